"""«Combattre»: who attacks whom, which cards count, and what comes of it."""

from referee.engine.ruling import Events, refuse
from referee.games.vampire_empire.rules import castle, piles
from referee.games.vampire_empire.rules.actions import Attack, Defend
from referee.games.vampire_empire.rules.asked import asked, check_asked, check_playing
from referee.games.vampire_empire.rules.cards import VALUE, why_not_valid
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.state import Combat, Played, Slot, State, tell
from referee.games.vampire_empire.rules.turns import check_deck, open_phase


def attack(state: State, action: Attack, events: Events) -> None:
    """A combat begins, or goes on with more cards."""
    check_playing(state)
    if check_asked(state, "attack", action.player):
        if state.asks:
            _immediate(state, action, events)
        else:
            _more(state, action, events)
        return
    if not action.characters:
        refuse("nothing-to-decide", "combat", "nothing-to-decide.attack", player=state.name(action.player))
    open_phase(state, action.player, "attack", events)
    attacker, *named = action.characters
    targets = tuple(named) or tuple([one for one in castle.in_castle(state) if one != attacker])
    check_fighters(state, (attacker, *named))
    check_attacker(state, action.player, attacker)
    if not action.cards:
        refuse("card-missing", "VE29")
    check_cards(state, action.player, action.cards, attacker, targets)
    piles.check_hand(state, action.player, len(action.cards))
    check_exceeding(state, attacker, targets, action.cards)
    if len(targets) != 1:  # VE27: the table may leave nobody else there
        refuse("choice-needed", "combat", f"choice-needed.{'target' if targets else 'nobody'}", legal=targets)
    state.step, state.doing = "action", True
    piles.from_hand(state, action.player, len(action.cards))
    _begin(state, attacker, targets[0], action.cards, events)


def check_fighters(state: State, fighters: tuple[str, ...]) -> None:
    """:raises Refused: dead, not-in-castle, same-character."""
    away = [one for one in fighters if not state.in_castle(one)]
    for one in away:
        castle.check_alive(state, one)
    for one in away:
        castle.check_in_castle(state, one)
    if len(set(fighters)) < len(fighters):
        refuse("same-character", "combat", character=fighters[0])


def attackers(state: State, seat: int) -> tuple[str, ...]:
    """«Choix d'un personnage»: the human player's are unrevealed; the vampire player's revealed if any is in the castle
    (VE24, VE25)."""
    there = castle.in_castle(state)
    revealed = tuple([one for one in there if one in state.revealed])
    if seat == state.setup.vampires and revealed:
        return revealed
    return tuple([one for one in there if one not in revealed])


def check_attacker(state: State, seat: int, attacker: str) -> None:
    """:raises Refused: attacker-revealed, attacker-not-revealed."""
    able = attackers(state, seat)
    if attacker not in able:
        code = "attacker-not-revealed" if seat == state.setup.vampires else "attacker-revealed"
        refuse(code, "VE24", character=attacker, legal=able)


def check_cards(state: State, seat: int, cards: tuple[str, ...], own: str, others: tuple[str, ...]) -> None:
    """«Cartes combat valides» for a character against any of these.

    :raises Refused: wrong-deck, card-not-valid.
    """
    check_deck(state, seat, cards)
    revealed, against = own in state.revealed, any(one in state.revealed for one in others)
    for card in cards:
        reason = why_not_valid(card, PROFESSION[own], revealed, against)
        if reason:
            refuse("card-not-valid", "valid-cards", f"card-not-valid.{reason}", card=card, character=own)


def check_exceeding(state: State, attacker: str, targets: tuple[str, ...], cards: tuple[str, ...]) -> None:
    """VE30, VE79: the first play must be greater than the markers of the target, or of any of these.

    :raises Refused: not-exceeding.
    """
    value = sum([VALUE[card] for card in cards]) + _slot(state, attacker).attack
    defences = [_slot(state, one).defence for one in targets]
    if targets and value <= min(defences):
        at = defences.index(min(defences))
        how = "not-exceeding" if defences[at] else "not-exceeding.bare"
        refuse("not-exceeding", "VE30", how, value=value, defence=defences[at], character=targets[at])


def under_way(state: State) -> Combat:
    assert state.combat is not None, "there is a combat"
    return state.combat


def _slot(state: State, character: str) -> Slot:
    slot = state.slot(character)
    assert slot is not None, "fighters are in the castle"
    return slot


def _begin(state: State, attacker: str, target: str, cards: tuple[str, ...], events: Events) -> None:
    state.base = "combat"
    state.combat = Combat(attacker, target, tuple([Played(card) for card in cards]))
    _tell_values(state, "attacked", state.active, cards, events)


def _immediate(state: State, action: Attack, events: Events) -> None:
    """«… il peut immédiatement attaquer ce vampire révélé» (VE19, VE80)."""
    target = state.asks[0].character
    if not action.characters and not action.cards:
        leave_immediate(state, events)
        return
    if action.characters[1:] not in ((), (target,)):
        refuse("answer-needed", "course", "answer-needed.immediate", player=state.name(action.player), character=target)
    able = tuple([one for one in attackers(state, action.player) if one != target])
    attacker = action.characters[0] if action.characters else able[0]
    check_fighters(state, (attacker, target))
    check_attacker(state, action.player, attacker)
    # VE21: the lower card counts without being named, unless the house rule is on.
    cards = action.cards if state.setup.house.water else (state.water[0], *action.cards)
    from_hand = cards_from_hand(state, action.cards)
    if not cards:  # VE22, VE81
        refuse("card-missing", "VE29")
    if not action.characters and len(able) > 1:
        check_deck(state, action.player, cards)
        refuse("choice-needed", "combat", "choice-needed.attacker", legal=able)
    check_cards(state, action.player, cards, attacker, (target,))
    piles.check_hand(state, action.player, len(from_hand))
    check_exceeding(state, attacker, (target,), cards)
    state.asks = state.asks[1:]
    if len(from_hand) < len(cards):
        state.water = ()
    else:
        piles.water_to_moat(state)
    piles.from_hand(state, action.player, len(from_hand))
    _begin(state, attacker, target, cards, events)


