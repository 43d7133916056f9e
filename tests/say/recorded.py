"""Every recorded game, played again line by line."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from referee.record.read import read
from referee.table.header import read_header
from referee.table.play import Play
from referee.table.table import Ruling, Table
from tests.places import ROOT
from tests.samples import some

RECORDS = sorted((ROOT / "tests" / "games").glob("*/recorded/*.referee"))


def of_game(game: str) -> list[Path]:
    return [path for path in RECORDS if path.parent.parent.name == game.replace("-", "_")]


def played(path: Path) -> Iterator[tuple[Table, Ruling | None]]:
    """The table before the first line, then after every line with its ruling."""
    record = read(path.read_bytes())
    header = read_header(record.header)
    table = Table(header, Play(header.game, header.setup))
    yield table, None
    for line in record.lines:
        if line.text.split("#")[0].strip() and not line.text.startswith("ended"):
            yield table, table.do(line.text)


@cache
def rulings(game: str) -> list[tuple[Table, Ruling]]:
    """Every ruling of some recorded games, for tests that are marked `sampled`; the table as it is at the end."""
    records = some(of_game(game), 3)
    return [(table, ruling) for path in records for table, ruling in played(path) if ruling is not None]
