"""Words that stand for zones, figures, dice and effects, and how they are written."""

import re
from itertools import pairwise
from typing import Final

from referee.engine.entries import PlayerName
from referee.games.village_attacks.rules import castle
from referee.games.village_attacks.rules.actions import Change, Order
from referee.games.village_attacks.rules.daylight import DAY, NIGHT
from referee.games.village_attacks.rules.effects import CONDITIONS, ZONE_CONDITIONS
from referee.games.village_attacks.rules.figures import HERO, HUNTER, TROLL, YUNFAKH, Figure, Group
from referee.games.village_attacks.rules.setup import RESERVED, may_be_called
from referee.notation.words import expect, misread

ZONE = re.compile(castle.ZONE, re.ASCII)
WALK = re.compile(rf"{castle.ZONE}(-{castle.ZONE})+", re.ASCII)
_ZONE_IN_WALK = re.compile(r"([a-z]{1,3})-?([0-9]{1,2})", re.ASCII)
DICE = re.compile(r"[mrgsctx]+", re.ASCII)
_MARKS = r"(?P<marks>[_*^+]*)"
_FIGURES = re.compile(rf"(?P<kind>[phy])(?P<number>[0-9]{{0,2}})(?P<type>[acdmuv]?){_MARKS}", re.ASCII)
_NAME = r"[^\W\d_](?:[^\W_]|')*"  # `_` is a mark
_HERO = re.compile(rf"(?P<name>{_NAME}(?:-{_NAME})*)(?:-(?P<wounds>[0-9]))?{_MARKS}")
_WOUNDED = re.compile(r"[a-z]{3}-[0-9]", re.ASCII)  # `nun-1`; no tile has a code of three letters
_NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)
_SIGNED = re.compile(r"(heart|morale|dial)([+-][0-9]{1,2})", re.ASCII)
_SET = re.compile(r"(heart|morale|dial)=([0-9]{1,2})", re.ASCII)
NONE: Final = "none"
ORDER_OF_DICE: Final = "mrgsctx"


def zone_in(word: str) -> str | None:
    """`CH-1` and `ch1` are the same zone; `nun-1` is a wounded hero."""
    word = word.lower()
    return word.replace("-", "") if ZONE.fullmatch(word) and not _WOUNDED.fullmatch(word) else None


def zone_at(words: list[str], index: int) -> str:
    return zone_in(expect(words, index, "zone")) or misread(index, "zone")


def walk_at(words: list[str], index: int) -> tuple[str, ...]:
    word = expect(words, index, "walk").lower()
    if not WALK.fullmatch(word):
        misread(index, "walk")
    walk = tuple([letters + digits for letters, digits in _ZONE_IN_WALK.findall(word)])
    return walk if all(one != other for one, other in pairwise(walk)) else misread(index, "walk")


def dice_in(word: str) -> str | None:
    """In the order of the notation."""
    word = word.lower()
    return "".join(sorted(word, key=ORDER_OF_DICE.index)) if DICE.fullmatch(word) else None


def dice_at(words: list[str], index: int) -> str:
    return dice_in(expect(words, index, "dice")) or misread(index, "dice")


def dice_if_any(words: list[str], index: int) -> tuple[str, int]:
    """Dice that may be left out, and where the rest begins."""
    dice = dice_in(words[index]) if index < len(words) else None
    return (dice, index + 1) if dice else ("", index)


def group_in(word: str) -> Group | None:
    """`p3`, `h2d_`, `knight-1*`; the number 1 may be left out."""
    word = word.lower()
    if found := _FIGURES.fullmatch(word):
        if found["kind"] == "p" and found["type"]:
            return None
        figure = Figure(found["kind"], found["type"], **_marks(found["marks"]))
        return Group(figure, int(found["number"] or 1)) if found["number"] not in ("0", "00") else None
    if zone_in(word) or DICE.fullmatch(word):
        return None
    if (found := _HERO.fullmatch(word)) and may_be_called(found["name"]):
        return Group(Figure(HERO, found["name"], wounds=int(found["wounds"] or 0), **_marks(found["marks"])), 1)
    return None


