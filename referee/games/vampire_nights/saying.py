"""What an option will do, in words."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Decision, Said
from referee.games.vampire_nights.rules import items
from referee.games.vampire_nights.rules.manor import DEPTH, DOWN, EMPTY, in_garden
from referee.games.vampire_nights.rules.movement import swap_targets
from referee.games.vampire_nights.rules.pieces import CAT, CLOAK, MAGNIFIER, MASK
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.turns import met_tile

_WITHOUT_STEP: Final = ("sta", "cro", "sac", "wat", "bow", "tor")


def option_said(state: State, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
    """Key and params of the sentence."""
    words = option.split()
    if decision.kind == "answer":
        met = met_tile(state)
        return Said(f"option.{'cat' if met == CAT else 'answer'}-{option}", {"tile": met})
    if decision.kind == "loot":
        return Said("option.loot", {"cell": words[0], "tile": words[1]})
    if decision.kind == "move":
        start, _, end = option.partition("-")
        return Said("option.step-out", {"start": start, "cell": end})
    return said(state, decision.player, words)


def said(state: State, number: int, words: list[str]) -> Said:
    """What one may do in a turn, by its words."""
    verb, *rest = words
    if verb == "use":
        return _used(state, number, *rest)
    if verb == "move":
        return _moved(state, rest[0])
    if verb == "pass":
        cell, _, which = rest[0].partition(".")
        return Said("option.pass-which" if which else "option.pass", {"cell": cell, "which": which})
    if verb == "claim":
        cell = items.coffin_cell(state, number)
        two = items.both_there(state.seats[number], cell)
        return Said("option.claim-two" if two else "option.claim", {"cell": cell})
    return Said(f"option.{verb}")


def _guard(word: str) -> Said:
    """The guard that stands there, by number where two do."""
    cell, _, which = word.partition(".")
    if which:
        return Said("guard.which", {"cell": cell, "which": which})
    return Said("guard.entrance" if not DEPTH[cell] else "guard", {"cell": cell})


def _moved(state: State, step: str) -> Said:
    """A step, with what is known to lie where it ends."""
    start, _, end = step.partition("-")
    params = {"guard": _guard(start), "cell": end, "lies": state.manor.get(end, EMPTY)}
    if in_garden(end):
        return Said("option.move-garden", params)
    how = "-entrance" if not DEPTH[end] else f"-{params['lies']}" if params["lies"] in (EMPTY, DOWN) else ""
    return Said(f"option.move{how}", params)


def _used(state: State, number: int, item: str, *rest: str) -> Said:
    if item in _WITHOUT_STEP:
        discards = item == "bow" and state.setup.house.crossbow == "discard"
        params = {"cells": rest, "cell": rest[0], "tile": state.manor.get(rest[0], EMPTY)}
        return Said(f"option.{item}{'-discarding' if discards else ''}", params)
    if item == MAGNIFIER:
        return Said("option.mag", {"item": rest[0]})
    if item == MASK:
        return _swapped(state, number, *rest)
    if item == CLOAK and "-" not in rest[0]:
        return Said("option.slip", {"cell": rest[0]})
    return Said("option.by", {"item": item, "what": _moved(state, rest[0])})


def _swapped(state: State, number: int, step: str, seat: str = "") -> Said:
    """The Mask: with whom, as far as it is told."""
    start, _, end = step.rpartition("-")
    cell = end.partition(".")[0]
    if not start:
        return Said("option.mas-garden", {"cell": cell})
    own, _, which = start.partition(".")
    index = int(which) - 1 if which else next(at for at, one in enumerate(_guards(state, number)) if one[:2] == own)
    guard = state.seats[number].guards[index]
    others = {at for at, _ in swap_targets(state, number, guard, cell)}
    other = int(seat) - 1 if seat else min(others)
    return Said("option.mas", {"guard": _guard(start), "cell": cell, "other": state.setup.players[other]})


def _guards(state: State, number: int) -> list[str]:
    return [guard.cell for guard in state.seats[number].guards]
