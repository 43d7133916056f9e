"""Entries beside the play itself: undo and redo, counts, table rulings, corrections, notes, and repeats."""

import pytest

from referee import Table
from referee.notation import grammar
from referee.table.header import write_header
from referee.table.ledger import Row, ledger
from referee.table.verify import replay
from tests.helpers import (
    at_building,
    at_night,
    creatures,
    enter,
    fill_building,
    forced,
    new,
    options,
    phase,
    played,
    refused,
    values,
    village,
)

STARTS = "Ana start y111\nBen start g200"


def as_file(game: Table) -> str:
    """A game whose entries are all in force, as a record."""
    before, lines = game.play.first, []
    for step in game.play.steps:
        lines.append(grammar.write(step.entry, game.game, game.players, before))
        before = step.state
    return write_header(game.header) + "\n".join(lines) + "\n"


def rows_of(text: str) -> list[Row]:
    table = Table.from_bytes(text.encode())
    return ledger(table.header, table.lines)


# ---- undo and redo


def test_undo_takes_back_the_last_entry_in_force():
    game = played(STARTS)
    states = [game.state]
    for cell in ("e4", "f4"):
        game.do(f"Ana place n000 {cell}")
        states.append(game.state)
    game.do("undo")
    assert game.state == states[1]
    game.do("undo")
    assert game.state == states[0]


def test_undo_passes_over_counts_and_notes():
    game = played(STARTS)
    enter(game, 'Ana place n000 e4\n= Ana cards 2\nnote "it stays"\nundo')
    assert list(village(game, "Ana")) == ["d4"]


def test_undo_from_counts_every_entry():
    game = played(STARTS)  # 1 and 2
    enter(game, '= Ana cards 1\nAna place n000 e4\nnote "x"\nAna place n000 f4\nAna place n000 g4')  # 3 to 7
    game.do("undo from 5")  # 5 is the note: 6 and 7 go
    assert list(village(game, "Ana")) == ["d4", "e4"]
    refused(game, "undo from 5", "nothing-to-undo")
    game.do("undo from 2")
    assert phase(game) == "1 setup"
    assert game.do("Ben start g200").number == 10  # the refused line is no entry


def test_what_the_referee_did_by_itself_goes_with_the_entry():
    game = at_night("Ana: c4=n000 c5=n000 d4=n000 e4=n900 | w2 w2 w2\nBen: d4=n999")
    before = game.state
    game.do("Ana breach c4")
    assert options(game, "Ana") == []
    assert forced(game) == 2  # c5 and d4 were alone in their columns
    game.do("undo")
    assert game.state == before


def test_rulings_and_corrections_can_be_undone():
    game = played(STARTS)
    enter(game, '! Ana villagers d4 5 "found"\nset edition ru\nundo')
    assert game.state.setup.edition == "fr"
    game.do("undo")
    assert village(game, "Ana") == {"d4": ("y111", 2)}


def test_redo_brings_back_the_latest_undo_not_yet_redone():
    game = played(STARTS)
    enter(game, "Ana place n000 e4\nAna place n000 f4\nAna place n000 g4\nundo\nundo from 4")
    assert list(village(game, "Ana")) == ["d4", "e4"]
    game.do("redo")
    assert list(village(game, "Ana")) == ["d4", "e4", "f4"]
    enter(game, '= Ana cards 3\nnote "still possible"\nredo')
    assert list(village(game, "Ana")) == ["d4", "e4", "f4", "g4"]
    refused(game, "redo", "nothing-to-redo")


@pytest.mark.parametrize("line", ["Ana place n000 d5", '! Ana villagers d4 1 "so"', "set edition ru"])
def test_no_redo_after_another_entry_of_the_game(line):
    game = played(STARTS)
    enter(game, f"Ana place n000 e4\nundo\n{line}")
    refused(game, "redo", "nothing-to-redo")


# ---- counts


def test_counts_that_agree_change_nothing():
    game = at_night("Ana: d4=n999*2 e4=h0*3 f4=n999 | w2 v1 dm\nBen: d4=n999 | w2")
    before = game.state
    enter(
        game, "= Ana villagers 5\n= Ana creatures 3\n= Ana cards 3\n= Ana points 4"
    )  # the demon counts, without points
    assert game.state == before
    params = refused(game, "= Ana villagers 4", "count-differs")
    assert (params["number"], params["counted"]) == (4, 5)


