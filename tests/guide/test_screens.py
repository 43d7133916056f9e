"""After every entry of the recorded games, the screen holds the whole result and the whole question, or shows them page
by page. The board is there too, however small."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.guide.screen import top_line
from referee.guide.session import Guide
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.text import plain, width
from referee.table.cards import EMPTY
from tests.guide.typing import Typing
from tests.places import ROOT
from tests.samples import some, some_of

RECORDS = sorted((ROOT / "tests/games").glob("*/recorded/*.referee"))
SIZES = [(80, 24), (60, 20)]
LOWEST = 11  # lines of the smallest board, with the top and the prompt
FEW = 0.02  # of the entries may need pages on the usual screen


class Screens:
    """A table whose screens are drawn on a terminal of that size."""

    def __init__(self, record: Path, columns: int, rows: int, home: Path) -> None:
        self.whole = Table.read(record)
        header = self.whole.header._replace(id="", started="")
        self.size = columns, rows
        out = io.StringIO()
        variables = {"REFEREE_HOME": str(home), "COLUMNS": str(columns), "LINES": str(rows)}
        env = Environment(variables, io.StringIO(), out, out, colour=False)
        env.speak_of(header.game.id)
        table = Table(header, type(self.whole.play)(header.game, header.setup))
        self.guide = Guide(env, table, None, EMPTY)

    def entries(self) -> list[str]:
        return [line for line in self.whole.lines if line.strip() and not line.startswith(("#", "ended "))]

    def after(self, line: str) -> tuple[list[Callable[[str], str]], list[str]]:
        """The screens after an entry, to be painted, and what must be seen there."""
        guide, stage = self.guide, self.guide.talk.stage
        guide.talk.fresh = True
        guide.talk.enter(guide.table, line)
        wanted = [one.plain.rstrip() for one in (*stage.happened, *guide.task.asked)]
        return stage.pages(guide.task.asked, guide.prompt), wanted

    def has_board(self, screen: str) -> bool:
        """Whether the columns of the board are there: of the player asked, or of the one that all play on."""
        now = self.guide.now
        if now.asked is None:
            return True
        boards = now.game.view().boards(now.state, {}, ())
        shared = [board for board in boards if not board.owner]
        columns = (shared or [boards[now.asked.seat or 0]])[0].columns
        return bool(re.search(r"(?<!\S)" + " +".join(columns) + r"(?!\S)", screen))

    def drawn(self, painted: str) -> str:
        columns, rows = self.size
        lines = (painted + self.guide.prompt).split("\n")
        assert max(map(width, lines)) <= columns, f"a line is broken by the terminal:\n{painted}"
        assert len(lines) <= rows, f"the screen overflows:\n{painted}"
        return "\n".join(line.rstrip() for line in lines)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@some_of("record", RECORDS, 45, ids=lambda path: path.stem)
def test_nothing_is_missed(record: Path, columns: int, rows: int, tmp_path: Path) -> None:
    screens = Screens(record, columns, rows, tmp_path)
    for line in screens.entries():
        pages, wanted = screens.after(line)
        *_, last = drawn = [screens.drawn(page("")) for page in pages]
        seen = "\n".join(drawn)
        for text in wanted:
            assert text in seen, f"not shown after {line}: {text}"
        full = len(screens.guide.task.asked) > rows - LOWEST
        assert full or screens.has_board(last), f"no board after {line}:\n{last}"


@pytest.mark.sampled
@some_of("language", LANGUAGES)
def test_pages_are_rare(language: str, tmp_path: Path) -> None:
    entries = paged = 0
    for record in some(RECORDS, 40):
        screens = Screens(record, 80, 24, tmp_path)
        screens.guide.env.speak(language)
        for line in screens.entries():
            entries += 1
            paged += len(screens.after(line)[0]) > 1
    assert paged <= FEW * entries, f"{paged} of {entries} entries need pages"


SHORT = {  # what the order is made of where its words don't fit
    "en": {"witch", "wolf", "vamp"},
    "fr": {"sorc", "loups", "vamp"},
    "ru": {"ведьмы", "обор", "вамп"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "columns"), [("random-five", 80), ("random-three", 60)])
def test_the_line_at_the_top(name: str, columns: int, language: str, tmp_path: Path) -> None:
    """Where the game stands, the order of the attacks and everybody's points, from the start to the end."""
    [record] = [one for one in RECORDS if one.stem == name]
    screens = Screens(record, columns, 24, tmp_path)
    screens.guide.env.speak(language)
    for line in screens.entries():
        screens.guide.table.do(line)
        [top] = screens.guide.talk.stage.top()
        points = [place.keys[0] for place in sorted(screens.guide.table.standings, key=lambda one: one.seat)]
        assert len(top.plain) <= columns
        order = top.plain.split(" · ")[1].replace("[", "").replace("]", "")
        whole = {screens.guide.env.voice(f"word.{word}") for word in screens.whole.header.setup.order}
        assert {*order.split(" → ")} == whole or {*order.split("→")} == SHORT[language], top.plain
        assert [int(number) for number in re.findall(r" (-?\d+)(?=  |$)", top.plain)] == points, top.plain


