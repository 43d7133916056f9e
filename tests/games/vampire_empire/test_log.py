"""The log tells every entry in words, under a heading for every night and day."""

import pytest

from referee import Table
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.ledger import ledger_lines
from referee.show.why import why
from referee.table.ledger import ledger
from tests.games.vampire_empire.helpers import HEADER, play
from tests.games.vampire_empire.make import GAMES

GAME = "vampire-empire"
SHARED = ("undo", "redo", "=", "note", "set", "ended")  # told as in every game


def log(table: Table, language: str = "en") -> list[str]:
    rows = ledger(table.header, table.lines)
    return [line.plain for line in ledger_lines(Voice(language, GAME), rows, 80)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_told_as_it_was_written(language: str) -> None:
    voice = Voice(language, GAME)
    told = 0
    for path in sorted(GAMES.glob("*.referee")):
        table = Table.read(path)
        for row in ledger(table.header, table.lines):
            if row.text.split()[0] in SHARED:
                continue
            lines = [line.plain for line in ledger_lines(voice, [row], 200)]
            assert not any(line.split(maxsplit=1)[1:] == [row.text] for line in lines), (path.stem, lines)
            assert not any("{" in line for line in lines), (path.stem, lines)
            told += 1
    assert told > 500


def test_a_night_and_a_day() -> None:
    table = play(
        """
        castle bis lad off
        Ana draw moat 1
        Ana reveal coo
        Ana attack off lad n2
        Ben defend none
        Ana answer human mai
        Ana support organist 1/1 defence bis
        Ben support squire 1/0 look "a hand"
        Ben pass
        Ana hide off v1 v1 v2
        enter coo
        Ben attack bis coo c1
        Ana defend v1
        Ben attack none
        """
    )
    lines = [line for line in log(table) if line and not line.startswith("      ")]
    assert lines == [
        "── Setup ───────────────────────────────────────────────────",
        " 1  In the castle: Bishop, Lady, Officer. The other six are in the city.",
        "── Night 1 ─────────────────────────────────────────────────",
        " 2  Ana discards 1 card and draws 1.",
        " 3  Ana reveals the Cook, a vampire.",
        " 4  Ana attacks the Lady with the Officer (n2): 2 against 0.",
        " 5  Ben plays no card for the Lady.",
        "    Round 1: 2 against 0, the Lady dies.",
        " 6  The Lady was human.",
        "    The Maid comes into the castle.",
        "── Night 1, after the action ───────────────────────────────",
        " 7  Ana plays organist and pays 1 card.",
        "    1 defence marker on the Bishop",
        " 8  Ben plays squire, which costs nothing.",
        "    Ben looks: a hand",
        "── Day 1 ───────────────────────────────────────────────────",
        " 9  Ben passes and puts 2 cards into the moat.",
        "── Night 2 ─────────────────────────────────────────────────",
        "10  Ana plays v1, v1, v2 and hides the Officer at the bottom of the city.",
        "11  The Cook, a revealed vampire, comes into the castle.",
        "── Day 2 ───────────────────────────────────────────────────",
        "12  Ben attacks the Cook with the Bishop (c1): 1 against 0.",
        "13  Ana defends the Cook with v1.",
        "    Round 1: 1 against 1, the Cook survives.",
        "14  No second round: the Cook survives.",
    ]


def test_who_has_no_cards_and_who_sits_out() -> None:
    table = play(
        """
        castle bis lad off
        ! Ben hand 0 "position"
        ! Ana hand 3 "position"
        Ana attack bis lad c1
        Ana answer human mai
        ! Ben deck 0 "position"
        Ana attack bis off c1
        """
    )
    lines = log(table)
    assert "   Ben has no cards to play." in lines
    at = next(index for index, line in enumerate(lines) if line.startswith("7"))
    assert lines[at - 1].startswith("── Night 2")
    assert any("Ben has no cards left and sits out." in line for line in lines[at:])


def test_a_draw_that_changes_nothing_is_told_as_the_hand_kept() -> None:
    """However it was written: a record may be typed by hand."""
    table = Table.from_bytes(
        HEADER.format(house="").encode() + b"\ncastle bis lad off\nAna draw\nAna attack off lad n2\n"
    )
    assert [line for line in log(table) if line.startswith("2")] == ["2  Ana keeps the hand."]
    told = why(Voice("en", GAME), table, "2")
    assert [one["rule"] for one in told["reasons"]] == ["course", "drawing"]


def test_rulings_of_the_table_say_what_they_set() -> None:
    table = play('castle bis lad off\n! markers lad 0 1 "squire"\n! Ben cellar 2 "counted"\n! Ben reshuffled yes "so"')
    lines = log(table)
    assert "2  Table ruling: the Lady has 0 attack markers and 1 defence marker (squire)." in lines
    assert "3  Table ruling: Ben has 2 cards in the cellar (counted)." in lines
    assert "4  Table ruling: Ben's cellar has been used (so)." in lines
