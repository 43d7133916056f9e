"""`set`: a record with a correction comes to just what the same record with the corrected header comes to.

Random play with any registered game, under a header that is wrong in one key. What the referee does by itself is typed
as well now and then, so that lines repeat, or no longer repeat, what is forced under the other header.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from referee import Refused, Table, games
from referee.notation.names import write_name
from referee.table.verify import Replay, replay
from tests.games.contract.driver import GAMES, header_text, open_table, sample_play
from tests.samples import HEAVY

Words = dict[str, Sequence[str]]
TRIALS = 200 if HEAVY else 20


def two_headers(game: str, rng: Random) -> tuple[str, Words, Words]:
    """A key, a header that is wrong there, and the right one."""
    while True:
        setups = sample_play(game).setups(rng)
        right, other = next(setups), next(setups)
        settable = games.GAMES[game].rules().SETTABLE
        key = rng.choice([key for key in settable if key in other and key != "rules"] or ["players"])
        if key == "players":
            names = list(right[key])
            other = {key: rng.sample(names, len(names)) if rng.random() < 0.5 else _renamed(names, rng)}
        wrong = {**right, key: other[key]}
        if key in right and wrong != right:
            return key, wrong, right


def _renamed(names: Sequence[str], rng: Random) -> list[str]:
    at = rng.randrange(len(names))
    return [*names[:at], f"{names[at]}x", *names[at + 1 :]]


def for_the_right(lines: Sequence[str], wrong: Words, right: Words) -> list[str]:
    """The lines with the name that was corrected."""
    renamed = {
        old: new for old, new in zip(wrong["players"], right["players"], strict=True) if old not in right["players"]
    }
    for old, new in renamed.items():
        first = f"{write_name(old)} "
        lines = [f"{write_name(new)} {line[len(first) :]}" if line.startswith(first) else line for line in lines]
    return [*lines]


def forced_lines(table: Table, events: Sequence[Any]) -> list[str]:
    """What the referee has just done by itself, as a player would say it."""
    return [f"{write_name(table.players[one.seat])} {one.params['text']}" for one in events if one.key == "forced"]


def random_lines(table: Table, other: Table, wrong: Words, right: Words, rng: Random, steps: int) -> list[str]:
    """Legal lines, most of them also legal under the other header, with repeats among them."""
    play, lines = sample_play(table.game.id), []
    while table.pending and len(lines) < steps:
        for _ in range(60):
            line = play.random_entry(table, rng)
            [translated] = for_the_right([line], wrong, right)
            if accepts(table, line) and (accepts(other, translated) or rng.random() < 0.004):
                break
        else:
            break
        ruling = table.do(line)
        if accepts(other, translated):
            other.do(translated)
        repeats = [one for one in forced_lines(table, ruling.events) if accepts(table, one) and rng.random() < 0.5]
        lines += [line, *repeats]
        if rng.random() < 0.02:
            lines.append('note "x"')
    return lines


def accepts(table: Table, line: str) -> bool:
    try:
        table.judge(line)
    except Refused:
        return False
    return True


def replayed(game: str, words: Mapping[str, Sequence[str]], lines: Sequence[str]) -> Replay:
    return replay((header_text(game, words) + "".join(f"{line}\n" for line in lines)).encode())


def verdict(result: Replay) -> tuple[str, int | None]:
    """The code of what is wrong, and with which entry."""
    if result.failure is None:
        return "", None
    refusal = result.failure.refusal
    return refusal.code, refusal.params.get("entry", result.failure.entry)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_a_correction_is_the_same_as_the_header_it_makes(game: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(TRIALS):
        rng = Random(seed)
        key, wrong, right = two_headers(game, rng)
        tables = [open_table(header_text(game, words)) for words in (wrong, right)]
        lines = random_lines(*tables, wrong, right, rng, rng.choice((5, 60, 200, 400)))
        value = map(write_name, right[key]) if key == "players" else right[key]
        correction = f"set {key} {' '.join(value)}"
        cut = rng.randrange(len(lines) // 2) if rng.random() < 0.2 else len(lines)
        before = [*lines, f"undo from {cut + 1}"] if cut < len(lines) else lines
        in_force = for_the_right(lines[:cut], wrong, right)
        corrected, expected = replayed(game, wrong, [*before, correction]), replayed(game, right, in_force)
        assert verdict(corrected) == verdict(expected), (seed, key)
        seen["accepted" if expected.failure is None else "refused"] += 1
        seen["repeats changed"] += changed_repeats(corrected, expected)
        if expected.failure is None:
            assert position(corrected) == position(expected), (seed, key)
            table = Table.of(expected)
            more = random_lines(table, Table.of(expected), right, right, rng, 5)
            both = [replayed(game, wrong, [*before, correction, *more]), replayed(game, right, [*in_force, *more])]
            assert position(both[0]) == position(both[1]), (seed, key)
    assert seen["accepted"]
    assert bool(seen["repeats changed"]) is sample_play(game).REPEATS_CHANGE


def changed_repeats(corrected: Replay, expected: Replay) -> bool:
    """Whether something is a repeat under one header alone."""
    assert corrected.play
    assert expected.play
    were = {step.number: step.repeat for step in corrected.play.steps}
    return any(were[step.number] != step.repeat for step in expected.play.steps if step.number in were)


def position(result: Replay) -> Any:
    assert result.failure is None
    assert result.play
    return result.play.state
