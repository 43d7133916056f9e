"""What every registered game must keep to, whatever its rules: tested with random play, knowing no game.

A new game brings a module `play_NAME.py` beside this one, with `setups`, `random_entry`, `doubtful_entry` and
`REPEATS_CHANGE`.
"""

import pickle
from itertools import product
from pathlib import Path
from random import Random

import pytest

from referee import Refused, Table
from referee.cli.verifying import report_of
from referee.engine.codes import SHARED
from referee.engine.usual_parts import telling_of
from referee.games import GAMES as REGISTERED
from referee.languages import LANGUAGES
from referee.notation import grammar
from referee.notation.names import write_name
from referee.say import Voice
from referee.say.rules import title_of
from referee.say.tell import event_line, refusal_sentence
from referee.table.header import write_header
from tests.games.contract.driver import GAMES, legal_line, new_table, play_on, sample_play
from tests.samples import some_of

pytestmark = [pytest.mark.parametrize("game", GAMES), some_of("seed", range(6), every=2)]


def test_random_play_comes_to_an_end(game: str, seed: int) -> None:
    table = new_table(game, Random(seed))
    assert table.outcome is None
    play_on(table, Random(seed))
    assert table.pending == ()
    assert table.snapshot()["phase"] == "over"
    assert table.outcome is not None
    assert [table.players[seat] for seat in table.outcome.winners] == table.snapshot()["winners"]
    assert sorted((*table.outcome.winners, *table.outcome.losers)) == [*range(len(table.players))]
    assert title_of(table.outcome.rule, "en", game) != table.outcome.rule, "the rule can be looked up"
    assert table.snapshot()["winners"] == [
        table.players[seat] for seat in sorted(place.seat for place in table.standings if place.rank == 1)
    ]


def test_judging_never_changes_a_state(game: str, seed: int) -> None:
    rng = Random(seed)
    table = new_table(game, rng)
    refusals = 0
    while table.pending:
        state, frozen = table.state, pickle.dumps(table.state)
        value = hash(state)
        for _ in range(5):
            line = sample_play(game).doubtful_entry(table, rng)
            try:
                table.judge(line)
            except Refused:
                refusals += 1
                with pytest.raises(Refused):
                    table.do(line)
            assert table.state is state
            assert pickle.dumps(state) == frozen
        table.do(legal_line(table, rng))
        assert pickle.dumps(state) == frozen
        assert hash(state) == value
    assert refusals > 100


def test_undo_and_redo_lead_through_the_same_states(game: str, seed: int) -> None:
    table = new_table(game, Random(seed))
    states = [table.state]
    for line in play_on(new_table(game, Random(seed)), Random(seed)):
        table.do(line)
        states.append(table.state)
    before = [pickle.dumps(state) for state in states]
    for state in reversed(states[:-1]):
        table.do("undo")
        assert table.state == state
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.do("undo")
    for state in states[1:]:
        table.do("redo")
        assert table.state == state
    with pytest.raises(Refused, match="nothing-to-redo"):
        table.do("redo")
    assert [pickle.dumps(state) for state in states] == before


def test_undo_from_takes_back_all_that_followed(game: str, seed: int) -> None:
    rng = Random(seed)
    table = new_table(game, rng)
    states = [table.state]
    for line in play_on(new_table(game, Random(seed)), Random(seed), steps=30):
        table.do(line)
        states.append(table.state)
    number = rng.randint(1, len(states) - 1)
    table.do(f"undo from {number}")
    assert table.state == states[number - 1]
    table.do("redo")
    assert table.state == states[-1]


def test_replay_of_the_written_text_equals_live_play(game: str, seed: int) -> None:
    table = new_table(game, Random(seed))
    texts = [table.do(line).text for line in play_on(new_table(game, Random(seed)), Random(seed))]
    text = write_header(table.header) + "".join(f"{line}\n" for line in texts)
    again = Table.from_bytes(text.encode())
    assert again.state == table.state
    assert again.snapshot() == table.snapshot()
    assert again.standings == table.standings


