"""The walks that a card allows: whole ones by a key, the best first, or typed as cells; Enter ends them."""

from referee.engine.keyboards import with_other_forms
from referee.engine.ruling import Decision, Refused
from referee.engine.usual_parts import prompts_of
from referee.guide.asked import Back
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue, Keys, option_lines, question_lines
from referee.guide.faults import fault_in, show_refusal
from referee.guide.situation import Situation
from referee.show.labels import label
from referee.show.text import plain, wrap

MOST = 9  # one key each


def walks_for(talk: Dialogue, now: Situation, decision: Decision, entry: str, words: list[str]) -> str:
    """What is to be added to a placement, if the card lets pieces walk and no walks were typed with it.

    :raises Refused: if the card cannot lie there anyway.
    """
    walking = now.game.walks()
    if len(words) != 3 or walking is None:
        return ""
    now.table.judge(entry)
    _, face, cell = words
    voice, chosen = talk.env.voice, list[str]()
    retry = None
    while options := walking.best_walks(now.state, decision.player, face, cell, chosen):
        keys, points = label(options[:MOST]), walking.points_left(face, chosen)
        told = {key: (voice(one.key, **one.params), one.code) for key, one in keys.items()}
        asked = [
            *question_lines(
                voice("guide.walk-after" if chosen else "guide.walk", points=points, walks=chosen), talk.env.width
            ),
            *option_lines(told, talk.env.width),
        ]
        if others := options[MOST:]:
            told_others = voice("guide.walk-others", number=len(others), example=others[0].code)
            asked += [plain(line) for line in wrap(f"     {told_others}", talk.env.width, "     ")]
        labels = with_other_forms(keys)
        prompt = voice("guide.walk-more" if chosen else "guide.walk-prompt", points=points, example=options[0].code)
        talk.preview = now.table.judge(" ".join([entry, *chosen])).after
        try:
            answer = talk.ask_more(prompt, asked, Keys(labels), retry, enter_decides=True)
        except Back:
            if not chosen:
                raise
            chosen.pop()
            retry = None
            continue
        finally:
            talk.preview = None
        if not answer:
            break
        picked = labels.get(answer)
        if picked is not None:
            chosen.append(picked.code)
            retry = None
            continue
        try:  # typed as cells: all the walks to come
            typed = prompts_of(now.game).expand(
                now.state, decision, f"{face} {cell} {answer}", {}, lambda word, _: word
            )
            more = typed.split()[len(words) :]
            now.table.judge(" ".join([entry, *chosen, *more]))
            chosen += more
            break
        except Refused as error:
            at = fault_in(answer, error.refusal)
            show_refusal(talk.env, error, answer, at)
            retry = Retry(answer, at)
    return "".join(f" {walk}" for walk in chosen)
