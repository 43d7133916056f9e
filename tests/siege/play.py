"""Sieges to play in tests."""

from typing import Final

from referee import Table

# Three turns of two players in which nothing happens, up to the unmasking.
QUIET: Final = """
Ana rest
Ben rest
spawn gate 0
sabotage none
accuse none
Ana rest
Ben rest
spawn gate 0
sabotage none
accuse none
Ana rest
Ben rest
spawn gate 0
sabotage none
"""
# Under rules 1, where a card may have three raiders.
FALLEN: Final = """
Ana rest
Ben rest
spawn cellar 3
sabotage cellar
accuse none
Ana rest
Ben rest
spawn gate 0
sabotage none
accuse none
Ana rest
Ben rest
"""


def siege(lines: str = "", players: str = "Ana Ben", **header: str) -> Table:
    """A table in memory after these lines."""
    words = {key: value.split() for key, value in header.items()}
    table = Table.new(players.split(), game="siege", header=words)
    for line in lines.strip().splitlines():
        table.do(line)
    return table
