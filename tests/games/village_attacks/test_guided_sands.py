"""Guided play of scenarios 11 to 14: paying, summoned monsters, minions, symbols, collapses, who flees; and that every
sentence of them is said in every language."""

import pytest

from referee.say import Voice
from referee.show.board import draw
from referee.show.ruling import next_lines, ruling_lines
from tests.games.village_attacks.sitting import SHEETS, Sitting, at_table
from tests.games.village_attacks.spoken import GAME
from tests.say.unsaid import left_unsaid

CASTLE = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 sr1-lc1"
BEGUN = (*SHEETS, CASTLE, "gates eh1:blue g1", "minion hound vampire 2")
SETUP = ("ready", "spawn eh1 none", "spawn g1 none", "card none")
START = (*BEGUN, *SETUP, '! vampire=sr1 banshee=sr1 dullahan=sr1 "there"')
PAID = (*START, "vampire pay m", "banshee pay r", "dullahan pay g")
CARD = (*PAID, "summon hydra u 6 2 2 1")
COME = (*CARD, "payers vampire banshee", '! hydra=a1 a1=p2 "there"')
MINION = (*START, '! vampire=a1 hound=a1 a1=p1 "there"', "villagers", "coin vampire")
TURN = (*START, '! vampire=a1 hound=a1 a1=p1 "there"')
SYMBOLS = (*BEGUN, "symbols lc1:m c1:rg", *SETUP, '! vampire=lc1 banshee=c1 "there"')
CORRIDOR = (*SHEETS, "map ch1-mc1-sr1-sc1-eh1 ch1-lc1-sr1", "gates eh1", "hero knight m 5 2 2 1", "ready")
FALLS = (*CORRIDOR, "spawn eh1 none", "card none", '! vampire=sc1 sc1=h3d_ eh1=h1d "there"', "villagers")
SHAKES = (*CORRIDOR, "spawn eh1 none", "card none", '! eh1=knight "there"', "villagers")
FLEES = (*BEGUN, *SETUP, '! lc1=p1,p1^ "there"', "vampire roll mrgsct")


def typed(scenario: int, lines: tuple[str, ...], *keys: str) -> list[str]:
    return Sitting(at_table(*lines, scenario=str(scenario)), *keys).written


@pytest.mark.parametrize(
    ("scenario", "lines", "keys", "entry"),
    [
        (11, START, "p m", "vampire pay m"),
        (11, START, "b p r", "banshee pay r"),
        (11, START, "paie m", "vampire pay m"),
        (11, PAID, "hydra u 6 2 2 1", "summon hydra u 6 2 2 1"),
        (11, PAID, "hydra u6221", "summon hydra u 6 2 2 1"),
        (11, PAID, "hydra undead 6 2 2 1", "summon hydra u 6 2 2 1"),
        (11, PAID, "momie mythique 6 2 2 1", "summon momie m 6 2 2 1"),
        (11, PAID, "мумия г 6 2 2 1", "summon мумия u 6 2 2 1"),
        (11, CARD, "v b", "payers vampire banshee"),
        (11, CARD, "v", None),
        (11, COME, "hy m lc1 c1", "hydra move lc1 c1"),
        (11, COME, "hydra goes to lc1 then c1", "hydra move lc1 c1"),
        (11, COME, "hydra h 2 peasants", "hydra hit p2"),
        (11, MINION, "", "vampire redirect -"),
        (11, MINION, "1", "vampire redirect -"),
        (11, MINION, "hound", "vampire redirect hound"),
        (11, TURN, "hound h p1", "hound hit p1"),
        (11, TURN, "ho m lc", "hound move lc1"),
        (12, SYMBOLS, "take", "vampire take"),
        (12, SYMBOLS, "b take r", "banshee take r"),
        (12, BEGUN, "lc1:m c1:rg", "symbols lc1:m c1:rg"),
        (12, (*BEGUN, *SETUP), "symbols lc1:m c1:rg", "symbols lc1:m c1:rg"),
        (13, FALLS, "1", "order eh1"),
        (13, FALLS, "sr1", "order sr1"),
        (13, SHAKES, "stands", "coin stands"),
        (13, SHAKES, "fa", "coin falls"),
        (14, FLEES, "2", "order p^"),
    ],
)
def test_few_keys_say_it(scenario: int, lines: tuple[str, ...], keys: str, entry: str | None) -> None:
    assert typed(scenario, lines, keys) == ([entry] if entry else [])


