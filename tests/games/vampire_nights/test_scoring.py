"""What loots are worth, against a plain search for the best sets, and the rulings on sets."""

from functools import cache
from itertools import combinations_with_replacement

import pytest

from referee.games.vampire_nights.rules.pieces import ALL_TILES, Pieces
from referee.games.vampire_nights.rules.scoring import worth
from tests.samples import HEAVY

SINGLE = {  # to a guard, to a vampire
    **dict.fromkeys(("lor", "lad"), (5, 0)),
    "ser": (2, 0),
    **dict.fromkeys(("fat", "mot", "dau"), (2, 4)),
    "coi": (3, 3),
}
SETS = (
    (("lor", "lad", "ser"), (15, 0)),
    (("fat", "mot", "dau"), (9, 12)),
    (("fat", "mot", "dau", "dog"), (14, 18)),
)
KINDS = ("lor", "lad", "ser", "fat", "mot", "dau", "dog")


@cache
def best(counts: tuple[int, ...], side: int) -> int:
    """The most that these tiles are worth, by trying every set or none."""
    left = dict(zip(KINDS, counts, strict=True))
    found = sum(SINGLE.get(kind, (0, 0))[side] * number for kind, number in left.items())
    for kinds, values in SETS:
        if all(left[kind] for kind in kinds):
            rest = tuple(number - (kind in kinds) for kind, number in left.items())
            found = max(found, values[side] + best(rest, side))
    return found


def searched(loot: Pieces, side: int) -> int:
    stones = loot.count("sto")
    stone = 6 if stones == 1 or side else 2
    sets = best(tuple(loot.count(kind) for kind in KINDS), side)
    return 3 * loot.count("coi") + stone * stones + 10 * loot.count("cof") + sets


@pytest.mark.sampled
def test_every_loot_of_up_to_nine_tiles_against_a_plain_search():
    """All that score, from what exists, in the ordinary run up to seven; Cat, Chest and Web are never loot."""
    kinds = (*KINDS, "coi", "sto", "cof")
    tried = 0
    for size in range(10 if HEAVY else 8):
        for loot in combinations_with_replacement(kinds, size):
            if any(loot.count(kind) > ALL_TILES.count(kind) for kind in set(loot)):
                continue
            tried += 1
            assert worth(loot, 10, is_vampire=False) == searched(loot, 0), loot
            assert worth(loot, 10, is_vampire=True) == searched(loot, 1), loot
    assert tried > (40_000 if HEAVY else 9_000)


def value(tiles: str, *, vampire: bool = False, coffin: int = 0) -> int:
    return worth(tuple(tiles.split()), coffin, vampire)


def test_values_of_the_rulebook():
    assert [value("coi"), value("sto"), value("sto sto"), value("sto sto sto")] == [3, 6, 4, 6]
    assert [value("sto sto", vampire=True), value("coi", vampire=True)] == [12, 3]
    assert [value("lor"), value("lad"), value("ser"), value("lor lad ser")] == [5, 5, 2, 15]
    assert [value("lor", vampire=True), value("lor lad ser", vampire=True)] == [0, 0]
    assert [value("fat"), value("fat", vampire=True), value("dog"), value("dog", vampire=True)] == [2, 4, 0, 0]
    assert [value("fat mot dau"), value("fat mot dau dog")] == [9, 14]
    assert [value("fat mot dau", vampire=True), value("fat mot dau dog", vampire=True)] == [12, 18]
    assert [value("cof", coffin=8), value("cof", coffin=10), value("cof", coffin=8, vampire=True)] == [8, 10, 8]


@pytest.mark.ruling("VN67")
def test_vn67_trios_count_by_themselves():
    assert value("lor lor lad ser ser") == 15 + 5 + 2
    assert value("fat mot dau dau") == 9 + 2


@pytest.mark.ruling("VN68")
def test_vn68_a_vampires_trio_is_three_singles_but_for_the_dog():
    assert value("fat mot dau", vampire=True) == 3 * value("fat", vampire=True)
    assert value("fat mot dau dog", vampire=True) == 18


@pytest.mark.ruling("VN69")
def test_vn69_one_dog_a_trio():
    assert value("fat mot dau dog dog") == 14
    assert value("fat fat mot mot dau dau dog") == 14 + 9
    assert value("fat fat mot mot dau dau dog dog", vampire=True) == 36
