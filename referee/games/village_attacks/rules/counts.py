"""The table's own counts, compared with the referee's."""

from collections import Counter

from referee.engine.ruling import refuse
from referee.games.village_attacks.rules.actions import Counted
from referee.games.village_attacks.rules.allies import ally_of
from referee.games.village_attacks.rules.effects import check_zone
from referee.games.village_attacks.rules.figures import Figure, Group, figures_code
from referee.games.village_attacks.rules.state import State


def check_count(state: State, action: Counted) -> None:
    """:raises Refused: unknown-monster, unknown-zone, fact-missing, count-differs."""
    if action.what == "zone":
        _check_figures(state, action)
        return
    ally = ally_of(state, action.name) if action.what == "health" else None
    if action.name and state.seat_of(action.name) is None and ally is None:
        refuse("unknown-monster", "record", word=action.name, legal=state.setup.monsters)
    if action.what == "health" and not ally and (name := _without_sheet(state, action)):
        refuse("fact-missing", "facts", "fact-missing.sheet", fact=f"sheet {name}", legal=(f"sheet {name}",))
    counted = ally.health - ally.wounds if ally else counted_as(state, action)
    if counted != action.number:
        detail = "count-differs.no-morale" if counted is None else f"count-differs.{action.what}"
        refuse("count-differs", "record", detail, player="", name=action.name, number=action.number, counted=counted)


def _without_sheet(state: State, action: Counted) -> str:
    """The monster whose health cannot be known yet."""
    seat = state.seat_of(action.name)
    name = "" if seat is None else state.setup.monsters[seat]
    return "" if state.facts.sheet(name) else name


def counted_as(state: State, action: Counted) -> int | None:
    """What the referee has."""
    if action.what in ("heart", "morale", "dial"):
        number: int | None = getattr(state, action.what)
        return number
    seat = state.seat_meant(action.name)
    return state.monsters[seat].xp if action.what == "xp" else state.health(seat)


def _check_figures(state: State, action: Counted) -> None:
    check_zone(state, action.name)
    if _plain(state.at(action.name)) != _plain(action.figures):
        counted, number = figures_code(state.at(action.name)), figures_code(action.figures)
        refuse(
            "count-differs", "record", "count-differs.zone", player="", name=action.name, number=number, counted=counted
        )


def _plain(groups: "list[Group] | tuple[Group, ...]") -> Counter[Figure]:
    """How many of each there are, whether or not they are lying down or burning."""
    found: Counter[Figure] = Counter()
    for group in groups:
        found[Figure(group.figure.kind, group.figure.variant)] += group.number
    return found
