"""What rich makes of lines, tables and blocks, and what it must not make of them."""

import pytest

from referee.show.text import arrange, beside, console, fit, line_of, pad, paint, plain, table, table_with_text, wrap

TYPED = (
    "Bob [/x]",
    "[red]Ana[/red]",
    ":vampire: 12:30",
    "https://x.example 'a' 0x1F None",
    "back\\[slash",
    "x" * 5_000,
)


@pytest.mark.parametrize("palette", ["dark", ""])
@pytest.mark.parametrize("name", TYPED)
def test_what_a_person_typed_is_only_text(name: str, palette: str) -> None:
    assert paint([plain(name)], palette) == f"{name}\n"
    assert paint(table([[name, "1"]], "<>"), palette) == f"{name}  1\n"
    assert paint(beside([[plain(name)], [plain("b")]]), palette) == f"{name}   b\n"
    assert paint(table_with_text([[name[:20], name]], "<<", 50), palette).split() == [*name[:20].split(), *name.split()]
    assert " ".join(wrap(name, 6)) == name


def test_colours_are_those_that_were_decided_whatever_the_process_says(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("NO_COLOR", "1"), ("FORCE_COLOR", "1"), ("TERM", "dumb"), ("COLUMNS", "10"), ("LINES", "2")):
        monkeypatch.setenv(name, value)
    console.cache_clear()
    lines = [line_of(("a hero ", "hero"), ("and words that are many", ""), ("  ", "faint")), plain("good", "good")]
    assert paint(lines, "") == "a hero and words that are many\ngood\n"
    assert paint(lines, "dark") == "\x1b[1ma hero \x1b[0mand words that are many\n\x1b[38;5;79mgood\x1b[0m\n"
    assert paint(lines, "light") == "\x1b[1ma hero \x1b[0mand words that are many\n\x1b[38;5;22mgood\x1b[0m\n"


def test_blocks_keep_their_colours_side_by_side() -> None:
    tall = [plain("a", "strong"), plain(), plain("long")]
    assert paint(beside([tall, [plain("b", "good")]]), "dark").splitlines() == [
        "\x1b[1ma\x1b[0m      \x1b[38;5;79mb\x1b[0m",
        "",
        "long",
    ]


def test_blocks_stand_below_one_another_only_where_they_must() -> None:
    wide, narrow = [plain("w" * 9)], [plain("n" * 3)]
    assert paint(arrange([wide, narrow, narrow, wide], 15), "").splitlines() == [
        "wwwwwwwww   nnn",
        "",
        "nnn   wwwwwwwww",
    ]
    assert paint(arrange([wide, narrow], 5), "").splitlines() == ["wwwwwwwww", "", "nnn"], "too wide, but whole"


def test_lines_after_the_first_are_indented() -> None:
    assert wrap("  one two three four", 10, "    ") == ["  one two", "    three", "    four"]
    assert wrap("one averyverylongword two", 8, " ") == ["one", " averyverylongword", " two"], "a word is never cut"
    assert wrap("  one: ", 80) == ["  one: "], "a prompt keeps its space"


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_firm_space_ends_no_line(space: str) -> None:
    assert wrap(f"Voici la question{space}: oui", 18) == ["Voici la", f"question{space}: oui"]


def test_a_table_that_is_too_wide_goes_on_below() -> None:
    rows = [["", "Ana", "Ben", "Cleo"], ["points", "1", "22", "3"]]
    assert paint(table(rows, "<>>>", most=17), "").splitlines() == [
        *["        Ana  Ben", "points    1   22"],
        "",
        *["        Cleo", "points     3"],
    ]


def test_text_of_a_table_stands_below_where_there_is_no_room() -> None:
    rows = [["name", "what there is to be said of it, in words"], ["other", ""]]
    assert paint(table_with_text(rows, "<<", 32), "").splitlines() == [
        *["name   what there is to be said", "       of it, in words"],
        "other",
    ]
    assert paint(table_with_text(rows, "<<", 24), "").splitlines() == [
        *["name", "    what there is to be", "    said of it, in words", "other"],
    ]


def test_nothing_is_cut_by_filling_up() -> None:
    assert [pad("abc", 5, side) for side in "<^>"] == ["abc  ", " abc ", "  abc"]
    assert [pad("abcdef", 3, side) for side in "<^>"] == ["abcdef"] * 3
    assert [fit("abcdef", columns) for columns in (6, 5, 1, 0)] == ["abcdef", "abcd…", "…", "…"]
