"""What belongs to nobody by name: entries, counts and decisions of the whole table, roles, and ends without points."""

import pytest

from referee import Refused, Table
from referee.engine.game import BadValue
from referee.engine.outcome import Outcome, by_standings
from referee.engine.standings import rank
from referee.notation import grammar
from tests.siege.game import GAME
from tests.siege.play import FALLEN, QUIET, siege


def refusal(table: Table, line: str) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(Refused) as caught:
        table.judge(line)
    return caught.value.refusal.code, caught.value.refusal.legal


# entries, counts and rulings of the table


def test_an_entry_of_the_table_begins_with_its_verb() -> None:
    table = siege("Ana rest\nBen rest")
    assert table.do("SPAWN gate 2").text == "spawn gate 2"
    assert table.do("sab none").text == "sabotage none", "a unique beginning is enough"


def test_where_a_word_begins_a_name_and_verbs_of_the_table_the_rest_decides() -> None:
    table = siege("Sa rest", players="Sa")
    assert table.judge("s gate 1").text == "spawn gate 1", "Sa does no `gate`, and no sabotage has a number"
    assert refusal(table, "s gate")[0] == "not-your-phase", "a sabotage, and it is not night"
    assert refusal(table, "s 5") == ("not-understood", ("go", "fight", "rest", "reveal"))
    assert table.do("spawn gate 1").text == "spawn gate 1"
    assert table.judge("s none").text == "sabotage none"
    assert refusal(table, "s rest")[0] == "not-your-phase", "that is Sa"
    assert siege("Ana rest\nBen rest").judge("s gate 1").text == "spawn gate 1", "not the start of `set`"
    assert siege().judge("s rules 1").text == "set rules 1", "which it is here"
    assert refusal(siege(), "un")[0] == "nothing-to-undo"
    assert refusal(siege(players="Ana"), '"spawn" rest')[0] == "unknown-player", "what is quoted is a player"


@pytest.mark.parametrize("line", ["spawn gate 2", "sabotage none", "= heart 4", '! raiders yard 2 "fell over"'])
def test_what_is_written_is_read_as_the_same(line: str) -> None:
    table = siege()
    entry = grammar.parse(line, GAME, table.players)
    assert entry.player is None
    assert grammar.write(entry, GAME, table.players, table.state) == line


def test_a_line_of_nobody_says_what_may_begin_it() -> None:
    table = siege()
    assert refusal(table, "spwn gate 2") == ("not-understood", ("march", "spawn", "sabotage", "accuse"))
    assert refusal(table, "= raider 3") == ("not-understood", ("heart", "raiders", "cards"))
    assert refusal(table, '! hearts 3 "why"') == ("not-understood", ("heart", "raiders"))
    assert refusal(table, "Ana spawn gate 2") == ("not-understood", ("go", "fight", "rest", "reveal"))
    assert refusal(table, "= Zoe felled 0")[0] == "unknown-player"


def test_a_count_of_the_table_is_compared() -> None:
    table = siege()
    assert table.do("= heart 4").text == "= heart 4"
    with pytest.raises(Refused) as caught:
        table.do("= heart 12")
    assert caught.value.refusal.code == "count-differs"
    assert (caught.value.refusal.params["number"], caught.value.refusal.params["counted"]) == (12, 4)
    assert table.do("= Ana felled 0").text == "= Ana felled 0", "players are counted, too"


@pytest.mark.parametrize("name", ["spawn", "Heart", "RAIDERS", "cards"])
def test_nobody_is_called_like_a_word_of_the_table(name: str) -> None:
    with pytest.raises(BadValue) as caught:
        siege(players=f"Ana {name}")
    assert caught.value.reason == "table-word"
    table = siege()
    assert refusal(table, f"set players Ana {name}")[0] == "not-understood"


def test_the_table_rules_on_what_is_everybodys() -> None:
    table = siege('! raiders yard 2 "fell over"\n! Ana at hall "was there"\n! heart 3 "miscounted"')
    assert (table.state.in_zone("yard"), table.state.seats[0].zone, table.state.heart) == (2, "hall", 3)
    assert table.overruled() == [1, 2, 3]
    assert table.ruled_cells() == {(None, "yard")}
    assert [zone.name for zone in GAME.view().boards(table.state, None, table.ruled_cells())[0].zones if zone.marked]


def test_entries_of_the_table_survive_new_names_and_seats() -> None:
    table = siege("Ana rest\nBen go hall\nspawn gate 1\nset players Ben Ana")
    assert [seat.zone for seat in table.state.seats] == ["hall", "keep"]
    assert table.state.in_zone("gate") == 1


# decisions


def test_decisions_belong_to_players_a_role_and_the_table() -> None:
    table = siege()
    assert [(one.seat, one.role) for one in table.pending] == [(0, ""), (1, "")]
    table.do_all(["Ana rest", "Ben rest"])
    assert [(one.seat, one.role, one.kind) for one in table.pending] == [(None, "", "spawn")]
    table.do("spawn gate 1")
    assert [(one.seat, one.role, one.kind) for one in table.pending] == [(None, "traitor", "sabotage")]
    assert table.legal(None) == ("cellar", "gate", "none")
    table.do_all(["sabotage none", "accuse none", "Ana rest", "Ben rest", "spawn gate 0", "sabotage none"])
    table.do_all(["accuse none", "Ana rest", "Ben rest"])
    assert [(one.kind, one.options) for one in table.pending] == [("march", ("cellar", "hall"))]


def test_what_nobody_told_is_known_when_the_rules_reveal_it() -> None:
    table = siege(QUIET.strip().rsplit("accuse none", 1)[0] + "accuse keep")
    assert [seat.role for seat in table.state.seats] == ["", ""]
    assert GAME.view().roles(table.state) == ()
    table.do("Ana reveal traitor")
    assert [seat.role for seat in table.state.seats] == ["traitor", "loyal"], "there is one traitor only"
    assert table.judge("Ben reveal loyal").repeat
    assert refusal(table, "Ana go hall")[0] == "locked-up", "the traitor has other rules"
    assert [one.seat for one in table.pending] == [1]


# outcomes


@pytest.mark.parametrize(
    ("lines", "winners", "losers", "why"),
    [
        (FALLEN, (), (0, 1), "fallen"),
        (QUIET + "Ana reveal loyal\nBen reveal loyal", (0, 1), (), "together"),
        (QUIET + "Ben reveal traitor", (1,), (0,), "betrayed"),
    ],
)
def test_who_won_and_why(lines: str, winners: tuple[int, ...], losers: tuple[int, ...], why: str) -> None:
    *before, last = lines.strip().splitlines()
    table = siege("\n".join(before), rules="1")
    assert table.outcome is None
    table.do(last)
    assert table.outcome is not None
    assert table.outcome[:3] == (winners, losers, why)
    assert table.lines[-1].startswith("ended "), "the referee notes when it was over"


def test_all_but_one_win() -> None:
    table = siege("Ana rest\nBen rest\nspawn gate 0\nsabotage none\naccuse keep\nAna reveal traitor")
    for _ in range(2):
        table.do_all(["Ben rest", "spawn gate 0"])
    assert table.outcome == Outcome((1,), (0,), "held", "ending")
    assert table.state.phase == "over"
    assert table.standings == ()


def test_points_make_an_outcome() -> None:
    assert by_standings(rank([(3,), (5,), (5,)]), "scoring") == Outcome((1, 2), (0,), "standings", "scoring")
