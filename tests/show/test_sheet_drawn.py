"""The drawn sheet: as many pages as promised, nothing too small, cut or overlapping, and words instead of codes."""

import io
import json
import re
import struct
import subprocess
import time
from collections.abc import Iterator
from html import unescape
from itertools import combinations
from pathlib import Path

import pypdf
import pytest

from referee import Table
from referee.draw.shapes import Group, Line, Shape, Text
from referee.draw.text import wrapped
from referee.games.vampire_village.rules.cards import Card
from referee.games.vampire_village.sheet import cards
from referee.games.vampire_village.sheet.layout import DRAWN_AT, LEAST_TILE
from referee.notation.words import quote
from referee.say import Voice
from referee.show.export import blocks, fonts, pdf, phrases
from referee.show.export.evening import Evening
from referee.show.export.formats import SCORE, write
from referee.show.export.page import ACROSS, DOWN, pages
from referee.show.export.sheet import Sheet, build
from tests.places import ROOT
from tests.samples import HEAVY, some_of
from tests.show.hostile import GAMES, hostile, program, sheet_of
from tests.show.test_sheet_pictures import CHROMIUM

NIGHTS = ROOT / "tests/games/vampire_nights/recorded"
RECORDS = [*sorted(GAMES.glob("*.referee")), *sorted(NIGHTS.glob("*.referee"))]
LANGUAGES = ("en", "fr", "ru")
LONG = (
    "Максимилиан Константинович",
    "王小明和他的朋友们",
    "🦇 Mina 🧛",
    "Maria da Conceição Albuquerque",
    "Þórgnýr-Jökull",
)
VILLAGES = {2: "hand-two", 3: "hand-three-ru", 4: "random-four-ru", 5: "random-five"}
CODES = re.compile(
    r"\b([gbryn]\d{3}(:\w+)?|h\d[wlv]*|w[2lr]|l[bg](=\d)?|v[1-6]|d[hlmvwy]|[a-g][1-7]|fr|ru"
    r"|lor|lad|ser|fat|mot|dau|coi|sto|cof|che|clo|mir|jum|gar|cro|sac|wat|tor|mag)\b"
)


def renamed(path: Path, names: tuple[str, ...] = LONG) -> Sheet:
    """The sheet of a recorded game with other players."""
    table = Table.from_bytes(path.read_bytes())
    table.do(f"set players {' '.join(map(quote, names[: len(table.players)]))}")
    return build(table, name="Пятница / Vendredi / 金曜日")


