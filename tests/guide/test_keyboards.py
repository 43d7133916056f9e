"""The recorded games typed with the keys of other keyboards: every code is read by the place of its keys."""

from pathlib import Path

import pytest

from referee.engine.keyboards import FORMS
from referee.guide.readings import split_name
from referee.guide.typed import entry_for, in_our_words
from referee.notation.names import find_player
from tests.guide.test_screens import RECORDS, Screens
from tests.guide.typing import Typing
from tests.samples import some_of

# Verbs that only codes follow.
CODES = {"demon", "breach", "creatures", "start", "reveal", "guards", "answer", "loot", "show", "attack", "defend"}

# Those in which players answer with codes; in a siege they are the whole table's.
TYPED = [path for path in RECORDS if "village_attacks" not in path.parts]


def as_typed(words: str, keyboard: dict[str, str]) -> str:
    """The words as that keyboard gives them; a hyphen is a French 6 and stays, with its word."""
    signs = {} if "-" in words and "&" in keyboard.values() else keyboard
    return "".join(signs.get(sign, sign) for sign in words)


@pytest.mark.parametrize("keyboard", FORMS, ids=["French", "Russian"])
@some_of("record", TYPED[::6], ordinary=TYPED[::60], ids=lambda path: path.stem)
def test_codes_are_read_by_place(record: Path, keyboard: dict[str, str], tmp_path: Path) -> None:
    screens = Screens(record, 80, 24, tmp_path)
    guide, read = screens.guide, 0
    guide.talk.asker = Typing()
    for line in screens.entries():
        now = guide.now
        name, words = split_name(guide.table.judge(line).text)
        verb, _, codes = words.partition(" ")
        asked = now.asked is not None and now.asked.seat is not None and now.asked.kind == verb
        if asked and verb in CODES and codes and find_player(name, now.players) == now.asked.seat:
            typed = as_typed(codes, keyboard)
            entry = entry_for(guide.talk, now, in_our_words(now, typed))
            assert guide.table.judge(entry).text == guide.table.judge(line).text, typed
            read += 1
        guide.talk.fresh = True  # as if the screen had been seen
        guide.talk.enter(guide.table, line)
    assert read > 4
