"""The course of the game: what is still to be done runs on until the table must say something."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import (
    abilities,
    activation,
    ally_turns,
    attack,
    blows,
    captives,
    collapse,
    corridors,
    dawn,
    daylight,
    dice,
    rooms,
    shoving,
    spawning,
    steps,
    summoning,
    tomes,
    torches,
    traps,
    troll,
    turns,
)
from referee.games.village_attacks.rules.dial import asks_event, turn_card, turn_dial
from referee.games.village_attacks.rules.losses import check_end
from referee.games.village_attacks.rules.scenario_tasks import (
    Advance,
    Called,
    Capture,
    Fall,
    PassTome,
    Seize,
    Shaken,
    StepAside,
    StepOn,
    TakeTome,
    Upkeep,
)
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import (
    Ability,
    Activate,
    ActivateHunters,
    ActivateKind,
    Aim,
    AlliesAct,
    AlliesDone,
    AllyComes,
    AllyStep,
    AllyStrike,
    Attacks,
    BeginTurn,
    BeginVillagers,
    Blow,
    Cards,
    CleanUp,
    Come,
    Daybreak,
    DayTakes,
    Dial,
    Divert,
    EndTurn,
    EventDue,
    FirstHero,
    HeroDue,
    Leave,
    LevelUp,
    LoseDie,
    Luck,
    MakeRoom,
    PassCoin,
    PushBack,
    Reroll,
    Spring,
    SpringTraps,
    StartRound,
    Step,
    Strike,
    Torches,
    TorchIn,
    TorchStep,
    TrapHits,
    TrapTurnedUp,
    TrollActs,
    TrollBlow,
    TrollComes,
    TrollGoes,
    TrollHits,
    TrollTurns,
    Wounds,
)

Asks = Callable[[State, Any], Question | None]
Does = Callable[[State, Any, Any, Events], None]


def _nothing(state: State, task: Any) -> None:
    """A task that needs no answer."""


# --- the round


def clean_up(state: State, task: CleanUp, answer: None, events: Events) -> None:
    """«Phase d'entretien»: what lasts for a round goes (VA141), then a trap card is turned up, then the coin passes."""
    state.conditions = tuple([one for one in state.conditions if one.stays])
    state.monsters = tuple([one._replace(defence="", dice="", owed=0, moved=0, used=()) for one in state.monsters])
    state.defences = ()
    state.then(*trap_cards(state), PassCoin())


def pass_coin(state: State, task: PassCoin, answer: None, events: Events) -> None:
    """VA86, VA113: down the list; the next round begins."""
    for group in state.villagers:
        if group.figure.acted:
            state.turn_into(group.zone, group.figure, group.number, acted=False)
    state.round += 1
    state.coin = (state.coin + 1) % len(state.monsters)
    state.time = daylight.after(state.time)
    begin_round(state, events)


def begin_round(state: State, events: Events) -> None:
    state.phase, state.step, state.spawned, state.active = "monsters", "", (), None
    state.allies_act = False
    tell(events, "phase-monsters", state.coin, round=state.round)
    state.then(BeginTurn(state.coin))
    dawn.begin_round(state, events)  # what a new day brings about comes before the first turn
    check_end(state, events)


def trap_cards(state: State) -> list[TrapTurnedUp]:
    """A card is turned up, if the scenario has traps."""
    return [TrapTurnedUp()] if state.setup.page.traps else []


def start_round(state: State, task: StartRound, answer: None, events: Events) -> None:
    begin_round(state, events)


def deal(state: State, task: Cards, answer: Any, events: Events) -> None:
    """A card; after the last marker the step is over."""
    spawning.turn_up(state, task, answer, events)
    if answer is not None or state.end:
        return
    state.traps = tuple([trap for trap in state.traps if not trap.spent])
    if state.phase == "setup":
        state.then(*trap_cards(state), StartRound())


def begin_villagers(state: State, task: BeginVillagers, answer: None, events: Events) -> None:
    tell(events, "phase-villagers", round=state.round)
    state.then(CleanUp())
    _villagers_phase(state, dial=bool(state.setup.page.triggers))


def _villagers_phase(state: State, *, dial: bool) -> None:
    """«Phase des villageois»: the dial, attacks and moves (VA127), the Troll (VA128, VA187), traps, a card for each
    marker."""
    state.phase, state.active, state.begun = "villagers", None, True
    state.then(*([Dial()] if dial else []), Activate(), TrollActs(), SpringTraps(), Cards())


