"""`referee siege`: a villagers' phase typed by hand, told step by step, with what is asked and what is refused."""

import json
import os
import shlex
import subprocess
import sys

import pytest

from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from tests.cli.disputes.asking import ask
from tests.games.village_attacks.positions import MAP, Position, course
from tests.games.village_attacks.test_positions import CONDITIONS, DEATH, DEFENCE, NEAREST_FIRST, TRAP

PEASANTS = "a1 p1; c1 p2 | vampire a1 6/6; banshee lc1 5/5 | heart 5"


def bare(before: str, *answers: str, options: str = "") -> Position:
    """Without a sheet."""
    return Position(before, answers, f"--scenario 1 {options}", gates=False)


def test_every_step_in_words_with_its_ruling() -> None:
    told = NEAREST_FIRST.told()
    assert told.status == 0
    assert told.out.splitlines()[:-1] == [
        "1. A-1, at distance 2 (VA123, VA124)",
        "2. A-1: a peasant attacks Vampire: 2 wounds (+1 for A-1). 4 of 6 left. (VA142)",
        "3. Move a peasant: A-1 → LC-1 (VA143)",
        "4. C-1, at distance 2 (VA123, VA124)",
        "5. C-1, coin for 2 peasants: LC-1 or SC-1? → coin sc1 (VA143, VA144)",
        "6. Move 2 peasants: C-1 → SC-1 (VA143)",
        "7. C-1: a demon hunter attacks Banshee: 1 wound. 4 of 5 left. (VA29)",
        "8. C-1, coin for a demon hunter: LC-1 or SC-1? → coin lc1 (VA143, VA144)",
        "9. Move a demon hunter: C-1 → LC-1 (VA143)",
        "10. EH-1, at distance 3 (VA123, VA124)",
        "11. Move 3 peasants: EH-1 → A-1 (VA143)",
        "12. Card of tier 2 → spawn eh1 p2 (VA65)",
        "13. Put 2 peasants on EH-1. (New villagers)",
        "14. Card of tier 2 → spawn g1 h2m (VA65)",
        "15. Put 2 mythic hunters on G-1. (New villagers)",
        "After the villagers' phase:",
        "  lc1 p1 h1d · sc1 p2 · a1 p3 · eh1 p2 · g1 h2m | vampire a1 4/6 · banshee lc1",
        "  4/5 · dullahan ch1 8/8 | heart 5",
    ]


@pytest.mark.parametrize("position", [NEAREST_FIRST, DEATH, DEFENCE, CONDITIONS, TRAP])
def test_each_step_says_where_to_look_it_up(position: Position) -> None:
    assert [step for step in position.data()["steps"] if not step["rule"]] == []


def test_what_a_trap_does_and_what_a_card_brings_have_their_own_rulings() -> None:
    steps = TRAP.data()["steps"]
    assert {rule for step in steps if step["do"] == "remove" for rule in step["rules"]} == {"VA165", "VA22"}
    pushed = [step["rules"] for step in steps if step["do"] == "move" and step["from"] == "a1"]
    assert pushed == [["VA166", "VA73"]] * 2
    assert steps[-1]["rules"] == ["spawning", "VA62"]


def test_a_defence_is_told_with_what_it_answers() -> None:
    told = DEFENCE.told().words
    assert "2. Dullahan's answer to a peasant in LC-1 → dullahan defend c (VA39, VA35)" in told
    assert "4. Dullahan strikes back: a peasant in LC-1 dies. XP 6 of 6. (VA36, VA137, VA22)" in told
    assert "Dullahan's ability → dullahan level 2" in told


def test_what_is_asked_next_with_its_options() -> None:
    open_ = NEAREST_FIRST._replace(answers=())
    told = open_.told()
    assert told.status == 3
    assert told.out.splitlines()[-3:-1] == ["C-1, coin for 2 peasants: LC-1 or SC-1?", "  lc1 · sc1"]
    found = open_.data()
    assert found["position"] is None
    assert found["asked"] == found["after"]["pending"][0]
    assert {key: found["asked"][key] for key in ("kind", "for", "figures", "from", "options", "rule")} == {
        "kind": "coin",
        "for": "way",
        "figures": "p2",
        "from": "c1",
        "options": ["lc1", "sc1"],
        "rule": "VA143",
    }


