"""Who may enter what: whoever watches nothing, a seat its own, the host everything."""

import pytest

from referee import Table
from referee.serve.rights import Who
from referee.serve.seats import seats_of
from referee.serve.sitting import NO_RIGHT, Sitting
from tests.serve.tables import ANA, BEN, EN, HOST, WATCHES, Phone, shared

OWN = "Ana place b020:row d3"
OF_OTHERS = "Ben place b020:row d3"
OF_THE_HOST = [
    '! Ana villagers d4 5 "why"',
    '! Ben villagers d4 5 "why"',
    "set order vampires witches werewolves",
    "redo",
    'note "hm"',
    "ended 2026-11-18T20:00:00Z",
    "= Ana villagers 2",
]


def test_a_seat_enters_its_own() -> None:
    answer = Phone(shared(), ANA).send(OWN)
    assert (answer.ok, answer.number, answer.text) == (True, 3, OWN)


@pytest.mark.parametrize("line", [OF_OTHERS, "undo", "undo from 1", *OF_THE_HOST])
def test_a_seat_enters_nothing_else(line: str) -> None:
    sitting = shared()
    answer = Phone(sitting, ANA).send(line)
    assert (answer.ok, answer.code, len(answer.said)) == (False, NO_RIGHT, 1)
    assert ("Take back one of your own" in answer.said[0]) is line.startswith("undo")
    assert sitting.table.play.entries == 2


@pytest.mark.parametrize("line", ["ben place b020:row d3", '"Ben" pl b020:row d3', "Be place b020:row d3 # me"])
def test_no_other_spelling_helps(line: str) -> None:
    assert Phone(shared(), ANA).send(line).code == NO_RIGHT
    assert Phone(shared(), BEN).send(line).ok


def test_who_watches_enters_nothing() -> None:
    sitting = shared()
    for line in (OWN, OF_OTHERS, "undo", *OF_THE_HOST):
        assert Phone(sitting, WATCHES).send(line).code == NO_RIGHT
    assert Phone(sitting, WATCHES).take_back(1).code == NO_RIGHT
    assert Phone(sitting, Who("seat")).send(OWN).code == NO_RIGHT
    assert sitting.table.play.entries == 2


@pytest.mark.parametrize("line", [OWN, OF_OTHERS, "undo", "undo from 1", *OF_THE_HOST])
def test_the_host_enters_everything(line: str) -> None:
    sitting = shared()
    if line == "redo":
        sitting.table.do("undo")
    assert Phone(sitting, HOST).send(line).ok


def test_a_seat_takes_back_its_own_alone() -> None:
    sitting = shared()
    ana, ben = Phone(sitting, ANA), Phone(sitting, BEN)
    ana.send(OWN)
    sitting.table.do('! Ana villagers d4 5 "why"')
    assert ben.take_back(3).code == NO_RIGHT
    assert ana.take_back(4).code == NO_RIGHT
    assert ana.take_back(3).ok
    assert Phone(sitting, HOST).take_back(4 + 2).ok  # the ruling, entered again


def test_answers_of_the_whole_table_while_it_is_asked() -> None:
    table = Table.new(["Ana", "Ben"], game="vampire-empire", header={"vampires": ["Ana"]})
    sitting = Sitting(table, "empire", seats_of(table))
    assert table.pending[0].seat is None
    assert Phone(sitting, WATCHES).send("castle but off coo").code == NO_RIGHT
    assert Phone(sitting, BEN).send("castle but off coo").ok
    assert Phone(sitting, BEN).send("castle but off coo", "once more").code == NO_RIGHT  # now only Ana is asked
    assert Phone(sitting, HOST).send("castle but off coo").code == "nothing-to-decide"


def test_a_player_who_is_asked_alone_is_not_the_whole_table() -> None:
    sitting = shared()
    assert sitting.table.pending[0].seat == 0
    answer = sitting.enter(ANA, "castle", "x", EN)
    assert answer.code == "not-understood"  # this game has no entries of the whole table
