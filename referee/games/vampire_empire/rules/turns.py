"""Whose turn it is, and the phases of a turn: cards, a vampire revealed, an action («Déroulement du jeu»)."""

from typing import Final

from referee.engine.ruling import Earlier, Events, refuse
from referee.games.vampire_empire.rules import castle, piles
from referee.games.vampire_empire.rules.actions import Draw, Hide, Keep, Pass, Reveal, Water
from referee.games.vampire_empire.rules.asked import check_asked, check_playing
from referee.games.vampire_empire.rules.cards import VALUE, VAMPIRE, WATER, is_red, is_white
from referee.games.vampire_empire.rules.characters import VAMPIRES
from referee.games.vampire_empire.rules.ending import end_if_reached
from referee.games.vampire_empire.rules.state import FULL_HAND, Ask, State, role_of, tell

ACTIONS: Final = {"vampires": ("hide", "attack", "pass"), "humans": ("water", "attack", "pass")}
ONLY: Final = {"reveal": "vampires", "hide": "vampires", "water": "humans"}
TURNS: Final = {"phase-night": "night", "phase-day": "day"}  # the events with which they begin
PASSED: Final = 2  # cards that a pass costs
HIDING, WATERS = 3, 2  # cards that are played


def following(state: State) -> int:
    """Whose turn comes next: who has no cards left has none (VE52, VE95)."""
    return state.other if not state.piles[state.other].out else state.active


def begin_turn(state: State, seat: int, events: Events) -> None:
    state.skipped = seat == state.active  # VE52
    if state.skipped:
        tell(events, "skipped", 1 - seat)
    if seat == state.setup.vampires:
        state.round += 1
    set_turn(state, seat, events)


def set_turn(state: State, seat: int, events: Events) -> None:
    """A turn of this player is at its beginning."""
    state.active, state.base, state.step, state.blocked, state.doing = seat, "turn", "draw", (), False
    tell(events, f"phase-{state.time}", seat, round=state.round)


def must_act(state: State) -> bool:
    """Whether only the action is left of this turn: phase 2 is over, or no vampire can be revealed without cards."""
    if state.step != "reveal":
        return state.step == "action"
    return not state.piles[state.active].hand and not suspects(state)


def suspects(state: State) -> list[str]:
    """Who may be a vampire that nobody has seen."""
    if len(state.revealed) >= VAMPIRES:
        return []
    return [one for one in castle.alive(state) if one not in state.revealed and state.cleared_by(one) is None]


def open_phase(state: State, seat: int, verb: str, events: Events) -> None:
    """VE67: the turn of the player who comes next begins with the first entry of it.

    :raises Refused: if this player cannot do so now.
    """
    if seat != state.active and state.step == "draw" and state.piles[state.active].out:
        state.active = seat  # VE52: a ruling took their cards, so that turn is skipped, too
        begin_turn(state, seat, events)
    elif state.base == "after" and seat == following(state):
        begin_turn(state, seat, events)
    elif seat != state.active:
        refuse("not-your-turn", "course", player=state.name(seat), other=state.name(following_or_active(state)))
    if verb in ONLY and ONLY[verb] != role_of(state, seat):
        refuse("wrong-role", "course", f"wrong-role.{verb}", player=state.name(seat))
    # VE9: one vampire a night; phases in their order.
    if state.base == "after":
        refuse("too-late", "VE67", "too-late.action", player=state.name(seat), other=state.name(following(state)))
    if (verb in ("draw", "keep") and state.step != "draw") or (verb == "reveal" and state.step == "action"):
        refuse("too-late", "course", f"too-late.{'draw' if verb == 'keep' else verb}", player=state.name(seat))
    if verb != "draw" and state.step == "draw":
        check_hand_in_order(state, seat)
    if verb in state.blocked:
        refuse("blocked", "VE101", f"blocked.{verb}", player=state.name(seat))


