"""The page that steps through a game: what it says and points at, and how one steps."""

import re
from functools import cache
from pathlib import Path

import pytest

from referee import Table
from referee.engine.view import Board, Tile
from referee.say import Voice
from referee.show.export import phrases
from referee.show.export.formats import GAME, write
from referee.show.export.news import with_news
from referee.show.export.sheet import build
from tests.places import ROOT
from tests.samples import HEAVY
from tests.show.browser import in_chromium
from tests.show.hostile import GAMES, VOICE, hostile, sheet_of

NIGHTS = ROOT / "tests/games/vampire_nights/recorded"
RECORDS = [*sorted(GAMES.glob("*.referee")), *sorted(NIGHTS.glob("*.referee"))]
THREE = GAMES / "hand-three-ru.referee"


@cache
def page_of(record: Path, language: str = "en") -> str:
    table = Table.read(record)
    return write(GAME["html"], build(table, whole=True), Voice(language, table.game.id)).decode()


def entry_of(page: str, number: int) -> str:
    found = re.search(f'<li class="[^"]*" id="{number}".*?</li>', page)
    assert found
    return found[0]


# --- what it says


def test_the_page_begins_with_the_stage_and_ends_with_the_list() -> None:
    page = page_of(THREE)
    header, stage, result, entries = (
        page.index(text) for text in ("<header>", 'id="steps"', 'id="result"', 'id="entries"')
    )
    assert header < stage < result < entries
    between = page[page.index("</header>") + len("</header>") : page.index("<section")]
    assert not between.strip()  # the stage is the first thing below the headline,
    assert 'href="#steps"' in page[header : page.index("</header>")]  # and linked beside it


def test_without_javascript_there_are_the_result_and_a_list() -> None:
    """What only the script fills is hidden until it does, and pictures of steps are not shown."""
    page = page_of(THREE)
    stage = re.search('<section id="steps"[^>]*>', page)
    assert stage
    assert stage[0].endswith(" hidden>")
    shown = re.sub("<template>.*?</template>", "", page)
    assert shown.count('role="img"') == 3 + 2 + 2 + 1  # villages; legend and chart, twice; the sheet for paper
    assert len(re.findall('<li class="entry', shown)) == 70


def test_an_entry_stands_under_the_phase_in_which_it_was_made() -> None:
    page = page_of(THREE)
    stands = re.findall("<section>\n<h3>(.*?)</h3>(.*?)</section>", page, re.DOTALL)
    where = {number: stand for stand, rows in stands for number in re.findall(r' id="(\d+)"', rows)}
    assert where["3"] == "Setup"  # it ended the setup
    assert where["21"] == "Round 1, building"
    assert where["33"] == "Round 1, vampires attack"  # it ended the round
    assert where["34"] == "Round 2, building"
    assert where["70"] == "Round 2, vampires attack"


@pytest.mark.parametrize(
    ("record", "number", "language", "told"),
    [
        (THREE, 4, "en", "Dana places the green building on c4"),
        (THREE, 4, "fr", "Dana pose le bâtiment vert en c4"),
        (THREE, 4, "ru", "Dana кладёт зелёное здание на c4"),
        (THREE, 22, "en", "Dana reveals the witch thief, a grey werewolf, a grey werewolf"),
        (NIGHTS / "vampire-wins.referee", 8, "en", "Ben moves a guard from b0 to a0"),
        (NIGHTS / "vampire-wins.referee", 9, "en", "Cem uses an item (Jump Potion) and moves a guard from a1 to c1"),
        (GAMES / "undo-redo.referee", 26, "en", "Everything from entry 18 on is undone."),
        (GAMES / "set-header.referee", 4, "en", "Corrected: the players are Ana, Ben, Cem"),
        (GAMES / "set-header.referee", 7, "en", "Corrected: Russian edition"),
        (GAMES / "counts-and-notes.referee", 5, "en", "Counted at the table: Ana, villagers: 2"),
    ],
)
def test_what_was_done_is_told_in_words(record: Path, number: int, language: str, told: str) -> None:
    assert f'<p class="deed">{told}' in entry_of(page_of(record, language), number)


