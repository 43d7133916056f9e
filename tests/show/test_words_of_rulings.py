"""What an entry did, what can be done next, why it counted and why not: creatures, cards and verbs in words, with the
code beside them where it is typed."""

import re
from pathlib import Path
from typing import Final

import pytest

from referee import Refused, Table
from referee.engine.ruling import Decision
from referee.engine.usual_parts import answer_to
from referee.languages import LANGUAGES
from referee.notation.foreign import in_notation
from referee.notation.grammar import whose
from referee.say import Voice
from referee.show.entry import entry_words
from referee.show.options import legal_said
from referee.show.refusal import refusal_lines
from referee.show.result import result_lines
from referee.show.ruling import next_lines, ruling_lines
from referee.show.why import reason_lines, why_entry
from referee.table.play import Play
from tests.helpers import at_night, played
from tests.places import ROOT
from tests.samples import some

VILLAGE: Final = ROOT / "tests/games/vampire_village/recorded"
NIGHTS: Final = ROOT / "tests/games/vampire_nights/recorded"
RECORDS: Final = [VILLAGE / "editions-differ.referee", NIGHTS / "corrections.referee"]
OTHERS: Final = some([*sorted(VILLAGE.glob("*.referee")), *sorted(NIGHTS.glob("*.referee"))], 20)
EMPIRE: Final = ROOT / "tests/games/vampire_empire/recorded"
ATTACKS: Final = ROOT / "tests/games/village_attacks/recorded"
LATER: Final = some([*sorted(EMPIRE.glob("*.referee")), *sorted(ATTACKS.glob("*.referee"))], 9)
CODES: Final = {
    "vampire-village": r"w2|wl|wr|lb|lg|v[1-6]|d[hymwlv]|breach|creatures|demon|effect|hero",
    "vampire-nights": "cat|che|cof|coi|sto|web|lor|lad|ser|fat|mot|dau|clo|jum|gar|tor|wat|mag|loot|answer",
}
ENGLISH: Final = ("creatures", "demon", "effect", "hero", "loot", "answer")  # words that are no codes there


def bare_codes(text: str, game: str, language: str) -> list[str]:
    """Codes and English words of the notation, but for those in brackets after words and how something is typed."""
    said = re.sub(r"\([a-z][a-z0-9]{1,2}\)|`[^`]*`", "", text)
    return [one for one in re.findall(rf"\b(?:{CODES[game]})\b", said) if language != "en" or one not in ENGLISH]


def in_codes(table: Table, decision: Decision, typed: list[str]) -> list[str]:
    """Answers as the record has them."""
    name = whose(decision.seat, table.players)
    verb = answer_to(table.game, decision, "")
    return [
        in_notation(f"{name}{verb}{one}", table.game.foreign(), table.players).removeprefix(f"{name}{verb}")
        for one in typed
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [*RECORDS, *OTHERS], ids=lambda record: record.stem)
def test_what_happened_and_what_can_be_done_is_told_in_words(record: Path, language: str) -> None:
    done = Table.read(record)
    table, voice = Table(done.header, Play(done.game, done.header.setup)), Voice(language, done.game.id)
    for line in done.lines:
        if line.startswith("#"):
            continue
        ruling = table.do(line)
        echo, *lines = ruling_lines(voice, table, ruling, 300)
        told = "\n".join(one.plain for one in lines)
        assert language == "en" or line not in echo.plain or line.startswith(("=", "!", "set", "ended", "note"))
        offered = "\n".join(one.plain for one in next_lines(voice, table, 300) if "`" in one.plain)
        assert bare_codes(f"{told}\n{offered}", table.game.id, language) == [], line
        typed = [one.replace("`", "") for one in re.findall("`[^`]+`", offered)]
        for decision in [decision for decision in table.pending if decision.listed]:
            assert {*decision.options} <= {*in_codes(table, decision, typed)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_what_is_put_back_after_undo_is_told_in_words(record: Path, language: str) -> None:
    table = Table.read(record)
    voice, told = Voice(language, table.game.id), ""
    for _ in range(60):
        told += "\n".join(one.plain for one in result_lines(voice, table, [table.do("undo")], 300)[1:])
    assert len(told) > 1000
    assert bare_codes(told, table.game.id, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_and_reasons_are_told_in_words(language: str) -> None:
    table, voice = at_night("Ana: c4=h0*1 c5=r009*1 d4=y111*2 | w2 wl dm\nBen: d4=g200*2 | w2 v1"), Voice(language)
    with pytest.raises(Refused) as refused:
        table.do("Ana demon dm hero c5")
    refusal = refused.value.refusal
    legal = legal_said(voice, table.game, table.state, refusal.legal)
    lines = refusal_lines(voice, refusal, 300, legal)
    assert bare_codes("\n".join(lines), "vampire-village", language) == []
    typed = [one.partition("`")[2].strip("`") for one in legal]
    assert in_codes(table, table.pending[0], typed) == [*refusal.legal]
    table.do("Ana demon dm hero c4")
    reasons = reason_lines(voice, why_entry(voice, table, table.play.entries), 300)
    assert bare_codes("\n".join(one.plain for one in reasons[1:]), "vampire-village", language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_creatures_ruled_by_the_table_are_called_by_name(language: str) -> None:
    table, voice = played("Ana start y111\nBen start g200"), Voice(language)
    ruling = table.do('! Ana creatures w2 lg dm "late"')
    told = ruling_lines(voice, table, ruling, 300)[1].plain
    assert bare_codes(told, "vampire-village", language) == []
    assert all(code in told for code in ("(w2)", "(lg)", "(dm)"))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("record", [*RECORDS, *OTHERS, *LATER], ids=lambda record: record.stem)
def test_an_entry_is_repeated_with_the_verbs_of_the_language_and_can_be_typed_so(record: Path, language: str) -> None:
    table = Table.read(record)
    voice, players = Voice(language, table.game.id), table.players
    lines = [line for line in table.lines if not line.startswith(("#", "set", "ended"))]
    for line in lines:
        said = entry_words(voice, table.game, line, players)
        assert in_notation(said, table.game.foreign(), players) == line
        if not line.startswith(("=", "!", "troll", "note")):
            assert said != line, "at least its verb"
