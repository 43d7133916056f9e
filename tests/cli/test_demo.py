"""The demo is a whole game with the sample cards, and every rule is seen at work in it."""

import io
from collections import Counter
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest
import yaml

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.engine.ruling import Event
from referee.engine.standings import decided_by
from referee.games.vampire_village.rules.actions import Place, Reveal, Start
from referee.games.vampire_village.rules.scoring import TIE_BREAKS
from referee.record.read import read
from referee.say import Voice
from referee.table.header import read_header
from referee.table.play import Play
from referee.table.table import Ruling
from tests.places import ROOT

DEMO = ROOT / "referee" / "games" / "vampire_village" / "texts" / "demo.referee"


class Demo(NamedTuple):
    table: Table  # at the end
    lines: list[str]  # remarks left out
    remarks: list[str]
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
    lines, remarks, rulings, offers = [], [], [], []
    for line in record.lines:
        assert not line.sealed
        if line.text.startswith("#"):
            remarks.append(line.text)
        elif line.text.strip():
            lines.append(line.text)
            offers.append({decision.seat: decision.options for decision in table.pending})
            rulings.append(table.do(line.text))
    return Demo(table, lines, remarks, rulings, offers)


def deck() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load((ROOT / "cards.yaml").read_text(encoding="utf-8"))
    return data


def in_force(demo: Demo, kind: type) -> list[tuple[int, Any]]:
    """The round and the entry of every entry of that kind that was not taken back."""
    rounds = {ruling.number: ruling.before.round for ruling in demo.rulings}
    return [(rounds[step.number], step.entry) for step in demo.table.play.steps if isinstance(step.entry, kind)]


def test_it_is_a_whole_game(demo: Demo) -> None:
    assert demo.table.players == ("Ana", "Boris", "Chloé")
    assert demo.table.state.setup.edition == "fr"
    assert demo.table.state.phase == "over"
    Table.from_bytes(DEMO.read_bytes())


def test_every_line_is_canonical_and_needed(demo: Demo) -> None:
    assert [ruling.text for ruling in demo.rulings] == demo.lines
    assert not any(ruling.repeat for ruling in demo.rulings)


def test_remarks_are_short_and_few(demo: Demo) -> None:
    assert 10 <= len(demo.remarks) <= 25
    assert max(map(len, demo.remarks)) < 100


def test_the_remarks_are_said_in_every_language(demo: Demo) -> None:
    english = [f"# {Voice('en')(f'demo.{number}')}" for number in range(1, len(demo.remarks) + 1)]
    assert english == demo.remarks
    for language in ("fr", "ru"):
        shown = io.StringIO()
        env = Environment({"COLUMNS": "80"}, io.StringIO(), shown, shown, language=language)
        assert run(["demo"], env) == 0
        told = " ".join(line.removeprefix("# ") for line in shown.getvalue().splitlines() if line.startswith("# "))
        for number, remark in enumerate(demo.remarks, 1):
            assert Voice(language)(f"demo.{number}") in told
            assert remark.removeprefix("# ") not in told


def test_village_cards_are_within_the_sample_deck(demo: Demo) -> None:
    used: dict[str, Counter[str]] = {"start": Counter(), "round1": Counter(), "round2": Counter()}
    hands: dict[tuple[int, int], set[str]] = {}
    for _, entry in in_force(demo, Start):
        used["start"][entry.card.face] += 1
    for number, entry in in_force(demo, Place):
        used[f"round{number}"][entry.card.face] += 1
        hands.setdefault((number, entry.player), set()).add(entry.card.face)
    assert [faces.total() for faces in used.values()] == [3, 18, 18]
    for part, faces in used.items():
        assert faces <= Counter({card["face"]: card.get("n", 1) for card in deck()["village"][part]})
    assert [len(hand) for hand in hands.values()] == [6] * 6


def test_creatures_are_within_the_sample_deck(demo: Demo) -> None:
    for part in (1, 2):
        used = Counter(face for number, entry in in_force(demo, Reveal) if number == part for face in entry.creatures)
        assert used.total() == 18
        assert used <= Counter({card["face"]: card[f"round{part}"] for card in deck()["creatures"]})


@pytest.mark.parametrize("kind", ["none", "number", "colour", "heroes", "row", "column"])
def test_every_kind_of_gain(demo: Demo, kind: str) -> None:
    assert demo.events(f"gained-{kind}")


def test_gain_per_hero_without_and_with_a_hero(demo: Demo) -> None:
    assert {bool(event.params["villagers"]) for event in demo.events("gained-heroes")} == {True, False}


@pytest.mark.parametrize(("kind", "part"), [("row", 0), ("column", 1)])
def test_gain_across_a_gap(demo: Demo, kind: str, part: int) -> None:
    lines = [sorted((cell[0], cell[1:])[part] for cell in e.params["counted"]) for e in demo.events(f"gained-{kind}")]
    assert any(ord(far) - ord(near) > 1 for line in lines for near, far in pairwise(line))


def test_hero_with_several_walks(demo: Demo) -> None:
    shown = []
    for ruling in demo.rulings:
        walks = [event.params for event in ruling.events if event.key == "walked"]
        if len(walks) > 1:
            hero = ruling.text.split()[3]
            through = any(hero in walk["path"].split("-")[1:-1] for walk in walks)
            shown.append((through, any(walk["villagers"] == 2 for walk in walks)))
    assert (True, True) in shown
    assert demo.events("movement-left")


