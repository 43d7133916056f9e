"""What an option will do, in as many words as there is room for."""

from collections.abc import Sequence
from typing import Any

from referee.engine.game import Game
from referee.engine.parts import prompts_of
from referee.engine.ruling import Decision
from referee.say import Voice
from referee.say.cards import NAMELESS, Names, tell
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


def verb_word(voice: Voice, verb: str) -> str:
    """A verb of the notation as people say it; they may type it, too."""
    key = f"verb.{verb}"
    return voice(key) if voice.knows(key) else verb
