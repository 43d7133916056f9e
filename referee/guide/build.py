"""Cards put together by questions, for those who never saw the notation."""

from collections.abc import Callable, Sequence

from referee.engine.card_parts import Cards, FacePart
from referee.engine.keyboards import by_place, with_other_forms
from referee.guide.asked import Back, Reworded
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue, Keys, question_lines
from referee.say import Voice

DIGITS = "0123456789"


Built = list[list[str]]  # the answers so far: the parts of every face


def build(talk: Dialogue, cards: Cards, group: str, number: int, player: Callable[[Voice], str], faces: Built) -> str:
    """So many faces of a group, asked for part by part; `back` goes back one answer. Where faces were built before, the
    last answer is asked for again.

    :raises Back: at the first question.
    :raises Abandoned:
    """
    if faces:
        faces[-1].pop()
    else:
        faces.append([])
    while True:
        parts = faces[-1]
        part = cards.next_part(parts, group)
        if part is None and len(faces) == number:
            return " ".join(cards.complete_face(face, group) or face for face in map("".join, faces))
        if part is None:
            faces.append([])
            continue
        voice = talk.env.voice
        so_far = " ".join(map("".join, faces)) + "…"
        key = "guide.build" if number == 1 else "guide.build-several"
        heading = voice(key, player=player(voice), number=len(faces), most=number, face=so_far)
        try:
            parts.append(_answer(talk, part, "".join(parts), heading))
        except Reworded:
            continue
        except Back:
            if not parts and len(faces) > 1:
                faces.pop()
            if not faces[-1]:
                raise
            faces[-1].pop()


def _answer(talk: Dialogue, part: FacePart, begun: str, heading: str) -> str:
    voice = talk.env.voice
    if not part.options:
        return _digits(talk, voice(part.key), part.digits, heading)
    said = {voice(key): code for code, key in part.options}
    notes = {text: f"{begun}{code}" if code else "" for text, code in said.items()}
    words = {word: text for text, code in said.items() for word in _typed_for(code, notes[text])}
    return said[talk.choose(voice(part.key), [*said], notes, words, heading=heading)]


def _typed_for(code: str, whole: str) -> Sequence[str]:
    return tuple(filter(None, (code, code.removeprefix(":"), whole)))


def _digits(talk: Dialogue, question: str, number: int, heading: str) -> str:
    """So many digits; the last one answers at once."""
    voice, retry = talk.env.voice, None
    one = with_other_forms({digit: digit for digit in DIGITS})

    def whole(text: str) -> bool:
        return len(text) == number and all(sign in one for sign in text)

    keys = Keys(one if number == 1 else {}, whole=whole)
    while True:
        answer = talk.ask_more(question, question_lines(heading, talk.env.width), keys, retry)
        if whole(answer):
            return by_place(answer)
        retry = Retry(answer)
        talk.tell(voice("guide.digits", word=answer, number=number), "bad")