def test_the_position_after_can_be_typed_again() -> None:
    for position in (NEAREST_FIRST, DEATH, DEFENCE, CONDITIONS):
        after = position.data()["position"]
        again = position._replace(before=after, answers=())
        line = ask(again.line.format("--json")).json["again"]
        assert after in shlex.split(line), "written as it was read"


@pytest.mark.parametrize(
    "answers",
    [("sc1", "lc1", "eh1 p2", "h2m"), ("sc1", "lc1", "eh1 p2", "g1 h2m"), ("s", "pièce lc1", "s eh1 p2", "s g1 h2m")],
)
def test_answers_as_short_as_at_the_table(answers: tuple[str, ...]) -> None:
    assert NEAREST_FIRST._replace(answers=answers).data() == NEAREST_FIRST.data()


def test_what_stands_between_zones_and_case_do_not_matter() -> None:
    for between in (" ; ", ", ", " "):
        before = NEAREST_FIRST.before.replace(" · ", between).replace("a1", "A-1")
        assert NEAREST_FIRST._replace(before=before).data() == NEAREST_FIRST.data()


def test_the_same_in_every_language_and_whatever_the_hash_seed() -> None:
    found = []
    for language, seed in (("en", "1"), ("fr", "2"), ("ru", "3")):
        words = shlex.split(CONDITIONS.line.format(f"--json --lang {language}"))[1:]
        run = subprocess.run(
            [sys.executable, "-m", "referee", *words],
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        found.append(json.loads(run.stdout))
    assert found[0] == found[1] == found[2]


def test_a_type_is_needed_only_where_it_matters() -> None:
    line = f"referee siege --map 'ch1-lc1-a1 ch1-sc1-c1-lc1' --scenario 1 '{PEASANTS}' sc1"
    found = ask(f"{line} --json").json
    assert [one["type"] for one in found["after"]["players"]] == [None, None]
    assert [one["xp_value"] for one in found["after"]["players"]] == [None, None]
    for change in (("p2", "h2d"), ("5/5", "5/5 c1"), (" 5/5", "")):
        answer = ask(f"{line.replace(*change)} --debug")
        assert answer.status == 1
        assert "[fact-missing]" in answer.words
    assert "the vampire's sheet matters here" in ask(line.replace("p2", "h2d")).words


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("a1 p1", "a position has villagers, monsters and the Heart"),
        ("a1 q1 | vampire a1 6/6; banshee lc1 5/5 | heart 5", "a zone and then its villagers"),
        ("a1; lc1 p1 | vampire a1 6/6; banshee lc1 5/5 | heart 5", "a zone and then its villagers"),
        ("p1 | vampire a1 6/6; banshee lc1 5/5 | heart 5", "a zone and then its villagers"),
        ("a1 p1 | vampire 6/6; banshee lc1 5/5 | heart 5", "a monster with its zone"),
        ("a1 p1 | vampire a1 6/6; vampire lc1 6/6 | heart 5", "a monster with its zone"),
        ("a1 p1 | vampire a1 6/6 | heart 5", "2 to 5 monsters"),
        ("a1 p1 | vampire a1 7/6; banshee lc1 5/5 | heart 5", "what is left of the total"),
        ("a1 p1 | vampire a1 7/7; banshee lc1 5/5 | heart 5", "a health of 7, but the sheet says 6"),
        ("a1 p1 | vampire a1 6/6; banshee lc1 5/5", "what is left of the Heart"),
        ("a1 p1 | vampire a1 6/6; banshee lc1 5/5 | heart 5 a1 gloomy", "a1 dark or c1 unlucky"),
        ("a1 p1 | vampire a1 6/6; banshee lc1 5/5 | heart 5 dial 3", "no event dial"),
    ],
)
def test_a_position_that_cannot_be_read(before: str, said: str) -> None:
    position = bare(before)
    assert position.refused() == "not-understood"
    assert said in ask(position.line.format("")).words