def open_turn(state: State, seat: int, verb: str, events: Events) -> None:
    """The first checks of all that a player does in a turn.

    :raises Refused: if this player cannot do so now.
    """
    check_playing(state)
    check_asked(state, verb, seat)
    open_phase(state, seat, verb, events)


def following_or_active(state: State) -> int:
    """Whose turn it is, or who is to begin the next."""
    return following(state) if state.base == "after" else state.active


def check_hand_in_order(state: State, seat: int) -> None:
    """Phase 1 is left out.

    :raises Refused: discard-first, draw-first.
    """
    hand = state.piles[seat]
    if hand.hand > FULL_HAND:  # VE3, VE62
        refuse("discard-first", "VE3", player=state.name(seat), number=hand.hand - FULL_HAND, hand=hand.hand)
    if not hand.hand and hand.can_draw:  # VE61
        refuse("draw-first", "VE61", player=state.name(seat))


def draw(state: State, action: Draw, events: Events) -> None:
    """Phase 1: all discards, then one refill (VE60)."""
    seat = action.player
    if changes_nothing(state, action):
        keep(state, Keep(seat), events)
        return
    open_turn(state, seat, "draw", events)
    discarded = action.moat + action.cellar
    left = state.piles[seat].hand - discarded
    if left > FULL_HAND:
        refuse("discard-first", "VE3", player=state.name(seat), number=left - FULL_HAND, hand=left)
    piles.check_hand(state, seat, discarded)
    if action.cellar:
        piles.check_cellar(state, seat)
    if discarded:
        piles.to_moat(state, seat, action.moat)
        piles.to_cellar(state, seat, action.cellar)
    drawn = piles.refill(state, seat, events)  # VE5: what was just put into the cellar is shuffled in, too
    _after_phase_1(state, seat)
    tell(events, "drew", seat, discarded=discarded, drawn=drawn, hand=state.piles[seat].hand)


def changes_nothing(state: State, action: Draw) -> bool:
    """VE1: nothing is discarded, and there is nothing to draw: phase 1 is left out."""
    hand = state.piles[action.player]
    return not action.moat and not action.cellar and (hand.hand >= FULL_HAND or not hand.can_draw)


def keep(state: State, action: Keep, events: Events) -> None:
    open_turn(state, action.player, "keep", events)
    _after_phase_1(state, action.player)


def _after_phase_1(state: State, seat: int) -> None:
    state.step = "reveal" if seat == state.setup.vampires else "action"


def reveal(state: State, action: Reveal, events: Events) -> None:
    """Phase 2, also of a vampire in the city (VE10)."""
    open_turn(state, action.player, "reveal", events)
    character = action.character
    castle.check_alive(state, character)
    check_unrevealed(state, character)
    check_can_be_vampire(state, character)
    unmask(state, character, events)
    state.step = "action"


def check_unrevealed(state: State, character: str) -> None:
    """:raises Refused: already-revealed."""
    if character in state.revealed:
        refuse("already-revealed", "VE18", character=character)


def check_can_be_vampire(state: State, character: str) -> None:
    """VE97: an earlier answer stands in the way, or three others are known.

    :raises Refused: answered-human, too-many-vampires.
    """
    cleared = state.cleared_by(character)
    if cleared is not None:
        how = "answered-human" if cleared.entry is not None else "answered-human.ruled"
        refuse("answered-human", "VE97", how, character=character, earlier=Earlier(cleared.entry or 0))
    if len(state.revealed) >= VAMPIRES:
        refuse("too-many-vampires", "VE97", character=character, characters=state.revealed)


def unmask(state: State, character: str, events: Events) -> None:
    """The token is turned up; markers stay. The third in the castle ends the game at once (VE11)."""
    if character in state.revealed:
        return
    state.revealed = (*state.revealed, character)
    tell(events, "unmasked", None, character=character, castle=state.in_castle(character))
    end_if_reached(state, events)


