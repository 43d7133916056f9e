"""What is said after every entry of a game, as a person reads it."""

from collections.abc import Iterable
from textwrap import dedent

from referee import Table
from referee.say import Voice
from referee.show.result import result_lines
from referee.show.ruling import next_lines, ruling_lines
from referee.table.table import Ruling

GAME = "village-attacks"
HEADER = """\
referee 1
game village-attacks
scenario {scenario}
players {players}
monsters {monsters}

"""
FACTS = """
    sheet vampire u 6 5 d2 r1 m2
    sheet banshee c 5 5 d2 r1 m3
    sheet dullahan m 8 6 d3 r1 m2
    map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1
    gates eh1 g1
"""
READY = """
    ready
    spawn eh1 none
    spawn g1 none
"""


def lines_of(text: str) -> list[str]:
    return [line for line in map(str.strip, dedent(text).splitlines()) if line]


def game(entries: str = "", scenario: int = 1) -> Table:
    """Three monsters on the practice map; everybody at home and nobody there, then these entries."""
    header = HEADER.format(scenario=scenario, players="Ana Ben Cleo", monsters="vampire banshee dullahan")
    table = Table.from_bytes(header.encode())
    table.do_all(lines_of(entries))
    return table


def begun(*effects: str) -> Table:
    """The first round, with these effects ruled."""
    table = game(FACTS + READY)
    if effects:
        table.do(f'! {" ".join(effects)} "so it stands"')
    return table


def said(table: Table, entry: str, columns: int = 80) -> list[str]:
    """What an entry did, in words."""
    return _plain(ruling_lines(Voice("en", GAME), table, table.do(entry), columns)[1:])


def done(table: Table, ruling: Ruling, columns: int = 80) -> list[str]:
    """The same as guided play says it."""
    return _plain(result_lines(Voice("en", GAME), table, [ruling], columns)[1:])


def asked(table: Table, columns: int = 80) -> list[str]:
    return _plain(next_lines(Voice("en", GAME), table, columns))


def _plain(lines: Iterable[object]) -> list[str]:
    return [line.plain.strip() for line in lines]  # type: ignore[attr-defined]
