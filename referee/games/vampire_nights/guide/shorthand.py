"""What may be typed at a prompt instead of a whole entry: the least that says which guard, room, tile or item."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from referee.engine.keyboards import FRENCH, RUSSIAN, by_letters
from referee.engine.lexicon import Lexicon, called, lexicon, unaccented
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, Refusal, refuse
from referee.engine.usual_parts import following
from referee.games.vampire_nights.guide.examples import example as example
from referee.games.vampire_nights.rules.course import late_options, pending
from referee.games.vampire_nights.rules.manor import COLUMNS, DOWN
from referee.games.vampire_nights.rules.pieces import DEFENCES, ITEM_NAMED, TILE_NAMED, VAMPIRES
from referee.games.vampire_nights.rules.pieces import ITEMS as ITEM_CODES
from referee.games.vampire_nights.rules.pieces import TILES as TILE_CODES
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.upkeep import unlaid
from referee.games.vampire_nights.saying import option_said as option_said
from referee.games.vampire_nights.words.foreign import ITEMS, NONE, TILES, WORDS

# Cells also as their keys give them on a Russian keyboard, and on a French one without shift.
_LETTERS: Final = {form: letter for form, letter in RUSSIAN.items() if letter in COLUMNS} | {"а": "a"}  # which looks so
_DIGITS: Final = {form: digit for form, digit in FRENCH.items() if digit in "0123456"}
_CELL: Final = f"([{COLUMNS}{''.join(_LETTERS)}])([0-6{re.escape(''.join(_DIGITS))}])"
_WHICH: Final = r"(\.[12&é])?"  # of two guards of a player there
_ONE: Final = re.compile(rf"{_CELL}{_WHICH}")
_TWO: Final = re.compile(rf"{_CELL}{_WHICH}-?{_CELL}{_WHICH}")
_TIMES: Final = re.compile(r"(\D+?)(x?[0-9]+)?")
_FRENCH_NUMBER: Final = re.compile(f"[{re.escape(''.join(FRENCH))}]+$")

_TURN_VERBS: Final = ("move", "pass", "use", "claim", "skip")
_STEPPING: Final = ("mir", "jum", "clo", "mas")
_VERBS: Final = {word: verb for word, verb in WORDS["verb"].items() if verb in _TURN_VERBS}
_TILES: Final = lexicon(TILES) | TILE_NAMED
_ITEMS: Final = lexicon(ITEMS) | ITEM_NAMED
_NOTHING: Final = lexicon(NONE)


def expand(state: State, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
    """The words after the player's name for what was typed: `a1 ser sta` becomes `move a1 ser sta`."""
    words = labels.get(text, text).replace(",", " ").split()
    kind = "turn" if decision.kind in _TURN_VERBS and state.phase == "exploration" else decision.kind
    if kind == "turn":
        return " ".join(_turn(state, words)) if words else ""
    if words[:1] and words[0].lower() in WORDS["verb"].values():
        if words[0].lower() != kind:
            return text  # another entry as it stands
        words = words[1:]
    return " ".join([kind, *_ANSWERS[kind](state, decision, words)])


# --- a turn


def _turn(state: State, words: list[str]) -> list[str]:
    """A verb, an item or a step comes first."""
    first, *rest = words
    if _step(first):
        return ["move", *_moved(state, words)]
    verb, item = _first_word(first)
    if item:
        return ["use", item, *_used(state, item, rest)]
    if verb == "move":
        return [verb, *_moved(state, rest)]
    if verb == "use" and rest:
        code = _meaning(rest[0], _ITEMS) or rest[0]
        return [verb, code, *_used(state, code, rest[1:])]
    if verb == "pass":
        return [verb, *(_step(word) or word for word in rest)]
    if verb == "claim":
        return [verb, *_pieces(rest, _ITEMS)]
    return [verb or first, *rest]


def _first_word(word: str) -> tuple[str, str]:
    """The verb or the item that a word is or begins; nothing if that is not clear. One letter begins verbs only."""
    own = by_letters(word)
    if own in _VERBS or own in _ITEMS:
        return ("", _ITEMS[own]) if own in _ITEMS else (_VERBS[own], "")
    items = _ITEMS if len(word) > 1 else {}
    found = [one for one in (*_TURN_VERBS, *items.values()) if one.startswith(own)]  # our words before others
    found = found or [one for one in (_meaning(word, _VERBS), _meaning(word, items)) if one]
    if len({*found}) != 1:
        return "", ""
    return (found[0], "") if found[0] in _TURN_VERBS else ("", found[0])


