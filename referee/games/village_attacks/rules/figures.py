"""Figures of villagers: their kinds, their types, and groups of them that are alike."""

from typing import Final, NamedTuple

PEASANT, HUNTER, YUNFAKH, HERO = "p", "h", "y", "t"
TROLL: Final = "troll"  # no villager: it is only ever named as somebody to attack
KINDS: Final = (PEASANT, HUNTER, YUNFAKH, HERO)  # the weakest first; hunters and Yunfakh have one rank (VA126)
RANK: Final = {PEASANT: 0, HUNTER: 1, YUNFAKH: 1, HERO: 2}
TYPES: Final = {"a": "arcane", "c": "cursed", "d": "demon", "m": "mythic", "u": "undead"}
VETERAN: Final = "v"  # of every type (VA132)
HUNTERS: Final = (HUNTER, YUNFAKH)
KIND_NAMES: Final = {PEASANT: "peasant", HUNTER: "hunter", YUNFAKH: "yunfakh", HERO: "hero"}
IN_BOX: Final = {PEASANT: 32, HUNTER: 24, HERO: 5}  # VA159
MOST_OF_TYPE: Final = {HUNTER: 5, YUNFAKH: 3}  # VA62, VA109: more are veterans


class Figure(NamedTuple):
    """A villager, with all that tells one from another."""

    kind: str
    variant: str = ""  # a hunter's type, a hero's name
    lying: bool = False  # stunned
    burning: bool = False
    fleeing: bool = False
    carries: bool = False
    wounds: int = 0
    acted: bool = False  # in this villagers' phase

    @property
    def code(self) -> str:
        """What it is called in the notation, without a number: p, hd, alchemist."""
        return self.variant if self.kind == HERO else self.kind + self.variant


class Group(NamedTuple):
    """That many figures of one kind in a zone; as an entry names them, without a zone."""

    figure: Figure
    number: int
    zone: str = ""

    @property
    def code(self) -> str:
        """p3, h2d, alchemist, with the marks after it."""
        figure = self.figure
        if figure.kind == TROLL:
            return TROLL
        marks = "_" * figure.lying + "*" * figure.burning + "^" * figure.fleeing + "+" * figure.carries
        if figure.kind == HERO:
            return figure.variant + (f"-{figure.wounds}" if figure.wounds else "") + marks
        return f"{figure.kind}{self.number}{figure.variant}{marks}"


def is_meant(named: Figure, figure: Figure) -> bool:
    """Whether it is as an entry names it; what isn't said may be either way."""
    return (
        figure.kind == named.kind
        and named.variant in ("", figure.variant)
        and (figure.lying or not named.lying)
        and (figure.burning or not named.burning)
        and (figure.carries or not named.carries)
    )


def in_order(group: Group) -> tuple[str, int, str, Figure]:
    """By zone, the weakest first."""
    return group.zone, KINDS.index(group.figure.kind), group.figure.variant, group.figure


def one_code(figure: Figure) -> str:
    """One of these, without marks: `p1`, `h1d`, `alchemist`."""
    return Group(Figure(figure.kind, figure.variant), 1).code


def figures_code(groups: "list[Group] | tuple[Group, ...]") -> str:
    """What moves or comes together, in one word for each variant and without marks: `p2`, `h1d h2u`."""
    counts: dict[tuple[int, str], tuple[Figure, int]] = {}
    for group in groups:
        plain = Figure(group.figure.kind, group.figure.variant)
        key = (KINDS.index(plain.kind), plain.variant)
        counts[key] = (plain, counts.get(key, (plain, 0))[1] + group.number)
    return " ".join(Group(plain, number).code for _, (plain, number) in sorted(counts.items()))
