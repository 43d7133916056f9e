"""Why an entry counted, and why villagers did what they did then: each with its numbers and the rule behind it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Event
from referee.games.village_attacks.naming import either, named
from referee.games.village_attacks.rules import actions, slots
from referee.games.village_attacks.rules.abilities import cost_of
from referee.games.village_attacks.rules.acts import ACTS
from referee.games.village_attacks.rules.allies import ally_meant
from referee.games.village_attacks.rules.attack import ITSELF
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.dice import is_judged
from referee.games.village_attacks.rules.facts import FACTS, missing
from referee.games.village_attacks.rules.figures import HERO, HUNTER, HUNTERS, TROLL
from referee.games.village_attacks.rules.goals import goal_of, ways
from referee.games.village_attacks.rules.judging import judge
from referee.games.village_attacks.rules.scenarios import adjustment
from referee.games.village_attacks.rules.spawning import tier, types_in_bag
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.yunfakh import are_used
from referee.games.village_attacks.words.tokens import group_in


class Reason(NamedTuple):
    """One check that was made: a sentence, and the section of the rules or the ruling it comes from."""

    key: str
    rule: str
    params: dict[str, Any]


Reasons = Iterator[Reason]
_RANKS: Final = {"nemesis": "VA52", "heart": "VA51", "zone": "priority", "reach": "priority", TROLL: "VA83"}
_PLUS: Final = {"nemesis": "VA52", "room": "VA142"}
_PAID: Final = actions.Move | actions.Hit | actions.Heal | actions.Use | actions.LayTrap
_OF_A_COIN: Final = {
    "way": "VA144",
    "target": "VA135",
    "luck": "VA45",
    "torch": "VA56",
    "captive": "VA95",
    "tome": "VA210",
    "collapse": "VA213",
}


def explain(state: State, action: Any) -> list[Reason]:
    """The checks that an accepted action passed in that position, then what villagers did, each reason once."""
    found = []
    for reason in (*_checks(state, action), *_of_villagers(state, action)):
        if reason not in found:
            found.append(reason)
    return found


def _checks(state: State, action: Any) -> Reasons:
    if isinstance(action, FACTS):
        yield Reason("why.fact", "facts", {})
    elif isinstance(action, actions.Rule):
        yield Reason("why.table", "table-rulings", {"why": action.why})
    elif isinstance(action, actions.Counted):
        yield Reason("why.counted", "table-rulings", {})
    elif action.player is not None:
        yield from _of_a_monster(state, action)
    else:
        yield from _of_the_table(state, action)


# --- monsters


def _of_a_monster(state: State, action: Any) -> Reasons:
    seat, name = action.player, state.name(action.player)
    if type(action) in ACTS:
        yield Reason("why.turn", "VA113", {"player": name, "round": state.round, "coin": state.name(state.coin)})
    monster = state.monsters[seat]
    yield from _dice(state, action)
    match action:
        case actions.First():
            yield Reason("why.first", "VA113", {})
        case actions.Move(_, _, zones):
            yield from _walk(state, seat, zones)
        case actions.Hit(_, _, zone, _):
            yield Reason("why.ranged" if zone else "why.melee", "VA30" if zone else "targets", {"zone": zone})
            if any(group.figure.kind == TROLL for group in action.figures):
                yield Reason("why.troll-attacked", "VA182", {})
            else:
                yield Reason("why.weakest", "targets", {})
        case actions.Guard() | actions.Keep():
            which = "defence" if isinstance(action, actions.Guard) else "reserve"
            yield Reason(f"why.{which}", which, {"player": name, "number": slots.free_slots(state, seat, which)})
        case actions.Heal():
            yield Reason("why.heal", "VA176", {"player": name})
        case actions.Use(_, ability):
            yield Reason("why.ability", "VA17", {"player": name, "ability": ability})
        case actions.Level():
            yield Reason("why.level", "experience", {"player": name, "value": state.sheet(seat).xp})
        case actions.Roll(_, dice):
            yield Reason("why.roll", "VA16", {"player": name, "number": len(dice), "kept": len(monster.reserve)})
        case actions.Again(_, symbol):
            yield Reason("why.again", "VA8", {"symbol": symbol, "dice": monster.dice})
        case actions.Stay():
            yield Reason("why.stay", "VA10", {})
        case actions.Drop():
            yield Reason("why.drop", "VA14", {"player": name})
        case actions.Return():
            yield Reason("why.return", "VA171", {"player": name})
        case actions.Defend():
            yield from _defence(state, action)
        case actions.LayTrap():
            yield Reason("why.trap", "traps", {"player": name})
        case actions.Catch():
            yield Reason("why.catch", "VA194", {"player": name})
        case actions.KillLoad():
            yield Reason("why.kill-load", "VA92", {"player": name})
        case actions.Seal():
            yield Reason("why.seal", "VA205", {})
        case actions.PutBack():
            yield Reason("why.put-back", "VA205", {})
        case actions.Pay(_, die):
            yield Reason("why.pay", "VA103", {"player": name, "die": die})
        case actions.Take():
            yield Reason("why.take", "VA212", {"player": name, "zone": monster.zone})
        case actions.Redirect(_, minion):
            key = "why.redirect-none" if minion == ITSELF else "why.redirect"
            yield Reason(key, "VA225", {"player": name})


def _dice(state: State, action: Any) -> Reasons:
    """What there was to spend, and what an ability costs."""
    seat, monster = action.player, state.monsters[action.player]
    if isinstance(action, actions.Use) and (cost := cost_of(state, seat, action.ability)) is not None:
        yield Reason("why.cost", "abilities", {"ability": action.ability, "has": cost})
    if is_judged(state, seat) and isinstance(action, _PAID):
        key = "why.dice-any" if isinstance(action, actions.Move) else "why.dice"
        yield Reason(key, "dice", {"player": state.name(seat), "dice": monster.dice + monster.reserve})


def _walk(state: State, seat: int, zones: tuple[str, ...]) -> Reasons:
    """Passages, those who stand in the way, slots."""
    monster = state.monsters[seat]
    for here, to in zip((monster.zone, *zones), zones, strict=False):
        if here:
            yield Reason("why.passage", "VA29", {"here": here, "to": to})
            params = {"player": state.name(seat), "health": state.health(seat), "villagers": state.standing(here)}
            key = "why.free" if monster.free else "why.not-trapped"
            yield Reason(key, "VA26", {**params, "zone": here})
    params = {"player": state.name(seat), "number": monster.moved + len(zones)}
    yield Reason("why.movement", "movement", {**params, "slots": state.sheet(seat).movement})


def _defence(state: State, action: actions.Defend) -> Reasons:
    params = {"player": state.name(action.player), "dice": state.monsters[action.player].defence}
    yield Reason("why.defend", "VA39", params)
    used = "".join(action.answers)
    if "s" in used:
        yield Reason("why.shield", "VA34", {})
    if "c" in used:
        yield Reason("why.counter", "VA36", {})
    if "x" in used:
        yield Reason("why.prevented", "defence", {})


# --- the whole table


def _of_the_table(state: State, action: Any) -> Reasons:
    asked = question(state)
    match action:
        case actions.Ready():
            yield Reason("why.ready", "facts", {"number": len(missing(state))})
        case actions.Villagers():
            yield Reason("why.villagers", "course", {})
            yield Reason("why.zones", "VA124", {})
        case actions.Coin() if asked is not None:
            params = {"zone": asked.zone, "figures": asked.figures}
            of_a_roll = asked.rule == "VA154"  # one coin for all its torches
            rule = asked.rule if of_a_roll else _OF_A_COIN.get(asked.about, asked.rule)
            key = "why.coin-roll" if of_a_roll else f"why.coin-{asked.about}"
            yield Reason(key, rule, {**params, "either": either(asked.options)})
        case actions.Order() if asked is not None:
            rule = asked.rule
            yield Reason(f"why.{asked.kind}-{asked.about or 'attack'}", rule, {"lacking": asked.options})
        case actions.Spawn():
            yield from _card(state, action)
        case actions.Summon():
            yield Reason("why.summon", "VA103", {"number": len(state.monsters)})
        case actions.Payers():
            yield Reason("why.payers", "VA105", {})
        case actions.AllyMoves(name) | actions.AllyHits(name):
            minion = ally_meant(state, name).master is not None
            yield Reason("why.minion" if minion else "why.summoned", "VA112" if minion else "VA220", {"name": name})
        case actions.EventCard():
            yield Reason("why.event", "VA6", {"number": state.dial})
        case actions.TrollDie():
            yield Reason("why.troll", "VA128", {})
        case actions.TurnUp():
            yield Reason("why.card", "VA69", {})


def _card(state: State, card: actions.Spawn) -> Reasons:
    yield Reason("why.gate", "VA65", {"zone": card.zone, "tier": tier(state)})
    number = adjustment(len(state.monsters), tier(state))
    if card.figures and number:
        yield Reason("why.adjusted", "VA2", {"monsters": len(state.monsters), "number": number})
    if any(group.figure.kind == HUNTER for group in card.figures) and are_used(state):
        yield Reason("why.yunfakh", "VA108", {})
    if any(group.figure.kind == HUNTER for group in card.figures):
        yield Reason("why.bag", "VA116", {"bag": types_in_bag(state)})


# --- what villagers did then


def _of_villagers(state: State, action: Any) -> Reasons:
    events: list[Event] = []
    after = judge(state, action, events)
    for event in events:
        if event.key == "do-attack":
            yield from _attack(state, event)
        elif event.key == "do-move" and not isinstance(action, actions.Rule | actions.Use | actions.EventCard):
            yield from _way(after, event)


def _attack(state: State, event: Event) -> Reasons:
    player = named(event.params.get("ally", "")) if event.seat is None else state.name(event.seat)
    params = {**{key: event.params[key] for key in ("figures", "from")}, "player": player}
    rank = event.params["rank"]
    yield Reason(f"why.rank-{rank}", _RANKS[rank], params)
    for plus in event.params["plus"]:
        yield Reason(f"why.plus-{plus}", _PLUS[plus], params)


def _way(state: State, event: Event) -> Reasons:
    """The shortest way, and whether there was another; a captive goes where its captor does."""
    if event.seat is not None:
        return
    here, to = event.params["from"], event.params["to"]
    group = group_in(event.params["figures"].split()[0])
    if event.params.get("shoved"):
        yield Reason("why.shoved", "VA161", {"zone": here})
    if group is None:  # the Troll
        return
    if state.setup.page.tomes and group.figure.kind in HUNTERS:
        yield Reason("why.tomes", "VA207", {})
        return
    if state.setup.page.captures and group.figure.kind == HERO and to not in state.castle.nearer(here):
        yield Reason("why.captor", "VA200", {})
        return
    options = ways(state, here, group.figure)
    if to not in options:  # pushed back by a trap
        return
    if len(options) > 1:
        yield Reason("why.equal-ways", "VA143", {"here": here, "either": either(options)})
    elif goal_of(state, group.figure) is not None:
        yield Reason("why.only-way-out", "VA101", {"here": here, "to": to})
    else:
        numbers = {"distance": state.distance(here), "less": state.distance(to)}
        yield Reason("why.only-way", "VA143", {"here": here, "to": to, **numbers})
