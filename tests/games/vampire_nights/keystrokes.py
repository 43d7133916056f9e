"""How many keys a game takes at the prompt: `python -m tests.games.vampire_nights.keystrokes [RECORD]`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from referee.guide.session import Guide
from tests.games import typed
from tests.games.typed import Figures, Typed
from tests.places import ROOT

DEFAULT = ROOT / "tests/games/vampire_nights/recorded" / "garden.referee"
MOST = {"turn": 5, "answer": 1, "loot": 1, "step out": 3, "entry": 5}
KINDS = {
    **dict.fromkeys(("move", "use", "pass", "claim", "skip"), "turn"),
    "reveal": "reveal",
    "guards": "guards",
    "first": "first",
    "answer": "answer",
    "loot": "loot",
    "show": "show",
}


def ways(guide: Guide, line: str) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood."""
    yield line
    if line[0] in "=!" or line.split()[0] in ("undo", "redo", "set", "note"):
        return
    name, verb, *rest = line.split()
    if verb == "first":
        yield from (name[:length] for length in range(1, len(name) + 1))
    yield from (key for key, offer in guide.now.offers.items() if offer.option == " ".join(rest) and key.isascii())
    if verb == "guards":
        bodies = [f"{''.join(rest[:2])} {item}".strip() for item in _starts(rest[2]) if len(rest) > 2]
    elif verb == "use":
        bodies = [" ".join(way) for way in product(_starts(rest[0]), *map(_starts, rest[1:]))] + _starts(rest[0])
    else:
        bodies = [" ".join(way) for way in product(*map(_starts, rest))]
        bodies += [f"p {body}".strip() for body in [*bodies, ""]] if verb == "pass" else []
        bodies += ["s", "c"] if verb in ("skip", "claim") else []
        bodies += ["".join(rest)] if verb == "reveal" else []
    for body in bodies:
        yield body
        yield from (f"{name[:length]} {body}" for length in range(1, len(name) + 1))


def _starts(word: str) -> list[str]:
    """The ways to type a word: its starts, and a step without its hyphen or without its beginning."""
    if "-" in word:
        return [word, word.replace("-", ""), word.split("-")[1]]
    return [word[:length] for length in range(1, len(word) + 1)] if word.isalpha() else [word]


def figures(entries: Sequence[Typed]) -> Figures:
    """By kind; a line for what only ends a turn is none."""
    number: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for one in entries:
        verb = one.line.split()[1] if one.line[0] not in "=!" and len(one.line.split()) > 1 else ""
        kind = "step out" if one.prompt.endswith(", step> ") else KINDS.get(verb, "other")
        for what in (kind, "entry"):
            number[what] += 1
            keys[what] += one.presses
    return {what: (number[what], keys[what]) for what in sorted(number, key=lambda one: one == "entry")}


def measure(record: Path) -> Figures:
    return typed.measure(record, ways, figures)


if __name__ == "__main__":
    typed.main("vampire_nights", DEFAULT, MOST, measure)
