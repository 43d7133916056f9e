"""The sheet itself, and the formats for spreadsheets, programs and chats."""

import csv
import io
import json
import re
from html import unescape
from itertools import product
from pathlib import Path
from random import Random

import pytest
from markdown_it import MarkdownIt

from referee import Table
from referee.say import Voice, clean
from referee.show.export.formats import GAME, SCORE, write
from referee.show.export.plain import _cell, _escape
from referee.show.export.sheet import build
from referee.show.spreadsheet import cell
from referee.show.text import width
from tests.samples import some_of
from tests.show.hostile import GAMES, NAMES, NOTE, VOICE, WHY, hostile, hostile_sheet, sheet_of

FINISHED = ["hand-three-ru", "random-two", "random-five", "shared-victory", "table-rulings", "odd-names", "set-header"]
UNSAFE = re.compile("[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


def rows_of(text: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text.decode(), newline="")))


@pytest.mark.parametrize("name", FINISHED)
def test_the_sheet_agrees_with_the_table(name: str) -> None:
    path = GAMES / f"{name}.referee"
    table, sheet = Table.read(path), sheet_of(path)
    assert sheet.winners == tuple(table.snapshot()["winners"]) or not sheet.over
    assert [entry.row.number for entry in sheet.entries] == list(range(1, table.play.entries + 1))
    points = {place.seat: place.keys[0] for place in table.standings}
    assert sheet.course[-1].points == tuple(points[seat] for seat in range(len(table.players)))
    for seat, account in enumerate(sheet.accounts):
        assert sum(line.points for line in account) == points[seat]


def test_the_course_follows_a_player_who_changed_seats() -> None:
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    for line in ("Ana start n111", "set players Ben Ana", "Ben start n111", "Ana place n000:5 d3"):
        table.do(line)
    assert [moment.points for moment in build(table).course] == [(0, 2), (0, 2), (2, 2), (2, 7)]


def test_the_course_follows_a_player_who_was_renamed_before() -> None:
    table = Table.new(["Ana", "Ben", "Cleo"], ["witches", "werewolves", "vampires"])
    lines = ["Ana start n111", "Ben start n111", "Cleo start n111", "Ana place n000:5 d3"]
    for line in (*lines, "set players Anna Ben Cleo", "set players Cleo Anna Ben"):
        table.do(line)
    sheet = build(table, whole=True)
    assert [moment.points for moment in sheet.course[3:]] == [(2, 7, 2)] * 3
    assert rows_of(write(GAME["csv"], sheet, VOICE))[4][-3:] == ["2", "7", "2"]


def test_an_accepted_repeat_is_not_taken_back() -> None:
    """In `repeats`, nothing was ever taken back."""
    sheet = sheet_of(GAMES / "repeats.referee")
    _, *rows = rows_of(write(GAME["csv"], sheet, VOICE))
    assert {row[2] for row in rows} == {"yes"}
    assert "undone" not in write(GAME["md"], sheet, VOICE).decode()
    assert all(entry["in_force"] for entry in json.loads(write(GAME["json"], sheet, VOICE))["entries"])


def test_score_csv_has_one_row_a_player() -> None:
    heads, *rows = rows_of(write(SCORE["csv"], sheet_of(GAMES / "hand-three-ru.referee"), VOICE))
    assert heads[:5] == ["rank", "player", "winner", "points", "cards"]
    assert [row[:5] for row in rows] == [
        ["1", "Fay Lin", "yes", "18", "7"],
        ["2", "Dana", "no", "18", "6"],
        ["3", "Eli", "no", "8", "5"],
    ]
    first = dict(zip(heads, rows[0], strict=True))
    assert (first["villagers-on-buildings points"], first["creatures points"]) == ("13", "5")
    assert (first["game"], first["edition"], first["over"]) == ("vampire-village", "ru", "yes")


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@x", "'@x"),
        ("\tx", "'\\u0009x"),
        ("\rx", "'\\u000dx"),
        ("  =1", "'  =1"),
        ("\u00a0=1", "'\u00a0=1"),
        ("\u2003\u3000@x", "'\u2003\u3000@x"),
        (" \t=1", "' \\u0009=1"),
        ("＝1+1", "'＝1+1"),
        ("\u3000＋1", "'\u3000＋1"),
        ("－1", "'－1"),
        ("\u22121", "'\u22121"),
        ("＠x", "'＠x"),
        ("﹦1", "'﹦1"),
        ("a=b", "a=b"),
        ("Ana", "Ana"),
        ("", ""),
        (" ", " "),
        ("a\u202eb", "a\\u202eb"),
        ("a\U000e0041b\u00ad", "a\\udb40\\udc41b\\u00ad"),
    ],
)
def test_cells_are_no_formulas(text: str, safe: str) -> None:
    assert cell(text) == safe
    assert cell(-3) == -3


