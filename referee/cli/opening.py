"""Which record a command works on, and opening it."""

from pathlib import Path

import typer

from referee.cli.environment import Environment
from referee.engine.codes import USAGE
from referee.engine.ruling import refuse
from referee.record.file import load
from referee.say import clean
from referee.table.header import newest
from referee.table.play import Play
from referee.table.table import Table
from referee.table.verify import replay


def record_path(env: Environment, game: str | None, file: Path | None) -> Path:
    """The record that is meant: a file, a named game, or the game used last, which is said.

    :raises NoSuchGame, BadName:
    """
    if file is not None:
        return file
    if game is not None:
        path = env.store.path(game)
    else:
        last = env.store.last()
        if last is None:
            env.complain("no-game", example=env.voice("new.such-as"))
            raise typer.Exit(USAGE)
        path = env.store.path(last)
        env.say("game-used", name=last)
    return path


def open_table(env: Environment, game: str | None, file: Path | None) -> Table:
    """The game that is meant, held for writing; from now on it is the one in use. Reading another changes nothing.

    :raises Unusable, InUse, OSError:
    """
    path = record_path(env, game, file)
    table = hold_table(env, path)
    if file is None:
        env.store.remember(path.stem)
    return table


def hold_table(env: Environment, path: Path) -> Table:
    """The game in that file, held for writing.

    :raises Unusable, InUse, OSError:
    """
    table = Table.open(path)
    if not table.locked and all(other.locked for other in env.tables):
        env.say("no-lock")
    env.tables.append(table)
    env.speak_of(table.game.id)
    if table.torn:
        env.complain("torn", bytes=len(table.torn))
    return table


def read_table(env: Environment, game: str | None, file: Path | None) -> Table:
    """The game as it stands, for reading.

    :raises Unusable, OSError:
    """
    return read_record(env, record_path(env, game, file))[0]


def read_record(env: Environment, path: Path) -> tuple[Table, bytes]:
    """The game in that file as it stands, for reading, and the record itself without a torn end.

    :raises Unusable, OSError:
    """
    data = load(path)
    result = replay(data)
    env.speak_of(result.game)
    torn = result.record.torn
    if torn:
        env.complain("torn", bytes=len(torn))
    return Table.of(result, file=str(path)), data[: len(data) - len(torn)]


def as_of(table: Table, number: int) -> Table:
    """The game as it stood after that entry.

    :raises Refused: if it has no such entry.
    """
    if number > table.play.entries:
        refuse("nothing-to-undo", "record", "no-such-entry", number=number, entries=table.play.entries)
    play = Play(table.game, table.header.setup)
    for line in table.lines:
        if play.entries == number:
            break
        entry = play.parse(line)
        if entry is not None:
            play.enter(entry)
    return Table(table.header, play)


def offer_rules(env: Environment, table: Table, game: str | None, file: Path | None) -> None:
    """Say so if there are newer rules for a game that is not over. Nothing changes unless the table takes them."""
    if table.play.setup.rules == newest(table.game):
        return
    import shlex

    from referee.table.revision import offer

    found = offer(table.play)
    if found is None:
        return
    key = f"revision.{table.game.id}.{found.rules}"
    what = env.voice(key) if env.voice.knows(key) else found.what
    old, change = table.play.setup.rules, found.change
    said = {"old": old, "new": found.rules, "what": what}
    if change is None:
        env.say("rules.newer", **said)
    else:
        key = "rules.newer-refuses" if change.refusal else "rules.newer-changes"
        env.say(key, **said, number=change.number, text=change.text)
    where = ["--file", str(file)] if file else ["--game", game] if game else []
    lines = [shlex.join(["referee", "do", *where, f"set rules {rules}"]) for rules in (found.choice, old)]
    env.say("rules.take", take=lines[0], stay=lines[1])


def back_line(table: Table, before: set[int], file: Path | None) -> str:
    """The command that leads back to the entries that were in force before; empty if one alone does not."""
    import shlex

    after = in_force(table)
    if after > before:
        gained = sorted(after - before)
        words = ["undo"] if len(gained) == 1 else ["undo", "--from", str(gained[0])]
    elif before > after:
        words = ["redo"]
    else:
        return ""
    return clean(shlex.join(["referee", *words, *(["--file", str(file)] if file else [])]))


def in_force(table: Table) -> set[int]:
    return {step.number for step in table.play.steps}


def quoted(name: str) -> str:
    """A game's name as a word of a shell."""
    return clean(f"'{name}'" if " " in name else name)
