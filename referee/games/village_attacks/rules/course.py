"""The course of the game: judge an entry, then run on until the table must say something."""

from collections.abc import Callable
from typing import Any, Final, NoReturn

from referee.engine.ruling import Decision, Events, refuse
from referee.games.village_attacks.rules import activation, attack, rooms, spawning, torches, traps, turns
from referee.games.village_attacks.rules.actions import (
    Action,
    Again,
    Coin,
    Counted,
    Defend,
    EventCard,
    First,
    Hit,
    Level,
    Move,
    Order,
    Ready,
    Return,
    Rule,
    Spawn,
    Stay,
    TurnUp,
    Villagers,
)
from referee.games.village_attacks.rules.counts import check_count
from referee.games.village_attacks.rules.dial import asks_event, turn_card, turn_dial
from referee.games.village_attacks.rules.effects import apply_all, check_effects, check_heroes, check_zone
from referee.games.village_attacks.rules.facts import FACTS, check_ready, gate_at, learn, missing
from referee.games.village_attacks.rules.losses import check_end
from referee.games.village_attacks.rules.offers import can_do
from referee.games.village_attacks.rules.state import Monster, Question, Setup, State, tell
from referee.games.village_attacks.rules.tasks import (
    Ability,
    Activate,
    ActivateKind,
    Aim,
    Attacks,
    BeginTurn,
    Blow,
    Cards,
    CleanUp,
    Dial,
    EndTurn,
    EventDue,
    FirstHero,
    Leave,
    LevelUp,
    LoseDie,
    Luck,
    PushBack,
    Reroll,
    Spring,
    SpringTraps,
    StartRound,
    Strike,
    Torches,
    TorchIn,
    TorchStep,
    TrapHits,
    TrapTurnedUp,
    Wounds,
)

NOTHING: Final = "nothing"  # is asked
HEART: Final = "ch1"  # where monsters begin
Asks = Callable[[State, Any], Question | None]
Does = Callable[[State, Any, Any, Events], None]


def _nothing(state: State, task: Any) -> None:
    """A task that needs no answer."""


def begin(setup: Setup) -> State:
    return State(setup)


# --- the round


def clean_up(state: State, task: CleanUp, answer: None, events: Events) -> None:
    """«Phase d'entretien»: what lasts for a round goes, the coin passes (VA86, VA113), the next round begins."""
    state.conditions = tuple([one for one in state.conditions if one.stays])
    state.monsters = tuple([one._replace(defence="", dice="", used=()) for one in state.monsters])
    for group in state.villagers:
        if group.figure.acted:
            state.turn_into(group.zone, group.figure, group.number, acted=False)
    state.defences = ()
    state.round += 1
    state.coin = (state.coin + 1) % len(state.monsters)
    _begin_round(state, events)


def _begin_round(state: State, events: Events) -> None:
    state.phase, state.step, state.spawned, state.active = "monsters", "", (), None
    tell(events, "phase-monsters", state.coin, round=state.round)
    check_end(state, events)
    if not state.end:
        state.then(BeginTurn(state.coin))


def _trap_cards(state: State) -> list[TrapTurnedUp]:
    """A card is turned up, if the scenario has traps."""
    return [TrapTurnedUp()] if state.setup.page.traps else []


def start_round(state: State, task: StartRound, answer: None, events: Events) -> None:
    _begin_round(state, events)


def deal(state: State, task: Cards, answer: Any, events: Events) -> None:
    """A card; after the last marker the step is over."""
    state.step = "spawn"
    spawning.turn_up(state, task, answer, events)
    if answer is not None or state.end:
        return
    state.traps = tuple([trap for trap in state.traps if not trap.spent])
    if state.phase == "setup":
        state.then(*_trap_cards(state), StartRound())


def next_zone(state: State, task: Activate, answer: Any, events: Events) -> None:
    state.step = "attack"
    activation.next_zone(state, task, answer, events)


