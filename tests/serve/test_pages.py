"""What the pages of the phones are made of."""

import re

from referee.say import Voice
from referee.serve.routes import SCRIPTS
from referee.serve.words import page_words
from tests.places import ROOT

PAGES = ROOT / "referee" / "serve" / "pages"


def scripts() -> str:
    """All of them, in the order in which the page gets them."""
    assert {*SCRIPTS} == {path.stem for path in PAGES.glob("*.js")}
    return "".join((PAGES / f"{name}.js").read_text() for name in SCRIPTS)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in PAGES.iterdir()) <= 60_000


def test_they_reach_for_nothing_elsewhere() -> None:
    """No address but our own, and nothing that the policy forbids: scripts and styles within the page."""
    for path in PAGES.iterdir():
        text = path.read_text()
        assert re.findall(r"https?://[\w.]+|//[\w-]+\.[\w.]+|@import|url\(", text) == [], path.name
        assert re.findall(r"<script>|<style|\sstyle=|\son\w+=\"|eval\(|new Function", text) == [], path.name


def test_markup_comes_only_with_pictures() -> None:
    """Names of players are text; markup is taken from the server's pictures alone."""
    text = scripts()
    assert re.findall(r"(?:inner|outer)HTML|insertAdjacentHTML|document\.write", text) == ["innerHTML"]
    assert "box.innerHTML = markup" in text


def test_it_has_all_words_that_it_says() -> None:
    """Its own English is only for the moment before the server answers."""
    text = scripts()
    begin, end = text.index("const WORDS"), text.index("};", text.index("const WORDS"))
    told = page_words(Voice("en"))
    own = dict(re.findall(r'"([\w-]+)": "([^"]*)"', text[begin:end]))
    assert {key: told.get(key) for key in own} == own
    assert set(re.findall(r'word\(\s*"([\w-]+)"', text)) <= told.keys()
    assert {key for key in told if f'"{key}"' not in text} == set()
