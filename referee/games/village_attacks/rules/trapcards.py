"""What is known about trap cards, and the one that looks at who comes in: the Treasure."""

from collections.abc import Iterable
from typing import Final

from referee.engine.lexicon import unaccented
from referee.engine.ruling import Events
from referee.games.village_attacks.rules.fact_entries import TrapCard
from referee.games.village_attacks.rules.figures import YUNFAKH, Figure, Group, figures_code
from referee.games.village_attacks.rules.state import State, tell

TREASURE: Final = ("tresor", "treasure", "сокровище")


def card_of(state: State, name: str) -> TrapCard | None:
    """What the table entered about the card, if anything."""
    return next((card for card in state.facts.trapcards if card.name == name), None)


def affects(card: TrapCard, kind: str) -> bool:
    """Hunters and Yunfakh have one sign."""
    return ("h" if kind == YUNFAKH else kind) in card.kinds


def is_treasure(name: str) -> bool:
    return unaccented(name) in TREASURE


def meet_treasure(state: State, zone: str, figures: Iterable[tuple[Figure, int]], events: Events) -> None:
    """VA169: it goes off as soon as somebody comes in whom it affects, and lasts until clean-up; what it does, the
    table enters as effects."""
    laid = next((trap for trap in state.traps if trap.zone == zone and is_treasure(trap.card)), None)
    if laid is None:
        return
    card = card_of(state, laid.card)
    came = [Group(figure, number) for figure, number in figures if card is None or affects(card, figure.kind)]
    if came:
        state.traps = tuple([one._replace(spent=True) if one == laid else one for one in state.traps])
        tell(events, "treasure", card=laid.card, zone=zone, figures=figures_code(came))
