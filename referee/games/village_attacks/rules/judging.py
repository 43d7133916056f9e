"""Entries judged: what is asked, what may be said now, and what follows."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NoReturn

from referee.engine.ruling import Decision, Events, refuse
from referee.games.village_attacks.rules import ally_turns, spawning, turns
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
from referee.games.village_attacks.rules.acts import ACTS
from referee.games.village_attacks.rules.allies import ally_meant
from referee.games.village_attacks.rules.attack import ITSELF, PREVENTED
from referee.games.village_attacks.rules.captives import check_may
from referee.games.village_attacks.rules.castle import is_code
from referee.games.village_attacks.rules.counts import check_count
from referee.games.village_attacks.rules.course import question, run_on
from referee.games.village_attacks.rules.effects import apply_all, check_effects, check_heroes, check_names, check_zone
from referee.games.village_attacks.rules.facts import FACTS, check_ready, learn, missing, refuse_missing
from referee.games.village_attacks.rules.losses import check_end
from referee.games.village_attacks.rules.markers import gate_at, lay_out
from referee.games.village_attacks.rules.offers import allies_can_do, can_do
from referee.games.village_attacks.rules.scenarios import TWO_HEROES
from referee.games.village_attacks.rules.state import Monster, Question, Setup, State, tell
from referee.games.village_attacks.rules.summoning import check_card, check_payers
from referee.games.village_attacks.rules.tasks import (
    AlliesAct,
    AlliesDone,
    BeginTurn,
    BeginVillagers,
    Cards,
    Daybreak,
    EndTurn,
    FirstHero,
    HeroDue,
    LevelUp,
    StartRound,
)

NOTHING: Final = "nothing"  # is asked
ONE_OF_THEM: Final = ("torch", "captor", "tome", "aside")  # an order that names only who does it
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
        _JUDGES.get(kind, _act)(after, action, events)
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
        case Hit(_, _, zone, figures) | Spawn(zone, figures) | AllyHits(_, zone, figures):
            if zone:
                check_zone(state, zone)
            if state.setup.page.heroes != "ignored":
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
    check_may(state, seat, type(action))
    state.begun = True
    ACTS[type(action)](state, action, events)
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
    if state.allies_act:
        refuse("not-your-turn", "VA220", "not-your-turn.allies", player=state.name(seat))
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


def _ally_acts(state: State, action: AllyMoves | AllyHits, events: Events) -> None:
    """A minion in its master's turn; a summoned monster once all played ones have had theirs (VA220)."""
    ally = ally_meant(state, action.name)
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    if ally.master is not None:
        _turn_of(state, ally.master, events)
        _refuse_while_asked(state)
        turns.check_acts(state, ally.master)
        state.begun = True
    else:
        _end_turns(state, events)
    if state.end:
        return
    ally = ally_meant(state, ally.name)  # as it is now; it may have burned to death
    if isinstance(action, AllyMoves):
        ally_turns.move(state, ally, action, events)
    else:
        ally_turns.hit(state, ally, action, events)
    run_on(state, events)


def _end_turns(state: State, events: Events) -> None:
    """The played monsters are done; those that were summoned begin their turn."""
    if state.allies_act:
        return
    state.afterwards(*_rest_of_turns(state), AlliesAct())
    state.begun = True
    run_on(state, events)
    _refuse_while_asked(state)


def _rest_of_turns(state: State) -> list[Any]:
    """What is left of the turns of the played monsters."""
    order = turns.order_of_turns(state)
    now = order.index(state.coin if state.active is None else state.active)
    passing = [task for one, other in pairwise(order[now:]) for task in (EndTurn(one), BeginTurn(other))]
    return [*passing, EndTurn(order[-1])]


def _villagers(state: State, action: Villagers, events: Events) -> None:
    """The monsters are done, and so are those that were summoned."""
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    first = [] if state.allies_act else [*_rest_of_turns(state), AlliesAct()]
    state.begun = True
    state.afterwards(*first, AlliesDone(), BeginVillagers())
    run_on(state, events)
    asked = question(state)
    if state.phase == "monsters" and asked is not None and asked.kind == "return":
        _refuse_while_asked(state)


def _pass_turn(state: State, kind: str, events: Events) -> None:
    """A turn whose end asks something (VA196: its load is let go) ends with the answer."""
    if state.phase != "monsters" or state.active is None or question(state) is not None:
        return
    order = turns.order_of_turns(state)
    rest = order[order.index(state.active) + 1 :]
    if not rest:
        return
    passing = (EndTurn(state.active), BeginTurn(rest[0]))
    after = state.copy()
    after.then(*passing)
    run_on(after, None)
    asked = question(after)
    if asked is not None and asked.kind == kind:
        state.then(*passing)
        run_on(state, events)


