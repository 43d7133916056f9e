"""Signs that a code page lacks, written with ones that every code page has: frames stay frames."""

import codecs
from typing import Final

REPLACE: Final = "referee.likeness"
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
    return "".join(_ALIKE.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error(REPLACE, _replace)
