"""The N-th call that changes the disk, or writes the answer, fails or is the last: for every N of every command."""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

from referee.table.verify import replay
from tests.starting import load_program

from .children import Ended, Prepare, run
from .commands import COMMANDS, Command, same_every_time
from .frame import Row, Seen
from .shim import FAULTS, KILLED, Shim

KEPT = r"in the record|(?<!Nothing )was written|is done"  # how a message says that the new state is there all the same
DRAFT = re.compile(r"\..*\.[0-9a-f]{8}")

State = dict[str, bytes]


def prepared(command: Command, shim: Shim) -> Prepare:
    def prepare() -> Callable[[], object]:
        same_every_time(command)
        shim()
        return shim.end

    return prepare


def state(home: Path) -> State:
    """The files that matter: not caches, drafts, backups, what is learned by the way, or which game was used last."""
    files = [path for path in sorted(home.rglob("*")) if path.is_file()]
    names = {str(path.relative_to(home)): path for path in files}
    return {
        name: path.read_bytes()
        for name, path in names.items()
        if not (name == "last" or name.startswith(("cache", "share/cache")) or DRAFT.fullmatch(path.name))
        and not name.endswith("~")
        and ".torn" not in name
    }


class Case:
    """A command that was run undisturbed once: what was there before, what after, and its calls."""

    def __init__(self, command: Command, folder: Path) -> None:
        self.command = command
        self.home = folder / "before"
        self.home.mkdir(parents=True)
        command.setup(self.home)
        self.before = self.state(self.home)
        undisturbed = folder / "undisturbed"
        shutil.copytree(self.home, undisturbed, symlinks=True)
        log = folder / "calls"
        fd = os.open(log, os.O_WRONLY | os.O_CREAT)
        ended = run(undisturbed, *command.arguments, "--quiet", prepare=prepared(command, Shim(undisturbed, log=fd)))
        os.close(fd)
        assert ended.status == 0, (command.name, ended)
        self.after = self.state(undisturbed)
        self.calls = log.read_text().splitlines()
        self.trials = [
            (fault, at)
            for fault in FAULTS
            for at, call in enumerate(self.calls, 1)
            if call.startswith("write") or not fault.endswith("half")
        ]
        # After the last call: nothing that was acknowledged may hang on something not yet synced.
        self.trials += [("power", len(self.calls) + 1), ("power-names", len(self.calls) + 1)]

    def state(self, home: Path) -> State:
        files = state(home)
        return files if "cards" in self.command.arguments else {**files, "cards.yaml": b""}  # learned by the way

    def wrong(self, fault: str, at: int, home: Path) -> str:
        shutil.copytree(self.home, home, symlinks=True)
        shim = Shim(home, fault, at)
        ended = run(home, *self.command.arguments, "--quiet", prepare=prepared(self.command, shim))
        return (
            wrong_words(ended, json="--json" in self.command.arguments)
            or self.wrong_state(ended, self.state(home))
            or self.wrong_drafts(ended, home, at)
            or self.wrong_next(home)
        )

    def wrong_state(self, ended: Ended, now: State) -> str:
        for name in {*self.before, *self.after, *now}:
            old, new, found = (one.get(name) for one in (self.before, self.after, now))
            if found not in (old, new) and not (ended.status == KILLED and is_torn(old, new, found)):
                if is_part(old, new, found):
                    continue
                return f"{name} is neither old nor new: {found!r:.200}"
        for name, data in self.before.items():
            whole = data[: data.rfind(b"\n") + 1]
            if name.endswith(".referee") and not any(one.startswith(whole) for one in now.values()):
                return f"{name} is lost"
        if self.acknowledges(ended) and any(now.get(name) != data for name, data in self.after.items()):
            return f"acknowledged, but not there: {ended}"
        if entries_acknowledged(ended) > entries_in(now):
            return f"entries acknowledged that are not there: {ended}"
        if ended.status not in (0, KILLED):
            kept = re.search(KEPT, ended.err) is not None
            changed = whole_lines(now) != whole_lines(self.before)
            if kept != changed:
                return f"{'changed' if changed else 'nothing changed'}, but said: {ended.err.strip()!r}"
        if ended.status == 0 and now != self.after:
            return f"status 0, but not done: {ended}"
        return ""

    def acknowledges(self, ended: Ended) -> bool:
        return bool(self.command.acknowledged) and self.command.acknowledged in ended.out

    def wrong_drafts(self, ended: Ended, home: Path, at: int) -> str:
        drafts = [path.name for path in home.rglob("*") if DRAFT.fullmatch(path.name)]
        spoilt = self.calls[at - 1 : at] == ["unlink"]
        return f"left behind: {drafts}" if drafts and ended.status != KILLED and not spoilt else ""

    def wrong_next(self, home: Path) -> str:
        """The same home goes on: the records read, and the same command, or another, works."""
        for path in home.rglob("*.referee"):
            if not path.name.startswith(".") and (failure := replay(path.read_bytes()).failure):
                if self.before.get(str(path.relative_to(home))) != path.read_bytes():
                    return f"{path.name} no longer reads: {failure}"
                again = run(home, *self.command.arguments)  # it was damaged, and is not repaired yet
                return f"the next time: {again}" if again.status else ""
        if (home / "games" / "friday.referee").is_file():
            after = run(home, "do", "--game", "friday", 'note "after"')
            return f"the next entry: {after}" if after.status else ""
        again = run(home, *self.command.arguments)
        done = self.state(home) == self.after  # then the game has another name, or the new file is there already
        return f"the next time: {again}" if again.status and not done else ""


