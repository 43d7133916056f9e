"""What was left out of an entry and is asked for: where a monster goes, whom it attacks, the rest of a sheet."""

from collections.abc import Sequence
from typing import Final

from referee.engine.parts import Before
from referee.engine.ruling import Refusal
from referee.games.village_attacks.guide.facts import of_sheet, of_trapcard
from referee.games.village_attacks.guide.figures import dice, figures, type_of, zone
from referee.games.village_attacks.guide.turn import after_verb, of_turn
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.dice import is_judged
from referee.games.village_attacks.rules.figures import HERO as IS_HERO
from referee.games.village_attacks.rules.figures import HUNTER, HUNTERS
from referee.games.village_attacks.rules.healing import to_heal
from referee.games.village_attacks.rules.offers import (
    VILLAGERS,
    dice_to_guard,
    dice_to_keep,
    targets,
    traps_to_lay,
    zones_to_go,
)
from referee.games.village_attacks.rules.scenarios import IGNORED
from referee.games.village_attacks.rules.setup import may_be_called
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.tasks import BeginTurn
from referee.games.village_attacks.rules.trapcards import card_of
from referee.games.village_attacks.rules.traps import SIZES, room_unknown
from referee.games.village_attacks.rules.turns import asks_return, hearts, order_of_turns
from referee.games.village_attacks.words.facts import HERO, ROOMS, SHEET, TRAPCARD
from referee.games.village_attacks.words.tokens import NONE, group_in

_ASKED: Final = (
    "verb",
    "zone",
    "figures",
    "dice",
    "ability",
    "healed",
    "card-name",
    "room-size",
    *SHEET,
    *HERO,
    *TRAPCARD,
)
_BROKEN_OFF: Final = tuple(f"not-understood.{what}" for what in _ASKED)
_TYPE: Final = "choice-needed.type"
_DIE: Final = "choice-needed.die"
_DRAWN: Final = "type-not-in-bag.unsaid"
_SIZES: Final = {"not-understood.trap-rooms": ROOMS, "not-understood.room-size": SIZES}


def is_missing(refusal: Refusal) -> bool:
    """Whether something was left out. A line that is wrong in its middle is refused, but a card may lack its marker."""
    if refusal.detail in (_TYPE, _DIE, _DRAWN):
        return True
    if refusal.detail not in _BROKEN_OFF:
        return False
    line = str(refusal.params["line"])
    return bool(refusal.params["column"] >= len(line.rstrip())) or _lacks_marker(line, refusal)


def _lacks_marker(line: str, refusal: Refusal) -> bool:
    """`spawn p3`. What isn't a card is refused, so that a wrong marker isn't asked for again and again."""
    first, *rest = line.split()
    is_card = rest == [NONE] or (bool(rest) and all(group_in(word) for word in rest))
    return first == "spawn" and refusal.detail == "not-understood.zone" and is_card and not zone(rest[0])


def choices(state: State, refusal: Refusal) -> Sequence[str]:
    """What may be answered, for keys."""
    if refusal.detail in (_TYPE, _DIE):
        return refusal.legal
    if refusal.detail == _DRAWN:
        return tuple([f"{HUNTER}{one}" for one in refusal.params["bag"]])
    first, *rest = str(refusal.params["line"]).split()
    if refusal.detail in _SIZES:
        return _SIZES[refusal.detail]
    if first == "spawn":
        return _gates_left(state) if refusal.detail == "not-understood.zone" else ()
    seat, verb = state.seat_of(first.lower()), rest[0] if rest else ""
    if verb == "return":
        return hearts(state)
    if seat is None or not state.monsters[seat].zone:
        return ()
    match verb:
        case "move":
            return zones_to_go(state, seat) if len(rest) == 1 else ()
        case "hit":
            within = [one for one in targets(state, seat) if one.zone in rest[1:]] or targets(state, seat)
            there = [(one.zone, one.figures._replace(number=1), one.figures) for one in within]
            return [*dict.fromkeys(_attack(zone, group.code) for zone, *groups in there for group in groups)]
        case "heal":
            return to_heal(state.monsters[seat])
        case "trap":
            return traps_to_lay(state, seat)
        case "guard" if is_judged(state, seat):
            return dice_to_guard(state, seat)
        case "keep" if is_judged(state, seat):
            return dice_to_keep(state, seat)
    return ()


def _attack(there: str, figures: str) -> str:
    return f"{there} {figures}" if there else figures


def _gates_left(state: State) -> tuple[str, ...]:
    asked = question(state)
    return asked.options if asked is not None and asked.kind == "spawn" else ()


