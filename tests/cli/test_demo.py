"""The demo of each game: a whole little game in the language, a few screens long."""

import io
import re
from collections import Counter
from typing import Any, NamedTuple

import pytest
import yaml

from referee import Table
from referee.cli.commands.demo import blocks_of, in_language, recorded_game
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.cli.pager import pages_of
from referee.engine.ruling import Event
from referee.engine.seats import people
from referee.engine.standings import decided_by
from referee.games import GAMES
from referee.games.vampire_village.rules.actions import Place, Reveal, Start
from referee.games.vampire_village.rules.scoring import TIE_BREAKS
from referee.record.read import read
from referee.say import Voice
from referee.show.text import width
from referee.table.header import read_header
from referee.table.play import Play
from referee.table.table import Ruling
from tests.places import ROOT

DEMO = ROOT / "referee" / "games" / "vampire_village" / "texts" / "demo.referee"


class Demo(NamedTuple):
    table: Table  # at the end
    lines: list[str]  # remarks left out
    rulings: list[Ruling]
    offers: list[dict[int, tuple[str, ...]]]  # before each ruling, what each seat could choose from

    def events(self, key: str, **params: Any) -> list[Event]:
        return [event for _, event in self.placed_events(key, **params)]

    def placed_events(self, key: str, **params: Any) -> list[tuple[Ruling, Event]]:
        """The events with that key and those parameters, each with its ruling."""
        return [
            (ruling, event)
            for ruling in self.rulings
            for event in ruling.events
            if event.key == key and params.items() <= event.params.items()
        ]

    def choices(self, verb: str) -> list[tuple[list[str], tuple[str, ...]]]:
        """The words after the verb of each such entry, and all that the player could have said."""
        found = []
        for ruling, offer in zip(self.rulings, self.offers, strict=True):
            player, _, rest = ruling.text.partition(" ")
            if rest.startswith(f"{verb} "):
                found.append((rest.split()[1:], offer[self.table.players.index(player)]))
        return found


@pytest.fixture(scope="module")
def demo() -> Demo:
    record = read(DEMO.read_bytes())
    assert record.fault is None
    assert not record.torn
    header = read_header(record.header)
    table = Table(header, Play(header.game, header.setup))
    lines, rulings, offers = [], [], []
    for line in record.lines:
        assert not line.sealed
        if not line.text.startswith("#"):
            lines.append(line.text)
            offers.append({decision.seat: decision.options for decision in table.pending})
            rulings.append(table.do(line.text))
    return Demo(table, lines, rulings, offers)


def deck() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((ROOT / "cards.yaml").read_text(encoding="utf-8"))
    return data


def in_force(demo: Demo, kind: type) -> list[tuple[int, Any]]:
    """The round and the entry of every entry of that kind that was not taken back."""
    rounds = {ruling.number: ruling.before.round for ruling in demo.rulings}
    return [(rounds[step.number], step.entry) for step in demo.table.play.steps if isinstance(step.entry, kind)]


def test_it_is_a_whole_game(demo: Demo) -> None:
    assert demo.table.state.setup.edition == "fr"
    assert demo.table.state.phase == "over"
    Table.from_bytes(DEMO.read_bytes())


def test_every_line_is_canonical_and_needed(demo: Demo) -> None:
    assert [ruling.text for ruling in demo.rulings] == demo.lines
    assert not any(ruling.repeat for ruling in demo.rulings)


def test_village_cards_are_within_the_sample_deck(demo: Demo) -> None:
    used: dict[str, Counter[str]] = {"start": Counter(), "round1": Counter(), "round2": Counter()}
    hands: dict[tuple[int, int], set[str]] = {}
    for _, entry in in_force(demo, Start):
        used["start"][entry.card.face] += 1
    for number, entry in in_force(demo, Place):
        used[f"round{number}"][entry.card.face] += 1
        hands.setdefault((number, entry.player), set()).add(entry.card.face)
    assert [faces.total() for faces in used.values()] == [2, 12, 12]
    for part, faces in used.items():
        assert faces <= Counter({card["face"]: card.get("n", 1) for card in deck()["village"][part]})
    assert [len(hand) for hand in hands.values()] == [6] * 4


def test_creatures_are_within_the_sample_deck(demo: Demo) -> None:
    for part in (1, 2):
        used = Counter(face for number, entry in in_force(demo, Reveal) if number == part for face in entry.creatures)
        assert used.total() == 12
        assert used <= Counter({card["face"]: card[f"round{part}"] for card in deck()["creatures"]})