def whole_lines(files: State) -> State:
    """The same, without the torn ends of records."""
    return {name: data[: data.rfind(b"\n") + 1] if name.endswith(".referee") else data for name, data in files.items()}


def wrong_words(ended: Ended, *, json: bool) -> str:
    if "Traceback" in ended.err or "bug" in ended.err:
        return f"traceback: {ended.err[-300:]}"
    if ended.status not in (0, 2, 4, KILLED):
        return f"status {ended.status}: {ended.err}"
    said = re.sub("The last line was cut off .*\n", "", ended.err) or (ended.out if json else "")
    if ended.status not in (0, KILLED) and said.count("\n") != 1:
        return f"not one line: {ended.err!r}"
    return ""


def is_part(old: bytes | None, new: bytes | None, found: bytes | None) -> bool:
    """Whether some of several entries are there, as whole lines."""
    return is_torn(old, new, found) and found is not None and found.endswith(b"\n")


def is_torn(old: bytes | None, new: bytes | None, found: bytes | None) -> bool:
    """Whether a record is the old one, less its torn end, and the beginning of what came then."""
    if old is None or new is None or found is None:
        return False
    whole = old[: old.rfind(b"\n") + 1]
    return found.startswith(whole) and (new.startswith(found) or old == found)


def entries_acknowledged(ended: Ended) -> int:
    return max((int(number) for number in re.findall(r"^ ?(\d+)  ", ended.out, re.MULTILINE)), default=0)


def entries_in(now: State) -> int:
    records = [data for name, data in now.items() if name.endswith(".referee")]
    return max((len(data.partition(b"\n\n")[2].splitlines()) for data in records), default=0)


def run_trials(trials: Sequence[int], folder: Path) -> Seen:
    """A trial is one command, with every fault at every of its calls."""
    load_program()
    seen = Seen()
    for trial in trials:
        seen.done += 1
        case = Case(COMMANDS[trial], folder / str(trial))
        seen.counts["calls"] += len(case.calls)
        for fault, at in case.trials:
            home = folder / str(trial) / "faulty"
            if wrong := case.wrong(fault, at, home):
                call = case.calls[at - 1] if at <= len(case.calls) else "the end"
                seen.failures.append(f"{case.command.name}: {fault} at call {at} ({call}): {wrong}")
            shutil.rmtree(home)
            seen.counts[
                "kills" if fault.startswith("kill") else "power cuts" if fault.startswith("power") else "errors"
            ] += 1
    return seen


ROW = Row(
    name="faults",
    what="the N-th write, fsync, rename … of a command fails or kills, for every N",
    unit="commands",
    figure=len(COMMANDS),
    short=(3,),  # one entry
    run=run_trials,
)