def targets_at(words: list[str], start: int) -> tuple[Group, ...]:
    """All that follows: villagers, and the Troll."""
    if start >= len(words):
        misread(start, "figures")
    return tuple([_target_at(words, at) for at in range(start, len(words))])


def _target_at(words: list[str], at: int) -> Group:
    word = expect(words, at, "figures").lower()
    return Group(Figure(TROLL), 1) if word == TROLL else group_in(word) or misread(at, "figures")


def _marks(text: str) -> dict[str, bool]:
    return {"lying": "_" in text, "burning": "*" in text, "fleeing": "^" in text, "carries": "+" in text}


def groups_at(words: list[str], start: int) -> tuple[Group, ...]:
    """All that follows."""
    if start >= len(words):
        misread(start, "figures")
    return tuple([group_in(expect(words, at, "figures")) or misread(at, "figures") for at in range(start, len(words))])


def monster_in(word: str) -> str | None:
    """What could be a monster's name; it follows when `set monsters` corrects that."""
    word = word.lower()
    if zone_in(word) or not re.fullmatch(r"[^\W\d_][\w'-]*", word):
        return None
    return word if word in RESERVED else PlayerName(word)


def name_at(words: list[str], index: int) -> str:
    """The name of a trap card, or that there is none."""
    word = expect(words, index, "card-name").lower()
    return word if word == NONE or may_be_called(word) else misread(index, "card-name")


def order_at(words: list[str], start: int) -> Order:
    """Zones, variants of hunters (`hd`), heroes, dice."""
    if len(words) <= start:
        misread(start, "order")
    return Order(tuple([_one_of_order(words, index) for index in range(start, len(words))]))


def _one_of_order(words: list[str], index: int) -> str:
    word = expect(words, index, "order")
    group = group_in(word)
    code = group.figure.code + "^" * group.figure.fleeing if group else ""
    return zone_in(word) or code or dice_in(word) or misread(index, "order")


# --- effects


def effects_at(words: list[str], start: int, end: int, *, ruling: bool = False) -> tuple[Change, ...]:
    return tuple(
        [effect_in(expect(words, at, "effect").lower(), ruling) or misread(at, "effect") for at in range(start, end)]
    )


def effect_in(word: str, ruling: bool) -> Change | None:
    """One effect; some are only for rulings of the table."""
    if found := _SIGNED.fullmatch(word):
        return Change(found[1], number=int(found[2]))
    if found := re.fullmatch(r"xp([+-][0-9]{1,2})@(.+)", word):
        return Change("xp", monster=PlayerName(found[2]), number=int(found[1])) if monster_in(found[2]) else None
    if "=" in word:
        return _set(word) if ruling else None
    if word.startswith(f"{TROLL}>"):
        zone = zone_in(word.removeprefix(f"{TROLL}>"))
        return Change("troll-move", zone=zone) if zone else None
    if ">" in word:
        return _moved(word)
    what, at, where = word.partition("@")
    if not at or not what or not where:
        return None
    zone = zone_in(where)
    if zone is None:
        return _on_monster(what, PlayerName(where)) if monster_in(where) else None
    return _in_zone(what, zone)


def _on_monster(what: str, monster: str) -> Change | None:
    sign, rest = what[0], what[1:]
    if what in CONDITIONS:
        return Change("condition", monster=monster, number=1, text=what)
    if sign == "-" and rest in CONDITIONS:
        return Change("condition", monster=monster, number=-1, text=rest)
    if what == "free":
        return Change("free", monster=monster)
    if sign in "+-" and _NUMBER.fullmatch(rest):
        return Change("wound" if sign == "-" else "mend", monster=monster, number=int(rest))
    return None


_OF_TROLL: Final = {"+": "troll-come", "-": "troll-leave"}
_IN_ZONE: Final = {"-": "kill", "+": "come", "_": "stun-villagers", "*": "burn-villagers"}


