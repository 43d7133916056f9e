"""The chain of seals in a damaged file: which lines it proves, which it puts right, and which it has doubts about."""

import re
from typing import Final, NamedTuple

from referee.record.read import damage_of
from referee.record.restore import Restored, restored
from referee.record.seal import LENGTH, SEAL, Sealer

TRIALS: Final = 50  # how often a single wrong byte is searched for; each may take some tenths of a second
MOST_SHOWN: Final = 200  # characters of a line that are shown
_CONTROL = re.compile("([\x00-\x1f\x7f-\x9f])\\1*")


class Mended(NamedTuple):
    """Something that the seals prove, or that cannot be meant otherwise."""

    line: int
    how: str  # character, seal, encoding, spelling, repeated, order, empty-line, utf-16, bom, cr or spaces
    was: str
    now: str


class Flag(NamedTuple):
    """Why a line is in doubt: altered, inserted or other-copy; and the line that this refers to."""

    kind: str
    other: int


def shown(raw: bytes) -> str:
    """Bytes as a person can read them: runs of bytes that are not text are counted."""

    def name(match: re.Match[str]) -> str:
        times = len(match[0])
        return f"\\x{ord(match[1]):02x}" + (f"×{times}" if times > 1 else "")

    text = _CONTROL.sub(name, raw[: 4 * MOST_SHOWN].decode("utf-8", "backslashreplace"))
    return text if len(text) <= MOST_SHOWN and len(raw) <= 4 * MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


class Chain:
    """The seals of a file from its top. `survey` looks ahead; what is covered counts as having stood there."""

    def __init__(self, lines: list[tuple[int, bytes]]) -> None:
        self.lines = lines  # with their numbers; some are put right
        self.mended: list[Mended] = []
        self.surveyed = 0
        self.fit: set[int] = set()  # lines as they were, by their index
        self.flags: dict[int, Flag] = {}
        self.seen: dict[bytes, int] = {}  # sealed lines already passed: a seal never comes twice
        self.doubt = False  # something was decided: what is covered is a guess until a seal fits again
        self._sealer: Sealer | None = Sealer()
        self._covered: list[tuple[int, bytes]] = []
        self._trials = 0

    @property
    def lost(self) -> bool:
        """Whether it is no longer known what a seal covers, so that none proves anything."""
        return self._sealer is None

    def fits(self, piece: bytes) -> bool:
        """Whether a sealed line could come next."""
        return self._sealer is not None and self._sealer.fits(piece[:-LENGTH], piece[-LENGTH:])

    def cover(self, number: int, data: bytes) -> None:
        if self._sealer is not None:
            self._sealer.cover(data)
            self._covered.append((number, data))

    def guess(self, number: int, text: bytes | None, *, sealed: bool) -> None:
        """Go on as if this line had stood there, or none; the next seal shows whether it did."""
        self.doubt = True
        if text is not None and self._sealer is not None:
            self.cover(number, text)
            if sealed:
                self.cover(number, self._sealer.seal())
            self.cover(number, b"\n")

    def lose(self) -> None:
        self._sealer = None
        self.doubt = False

    def follow_copy(self, parted: int) -> None:
        """Go on after an earlier line: what comes now was written after that one."""
        covered = [one for one in self._covered if one[0] <= parted]
        self._sealer, self._covered = Sealer(), []
        for number, data in covered:
            self.cover(number, data)

    def survey(self, start: int) -> None:
        """Look at the lines from here to the next seal, which covers them."""
        end = self._next_sealed(start)
        self.surveyed = len(self.lines) if end is None else end + 1
        if end is None or self._sealer is None:
            return
        joined = b"\n".join(piece for _, piece in self.lines[start : end + 1])
        if self.fits(joined):
            self.fit.update(range(start, end + 1))
        elif not self.doubt and self.lines[end][1] not in self.seen:
            text, seal, thorough = joined[:-LENGTH], joined[-LENGTH:], self._trials < TRIALS
            found = restored(self._sealer, text, seal, header=start == 0, thorough=thorough)
            self._trials += found is None or found.how == "character"
            if found is None:
                self._blame(start, end)
            else:
                self._replace(start, end, found)
                self.survey(start)

    def _next_sealed(self, start: int) -> int | None:
        """The next line with a seal. A note above the empty line that ends the header may look like one."""
        blank = next((i for i, (_, piece) in enumerate(self.lines) if not piece.strip()), 0) if start == 0 else 0
        for index in range(start, len(self.lines)):
            piece = self.lines[index][1]
            header_note = index < blank and piece.lower().startswith(b"note ")
            if piece[-LENGTH:-8] == b" ~" and SEAL.search(piece) and not header_note:
                return index
        return None

    def _replace(self, start: int, end: int, found: Restored) -> None:
        """Put in the lines as they were; those that a person can see a difference in are told."""
        old = self.lines[start : end + 1]
        new = (found.text + found.seal).split(b"\n")
        numbers = [number for number, _ in old]
        if len(new) == len(old):
            pairs = [(number, was, now) for (number, was), now in zip(old, new, strict=True) if was != now]
        else:
            pairs = [(numbers[0], b" / ".join(piece for _, piece in old), b" / ".join(new))]
            numbers = [*numbers, *[numbers[-1]] * len(new)][: len(new)]
        self.mended += [Mended(number, found.how, shown(was), shown(now)) for number, was, now in pairs]
        self.lines[start : end + 1] = list(zip(numbers, new, strict=True))

    def _blame(self, start: int, end: int) -> None:
        """Which lines are to be asked about, where no small accident explains a seal that does not fit."""
        for later in range(start + 1, len(self.lines)):
            if SEAL.search(self.lines[later][1]) and self.fits(self.lines[later][1]):
                if self._put_in_order(start, later):
                    self.survey(start)
                else:
                    self.flags.update(dict.fromkeys(range(start, later), Flag("inserted", self.lines[later][0])))
                    self.surveyed = later
                return
        parted = self._parted(self.lines[end][1]) if start == end else None
        if parted is not None:
            self.flags[end] = Flag("other-copy", parted)
        elif not any(_is_damaged(piece) for _, piece in self.lines[start : end + 1]):
            self.flags[end] = Flag("altered", self._covered[-1][0] if self._covered else 0)

    def _put_in_order(self, start: int, later: int) -> bool:
        """Whether the line that fits here goes before those above it, which then fit as well."""
        assert self._sealer is not None
        sealer, rest = self._sealer.copy(), self.lines[start:later]
        order = [self.lines[later]]
        sealer.cover(order[0][1] + b"\n")
        while found := next((one for one in rest if sealer.fits(one[1][:-LENGTH], one[1][-LENGTH:])), None):
            sealer.cover(found[1] + b"\n")
            order.append(found)
            rest.remove(found)
        if rest:
            return False
        self.mended += [Mended(number, "order", shown(piece), "") for number, piece in order[1:]]
        self.lines[start : later + 1] = order
        return True

    def _parted(self, piece: bytes) -> int | None:
        """After which earlier line this one would fit."""
        sealer, last = Sealer(), 0
        for number, data in self._covered:
            if number != last and sealer.fits(piece[:-LENGTH], piece[-LENGTH:]):
                return last
            sealer.cover(data)
            last = number
        return None


def _is_damaged(piece: bytes) -> str:
    return damage_of(piece[:-LENGTH] if SEAL.search(piece) else piece)
