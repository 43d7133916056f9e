"""Whether the terminal's background is dark or light: as it says in COLORFGBG, else as it answers when asked."""

import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from referee.cli.environment import Environment

UNKNOWN: Final = "unknown"
LIGHT_NUMBERS: Final = ("7", *map(str, range(9, 16)))  # of the 16 colours of a terminal
WAIT: Final = 0.2  # seconds
# Which colour the background has, then what the terminal is: nearly all answer that, so that nobody waits for an answer
# to the first that never comes.
QUESTION: Final = b"\x1b]11;?\x1b\\\x1b[c"
_COLOUR = re.compile(rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
_END = re.compile(rb"\x1b\[\?[0-9;]*c")
_SILENT: Final = ("", "dumb", "linux")  # terminals that would not answer


def background_of(env: "Environment") -> str:
    """`dark`, `light` or `unknown`. A terminal is asked only if somebody sits there and has typed nothing yet."""
    told = told_by(env.variables)
    if told != UNKNOWN or not env.interactive or env.variables.get("TERM", "") in _SILENT:
        return told
    return read_answer(_asked(env.stdin, env.stdout))


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
