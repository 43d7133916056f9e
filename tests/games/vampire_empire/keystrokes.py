"""How many keys a game takes at the prompt: `python -m tests.games.vampire_empire.keystrokes [RECORD]`."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from referee.games.vampire_empire.rules.castle import in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.guide.session import Guide
from tests.games import typed
from tests.games.typed import Figures, Typed
from tests.places import ROOT

RECORDED = ROOT / "tests/games/vampire_empire/recorded"
RECORDS = sorted(path.stem for path in RECORDED.glob("*.referee"))
DEFAULT = RECORDED / "all-humans-fall.referee"
FIGHT = ("attack", "defend", "answer", "enter")
MOST = {
    "attack": 8.5,
    "draw": 3,
    "defend": 5.5,
    "enter": 1,
    "answer": 1,
    "fight": 17,
    "entry": 6.5,
}  # keys, at the mean


def verb_of(line: str) -> str:
    first, *rest = line.split()
    return first if first in ("castle", "enter") or first[0] in "!=" else rest[0]


def ways(guide: Guide, line: str) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood."""
    yield line
    if line[0] in "=!":
        return
    words = line.split()
    name, rest = ("", words) if words[0] in ("castle", "enter") else (words[0], words[1:])
    verb, *rest = rest
    yield from (key for key, offer in guide.now.offers.items() if offer.option == " ".join(rest) and key.isascii())
    there = in_castle(guide.table.state)
    letter = "" if verb == "show" else verb[0]
    for way in product(*(_short(word, there, verb) for word in rest)) if len(rest) < 5 else [_placed(rest, there)]:
        for body in (" ".join(way), "".join(way)):
            yield body
            for lead in (f"{letter}{body}", f"{letter} {body}"):
                yield lead.strip()
                yield f"{name[:1]} {lead}".strip()


def _short(word: str, there: tuple[str, ...], verb: str) -> list[str]:
    """The ways to type a word: a place, a number, the starts of a name or of a pile."""
    if word in CHARACTERS:
        place = [str(there.index(word) + 1)] if word in there else []
        number = [str(CHARACTERS.index(word) + 1)] if verb == "castle" else []
        return [*place, *number, *(word[:length] for length in (1, 2, 3))]
    return [word[:1], word] if word in ("moat", "cellar") else [word]


def _placed(words: list[str], there: tuple[str, ...]) -> list[str]:
    return [str(there.index(word) + 1) if word in there else word for word in words]


def figures(entries: Sequence[Typed]) -> Figures:
    """By verb, of all entries, and of fights, which go from an attack to who comes."""
    number: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for one in entries:
        verb = verb_of(one.line)
        for what in (verb, *(["fight"] if verb in FIGHT else []), "entry"):
            number[what] += 1
            keys[what] += one.presses
    number["fight"] = sum(verb_of(one.line) == "attack" and one.line.split()[2] in CHARACTERS for one in entries)
    order = sorted(number, key=lambda what: (what == "entry", what == "fight", -number[what]))
    return {what: (number[what], keys[what]) for what in order if number[what]}


def measure(record: Path) -> Figures:
    return typed.measure(record, ways, figures)


if __name__ == "__main__":
    typed.main("vampire_empire", DEFAULT, MOST, measure)
