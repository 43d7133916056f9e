"""What happened in the nights: what each of them brought, who was bitten, who became a vampire."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from referee.draw import figures
from referee.engine.ruling import Said, Whom
from referee.engine.sheet_part import Chapter, Told, Turn
from referee.games.vampire_nights.rules.scoring import roles
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.sheet.tiles import BLOOD, STONE, coins

NIGHT, SPOILS, SHOWN = "#e6eaf5", "#fbf3d2", "#f8e1e6"
BADLY: Final = 3  # so many tiles lost by bites are told


def ends(told: Sequence[Told]) -> list[int]:
    """With which entry each night was over."""
    return [at for at, one in enumerate(told) for event in one.events if event.key == "night-over"]


def night_points(told: Sequence[Told], seat: int) -> list[int]:
    """What a player gained in each night; the last number is what came after, when bites and loot were shown."""
    after = [0, *(told[at].points[seat] for at in ends(told)), *(one.points[seat] for one in told[-1:])]
    return [now - before for before, now in pairwise(after)]


def chapters(told: Sequence[Told]) -> list[Chapter]:
    """Each night: the exploration, then the looting; and what is shown at the end."""
    night, spoils, shown = figures.moon(STONE), coins(), figures.vampire(BLOOD)
    found = [Chapter("exploration", 1, 0, night, NIGHT)]
    for at, one in enumerate(told):
        for event in one.events:
            if event.key.startswith("night-falls"):
                found.append(Chapter("looting", event.params["night"], at, spoils, SPOILS))
            elif event.key == "night-over" and one.phase in ("end", "over"):
                found.append(Chapter("shown", event.params["night"], at, shown, SHOWN))
            elif event.key == "night-over":
                found.append(Chapter("exploration", event.params["night"] + 1, at, night, NIGHT))
    return found


def turning_points(state: State, told: Sequence[Told]) -> list[Turn]:
    """The richest night, who became a vampire, and whom bites cost most."""
    seats, found = range(len(state.seats)), []
    gains = [
        (gained, -night, -seat)
        for seat in seats
        for night, (gained, _) in enumerate(zip(night_points(told, seat), ends(told), strict=False), 1)
    ]
    gained, night, seat = max(gains, default=(0, 0, 0))
    if gained > 0:
        params = {"player": Whom(-seat), "night": -night, "points": gained}
        found.append(Turn(ends(told)[-night - 1], 20, Said("turn.night", params)))
    known = roles(state)
    turned = tuple(Whom(seat) for seat, role in enumerate(known) if role == "vampire")
    if known:
        said = Said("turn.vampires", {"players": turned}) if turned else Said("turn.no-vampire")
        found.append(Turn(len(told) - 1, 15, said))
    lost, at = [0 for _ in seats], 0
    for number, one in enumerate(told):
        for event in one.events:
            if event.key == "bitten" and event.seat is not None and event.params["lost"]:
                lost[event.seat] += event.params["lost"]
                at = number
    if max(lost) >= BADLY:
        seat = lost.index(max(lost))
        found.append(Turn(at, 12, Said("turn.bitten", {"player": Whom(seat), "tiles": lost[seat]})))
    return found
