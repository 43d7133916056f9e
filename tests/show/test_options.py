"""What is offered: each choice in words of the language, its code after them."""

import re
from pathlib import Path
from typing import Final

import pytest

from referee import Table
from referee.engine.usual_parts import answer_to
from referee.languages import LANGUAGES
from referee.notation.foreign import in_notation
from referee.notation.grammar import whose
from referee.say import Voice
from referee.show.options import option_words, options_said
from tests.places import ROOT
from tests.show.test_log import BARE

CODE: Final = re.compile("`([^`]+)`")
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
                    typed = CODE.findall(line[len(said) :])[-1]
                    entry = f"{whose(decision.seat, table.players)}{answer_to(game, decision, typed)}"
                    assert in_notation(entry, game.foreign(), table.players).endswith(option)
                seen += 1
    assert seen > 100
