"""What docs/vampire-empire.md and docs/guided-play.md show of this game is true."""

import re

from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.games.vampire_empire.words.reading import EFFECTS
from tests.games.vampire_empire.helpers import new
from tests.games.vampire_empire.sitting import Sitting
from tests.places import ROOT

PAGE = (ROOT / "docs" / "vampire-empire.md").read_text(encoding="utf-8")
GUIDED = (ROOT / "docs" / "guided-play.md").read_text(encoding="utf-8")


def test_the_lines_of_the_page_are_accepted_as_they_stand():
    block = re.findall(r"^```empire\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0]
    table = new()
    assert [table.do(line).text for line in block.splitlines()] == block.splitlines()
    now = table.snapshot()
    assert [one["character"] for one in now["castle"]] == ["bis", "coo", "mai"]
    assert now["dead"] == [{"character": "lad", "was": "human"}, {"character": "off", "was": "vampire"}]
    assert (now["castle"][0]["defence"], now["pending"][0]["player"]) == (1, "Ben")


def test_every_character_and_effect_is_listed():
    assert [code for code in CHARACTERS if f"`{code}`" not in PAGE] == []
    effects = PAGE.split("## Effects of support cards")[1].split("\n## ")[0]
    assert [word for word in EFFECTS if f"`{word}" not in effects] == []


def test_every_field_of_the_json_is_named():
    named = set(re.findall(r"`([a-z-]+)`", PAGE.split("## JSON")[1]))
    table = new()
    table.do("castle bis lad off")
    table.do("Ana attack off lad n2")
    now = table.snapshot()
    fields = {*now, *now["players"][0], *now["castle"][0], *now["city"], *now["combat"]} - {"name", "winners"}
    assert fields - named == set()


def test_the_night_and_day_of_guided_play_are_typed_as_they_stand():
    section = GUIDED.split("## Vampire Empire\n")[1].split("\n## ")[0]
    rows = [row.split("|")[2:4] for row in section.splitlines() if row.startswith("|") and row.count("`") == 4]
    sitting = Sitting(new(), *(keys.strip(" `") for keys, _ in rows))
    assert sitting.written == [entry.strip(" `") for _, entry in rows]
    assert "\n".join(sitting.written) in PAGE, "the game of the other page"
    *screen, prompt = re.findall(r"```screen\n(.*?)```", section, re.DOTALL)[0].splitlines()
    assert "\n".join(screen) in "\n".join(line.rstrip() for line in sitting.asker.seen.splitlines())
    assert prompt in [one.strip() for one in sitting.prompts]
