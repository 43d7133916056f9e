"""Options that several commands share."""

from pathlib import Path
from typing import Annotated, Literal

import typer

BoardStyle = Literal["boxes", "large", "plain"]
GameName = Annotated[str | None, typer.Option("--game", "-g", metavar="NAME", help="Which game; else the last used.")]
RecordFile = Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE", help="A record outside the games.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")]
Style = Annotated[
    BoardStyle,
    typer.Option("--style", metavar="STYLE", help="boxes; large, to be seen across the table; plain, without boxes."),
]
