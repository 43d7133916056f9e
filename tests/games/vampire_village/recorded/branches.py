"""Whether a game in the making shows a branch of the rules; every function answers for one branch."""

from collections.abc import Iterator
from typing import Any

from referee.games.vampire_village.rules.cards import DEMONS, STEALS
from referee.games.vampire_village.rules.cells import COLUMN, NEIGHBOURS, ROW
from tests.games.vampire_village.recorded.make import Trace

KINDS = ("witches", "werewolves", "vampires")


def _villages(trace: Trace) -> Iterator[Any]:
    for before, _ in trace.happened:
        yield from (seat.village for seat in before.seats)


def _split(village: Any) -> bool:
    reached, todo = set(), [next(iter(village), None)]
    while todo:
        cell = todo.pop()
        if cell in village and cell not in reached:
            reached.add(cell)
            todo += NEIGHBOURS[cell]
    return len(reached) < len(village)


def every_demon_both_ways(trace: Trace) -> bool:
    heroes = {event.params["demon"] for event in trace.events("demon-took-hero")}
    effects = {event.params["demon"] for event in trace.events("demon-yellow", "demon-fewest", "demon-stole")}
    return heroes == set(DEMONS) and effects == set(DEMONS) - {"dh"}


def every_demon_idle(trace: Trace) -> bool:
    return {event.params["demon"] for event in trace.events("demon-left")} == set(DEMONS)


def fewest_tie(trace: Trace) -> bool:
    return any(
        option.startswith("dm effect") and sum(other.startswith("dm effect") for other in decision.options) > 1
        for _, decision, option in trace.choices
    )


def steal_ring(trace: Trace) -> bool:
    """Everybody steals in one round."""
    stolen = [(before.round, event.seat) for before, event in trace.happened if event.key == "demon-stole"]
    seats = range(len(trace.table.players))
    return any({(turn, seat) for seat in seats} <= set(stolen) for turn in (1, 2))


def stolen_is_safe(trace: Trace) -> bool:
    """The right neighbour has creatures of the wanted kind, all of them stolen in this phase: not to be taken on."""
    for state, decision, _ in trace.choices:
        victim = state.seats[state.right(decision.seat)]
        mine = {creature.face for creature in state.seats[decision.seat].creatures}
        for letter in {STEALS[demon] for demon in mine & set(STEALS)}:
            lying = any(creature.face[0] == letter for creature in victim.creatures)
            if state.phase == "demons" and lying and not any(face[0] == letter for face in victim.pool):
                return True
    return False


def mutual_steals(trace: Trace) -> bool:
    return steal_ring(trace) and stolen_is_safe(trace)


def _values(trace: Trace, kind: str) -> Iterator[dict[str, int]]:
    """The fixed values by face of everybody who has to choose what falls in such an attack."""
    for state, decision, _ in trace.choices:
        if state.attack == kind:
            yield {creature.face: creature.value for creature in state.seats[decision.seat].creatures}


def two_packs(trace: Trace) -> bool:
    """Grey and black werewolves of different strength break in together."""
    return any(
        values.get("lg") and values.get("lb") and values["lg"] != values["lb"]
        for values in _values(trace, "werewolves")
    )


def two_witch_kinds(trace: Trace) -> bool:
    """One player's witches count the left and the right neighbour, and the counts differ."""
    return any(
        values.get("wl") and values.get("wr") and values["wl"] != values["wr"] for values in _values(trace, "witches")
    )


def witch_worth_nothing(trace: Trace) -> bool:
    """A witch worth 0 dies as the weakest."""
    return any(event.params["creature"] in ("wl", "wr") and not event.params["value"] for event in breaches(trace))


def breaches(trace: Trace) -> list[Any]:
    return trace.events("breached")


def lines_exhausted(trace: Trace) -> bool:
    """In an attack of every kind, somebody loses a whole line and goes on losing on the next."""
    seen = set()
    for before, event in trace.happened:
        if event.key == "breached":
            kind = event.params["kind"]
            place_in = ROW if kind == "werewolves" else COLUMN
            for other_before, other in trace.happened:
                same = (other.key, other.seat, other_before.round) == ("breached", event.seat, before.round)
                next_line = place_in[other.params["cell"]] != place_in[event.params["cell"]] if same else False
                if next_line and other.params["kind"] == kind:
                    seen.add(kind)
    return seen == set(KINDS)


