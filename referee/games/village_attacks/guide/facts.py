"""Facts in few keys: a sheet as `u65212`, the map as walks, spawn markers by the start of their zones."""

import re
from collections.abc import Sequence
from typing import Final

from referee.engine.keyboards import by_letters, by_place
from referee.engine.lexicon import lexicon, unaccented
from referee.games.village_attacks.guide.figures import dice, type_of, zone
from referee.games.village_attacks.rules.facts import missing
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.facts import HERO, TRAPCARD
from referee.games.village_attacks.words.tokens import WALK

_ROOMS: Final = lexicon(foreign.ROOMS)
_GLUED: Final = re.compile(r"[acdmu][1-9][0-9]{3,4}", re.ASCII)
_NUMBER: Final = re.compile(r"[drm]?[0-9]{1,2}", re.ASCII)
_JOINTS: Final = re.compile(r"\s*(?:->|→|–|—|>)\s*|\s+-\s+")
_SYMBOLS: Final = re.compile(r"[a-z]{1,3}-?[0-9]{1,2}:[mrgsc]+", re.ASCII)  # `lc1:r`; no colour is such a word
_COLOURED: Final = re.compile(r"(.+?)(:[^\W\d_]+)")


def of_facts(state: State, text: str) -> str:
    """The whole entry for what was typed where facts are asked for."""
    wanted = missing(state)
    if fits := _fits(state, text.split()):
        return fits
    words = text.lower().replace(",", " ").split()
    if words and all(_SYMBOLS.fullmatch(word) for word in words):
        return " ".join(["symbols", *words])
    if sheet := _sheet(state, text.replace(",", " ").split(), wanted):
        return sheet
    if walks := _walks(text, bool(state.castle.beside)):
        return " ".join(["map", *walks])
    verb = "goals" if wanted[:1] == ("goals",) else "gates"
    return " ".join([verb, *_gates(state, text.replace(",", " ").split())])


def _fits(state: State, words: Sequence[str]) -> str:
    """`a1 9`: how many figures fit there; "" if it isn't that."""
    there = zone(words[0], state.castle.beside) if len(words) == 2 and state.setup.house.capacity else None
    return f"fits {there} {by_place(words[1])}" if there and by_place(words[1]).isdecimal() else ""


# --- sheets


def _sheet(state: State, words: Sequence[str], wanted: Sequence[str]) -> str:
    """Of the monster that is named, else of the first whose sheet is missing; "" if it isn't a sheet."""
    asked = next((one.split()[1] for one in wanted if one.startswith("sheet ")), "")
    named = _monster(state, words[0]) if len(words) > 1 and not _NUMBER.fullmatch(by_place(words[1])) else None
    monster, rest = (named, words[1:]) if named else (asked, words)
    if not monster or not rest:
        return ""
    rest = _apart(rest)
    kind = type_of(rest[0])
    if kind is None and not asked and not named:
        return ""
    return " ".join(["sheet", monster, kind or rest[0], *map(_number, rest[1:])])


def of_sheet(text: str, begins: bool) -> list[str]:
    """The rest of a sheet; `begins` with the type."""
    words = text.replace(",", " ").split()
    if not begins:
        return [*map(_number, words)]
    kind, *numbers = _apart(words)
    return [type_of(kind) or kind, *map(_number, numbers)]


def _apart(words: Sequence[str]) -> Sequence[str]:
    """`u65212` for a sheet and `a3231` for a hero: a type and numbers of one digit, without spaces."""
    return [*by_place(words[0])] if len(words) == 1 and _GLUED.fullmatch(by_place(words[0])) else words


def _monster(state: State, word: str) -> str | None:
    seats = [state.seat_of(form) for form in (word.lower(), by_letters(word))]
    found = [seat for seat in seats if seat is not None]
    return state.setup.monsters[found[0]] if found else None


def _number(word: str) -> str:
    typed = by_place(word)
    return typed if _NUMBER.fullmatch(typed) else word


# --- the map


def _walks(text: str, has_map: bool) -> list[str]:
    """Walks separated by commas or spaces, their zones joined; before there is a map, zones one after another too."""
    parts = [_JOINTS.sub("-", part).split() for part in text.split(",")]
    found: list[str] = []
    for words in parts:
        zones = [zone(word) for word in words]
        if all(zones) and len(zones) > 1 and (not has_map or len(parts) > 1):
            found.append("-".join(one for one in zones if one))
        else:
            found += [_walk(word) for word in words]
    return found if any(map(_is_walk, found)) or not has_map else []


def _walk(word: str) -> str:
    forms = (word.lower(), by_letters(word))
    return next(filter(_is_walk, forms), word)


def _is_walk(word: str) -> bool:
    return WALK.fullmatch(word) is not None


def _gates(state: State, words: Sequence[str]) -> list[str]:
    """Zones of the map, perhaps with a colour each."""
    found = []
    for word in words:
        coloured = _COLOURED.fullmatch(word)
        name, colour = (coloured[1], coloured[2].lower()) if coloured else (word, "")
        found.append((zone(name, state.castle.beside) or name) + colour)
    return found


# --- cards


def fact_of_card(words: Sequence[str]) -> str:
    """Of a hero (`knight m 5 2 2 1`) or a trap (`net m any ph stun1`) whose name alone is asked for; "" if it is
    neither."""
    words = [*words[:1], *_apart(words[1:])]
    numbers = [_number(word) for word in words[2:]]
    kind = type_of(words[1]) if len(words) == 1 + len(HERO) and all(map(str.isdecimal, numbers)) else None
    if kind:
        return " ".join(["hero", words[0], kind, *numbers])
    is_trap = len(words) > len(TRAPCARD) and unaccented(words[2]) in _ROOMS
    return " ".join(["trapcard", words[0], *of_trapcard(words[1:])]) if is_trap else ""


def of_trapcard(words: Sequence[str], begun: int = 0) -> list[str]:
    """What a trap card says, on any keyboard, from that place on: cost, rooms, kinds, and what it does."""
    found = []
    for place, word in enumerate(words, begun):
        if place == 0:
            found += dice([word])
        elif place == TRAPCARD.index("trap-kinds") and {*by_letters(word)} <= {*"pht"}:
            found.append(by_letters(word))
        else:
            found.append(word)
    return found
