"""An entry as the log tells it: what was done and what followed, under headings of rounds and phases."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from referee.engine.ruling import Event, Said
from referee.games.village_attacks.changes import change_said
from referee.games.village_attacks.facts_told import fact_said
from referee.games.village_attacks.naming import called, dice_said, group_said, named, option_said
from referee.games.village_attacks.results import told
from referee.games.village_attacks.rules import actions
from referee.games.village_attacks.rules.attack import ITSELF
from referee.games.village_attacks.rules.facts import FACTS
from referee.games.village_attacks.rules.state import State

# What the effects of a ruling lead to; the ruling itself says it.
_RULED: Final = (
    "removed",
    "do-put",
    "do-move",
    "do-lay",
    "set-on-fire",
    "monster-wounded",
    "health",
    "placed",
    "condition",
    "condition-off",
    "zone-dark",
    "zone-unlucky",
    "heart",
)


def deed(state: State, action: Any) -> Said | None:
    """What was done, where its results don't tell it."""
    if isinstance(action, FACTS):
        return fact_said(action)
    if action.player is not None:
        own = _of_a_monster(action)
        return own and Said(own.key, {"player": state.name(action.player), **own.params})
    return _of_the_table(action)


def _of_a_monster(action: Any) -> Said | None:
    match action:
        case actions.First():
            return Said("deed.first")
        case actions.Drop(_, dice):
            return Said("deed.drop", {"dice": dice_said(dice)})
        case actions.Roll(_, dice):
            return Said("deed.roll", {"dice": dice_said(dice)})
        case actions.Again(_, symbol, dice):
            return Said("deed.again", {"symbol": dice_said(symbol), "dice": dice_said(dice)})
        case actions.Stay():
            return Said("deed.stay")
        case actions.Redirect(_, minion) if minion == ITSELF:
            return Said("deed.redirect-none")
        case actions.Redirect(_, minion):
            return Said("deed.redirect", {"name": named(minion)})
        case actions.Defend(_, answers):
            return Said("deed.defend", {"answers": tuple([Said(f"parry.{one}") for one in answers])})
    return None


def _of_the_table(action: Any) -> Said | None:
    match action:
        case actions.Ready():
            return Said("deed.ready")
        case actions.Villagers():
            return Said("deed.villagers")
        case actions.Order(words):
            return Said("deed.order", {"options": tuple(map(option_said, words))})
        case actions.Coin(results):
            return Said("deed.coin", {"options": tuple(map(option_said, results))})
        case actions.Spawn(zone, figures):
            groups = tuple(map(group_said, figures)) or (Said("figure.none"),)
            return Said("deed.spawn", {**called({"zone": zone}), "figures": groups})
        case actions.TurnUp(""):
            return Said("deed.no-card")
        case actions.Counted():
            return _counted(action)
        case actions.Rule(effects, why):
            return Said("deed.rule", {"effects": tuple(map(change_said, effects)), "why": why})
    return None


def _counted(action: actions.Counted) -> Said:
    if action.what == "zone":
        groups = tuple(map(group_said, action.figures)) or (Said("figure.none"),)
        return Said("deed.counted-zone", {**called({"zone": action.name}), "figures": groups})
    return Said(f"deed.counted-{action.what}", {"name": named(action.name), "number": action.number})


def _says_it(action: Any, results: Sequence[Event]) -> bool:
    """Whether what came of a card is all that it shows."""
    return isinstance(action, actions.Spawn) and any(event.key in ("do-put", "nobody-comes") for event in results)


def story(before: State, after: State, action: Any, events: Sequence[Event]) -> list[Event]:
    return [*_story(before, action, events)]


def _story(before: State, action: Any, events: Sequence[Event]) -> Iterator[Event]:
    phase = "villagers" if isinstance(action, actions.Villagers) else before.phase
    yield Event(f"begin.log-{phase}", None, {"round": before.round})
    own, results = deed(before, action), told(events)
    if own is not None and not _says_it(action, results):
        yield Event(own.key, None, own.params)
    said = _RULED if isinstance(action, actions.Rule) else ()
    for event in results:
        if event.key == "phase-monsters":
            yield Event("stand.log-monsters", None, {"round": event.params["round"]})
        elif event.key not in said and event.key != "turn-over":  # the next line says who acts now
            yield event