def texts_in(shapes: tuple[Shape, ...], scale: float = 1) -> Iterator[tuple[Text, float]]:
    """Every text with its size."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from texts_in(shape.shapes, scale * shape.scale)
        elif isinstance(shape, Text):
            yield shape, shape.size * scale


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_for_three_players_and_two_for_more(language: str) -> None:
    some = RECORDS if HEAVY else RECORDS[LANGUAGES.index(language) :: 12]
    shown = [build(Table.read(path), name="Friday") for path in some]
    shown += [renamed(GAMES / f"{name}.referee") for name in ("house-own-colour", "house-size-count")]  # the fullest
    for sheet in shown:
        evening = Evening(Voice(language, sheet.game), sheet)
        laid = pages(evening)
        assert len(laid) <= (1 if len(sheet.players) <= 3 else 2), sheet.id
        assert max(page.height for page in laid) <= DOWN + 0.01
        assert min(size for page in laid for _, size in texts_in(page.shapes)) >= 8.999, sheet.id


def boxes_in(data: bytes, folder: Path) -> list[tuple[int, str, tuple[float, ...]]]:
    """Every word of a PDF: page, text, left, top, right and bottom."""
    folder.joinpath("s.pdf").write_bytes(data)
    done = subprocess.run([program("pdftotext"), "-bbox", "s.pdf", "-"], cwd=folder, capture_output=True, check=True)
    found, page = [], 0
    for line in done.stdout.decode("utf-8", "replace").splitlines():
        page += "<page " in line
        if word := re.search('<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', line):
            found.append((page, unescape(word[5]), tuple(map(float, word.groups()[:4]))))
    return found


def overlapping(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether boxes share more than what letters leave free above and below."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 0.12 * min(one[3] - one[1], other[3] - other[1])


SHOWN = {**VILLAGES, "shared": "shared-victory"}


@some_of("players", [*SHOWN, "nights"], ordinary=[3, 5, "shared", "nights"])
def test_texts_of_a_pdf_are_large_enough_and_apart(players: int | str, tmp_path: Path) -> None:
    path = NIGHTS / "crowd.referee" if players == "nights" else GAMES / f"{SHOWN[players]}.referee"
    sheet = renamed(path, LONG[::-1] if players == "shared" else LONG)
    data = write(SCORE["pdf"], sheet, Voice("ru", sheet.game))
    sizes = []
    reader = pypdf.PdfReader(io.BytesIO(data))
    for page in reader.pages:
        page.extract_text(visitor_text=lambda text, cm, tm, font, size: sizes.append((size * abs(tm[3] * cm[3]), text)))
    assert [text for size, text in sizes if text.strip() and size < 8.99] == []
    words = boxes_in(data, tmp_path)
    assert len(words) > 60
    across, down = reader.pages[0].mediabox[2:]
    for _, text, (left, top, right, bottom) in words:
        assert min(left, top, across - right, down - bottom) > 0, text
    clashes = [
        (one[1], other[1])
        for one, other in combinations(words, 2)
        if one[0] == other[0] and overlapping(one[2], other[2])
    ]
    assert clashes == []


LOOK = """function (inner, width) {
  var found = [], walker = inner.document.createTreeWalker(inner.document.body, 4), node, bad = [];
  while ((node = walker.nextNode())) {
    if (!node.textContent.trim() || node.parentNode.closest("title, style, template")) continue;
    var range = inner.document.createRange();
    range.selectNodeContents(node);
    Array.from(range.getClientRects()).forEach(function (box) {
      if (box.width < 1 || box.height < 1) return;
      found.push([box, node.textContent.trim()]);
      var frame = node.parentNode.closest("svg"), edge = frame ? frame.getBoundingClientRect() : null;
      if (box.left < -.5 || box.right > width + .5) bad.push("outside: " + node.textContent);
      if (edge && (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 2
        || box.bottom > edge.bottom + 2)) bad.push("cut: " + node.textContent);
    });
  }
  if (inner.document.documentElement.scrollWidth > width) bad.push("scrolls sideways");
  inner.document.querySelectorAll("tr:not(.labels) > td:last-child").forEach(function (cell) {
    if (!cell.offsetHeight) bad.push("no points: " + cell.parentNode.textContent);
  });
  found.forEach(function (one, at) {
    found.slice(at + 1).forEach(function (other) {
      var a = one[0], b = other[0], across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      var down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > .35 * Math.min(a.height, b.height)) bad.push("overlap: " + one[1] + " | " + other[1]);
    });
  });
  return [found.length, bad];
}"""


@pytest.mark.sampled
def test_nothing_is_cut_or_overlaps_on_a_phone_and_on_a_screen(tmp_path: Path) -> None:
    """All pages in one browser, each in a frame of its own."""
    shown = [(GAMES / f"{VILLAGES[players]}.referee", width) for players in VILLAGES for width in (390, 1200)]
    shown += [(NIGHTS / "crowd.referee", width) for width in (390, 1200)]
    frames = []
    for number, (path, width) in enumerate(shown if HEAVY else [shown[2], shown[3], shown[6], *shown[-2:]]):
        sheet = renamed(path)
        page = tmp_path / f"{number}.html"
        page.write_bytes(write(SCORE["html"], sheet, Voice(LANGUAGES[number % 3], sheet.game)))
        frames.append(f'<iframe src="{page.as_uri()}" width={width} height=900 frameborder=0></iframe>')
    driver = tmp_path / "driver.html"
    driver.write_text(
        f"""{"".join(frames)}<pre id=out></pre><script>onload = function () {{
        out.textContent = JSON.stringify(Array.from(document.querySelectorAll("iframe")).map(function (frame) {{
        return ({LOOK})(frame.contentWindow, Number(frame.width)); }})); }};</script>""",
        encoding="utf-8",
    )
    command = [program("chromium"), *CHROMIUM.split(), f"--user-data-dir={tmp_path / 'profile'}", driver.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    out = re.search('<pre id="out">(.*?)</pre>', done.stdout, re.DOTALL)
    assert out, done.stderr
    looked = json.loads(unescape(out[1]))
    assert len(looked) == len(frames)
    assert [bad for _, bad in looked if bad] == []
    assert min(number for number, _ in looked) > 60


def test_what_a_building_brings_is_never_behind_its_shields() -> None:
    for wide in range(int(LEAST_TILE), int(DRAWN_AT[0]) + 1):
        for code in ("3", "g", "h", "row", "col"):
            for witches, vampires in ((0, 0), (2, 0), (0, 2), (2, 2)):
                x, sign = cards.gain_between(Card("", False, "g", witches, 1, vampires, code), wide)
                assert x >= (cards.LEFT if witches else 0), (wide, code)
                assert x + sign.width <= wide - (cards.RIGHT if vampires else 0) + 0.01, (wide, code)


def test_long_names_are_broken_where_they_may_be() -> None:
    assert wrapped("Þórgnýr-Jökull", 9, 60, True) == ["Þórgnýr-", "Jökull"]
    assert wrapped("王小明和他的朋友们", 9, 60, True) == ["王小明和他", "的朋友们"]
    assert wrapped("Anna  Maria", 9, 60) == ["Anna  Maria"]
    assert wrapped("Максимилиан Ли", 9, 45) == ["Макси…", "Ли"]


def test_the_band_is_as_high_as_its_texts() -> None:
    evening = Evening(Voice("ru"), renamed(GAMES / "random-five.referee"))
    evening.verdict = f"Общая победа: {', '.join(LONG[:3])}", "Поровну очков; и разделить их нечем. " * 3
    drawn = blocks.band(evening, ACROSS)
    texts = [text for text, _ in texts_in(drawn.shapes[:-1])]
    assert len(texts) == 2 * blocks.MOST_LINES
    assert all(text.size <= text.y <= drawn.height - 6 for text in texts)


def test_a_table_alone_has_the_whole_page() -> None:
    sheet = sheet_of(GAMES / "hand-two.referee", whole=False)._replace(table=None, boards=(), course=())
    (page,) = pages(Evening(Voice("en"), sheet))
    lines = [shape for group in page.shapes if isinstance(group, Group) for shape in group.shapes]
    rules = [line for line in lines if isinstance(line, Line) and line.points[0][0] == 0]
    assert {line.points[1][0] for line in rules} == {ACROSS}


def test_a_table_has_names_where_there_is_room_for_them() -> None:
    short, long = (
        write(SCORE["html"], sheet, Voice("en")).decode()
        for sheet in (sheet_of(GAMES / "random-five.referee", whole=False), renamed(GAMES / "random-five.referee"))
    )
    assert 'class="medals"' not in short
    assert 'class="medals"' in long


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [GAMES / "table-rulings.referee", NIGHTS / "removed-pieces.referee"])
def test_no_codes_and_no_bare_keys(path: Path, language: str) -> None:
    """Not in what is seen, and not in what a screen reader says."""
    sheet = sheet_of(path, whole=False)
    voice = Voice(language, sheet.game)
    page, picture = (write(SCORE[form], sheet, voice).decode() for form in ("html", "svg"))
    body = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    said = [*re.findall(r">([^<]+)<", body + picture), *re.findall(r'(?:aria-label|title|data-label)="([^"]*)"', body)]
    assert [text for text in map(unescape, said) if CODES.search(text)] == []
    assert [text for text in said if re.search(r"\b(sheet|turn|set|word|edition)\.[a-z]", text)] == []


def test_a_screen_reader_hears_what_a_picture_shows() -> None:
    sheet = sheet_of(GAMES / "hand-three-ru.referee", whole=False)
    page = write(SCORE["html"], sheet, Voice("en")).decode()
    assert "Fay Lin&#x27;s village: 7 cards, 13 villagers, 5 creatures beside it, 18 points" in page
    nights = sheet_of(NIGHTS / "vampire-wins.referee", whole=False)
    page = write(SCORE["html"], nights, Voice("fr", nights.game)).decode()
    assert 'aria-label="Cem\u00a0: Sous, Pierre Maudite, Père, Mère, Fille\u00a0; 21 points"' in page


def evening_of(name: str, language: str = "en") -> Evening:
    return Evening(Voice(language), sheet_of(GAMES / f"{name}.referee", whole=False))


def test_who_won_and_by_what() -> None:
    assert evening_of("hand-three-ru").verdict == (
        "Fay Lin wins",
        "Level with Dana at 18 points; more cards decided it, 7 to 6.",
    )
    assert evening_of("hand-two").verdict == ("Ben wins", "With 12 points, 1 ahead of Ana.")
    assert evening_of("hand-shared").verdict[0] == "Gus and Hana win together"
    assert evening_of("hand-shared", "ru").verdict[0] == "Общая победа: Gus и Hana"
    nights = sheet_of(NIGHTS / "fewest-bites.referee", whole=False)
    assert "fewer bites decided it" in Evening(Voice("en", nights.game), nights).verdict[1]


def test_an_unfinished_game_has_no_crown() -> None:
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    for line in ("Ana start n111", "Ben start n111", "Ana place n000:5 d3"):
        table.do(line)
    page = write(SCORE["html"], build(table), Voice("en")).decode()
    assert "The game goes on" in page
    assert "Ana leads with 7 points so far." in page
    assert 'class="crown"' not in page
    assert 'class="best"' not in page
    assert "for good" not in page
    assert 'class="crown"' in write(SCORE["html"], sheet_of(GAMES / "hand-two.referee"), Voice("en")).decode()


def test_the_evening_has_its_name_unless_that_is_a_date() -> None:
    table = Table.read(GAMES / "hand-two.referee")
    for name, heading in (
        ("At the mill", "At the mill"),
        ("2026-11-16", "Vampire Village"),
        ("2026-11-16-2", "Vampire Village"),
        ("", "Vampire Village"),
    ):
        assert f"<h1>{heading}</h1>" in write(SCORE["html"], build(table, name=name), Voice("en")).decode()


@pytest.mark.parametrize(
    ("ended", "said"),
    [
        ("2026-11-30T23:40:00Z", "1 December 2026, 00:10 to 01:40 (90 minutes)"),
        ("2026-12-03T21:40:00Z", "1 December 2026 to 3 December 2026"),
        ("", "1 December 2026"),
    ],
)
def test_times_are_those_of_this_place(ended: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "XYZ-2")
    time.tzset()
    try:
        sheet = sheet_of(GAMES / "hand-two.referee", whole=False)._replace(started="2026-11-30T22:10:00Z", ended=ended)
        assert phrases.when(Voice("en"), sheet) == said
        assert phrases.when(Voice("fr"), sheet).startswith(
            ("1er décembre 2026", "Du 1er décembre 2026 au 3 décembre 2026")
        )
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_story_follows_players_who_changed_seats() -> None:
    """What happened to whom is the same whoever sits where in the end."""
    table = Table.from_bytes((GAMES / "random-two.referee").read_bytes())
    before = Evening(Voice("en"), build(table))
    drawn = dict(zip(table.players, before.drawings(260, 1), strict=True))
    table.do(f"set players {' '.join(reversed(table.players))}")
    after = Evening(Voice("en"), build(table))
    assert [*table.players] == [*reversed(drawn)]
    assert after.turns_said() == before.turns_said() != []
    assert dict(zip(table.players, after.drawings(260, 1), strict=True)) == drawn


def test_a_very_long_game_is_told_in_fewer_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = evening_of("random-three")
    blows = [text for text in whole.turns_said() if "break into" in text]
    monkeypatch.setattr("referee.show.export.sheet.MOST_MOMENTS", 12)
    few = evening_of("random-three")
    assert len(few.told) == len(few.sheet.course) <= 12 < len(whole.told)
    assert blows
    assert set(blows) <= set(few.turns_said())
    assert len(pages(few)) == 1


def test_what_the_table_ruled_is_marked_and_told() -> None:
    evening = evening_of("table-rulings")
    marks = [text for page in pages(evening) for text, _ in texts_in(page.shapes) if text.text.endswith("!")]
    assert marks
    told = phrases.remarks(evening.voice, evening.sheet, evening.part, 1500)
    assert "Settled by the table (!): Ana, “we deal five”" in told[-1]
    assert any("House rule" in text for text in phrases.remarks(Voice("en"), evening_of("odd-names").sheet, None, 99))


def with_signs(signs: str, file: Path) -> None:
    """A font that has these signs, made from the one of the sheet: each looks like a letter from A on."""
    data = Path(pdf.FONTS / "DejaVuSans.ttf").read_bytes()
    _, count = struct.unpack_from(">4sH", data)
    tables = {
        tag: data[at : at + length] for tag, _, at, length in struct.iter_unpack(">4sIII", data[12 : 12 + 16 * count])
    }
    groups = b"".join(struct.pack(">III", ord(sign), ord(sign), 36 + at) for at, sign in enumerate(sorted(signs)))
    part = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(signs)) + groups
    tables[b"cmap"] = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + part
    at, rows, body = 12 + 16 * count, b"", b""
    for tag, table in sorted(tables.items()):
        padded = table + b"\0" * (-len(table) % 4)
        rows += struct.pack(">4sIII", tag, sum(struct.unpack(f">{len(padded) // 4}I", padded)) % 2**32, at, len(table))
        body += padded
        at += len(padded)
    file.write_bytes(data[:12] + rows + body)


def test_letters_come_from_a_font_of_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = renamed(GAMES / "hand-two.referee", ("王小明", "🧛 Ёж"))
    monkeypatch.setattr(fonts, "folders", lambda: [tmp_path])
    assert pdf.score_pdf(sheet, Voice("en"))
    assert pdf.lacking(sheet, Voice("en")) == ["王", "小", "明", "🧛", "金", "曜", "日"]
    with_signs("王小明🧛", tmp_path / "some.ttf")
    tmp_path.joinpath("broken.ttf").write_bytes(b"\x00\x01\x00\x00\xff\xff")
    tmp_path.joinpath("empty.otf").write_bytes(b"")
    text = "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf.score_pdf(sheet, Voice("en")))).pages)
    assert "王小明" in text
    assert "Ёж" in text
    assert pdf.lacking(sheet, Voice("en")) == ["金", "曜", "日"]


def test_hostile_names_on_every_sheet(tmp_path: Path) -> None:
    sheet = sheet_of(hostile(tmp_path), whole=False)
    for language in LANGUAGES:
        assert len(pages(Evening(Voice(language), sheet))) == 2