def test_what_came_of_it_is_told_as_at_the_table() -> None:
    entry = entry_of(page_of(THREE), 33)
    assert "the blue building on e3 with 2 villagers" in entry
    assert "Fay Lin: 7 villagers (-4), 3 creatures (-2), 5 cards (-2), 10 points (-6)" in entry


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_entry_of_every_game_has_words(language: str) -> None:
    """None is told by its line in the record, and no sentence is missing."""
    for record in RECORDS[:: 1 if HEAVY else 14]:
        table = Table.read(record)
        voice = Voice(language, table.game.id)
        for entry in build(table, whole=True).entries:
            told = phrases.told(voice, entry)
            assert all(told)
            assert told[0] != entry.row.text
            assert not re.search(r"\b(deed|creature|result|option|card)\.[a-z]", " ".join(told))


def test_what_was_taken_back_is_marked() -> None:
    page = page_of(GAMES / "set-header.referee")
    assert 'class="entry undone"' in entry_of(page, 45)
    assert ">undone</span>" in entry_of(page, 45)


# --- what it points at


def board(*cells: str, **more: tuple[str, ...]) -> Board:
    """Cards as `c4 b120 2`: place, face, villagers."""
    words = [cell.split() for cell in cells]
    tiles = {(place[0], place[1:]): Tile(face, face[0], int(standing)) for place, face, standing in words}
    columns, rows = ({place[at] for place in tiles} for at in (0, 1))
    return Board("Ana", tuple(sorted(columns)), tuple(sorted(rows)), tiles, **more)


def test_what_came_changed_and_went_is_pointed_at() -> None:
    old = board("c4 b120 2", "d4 y111 1", "d5 g200 0")
    new = board("c4 b120 3", "d5 g200 0", "e5 r013 0")
    drawn = with_news(old, new)
    assert drawn.news == {("c", "4"): "changed +1", ("d", "4"): "lost -1", ("e", "5"): "laid"}
    assert drawn.tiles["d", "4"] == old.tiles["d", "4"]  # what went is still drawn
    assert (drawn.columns, drawn.rows) == (("c", "d", "e"), ("4", "5"))
    assert with_news(new, new) == new


def test_a_village_that_shrinks_is_drawn_as_large_as_it_was() -> None:
    drawn = with_news(board("c4 b120 2", "d4 y111 1"), board("d4 y111 1"))
    assert (drawn.columns, drawn.news) == (("c", "d"), {("c", "4"): "lost -2"})
    gone = with_news(board("c4 b120 0"), Board("Ana"))
    assert (gone.columns, gone.rows, gone.news) == (("c",), ("4",), {("c", "4"): "lost"})


def test_creatures_that_come_and_go_are_pointed_at() -> None:
    old, new = Board("Ana", left=("w2", "wl"), right=("v3",)), Board("Ana", left=("wl=2", "wr"), right=("v3",))
    drawn = with_news(old, new)
    assert drawn.left == ("wl=2", "wr", "w2")
    assert drawn.news == {("left", "1"): "laid", ("left", "2"): "lost"}  # wl is only told its value


def test_what_is_gone_is_drawn_once() -> None:
    page = page_of(THREE)
    pictures = re.findall("<template>(.*?)</template>", page, re.DOTALL)
    assert len(pictures) == len(set(pictures))
    boards = {number: entry_of(page, number).split('data-boards="')[1].split('"')[0].split() for number in (33, 34)}
    assert [text[-1] == "+" for text in boards[33]] == [False, False, True]
    assert 'data-news="lost -2"' in pictures[int(boards[33][2][:-1])]
    assert "data-news" not in pictures[int(boards[34][2])]


def test_a_screen_reader_hears_of_no_card_that_is_gone() -> None:
    page = page_of(THREE)
    pictures = re.findall("<template>(.*?)</template>", page, re.DOTALL)
    lost = next(text for text in pictures if 'data-news="lost -2"' in text and "Fay Lin" in text)
    spoken = re.search('aria-label="([^"]*)"', lost)
    assert spoken
    assert "e3" not in spoken[1]
    assert "d3: blue building, 2 villagers" in spoken[1]


# --- how one steps

