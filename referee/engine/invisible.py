"""Signs that nobody sees: those that turn the direction of writing, those that show nothing at all, and where one of
them shows after all: inside an emoji, and in scripts whose letters join."""

import re
import unicodedata
from typing import Final

_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
TURNING: Final = re.compile(f"[{_TURNING}]")
# What Unicode lets a font leave out, but for joiners and the selectors of an emoji's form; and blanks that are letters.
INVISIBLE: Final = (
    _TURNING
    + "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
JOINERS: Final = "\u200c\u200d"
SELECTORS: Final = "\ufe00-\ufe0f"
# The first words of the names of letters that change their form beside a joiner.
_JOINING: Final = re.compile(
    "ARABIC|SYRIAC|NKO|MANDAIC|MONGOLIAN|PHAGS-PA|ADLAM|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|"
    "KANNADA|MALAYALAM|SINHALA|KHMER|MYANMAR|TIBETAN|BALINESE|JAVANESE"
)
_VIRAMA: Final = 9  # the class of the sign that takes the vowel from an Indic letter
_FLAG: Final = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{5}\U000e007f")  # of England, Scotland or Wales
_KEYCAP: Final = re.compile("[0-9#*]\ufe0f\u20e3")
_ALSO_EMOJI: Final = "\u203c\u2049\u3030"  # ‼ ⁉ 〰, which Unicode counts among the punctuation


def shows(text: str, at: int) -> bool:
    """Whether the hidden sign there changes what is seen: inside an emoji, or beside letters of a script that needs
    it. Anywhere else two texts that look alike would differ by it."""
    sign, before, after = text[at], text[max(0, at - 1) : at], text[at + 1 : at + 2]
    if sign in JOINERS and _JOINING.match(_name(before)):
        return _JOINING.match(_name(after)) is not None or unicodedata.combining(before) == _VIRAMA
    if sign == "\u200d":
        return (_is_emoji(before) or before == "\ufe0f") and _is_emoji(after)
    if sign in "\ufe0e\ufe0f":
        return _is_emoji(before) or _KEYCAP.match(text, at - 1) is not None
    if "\ufe00" <= sign <= "\ufe0d" or "\U000e0100" <= sign <= "\U000e01ef":
        return _name(before).startswith("CJK")
    if sign in "\u180b\u180c\u180d\u180f":
        return _name(before).startswith("MONGOLIAN")
    return any(_FLAG.match(text, start) for start in range(max(0, at - 6), at))


def _is_emoji(sign: str) -> bool:
    symbol = sign > "\x7f" and unicodedata.category(sign) in ("So", "Sm", "Sk")  # Sk: the colours of a skin
    return symbol or (sign != "" and sign in _ALSO_EMOJI)


def _name(sign: str) -> str:
    """What Unicode calls it: the script comes first."""
    return unicodedata.name(sign, "") if sign else ""
