"""Everything that can go wrong with a game or a file: what is said, and the status to leave with."""

import errno
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.engine import codes
from referee.engine.game import BadValue
from referee.engine.lexicon import near
from referee.engine.ruling import Refused
from referee.record.atomic import InUse, Unconfirmed, Unwritable
from referee.record.file import Changed, NotAFile, Unwritten
from referee.record.home import NoHome
from referee.say.tell import refusal_message
from referee.show.text import wrap
from referee.table.store import BadName, GameExists, LeadsOut, NoSuchGame
from referee.table.table import Unusable
from referee.table.yaml_tree import BadYaml

FULL: Final = (errno.ENOSPC, errno.EDQUOT)
BAD_PLACE: Final = (
    *(errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EEXIST),
    *(errno.ELOOP, errno.ENAMETOOLONG, errno.EINVAL),
)


class Problem(NamedTuple):
    """A failure as a person and as a program is told it."""

    status: int
    failure: dict[str, Any]  # code, rule, message and what else is known
    lines: Callable[[], list[str]]  # drawn only where a person is told


def problem_of(error: Exception, env: Environment) -> Problem | None:
    """What to say of an error; None if it is none that a person can be responsible for."""
    match error:
        case Refused():
            from referee.show.json import refusal_data
            from referee.show.refusal import refusal_lines

            return Problem(
                codes.exit_status(error.refusal.code),
                refusal_data(env.voice, error.refusal),
                partial(refusal_lines, env.voice, error.refusal, env.width),
            )
        case Unusable():
            env.speak_of(error.game)
            failure, refusal = error.failure, error.failure.refusal
            message = refusal_message(env.voice, refusal)
            key = "verify.failed-file" if failure.line is None else "verify.failed"
            found = _problem(
                env,
                codes.exit_status(refusal.code),
                refusal.code,
                key,
                file=error.file,
                line=failure.line,
                message=message,
            )
            more = {"file": error.file, "line": failure.line, "entry": failure.entry, "message": message}
            return found._replace(
                failure={**found.failure, **more, "rule": refusal.rule},
                lines=lambda: [*found.lines(), *way_to_repair(env, error.file, refusal.code)],
            )
        case BadValue():
            message = env.voice(f"bad-header.{error.reason}", key=error.key, **error.params)
            return _problem(env, codes.USAGE, "bad-header", "refused", message=message)
        case Lacks(game=game, what=what, others=others):
            key = "lacks.others-have" if others else "lacks"
            return _problem(env, codes.USAGE, "usage", key, game=game, what=what, others=others)
        case NoHome():
            return _problem(env, codes.USAGE, "unreadable", "no-home")
        case InUse():
            return _problem(env, codes.IN_USE, "in-use", "in-use")
        case Changed():
            return _problem(env, codes.FILE, "altered", "changed")
        case NoSuchGame():
            meant = near(error.args[0], env.store.names())
            return _problem(env, codes.USAGE, "no-such-game", "no-such-game", meant, name=error.args[0])
        case GameExists():
            return _problem(env, codes.USAGE, "game-exists", "game-exists", name=error.args[0])
        case BadName():
            return _problem(env, codes.USAGE, "bad-game-name", "bad-game-name", name=error.args[0])
        case LeadsOut():
            name, file = error.args
            return _problem(env, codes.USAGE, "bad-game-name", "game-leads-out", name=name, file=file)
        case BadYaml():
            return _problem(env, codes.FILE, "unreadable", "cards.bad-file", **_bad_list(env, error))
        case Unwritable():
            status, key = (codes.USAGE, "unwritable") if is_bad_place(error) else (codes.FILE, "unwritable.failed")
            key = "unwritable.full" if error.errno in FULL else key
            return _problem(env, status, "unreadable", key, file=error.filename, reason=error)
        case Unwritten():
            key, params = unwritten(env, error)
            return _problem(env, codes.FILE, "unreadable", key, **params)
        case Unconfirmed():
            return _problem(env, codes.FILE, "unreadable", "unconfirmed", file=error.filename, reason=error)
        case OSError(filename=None):
            key, params = unanswered(env, error)
            return _problem(env, codes.FILE, "unreadable", key, **params)
        case OSError():
            message = env.voice(unreadable_detail(error), reason=error)
            return _problem(env, codes.FILE, "unreadable", "verify.failed-file", file=error.filename, message=message)
    return None


def is_bad_place(error: OSError | ValueError) -> bool:
    """Whether another place would do, or other permissions: else the disk is full or fails, which nobody asked for."""
    return not isinstance(error, OSError) or error.errno in BAD_PLACE


def complain_of_list(env: Environment, error: BadYaml | OSError) -> None:
    """Say that a table's own card list cannot be read."""
    if isinstance(error, BadYaml):
        env.complain("cards.bad-file", **_bad_list(env, error))
    else:
        env.complain("cards.unreadable", file=str(error.filename), reason=error)


def _bad_list(env: Environment, error: BadYaml) -> dict[str, Any]:
    return {"file": error.file, "line": error.line, "reason": env.voice(f"cards.why-{error.reason}")}


def way_to_repair(env: Environment, file: str, code: str) -> list[str]:
    """How to go on with a record that is damaged; nothing helps one that is too new or cannot be opened."""
    if not file or file == "-" or code in ("unsupported", "unreadable"):
        return []
    import shlex

    return wrap(env.voice("repair.way", line=shlex.join(["referee", "repair", file])), env.width, "  ")


def _problem(
    env: Environment, status: int, code: str, key: str, meant: Sequence[str] = (), /, **params: Any
) -> Problem:
    message = env.sentence(key, meant, params)
    return Problem(
        status, {"code": code, "rule": "record", "message": message}, partial(wrap, message, env.width, "  ")
    )


def unwritten(env: Environment, error: OSError) -> tuple[str, dict[str, Any]]:
    """How to say that something could not be written, and what was before."""
    if env.entries_written:
        key = "cannot-write.entries-full" if error.errno in FULL else "cannot-write.entries"
    else:
        key = "cannot-write.full" if error.errno in FULL else "cannot-write"
    return key, {"reason": error, "number": env.entries_written}


def unanswered(env: Environment, error: OSError) -> tuple[str, dict[str, Any]]:
    """How to say that the answer was lost, and what is done all the same."""
    key = "unanswered.entries" if env.entries_written else "unanswered.done" if env.changed else "unanswered"
    return key, {"reason": error, "number": env.entries_written}


def unreadable_detail(error: OSError | ValueError) -> str:
    """The key of the sentence for a file that cannot be read."""
    match error:
        case FileNotFoundError():
            return "unreadable.missing"
        case IsADirectoryError():
            return "unreadable.folder"
        case NotAFile():
            return "unreadable.special"
        case FileExistsError():
            return "file-taken"
    return "unreadable.denied"