LOOK = """
  var page = inner.document, stage = page.querySelector("#steps"), nav = stage.querySelector("nav");
  var slider = nav.querySelector("input"), told = stage.querySelector(".told");
  function at() { return nav.querySelector("output").textContent.split(" ")[0]; }
  function button(name) { return nav.querySelector("." + name); }
  function wait(time) { return new Promise(function (done) { setTimeout(done, time); }); }
  function press(key, on) {
    var event = new inner.KeyboardEvent("keydown", {key: key, bubbles: true, cancelable: true});
    (on || page.body).dispatchEvent(event);
    return at();
  }
  function touch(kind, x, y) {
    var one = new inner.Touch({identifier: 1, target: told, clientX: x, clientY: y});
    var list = kind === "touchend" ? {changedTouches: [one]} : {touches: [one], changedTouches: [one]};
    told.dispatchEvent(new inner.TouchEvent(kind, Object.assign({bubbles: true}, list)));
  }
  function swipe(across, down) {
    touch("touchstart", 200, 200);
    touch("touchend", 200 + across, 200 + down);
    return at();
  }
"""


def stepping(page: Path, width: int, script: str, link: str = "", *options: str) -> str:
    return in_chromium(page, width, f"(async function () {{ {LOOK} {script} }})()", page.parent, link, *options)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    page = tmp_path_factory.mktemp("steps") / "game.html"
    page.write_text(page_of(THREE), encoding="utf-8")
    return page


def test_keys_buttons_and_slider(game: Path) -> None:
    script = """
      var seen = [at()];
      ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight"].forEach(function (key) {
        seen.push(press(key));
      });
      seen.push(button("next").disabled + "" + button("back").disabled, press("Home"), button("back").disabled);
      ["next", "next", "back", "last", "first"].forEach(function (name) { button(name).click(); seen.push(at()); });
      slider.value = 41; slider.dispatchEvent(new inner.Event("input")); seen.push(at(), inner.location.hash);
      return seen.join(" ");"""
    assert stepping(game, 900, script) == "1 2 3 4 3 70 70 truefalse 1 true 2 3 2 70 1 42 #42"


@pytest.mark.heavy
def test_swiping(game: Path) -> None:
    """To the left is on, to the right is back; up, down and a mere touch are not for stepping."""
    script = "return [swipe(-90, 5), swipe(-60, -20), swipe(80, 0), swipe(-60, 200), swipe(-20, 0)].join(' ');"
    assert stepping(game, 390, script) == "2 3 2 2 2"


@pytest.mark.heavy
def test_links_lead_to_a_step_and_back(game: Path) -> None:
    script = """
      var seen = [at(), Math.round(stage.getBoundingClientRect().top), told.querySelector(".stand").textContent];
      press("ArrowRight");
      seen.push(inner.location.hash);
      page.querySelector("a[href='#60']").click(); await wait(300); seen.push(at());
      inner.history.back(); await wait(300); seen.push(at());
      inner.location.hash = "#nowhere"; await wait(300); seen.push(at());
      return seen.join(" ");"""
    assert stepping(game, 900, script, "#33") == "33 0 Round 1, vampires attack #34 60 34 34"


@pytest.mark.heavy
def test_it_plays_by_itself_until_it_is_touched(game: Path) -> None:
    script = """
      var seen = [button("play").title, press(" "), button("play").title, told.getAttribute("aria-live")];
      await wait(1400); seen.push(at());
      await wait(12000); seen.push(Number(at()) > 1, Number(at()) < 8);
      told.dispatchEvent(new inner.PointerEvent("pointerdown", {bubbles: true}));
      var stopped = at(); seen.push(button("play").title, told.getAttribute("aria-live"));
      await wait(12000); seen.push(at() === stopped);
      press("End"); button("play").click(); seen.push(at());
      press("ArrowLeft"); seen.push(button("play").title);
      press("End"); press("ArrowLeft"); button("play").click();
      await wait(20000); seen.push(at(), button("play").title);
      return seen.join(" ");"""
    found = stepping(game, 900, script)
    assert found == "Play 1 Pause off 1 true true Play polite true 1 Play 70 Play"


@pytest.mark.heavy
def test_keys_are_left_alone_where_they_mean_something_else(game: Path) -> None:
    """The space bar presses the button it is on; out of sight of the stage, Home and End scroll."""
    script = """
      press(" ", button("next")); var seen = [button("play").title];
      page.querySelector("#entries li:last-child").scrollIntoView();
      press(" "); press("End"); seen.push(button("play").title, at());
      press("ArrowRight"); seen.push(at(), Math.round(stage.getBoundingClientRect().top));
      return seen.join(" ");"""
    assert stepping(game, 900, script) == "Play Play 1 2 0"