def test_other_refusals_are_those_of_the_game() -> None:
    assert bare(PEASANTS.replace("a1 p1", "k1 p1")).refused() == "unknown-zone"
    assert bare(PEASANTS.replace("p1", "knight")).refused() == "unknown-hero"
    assert bare(PEASANTS, "mc1").refused() == "not-an-option"
    assert bare(PEASANTS, "coin").refused() == "not-understood"
    card = NEAREST_FIRST._replace(answers=("coin sc1", "coin lc1", "sc1"))
    assert "figures go here" in ask(card.line.format("")).words, "of what is asked for"
    assert "what the monster did goes here" in ask(bare(PEASANTS, "vampire dances").line.format("")).words
    assert bare(PEASANTS, "sc1", "lc1").refused() == "nothing-to-decide"
    assert bare(PEASANTS, options="--house 'heart far'").refused() == "not-understood"
    assert bare(PEASANTS, options="--fact 'coin sc1'").refused() == "not-understood"
    assert bare(PEASANTS, options="--fact 'minion hound lich 2'").refused() == "unknown-monster"
    assert bare(PEASANTS).line.count(MAP) == 1
    without_map = ask(f"referee siege '{PEASANTS}' --debug")
    assert (without_map.status, "[fact-missing]" in without_map.words) == (1, True)


def test_sheets_of_monsters_that_are_not_there_do_no_harm() -> None:
    """So the same sheets serve for every position."""
    more = NEAREST_FIRST._replace(options=f"{NEAREST_FIRST.options} --fact 'sheet lich a 6 5 d2 r1 m2'")
    assert course(more.data()) == course(NEAREST_FIRST.data())


def test_a_lost_castle() -> None:
    found = bare("lc1 p1 | vampire a1 6/6; banshee sc1 5/5 | heart 5").data()
    assert found["steps"][-1] == {"do": "over", "result": "lost", "why": "reached", "rule": "VA87", "rules": ["VA87"]}
    assert found["after"]["outcome"]["rule"] == "VA87"
    assert (found["asked"], found["after"]["pending"]) == (None, [])


def test_asked_for_at_a_terminal() -> None:
    typed = f"{PEASANTS}\nch1-lc1-a1 ch1-sc1-c1-lc1\nsc1\n"
    answer = ask("referee siege --scenario 1", typed, terminal=True)
    assert "Who is where?" in answer.out + answer.err
    assert "C-1, coin for 2 peasants: LC-1 or SC-1?" in answer.words
    assert "Move 2 peasants: C-1 → SC-1" in answer.out
    assert answer.again == (
        "referee siege 'a1 p1 · c1 p2 | vampire a1 6/6 · banshee lc1 5/5 | heart 5' 'coin sc1' "
        "--map 'ch1-lc1-a1 ch1-sc1-c1-lc1' --scenario 1"
    )


def test_tab_offers_scenarios_and_house_rules() -> None:
    def offers(line: str) -> list[str]:
        return [item.value for item in candidates(read_line(line, "bash", ""))]

    assert offers("siege --scenario ")[:3] == ["1", "2", "3"]
    assert any("heart" in one for one in offers("siege --house "))


def test_victims_of_a_trap_are_named_without_a_verb_and_short_names_are_heroes() -> None:
    facts = "--fact 'trapcard net m any ht stun1' --fact 'hero nun c 3 1 1 1' --scenario 4"
    before = "eh1 h1u h1c nun-1 | vampire ch1 6/6; banshee ch1 5/5 | heart 20 morale 5; a1 net"
    told = Position(before, ("hc",), facts, gates=False).told()
    assert told.status == 0
    assert "a1 h1c_ h1u nun-1 |" in told.words


def test_a_zone_without_a_way_to_the_heart_has_no_distance() -> None:
    cut_off = bare("k1 p1 | vampire ch1 6/6; banshee ch1 5/5 | heart 5")
    line = cut_off.line.replace(MAP, f"{MAP} k1-k2")
    assert "1. K-1, cut off from the Heart" in ask(line.format("")).words
    assert json.loads(ask(line.format("--json")).out)["steps"][0]["distance"] is None


