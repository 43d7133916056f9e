"""Print-outs and exports: one neutral sheet built from a table, and a small writer for each format.

Writers are loaded when they are asked for: a score on the screen waits for none of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from referee.say import Voice

if TYPE_CHECKING:
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


class Missing(Exception):
    """A writer lacks something that is not installed; `key` names the sentence that says what to do."""

    def __init__(self, key: str, what: str = "") -> None:
        super().__init__(key, what)
        self.key = key
        self.what = what


def write(writer: tuple[str, str], sheet: "Sheet", voice: Voice) -> bytes:
    """The sheet in a format of SCORE or GAME.

    :raises Missing: if the format needs what is not installed.
    """
    module, name = writer
    result = getattr(import_module(f"referee.show.export.{module}"), name)(sheet, voice)
    return result if isinstance(result, bytes) else result.encode("utf-8", "replace")
