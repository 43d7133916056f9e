"""What the rules say about a word, on a screen."""

from typing import Final, NamedTuple

from referee.engine.lexicon import lexicon, unaccented
from referee.games import GAMES
from referee.say import Voice
from referee.say.rules import Section, look_up, rulings_below, sections
from referee.show.text import Line, paint, plain, wrap

CODES: Final = "codes"  # the section that is made of the game's codes, and stands in no rulebook
_CALLED: Final = lexicon({CODES: "code notation notations abréviations коды код обозначения нотация"})


class Found(NamedTuple):
    """Sections of the rules, and the game that they are of."""

    sections: list[Section]
    game: str


def looked_up(voice: Voice, term: str, columns: int = 80) -> Found:
    """In the rules of the game at hand; where they have nothing, in those of the other games."""
    here = voice.game
    if not term:
        return Found([*codes_section(voice, columns), *sections(voice.language, here)], here)
    if _CALLED.get(unaccented(term.strip())) and (codes := codes_section(voice, columns)):
        return Found(codes, here)
    for game in (here, *(game for game in GAMES if game != here)):
        if found := look_up(term, voice.language, game):
            return Found(found, game)
    return Found([], here)


def codes_section(voice: Voice, columns: int) -> list[Section]:
    """What is typed, code by code, as a section to look up; none if the game has no codes."""
    from referee.show.codes import codes_table

    text = paint(codes_table(voice, GAMES[voice.game], columns=columns), colour=False)
    return [Section(CODES, voice("rules.codes", game=voice("sheet.game")), "", text)] if text else []


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
        lines.append(plain())
    return lines