TASKS: Final[dict[type, tuple[Asks, Does]]] = {
    BeginTurn: (turns.asks_return, turns.begin_turn),
    EndTurn: (_nothing, turns.end_turn),
    Reroll: (turns.asks_reroll, turns.rolled),
    Torches: (torches.asks_zone, torches.light),
    TorchIn: (torches.asks_variant, torches.choose),
    TorchStep: (torches.asks_step, torches.step),
    LoseDie: (rooms.asks_die, rooms.lose_die),
    Ability: (turns.asks_ability_luck, turns.work),
    Strike: (turns.asks_strike_luck, turns.strike),
    LevelUp: (turns.asks_level, turns.level_up),
    Dial: (_nothing, turn_dial),
    EventDue: (asks_event, turn_card),
    Activate: (activation.asks_zones, next_zone),
    ActivateKind: (_nothing, activation.activate_kind),
    Attacks: (activation.asks_variants, activation.all_attack),
    Aim: (attack.asks_target, attack.take_aim),
    Luck: (attack.asks_luck, attack.try_luck),
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
    CleanUp: (_nothing, clean_up),
}


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
    """VA157, VA171, VA172: the turn of a monster that is dead or was stunned in it is over, and the next one begins."""
    if state.phase != "monsters" or state.active is None:
        return False
    now, order = state.monsters[state.active], turns.order_of_turns(state)
    if (now.zone and not now.lying) or state.active == order[-1]:
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


# --- entries


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
        _JUDGES.get(kind, _act)(after, action, events)
    return after


def _check_words(state: State, action: Action) -> None:
    """:raises Refused: unknown-zone, unknown-hero, unknown-monster."""
    match action:
        case Move(_, _, zones):
            for zone in zones:
                check_zone(state, zone)
        case Return(_, zone):
            check_zone(state, zone)
        case Hit(_, _, zone, figures) | Spawn(zone, figures):
            if zone:
                check_zone(state, zone)
            if state.setup.page.heroes != "ignored":
                check_heroes(state, figures)
        case EventCard(_, effects):
            check_effects(state, effects)


def _check_phase(state: State, action: Action) -> None:
    """:raises Refused: fact-missing, not-your-phase."""
    if state.phase == "facts" and not isinstance(action, Ready):
        wanted = missing(state)
        if wanted:
            refuse("fact-missing", "facts", f"fact-missing.{wanted[0].split()[0]}", fact=wanted[0], legal=wanted)
        refuse("not-your-phase", "facts", "not-your-phase.not-ready")
    if state.end:
        refuse("not-your-phase", "ending", "not-your-phase.over")


def _ready(state: State, action: Ready, events: Events) -> None:
    """«Installation»: monsters at the Heart, then a card for each spawn marker."""
    check_ready(state, action, events)
    state.monsters = tuple([Monster(zone=HEART) for _ in state.monsters])
    state.phase = "setup"
    if state.setup.begins > 1:  # called in late: `!` entries say who stands where
        _begin_round(state, events)
    else:
        levels = [LevelUp(seat) for seat in range(len(state.monsters)) for _ in range(state.setup.page.levels)]
        heroes = [FirstHero(zone) for zone in state.setup.page.first_heroes if gate_at(state, zone)]
        state.then(*levels, *heroes, Cards())
    run_on(state, events)


def _first(state: State, action: First, events: Events) -> None:
    """Who has the coin, before anybody has acted."""
    if state.phase not in ("setup", "monsters") or state.begun:
        refuse("not-your-phase", "VA113", "not-your-phase.first")
    state.coin = action.player
    if state.phase == "monsters":
        state.active = None
        state.then(BeginTurn(action.player))
        run_on(state, events)


def _act(state: State, action: Action, events: Events) -> None:
    """What a monster does in its turn; the turn before ends with that."""
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    seat = action.player
    _turn_of(state, seat, events)
    _refuse_while_asked(state)
    turns.check_acts(state, seat)
    state.begun = True
    turns.ACTS[type(action)](state, action, events)
    run_on(state, events)


def _refuse_phase(state: State) -> NoReturn:
    """Monsters don't act now.

    :raises Refused: not-your-phase.
    """
    asked = question(state)
    wanted = asked.kind if asked else NOTHING
    refuse("not-your-phase", "course", f"not-your-phase.{state.phase}", wanted=wanted, other=_whose(state, asked))


def _whose(state: State, asked: Question | None) -> str:
    return "" if asked is None or asked.seat is None else state.name(asked.seat)


def _refuse_while_asked(state: State) -> None:
    """:raises Refused: choice-needed, if something must be said first."""
    asked = question(state)
    if asked is not None:
        player = _whose(state, asked)
        refuse("choice-needed", asked.rule, f"choice-needed.{asked.kind}", player=player, legal=asked.options)


