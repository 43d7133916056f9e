"""What the table answers where something is asked: coins, orders, Defence dice, levels, cards."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import spawning
from referee.games.village_attacks.rules.abilities import begins_late, gained_before
from referee.games.village_attacks.rules.actions import (
    Again,
    Coin,
    Defend,
    EventCard,
    Level,
    Order,
    Payers,
    Redirect,
    Return,
    Spawn,
    Stay,
    Summon,
    TrollDie,
    TurnUp,
)
from referee.games.village_attacks.rules.attack import ITSELF, PREVENTED
from referee.games.village_attacks.rules.course import question, run_on
from referee.games.village_attacks.rules.passing import NOTHING, pass_turn, turn_of, whose
from referee.games.village_attacks.rules.state import Question, State
from referee.games.village_attacks.rules.summoning import check_card, check_payers

ONE_OF_THEM: Final = ("torch", "captor", "tome", "aside")  # an order that names only who does it

_CARDS: Final = {"event": ("villagers",), "spawn": ("setup", "villagers"), "card": ("setup", "villagers")}  # when


def coin(state: State, action: Coin, events: Events) -> None:
    pass_turn(state, "coin", events)
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


def order(state: State, action: Order, events: Events) -> None:
    pass_turn(state, "order", events)
    victims = (asked := question(state)) is not None and asked.kind == "victims"
    asked = _asked(state, "victims" if victims else "order")
    words = action.words
    if victims or asked.about in ONE_OF_THEM:
        for word in words:
            if word not in asked.options:
                refuse("not-an-option", asked.rule, word=word, legal=asked.options)
        if len(words) > 1 and asked.about != "trap":  # all wounds of a trap may be dealt out in one entry
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


def defend(state: State, action: Defend, events: Events) -> None:
    """For the next attacks on it, in order; what is not used up with this entry waits for those that come."""
    pass_turn(state, "defend", events)
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


def redirect(state: State, action: Redirect, events: Events) -> None:
    asked = _asked(state, "redirect", action.player)
    run_on(state, events, action.minion if action.minion == ITSELF else _meant(asked, action.minion))


def level(state: State, action: Level, events: Events) -> None:
    if question(state) is None and begins_late(state):
        gained_before(state, action.player, action.choice, events)
        return
    asked = _asked(state, "level", action.player)
    if action.choice not in asked.options:
        refuse("not-an-option", asked.rule, word=action.choice, legal=asked.options)
    run_on(state, events, action.choice)


def return_(state: State, action: Return, events: Events) -> None:
    asked_now, is_dead = question(state), not state.monsters[action.player].zone
    if is_dead and state.phase == "monsters" and (asked_now is None or asked_now.kind != "return"):
        turn_of(state, action.player, events)
    asked = _asked(state, "return", action.player)
    if action.zone not in asked.options:
        refuse("not-an-option", asked.rule, word=action.zone, legal=asked.options)
    run_on(state, events, action.zone)


def again(state: State, action: Again | Stay, events: Events) -> None:
    _asked(state, "reroll", action.player)
    run_on(state, events, action)


def event(state: State, action: EventCard, events: Events) -> None:
    _asked(state, "event")
    run_on(state, events, action)


def spawn(state: State, action: Spawn, events: Events) -> None:
    asked = _asked(state, "spawn")
    if asked.rule in spawning.BRING_A_HERO:
        spawning.check_hero(state, asked, action)
    else:
        spawning.check_card(state, asked, action)
        if asked.rule == spawning.HUNTERS_FIRST:
            spawning.check_hunters(state, action)
    run_on(state, events, action)


def card(state: State, action: TurnUp, events: Events) -> None:
    _asked(state, "card")
    run_on(state, events, action)


def troll(state: State, action: TrollDie, events: Events) -> None:
    asked = _asked(state, "troll")
    if action.die not in asked.options:
        refuse("not-an-option", asked.rule, "not-an-option.troll", word=action.die, legal=asked.options)
    run_on(state, events, action.die)


def summon(state: State, action: Summon, events: Events) -> None:
    _asked(state, "summon")
    check_card(state, action)
    run_on(state, events, action)


def payers(state: State, action: Payers, events: Events) -> None:
    _asked(state, "payers")
    check_payers(state, action)
    run_on(state, events, action)


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
        refuse("nothing-to-decide", rule, f"nothing-to-decide.{kind}", wanted=wanted, other=whose(state, asked))
    return asked
