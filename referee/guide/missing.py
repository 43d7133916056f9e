"""What was left out of an entry, asked for instead of refusing it."""

from collections.abc import Callable

from referee.engine.game import Game
from referee.engine.keyboards import with_other_forms
from referee.engine.ruling import Refusal, Refused
from referee.engine.usual_parts import telling_of
from referee.guide.dialogue import Dialogue, Keys, option_lines
from referee.guide.readings import split_name
from referee.say import Voice
from referee.show.codes import codes_table
from referee.show.entry import entry_words
from referee.show.labels import label
from referee.show.options import option_words, verb_word
from referee.show.text import fit, plain, sentence, wrap
from referee.table.table import Table


def can_be_asked(game: Game, refusal: Refusal) -> bool:
    """Whether one more answer can make the refused entry whole."""
    questions = game.questions()
    return questions is not None and questions.is_missing(refusal)


def needs_another_before(table: Table, entry: str) -> bool:
    """Whether something must be known before this entry."""
    questions = table.game.questions()
    return questions is not None and questions.before(table.state, entry) is not None


def must_come_before(talk: Dialogue, table: Table, entry: str) -> str:
    """How the entry begins that must come before this one, and why that is so is said; "" where there is none."""
    questions = table.game.questions()
    before = questions.before(table.state, entry) if questions is not None and not talk.pasted else None
    if before is None:
        return ""
    said = talk.env.voice(before.key, **telling_of(table.game).called(before.params))
    talk.about = [plain(line) for line in wrap(f"  {said}", talk.env.width, "  ")]
    return before.entry


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
            kind = refusal.detail or refusal.code
            talk.env.show(codes_table(voice, table.game, kind, talk.env.width, table.state))

        begun, keys = " ".join(words.split()[1:]), label(questions.choices(table.state, refusal))
        told = {key: (_said(voice, table, one), verb_word(voice, one)) for key, one in keys.items()}
        prompt = voice(key, **refusal.params, player=name, begun=begun)
        labels = with_other_forms(keys)
        shown = entry_words(voice, table.game, entry, table.players)
        lines = [*talk.about, plain(fit(f"  {shown.rstrip()} …", talk.env.width)), *option_lines(told, talk.env.width)]
        if not told and voice.knows(note := f"{key}.note"):
            lines += [plain(line) for line in wrap(f"  {voice(note)}", talk.env.width, "  ")]
        answer = talk.ask_more(prompt, lines, Keys(labels), explain=explain)
        answer = labels.get(answer, answer)
        if words and (whole := instead(answer)):  # after a name alone, the answer is what that player did
            return whole
    else:
        answer = talk.choose(sentence(voice(refusal.detail, **refusal.params)), [*refusal.legal])
    return entry[: len(entry) - len(words)] + questions.with_more(table.state, words, refusal, answer)


def _said(voice: Voice, table: Table, choice: str) -> str:
    """What a choice is, in words."""
    return option_words(voice, table.game, table.state, table.pending[0], choice)
