"""Who looks at a page never types: what it tells has no codes, not even beside the words."""

import re

import pytest

from referee import Table
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.export.phrases import told
from referee.show.export.sheet import build
from tests.places import ROOT

CODES = re.compile(r"\b([gbryn]\d{3}(:\w+)?|h\d[wlv]*|w2|w[lr]|l[gb]|v[1-6]|d[hymwlv])\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_every_entry_without_codes(language: str) -> None:
    with Table.open(ROOT / "tests/games/vampire_village/recorded/random-three.referee") as table:
        voice = Voice(language, table.game.id)
        for entry in build(table, whole=True).entries:
            texts = " ".join(told(voice, entry))
            assert not CODES.search(texts), texts
