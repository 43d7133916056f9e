"""What was left out of an entry, asked for instead of refusing it."""

from typing import TYPE_CHECKING

from referee.cli.guide.readings import split_name
from referee.engine.ruling import Refusal, Refused
from referee.show.text import sentence

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


def can_be_asked(guide: "Guide", refusal: Refusal) -> bool:
    """Whether one more answer can make the refused entry whole."""
    questions = guide.table.game.questions()
    return questions is not None and questions.is_missing(refusal)


def with_the_rest(guide: "Guide", entry: str, error: Refused) -> str:
    """The refused entry with the answer to one more question.

    :raises Refused: as it was, if there is nothing to ask for or no answer.
    """
    questions, refusal = guide.table.game.questions(), error.refusal
    if questions is None or guide.pasted or not can_be_asked(guide, refusal):
        raise error
    key = f"guide.{refusal.detail}"
    if guide.env.voice.knows(key):
        answer = guide.ask_more(guide.env.voice(key, **refusal.params)).strip()
    else:
        answer = guide.choose(sentence(guide.env.voice(refusal.detail, **refusal.params)), [*refusal.legal]) or ""
    if not answer:
        raise error
    _, words = split_name(entry)
    return entry[: len(entry) - len(words)] + questions.with_more(guide.table.state, words, refusal, answer)
