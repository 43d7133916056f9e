"""Three bits of every byte of a sealed record flipped, one at a time."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path

from referee.record.read import read
from referee.table.verify import replay

from .frame import Row, Seen
from .records import sealed_record

BITS = 3
JUDGED = 10  # of so many that a seal gives away, one is judged like the others: that takes longest


def run(trials: Sequence[int], folder: Path) -> Seen:
    data = sealed_record()
    sealed = [number for number, line in enumerate(data.split(b"\n"), 1) if re.search(rb" ~[0-9a-f]{8}\Z", line)]
    seen = Seen()
    for trial in trials:
        seen.done += 1
        place, bit = trial // BITS, (trial // BITS + 3 * (trial % BITS)) % 8
        flipped = data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
        line = data.count(b"\n", 0, place) + 1
        code, said = answer(flipped, judged=trial % JUDGED == 0)
        seen.counts[code] += 1
        # Said of the line itself or of the first seal that covers it; a line that broke in two counts as two.
        first_seal = sealed[min(bisect_left(sealed, line), len(sealed) - 1)]
        if said is None or not line <= said <= first_seal + 1:
            seen.failures.append(f"byte {place}, bit {bit}, in line {line}: {code}, line {said}")
    return seen


def answer(data: bytes, *, judged: bool) -> tuple[str, int | None]:
    """What is said of a record: the code and the line; of a torn end, the line that it was."""
    fault = read(data).fault
    if fault is not None and fault.code == "altered" and not judged:
        return fault.code, fault.line
    result = replay(data)
    if result.failure is not None:
        return result.failure.refusal.code, result.failure.line
    if result.record.torn:
        return "torn", data.count(b"\n") + 1
    return "nothing", None


ROW = Row(
    name="flips",
    what="three bits of every byte of a sealed record flipped",
    unit="flips",
    figure=lambda: BITS * len(sealed_record()),
    short=300,
    run=run,
)
