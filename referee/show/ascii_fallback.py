"""Signs that a code page lacks, written with ones that every code page has: frames stay frames."""

import codecs
import unicodedata
from typing import Final

REPLACE: Final = "referee.ascii"
_ALIKE: Final = {
    **dict.fromkeys("─━═╌┄", "-"),
    **dict.fromkeys("│┃║╎┆", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯", "+"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("–—−", "-"),
    **dict.fromkeys("▏▎▍▌▋▊▉█▇▆▅▄▃▂▁▓▒░", "#"),
    "…": "...",
    "·": "-",
    "•": "*",
    "●": "*",
    "□": "o",
    "★": "*",
    "▲": "^",
    "♣": "&",
    "♥": "+",
    "▼": "%",
    "◆": "#",
    "⛨": ":",
    "×": "x",
    "→": "->",
    "←": "<-",
    "↑": "^",
    "↓": "v",
    "≥": ">=",
    "≤": "<=",
    "\u00a0": " ",
    "\u202f": " ",
}


def _replace(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_like, error.object[error.start : error.end])), error.end


def _like(sign: str) -> str:
    bare = unicodedata.normalize("NFD", sign)[0]  # é without its accent
    return _ALIKE.get(sign) or (bare if bare.isascii() else "?")


codecs.register_error(REPLACE, _replace)