def _summon(state: State, action: Summon, events: Events) -> None:
    _asked(state, "summon")
    check_card(state, action)
    run_on(state, events, action)


def _payers(state: State, action: Payers, events: Events) -> None:
    _asked(state, "payers")
    check_payers(state, action)
    run_on(state, events, action)


def _redirect(state: State, action: Redirect, events: Events) -> None:
    asked = _asked(state, "redirect", action.player)
    run_on(state, events, action.minion if action.minion == ITSELF else _meant(asked, action.minion))


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
    _pass_turn(state, "coin", events)
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
    _pass_turn(state, "order", events)
    victims = (asked := question(state)) is not None and asked.kind == "victims"
    asked = _asked(state, "victims" if victims else "order")
    words = action.words
    if victims or asked.about in ONE_OF_THEM:
        for word in words:
            if word not in asked.options:
                refuse("not-an-option", asked.rule, word=word, legal=asked.options)
        if len(words) > 1 and asked.about != "trap":  # a trap's wounds may all be told at once
            refuse("too-many-answers", asked.rule, number=len(words), wanted=1)
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
    if asked.about == "traps" or asked.rule == "VA126":
        return ()
    if asked.zone:
        return tuple([group.figure.code for group in state.at(asked.zone)])
    level = state.distance(asked.options[0])
    return tuple([zone for zone in state.castle.beside if state.distance(zone) == level])


def _defend(state: State, action: Defend, events: Events) -> None:
    """For the next attacks on it, in order; what is not used up with this entry waits for those that come."""
    _pass_turn(state, "defend", events)
    asked, seat = _asked(state, "defend", action.player), action.player
    dice = state.monsters[seat].defence
    for answer in action.answers:
        for die in answer.replace("-", "").replace("x", ""):
            if die not in dice:
                refuse("no-such-die", "VA39", die=die, dice=state.monsters[seat].defence, legal=asked.options)
            dice = dice.replace(die, "", 1)
    if action.answers[0] not in (*asked.options, PREVENTED):  # a Counter against the Troll (VA183)
        refuse("not-an-option", asked.rule, word=action.answers[0], legal=asked.options)
    state.defences = (*state.defences, *[(seat, one) for one in action.answers[1:]])
    run_on(state, events, action.answers[0])
    if state.end:
        return
    rest = [one for one in state.defences if one[0] == seat]
    asked_now = question(state)
    may_come = state.step in ("attack", "troll") and asked_now is not None and asked_now.kind != "spawn"
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
    asked_now = question(state)
    if state.phase == "monsters" and (asked_now is None or asked_now.kind != "return"):
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
    if asked.rule in spawning.BRING_A_HERO:
        spawning.check_hero(state, asked, action)
    else:
        spawning.check_card(state, asked, action)
        if asked.rule == spawning.HUNTERS_FIRST:
            spawning.check_hunters(state, action)
    run_on(state, events, action)


def _card(state: State, action: TurnUp, events: Events) -> None:
    _asked(state, "card")
    run_on(state, events, action)


def _troll(state: State, action: TrollDie, events: Events) -> None:
    asked = _asked(state, "troll")
    if action.die not in asked.options:
        refuse("not-an-option", asked.rule, "not-an-option.troll", word=action.die, legal=asked.options)
    run_on(state, events, action.die)


def _event(state: State, action: EventCard, events: Events) -> None:
    _asked(state, "event")
    run_on(state, events, action)


def _rule(state: State, action: Rule, events: Events) -> None:
    """The table rules: whatever it says is so, even after the end."""
    check_names(state, action.effects)
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
    Summon: _summon,
    Payers: _payers,
    Redirect: _redirect,
    AllyMoves: _ally_acts,
    AllyHits: _ally_acts,
    Again: _again,
    Stay: _again,
    Villagers: _villagers,
    EventCard: _event,
    Order: _order,
    Coin: _coin,
    Defend: _defend,
    Spawn: _spawn,
    TurnUp: _card,
    TrollDie: _troll,
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
        shown = asked.kind in ("coin", "defend", "troll", "redirect") or asked.about in ONE_OF_THEM
        return (Decision(asked.seat, asked.kind, asked.rule, asked.options, asked.left, listed, shown=shown),)
    if state.allies_act:
        return (Decision(None, "turn", "VA220", allies_can_do(state)),)
    return (Decision(state.active, "turn", "course", () if state.active is None else can_do(state, state.active)),)
