"""Taking back one's own entry that is not the last one: the rest stays, or it is said what depends on it."""

from pathlib import Path
from random import Random

import pytest

from referee import Table
from referee.serve.mine import Needed, NotInForce, lines_without
from referee.table.play import Play
from tests.helpers import village
from tests.samples import HEAVY
from tests.serve.tables import ANA, BEN, ORDER, Phone, entries, shared


def test_only_mine_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "friday.referee"
    sitting = shared(path)
    ana, ben = Phone(sitting, ANA), Phone(sitting, BEN)
    number = ana.send("Ana place b020:row d3").number
    ben.send("Ben place r111 d3")
    ana.send("Ana place g200 e4")
    assert number == 3
    answer = ana.take_back(number)
    assert (answer.ok, answer.number, answer.text) == (True, 6, "undo from 3")
    assert entries(path)[5:] == ["undo from 3", "Ben place r111 d3", "Ana place g200 e4"]
    assert village(sitting.table, "Ana") == {"d4": ("y111", 2), "e4": ("g200", 0)}
    assert village(sitting.table, "Ben") == {"d4": ("y111", 2), "d3": ("r111", 0)}


def test_what_follows_from_my_other_entries_is_worked_out_again() -> None:
    sitting = shared()
    ana = Phone(sitting, ANA)
    number = ana.send("Ana place b000 d3").number
    ana.send("Ana place g000:b e4")  # a villager for each blue building
    assert village(sitting.table, "Ana")["e4"] == ("g000:b", 1)
    assert number is not None
    assert ana.take_back(number).ok
    assert village(sitting.table, "Ana")["e4"] == ("g000:b", 0)


def test_what_my_next_card_leans_on_stays() -> None:
    sitting = shared()
    ana = Phone(sitting, ANA)
    number = ana.send("Ana place b000 d3").number
    ana.send("Ana place g000 d2")
    assert number is not None
    before = sitting.table.play
    answer = ana.take_back(number)
    assert (answer.ok, answer.code) == (False, "needed")
    assert "entry 4 depends on it" in answer.said[0]
    assert answer.said[1].startswith("Refused: ")
    assert sitting.table.play is before


def test_a_phase_that_has_ended_stays() -> None:
    sitting = shared()
    cells = ("d3", "d2", "d1", "c4", "b4", "a4")
    for cell in cells:
        sitting.table.do(f"Ben place b000 {cell}")
    for cell in cells:
        last = Phone(sitting, ANA).send(f"Ana place b000 {cell}").number
    assert last is not None
    Phone(sitting, BEN).send("Ben creatures v1 v1 v1")
    answer = Phone(sitting, ANA).take_back(last)
    assert (answer.ok, answer.code) == (False, "needed")


@pytest.mark.parametrize("number", [0, -1, 4, 99, 10**30])
def test_what_is_not_in_force_is_gone(number: int) -> None:
    sitting = shared()
    ana = Phone(sitting, ANA)
    ana.send("Ana place b000 d3")
    ana.take_back(3)
    answer = ana.take_back(number)
    assert (answer.ok, answer.code) == (False, "nothing-to-undo")
    assert answer.said == ("That entry no longer counts.",)


def test_remarks_and_counts_stay_as_they_are() -> None:
    sitting = shared()
    number = Phone(sitting, ANA).send("Ana place b000 d3").number
    sitting.table.do('note "hm"')
    sitting.table.do("= Ana villagers 2")
    assert number is not None
    assert Phone(sitting, ANA).take_back(number).ok
    assert sitting.table.play.notes == ["hm"]
    assert sitting.table.lines[-1] == "undo from 3"


def test_rulings_and_corrections_of_the_table_stay_in_force() -> None:
    sitting = shared()
    number = Phone(sitting, ANA).send("Ana place b000 d3").number
    sitting.table.do('! Ben villagers d4 5 "why"')
    sitting.table.do("set players Anna Ben")
    sitting.table.do("Ben place b000 d3")
    assert number is not None
    assert Phone(sitting, ANA).take_back(number).ok
    assert sitting.table.players == ("Anna", "Ben")
    assert village(sitting.table, "Ben") == {"d4": ("y111", 5), "d3": ("b000", 0)}
    assert village(sitting.table, "Anna") == {"d4": ("y111", 2)}


def test_what_it_is_of_a_table_without_such_an_entry() -> None:
    table = Table.new(["Ana", "Ben"], ORDER)
    with pytest.raises(NotInForce):
        lines_without(table, 1)


def at_line(whole: Table, upto: int) -> Table:
    """The game as it stood at that line of its record."""
    play = Play(whole.game, whole.header.setup)
    for line in whole.lines[:upto]:
        if (entry := play.parse(line)) is not None:
            play.enter(entry)
    return Table(whole.header, play)


def recorded() -> list[Path]:
    folder = Path(__file__).parents[1] / "games"
    files = sorted(folder.glob("*/recorded/*.referee"))
    return files[::4] if HEAVY else files[::20]


@pytest.mark.sampled
@pytest.mark.parametrize("file", recorded(), ids=lambda file: f"{file.parents[1].name}/{file.stem}")
def test_whatever_is_taken_back_the_rest_is_as_if_it_had_never_been(file: Path) -> None:
    """At random moments of recorded games: either something depends on it and nothing changes, or the game stands as
    the same entries without that one lead to."""
    whole = Table.read(file)
    chance = Random(file.stem)
    taken_back, dependents = 0, []
    for _ in range(60 if HEAVY else 8):
        upto = chance.randrange(1, len(whole.lines))
        table = Table(whole.header, type(whole.play)(whole.game, whole.header.setup))
        table = at_line(whole, upto)
        own = [step for step in table.play.steps if not step.repeat]
        if not own:
            continue
        gone = chance.choice(own[-6:])
        try:
            lines = lines_without(table, gone.number)
        except Needed as needed:
            dependents.append((gone.number, needed.number))
            continue
        others = [step.entry for step in table.play.steps if step.number != gone.number and not step.repeat]
        table.do_all(lines)
        assert [step.entry for step in table.play.steps if not step.repeat] == others
        taken_back += 1
        play = Play(table.game, table.header.setup)
        for entry in others:
            play.enter(entry)
        assert play.state == table.state
    assert taken_back
    assert all(gone < needed for gone, needed in dependents)