def test_count_note_and_undo(demo: Demo) -> None:
    assert any(line.startswith("= ") for line in demo.lines)
    assert any(line.startswith("note ") for line in demo.lines)
    at = demo.lines.index("undo")
    mistake, right = demo.lines[at - 1].split(), demo.lines[at + 1].split()
    assert mistake[:3] == right[:3]
    assert mistake != right


def test_table_ruling(demo: Demo) -> None:
    assert len(demo.table.overruled()) == 1
    [ruled] = demo.events("ruled-villagers")
    assert ruled.params["why"]
    assert ruled.params["before"] != ruled.params["villagers"]


def test_every_demon_and_both_answers(demo: Demo) -> None:
    answered = {(words[0], words[1]) for words, options in demo.choices("demon") if len(options) > 1}
    assert answered >= {("dh", "hero"), ("dm", "hero"), ("dm", "effect"), ("dy", "effect")}
    assert answered >= {("dw", "effect"), ("dl", "effect"), ("dv", "effect")}


def test_forced_demon_idle_demon_and_thefts(demo: Demo) -> None:
    assert any(event.params["text"].startswith("demon ") for event in demo.events("forced"))
    assert demo.events("demon-left")
    assert {event.params["creature"][0] for event in demo.events("demon-stole")} == {"w", "l", "v"}


def test_fewest_villagers_with_a_tie(demo: Demo) -> None:
    offers = [options for words, options in demo.choices("demon") if words[:2] == ["dm", "effect"]]
    assert any(sum(option.startswith("dm effect ") for option in options) > 1 for options in offers)


def values(demo: Demo) -> list[tuple[int, int, dict[str, int]]]:
    """The round, the seat, and what each face is worth there."""
    found = []
    for ruling, event in demo.placed_events("values-fixed"):
        assert event.seat is not None
        worth = {one.face: one.value for one in event.params["creatures"] if one.value is not None}
        found.append((ruling.before.round, event.seat, worth))
    return found


def test_packs_and_witches(demo: Demo) -> None:
    fixed = [worth for _, _, worth in values(demo)]
    assert any("lg" in worth and "lb" in worth and worth["lg"] + worth["lb"] > 2 for worth in fixed)
    assert any("wl" in worth for worth in fixed)
    assert any("wr" in worth for worth in fixed)
    assert any(worth.get("wl") == 0 or worth.get("wr") == 0 for worth in fixed)


def test_breach_with_a_choice_of_card(demo: Demo) -> None:
    assert any(len({option.split()[0] for option in options}) > 1 for _, options in demo.choices("breach"))


def test_breach_with_a_tie_of_the_weakest(demo: Demo) -> None:
    named = [ruling for ruling in demo.rulings if " breach " in ruling.text and len(ruling.text.split()) == 4]
    breaches = [event for ruling in named for event in ruling.events if event.key == "breached"]
    assert any(not event.params["icon"] for event in breaches)


def test_hero_takes_a_strong_creature_along(demo: Demo) -> None:
    taken = demo.placed_events("breached", icon=True)
    assert taken
    for ruling, event in taken:
        letter = event.params["creature"][0]
        beside = ruling.before.seats[event.seat].creatures
        assert event.params["value"] > min(creature.value for creature in beside if creature.face[0] == letter)


def test_line_exhausted_and_forced_breach(demo: Demo) -> None:
    assert any(event.params["text"].startswith("breach ") for event in demo.events("forced"))
    attacks: list[list[Event]] = []  # the breaches of each attack
    for event in (event for ruling in demo.rulings for event in ruling.events):
        if event.key == "attack-began":
            attacks.append([])
        elif event.key == "breached":
            attacks[-1].append(event)
    assert any(
        first.seat == then.seat and not set(first.params["line"]) & set(then.params["line"])
        for breaches in attacks
        for first, then in combinations(breaches, 2)
    )


@pytest.mark.parametrize("number", [1, 2])
def test_attacks_repelled(demo: Demo, number: int) -> None:
    repelled = [event for ruling, event in demo.placed_events("repelled") if ruling.before.round == number]
    assert any(event.params["attack"] == event.params["defence"] for event in repelled)


def test_survivors_attack_again_with_new_values(demo: Demo) -> None:
    building = next(ruling.before for ruling in demo.rulings if ruling.before.round == 2)
    before = {seat: worth for number, seat, worth in values(demo) if number == 1}
    after = {seat: worth for number, seat, worth in values(demo) if number == 2}
    assert any(
        before[number][creature.face] != after[number].get(creature.face, before[number][creature.face])
        for number, seat in enumerate(building.seats)
        for creature in seat.creatures
        if creature.face in before[number]
    )


def test_villagers_on_a_hero_at_the_end(demo: Demo) -> None:
    totals = [one["points_by_edition"] for one in demo.table.snapshot()["standings"]]
    assert any(total["fr"] != total["ru"] for total in totals)


def test_the_winner_is_decided_by_cards(demo: Demo) -> None:
    first, second, _ = demo.table.standings
    assert first.keys[0] == second.keys[0]
    assert decided_by(demo.table.standings, TIE_BREAKS) == "cards"
    assert demo.table.snapshot()["winners"] == [demo.table.players[first.seat]]