def _turn_of(state: State, seat: int, events: Events) -> None:
    """Those before it have had their turn.

    :raises Refused: not-your-turn, choice-needed.
    """
    order = turns.order_of_turns(state)
    now = order.index(state.coin if state.active is None else state.active)
    if order.index(seat) < now:
        refuse("not-your-turn", "VA113", player=state.name(seat), now=state.name(order[now]))
    while now < order.index(seat) and not state.end:
        state.then(EndTurn(order[now]), BeginTurn(order[now + 1]))
        run_on(state, events)
        asked = question(state)
        if asked is not None and asked.seat == seat:
            return
        _refuse_while_asked(state)
        now = order.index(state.active) if state.active is not None else len(order)


def _villagers(state: State, action: Villagers, events: Events) -> None:
    """The monsters are done."""
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    last = turns.order_of_turns(state)[-1]
    _turn_of(state, last, events)
    state.begun = True
    if not state.end:
        _refuse_while_asked(state)
        state.then(EndTurn(last))
        run_on(state, events)
    if state.end:
        return
    tell(events, "phase-villagers", round=state.round)
    state.then(*_trap_cards(state), CleanUp())
    run_villagers(state, events, dial=bool(state.setup.page.triggers))


def run_villagers(state: State, events: Events, *, dial: bool) -> None:
    """«Phase des villageois» up to the first question: the dial, attacks and moves, traps, a card for each marker."""
    state.phase, state.active, state.begun = "villagers", None, True
    state.then(*([Dial()] if dial else []), Activate(), SpringTraps(), Cards())
    run_on(state, events)


_CARDS: Final = {"event": ("villagers",), "spawn": ("setup", "villagers"), "card": ("setup", "villagers")}  # when


def _asked(state: State, kind: str, seat: int | None = None) -> Question:
    """What is asked, if it is of that kind.

    :raises Refused: not-your-phase, nothing-to-decide.
    """
    asked = question(state)
    if state.phase not in _CARDS.get(kind, (state.phase,)) and (asked is None or asked.kind != kind):
        refuse("not-your-phase", "course", "not-your-phase.cards")
    if asked is None or asked.kind != kind or (seat is not None and asked.seat != seat):
        wanted = asked.kind if asked else NOTHING
        rule = asked.rule if asked else "course"
        refuse("nothing-to-decide", rule, f"nothing-to-decide.{kind}", wanted=wanted, other=_whose(state, asked))
    return asked


def _coin(state: State, action: Coin, events: Events) -> None:
    for place, result in enumerate(action.results):
        asked = question(state)
        if place and (asked is None or asked.kind != "coin"):
            refuse("too-many-answers", "VA135", number=len(action.results), wanted=place)
        run_on(state, events, _meant(_asked(state, "coin"), result))


def _meant(asked: Question, word: str) -> str:
    """The option that a word stands for, by itself or as its start.

    :raises Refused: not-an-option.
    """
    begun = [word] if word in asked.options else [one for one in asked.options if one.startswith(word)]
    if len(begun) != 1:
        refuse("not-an-option", asked.rule, word=word, legal=asked.options)
    return begun[0]


def coin_in_full(state: State, action: Coin) -> tuple[str, ...]:
    """What the coins decided, as the record spells it; as typed where the entry doesn't fit."""
    now, results = state.copy(), []
    for result in action.results:
        asked = question(now)
        if asked is None or asked.kind != "coin":
            return action.results
        begun = [one for one in asked.options if one.startswith(result)]
        if result not in asked.options and len(begun) != 1:
            return action.results
        results.append(result if result in asked.options else begun[0])
        if len(action.results) > 1:
            run_on(now, None, results[-1])
    return tuple(results)


def _order(state: State, action: Order, events: Events) -> None:
    victims = (asked := question(state)) is not None and asked.kind == "victims"
    asked = _asked(state, "victims" if victims else "order")
    words = action.words
    if victims or asked.about == "torch":
        if len(words) != 1:
            refuse("too-many-answers", asked.rule, number=len(words), wanted=1)
        if words[0] not in asked.options:
            refuse("not-an-option", asked.rule, word=words[0], legal=asked.options)
    else:
        _check_order(state, asked, words)
    run_on(state, events, words)


