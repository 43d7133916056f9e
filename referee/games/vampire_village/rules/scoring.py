"""One account feeds the projection and the tally («FIN DE MANCHE ET FIN DE PARTIE»)."""

from typing import Any, Final

from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_village.rules import editions
from referee.games.vampire_village.rules.attack import LETTER
from referee.games.vampire_village.rules.cells import reading_order
from referee.games.vampire_village.rules.state import Seat, State

TIE_BREAKS: Final = ("points", "cards")  # VV64: cards are buildings and heroes, the start card included


def lines_of(on_buildings: int, on_heroes: int, creatures: int, repelled: int, edition: str) -> tuple[ScoreLine, ...]:
    """Every line of an account in that edition (VV62, VV63), from what is counted."""
    return (
        ScoreLine("villagers-on-buildings", on_buildings, on_buildings),
        ScoreLine("villagers-on-heroes", on_heroes, on_heroes if editions.scores_on_heroes(edition) else 0),
        ScoreLine("creatures", creatures, creatures if editions.scores_unrepelled(edition) else repelled),
    )


def projected(state: State, number: int) -> Seat:
    """A player's side as it would count in the end if it stayed as it is: whoever still attacks is repelled where a
    card lies, and nowhere else (VV54, VV63)."""
    seat = state.seats[number]
    if state.phase == "over":
        return seat
    repelled = bool(seat.village)
    order = state.setup.order
    now = order.index(state.attack) if state.round == 2 and state.attack else 0  # in round 1 all attack again
    coming = [LETTER[kind] for kind in order[now:]]
    counted = [
        one if one.repelled is repelled or one.face[0] not in coming else one._replace(repelled=repelled)
        for one in seat.creatures
    ]
    return seat.with_creatures(tuple(counted))


def account(seat: Seat, edition: str) -> tuple[ScoreLine, ...]:
    """Every line of a player's points in that edition."""
    on_heroes = sum([spot.villagers for spot in seat.village.values() if spot.card.is_hero])
    creatures = [creature for creature in seat.creatures if creature.face[0] != "d"]
    # VV54: those whose attack ended only because no card was left were never repelled.
    repelled = sum([creature.repelled for creature in creatures])
    return lines_of(seat.village.villagers() - on_heroes, on_heroes, len(creatures), repelled, edition)


def point_by_point(state: State, number: int) -> list[tuple[str, dict[str, Any], str]]:
    """Every point of a player: a message key with its parameters, and the rule it comes from."""
    seat, edition = projected(state, number), state.setup.edition
    found: list[tuple[str, dict[str, Any], str]] = []
    for cell in sorted(seat.village, key=reading_order):
        card, villagers = seat.village[cell]
        counts = not card.is_hero or editions.scores_on_heroes(edition)
        params = {"cell": cell, "face": card.face, "villagers": villagers, "points": villagers if counts else 0}
        if villagers:
            found.append(("why.villagers", params, "VV62" if card.is_hero else "scoring"))
    for creature in seat.creatures:
        if creature.face[0] != "d":
            counts = creature.repelled or editions.scores_unrepelled(edition)
            rule = "scoring" if creature.repelled else "VV63"
            found.append(("why.creature", {"creature": creature.face, "points": int(counts)}, rule))
    found.append(("why.cards", {"cards": len(seat.village)}, "VV64"))
    return found


def points(seat: Seat, edition: str) -> int:
    return sum(line.points for line in account(seat, edition))


def standings(state: State) -> tuple[Standing, ...]:
    """By points, then cards; what stays tied shares its rank, all the way down (VV65)."""
    edition = state.setup.edition
    seats = [projected(state, number) for number in range(len(state.seats))]
    return rank([(points(seat, edition), len(seat.village)) for seat in seats])
