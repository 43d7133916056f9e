"""A position on one line, read and written: `a1 p1 · c1 p2 h1d | vampire a1 6/6 · banshee lc1 5/5 | heart 5`.

Villagers by zone; monsters in the order in which they act, summoned ones and minions after them; then the Heart with
what else there is: `morale 31`, `dial 6`, `troll a1`, `day` or `night`, zones that are `dark` or `unlucky`, and traps
by their card, `a1 chandelier`. A monster's load comes after its health, `peasant` or `objective`, and so does who has
captured it, `captive:knight`; by zones there are `l1 tome`, spawn markers that are closed, `eh1 closed`, or open
although the morale is high again, `g1 open`. Zones and monsters may be separated by `·`, `;`, `,` or
nothing.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from referee.engine.lexicon import called, lexicon
from referee.engine.ruling import refuse
from referee.engine.seats import Led
from referee.games.village_attacks.rules.actions import Summon
from referee.games.village_attacks.rules.castle import HEARTS
from referee.games.village_attacks.rules.daylight import DAY, NIGHT
from referee.games.village_attacks.rules.effects import check_heroes, check_zone
from referee.games.village_attacks.rules.fact_entries import MapFact, Sheet
from referee.games.village_attacks.rules.facts import check_gates, refuse_missing
from referee.games.village_attacks.rules.figures import HERO, PEASANT, TROLL, YUNFAKH, Group
from referee.games.village_attacks.rules.judging import begin, judge
from referee.games.village_attacks.rules.loads import CARRIED_PEASANT, OBJECTIVE
from referee.games.village_attacks.rules.losses import note_full_heart
from referee.games.village_attacks.rules.markers import lacks_colours, lay_out
from referee.games.village_attacks.rules.setup import MONSTERS, may_be_called
from referee.games.village_attacks.rules.state import Ally, Condition, House, Laid, Monster, Setup, State
from referee.games.village_attacks.rules.trapcards import card_of
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.tokens import group_in, zone_in

BETWEEN: Final = " · "
_PARTS: Final = 3
_WORD: Final = re.compile(r"[^\s·•;,|]+")
_HEALTH: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})", re.ASCII)
_ON_SHEET: Final = re.compile(r"(s|c|xp|lv)([0-9]{1,2})", re.ASCII)
_IN_SLOTS: Final = re.compile(r"[sc]{1,8}")  # dice, as at the table
_NUMBER: Final = re.compile(r"[0-9]{1,2}", re.ASCII)
_DEAD: Final = lexicon({"dead": "mort morte мёртв мертв мертва мёртва"})
_NUMBERS: Final = lexicon(
    {"heart": "cœur coeur сердце", "morale": "moral мораль дух", "dial": "cadran horloge циферблат счётчик счетчик"}
)
_ZONE_WORDS: Final = lexicon(
    {"dark": "darkness ténèbres obscurité тьма темно", "unlucky": "défavorable malchance malchanceux неудача невезение"}
)
_TROLL: Final = lexicon({TROLL: foreign.TROLL})
_TIMES: Final = lexicon({time: foreign.CAME[time] for time in (DAY, NIGHT)})
_LOADS: Final = lexicon({CARRIED_PEASANT: "paysan крестьянин", OBJECTIVE: "objectif цель"})
_CAPTIVE: Final = re.compile(r"(?:captive|captif|пленник):(.+)")
TOME, CLOSED, OPEN = "tome", "closed", "open"
_MARKERS: Final = lexicon({TOME: "книга", CLOSED: "fermé закрыта", OPEN: "ouvert открыта"})
_UNKNOWN_XP: Final = 99  # nobody gains experience before its sheet is known


class TypedMonster(NamedTuple):
    """`dullahan lc1 8/8 s1 c2 xp5`, or `scc`; `lv1` for a level gained in play, where the scenario limits them."""

    name: str
    zone: str = ""  # "" if it is dead
    left: int = 0
    health: int = 0  # 0 if it wasn't said
    shields: int = 0
    counters: int = 0
    xp: int = 0
    gained: int = 0
    column: int = 0  # of its health, to point at
    load: str = ""
    captor: str = ""


class TypedMarker(NamedTuple):
    zone: str
    what: str  # tome, closed, open
    column: int


class TypedTrap(NamedTuple):
    zone: str
    card: str
    column: int


class Typed(NamedTuple):
    """A position as it was typed, not placed on a map yet."""

    text: str
    villagers: tuple[Group, ...]
    monsters: tuple[TypedMonster, ...]
    heart: int
    morale: int | None = None
    dial: int | None = None  # None: it is left out
    conditions: tuple[Condition, ...] = ()
    traps: tuple[TypedTrap, ...] = ()
    troll: str = ""
    time: str = ""
    markers: tuple[TypedMarker, ...] = ()


class _Reader:
    """The words of a position, one after another, with where they stand."""

    def __init__(self, text: str) -> None:
        self.text = text
        starts = [0, *(match.end() for match in re.finditer(r"\|", text))]
        if not 2 <= len(starts) <= _PARTS:
            self.refuse("parts", len(text.rstrip()))
        ends = [*(start - 1 for start in starts[1:]), len(text)]
        self.parts = [[*_WORD.finditer(text, start, end)] for start, end in zip(starts, ends, strict=True)]
        self.ends = ends

    def refuse(self, expected: str, column: int) -> NoReturn:
        refuse("not-understood", "record", f"not-understood.siege-{expected}", line=self.text, column=column)

    def villagers(self) -> tuple[Group, ...]:
        found: list[Group] = []
        zone = ""
        for word in self.parts[0]:
            if here := zone_in(word[0]):
                self._check_peopled(zone, found, word.start())
                zone = here
                continue
            group = group_in(word[0])
            if group is None or not zone:
                self.refuse("villagers", word.start())
            found.append(group._replace(zone=zone))
        self._check_peopled(zone, found, self.ends[0])
        return tuple(found)

    def _check_peopled(self, zone: str, found: Sequence[Group], column: int) -> None:
        """`a1 q2` is a slip, not two empty zones."""
        if zone and zone not in [group.zone for group in found]:
            self.refuse("villagers", column)

    def monsters(self) -> tuple[TypedMonster, ...]:
        found: list[TypedMonster] = []
        placed = False
        for word in self.parts[1]:
            said = word[0].lower()
            zone, dead = None if placed else zone_in(said), called(said, _DEAD)  # c1 is a zone, then a die
            health, more = _HEALTH.fullmatch(said), _ON_SHEET.fullmatch(said)
            load, captive = called(said, _LOADS) if placed else None, _CAPTIVE.fullmatch(said)
            in_slots = placed and _IN_SLOTS.fullmatch(said) is not None
            if not (zone or dead or health or more or load or captive or in_slots):
                if not may_be_called(said) or (found and not placed) or said in [one.name for one in found]:
                    self.refuse("monsters", word.start())
                found.append(TypedMonster(said, column=word.start()))
                placed = False
            elif not found or placed == bool(zone or dead):
                self.refuse("monsters", word.start())
            elif zone or dead:
                found[-1], placed = found[-1]._replace(zone=zone or ""), True
            elif health:
                left, full = int(health[1]), int(health[2])
                if not 1 <= left <= full:
                    self.refuse("health", word.start())
                found[-1] = found[-1]._replace(left=left, health=full, column=word.start())
            elif in_slots:
                found[-1] = found[-1]._replace(shields=said.count("s"), counters=said.count("c"))
            elif more:
                found[-1] = _with(found[-1], more[1], int(more[2]))
            elif load:
                found[-1] = found[-1]._replace(load=load)
            elif captive:
                found[-1] = found[-1]._replace(captor=captive[1])
        if not placed or len(found) < min(MONSTERS):
            self.refuse("monsters" if found and not placed else "monster-count", self.ends[1])
        return tuple(found)

    def time(self) -> str:
        """`day` or `night`, wherever it is in the last part."""
        words = self.parts[2] if len(self.parts) == _PARTS else []
        times = [word for word in words if called(word[0], _TIMES)]
        if len(times) > 1:
            self.refuse("rest", times[1].start())
        self.parts[-1] = [word for word in self.parts[-1] if word not in times]
        return called(times[0][0], _TIMES) or "" if times else ""

    def rest(self) -> tuple[dict[str, Any], tuple[Condition, ...], tuple[TypedTrap, ...], tuple[TypedMarker, ...]]:
        """Numbers by what they count and where the Troll is, conditions of zones, traps, and what spawn markers and
        objectives are like."""
        words = self.parts[2] if len(self.parts) == _PARTS else []
        numbers: dict[str, Any] = {}
        conditions: list[Condition] = []
        traps: list[TypedTrap] = []
        markers: list[TypedMarker] = []
        for first, second in zip(words[::2], [*words[1::2], None], strict=False):
            what, zone = called(first[0], _NUMBERS), zone_in(first[0])
            value = second[0] if second else ""
            if what and _NUMBER.fullmatch(value):
                numbers[what] = int(value)
            elif called(first[0], _TROLL) and zone_in(value):
                numbers[TROLL] = zone_in(value)
            elif zone and (condition := called(value, _ZONE_WORDS)):
                conditions.append(Condition(zone, condition))
            elif zone and second and (marker := called(value, _MARKERS)):
                markers.append(TypedMarker(zone, marker, second.start()))
            elif zone and second and may_be_called(value.lower()):
                traps.append(TypedTrap(zone, value.lower(), second.start()))
            else:
                self.refuse("rest", (second if second and (what or zone) else first).start())
        if not numbers.get("heart"):
            self.refuse("heart", self.ends[-1])
        return numbers, tuple(conditions), tuple(traps), tuple(markers)


def _with(monster: TypedMonster, what: str, number: int) -> TypedMonster:
    match what:
        case "s":
            return monster._replace(shields=number)
        case "c":
            return monster._replace(counters=number)
        case "xp":
            return monster._replace(xp=number)
    return monster._replace(gained=number)


def read_position(text: str) -> Typed:
    """:raises Refused: not-understood."""
    reader = _Reader(text)
    villagers, monsters = reader.villagers(), reader.monsters()
    time = reader.time()
    numbers, conditions, traps, markers = reader.rest()
    return Typed(text, villagers, monsters, conditions=conditions, traps=traps, markers=markers, time=time, **numbers)


def setup_of(typed: Typed, scenario: int, house: House, others: Sequence[str] = ()) -> Setup:
    """Nobody leads these monsters: they are called by their names alone. The others were summoned, or are minions.

    :raises Refused: not-understood, if they are too few or too many.
    """
    names = tuple([one.name for one in typed.monsters if one.name not in others])
    if len(names) not in MONSTERS:
        column = len(typed.text.rstrip())
        refuse("not-understood", "record", "not-understood.siege-monster-count", line=typed.text, column=column)
    house = house._replace(troll="on") if typed.troll else house
    house = house._replace(cycle="on") if typed.time else house
    return Setup(tuple([Led(name, name) for name in names]), names, scenario, house=house)


def place(typed: Typed, setup: Setup, facts: Sequence[object]) -> State:
    """The position before the villagers' phase, with these facts; those of the map go first.

    :raises Refused: fact-missing, unknown-zone, unknown-monster, unknown-hero, no-passage, not-understood.
    """
    state = begin(setup)
    cards = {one.name: one for one in facts if isinstance(one, Summon)}
    for fact in sorted(facts, key=lambda one: not isinstance(one, MapFact)):
        state = state if fact in cards.values() else judge(state, fact)
    if not any(heart in state.castle.beside for heart in HEARTS):
        refuse("fact-missing", "facts", "fact-missing.siege-map")
    check_gates(state)
    _check_markers(state, typed)
    for things in (typed.villagers, typed.monsters, typed.conditions, typed.traps, typed.markers):
        for zone in [one.zone for one in things if one.zone]:
            check_zone(state, zone)
    if typed.troll:
        check_zone(state, typed.troll)
    check_heroes(state, typed.villagers)
    if typed.dial is not None and not setup.page.triggers:
        column = len(typed.text.rstrip())
        refuse("not-understood", "record", "not-understood.siege-dial", line=typed.text, column=column)
    for trap in typed.traps:
        if card_of(state, trap.card) is None:
            refuse("not-understood", "record", "not-understood.siege-rest", line=typed.text, column=trap.column)
    state = state.copy()
    state.traps = tuple(sorted(Laid(trap.zone, trap.card) for trap in typed.traps))
    for group in typed.villagers:
        state.change(group.zone, group.figure, group.number)
    played = [one for one in typed.monsters if one.name in setup.monsters]
    state.monsters = tuple([_monster(state, one, typed.text) for one in played])
    state.allies = tuple([_ally(state, one, cards, typed.text) for one in typed.monsters if one not in played])
    state.heart, state.dial, state.conditions = typed.heart, typed.dial or 0, typed.conditions
    state.troll, state.time = typed.troll, typed.time
    state.morale = setup.page.morale if typed.morale is None else typed.morale
    note_full_heart(state, None)  # VA91
    lay_out(state)
    _set_markers(state, typed)
    _check_captor(state, typed)
    begun = state.morale != setup.page.morale or any(group.figure.kind == YUNFAKH for group in typed.villagers)
    # Scenario 12: before the first summoning the morale is as at the start, and there are no Yunfakh.
    state.summonings = int(begun or any(one.master is None for one in state.allies))
    if any(group.figure.kind != PEASANT for group in typed.villagers):
        check_types(state)
    return state


def _check_markers(state: State, typed: Typed) -> None:
    """:raises Refused: fact-missing, if colours or ways out matter and aren't known."""
    if state.facts.gates and lacks_colours(state):
        refuse_missing(state, ("gates",))
    heroes = any(group.figure.kind == HERO for group in typed.villagers)
    if heroes and state.setup.page.own_objectives and not state.facts.goals:
        refuse_missing(state, ("goals",))


