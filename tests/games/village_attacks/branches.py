"""What recorded games must show, each as a question to the course of one."""

import re

from tests.games.recording import Branch, Course, told


def ended(result: str, why: str) -> Branch:
    def has_ended(course: Course) -> bool:
        end = course.table.state.end
        return end is not None and (end.result, end.why) == (result, why)

    return has_ended


def entered(words: str) -> Branch:
    """An entry with these words in it."""
    return lambda course: any(f" {words} " in f" {text} " for text in course.texts)


def typed(pattern: str) -> Branch:
    """A whole entry like that."""
    return lambda course: any(re.fullmatch(pattern, text) for text in course.texts)


def came(pattern: str) -> Branch:
    """Somebody like that is put on the board."""
    return lambda course: any(
        re.fullmatch(pattern, word) for params in course.params("do-put") for word in params["figures"].split()
    )


def returned(course: Course) -> bool:
    return any(event.key == "do-put" and event.seat is not None for event in course.events)


def hero_came(course: Course) -> bool:
    heroes = {hero.name for hero in course.table.state.facts.heroes}
    return any(heroes & {*params["figures"].split()} for params in course.params("do-put"))


def on_two_hearts(course: Course) -> bool:
    return {"ch1", "ch2"} <= {params["to"] for params in course.params("do-move")}


def shoved(course: Course) -> bool:
    return any(params.get("shoved") for params in course.params("do-move"))


def by_day_and_night(course: Course) -> bool:
    return told("it-is-day")(course) and told("it-is-night")(course) and told("day-takes")(course)


BRANCHES: dict[str, Branch] = {
    "won: all killed": ended("won", "clear"),
    "won: morale": ended("won", "morale"),
    "won: heroes": ended("won", "heroes"),
    "lost: reached": ended("lost", "reached"),
    "lost: monsters": ended("lost", "monsters"),
    "lost: heart": ended("lost", "heart"),
    "won: delivered": ended("won", "delivered"),
    "lost: kidnapped": ended("lost", "kidnapped"),
    "lost: tome": ended("lost", "tome"),
    "a torch": told("torch"),
    "a reroll": entered("again"),
    "dice are named": typed(r"\w+ (move|hit) [mrgsc]+ .+"),
    "a cost is paid": typed(r"\w+ use [123] [mrgsc]+ .+"),
    "a better ability": told("ability-better"),
    "dice of the reserve are spent": told("spent-reserve"),
    "a death": told("monster-died"),
    "a return": returned,
    "veterans": came("h[0-9]+v"),
    "the box is empty": told("box-empty"),
    "a level": told("level"),
    "a ruling": entered("!"),
    "undo": entered("undo"),
    "redo": entered("redo"),
    "a count": entered("="),
    "a shield": told("shield"),
    "a counter-attack": told("counter"),
    "called in late": lambda course: course.table.state.setup.begins > 1,
    "an event": told("event"),
    "Darkness": told("zone-dark"),
    "Unlucky": told("zone-unlucky"),
    "a miss": entered("coin miss"),
    "a hero": hero_came,
    "a hero is killed": lambda course: bool(course.table.state.heroes_dead),
    "a trap": told("trap-sprung"),
    "the Treasure": told("treasure"),
    "two Hearts": on_two_hearts,
    "won: fled": ended("won", "fled"),
    "lost: buried": ended("lost", "buried"),
    "Yunfakh": came("y[0-9]+[acdmu]"),
    "a summoned monster": told("ally-moved"),
    "a summoned monster kills": told("ally-struck"),
    "a minion": came("hound"),
    "symbols": told("brought-symbols"),
    "a corridor collapses": told("tile-removed"),
    "a corridor stands": entered("coin stands"),
    "the Heart is fed": told("heart-fed"),
    "a peasant is caught": told("caught"),
    "a peasant is let go": told("load-dropped"),
    "a capture": told("captured"),
    "a captive is freed": told("freed"),
    "a marker opens": told("gate-opens"),
    "another card": told("another-card"),
    "a marker is closed": told("gate-closed"),
    "an objective is picked up": told("picked-up"),
    "a tome is taken": told("tome-taken"),
    "a tome is dropped": told("tome-dropped"),
    "the Troll": told("troll-die"),
    "the Troll is attacked": told("troll-attacked"),
    "day and night": by_day_and_night,
    "a shove": shoved,
}
