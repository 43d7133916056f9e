"""Write completions/: one file for each shell. A test compares them.

python -m tools.completions
"""

from pathlib import Path

from referee.cli.shells.scripts import FILE_NAMES, SCRIPTS

FOLDER = Path(__file__).parents[1] / "completions"


def files() -> dict[Path, str]:
    """What stands in each file."""
    return {FOLDER / FILE_NAMES[shell]: script for shell, script in SCRIPTS.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
