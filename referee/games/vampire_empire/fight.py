"""One fight typed by hand: two characters with their marks, with cards round by round, judged by the rules."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.engine.lexicon import called, lexicon
from referee.engine.ruling import Event, refuse
from referee.games.vampire_empire.rules.actions import Attack, Defend
from referee.games.vampire_empire.rules.cards import FACES, VAMPIRE, WATER, why_not_valid
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.combat import values
from referee.games.vampire_empire.rules.course import judge
from referee.games.vampire_empire.rules.state import Piles, Setup, Slot, State
from referee.games.vampire_empire.words import foreign

_MARKED: Final = re.compile(r"([^!+]+)(!?)((?:\+[ad][0-9]{0,2})*)(!?)", re.ASCII)
_MARKER: Final = re.compile(r"\+([ad])([0-9]{0,2})", re.ASCII)
_CARD: Final = re.compile(r"([cnsvw]{1,2}[0-9])(?:x([1-9][0-9]?))?", re.ASCII)
_WORD: Final = re.compile(r"[^\s,]+")
_CHARACTERS: Final = lexicon(foreign.CHARACTERS)
_NONE: Final = lexicon(foreign.NONE)
VAMPIRES, HUMANS = 0, 1  # seats
ROUNDS: Final = 2


class Fighter(NamedTuple):
    """A character with its marks: `lad!+d1` is a revealed vampire with a defence marker."""

    character: str
    revealed: bool = False
    attack: int = 0
    defence: int = 0

    def __str__(self) -> str:
        marks = [f"+{kind}{number}" for kind, number in (("a", self.attack), ("d", self.defence)) if number]
        return f"{self.character}{'!' if self.revealed else ''}{''.join(marks)}"


class Round(NamedTuple):
    """One round: the cards, both values, and what comes of it: killed, survives, stopped if no card was played, open
    while the defence is awaited."""

    attack: tuple[str, ...]
    defence: tuple[str, ...] | None
    values: tuple[int, int]
    outcome: str


class Fight(NamedTuple):
    attacker: Fighter
    target: Fighter
    side: int | None  # whose attack it is: the vampires' or the humans'; None if either player could have made it
    rounds: tuple[Round, ...]
    values_now: tuple[int, int]  # in the second round without the markers of the first
    unused: tuple[str, ...] = ()  # cards that were typed for after the end

    @property
    def outcome(self) -> str:
        """`killed`, `survives`, or `open` where cards could still be played."""
        last = self.rounds[-1]
        if last.outcome == "survives" and len(self.rounds) < ROUNDS:
            return "open"
        return "survives" if last.outcome == "stopped" else last.outcome

    @property
    def attack_needs(self) -> int:
        """How much more the attack needs to kill, as the values are in the round that comes or is on."""
        attack, defence = self.values_now
        return max(0, defence - attack + 1)

    @property
    def defence_needs(self) -> int:
        """How much more the defence needs to survive."""
        attack, defence = self.values_now
        return max(0, attack - defence)


def read_fighter(word: str) -> Fighter:
    """:raises Refused: not-understood."""
    match = _MARKED.fullmatch(word.strip().lower())
    if match is None:
        refuse("not-understood", "record", "not-understood.fighter", line=word, column=0)
    character = called(match[1].strip(), _CHARACTERS)
    if character is None:
        refuse("not-understood", "record", "not-understood.character", line=word, column=0)
    marks = {"a": 0, "d": 0}
    for kind, number in _MARKER.findall(match[3]):
        marks[kind] += int(number or 1)
    return Fighter(character, bool(match[2] or match[4]), marks["a"], marks["d"])


def read_cards(text: str) -> tuple[str, ...]:
    """Cards with or without spaces between them, `c2x2` for two alike; `none` for no card.

    :raises Refused: not-understood.
    """
    words = [*_WORD.finditer(text.lower())]
    if not words or (len(words) == 1 and called(words[0][0], _NONE)):
        return ()
    found: list[str] = []
    for word in words:
        cards = _CARD.findall(word[0])
        if _CARD.sub("", word[0]) or any(face not in FACES for face, _ in cards):
            refuse("not-understood", "record", "not-understood.combat-card", line=text, column=word.start())
        for face, times in cards:
            found += [FACES[face]] * int(times or 1)
    return tuple(found)


def side_of(attacker: Fighter, target: Fighter, cards: Sequence[tuple[str, ...]]) -> int | None:
    """Whose attack it is, by what comes first: a revealed vampire attacks for the vampires only (VE24); a white card is
    the humans', a red one the vampires' (VE100). None where nothing says so: the same cards count for both then."""
    attacking = "".join(card for played in cards[::2] for card in played)
    defending = "".join(card for played in cards[1::2] for card in played)
    if attacker.revealed:
        return VAMPIRES
    if WATER in attacking or VAMPIRE in attacking:
        return HUMANS if WATER in attacking else VAMPIRES
    if target.revealed:
        return HUMANS
    if WATER in defending or VAMPIRE in defending:
        return HUMANS if VAMPIRE in defending else VAMPIRES
    return None


def fight(attacker: Fighter, target: Fighter, cards: Sequence[tuple[str, ...]], names: tuple[str, str]) -> Fight:
    """Judged by the rules, card by card; the names are those of the vampires' and the humans' player.

    :raises Refused: as an entry of the game would be.
    """
    side = side_of(attacker, target, cards)
    active = HUMANS if side is None else side
    state = _position(attacker, target, active, names, enough=sum(map(len, cards)) + 1)
    rounds: list[Round] = []
    now = (0, 0)
    left = [*cards] or [()]  # an attack without a card is refused
    while left and (not rounds or state.combat is not None):
        named = () if rounds else (attacker.character, target.character)
        attack = left.pop(0)
        state = judge(state, Attack(active, named, attack))
        if state.combat is None:
            rounds.append(Round((), None, now, "stopped"))
        elif not left:
            now = values(state)
            rounds.append(Round(attack, None, now, "open"))
        else:
            defence, events = left.pop(0), list[Event]()
            state = judge(state, Defend(1 - active, defence), events)
            compared = next(event.params for event in events if event.key == "compared")
            both = compared["attack"], compared["defence"]
            rounds.append(Round(attack, defence, both, compared["outcome"]))
            now = both if state.combat is None else values(state)
    unused = tuple([card for later in left for card in later])
    return Fight(attacker, target, side, tuple(rounds), now, unused)


def _position(attacker: Fighter, target: Fighter, side: int, names: tuple[str, str], enough: int) -> State:
    """A castle with just these two, in the turn of the one who attacks; nobody lacks cards."""
    state = State(Setup(names, VAMPIRES))
    state.base, state.step, state.active = "turn", "action", side
    state.castle = tuple([Slot(one.character, one.attack, one.defence) for one in dict.fromkeys((attacker, target))])
    state.revealed = tuple([one.character for one in dict.fromkeys((attacker, target)) if one.revealed])
    state.piles = (Piles(hand=enough), Piles(hand=enough))
    return state


class Band(NamedTuple):
    """Whether cards of a band help a character: by its profession, as Vampire cards, or as Holy Water."""

    band: str
    by: str
    valid: bool


def bands_for(own: Fighter, other: Fighter, side: int | None) -> tuple[Band, ...]:
    """The band of a character's profession, and those of the deck that may or may not help it here (VE35, VE36)."""
    profession = PROFESSION[own.character]
    decks = {VAMPIRES: VAMPIRE, HUMANS: WATER, None: ""}  # of either player nothing but professions counts
    found = [Band(profession, "profession", True)]
    for band in decks[side]:
        valid = not why_not_valid(f"{band}1", profession, own.revealed, other.revealed)
        found.append(Band(band, "vampire" if band == VAMPIRE else "water", valid))
    return tuple(found)
