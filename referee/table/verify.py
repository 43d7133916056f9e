"""Replay a record as it lies there: where it stands, and the first thing that is wrong with it."""

from typing import Any, NamedTuple

from referee.engine.ruling import Refusal, Refused
from referee.games import GAMES
from referee.record.read import LARGEST, LONGEST_LINE, MOST_LINES, Record, header_value, read
from referee.table.header import BadHeader, Header, read_header
from referee.table.play import Play


class Failure(NamedTuple):
    """The first line that cannot be accepted. `entry` is None for the header and for the file as a whole."""

    line: int | None
    entry: int | None
    refusal: Refusal


class Replay(NamedTuple):
    """A record read to its end, or to its first failure; then the play is as it stood before."""

    record: Record
    header: Header | None = None
    play: Play | None = None
    failure: Failure | None = None
    game: str = ""  # what the header names, whatever else is wrong with it; "" if that is none we know


def replay(data: bytes, record: Record | None = None, *, accept_altered: bool = False) -> Replay:
    """Read and judge a record, or judge what was read of it already. Never raises for what is in it: the failure says
    what is wrong."""
    result = _replayed(read(data, accept_altered=accept_altered) if record is None else record)
    return result._replace(game=result.header.game.id if result.header else game_named(data))


def game_named(data: bytes) -> str:
    """The id of the game that a record names, whatever else is wrong with it; "" if that is none we know."""
    named = header_value(data, "game").lower()
    return named if named in GAMES else ""


def _replayed(record: Record) -> Replay:
    fault = record.fault
    wrong = Failure(fault.line, fault.entry, file_refusal(fault.code, fault.detail, fault.line)) if fault else None
    if fault and fault.in_header:
        return Replay(record, failure=wrong)
    try:
        header = read_header(record.header)
    except BadHeader as error:
        refusal = file_refusal(error.code, f"bad-header.{error.reason}", error.line, key=error.key, **error.params)
        in_header = Failure(error.line, None, refusal)
        # A seal that does not fit counts before anything is judged, unless the format is not even known.
        altered = wrong is not None and wrong.refusal.code == "altered" and error.reason != "version"
        return Replay(record, failure=wrong if altered else in_header)
    play = Play(header.game, header.setup)
    failure = _fold(play, record)
    if wrong and (failure is None or wrong.refusal.code == "altered"):
        failure = wrong
    return Replay(record, header, play, failure)


def _fold(play: Play, record: Record) -> Failure | None:
    for line in record.lines:
        try:
            entry = play.parse(line.text)
            if entry is not None:
                play.enter(entry)
        except Refused as error:
            refusal = error.refusal
            if line.sealed and refusal.code == "not-understood":
                # The referee never wrote this: the line only looks like one of its own.
                refusal = file_refusal("damaged", "damaged.sealed", line.number)
            return Failure(line.number, play.entries + 1, refusal)
    return None


def file_refusal(code: str, detail: str, line: int | None, **params: Any) -> Refusal:
    """What is wrong with the file itself, with all that its sentence may need."""
    limits = {"megabytes": LARGEST >> 20, "kilobytes": LONGEST_LINE >> 10, "lines": MOST_LINES}
    return Refusal(code, "record", detail, {"line_number": line, **limits, **params})
