"""What may be typed at a prompt instead of a whole entry: the least that says which card, which cell, which choice."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Decision
from referee.games.vampire_village.rules.actions import Place, Reveal, Start
from referee.games.vampire_village.rules.cards import ORDER, read_card
from referee.games.vampire_village.rules.cells import NEIGHBOURS
from referee.games.vampire_village.rules.state import State

_NO_COLON = re.compile(r"([gbryn][0-9]{3})(\w+)", re.ASCII)
_CELL = re.compile(r"[a-wyz]-?[0-9]+", re.ASCII)
_RUN_TOGETHER = re.compile(r"((?:[a-wyz]-?[0-9]+){2,})((?:x[0-9]+)?)", re.ASCII)

CARD_GROUPS: Final = {"start": 6, "round1": 30, "round2": 30, "creatures1": 30, "creatures2": 30}  # in the box

# Where cards.yaml has them: a list, and the field of its cards with the number of copies.
CARD_LAYOUT: Final = {
    "creatures": {"round1": "creatures1", "round2": "creatures2"},
    **{f"village.{group}": {"n": group} for group in ("start", "round1", "round2")},
}

FindCard = Callable[[str, str], str]  # a word and a group of cards: the face


def group_of(decision: Decision, state: State) -> str:
    """Which cards can be meant."""
    if decision.kind == "start":
        return "start"
    return f"creatures{state.round}" if decision.kind == "creatures" else f"round{state.round}"


def on_board(decision: Decision) -> bool:
    """Whether a card is laid, and the options are cells."""
    return decision.kind == "place"


def faces_at(decision: Decision, index: int) -> bool:
    """Whether that word of an answer is the face of a card."""
    return decision.kind == "creatures" or (index == 0 and not decision.listed)


def keyed(decision: Decision) -> bool:
    return decision.listed


def next_words(state: State, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
    """The options, where they are listed or a card was named; with the verb before them or without."""
    index = len(typed) - (typed[:1] == [decision.kind])
    return decision.options if decision.listed or (index and on_board(decision)) else ()


def is_face(group: str, face: str) -> bool:
    """Whether a card list may hold that face in that group."""
    if group.startswith("creatures"):
        return face in ORDER
    card = read_card(face)
    return card is not None and card.face == face and not (group == "start" and card.is_hero)


def complete_face(word: str, group: str) -> str | None:
    """The face that a word spells out, if it does; the colon before a gain may be left out."""
    word = word.lower()
    if group.startswith("creatures"):
        return word if word in ORDER else None
    card = read_card(word) or read_card(_NO_COLON.sub(r"\1:\2", word))
    return card.face if card else None


def expand(state: State, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
    """The words after the player's name for what was typed: `b02 3` becomes `place b020:row d5`.

    :raises Refused: unknown-card or ambiguous, from `find_card`.
    """
    words = text.split()
    verb = decision.kind
    if len(words) > 1 and words[0].lower() == verb:
        words = words[1:]
    group = group_of(decision, state)
    if verb == "creatures":
        return " ".join([verb, *_creatures(words, group, find_card)])
    if verb == "start":
        return " ".join([verb, find_card(words[0], group), *words[1:]])
    if verb == "place":
        cell = [labels.get(word, word) for word in words[1:2]]
        return " ".join([verb, find_card(words[0], group), *cell, *map(_walk, words[2:])])
    return " ".join([verb, *words])


def _creatures(words: list[str], group: str, find_card: FindCard) -> list[str]:
    """Faces delimit themselves: `w2lgv3` is three of them."""
    faces = []
    for word in words:
        pairs = [word[index : index + 2].lower() for index in range(0, len(word), 2)]
        faces += pairs if all(pair in ORDER for pair in pairs) else [find_card(word, group)]
    return faces


def _walk(word: str) -> str:
    """Cells delimit themselves: `d4e4e5x2` is a walk. (Column x needs the hyphens: after a digit it counts.)"""
    walk = _RUN_TOGETHER.fullmatch(word.lower())
    return "-".join(_CELL.findall(walk[1])) + walk[2] if walk else word


def cards_in(entry: Any, state: State) -> list[tuple[str, str]]:
    """The cards that an entry puts on the table, with their group."""
    if isinstance(entry, Start):
        return [("start", entry.card.face)]
    if isinstance(entry, Place):
        return [(f"round{state.round}", entry.card.face)]
    if isinstance(entry, Reveal):
        return [(f"creatures{state.round}", face) for face in entry.creatures]
    return []


def walk_choices(state: State, seat: int, face: str, cell: str) -> dict[str, int]:
    """The cells from which villagers could walk when that card is laid there, with how many stand on them."""
    card = read_card(face)
    village = state.seats[seat].village
    if card is None or not card.movement:
        return {}
    return {
        beside: village[beside].villagers
        for beside in NEIGHBOURS[cell]
        if beside in village and village[beside].villagers
    }


def steps_from(state: State, seat: int, hero: str, cell: str) -> list[str]:
    """Where a walk can go on to."""
    village = state.seats[seat].village
    return [beside for beside in NEIGHBOURS[cell] if beside in village or beside == hero]


def movement_of(face: str) -> int:
    card = read_card(face)
    return card.movement if card else 0


def option_note(state: State, decision: Decision, option: str) -> str:
    """The card that an option would cost, with its villagers; "" if none."""
    words = option.split()
    village = state.seats[decision.player].village
    names_cell = decision.kind == "breach" or words[1] == "hero" or words[0] == "dm"
    spot = village.get(words[0] if decision.kind == "breach" else words[-1]) if names_cell else None
    if spot is None:
        return ""
    return f"{spot.card.face} ●{spot.villagers}" if spot.villagers else spot.card.face
