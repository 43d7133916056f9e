"""The decks as a table types them in from the overview sheet, or learns them in play. Nobody has published the cards:
nothing depends on the list, and cards are counted only against a deck that was entered whole."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.card_parts import Listed
from referee.engine.lexicon import unaccented
from referee.engine.ruling import Decision, refuse
from referee.engine.usual_parts import following
from referee.games.vampire_empire.guide.shorthand import verb_of
from referee.games.vampire_empire.rules.actions import (
    Action,
    Attack,
    Cancel,
    Defend,
    Hide,
    Mark,
    RulePile,
    Support,
    Take,
    Water,
)
from referee.games.vampire_empire.rules.cards import FACES, VAMPIRE, WATER, is_red, is_white
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.combat import cards_from_hand
from referee.games.vampire_empire.rules.state import State, role_of
from referee.games.vampire_empire.rules.support import ACCOMPLICES, card_met, cost_of, name_of, write_cost
from referee.games.vampire_empire.words.reading import COST, read_cost
from referee.notation.names import is_name, write_name

CARD_GROUPS: Final = {"vampires": 40, "humans": 40}  # in the box: a deck for each player
# Where cards.yaml has them: a list, and the field of its cards with the number of copies.
CARD_LAYOUT: Final = {deck: {"n": deck} for deck in CARD_GROUPS}
FACTS: Final = {  # of support cards; `profession` is whom an accomplice helps
    "cost": COST,
    "combat": re.compile("true|false"),
    "effect": re.compile(".+"),
    "profession": re.compile("clergy|nobles|servants"),
}


def is_face(group: str, face: str) -> bool:
    """A combat card of that deck as it is printed, or the name of a support card (VE100)."""
    if face.lower() in FACES:
        return FACES.get(face) == face and (WATER if group == "vampires" else VAMPIRE) not in face
    return is_name(face) and ACCOMPLICES.get(unaccented(face), group) == group


# --- what an entry shows


def cards_in(entry: Action, state: State) -> list[tuple[str, str]]:
    """The cards that leave a hand face up, with their deck."""
    match entry:
        case Hide(player, _, cards, _) | Water(player, _, cards) | Defend(player, cards):
            shown = cards
        case Attack(player, _, cards):
            shown = cards_from_hand(state, cards)
        case Support(player):
            shown = (name_of(state, entry),)
        case _:
            return []
    return [(role_of(state, player), card) for card in shown]


def facts_in(entry: Action, state: State) -> Mapping[str, Mapping[str, str]]:
    """What a support card costs, and that it may be played in combat."""
    if not isinstance(entry, Support):
        return {}
    combat = entry.combat or any(isinstance(effect, Cancel) for effect in entry.effects)
    told = {"cost": write_cost(cost_of(state, entry)), **({"combat": "true"} if combat else {})}
    return {name_of(state, entry): told}


def _brought_back(entry: Action, state: State, deck: str) -> int:
    """How many cards may have come back from the moat: nobody saw which. A table ruling on a pile may mean just
    that."""
    if not isinstance(entry, Support | RulePile) or role_of(state, entry.player) != deck:
        return 0
    if isinstance(entry, RulePile):
        return abs(entry.number - state.piles[entry.player].of(entry.pile))
    return sum(effect.number for effect in entry.effects if isinstance(effect, Take) and effect.pile == "moat")


# --- what is filled in


class _Called(NamedTuple):
    """One of the names of a support card, as it is spelt, and its face in the list."""

    name: str
    face: str


def _supports(listed: Listed, deck: str) -> dict[str, _Called]:
    """The support cards of a deck by all that they are called, without regard to case and accents."""
    faces = [face for face in listed.groups.get(deck, {}) if face not in FACES]
    return {
        unaccented(name): _Called(name, face) for face in faces for name in (*listed.names.get(face, {}).values(), face)
    }


def filled(entry: Action, state: State, listed: Listed) -> Action:
    """A support card by its whole name, with what the list says of it where nothing was typed.

    :raises Refused: ambiguous.
    """
    if not isinstance(entry, Support):
        return entry
    called = _meant(entry, state, listed)
    if called is None:
        return entry
    said = listed.facts.get(called.face, {})
    known = read_cost(said["cost"]) if "cost" in said and card_met(state, called.name) is None else None
    combat = entry.combat or (state.base == "combat" and said.get("combat") == "true")
    return entry._replace(name=called.name, cost=entry.cost or known, combat=combat)


def _meant(entry: Support, state: State, listed: Listed) -> _Called | None:
    """The card that a name means. Its beginning is enough where it must be a card that is known: no cost was typed, or
    the deck was entered whole."""
    deck, wanted = role_of(state, entry.player), unaccented(entry.name)
    names = _supports(listed, deck)
    for card in state.cards:  # as it was first entered
        key = unaccented(card.name)
        names[key] = _Called(card.name, names[key].face if key in names else card.name)
    if wanted in names or not (entry.cost is None or is_whole(listed, deck)):
        return names.get(wanted)
    begun = {called.face: called for name, called in names.items() if name.startswith(wanted)}
    if len(begun) > 1:
        refuse("ambiguous", "record", word=entry.name, legal=tuple(sorted(called.name for called in begun.values())))
    return next(iter(begun.values()), None)


# --- checked against a deck


def _other(deck: str) -> str:
    return next(one for one in CARD_GROUPS if one != deck)


def is_whole(listed: Listed, deck: str) -> bool:
    return sum(listed.groups.get(deck, {}).values()) == CARD_GROUPS[deck]


def check(entry: Action, state: State, steps: Sequence[Any], listed: Listed) -> None:
    """Check what is played against a deck that was entered whole.

    :raises Refused: card-not-valid, card-differs, no-such-card.
    """
    shown = cards_in(entry, state)
    if not shown or not is_whole(listed, deck := shown[0][0]):
        return
    names, copies = _supports(listed, deck), Counter(listed.groups[deck])

    def face_of(card: str) -> str:
        called = names.get(unaccented(card))
        return card if called is None else called.face

    rule = "cards"
    if isinstance(entry, Support):
        rule = "support"
        either = {**_supports(listed, _other(deck)), **names}  # a name means one card, whoever's it is
        called = either.get(unaccented(entry.name))
        _check_support(entry, {} if called is None else listed.facts.get(called.face, {}))
    for _, card in shown:
        if not copies[face_of(card)]:
            refuse("no-such-card", rule, "no-such-card.list", card=card, deck=deck)
    acts = [(step.entry, step.before) for step in steps if step.before is not None]
    played = Counter(face_of(card) for act, before in acts for group, card in cards_in(act, before) if group == deck)
    back = sum(_brought_back(act, before, deck) for act, before in acts)
    allowed = max(back, (played - copies).total())  # each that came back may be any of those that were shown
    for _, card in shown:
        played[face_of(card)] += 1
        if (played - copies).total() > allowed:
            number = copies[face_of(card)]
            refuse("no-such-card", rule, "no-such-card.copies", card=card, deck=deck, number=number)


def _check_support(entry: Support, said: Mapping[str, str]) -> None:
    """VE50: whom an accomplice helps. What a card costs.

    :raises Refused: card-not-valid, card-differs.
    """
    profession = said.get("profession", "")
    for effect in entry.effects:
        if isinstance(effect, Mark) and profession and PROFESSION[effect.character] != profession[0]:
            character, wanted = effect.character, profession
            key = "card-not-valid.accomplice"
            refuse("card-not-valid", "VE50", key, card=entry.name, character=character, wanted=wanted)
    cost = "" if entry.cost is None else write_cost(entry.cost)
    if cost and said.get("cost", cost) != cost:
        refuse("card-differs", "support", "card-differs.list", name=entry.name, before=said["cost"], now=cost)


# --- what is offered

_SERVE: Final[Mapping[str, Callable[[str], bool]]] = {
    "attack": FACES.__contains__,
    "defend": FACES.__contains__,
    "hide": is_red,
    "water": is_white,
}


def offered(state: State, decision: Decision, typed: Sequence[str], listed: Listed) -> Sequence[str]:
    """Faces where cards are played; the names of support cards, then what they cost and do."""
    if decision.seat is None:
        return ()
    verb = (verb_of(typed[0]) if typed else None) or decision.kind
    deck = listed.groups.get(role_of(state, decision.seat), {})
    if verb == "support":
        return following([line for face in deck if face not in FACES for line in _lines(face, listed)], typed[1:])
    return sorted(face for face in deck if face in FACES and verb in _SERVE and _SERVE[verb](face))


def _lines(face: str, listed: Listed) -> list[str]:
    """What may be typed for a support card, with and without its cost."""
    said, name = listed.facts.get(face, {}), write_name(face)
    does = f"{'combat ' if said.get('combat') == 'true' else ''}{said.get('effect', '')}"
    return [f"{name} {said.get('cost', '')} {does}", f"{name} {does}"]
