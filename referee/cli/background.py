"""Whether the terminal's background is dark or light: as it says in COLORFGBG, else as it answers when asked."""

import os
import re
from collections.abc import Mapping
from typing import Final, TextIO

UNKNOWN: Final = "unknown"
LIGHT_NUMBERS: Final = ("7", *map(str, range(9, 16)))  # of the 16 colours of a terminal
WAIT: Final = 0.2  # seconds
# Which colour the background has, then what the terminal is: nearly all answer that, so that nobody waits for an answer
# to the first that never comes.
QUESTION: Final = b"\x1b]11;?\x1b\\\x1b[c"
_COLOUR = re.compile(rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
_END = re.compile(rb"\x1b\[\?[0-9;]*c")
# What terminals that understand the question call themselves. Others would show it.
_ANSWERING: Final = (
    *("xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "st-", "kitty", "wezterm", "ghostty"),
    *("konsole", "vte", "gnome", "iterm", "contour"),
)


def background_of(variables: Mapping[str, str], stdin: TextIO, stdout: TextIO, *, may_ask: bool) -> str:
    """`dark`, `light` or `unknown`. A terminal is asked only if somebody sits there and has typed nothing yet."""
    told = told_by(variables)
    if told != UNKNOWN or not may_ask or not variables.get("TERM", "").startswith(_ANSWERING):
        return told
    return read_answer(_asked(stdin, stdout))


def told_by(variables: Mapping[str, str]) -> str:
    """COLORFGBG is 15;0, or 0;default;15: the last is the background."""
    last = variables.get("COLORFGBG", "").rpartition(";")[2]
    if not (last.isascii() and last.isdigit() and len(last) < 3 and int(last) < 16):
        return UNKNOWN
    return "light" if last in LIGHT_NUMBERS else "dark"


def read_answer(answer: bytes) -> str:
    """What `rgb:ffff/ffff/ffff` comes to."""
    found = _COLOUR.search(answer)
    if found is None:
        return UNKNOWN
    red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
    return "light" if 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 else "dark"


def _asked(stdin: TextIO, stdout: TextIO) -> bytes:
    """What the terminal answers; nothing where it cannot be asked, or before what somebody typed would be lost."""
    try:
        import select
        import termios
        import time
        import tty

        place = stdin.fileno()
        if os.tcgetpgrp(place) != os.getpgrp() or select.select([place], [], [], 0)[0]:
            return b""
        before = termios.tcgetattr(place)
    except (ImportError, OSError, ValueError):
        return b""
    answer = b""
    try:
        tty.setcbreak(place, termios.TCSANOW)
        stdout.flush()
        os.write(stdout.fileno(), QUESTION)
        until = time.monotonic() + WAIT
        while not _END.search(answer) and select.select([place], [], [], max(0, until - time.monotonic()))[0]:
            more = os.read(place, 256)
            if not more:
                break
            answer += more
    except OSError:
        pass
    finally:
        termios.tcsetattr(place, termios.TCSANOW, before)
    return answer
