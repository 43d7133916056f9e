"""What a table knows of its own pieces: entered once, kept in a file, written into the record of every new game.

The file has the entries as they are typed, those that hold in one place below a line that names it:

    game village-attacks
    sheet vampire u 6 5 d2 r1 m2

    scenario 1
    map ch1-lc1-a1-eh1
    gates eh1
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.engine.game import BadValue, Game
from referee.engine.parts import Facts
from referee.engine.ruling import Refusal, Refused
from referee.games import GAMES
from referee.notation import grammar
from referee.record.atomic import OLD, InUse, replace
from referee.table.card_lists import changing_own
from referee.table.header import read_value
from referee.table.play import Play
from referee.table.store import is_practice
from referee.table.table import Table

LARGEST: Final = 200_000  # bytes of a file
Known = dict[tuple[str, str], tuple[str, ...]]  # by place ("" for everywhere) and subject: the lines


class Fault(NamedTuple):
    """What is wrong with a line of a file of facts."""

    line: int  # 0 for the file as a whole
    reason: str  # the key of a sentence
    text: str = ""
    game: str = ""  # whose facts they should be
    refusal: Refusal | None = None  # if it was read as an entry


class BadFacts(Exception):
    """A file that is not one of facts, at least not everywhere."""

    def __init__(self, file: Path, faults: Sequence[Fault]) -> None:
        super().__init__(file, faults)
        self.file = file
        self.faults = faults


class Taken(NamedTuple):
    """What a new game has from the table's facts."""

    lines: list[str]
    unfit: list[tuple[str, Refusal]]  # what it refused, and why


# --- the file


def own_path(home: Path) -> Path:
    """A link is followed, so that it stays one."""
    return Path(os.path.realpath(home / "facts.txt"))


def own_facts(home: Path) -> dict[str, Known]:
    """The facts of this table by game. :raises BadFacts, OSError:"""
    try:
        return load_facts(own_path(home))
    except FileNotFoundError:
        return {}


def load_facts(file: Path) -> dict[str, Known]:
    """:raises BadFacts, OSError:"""
    if file.exists() and not file.is_file():  # a FIFO would wait for somebody to write into it
        raise BadFacts(file, [Fault(0, "facts.why-no-file")])
    with file.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadFacts(file, [Fault(0, "facts.why-large")])
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise BadFacts(file, [Fault(0, "facts.why-encoding")]) from None
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        reader.read(number, line.strip())
    if reader.faults:
        raise BadFacts(file, reader.faults)
    return reader.known


class _Reader:
    def __init__(self) -> None:
        self.known: dict[str, Known] = {}
        self.faults: list[Fault] = []
        self.game: Game | None = None
        self.place = ""

    def read(self, number: int, line: str) -> None:
        """One line; what is wrong with it is noted."""
        words = line.split()
        if not words or line.startswith("#"):
            return
        first = words[0].lower()
        if first == "game":
            self.game = game = GAMES.get(" ".join(words[1:]).lower())
            self.place = ""
            if game is None or game.facts() is None:
                self.faults.append(Fault(number, "facts.why-game", line))
        elif self.game is None or (part := self.game.facts()) is None:
            if not self.faults:  # else it was a game that is not known
                self.faults.append(Fault(number, "facts.why-no-game", line))
        elif first == part.PLACE:
            self.place = " ".join(words).lower()
            try:
                read_value(self.game, part.PLACE, words[1:])
            except BadValue as error:
                refusal = Refusal("not-understood", "record", f"bad-header.{error.reason}", error.params)
                self.faults.append(Fault(number, "", line, self.game.id, refusal))
        elif first not in part.KINDS:
            self.faults.append(Fault(number, "facts.why-kind", line, self.game.id))
        else:
            self._fact(number, line, self.game, part)

    def _fact(self, number: int, line: str, game: Game, part: Facts) -> None:
        try:
            text = written(game, grammar.parse(line, game, ()))
        except Refused as error:
            self.faults.append(Fault(number, "", line, game.id, error.refusal))
            return
        everywhere = part.KINDS[text.split()[0]].everywhere
        if not everywhere and not self.place:
            self.faults.append(Fault(number, "facts.why-no-place", line, game.id))
            return
        add(self.known.setdefault(game.id, {}), part, "" if everywhere else self.place, text)


def write_facts(games: Mapping[str, Known]) -> bytes:
    lines: list[str] = []
    for kind, known in games.items():
        part = GAMES[kind].facts()
        assert part is not None
        lines += [*[""] * bool(lines), f"game {kind}"]
        for place, texts in by_place(part, known).items():
            lines += [*["", place] * bool(place), *texts]
    return "".join(f"{line}\n" for line in lines).encode()


