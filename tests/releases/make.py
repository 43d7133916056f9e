"""Writes the records of a format or revision that has none yet: `python -m tests.releases.make`, from the root.

What is there stays as it is.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any, Final

from referee import Table
from referee.games import GAMES
from referee.record.read import read
from referee.table.header import VERSION, read_header
from referee.table.ledger import ledger
from tests.places import ROOT

HERE = ROOT / "tests/releases"
LIST = HERE / "SHA256SUMS"  # every file that was ever released; only ever added to
FOLDERS = {
    "vampire-village": ROOT / "tests/games/vampire_village/recorded",
    "vampire-nights": ROOT / "tests/games/vampire_nights/recorded",
    "vampire-empire": ROOT / "tests/games/vampire_empire/recorded",
    "village-attacks": ROOT / "tests/games/village_attacks/recorded",
}

# A name, the recorded game that it is played after, and how many of its lines: None for all of them.
CHOSEN: Final[dict[str, list[tuple[str, str, int | None]]]] = {
    "vampire-village": [
        ("fr-two", "hand-two", None),
        ("fr-five", "random-five", None),
        ("ru-four", "random-four-ru", None),
        ("house-rules", "house-extent-ever", None),
        ("late", "begins-two", None),
        ("odd-names", "odd-names", None),
        ("set-header", "set-header", None),
        ("table-rulings", "table-rulings", None),
        ("undo-redo", "undo-redo", None),
        ("unfinished-building", "random-three", 12),
        ("unfinished-attack", "icons-both-ways", 60),
    ],
    "vampire-nights": [
        ("garden", "garden", None),
        ("coffin", "coffin-for-two", None),
        ("removed", "removed-pieces", None),
        ("house-rules", "crossbow-discards", None),
        ("vampire-wins", "vampire-wins", None),
        ("fewest-tiles", "fewest-tiles", None),
        ("corrections", "corrections", None),
        ("unfinished-exploration", "all-skipped", 30),
        ("unfinished-second-night", "crowd", 90),
    ],
    "vampire-empire": [
        ("vampires-fall", "all-vampires-fall", None),
        ("humans-fall", "all-humans-fall", None),
        ("castle", "masters-of-the-castle", None),
        ("counted", "counted", None),
        ("draw", "a-draw", None),
        ("house-rules", "water-may", None),
        ("table-rulings", "rulebook-example", None),
        ("false-answer", "a-false-answer", None),
        ("unfinished-night", "tricks", 12),
        ("unfinished-day", "holy-water", 30),
    ],
    "village-attacks": [
        ("won", "s1-won", None),
        ("heart-reached", "s1-heart-reached", None),
        ("all-dead", "s1-all-dead", None),
        ("crowd", "s1-crowd", None),
        ("table-rulings", "s1-ruled", None),
        ("late", "s1-late", None),
        ("events", "s2-won", None),
        ("heroes", "s3-won", None),
        ("traps", "s4-won", None),
        ("two-hearts", "s5-won", None),
        ("unfinished-turn", "s1-won", 30),
        ("unfinished-villagers", "s4-won", 79),
    ],
}


def folder_of(game: str, rules: int, version: str = VERSION) -> Path:
    return HERE / f"format-{version}" / f"{game}-rules-{rules}"


def told(data: bytes) -> dict[str, Any]:
    """What the program says of a record."""
    record = read(data)
    rows = ledger(read_header(record.header), [line.text for line in record.lines])
    table = Table.from_bytes(data)
    return {
        "snapshot": table.snapshot(),
        "overruled": table.overruled(),
        "ledger": [[row.number, row.text, [list(one) for one in row.changes], row.in_force] for row in rows],
    }


def sums() -> list[str]:
    """The files there are, as `sha256sum` lists them."""
    files = sorted(path for path in HERE.glob("format-*/**/*") if path.is_file())
    return [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(HERE).as_posix()}" for path in files]


def list_new(listed: list[str]) -> list[str]:
    """The list with what has no line yet; the lines there are stay, whatever their files hold by now."""
    known = {line.partition("  ")[2] for line in listed}
    return listed + [line for line in sums() if line.partition("  ")[2] not in known]


def make(game: str, rules: int) -> None:
    folder = folder_of(game, rules)
    folder.mkdir(parents=True)
    for name, source, most in CHOSEN[game]:
        path = folder / f"{name}.referee"
        record = read(FOLDERS[game].joinpath(f"{source}.referee").read_bytes())
        lines = [f"{line.key} {line.value}" for line in record.header if line.key not in ("rules", "referee")]
        path.write_text("\n".join([f"referee {VERSION}", f"rules {rules}", *lines]) + "\n\n", "utf-8")
        with Table.open(path) as table:
            table.clock = lambda: "2026-11-16T21:00:00Z"
            for line in record.lines[:most]:
                if not re.match(r"#|ended|set rules", line.text.lstrip()):
                    table.do(line.text)
        path.with_suffix(".json").write_text(
            json.dumps(told(path.read_bytes()), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n", "utf-8"
        )


if __name__ == "__main__":
    for game in GAMES:
        found = GAMES.get(game)
        assert found is not None
        for rules in found.rules().REVISIONS:
            if not folder_of(game, rules).exists():
                make(game, rules)
    listed = LIST.read_text("utf-8").splitlines() if LIST.exists() else []
    LIST.write_text("".join(f"{line}\n" for line in list_new(listed)), "utf-8")
