"""Whole games of Vampire Village for measuring: a seeded player draws from the sample deck and plays at random."""

from pathlib import Path
from random import Random
from typing import Any

import yaml

from referee import Table
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.rules.cells import NEIGHBOURS

NAMES = ("Ana", "Ben", "Cem", "Dea", "Eva")
DECK: dict[str, Any] = yaml.safe_load(Path(__file__).parents[1].joinpath("cards.yaml").read_text(encoding="utf-8"))


def game(seed: int) -> bytes:
    """The record of a game that was played to its end, as the referee would have written it but for the seals."""
    rng = Random(seed)
    players, order = NAMES[: rng.randint(2, 5)], rng.sample(KINDS, 3)
    table = Table.new(players, order)
    lines = [f"referee 1\ngame vampire-village\nplayers {' '.join(players)}\norder {' '.join(order)}\n"]
    while table.pending:
        decision = rng.choice(table.pending)
        words = _words(table, decision, rng)
        lines.append(table.do(f"{players[decision.seat]} {decision.kind} {words}").text)
    return "\n".join([*lines, ""]).encode()


def _words(table: Table, decision: Any, rng: Random) -> str:
    if decision.kind == "start":
        return _draw(DECK["village"]["start"], rng)
    if decision.kind == "creatures":
        return " ".join(_draw(DECK["creatures"], rng, f"round{table.state.round}") for _ in range(3))
    cell: str = rng.choice(decision.options)
    if decision.kind != "place":
        return cell
    card = _draw(DECK["village"][f"round{table.state.round}"], rng)
    walks = _walks(table.state.seats[decision.seat].village, cell, card, rng) if card[0] == "h" else []
    return " ".join([card, cell, *walks])


def _draw(cards: list[dict[str, Any]], rng: Random, copies: str = "n") -> str:
    face: str = rng.choices([card["face"] for card in cards], [card.get(copies, 1) for card in cards])[0]
    return face


def _walks(village: Any, hero: str, face: str, rng: Random) -> list[str]:
    """A villager or some from a card beside the hero, one step onto it or over it, as far as the points go."""
    starts = [cell for cell in NEIGHBOURS[hero] if cell in village and village[cell].villagers]
    points = int(face[1:2] or 0)
    if not starts or not points or rng.random() < 0.3:
        return []
    start = rng.choice(starts)
    ends = [cell for cell in NEIGHBOURS[hero] if cell in village and cell != start] if points > 1 else []
    path = [start, hero, rng.choice(ends)] if ends and rng.random() < 0.5 else [start, hero]
    count = min(village[start].villagers, points // (len(path) - 1))
    return ["-".join(path) + (f"x{count}" if count > 1 else "")]
