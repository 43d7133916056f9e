"""Why an entry counted: every check with its numbers, and the rule behind each."""

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Event
from referee.games.vampire_empire.rules import actions, cards, castle, combat, support, turns
from referee.games.vampire_empire.rules.actions import Action
from referee.games.vampire_empire.rules.answers import face_down
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.state import FULL_HAND, Slot, State


class Reason(NamedTuple):
    """One check that was made: a sentence, and the section of the rules or the ruling it comes from."""

    key: str
    rule: str
    params: dict[str, Any]


Reasons = Iterator[Reason]
_VERBS: Final[dict[type, str]] = {
    actions.Draw: "draw",
    actions.Keep: "keep",
    actions.Reveal: "reveal",
    actions.Hide: "hide",
    actions.Water: "water",
    actions.Attack: "attack",
    actions.Pass: "pass",
}


def explain(state: State, action: Action) -> list[Reason]:
    """The checks that an accepted action passed in that position, in their order."""
    return [*_explain(state, action)]


def _explain(state: State, action: Action) -> Reasons:
    if type(action) in _VERBS and not state.asks and state.combat is None:
        state = yield from _turn(state, action)
    match action:
        case actions.Castle():
            yield Reason("why.castle", "setup", {})
        case actions.Draw() if not turns.changes_nothing(state, action):
            yield from _draw(state, action)
        case actions.Draw() | actions.Keep():
            yield Reason("why.keep", "drawing", {"hand": state.piles[action.player].hand})
        case actions.Reveal(_, character):
            yield from _reveal(state, character)
        case actions.Hide():
            yield from _hide(state, action)
        case actions.Water(_, character, played):
            yield Reason("why.white", "VE17", {"cards": played})
            yield Reason("why.testable", "VE18", {"character": character})
        case actions.Attack():
            yield from _attack(state, action)
        case actions.Defend():
            yield from _defend(state, action)
        case actions.Answer():
            yield from _answer(state, action)
        case actions.Enter(character):
            yield from _comes(state, character)
        case actions.Pass(player):
            hand = state.piles[player].hand
            number = min(turns.PASSED, hand)
            yield Reason("why.pass", "passing" if number == turns.PASSED else "VE12", {"number": number, "hand": hand})
        case actions.Support():
            yield from _support(state, action)
        case actions.Show(player, characters):
            yield from _show(state, player, characters)
        case _:
            yield Reason("why.table", "table-rulings", {"why": action.why})


def _turn(state: State, action: Any) -> Generator[Reason, None, State]:
    """Whose turn it is, and whether it begins with this entry; the position in it."""
    begins = state.base == "after"
    state = state.copy()
    turns.open_phase(state, action.player, _VERBS[type(action)], None)
    params = {"player": state.name(action.player), "time": state.time, "round": state.round}
    yield Reason("why.turn-begins" if begins else "why.turn", "VE67" if begins else "course", params)
    return state


# --- phases 1 and 2


def _draw(state: State, action: actions.Draw) -> Reasons:
    own = state.piles[action.player]
    if own.hand > FULL_HAND:
        yield Reason("why.over-eight", "VE3", {"hand": own.hand})
    elif not own.hand:
        yield Reason("why.no-hand", "VE61", {})
    events: list[Event] = []
    turns.draw(state.copy(), action, events)
    told = {event.key: event.params for event in events}
    drawn = told["drew"]["drawn"]
    yield Reason("why.refill", "VE59", {"left": told["drew"]["hand"] - drawn, "number": drawn})
    if "reshuffled" in told:
        yield Reason("why.shuffle", "VE4", {"number": own.deck, "more": told["reshuffled"]["number"]})
    if action.cellar:
        yield Reason("why.cellar-open", "VE7", {"player": state.name(action.player)})


def _reveal(state: State, character: str) -> Reasons:
    yield Reason("why.one-a-night", "VE9", {})
    if not state.in_castle(character):
        yield Reason("why.reveal-in-city", "VE10", {"character": character})
    yield Reason("why.not-answered", "VE97", {"character": character, "number": len(state.revealed)})


# --- actions


def _hide(state: State, action: actions.Hide) -> Reasons:
    yield Reason("why.in-castle", "hiding", {"character": action.character})
    yield Reason("why.red", "VE13", {"cards": action.cards})
    if action.comes:
        state = state.copy()
        castle.hide(state, action.character, None)
        yield from _comes(state, action.comes)


def _comes(state: State, character: str) -> Reasons:
    able = castle.can_come(state)
    yield Reason("why.can-come", "VE75", {"character": character, "characters": able})


