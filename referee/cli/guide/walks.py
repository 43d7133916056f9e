"""A hero's walks: typed as cells, or picked step by step; Enter skips them."""

from typing import TYPE_CHECKING

from referee.cli.guide.asker import Retry
from referee.cli.guide.faults import fault_in
from referee.cli.guide.labels import label
from referee.engine.keyboards import with_other_forms
from referee.engine.parts import Walks, prompts_of
from referee.engine.ruling import Decision, Refused

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


def walks_for(guide: "Guide", decision: Decision, entry: str, words: list[str]) -> str:
    """What is to be added to a placement, if it is a hero's and no walks were typed with it.

    :raises Refused: if the card cannot lie there anyway.
    """
    if len(words) != 3:
        return ""
    guide.table.judge(entry)
    _, face, cell = words
    prompts, state, voice = prompts_of(guide.table.game), guide.table.state, guide.env.voice
    walking = guide.table.game.walks()
    if walking is None:
        return ""
    starts = walking.walk_choices(state, decision.player, face, cell)
    points = walking.movement_of(face)
    walks = ""
    retry = None
    while starts and points:
        keys = label(starts)
        if retry is None:
            who = ", ".join(f"{key} {start} ●{starts[start]}" for key, start in keys.items())
            guide.tell(voice("guide.walk", points=points, who=who))
        prompt = voice("guide.walk-prompt")
        answer = guide.ask_more(prompt, retry).strip()
        if not answer:
            break
        start = with_other_forms(keys).get(answer)
        try:
            if start is None:  # typed as cells: all walks at once
                typed = prompts.expand(state, decision, f"{face} {cell} {answer}", {}, lambda word, group: word)
                more = typed.removeprefix(" ".join(words))
                guide.table.judge(entry + walks + more)
                return walks + more
            path = _path(guide, walking, decision.player, cell, start, points)
        except Refused as error:
            at = fault_in(answer, error.refusal)
            guide.refuse(error, answer, at, prompt)
            retry = Retry(answer, at)
            continue
        retry = None
        if len(path) > 1:
            walks += " " + "-".join(path)
            points -= len(path) - 1
            starts[start] -= 1
            starts = {one: number for one, number in starts.items() if number}
    return walks


def _path(guide: "Guide", walking: Walks, seat: int, hero: str, start: str, points: int) -> list[str]:
    """The cells of one villager's walk, picked one after the other; Enter stops."""
    path = [start]
    while len(path) <= points:
        keys = label(walking.steps_from(guide.table.state, seat, hero, path[-1]))
        guide.tell("  ".join(f"{key} {cell}" for key, cell in keys.items()))
        answer = guide.ask_more(guide.env.voice("guide.step-prompt", path="-".join(path))).strip()
        following = with_other_forms(keys).get(answer, answer if answer in keys.values() else None)
        if following is None:
            break
        path.append(following)
    return path
