"""The castle drawn: zones by distance, who stands there, what holds in them."""

import pytest

from referee import Table
from referee.draw.svg import svg
from referee.engine.view import Board
from referee.say import Voice
from referee.show.board import draw, draw_small
from referee.show.difference import place_texts
from referee.show.export.maps import map_picture
from referee.show.text import line_width, paint
from tests.games.village_attacks.helpers import HEROES, at
from tests.games.village_attacks.spoken import GAME, begun

STRANGE = "a1=p3,p2_,h1d* eh1=p1 vampire=a1 dark@sc1 unlucky@c1 burn@vampire slow@vampire"
CROWD = "ch1=p3,h1a lc1=p3,p1_*,h1c a1=p3,p2_,h2d* c1=p3,h2u sc1=p3,h1m mc1=p3,h2m eh1=p3,h2a g1=p3,h2u"


def castle(table: Table) -> Board:
    return table.game.view().boards(table.state, None, table.ruled_cells())[0]


def drawn(board: Board, columns: int) -> list[str]:
    return paint(draw(Voice("en", GAME), board, columns), "").splitlines()


def test_ways_out_and_the_dial_are_shown() -> None:
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 20", 7, (*HEROES, "goals g1"))
    lines = drawn(castle(table), 100)
    assert lines[0] == "Round 1, monsters   Heart 20   morale 45   tier 1   dial 0   coin: Vampire"
    assert next(line for line in lines if line.startswith("4 G-1")).endswith("objective: a way out")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_colour_of_a_marker_is_shown(language: str) -> None:
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 15", 14, gates="gates eh1:blue g1")
    lines = paint(draw(Voice(language, GAME), castle(table), 80), "").splitlines()
    shown = {"en": "marker: blue", "fr": "marqueur\u00a0: bleu", "ru": "метка: синий"}[language]
    assert [line[2:6] for line in lines if shown in line] == ["EH-1"]


def test_zones_stand_by_distance_with_figures_and_notes_in_columns() -> None:
    table = begun(*STRANGE.split())
    table.do("vampire guard s")
    assert drawn(castle(table), 100) == [
        "Round 1, monsters   Heart 5   tier 2   coin: Vampire",
        "0 CH-1    Banshee 5/5 · Dullahan 8/8",
        "1 LC-1",
        "  SC-1                                                                             Darkness",
        "2 A-1!    Vampire 6/6 ⛨ s (burning, Slow 1)   3 peasants · 2 peasants (down) ·     room: +1 wound",
        "                                              1 hunter (demon, burning)",
        "  C-1                                                                              Unlucky",
        "3 EH-1◆                                       1 peasant",
        "  MC-1",
        "4 G-1◆                                                                             room: wound, burn",
        "Passages: LC-1 – A-1 – EH-1 – G-1 – MC-1 – C-1 – LC-1 – CH-1 – SC-1 – C-1",
    ]


@pytest.mark.parametrize("columns", [80, 60, 40])
def test_a_crowd_keeps_to_the_width_and_nobody_is_left_out(columns: int) -> None:
    board, voice = castle(begun(*CROWD.split())), Voice("en", GAME)
    for lines in (draw(voice, board, columns), draw(voice, board, columns, "plain"), draw_small(voice, board, columns)):
        assert max(map(line_width, lines)) <= columns
    told = " ".join(drawn(board, columns))
    assert told.count("3 peasants") == 8
    assert not any(line.lstrip().startswith("·") for line in drawn(board, columns))
    small = [line.plain for line in draw_small(voice, board, 60)]
    assert len(small) <= 8
    assert "4 G-1◆ p3, h2u, room: wound, burn" in small


def test_what_is_known_is_drawn_before_the_facts_are_complete() -> None:
    table = Table.new(["Ana", "Ben"], game=GAME, header={"scenario": ["1"], "monsters": ["vampire", "banshee"]})
    assert drawn(castle(table), 80) == []
    table.do("map ch1-lc1-a1 d1-d2")
    table.do("gates a1")
    assert drawn(castle(table), 80) == [
        "Round 1, facts   Heart 5   tier 2   coin: Vampire",
        "0 CH-1 ─ LC-1",
        "1 LC-1 ─ CH-1, A-1",
        "2 A-1◆ ─ LC-1        room: +1 wound",
        "? D-1  ─ D-2",
        "  D-2  ─ D-1",
    ]


def test_a_zone_in_which_the_same_lies_is_not_told_as_a_difference() -> None:
    table = Table.new(["Ana", "Ben"], game=GAME, header={"scenario": ["1"], "monsters": ["vampire", "banshee"]})
    table.do("map ch1-a1 eh1-g1")
    before = castle(table)
    table.do("map a1-eh1")
    table.do("gates eh1")
    assert place_texts(Voice("en", GAME), before, castle(table)) == []


def test_who_is_dead_stands_below() -> None:
    board = castle(begun("-6@vampire"))
    assert drawn(board, 80)[-1].strip() == "Dead: Vampire"


def test_a_picture_has_words_for_signs_that_its_font_lacks() -> None:
    table = begun("vampire=a1")
    table.do("vampire guard sc")
    drawn = svg(map_picture(Voice("en", GAME), castle(table)), "the castle")
    assert "Defence s c" in drawn
    assert "⛨" not in drawn