def test_a_table_in_a_file_equals_one_in_memory(game: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "game"
    lines = play_on(new_table(game, Random(seed)), Random(seed), steps=40)
    memory = new_table(game, Random(seed))
    with new_table(game, Random(seed), path=path) as table:
        for line in lines:
            assert table.do(line) == memory.do(line)
    with Table.open(path) as table:
        assert table.state == memory.state
        assert table.play.steps == memory.play.steps
    assert Table.read(path).snapshot() == memory.snapshot()


def test_what_is_offered_is_accepted_and_nothing_else(game: str, seed: int) -> None:
    """For a listed decision, any other mixture of the offered words is refused, or comes to an offered line."""
    rng = Random(seed)
    table = new_table(game, rng)
    offers = refusals = 0
    while table.pending:
        for decision in table.pending:
            if decision.listed:
                prefix = f"{write_name(table.players[decision.seat])} {decision.kind} "
                offered = {prefix + option for option in decision.options}
                assert len(decision.options) > 1, "a choice with one option is not a choice"
                assert list(decision.options) == sorted(decision.options)
                for line in offered:
                    assert table.judge(line).text == line
                offers += 1
                for words in _mixtures(decision.options):
                    refusals += _refused_or_offered(table, prefix + " ".join(words), offered)
        table.do(legal_line(table, rng))
    assert offers
    assert refusals


def _mixtures(options: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All lines of as many words as some option, with words that some option has at that place; and every option with
    its last word twice."""
    split = [option.split() for option in options]
    lengths = {length for words in split for length in range(1, len(words) + 1)}
    columns = [sorted({words[at] for words in split if len(words) > at}) for at in range(max(lengths))]
    return [
        *(words for length in lengths for words in product(*columns[:length])),
        *((*words, words[-1]) for words in split),
    ]


def _refused_or_offered(table: Table, line: str, offered: set[str]) -> bool:
    try:
        ruling = table.judge(line)
    except Refused:
        assert line not in offered
        return True
    assert ruling.repeat or ruling.text in offered
    return False


def test_what_is_accepted_was_offered(game: str, seed: int) -> None:
    """Where options stand for one word of a line, as the cells for a card do, an accepted line has one of them."""
    rng = Random(seed)
    table = new_table(game, rng)
    compared = 0
    while table.pending:
        offers = {decision.seat: decision for decision in table.pending if decision.options}
        ruling = table.do(legal_line(table, rng))
        offer = offers.get(table.play.steps[-1].entry.player)
        if offer:
            words = ruling.text.split()
            assert any(set(option.split()) <= set(words) for option in offer.options)
            compared += 1
    assert compared > 20


def test_canonical_text_parses_to_itself(game: str, seed: int) -> None:
    rng = Random(seed)
    table = new_table(game, rng)
    while table.pending:
        typed = table.judge(legal_line(table, rng))
        again = table.judge(typed.text)
        assert again.text == typed.text
        assert again.after == typed.after
        entry = grammar.parse(typed.text, table.game, table.players)
        assert grammar.write(entry, table.game, table.players, table.state) == typed.text
        table.do(typed.text)


def test_there_are_words_for_all_that_happens_and_for_every_refusal(game: str, seed: int) -> None:
    """Whole sentences in every language, none of them a bare key or with a parameter left open."""
    rng = Random(seed)
    table = new_table(game, rng)
    assert {*SHARED} <= {*table.game.rules().CODES}
    voices = [Voice(language, game) for language in LANGUAGES]
    while table.pending:
        try:
            table.judge(sample_play(game).doubtful_entry(table, rng))
        except Refused as error:
            refusal = error.refusal
            assert refusal.code in table.game.rules().CODES
            for voice in voices:
                assert voice.knows(refusal.detail), refusal
                assert "{" not in refusal_sentence(voice, refusal), refusal
        for event in telling_of(table.game).told(table.do(legal_line(table, rng)).events):
            for voice in voices:
                assert voice.knows(event.key), event
                assert "{" not in event_line(voice, event, table.players), event


def test_where_the_header_cannot_be_read_the_fields_of_the_game_are_null(game: str, seed: int, tmp_path: Path) -> None:
    header = write_header(new_table(game, Random(seed)).header)
    reports = []
    for name, text in (("fine", header), ("wrong", header.replace("\n\n", "\ncolour red\n\n"))):
        file = tmp_path / name
        file.write_text(text)
        reports.append(report_of((str(file), False, "en")))
    fine, wrong = reports
    own = [*REGISTERED[game].view().FIELDS, "game", "rules", "overruled"]
    assert wrong["failure"]["code"] == "bad-header"
    assert [wrong[key] for key in own] == [None] * len(own)
    assert {*own, "schema", "file", "ok", "torn", "entries", "failure"} == {*wrong} <= {*fine}
