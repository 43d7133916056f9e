"""What is said about a position, a decision and an entry, beyond what every game says."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Decision, Said
from referee.games.village_attacks.boards import shown
from referee.games.village_attacks.naming import called, either, fact_said, named, option_said, place_or_name, plus_said
from referee.games.village_attacks.results import results, told
from referee.games.village_attacks.rules.allies import summoned
from referee.games.village_attacks.rules.attack import bonuses
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.crowding import uncounted_zones
from referee.games.village_attacks.rules.dice import is_judged
from referee.games.village_attacks.rules.facts import missing, unlike_the_book
from referee.games.village_attacks.rules.offers import VILLAGERS
from referee.games.village_attacks.rules.scenario_tasks import Upkeep
from referee.games.village_attacks.rules.spawning import ANOTHER_CARD, FIRST_HERO, HUNTERS_FIRST, tier
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.tasks import Blow, Divert, LevelUp
from referee.games.village_attacks.rules.turns import order_of_turns
from referee.games.village_attacks.rules.walking import is_trapped, steps_to_go
from referee.games.village_attacks.story import deed, story
from referee.games.village_attacks.why import explain

__all__ = [
    "called",
    "count_parts",
    "decision_params",
    "deed",
    "explain",
    "results",
    "stand_params",
    "story",
    "told",
]


# Spawn entries that bring something else than the card of a marker, by their rule.
_CARDS: Final[Mapping[str, str]] = {
    FIRST_HERO: "hero",
    "VA197": "come",
    "VA198": "come",
    HUNTERS_FIRST: "hunters",
    ANOTHER_CARD: "another",
}


def stand_params(state: State) -> dict[str, Any]:
    told = {"round": state.round, "heart": state.heart, "tier": tier(state), "coin": state.name(state.coin)}
    return told if state.morale is None else {**told, "morale": state.morale, "has": "morale"}


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    asked = question(state)
    found: dict[str, Any] = {"options": decision.options, "tier": tier(state)}
    if decision.kind in ("fact", "ready"):
        found["options"] = tuple(map(fact_said, decision.options))
        return found | _facts_wanted(state)
    if asked is None:
        return found | _turn_of(state, decision)
    found |= {"options": tuple(map(option_said, decision.options)), "such": " ".join(decision.options)}
    if decision.kind == "coin":
        found["either"] = either(decision.options)
    if decision.kind == "spawn":
        gates = _CARDS.get(decision.rule, len(decision.options))
        found |= {"such": decision.options[0], "gates": gates}
    if decision.kind == "reroll":
        found["rolled"] = state.monsters[decision.player].dice
    task = state.agenda[-1]
    if isinstance(task, LevelUp):
        number = state.agenda.count(task)
        found |= {"number": number, "levels": "several" if number > 1 else "one"}
    if isinstance(task, Divert):
        found |= {"wounds": task.blow.wounds}
    if isinstance(task, Upkeep):
        found |= {"name": named(task.name)}
    if isinstance(task, Blow):
        found |= {"wounds": task.wounds, "plus": plus_said(bonuses(state, task), task.aim.zone)}
        found["more"] = bool(found["plus"])
    if asked.about == "aside":
        found["name"] = named(asked.figures)
    within = decision.kind == "order" and asked.zone and not asked.about
    return found | called({"about": "zone" if within else asked.about, "figures": asked.figures, "zone": asked.zone})


def _turn_of(state: State, decision: Decision) -> dict[str, Any]:
    """Whose turn it is, what it has left, and who comes next."""
    if decision.seat is None:
        able = tuple([named(one) for one in decision.options if one != VILLAGERS])
        return {"who": "allies" if able else "over", "names": able}
    seat, order = decision.seat, order_of_turns(state)
    after = order[order.index(seat) + 1 :]
    found = {
        "monster": state.name(seat),
        "zone": place_or_name(state.monsters[seat].zone),
        "left": state.health(seat),
        "health": state.sheet(seat).health,
        "rest": _rest(state, seat),
        "rolled": "yes" if is_judged(state, seat) else "no",
        "where": "home" if state.monsters[seat].zone else "dead",
        "then": "next" if after else "last",
    }
    if after:
        return found | {"next": state.name(after[0]), "typed": _shortest(state, after[0])}
    if allies := summoned(state):
        return found | {"then": "allies", "next": tuple([named(one.name) for one in allies]), "typed": allies[0].name}
    return found


def _rest(state: State, seat: int) -> tuple[Said, ...]:
    """What it has left to move and to spend."""
    monster, steps = state.monsters[seat], Said("rest.steps", {"steps": steps_to_go(state, seat)})
    rest = [Said("rest.trapped") if monster.zone and is_trapped(state, seat) else steps]
    if is_judged(state, seat):
        rest.append(Said("rest.dice", {"dice": monster.dice}) if monster.dice else Said("rest.no-dice"))
        rest += [Said("rest.owed", {"number": monster.owed})] if monster.owed else []
        rest += [Said("rest.reserve", {"dice": monster.reserve})] if monster.reserve else []
    return tuple(rest)


def _shortest(state: State, seat: int) -> str:
    """The fewest letters of a monster's name that no other name begins with."""
    name = state.setup.monsters[seat]
    others = [one for one in state.setup.monsters if one != name]
    starts = [name[:length] for length in range(1, len(name) + 1)]
    return next((start for start in starts if not any(other.startswith(start) for other in others)), name)


def _facts_wanted(state: State) -> dict[str, Any]:
    """Which fact comes next, of which monster, and where the map differs from the book."""
    what, _, monster = (*missing(state), "")[0].partition(" ")
    seat = state.seat_of(monster)
    lacking, extra = (tuple(map(shown, zones)) for zones in unlike_the_book(state))
    uncounted = tuple([shown(zone) for zone in uncounted_zones(state)])
    return {
        "what": _fact_wanted(state, what, bool(lacking)),
        "monster": "" if seat is None else state.name(seat),
        "scenario": state.setup.scenario,
        "lacking": lacking,
        "walk": _another_walk(state),
        "extra": extra,
        "uncounted": uncounted,
        "differs": "fits" if uncounted else _differs(lacking, extra),
    }


def _another_walk(state: State) -> str:
    """One more passage that could be missing: to a tile that isn't on the map yet, if there is one."""
    known, (lacking, _) = sorted(state.castle.distance, key=state.distance), unlike_the_book(state)
    others = [*lacking, *(zone for zone in known[:-1] if zone not in state.castle.next_to(known[-1]))]
    return f"{known[-1]}-{others[0]}" if known and others else ""


def _differs(lacking: tuple[str, ...], extra: tuple[str, ...]) -> str:
    return "both" if lacking and extra else "lacking" if lacking else "extra" if extra else "no"


def _fact_wanted(state: State, what: str, lacking: bool) -> str:
    if what == "gates" and state.facts.gates:
        return "gates-colours"
    return "gates-lacking" if what == "gates" and lacking else what


def count_parts(state: State, seat: int, what: str) -> tuple[Any, ...]:
    return ()
