"""Boards, the score and who won, as they are shown in a terminal."""

import re
from pathlib import Path

import pytest

from referee import Table
from referee.engine.view import Board, Piece, Tile
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.board import draw, draw_small
from referee.show.boards import boards_lines
from referee.show.ruling import next_lines
from referee.show.score import STAR, score_lines
from referee.show.text import Line, line_width, paint
from tests.cli.conventions.runs import GAMES, started, within
from tests.games.vampire_nights.helpers import at
from tests.helpers import at_night, played
from tests.places import ROOT

GOLD = "\x1b[1;38;5;220m"
DEMOS = [*ROOT.glob("referee/games/*/texts/demo.referee")]


def text(lines: list[Line]) -> str:
    return paint(lines, "")


def recorded(name: str) -> Table:
    return Table.read(next(path for path in GAMES if path.stem == name))


# --- who won


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", DEMOS, ids=lambda path: path.parts[-3])
def test_after_the_end_everything_says_who_won(record: Path, language: str) -> None:
    table = Table.read(record)
    voice = Voice(language, table.game.id)
    assert table.outcome is not None
    winner, *others = (table.players[seat] for seat in table.outcome.winners)
    below = text(next_lines(voice, table, 60))
    assert below.startswith(f" {STAR} ")
    assert voice("stand.over") not in below
    boards = text(boards_lines(voice, table, 60))
    if not table.standings:  # all win together
        assert all(f"{STAR} {name}" in boards for name in (winner, *others))
        return
    assert winner in below
    assert [line for line in boards.splitlines() if line.startswith(STAR)] == [
        line for line in boards.splitlines() if winner in line
    ]


def test_the_winner_is_singled_out() -> None:
    table = recorded("won-by-cards")
    lines = score_lines(Voice("en"), table, 80)
    names = next(line for line in lines if all(name in line.plain for name in table.players))
    first, second = (table.players[place.seat] for place in table.standings[:2])
    painted = paint([names], "dark")
    assert f"{GOLD}{first.rjust(len(first))}" in painted.replace(f"{GOLD} ", GOLD)
    assert GOLD not in painted.partition(second)[2]
    assert re.search(rf"rank +{STAR} 1 +2", text(lines)), "and without colour"


def test_those_who_share_a_victory_are_singled_out_together() -> None:
    table = recorded("shared-victory")
    shared = sum(place.rank == 1 for place in table.standings)
    assert shared > 1
    assert text(score_lines(Voice("en"), table, 80)).count(f"{STAR} 1") == shared


def test_nobody_is_singled_out_before_the_end() -> None:
    table = played("Ana start y111\nBen start g200")
    lines = [*score_lines(Voice("en"), table, 80), *boards_lines(Voice("en"), table, 80)]
    assert STAR not in text(lines)
    assert GOLD not in paint(lines, "dark")


# --- villages


def test_creatures_have_their_sign_and_are_counted_in_words() -> None:
    table = at_night("Ana: d4=n999 e4=n999 | w2 w2 lg v1\nBen: d4=n999 | w2")
    shown = text(boards_lines(Voice("en"), table, 80, seat=0))
    assert shown.count("▲w2") == 2
    assert "♣lg=" in shown
    assert "♥v1" in shown
    assert "  ▲ 2 witches  ♣ 1 werewolf  ♥ 1 vampire\n" in shown
    assert "▲w2 ▲w2" in text(draw_small(Voice("en"), table.game.view().boards(table.state)[0], 60))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["d4: yellow building y999, 2 villagers", "Witches on the left: a witch worth 2 (w2!)"]),
        ("fr", ["d4 : bâtiment jaune y999, 2 villageois", "Sorcières à gauche : une sorcière de valeur 2 (w2!)"]),
        ("ru", ["d4: жёлтое здание y999, 2 жителя", "Ведьмы слева: ведьма с силой 2 (w2!)"]),
    ],
)
def test_without_boxes_cards_and_creatures_are_said_in_words(language: str, lines: list[str]) -> None:
    table = at_night("Ana: d4=y999*2 | w2\nBen: d4=n999 | w2")
    shown = text(boards_lines(Voice(language), table, 80, seat=0, style="plain")).replace("\u00a0", " ")
    assert [line for line in lines if line not in shown] == []


def test_cards_go_by_the_names_of_the_list(tmp_path: Path) -> None:
    started(tmp_path)
    assert "Well" not in within(tmp_path, "show").out
    (tmp_path / "cards.yaml").write_text(
        "format: 1\nvillage:\n  start:\n  - {face: y111, en: Well, fr: Puits}\n", encoding="utf-8"
    )
    drawn = within(tmp_path, "show").out
    assert re.search(r"│Well +│.*\n.*│y111 +│.*\n.*│●2", drawn)
    plain = within(tmp_path, "show", "--style", "plain", "--lang", "fr").out.replace("\u00a0", " ")
    assert "d4 : Puits (y111), 2 villageois" in plain
    (tmp_path / "cards.yaml").write_text("format: [", encoding="utf-8")
    assert "y111" in within(tmp_path, "show").out, "a list that cannot be read names nothing"


def test_a_name_that_is_too_long_is_cut() -> None:
    board = Board("Ana", ("d",), ("4",), {("d", "4"): Tile("y111", "y", 0)})
    lines = draw(Voice("en"), board, 60, names={"y111": {"en": "The Old Town Hall \x1b[31m"}})
    assert "│The Old Tow…│" in text(lines)


# --- the manor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [130, 80, 60])
def test_tiles_by_their_names_where_they_fit_else_by_their_codes(language: str, columns: int) -> None:
    table = at("a1=ser b1=sto c2=dau d2=none", "Ana: a1 c2\nBen: b1 b0\nCem: b1 c0\nDea: d2p d0", players=4)
    voice = Voice(language, "vampire-nights")
    lines = boards_lines(voice, table, columns)
    assert max(map(line_width, lines)) <= columns
    shown = text(lines)
    assert not re.search(r"(· *){2}", shown), "no rows of dots"
    cells = [cell.strip() for line in shown.splitlines() for cell in line.split("│")[1:-1]]
    for tile in ("ser", "sto", "dau"):
        name = voice(f"word.{tile}")
        own = [cell for cell in cells if cell.startswith((name, tile))]
        assert len(own) == 1, (tile, cells)
        assert columns < 130 or own[0].startswith(f"{name} {tile}"), "with the code beside it where there is room"
    assert "2 3" in next(cell for cell in cells if cell.startswith((voice("word.sto"), "sto"))), "both who stand there"
    assert "1_" not in shown
    assert any(cell.startswith("4_") for cell in cells), "an empty room with a guard that lies down"


def test_nobody_is_left_out_of_a_narrow_manor() -> None:
    table = at("a1=sto b1=sto", "Ana: a1 a1\nBen: a1 a1", players=2)
    lines = draw(Voice("fr", "vampire-nights"), table.game.view().boards(table.state)[0], 20)
    assert "sto 1 1 2 2" in " ".join(text(lines).split())


def test_guards_have_the_colour_of_their_player() -> None:
    table = at("a1=sto", "Ana: a1 b0\nBen: b0 b0")
    manor, *others = table.game.view().boards(table.state)
    (one,) = manor.tiles["a", "1"].who
    assert (one, one.tone) == ("1", "pawn1")
    assert [board.heading.tone for board in others if isinstance(board.heading, Piece)] == ["kind1", "kind2"]
