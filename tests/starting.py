"""Starting the program as a process of its own, without loading all of it every time."""

import gc
import io
import os
import pkgutil
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module

import referee
from tests.samples import HEAVY

PROGRAM = [sys.executable, "-m", "referee"]
HEEDED = {"PYTHONPATH", "PYTHONUNBUFFERED", "PYTHONUTF8"}  # also by a copy: it is found, and writes UTF-8
LOADED_LATE = ("prompt_toolkit.input.vt100", "rich.console", "yaml")


def loaded(arguments: Sequence[str], variables: Mapping[str, str]) -> Callable[[], None] | None:
    """The `preexec_fn` for a process that is to be `[*PROGRAM, *arguments]` with these variables.

    The process begins as a copy of this one, in which the program is loaded: it runs it and ends, and never gets as far
    as to load another. Where Python itself must begin with these variables, and with REFEREE_HEAVY=1, it does.
    """
    others = {name: value for name, value in variables.items() if os.environ.get(name) != value}
    if HEAVY or any(name.startswith(("PYTHON", "LC_")) for name in others.keys() - HEEDED):
        return None
    load_program()
    return lambda: _run(arguments, variables)


@cache
def load_program() -> None:
    """Load all that the program could load, so that a copy need not."""
    for module in pkgutil.walk_packages(referee.__path__, "referee."):
        if module.name != "referee.__main__":
            import_module(module.name)
    for name in LOADED_LATE:
        import_module(name)


def _run(arguments: Sequence[str], variables: Mapping[str, str]) -> None:
    os.closerange(3, 10_000)  # whoever starts a process waits for that
    gc.freeze()
    os.environ.clear()
    os.environ.update(variables)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):  # as Python begins
        signal.signal(number, signal.SIG_IGN)
    sys.argv[:] = ["referee", *arguments]
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8", errors="surrogateescape")
    at_once = "PYTHONUNBUFFERED" in variables
    output = os.fdopen(1, "wb", 0 if at_once else -1)
    sys.stdout = sys.__stdout__ = io.TextIOWrapper(
        output, encoding="utf-8", errors="surrogateescape", line_buffering=os.isatty(1), write_through=at_once
    )
    sys.stderr = sys.__stderr__ = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace")
    status = 1
    try:
        from prompt_toolkit.application import current

        from referee.cli.main import main
        from referee.guide.asked import guard

        current._current_app_session.set(current.AppSession())  # with this terminal, not that of a test before
        guard.forget()
        main()
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 0
    except BaseException:
        traceback.print_exc()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        status = 120
    os._exit(status)
