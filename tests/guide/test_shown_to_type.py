"""What guided play shows as typed is shown in the words of the language, and means the same when it is typed so."""

import re
from pathlib import Path
from typing import Final

import pytest

from referee import Table
from referee.engine.usual_parts import prompts_of
from referee.guide.readings import clearest
from referee.guide.situation import Situation
from referee.guide.typed import in_our_words
from referee.say import Voice
from referee.show.entry import example_words
from referee.table.cards import EMPTY
from referee.table.play import Play
from tests.places import ROOT
from tests.samples import some

GAMES: Final = ROOT / "tests/games"
EMPIRE: Final = sorted((GAMES / "vampire_empire/recorded").glob("*.referee"))
ATTACKS: Final = sorted((GAMES / "village_attacks/recorded").glob("*.referee"))
NAMES: Final = re.compile(r"\b(?:organist|lady-in-waiting|squire|novice|ostler|knight|pit|fog|hydra)\b")  # may be any


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("record", [*some(EMPIRE, 9), *some(ATTACKS, 18)], ids=lambda record: record.stem)
def test_every_way_and_example_counts_in_the_words_of_the_language(record: Path, language: str) -> None:
    done = Table.read(record)
    table, voice = Table(done.header, Play(done.game, done.header.setup)), Voice(language, done.game.id)
    prompts, addressing = prompts_of(table.game), table.game.addressing()
    assert addressing is not None

    def meant(typed: str) -> str:
        now = Situation(table, table.pending, EMPTY)
        return clearest(now, in_our_words(now, typed), addressing)

    for line in done.lines:
        for decision in table.pending[:1]:
            ways = [prompts.way(table.state, decision, option) for option in decision.options]
            examples = [(prompts.example(table.state, decision), True)]
            for typed, invented in [*examples, *((way.typed, way.invented) for way in ways if way)]:
                shown = example_words(voice, typed, names=invented)
                assert not re.search(rf"\b(?:{'|'.join({*table.game.words().VERBS})})\b", shown), shown
                assert not (invented and NAMES.search(shown)), shown
                if typed and not (invented and NAMES.search(typed)):
                    assert meant(shown) == meant(typed), shown
        if not line.startswith("#"):
            table.do(line)


@pytest.mark.parametrize(("language", "shown"), [("fr", "jette m"), ("ru", "сбрасывает m")])
def test_verbs_are_words_of_the_language_and_dice_are_not(language: str, shown: str) -> None:
    assert example_words(Voice(language, "village-attacks"), "drop m", names=False) == shown
