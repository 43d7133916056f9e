"""Heroes' walks: once, when the hero is laid (VV20), as far as its points go (VV21)."""

from itertools import pairwise

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_village.rules.actions import Place
from referee.games.vampire_village.rules.cells import NEIGHBOURS
from referee.games.vampire_village.rules.state import Spot, Village


def walk(village: Village, action: Place, events: Events) -> Village:
    """The village, new card included, after the walks. They are simultaneous (VV67).

    :raises Refused: if the walks break «LES HÉROS», «Déplacement».
    """
    _, card, hero, walks = action
    if not walks:
        _tell(village, action, 0, events)
        return village
    # Each step costs one point; a building has none.
    cost = sum([one.cost() for one in walks])
    if cost > card.movement:
        detail = "not-enough-movement" if card.is_hero else "not-enough-movement.building"
        where = "-".join(walks[0].cells)
        refuse("not-enough-movement", "movement", detail, word=where, face=card.face, cost=cost, points=card.movement)
    # Walkers stand next to the hero before their first step (VV26), on a building or another hero (VV23).
    for cells, _ in walks:
        if cells[0] not in NEIGHBOURS[hero] or cells[0] not in village:
            legal = tuple(c for c in NEIGHBOURS[hero] if c in village and village[c].villagers)
            refuse("not-next-to-hero", "movement", cell=cells[0], hero=hero, legal=legal)
    # The villagers there before the first step cover all walks from that card (VV24, VV67).
    leaving: dict[str, int] = {}
    for cells, villagers in walks:
        leaving[cells[0]] = leaving.get(cells[0], 0) + villagers
    for cell, count in leaving.items():
        if count > village[cell].villagers:
            refuse("not-enough-villagers", "VV67", cell=cell, count=count, villagers=village[cell].villagers)
    # Every step goes to a card sharing an edge; the new hero may be crossed or stood on (VV22, VV66).
    for cells, _ in walks:
        for here, there in pairwise(cells):
            if there not in NEIGHBOURS[here] or there not in village:
                legal = tuple(cell for cell in NEIGHBOURS[here] if cell in village)
                refuse("no-such-step", "movement", start=here, cell=there, legal=legal)
    spots = dict(village)
    for cells, villagers in walks:
        for cell, change in ((cells[0], -villagers), (cells[-1], villagers)):
            card_there, standing = spots[cell]
            spots[cell] = Spot(card_there, standing + change)
    _tell(village, action, cost, events)
    return Village(spots)


def _tell(village: Village, action: Place, cost: int, events: Events) -> None:
    if events is None:
        return
    number, card, hero, walks = action
    for one in walks:
        params = {"path": "-".join(one.cells), "villagers": one.villagers, "cost": one.cost()}
        events.append(Event("walked", number, params))
    if card.movement > cost:
        beside = any(village[cell].villagers for cell in NEIGHBOURS[hero] if cell in village)
        params = {"points": card.movement - cost, "of": card.movement, "beside": beside, "walked": bool(walks)}
        events.append(Event("movement-left", number, params))
