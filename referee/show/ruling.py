"""What is said of a table: a ruling, where the game stands, and what must be told or decided next."""

from collections.abc import Mapping
from typing import Any

from referee.engine.game import Game
from referee.engine.ruling import Decision
from referee.engine.usual_parts import telling_of
from referee.say import Voice
from referee.say.cards import NAMELESS, Names, tell
from referee.say.tell import asked_of, event_line, key_for
from referee.show.entry import entry_words
from referee.show.ledger import change_lines
from referee.show.options import options_said
from referee.show.score import winner_lines
from referee.show.text import Line, plain, wrap
from referee.table.ledger import changes
from referee.table.play import Play
from referee.table.table import Ruling, Table


def ruling_lines(voice: Voice, table: Table, ruling: Ruling, columns: int, names: Names = NAMELESS) -> list[Line]:
    """The line as it was written, what happened and why, what changed."""
    players = ruling.after.setup.players
    text = entry_words(voice, table.game, ruling.text, ruling.before.setup.players)
    if ruling.repeat:
        return _wrapped(voice("repeated", text=text), columns)
    written = voice("written", number=ruling.number, text=text)
    lines = [plain(line, "strong") for line in wrap(written, columns)]
    below = " " * len(f"{ruling.number}  ")
    for event in telling_of(table.game).told(ruling.events):
        if text := event_line(voice, event, players, names):
            lines += _wrapped(below + text, columns)
    changed = changes(table.game, ruling.before, ruling.after, ruling.seats)
    told = change_lines(voice, changed, players, columns - len(below))
    return lines + [plain(below + line, "good") for line in told]


def next_lines(voice: Voice, table: Table, columns: int, names: Names = NAMELESS, *, every: bool = False) -> list[Line]:
    """Where the game stands and what must be told or decided now, and by whom, or who won; on request with all that may
    be done."""
    if table.outcome is not None:
        return winner_lines(voice, table, columns)
    lines = _wrapped(voice("next", what=stand(voice, table)), columns)
    for decision in table.pending:
        lines += _wrapped("  " + want(voice, table, decision), columns, "strong")
        if decision.options and (decision.listed or decision.shown or every):
            lines += _option_lines(voice, table, decision, columns, names)
    return lines + (_added_lines(voice, table, columns, names) if every else [])


def _option_lines(voice: Voice, table: Table, decision: Decision, columns: int, names: Names) -> list[Line]:
    """A line for each option, what it does and how it is typed; places on the board, which say all, on one line."""
    texts = options_said(voice, table.game, table.state, decision, decision.options, names)
    if not texts:
        return _wrapped("    " + " · ".join(decision.options), columns)
    return [line for text in texts for line in _wrapped("    " + text, columns)]


def _added_lines(voice: Voice, table: Table, columns: int, names: Names) -> list[Line]:
    """What those who are not asked may still do."""
    addressing = table.game.addressing()
    lines = []
    for decision in addressing.also(table.state) if addressing is not None else ():
        if decision.options:
            lines += _wrapped(
                "  " + voice("want.also", player=asked_of(voice, table.players, decision)), columns, "strong"
            )
            lines += _option_lines(voice, table, decision, columns, names)
    return lines


def stand(voice: Voice, table: Table | Play) -> str:
    key = f"stand.{table.state.phase}"
    if not voice.knows(key):
        return str(table.state.phase)
    params = telling_of(table.game).stand_params(table.state)
    return voice(key_for(voice, key, params), **params)


def want(voice: Voice, table: Table, decision: Decision, *, typed: bool = True) -> str:
    return wanted(voice, table.game, table.state, decision, typed=typed)


def wanted(voice: Voice, game: Game, state: Any, decision: Decision, *, typed: bool = True) -> str:
    """What a decision asks for in any position, and how that is typed, where the game says it and there are no keys."""
    player, params = asked_of(voice, state.setup.players, decision), telling_of(game).decision_params(state, decision)
    key = asking(voice, f"want.{decision.kind}", decision, params)
    if not voice.knows(key):
        return voice("want.entry", player=player)
    hint = f"typed.{decision.kind}"
    keys = [key, *[hint] * (typed and voice.knows(hint))]
    return " ".join(tell(voice, one, {"player": player, **params}) for one in keys)


def asking(voice: Voice, key: str, decision: Decision, params: Mapping[str, Any]) -> str:
    """The sentence that asks for a decision; the game's own for one value of a parameter, or where none of what is told
    is left to be told."""
    return f"{key}.zero" if decision.left == 0 and voice.knows(f"{key}.zero") else key_for(voice, key, params)


def _wrapped(text: str, width: int, style: str = "") -> list[Line]:
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return [plain(line, style) for line in wrap(text, width, indent)]
