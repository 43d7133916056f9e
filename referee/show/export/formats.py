"""The formats of sheets, by the suffix of a file. A writer is loaded when it is asked for: a score on the screen waits
for none of them."""

from importlib import import_module
from typing import Final

from referee.say import Voice
from referee.show.export.sheet import Sheet

# By the suffix of a file: the module with the writer, and its name there. Each takes a sheet and a voice.
SCORE: Final = {
    "txt": ("plain", "score_text"),
    "md": ("plain", "score_markdown"),
    "csv": ("data", "score_csv"),
    "json": ("data", "score_json"),
    "html": ("web", "score_page"),
    "pdf": ("pdf", "score_pdf"),
    "svg": ("page", "score_svg"),
}
GAME: Final = {
    "referee": ("data", "record"),
    "json": ("data", "game_json"),
    "csv": ("data", "game_csv"),
    "md": ("plain", "game_markdown"),
    "html": ("steps", "game_page"),
}


def write(writer: tuple[str, str], sheet: Sheet, voice: Voice) -> bytes:
    """The sheet in a format of SCORE or GAME.

    :raises Missing: if the format needs a font that is not there.
    """
    module, name = writer
    result = getattr(import_module(f"referee.show.export.{module}"), name)(sheet, voice)
    return result if isinstance(result, bytes) else result.encode("utf-8", "replace")