def by_place(part: Facts, known: Known) -> dict[str, list[str]]:
    """The lines by where they hold, in the order in which they are entered; first those that hold everywhere."""
    kinds = [*part.KINDS]
    found: dict[str, list[str]] = {}
    for (place, _), lines in sorted(
        known.items(), key=lambda one: (_in_order(one[0][0]), kinds.index(one[0][1].split()[0]), one[0][1])
    ):
        found.setdefault(place, []).extend(lines)
    return found


def _in_order(place: str) -> list[tuple[int, str]]:
    return [(int(word), "") if word.isdecimal() else (0, word) for word in place.split()]


# --- facts


def written(game: Game, action: Any) -> str:
    """A fact as an entry; it is the same whatever the position."""
    return grammar.write(action, game, (), None)


def add(known: Known, part: Facts, place: str, text: str) -> None:
    """One more fact: with others of its kind, or in place of the one that was known."""
    words = text.split()
    kind = part.KINDS[words[0]]
    key = place, " ".join(words[: 1 + kind.named])
    before = known.get(key, ()) if kind.grows else ()
    known[key] = before if text in before else (*before, text)


def place_of(game: Game, part: Facts, setup: Any) -> str:
    return " ".join([part.PLACE, *game.rules().header_of(setup).get(part.PLACE, ())])


def in_force(play: Play) -> Known:
    """The facts that a game was told."""
    part, known = play.game.facts(), Known()
    if part is not None:
        place = place_of(play.game, part, play.setup)
        for text in [written(play.game, step.entry) for step in play.by_now() if part.is_fact(step.entry)]:
            add(known, part, "" if part.KINDS[text.split()[0]].everywhere else place, text)
    return known


def learn_facts(home: Path, play: Play, record: Path | None, latest: int | None = 1) -> bool:
    """Keep what a game was told, if a fact is among its `latest` entries, or among all; whether something is new.
    Nothing is learned from a game that is played for practice.

    Not worth a failure of the game.
    """
    part = play.game.facts()
    if part is None or is_practice(home, record):
        return False
    if not any(part.is_fact(step.entry) for step in play.steps[-latest if latest else 0 :]):
        return False
    try:
        with changing_own(home, patience=0):
            games = own_facts(home)
            own = games.get(play.game.id, {})
            learned = {**own, **in_force(play)}
            if learned != own:
                replace(own_path(home), write_facts({**games, play.game.id: learned}))
            return learned != own
    except (OSError, BadFacts, InUse):
        return False


def take_facts(home: Path, table: Table) -> Taken:
    """Write into the record of a new game what is known of its pieces.

    :raises BadFacts, OSError: if the table's file cannot be read.
    """
    taken, part, setup = Taken([], []), table.game.facts(), table.play.setup
    if part is None or is_practice(home, table.path):
        return taken
    known = own_facts(home).get(table.game.id, {})
    held = by_place(part, known)
    lines = [line for place in ("", place_of(table.game, part, setup)) for line in held.get(place, ())]
    for line in sorted(lines, key=lambda line: [*part.KINDS].index(line.split()[0])):
        words = line.split()
        if part.wanted(setup, words[0], words[1] if part.KINDS[words[0]].named else ""):
            try:
                taken.lines.append(table.do(line).text)
            except Refused as error:
                taken.unfit.append((line, error.refusal))
    return taken


def merge_facts(home: Path, others: Mapping[str, Known]) -> tuple[int, int]:
    """Take others' facts in; where they differ, they take the place of one's own. How many are new and how many
    changed; the file as it was is kept for `facts restore`.

    :raises BadFacts, InUse, OSError:
    """
    with changing_own(home):
        games = own_facts(home)
        merged = {kind: {**games.get(kind, {}), **others.get(kind, {})} for kind in {**games, **others}}
        pairs = [(games.get(kind, {}).get(key), now) for kind, known in others.items() for key, now in known.items()]
        new, changed = sum(was is None for was, _ in pairs), sum(was not in (None, now) for was, now in pairs)
        if new or changed:
            replace(own_path(home), write_facts(merged), backup=True, before=write_facts({}))
        return new, changed


def restore_facts(home: Path) -> int:
    """The facts as they were before the last import; how many.

    :raises FileNotFoundError: if there was none.
    :raises BadFacts, InUse, OSError:
    """
    with changing_own(home):
        path = own_path(home)
        games = load_facts(path.with_name(path.name + OLD))
        replace(path, write_facts(games), backup=True, before=write_facts({}))
        return sum(map(len, games.values()))