def cards_from_hand(state: State, cards: tuple[str, ...]) -> tuple[str, ...]:
    """VE21: by the house rule Holy Water already played may be named among them."""
    waits = [at for at, card in enumerate(cards) if card in state.water and state.setup.house.water]
    return (*cards[: waits[0]], *cards[waits[0] + 1 :]) if waits else cards


def leave_immediate(state: State, events: Events) -> None:
    tell(events, "no-attack", state.active, character=state.asks[0].character)
    state.asks = state.asks[1:]
    piles.water_to_moat(state)


def immediate_is_possible(state: State) -> bool:
    """Whether anything could start the attack that may follow: cards in the hand are secret, so any may do."""
    if "attack" in state.blocked:  # VE101
        return False
    target = _slot(state, state.asks[0].character)
    able = [one for one in attackers(state, state.active) if one != target.character]
    if state.piles[state.active].hand:
        return bool(able)
    return any(VALUE[state.water[0]] + _slot(state, one).attack > target.defence for one in able)


def _more(state: State, action: Attack, events: Events) -> None:
    """Round 2, or more cards after one was cancelled (VE28, VE86, VE88)."""
    combat = under_way(state)
    if action.characters and action.characters not in ((combat.attacker,), (combat.attacker, combat.target)):
        refuse(
            "answer-needed", "course", "answer-needed.attack", player=state.name(action.player), character=combat.target
        )
    if action.characters and not action.cards:
        refuse("card-missing", "VE29")
    if action.cards:
        check_cards(state, action.player, action.cards, combat.attacker, (combat.target,))
        piles.check_hand(state, action.player, len(action.cards))
        piles.from_hand(state, action.player, len(action.cards))
        added = tuple([Played(card) for card in action.cards])
        state.combat = combat._replace(attack=(*combat.attack, *added), asks="defend", adding=False)
        _tell_values(state, "attacked", state.active, action.cards, events)
    else:
        no_more_attack(state, events)


def no_more_attack(state: State, events: Events) -> None:
    """VE28, VE82: without a card there is no second round; after a cancelled card the defence follows."""
    combat = under_way(state)
    if combat.adding:
        state.combat = combat._replace(asks="defend", adding=False)
    else:
        tell(events, "stopped", None, attacker=combat.attacker, target=combat.target)
        piles.combat_to_moats(state)


def defend(state: State, action: Defend, events: Events) -> None:
    """VE38, VE84: the other player helps the character attacked, with no card or any number of them."""
    check_playing(state)
    if not check_asked(state, "defend", action.player):
        refuse("nothing-to-decide", "combat", "nothing-to-decide.defend", player=state.name(action.player))
    combat = under_way(state)
    check_cards(state, action.player, action.cards, combat.target, (combat.attacker,))
    piles.check_hand(state, action.player, len(action.cards))
    piles.from_hand(state, action.player, len(action.cards))
    added = tuple([Played(card) for card in action.cards])
    state.combat = combat._replace(defence=(*combat.defence, *added))
    if action.cards:
        _tell_values(state, "defended", action.player, action.cards, events)
    compare(state, events)


def values(state: State) -> tuple[int, int]:
    """Attack and defence: the cards of both rounds; markers in the first round only (VE31, VE32, VE33, VE91)."""
    combat = under_way(state)
    attack = sum([VALUE[card] for card, cancelled in combat.attack if not cancelled])
    defence = sum([VALUE[card] for card, cancelled in combat.defence if not cancelled])
    if combat.round == 1:
        attack += _slot(state, combat.attacker).attack
        defence += _slot(state, combat.target).defence
    return attack, defence


def compare(state: State, events: Events) -> None:
    """«Déterminer le vainqueur»: a greater attack kills (VE39, VE40)."""
    combat = under_way(state)
    state.back = before = state.copy()  # VE87
    before.back = None
    attack, defence = values(state)
    kills = attack > defence
    if events is not None:
        fighters = {"attacker": combat.attacker, "target": combat.target}
        outcome = "killed" if kills else "survives"
        tell(events, "compared", None, attack=attack, defence=defence, outcome=outcome, round=combat.round, **fighters)
    if kills:
        piles.combat_to_moats(state)
        castle.kill(state, combat.target, events)
    elif combat.round == 1:
        state.combat = combat._replace(round=2, asks="attack", adding=False)
    else:
        piles.combat_to_moats(state)


def end_if_fighter_left(state: State, events: Events) -> None:
    """VE90: the attacker or the target is no longer in the castle: no result, the action is spent."""
    combat = state.combat
    if combat is not None and not (state.in_castle(combat.attacker) and state.in_castle(combat.target)):
        break_off(state, combat, events)


def break_off(state: State, combat: Combat, events: Events) -> None:
    tell(events, "broken-off", None, attacker=combat.attacker, target=combat.target)
    piles.combat_to_moats(state)


def _tell_values(state: State, key: str, seat: int, cards: tuple[str, ...], events: Events) -> None:
    if events is not None:
        combat = under_way(state)
        attack, defence = values(state)
        params = {"attacker": combat.attacker, "target": combat.target, "round": combat.round}
        tell(events, key, seat, cards=cards, attack=attack, defence=defence, **params)


def is_forced(state: State) -> bool:
    """Whether nobody has a card for what is asked in the combat."""
    now = asked(state)
    return now is not None and now.seat is not None and not state.piles[now.seat].hand
