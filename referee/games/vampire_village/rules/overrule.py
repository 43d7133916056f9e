"""What the table rules, whatever the rules say (`!`): in any phase after setup, also when the game is over."""

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_village.rules.actions import RuleCard, RuleCreatures, RuleVillagers, TableRuling
from referee.games.vampire_village.rules.creatures import value_of
from referee.games.vampire_village.rules.state import Creature, Seat, State, in_order


def overrule(state: State, action: TableRuling, events: Events) -> State:
    # There is no village to rule on before all have started.
    if state.phase == "setup":
        refuse("not-your-phase", "table-rulings", "not-your-phase.overrule", now=state.phase)
    seat = state.seats[action.player]
    if isinstance(action, RuleVillagers):
        seat = _set_villagers(seat, action, events)
    elif isinstance(action, RuleCard):
        seat = _set_card(seat, action, events)
    else:
        seat = _set_creatures(state, action, events)
    return state.with_seat(action.player, seat)


def _set_villagers(seat: Seat, action: RuleVillagers, events: Events) -> Seat:
    number, cell, villagers, why = action
    # Villagers stand on a card.
    if cell not in seat.village:
        refuse("not-understood", "table-rulings", "not-understood.no-card", cell=cell, legal=tuple(seat.village))
    card, before = seat.village[cell]
    params = {"cell": cell, "villagers": villagers, "before": before, "why": why}
    if events is not None:
        events.append(Event("ruled-villagers", number, params))
    return seat._replace(village=seat.village.having(cell, card, villagers))


def _set_card(seat: Seat, action: RuleCard, events: Events) -> Seat:
    """A card keeps the villagers of its cell, else has none; no card, no villagers."""
    number, cell, card, why = action
    before = seat.village.get(cell)
    face = card.face if card else ""
    params = {"cell": cell, "face": face, "before": before.card.face if before else "", "why": why}
    if events is not None:
        events.append(Event("ruled-card" if card else "ruled-no-card", number, params))
    if card is None:
        return seat.losing(cell, seat.creatures) if before else seat
    village = seat.village.having(cell, card, before.villagers if before else 0)
    return seat._replace(village=village)


def _set_creatures(state: State, action: RuleCreatures, events: Events) -> Seat:
    """Creatures already there keep their fixed values; a new one is valued from the counts of now."""
    number, faces, why = action
    seat = state.seats[number]
    if events is not None:
        events.append(Event("ruled-creatures", number, {"creatures": faces, "why": why}))
    before = list(seat.creatures)
    creatures = []
    for face in faces:
        known = next((creature for creature in before if creature.face == face), None)
        if known is not None:
            before.remove(known)
        elif state.phase == "attack":
            known = Creature(face, value_of(state, number, face, faces))
        creatures.append(known or Creature(face))
    return seat._replace(creatures=in_order(creatures))
