"""What happened, in words: an entry as a log tells it, under a heading for every night and day."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.engine.ruling import Event, Said
from referee.games.vampire_empire.rules import actions
from referee.games.vampire_empire.rules.actions import Action
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.rules.turns import TURNS, changes_nothing

# In the log, the action itself says these.
_SAID: Final[dict[type, tuple[str, ...]]] = {
    actions.Reveal: ("unmasked",),
    actions.Hide: ("hidden",),
}


def deed(state: State, action: Action) -> Said | None:
    """What was done, where its results don't tell it."""
    if action.player is not None:
        own = _of_a_player(state, action)
        return own and Said(own.key, {"player": state.name(action.player), **own.params})
    return _of_the_table(action)


def _of_a_player(state: State, action: Action) -> Said | None:
    match action:
        case actions.Keep():
            return Said("deed.keep")
        case actions.Draw() if changes_nothing(state, action):
            return Said("deed.keep")
        case actions.Reveal(_, character):
            return Said("deed.reveal", {"character": character})
        case actions.Hide(_, character, cards):
            return Said("deed.hide", {"character": character, "cards": cards})
        case actions.Defend(_, cards) if not cards and state.combat is not None:
            return Said("deed.no-defence", {"character": state.combat.target})
        case actions.Attack(_, _, cards) if not cards and state.combat is not None and state.combat.adding:
            return Said("deed.none-added", {})
        case actions.RulePile(_, pile, number, why):
            return Said(f"deed.rule-{pile}", {"number": number, "why": why})
        case actions.RuleReshuffled(_, reshuffled, why):
            return Said(f"deed.rule-{'reshuffled' if reshuffled else 'unshuffled'}", {"why": why})
        case actions.RuleTurn(_, why):
            return Said("deed.rule-turn", {"why": why})
        case actions.RuleWins(_, why):
            return Said("deed.rule-wins", {"why": why})
    return None


def _of_the_table(action: Action) -> Said | None:
    match action:
        case actions.RuleCastle(characters, why):
            return Said(f"deed.rule-castle{'' if characters else '-empty'}", {"characters": characters, "why": why})
        case actions.RuleCity(characters, why):
            return Said("deed.rule-city", {"characters": characters, "why": why})
        case actions.RuleDead(character, was, why):
            return Said(f"deed.rule-dead-{was}", {"character": character, "why": why})
        case actions.RuleAlive(character, why):
            return Said("deed.rule-alive", {"character": character, "why": why})
        case actions.RuleKnown(what, character, why):
            return Said(f"deed.rule-{what}", {"character": character, "why": why})
        case actions.RuleMarkers(character, attack, defence, why):
            params = {"character": character, "attack": attack, "defence": defence, "why": why}
            return Said("deed.rule-markers", params)
        case actions.RuleDraw(why):
            return Said("deed.rule-draw", {"why": why})
    return None


def story(before: State, after: State, action: Action, events: Sequence[Event]) -> list[Event]:
    return [*_story(before, action, events)]


def _story(before: State, action: Action, events: Sequence[Event]) -> Iterator[Event]:
    keys = [event.key for event in events]
    at = 1 if keys[:1] == ["skipped"] else 0
    if keys[at : at + 1] and keys[at] in TURNS:  # VE67: a turn begins with its first entry
        yield _heading(events[at], "begin")
        events = [*events[at + 1 :], *events[:at]]
    own = deed(before, action)
    if own is not None:
        yield Event(own.key, None, own.params)
    said = ("ruled", *_SAID.get(type(action), ()))
    for event in told(events):
        if event.key in TURNS:
            yield _heading(event, "stand")
        elif event.key == "attacked" and before.combat is not None:
            yield event._replace(key="attacked-more")
        elif event.key not in said:
            yield event


def told(events: Sequence[Event]) -> list[Event]:
    """Everything once: the comparison of a combat says who dies, and what had no choice is told by what follows it."""
    fought = any(event.key == "compared" for event in events)
    without_cards = ("defend none", "attack none")
    found = []
    for event in events:
        if event.key == "forced" and event.params["text"] in without_cards:
            found.append(Event("no-cards", event.seat, {}))
        elif event.key != "forced" and not (fought and event.key == "killed"):
            found.append(event)
    return found


def _heading(event: Event, where: str) -> Event:
    """The night or day that begins, before the entry or after it."""
    return Event(f"{where}.turn", None, {"time": TURNS[event.key], "round": event.params["round"]})
