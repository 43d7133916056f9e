"""What docs/village-attacks.md and docs/guided-play.md show and list of this game is true."""

import re

from referee import Table
from referee.games.village_attacks.rules.codes import CODES
from referee.games.village_attacks.rules.setup import HOUSE_RULES
from referee.games.village_attacks.words import VERBS
from referee.games.village_attacks.words.facts import READERS
from referee.games.village_attacks.words.whole_table import VERBS as OF_THE_TABLE
from tests.games.village_attacks.helpers import header
from tests.games.village_attacks.sitting import BEFORE, Sitting, at_table
from tests.places import ROOT

PAGE = (ROOT / "docs" / "village-attacks.md").read_text(encoding="utf-8")
GUIDED = (ROOT / "docs" / "guided-play.md").read_text(encoding="utf-8")
ROUND = re.findall(r"^```siege\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[0].splitlines()


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_lines_of_the_page_are_accepted_as_they_stand():
    table = Table.from_bytes(header().encode())
    assert [table.do(line).text for line in ROUND] == ROUND
    now = table.snapshot()
    assert (now["round"], now["coin"], now["heart"]) == (2, "banshee", 5)
    assert {zone: [one["count"] for one in there] for zone, there in now["villagers"].items()} == {
        "lc1": [1, 1],
        "sc1": [2],
        "a1": [3],
        "eh1": [2],
        "g1": [2],
    }


def test_the_round_of_guided_play_is_typed_as_it_stands():
    section = GUIDED.split("## Village Attacks\n")[1].split("\n## ")[0]
    rows = [row.split("|")[2:4] for row in section.splitlines() if row.startswith("|") and row.count("`") == 4]
    sitting = Sitting(at_table(*BEFORE), *(keys.strip(" `") for keys, _ in rows))
    assert sitting.written == [entry.strip(" `") for _, entry in rows] == ROUND[-len(rows) :], (
        "the round of the other page"
    )
    *screen, prompt = re.findall(r"```screen\n(.*?)```", section, re.DOTALL)[0].splitlines()
    assert "\n".join(screen) in "\n".join(line.rstrip() for line in sitting.asker.seen.splitlines())
    assert prompt in [one.strip() for one in sitting.prompts]


def test_every_entry_fact_and_house_rule_is_listed():
    entries, facts = section("Entries"), section("Entering facts")
    assert [
        verb
        for verb in (*VERBS, *OF_THE_TABLE)
        if verb not in READERS and not re.search(rf"`(vampire )?{verb}\b|`{verb} ", entries)
    ] == []
    assert [verb for verb in READERS if f"`{verb} " not in facts] == []
    assert [name for name, value in HOUSE_RULES.items() if f"`{name} {value}`" not in section("Header")] == []


def test_every_code_is_explained_in_the_order_of_the_checks():
    assert re.findall(r"^\| `([\w-]+)` \|", section("Checks and their codes"), re.MULTILINE) == [*CODES]


def test_every_field_of_the_json_is_named():
    named = set(re.findall(r"`([a-z_-]+)`", section("JSON")))
    table = Table.from_bytes(header().encode())
    for line in ROUND:
        table.do(line)
        assert fields(table.snapshot()) - named == set(), line


def fields(value: object) -> set[str]:
    """All names of fields, zones and numbers of abilities left aside."""
    if isinstance(value, dict):
        return {name for name in value if not re.search(r"\d", name)}.union(*map(fields, value.values()))
    return set().union(*map(fields, value)) if isinstance(value, list) else set()
