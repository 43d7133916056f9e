"""Refusals of the commands that settle disputes, as a person sees them: part of docs/refusals.md."""

import io
import shlex
import tempfile
from contextlib import chdir
from pathlib import Path
from unittest.mock import patch

from referee.cli.environment import Environment
from referee.cli.errors import problems
from referee.cli.main import run
from referee.engine.ruling import Refused

COLUMNS = 80
FILES = {
    "ends.csv": b"player,villagers,cards\nAna,12,8\n",
    "scores.csv": b"Ana,12,0,3,8\nBen,10,2,4\n",
    "scores.yaml": b"Ana: {buildings: 12, heroes: 0, creatures: 3, cards: 8}\nBen:\n  buildings: many\n",
    "picture.png": b"\x89PNG\r\n\x1a\n\x00\x00",
}

# At least one for each sentence.
COMMANDS = [
    "referee attack ghosts 3 --village '3 h / 3=1 2'",
    "referee attack witches w2 --village 3 --edition it",
    "referee attack witches w2 --village-file picture.png",
    "referee attack witches w2 v3 --village '3 h / 3=1 2'",
    "referee attack all 2 v3 --order wlv --village 'g300 h2w'",
    "referee attack all w2 v3 --village 'g300 h2w'",
    "referee attack witches w2",
    "referee attack witches w2 --village 3 --village-file village.txt",
    "referee attack witches w2 --village '3 3' --at p1",
    "referee attack witches w2 --village '. g300 . / y111=two h2w r002'",
    "referee attack witches w2 --village '. g300 . / y111=2 hero r002'",
    "referee attack all w2 --order wlv --village '. g300 . / 3 h2w r002'",
    "referee attack witches w2 --village '. g300 . / y111=2 h5200 r002'",
    "referee attack witches w2 --village '. g300 . / y111=2 h2w:3 r002'",
    "referee attack witches w2 --village '. g300 . / y111=2 h2ww r002'",
    "referee attack witches w2 --village '. g300 . / y111=2 h2w r002:12'",
    "referee attack witches w2 --village '. g300 . / y11111=2 h2w r002'",
    "referee attack witches w2 --village '. g3 . / y111=2 h2w r002'",
    "referee attack witches w2 wl --village '3 h / 3=1 2'",
    "referee attack witches w2 wr --village '3 h / 3=1 2'",
    "referee attack witches 2 2 2 --village '3 / 2' --choose b1",
    "referee attack witches 2 2 2 --village '3 / 3' --choose a1",
    "referee tally 'Ana 12 0 3 8' 'Ben 10 two 4 7'",
    "referee tally",
    "referee tally 'Ana 12 0 3 8' --file scores.csv",
    "referee tally 'Ana 12 0 3 8' 'ana 10 2 4 7'",
    "referee tally --file scores.csv",
    "referee tally --file ends.csv",
    "referee tally --file scores.yaml",
]
# With what stands on standard input.
PIPED = {
    "yes undo | head -n 1001 | referee do -": "undo\n" * 1001,
    "yes undo | referee do -": "undo\n" * 250_000,
}


def picture(command: str, language: str, piped: str = "") -> tuple[str, str, str, str, str]:
    """The refusal's code, the key of its sentence, the file it is about, the command, and what is answered."""
    found = []

    def watched(error, env):  # type: ignore[no-untyped-def]
        assert isinstance(error, Refused), error
        found.append(error.refusal)
        return told(error, env)

    told, out = problems.problem_of, io.StringIO()
    words = shlex.split(command.rpartition("| ")[2])[1:]
    with tempfile.TemporaryDirectory() as folder, chdir(folder), patch.object(problems, "problem_of", watched):
        for name, content in FILES.items():
            Path(name).write_bytes(content)
        variables = {"COLUMNS": str(COLUMNS), "REFEREE_HOME": folder}
        run(words, Environment(variables, io.StringIO(piped), out, out, language=language))
    assert found, f"accepted: {command}\n{out.getvalue()}"
    contents = [content.decode() for name, content in FILES.items() if name in words and content.isascii()]
    return found[0].code, found[0].detail, "\n".join(contents), f"$ {command}", out.getvalue().rstrip()


def pictures(language: str) -> list[tuple[str, str, str, str, str]]:
    commands = {**dict.fromkeys(COMMANDS, ""), **PIPED}
    return [picture(command, language, piped) for command, piped in commands.items()]
