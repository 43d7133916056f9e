"""Every prefix of random games undone, redone, replayed; whole games under other hash seeds, languages, locales."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from referee import Table
from referee.table.header import write_header
from tests.games.contract.driver import GAMES, new_table, play_on

from .frame import ROOT, Row, Seen

HASH_SEEDS = 10
FEW = 2  # games, and hash seeds, of the short form
LANGUAGES = ("en", "fr", "ru")
LOCALES = ("C", "C.UTF-8", "fr_FR.UTF-8", "ru_RU.KOI8-R", "tr_TR.UTF-8")  # unknown ones must not matter either
COMMANDS = (("verify", "--json"), ("score", "--json", "--file"), ("log", "--json", "--file"))


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    files = []
    for trial in trials:
        seen.done += 1
        try:
            text = _every_prefix(seen, GAMES[trial % len(GAMES)], trial)
        except AssertionError as error:
            seen.failures.append(f"game {trial}: {error}")
            continue
        files.append(folder / f"{trial}.referee")
        files[-1].write_text(text, encoding="utf-8")
    _everywhere_the_same(seen, files, folder)
    return seen


def _every_prefix(seen: Seen, game: str, number: int) -> str:
    """The record of a random game, each of whose prefixes was reached in three ways."""
    table = new_table(game, Random(number))
    states = [table.state]
    texts = []
    for line in play_on(new_table(game, Random(number)), Random(number)):
        texts.append(table.do(line).text)
        states.append(table.state)
    header = write_header(table.header)
    for length in range(len(texts) - 1, -1, -1):
        seen.counts["prefixes"] += 1
        table.do("undo")
        assert table.state == states[length], f"undo to {length}"
        again = Table.from_bytes((header + "".join(f"{text}\n" for text in texts[:length])).encode())
        assert again.state == states[length], f"replay of {length}"
    for length, state in enumerate(states[1:], 1):
        table.do("redo")
        assert table.state == state, f"redo to {length}"
    return header + "".join(f"{text}\n" for text in texts)


def _everywhere_the_same(seen: Seen, files: list[Path], folder: Path) -> None:
    """What programs read does not depend on the hash seed, the language or the locale."""
    shown: dict[tuple[str, ...], bytes] = {}
    for number in range(HASH_SEEDS if len(files) > FEW else FEW):
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        variables = {
            **kept,
            "PYTHONHASHSEED": str(number * 7),
            "REFEREE_LANG": LANGUAGES[number % len(LANGUAGES)],
            "LC_ALL": LOCALES[number % len(LOCALES)],
            "REFEREE_HOME": str(folder / "home"),
            "PYTHONPATH": str(ROOT),
        }
        for command in COMMANDS:
            named = files if command[0] == "verify" else files[:1]
            words = [sys.executable, "-m", "referee", *command, *map(str, named)]
            done = subprocess.run(words, cwd=folder, env=variables, capture_output=True, check=False)
            seen.counts["runs elsewhere"] += 1
            if done.returncode or done.stdout != shown.setdefault(command, done.stdout):
                seen.failures.append(
                    f"{command[0]} under {variables['LC_ALL']}, seed {number * 7}: {done.stderr[-200:]!r}"
                )


ROW = Row(name="prefixes", what="undo, redo and replay of every prefix", unit="games", figure=80, short=1, run=run)
