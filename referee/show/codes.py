"""The codes that are typed, as a small table in words."""

from collections.abc import Sequence
from typing import Any

from referee.engine.game import Game
from referee.engine.parts import CodeGroup
from referee.say import Voice
from referee.show.entry import example_words
from referee.show.text import Line, pad, plain, width, wrap


def codes_table(voice: Voice, game: Game, kind: str = "", columns: int = 80, state: Any = None) -> list[Line]:
    """All codes that an answer to that kind of decision is made of, or that the game has; nothing if it has none."""
    codes = game.codes()
    return [line for group in (codes.codes_for(kind, state) if codes else ()) for line in _group(voice, group, columns)]


def _group(voice: Voice, group: CodeGroup, columns: int) -> list[Line]:
    """A heading, and below it each code with its words; side by side where there is room."""
    heading = [plain(line, "strong") for line in wrap("  " + voice(group.key), columns, "    ")]
    codes = [(example_words(voice, code), key) for code, key in group.codes]
    widest = max(width(code) for code, _ in codes)
    texts = [f"{pad(code, widest)}  {voice(key)}" for code, key in codes]
    return [*heading, *(plain(line) for line in _side_by_side(texts, columns, widest + 2))]


def _side_by_side(texts: Sequence[str], columns: int, hanging: int) -> list[str]:
    """In as many columns as fit, read downwards; a text that is too long for one goes on below."""
    each = max(map(width, texts)) + 2
    number = min(len(texts), max(1, (columns - 4) // each))
    if number == 1:
        return [line for text in texts for line in wrap("    " + text, columns, " " * (4 + hanging))]
    rows = -(-len(texts) // number)
    return ["    " + "".join(pad(one, each) for one in texts[row::rows]).rstrip() for row in range(rows)]