def _in_zone(what: str, zone: str) -> Change | None:
    if what in ZONE_CONDITIONS:
        return Change("zone", zone=zone, text=what)
    sign, rest = what[0], what[1:]
    if rest == TROLL and sign in _OF_TROLL:
        return Change(_OF_TROLL[sign], zone=zone)
    if sign not in _IN_ZONE or not rest:
        return None
    if _NUMBER.fullmatch(rest):
        if sign == "+":
            return None
        return Change("hurt" if sign == "-" else _IN_ZONE[sign], zone=zone, number=int(rest))
    groups = [group_in(one) for one in rest.split(",")]
    found = tuple([one for one in groups if one is not None])
    if sign == "+" and any(one.figure.kind in (HUNTER, YUNFAKH) and not one.figure.variant for one in found):
        return None  # who comes has a type
    return Change(_IN_ZONE[sign], found, zone) if len(found) == len(groups) else None


def _moved(word: str) -> Change | None:
    """`p2@a1>lc1`, `vampire>a1`."""
    who, _, to = word.partition(">")
    zone = zone_in(to)
    if zone is None:
        return None
    what, at, where = who.partition("@")
    if not at:
        return Change("place", zone=zone, monster=PlayerName(who)) if monster_in(who) else None
    here, groups = zone_in(where), [group_in(one) for one in what.split(",")]
    found = tuple([one for one in groups if one is not None])
    return Change("shift", found, here, zone) if here and len(found) == len(groups) else None


def _set(word: str) -> Change | None:
    """Only a table ruling says how things are, whatever they were."""
    if found := _SET.fullmatch(word):
        return Change("set-number", number=int(found[2]), text=found[1])
    name, _, value = word.partition("=")
    if name == "over":
        return Change("set-over", text=value) if value in ("won", "lost") else None
    if name == "time":
        return Change("set-time", text=value) if value in (DAY, NIGHT) else None
    if name == TROLL:
        place = "" if value == NONE else zone_in(value)
        return None if place is None else Change("set-troll", zone=place)
    if name == "map":
        pair = re.fullmatch(rf"(-?)({castle.ZONE})-({castle.ZONE})", value)
        ends = (zone_in(pair[2]) or "", zone_in(pair[3]) or "") if pair else ("", "")
        return Change("set-map", zone=ends[0], to=ends[1], number=-1 if pair[1] else 1) if pair else None
    zone = zone_in(name)
    if zone is None:
        place = zone_in(value)
        return Change("set-monster", zone=place, monster=PlayerName(name)) if place and monster_in(name) else None
    groups = [group_in(one) for one in value.split(",")] if value not in ("", "none") else []
    there = tuple([one for one in groups if one is not None])
    return Change("set-zone", there, zone) if len(there) == len(groups) else None


def write_effect(effect: Change, monster: str) -> str:
    """The word of an effect; `monster` as the record calls it."""
    codes = ",".join(group.code for group in effect.groups) or str(effect.number)
    match effect.do:
        case "heart" | "morale" | "dial":
            return f"{effect.do}{effect.number:+d}"
        case "xp":
            return f"xp{effect.number:+d}@{monster}"
        case "wound" | "mend":
            return f"{'-' if effect.do == 'wound' else '+'}{effect.number}@{monster}"
        case "condition":
            return f"{'-' if effect.number < 0 else ''}{effect.text}@{monster}"
        case "free":
            return f"free@{monster}"
        case "zone":
            return f"{effect.text}@{effect.zone}"
        case "hurt":
            return f"-{effect.number}@{effect.zone}"
        case "kill" | "come" | "stun-villagers" | "burn-villagers":
            sign = next(sign for sign, do in _IN_ZONE.items() if do == effect.do)
            return f"{sign}{codes}@{effect.zone}"
        case "shift":
            return f"{codes}@{effect.zone}>{effect.to}"
        case "place":
            return f"{monster}>{effect.zone}"
        case "set-number":
            return f"{effect.text}={effect.number}"
        case "set-monster":
            return f"{monster}={effect.zone}"
        case "set-map":
            return f"map={'-' if effect.number < 0 else ''}{effect.zone}-{effect.to}"
        case "set-over" | "set-time":
            return f"{effect.do.removeprefix('set-')}={effect.text}"
        case "set-troll":
            return f"{TROLL}={effect.zone or NONE}"
        case "troll-move":
            return f"{TROLL}>{effect.zone}"
        case "troll-come" | "troll-leave":
            return f"{'+' if effect.do == 'troll-come' else '-'}{TROLL}@{effect.zone}"
    return f"{effect.zone}={codes if effect.groups else 'none'}"
