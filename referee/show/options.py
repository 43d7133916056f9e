"""What an option will do, in as many words as there is room for."""

from collections.abc import Sequence
from typing import Any

from referee.engine.game import Game
from referee.engine.ruling import Decision
from referee.engine.usual_parts import answer_to, prompts_of
from referee.notation.grammar import whose
from referee.say import Voice
from referee.say.cards import NAMELESS, Names, tell
from referee.show.entry import entry_words, verb_key
from referee.show.text import width


def option_words(
    voice: Voice,
    game: Game,
    state: Any,
    decision: Decision,
    option: str,
    names: Names = NAMELESS,
    room: int | None = None,
) -> str:
    """What an option will do, if need be in fewer words: what stands beside them, the option itself, says the rest.
    `room` is how many columns there are."""
    key, params = prompts_of(game).option_said(state, decision, option)
    said = tell(voice, key, params, names)
    return said if room is None or width(said) <= room else tell(voice, key, params, names, short=True)


def options_said(
    voice: Voice, game: Game, state: Any, decision: Decision, options: Sequence[str], names: Names = NAMELESS
) -> list[str]:
    """Each of these options of a decision: what it will do, and how it is typed. None where options say it themselves,
    such as places on the board."""
    said = {one: option_words(voice, game, state, decision, one, names) for one in options}
    if all(option == words for option, words in said.items()):
        return []
    typed = {one: _typed(voice, game, state, decision, one) for one in options}
    return [voice("option.typed", said=words, option=typed[option]) for option, words in said.items()]


def _typed(voice: Voice, game: Game, state: Any, decision: Decision, option: str) -> str:
    """An option as it is typed in the language: the end of its entry."""
    players = state.setup.players
    entry = f"{whose(decision.seat, players)}{answer_to(game, decision, option)}"
    said = entry_words(voice, game, entry, players).split()
    return " ".join(said[-len(option.split()) :])


def legal_said(voice: Voice, game: Game, state: Any, legal: Sequence[str], names: Names = NAMELESS) -> list[str]:
    """The same for what a refusal says is legal, where it is all that somebody must choose from."""
    for decision in game.rules().pending(state):
        if (decision.listed or decision.shown) and legal and {*legal} <= {*decision.options}:
            return options_said(voice, game, state, decision, legal, names)
    return []


def legal_texts(voice: Voice, options: Sequence[str]) -> list[str]:
    """What may be done now, a text for each verb, in the words of the language."""
    found: dict[str, list[str]] = {}
    for option in options:
        verb, _, rest = option.partition(" ")
        found.setdefault(verb, []).extend([rest] if rest else [])
    texts = []
    for verb, several in found.items():
        key = f"guide.legal.{verb}"
        said = verb_word(voice, verb)
        known = key if voice.knows(key) else "guide.legal"
        texts.append(voice(known, verb=said, options=several) if several else said)
    return texts


def verb_word(voice: Voice, verb: str, kind: str = "") -> str:
    """A verb of the notation as people say it, where it answers that kind of question; they may type it, too."""
    key = verb_key(voice, verb, kind)
    return voice(key) if voice.knows(key) else verb
