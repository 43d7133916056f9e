"""A hero's walks: typed as cells, or picked step by step; Enter skips them."""

from typing import TYPE_CHECKING

from referee.cli.guide.labels import label, with_other_forms
from referee.engine.ruling import Decision

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


def with_walks(guide: "Guide", decision: Decision, line: str) -> str:
    """The placement with its walks, if it is a hero's and none were typed.

    :raises Refused: if the card cannot lie there anyway.
    """
    words = line.split(" ")
    *_, face, cell = words
    game, state = guide.table.game, guide.table.state
    if not guide.table.play.parse(line) or len(words) < 4:
        return line
    guide.table.judge(line)
    starts = game.walk_choices(state, decision.seat, face, cell) if words[-3] == "place" else {}
    if not starts:
        return line
    points = game.movement_of(face)
    walks: list[str] = []
    while starts and points:
        keys = label(starts)
        guide.tell(guide.env.voice("guide.walk", points=points))
        for key, start in keys.items():
            guide.tell(guide.env.voice("guide.walk-from", key=key, cell=start, villagers=starts[start]))
        answer = guide.ask(guide.env.voice("guide.walk-prompt")).strip()
        if not answer:
            break
        chosen = with_other_forms(keys).get(answer)
        if chosen is None:
            return f"{line} {' '.join([*walks, answer])}"
        path = _path(guide, decision.seat, cell, chosen, points)
        if len(path) > 1:
            walks.append("-".join(path))
            points -= len(path) - 1
            starts[chosen] -= 1
            starts = {one: number for one, number in starts.items() if number}
    return " ".join([line, *walks])


def _path(guide: "Guide", seat: int, hero: str, start: str, points: int) -> list[str]:
    """The cells of one villager's walk, picked one after the other; Enter stops."""
    path = [start]
    while len(path) <= points:
        keys = label(guide.table.game.steps_from(guide.table.state, seat, hero, path[-1]))
        guide.tell("  ".join(f"{key} {cell}" for key, cell in keys.items()))
        answer = guide.ask(guide.env.voice("guide.step-prompt", path="-".join(path))).strip()
        following = with_other_forms(keys).get(answer, answer if answer in keys.values() else None)
        if following is None:
            break
        path.append(following)
    return path
