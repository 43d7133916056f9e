"""What the table rules, whatever the rules say. Nothing follows from it but the endings that can be seen at once."""

from referee.engine.ruling import Events, refuse
from referee.games.vampire_empire.rules import castle, piles
from referee.games.vampire_empire.rules.actions import (
    RuleAlive,
    RuleCastle,
    RuleCity,
    RuleDead,
    RuleDraw,
    RuleKnown,
    RuleMarkers,
    RulePile,
    RuleReshuffled,
    RuleTurn,
    RuleWins,
    TableRuling,
)
from referee.games.vampire_empire.rules.combat import end_if_fighter_left
from referee.games.vampire_empire.rules.ending import end, end_if_reached, most_points
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, Cleared, Dead, Slot, State, tell
from referee.games.vampire_empire.rules.turns import set_turn


def overrule(state: State, action: TableRuling, events: Events) -> None:
    """:raises Refused: if it makes no sense."""
    if state.base == "setup":
        refuse("not-your-phase", "setup", "not-your-phase.setup")
    tell(events, "ruled", None, why=action.why)
    match action:
        case RuleCastle(characters):
            _castle(state, characters)
        case RuleCity(characters):
            _city(state, characters)
        case RuleDead(character, was):
            _dead(state, character, was)
        case RuleAlive(character):
            if state.is_dead(character):
                state.dead = tuple([dead for dead in state.dead if dead.character != character])
                _drop_asks_about(state, character)
        case RuleKnown(what, character):
            _known(state, what, character)
        case RuleMarkers(character, attack, defence):
            castle.check_alive(state, character)
            castle.check_in_castle(state, character)
            state.castle = tuple(
                [Slot(character, attack, defence) if one.character == character else one for one in state.castle]
            )
        case RulePile(player, pile, number):
            state.with_piles(player, state.piles[player].with_number(pile, number))
        case RuleReshuffled(player, reshuffled):
            state.with_piles(player, state.piles[player]._replace(reshuffled=reshuffled))
        case RuleTurn(player):
            _turn(state, player, events)
        case RuleWins() | RuleDraw():
            _stop(state)
            end(state, "table", (action.player,) if isinstance(action, RuleWins) else (0, 1), events)
            return
    _see_endings(state, action, events)


def _see_endings(state: State, action: TableRuling, events: Events) -> None:
    """An ending that is gone is dropped; what the table said about the result stays until it says otherwise."""
    stays = state.ending == "table" or (state.ending == "cards" and all(one.out for one in state.piles))
    if isinstance(action, RuleTurn) or not stays:
        state.ending, state.winners = "", ()
    if state.ending == "cards":
        state.winners = most_points(state)
    elif not state.ending:
        end_if_reached(state, events)


def _castle(state: State, characters: tuple[str, ...]) -> None:
    """All others alive are in the city, in no known order. Whoever stays keeps their markers."""
    for one in characters:
        castle.check_alive(state, one)
    if len({*characters}) < len(characters):
        refuse("wrong-number-of-cards", "castle", "wrong-number-of-cards.castle", number=len({*characters}), wanted=3)
    state.castle = tuple([state.slot(one) or Slot(one) for one in characters])
    state.top = state.tail = ()
    _drop_asks(state, "enter")
    end_if_fighter_left(state, None)


def _city(state: State, characters: tuple[str, ...]) -> None:
    """All of them from the top; or some, and the others below, in no known order."""
    for one in characters:
        castle.check_alive(state, one)
    for one in characters:
        if one not in state.city:
            refuse("not-in-city", "castle", character=one, legal=state.city)
    if len({*characters}) < len(characters):
        refuse("wrong-number-of-cards", "castle", "wrong-number-of-cards.city", number=len({*characters}), wanted=6)
    below = tuple([one for one in state.tail if one not in characters])
    whole = len(characters) + len(below) == len(state.city)
    state.top, state.tail = ((), (*characters, *below)) if whole else (characters, below)


def _dead(state: State, character: str, was: str) -> None:
    if state.is_dead(character):
        state.dead = tuple([Dead(character, was) if one.character == character else one for one in state.dead])
    else:
        state.castle = tuple([slot for slot in state.castle if slot.character != character])
        castle.leave_city(state, character)
        state.dead = (*state.dead, Dead(character, was))
    state.revealed = tuple([one for one in state.revealed if one != character])
    if was == VAMPIRE:
        _forget(state, character)
        state.revealed = (*state.revealed, character)
    _drop_asks_about(state, character)
    end_if_fighter_left(state, None)


def _known(state: State, what: str, character: str) -> None:
    castle.check_alive(state, character)
    _forget(state, character)
    if what == VAMPIRE:
        state.revealed = (*state.revealed, character)
    elif what == HUMAN:
        state.cleared = (*state.cleared, Cleared(character, None))
    _drop_asks_about(state, character)


def _forget(state: State, character: str) -> None:
    state.revealed = tuple([one for one in state.revealed if one != character])
    state.cleared = tuple([one for one in state.cleared if one.character != character])


def _turn(state: State, player: int, events: Events) -> None:
    """That player's turn begins, and any combat is over."""
    _stop(state)
    fresh = state.base == "turn" and state.step == "draw" and not state.ending
    if player == state.setup.vampires and not (fresh and state.active == player):
        state.round += 1
    state.skipped = False
    set_turn(state, player, events)


def _stop(state: State) -> None:
    """Nothing is under way any more; cards that were played go to the moats."""
    piles.combat_to_moats(state)
    piles.water_to_moat(state)
    castle.close_places(state)
    state.asks, state.doing = (), False


def _drop_asks_about(state: State, character: str) -> None:
    """What was asked about somebody is settled."""
    kept = tuple([ask for ask in state.asks if ask.character != character])
    if len(kept) < len(state.asks):
        state.asks = kept
        piles.water_to_moat(state)


def _drop_asks(state: State, kind: str) -> None:
    state.asks = tuple([ask for ask in state.asks if ask.kind != kind])
    kept = tuple([ask for ask in state.asks if ask.kind != "immediate" or state.in_castle(ask.character)])
    if len(kept) < len(state.asks):
        piles.water_to_moat(state)
    state.asks = kept
