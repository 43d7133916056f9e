"""What may be typed at a prompt instead of a whole entry: the least that says which card, which cell, which choice."""

import re
from collections.abc import Collection, Mapping, Sequence

from referee.engine.card_parts import BUILD
from referee.engine.keyboards import by_letters, by_look, by_place
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, refuse
from referee.games.vampire_village.guide.cards import complete_face, group_of
from referee.games.vampire_village.rules.cards import ORDER
from referee.games.vampire_village.rules.cells import COLUMN
from referee.games.vampire_village.rules.phases import CREATURES_A_TURN
from referee.games.vampire_village.rules.state import State, Village
from referee.games.vampire_village.saying import option_said as option_said

_CELL = re.compile(r"[a-wyz]-?[0-9]+", re.ASCII)
_WALK = re.compile(r"[a-z]-?[0-9]+(?:-[a-z]-?[0-9]+)+(?:x[0-9]+)?", re.ASCII)
_CODES = {*COLUMN, *ORDER, "hero", "effect"}
_RUN_TOGETHER = re.compile(r"((?:[a-wyz]-?[0-9]+){2,})((?:x[0-9]+)?)", re.ASCII)


def part_of(decision: Decision, option: str) -> str:
    """Of several demons with many answers, which one."""
    return option.split()[0] if decision.kind == "demon" else option


def usual(state: State, decision: Decision) -> str:
    """Enter alone decides nothing."""
    return ""


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


def way(state: State, decision: Decision, option: str) -> None:
    """Every option has a key."""


def example(state: State, decision: Decision) -> str:
    return ""  # cards have theirs, and all else has keys


def expand(state: State, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
    """The words after the player's name for what was typed: `b02 3` becomes `place b020:row d5`.

    :raises Refused: unknown-card or ambiguous, from `find_card`; ambiguous, if two cells can be meant; unknown-card, if
    a number needs its colon.
    """
    words = text.replace(",", " ").split()
    verb = decision.kind
    if len(words) > 1 and words[0].lower() == verb:
        words = words[1:]
    group = group_of(decision, state)
    if verb == "creatures":
        return " ".join([verb, *_creatures(words, group, find_card)])
    if verb == "start":
        card = ":".join(words)  # the gain after a space: no cell can follow here
        if len(words) == 2 and complete_face(card, group):
            if by_place(words[1]).isdecimal():  # which is a cell wherever one can follow
                refuse("unknown-card", "record", "unknown-card.colon", word=words[1], typed=card)
            words = [card]
        return " ".join([verb, find_card(words[0], group), *words[1:]])
    if verb == "place":
        village = {*decision.options, *state.seats[decision.player].village}
        cell = [labels.get(word) or _cell(word, decision.options, village) for word in words[1:2]]
        return " ".join([verb, find_card(words[0], group), *cell, *(_walk(word, village) for word in words[2:])])
    if verb == "breach":
        words = [_cell_of(state.seats[decision.player].village, decision.options, word) for word in words]
    return " ".join([verb, *map(_code, words)])


def _cell_of(village: Village, cells: Collection[str], word: str) -> str:
    """Where a card lies that is named by its face, if only one of these cells has it; else the word.

    :raises Refused: ambiguous, if several have it.
    """
    found = [cell for cell in cells if cell in village and village[cell].card.face == by_place(word)]
    if len(found) > 1:
        refuse("ambiguous", "record", word=word, legal=tuple(found))
    return found[0] if found else word


def _creatures(words: list[str], group: str, find_card: FindCard) -> list[str]:
    """Faces delimit themselves: `w2lgv3` is three of them. One `+` puts all of them together by questions."""
    if words == [BUILD]:
        return find_card(" ".join(words * CREATURES_A_TURN), group).split()
    faces = []
    for word in words:
        typed = by_place(word)
        pairs = [typed[index : index + 2] for index in range(0, len(typed), 2)]
        known = [pair in ORDER for pair in pairs]
        faces += pairs if all(known) else [find_card(pairs[known.index(False)] if any(known) else word, group)]
    return faces


def _code(word: str) -> str:
    """A cell, a creature or an answer to a demon as its keys give it, whatever keyboard they were pressed on; any other
    word as it is."""
    return next((typed for typed in (by_letters(word), by_place(word)) if typed in _CODES), word)


def _cell(word: str, legal: Collection[str], village: Collection[str]) -> str:
    """A cell by its keys or, if a Cyrillic letter looks like one of ours, by its look: whichever is legal, else
    whichever has a card.

    :raises Refused: ambiguous, if both are.
    """
    look, place = by_look(word), _code(word)
    if look not in COLUMN:
        return place
    fitting = [cell for cell in dict.fromkeys((look, place)) if cell in legal]
    if len(fitting) > 1:
        refuse("ambiguous", "record", word=word, legal=tuple(fitting))
    return next((cell for cell in (*fitting, look, place) if cell in village), look)


def _walk(word: str, known: Collection[str]) -> str:
    """Cells delimit themselves: `d4e4e5x2` is a walk. (Column x needs the hyphens: after a digit it counts.)"""
    read = [walk for typed in (by_look(word), by_letters(word), by_place(word)) if (walk := _as_walk(typed))]
    return next((walk for walk in read if all(cell in known for cell in _CELL.findall(walk))), (*read, word)[0])


def _as_walk(typed: str) -> str:
    if walk := _RUN_TOGETHER.fullmatch(typed):
        return "-".join(_CELL.findall(walk[1])) + walk[2]
    return typed if _WALK.fullmatch(typed) else ""