def _moved(state: State, words: Sequence[str]) -> list[str]:
    """A step, its cells together or apart, the tile turned up, the answer to what is met."""
    if len(words) > 1 and all(_ONE.fullmatch(word.lower()) for word in words[:2]):
        words = [f"{words[0]}-{words[1]}", *words[2:]]
    step = _step(words[0]) if words else ""
    if not step:
        return [*words]
    lies = _lies(state, step)
    found = [step]
    tile = lies if lies in TILE_CODES else ""
    for word in words[1:]:
        meant = _meaning(word, _answers(tile)) if tile else None
        if meant is None and len(found) == 1:
            meant = tile = _meaning(word, _TILES) or ""
        found.append(meant or word)
    return found


def _lies(state: State, step: str) -> str:
    """What lies where a step ends; "" where there is no room."""
    return state.manor.get(_without_number(step)[-2:], "")


def _answers(tile: str) -> Lexicon:
    """What may be said to that tile."""
    codes = DEFENCES if tile in VAMPIRES else ("coi",) if tile == "cat" else ()
    return _only(_ITEMS | _TILES, codes) | _NOTHING if codes else {}


def _used(state: State, item: str, words: Sequence[str]) -> list[str]:
    """What follows an item that is used."""
    if item == "mag":
        return _pieces(words, _ITEMS)
    if item == "mas":
        return [_step(words[0]) or words[0], *(_seat(state, word) for word in words[1:])] if words else []
    if item in _STEPPING:
        return _moved(state, words)
    return [cell for word in words for cell in ((_step(word) or word).split("-"))]


def _seat(state: State, word: str) -> str:
    """A player by number, or by name."""
    number = _number(word)
    seats = [seat for seat, name in enumerate(state.setup.players, 1) if unaccented(name).startswith(unaccented(word))]
    return number if number.isdigit() else str(seats[0]) if len(seats) == 1 else word


# --- other answers


def _reveal(state: State, decision: Decision, words: list[str]) -> list[str]:
    """Codes delimit themselves: `motser` is two tiles."""
    return _pieces([part for word in words for part in _apart(word)], _TILES)


def _apart(word: str) -> list[str]:
    parts = [word[at : at + 3] for at in range(0, len(word), 3)]
    return parts if all(by_letters(part) in _TILES for part in parts) else [word]


def _guards(state: State, decision: Decision, words: list[str]) -> list[str]:
    """Two column letters, together or apart, then the item."""
    columns = ""
    while words and len(columns) < 2 and (letters := _columns(words[0])):
        columns += letters
        words = words[1:]
    return [*columns, *_pieces(words, _ITEMS)]


def _columns(word: str) -> str:
    """The columns that a word names, as its letters look or by their keys: `ab`, `a0`; "" if it is something else."""
    letters = "".join(_LETTERS.get(sign, sign) for sign in word.lower().removesuffix("0"))
    return letters if all(letter in COLUMNS for letter in letters) else ""


