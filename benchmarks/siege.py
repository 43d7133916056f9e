"""Village Attacks for measuring: whole games at random, and one long villagers' phase."""

from random import Random
from typing import Any

from referee import Refused, Table
from referee.games.village_attacks.rules import actions, judge
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.state import Question, State
from tests.games.contract.driver import header_text
from tests.games.contract.play_village_attacks import random_entry, setups
from tests.games.village_attacks.helpers import THREE, new, set_up

ZONES = ("lc1", "sc1", "a1", "c1", "mc1", "eh1", "g1", "cy1", "bh1", "k1", "l1", "st1", "sc2", "lc2", "mc2")
WALKS = f"map ch1-{'-'.join(ZONES[:8])}-ch1 lc1-{'-'.join(ZONES[8:])}-cy1 a1-k1 c1-l1 mc1-st1"


def game(seed: int) -> bytes:
    """The record of a game that was played to its end, as the referee would have written it but for the seals."""
    rng = Random(seed)
    header = header_text("village-attacks", next(setups(rng)))
    table = Table.from_bytes(header.encode())
    while table.pending:
        try:
            table.do(random_entry(table, rng))
        except Refused:
            continue  # a monster that is trapped, say
    return (header + "".join(f"{line}\n" for line in table.lines)).encode()


def crowded() -> State:
    """Sixty villagers in fifteen zones around the Heart, when the monsters are done."""
    table = new(THREE, 2, WALKS, "gates eh1 g1")
    table.do("ready")
    set_up(table)
    types = "ucm"
    crowd = [f"{zone}=p2,h1{types[at % 3]},h1{types[(at + 1) % 3]}" for at, zone in enumerate(ZONES)]
    table.do(f'! {" ".join(crowd)} vampire=a1 banshee=mc1 dullahan=g1 "a long evening"')
    assert sum(group.number for group in table.state.villagers) == 60
    assert len(table.state.castle.beside) == 16
    return table.state


def phase(state: State, told: list[Any]) -> State:
    """The villagers' phase up to the cards, with these answers; what they lack is added."""
    state = judge(state, told[0], [])
    place = 1
    while (asked := question(state)) is not None and asked.kind != "spawn":
        if place == len(told):
            told.append(_answer(asked))
        state = judge(state, told[place], [])
        place += 1
    return state


def _answer(asked: Question) -> Any:
    if asked.kind == "coin":
        return actions.Coin(asked.options[:1])
    if asked.kind == "event":
        return actions.EventCard("fog", ())
    assert asked.kind == "order"
    return actions.Order(asked.options)