def check_deck(state: State, seat: int, cards: tuple[str, ...]) -> None:
    """VE100: no white card in the vampires' deck, no red one in the humans'.

    :raises Refused: wrong-deck.
    """
    foreign = WATER if seat == state.setup.vampires else VAMPIRE
    for card in cards:
        if foreign in card:
            refuse("wrong-deck", "VE100", f"wrong-deck.{role_of(state, seat)}", player=state.name(seat), card=card)


def hide(state: State, action: Hide, events: Events) -> None:
    """«Cacher un personnage dans la Ville»: three red cards."""
    seat = action.player
    open_turn(state, seat, "hide", events)
    castle.check_alive(state, action.character)
    if action.comes:
        castle.check_alive(state, action.comes)
    castle.check_in_castle(state, action.character)
    check_deck(state, seat, action.cards)
    if len(action.cards) != HIDING:
        refuse("wrong-number-of-cards", "hiding", "wrong-number-of-cards.hide", number=len(action.cards), wanted=HIDING)
    for card in action.cards:
        if not is_red(card):  # VE14
            refuse("not-a-vampire-card", "VE14", card=card)
    piles.check_hand(state, seat, HIDING)
    state.step, state.doing = "action", True
    piles.to_moat(state, seat, HIDING)
    castle.hide(state, action.character, events)
    if action.comes:
        castle.check_can_come(state, action.comes)
        come_if_chosen(state, action.comes, events)


def come_if_chosen(state: State, character: str, events: Events) -> None:
    """Who comes, said in the same line. If only one can come, that one comes anyway, and the referee says so."""
    if len(castle.can_come(state)) > 1:
        arrive(state, character, events)


def come(state: State, character: str, events: Events) -> None:
    """Who comes from the city. The first thing asked must be that.

    :raises Refused: dead, not-in-city, not-on-top.
    """
    castle.check_can_come(state, character)
    arrive(state, character, events)


def arrive(state: State, character: str, events: Events) -> None:
    """Somebody who can come does so."""
    state.asks = state.asks[1:]
    castle.fill_place(state, character, events)
    end_if_reached(state, events)  # VE43


def water(state: State, action: Water, events: Events) -> None:
    """«Utiliser de l'eau bénite»: two white cards, about anybody alive and unrevealed (VE18, VE76)."""
    seat = action.player
    open_turn(state, seat, "water", events)
    castle.check_alive(state, action.character)
    check_unrevealed(state, action.character)
    check_deck(state, seat, action.cards)
    if len(action.cards) != WATERS:
        refuse(
            "wrong-number-of-cards",
            "holy-water",
            "wrong-number-of-cards.water",
            number=len(action.cards),
            wanted=WATERS,
        )
    for card in action.cards:
        if not is_white(card):
            refuse("not-holy-water", "VE17", card=card)
    piles.check_hand(state, seat, WATERS)
    state.step, state.doing = "action", True
    # The higher card goes to the moat; the lower one waits for an attack (VE21). VE78: of two equal ones either does.
    lower = min(VALUE[card] for card in action.cards)
    state.water = tuple([card for card in action.cards if VALUE[card] == lower])
    piles.from_hand(state, seat, 1)
    piles.to_moat(state, seat, 1)
    state.asks = (*state.asks, Ask("answer", action.character, "water"))
    tell(events, "tested", seat, character=action.character, cards=action.cards)


def pass_turn(state: State, action: Pass, events: Events) -> None:
    """«Passer»: two cards, or as many as there are (VE12); the turn is over (VE68)."""
    open_turn(state, action.player, "pass", events)
    give_up_turn(state, action.player, events)


def give_up_turn(state: State, seat: int, events: Events) -> None:
    number = min(PASSED, state.piles[seat].hand)
    piles.to_moat(state, seat, number)
    tell(events, "passed", seat, number=number)
    state.step = "action"
    if state.piles[0].out and state.piles[1].out:
        state.base = "after"  # there is no next turn
    else:
        begin_turn(state, following(state), events)