def _first(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A name alone is that player's answer; so is a whole entry.

    :raises Refused: unknown-player.
    """
    word, players = " ".join(words).removesuffix(" first"), state.setup.players
    if words and not any(name.casefold().startswith(word.casefold()) for name in players):
        refuse("unknown-player", "record", word=word, legal=players)
    return words


def _answer(state: State, decision: Decision, words: list[str]) -> list[str]:
    return _pieces(words, _only(_ITEMS | _TILES, decision.options) | _NOTHING)


def _stepped_out(state: State, decision: Decision, words: list[str]) -> list[str]:
    return [_step(word) or word for word in words]


def _loot(state: State, decision: Decision, words: list[str]) -> list[str]:
    tiles = _only(_TILES, (option.split()[1] for option in decision.options))
    return [_step(word) or _meaning(word, tiles) or _meaning(word, _TILES) or word for word in words]


def _show(state: State, decision: Decision, words: list[str]) -> list[str]:
    """How many vampires, which who was never bitten need not say, and tiles with their numbers: `1 coix2 sto`."""
    first = _number(words[0]) if words else ""
    if words and not first.isdigit() and not state.seats[decision.player].bites:
        first, words = "0", ["0", *words]
    return [*filter(None, [first]), *map(_with_number, words[1:])]


def _with_number(word: str) -> str:
    """`coix2` of `coi2`, as it stands or as its keys give it on a Russian or a French keyboard."""
    for typed in (word, by_letters(word), _number(word)):
        match = _TIMES.fullmatch(typed)
        code = _meaning(match[1], _TILES | _NOTHING) if match else None
        if match and code:
            return f"{code}{'x' if match[2][0] != 'x' else ''}{match[2]}" if match[2] else code
    return word


_ANSWERS: Final = {
    "reveal": _reveal,
    "guards": _guards,
    "first": _first,
    "answer": _answer,
    "move": _stepped_out,
    "loot": _loot,
    "show": _show,
}


# --- words


def _number(word: str) -> str:
    """A word with the number at its end in digits, if the keys of a French keyboard gave it without shift."""
    return _FRENCH_NUMBER.sub(lambda found: "".join(FRENCH[sign] for sign in found[0]), word)


def _meaning(word: str, words: Lexicon) -> str | None:
    """What a word means by itself or by its start, whatever keyboard it was typed on."""
    return called(word, words) or called(by_letters(word), words)


def _pieces(words: Iterable[str], known: Lexicon) -> list[str]:
    return [_meaning(word, known) or word for word in words]


def _only(words: Lexicon, codes: Iterable[str]) -> dict[str, str]:
    wanted = set(codes)
    return {word: code for word, code in words.items() if code in wanted}


def _step(word: str) -> str:
    """One or two cells as the notation has them: `a0-a1`; "" if it is something else."""
    typed = word.lower()
    if match := _ONE.fullmatch(typed):
        return _cell(*match.groups())
    if match := _TWO.fullmatch(typed):
        return f"{_cell(*match.groups()[:3])}-{_cell(*match.groups()[3:])}"
    return ""


def _cell(letter: str, digit: str, which: str | None) -> str:
    return _LETTERS.get(letter, letter) + _DIGITS.get(digit, digit) + _number(which or "")


def _without_number(step: str) -> str:
    return re.sub(r"\.[12]$", "", step)


# --- what is offered


def part_of(decision: Decision, option: str) -> str:
    return option


def usual(state: State, decision: Decision) -> str:
    """Enter alone decides nothing."""
    return ""


def way(state: State, decision: Decision, option: str) -> None:
    """Steps and items are too many to be listed: there is an example."""


def on_board(decision: Decision) -> bool:
    return False


def faces_at(decision: Decision, index: int) -> bool:
    return False


def keyed(decision: Decision) -> bool:
    return decision.listed


def next_words(state: State, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
    """Steps without their verb, too, the tiles where one is turned up, the answers where one is met."""
    if decision.kind == "turn":
        bare = [option.removeprefix(verb) for option in decision.options for verb in ("move ", "use ")]
        found = following([*decision.options, *bare], typed)
        return found or (_after_step(state, typed) if typed else [])
    if decision.kind == "reveal" or (decision.kind == "show" and typed and decision.left):
        return TILE_CODES
    if decision.kind == "guards":
        return ITEM_CODES if len(typed) > 1 else COLUMNS[: len(state.seats)]
    return following(decision.options, typed) if decision.options else []


def _after_step(state: State, typed: Sequence[str]) -> Sequence[str]:
    """What may be told of the room that a guard goes to."""
    last = _step(typed[-1])
    if last:
        lies = _lies(state, last)
        return TILE_CODES if lies == DOWN else [*_only(_answers(lies), ANSWERED)]
    return [code for code in ANSWERED if code in _answers(typed[-1])]


ANSWERED: Final = (*DEFENCES, "coi", "none")


# --- whose answer it is


def also(state: State) -> tuple[Decision, ...]:
    """How those who are not asked are understood; with what they may still add: items after their move, and the
    Cloak of whoever has no more turns (VN19)."""
    asked = {decision.seat for decision in pending(state)}
    kind = "turn" if state.phase != "setup" else "reveal" if unlaid(state) else "guards"
    others = [number for number in range(len(state.seats)) if number not in asked]
    return tuple(Decision(number, kind, "exploration", late_options(state, number)) for number in others)


def name_is_enough(decision: Decision) -> bool:
    return decision.kind == "first"


def must_be_named(decision: Decision) -> bool:
    return False


# --- what is asked for where it was left out


def is_missing(refusal: Refusal) -> bool:
    return refusal.detail in _MISSING


def choices(state: State, refusal: Refusal) -> Sequence[str]:
    """Answers are typed."""
    return ()


def before(state: State, entry: str) -> None:
    """Nothing need come before an entry."""


def with_more(state: State, words: str, refusal: Refusal, answer: str) -> str:
    """The words after the name with what was left out: at their end, or instead of what could mean several."""
    said, more = words.split(), answer.split()
    at = next((index for index, word in enumerate(said) if _step(word)), len(said))
    if refusal.detail == "tile-missing":
        return " ".join([*said, *(_moved(state, [said[at], *more])[1:] or more)])  # a second cell is still an answer
    if refusal.detail in ("choice-needed.loot", "choice-needed.mask"):
        return " ".join([*said[: 1 if said[0] == "loot" else 2], answer])
    if refusal.detail in ("choice-needed.guard", "choice-needed.which") and at < len(said):
        whole = "-" in answer or said[0] == "pass" or answer.startswith(said[at])
        said[at] = answer if whole else f"{answer}-{said[at].rpartition('-')[2]}"
        return " ".join(said)
    known = _ITEMS if refusal.detail == "item-missing" else _TILES
    return " ".join([*said, *(_step(word) or _meaning(word, known) or word for word in more)])


_MISSING: Final = {
    "tile-missing",
    "tile-missing.loot",
    "item-missing",
    "choice-needed.guard",
    "choice-needed.which",
    "choice-needed.item",
    "choice-needed.loot",
    "choice-needed.mask",
}
