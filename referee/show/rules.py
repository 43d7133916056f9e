"""What the rules say about a word, on a screen."""

from typing import NamedTuple

from referee.games import GAMES
from referee.say import Voice
from referee.say.rules import Section, look_up, rulings_below, sections
from referee.show.text import Line, plain, wrap


class Found(NamedTuple):
    """Sections of the rules, and the game that they are of."""

    sections: list[Section]
    game: str


def looked_up(voice: Voice, term: str) -> Found:
    """In the rules of the game at hand; where they have nothing, in those of the other games."""
    here = voice.game
    if not term:
        return Found(list(sections(voice.language, here)), here)
    for game in (here, *(game for game in GAMES if game != here)):
        if found := look_up(term, voice.language, game):
            return Found(found, game)
    return Found([], here)


def section_lines(voice: Voice, found: list[Section], columns: int, *, whole: bool) -> list[Line]:
    lines: list[Line] = []
    for section in found:
        title = voice("rules.title", key=section.key, title=section.title)
        lines += [plain(line, "strong" if whole else "") for line in wrap(title, columns, "  ")]
        if not whole:
            continue
        if any(map(str.isalpha, section.source)):  # no book has a heading for what tables do
            lines += [plain(line, "faint") for line in wrap(section.source, columns)]
        if rulings := rulings_below(section, voice.language, voice.game):
            lines += section_lines(voice, rulings, columns, whole=False)
            lines += [plain(line) for line in wrap(voice("rules.one", key=rulings[0].key), columns)]
        for paragraph in section.text.splitlines():
            lines += [plain(line) for line in wrap(paragraph, columns)]
        lines.append([])
    return lines
