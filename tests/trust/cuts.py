"""A record cut at every byte, as a machine that stops may leave it, and then appended to."""

import re
from collections.abc import Sequence
from pathlib import Path

from referee import Table, Unusable
from referee.record.file import load
from referee.record.read import read

from .frame import Row, Seen
from .records import sealed_record

NEXT = 'note "after the cut"'


def whole_lines(data: bytes, cut: int) -> tuple[bytes, bytes]:
    """What must still be there after a cut, line end included, and what of a line is left over."""
    if data[cut : cut + 1] == b"\n" and re.search(rb" ~[0-9a-f]{8}\Z", data[:cut]):
        return data[: cut + 1], b""  # only the line end was lost
    end = data.rfind(b"\n", 0, cut) + 1
    return data[:end], data[end:cut]


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for cut in trials:
        seen.done += 1
        if wrong := wrong_with(seen, cut, folder / str(cut)):
            seen.failures.append(f"cut at byte {cut}: {wrong}")
    return seen


def wrong_with(seen: Seen, cut: int, folder: Path) -> str:
    data = sealed_record()
    folder.mkdir()
    path = folder / "game"
    path.write_bytes(data[:cut])
    kept, torn = whole_lines(data, cut)
    if read(load(path)).torn != torn:
        return f"torn end {read(load(path)).torn!r}"
    try:
        with Table.open(path) as table:
            table.do(NEXT)
    except Unusable as error:
        seen.counts["refused: header cut"] += 1
        if b"\n\n" in kept:
            return f"refused: {error}"
        return "" if path.read_bytes() == data[:cut] else "refused, but changed"
    seen.counts["appended to"] += 1
    if b"\n\n" not in kept:
        kept += b"\n"  # the empty line after the header
    after = path.read_bytes()
    if not re.fullmatch(re.escape(kept + NEXT.encode()) + rb" ~[0-9a-f]{8}\n", after):
        return f"the record is now {after[-80:]!r}"
    again = read(after)
    if again.fault is not None or again.torn:
        return f"no longer reads: {again.fault}"
    if [line.text for line in again.lines][:-1] != entry_lines(kept):
        return "other lines than those that were complete"
    aside = [file.read_bytes() for file in folder.iterdir() if file != path]
    return "" if aside == ([torn] if torn else []) else f"kept aside: {aside}"


def entry_lines(kept: bytes) -> list[str]:
    """The entries of whole lines, read without the product."""
    lines = kept.partition(b"\n\n")[2].decode().splitlines()
    return [re.sub(r" ~[0-9a-f]{8}\Z", "", line) for line in lines]


ROW = Row(
    name="cuts",
    what="the record cut at every byte, then appended to",
    unit="cuts",
    figure=lambda: len(sealed_record()),
    short=25,
    run=run,
)
