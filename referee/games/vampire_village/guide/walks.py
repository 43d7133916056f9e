"""The walks that a hero allows when it is laid: whole ones, the best first."""

from collections.abc import Mapping, Sequence

from referee.engine.parts import WalkOption
from referee.games.vampire_village.rules.actions import Walk
from referee.games.vampire_village.rules.cards import Card, read_card
from referee.games.vampire_village.rules.cells import NEIGHBOURS, reading_order
from referee.games.vampire_village.rules.editions import scores_on_heroes
from referee.games.vampire_village.rules.state import State, Village
from referee.games.vampire_village.rules.writing import write_walk
from referee.games.vampire_village.words.reading import read_walk


def points_left(face: str, chosen: Sequence[str]) -> int:
    card = read_card(face)
    return (card.movement if card else 0) - sum(one.cost() for one in map(read_walk, chosen))


def best_walks(state: State, seat: int, face: str, cell: str, chosen: Sequence[str]) -> list[WalkOption]:
    """The walks still to be had when that card is laid there, by the shortest way and all who can go; the best first:
    to buildings before heroes, there to where most then stand, then whoever has the shorter way."""
    card, village, walked = read_card(face), state.seats[seat].village, [*map(read_walk, chosen)]
    points = points_left(face, chosen)
    if card is None or points < 1:
        return []
    standing = {one: spot.villagers for one, spot in village.items()} | {cell: 0}
    free = {one: standing[one] for one in NEIGHBOURS[cell] if one in village}  # who walked already walks no more
    for one in walked:
        free[one.cells[0]] -= one.villagers
        standing[one.cells[0]] -= one.villagers
        standing[one.cells[-1]] += one.villagers
    left = {one.cells[0] for one in walked}
    found = []
    for start in (one for one, villagers in free.items() if villagers):
        for path in _ways(standing, start, points):
            if path[-1] not in left:  # nobody goes back to where others just came from
                most = min(free[start], points // (len(path) - 1))
                found += [(path, number, number == most) for number in range(most, 0, -1)]
    hero = {one: spot.card.is_hero for one, spot in village.items()} | {cell: card.is_hero}

    def rank(walk: tuple[list[str], int, bool]) -> tuple[object, ...]:
        path, number, all_who_can = walk
        end = path[-1]
        return (
            not all_who_can,
            hero[end],
            -(standing[end] + number),
            len(path),
            reading_order(path[0]),
            reading_order(end),
        )

    scores = scores_on_heroes(state.setup.edition)
    return [_option(village, card, cell, standing, path, number, scores) for path, number, _ in sorted(found, key=rank)]


def _ways(standing: Mapping[str, int], start: str, points: int) -> list[list[str]]:
    """The shortest way from a card to every other that can be reached."""
    ways = {start: [start]}
    ends = [start]
    for _ in range(points):
        reached = {beside: one for one in reversed(ends) for beside in NEIGHBOURS[one] if beside in standing}
        ends = [beside for beside in reached if beside not in ways]
        ways |= {beside: [*ways[reached[beside]], beside] for beside in ends}
    return [way for end, way in ways.items() if end != start]


def _option(
    village: Village, card: Card, cell: str, standing: Mapping[str, int], path: list[str], number: int, scores: bool
) -> WalkOption:
    end = path[-1]
    face = card.face if end == cell else village[end].card.face
    params = {"number": number, "start": path[0], "cell": end, "face": face, "there": standing[end] + number}
    key = "walk.to" if end != cell else "walk.onto-hero" if scores else "walk.onto-hero-unscored"
    return WalkOption(write_walk(Walk((*path,), number)), key, params)
