"""Faces of village cards and creatures: what is printed on them, and how that is written."""

import re
from typing import Final, NamedTuple

KINDS: Final = ("witches", "werewolves", "vampires")  # in the order of the digits of a building
KIND_OF: Final = {"w": "witches", "l": "werewolves", "v": "vampires", "d": "demons"}
COLOURS: Final = {"g": "green", "b": "blue", "r": "red", "y": "yellow", "n": "none"}

CREATURES: Final = ("w2", "wl", "wr", "lb", "lg", "v1", "v2", "v3", "v4", "v5", "v6")
DEMONS: Final = ("dh", "dl", "dm", "dv", "dw", "dy")
ORDER: Final = {face: index for index, face in enumerate((*CREATURES, *DEMONS))}  # by kind, then by face
STEALS: Final = {"dw": "w", "dl": "l", "dv": "v"}  # demon: the first letter of the faces it takes

_BUILDING = re.compile(r"([gbryn])([0-9])([0-9])([0-9])(?::(0|[1-9]|g|b|r|y|h|row|col))?", re.ASCII)
_HERO = re.compile(r"h([0-9])?([wlv]*)", re.ASCII)


class Card(NamedTuple):
    """A village card. Heroes have no colour and no defence; buildings no movement and no icons."""

    face: str
    is_hero: bool
    colour: str = ""
    witches: int = 0
    werewolves: int = 0
    vampires: int = 0
    gain: str = ""  # 1 to 9, g b r y (per building of that colour), h (per hero), row, col, or none
    movement: int = 0
    icons: str = ""  # among w, l, v

    def defence(self, kind: str) -> int:
        """The shield against that kind of creature («B. CALCULEZ LA DÉFENSE DU VILLAGE»; VV53)."""
        value: int = getattr(self, kind)
        return value


_cards: dict[str, Card] = {}  # every spelling met so far; there are only finitely many that are cards


def read_card(word: str) -> Card | None:
    """The card with that face, or None if the word is no face."""
    card = _cards.get(word)
    if card is None:
        card = _read(word.lower())
        if card is not None:
            card = _cards.setdefault(card.face, card)
            _cards[word] = card
    return card


def _read(word: str) -> Card | None:
    if building := _BUILDING.fullmatch(word):
        colour, witches, werewolves, vampires, gain = building.groups()
        gain = "" if gain in (None, "0") else gain
        face = f"{colour}{witches}{werewolves}{vampires}" + (f":{gain}" if gain else "")
        return Card(face, False, colour, int(witches), int(werewolves), int(vampires), gain)
    hero = _HERO.fullmatch(word)
    if hero and len(set(hero[2])) == len(hero[2]):
        icons = "".join(sorted(hero[2], key="wlv".index))
        movement = int(hero[1] or 0)  # VV27: no number, no movement
        return Card(f"h{movement}{icons}", True, movement=movement, icons=icons)
    return None