@pytest.mark.parametrize("number", ["10000", "9" * 310])
@pytest.mark.parametrize("line", ["= Ana villagers {}", "= Ana points {}", '! Ana villagers d4 {} "so many"'])
def test_no_table_counts_beyond_9999(line, number):
    game = played(STARTS)
    refused(game, line.format(number), "not-understood")
    assert game.play.entries == 2
    enter(game, '! Ana villagers d4 9999 "so many"\n= Ana villagers 9999')


# ---- ruled by the table


def test_creatures_ruled_by_the_table_are_marked_on_the_board():
    game = at_building("Ana: d4=n000\nBen: d4=n000")
    enter(game, '! Ana creatures w2 lg v3 dh "found"')
    ana, _ = game.game.view().boards(game.state, None, game.ruled_cells())
    assert (ana.left, ana.top, ana.right, ana.below) == (("w2!",), ("lg!",), ("v3!",), ("dh!",))
    enter(game, "undo")
    ana, _ = game.game.view().boards(game.state, None, game.ruled_cells())
    assert (ana.left, ana.below) == ((), ())


PHASES = {
    "building": lambda: at_building("Ana: d4=n000*2\nBen: d4=n000"),
    "creatures": lambda: fill_building(played(STARTS)),
    "demons": lambda: at_night("Ana: d4=n000*2 e4=h0 f4=h0 | dh\nBen: d4=n000"),
    "attack": lambda: at_night("Ana: d4=n000*2 d5=n000 | w2\nBen: d4=n000"),
    "over": lambda: at_night("Ana: d4=n000*2\nBen: d4=n000"),
}


@pytest.mark.parametrize("now", PHASES)
def test_the_table_may_rule_in_every_phase_after_setup(now):
    game = PHASES[now]()
    assert game.snapshot()["phase"] == now
    rulings = """
        ! Ben card k9 y999:3 "far away"
        ! Ben villagers k9 7 "so many"
        ! Ben card d4 none "gone"
        ! Ben creatures v6 w2 "new"
    """
    first = game.play.entries + 1
    enter(game, rulings)
    assert village(game, "Ben")["k9"] == ("y999:3", 7)
    assert "d4" not in village(game, "Ben")
    assert creatures(game, "Ben") == "w2 v6"
    assert game.snapshot()["phase"] == now
    assert game.overruled()[-4:] == [first, first + 1, first + 2, first + 3]
    game.do("undo")
    assert first + 3 not in game.overruled()


def test_a_card_set_keeps_the_villagers_of_its_cell():
    game = played(STARTS)
    enter(game, '! Ana card d4 r003 "misread"\n! Ana card e4 r003:2 "forgotten"')
    assert village(game, "Ana") == {"d4": ("r003", 2), "e4": ("r003:2", 0)}
    enter(game, '! Ana card d4 none "gone"\n! Ana card d4 y111 "back"')
    assert village(game, "Ana")["d4"] == ("y111", 0)


def test_rulings_do_not_change_how_many_cards_and_creatures_are_still_to_come():
    game = played(STARTS)
    enter(game, '! Ana card e4 r003 "extra"\n! Ana creatures w2 w2 w2 "extra"')
    assert [one.left for one in game.pending] == [6, 6]
    fill_building(enter(game, '! Ana card e4 none "no"'))
    assert [one["left"] for one in game.snapshot()["pending"]] == [6, 6]


def test_creatures_already_there_keep_their_values_and_new_ones_are_valued_now():
    game = at_night("Ana: c4=n000 c5=n000 d4=n990 | w2 lg lg\nBen: d4=n999 | w2 w2 w2")
    assert values(game, "Ana") == {"w2": 2, "lg": 2}
    enter(game, '! Ben creatures w2 "two lost"\n! Ana creatures w2 wl lg "so"')
    assert values(game, "Ana") == {"w2": 2, "wl": 1, "lg": 2}


def test_a_ruling_can_open_and_end_an_attack():
    game = at_night("Ana: c4=n000 c5=n000 d4=n999 | w2\nBen: d4=n999")
    game.do('! Ana card c4 n200 "misread"')  # 2 against 2
    assert phase(game) == "2 over"
    game.do("undo")
    assert options(game, "Ana") == ["c4", "c5"]


# ---- notes, and the end


def test_a_note_survives_undo():
    game = played(STARTS)
    game.do('note "cards dealt twice"')
    game.do("undo from 1")
    refused(game, "undo", "nothing-to-undo")
    assert game.play.entries == 4


