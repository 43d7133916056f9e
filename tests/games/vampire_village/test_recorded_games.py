"""Whole recorded games, replayed: the position, the ledger and the refusals must be exactly those recorded."""

import ast
import json
from typing import Any

import pytest

from referee import Refused, Table
from referee.record.read import read
from referee.table.header import read_header
from referee.table.ledger import Row, ledger
from referee.table.play import Play
from tests.places import ROOT

FOLDER = ROOT / "tests/games/vampire_village/recorded"
NAMES = sorted(path.stem for path in FOLDER.glob("*.referee"))
BY_HAND = sorted(path.name.removesuffix(".hand.json") for path in FOLDER.glob("*.hand.json"))


def record_of(name: str) -> bytes:
    return FOLDER.joinpath(f"{name}.referee").read_bytes()


def expected(name: str) -> Any:
    return json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))


def rows_of(name: str) -> list[Row]:
    record = read(record_of(name))
    return ledger(read_header(record.header), [line.text for line in record.lines])


def test_there_are_games_for_every_number_of_players_and_edition() -> None:
    assert len(NAMES) >= 40
    setups = {(len(table.players), table.state.setup.edition) for table in map(Table.from_bytes, map(record_of, NAMES))}
    assert setups == {(players, edition) for players in (2, 3, 4, 5) for edition in ("fr", "ru")}


@pytest.mark.parametrize("name", NAMES)
def test_position(name: str) -> None:
    table = Table.from_bytes(record_of(name))
    assert table.snapshot() == expected(name)["snapshot"]
    assert table.snapshot()["phase"] == "over"
    assert table.overruled() == expected(name)["overruled"]


@pytest.mark.parametrize("name", NAMES)
def test_ledger(name: str) -> None:
    rows = [[row.number, row.text, [list(one) for one in row.changes], row.in_force] for row in rows_of(name)]
    assert rows == expected(name)["ledger"]


@pytest.mark.parametrize("name", NAMES)
def test_refused_lines(name: str) -> None:
    """Lines that somebody might have typed on the way, each with how many entries went before and its code."""
    record = read(record_of(name))
    header = read_header(record.header)
    play = Play(header.game, header.setup)
    refusals = expected(name)["refused"]
    said = [[0, line, _code_of(play, line)] for after, line, _ in refusals if after == 0]
    for line in record.lines:
        entry = play.parse(line.text)
        if entry is not None:
            play.enter(entry)
            said += [[after, typed, _code_of(play, typed)] for after, typed, _ in refusals if after == play.entries]
    assert said == refusals


def _code_of(play: Play, line: str) -> str | None:
    try:
        play.fork().enter(play.parse(line))
    except Refused as refused:
        return refused.refusal.code
    return None


@pytest.mark.parametrize("name", BY_HAND)
def test_result_computed_by_hand(name: str) -> None:
    """These games were added up by hand, not by the referee; the remarks in them show every sum."""
    by_hand = json.loads(FOLDER.joinpath(f"{name}.hand.json").read_text(encoding="utf-8"))
    table = Table.from_bytes(record_of(name))
    said = table.snapshot()
    assert {key: said[key] for key in ("standings", "winners", "players")} == {
        key: by_hand[key] for key in ("standings", "winners", "players")
    }
    assert table.overruled() == by_hand.get("overruled", [])
    forced = [event for row in rows_of(name) if row.in_force for event in row.events if event.key == "forced"]
    taken_back = [event for row in rows_of(name) if not row.in_force for event in row.events if event.key == "forced"]
    assert len(forced) == len(by_hand["forced"])
    assert len(taken_back) == len(by_hand.get("forced_taken_back", []))


def test_three_games_were_computed_by_hand() -> None:
    assert BY_HAND == ["hand-shared", "hand-three-ru", "hand-two"]


def test_every_event_occurs_in_a_recorded_game() -> None:
    """A branch of the rules without a game fails here: record one that shows it (games/README.md)."""
    occurring = {event.key for name in NAMES for row in rows_of(name) for event in row.events}
    assert sorted(_event_keys()) == sorted(occurring)


def _event_keys() -> set[str]:
    """Every key that the code of the game in this folder can give an event, read from the source."""
    root = ROOT
    folder = root / "referee/games/vampire_village/rules"
    keys = set()
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call in _calls(tree, "Event"):
            keys |= _values(call.args[0], tree)
    return keys


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == name]


def _values(node: ast.expr, tree: ast.Module) -> set[str]:
    """What an expression for a key can be: a text, one of two, a table's values, or phase-… of all phases entered."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return _values(body, tree) | _values(orelse, tree)
        case ast.Subscript(value=ast.Name(id=name)):
            tables = [one.value for one in tree.body if isinstance(one, ast.Assign) and _assigns(one, name)]
            return {text for one in tables for text in _texts_in_values(one)}
        case ast.JoinedStr(values=[ast.Constant(value="phase-"), _]):
            return {f"phase-{call.args[1].value}" for call in _calls(tree, "_enter_phase")}  # type: ignore[attr-defined]
    raise AssertionError(f"a key of an event that this test cannot read: {ast.unparse(node)}")


def _assigns(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _texts_in_values(node: ast.expr) -> set[str]:
    """The values of a dict, and of the `dict.fromkeys` unpacked into it."""
    assert isinstance(node, ast.Dict)
    values = [value.args[1] if isinstance(value, ast.Call) else value for value in node.values]
    return {value.value for value in values if isinstance(value, ast.Constant)}
