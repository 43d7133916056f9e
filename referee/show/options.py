"""What an option will do, in as many words as there is room for."""

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
