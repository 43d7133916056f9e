"""A game for tests alone, whose rules were revised twice: stones are taken off a heap until it is empty.

Under rules 1 a player takes 1 to 3 stones, each worth a point. Under rules 2, taking as many as the player before is
worth one point more. Under rules 3, besides, nobody takes 3.
"""

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.game import BadValue, Game
from referee.engine.ruling import Decision, Events, refuse
from referee.engine.standings import ScoreLine, Standing, rank
from referee.engine.view import Board
from referee.notation.words import expect_end, expect_number

HEAP: Final = 12


class Setup(NamedTuple):
    players: tuple[str, ...]
    order: tuple[str, ...] = ()
    edition: str = "fr"
    rules: int = 1


class State(NamedTuple):
    setup: Setup
    seats: tuple[int, ...]  # points
    heap: int = HEAP
    last: int = 0
    round: int = 1
    phase: str = "setup"
    attack: str = ""
    forced: tuple[Any, ...] = ()


class Take(NamedTuple):
    player: int
    number: int


def same_number_brings_one_more(setup: Setup) -> bool:
    return setup.rules >= 2


def most(setup: Setup) -> int:
    return 2 if setup.rules >= 3 else 3


def _take(player: int, words: list[str], start: int) -> Take:
    number = expect_number(words, start)
    expect_end(words, start + 1)
    return Take(player, number)


def _edition(words: Sequence[str]) -> str:
    if tuple(words) not in (("fr",), ("ru",)):
        raise BadValue("edition", "edition")
    return words[0]


REVISIONS: dict[int, str] = {
    1: "the first rules",
    2: "as many stones as the player before are worth one point more",
    3: "nobody takes 3 stones",
}
HEADER = {"players": tuple, "order": tuple, "edition": _edition}
VERBS = {"take": _take}
TABLE_RULINGS: dict[str, Any] = {}
COUNTS = ("points",)
TIE_BREAKS: tuple[str, ...] = ()


def make_setup(values: Mapping[str, Any]) -> Setup:
    return Setup(**values)


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    keys = {"edition": (setup.edition,), "players": setup.players, "order": setup.order}
    return {key: words for key, words in keys.items() if words}


def begin(setup: Setup) -> State:
    return State(setup, (0,) * len(setup.players))


def judge(state: State, action: Take, events: Events = None) -> State:
    if state.phase == "over":
        refuse("not-your-phase", "record", "not-your-phase")
    if not 1 <= action.number <= min(most(state.setup), state.heap):
        refuse("no-such-step", "record", "nothing-to-undo")
    points = action.number + (same_number_brings_one_more(state.setup) and action.number == state.last)
    seats = [*state.seats]
    seats[action.player] += points
    heap = state.heap - action.number
    return state._replace(seats=tuple(seats), heap=heap, last=action.number, phase="setup" if heap else "over")


def repeats(state: State, action: Take) -> bool:
    return False


def pending(state: State) -> tuple[Decision, ...]:
    return () if state.phase == "over" else (Decision(0, "start", "record"),)


def is_table_ruling(action: Any) -> bool:
    return False


def write(action: Take, state: State) -> list[str]:
    return ["take", str(action.number)]


def count(state: State, seat: int, what: str) -> int:
    return state.seats[seat]


def standings(state: State) -> tuple[Standing, ...]:
    return rank([(points,) for points in state.seats])


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return ()


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    return {}


def boards(state: State, offers: Any = None, ruled: Any = frozenset()) -> list[Board]:
    return []


def snapshot(state: State) -> dict[str, Any]:
    points = dict(zip(state.setup.players, state.seats, strict=True))
    return {"round": 1, "phase": state.phase, "heap": state.heap, "points": points}


SETTABLE = ("players", "order", "edition", "rules")
ENGLISH: dict[str, str] = {}


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))


def ruling_lasts(then: State, now: State) -> bool:
    return True


def point_by_point(state: State, seat: int) -> list[Any]:
    return []


def setup_data(setup: Setup) -> dict[str, str]:
    return {"edition": setup.edition}


def stretch(state: State) -> int:
    return 1


def roles(state: State) -> tuple[str, ...]:
    return ()


def file(name: str) -> bytes:
    raise FileNotFoundError(name)


def itself() -> Any:
    return sys.modules[__name__]


GAME = Game("stones", itself, itself, itself, itself)
