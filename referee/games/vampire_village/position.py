"""Positions typed by hand: a village drawn as text, creatures as faces or bare values, no game behind them."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from referee.engine.ruling import refuse
from referee.games.vampire_village import editions
from referee.games.vampire_village.attack import LETTER, assault
from referee.games.vampire_village.cards import KINDS, ORDER, Card, read_card
from referee.games.vampire_village.cells import COLUMN, ROW, START, cell_at, reading_order
from referee.games.vampire_village.course import follow_up
from referee.games.vampire_village.creatures import fix_values
from referee.games.vampire_village.demons import open_pools
from referee.games.vampire_village.state import Creature, Seat, Setup, Spot, State, Village

_ROWS = re.compile(r"[/\n]")
_CARD = re.compile(r"[^\s]+")
_BARE = re.compile(r"[0-9]{1,2}", re.ASCII)
MOST_CARDS, MOST_CREATURES = 13, 12


def read_village(text: str, corner: str = "a1") -> Village:
    """The village drawn as text: rows separated by / or line breaks, `.` for an empty place, `=2` villagers.

    A bare number is a building with that defence against whoever attacks.

    :raises Refused: not-understood, with the row and a caret.
    """
    spots: dict[str, Spot] = {}
    for down, row in enumerate(_ROWS.split(text.strip("\n"))):
        for across, match in enumerate(_CARD.finditer(row)):
            if match[0] == ".":
                continue
            cell = cell_at(COLUMN[corner] + across, ROW[corner] + down)
            if cell is None:
                _misdrawn(row, match, "edge", down)
            face, equals, villagers = match[0].partition("=")
            if equals and not (villagers.isascii() and villagers.isdigit() and len(villagers) < 4):
                _misdrawn(row, match, "villagers", down)
            spots[cell] = Spot(_card(face, row, match, down), int(villagers or 0))
    return Village(spots)


def _card(face: str, row: str, match: re.Match[str], down: int) -> Card:
    card = read_card(face)
    if card is not None:
        return card
    if _BARE.fullmatch(face):
        return Card(face, False, "n", int(face), int(face), int(face))
    if re.fullmatch(r"h[0-9]{2,}[wlv]*", face.lower()):
        _misdrawn(row, match, "hero-defence", down, meant=(f"h{face[1]}", f"n{face[1:4]}"))
    if re.fullmatch(r"[gbryn][0-9]{1,2}|[gbryn][0-9]{4,}", face.lower().split(":")[0]):
        digits = (face.split(":")[0][1:] + "00")[:3]
        _misdrawn(row, match, "shields", down, meant=(face[0].lower() + digits,))
    return _misdrawn(row, match, "card", down)


def _misdrawn(row: str, match: re.Match[str], reason: str, down: int, meant: tuple[str, ...] = ()) -> NoReturn:
    params = {"line": row, "column": match.start(), "row": down + 1, "word": match[0]}
    refuse("not-understood", "record", f"not-understood.village-{reason}", legal=meant, **params)


def read_creatures(
    words: Sequence[str], kind: str, left: int | None = None, right: int | None = None
) -> tuple[Creature, ...]:
    """Creatures by face, or by their bare value where only one kind attacks.

    :raises Refused: not-understood; choice-needed if a witch counts a neighbour's witches and nobody said how many.
    """
    faces = [word.lower() for word in words]
    creatures = []
    for face in faces:
        if _BARE.fullmatch(face) and kind in LETTER:
            creatures.append(Creature(f"{LETTER[kind]}{face}", int(face)))
        elif face in ORDER and (face[0] == "d" or kind == "all" or face[0] == LETTER[kind]):
            creatures.append(Creature(face, _value(face, faces, left, right)))
        else:
            line = " ".join(faces)
            refuse("not-understood", "record", "not-understood.attacker", line=line, column=line.find(face), word=face)
    return tuple(sorted(creatures, key=lambda one: (one.face[0], one.face, one.value or 0)))


def _value(face: str, faces: list[str], left: int | None, right: int | None) -> int | None:
    kind, mark = face[0], face[1]
    if kind == "d":
        return None
    if kind == "l":
        return faces.count(face)
    if mark in "lr":
        number = left if mark == "l" else right
        if number is None:
            side = "left" if mark == "l" else "right"
            refuse("choice-needed", "witches", f"choice-needed.{side}", creature=face)
        return number
    return int(mark)


def under_attack(
    village: Village, creatures: tuple[Creature, ...], order: tuple[str, ...], edition: str, name: str
) -> State:
    """A position in which these attacks come, one after the other."""
    seat = Seat(village, creatures, ever=frozenset(village))
    return State(Setup((name,), order, edition), (seat,), 2, "attack", order[0])


PHASE_OF = {"start": "setup", "place": "building", "creatures": "creatures", "demon": "demons", "breach": "attack"}


def typed_position(
    drawing: str,
    corner: str,
    creatures: Sequence[str],
    neighbour: Sequence[str],
    edition: str,
    verb: str,
    names: tuple[str, str],
) -> State:
    """A position of round 2 in which the entry with that verb belongs, for the first of two players.

    :raises Refused: not-understood.
    """
    village = read_village(drawing, corner)
    mine, theirs = (read_faces(words) for words in (creatures, neighbour))
    kinds = [kind for kind in KINDS if any(face[0] == LETTER[kind] for face in mine)]
    order = (*kinds, *(kind for kind in KINDS if kind not in kinds))
    me = Seat(village, tuple(map(Creature, mine)), ever=frozenset(village))
    other = Seat(Village({START: Spot(Card("n000", False, "n"), 0)}), tuple(map(Creature, theirs)))
    state = State(Setup(names, order, edition), (me, other), 2, PHASE_OF[verb])
    if state.phase == "demons":
        return follow_up(open_pools(state), (0, 1), None)
    if state.phase == "attack":
        return follow_up(fix_values(state, None)._replace(attack=order[0]), (0, 1), None)
    return state


def read_faces(words: Sequence[str]) -> list[str]:
    """:raises Refused: not-understood."""
    faces = [word.lower() for word in words]
    for face in faces:
        if face not in ORDER:
            line = " ".join(faces)
            refuse("not-understood", "record", "not-understood.creature", line=line, column=line.find(face))
    return sorted(faces, key=ORDER.__getitem__)


def unreachable(village: Village, creatures: Sequence[Creature], setup: Setup) -> list[tuple[str, dict[str, Any]]]:
    """Why a legal game cannot come to this, as message keys with parameters; nothing if it can."""
    found: list[tuple[str, dict[str, Any]]] = []
    cards, count = len(village), len(creatures)
    if cards > MOST_CARDS:
        found.append(("unreachable.cards", {"cards": cards, "most": MOST_CARDS}))
    if count > MOST_CREATURES:
        found.append(("unreachable.creatures", {"creatures": count, "most": MOST_CREATURES}))
    if cards <= count:
        found.append(("unreachable.more-creatures", {"cards": cards, "creatures": count}))
    for code, place_in in (("wide", COLUMN), ("high", ROW)):
        places = [place_in[cell] for cell in village]
        size = max(places) - min(places) + 1 if places else 0
        if editions.limits_box(setup) and size > 4:
            found.append((f"unreachable.too-{code}", {"size": size}))
        most = max((places.count(place) for place in places), default=0)
        if not editions.limits_box(setup) and most > 4:
            found.append(("unreachable.too-many-in-line", {"size": most}))
    return found


class Blow(NamedTuple):
    """One comparison of an attack: the numbers, where they come from, and what it came to."""

    kind: str
    attackers: tuple[str, ...]
    attack: int
    shields: tuple[str, ...]  # cell and shield of each card of the line
    defence: int
    line: tuple[str, ...]
    breaks_in: bool
    fell: dict[str, Any]  # of the breach: cell, face, villagers, creature, value, icon; empty if nothing fell


def blows(seat: Seat, events: Sequence[Any], order: tuple[str, ...]) -> list[Blow]:
    """The attacks on a village, comparison by comparison, as its events tell them."""
    found = []
    kinds = list(order)
    for event in events:
        if event.key == "attack-began":
            kinds = kinds[kinds.index(event.params["kind"]) :]
        if event.key not in ("breached", "repelled", "village-gone"):
            continue
        while not assault(seat, kinds[0]).attackers:
            kinds.pop(0)
        found.append(blow(seat, kinds[0], dict(event.params) if event.key == "breached" else {}))
        if event.key == "breached":
            gone = next(c for c in seat.creatures if c.face == event.params["creature"])
            rest = list(seat.creatures)
            rest.remove(gone)
            seat = Seat(seat.village.without(event.params["cell"]), tuple(rest))
    return found


def blow(seat: Seat, kind: str, fell: dict[str, Any]) -> Blow:
    """How an attack on a village compares now."""
    one = assault(seat, kind)
    line = tuple(sorted(one.line, key=reading_order))
    shields = tuple(f"{cell} {seat.village[cell].card.defence(kind)}" for cell in line)
    attackers = tuple(f"{creature.face} {creature.value or 0}" for creature in one.attackers)
    return Blow(kind, attackers, one.attack, shields, one.defence, line, one.breaks_in, fell)
