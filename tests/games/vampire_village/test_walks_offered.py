"""The walks that are offered when a hero is laid: legal, whole, none twice over a card, the best first."""

import random

import pytest

from referee.games import GAMES
from referee.games.vampire_village.words.reading import read_walk
from referee.notation.names import write_name
from tests.games.contract.driver import legal_line, new_table
from tests.helpers import at_building

WALKS = GAMES["vampire-village"].walks()


def offered(position: str, face: str, cell: str, *chosen: str) -> list[str]:
    assert WALKS is not None
    return [one.code for one in WALKS.best_walks(at_building(position).state, 0, face, cell, chosen)]


def test_the_fullest_building_comes_first() -> None:
    position = "Ana: d4=y111*2 e4=b020*3 c4=n000*1\nBen: d4=g200*2"
    assert offered(position, "h2", "d3")[:3] == ["d4-e4x2", "d4-c4x2", "d4-d3x2"], "the hero last"
    assert offered(position, "h2", "d3")[3:] == ["d4-e4", "d4-c4", "d4-d3"], "fewer than can go, after all"


def test_off_another_hero_onto_a_building() -> None:
    assert offered("Ana: d4=y111 e4=h0*2\nBen: d4=g200*2", "h2", "e3")[0] == "e4-d4x2"


def test_no_points_nobody_there_nothing_to_offer() -> None:
    position = "Ana: d4=y111*2 e4=b020\nBen: d4=g200*2"
    assert offered(position, "h0w", "d3") == []
    assert offered(position, "b020", "d3") == []
    assert offered(position, "h9", "e3") == []


def test_after_a_walk_the_rest() -> None:
    position = "Ana: d4=y111*2 e4=n000 e5=b020*2\nBen: d4=g200*2"
    assert offered(position, "h5", "d5")[0] == "d4-e4-e5x2"
    assert offered(position, "h5", "d5", "d4-e4-e5x2") == ["e5-e4", "e5-d5"]
    assert offered(position, "h4", "d5", "d4-e4-e5x2") == []


@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_is_legal(seed: int) -> None:
    """At random positions of random games every offer is taken by the rules, and comes by no card twice."""
    assert WALKS is not None
    rng = random.Random(seed)
    table, seen = new_table("vampire-village", rng), 0
    while table.pending:
        for decision in (one for one in table.pending if one.kind == "place"):
            name, cell = write_name(table.players[decision.player]), rng.choice(decision.options)
            for walk in WALKS.best_walks(table.state, decision.player, "h4", cell, ()):
                assert walk.code in table.judge(f"{name} place h4 {cell} {walk.code}").text
                cells = read_walk(walk.code).cells
                assert len({*cells}) == len(cells)
                seen += 1
        table.do(legal_line(table, rng))
    assert seen > 50
