"""Commands called on the games of a home, as the tests of every game do it."""

from collections.abc import Collection, Sequence
from pathlib import Path

from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from referee.show.export.formats import GAME as EXPORTS
from referee.show.export.formats import SCORE
from tests.cli.conventions.runs import Done, within

EVERYWHERE = ("undo", "redo", "note", "set", "=", "!", "ended")  # what Tab offers in every game


def run(home: Path, *words: str, **more: str) -> Done:
    words = tuple(str(home / word) if word.startswith("games/") else word for word in words)
    return within(home, *words, **more)


def check_calls(home: Path, calls: Sequence[Sequence[str]], language: str, wide: Collection[str]) -> None:
    """All of them work, and nothing is wider than 80 columns but data and what these commands say."""
    for words in calls:
        if words[0] == "redo":
            run(home, "undo")
        done = run(home, *words, REFEREE_LANG=language)
        assert done.status == 0, (words, done.err)
        assert done.out
        assert "fault of the referee" not in done.err
        if words[0] not in wide and "--json" not in words and "--csv" not in words:
            assert all(len(line) <= 80 for line in done.out.splitlines()), words


def check_sheets(home: Path, game: str, language: str) -> None:
    """There is one in every format: `score-GAME.txt`, `export-GAME.md` …"""
    for command, formats in (("score", SCORE), ("export", EXPORTS)):
        for suffix in formats:
            out = home / f"{command}-{game}.{suffix}"
            done = run(home, command, "--game", game, "-o", str(out), REFEREE_LANG=language)
            assert done.status == 0, (suffix, done.err)
            assert out.stat().st_size > 100


def own_words_offered(line: str) -> list[str]:
    """What Tab offers after this line, besides what it offers in every game."""
    return [item.value for item in candidates(read_line(line, "bash", "")) if item.value not in EVERYWHERE]
