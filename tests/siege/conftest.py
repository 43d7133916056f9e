"""The program, knowing one game more: the siege is handed in, and shipped with nothing."""

import pytest

from referee.games import GAMES
from tests.siege.game import GAME


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)