@pytest.mark.parametrize("writer", [SCORE["csv"], GAME["csv"]])
def test_no_hostile_cell(writer: tuple[str, str]) -> None:
    rows = rows_of(write(writer, hostile_sheet(), VOICE))
    assert {len(row) for row in rows} == {len(rows[0])}
    for row in rows:
        assert not [one for one in row if one[:1] in ("=", "+", "@", "\t", "\r") or (one[:1] == "-" and one[1:] == "")]
    assert any("'=1+1" in row for row in rows)


def test_game_csv_has_one_row_an_entry() -> None:
    sheet = sheet_of(GAMES / "table-rulings.referee")
    heads, *rows = rows_of(write(GAME["csv"], sheet, VOICE))
    assert heads[:4] == ["entry", "text", "in force", "ruled by the table"]
    assert heads[-len(sheet.players) :] == list(sheet.players)
    assert [row[0] for row in rows] == [str(entry.row.number) for entry in sheet.entries]
    assert [row[0] for row in rows if row[3] == "yes" and row[2] == "yes"] == [str(row.number) for row in sheet.rulings]


def test_json_holds_what_verify_tells_and_the_way_there(tmp_path: Path) -> None:
    path = hostile(tmp_path)
    data = json.loads(write(GAME["json"], sheet_of(path), VOICE))
    snapshot = Table.read(path).snapshot()
    assert {key: data[key] for key in snapshot} == snapshot
    assert data["schema"] == 1
    assert NOTE in data["notes"]
    assert [one["player"] for one in data["accounts"]] == list(NAMES)
    assert WHY in data["entries"][-3]["text"].replace("\\\\", "\\")
    assert data["course"][-1]["points"][NAMES[0]] == data["accounts"][0]["lines"][0]["points"] + sum(
        line["points"] for line in data["accounts"][0]["lines"][1:]
    )
    short = json.loads(write(SCORE["json"], sheet_of(path, whole=False), VOICE))
    assert short == {key: value for key, value in data.items() if key != "entries"}


def test_json_says_which_tie_break_it_took() -> None:
    assert json.loads(write(SCORE["json"], sheet_of(GAMES / "hand-three-ru.referee"), VOICE))["decided_by"] == "cards"


def test_the_record_is_the_file() -> None:
    path = GAMES / "random-two.referee"
    assert write(GAME["referee"], sheet_of(path), VOICE) == path.read_bytes()


@pytest.mark.parametrize("form", ["txt", "md", "csv", "json", "html", "svg"])
def test_nothing_invisible_gets_through(form: str) -> None:
    text = write(SCORE[form], hostile_sheet(), VOICE).decode().replace("\r\n", "\n")
    assert UNSAFE.search(text) is None


@pytest.mark.parametrize("form", ["json", "csv", "md", "html"])
def test_nothing_invisible_gets_through_of_a_whole_game(form: str) -> None:
    text = write(GAME[form], hostile_sheet(), VOICE).decode().replace("\r\n", "\n")
    assert UNSAFE.search(text) is None


