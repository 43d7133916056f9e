"""Records and card files with pieces deleted, doubled, moved, exchanged or put in from elsewhere."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from referee.record.read import read
from referee.record.seal import Sealer
from referee.table.cards import read_book, write_book
from referee.table.verify import Replay, replay
from referee.table.yaml_tree import BadYaml

from .frame import ROOT, Row, Seen
from .records import sealed_record

STRANGE = (b"\0", b"\x1b[2J", b"\xff\xfe", b"\n", b"\r\n", b'"', b"#", b" ~00000000\n", b"\xe2\x80\xae", b"&a *a", b"{")


@cache
def other_record() -> bytes:
    """Another game, sealed line by line, to splice in."""
    header, _, body = (
        (ROOT / "tests/games/vampire_village/recorded" / "hand-two.referee").read_bytes().partition(b"\n\n")
    )
    sealer, written = Sealer(), header + b"\n\n"
    sealer.cover(written)
    for line in body.splitlines():
        sealer.cover(line)
        sealed = sealer.seal() + b"\n"
        sealer.cover(sealed)
        written += line + sealed
    return written


@cache
def card_file() -> bytes:
    return (ROOT / "cards.yaml").read_bytes()


@cache
def untouched() -> Replay:
    return replay(sealed_record())


def spliced(random: Random, data: bytes, other: bytes) -> bytes:
    """The bytes after one to three splices."""
    for _ in range(random.randint(1, 3)):
        data = _SPLICES[random.randrange(len(_SPLICES))](random, data, other)
    return data


def _piece(random: Random, data: bytes, *, lines: bool) -> tuple[int, int]:
    """From where to where: some bytes, or some whole lines."""
    if lines:
        ends = [0, *(match.end() for match in re.finditer(rb"\n", data))]
        first = random.randrange(len(ends))
        return ends[first], ends[min(len(ends) - 1, first + random.randint(1, 6))]
    start = random.randrange(len(data) + 1)
    return start, min(len(data), start + random.choice((1, 2, 7, 40, 300)))


def _delete(random: Random, data: bytes, other: bytes) -> bytes:
    start, end = _piece(random, data, lines=random.random() < 0.5)
    return data[:start] + data[end:]


def _double(random: Random, data: bytes, other: bytes) -> bytes:
    start, end = _piece(random, data, lines=random.random() < 0.5)
    return data[:end] + data[start:end] + data[end:]


def _move(random: Random, data: bytes, other: bytes) -> bytes:
    lines = random.random() < 0.5
    start, end = _piece(random, data, lines=lines)
    rest = data[:start] + data[end:]
    to, _ = _piece(random, rest, lines=lines)
    return rest[:to] + data[start:end] + rest[to:]


def _put_in(random: Random, data: bytes, other: bytes) -> bytes:
    lines = random.random() < 0.5
    start, end = _piece(random, other, lines=lines)
    to, up_to = _piece(random, data, lines=lines)
    return data[:to] + other[start:end] + data[random.choice((to, up_to)) :]


def _strange(random: Random, data: bytes, other: bytes) -> bytes:
    at, _ = _piece(random, data, lines=random.random() < 0.5)
    return data[:at] + random.choice(STRANGE) + data[at:]


_SPLICES = (_delete, _double, _move, _put_in, _strange)


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        random = Random(trial)
        try:
            wrong = (_wrong_record if trial % 2 else _wrong_cards)(seen, random)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            seen.failures.append(f"splice {trial}: {wrong}")
    return seen


def _wrong_record(seen: Seen, random: Random) -> str:
    """All but the last sealed line is spliced: that one vouches for what is before it."""
    data = sealed_record()
    last = data.rindex(b"\n", 0, len(data) - 1) + 1
    changed = spliced(random, data[:last], other_record()) + data[last:]
    result = replay(changed)
    if result.failure is not None:
        seen.counts[f"records refused: {result.failure.refusal.code}"] += 1
        lines = changed.count(b"\n") + 1
        return "" if result.failure.line in range(1, lines + 1) else f"refused at line {result.failure.line}"
    seen.counts["records read the same"] += 1
    # A piece may have been put back where it was, and line ends count as one whichever they are.
    same = [(line.text, line.sealed) for line in read(changed).lines] == [
        (line.text, line.sealed) for line in untouched().record.lines
    ]
    assert result.play is not None
    whole = untouched().play
    assert whole is not None
    return "" if same and result.play.state == whole.state else "read as another game"


def _wrong_cards(seen: Seen, random: Random) -> str:
    """A card file has no seals: what can still be read must be written and read as the very same list."""
    changed = spliced(random, card_file(), sealed_record())
    try:
        book = read_book(changed)
    except BadYaml as error:
        seen.counts["card files refused"] += 1
        # At the end the parser counts the line that would have come next.
        return "" if 1 <= error.line <= changed.count(b"\n") + 2 else f"refused at line {error.line}"
    seen.counts["card files read"] += 1
    if read_book(changed) != book:
        return "read differently the second time"
    again = read_book(write_book(book))
    kept = {group: faces for group, faces in book.groups.items() if faces}
    listed = {face for faces in kept.values() for face in faces}
    names = {face: called for face, called in book.names.items() if face in listed}
    return "" if (again.groups, again.names) == (kept, names) else "written as another list"


ROW = Row(
    name="splices",
    what="random splices of records and card files",
    unit="mutations",
    figure=10_000,
    short=80,
    run=run,
)
