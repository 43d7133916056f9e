"""The course of the game: judge an entry, then go on until somebody must say something."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Decision, Events, Refused, refuse
from referee.games.vampire_empire.rules import answers, castle, combat, turns
from referee.games.vampire_empire.rules.actions import (
    Action,
    Answer,
    Attack,
    Castle,
    Defend,
    Draw,
    Enter,
    Hide,
    Keep,
    Pass,
    Reveal,
    Show,
    Support,
    Water,
)
from referee.games.vampire_empire.rules.asked import asked, check_asked
from referee.games.vampire_empire.rules.characters import CASTLE
from referee.games.vampire_empire.rules.ending import end_by_cards
from referee.games.vampire_empire.rules.overrule import overrule
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, Setup, Slot, State, role_of, tell
from referee.games.vampire_empire.rules.support import support, why_not_now


def begin(setup: Setup) -> State:
    return State(setup)


def lay_out(state: State, action: Castle, events: Events) -> None:
    """«Mise en place»: three characters from the top of the city."""
    if state.ending:
        refuse("not-your-phase", "ending", "not-your-phase.over")
    if state.base != "setup":
        check_asked(state, "castle", None)
        refuse("nothing-to-decide", "setup", "nothing-to-decide.castle")
    several, number = len(action.characters), len({*action.characters})
    if number != CASTLE or several != CASTLE:
        number = several if number == CASTLE else number  # of four with one twice, the four are wrong
        refuse("wrong-number-of-cards", "setup", "wrong-number-of-cards.castle", number=number, wanted=CASTLE)
    state.castle = tuple([Slot(one) for one in action.characters])
    tell(events, "laid-out", None, characters=action.characters)
    turns.set_turn(state, state.active, events)


JUDGES: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    Castle: lay_out,
    Draw: turns.draw,
    Keep: turns.keep,
    Reveal: turns.reveal,
    Hide: turns.hide,
    Water: turns.water,
    Pass: turns.pass_turn,
    Attack: combat.attack,
    Defend: combat.defend,
    Answer: answers.answer,
    Enter: answers.enter,
    Support: support,
    Show: answers.show,
}


def judge(state: State, action: Action, events: Events = None) -> State:
    """The position after an entry and all that follows from it; what happened is told to whoever listens.

    :raises Refused: if it is against the rules; nothing has changed then.
    """
    after = state.copy()
    after.forced = ()
    after.entries += 1
    kind = type(action)
    rule = JUDGES.get(kind)
    if rule is None:
        overrule(after, action, events)  # type: ignore[arg-type]
        after.back = after.support_back = None
        _after_ruling(after, events)
        _may_say_skipped(after)
        return after
    rule(after, action, events)
    if after.back is state.back:  # VE87: only the very next entry can go back on a comparison
        after.back = None
    if after.support_back is state.support_back and kind is not Answer and kind is not Enter:
        after.support_back = None
    if not after.ending:
        go_on(after, kind, events)
    _may_say_skipped(after)
    return after


def _may_say_skipped(state: State) -> None:
    """VE52: the turn of a player who is out was skipped, or will be now that the other's action is done. Saying so adds
    nothing."""
    if (state.skipped or state.base == "after") and state.piles[state.other].out and not state.ending:
        state.forced = (*state.forced, Pass(state.other))


def _after_ruling(state: State, events: Events) -> None:
    """A ruling is followed by no more than answers that it makes known, and by the end of an action that it settles."""
    while state.asks and not state.ending and _answered_by_itself(state, events):
        pass
    if state.doing and not state.asks and state.combat is None:
        finish_action(state)


def go_on(state: State, kind: type, events: Events) -> None:
    """What follows without a choice, until somebody must say something."""
    while not state.ending:
        if state.asks:
            if not _answered_by_itself(state, events):
                return
        elif state.combat is not None:
            if not combat.is_forced(state):
                return
            _without_cards(state, events)
        elif state.doing:
            finish_action(state)
        elif kind not in (Draw, Keep, Reveal) and state.piles[0].out and state.piles[1].out:  # VE54, VE93
            end_by_cards(state, events)
        elif state.base != "turn" or not turns.must_act(state):
            return
        elif not state.piles[state.active].hand:  # VE94
            _force(state, Pass(state.active), events)
            kind = Pass
            turns.give_up_turn(state, state.active, events)
        elif "pass" in state.blocked and _nothing_left(state):  # VE101
            tell(events, "nothing-left", state.active)
            state.base = "after"
        else:
            return


def _nothing_left(state: State) -> bool:
    """Without a pass: every other action is blocked, too, or there are too few cards or characters for it."""
    own = turns.ACTIONS[role_of(state, state.active)]
    return not any(_is_possible(state, state.active, verb) for verb in own if verb not in state.blocked)


def _is_possible(state: State, seat: int, verb: str) -> bool:
    """Whether there are cards and characters enough for it, as far as everybody knows."""
    hand, there = state.piles[seat].hand, castle.in_castle(state)
    match verb:
        case "reveal":
            return bool(turns.suspects(state))
        case "hide":
            return hand >= turns.HIDING and bool(there)
        case "water":
            return hand >= turns.WATERS
        case "attack":
            return hand > 0 and len(there) > 1 and bool(combat.attackers(state, seat))
    return True


def finish_action(state: State) -> None:
    """Phase 3 is done."""
    state.base, state.doing = "after", False


def _answered_by_itself(state: State, events: Events) -> bool:
    """An answer that is known (VE42), who comes if only one can (VE75), an attack that nothing can start."""
    ask = state.asks[0]
    if ask.kind == "answer":
        what = state.known(ask.character)
        if what:
            _force(state, Answer(state.setup.vampires, what), events)
            answers.told(state, what, events)
        return bool(what)
    if ask.kind == "enter":
        able = castle.can_come(state)
        if len(able) > 1:
            return False
        if able:
            state.forced = (*state.forced, Enter(able[0]))
            turns.arrive(state, able[0], events)
        else:
            state.asks = state.asks[1:]
            castle.close_places(state)
        return True
    if combat.immediate_is_possible(state):
        return False
    _force(state, Attack(state.active, (), ()), events)
    combat.leave_immediate(state, events)
    return True


def _without_cards(state: State, events: Events) -> None:
    """A defence or a second round with an empty hand."""
    now = asked(state)
    assert now is not None
    assert now.seat is not None
    if now.verb == "attack":
        _force(state, Attack(now.seat, (), ()), events)
        combat.no_more_attack(state, events)
    else:
        _force(state, Defend(now.seat, ()), events)
        combat.compare(state, events)


_ANSWERS: Final[dict[type, str]] = {Answer: "answer", Attack: "attack", Defend: "defend", Enter: "enter"}
_TEXTS: Final = {Pass: "pass", Attack: "attack none", Defend: "defend none"}


def _force(state: State, action: Answer | Attack | Defend | Pass, events: Events) -> None:
    """What a player can only do in one way the referee does, and says so."""
    state.forced = (*state.forced, action)
    text = f"answer {action.what}" if isinstance(action, Answer) else _TEXTS[type(action)]
    tell(events, "forced", action.player, text=text)


def repeats(state: State, action: Action) -> bool:
    """Whether it is just what the referee did by itself after the last entry, and nothing of the kind is asked now."""
    now = asked(state)
    if now is not None and isinstance(action, Pass):
        return False
    if now is not None and _ANSWERS.get(type(action)) == now.verb and now.seat in (None, action.player):
        return False
    said: tuple[Action, ...] = (action,)
    if isinstance(action, Answer) and action.comes and now is None:  # in one line, as players do
        said = (action._replace(comes=""), Enter(action.comes))
    return all(any(type(done) is type(one) and done == one for done in state.forced) for one in said)


# --- what is awaited


def pending(state: State) -> tuple[Decision, ...]:
    if state.ending:
        return ()
    if state.base == "setup":
        return (Decision(None, "castle", "setup"),)
    now = asked(state)
    if now is None:
        seat = turns.following_or_active(state)
        return (Decision(seat, "turn", "course", turn_verbs(state, seat)),)
    if now.verb == "answer":
        return (Decision(now.seat, "answer", "VE57", (HUMAN, VAMPIRE), listed=True),)
    if now.verb == "enter":
        return (Decision(None, "enter", "castle", castle.can_come(state)),)
    return (Decision(now.seat, now.verb, "combat"),)


VERBS: Final = ("draw", "keep", "reveal", "hide", "water", "attack", "pass")


def turn_verbs(state: State, seat: int) -> tuple[str, ...]:
    """What a player may begin an entry with in their turn."""
    able = [verb for verb in VERBS if _is_open(state, seat, verb)]
    adds = state.piles[seat].hand and not why_not_now(state, in_combat=False)
    return (*able, "support") if adds else (*able,)


def _is_open(state: State, seat: int, verb: str) -> bool:
    opened = state.copy()
    try:
        turns.open_phase(opened, seat, verb, None)
    except Refused:
        return False
    return _is_possible(opened, seat, verb)


def late(state: State) -> tuple[tuple[int, str], ...]:
    """Who may add something without being asked: support cards, and tokens when the game is over."""
    if state.ending:
        return tuple([(seat, "show") for seat in (0, 1) if answers.may_show(state, seat)])
    if state.base == "setup" or why_not_now(state, in_combat=True):
        return ()
    busy = {decision.seat for decision in pending(state)}
    return tuple([(seat, "support") for seat in (0, 1) if seat not in busy and state.piles[seat].hand])
