"""Faces of village cards said in words: `red 1 0 2 row` for r102:row, `герой 3 ведьма` for h3w; `v200` by a French
colour."""

import re
from typing import Final

from referee.engine.lexicon import lexicon, unaccented
from referee.games.vampire_village.guide.spoken_creatures import in_codes
from referee.games.vampire_village.words.foreign import KINDS, LETTERS

COLOURS: Final = lexicon(
    {
        "g": "green vert verte зелёный зелёная зелёное",
        "b": "blue bleu bleue синий синяя синее",
        "r": "red rouge красный красная красное",
        "y": "yellow jaune жёлтый жёлтая жёлтое",
        "n": "colourless colorless incolore бесцветный бесцветная бесцветное",
    }
)
HEROES: Final = lexicon({"hero": "héros héroïne герой"})  # `h 3` is the beginning of a face, and a key
GAINS: Final = COLOURS | lexicon(
    {"h": "hero heroes héros герой герои", "row": "ligne ряд", "col": "column colonne колонка столбец"}
)
ICONS: Final = {kind: letter for letter, kind in LETTERS.items()}

INITIALS: Final = {"v": "g", "j": "y", "з": "g", "с": "b", "ж": "y"}  # of colours, where they are no code of ours

_CODE: Final = re.compile(rf"([gbryn{''.join(INITIALS)}])\s?([0-9]{{3}})(?![0-9])", re.IGNORECASE)
_WORD: Final = re.compile(r"\s*([^\W\d_]+(?:-[^\W\d_]+)*)(?![^\W\d_])")
# Together, or each apart: `blue04 1` is a digit short, and 1 the key of a cell.
_DEFENCES: Final = re.compile(r"\s*(?:[0-9]{3}|[0-9](?:[\s,/-]+[0-9]){2})(?![0-9])")
_DIGIT: Final = re.compile(r"\s*([0-9])")
_NUMBER: Final = re.compile(r"\s*[:+]\s*([0-9])\b")
_COLON: Final = re.compile(r"\s*[:+]")
_END: Final = re.compile(r"\s|$")


def begins_in_words(word: str) -> bool:
    """Whether a word is said of a card, and so is not the beginning of a command: `red` of `redo`."""
    return (len(word) > 1 and unaccented(word) in COLOURS) or says_hero(word)


def says_hero(word: str) -> bool:
    return unaccented(word) in HEROES


def in_words(text: str, group: str) -> str:
    """The text with the face that it begins with in words written as it is printed; as it is if there is none. A gain
    that is a number follows a colon: after a space it would be a cell."""
    if group.startswith("creatures"):
        return in_codes(text)
    if code := _CODE.match(text):
        colour = code[1].lower()
        face, at = _building(text, code.start(2), INITIALS.get(colour, colour))
        return f"{face}{text[at:]}" if _END.match(text, at) else text
    if not (first := _WORD.match(text)):
        return text
    word = unaccented(first[1])
    if not begins_in_words(word):
        return text
    building = word in COLOURS
    face, at = _building(text, first.end(), COLOURS[word]) if building else _hero(text, first.end())
    return f"{face}{text[at:]}" if face and _END.match(text, at) else text


def _building(text: str, at: int, colour: str) -> tuple[str, int]:
    """The face, and where it ends; no face if not all of its digits are there."""
    defences = _DEFENCES.match(text, at)
    if defences is None:
        return "", at
    digits, at = "".join(filter(str.isdecimal, defences[0])), defences.end()
    if number := _NUMBER.match(text, at):
        return f"{colour}{digits}:{number[1]}", number.end()
    colon = _COLON.match(text, at)
    word = _WORD.match(text, colon.end() if colon else at)
    gain = GAINS.get(unaccented(word[1])) if word and (colon or _END.match(text, word.end())) else None
    return (f"{colour}{digits}:{gain}", word.end()) if word and gain else (f"{colour}{digits}", at)


def _hero(text: str, at: int) -> tuple[str, int]:
    """A digit, and the kinds that it fights, as letters or in words."""
    points = _DIGIT.match(text, at)
    if points is None:
        return "", at
    face, at = f"h{points[1]}", points.end()
    while (word := _WORD.match(text, at)) and _END.match(text, word.end()):
        said = unaccented(word[1])
        icons = ICONS[KINDS[said]] if said in KINDS else said
        if not {*icons} <= {*LETTERS}:
            break
        face, at = face + icons, word.end()
    return face, at
