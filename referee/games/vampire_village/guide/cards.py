"""The cards: which faces there are, what a word lacks to be one, and the questions that put one together."""

import re
from collections.abc import Sequence
from typing import Any, Final

from referee.engine.card_parts import FacePart
from referee.engine.ruling import Decision
from referee.games.vampire_village.guide.spoken import begins_in_words as begins_in_words
from referee.games.vampire_village.guide.spoken import in_words as in_words
from referee.games.vampire_village.guide.spoken import says_hero
from referee.games.vampire_village.rules.actions import Place, Reveal, Start
from referee.games.vampire_village.rules.cards import KINDS, ORDER, read_card
from referee.games.vampire_village.rules.state import State

CARD_GROUPS: Final = {"start": 6, "round1": 30, "round2": 30, "creatures1": 30, "creatures2": 30}  # in the box

# Where cards.yaml has them: a list, and the field of its cards with the number of copies.
CARD_LAYOUT: Final = {
    "creatures": {"round1": "creatures1", "round2": "creatures2"},
    **{f"village.{group}": {"n": group} for group in ("start", "round1", "round2")},
}

_WITH_GAIN = re.compile(r"([gbryn][0-9]{3}):?(\w+)", re.ASCII)
_BEGUN: Final = {"ro": "row", "c": "col", "co": "col"}  # a lone r is red
_DIGITS_MISSING = re.compile(r"[gbryn](?:([0-9]{1,2})(?::?(?:[a-z]+|[0-9]))?|)", re.ASCII)
_GAIN = re.compile(r"[gbryn][0-9]{3}:?(.*)", re.ASCII)
_TOO_MANY = re.compile(r"([gbryn][0-9]{3}):?([0-9])([0-9]{1,2})", re.ASCII)
_CELL = re.compile(r"[0-9]{1,2}|[a-z]-?[0-9]{1,2}", re.ASCII)  # or its key
_HERO = re.compile(r"h[0-9wlv].*", re.ASCII)


def group_of(decision: Decision, state: State) -> str:
    """Which cards can be meant."""
    if decision.kind == "start":
        return "start"
    return f"creatures{state.round}" if decision.kind == "creatures" else f"round{state.round}"


def is_face(group: str, face: str) -> bool:
    """Whether a card list may hold that face in that group."""
    if group.startswith("creatures"):
        return face in ORDER
    card = read_card(face)
    return card is not None and card.face == face and not (group == "start" and card.is_hero)


def rulebook(group: str) -> Sequence[str]:
    """The faces that the rulebook lists: of creatures all, of village cards none."""
    return (*ORDER,) if group.startswith("creatures") else ()


def complete_face(word: str, group: str) -> str | None:
    """The face that a word spells out, if it does; the colon before a gain may be left out, and the end of it."""
    word = word.lower()
    if group.startswith("creatures"):
        return word if word in ORDER else None
    card = read_card(word) or read_card(_WITH_GAIN.sub(lambda at: f"{at[1]}:{_BEGUN.get(at[2], at[2])}", word))
    return card.face if card else None


def cards_in(entry: Any, state: State) -> list[tuple[str, str]]:
    """The cards that an entry puts on the table, with their group."""
    if isinstance(entry, Start):
        return [("start", entry.card.face)]
    if isinstance(entry, Place):
        return [(f"round{state.round}", entry.card.face)]
    if isinstance(entry, Reveal):
        return [(f"creatures{state.round}", face) for face in entry.creatures]
    return []


def example(group: str) -> str:
    """What could be typed for a card of that group; for creatures, for all three."""
    return "w2lgv3" if group.startswith("creatures") else "y111" if group == "start" else "b020:row"


def why_no_face(word: str, group: str) -> tuple[str, dict[str, Any]]:
    """The sentence that says what a word lacks to be a face."""
    if group.startswith("creatures"):
        return "unknown-card.creature", {}
    if begins_in_words(word) and not says_hero(word):
        return "unknown-card.digits", {"missing": 3}
    if short := _DIGITS_MISSING.fullmatch(word):
        return "unknown-card.digits", {"missing": 3 - len(short[1] or "")}
    if group != "start" and _CELL.fullmatch(word):
        return "unknown-card.cell", {}
    if many := _TOO_MANY.fullmatch(word):
        return "unknown-card.too-many", {"number": many[2] + many[3], "line": f"{many[1]}:{many[2]} {many[3]}"}
    if wrong := _GAIN.fullmatch(word):
        return "unknown-card.gain", {"gain": wrong[1]}
    return ("unknown-card.hero" if _HERO.fullmatch(word) or says_hero(word) else "unknown-card.face"), {}


# --- put together by questions

_COLOURS: Final = tuple((code, f"code.{code}") for code in "gbryn")
_KINDS: Final = tuple((code, f"code.kind-{code}") for code in "wlvd")
_GAINS: Final = (
    (":", "code.gain-number"),  # first: whoever has a 1 on the card presses 1
    ("", "code.no-gain"),
    *((f":{code}", f"code.gain-{code}") for code in ("g", "b", "r", "y", "h", "row", "col")),
)
_ICONS: Final = tuple((code, f"code.icons-{code or 'none'}") for code in ("", "w", "l", "v", "wl", "wv", "lv", "wlv"))


def next_part(parts: Sequence[str], group: str) -> FacePart | None:
    """What is asked next of a card of which these parts are known: a digit where there are no options."""
    if group.startswith("creatures"):
        if len(parts) > 1:
            return None
        if not parts:
            return FacePart("build.creature", _KINDS)
        of_kind = _by_their_digits([face[1] for face in ORDER if face[0] == parts[0]])
        return FacePart("build.which-creature", tuple((code, f"code.{parts[0]}{code}") for code in of_kind))
    if not parts:
        hero = () if group == "start" else (("h", "code.h"),)
        return FacePart("build.colour", (*_COLOURS, *hero))
    if parts[0] == "h":
        asked = (FacePart("build.movement"), FacePart("build.icons", _ICONS))
        return asked[len(parts) - 1] if len(parts) <= len(asked) else None
    if len(parts) == 1:
        return FacePart("build.defences", digits=len(KINDS))
    if len(parts) == 2:
        return FacePart("build.gain", _GAINS)
    return FacePart("build.number") if parts[-1] == ":" else None


def _by_their_digits(codes: list[str]) -> list[str]:
    """So that a code which is a digit has that digit for its key."""
    found = [code for code in codes if not code.isdecimal()]
    for digit in sorted(filter(str.isdecimal, codes)):
        found.insert(int(digit) - 1, digit)
    return found
