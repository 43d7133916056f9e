"""Names of games that are paths, devices, links or too long: nothing is made or changed outside the data directory."""

import os
from collections.abc import Sequence
from pathlib import Path

from tests.cli.conventions.runs import GAMES, started, within

from .frame import Row, Seen

LINKS = ("leads-out", "dangling", "folder-out")
TWINS = ("FRIDAY", "Friday", "friday ")
NAMES = (
    *("..", ".", "../outside/x", "/etc/x", "games/../../outside/x", "a/b", "a\\b", "C:\\x", "~", "~/x", "$HOME"),
    *("nul\0byte", "CON", "con.txt", "-rf", " ", "a" * 300, "é" * 150, "x.", "a:b", "*", "\udcff"),
    *TWINS,
    *LINKS,
)
ORDER = ("--order", "witches", "werewolves", "vampires")


def calls(name: str) -> list[tuple[str, ...]]:
    """Every command that takes the name of a game, old or new."""
    one = str(GAMES[0])
    found: list[tuple[str, ...]] = []
    if name not in LINKS:
        found += [("games", "restore", "--", name)]
    if name not in LINKS or name == "dangling":
        found += [("new", "--players", "Ana", "Ben", *ORDER, "--", name), ("games", "add", "--", one, name)]
        found += [("games", "rename", "--", "sunday", name)]
    if name not in TWINS:
        found += [(*words, f"--game={name}") for words in (("do", 'note "x"'), ("show",), ("undo",), ("score",))]
        found += [("log", f"--game={name}"), ("export", f"--game={name}"), ("fix", "1", "redo", f"--game={name}")]
        found += [("games", what, "--", name) for what in ("archive", "delete", "abandon")]
        found += [("games", "rename", "--", name, "another")]
    return found


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        place = folder / str(trial)
        home, outside = place / "home", place / "outside"
        outside.mkdir(parents=True)
        started(home, "sunday")
        record = started(home, "friday").read_bytes()
        (outside / "game.referee").write_bytes(record)
        links = {"leads-out": "game.referee", "dangling": "nothing.referee", "folder-out": "."}
        for link, target in links.items():
            (home / "games" / f"{link}.referee").symlink_to(outside / target)
        before = contents(place)
        for words in calls(NAMES[trial]):
            done = within(home, *words)
            seen.counts["refusals"] += done.status != 0
            if done.status == 0 or "Traceback" in done.err or "bug" in done.err:
                seen.failures.append(f"{NAMES[trial][:20]!r}, {words[:2]}: status {done.status}, {done.err[:200]!r}")
            if (after := contents(place)) != before:
                different = [str(path) for path in before.keys() ^ after.keys()]
                seen.failures.append(f"{NAMES[trial][:20]!r}, {words[:2]}: changed {different}")
                before = after
    return seen


def contents(place: Path) -> dict[str, bytes | str]:
    """All files and links below, but for which game was used last and what is remembered of card lists."""
    found: dict[str, bytes | str] = {}
    for folder, _, files in os.walk(place):
        for file in files:
            path = Path(folder, file)
            if path.parent.name != "cache" and path.name != "last":
                found[str(path)] = os.readlink(path) if path.is_symlink() else path.read_bytes()
    return found


ROW = Row(
    name="paths",
    what="game names as paths: refused, nothing made outside the data directory",
    unit="names",
    figure=len(NAMES),
    short=5,
    run=run,
)