def heroes_in_front(trace: Trace) -> bool:
    """A line of two or more heroes and nothing else is broken into."""
    return any(
        event.key == "breached"
        and len(event.params["line"]) > 1
        and all(before.seats[event.seat].village[cell].card.is_hero for cell in event.params["line"])
        for before, event in trace.happened
    )


def split_and_counted(trace: Trace) -> bool:
    """A village falls apart, and later a row or column is counted across the gap."""
    for before, event in trace.happened:
        if event.key in ("gained-row", "gained-column") and _split(before.seats[event.seat].village):
            place_in = COLUMN if event.key == "gained-row" else ROW
            places = sorted(place_in[cell] for cell in event.params["counted"])
            if len(places) > 1 and places[-1] - places[0] >= len(places):
                return True
    return False


def icons_both_ways(trace: Trace) -> bool:
    """A hero with the right icon takes the strongest, and another the weakest, in every kind of attack."""
    seen = set()
    for state, decision, option in trace.choices:
        cell, _, face = option.partition(" ")
        seat = state.seats[decision.seat]
        if decision.kind == "breach" and face and seat.village[cell].card.is_hero:
            letter = face[0]
            values = {c.face: c.value for c in seat.creatures if c.face[0] == letter}
            if letter in seat.village[cell].card.icons and min(values.values()) < max(values.values()):
                seen.add((letter, values[face] == max(values.values()), values[face] == min(values.values())))
    return all({(letter, True, False), (letter, False, True)} <= seen for letter in "wlv")


def weakest_ties(trace: Trace) -> bool:
    """Witches of two kinds, and both packs, tie for the weakest on a card without the icon."""
    seen = {
        option.split()[1][0]
        for state, decision, option in trace.choices
        if decision.kind == "breach" and " " in option
        if not state.seats[decision.seat].village[option.split()[0]].card.is_hero
    }
    return {"w", "l"} <= seen


def survivor_stolen(trace: Trace) -> bool:
    """In round 2 a creature is stolen that can only have survived round 1."""
    fresh: set[tuple[int | None, str]] = set()
    for before, event in trace.happened:
        if before.round == 2 and event.key == "revealed":
            fresh |= {(event.seat, face) for face in event.params["creatures"]}
        stole = before.round == 2 and event.key == "demon-stole"
        if stole and (event.params["victim"], event.params["creature"]) not in fresh:
            return True
    return False


def drifted(trace: Trace) -> bool:
    """Without d4, one village has gone above row 0 and another past column a."""
    gone = [village for village in _villages(trace) if village and "d4" not in village]
    above = any(min(ROW[cell] for cell in village) < 0 for village in gone)
    beyond = any(min(COLUMN[cell] for cell in village) < COLUMN["a4"] for village in gone)
    return above and beyond


def five_wide_and_high(trace: Trace) -> bool:
    def size(village: Any, place_in: dict[str, int]) -> int:
        places = [place_in[cell] for cell in village]
        return max(places) - min(places) + 1

    villages = [village for village in _villages(trace) if village]
    return any(size(village, COLUMN) > 4 for village in villages) and any(size(v, ROW) > 4 for v in villages)


def other_colour_counted(trace: Trace) -> bool:
    """A gain per colour counts the new building of another colour."""
    for before, event in trace.happened:
        village = before.seats[event.seat].village if event.seat is not None else {}
        if event.key == "gained-colour":
            others = [cell for cell, spot in village.items() if spot.card.colour == event.params["colour"]]
            placed = next(e for e in trace.events("placed") if e.params["cell"] == event.params["cell"])
            if others and event.params["villagers"] > len(others) and placed.params["face"][0] not in "gbry":
                return True
    return False


def broken_by_cards(trace: Trace) -> bool:
    first, second = trace.standings()[:2]
    return first["points"] == second["points"] and first["cards"] > second["cards"] and first["rank"] == 1


def ranks(trace: Trace) -> list[int]:
    return [place["rank"] for place in trace.standings()]


def editions_differ(trace: Trace) -> bool:
    """The other edition would have had another winner."""
    best = {
        edition: {place["player"] for place in trace.standings() if place["points_by_edition"][edition] == most}
        for edition in ("fr", "ru")
        for most in [max(place["points_by_edition"][edition] for place in trace.standings())]
    }
    return not best["fr"] & best["ru"]
