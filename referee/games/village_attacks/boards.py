"""The castle as zones by their distance from the Heart: the list is also the order of the villagers' phase."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Said
from referee.engine.view import Board, Piece, Zone
from referee.games.village_attacks.rules.crowding import capacity
from referee.games.village_attacks.rules.figures import HERO, KIND_NAMES, Figure, Group
from referee.games.village_attacks.rules.loads import CARRIED_PEASANT, OBJECTIVE
from referee.games.village_attacks.rules.losses import gains_levels
from referee.games.village_attacks.rules.markers import active_gates, closed_gates, exits, gate_at
from referee.games.village_attacks.rules.scenarios import SUMMONING
from referee.games.village_attacks.rules.spawning import tier
from referee.games.village_attacks.rules.state import Ally, Monster, State, hero_of
from referee.games.village_attacks.words.foreign import COLOURS

Told = tuple[str, Mapping[str, Any]]
GATE: Final = "◆"
UNKNOWN: Final = "?"  # a symbol that the table hasn't entered


def boards(
    state: State,
    offers: Mapping[tuple[Any, str], str] | None = None,
    ruled: frozenset[tuple[Any, Any]] = frozenset(),
) -> list[Board]:
    """One castle for all, then what everybody may count of every monster."""
    zones = sorted(state.castle.beside, key=lambda zone: (state.distance(zone), zone))
    drawn = tuple([_zone(state, zone, (None, zone) in ruled) for zone in zones])
    passages = tuple(sorted((shown(one), shown(other)) for one, other in state.facts.passages))
    castle = Board("", zones=drawn, passages=passages, above=_above(state), legend=_legend(state))
    return [castle, *(_sheet(state, seat) for seat in range(len(state.monsters)))]


def shown(zone: str) -> str:
    """`ch1` as it is printed: CH-1."""
    letters = zone.rstrip("0123456789")
    return f"{letters.upper()}-{zone[len(letters) :]}"


def colour_said(colour: str) -> Any:
    """Of a marker; a colour that the scenarios don't know stays as it was typed."""
    return Said(f"colour.{colour}") if colour in COLOURS else colour


# --- above and below


_ABOVE: Final = {  # whether the morale can fall, and the dial is used
    (False, False): "board.above",
    (True, False): "board.above-morale",
    (False, True): "board.above-dial",
    (True, True): "board.above-morale-dial",
}


def _above(state: State) -> tuple[Told, ...]:
    if not state.castle.beside:
        return ()
    told = {"round": state.round, "phase": state.phase, "heart": state.heart, "tier": tier(state)}
    told |= {"coin": state.name(state.coin)}
    morale, dial = state.morale is not None, bool(state.setup.page.triggers)
    told |= ({"morale": state.morale} if morale else {}) | ({"dial": state.dial} if dial else {})
    return ((_ABOVE[morale, dial], told),)


def _legend(state: State) -> tuple[Told, ...]:
    """Who is dead, and what else is in force; which dice the letters beside a shield mean."""
    found: list[Told] = []
    if state.phase not in ("facts", "setup"):
        dead = tuple([state.name(seat) for seat, one in enumerate(state.monsters) if not one.zone])
        found += [("board.dead", {"monsters": dead})] if dead else []
    if state.time:
        found.append((f"board.{state.time}", {}))
    if state.market:
        found.append(("board.market", {"cards": state.market}))
    if state.event:
        found.append((f"board.event{'-stays' * state.event[1]}", {"event": state.event[0]}))
    return tuple(found)


def _sheet(state: State, seat: int) -> Board:
    """What is on a monster's sheet."""
    name, monster = state.name(seat), state.monsters[seat]
    totals = {"level": sum(monster.levels), "xp": monster.xp}
    totals |= {"reserve": len(monster.reserve)} if monster.reserve else {}
    sheet = state.facts.sheet(state.setup.monsters[seat])
    wanted = {"xp": sheet.xp} if sheet and gains_levels(state, seat) else {}
    return Board(name, heading=Piece(name, f"kind{seat % 4 + 1}"), totals=totals, out_of=wanted)


# --- zones


def _zone(state: State, zone: str, marked: bool) -> Zone:
    monsters = [_monster(state, seat) for seat, one in enumerate(state.monsters) if one.zone == zone]
    monsters += [_ally(one) for one in state.allies if one.zone == zone]
    monsters += [("board.troll", {})] if state.troll == zone else []
    villagers = [_group(state, group) for group in together(state.at(zone))]
    notes: list[Told] = [
        (f"board.{one.what}{'-stays' * one.stays}", {}) for one in state.conditions if one.zone == zone
    ]
    notes += [
        ("board.trap-spent" if one.spent else "board.trap", {"card": one.card})
        for one in state.traps
        if one.zone == zone
    ]
    most = capacity(state, zone)
    notes += [] if most is None else [("board.fits", {"number": most})]
    notes += _markers(state, zone)
    notes += _room(state, zone)
    return Zone(
        shown(zone),
        state.castle.distance.get(zone),
        (*monsters, *villagers, *notes),
        "r" if villagers else "n",
        marked,
        parted=(len(monsters), len(monsters) + len(villagers)),
        sign=Piece(GATE, "", word="word.gate") if gate_at(state, zone) else None,
    )