def _attack(state: State, action: actions.Attack) -> Reasons:
    fight = state.combat
    if fight is None:
        yield from _begins(state, action)
    elif not action.cards:
        key, rule = ("why.none-added", "VE88") if fight.adding else ("why.no-second", "VE28")
        yield Reason(key, rule, {"character": fight.target})
    else:
        yield Reason("why.added" if fight.adding else "why.second-round", "VE88" if fight.adding else "combat", {})
        yield from _valid(state, action.cards, fight.attacker, fight.target)


def _begins(state: State, action: actions.Attack) -> Reasons:
    """Who attacks whom; the attack that may follow a test has its target."""
    water = state.asks[0].character if state.asks else ""
    if not action.characters:
        yield Reason("why.no-attack", "VE80", {"character": water})
        return
    attacker = action.characters[0]
    others = [one for one in castle.in_castle(state) if one != attacker]
    target = water or (action.characters[1] if action.characters[1:] else others[0])
    revealed = [one for one in castle.in_castle(state) if one in state.revealed]
    leads = action.player == state.setup.vampires
    how = "revealed" if leads and revealed else "any" if leads else "human"
    yield Reason(f"why.attacker-{how}", "VE24", {"character": attacker})
    played = action.cards
    if water:
        yield Reason("why.at-once", "VE19", {"character": water})
        if not state.setup.house.water:
            yield Reason("why.lower-water", "VE21", {"card": state.water[0]})
            played = (state.water[0], *played)
    yield from _valid(state, played, attacker, target)
    value = sum(cards.VALUE[card] for card in played) + _slot(state, attacker).attack
    markers = _slot(state, target).defence
    if markers:
        yield Reason("why.exceeds", "VE30", {"value": value, "defence": markers, "character": target})


def _slot(state: State, character: str) -> Slot:
    return state.slot(character) or Slot()


def _valid(state: State, played: Sequence[str], own: str, opponent: str, *, defends: bool = False) -> Reasons:
    """Which cards count for a character, and by what."""
    revealed, against = own in state.revealed, opponent in state.revealed
    groups: dict[str, list[str]] = {}
    for card in played:
        groups.setdefault(cards.serves_as(card, PROFESSION[own], revealed, against), []).append(card)
    keys = {
        cards.PROFESSION: ("why.card-profession", "valid-cards"),
        cards.VAMPIRE: ("why.card-vampire", "VE35"),
        cards.WATER: ("why.card-water", "VE36" if defends else "valid-cards"),
    }
    for what, found in groups.items():
        key, rule = keys[what]
        yield Reason(key, rule, {"cards": tuple(found), "character": own, "opponent": opponent})


def _defend(state: State, action: actions.Defend) -> Reasons:
    fight = state.combat
    assert fight is not None
    yield Reason("why.defends", "VE84", {"player": state.name(action.player), "character": fight.target})
    if not action.cards:
        yield Reason("why.none-played", "VE38", {})
    yield from _valid(state, action.cards, fight.target, fight.attacker, defends=True)
    attack, defence = combat.values(state)
    defence += sum(cards.VALUE[card] for card in action.cards)
    markers = {"attack": _slot(state, fight.attacker).attack, "defence": _slot(state, fight.target).defence}
    if fight.round > 1:
        yield Reason("why.all-cards", "VE31", {})
    elif any(markers.values()):
        yield Reason("why.markers", "VE32", markers)
    params = {"attack": attack, "defence": defence, "character": fight.target, "round": fight.round}
    if attack > defence:
        yield Reason("why.greater", "combat", params)
    else:
        key = "why.not-greater" if fight.round == 1 else "why.not-greater-twice"
        yield Reason(key, "VE40" if attack == defence else "combat", params)


def _answer(state: State, action: actions.Answer) -> Reasons:
    ask = state.asks[0]
    params = {"player": state.name(action.player), "character": ask.character}
    yield Reason("why.must-tell-dead" if ask.why == "killed" else "why.must-tell", "VE57", params)
    if ask.why != "killed" and action.what == "human":
        yield Reason("why.remembered", "VE99", {})
    if action.comes:
        yield from _comes(state, action.comes)


# --- support cards, tokens


def _support(state: State, action: actions.Support) -> Reasons:
    if state.back is not None and any(isinstance(effect, actions.Cancel) for effect in action.effects):
        yield Reason("why.goes-back", "VE87", {})
        state = state.back
    elif state.base == "combat":
        yield Reason("why.support-combat", "VE87", {})
    else:
        yield Reason("why.support-moment", "support", {})
    price = support.price_of(state, support.cost_of(state, action))
    others = state.piles[action.player].hand - 1
    yield Reason("why.price", "VE47", {"number": price, "time": state.time, "others": others})


def _show(state: State, player: int, characters: tuple[str, ...]) -> Reasons:
    leads = player == state.setup.vampires
    number = face_down(state) if leads else len(characters)
    yield Reason("why.tokens" if leads else "why.trusted", "VE98", {"number": number})
    yield Reason("why.tokens-fit", "VE98", {"characters": characters})