def test_what_was_forced_is_told_in_words(tmp_path: Path) -> None:
    """For everybody it touched: the cards to take off and the creatures to discard."""
    [record] = [one for one in RECORDS if one.stem == "hand-three-ru"]
    screens = Screens(record, 80, 24, tmp_path)
    line = next(one for one in screens.entries() if one.startswith("Dana demon dh hero d5"))
    for earlier in screens.entries()[: screens.entries().index(line)]:
        screens.guide.table.do(earlier)
    pages, _ = screens.after(line)
    seen = " ".join(screens.drawn(pages[0]("")).split())
    assert "Dana: the hero demon (dh) takes a hero: take off the hero h3w on d5; discard the demon" in seen
    assert "Fay Lin (no choice): werewolves" in seen


def test_what_was_seen_comes_on_no_page_again(tmp_path: Path) -> None:
    """A question about the line just typed has room enough without the result of the last one."""
    talk = Screens(RECORDS[0], 80, 24, tmp_path).guide.talk
    talk.stage.boards = lambda rows: []
    talk.asker = asker = Typing("first", "second")
    talk.stage.add(lambda: [plain("result")] * 10)
    talk.ask("one> ", [plain("question")] * 5)
    talk.ask("two> ", [plain("question")] * 15)
    assert ["result" in screen for screen in asker.screens] == [True, False]
    talk.stage.add(lambda: [plain("another")] * 10)
    talk.asker = asker = Typing("third")
    talk.ask("three> ", [plain("question")] * 15)
    assert [screen.count("another") for screen in asker.screens] == [10, 0], (
        "what is new is shown, if need be on a page"
    )


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_the_winner_stays_in_sight(columns: int, rows: int, tmp_path: Path) -> None:
    """Beside what can be done next, though what happened last needs pages of its own."""
    [record] = [one for one in RECORDS if one.stem == "random-three"]
    screens = Screens(record, columns, rows, tmp_path)
    *earlier, last = screens.entries()
    screens.guide.table.do_all(earlier)
    *_, end = [screens.drawn(page("")) for page in screens.after(last)[0]]
    assert "★" in end
    assert "another game, the same players" in end


@pytest.mark.parametrize(("language", "said"), [("en", "points: "), ("fr", "points\u00a0: "), ("ru", "очки: ")])
def test_the_figures_at_the_top_say_what_they_are(language: str, said: str, tmp_path: Path) -> None:
    record = ROOT / "tests/games/vampire_empire/recorded/a-draw.referee"
    guide = Screens(record, 60, 20, tmp_path).guide
    guide.env.voice = Voice(language, "vampire-empire")
    [top] = top_line(guide.env, guide.now)
    assert said + "Ana" in top.plain
    assert width(top.plain) <= 60


def test_long_names_are_left_whole_rather_than_the_figures_named(tmp_path: Path) -> None:
    record = ROOT / "tests/games/vampire_village/recorded/undo-redo.referee"
    guide = Screens(record, 60, 20, tmp_path).guide
    [top] = top_line(guide.env, guide.now)
    assert "points" not in top.plain
    assert width(top.plain) <= 60
