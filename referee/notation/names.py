"""Players' names: what may be one, how it is written, and who is meant by a word."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from referee.engine.invisible import INVISIBLE, JOINERS, shows
from referee.engine.lexicon import unaccented
from referee.engine.ruling import refuse
from referee.engine.seats import Led, also_called, unknown
from referee.notation.words import Quoted, quote

KEYWORDS: Final = ("undo", "redo", "note", "set", "ended")
LONGEST_NAME: Final = 40
_INVISIBLE: Final = re.compile(f"[{INVISIBLE}]")
_JOINER: Final = re.compile(f"[{JOINERS}]")
_VIRAMA: Final = 9  # the class of the sign that takes the vowel from an Indic letter


def folded(name: str) -> str:
    """Two names are the same if they are equal after this."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def is_name(text: str) -> bool:
    """1 to 40 characters, none of them a control character or one that nobody sees where it is."""
    return (
        1 <= len(text) <= LONGEST_NAME
        and not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in text)
        and all(shows(text, found.start()) for found in _INVISIBLE.finditer(text))
        and all(_joins(text, found.start()) for found in _JOINER.finditer(text))
    )


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands where one shows: in a script whose letters join, or between two signs of an emoji."""
    before, after = text[:at][-1:], text[at + 1 :][:1]
    if not before or unicodedata.category(before) not in ("Lo", "Mn", "Mc", "So", "Sk"):
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    return bool(after) and unicodedata.category(after) in ("Lo", "Mn", "Mc", "So", "Sm")


def write_name(name: str) -> str:
    """The name as a word of a line, quoted where it must be."""
    if isinstance(name, Led):
        return name.written
    needs_quotes = name[0] in "#~=!" or any(sign in '"\\' or sign.isspace() for sign in name)
    return quote(name) if needs_quotes or name.casefold() in KEYWORDS else name


@lru_cache
def spelt_out(names: tuple[str, ...]) -> dict[str, int]:
    """The seats by name, of those who are meant by their name without quotes wherever it stands first."""
    written = [(write_name(name), seat) for seat, name in enumerate(names)]
    return {word: seat for word, seat in written if not word.startswith('"')}


def matching(word: str, names: Sequence[str]) -> list[int]:
    """The seats a word may mean: the one with exactly that name, else all whose name begins so. Where somebody leads a
    figure, its own name goes first."""
    wanted = folded(word)
    own = {folded(name): seat for seat, name in enumerate(names)}
    leaders = {folded(name): seat for name, seat in also_called(names).items()}
    for known in (own, leaders):
        if wanted in known:
            return [known[wanted]]
    for known in (own, leaders):
        if begun := [seat for name, seat in known.items() if wanted and name.startswith(wanted)]:
            return begun
    return []


def first_name(line: str) -> tuple[int, str]:
    """Where the name stands that a line begins with, and that word; after `=` and `!` it is the second one."""
    match = re.match(r"\s*(?:[=!]\s+)?", line)
    start = match.end() if match else 0
    return start, line[start:].partition(" ")[0]


def as_spelt(line: str, names: Sequence[str]) -> str:
    """A line that a person typed, with the name it begins with as that player spells it, if only its accents or the
    dots of ё were left out."""
    start, word = first_name(line)
    wanted = unaccented(word)
    known = [(unaccented(name), seat) for seat, name in enumerate(names)]
    known += [(unaccented(name), seat) for name, seat in also_called(names).items()]
    if not wanted or wanted != word.casefold() or matching(word, names):  # an accent is a digit of a French keyboard
        return line
    seats = [seat for name, seat in known if name == wanted]
    seats = seats or [seat for name, seat in known if name.startswith(wanted)]
    return f"{line[:start]}{write_name(names[seats[0]])}{line[start + len(word) :]}" if len(seats) == 1 else line


def find_player(word: str, names: Sequence[str]) -> int:
    """The seat meant by a word.

    :raises Refused: unknown-player (or whatever sits there) or ambiguous.
    """
    seats = matching(word, names)
    if not seats:
        refuse(unknown(names), "record", word=str(word), legal=tuple(map(write_name, names)))
    if len(seats) > 1:
        refuse("ambiguous", "record", word=str(word), legal=tuple(write_name(names[seat]) for seat in seats))
    return seats[0]


def is_keyword(word: str, names: Sequence[str]) -> str | None:
    """The keyword an unquoted first word stands for; players' names go before shortened keywords."""
    lower = word.lower()
    if type(word) is Quoted:
        return None
    if lower in KEYWORDS:
        return lower
    begun = [keyword for keyword in KEYWORDS if keyword.startswith(lower)]
    return begun[0] if len(begun) == 1 and not matching(word, names) else None


def unique_prefix(word: str, options: Sequence[str]) -> str | None:
    """The option a word stands for, by itself or as its start; None if there is none.

    :raises Refused: ambiguous.
    """
    lower = word.lower()
    if lower in options:
        return lower
    begun = tuple(option for option in options if option.startswith(lower))
    if len(begun) > 1:
        refuse("ambiguous", "record", word=str(word), legal=begun)
    return begun[0] if begun else None