def _set_markers(state: State, typed: Typed) -> None:
    """Where tomes lie, and which spawn markers are closed or open.

    :raises Refused: not-understood, where the scenario has none.
    """
    page = state.setup.page
    has = {TOME: page.tomes, CLOSED: bool(page.symbols), OPEN: bool(page.opens)}
    for marker in typed.markers:
        if not has[marker.what]:
            refuse("not-understood", "record", "not-understood.siege-rest", line=typed.text, column=marker.column)
    zones = {what: tuple(sorted(one.zone for one in typed.markers if one.what == what)) for what in has}
    carried = sum(group.number for group in typed.villagers if group.figure.carries)
    state.objectives = zones[TOME] or state.objectives[: len(state.objectives) - carried]
    state.symbols = tuple([one for one in state.symbols if one.zone not in zones[CLOSED]])
    state.opened = (*state.opened, *[zone for zone in zones[OPEN] if zone not in state.opened])


def _check_captor(state: State, typed: Typed) -> None:
    """:raises Refused: not-understood, unless the captor is beside its captive."""
    for one in typed.monsters:
        there = [group.figure for group in state.at(one.zone, HERO) if group.figure.variant == one.captor]
        if one.captor and [figure.lying for figure in there] != [False]:
            refuse("not-understood", "record", "not-understood.siege-monsters", line=typed.text, column=one.column)


