"""Where in a typed line the fault of a refused entry lies, and showing it there."""

import re
from collections.abc import Sequence
from typing import Final

from referee.cli.environment import Environment
from referee.engine.ruling import Decision, Refusal, Refused
from referee.show.refusal import caret, refusal_lines
from referee.show.text import plain

LIKELIEST: Final = ("word", "cell")  # parameters that name a word of the line, before all others


def fault_in(line: str, refusal: Refusal) -> int | None:
    """The column of the fault in the line as it was typed; None where that is not known.

    A refusal speaks of the whole entry, of which only the end was typed, with its words in the same order.
    """
    params = refusal.params
    if params.get("line") == line:
        column: int = params["column"]
        return column
    starts = [match.start() for match in re.finditer(r"\S+", line)]
    if "column" in params:
        from_the_right = len(params["line"][params["column"] :].split())
        return len(line) if not from_the_right else starts[max(0, len(starts) - from_the_right)]
    for word in (params[key] for key in dict.fromkeys([*LIKELIEST, *params]) if isinstance(params.get(key), str)):
        found = re.search(rf"(?<![\w:-]){re.escape(word)}", line, re.IGNORECASE)
        if found:
            return found.start()
    # A cell given by its key is the last word of a placement.
    return starts[-1] if "cell" in params and len(starts) > 1 else None


def narrowed(error: Refused, asked: Decision | None, players: Sequence[str]) -> Refused:
    """Where any verb of the game could have stood, only those that are open now would have been right; but if somebody
    else is named, or no verb is asked for, it isn't known which."""
    verbs = tuple(dict.fromkeys(option.split()[0] for option in asked.options)) if asked is not None else ()
    if error.refusal.detail != "not-understood.verb" or asked is None or not verbs:
        return error
    first = str(error.refusal.params["line"]).split()[:1]
    others = [name.lower() for seat, name in enumerate(players) if seat != asked.seat]
    unknown = (first and first[0].lower() in others) or not {*verbs} & {*error.refusal.legal}
    return Refused(error.refusal._replace(legal=() if unknown else verbs))


def show_refusal(env: Environment, error: Refused, line: str = "", at: int | None = None) -> None:
    """The line with a caret at the fault, and the reason."""
    columns = env.width
    if at is not None:
        env.show([plain(text) for text in caret(line, at, columns)])
    params = {key: value for key, value in error.refusal.params.items() if key != "column"}
    refusal = error.refusal._replace(params=params)
    env.show([plain(text, "bad") for text in refusal_lines(env.voice, refusal, columns, code=env.debug)])