def test_summoned_monsters_act_by_their_names_until_the_monsters_are_done() -> None:
    sitting = Sitting(at_table(*COME, scenario="11"), "hy m lc1", "hy h a1 p1", "vil")
    assert sitting.written == ["hydra move lc1", "hydra hit a1 p1", "villagers"]
    assert "Summoned monsters>" in sitting.prompts[1]


def test_the_castle_shows_who_carries_a_symbol_marker() -> None:
    table = at_table(*SYMBOLS, "vampire take", scenario="12")
    board = table.game.view().boards(table.state, None, ())[0]
    assert "Vampire 6/6 (carries m)" in "\n".join(line.plain for line in draw(Voice("en", GAME), board, 80))


def test_the_castle_shows_what_has_been_paid_for_the_next_summoned_monster() -> None:
    for scenario, lines in ((11, PAID[:-1]), (12, (*SYMBOLS, "vampire take", "vampire move sr1"))):
        table = at_table(*lines, scenario=str(scenario))
        castle = " ".join(line.plain for line in draw(Voice("en", GAME), table.game.view().boards(table.state)[0], 80))
        assert {11: "2 of 3 paid: m r", 12: "1 of 3 paid: m"}[scenario] in castle


TOLD = {
    11: (*COME, "hydra hit p1", '! burn@hydra slow@hydra a1=p1,h1u,y1u vampire=a1 hound=a1 "x"', "villagers"),
    12: (*SYMBOLS, "vampire take", "vampire move sr1", "banshee take g"),
    13: (*FALLS, "order sr1"),
    14: (*FLEES, "order p^", "villagers"),
}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("scenario", TOLD)
def test_everything_has_words(scenario: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid, voice = left_unsaid(monkeypatch), Voice(language, GAME)
    table = at_table(scenario=str(scenario))
    for line in TOLD[scenario]:
        ruling = table.do(line)
        board = table.game.view().boards(table.state, None, table.ruled_cells())[0]
        lines = [*ruling_lines(voice, table, ruling, 60), *draw(voice, board, 60)]
        lines += next_lines(voice, table, 60) if table.pending else ()
        assert not any("{" in one.plain or "Said(" in one.plain for one in lines), line
    assert unsaid == []


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("stands", "falls")), ("fr", ("tient", "s'effondre")), ("ru", ("стоит", "рушится"))]
)
def test_what_the_coin_of_a_corridor_decides_is_said_in_the_language(language: str, words: tuple[str, str]) -> None:
    shown = Sitting(at_table(*SHAKES, scenario="13"), "1", language=language).asker.seen
    for key, word in enumerate(words, 1):
        assert f"{key}  {word}" in shown.lower()


def test_who_steps_aside_is_named_and_moved_without_a_captor() -> None:
    fallen = Sitting(at_table(*FALLS, scenario="13"), "1")
    assert "SC-1 collapses. Where does Vampire go" in fallen.said or "where Vampire steps aside" in fallen.said
    assert "Vampire goes to EH-1." in fallen.said
    assert "captor" not in fallen.said


def test_an_order_within_a_zone_is_not_said_to_be_of_zones() -> None:
    both = (*BEGUN, *SETUP, '! vampire=a1 a1=h1u,y1u banshee=c1 dullahan=mc1 "there"', "villagers")
    said = Sitting(at_table(*both, scenario="11")).said
    assert "you choose who begins in A-1" in said
    assert "equally near" not in said


def test_when_the_summoned_ones_have_acted_none_is_named() -> None:
    acted = Sitting(at_table(*COME, "hydra hit p2", "hydra move lc1 c1", scenario="11"))
    assert "All summoned monsters have acted" in acted.said


def test_the_last_monster_is_told_that_summoned_ones_follow() -> None:
    said = Sitting(at_table(*COME, "dullahan guard s", scenario="11")).said
    assert "Then Hydra, by name: `hydra …`" in said