def _monster(state: State, typed: TypedMonster, text: str) -> Monster:
    """With a sheet that says its health alone, where nobody entered one."""
    sheet = state.facts.sheet(typed.name)
    if sheet is None:
        if not typed.health or typed.counters:
            _missing_sheet(state, typed.name)
        unknown = Sheet(typed.name, "", typed.health, _UNKNOWN_XP, 0, 0, 0)
        state.facts = state.facts._replace(sheets=tuple(sorted([*state.facts.sheets, unknown])))
    elif typed.health not in (0, sheet.health):
        params: dict[str, Any] = {"line": text, "column": typed.column, "health": typed.health, "printed": sheet.health}
        refuse("not-understood", "record", "not-understood.siege-sheet", **params)
    wounds = typed.health - typed.left
    defence = "s" * typed.shields + "c" * typed.counters
    monster = Monster(zone=typed.zone, wounds=wounds, defence=defence, xp=typed.xp, gained=typed.gained)
    return monster._replace(carries=typed.load, captive_of=typed.captor)


def _ally(state: State, typed: TypedMonster, cards: Mapping[str, Summon], text: str) -> Ally:
    """A minion of one of the monsters, or a summoned one as its card says."""
    card, minion = cards.get(typed.name), state.facts.minion(typed.name)
    health = card.health if card else minion.health if minion else 0
    if typed.health not in (0, health):
        params: dict[str, Any] = {"line": text, "column": typed.column, "health": typed.health, "printed": health}
        refuse("not-understood", "record", "not-understood.siege-sheet", **params)
    wounds = typed.health - typed.left
    if card:
        return Ally(typed.name, card.type, health, typed.zone, card.speed, card.wounds, card.range, wounds=wounds)
    assert minion is not None, "a fact says who isn't a monster"
    master = state.setup.monsters.index(minion.master)
    return Ally(typed.name, state.sheet(master).type, health, typed.zone, master=master, wounds=wounds)


def check_types(state: State) -> None:
    """:raises Refused: fact-missing, if a monster's type must be known for hunters and heroes, and isn't."""
    for name in state.setup.monsters:
        if not is_known(state, name):
            _missing_sheet(state, name)


def is_known(state: State, monster: str) -> bool:
    """Whether its sheet was entered."""
    sheet = state.facts.sheet(monster)
    return sheet is not None and bool(sheet.type)


def _missing_sheet(state: State, monster: str) -> NoReturn:
    health = next((sheet.health for sheet in state.facts.sheets if sheet.monster == monster), 6)
    refuse("fact-missing", "facts", "fact-missing.siege-sheet", monster=monster, health=health)
