"""The card list: typed in from the overview sheet or learned in play; what is filled in, offered and refused."""

from pathlib import Path

import pytest

from referee import Refused, Table
from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from referee.games.vampire_empire import cards
from referee.guide.completion import completions
from referee.table.cards import EMPTY, Book, faults, learn, read_book, write_books
from referee.table.yaml_tree import BadYaml
from tests.cli.conventions.runs import within
from tests.games.vampire_empire.decks import GAME, SHEET, book
from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.sitting import DAY, NIGHT, Sitting
from tests.places import ROOT

SHORT = SHEET.replace("s1, n: 9", "s1, n: 8")  # 39 cards of the humans


def at(lines: str, cards: Book | None = None, house: str = "") -> Table:
    table = play(lines, house)
    table.listed = book() if cards is None else cards
    return table


def refused(table: Table, line: str) -> str:
    with pytest.raises(Refused) as caught:
        table.do(line)
    return caught.value.refusal.detail


# --- the file


def test_a_list_comes_back_beside_that_of_another_game() -> None:
    village = Book({"start": {"y111": 1}}, {})
    data = write_books({"vampire-village": village, GAME: book()})
    assert (read_book(data), read_book(data, GAME)) == (village, book())
    assert write_books({"vampire-village": village, GAME: EMPTY}) == write_books({"vampire-village": village})
    assert book().facts["Novice"] == {"cost": "0/0", "combat": "true", "effect": "defence bis", "profession": "clergy"}


@pytest.mark.parametrize("fact", ["cost: 1", "cost: 100/1", "combat: perhaps", "profession: cook"])
def test_a_fact_that_cannot_be_is_found_with_its_line(fact: str) -> None:
    with pytest.raises(BadYaml) as caught:
        book(f"format: 1\ngame: {GAME}\nhumans:\n  - {{face: bell, {fact}}}\n")
    assert (caught.value.line, caught.value.reason) == (4, "fact")


def test_no_card_is_shipped() -> None:
    assert read_book((ROOT / "cards.yaml").read_bytes(), GAME) == EMPTY


def test_the_faces_of_a_deck() -> None:
    assert faults(book(), cards.is_face, cards.CARD_GROUPS) == []
    wrong = {"vampires": ("w1", "vn2", "C1", "novice"), "humans": ("v1", "organist", "")}
    assert not [face for deck, faces in wrong.items() for face in faces if cards.is_face(deck, face)]
    assert all(cards.is_face("humans", face) for face in ("cw1", "novice", "kitchen bell"))


# --- learned in play


def test_what_is_learned_is_offered_and_never_held_against_anybody(tmp_path: Path) -> None:
    begin = ("--game", GAME, "--players", "Ana", "Ben", "--vampires", "Ana")
    first = ("castle bis lad off", "Ana keep", "Ana support Brume 1/0 none", "Ana attack bis lad c2 c1")
    within(tmp_path, "cards", "add", "round1", "g300")
    assert within(tmp_path, "new", "one", *begin).status == 0
    assert within(tmp_path, "do", *first, "Ben defend n1", "Ana answer human coo").status == 0
    learned = read_book((tmp_path / "cards.yaml").read_bytes(), GAME)
    assert learned.groups == {"vampires": {"Brume": 0, "c1": 0, "c2": 0}, "humans": {"n1": 0}}
    assert learned.facts == {"Brume": {"cost": "1/0"}}
    assert read_book((tmp_path / "cards.yaml").read_bytes()).groups == {"round1": {"g300": 1}}, "the other game's"

    assert within(tmp_path, "new", "two", *begin).status == 0
    shorter = within(tmp_path, "do", "castle bis lad off", "Ana keep", "Ana support BRU none")
    assert "Ana support Brume 1/0 none" in shorter.out, "the record has the cost"
    more = within(tmp_path, "try", "Ana attack bis lad c3 c2 c2 c1", 'Ben support "bru" 3/3 combat none')
    assert more.status == 0, "no face, no number and no cost is doubted"
    shown = within(tmp_path, "cards").out
    assert "vampires  Brume  ?  1/0" in shown


def test_a_card_is_known_by_its_start_once_it_is_remembered(tmp_path: Path) -> None:
    """In the very first game, without a list: on a command line once a combat began, in guided play at once."""
    within(tmp_path, "new", "one", "--game", GAME, "--players", "Ana", "Ben", "--vampires", "Ana")
    assert within(tmp_path, "do", "castle bis lad off", "Ana keep", "Ana support Brume 0/0 none").status == 0
    assert "Ana support Brume 0/0 none" in within(tmp_path, "do", "Ana support BRUME none").out
    assert within(tmp_path, "try", "Ana support bru none").status == 2
    assert within(tmp_path, "do", "Ana attack bis lad c2").status == 0
    assert "Ana support Brume 0/0 combat none" in within(tmp_path, "try", "Ana support bru combat none").out
    guided = Sitting(at(NIGHT + "Ana keep\nAna support Brume 0/0 none"), "s bru none")
    assert guided.written == ["Ana support Brume 0/0 none"]


