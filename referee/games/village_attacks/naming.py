"""What zones, figures and dice are called in a sentence."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Said
from referee.games.village_attacks.boards import colour_said, shown
from referee.games.village_attacks.rules.figures import HERO, TROLL, Figure, Group
from referee.games.village_attacks.words.tokens import group_in, zone_in

DICE_NAMED: Final = ("m", "r", "g", "s", "c", "t")
COINS: Final = ("hit", "miss", "heart", "gate", "day", "night", "stands", "falls")
ROOM_WORDS: Final = ("any", "corridor", "large", "small")
_MARKS: Final = ("lying", "burning", "fleeing", "carries")


def named(word: str) -> str:
    """A monster or hero as a person writes it."""
    return word[:1].upper() + word[1:]


def group_said(group: Group) -> Said:
    """`h2d` as: 2 demon hunters."""
    figure, number = group.figure, group.number
    if figure.kind == HERO:
        said = Said("figure.hero", {"name": named(figure.variant)})
    elif number == 1:
        said = Said(f"figure.{figure.code}")
    else:
        said = Said(f"figures.{figure.code}", {"number": number})
    marks = tuple([Said(f"board.is-{mark}") for mark in _MARKS if getattr(figure, mark)])
    return Said("figures.marked", {"figures": said, "marks": marks}) if marks else said


def figures_said(codes: str | Sequence[str]) -> tuple[Said, ...]:
    """`p2 h1d` as: 2 peasants, a demon hunter."""
    words = codes.split() if isinstance(codes, str) else codes
    groups = [group for word in words if (group := _named_group(word)) is not None]
    return tuple(map(group_said, groups)) or (Said("figure.none"),)


def _named_group(word: str) -> Group | None:
    return Group(Figure(TROLL), 1) if word == TROLL else group_in(word)


def number_of(codes: str) -> int:
    return sum(group.number for word in codes.split() if (group := _named_group(word)) is not None)


def plus_said(plus: Sequence[str], zone: str, several: int = 1) -> tuple[Said, ...]:
    """What adds a wound to an attack, or to each of several."""
    keys = [f"plus.{one}" if several == 1 else f"plus-each.{one}" for one in plus]
    return tuple([Said(key, {"zone": shown(zone)}) for key in keys])


def dice_said(dice: str) -> tuple[Said, ...]:
    return tuple([Said(f"die.{die}") for die in dice]) or (Said("die.none"),)


def fact_said(wanted: str) -> Said:
    """The words that the entry of a fact begins with."""
    what, _, name = wanted.partition(" ")
    return Said("want.fact.sheet", {"name": name}) if name else Said(f"verb.{what}")


def place_or_name(word: str) -> str:
    zone = zone_in(word)  # perhaps as it is shown already
    return shown(zone) if zone else named(word)


_WAYS: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("zone", "here", "to", "at", "from"), place_or_name),
    **dict.fromkeys(("zones", "lacking"), lambda words: tuple([_ordered(word) for word in words])),
    **dict.fromkeys(("figures", "first", "there"), figures_said),
    **dict.fromkeys(("name", "hero", "card"), place_or_name),
    **dict.fromkeys(("dice", "die", "symbol", "has"), dice_said),
    "colours": lambda colours: tuple(map(colour_said, colours)),
    "rooms": lambda rooms: Said(f"room.{rooms}"),
    "bag": lambda types: tuple([Said(f"type.{one}") for one in types]),
    "type": lambda one: Said(f"type.{one}"),
    **dict.fromkeys(("number", "counted"), figures_said),  # of figures in a zone; other counts are numbers
    "fact": fact_said,
    "what": lambda what: Said(f"heal.{what}") if isinstance(what, str) else _each_healed(what),
}


def _each_healed(what: Sequence[str]) -> tuple[Said, ...]:
    return tuple([Said(f"heal.{one}") for one in what])


def _ordered(word: str) -> Any:
    """A zone, a kind of hunter (`hd`) or a hero, in a list of those who act one after another."""
    if zone := zone_in(word):
        return shown(zone)
    return figures_said(word)[0] if re.fullmatch(r"[phy][0-9]*[acdmuv]?[_^]?", word) else named(word)


def called(params: Mapping[str, Any]) -> dict[str, Any]:
    """The parameters of a sentence with zones, figures and dice as people call them."""
    found = {name: _WAYS[name](value) if name in _WAYS and _is_code(value) else value for name, value in params.items()}
    if isinstance(params.get("wanted"), str):
        found["wanted"] = Said(f"wanted.{params['wanted']}", {"other": params["other"]})
    return found


def _is_code(value: Any) -> bool:
    """Not yet in words."""
    return isinstance(value, str) or (isinstance(value, tuple | list) and all(isinstance(one, str) for one in value))


def either(options: Sequence[str]) -> Any:
    """One or another of them."""
    first, *others = map(option_said, options)
    for other in others:
        first = Said("either", {"one": first, "other": other})
    return first


def option_said(option: str) -> Any:
    """A zone, a hunter of a type, a monster, or what a coin shows."""
    if option in COINS:
        return Said(f"word.{option}")
    if option in DICE_NAMED:
        return dice_said(option)[0]
    if option in ROOM_WORDS:
        return Said(f"room.{option}")
    return _ordered(option)