@pytest.mark.heavy
def test_what_changed_is_framed(game: Path) -> None:
    script = """
      var frames = Array.from(stage.querySelectorAll(".frame")).map(function (one) { return one.classList[1]; });
      var badges = Array.from(stage.querySelectorAll("text.badge")).map(function (one) { return one.textContent; });
      var now = Array.from(stage.querySelectorAll("section.now h3")).map(function (one) { return one.textContent; });
      press("ArrowRight");
      return [frames, badges, now, stage.querySelectorAll(".frame").length].join(" ");"""
    assert stepping(game, 900, script, "#33") == "lost,lost,lost,lost −2,−2 Fay Lin 1"


@pytest.mark.heavy
def test_hints_fit_the_device(game: Path) -> None:
    script = """
      var hints = Array.from(stage.querySelectorAll(".hint"));
      function seen(hint) { return inner.getComputedStyle(hint).display !== "none"; }
      return hints.filter(seen).map(function (hint) { return hint.textContent; }).join();"""
    touch = "--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1"
    assert stepping(game, 390, script, "", touch) == VOICE("sheet.touch")
    assert stepping(game, 1200, script) == VOICE("sheet.keys")


# At every step: nothing is wider than the page, and nothing on the stage reaches over an edge or over something else.
LAID_OUT = """
  var wrong = [], rooms = [nav, told, stage.querySelector(".boards")];
  function box(one) { return one.getBoundingClientRect(); }
  function apart(parts, what) {
    parts.map(box).forEach(function (a, i, all) { all.slice(i + 1).forEach(function (b) {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        wrong.push(at() + " " + what);
    }); });
  }
  for (var step = 0; step <= Number(slider.max); step++) {
    if (page.documentElement.scrollWidth > inner.innerWidth) wrong.push(at() + " wide");
    apart(Array.from(stage.children).filter(function (one) { return one !== nav; }), "stage");
    rooms.forEach(function (room) { apart(Array.from(room.children), room.className); });
    stage.querySelectorAll("p, h3, button, output").forEach(function (one) {
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) wrong.push(at() + " clipped " + one.textContent);
    });
    var lines = [];
    stage.querySelectorAll(".told p, .boards p, .boards h3").forEach(function (one) {
      var range = page.createRange();
      range.selectNodeContents(one);
      lines.push(range);
    });
    apart(lines, "lines");
    stage.querySelectorAll(".boards section").forEach(function (section) {
      var edge = box(section);
      if (lines.some(function (one) {
        return one.commonAncestorContainer.parentNode === told && box(one).bottom > edge.top + 1;
      })) wrong.push(at() + " told over boards");
      section.querySelectorAll("svg, .frame, .badge, h3, p").forEach(function (one) {
        var own = box(one);
        if (own.left < edge.left - 1 || own.right > edge.right + 1 || own.bottom > edge.bottom + 1)
          wrong.push(at() + " out");
      });
    });
    press("ArrowRight");
  }
  return wrong.slice(0, 9).join("; ");
"""


@pytest.mark.heavy
@pytest.mark.parametrize("width", [390, 1200])
@pytest.mark.parametrize("name", ["hostile", "random-five", "crowd"])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_nothing_is_clipped_or_overlaps(tmp_path: Path, width: int, name: str, language: str) -> None:
    record = hostile(tmp_path) if name == "hostile" else next(one for one in RECORDS if one.stem == name)
    page = tmp_path / "game.html"
    page.write_text(page_of(record, language), encoding="utf-8")
    assert stepping(page, width, LAID_OUT) == ""


def test_nothing_overlaps_on_a_phone_and_on_a_screen(game: Path) -> None:
    script = f"""function look() {{ {LAID_OUT} }}
      var narrow = look(), small = inner.innerWidth;
      f.width = 1200;
      press("Home");
      return [small, narrow, inner.innerWidth, look()].join("|");"""
    assert stepping(game, 390, script) == "390||1200|"


def test_the_page_is_small() -> None:
    """A board is written when it changes, not after every entry."""
    sheet = sheet_of(GAMES / "random-five.referee")
    page = write(GAME["html"], sheet, VOICE).decode()
    assert page.count("<template>") < 1.6 * len(sheet.entries)