def test_the_end_is_written_by_the_program(tmp_path):
    path = tmp_path / "game"
    game = at_night("Ana: c4=n000 c5=n000 d4=n999 | w2\nBen: d4=n999")
    path.write_text(as_file(game))
    with Table.open(path) as table:
        table.clock = lambda: "2026-11-16T21:00:00Z"
        table.do("Ana breach c4")
        assert phase(table) == "2 over"
        table.do("undo")
        assert phase(table) == "2 attack witches"
    lines = [line[:-10] for line in path.read_text().splitlines()[-3:]]
    assert lines == ["Ana breach c4", "ended 2026-11-16T21:00:00Z", "undo"]


# ---- a choice with one option is not a choice


FORCED = "Ana: b4=n000 c4=n000 c5=n000 d4=n900 | w2 w2 w2\nBen: d4=n900"


def test_a_forced_choice_is_made_and_not_written():
    game = at_night(FORCED)
    assert forced(game) == 1
    assert list(village(game, "Ana")) == ["c4", "d4", "c5"]
    assert "breach" not in as_file(game)


@pytest.mark.parametrize("line", ["Ana breach b4", "Ana breach b4 w2"])
def test_a_repeat_typed_is_accepted_and_not_written(line):
    game = at_night(FORCED)
    before = (game.state, game.play.entries)
    ruling = game.do(line)
    assert ruling.repeat
    assert (game.state, game.play.entries) == before


def test_a_repeat_in_a_file_is_an_entry_that_changes_nothing():
    text = as_file(at_night(FORCED))
    plain, repeated = replay(text.encode()), replay((text + "Ana breach b4\n").encode())
    assert repeated.failure is None
    assert repeated.play.state == plain.play.state
    assert repeated.play.entries == plain.play.entries + 1


def test_a_repeat_in_a_file_is_in_force_until_what_it_repeats_is_taken_back():
    text = as_file(at_night(FORCED)) + "Ana breach b4\n"
    assert all(row.in_force for row in rows_of(text))
    *others, forcing, repeat, undo = rows_of(text + "undo\n")
    assert [row.in_force for row in (*others, undo)] == [True] * (len(others) + 1)
    assert not forcing.in_force
    assert not repeat.in_force
    assert all(row.in_force for row in rows_of(text + "undo\nredo\n"))
    last = len(rows_of(text))
    refusal = replay(f"{text}undo from {last}\n".encode()).failure.refusal
    assert refusal.code == "nothing-to-undo"


def test_a_repeat_between_undo_and_redo():
    text = as_file(at_night(FORCED))
    after = replay(f"{text}Ana breach c4\n".encode()).play.state
    text += "Ana breach c4\nundo\nAna breach b4\nredo\n"
    assert replay(text.encode()).play.state == after
    assert [row.in_force for row in rows_of(text)[-4:]] == [True] * 4
    judged = replay(f"{text}set edition fr\n".encode())
    assert judged.failure is None
    assert judged.play.state == after


def test_undo_after_a_repeat_takes_back_the_entry_that_forced_it():
    game = at_night(FORCED)
    game.do("Ana breach b4")
    game.do("undo")
    assert phase(game) == "2 creatures"
    text = as_file(at_night(FORCED)) + "Ana breach b4\nundo\n"
    assert replay(text.encode()).play.state.phase == "creatures"


def test_a_repeat_leaves_redo_possible():
    game = at_night(FORCED)
    game.do("Ana breach c4")
    after = game.state
    enter(game, "undo\nAna breach b4\nredo")
    assert game.state == after


def test_only_exactly_what_was_done_is_a_repeat():
    game = at_night(FORCED)
    refused(game, "Ana breach b4 v1", "not-on-the-line")
    refused(game, "Ana breach d4", "not-on-the-line")
    refused(game, "Ben breach b4", "nothing-to-decide")


def test_after_another_entry_it_is_no_repeat_any_more():
    game = at_night(FORCED.replace("c5=n000", "c5=n000 c6=n000"))
    game.do("Ana breach c4")
    refused(game, "Ana breach b4", "not-on-the-line")


def test_a_forced_answer_to_a_demon_may_be_repeated_with_and_without_its_target():
    for line in ("Ana demon dw effect", "Ana demon dw effect w2"):
        assert at_night("Ana: d4=n909 | dw\nBen: d4=n909 | w2").do(line).repeat
    game = at_night("Ana: d4=n909 | dw\nBen: d4=n909 | w2")
    refused(game, "Ana demon dw effect wl", "not-your-phase")
    assert new().do("Ana start y111").repeat is False
