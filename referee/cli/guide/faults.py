"""Where in a typed line the fault of a refused entry lies."""

import re
from typing import Final

from referee.engine.ruling import Refusal

CULPRITS: Final = ("word", "cell", "creature", "demon", "face", "start", "hero")  # parameters that name a word


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
    if refusal.code == "not-enough-movement" and (walk := re.search(r"\S+-\S+", line)):
        return walk.start()
    for word in (str(params[key]) for key in CULPRITS if key in params):
        found = re.search(rf"(?<![\w:-]){re.escape(word)}", line, re.IGNORECASE)
        if found:
            return found.start()
    # A cell given by its key is the last word of a placement.
    return starts[-1] if "cell" in params and len(starts) > 1 else None
