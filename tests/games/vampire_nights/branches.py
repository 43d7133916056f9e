"""The branches of the game that recorded games must show, each as a question to the course of one."""

from typing import Any

from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from tests.games.recording import Branch, Course, told


def _entered(code: str) -> Branch:
    return lambda course: any(params["tile"] == code for params in course.params("moved"))


USED = {"gar": "protected", "mas": "swapped", "mag": "fetched"}


def _used(code: str) -> Branch:
    """Played by itself; Stake and Cross also as an answer."""
    if code in ("mir", "jum", "clo"):
        moves = ("moved", "moved-bare", "moved-garden")
        return lambda course: any(params["item"] == code for key in moves for params in course.params(key))
    return told(USED.get(code, f"used-{code}"))


def _keys(course: Course) -> tuple[Any, Any]:
    first, second = course.standings()[:2]
    return first, second


def by_bites(course: Course) -> bool:
    first, second = _keys(course)
    return bool(first["points"] == second["points"] and first["bites"] < second["bites"])


def by_tiles(course: Course) -> bool:
    first, second = _keys(course)
    same = first["points"] == second["points"] and first["bites"] == second["bites"]
    return bool(same and first["tiles"] < second["tiles"])


BRANCHES: dict[str, Branch] = {
    **{f"night ends: {how}": told(f"night-falls-{how}") for how in ("garden", "passed", "skipped")},
    **{f"room: {code}": _entered(code) for code in TILES},
    **{f"item: {code}": _used(code) for code in ITEMS},
    "skip is said": told("skipped"),
    "a forced step is withdrawn": told("withdrawn"),
    "stake as an answer": told("staked"),
    "cross as an answer": told("repelled"),
    "cloak in the garden": told("slipped"),
    "coffin for 8": lambda course: any(params["value"] == 8 for params in course.params("claimed")),
    "coffin for 10": lambda course: any(params["value"] == 10 for params in course.params("claimed")),
    "the cat is paid": told("cat-paid"),
    "the cat leaves with nothing": told("cat-left"),
    "a turn lost to the web": told("web-lost"),
    "the web and the last guard": told("web-broken"),
    "out of a crowd": told("stepped-out"),
    "items reshuffled": told("items-reshuffled"),
    "rooms reshuffled": told("rooms-reshuffled"),
    "bitten without a bite card left": lambda course: any(not params["card"] for params in course.params("bitten")),
    "won by points": lambda course: _keys(course)[0]["points"] > _keys(course)[1]["points"],
    "won by the fewest bites": by_bites,
    "won by the fewest tiles": by_tiles,
    "victory shared": lambda course: len(course.table.snapshot()["winners"]) > 1,
    "won by a vampire": lambda course: bool(_keys(course)[0]["vampire"]),
    "won by a guard": lambda course: not _keys(course)[0]["vampire"],
    "loot shown at the end": lambda course: any("show" in text and len(text.split()) > 3 for text in course.texts),
    "house secret last": lambda course: course.table.play.setup.house.secret == "last",
    "house crossbow discard": told("used-bow-discarding"),
    "pieces removed": lambda course: len(course.table.play.setup.tiles) < 54,
    "undo and redo": lambda course: {"undo", "redo"} <= set(course.texts),
    "ruled by the table": lambda course: bool(course.table.overruled()),
    **{f"{number} players": lambda course, n=number: len(course.table.players) == n for number in (2, 3, 4)},  # type: ignore[misc]
}
