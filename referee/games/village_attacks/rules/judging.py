"""Entries judged: what is asked, what may be said now, and what follows."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Decision, Events, refuse
from referee.games.village_attacks.rules import answers, passing
from referee.games.village_attacks.rules.actions import (
    Action,
    Again,
    AllyHits,
    AllyMoves,
    Coin,
    Counted,
    Defend,
    EventCard,
    First,
    Hit,
    Level,
    Move,
    Order,
    Payers,
    Ready,
    Redirect,
    Return,
    Rule,
    Spawn,
    Stay,
    Summon,
    TrollDie,
    TurnUp,
    Use,
    Villagers,
)
from referee.games.village_attacks.rules.attack import aim_again
from referee.games.village_attacks.rules.castle import is_code
from referee.games.village_attacks.rules.counts import check_count
from referee.games.village_attacks.rules.course import question, run_on
from referee.games.village_attacks.rules.effects import apply_all, check_effects, check_heroes, check_names, check_zone
from referee.games.village_attacks.rules.facts import FACTS, check_ready, learn, missing, refuse_missing
from referee.games.village_attacks.rules.losses import check_end
from referee.games.village_attacks.rules.markers import gate_at, lay_out
from referee.games.village_attacks.rules.offers import allies_can_do, can_do
from referee.games.village_attacks.rules.scenarios import IGNORED, TWO_HEROES
from referee.games.village_attacks.rules.state import Monster, Setup, State, tell
from referee.games.village_attacks.rules.tasks import (
    Cards,
    Daybreak,
    FirstHero,
    HeroDue,
    LevelUp,
    StartRound,
)

HEART: Final = "ch1"  # where monsters begin


def begin(setup: Setup) -> State:
    return State(setup)


def judge(state: State, action: Action, events: Events = None) -> State:
    """The position after an entry and all that follows from it.

    :raises Refused: if it is against the rules; nothing has changed then.
    """
    after = state.copy()
    after.instructions, after.forced = (), ()
    kind = type(action)
    if kind in FACTS:
        learn(after, action, events)
    elif kind is Rule:
        _rule(after, action, events)
    elif kind is Counted:
        check_count(after, action)
    else:
        _check_words(after, action)
        _check_phase(after, action)
        _JUDGES.get(kind, passing.act)(after, action, events)
    return after


def _check_words(state: State, action: Action) -> None:
    """:raises Refused: unknown-zone, unknown-hero, unknown-monster."""
    match action:
        case Move(_, _, zones) | AllyMoves(_, zones):
            for zone in zones:
                check_zone(state, zone)
        case Return(_, zone):
            check_zone(state, zone)
        case Coin(words) | Order(words):
            for word in filter(is_code, words):
                check_zone(state, word)
        case Hit(_, _, zone, figures) | AllyHits(_, zone, figures):
            if zone:
                check_zone(state, zone)
            check_heroes(state, figures)
        case Spawn(zone, figures):
            check_zone(state, zone)
            if state.setup.page.heroes != IGNORED:
                check_heroes(state, figures)
        case EventCard(_, effects):
            check_effects(state, effects)
        case Use(_, _, _, effects):
            check_names(state, effects)


def _check_phase(state: State, action: Action) -> None:
    """:raises Refused: fact-missing, not-your-phase."""
    if state.phase == "facts" and not isinstance(action, Ready):
        wanted = missing(state)
        if wanted:
            refuse_missing(state, wanted)
        refuse("not-your-phase", "facts", "not-your-phase.not-ready")
    if state.end:
        refuse("not-your-phase", "ending", "not-your-phase.over")


def _ready(state: State, action: Ready, events: Events) -> None:
    """«Installation»: monsters at the Heart, then a card for each spawn marker."""
    check_ready(state, action, events)
    state.monsters = tuple([Monster(zone=HEART) for _ in state.monsters])
    state.phase = "setup"
    dawn = [Daybreak()] if state.setup.house.cycle else []
    lay_out(state)
    if state.setup.begins > 1:  # called in late: `!` entries say who stands where
        state.then(*dawn, StartRound())
    else:
        levels = [LevelUp(seat) for seat in range(len(state.monsters)) for _ in range(state.setup.page.levels)]
        heroes: list[Any] = [FirstHero(zone) for zone in state.setup.page.first_heroes if gate_at(state, zone)]
        if state.setup.page.setup == TWO_HEROES:  # VA198: on markers of the players' choice, and no cards
            state.spawned = tuple([gate.zone for gate in state.facts.gates])
            heroes += [HeroDue(state.spawned, "VA198")] * 2
        state.then(*dawn, *levels, *heroes, Cards())
    run_on(state, events)


def _rule(state: State, action: Rule, events: Events) -> None:
    """The table rules: whatever it says is so, even after the end."""
    check_names(state, action.effects)
    if state.phase == "facts":
        refuse("not-your-phase", "facts", "not-your-phase.not-ready")
    check_effects(state, action.effects)
    tell(events, "ruled", why=action.why)
    apply_all(state, action.effects, events, stays=action.stays)
    aim_again(state)
    check_end(state, events)
    run_on(state, events)


_JUDGES: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    Ready: _ready,
    First: passing.first,
    Level: answers.level,
    Return: answers.return_,
    Summon: answers.summon,
    Payers: answers.payers,
    Redirect: answers.redirect,
    AllyMoves: passing.ally_acts,
    AllyHits: passing.ally_acts,
    Again: answers.again,
    Stay: answers.again,
    Villagers: passing.villagers,
    EventCard: answers.event,
    Order: answers.order,
    Coin: answers.coin,
    Defend: answers.defend,
    Spawn: answers.spawn,
    TurnUp: answers.card,
    TrollDie: answers.troll,
}


def repeats(state: State, action: Action) -> bool:
    """Whether it only says again what the referee did by itself after the entry before."""
    return any(type(done) is type(action) and done == action for done in state.forced)


def pending(state: State) -> tuple[Decision, ...]:
    """What the table must say now."""
    if state.end:
        return ()
    if state.phase == "facts":
        wanted = missing(state)
        if not wanted:
            return (Decision(None, "ready", "facts", ("ready",)),)
        return (Decision(None, "fact", "facts", wanted, len(wanted)),)
    asked = question(state)
    if asked is not None:
        listed = asked.kind in ("level", "return")
        shown = asked.kind in ("coin", "defend", "troll", "redirect") or asked.about in answers.ONE_OF_THEM
        return (Decision(asked.seat, asked.kind, asked.rule, asked.options, asked.left, listed, shown=shown),)
    if state.allies_act:
        return (Decision(None, "turn", "VA220", allies_can_do(state)),)
    return (Decision(state.active, "turn", "course", () if state.active is None else can_do(state, state.active)),)