def test_text_tells_all() -> None:
    text = write(SCORE["txt"], sheet_of(GAMES / "hand-three-ru.referee"), VOICE).decode()
    assert "Fay Lin wins on the tie-break: 7 cards to 6." in text
    assert "Russian edition" in text
    assert re.search(r"^points +18 +18 +8$", text, re.MULTILINE)
    assert "│b041:col│" in text
    assert re.search(r"^Eli +[▁▂▃▄▅▆▇█]+ +8$", text, re.MULTILINE)
    hard = write(SCORE["txt"], hostile_sheet(), VOICE).decode()
    assert max(map(width, [*text.splitlines(), *hard.splitlines()])) <= 80
    ruled = write(SCORE["txt"], sheet_of(GAMES / "table-rulings.referee"), VOICE).decode()
    assert "we deal five" in ruled
    assert "House rule" in write(SCORE["txt"], sheet_of(GAMES / "odd-names.referee"), VOICE).decode()


def test_markdown_is_a_table_that_hostile_names_do_not_break() -> None:
    text = write(GAME["md"], hostile_sheet(), VOICE).decode()
    table = [line for line in text.splitlines() if line.startswith("|")]
    bars = {len(re.findall(r"(?<!\\)\|", line)) for line in table}
    assert bars == {len(NAMES) + 2}
    outside = re.sub(r"^(`{3,})text\n.*?^\1$", "", text, flags=re.MULTILINE | re.DOTALL)
    outside = re.sub(r"(?<![\\`])(`+)(?!`).*?(?<!`)\1(?!`)", "", outside)
    assert "<" not in outside
    assert "&lt;script>" in outside


FRAMES = ("- {}", "# {}", "**x {}**", "*({})*", "{}", "| a | b |\n|---|---|\n| {} | c |")


def test_markdown_shows_what_was_written() -> None:
    """Read by a program that knows Markdown, in every place where we put a text."""
    reader, chance = MarkdownIt("commonmark").enable(["table", "strikethrough"]), Random(15)
    texts = ["".join(chance.choices(r"\`*_[]()#+-.!|~=:@<>&;xa1 ", k=chance.randint(1, 9))).strip() for _ in range(800)]
    texts += [
        "- [ ] x",
        "1. x",
        "12) x",
        "# x",
        "> x",
        "---",
        "===",
        "&lt;",
        "<b>",
        "[a](b)",
        "![a](b)",
        "[a]: b",
        "~~x~~",
    ]
    for frame, text in product(FRAMES, ("partie. 3 (18)", *filter(None, texts))):
        written = frame.format((_cell if frame.startswith("|") else _escape)(text))
        shown = unescape(re.sub("<[^>]*>", "", reader.render(written)))
        expected = frame.replace("**", "").replace("*", "").removeprefix("- ").removeprefix("# ")
        assert " ".join(text.split()) in " ".join(shown.split()), (written, reader.render(written))
        assert len(shown.split()) == len(re.sub("[|-]{3,}|[|]", "", expected).format(text).split())


def test_markdown_is_escaped_only_where_it_must_be() -> None:
    for text in (
        "La partie.",
        "3 (18)",
        "Ana – 12:30 – x = 3!",
        "a+b a-b #1 @home",
        "snake_case",
        "R&D <3 > 2",
        "[sic]",
    ):
        assert _escape(text) == text
    assert _escape("1. Ana *") == r"1\. Ana \*"
    whole = write(GAME["md"], sheet_of(GAMES / "hand-three-ru.referee"), Voice("fr")).decode()
    assert set(re.findall(r"\\.", re.sub("^[0-9]+", "", whole, flags=re.MULTILINE))) == {
        r"\."
    }  # of the entries' numbers


def test_an_unfinished_game_has_a_sheet_too() -> None:
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    for form in SCORE:
        assert write(SCORE[form], build(table), VOICE)
    assert "The game is not over." in write(SCORE["txt"], build(table), VOICE).decode()
    for form in ("json", "csv", "md", "html"):
        assert write(GAME[form], build(table, whole=True), VOICE)


@some_of("language", ["ru", "fr"])
@pytest.mark.parametrize("form", SCORE)
def test_every_language_has_all_it_needs(form: str, language: str) -> None:
    assert write(SCORE[form], sheet_of(GAMES / "odd-names.referee"), Voice(language))


def test_clean_leaves_names_alone() -> None:
    assert clean(NAMES[4]) == NAMES[4]
