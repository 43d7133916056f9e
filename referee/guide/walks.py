"""The walks that a card allows: typed as cells, or picked step by step; Enter skips them."""

from referee.engine.keyboards import with_other_forms
from referee.engine.parts import Walks, prompts_of
from referee.engine.ruling import Decision, Refused
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue
from referee.guide.faults import fault_in, show_refusal
from referee.guide.situation import Situation
from referee.show.labels import label


def walks_for(talk: Dialogue, now: Situation, decision: Decision, entry: str, words: list[str]) -> str:
    """What is to be added to a placement, if the card lets pieces walk and no walks were typed with it.

    :raises Refused: if the card cannot lie there anyway.
    """
    if len(words) != 3:
        return ""
    now.table.judge(entry)
    _, face, cell = words
    prompts, state, voice = prompts_of(now.game), now.state, talk.env.voice
    walking = now.game.walks()
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
            talk.tell(voice("guide.walk", points=points, who=who))
        prompt = voice("guide.walk-prompt")
        answer = talk.ask_more(prompt, retry).strip()
        if not answer:
            break
        start = with_other_forms(keys).get(answer)
        try:
            if start is None:  # typed as cells: all walks at once
                typed = prompts.expand(state, decision, f"{face} {cell} {answer}", {}, lambda word, group: word)
                more = typed.removeprefix(" ".join(words))
                now.table.judge(entry + walks + more)
                return walks + more
            path = _path(talk, now, walking, decision.player, cell, start, points)
        except Refused as error:
            at = fault_in(answer, error.refusal)
            show_refusal(talk.env, error, answer, at, prompt)
            retry = Retry(answer, at)
            continue
        retry = None
        if len(path) > 1:
            walks += " " + "-".join(path)
            points -= len(path) - 1
            starts[start] -= 1
            starts = {one: number for one, number in starts.items() if number}
    return walks


def _path(talk: Dialogue, now: Situation, walking: Walks, seat: int, laid: str, start: str, points: int) -> list[str]:
    """The cells of one piece's walk, picked one after the other; Enter stops."""
    path = [start]
    while len(path) <= points:
        keys = label(walking.steps_from(now.state, seat, laid, path[-1]))
        talk.tell("  ".join(f"{key} {cell}" for key, cell in keys.items()))
        answer = talk.ask_more(talk.env.voice("guide.step-prompt", path="-".join(path))).strip()
        following = with_other_forms(keys).get(answer, answer if answer in keys.values() else None)
        if following is None:
            break
        path.append(following)
    return path
