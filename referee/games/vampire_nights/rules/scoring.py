"""What a loot is worth, to guards and to those who became vampires («TUILES PIÈCE», «FIN DU JEU ET GAGNANT»)."""

from typing import Any, Final

from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_nights.rules.loot import may_be
from referee.games.vampire_nights.rules.pieces import (
    COFFIN,
    COINS,
    DAUGHTER,
    DOG,
    FATHER,
    LADY,
    LORD,
    MOTHER,
    SERVANT,
    STONE,
    TILES,
    Pieces,
)
from referee.games.vampire_nights.rules.state import Seat, State

TIE_BREAKS: Final = ("points", "bites", "tiles")  # fewer of the last two are better
TURNED: Final = 2  # bites with a vampire's face that make a vampire («Se transformer en Vampire», VN36)


def lines_of(loot: Pieces, coffin: int, is_vampire: bool) -> tuple[ScoreLine, ...]:
    """Every line of an account. The Coffin is worth what it was claimed for, to vampires too (VN45, VN46)."""
    coins, stones = loot.count(COINS), loot.count(STONE)
    lords, ladies, servants = (loot.count(kind) for kind in (LORD, LADY, SERVANT))
    family = [loot.count(kind) for kind in (FATHER, MOTHER, DAUGHTER)]
    dogs, coffins = loot.count(DOG), loot.count(COFFIN)
    # VN67: a trio is never worth less than its three; VN69: one Dog a trio.
    hunts = min(lords, ladies, servants)
    families = min(family)
    guarded = min(families, dogs)
    single = sum(family) - 3 * families
    curse = 6 if is_vampire or stones == 1 else 2
    hunt, noble, servant = (0, 0, 0) if is_vampire else (15, 5, 2)
    trio, with_dog, villager = (12, 18, 4) if is_vampire else (9, 14, 2)
    nobles = lords + ladies - 2 * hunts
    return (
        ScoreLine("coins", coins, 3 * coins),
        ScoreLine("stones", stones, curse * stones),
        ScoreLine("coffin", coffins, coffin * coffins),
        ScoreLine("vampire-trios", hunts, hunt * hunts),
        ScoreLine("lords-and-ladies", nobles, noble * nobles),
        ScoreLine("servants", servants - hunts, servant * (servants - hunts)),
        ScoreLine("families-with-dog", guarded, with_dog * guarded),
        ScoreLine("families", families - guarded, trio * (families - guarded)),
        ScoreLine("villagers", single, villager * single),
        ScoreLine("dogs", dogs - guarded, 0),
    )


def worth(loot: Pieces, coffin: int, is_vampire: bool) -> int:
    return sum([line.points for line in lines_of(loot, coffin, is_vampire)])


def role(vampires: int) -> str:
    """What somebody with so many bites with a vampire's face is in the end («Se transformer en Vampire»)."""
    return "vampire" if vampires >= TURNED else "guard"


def roles(state: State) -> tuple[str, ...]:
    """By seat; nothing before the end, because it is hidden until then (VN36)."""
    return tuple(role(seat.vampires) for seat in state.seats) if state.phase == "over" else ()


def is_vampire(seat: Seat) -> bool:
    """Hidden until the end (VN36): before it everybody counts as a guard."""
    return seat.vampires >= TURNED


def counted_loot(seat: Seat) -> Pieces:
    """The loot; while it is not known, the least valuable that it may be."""
    return min(may_be(seat.loot), key=lambda loot: (worth(loot, seat.coffin, is_vampire(seat)), _last_kinds(loot)))


def _last_kinds(loot: Pieces) -> list[int]:
    """Of loots that are worth the same, that with the fewest of the last kinds of the box is shown."""
    return [loot.count(kind) for kind in reversed(TILES)]


def account(seat: Seat) -> tuple[ScoreLine, ...]:
    return lines_of(counted_loot(seat), seat.coffin, is_vampire(seat))


def points(seat: Seat) -> int:
    return sum([line.points for line in account(seat)])


def point_by_point(state: State, number: int) -> list[tuple[str, dict[str, Any], str]]:
    """Every line of a player's points: a message key with its parameters, and the rule it comes from."""
    seat = state.seats[number]
    found = [
        (
            f"why.{line.key}",
            {"number": line.number, "points": line.points, "vampire": is_vampire(seat)},
            RULES[line.key],
        )
        for line in account(seat)
        if line.number
    ]
    found.append(("why.bites", {"bites": seat.bites, "vampires": max(seat.vampires, 0)}, "VN36"))
    found.append(("why.tiles", {"tiles": seat.tiles}, "VN71"))
    return found


RULES: Final = {
    "coins": "coins",
    "stones": "stones",
    "coffin": "VN45",
    "vampire-trios": "VN67",
    "lords-and-ladies": "vampires",
    "servants": "vampires",
    "families-with-dog": "VN69",
    "families": "VN67",
    "villagers": "villagers",
    "dogs": "dogs",
}


def standings(state: State) -> tuple[Standing, ...]:
    """By points, then the fewest bites, then the fewest tiles of the loot (VN71); what stays tied is shared (VN70)."""
    return rank([(points(seat), -seat.bites, -seat.tiles) for seat in state.seats])
