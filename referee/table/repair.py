"""A damaged record, line by line: what the seals prove, what the rules accept, and what somebody must decide.

The record is read from its top. As long as the seals fit, lines are as they were. Where one does not, small accidents
are undone if a seal proves them; the rest is put to whoever decides, and what follows is judged by the rules alone,
until a seal fits again. Nothing is left out without being told.
"""

import re
from collections.abc import Callable

from referee.engine.entries import Undo
from referee.engine.ruling import Refusal, Refused, refuse
from referee.notation.words import quote
from referee.record.chain import Chain, Flag, Mended, shown
from referee.record.read import damage_of
from referee.record.restore import as_text
from referee.record.seal import LENGTH, SEAL, Sealer, looks_sealed
from referee.table.damage import KEEP, NOTE, STOP, TYPE, Answer, Damage, Decide, Decided, Hopeless
from referee.table.play import Play
from referee.table.repair_header import HeaderRepair
from referee.table.verify import file_refusal

NOTHING = Flag("", 0)
_BEGUN_SEAL = re.compile(r" ~?[0-9a-f]{0,7}\Z")


class RecordRepair:
    """One walk through a damaged record. After `run`, `data` is the repaired one."""

    def __init__(
        self,
        data: bytes,
        decide: Decide,
        left_out: Callable[[int, str], str],
        begun: Callable[[str], None] = lambda game: None,
    ) -> None:
        self.decide = decide
        self.left_out = left_out  # the words of a note for a line that is left out
        self.begun = begun  # told which game it is as soon as the header holds
        self.decided: list[Decided] = []
        self.unchecked: list[int] = []  # lines whose seal proves nothing any more
        self.aside = b""  # what was not taken, from the line on at which to stop
        text, how = as_text(data)
        *pieces, self.torn = text.split(b"\n")
        if SEAL.search(self.torn):  # only its line end was lost
            pieces.append(self.torn)
            self.torn = b""
        self._chain = Chain(list(enumerate(pieces, 1)))
        self._chain.mended += [Mended(1, how, "", "")] if how else []
        self._at = 0
        self._play: Play | None = None
        self._guessed: set[int] = set()  # lines decided on since a seal last fitted
        self._entries_when_lost: int | None = None
        self._copy: Answer | None = None  # what is done with the lines of another copy
        self._stopped = False
        self._sealer = Sealer()
        self._out: list[bytes] = []

    @property
    def data(self) -> bytes:
        return b"".join(self._out)

    @property
    def mended(self) -> list[Mended]:
        return self._chain.mended

    @property
    def undecided(self) -> list[Damage]:
        return [one.damage for one in self.decided if one.by_proposal]

    def run(self) -> None:
        """:raises Hopeless: if there is nothing to be read, or no header and nobody says what it was."""
        lines = self._chain.lines
        if not any(re.search(rb"[A-Za-z]", piece) for piece in (*(piece for _, piece in lines), self.torn)):
            raise Hopeless(None, file_refusal("unreadable", "repair.nothing", None))
        self._chain.survey(0)
        self._header()
        while self._at < len(lines) and not self._stopped:
            if self._at >= self._chain.surveyed:
                self._chain.survey(self._at)
            self._line(*lines[self._at])
        if self.torn and not self._stopped:
            self._tail()

    def add_note(self, text: str) -> None:
        """A last line that says what was done."""
        self._put(f"note {quote(text)}", sealed=True)

    def _header(self) -> None:
        lines, repair = self._chain.lines, HeaderRepair(self._ask, self.left_out)
        while self._at < len(lines) and lines[self._at][1].strip():
            number, piece = lines[self._at]
            if SEAL.search(piece) and not piece.lower().startswith(b"note "):
                self.mended.append(Mended(number, "empty-line", "", ""))
                break
            self._at += 1
            repair.add(number, piece)
        if self._at == len(lines) and self.torn:
            repair.add(self._at + 1, self.torn, torn=True)
            self.torn = b""
        head = repair.finish()
        self._play = Play(head.header.game, head.header.setup)
        self.begun(head.header.game.id)
        self._write(head.text.encode() + b"\n")
        self._chain.cover(0, head.guess.encode() + b"\n")
        if repair.changed:
            self._chain.doubt = True
            self._guessed.update(one.damage.line for one in self.decided)
        if self._at < len(lines) and not lines[self._at][1].strip():
            self._at += 1

    @property
    def _game(self) -> Play:
        assert self._play is not None
        return self._play

    def _line(self, number: int, piece: bytes) -> None:
        chain, index, sealed = self._chain, self._at, SEAL.search(piece) is not None
        self._at += 1
        text = piece[:-LENGTH] if sealed else piece
        if sealed and index not in chain.fit:
            if piece in chain.seen:
                self.mended.append(Mended(number, "repeated", shown(text), str(chain.seen[piece])))
                return
            self._end_doubt(index, piece)
        fits, flag = index in chain.fit, chain.flags.get(index, NOTHING)
        if sealed:
            chain.seen[piece] = number
        if self._copy is not None and fits and self._copy.choice == NOTE:
            self._leave_out(number, text, counted=False)
            chain.cover(number, piece + b"\n")
            return
        self._copy = self._copy if fits else None
        damage = self._damage(number, text, flag, fits=fits and sealed)
        if damage is None:
            self._put(text.decode(), sealed=sealed)
            if sealed and chain.lost:
                self.unchecked.append(number)
            chain.cover(number, piece + b"\n")
            return
        answer = self._settle(damage, number, text, sealed=sealed)
        if self._stopped:
            self.aside = b"".join(raw + b"\n" for _, raw in chain.lines[index:]) + self.torn
        elif flag.kind == "other-copy":
            self._copy = answer
            chain.follow_copy(flag.other)
            chain.cover(number, piece + b"\n")
        elif fits:
            chain.cover(number, piece + b"\n")
        elif flag.kind != "inserted":
            self._guess(number, text, answer, sealed=sealed)

    def _end_doubt(self, index: int, piece: bytes) -> None:
        """A seal after something was decided: it shows that this was right, or the chain is lost here."""
        chain = self._chain
        if not chain.doubt:
            return
        chain.flags.pop(index, None)  # what was decided explains it, or nothing does
        if chain.fits(piece):
            chain.doubt = False
            chain.fit.add(index)
            self.decided = [
                one._replace(proven=one.proven or (one.damage.line in self._guessed and one.answer.choice != NOTE))
                for one in self.decided
            ]
        else:
            chain.lose()
            if self._entries_when_lost is None:
                self._entries_when_lost = self._game.entries
        self._guessed.clear()

    def _guess(self, number: int, text: bytes, answer: Answer, *, sealed: bool) -> None:
        self._guessed.add(number)
        if answer.choice == TYPE:
            self._chain.guess(number, answer.text.encode(), sealed=True)
        else:
            self._chain.guess(number, text if answer.choice == KEEP else None, sealed=sealed)

    def _damage(self, number: int, text: bytes, flag: Flag, *, fits: bool) -> Damage | None:
        """What is wrong with the line. If nothing is, it has been entered."""
        choices = (TYPE, NOTE, STOP)
        if detail := damage_of(text):
            refusal = file_refusal("damaged", detail, number)
            return Damage(number, "damaged", shown(text), refusal, choices, NOTE)
        try:
            entry = self._game.parse(text.decode())
            if not flag.kind and self._may_count_otherwise(entry):
                flag = Flag("counting", entry.start)
            if entry is not None:
                (self._game.fork() if flag.kind else self._game).enter(entry)
        except Refused as error:
            refusal = error.refusal
            if fits and refusal.code == "not-understood":
                refusal = file_refusal("damaged", "damaged.sealed", number)
            # Where no seal proves anything, a line that does not fit shows that something is missing above.
            missing = self._chain.lost or (flag.kind == "altered" and self._next_is_refused())
            proposed = STOP if missing or flag.kind == "other-copy" else NOTE
            if not flag.kind:
                return Damage(number, "refused", shown(text), refusal, choices, proposed)
            return Damage(number, flag.kind, shown(text), _reason(number, flag), choices, proposed, also=refusal)
        if not flag.kind:
            return None
        proposed = STOP if flag.kind in ("other-copy", "counting") else KEEP
        return Damage(number, flag.kind, shown(text), _reason(number, flag), (KEEP, *choices), proposed)

    def _may_count_otherwise(self, entry: object) -> bool:
        """Whether it is an `undo from N` whose N was counted when there may have been other lines above."""
        lost = self._entries_when_lost
        return lost is not None and isinstance(entry, Undo) and (entry.start or 0) > lost

    def _next_is_refused(self) -> bool:
        """Whether the entry below does not fit here either."""
        for _, piece in self._chain.lines[self._at :]:
            text = piece[:-LENGTH] if SEAL.search(piece) else piece
            try:
                entry = None if damage_of(text) else self._game.parse(text.decode())
                if entry is not None:
                    self._game.fork().enter(entry)
                    return False
            except Refused:
                return True
        return False

    def _settle(self, damage: Damage, number: int, text: bytes, *, sealed: bool) -> Answer:
        """Do what is decided about a line."""
        answer = self._ask(damage)
        while answer.choice == TYPE:
            try:
                self._enter(answer.text)
                self._put(answer.text, sealed=True)
                return answer
            except Refused as error:
                damage = damage._replace(typed=answer.text, refusal=error.refusal, also=None)
                answer = self._ask(damage)
        if answer.choice == STOP:
            self._stopped = True
        elif answer.choice == KEEP:
            self._enter(text.decode())
            self._put(text.decode(), sealed=sealed)
        else:
            self._leave_out(number, text, counted=damage.kind not in ("inserted", "other-copy", "torn"))
        return answer

    def _leave_out(self, number: int, text: bytes, *, counted: bool) -> None:
        """A note keeps the number that the entry had, since `undo from N` counts; a remark has none."""
        words = self.left_out(number, shown(text))
        if counted and not text.lstrip().startswith(b"#"):
            line = f"note {quote(words)}"
            self._enter(line)
            self._put(line, sealed=True)
        else:
            self._put(f"# {words}", sealed=False)

    def _tail(self) -> None:
        """What was written of an entry when something interrupted it."""
        number, text = len(self._chain.lines) + 1, self.torn
        refusal = file_refusal("damaged", "repair.torn", number)
        choices: tuple[str, ...] = (TYPE, NOTE, STOP)
        if not damage_of(text):
            text = _BEGUN_SEAL.sub("", text.decode()).encode()
            try:
                entry = self._game.parse(text.decode())
                if entry is not None:
                    self._game.fork().enter(entry)
                    choices = (KEEP, *choices)
            except Refused:
                pass  # it cannot be kept as it stands
        damage = Damage(number, "torn", shown(self.torn), refusal, choices, STOP)
        self._settle(damage, number, text, sealed=True)
        if self._stopped:
            self.aside = self.torn

    def _ask(self, damage: Damage) -> Answer:
        """:raises Hopeless: if there is nothing to propose."""
        answer = self.decide(damage)
        by_proposal = answer is None
        if answer is None:
            if damage.proposed == TYPE and not damage.suggestion:
                raise Hopeless(damage.line, damage.refusal, damage)
            answer = Answer(damage.proposed, damage.suggestion)
        if damage.typed:  # which did not count
            self.decided = [one for one in self.decided if one.answer.text != damage.typed]
        self.decided.append(Decided(damage, answer, by_proposal))
        return answer

    def _enter(self, line: str) -> None:
        """:raises Refused: if it does not count."""
        if damage_of(line.encode(errors="replace")) or looks_sealed(line):
            refuse("not-understood", "record", "not-understood.entry", line=line, column=0)
        entry = self._game.parse(line)
        if entry is not None:
            self._game.enter(entry)

    def _put(self, line: str, *, sealed: bool) -> None:
        self._write(line.encode())
        if sealed:
            self._write(self._sealer.seal())
        self._write(b"\n")

    def _write(self, data: bytes) -> None:
        self._sealer.cover(data)
        self._out.append(data)


def _reason(number: int, flag: Flag) -> Refusal:
    key = "altered" if flag == ("altered", 0) else f"repair.{flag.kind}"
    return file_refusal("altered", key, number, other=flag.other)
