"""What a dispute is about, from wherever it was given: an argument, a file, standard input, a terminal."""

from pathlib import Path

from referee.cli.environment import Environment
from referee.engine.ruling import refuse
from referee.record.file import load

LARGEST = 100_000  # bytes; a drawing or a tally has a few hundred


def read_text(env: Environment, file: Path) -> str:
    """The text of a small file; - is standard input.

    :raises Refused: if it is not a small text.
    :raises OSError: if it cannot be read.
    """
    try:
        text = env.read(LARGEST + 1) if str(file) == "-" else load(file).decode("utf-8-sig")
    except ValueError:
        refuse("not-understood", "record", "not-understood.text-file", file=str(file))
    if len(text) > LARGEST or "\0" in text:
        refuse("not-understood", "record", "not-understood.text-file", file=str(file))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def on_one_line(drawing: str) -> str:
    """A drawing of several lines as one, its rows separated by /."""
    return " / ".join(row.strip() for row in drawing.strip("\n").split("\n"))


def ask(env: Environment, prompt: str) -> str | None:
    """A line from the terminal, asked for on stderr; None at its end."""
    env.stdout.flush()
    env.stderr.write(prompt)
    env.stderr.flush()
    line = env.stdin.readline()
    if not line:
        env.stderr.write("\n")
        return None
    return line.strip()
