"""What docs/vampire-nights.md and docs/guided-play.md show of this game is true."""

import re

from tests.games.vampire_nights.helpers import enter, guards, loot, new, room, side
from tests.games.vampire_nights.test_guided import Sitting
from tests.places import ROOT

PAGE = ROOT / "docs" / "vampire-nights.md"
GUIDED = PAGE.with_name("guided-play.md")


def test_the_lines_of_the_page_are_accepted_as_they_stand():
    block = re.findall(r"^```nights\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    game = enter(new(2), block)
    assert game.lines == block.splitlines()
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("a1p b2", "a0 a5")
    assert (loot(game, "Ana"), side(game, "Ben")["bites"], side(game, "Ben")["tiles"]) == ("", 1, 1)
    assert loot(game, "Ben") is None
    assert (room(game, "a3"), room(game, "a4"), room(game, "b2")) == ("none", "down", "none")


def test_every_code_of_tiles_and_items_is_listed():
    from referee.games.vampire_nights.rules.pieces import ITEMS, TILES

    text = PAGE.read_text(encoding="utf-8")
    assert [code for code in (*TILES, *ITEMS) if f"`{code}`" not in text] == []


def test_the_night_of_guided_play_is_typed_as_it_stands():
    section = GUIDED.read_text(encoding="utf-8").split("## Vampire Nights\n")[1].split("\n## ")[0]
    rows = [row.split("|")[2:4] for row in section.splitlines() if row.startswith("|") and row.count("`") >= 4]
    assert len(rows) > 10
    sitting = Sitting(new(2), *(line for keys, _ in rows for line in re.findall("`(.*?)`", keys)))
    assert sitting.written == [line for _, entry in rows for line in re.findall("`(.*?)`", entry)]
    *screen, prompt = re.findall(r"```screen\n(.*?)```", section, re.DOTALL)[0].splitlines()
    assert "\n".join(screen) in "\n".join(line.rstrip() for line in sitting.said.splitlines())
    assert Sitting(sitting.guide.table, "").prompts[0].strip() == prompt
