"""Options that several commands share."""

from pathlib import Path
from typing import Annotated, Literal

import typer

BoardStyle = Literal["boxes", "large", "plain"]
GameName = Annotated[str | None, typer.Option("--game", "-g", metavar="NAME")]
GameKind = Annotated[str | None, typer.Option("--game", metavar="GAME")]
Players = Annotated[list[str] | None, typer.Argument(metavar="PLAYER…")]
PlayersFile = Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE")]  # what they have, as a table
RecordFile = Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE")]
Format = Annotated[str | None, typer.Option("--format", metavar="FORMAT")]
Output = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]
Style = Annotated[BoardStyle, typer.Option("--style", metavar="STYLE")]
