"""What is higher than the terminal, page by page: by Enter, or in the pager that the person has chosen. Only where
somebody sits: never in a pipe, with --no-input or on a terminal that knows nothing but lines."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from referee.cli.environment import Environment

if TYPE_CHECKING:
    from referee.show.text import Line

ON: Final = ("\r", "\n", " ", "\x1b[B", "\x1b[6~")  # Enter, space, Down, Page Down
AWAY: Final = ("q", "Q", "й", "Й", "\x1b", "\x04", "")  # й is the key of q; "" if nobody types any more
ONE_KEY: Final = 0.05  # seconds within which the rest of a key arrives that sends several signs
LESS_OPTIONS: Final = "FRX"  # ends by itself if all fits, shows colours, leaves the text on the screen


def show_long(env: Environment, lines: "Sequence[Line]") -> None:
    """Lines on stdout; page by page if there are more of them than the terminal shows. Leaving is no failure."""
    pager = env.variables.get("PAGER")
    if len(lines) < page_height(env) or not _can_page(env) or pager in ("", "cat"):
        env.show(lines)
    elif pager is None or not _in_pager(env, lines, pager):
        with suppress(KeyboardInterrupt):
            turn(env, pages_of([lines], page_height(env)))


def page_height(env: Environment) -> int:
    """How many lines a page has: the last of the terminal is for the question whether to go on."""
    return max(2, env.height - 1)


def pages_of(blocks: "Sequence[Sequence[Line]]", height: int) -> "list[list[Line]]":
    """Blocks on pages: one is cut only if it is higher than a page, and then at an empty line if there is one."""
    found: list[list[Line]] = [[]]
    for block in blocks:
        for part in _cut(block, height):
            if found[-1] and len(found[-1]) + len(part) > height:
                found.append([])
            found[-1] += part if found[-1] else _trimmed(part)
    return [page for page in map(_trimmed, found) if page]


def _cut(block: "Sequence[Line]", height: int) -> "list[Sequence[Line]]":
    if len(block) <= height:
        return [block]
    empty = [at for at in range(1, height + 1) if not block[at]]
    at = empty[-1] if empty else height
    return [block[:at], *_cut(block[at + bool(empty) :], height)]


def _trimmed(page: "Sequence[Line]") -> "list[Line]":
    """Without empty lines at its ends."""
    filled = [at for at, line in enumerate(page) if line]
    return [*page[filled[0] : filled[-1] + 1]] if filled else []


def turn(env: Environment, pages: "Sequence[Sequence[Line]]") -> None:
    """Show pages one after the other, each alone on the screen, as long as somebody goes on."""
    from referee.show.text import plain

    with _keys(env) as key:
        for number, page in enumerate(pages, 1):
            env.show(page)
            if number == len(pages):
                return
            # Empty lines push the page before out of sight, and keep it above.
            env.show([plain()] * (page_height(env) - len(page)))
            if not _goes_on(env, key, env.voice("pager.page", number=number, pages=len(pages))):
                return


def _can_page(env: Environment) -> bool:
    return env.interactive and env.listener is None and env.variables.get("TERM") != "dumb"


def _in_pager(env: Environment, lines: "Sequence[Line]", pager: str) -> bool:
    """Hand the lines to a pager; False if there is none."""
    import shlex
    import shutil
    import signal
    import subprocess

    from referee.show.text import paint

    words = shlex.split(pager)
    if shutil.which(words[0], path=env.variables.get("PATH")) is None:
        return False
    env.stdout.flush()
    data = paint(lines, env.palette).encode(env.stdout.encoding or "utf-8", env.stdout.errors or "replace")
    try:
        process = subprocess.Popen(words, stdin=subprocess.PIPE, env={"LESS": LESS_OPTIONS, **env.variables})
    except OSError:
        return False
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the pager's, as long as it is there
    try:
        process.communicate(data)  # whoever leaves early closes the pipe: nothing to be told
    finally:
        signal.signal(signal.SIGINT, before)
    return True


def _goes_on(env: Environment, key: Callable[[], str], question: str) -> bool:
    """Ask on the last line whether to go on; nothing of the question stays."""
    from referee.show.text import fit, width

    question = fit(question, env.width - 1)
    env.stdout.flush()
    env.stderr.write(question)
    env.stderr.flush()
    while (pressed := key()) not in (*ON, *AWAY):
        pass
    if env.variables.get("TERM") != "dumb":
        env.stderr.write("\r" + " " * width(question) + "\r")
        env.stderr.flush()
    return pressed in ON


@contextmanager
def _keys(env: Environment) -> Iterator[Callable[[], str]]:
    """What waits for the next key, none of which is shown; whole lines where no keys can be read."""
    from referee.guide.asker import as_it_was

    try:
        import termios
        import tty

        place = env.stdin.fileno()
        before = termios.tcgetattr(place)
    except (ImportError, OSError, ValueError):
        before = []
    if not before or env.variables.get("TERM") == "dumb":
        yield lambda: _line(env)
        return

    with as_it_was(env):
        tty.setcbreak(place, termios.TCSADRAIN)  # what was typed already counts
        try:
            yield lambda: _key(place)
        finally:
            termios.tcsetattr(place, termios.TCSADRAIN, before)


def _line(env: Environment) -> str:
    """The first sign of a line; Enter if it has none."""
    line = env.stdin.readline()
    return line.strip()[:1] or "\n" if line else ""


def _key(place: int) -> str:
    """The next key, with all signs that it sends."""
    import select

    signs = os.read(place, 1)
    while signs in (b"\x1b", b"\x1b[", b"\x1b[6") or (len(signs) == 1 and signs >= b"\x80"):
        if not select.select([place], [], [], ONE_KEY)[0]:
            break
        signs += os.read(place, 1)
    return signs.decode("utf-8", "replace")
