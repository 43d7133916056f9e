"""What is tapped for a turn, for tiles and for guards, step by step; and what a player may note of what is secret."""

from collections.abc import Iterable, Sequence
from typing import Any

from referee.engine.card_parts import Listed
from referee.engine.parts import Pad
from referee.engine.ruling import Decision, Said
from referee.engine.sheet_part import Say
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.ending import at_most
from referee.games.vampire_nights.rules.manor import COLUMNS, DOWN, place
from referee.games.vampire_nights.rules.pieces import ITEMS, LOOT, TILES
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.saying import said

Lists = dict[str, dict[str, Any]]


def pad(say: Say, state: State, decision: Decision, listed: Listed) -> Pad | None:
    match decision.kind:
        case "reveal":
            return {"pieces": {"count": decision.left, "of": _words(say, _unseen(state))}}
        case "first":  # the name is the whole answer
            return {"choose": "first", "lists": {"first": {"say": "", "of": [{"add": "", "say": say("touch.first")}]}}}
        case "guards":
            return _guards(say, state, decision)
        case "show":
            return _show(say, state, decision)
        case "turn" if decision.options:
            return _turn(say, state, decision)
    return None


def secret(say: Say, state: State, seat: int) -> list[Pad]:
    """Items in hand, faces of bite cards, tiles that were taken back face down: only numbers of them are known."""
    bites = [*_words(say, ("vampire",)), {"add": "shield", "say": say("touch.shield")}]
    return [
        {"name": "hand", "say": say("touch.hand"), "of": _words(say, ITEMS)},
        {"name": "bites", "say": say("touch.bites"), "of": bites},
        {"name": "loot", "say": say("touch.loot"), "of": _words(say, [tile for tile in TILES if tile in LOOT])},
    ]


def _words(say: Say, codes: Iterable[str]) -> list[Pad]:
    return [{"add": code, "say": say(f"word.{code}")} for code in codes]


def _unseen(state: State) -> list[str]:
    """The tiles of which one may still lie face down."""
    seen, copies = state.piles.seen, state.setup.tiles.copies
    return [tile for tile in TILES if seen.count(tile) < copies[tile]]


# --- guards, and the end


def _guards(say: Say, state: State, decision: Decision) -> Pad:
    """Two columns, then the item that is discarded."""
    columns = COLUMNS[: len(state.seats)]
    items = hands.possible_items(state, decision.player)
    lists: Lists = {
        "one": {"say": say("touch.guard"), "of": [_column(say, one, "two") for one in columns]},
        "two": {"say": say("touch.second"), "of": [_column(say, one, "item" if items else "") for one in columns]},
        "item": {"say": say("touch.item"), "of": _words(say, items)},
    }
    return {"choose": "one", "lists": lists}


def _column(say: Say, column: str, then: str) -> Pad:
    cell = f"{column}0"
    return {"add": column, "say": say("touch.column", column=column), "cell": cell, **({"then": then} if then else {})}


def _show(say: Say, state: State, decision: Decision) -> Pad:
    """How many bites show a vampire; then every tile, if it is not known which were lost."""
    seat, left = state.seats[decision.player], decision.left or 0
    after = {"then": "tile1"} if left else {}
    numbers = [{"add": str(number), "say": str(number), **after} for number in range(seat.bites + 1)]
    lists: Lists = {"bites": {"say": say("touch.vampires"), "of": numbers}}
    tiles = [word.partition("x")[0] for word in at_most(seat)]
    for number in range(1, left + 1):
        then = {"then": f"tile{number + 1}"} if number < left else {}
        of = [{**one, **then} for one in _words(say, tiles)]
        lists[f"tile{number}"] = {"say": say("touch.tile", number=number, of=left), "of": of}
    return {"choose": "bites", "lists": lists}


# --- a turn


def _turn(say: Say, state: State, decision: Decision) -> Pad:
    """A guard and where it goes, or an item; then the tile that is turned up."""
    lists: Lists = {"turn": {"say": say("touch.turn"), "of": []}}
    starts: dict[str, list[Pad]] = {}
    items: dict[str, list[Pad]] = {}
    for option in decision.options:
        verb, *rest = option.split()
        pick = {
            "add": option,
            "say": _said(say, state, decision, option),
            **_leading(say, state, rest, lists),
        }
        if verb == "move" or verb == "pass":
            starts.setdefault(place(rest[0][:2]), []).append(pick)
        elif verb == "use":
            items.setdefault(rest[0], []).append(pick)
        else:
            lists["turn"]["of"].append(pick)
    first: list[Pad] = [
        _opening(f"from {start}", say("touch.guard-on", cell=start), picks, lists) | {"cell": start}
        for start, picks in starts.items()
    ]
    first += [_opening(f"use {item}", say(f"word.{item}"), picks, lists) for item, picks in items.items()]
    lists["turn"]["of"] = [*first, *lists["turn"]["of"]]
    return {"choose": "turn", "lists": lists}


def _opening(name: str, words: str, picks: list[Pad], lists: Lists) -> dict[str, object]:
    """A pick that leads to these."""
    lists[name] = {"say": words, "of": picks}
    return {"add": "", "say": words, "then": name}


def _said(say: Say, state: State, decision: Decision, option: str) -> str:
    return _in_words(say, said(state, decision.player, option.split()))


def _in_words(say: Say, one: Said) -> str:
    """The sentence, with those within it."""
    params = {name: _in_words(say, value) if isinstance(value, Said) else value for name, value in one.params.items()}
    return say(one.key, **params)


def _leading(say: Say, state: State, rest: Sequence[str], lists: Lists) -> dict[str, str]:
    """Which cell the step ends on, and that the tile must be told if one is turned up there. What is met is asked
    after that, of whoever met it."""
    step = next((word for word in rest if "-" in word), "")
    end = step.partition("-")[2]
    if not end or rest[0] == "mas":  # who swaps enters no room
        return {}
    if state.manor.get(end) != DOWN:
        return {"cell": end}
    lists["tile"] = {"say": say("touch.turned-up"), "of": _words(say, _unseen(state))}
    return {"cell": end, "then": "tile"}