def test_a_cost_that_changed_is_learned_again_unless_the_table_entered_the_card() -> None:
    told = {"fog": {"cost": "9/9"}}
    assert learn(Book({"humans": {"fog": 0}}, {}, facts={"fog": {"cost": "1/1"}}), {}, told).facts == told
    assert learn(book(), {}, told).facts == book().facts


# --- filled in and offered


def test_what_is_left_out_is_filled_in() -> None:
    table = at(DAY + "Ben keep", book(SHORT))
    assert table.do("Ben support epee none").text == "Ben support Épée 0/0 none"
    assert table.do("Ben support EP none").text == "Ben support Épée 0/0 none"
    assert table.do("Ben support hol 2/2 none").text == "Ben support hol 2/2 none", "a card of its own"
    assert refused(table, "Ben support h none") == "ambiguous"
    assert refused(table, "Ben support fog none") == "not-understood.cost-unknown", "it is in the other deck"
    assert table.do("Ben attack off lad n1")
    assert table.do("Ben support novice defence off").text == "Ben support Novice 0/0 combat defence off"
    assert at(NIGHT + "Ana keep").do("Ana support BRUME none").text == "Ana support Brume -/1 none", "as it was typed"
    assert at(DAY + "Ben keep").do("Ben support hol 1/1 none").text == 'Ben support "holy bell" 1/1 none', "whole deck"


def test_guided_play_asks_for_no_cost_that_is_known() -> None:
    sitting = Sitting(play(DAY + "Ben keep"), "s nov def 1", "s épée n", "s gong n", "1/2", cards=book(SHORT))
    known = ["Ben support Novice 0/0 defence bis", "Ben support Épée 0/0 none"]
    assert sitting.written == [*known, "Ben support gong 1/2 none"], "only of the last the cost is asked"


def test_tab_offers_what_the_list_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(play(DAY + "Ben keep"), cards=book(SHORT))
    now, voice = sitting.guide.now, sitting.env.voice
    assert {"c1", "w1"} <= {*completions(now, voice, "a bis lad ")}
    assert [one for one in completions(now, voice, "water lad ") if len(one) < 3] == ["w1", "w2"]
    assert {"Novice", "Épée"} <= {*completions(now, voice, "support ")}
    assert {"0/0", "combat"} <= {*completions(now, voice, "support Novice ")}
    assert "defence" in completions(now, voice, "support Novice 0/0 combat ")
    assert "c1" not in completions(now, voice, "")
    within(tmp_path, "new", "one", "--game", GAME, "--players", "Ana", "Ben", "--vampires", "Ana")
    within(tmp_path, "do", "castle bis lad off", "Ana attack bis lad c2")
    (tmp_path / "cards.yaml").write_text(SHEET, encoding="utf-8")
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    found = candidates(read_line("do Ben defend ", "bash", ""))
    assert "n1" in [item.value for item in found]


# --- held against a deck that was entered whole


def test_no_card_is_played_more_often_than_it_exists() -> None:
    table = at(DAY + "Ben attack off lad n2 n1")
    assert refused(table, "Ana defend n9") == "no-such-card.list"
    table.do("Ana defend n2 nv2")
    assert refused(table, "Ben attack n2 n2") == "no-such-card.copies"
    table.do("Ben attack n2")
    table.do("Ana defend none")
    assert refused(at(DAY), "Ben water lad w2 w2") == "no-such-card.copies"
    assert refused(at(NIGHT), "Ana hide lad nv2 v1 nv2") == "no-such-card.copies"
    assert refused(at(DAY + "Ben keep"), "Ben support axe 1/1 none") == "no-such-card.list"
    assert at(DAY, book(SHORT)).do("Ben attack bis lad c9 c2 c2 c2"), "a deck of 39 says nothing"


def test_undo_and_the_moat_give_a_card_back() -> None:
    table = at(DAY + "Ben attack bis lad c2 c2\nAna defend n2 n2")
    assert refused(table, "Ben attack c2") == "no-such-card.copies"
    table.do("undo from 3")
    table.do("Ben attack bis lad c2")
    table = at(DAY + "Ben draw moat 1\nBen support Épée 0/0 take moat 1\nBen attack bis lad c2 c2\nAna defend n2 n2")
    assert refused(table, "Ben attack c2 c2") == "no-such-card.copies", "only one came back"
    table.do("Ben attack c2")
    ruled = at(DAY + 'Ben attack bis lad c2 c2\nAna defend n2 n2\n! Ben moat 0 "x"\n! Ben hand 7 "taken back"')
    assert ruled.do("Ben attack c2"), "the table may have given it back"
    water = DAY + "Ben water lad w2 w1\nAna answer vampire"
    assert at(water, house="water may").do("Ben attack bis w1 w1"), "one of them lies there already"
    assert refused(at(water), "Ben attack bis w1 w1") == "no-such-card.copies"


