"""Whole games of Vampire Nights for measuring: a seeded player plays at random, going ahead more than aside."""

from random import Random
from typing import Any

from referee import Refused, Table
from referee.games.vampire_nights.rules.hands import may_hold
from referee.games.vampire_nights.rules.manor import DOWN
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES

NAMES = ("Ana", "Ben", "Cem", "Dea")
LIKELY = {"ahead": 6.0, "aside": 1.0, "pass": 0.5, "use": 0.3, "claim": 3.0, "skip": 1.0}


def game(seed: int) -> bytes:
    """The record of a game that was played to its end, as the referee would have written it but for the seals."""
    rng = Random(seed)
    players = NAMES[: rng.randint(2, 4)]
    header = f"referee 1\ngame vampire-nights\nplayers {' '.join(players)}\n\n"
    table = Table.from_bytes(header.encode())
    lines = []
    while table.pending:
        decision = rng.choice(table.pending)
        try:
            lines.append(table.do(f"{players[decision.seat]} {_words(table, decision, rng)}").text)
        except Refused:
            continue  # a claim that cannot be paid so, or tiles that are all out
    return (header + "\n".join([*lines, ""])).encode()


def _words(table: Table, decision: Any, rng: Random) -> str:
    seat = table.state.seats[decision.seat]
    match decision.kind:
        case "reveal":
            return " ".join(["reveal", *(_tile(table, rng) for _ in range(decision.left))])
        case "guards":
            held = [item for item in ITEMS if may_hold(table.state, decision.seat, item)]
            columns = rng.choices("abcd"[: len(table.players)], k=2)
            return " ".join(["guards", *columns, *([rng.choice(held)] if held else [])])
        case "first":
            return "first"
        case "turn":
            words = rng.choices(decision.options, [LIKELY[_kind(option)] for option in decision.options])[0]
            end = words.split()[-1].rpartition("-")[2]
            down = "-" in words and " mas " not in words and table.state.manor.get(end) == DOWN
            return f"{words} {_tile(table, rng)}" if down else words
        case "show":
            tiles, _ = rng.choice(seat.loot)
            return " ".join(["show", str(rng.randint(0, seat.bites)), *(tiles or ["none"])])
    return f"{decision.kind} {rng.choice(decision.options)}"


def _kind(option: str) -> str:
    verb, _, rest = option.partition(" ")
    return ("ahead" if rest[0] == rest.rpartition("-")[2][0] else "aside") if verb == "move" else verb


def _tile(table: Table, rng: Random) -> str:
    setup, seen = table.state.setup, table.state.piles.seen
    return rng.choices(TILES, [setup.tiles.count(kind) - seen.count(kind) for kind in TILES])[0]