def with_more(state: State, words: str, refusal: Refusal, answer: str) -> str:
    """The words after the first one of the entry, with what was left out."""
    said = words.split()
    if refusal.detail == _TYPE:
        return " ".join([*said[:-1], *figures(answer.split())])
    if refusal.detail == _DIE:
        return " ".join([said[0], *dice(answer.split()), *said[1:]])
    if refusal.detail == _DRAWN:
        return _with_type(said, answer)
    first = str(refusal.params["line"]).split()[0]
    if first in ("sheet", "hero", "summon"):
        return " ".join([*said, *of_sheet(answer, refusal.detail == "not-understood.type")])
    if first == "trapcard":
        return " ".join([*said, *of_trapcard(answer.lower().replace(",", " ").split(), len(said) - 1)])
    if first in ("room", "card"):
        return " ".join([*said, *answer.lower().replace(",", " ").split()])
    if first == "spawn":
        if refusal.detail == "not-understood.zone":
            return " ".join(_with_marker(state, said, answer.split()))
        return " ".join([*said, *figures(answer.split())])
    seat = state.seat_of(first.lower())
    if seat is None:
        return f"{words} {answer}"
    if not said:  # the name alone
        return " ".join(of_turn(state, seat, answer.split()))
    begun = said[1:] if said[0] != "hit" or zone(answer.split()[0]) is None else []
    return " ".join([said[0], *after_verb(state, seat, said[0], [*begun, *answer.split()])])


def _with_marker(state: State, card: Sequence[str], words: Sequence[str]) -> list[str]:
    """A card with its marker, or typed once more: all of it, or the card alone."""
    there = zone(words[0], _gates_left(state))
    again = figures(words[1:] if there else words)
    if not there:
        return again if all(map(group_in, again)) else [words[0], *card]
    return [there, *(again or card)]


def _with_type(said: Sequence[str], answer: str) -> str:
    """The first hunters on a card that had none, with the type that was drawn: `c`, `cursed` or `hc`. What isn't a type
    is refused as one, not taken for the name of a hero."""
    drawn = type_of(answer) or type_of(answer.lower().lstrip("hy")) or f":{answer}"
    untyped = [
        word for word in said if (one := group_in(word)) and one.figure.kind in HUNTERS and not one.figure.variant
    ]
    return " ".join([word + drawn if word in untyped[:1] else word for word in said])


# --- what must be known before


def before(state: State, entry: str) -> Before | None:
    """What isn't known yet: a hero, a trap, the size of the room that it is laid in. And where a dead monster
    returns."""
    first, *rest = entry.lower().split()
    asked = question(state)
    if asked is not None:
        new = _new_on_card(state, rest) if first == asked.kind else ""
        return Before(new, f"guide.before.{new.split()[0]}", {"name": new.split()[1]}) if new else None
    seat = state.seat_of(first)
    acts = first == VILLAGERS or (seat is not None and rest[:1] not in ([], ["return"], ["first"]))
    if acts and (dead := _returns_first(state, seat)) is not None:
        return Before(f"{state.setup.monsters[dead]} return", "guide.before.return", {"name": state.name(dead)})
    here = state.monsters[seat].zone if seat is not None and rest[:1] == ["trap"] else ""
    if here and rest[1:2] and rest[1] in state.market and room_unknown(state, here, rest[1]):
        return Before(f"room {here}", "guide.before.room", {"name": here})
    return None


def _new_on_card(state: State, words: Sequence[str]) -> str:
    """How the fact begins that a card needs: of a trap, or of a hero."""
    asked = question(state)
    if asked is not None and asked.kind == "card" and len(words) == 1:
        new = words[0] != NONE and may_be_called(words[0]) and card_of(state, words[0]) is None
        return f"trapcard {words[0]}" if new else ""
    if asked is not None and asked.kind == "spawn":
        return next((f"hero {name}" for name in _unknown_heroes(state, words[1:])), "")
    return ""


def _returns_first(state: State, seat: int | None) -> int | None:
    """The next dead monster up to that one, or up to the last, that has two Hearts to choose from."""
    if state.phase != "monsters" or state.active is None:
        return None
    order = order_of_turns(state)
    upto = order.index(seat) if seat is not None else len(order) - 1
    coming = order[order.index(state.active) + 1 : upto + 1]
    return next((one for one in coming if asks_return(state, BeginTurn(one))), None)


def _unknown_heroes(state: State, words: Sequence[str]) -> list[str]:
    if state.setup.page.heroes == IGNORED:
        return []
    known = [hero.name for hero in state.facts.heroes]
    named = [group.figure.variant for word in words if (group := group_in(word)) and group.figure.kind == IS_HERO]
    return [name for name in named if name not in known and may_be_called(name)]
