"""Combat cards as they are printed: one or two bands, and a value («Anatomie des Cartes»)."""

from itertools import combinations
from typing import Final

VAMPIRE, WATER = "v", "w"
BANDS: Final = "cnsvw"  # the order in which two are written
_PAIRS: Final = tuple(one + other for one, other in combinations(BANDS, 2) if one + other != "vw")
_SPELT: Final = {
    **{bands: bands for bands in (*BANDS, *_PAIRS)},
    **{bands[::-1]: bands for bands in _PAIRS},
}
FACES: Final = {f"{typed}{value}": f"{bands}{value}" for typed, bands in _SPELT.items() for value in range(10)}
VALUE: Final = {face: int(face[-1]) for face in FACES.values()}


def is_red(card: str) -> bool:
    """VE13: a two-colour card counts, too."""
    return VAMPIRE in card


def is_white(card: str) -> bool:
    """VE17: a two-colour card counts, too."""
    return WATER in card


# Why a card doesn't serve a character in a combat.
PROFESSION, NOT_REVEALED, OPPONENT_NOT_REVEALED = "profession", "not-revealed", "opponent-not-revealed"


def why_not_valid(card: str, profession: str, revealed: bool, opponent_revealed: bool) -> str:
    """«Cartes combat valides»: by its profession (VE85), red for a revealed vampire (VE35), white against one (VE36).
    What stands in the way; "" if nothing does."""
    if profession in card or (revealed and VAMPIRE in card) or (opponent_revealed and WATER in card):
        return ""
    return NOT_REVEALED if VAMPIRE in card else OPPONENT_NOT_REVEALED if WATER in card else PROFESSION


def serves_as(card: str, profession: str, revealed: bool, opponent_revealed: bool) -> str:
    """By what a valid card counts: its profession (VE85), as a Vampire card, as Holy Water; "" if it isn't valid."""
    if profession in card:
        return PROFESSION
    if revealed and VAMPIRE in card:
        return VAMPIRE
    return WATER if opponent_revealed and WATER in card else ""
