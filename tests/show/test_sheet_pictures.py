"""HTML, SVG and PDF: well-formed, complete, and nothing in them that a name put there."""

import io
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pypdf
import pytest

from referee.draw.shapes import Dot, Group, Picture, Shape
from referee.say import Voice, clean
from referee.show.export.formats import GAME, SCORE, write
from referee.show.export.pictures import board_picture
from tests.samples import some_of
from tests.show.browser import CHROMIUM, in_chromium
from tests.show.hostile import GAMES, NAMES, NOTE, VOICE, WHY, hostile, program, sheet_of

VOID = {"meta", "input", "br"}


class Page(HTMLParser):
    """The elements and texts of a page; every element must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.texts.append(data)

    def count(self, tag: str) -> int:
        return sum(name == tag for name, _ in self.elements)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return hostile(tmp_path_factory.mktemp("hostile"))


@pytest.mark.parametrize(("writer", "scripts"), [(SCORE["html"], 0), (GAME["html"], 1)])
def test_pages_are_whole_and_bring_all_they_need(writer: tuple[str, str], scripts: int, record: Path) -> None:
    page = Page(write(writer, sheet_of(record), VOICE).decode())
    assert page.count("script") == scripts
    assert {page.count(tag) for tag in ("img", "b", "link", "iframe", "base", "object")} == {0}
    for tag, attributes in page.elements:
        assert not [name for name in attributes if name.startswith("on") or name in ("src", "srcset", "action")]
        assert re.fullmatch(r"(--[a-z]+:\d+;?)*", attributes.get("style") or "")
        if "href" in attributes:
            assert tag in ("use", "a")
            assert re.fullmatch(r"#p\d+" if tag == "use" else r"#(\d+|steps|result|entries)", attributes["href"] or "")
    text = "".join(page.texts)
    for typed in (*NAMES, WHY):
        assert clean(typed) in text
    assert (clean(NOTE) in text) == bool(scripts)  # the sheet for the wall has no notes
    assert page.count("svg") >= len(NAMES) + 1


def test_ids_are_unique_and_all_parts_are_there(record: Path) -> None:
    page = Page(write(GAME["html"], sheet_of(record), VOICE).decode())
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert {(attributes["href"] or "")[1:] for tag, attributes in page.elements if tag == "use"} <= set(ids)


def test_the_script_is_the_only_one_that_may_run(record: Path) -> None:
    import base64
    import hashlib

    text = write(GAME["html"], sheet_of(record), VOICE).decode()
    script = re.search("<script>(.*?)</script>", text, re.DOTALL)
    assert script
    digest = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    policy = re.search('Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert f"script-src 'sha256-{digest}'" in policy[1]
    assert "//" not in re.sub(r"^\s*//.*$|/\*.*?\*/", "", script[1], flags=re.MULTILINE)


def test_svg_is_xml_without_anything_from_outside(record: Path) -> None:
    text = write(SCORE["svg"], sheet_of(record), VOICE).decode()
    root = ElementTree.fromstring(text)
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert tags <= {"svg", "title", "g", "rect", "circle", "polyline", "path", "text"}
    assert not [key for element in root.iter() for key in element.attrib if "href" in key or key in ("style", "class")]
    texts = "".join(root.itertext())
    assert "Ёжик" in texts
    assert "<script>alert" in texts
    assert re.findall("https?://[^\"' ]*", text) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize(
    "name", ["hand-three-ru", "random-five", "table-rulings", "shared-by-all", "drift", "begins-two"]
)
def test_svg_is_drawn_by_librsvg(name: str, tmp_path: Path) -> None:
    rsvg = program("rsvg-convert")
    tmp_path.joinpath("s.svg").write_bytes(write(SCORE["svg"], sheet_of(GAMES / f"{name}.referee"), VOICE))
    subprocess.run([rsvg, "s.svg", "-o", "s.png"], cwd=tmp_path, check=True)
    assert tmp_path.joinpath("s.png").read_bytes()[:4] == b"\x89PNG"


def test_pdf_has_the_names_and_is_the_same_every_time(record: Path) -> None:
    data = write(SCORE["pdf"], sheet_of(record), VOICE)
    assert data == write(SCORE["pdf"], sheet_of(record), VOICE)
    reader = pypdf.PdfReader(io.BytesIO(data))
    text = "\n".join(page.extract_text() for page in reader.pages)
    assert "Ёжик" in text
    assert "<script>al" in text
    assert "=1+1" in text
    assert reader.metadata.title == "Vampire Village: Final score"
    found = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    fonts = {font["/BaseFont"] for font in found}
    assert any("DejaVuSans" in font for font in fonts)


def test_pdf_in_russian() -> None:
    voice = Voice("ru")
    data = write(SCORE["pdf"], sheet_of(GAMES / "odd-names.referee"), voice)
    text = "\n".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages)
    assert voice("sheet.table") in text
    assert "□" not in text


@pytest.mark.heavy
@pytest.mark.parametrize("width", [360, 390, 768])
def test_a_phone_needs_no_sideways_scrolling(tmp_path: Path, record: Path, width: int) -> None:
    page = tmp_path / "game.html"
    page.write_bytes(write(GAME["html"], sheet_of(record), VOICE))
    assert int(in_chromium(page, width, "inner.document.documentElement.scrollWidth", tmp_path)) <= width


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("name", "pages"), [("random-five", 2), ("hand-two", 1), ("hand-three-ru", 1), ("odd-names", 2)]
)
@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_a_page_is_printed_on_few_sheets(tmp_path: Path, name: str, pages: int, paper: str) -> None:
    """Nothing stands alone on a sheet, and nothing reaches over its edge."""
    page = tmp_path / "score.html"
    text = write(SCORE["html"], sheet_of(GAMES / f"{name}.referee"), VOICE).decode()
    page.write_text(text.replace("@page {", f"@page {{ size: {paper};", 1), encoding="utf-8")
    options = [one for one in CHROMIUM.split() if one != "--dump-dom"]
    printed = f"--print-to-pdf={tmp_path / 'score.pdf'}"
    command = [program("chromium"), *options, f"--user-data-dir={tmp_path}", "--no-pdf-header-footer", printed]
    subprocess.run([*command, page.as_uri()], capture_output=True, timeout=120, check=True)
    assert len(pypdf.PdfReader(tmp_path / "score.pdf").pages) == pages
    for left, top, right, bottom in inked(tmp_path / "score.pdf"):
        across, down = (595, 842) if paper == "A4" else (612, 792)
        assert min(left, top, across - right, down - bottom) >= 17


def inked(file: Path) -> list[tuple[int, int, int, int]]:
    """Where each page has something on it, in points: left, top, right, bottom."""
    subprocess.run([program("pdftoppm"), "-r", "72", "-gray", str(file), str(file)], check=True)
    found = []
    for picture in sorted(file.parent.glob(f"{file.name}-*.pgm")):
        _, size, _, pixels = picture.read_bytes().split(b"\n", 3)
        across = int(size.split()[0])
        rows = [pixels[at : at + across] for at in range(0, len(pixels), across)]
        dark = [number for number, row in enumerate(rows) if min(row) < 250]
        columns = [min(column) for column in zip(*rows, strict=True)]
        wide = [number for number, least in enumerate(columns) if least < 250]
        found.append((wide[0], dark[0], wide[-1] + 1, dark[-1] + 1))
    return found


@some_of("name", ["hand-two", "random-five", "table-rulings"])
def test_a_pdf_fits_on_a4_and_in_full_size_on_letter(tmp_path: Path, name: str) -> None:
    """The middle of the page is laid on the middle of the paper; printers need 6 mm, which are 17 points."""
    file = tmp_path / "score.pdf"
    file.write_bytes(write(SCORE["pdf"], sheet_of(GAMES / f"{name}.referee"), VOICE))
    for left, top, right, bottom in inked(file):
        for across, down in ((595, 842), (612, 792)):
            aside, above = (across - 595) / 2, (down - 842) / 2
            assert min(left + aside, across - right - aside, top + above, down - bottom - above) >= 17


def shapes_of(picture: Picture, x: float = 0, y: float = 0, scale: float = 1) -> list[tuple[Shape, float, float]]:
    """Every shape with where its origin is."""
    found: list[tuple[Shape, float, float]] = []
    for shape in picture.shapes:
        if isinstance(shape, Group):
            inner = Picture(0, 0, shape.shapes)
            found += shapes_of(inner, x + shape.x * scale, y + shape.y * scale, scale * shape.scale)
        else:
            found.append((shape, x, y))
    return found


def test_the_mark_of_a_ruling_is_inside_the_picture() -> None:
    for board in sheet_of(GAMES / "table-rulings.referee").boards:
        alone = board._replace(left=(), right=(), top=(), below=())
        for picture in (board_picture(Voice(), board), board_picture(Voice(), alone)):
            for shape, x, y in shapes_of(picture):
                if isinstance(shape, Dot):
                    assert x + shape.x + shape.radius <= picture.width
                    assert y + shape.y - shape.radius >= 0
