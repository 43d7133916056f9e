"""Records to be maltreated."""

import tempfile
from functools import cache
from pathlib import Path

from referee import Table
from referee.table.header import write_header

from .frame import ROOT

LENGTH = 9_000  # bytes at least


@cache
def sealed_record() -> bytes:
    """A whole game for three as the referee writes it: every line sealed, many taken back and brought back again."""
    game = Table.read(ROOT / "tests/games/vampire_village/recorded" / "hand-three-ru.referee")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game")
        path.write_bytes(write_header(game.header._replace(id="7f3c9a52", notes=("at Ben's",))).encode())
        with Table.open(path) as table:
            table.clock = lambda: "2026-11-16T21:30:00Z"
            for number, line in enumerate(game.lines, 1):
                again = ["undo", "redo", f'note "entry {number}: здесь – là-bas, “so said”"']
                if not line.lstrip().startswith("#"):
                    table.do_all([line.partition(" #")[0], *again])
        data = path.read_bytes()
    assert len(data) >= LENGTH
    return data