@pytest.mark.ruling("VE50")
def test_ve50_an_accomplice_helps_the_profession_that_a_whole_deck_says() -> None:
    table = at(DAY + "Ben keep")
    assert refused(table, "Ben support novice 0/0 defence lad") == "card-not-valid.accomplice"
    assert table.do("Ben support novice 0/0 defence bis")
    assert refused(table, "Ben support novice 0/0 attack bis + attack off") == "card-not-valid.accomplice"
    assert at(DAY + "Ben keep", book(SHORT)).do("Ben support novice 0/0 defence lad")


def test_the_checks_keep_their_order() -> None:
    assert refused(at(NIGHT), "Ben attack bis lad c9").startswith("not-your-turn")
    assert refused(at(DAY), "Ben attack bis lad c2 c2 n2 n2 n2").startswith("card-not-valid")
    assert refused(at(DAY), "Ben attack bis lad" + " c2" * 9) == "no-such-card.copies", "before the number in the hand"
    assert refused(at(DAY + "Ben keep"), "Ben support novice 1/1 none") == "card-differs.list"


def test_the_costs_of_the_other_decks_card_are_known_however_it_is_spelt() -> None:
    for name in ("Novice", "novice", "NOVICE"):
        assert refused(at(NIGHT + "Ana keep"), f"Ana support {name} 1/1 none") == "wrong-deck.support-vampires"
    for name in ("Gärlic", "garlic", "GARLIC"):
        own = at(NIGHT + "Ana keep", book(SHEET.replace("Novice", "Gärlic")))
        assert refused(own, f"Ana support {name} 1/1 none") == "card-differs.list"
        assert refused(own, f"Ana support {name} 0/0 none") == "no-such-card.list"


def test_only_what_is_typed_is_held_against_the_list(tmp_path: Path) -> None:
    lines = (*DAY.splitlines(), "Ben attack bis lad c2 c2 c2", "Ana defend n2 n2 n2")
    within(tmp_path, "new", "one", "--game", GAME, "--players", "Ana", "Ben", "--vampires", "Ana")
    assert within(tmp_path, "do", *lines).status == 0
    (tmp_path / "cards.yaml").write_text(SHEET, encoding="utf-8")
    for words in (["verify", str(tmp_path / "games" / "one.referee")], ["show"], ["undo"], ["redo"]):
        assert within(tmp_path, *words).status == 0, words
    for command in ("do", "try"):
        done = within(tmp_path, command, "Ben attack c2")
        assert (done.status, "your card list has 2 of c2" in " ".join(done.err.split())) == (1, True), command
    assert within(tmp_path, "fix", "2", '! Ben turn "again"').status == 0, "what follows is in the record already"
    sitting = Sitting(play("\n".join(lines)), "c2", "c1", cards=book())
    assert "your card list has 2 of c2" in sitting.said
    assert sitting.written == ["Ben attack c1"], "no question about a face"


# --- the commands


def test_the_commands_know_whose_cards_they_are(tmp_path: Path) -> None:
    (tmp_path / "sheet.yaml").write_text(SHEET, encoding="utf-8")
    assert "docs/vampire-empire.md" in within(tmp_path, "cards", "--game", GAME).out
    assert within(tmp_path, "cards", "import", str(tmp_path / "sheet.yaml")).status == 0, "the file says which game"
    assert within(tmp_path, "cards", "check", "--game", GAME).status == 0
    assert within(tmp_path, "cards", "add", "humans", "c2", "3").out == "Saved: c2.\n", "only this game has humans"
    wrong = within(tmp_path, "cards", "check", "--game", GAME)
    assert (wrong.status, wrong.out) == (1, "humans: 41 cards, but the box has 40\n")
    assert within(tmp_path, "cards", "restore").status == 0, "the last change, whichever game it was about"
    assert within(tmp_path, "cards", "check", "--game", GAME).status == 0
    within(tmp_path, "new", "one", "--game", GAME, "--players", "Ana", "Ben", "--vampires", "Ana")
    assert "as soon as the list has all its cards" in " ".join(within(tmp_path, "cards", "complete").err.split())
    assert read_book(within(tmp_path, "cards", "export", "-").out.encode(), GAME) == book()
    assert "0/0  true  defence bis  clergy" in within(tmp_path, "cards", "show", "nov").out
