"""Names as people write them: joiners and selectors stay where an emoji or a script needs them, in every output."""

import io
import json
from pathlib import Path
from urllib.parse import unquote

import pypdf
import pytest

from referee import Table
from referee.notation.names import is_name
from referee.notation.words import quote
from referee.say import Voice, clean
from referee.show.export.bgstats import link
from referee.show.export.formats import GAME, SCORE, write
from referee.show.export.pdf import lacking
from referee.show.export.sheet import Sheet, build
from referee.show.text import fit, paint, table, width
from tests.cli.conventions.runs import GAMES, within
from tests.show.hostile import sheet_of

# Each with the columns it takes: as tmux 3.3 counts them.
NAMES = {"🧛\u200d♀️ Mina": 7, "👨\u200d👩\u200d👧\u200d👦": 2, "می\u200cخواهم": 7, "ක්\u200dරිස්": 2, "🇫🇷 Léa": 6}
WRITTEN = [
    *(
        *NAMES,
        "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Ewan",
        "葛\U000e0100城",
        "1️⃣",
        "👍🏽",
        "‼️",
    ),
    *("👨🏽\u200d❤️\u200d👨🏽", "🏳️\u200d🌈", "ক\u09cd\u200d", "श्री\u200dकान्त"),
]
DECEIVING = [
    *(
        "An\u200da",
        "An\u200ca",
        "\u200dAna",
        "Ana\u200d",
        "中\u200d国",
        "א\u200dב",
        "Ana\ufe0f",
        "1\ufe0f",
        "葛\U000e0101\U000e0101",
    ),
    *(
        "م\u200c\u200cی",
        "👩\u200c🚀",
        "👩\u200d",
        "👩\u200d\u200d🚀",
        "\U000e0067Ana",
        "🏴\U000e0067",
        "葛\u180b",
        "a\U000e0100",
    ),
    *("A\u202ena", "A\u200bna", "A\u00adna", "A\u0301\u200dna"),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A machine with a finished game of these five."""
    home: Path = tmp_path_factory.mktemp("names")
    within(home, "games", "add", str(GAMES[0].with_name("random-five.referee")), "evening")
    with Table.open(home / "games/evening.referee") as game:
        game.do(f"set players {' '.join(map(quote, NAMES))}")
    return home


@pytest.fixture(scope="module")
def sheet(home: Path) -> Sheet:
    return sheet_of(home / "games/evening.referee")


@pytest.mark.parametrize("text", WRITTEN)
def test_what_shows_stays(text: str) -> None:
    assert is_name(text)
    assert clean(text) == text


@pytest.mark.parametrize("text", DECEIVING)
def test_what_can_deceive_is_spelled_out(text: str) -> None:
    shown = clean(text)
    assert "\\u" in shown
    assert json.loads(f'"{shown}"') == text


@pytest.mark.parametrize(("format", "formats"), [(one, all_) for all_ in (SCORE, GAME) for one in all_ if one != "pdf"])
def test_names_in_every_format(sheet: Sheet, format: str, formats: dict[str, tuple[str, str]]) -> None:
    written = write(formats[format], sheet, Voice()).decode()
    for name in NAMES:
        assert name in written
    assert "\\u200" not in written
    assert "\\ufe0f" not in written


def test_a_pdf_has_no_box_for_a_joiner_and_one_for_what_is_joined(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.show.export.fonts.folders", list)
    text = pypdf.PdfReader(io.BytesIO(write(SCORE["pdf"], sheet, Voice()))).pages[0].extract_text()
    assert "□ Mina" in text
    assert "♀" not in text
    assert "□" in text.splitlines()  # a family of four
    assert not {*"\u200c\u200d\ufe0f"} & {*lacking(sheet, Voice())}


def test_names_in_bg_stats(home: Path) -> None:
    table = Table.read(home / "games/evening.referee")
    address = unquote(link(Voice(), table, build(table)))
    assert all(f'"name":"{name}"' in address for name in NAMES)


@pytest.mark.parametrize("words", ["show", "score", "log", "stats", "games", "why", "show --json", "stats --csv"])
def test_names_on_the_terminal(home: Path, words: str) -> None:
    done = within(home, *words.split())
    assert done.status == 0
    assert all(name in done.out for name in NAMES), done.out
    assert "\\u" not in done.out


@pytest.mark.parametrize(("name", "columns"), NAMES.items())
def test_names_are_as_wide_as_they_look(name: str, columns: int) -> None:
    assert width(name) == columns
    [above, below] = paint(table([[name, "|"], ["a name", "|"]], "<<"), palette="").splitlines()
    assert width(above) == width(below)
    for room in range(1, columns):  # what is cut off is cut off whole
        kept = fit(name, room).rstrip("…").rstrip().rstrip("\u200c")
        assert name.startswith(kept)
        assert clean(kept) == kept
