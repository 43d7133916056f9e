"""Real shells in a terminal: type, press Tab, look at the line. A shell that is missing is left out, but not in CI."""

import os
import shutil
import sys
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pexpect
import pytest

from tests.places import ROOT

COMPLETIONS = ROOT / "completions"


def need(program: str) -> str:
    """Where a program is; without it the suite is left out, or fails where nothing may be left out."""
    found = shutil.which(program)
    if found is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"{program} is not installed")
    return str(found)


def need_module(name: str) -> ModuleType:
    """The same for a module of Python."""
    try:
        return import_module(name)
    except ImportError:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"{name} is not installed")
        raise


STAND_IN = """#!/bin/sh
test -n "$_REFEREE_COMPLETE" && exec '{python}' -m referee "$@"
printf '%s\\0' "$@" > '{arguments}.new'
mv '{arguments}.new' '{arguments}'
"""


class Session:
    """One interactive shell. Ctrl-G writes the line being edited to a file, Ctrl-U empties it."""

    def __init__(self, shell: str, folder: Path, home: Path) -> None:
        self.shell, self.folder, self.dump = shell, folder, folder / "line"
        self.seen = ""
        self.arguments = folder / "arguments"
        stand_in = folder / "bin" / "referee"
        stand_in.parent.mkdir()
        stand_in.write_text(STAND_IN.format(python=sys.executable, arguments=self.arguments), encoding="utf-8")
        stand_in.chmod(0o755)
        variables = {
            "PATH": f"{stand_in.parent}:{Path(sys.executable).parent}:{os.environ['PATH']}",
            "HOME": str(folder),
            "REFEREE_HOME": str(home),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "DUMP": str(self.dump),
        }
        arguments = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
        self.child = pexpect.spawn(
            need(shell), arguments, cwd=str(folder), env=variables, encoding="utf-8", dimensions=(50, 120), timeout=20
        )
        for line in SETUP[shell]:
            self.child.sendline(line.format(scripts=COMPLETIONS))
        self.child.sendline("echo re''ady")
        self.child.expect("ready")
        time.sleep(0.2)

    def tab(self, line: str, times: int = 1) -> str:
        """The line after typing it and pressing Tab."""
        self.seen = ""
        self.child.send(f"\x15{line}")
        for _ in range(times):
            self.child.send("\t")
        text = self._line()
        self.child.send("\x15")
        return text

    def entered(self, line: str) -> list[str] | None:
        """The arguments that the program gets when Tab and Enter are pressed after the line; None if it is not run.

        In place of the program stands one that hands completion on, and otherwise only writes down how it was called.
        """
        self.arguments.unlink(missing_ok=True)
        self.child.send(f"\x15{line}\t\r")
        deadline = time.monotonic() + 10
        while not self.arguments.exists() and time.monotonic() < deadline:
            self._read()
        if not self.arguments.exists():
            self.child.send("\x03")
            time.sleep(0.5)
        self._line()  # only once it is edited again may more be typed
        return self.arguments.read_bytes().decode().split("\0")[:-1] if self.arguments.exists() else None

    def _line(self) -> str:
        """The line being edited."""
        self.dump.unlink(missing_ok=True)
        self.child.send("\x07")
        deadline = time.monotonic() + 20
        while not self.dump.exists():
            assert time.monotonic() < deadline, f"{self.shell} does not answer"
            time.sleep(0.02)
            self._read()
        self._read()
        return self.dump.read_text(encoding="utf-8").rstrip("\n")

    def _read(self) -> None:
        try:
            self.seen += str(self.child.read_nonblocking(100_000, timeout=0.1))
        except pexpect.TIMEOUT:
            return

    def close(self) -> None:
        self.child.close(force=True)


SETUP = {
    "bash": [
        "PS1='> '",
        "bind 'set bell-style none' 'set enable-bracketed-paste off'",
        "bind 'set show-all-if-ambiguous on'",
        'dump() {{ printf \'%s\' "$READLINE_LINE" > "$DUMP.new"; mv "$DUMP.new" "$DUMP"; }}',
        "bind -x '\"\\C-g\": dump'",
        "source '{scripts}/referee.bash'",
    ],
    "zsh": [
        "PS1='> '; unsetopt beep; unset zle_bracketed_paste",
        "fpath=('{scripts}' $fpath); autoload -Uz compinit; compinit -D",
        'dump() {{ print -rn -- "$BUFFER" > "$DUMP.new"; mv "$DUMP.new" "$DUMP" }}; zle -N dump',
        "bindkey '^G' dump; bindkey '^U' kill-whole-line",
    ],
    "fish": [
        "function fish_prompt; echo '> '; end",
        "source '{scripts}/referee.fish'",
        "function dump; commandline > $DUMP.new; mv $DUMP.new $DUMP; end",
        "bind \\cg dump; bind \\cu 'commandline \"\"'",
    ],
}
