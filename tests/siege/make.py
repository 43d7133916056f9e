"""The French and Russian catalogues of the test game: `python -m tests.siege.make`."""

from pathlib import Path

from referee.games import GAMES
from tests.siege.game import GAME
from tools import catalogues

FOLDER = Path(__file__).parent / "texts"


def main() -> None:
    GAMES[GAME.id] = GAME
    catalogues.SOURCES = (GAME.id,)
    catalogues.folder = lambda source="": FOLDER
    catalogues.main()


if __name__ == "__main__":
    main()
