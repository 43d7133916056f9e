"""What docs/vampire-nights.md shows is true."""

import re
from pathlib import Path

from tests.nights.helpers import enter, guards, loot, new, room, side

PAGE = Path(__file__).parents[2] / "docs" / "vampire-nights.md"


def test_the_lines_of_the_page_are_accepted_as_they_stand():
    block = re.findall(r"^```nights\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    game = enter(new(2), block)
    assert game.lines == block.splitlines()
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("a1p b2", "a0 a5")
    assert (loot(game, "Ana"), side(game, "Ben")["bites"], side(game, "Ben")["tiles"]) == ("", 1, 1)
    assert loot(game, "Ben") is None
    assert (room(game, "a3"), room(game, "a4"), room(game, "b2")) == ("none", "down", "none")


def test_every_code_of_tiles_and_items_is_listed():
    from referee.games.vampire_nights.pieces import ITEM_CODE, TILE_CODE

    text = PAGE.read_text(encoding="utf-8")
    assert [code for code in (*TILE_CODE[1:], *ITEM_CODE[1:]) if f"`{code}`" not in text] == []