TASKS: Final[dict[type, tuple[Asks, Does]]] = {
    BeginTurn: (turns.asks_return, turns.begin_turn),
    EndTurn: (_nothing, turns.end_turn),
    Reroll: (dice.asks_reroll, dice.rolled),
    Torches: (torches.asks_zone, torches.light),
    TorchIn: (torches.asks_variant, torches.choose),
    TorchStep: (torches.asks_step, torches.step),
    LoseDie: (rooms.asks_die, rooms.lose_die),
    Ability: (abilities.asks_ability_luck, abilities.work),
    Strike: (blows.asks_strike_luck, blows.strike),
    LevelUp: (abilities.asks_level, abilities.level_up),
    Dial: (_nothing, turn_dial),
    EventDue: (asks_event, turn_card),
    Activate: (activation.asks_zones, activation.next_zone),
    ActivateHunters: (activation.asks_hunters, activation.activate_hunters),
    ActivateKind: (_nothing, activation.activate_kind),
    Attacks: (activation.asks_variants, activation.all_attack),
    Aim: (attack.asks_target, attack.take_aim),
    Luck: (attack.asks_luck, attack.try_luck),
    Divert: (attack.asks_minion, attack.divert),
    Blow: (attack.asks_parry, attack.strike),
    Wounds: (_nothing, attack.take_wounds),
    Leave: (activation.asks_way, activation.leave),
    SpringTraps: (traps.asks_order, traps.spring_next),
    Spring: (_nothing, traps.spring),
    TrapHits: (traps.asks_victim, traps.hit),
    PushBack: (traps.asks_push, traps.push),
    TrapTurnedUp: (traps.asks_trap_card, traps.turn_up_trap),
    StartRound: (_nothing, start_round),
    FirstHero: (spawning.asks_first_hero, spawning.put_first_hero),
    Cards: (spawning.asks_card, deal),
    HeroDue: (spawning.asks_hero, spawning.put_hero),
    StepOn: (steps.asks_step, steps.step_on),
    Capture: (captives.asks_captor, captives.choose_captor),
    Seize: (captives.asks_prey, captives.seize),
    TakeTome: (tomes.asks_taker, tomes.take),
    PassTome: (tomes.asks_zone, tomes.pass_on),
    BeginVillagers: (_nothing, begin_villagers),
    Shaken: (corridors.asks_coin, collapse.shaken),
    Advance: (collapse.asks_way, collapse.advance),
    StepAside: (collapse.asks_aside, collapse.step_aside),
    Fall: (_nothing, collapse.fall),
    Called: (summoning.asks_card, summoning.come),
    Upkeep: (summoning.asks_payers, summoning.keep_paying),
    AlliesAct: (_nothing, ally_turns.begin),
    AlliesDone: (_nothing, ally_turns.end),
    AllyComes: (_nothing, shoving.ally_comes),
    AllyStep: (_nothing, shoving.ally_step),
    AllyStrike: (ally_turns.asks_luck, ally_turns.strike),
    CleanUp: (_nothing, clean_up),
    PassCoin: (_nothing, pass_coin),
    Daybreak: (dawn.asks_time, dawn.begin_time),
    DayTakes: (_nothing, dawn.take),
    TrollActs: (troll.asks_die, troll.begin),
    TrollBlow: (troll.asks_parry, troll.strike),
    TrollHits: (troll.asks_victim, troll.hit),
    TrollTurns: (troll.asks_turn, troll.turn),
    TrollGoes: (troll.asks_way, troll.go),
    TrollComes: (_nothing, troll.come),
    MakeRoom: (shoving.asks_way, shoving.make_room),
    Come: (_nothing, shoving.come),
    Step: (_nothing, shoving.step),
}
# The steps of the villagers' phase, by the task that begins them.
STEPS: Final = {Dial: "event", Activate: "attack", TrollActs: "troll", SpringTraps: "traps", Cards: "spawn"}


def question(state: State) -> Question | None:
    """What the table must say before the referee can go on by itself."""
    if not state.agenda or state.end:
        return None
    task = state.agenda[-1]
    return TASKS[type(task)][0](state, task)


def run_on(state: State, events: Events, answer: Any = None) -> None:
    """Do what is to be done, with an answer to the first question, up to the next one."""
    while not state.end and (state.agenda or _passes_on(state)):
        task = state.agenda[-1]
        if state.phase == "villagers":
            state.step = STEPS.get(type(task), state.step)
        asks, does = TASKS[type(task)]
        asked = asks(state, task)
        given = None
        if asked is not None:
            given, answer = (answer, None) if answer is not None else (_told_before(state, asked), None)
            if given is None:
                return
        state.agenda = state.agenda[:-1]
        does(state, task, given, events)


def _passes_on(state: State) -> bool:
    """VA157, VA171, VA172, VA199: the turn of a monster that is dead, or was stunned or captured in it, is over, and
    the next one begins."""
    if state.phase != "monsters" or state.active is None:
        return False
    now, order = state.monsters[state.active], turns.order_of_turns(state)
    if (now.zone and not now.lying and not now.cut_short) or state.active == order[-1]:
        return False
    state.then(EndTurn(state.active), BeginTurn(order[order.index(state.active) + 1]))
    return True


def _told_before(state: State, asked: Question) -> str | None:
    """An answer to this attack that came with an earlier entry."""
    if asked.kind != "defend":
        return None
    told = next((one for one in state.defences if one[0] == asked.seat), None)
    if told is None:
        return None
    rest = [*state.defences]
    rest.remove(told)
    state.defences = tuple(rest)
    return told[1] if told[1] in (*asked.options, attack.PREVENTED) else None


def run_villagers(state: State, events: Events, *, dial: bool) -> None:
    """The phase alone, up to its first question."""
    _villagers_phase(state, dial=dial)
    run_on(state, events)
