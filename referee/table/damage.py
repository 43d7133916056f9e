"""What can be wrong with a line of a record, and what somebody may decide about it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from referee.engine.ruling import Refusal

KEEP, NOTE, TYPE, STOP = "keep", "note", "type", "stop"


class Damage(NamedTuple):
    """A line that does not hold, and what can be done about it."""

    line: int
    kind: str  # altered, inserted, other-copy, counting, damaged, refused, header, missing or torn
    text: str  # what stands there, fit to be shown
    refusal: Refusal  # why it does not hold
    choices: tuple[str, ...]
    proposed: str
    suggestion: str = ""  # what could be typed
    key: str = ""  # of the header, if one is missing
    typed: str = ""  # what was typed instead, which `refusal` is about
    also: Refusal | None = None  # what the rules say, if they do not accept it either


class Answer(NamedTuple):
    choice: str
    text: str = ""


class Decided(NamedTuple):
    damage: Damage
    answer: Answer
    by_proposal: bool
    proven: bool = False  # the seals below show that this is what stood there


Decide = Callable[[Damage], Answer | None]  # None: as proposed


class Hopeless(Exception):
    """Nothing can be made of the file; `refusal` says why, `line` where, `damage` what could be typed to go on."""

    def __init__(self, line: int | None, refusal: Refusal, damage: Damage | None = None) -> None:
        super().__init__(refusal.code)
        self.line = line
        self.refusal = refusal
        self.damage = damage


def ranges(numbers: Sequence[int]) -> str:
    """`3, 7-9` for 3, 7, 8, 9."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
