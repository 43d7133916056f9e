"""What is offered: each choice in words of the language, its code after them."""

from pathlib import Path

import pytest

from referee import Table
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.options import option_words, options_said
from tests.places import ROOT
from tests.show.test_log import BARE

RECORDS = [
    ROOT / f"tests/games/{name}.referee"
    for name in ("vampire_village/recorded/random-five", "vampire_nights/recorded/vampire-wins")
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_words_come_before_codes(record: Path) -> None:
    table = Table.read(record)
    game, voices = table.game, [Voice(language, table.game.id) for language in LANGUAGES]
    seen = 0
    for step in table.play.steps:
        for decision in game.rules().pending(step.state):
            lists = [options_said(voice, game, step.state, decision, decision.options) for voice in voices]
            for option, *lines in zip(decision.options, *lists, strict=False):
                words = [option_words(voice, game, step.state, decision, option) for voice in voices]
                assert len({*words, option}) == len(LANGUAGES) + 1, "each in its own language"
                assert not [text for text in words if BARE.search(text)], "no code alone"
                for said, line in zip(words, lines, strict=True):
                    assert line.startswith(said)
                    assert option in line[len(said) :]
                seen += 1
    assert seen > 100
