"""What the players hold in the end, as it is typed or written in a small file: `Ana 1 3 coix2 sto cof8`."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.cli.tallies import line_of, unquoted
from referee.cli.tally_form import NUMBER, UNSAID, Form, Where
from referee.engine.lexicon import lexicon, unaccented
from referee.engine.ruling import refuse
from referee.games.vampire_nights.rules.pieces import COFFIN, LOOT, TILE_NAMED, VAMPIRES, Pieces, counted, in_order
from referee.games.vampire_nights.rules.setup import PLAYERS
from referee.games.vampire_nights.words.foreign import NONE, TILES

COLUMNS: Final = lexicon(
    {
        "player": "name joueur joueuse nom игрок имя",
        "vampires": "faces вампиры",
        "bites": "morsures укусы",
        "tiles": "loot tuiles butin плитки добыча",
    }
)
HELD: Final = LOOT | VAMPIRES | {COFFIN}  # never a Cat, a Chest or a Web
_NAMES: Final = {**TILE_NAMED, **lexicon(TILES), **lexicon(NONE)}
_LINE = re.compile(r'("(?:[^"\\]|\\.)*"|.+?)[\s,;:=]+([+\-−–]?[0-9][0-9.]*(?![^\s,;]).*)', re.ASCII)
_WORD = re.compile(r"[^\s,;]+")
_TILES = re.compile(r"(.+?)(?:[x×х*]([1-9][0-9]?))?")
_COFFIN = re.compile(r"(\D+)(8|10)", re.ASCII)


class Held(NamedTuple):
    """One player: bites with a vampire's face, all bites if they were told, tiles, what the Coffin was claimed for."""

    name: str
    vampires: int
    bites: int | None
    tiles: Pieces
    coffin: int = 0

    def line(self) -> str:
        return line_of(self, [self.vampires, *([] if self.bites is None else [self.bites]), *self.loot()], read_line)

    def loot(self) -> list[str]:
        """The tiles in the words of a line."""
        return [f"cof{self.coffin}" if word.startswith(COFFIN) else word for word in counted(self.tiles)]


def read_line(text: str) -> Held:
    """A name, which may hold spaces or stand in quotes; how many bites show a vampire; perhaps how many bites there
    are; the tiles.

    :raises Refused:
    """
    match = _LINE.fullmatch(text.strip())
    name = unquoted(match[1]) if match else ""
    if not match or not name:
        refuse("not-understood", "scoring", "not-understood.tally", line=text, column=len(text.rstrip()))
    start = len(text) - len(text.lstrip()) + match.start(2)
    words = list(_WORD.finditer(text, start))
    return _read(name, [word[0] for word in words], text, [word.start() for word in words])


def read_words(name: str, words: list[str], where: Where) -> Held:
    """:raises Refused:"""
    if not words or not NUMBER.fullmatch(words[0]):
        where.misfit()
    shown = f"{where.file}:{where.number}: {name}"
    columns = []
    for word in words:
        columns.append(len(shown) + 1)
        shown += f" {word}"
    return _read(name, words, shown, columns)


def _read(name: str, words: Sequence[str], line: str, columns: Sequence[int]) -> Held:
    """The words after the name; `line` and where each word stands in it are for what is not understood."""
    if not NUMBER.fullmatch(words[0]):
        refuse("not-understood", "scoring", "not-understood.tally", line=line, column=columns[0])
    bites, start = None, 1
    if len(words) > 1 and (NUMBER.fullmatch(words[1]) or words[1] == UNSAID):
        bites, start = None if words[1] == UNSAID else int(words[1]), 2
    tiles: list[str] = []
    coffin = 0
    for word, column in zip(words[start:], columns[start:], strict=True):
        if word == UNSAID:
            continue
        kind, number, value = _tile(unaccented(word), line, column)
        tiles += [kind] * number
        coffin = value or coffin
    return Held(name, int(words[0]), bites, in_order(tiles), coffin)


def _tile(word: str, line: str, column: int) -> tuple[str, int, int]:
    """The kind of tile, how many of it, and the value of a Coffin.

    :raises Refused:
    """
    if (match := _COFFIN.fullmatch(word)) and _NAMES.get(match[1]) == COFFIN:
        return COFFIN, 1, int(match[2])
    match = _TILES.fullmatch(word)
    code = _NAMES.get(match[1]) if match else None
    if match is None or code is None:
        refuse("not-understood", "pieces", "not-understood.tally-tile", line=line, column=column)
    if code == "none":
        return "", 0, 0
    if code == COFFIN:
        refuse("not-understood", "VN45", "not-understood.tally-coffin", line=line, column=column)
    if code not in HELD:
        refuse("does-not-fit", "pieces", "does-not-fit.tally-never", tile=code, line=line, column=column)
    return code, int(match[2] or 1), 0


FORM: Final[Form[Held]] = Form(
    ("vampires", "bites", "tiles"), frozenset(("vampires", "tiles")), COLUMNS, read_line, read_words, PLAYERS, "setup"
)
names = FORM.names