def test_what_it_shows(demo: Demo) -> None:
    """A slip and its correction, a table ruling, a hero's walk, both answers to a demon, an attack that goes on through
    the next line, a hero who takes a creature along, a villager on a hero, a tie that cards decide."""
    at = demo.lines.index("undo")
    mistake, right = demo.lines[at - 1].split(), demo.lines[at + 1].split()
    assert mistake[:3] == right[:3]
    assert mistake != right
    assert len(demo.table.overruled()) == 1
    assert {words[1] for words, options in demo.choices("demon") if len(options) > 1} == {"effect", "hero"}
    assert any(event.params["text"].startswith("breach ") for event in demo.events("forced"))
    for key in ("gained-colour", "gained-row", "walked", "demon-stole", "repelled"):
        assert demo.events(key)
    assert demo.events("breached", icon=True)
    totals = [one["points_by_edition"] for one in demo.table.snapshot()["standings"]]
    assert any(total["fr"] != total["ru"] for total in totals)
    assert decided_by(demo.table.standings, TIE_BREAKS) == "cards"


# --- of every game


def recorded(kind: str) -> str:
    found = recorded_game(GAMES[kind])
    assert found is not None
    return found.decode()


def remarks_of(kind: str) -> list[str]:
    return [line for line in recorded(kind).splitlines() if line.startswith("# ")]


def shown(kind: str, language: str, columns: int = 80) -> str:
    out = io.StringIO()
    env = Environment({"COLUMNS": str(columns), "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out, language=language)
    assert run(["demo", kind], env) == 0
    return out.getvalue()


@pytest.mark.parametrize("kind", GAMES)
def test_remarks_are_few_and_notes_are_translated(kind: str) -> None:
    remarks = remarks_of(kind)
    assert 8 <= len(remarks) <= 16
    assert "invented" in remarks[0]
    assert not any('"' in remark for remark in remarks)  # what is quoted is a note
    english = Voice("en", kind)
    assert [f"# {english(f'demo.{number}')}" for number in range(1, len(remarks) + 1)] == remarks
    notes = re.findall('"([^"]*)"', recorded(kind))
    assert notes
    assert [english(f"demo.note.{number}") for number in range(1, len(notes) + 1)] == notes
    assert f"\nplayers {english('demo.players')}\n" in recorded(kind)


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("language", ["fr", "ru"])
def test_it_is_told_in_the_language(kind: str, language: str) -> None:
    text = shown(kind, language, 60)
    assert max(map(width, text.splitlines())) <= 60
    told = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))
    voice, english = Voice(language, kind), Voice("en", kind)
    for number in range(1, len(remarks_of(kind)) + 1):
        assert voice(f"demo.{number}") in told
    words = " ".join(text.split())
    assert voice("demo.note.1") in words
    assert english("demo.note.1") not in words
    for own, other in zip(voice("demo.players").split(), english("demo.players").split(), strict=True):
        assert own in words
        assert not re.search(rf"\b{other}\b", words)
    names = read_header(read(in_language(voice, recorded(kind).encode())).header).setup.players
    assert people(names) == tuple(voice("demo.players").split())


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_it_says_which_game_it_is_and_how_to_see_the_other(kind: str, language: str) -> None:
    lines = shown(kind, language).splitlines()
    assert Voice(language, kind)("sheet.game") in lines[0]
    for other in {*GAMES} - {kind}:
        [told] = [line for line in lines[:4] if f"referee demo {other}" in line]
        assert Voice(language, other)("sheet.game") in told


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_it_fits_a_few_screens(kind: str, language: str) -> None:
    env = Environment({"COLUMNS": "80"}, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
    env.speak_of(kind)
    assert len(pages_of([*blocks_of(env, recorded(kind).encode())], 23)) <= 9


@pytest.mark.parametrize("kind", GAMES)
def test_every_entry_is_shown_or_counted(kind: str) -> None:
    entries = [line for line in recorded(kind).partition("\n\n")[2].splitlines() if line and line[0] != "#"]
    text = shown(kind, "en")
    told = [int(number) for number in re.findall(r"(?m)^(\d+)  \S", text)]
    passed = [int(number) for number in re.findall(r"(?m)^… (\d+) more entr", text)]
    assert told[-1] == len(entries)
    assert len(told) + sum(passed) == len(entries)
