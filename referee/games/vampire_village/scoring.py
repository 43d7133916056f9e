"""One account feeds the projection and the tally («FIN DE MANCHE ET FIN DE PARTIE»)."""

from typing import Final

from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_village import editions
from referee.games.vampire_village.state import Seat, State

TIE_BREAKS: Final = ("points", "cards")  # VV64: cards are buildings and heroes, the start card included


def account(seat: Seat, edition: str) -> tuple[ScoreLine, ...]:
    """Every line of a player's points in that edition."""
    on_heroes = sum([spot.villagers for spot in seat.village.values() if spot.card.is_hero])
    on_buildings = seat.village.villagers() - on_heroes
    creatures = [creature for creature in seat.creatures if creature.face[0] != "d"]
    # VV54, VV63: those whose attack ended only because no card was left were never repelled.
    scoring = len(creatures) if editions.scores_unrepelled(edition) else sum([c.repelled for c in creatures])
    return (
        ScoreLine("villagers-on-buildings", on_buildings, on_buildings),
        ScoreLine("villagers-on-heroes", on_heroes, on_heroes if editions.scores_on_heroes(edition) else 0),
        ScoreLine("creatures", len(creatures), scoring),
    )


def points(seat: Seat, edition: str) -> int:
    return sum(line.points for line in account(seat, edition))


def standings(state: State) -> tuple[Standing, ...]:
    """By points, then cards; what stays tied shares its rank, all the way down (VV65)."""
    edition = state.setup.edition
    return rank([(points(seat, edition), len(seat.village)) for seat in state.seats])
