"""What was left out of an entry, asked for instead of refusing it."""

from collections.abc import Callable

from referee.engine.game import Game
from referee.engine.ruling import Refusal, Refused
from referee.guide.dialogue import Dialogue
from referee.guide.readings import split_name
from referee.show.codes import codes_table
from referee.show.text import sentence
from referee.table.table import Table


def can_be_asked(game: Game, refusal: Refusal) -> bool:
    """Whether one more answer can make the refused entry whole."""
    questions = game.questions()
    return questions is not None and questions.is_missing(refusal)


def with_the_rest(
    talk: Dialogue, table: Table, entry: str, error: Refused, instead: Callable[[str], str] = lambda answer: ""
) -> str:
    """The refused entry with the answer to one more question; or the entry that the answer is instead, if it was typed
    whole.

    :raises Refused: as it was, if there is nothing to ask for.
    :raises Back, Abandoned, Reworded:
    """
    questions, refusal, voice = table.game.questions(), error.refusal, talk.env.voice
    if questions is None or talk.pasted or not questions.is_missing(refusal):
        raise error
    key = f"guide.{refusal.detail}"
    name, words = split_name(entry)
    if voice.knows(key):

        def explain() -> None:
            talk.env.show(codes_table(voice, table.game, refusal.detail or refusal.code, talk.env.width))

        begun = " ".join(words.split()[1:])
        answer = talk.ask_more(voice(key, **refusal.params, player=name, begun=begun), explain=explain)
        if whole := instead(answer):
            return whole
    else:
        answer = talk.choose(sentence(voice(refusal.detail, **refusal.params)), [*refusal.legal])
    return entry[: len(entry) - len(words)] + questions.with_more(table.state, words, refusal, answer)
