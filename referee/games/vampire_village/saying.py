"""What an option will do, in words: cards and creatures as they are called at the table."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Decision, Face, Said
from referee.games.vampire_village.rules import attack, demons
from referee.games.vampire_village.rules.cards import ORDER, read_card
from referee.games.vampire_village.rules.state import Creature, Spot, State

_ONE: Final = ("creature", "demon")
_SEVERAL: Final = ("creatures", "demons", "attacking", "weakest", "dying")
_VALUED: Final = ("wl", "wr", "lg", "lb")  # the others have their value printed on them


def option_said(state: State, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
    """Key and params of the sentence; a cell for a card needs none."""
    if decision.kind == "breach":
        return _breach(state, decision.player, *option.split())
    if decision.kind == "demon" and " " not in option:
        number = sum(one.split()[0] == option for one in decision.options)
        return "option.answers", {"demon": creature(option), "number": number}
    if decision.kind == "demon":
        answer = _answer(state, decision.player, *option.split())
        several = len({one.split()[0] for one in decision.options}) > 1
        return Said("option.demon", {"demon": creature(option.split()[0]), "what": answer}) if several else answer
    return "option", {"option": option}


def card(face: str) -> Face:
    """A village card as the object of a sentence."""
    found = read_card(face)
    if found is None:  # in a village typed by hand: nothing but its defence
        return Face(face, "card.n")
    return Face(face, "card.hero" if found.is_hero else f"card.{found.colour}")


def creature(face: str) -> Said:
    return Said(f"creature.{face}")


def taken(face: str) -> Said:
    """The creature as the object of a sentence."""
    return Said(f"creature.{face}.taken")


def called(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """The parameters of a sentence with cards and creatures as people call them."""
    found = {name: _named(params[name]) for name in _ONE if name in params}
    found |= {name: tuple(map(_named, params[name])) for name in _SEVERAL if isinstance(params.get(name), tuple | list)}
    if "face" in params and read_card(params["face"]):
        found["face"] = Face(params["face"], card(params["face"]).words.replace("card.", "laid."))
    return {**params, **found}


def _named(face: Any) -> Any:
    return creature(face) if face in ORDER else face


def tokens(creatures: Sequence[Creature]) -> list[Said]:
    """The threat tokens beside a village (VV47): the value on each creature that has none printed."""
    worth = {one.face: one.value for one in creatures if one.face in _VALUED}
    return [Said("result.token-word", {"creature": Said(f"token.{face}"), "value": n}) for face, n in worth.items()]


def _lose(cell: str, spot: Spot) -> Said:
    key = "option.lose" if spot.villagers else "option.lose-empty"
    return Said(key, {"card": card(spot.card.face), "cell": cell, "villagers": spot.villagers})


def _breach(state: State, number: int, cell: str, dying: str = "") -> Said:
    seat = state.seats[number]
    standing = seat.assault or attack.assault(seat, state.attack)
    dying = dying or attack.may_die(seat.village[cell].card, standing.attackers)[0]
    lost = _lose(cell, seat.village[cell])
    return Said("clauses", {"parts": (lost, Said("option.dies", {"creature": creature(dying)}))})


def _answer(state: State, number: int, demon: str, how: str, target: str = "") -> Said:
    village = state.seats[number].village
    if how == "hero" or demon == "dm":
        return _lose(target, village[target])
    if demon == "dy":
        return Said("option.yellow", {"cells": tuple(demons.yellow_homes(village))})
    victim = state.setup.players[state.right(number)]
    return Said("option.steal", {"creature": taken(target), "victim": victim})
