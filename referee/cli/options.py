"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str | None, typer.Option("--game", "-g", metavar="NAME", help="Which game; else the last used.")]
RecordFile = Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE", help="A record outside the games.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")]
