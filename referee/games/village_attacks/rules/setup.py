"""What the header of a record says about this game."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.game import BadValue
from referee.engine.seats import Led
from referee.games.village_attacks.rules.scenarios import SCENARIOS
from referee.games.village_attacks.rules.state import House, Setup
from referee.notation.names import KEYWORDS, folded
from referee.notation.words import Quoted

EDITIONS: Final = ("fr", "en")
HOUSE_RULES: Final = {
    "heart": "zone",  # VA51
    "torch": "moves",  # VA58
    "adjacent": "touching",  # VA29
    "heroes": "each",  # VA144
    "box": "h18",  # VA159
    "troll": "on",
    "cycle": "on",  # day and night
    "capacity": "on",  # VA66
    "tomes": "2",  # VA97
    "exit": "blue",  # VA101
    "yunfakh": "on",  # VA224
}
PLAYERS: Final = range(1, 6)
MONSTERS: Final = range(2, 6)  # VA1
# What lines begin with, or have where a monster or a hero could stand; those of later scenarios too.
_RESERVED: Final = (
    "sheet hero map line gates goals room touch symbols minion fits trapcard ready "
    "first level return drop roll again stay move hit guard keep heal use trap catch seal take pay kill "
    "villagers event order coin defend redirect payers troll spawn card summon "
    "miss heart gate stands falls day night time morale dial xp none stays wound burn slow silence sunder stun over"
)
RESERVED: Final = frozenset((*_RESERVED.split(), *KEYWORDS))
_MONSTER = re.compile(r"(?=.{1,20}$)[^\W\d_][\w']*(?:-[^\W\d_][\w']*)*")
# A zone in any alphabet: a figure typed on another keyboard is no hero.
_ZONE_OR_FIGURE_OR_DICE = re.compile(r"[^\W\d_]{1,3}-?[0-9]{1,2}|[phy][0-9]{0,2}[acdmuv]?|[mrgsctx]+")


class Seat(NamedTuple):
    monster: str
    leader: str = ""  # "" for the player whose turn it is in the list


COUNTED: Final = ("heart", "morale", "dial", "xp")  # what the whole table counts: `= heart 12`


def _players(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) not in PLAYERS:
        raise BadValue("players", "player-count")
    if called := next((name for name in words if folded(name) in COUNTED), None):
        raise BadValue("players", "table-word", name=called, words=", ".join(COUNTED))
    return tuple(map(str, words))


def _scenario(words: Sequence[str]) -> int:
    if len(words) != 1 or words[0] not in map(str, SCENARIOS):
        raise BadValue("scenario", "scenario", known=", ".join(map(str, SCENARIOS)))
    return int(words[0])


def _monsters(words: Sequence[str]) -> tuple[Seat, ...]:
    seats = [Seat(*word.split("@", 1)) for word in words]
    names = [seat.monster.lower() for seat in seats]
    if len(names) not in MONSTERS:
        raise BadValue("monsters", "monster-count")
    if len({*names}) < len(names):
        raise BadValue("monsters", "same-monster")
    if wrong := next((name for name in names if not may_be_called(name)), None):
        raise BadValue("monsters", "monster-name", name=wrong)
    return tuple([Seat(name, seat.leader) for name, seat in zip(names, seats, strict=True)])


def may_be_called(name: str) -> bool:
    """What a monster or a hero may be called: nothing like a zone, a figure, a word of dice, or a verb."""
    if name in RESERVED or _ZONE_OR_FIGURE_OR_DICE.fullmatch(name):
        return False
    return _MONSTER.fullmatch(name) is not None


def _edition(words: Sequence[str]) -> str:
    if len(words) != 1 or words[0].lower() not in EDITIONS:
        raise BadValue("edition", "edition")
    return words[0].lower()


def _house(words: Sequence[str]) -> House:
    """A closed list of NAME VALUE pairs, each name once."""
    pairs = {name.lower(): value.lower() for name, value in zip(words[::2], words[1::2], strict=False)}
    if len(pairs) * 2 != len(words) or any(HOUSE_RULES.get(name) != value for name, value in pairs.items()):
        raise BadValue("house", "house")
    return House(**pairs)


def _begins(words: Sequence[str]) -> int:
    if len(words) != 1 or not re.fullmatch(r"[1-9][0-9]?", words[0], re.ASCII):
        raise BadValue("begins", "begins")
    return int(words[0])


HEADER: Final = {
    "edition": _edition,
    "scenario": _scenario,
    "players": _players,
    "monsters": _monsters,
    "house": _house,
    "begins": _begins,
}


def make_setup(values: Mapping[str, Any]) -> Setup:
    """The setup from the header's values by key.

    :raises BadValue: if one is missing, or nobody leads a monster.
    """
    for key in ("scenario", "players", "monsters"):
        if key not in values:
            raise BadValue(key, "missing")
    people, others = values["players"], {key: value for key, value in values.items() if key != "monsters"}
    return Setup(**{**others, "people": people, "players": _led(people, values["monsters"])})


def _led(people: tuple[str, ...], seats: tuple[Seat, ...]) -> tuple[Led, ...]:
    """The monsters with who leads each: the n-th by the n-th player, unless it is said."""
    known = {folded(name): name for name in people}
    if called := next((name for name in people if folded(name) in [folded(seat.monster) for seat in seats]), None):
        raise BadValue("players", "like-a-monster", name=called)
    led = []
    for place, (monster, leader) in enumerate(seats):
        if not leader and place >= len(people):
            raise BadValue("monsters", "no-leader", name=monster)
        if leader and folded(leader) not in known:
            raise BadValue("monsters", "leader", name=leader)
        led.append(Led(monster, known[folded(leader)] if leader else people[place], "monster"))
    if idle := next((name for name in people if name not in [one.leader for one in led]), None):
        raise BadValue("players", "no-monster", name=idle)
    return tuple(led)


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    """The header's words by key, in the order in which they are written."""
    own = [*setup.people, *[""] * len(setup.players)]
    led = [seat for seat in setup.players if isinstance(seat, Led)]
    house = [word for name, value in setup.house._asdict().items() if value for word in (name, value)]
    header: dict[str, tuple[str, ...]] = {
        "edition": (setup.edition,),
        "scenario": (str(setup.scenario),),
        "players": setup.people,
        "monsters": tuple(
            [
                one.written if one.leader == own[at] else Quoted(f"{one.written}@{one.leader}")
                for at, one in enumerate(led)
            ]
        ),
        "house": tuple(house),
        "begins": (str(setup.begins),) if setup.begins > 1 else (),
    }
    return {key: words for key, words in header.items() if words}
