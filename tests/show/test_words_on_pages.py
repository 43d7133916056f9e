"""Who looks at a page never types: what it shows and says has no codes, not even beside the words."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from referee import Table
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.export.bgstats import play
from referee.show.export.formats import GAME, write
from referee.show.export.sheet import build
from tests.places import ROOT

CODES = re.compile(
    r"\b([gbryn]\d{3}(:\w+)?|h\d[wlv]*|w2|w[lr]|l[gb](=\d)?|v[1-6]|d[hymwlv]|fr|ru"
    r"|lor|lad|ser|fat|mot|dau|coi|sto|cof|che|clo|mir|jum|gar|cro|sac|wat|tor|mag|web)\b"
)
RECORDS = [
    ROOT / f"tests/games/{name}.referee"
    for name in ("vampire_village/recorded/random-three", "vampire_nights/recorded/vampire-wins")
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_pages_and_bg_stats_have_no_codes(record: Path, language: str) -> None:
    table = Table.read(record)
    sheet, voice = build(table, whole=True), Voice(language, table.game.id)
    bare = sheet._replace(
        entries=tuple(entry._replace(remarks=()) for entry in sheet.entries)
    )  # players write as they like
    page = re.sub(r"<(style|script)>.*?</\1>", "", write(GAME["html"], bare, voice).decode(), flags=re.DOTALL)
    said = [*re.findall(r">([^<]+)<", page), *re.findall(r'(?:aria-label|title|data-label)="([^"]*)"', page)]
    assert len(said) > 1000
    assert [text for text in map(unescape, said) if CODES.search(text)] == []
    told = play(voice, table, sheet)
    words = [told.get("board", ""), told["game"]["name"], *(str(player.get("role", "")) for player in told["players"])]
    assert not CODES.search(json.dumps(words, ensure_ascii=False))
