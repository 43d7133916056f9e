"""Every game says all that shared code asks of it, in every language: a game that forgot a sentence fails here."""

from itertools import cycle, product
from pathlib import Path

import pytest

from referee.engine.game import table_counts
from referee.games import GAMES
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.export.formats import GAME as EXPORTS
from referee.show.export.formats import SCORE
from referee.show.export.phrases import header_facts
from tests.cli.conventions.runs import within
from tests.samples import some_of
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME as SIEGE

EVERY = {**GAMES, SIEGE.id: SIEGE}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SIEGE.id, SIEGE)


@some_of(("game", "language"), product(EVERY, LANGUAGES), ordinary=[*zip(EVERY, cycle(LANGUAGES))])
def test_its_demo_is_told_shown_and_printed(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsaid = left_unsaid(monkeypatch)
    record = tmp_path / "demo.referee"
    record.write_bytes(EVERY[game].texts().file("demo.referee"))
    calls = [["demo", game], *([command, "--file", str(record)] for command in ("show", "score", "log", "why"))]
    calls += [["show", "--file", str(record), "--style", "plain"], ["verify", str(record)]]
    for command, formats in (("score", SCORE), ("export", EXPORTS)):
        calls += [[command, "--file", str(record), "-o", str(tmp_path / f"{command}.{one}")] for one in formats]
    for words in calls:
        assert within(tmp_path, *words, REFEREE_LANG=language).status == 0, words
    assert unsaid == []


@pytest.mark.parametrize("game", EVERY)
def test_its_counts_have_names_and_a_sentence_where_they_differ(game: str) -> None:
    parts = EVERY[game]
    counts = (*parts.words().COUNTS, *table_counts(parts))
    needed = [key for what in counts for key in (f"word.{what}", f"count-differs.{what}")]
    assert [key for key in needed if not Voice("en", game).knows(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY)
def test_a_sheet_says_each_house_rule(game: str, language: str) -> None:
    voice = Voice(language, game)
    ticked = [key.removeprefix("choice.house.") for key in EVERY[game].texts().ENGLISH if "choice.house." in key]
    for name, value in (one.rsplit("-", 1) for one in ticked if not one.endswith(".note")):
        (said,) = header_facts(voice, "house", [name, value])
        assert "house" not in said.lower() or language == "en", said
        assert "sheet.house" not in said


def test_a_missing_sentence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(SIEGE.texts().ENGLISH, "came")  # type: ignore[arg-type]
    unsaid = left_unsaid(monkeypatch)
    done = within(tmp_path, "demo", "siege")
    assert done.status == 0, "the program goes on with the bare key"
    assert {*unsaid} == {"came"}