LATER = "vampire {} 6/6{}; banshee ch1 5/5; dullahan ch1 8/8 | heart 12"


@pytest.mark.parametrize(
    ("scenario", "before", "facts", "told"),
    [
        (6, "a1 p1 | " + LATER.format("a1", " peasant"), ("gates eh1 g1:blue",), "a1 4/6 peasant"),
        (7, "a1 knight | " + LATER.format("a1", " captive:knight"), ("goals g1",), "g1 6/6 captive:knight"),
        (8, "a1 p1 | " + LATER.format("ch1", "") + " morale 60; g1 open", ("gates eh1:yellow g1:blue",), "g1 open"),
        (9, "a1 p1 | " + LATER.format("ch1", " objective") + "; g1 closed", ("gates eh1 g1",), "g1 closed"),
        (10, "c1 h1d+; sc1 p1 | " + LATER.format("ch1", "") + "; a1 tome", ("goals a1:redx2 eh1:blue",), "a1 tome"),
    ],
)
def test_what_is_carried_captured_closed_or_open_is_typed_too(
    scenario: int, before: str, facts: tuple[str, ...], told: str
) -> None:
    lines = ("hero knight m 5 2 2 1", *(fact for fact in facts if not fact.startswith("gates")))
    options = " ".join(["--scenario", str(scenario), *(f"--fact {shlex.quote(line)}" for line in lines)])
    options += "".join(f" --gates {shlex.quote(fact[6:])}" for fact in facts if fact.startswith("gates"))
    cards = {6: ("eh1 none",), 8: ("eh1 none", "g1 none"), 9: ("eh1 none",)}.get(scenario, ())
    coins = ("mc1",) if scenario == 10 else ()
    data = Position(before, (*coins, *cards), options, gates=False).data()
    assert data["asked"] is None, data["asked"]
    assert told in data["position"]


def test_marks_that_the_scenario_does_not_have_are_refused() -> None:
    for mark in ("a1 tome", "g1 closed", "g1 open"):
        assert bare("a1 p1 | " + LATER.format("ch1", "") + f"; {mark}").refused() == "not-understood"
    captive = "a1 p1 | " + LATER.format("a1", " captive:knight")
    assert bare(captive, options="--fact 'hero knight m 5 2 2 1'").refused() == "not-understood"
    assert Position("a1 p1 | " + LATER.format("ch1", ""), (), "--scenario 8").refused() == "fact-missing"
    assert Position(
        "a1 knight | " + LATER.format("ch1", ""), (), "--scenario 7 -f 'hero knight m 5 2 2 1'"
    ).refused() == ("fact-missing")


def test_the_troll_acts_in_a_typed_position():
    before = "c1 p2 | vampire a1 6/6 s1; banshee sc1 5/5 | heart 5 night troll a1"
    data = Position(before, ("sc1", "r", "s"), gates=False).data()
    assert course(data)[-3:] == ["shield", "vampire 5/6", "troll a1 > lc1"]
    assert (data["after"]["troll"], data["after"]["time"]) == ("lc1", "night")
    assert data["position"] == "sc1 p2 | vampire a1 5/6 · banshee sc1 5/5 | heart 5 troll lc1 night"


def test_villagers_shove_in_a_typed_position():
    options = "--house 'capacity on' --fact 'fits a1 3'"
    data = Position("a1 p3_; eh1 h3d | vampire ch1 6/6; banshee ch1 5/5 | heart 5", (), options, gates=False).data()
    assert course(data)[-3:] == ["zone eh1 3", "p3 a1 > lc1", "h3d eh1 > a1"]


def test_a_position_is_by_day_or_by_night():
    assert Position("a1 p1 | vampire a1 6/6; banshee sc1 5/5 | heart 5 day night").refused() == "not-understood"
    assert Position("a1 p1 | vampire a1 6/6; banshee sc1 5/5 | heart 5 troll k9").refused() == "unknown-zone"
