"""Whole games of Vampire Empire for measuring: a seeded player plays at random, with invented cards."""

from random import Random

from referee import Refused, Table
from tests.games.contract.play_vampire_empire import random_move


def game(seed: int) -> bytes:
    """The record of a game that was played to its end, as the referee would have written it but for the seals."""
    rng = Random(seed)
    header = f"referee 1\ngame vampire-empire\nplayers Ana Ben\nvampires {rng.choice(('Ana', 'Ben'))}\n\n"
    table = Table.from_bytes(header.encode())
    lines = []
    while table.pending:
        try:
            lines.append(table.do(random_move(table, rng)).text)
        except Refused:
            continue  # a card that doesn't exceed a marker, say
    return (header + "\n".join([*lines, ""])).encode()
