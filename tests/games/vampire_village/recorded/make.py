"""Made the recorded games of this folder: `python -m tests.games.vampire_village.recorded.make [NAME …]`, from
the root of the repository.

Every game is random play, steered by its plan (plans.py) towards the branch that it shows: what is legal comes
from the referee's own `pending`, the plan only prefers some cards, cells, creatures and choices to others. Seeds
are tried from 0 on until the plan's `wanted` holds, so that the same plan always makes the same game.

The expected result beside each game (NAME.json) is what the referee said when the game was made, and is
compared exactly ever after. Remake a game only when its record is meant to change, and read the difference.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from referee import Decision, Event, Refused, Table
from referee.notation.names import write_name
from referee.record.read import read
from referee.table.header import read_header, write_header
from referee.table.ledger import ledger
from tests.games.contract.driver import header_text, open_table
from tests.games.contract.play_vampire_village import doubtful_entry, random_card, random_walks
from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_village/recorded"
ALL = "w2 wl wr lb lg v1 v2 v3 v4 v5 v6 dh dl dm dv dw dy"
BAD = ("= {0} villagers 999", "redo", "undo from 999", "Zed place g100 d4", "{0} plays g100 d4", "{0} place q100 d4")


@dataclass
class Trace:
    """A game in the making, and what happened in it."""

    table: Table
    rng: Random
    lines: list[str] = field(default_factory=list)  # as typed, remarks included
    happened: list[tuple[Any, Event]] = field(default_factory=list)  # each with the state before its entry
    choices: list[tuple[Any, Decision, str]] = field(default_factory=list)
    refused: dict[str, tuple[int, str, str]] = field(default_factory=dict)

    def events(self, *keys: str) -> list[Event]:
        return [event for _, event in self.happened if event.key in keys]

    def standings(self) -> list[dict[str, Any]]:
        standings: list[dict[str, Any]] = self.table.snapshot()["standings"]
        return standings


Lines = Sequence[str] | Callable[[Trace], Sequence[str]]


@dataclass
class Plan:
    """One recorded game: its header, and where its play is steered to."""

    name: str
    shows: str
    wanted: Callable[[Trace], bool] = lambda trace: True
    players: tuple[str, ...] = ("Ana", "Ben", "Cem")
    order: tuple[str, ...] = ("witches", "werewolves", "vampires")
    header: Mapping[str, Sequence[str]] = field(default_factory=dict)
    card: Callable[[Trace, Decision], str] = lambda trace, decision: random_card(trace.rng)
    cell: Callable[[Trace, Decision, str], Any] = lambda trace, decision, cell: 0  # the highest is taken
    creatures: Callable[[Trace, Decision], str] = lambda trace, decision: ALL
    choice: Callable[[Trace, Decision, str], Any] = lambda trace, decision, option: 0  # the highest is taken
    extras: Mapping[str, Lines] = field(default_factory=dict)  # lines when a phase is first reached
    sealed: bool = False
    repeats: bool = False  # type what the referee did by itself, too
    spelling: Callable[[str, Random], str] = lambda line, rng: line
    line_end: str = "\n"


def make(plan: Plan) -> tuple[bytes, Trace]:
    """The record of the first game that shows what the plan wants."""
    for seed in range(5000):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "game") if plan.sealed else None
            words = {"players": plan.players, "order": plan.order, **plan.header}
            with open_table(header_text("vampire-village", words), path) as table:
                trace = Trace(table, Random(f"{plan.name} {seed}"))
                _play(plan, trace)
                if plan.wanted(trace):
                    return (path.read_bytes() if path else _unsealed(plan, trace)), trace
    raise AssertionError(f"{plan.name}: no such game among 5000")


def _unsealed(plan: Plan, trace: Trace) -> bytes:
    text = write_header(trace.table.header) + "".join(f"{line}\n" for line in trace.lines)
    return text.replace("\n", plan.line_end).encode()


def _play(plan: Plan, trace: Trace) -> None:
    done: set[str] = set()
    doubts = Random(f"doubts {plan.name}")
    while True:
        state = trace.table.state
        phase = " ".join(filter(None, (str(state.round), state.phase, state.attack)))
        if phase not in done:
            done.add(phase)
            trace.lines += [] if plan.sealed else [f"# {phase}"]
            extras = plan.extras.get(phase, ())
            for line in extras(trace) if callable(extras) else extras:
                _enter(plan, trace, _named(line, trace))
            continue
        _try_doubtful(trace, doubts)
        if not trace.table.pending:
            return
        decision = trace.rng.choice(trace.table.pending)
        name = write_name(trace.table.players[decision.seat])
        _enter(plan, trace, f"{name} {decision.kind} {_words(plan, trace, decision)}")


def _named(line: str, trace: Trace) -> str:
    return line.format(*map(write_name, trace.table.players))


def _words(plan: Plan, trace: Trace, decision: Decision) -> str:
    rng = trace.rng
    if decision.kind == "start":
        return next(face for face in iter(lambda: plan.card(trace, decision), "") if face[0] != "h")
    if decision.kind == "creatures":
        return " ".join(rng.choices(plan.creatures(trace, decision).split(), k=3))
    best = plan.cell if decision.kind == "place" else plan.choice
    scores = {option: best(trace, decision, option) for option in decision.options}
    option = rng.choice([option for option, score in scores.items() if score == max(scores.values())])
    if decision.listed:
        trace.choices.append((trace.table.state, decision, option))
        return option
    card = plan.card(trace, decision)
    village = trace.table.state.seats[decision.seat].village
    walks = random_walks(village, option, int(card[1]), rng) if card[0] == "h" else []
    return " ".join([card, option, *walks])


def _enter(plan: Plan, trace: Trace, line: str) -> None:
    table = trace.table
    before = table.state
    if plan.sealed:
        events = table.do(line).events
    else:
        line = plan.spelling(line, trace.rng)
        events = table.play.enter(table.play.parse(line)).events
    trace.lines.append(line)
    trace.happened += [(before, event) for event in events]
    if plan.repeats:
        for action in table.state.forced:
            words = " ".join(table.game.words().write(action, table.state))
            again = f"{write_name(table.players[action.player])} {words}"
            assert table.play.enter(table.play.parse(again)).repeat
            trace.lines.append(again)


def _try_doubtful(trace: Trace, rng: Random) -> None:
    """Keep one refused line for every code, with how many entries went before."""
    lines = [doubtful_entry(trace.table, rng) for _ in range(4)]
    for line in [*lines, _named(rng.choice(BAD), trace)]:
        try:
            trace.table.play.fork().enter(trace.table.play.parse(line))
        except Refused as refused:
            code = refused.refusal.code
            trace.refused.setdefault(code, (trace.table.play.entries, line, code))


def expected(data: bytes, shows: str, refused: Sequence[tuple[int, str, str]]) -> str:
    """The expected result of a record as JSON, one row of the ledger a line."""
    record = read(data)
    rows = [
        [row.number, row.text, [list(change) for change in row.changes], row.in_force]
        for row in ledger(read_header(record.header), [line.text for line in record.lines])
    ]
    table = Table.from_bytes(data)
    parts = {
        "shows": _json(shows),
        "overruled": _json(table.overruled()),
        "snapshot": _json(table.snapshot()),
        "ledger": _list(rows),
        "refused": _list([list(one) for one in sorted(refused)]),
    }
    return "{\n" + ",\n".join(f'"{key}": {text}' for key, text in parts.items()) + "\n}\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _list(values: Sequence[Any]) -> str:
    return "[\n" + ",\n".join(f" {_json(value)}" for value in values) + "\n]" if values else "[]"


def main(names: list[str]) -> None:
    from tests.games.vampire_village.recorded.plans import BY_HAND, PLANS

    for name, shows in BY_HAND.items():
        text = expected(HERE.joinpath(f"{name}.referee").read_bytes(), shows, ())
        HERE.joinpath(f"{name}.json").write_text(text, encoding="utf-8")
    for plan in PLANS:
        if not names or plan.name in names:
            data, trace = make(plan)
            HERE.joinpath(f"{plan.name}.referee").write_bytes(data)
            text = expected(data, plan.shows, [*trace.refused.values()])
            HERE.joinpath(f"{plan.name}.json").write_text(text, encoding="utf-8")
            print(plan.name)


if __name__ == "__main__":
    main(sys.argv[1:])
