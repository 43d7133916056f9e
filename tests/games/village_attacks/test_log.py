"""The log tells every entry in words, under a heading for every phase."""

from pathlib import Path

import pytest

from referee import Table
from referee.say import Voice
from referee.show.board import draw
from referee.show.ledger import ledger_lines
from referee.show.text import paint
from referee.table.ledger import ledger
from tests.cli.disputes.asking import ask
from tests.games.village_attacks.helpers import at, header
from tests.games.village_attacks.spoken import FACTS, GAME, READY, begun, game


def log(table: Table, columns: int = 80, language: str = "en") -> list[str]:
    rows = ledger(table.header, table.lines)
    return [line.plain for line in ledger_lines(Voice(language, GAME), rows, columns) if line.plain]


def test_a_round_under_its_headings() -> None:
    table = game(
        f"""{FACTS}
        ready
        spawn eh1 p2
        spawn g1 none
        ! c1=p2,h1d vampire=lc1 -2@vampire stun@banshee "found so"
        v h c1 p
        d g sc
        villagers
        coin sc1
        coin lc1
        spawn eh1 none
        spawn g1 h2m
        = vampire 3
        banshee move sc1
        """
    )
    assert log(table)[-22:] == [
        "── Setup ───────────────────────────────────────────────────",
        " 7  2 peasants come to EH-1.",
        " 8  G-1: nobody comes.",
        "── Round 1, monsters ───────────────────────────────────────",
        " 9  Table ruling: in C-1: 2 peasants and a demon hunter; Vampire is in LC-1;",
        "      Vampire takes 2 wounds; Banshee is stunned (found so).",
        "10  Vampire kills a peasant in C-1: XP 1 of 5.",
        "11  Banshee gets up in CH-1.",
        "    Dullahan adds to Defence: Shield, Counter.",
        "── Round 1, villagers ──────────────────────────────────────",
        "12  The monsters are done.",
        "13  The coin decides: SC-1.",
        "    A peasant goes from C-1 to SC-1.",
        "    C-1: a demon hunter attacks Vampire: 1 wound. 3 of 6 left.",
        "14  The coin decides: LC-1.",
        "    A demon hunter goes from C-1 to LC-1.",
        "    2 peasants go from EH-1 to A-1.",
        "15  EH-1: nobody comes.",
        "16  2 mythic hunters come to G-1.",
        "── Round 2, monsters ───────────────────────────────────────",
        "17  Counted health of Vampire: 3.",
        "18  Banshee goes to SC-1.",
    ], "\n".join(log(table))


RULINGS = """
    ! -p1@a1 -1@a1 +h1d@eh1 p1@eh1>a1 _p1@a1 _1@a1 *h1d@eh1 *1@eh1 "a"
    ! -1@vampire +1@vampire burn@vampire slow@vampire silence@vampire sunder@vampire "b"
    ! -burn@vampire -slow@vampire -silence@vampire -sunder@vampire -stun@vampire free@vampire "c"
    ! dark@a1 unlucky@lc1 vampire>sc1 heart-1 dial+1 xp+1@vampire "d"
    ! heart=4 morale=3 dial=2 map=ch1-a1 map=-ch1-a1 banshee=lc1 g1=none "e"
    = heart 4
    = dial 2
    = a1 p4
    = xp vampire 1
    ! over=won "f"
    ! over=lost "g"
"""


def test_every_effect_of_a_ruling_is_told() -> None:
    table = game(f'{FACTS}{READY}\n! a1=p4,p1_ eh1=p2,h1d "so"\n{RULINGS}')
    text = "\n".join(log(table, 200))
    assert "change." not in text
    assert "deed." not in text
    assert "{" not in text
    assert "XP +1 for Vampire" in text
    assert "a passage leads from CH-1 to A-1; no passage leads from CH-1 to A-1" in text


def test_a_note_stands_under_the_heading_of_the_entries_around_it() -> None:
    table = begun()
    table.do_all(["v m sc1", 'note "left for later"', "b m sc1"])
    headings = [line for line in log(table) if line.startswith("── Round")]
    assert headings == ["── Round 1, monsters ───────────────────────────────────────"]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_whoever_has_several_marks_has_them_all_in_words(language: str) -> None:
    shown = {
        "en": "2 peasants (down, burning, fleeing)",
        "fr": "2 paysans (à terre, en feu, en fuite)",
        "ru": "2 крестьянина (лёжа, в огне, в бегстве)",
    }
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 15", 14)
    table.do('! a1=p2_*^ "x"')
    rows = ledger(table.header, table.lines)
    assert shown[language] in ledger_lines(Voice(language, GAME), rows, 200)[-1].plain


def test_verify_says_where_a_game_stands_as_everything_else_does(tmp_path: Path) -> None:
    file = tmp_path / "castle.referee"
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 15", 2)
    file.write_bytes((header(("vampire", "banshee"), 2) + "".join(f"{line}\n" for line in table.lines)).encode())
    assert "round 1, monsters: Heart 15, morale 40, Vampire has the coin" in ask(f"referee verify {file}").words


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Trap card: Net (Magic), rooms: any; peasants, hunters and heroes: 2 wounds, pushed back 1 zone"),
        (
            "fr",
            "Carte Piège : Net (Magie), pour : toute salle ; paysans, chasseurs et héros : 2 blessures, repoussés de 1 "
            "zone",
        ),
        ("ru", "Карта ловушки: Net (магия), для залов: любые; крестьяне, охотники и герои: 2 раны, назад на 1 зону"),
    ],
)
def test_a_trap_card_is_told_with_whom_it_hits_and_what_it_does(language: str, told: str) -> None:
    table = game("trapcard net g any pht -2 push1")
    assert log(table, 200, language)[-1].replace("\u00a0", " ").endswith(told)


def test_whatever_a_trap_card_does_is_told() -> None:
    pit, wire = log(game("trapcard pit m large h stun1 burn2 text\ntrapcard wire r small t burn1"), 200)[-2:]
    assert pit.endswith("rooms: large; hunters: 1 stunned, 2 on fire, what else the card says")
    assert wire.endswith("rooms: small; heroes: 1 on fire")


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ("1 hunter (cursed)", "2 hunters (cursed)")),
        ("fr", ("1 chasseur (maudit)", "2 chasseurs (maudits)")),
        ("ru", ("1 охотник (проклятый)", "2 охотника (проклятые)")),
    ],
)
def test_the_type_of_hunters_agrees_with_their_number(language: str, shown: tuple[str, str]) -> None:
    for number, words in enumerate(shown, 1):
        table = at(f"a1 h{number}c | vampire c1 6/6 · banshee ch1 5/5 | heart 15")
        castle, *_ = table.game.view().boards(table.state)
        assert words in paint(draw(Voice(language, GAME), castle, 80), "")
