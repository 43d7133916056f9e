"""The French and Russian catalogues of the test game: `python -m tests.siege.make`."""

from referee.games import GAMES
from tests.places import ROOT
from tests.siege.game import GAME
from tools import catalogues

FOLDER = (ROOT / "tests/siege") / "texts"


def main() -> None:
    GAMES[GAME.id] = GAME
    catalogues.SOURCES = (GAME.id,)
    catalogues.folder = lambda source="": FOLDER
    catalogues.main()


if __name__ == "__main__":
    main()
