"""Everything that can go wrong with a game or a file, in words, with its status."""

from referee.cli.environment import Environment
from referee.engine import codes
from referee.engine.game import BadValue
from referee.engine.ruling import Refused
from referee.record.file import Changed, InUse, NotAFile
from referee.table.store import BadName, GameExists, NoSuchGame
from referee.table.table import Unusable
from referee.table.verify import Failure


def complain_about(error: Exception, env: Environment) -> int | None:
    """Say what is wrong on stderr; None if the error is none that a person can be responsible for."""
    match error:
        case Refused():
            from referee.show.refusal import refusal_lines

            print_lines = refusal_lines(env.voice, error.refusal, env.width)
            env.stderr.write("".join(f"{line}\n" for line in print_lines))
            return codes.exit_status(error.refusal.code)
        case Unusable():
            complain_of_file(error.failure, error.file, env)
            return codes.exit_status(error.failure.refusal.code)
        case BadValue():
            env.complain("refused", message=env.voice(f"bad-header.{error.reason}", key=error.key))
            return codes.USAGE
        case InUse():
            env.complain("in-use")
            return codes.IN_USE
        case Changed():
            env.complain("changed")
            return codes.FILE
        case NoSuchGame():
            env.complain("no-such-game", name=error.args[0])
            return codes.USAGE
        case GameExists():
            env.complain("game-exists", name=error.args[0])
            return codes.USAGE
        case BadName():
            env.complain("bad-game-name", name=error.args[0])
            return codes.USAGE
        case OSError():
            return complain_of_os(error, env)
    return None


def unreadable_detail(error: OSError | ValueError) -> str:
    """The key of the sentence for a file that cannot be read."""
    match error:
        case FileNotFoundError():
            return "unreadable.missing"
        case IsADirectoryError():
            return "unreadable.folder"
        case NotAFile():
            return "unreadable.special"
    return "unreadable.denied"


def complain_of_os(error: OSError, env: Environment) -> int:
    if error.filename is None:
        env.complain("cannot-write", reason=error.strerror or str(error))
    else:
        message = env.voice(unreadable_detail(error), reason=error.strerror)
        env.complain("verify.failed-file", file=error.filename, message=message)
    return codes.FILE


def complain_of_file(failure: Failure, file: str, env: Environment) -> None:
    message = env.voice(failure.refusal.detail, **failure.refusal.params)
    if failure.line is None:
        env.complain("verify.failed-file", file=file, message=message)
    else:
        env.complain("verify.failed", file=file, line=failure.line, message=message)
