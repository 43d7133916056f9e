"""What could be typed at a prompt, right as the game stands."""

from referee.engine.ruling import Decision, Refused
from referee.games.vampire_nights.rules import hands, rooms
from referee.games.vampire_nights.rules.manor import COLUMNS
from referee.games.vampire_nights.rules.pieces import TILES
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.upkeep import unlaid


def example(state: State, decision: Decision) -> str:
    """Where answers are typed and not listed; "" elsewhere, and at the end, where only the player knows them."""
    match decision.kind:
        case "reveal":
            return " ".join(_tiles(state))
        case "guards":
            return " ".join([*COLUMNS[:2], *hands.possible_items(state, decision.player)[-1:]])
        case "turn":
            moves = [option.removeprefix("move ") for option in decision.options if option.startswith("move ")]
            return (*moves, *decision.options)[0]
    return ""


def _tiles(state: State) -> list[str]:
    """For every third room a tile that can lie there, each another one as long as there are any."""
    piles, found = state.piles, list[str]()
    for cell in unlaid(state):
        for tile in sorted(TILES, key=lambda tile: (tile in found, tile != "ser")):
            try:
                piles = rooms.with_seen(piles, state.setup, cell, tile)
            except Refused:
                continue
            found.append(tile)
            break
    return found