def _markers(state: State, zone: str) -> list[Told]:
    """The colour of its spawn marker, whether it draws no card, and what else is there."""
    found: list[Told] = []
    gate = gate_at(state, zone)
    if gate and gate.colour:
        found.append(("board.gate-colour", {"colour": colour_said(gate.colour)}))
    if state.phase != "facts" and gate and zone not in active_gates(state):
        found.append(("board.gate-closed" if zone in closed_gates(state) else "board.gate-idle", {}))
    if number := state.objectives.count(zone):
        found.append(("board.tomes" if state.setup.page.tomes else "board.objectives", {"number": number}))
    if zone in exits(state):
        found.append(("board.exit", {}))
    if symbols := [one.die or UNKNOWN for one in state.symbols if one.zone == zone]:
        found.append(("board.symbols", {"dice": " ".join(symbols)}))
    if state.paid and state.room(zone, SUMMONING):
        paid = [die for die, _ in state.paid]
        found.append(("board.paid", {"number": len(paid), "wanted": len(state.monsters), "dice": " ".join(paid)}))
    return found


def _room(state: State, zone: str) -> list[Told]:
    """What the tile itself does, worded so that nobody takes it for something that happened to the figures."""
    does = state.setup.page.rooms.get(zone, ())
    return [("board.room", {"does": tuple([Said(f"board.{one}") for one in does])})] if does else []


def _monster(state: State, seat: int) -> Told:
    monster, sheet = state.monsters[seat], state.facts.sheet(state.setup.monsters[seat])
    told: dict[str, Any] = {"monster": state.name(seat)}
    if sheet is not None:
        told |= {"left": sheet.health - monster.wounds, "health": sheet.health}
    key = "board.monster" if sheet else "board.monster-untold"
    if monster.defence:
        key, told = f"{key}-guarded", {**told, "dice": " ".join(monster.defence)}
    suffers = _suffers(monster)
    return (f"{key}-suffers", {**told, "conditions": suffers}) if suffers else (key, told)


def _ally(ally: Ally) -> Told:
    """A summoned monster or a minion."""
    told: dict[str, Any] = {"monster": ally.name.capitalize(), "left": ally.health - ally.wounds}
    told["health"] = ally.health
    on = [what for what, here in (("stun", ally.lying), ("burn", ally.burn)) if here]
    suffers = [*(Said(f"board.has-{what}") for what in on)]
    suffers += [Said("board.has-slow", {"number": ally.slow})] if ally.slow else []
    return ("board.monster-suffers", {**told, "conditions": tuple(suffers)}) if suffers else ("board.monster", told)


def _suffers(monster: Monster) -> tuple[Said, ...]:
    on = [what for what, here in (("stun", monster.lying), ("burn", monster.burn)) if here]
    counted = [(what, getattr(monster, what)) for what in ("slow", "silence", "sunder")]
    return (
        *_load(monster),
        *([Said("board.captive", {"name": monster.captive_of.capitalize()})] if monster.captive_of else []),
        *(Said(f"board.has-{what}") for what in on),
        *(Said(f"board.has-{what}", {"number": number}) for what, number in counted if number),
    )


def _load(monster: Monster) -> tuple[Said, ...]:
    """What it carries: a peasant or an objective, else symbol markers, named by their dice."""
    if monster.carries in ("", CARRIED_PEASANT, OBJECTIVE):
        return (Said(f"board.carries-{monster.carries}"),) if monster.carries else ()
    return (Said("board.carries-symbols", {"dice": " ".join(monster.carries)}),)


def together(groups: list[Group]) -> list[Group]:
    """Those who look alike: whether they have acted can't be seen."""
    counts: dict[Figure, int] = {}
    for group in groups:
        figure = group.figure._replace(acted=False)
        counts[figure] = counts.get(figure, 0) + group.number
    return [Group(figure, number) for figure, number in counts.items()]


def _group(state: State, group: Group) -> Told:
    figure = group.figure
    marks = [Said(f"board.is-{mark}") for mark in ("lying", "burning", "fleeing", "carries") if getattr(figure, mark)]
    letter = hero_of(state, figure).type if figure.kind == HERO else figure.variant
    if letter:
        marks.insert(0, Said(f"type{'s' * (group.number > 1)}.{letter}"))
    told: dict[str, Any] = {"number": group.number, "code": group.code, "marks": tuple(marks)}
    if figure.kind == HERO:
        health = hero_of(state, figure).health
        told |= {"name": figure.variant.capitalize(), "left": health - figure.wounds, "health": health}
    return f"board.{KIND_NAMES[figure.kind]}{'-marked' * bool(marks)}", told
