"""The rules and rulings in the project's own words, by section and by id."""

import re
from functools import cache
from typing import NamedTuple

from referee.engine.lexicon import unaccented
from referee.games import GAMES, USUAL
from referee.languages import LANGUAGES


class Section(NamedTuple):
    key: str  # a slug, or a ruling's id
    title: str
    source: str  # the headings of the rulebooks
    text: str


_ID = re.compile(r"[A-Z]+\d+")
_HEADING = re.compile(r"^#{1,2} ([\w-]+): (.+)$", re.MULTILINE)


@cache
def sections(language: str, game: str = USUAL) -> tuple[Section, ...]:
    """All there is to look up; nothing for a game that has no such file."""
    try:
        text = GAMES[game].texts().file(f"rules.{language}.md").decode("utf-8")
    except FileNotFoundError:
        return ()
    marks = list(_HEADING.finditer(text))
    found = []
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        body = text[mark.end() : following.start() if following else len(text)].strip()
        source = body.split("\n")[0][2:] if body.startswith("> ") else ""
        found.append(Section(mark[1], mark[2], source, body.removeprefix(f"> {source}").strip() if source else body))
    return tuple(found)


def rulings_below(section: Section, language: str, game: str = USUAL) -> list[Section]:
    """The rulings that a section is only the heading of; none if it has a text of its own."""
    return [] if section.text else [one for one in sections(language, game) if is_ruling(one.key)]


def is_ruling(key: str) -> bool:
    """Whether it is the id of a ruling, such as VV7, and not the name of a section."""
    return _ID.fullmatch(key) is not None


def title_of(key: str, language: str, game: str = USUAL) -> str:
    return next((section.title for section in sections(language, game) if section.key == key), key)


def look_up(term: str, language: str, game: str = USUAL) -> list[Section]:
    """The section with that key, else all in which a word begins so, in keys and titles first. Case and accents do not
    matter. Words of another language find the same sections."""
    found = _found(term, language, game)
    for other in LANGUAGES:
        if not found:
            keys = [section.key for section in _found(term, other, game)]
            found = [section for key in keys for section in sections(language, game) if section.key == key]
    return found


def _found(term: str, language: str, game: str) -> list[Section]:
    wanted = unaccented(term.strip())
    exact = [section for section in sections(language, game) if unaccented(section.key) == wanted]
    if exact:
        return exact
    begins = re.compile(rf"(?<!\w){re.escape(wanted)}")
    in_title = [one for one in sections(language, game) if begins.search(unaccented(f"{one.key} {one.title}"))]
    in_text = [one for one in sections(language, game) if begins.search(unaccented(one.text))]
    return list(dict.fromkeys([*in_title, *in_text]))
