"""Heroes' walks: once, when the hero is laid (VV20), as far as its points go (VV21)."""

from collections import Counter

from referee.engine.ruling import Event, refuse
from referee.games.vampire_village.actions import Place
from referee.games.vampire_village.cells import NEIGHBOURS
from referee.games.vampire_village.state import Village


def walk(village: Village, action: Place, events: list[Event]) -> Village:
    """The village, new card included, after the walks. They are simultaneous (VV67).

    :raises Refused: if the walks break «LES HÉROS», «Déplacement».
    """
    number, card, hero, walks = action
    # Each step costs one point; a building has none.
    cost = sum(one.cost() for one in walks)
    if cost > card.movement:
        detail = "not-enough-movement" if card.is_hero else "not-enough-movement.building"
        refuse("not-enough-movement", "movement", detail, face=card.face, cost=cost, points=card.movement)
    # Walkers stand next to the hero before their first step (VV26), on a building or another hero (VV23).
    for one in walks:
        if one.cells[0] not in NEIGHBOURS[hero] or one.cells[0] not in village:
            legal = tuple(c for c in NEIGHBOURS[hero] if c in village and village[c].villagers)
            refuse("not-next-to-hero", "movement", cell=one.cells[0], hero=hero, legal=legal)
    # The villagers there before the first step cover all walks from that card (VV24, VV67).
    leaving: Counter[str] = Counter()
    for one in walks:
        leaving[one.cells[0]] += one.villagers
    for cell, count in leaving.items():
        if count > village[cell].villagers:
            refuse("not-enough-villagers", "VV67", cell=cell, count=count, villagers=village[cell].villagers)
    # Every step goes to a card sharing an edge; the new hero may be crossed or stood on (VV22, VV66).
    for one in walks:
        for here, there in zip(one.cells, one.cells[1:], strict=False):
            if there not in NEIGHBOURS[here] or there not in village:
                legal = tuple(cell for cell in NEIGHBOURS[here] if cell in village)
                refuse("no-such-step", "movement", start=here, cell=there, legal=legal)
    spots = dict(village)
    for one in walks:
        for cell, change in ((one.cells[0], -one.villagers), (one.cells[-1], one.villagers)):
            spots[cell] = spots[cell]._replace(villagers=spots[cell].villagers + change)
        events.append(
            Event("walked", number, {"path": "-".join(one.cells), "villagers": one.villagers, "cost": one.cost()})
        )
    if card.movement > cost:
        events.append(Event("movement-left", number, {"points": card.movement - cost, "of": card.movement}))
    return Village(spots)
