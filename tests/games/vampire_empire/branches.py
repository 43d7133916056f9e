"""The branches of the game that recorded games must show, each as a question to the course of one."""

from referee.games.vampire_empire.rules.actions import Defend
from referee.games.vampire_empire.rules.state import State
from tests.games.recording import Branch, Course, told


def entered(words: str) -> Branch:
    """An entry with these words in it."""
    return lambda course: any(f" {words} " in f" {text} " for text in course.texts)


def ended(how: str) -> Branch:
    return lambda course: course.table.state.ending == how


def compared(outcome: str, number: int) -> Branch:
    return lambda course: any(
        params["outcome"] == outcome and params["round"] == number for params in course.params("compared")
    )


def forced(text: str) -> Branch:
    return lambda course: any(params["text"].startswith(text) for params in course.params("forced"))


def shared(course: Course) -> bool:
    return len(course.table.state.winners) == 2


def marked_fight(course: Course) -> bool:
    """A marker counted in the first round of a fight."""
    return any(isinstance(step.entry, Defend) and _has_markers(step.before) for step in course.table.play.steps)


def _has_markers(state: State) -> bool:
    combat = state.combat
    if combat is None or combat.round > 1:
        return False
    return bool(state.slot(combat.attacker).attack or state.slot(combat.target).defence)


def castle_of_two(course: Course) -> bool:
    return len(course.table.state.castle) < 3


def taken_back(course: Course) -> bool:
    """Somebody was answered to be human, and the table found a vampire's token."""
    cleared = {params["character"] for params in course.params("cleared")}
    return any(f"! vampire {character} " in text for character in cleared for text in course.texts)


BRANCHES: dict[str, Branch] = {
    "ends: vampires dead": ended("vampires-dead"),
    "ends: humans dead": ended("humans-dead"),
    "ends: castle": ended("castle"),
    "ends: cards": ended("cards"),
    "ends: table": ended("table"),
    "a draw": shared,
    "draw": told("drew"),
    "keep": entered("keep"),
    "the cellar is shuffled in": told("reshuffled"),
    "reveal": entered("reveal"),
    "hide": entered("hide"),
    "water, human": told("cleared"),
    "water, vampire": lambda course: "tested" in course.told() and "unmasked" in course.told(),
    "an immediate attack left": told("no-attack"),
    "killed in round 1": compared("killed", 1),
    "killed in round 2": compared("killed", 2),
    "survives round 2": compared("survives", 2),
    "no second round": told("stopped"),
    "pass": told("passed"),
    "markers": marked_fight,
    "support in a fight": entered("combat"),
    "a card cancelled": told("cancelled"),
    "a fight broken off": told("broken-off"),
    "block": told("blocking"),
    "swap": told("swapped"),
    "test by support": entered("test"),
    "an answer that is known": forced("answer"),
    "no card to defend with": forced("defend"),
    "no card for round 2": forced("attack"),
    "a pass with nothing": forced("pass"),
    "a player sits out": told("skipped"),
    "a castle of two": castle_of_two,
    "tokens shown": told("shown.vampires"),
    "an answer taken back": taken_back,
    "ruled by the table": told("ruled"),
}
