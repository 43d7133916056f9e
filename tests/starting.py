"""Starting the program as a process of its own, without loading all of it every time."""

import gc
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
NO_MATTER = {"PYTHONPATH", "PYTHONUTF8"}  # it is found, and UTF-8 it is
LOADED_LATE = ("prompt_toolkit.input.vt100", "rich.console", "yaml")


def loaded(arguments: Sequence[str], variables: Mapping[str, str]) -> Callable[[], None] | None:
    """The `preexec_fn` for a process that is to be `[*PROGRAM, *arguments]` with these variables.

    The process begins as a copy of this one, in which the program is loaded: it runs it and ends, and never gets as far
    as to load another. Where Python itself must begin with these variables, and with REFEREE_HEAVY=1, it does.
    """
    others = {name: value for name, value in variables.items() if os.environ.get(name) != value}
    if HEAVY or any(name.startswith(("PYTHON", "LC_")) for name in others.keys() - NO_MATTER):
        return None
    _load()
    return lambda: _run(arguments, variables)


@cache
def _load() -> None:
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
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", encoding="utf-8", errors="surrogateescape")
    sys.stderr = sys.__stderr__ = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace")
    status = 1
    try:
        from referee.cli.main import main

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
