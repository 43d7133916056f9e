"""Positions typed by hand: a village drawn as text, creatures as faces or bare values, no game behind them."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from referee.engine.ruling import refuse
from referee.games.vampire_village.boards import label, said
from referee.games.vampire_village.rules import editions
from referee.games.vampire_village.rules.actions import Action, Breach, Place
from referee.games.vampire_village.rules.attack import LETTER, assault
from referee.games.vampire_village.rules.building import LIMIT
from referee.games.vampire_village.rules.cards import KINDS, ORDER, Card, read_card
from referee.games.vampire_village.rules.cells import COLUMN, ROW, cell_at, reading_order
from referee.games.vampire_village.rules.creatures import fix_values
from referee.games.vampire_village.rules.demons import has_demons, open_pools
from referee.games.vampire_village.rules.phases import MOST_CARDS, MOST_CREATURES
from referee.games.vampire_village.rules.state import Creature, Seat, Setup, Spot, State, Village

_ROWS = re.compile(r"[/\n]")
_CARD = re.compile(r"[^\s]+")
_BARE = re.compile(r"[0-9]{1,2}", re.ASCII)
_VILLAGERS = re.compile(r"[0-9]{1,3}", re.ASCII)
_SHIELDS = re.compile(r"([gbryn])([0-9]*)(?::.*)?", re.ASCII)
_GAIN = re.compile(r"([gbryn][0-9]{3}):(.*)", re.ASCII)
_OWN_PLACE = {"g": 0, "b": 1, "r": 2}  # which of the three digits a colour is about
_RULE_OF = {"shields": "buildings", "bare": "defence", "gain": "gains", "hero-gain": "heroes"}
_RULE_OF |= dict.fromkeys(("hero-defence", "hero-icons"), "heroes")
STRONGEST_VAMPIRE = 6


def read_village(text: str, corner: str = "a1", *, bare: bool = True) -> Village:
    """The village drawn as text: rows separated by / or line breaks, `.` for an empty place, `=2` villagers.

    A bare number is a building with that defence against whoever attacks, where only one attack matters.

    :raises Refused: not-understood, with the row and a caret.
    """
    spots: dict[str, Spot] = {}
    for down, row in enumerate(_ROWS.split(text.strip("\r\n"))):
        for across, match in enumerate(_CARD.finditer(row)):
            if match[0] == ".":
                continue
            cell = cell_at(COLUMN[corner] + across, ROW[corner] + down)
            if cell is None:
                _misdrawn(row, match, "edge", down)
            face, equals, villagers = match[0].partition("=")
            if equals and not _VILLAGERS.fullmatch(villagers):
                _misdrawn(row, match, "villagers", down, offset=len(face) + 1)
            spots[cell] = Spot(_card(face.lower(), row, match, down, bare), int(villagers or 0))
    return Village(spots)


def _card(face: str, row: str, match: re.Match[str], down: int, bare: bool) -> Card:
    card = read_card(face)
    if card is not None:
        return card
    if _BARE.fullmatch(face):
        if not bare:
            _misdrawn(row, match, "bare", down, meant=(f"n{face[-1] * 3}",))
        return Card(face, False, "n", int(face), int(face), int(face))
    if face.startswith("h") and any(sign.isdigit() or sign in "wlv:" for sign in face[1:]):
        reason = "hero-gain" if ":" in face else "hero-defence" if sum(map(str.isdigit, face)) > 1 else "hero-icons"
        _misdrawn(row, match, reason, down, meant=_meant_heroes(face))
    if _GAIN.fullmatch(face):
        _misdrawn(row, match, "gain", down, offset=face.index(":") + 1)
    shields = _SHIELDS.fullmatch(face)
    if shields and shields[2]:
        meant = _meant_buildings(*shields.groups())
        _misdrawn(row, match, "shields", down, meant=meant, number=len(shields[2]))
    return _misdrawn(row, match, "card", down)


def _meant_heroes(face: str) -> tuple[str, ...]:
    """Shields on a hero are combat icons: three digits at the end say which."""
    face = face.partition(":")[0]
    movement = next((sign for sign in face if sign.isdigit()), "0")
    icons = "".join(sign for sign in "wlv" if sign in face)
    shields = re.search(r"([0-9])([0-9])([0-9])$", face, re.ASCII)
    if shields is None or icons:
        return (f"h{movement}{icons}",)
    worn = "".join(sign for sign, digit in zip("wlv", shields.groups(), strict=True) if digit != "0")
    moves = movement if len(face) > 4 else "0"
    return (f"h{moves}{worn}", f"n{''.join(shields.groups())}")


def _meant_buildings(colour: str, digits: str) -> tuple[str, ...]:
    """One digit is the shield that the colour stands for (all three on yellow); others are cut or filled up."""
    if len(digits) > 1:
        return (colour + digits.ljust(3, "0")[:3],)
    if colour not in _OWN_PLACE:
        return (colour + digits * 3,)
    return (colour + "".join(digits if place == _OWN_PLACE[colour] else "0" for place in range(3)),)


def _misdrawn(
    row: str,
    match: re.Match[str],
    reason: str,
    down: int,
    *,
    offset: int = 0,
    meant: tuple[str, ...] = (),
    **more: int,
) -> NoReturn:
    params: dict[str, Any] = {"line": row, "column": match.start() + offset, "row": down + 1, **more}
    params["word"] = match[0].partition("=")[0]
    refuse("not-understood", _RULE_OF.get(reason, "record"), f"not-understood.village-{reason}", meant=meant, **params)


def read_creatures(
    words: Sequence[str], kind: str, left: int | None = None, right: int | None = None
) -> tuple[Creature, ...]:
    """Creatures by face, or by their bare value where only one kind attacks.

    :raises Refused: not-understood; choice-needed if a witch counts a neighbour's witches and nobody said how many.
    """
    faces = [word.lower() for word in words]
    creatures = []
    for index, face in enumerate(faces):
        if _BARE.fullmatch(face) and kind in LETTER:
            creatures.append(Creature(f"{LETTER[kind]}={int(face)}", int(face)))
        elif face in ORDER and (face[0] == "d" or kind == "all" or face[0] == LETTER[kind]):
            creatures.append(Creature(face, _value(face, faces, left, right)))
        else:
            column = len(" ".join(faces[:index])) + (index > 0)
            reason = "attacker" if face in ORDER else "attacker-bare" if _BARE.fullmatch(face) else "creature"
            line = " ".join(faces)
            refuse("not-understood", "record", f"not-understood.{reason}", line=line, column=column, word=face)
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
    seat = Seat(village, creatures)
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
    """A position of round 2 in which the entry with that verb belongs, for the first of two players; without a verb,
    what the creatures call for.

    :raises Refused: not-understood; already-started, if a start card is to be laid into a village.
    """
    if corner not in COLUMN:
        refuse("not-understood", "record", "not-understood.cell", line=corner, column=0)
    if not verb and any(face.lower().startswith("d") for face in creatures):
        verb = "demon"
    elif not verb:
        verb = "breach" if creatures else "place"
    village = read_village(drawing, corner, bare=verb == "breach")
    if verb == "start" and village:
        refuse("already-started", "setup", face=next(iter(village.values())).card.face)
    mine, theirs = (read_faces(words) for words in (creatures, neighbour))
    me = Seat(village, tuple(map(Creature, mine)))
    other = Seat(creatures=tuple(map(Creature, theirs)))
    state = State(Setup(names, KINDS, edition), (me, other), 1 if verb == "start" else 2, PHASE_OF[verb])
    # Nothing is done by itself here: what is tried may be the only way, or refused for a reason that matters.
    if state.phase == "demons":
        return open_pools(state)
    return _first_breach(fix_values(state, None)) if state.phase == "attack" else state


def ready_for(state: State, action: Action) -> State:
    """The position in which the entry belongs, if nothing before it is open."""
    seat = state.seats[action.player]
    if isinstance(action, Place) and state.phase == "setup" and seat.village:
        return state.in_phase("building")
    if isinstance(action, Breach) and action.player == 0:
        if state.phase == "demons" and not has_demons(seat):
            return _first_breach(fix_values(state, None).in_phase("attack"))
        if state.phase == "attack" and seat.assault is None:
            return _first_breach(state)
    return state


def _first_breach(state: State) -> State:
    """With the first attack that breaks in under way; if none does, the first that comes."""
    seat = state.seats[0]
    comes = [one for kind in KINDS if (one := assault(seat, kind)).attackers] or [assault(seat, KINDS[0])]
    first = next((one for one in comes if one.breaks_in), comes[0])
    return state.with_seat(0, seat.under(first if first.breaks_in else None)).in_phase("attack", first.kind)


def doubts(state: State) -> list["Why"]:
    """Why a legal game cannot come to a typed position. Demons belong to it only where they act."""
    seat = state.seats[0]
    if state.phase == "setup" and not seat.creatures:  # nothing lies there yet, as it should be
        return []
    attackers = [one for one in seat.creatures if state.phase != "demons" or one.face[0] != "d"]
    return unreachable(seat.village, attackers, state.setup)


def check_edition(word: str) -> str:
    """The edition that a word of any language means.

    :raises Refused: not-understood.
    """
    if word.lower() in editions.EDITIONS:
        return word.lower()
    from referee.games.vampire_village.words.foreign import edition_called

    meant = edition_called(word)
    if meant is None:
        refuse("not-understood", "record", "not-understood.edition", word=word, legal=tuple(editions.EDITIONS))
    return meant


def read_faces(words: Sequence[str]) -> list[str]:
    """:raises Refused: not-understood."""
    faces = [word.lower() for word in words]
    for index, face in enumerate(faces):
        if face not in ORDER:
            line = " ".join(faces)
            column = len(" ".join(faces[:index])) + (index > 0)
            refuse("not-understood", "record", "not-understood.creature", line=line, column=column)
    return sorted(faces, key=ORDER.__getitem__)


Why = tuple[str, dict[str, Any]]  # a message key with its parameters


def unreachable(village: Village, creatures: Sequence[Creature], setup: Setup) -> list[Why]:
    """Why a legal game cannot come to this attack; nothing if it can.

    A drawing with bare numbers shows only what matters for one attack: there may be more cards.
    """
    part = any(spot.card.face.isdigit() for spot in village.values())
    found = [] if part else unreachable_counts(len(village), len(creatures))
    if demons := tuple(one.face for one in creatures if one.face[0] == "d"):
        found.append(("unreachable.demons", {"demons": demons}))
    for creature in creatures:
        most = STRONGEST_VAMPIRE if creature.face[0] == "v" else MOST_CREATURES
        if (creature.value or 0) > most:
            found.append(("unreachable.value", {"creature": label(creature), "most": most}))
            break
    box = editions.limits_box(setup)
    for code, place_in in (("wide", COLUMN), ("high", ROW)):
        places = [place_in[cell] for cell in village]
        size = max(places) - min(places) + 1 if places else 0
        if box and size > LIMIT:
            found.append((f"unreachable.too-{code}", {"size": size, "limit": LIMIT}))
        most = max((places.count(place) for place in places), default=0)
        if not box and most > LIMIT:
            found.append(("unreachable.too-many-in-line", {"size": most, "limit": LIMIT}))
    return found


def unreachable_counts(cards: int, creatures: int) -> list[Why]:
    """The same where only the numbers are known (VV10: there is always a card more than creatures)."""
    found: list[Why] = []
    if cards > MOST_CARDS:
        found.append(("unreachable.cards", {"cards": cards, "most": MOST_CARDS}))
    if creatures > MOST_CREATURES:
        found.append(("unreachable.creatures", {"creatures": creatures, "most": MOST_CREATURES}))
    if cards <= creatures:
        found.append(("unreachable.more-creatures", {"cards": cards, "creatures": creatures}))
    return found


class Blow(NamedTuple):
    """One comparison of an attack: the numbers, where they come from, and what it came to."""

    kind: str
    attackers: tuple[Creature, ...]
    attack: int
    line: dict[str, Card]  # the cards that defend, by cell
    defence: int
    breaks_in: bool
    fell: Mapping[str, Any]  # of the breach: cell, face, villagers, creature, value, icon; empty if nothing fell

    @property
    def outcome(self) -> str:
        """`breach`, `choice` while it is open what falls, `repelled`, or `no-card` (VV54, VV55)."""
        if not self.line:
            return "no-card"
        if not self.breaks_in:
            return "repelled"
        return "breach" if self.fell else "choice"

    @property
    def front(self) -> str:
        """The name of the row or column that defends; "" if there is none."""
        cell = next(iter(self.line), "")
        return cell[1:] if self.kind == "werewolves" else cell[:1]

    def attack_sum(self) -> str:
        return " + ".join(map(label, self.attackers))

    def shield_sum(self, hero: str) -> str:
        """Every card of the line with its shield; heroes have none, and that word says so."""
        return " + ".join(
            f"{cell} {card.defence(self.kind)}" + (f" ({hero})" if hero and card.is_hero else "")
            for cell, card in self.line.items()
        )

    def data(self) -> dict[str, Any]:
        fell = self.fell
        return {
            "kind": self.kind,
            "outcome": self.outcome,
            "attack": self.attack,
            "attackers": [{"creature": said(one.face), "value": one.value or 0} for one in self.attackers],
            "defence": self.defence,
            "line": [
                {"cell": cell, "card": card.face, "shield": card.defence(self.kind)} for cell, card in self.line.items()
            ],
            "lost": {"cell": fell["cell"], "card": fell["face"], "villagers": fell["villagers"]} if fell else None,
            "dead": {"creature": said(fell["creature"]), "value": fell["value"]} if fell else None,
            "icon": bool(fell and fell["icon"]),
        }


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
        found.append(blow(seat, kinds[0], event.params if event.key == "breached" else {}))
        if event.key == "breached":
            rest = list(seat.creatures)
            rest.remove(next(one for one in rest if one.face == event.params["creature"]))
            seat = Seat(seat.village.without(event.params["cell"]), tuple(rest))
    return found


def blow(seat: Seat, kind: str, fell: Mapping[str, Any] = MappingProxyType({})) -> Blow:
    """How an attack on a village compares now."""
    one = assault(seat, kind)
    line = {cell: seat.village[cell].card for cell in sorted(one.line, key=reading_order)}
    return Blow(kind, one.attackers, one.attack, line, one.defence, one.breaks_in, fell)
