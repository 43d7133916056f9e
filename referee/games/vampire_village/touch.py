"""What is tapped for a card, its place, its walks and for creatures: no combination of keys is an impossible face."""

from collections.abc import Sequence
from typing import Any, Final

from referee.engine.card_parts import Listed
from referee.engine.parts import Pad
from referee.engine.ruling import Decision
from referee.engine.sheet_part import Say
from referee.games.vampire_village.boards import SIGNS, TONES
from referee.games.vampire_village.guide.cards import group_of, is_face
from referee.games.vampire_village.rules.cards import COLOURS, KIND_OF, KINDS, ORDER, read_card
from referee.games.vampire_village.rules.cells import COLUMN, NEIGHBOURS, ROW, START
from referee.games.vampire_village.rules.phases import CREATURES_A_TURN
from referee.games.vampire_village.rules.state import State

DIGITS: Final = "123456789"  # where none is tapped, it is 0
ICONS: Final = "wlv"
GAINS: Final = {"g": "g", "b": "b", "r": "r", "y": "y", "h": "hero", "row": "", "col": ""}  # with their tones


def pad(say: Say, state: State, decision: Decision, listed: Listed) -> Pad | None:
    if decision.kind == "creatures":
        return {"pieces": {"count": CREATURES_A_TURN, "of": [_creature(say, face) for face in ORDER]}}
    if decision.kind == "start":
        return {"card": _card(say, state, decision, listed)}
    if decision.kind == "place":
        cells = _cells(state, decision)
        return {"card": _card(say, state, decision, listed), "cells": cells, "walk": _walk(state, decision, cells)}
    return None  # demons and cards that fall are sentences


def secret(say: Say, state: State, seat: int) -> list[Pad]:
    """All cards lie open once they are laid, and those in a hand go round."""
    return []


def _creature(say: Say, face: str) -> Pad:
    kind = KIND_OF[face[0]]
    return {"add": face, "say": say(f"code.{face}"), "tone": TONES[kind], "sign": SIGNS[kind]}


# --- a card


def _card(say: Say, state: State, decision: Decision, listed: Listed) -> Pad:
    hero = {"add": "h", "say": say("code.h"), "tone": "hero", "groups": ["points", "icons"]}
    buildings = [
        {"add": code, "say": say(f"code.{code}"), "tone": code, "groups": [*KINDS, "gain"]} for code in COLOURS
    ]
    return {
        "known": _known(state, group_of(decision, state), listed),
        "kinds": buildings if decision.kind == "start" else [*buildings, hero],
        "groups": {
            **{kind: {"say": say(f"word.{kind}"), "keys": _digits(), "else": "0"} for kind in KINDS},
            "gain": {"say": say("touch.gain"), "keys": _gains(say), "else": ""},
            "points": {
                "say": say("touch.points"),
                "keys": [{**key, "points": int(key["add"])} for key in _digits()],
                "else": "0",
            },
            "icons": {
                "say": say("touch.icons"),
                "keys": [{"add": code, "say": say(f"code.icons-{code}")} for code in ICONS],
                "else": "",
                "many": True,
            },
        },
    }


def _digits() -> list[dict[str, Any]]:
    return [{"add": digit, "say": digit} for digit in DIGITS]


def _gains(say: Say) -> list[Pad]:
    numbers = [{"add": f":{digit}", "say": digit} for digit in DIGITS]
    others = [{"add": f":{code}", "say": say(f"touch.gain-{code}"), "tone": GAINS[code]} for code in GAINS]
    return [*numbers, *others]


def _known(state: State, group: str, listed: Listed) -> list[Pad]:
    """The faces that the table knows; those of which every copy lies there come last."""
    lying = [spot.card.face for seat in state.seats for spot in seat.village.values()]
    found = []
    for face, copies in listed.groups.get(group, {}).items():
        card = read_card(face)
        if card is not None and is_face(group, face):
            tone = "hero" if card.is_hero else card.colour
            used = lying.count(face) >= max(1, copies)
            points = {"points": card.movement} if card.movement else {}
            found.append({"face": face, "say": face, "tone": tone, **points, **({"used": True} if used else {})})
    return sorted(found, key=lambda one: "used" in one)


# --- where it goes


def _cells(state: State, decision: Decision) -> list[str]:
    """The legal cells; in an empty village all are alike, and the nearest to where it began will do."""
    if state.seats[decision.player].village:
        return [*decision.options]
    return [min(decision.options, key=_from_start)]


def _from_start(cell: str) -> int:
    return abs(COLUMN[cell] - COLUMN[START]) + abs(ROW[cell] - ROW[START])


def _walk(state: State, decision: Decision, cells: Sequence[str]) -> Pad:
    """Who stands where, and which ways there are: to cards, and to where the hero may be laid."""
    village = state.seats[decision.player].village
    here = {cell: spot.villagers for cell, spot in village.items()}
    known = {*here, *cells}
    return {"here": here, "next": {cell: [one for one in NEIGHBOURS[cell] if one in known] for cell in sorted(known)}}
