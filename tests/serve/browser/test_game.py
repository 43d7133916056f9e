"""A game that three phones tap whole: its record is the typed one, and it takes few taps."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from referee import Table
from tests.places import ROOT
from tests.serve.browser.phones import ORDER, Phone, Served

GAMES = ROOT / "tests" / "games"
RECORDED = GAMES / "vampire_village" / "recorded" / "random-three.referee"
MOST = {"known card": 2.1, "new card": 4.7, "creature": 1.1, "demon": 1.3, "breach": 1.3}  # taps for each


def recorded() -> list[str]:
    """The entries as they were typed, without their seals."""
    return [line for line in Table.read(RECORDED).lines if line.split()[0] in ("Ana", "Ben", "Cem")]


def first_round() -> list[str]:
    lines = recorded()
    attacked = next(at for at, line in enumerate(lines) if " breach " in line)
    return lines[: next(at for at, line in enumerate(lines) if at > attacked and " place " in line)]


def some_known(lines: list[str]) -> str:
    """A card list with every other face of the game, so that both ways to tap a card are needed."""
    cards = [line.split()[2] for line in lines if " place " in line or " start " in line]
    start = [line.split()[2] for line in lines if " start " in line]
    named = {"start": start[::2], "round1": cards[::2], "round2": []}
    rows = []
    for group, faces in named.items():
        rows += [f"  {group}:", *(f"    - {{face: {face!r}}}" for face in dict.fromkeys(faces))] if faces else []
    return "\n".join(["format: 1", "village:", *rows, ""])


def tapped(
    serve: Callable[..., Served], phone: Callable[..., Phone], lines: list[str]
) -> tuple[Path, Counter[str], Counter[str]]:
    """Three phones tap these entries. The record, what was entered and the taps."""
    served = serve(book=some_known(lines))
    phones = {}
    for name in ("Ana", "Ben", "Cem"):
        phones[name] = phone()
        phones[name].sit(served, name)
    number = 0
    for line in lines:
        number = phones[line.split()[0]].enter(line, number)
    entered = sum((one.entered for one in phones.values()), Counter[str]())
    taps = sum((one.taps for one in phones.values()), Counter[str]())
    served.end()
    return served.record, entered, taps


def without_time(lines: Sequence[str]) -> list[str]:
    return ["ended" if line.startswith("ended ") else line for line in lines]


def check(record: Path, lines: list[str], entered: Counter[str], taps: Counter[str]) -> None:
    typed = Table.new(["Ana", "Ben", "Cem"], ORDER)
    for line in lines:
        typed.do(line)
    played = Table.read(record)
    assert without_time(played.lines) == without_time(typed.lines)
    assert played.state == typed.state
    each = {what: round(taps[what] / count, 2) for what, count in entered.items()}
    print("taps each:", each, "taps of walks:", taps["walk"], "in all:", taps.total())
    assert set(each) == set(MOST)
    assert {what: count for what, count in each.items() if count > MOST[what]} == {}


def test_first_round(serve: Callable[..., Served], phone: Callable[..., Phone]) -> None:
    lines = first_round()
    record, entered, taps = tapped(serve, phone, lines)
    check(record, lines, entered, taps)


@pytest.mark.heavy
def test_whole_game(serve: Callable[..., Served], phone: Callable[..., Phone]) -> None:
    lines = recorded()
    record, entered, taps = tapped(serve, phone, lines)
    check(record, lines, entered, taps)
    assert Table.read(record).outcome is not None


def test_a_night_in_the_manor(serve: Callable[..., Served], phone: Callable[..., Phone]) -> None:
    """Vampire Nights: tiles, guards, moves, items and answers are tapped, too."""
    record = GAMES / "vampire_nights" / "recorded" / "cat.referee"
    lines = list(Table.read(record).lines)[:16]
    at = lines.index("Ana move b1-b2 ser cro")
    lines[at : at + 1] = ["Ana move b1-b2 ser", "Ana answer cro"]  # phones are asked when the tile is turned up
    served = serve(game="vampire-nights")
    phones = {name: phone() for name in ("Ana", "Ben", "Cem")}
    for name, one in phones.items():
        one.sit(served, name)
    number = 0
    for line in lines:
        number = phones[line.split()[0]].act(line, number)
    assert list(Table.read(served.record).lines) == lines
