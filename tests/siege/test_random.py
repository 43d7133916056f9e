"""Random sieges: whatever is played, they come to an end for all, replay, and go back."""

from random import Random

import pytest

from referee import Table
from referee.engine.usual_parts import answer_to
from referee.notation.grammar import whose
from referee.table.header import write_header
from tests.siege.play import siege
from tests.siege.rules.course import most_raiders


def offered(table: Table) -> list[str]:
    """Every line that the referee offers now; cards are drawn, so they are made up."""
    most = most_raiders(table.play.setup)
    found = [f"spawn {zone} {number}" for zone in ("gate", "cellar") for number in range(most + 1)]
    found = found if table.state.phase == "spawn" else []
    for decision in table.pending:
        words = [answer_to(table.game, decision, option) for option in decision.options]
        found += [f"{whose(decision.seat, table.players)}{one}" for one in words]
    return found


@pytest.mark.parametrize("seed", range(40))
def test_what_is_offered_is_accepted_until_somebody_has_won_or_lost(seed: int) -> None:
    rng = Random(seed)
    table = siege(players=" ".join(["Ana", "Ben", "Cleo", "Dora"][: rng.randint(1, 4)]))
    table.clock = lambda: "2026-11-16T21:00:00Z"
    states = [table.state]
    while table.pending:
        assert (table.outcome, table.state.phase == "over") == (None, False)
        lines = offered(table)
        for decision in table.pending:
            assert not decision.listed or len(decision.options) > 1, "a choice with one option is not a choice"
            assert not decision.listed or [*decision.options] == sorted(decision.options)
        assert [table.judge(line).text for line in lines] == lines
        table.do(rng.choice(lines))
        states.append(table.state)
    assert table.outcome is not None
    assert {*table.outcome.winners, *table.outcome.losers} == {*range(len(table.players))}
    assert table.snapshot()["winners"] == [table.players[seat] for seat in table.outcome.winners]

    text = write_header(table.header) + "".join(f"{line}\n" for line in table.lines)
    assert Table.from_bytes(text.encode()).snapshot() == table.snapshot()
    for state in reversed(states[:-1]):
        table.do("undo")
        assert table.state == state


def test_every_end_is_come_to() -> None:
    """Sooner or later, over many games."""
    ends = set()
    for seed in range(200):
        rng, table = Random(seed), siege(players="Ana Ben", rules="1")
        while table.pending:
            table.do(rng.choice(offered(table)))
        assert table.outcome is not None
        ends.add(table.outcome.why)
    assert ends == {"fallen", "together", "held", "betrayed"}