def _check_order(state: State, asked: Question, words: tuple[str, ...]) -> None:
    """All that are asked for, each once; others that act at the same time may stand among them."""
    others = _may_be_ordered(state, asked)
    for word in words:
        if word not in (*asked.options, *others) or words.count(word) > 1:
            refuse("not-an-option", asked.rule, word=word, legal=asked.options)
    lacking = tuple([one for one in asked.options if one not in words])
    if lacking:
        refuse("order-incomplete", asked.rule, lacking=lacking, legal=asked.options)


def _may_be_ordered(state: State, asked: Question) -> tuple[str, ...]:
    if asked.about == "traps":
        return ()
    if asked.zone:
        return tuple([group.figure.code for group in state.at(asked.zone)])
    level = state.distance(asked.options[0])
    return tuple([zone for zone in state.castle.beside if state.distance(zone) == level])


def _defend(state: State, action: Defend, events: Events) -> None:
    """For the next attacks on it, in order; what is not used up with this entry waits for those that come."""
    asked, seat = _asked(state, "defend", action.player), action.player
    dice = state.monsters[seat].defence
    for answer in action.answers:
        for die in answer.replace("-", "").replace("x", ""):
            if die not in dice:
                refuse("no-such-die", "VA39", die=die, dice=state.monsters[seat].defence, legal=asked.options)
            dice = dice.replace(die, "", 1)
    state.defences = (*state.defences, *[(seat, one) for one in action.answers[1:]])
    run_on(state, events, action.answers[0])
    if state.end:
        return
    rest = [one for one in state.defences if one[0] == seat]
    asked_now = question(state)
    may_come = state.step == "attack" and asked_now is not None and asked_now.kind != "spawn"
    if rest and not (may_come and turns_to_defend(state, seat)):
        refuse("too-many-answers", "VA39", number=len(action.answers), wanted=len(action.answers) - len(rest))


def turns_to_defend(state: State, seat: int) -> bool:
    """Whether it has dice left to defend with."""
    return bool(state.monsters[seat].zone) and bool(state.monsters[seat].defence)


def _level(state: State, action: Level, events: Events) -> None:
    asked = _asked(state, "level", action.player)
    if action.choice not in asked.options:
        refuse("not-an-option", asked.rule, word=action.choice, legal=asked.options)
    run_on(state, events, action.choice)


def _return(state: State, action: Return, events: Events) -> None:
    if state.phase == "monsters":
        _turn_of(state, action.player, events)
    asked = _asked(state, "return", action.player)
    if action.zone not in asked.options:
        refuse("not-an-option", asked.rule, word=action.zone, legal=asked.options)
    run_on(state, events, action.zone)


def _again(state: State, action: Again | Stay, events: Events) -> None:
    _asked(state, "reroll", action.player)
    run_on(state, events, action)


def _spawn(state: State, action: Spawn, events: Events) -> None:
    asked = _asked(state, "spawn")
    if asked.rule == spawning.FIRST_HERO:
        spawning.check_first_hero(state, asked, action)
    else:
        spawning.check_card(state, action)
    run_on(state, events, action)


def _card(state: State, action: TurnUp, events: Events) -> None:
    _asked(state, "card")
    run_on(state, events, action)


def _event(state: State, action: EventCard, events: Events) -> None:
    _asked(state, "event")
    run_on(state, events, action)


def _rule(state: State, action: Rule, events: Events) -> None:
    """The table rules: whatever it says is so, even after the end."""
    if state.phase == "facts":
        refuse("not-your-phase", "facts", "not-your-phase.not-ready")
    check_effects(state, action.effects)
    tell(events, "ruled", why=action.why)
    apply_all(state, action.effects, events)
    check_end(state, events)
    run_on(state, events)


_JUDGES: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    Ready: _ready,
    First: _first,
    Level: _level,
    Return: _return,
    Again: _again,
    Stay: _again,
    Villagers: _villagers,
    EventCard: _event,
    Order: _order,
    Coin: _coin,
    Defend: _defend,
    Spawn: _spawn,
    TurnUp: _card,
}


def repeats(state: State, action: Action) -> bool:
    return False


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
        shown = asked.kind in ("coin", "defend") or asked.about == "torch"
        return (Decision(asked.seat, asked.kind, asked.rule, asked.options, asked.left, listed, shown=shown),)
    return (Decision(state.active, "turn", "course", () if state.active is None else can_do(state, state.active)),)
