"""Whatever is typed, it is answered or refused: no input ends in a traceback."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.disputes.asking import ask

FEW = settings(max_examples=25)
CARDS = [
    "g300",
    "y111=2",
    "h2w",
    "h0wlv=1",
    "b030:row",
    "3",
    "0=1",
    ".",
    "/",
    "\n",
    "h",
    "g3",
    "h300",
    "g300:x",
    "=",
    "é",
]
CREATURES = ["w2", "wl", "wr", "lg", "lb", "v1", "v6", "dh", "2", "0", "99", "x", "v7", "-", "w=2"]
words = st.text(max_size=12)
drawings = st.lists(st.sampled_from(CARDS) | words, max_size=12).map(" ".join)
creatures = st.lists(st.sampled_from(CREATURES) | words, max_size=8)
choices = st.lists(st.sampled_from(["a1", "b1", "a1 w2", "b2 2", "a1 wr", "c1"]) | words, max_size=4)
numbers = st.integers(-2, 15).map(str) | words


def fine(command: list[str], typed: str = "", *, terminal: bool = False) -> None:
    answer = ask(command, typed, terminal=terminal)
    assert answer.status in (0, 1, 2, 3, 4), answer


@FEW
@given(drawings, creatures, choices, st.sampled_from(["witches", "vampires", "l", "all", "?"]), numbers)
def test_attacks(drawing: str, attackers: list[str], wishes: list[str], kind: str, number: str) -> None:
    chosen = [word for wish in wishes for word in ("--choose", wish)]
    flags = ["--village", drawing, "--left", number, "--right", "3", "--order", "wlv", *chosen]
    fine(["attack", *flags, "--", kind, *attackers])
    fine(["attack", *flags, "--all", "--best", "--json", "--", kind, *attackers])


@FEW
@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=12), st.lists(st.sampled_from(CREATURES[:9]), min_size=1))
def test_attacks_that_are_mostly_understood(cards: list[str], attackers: list[str]) -> None:
    known = " ".join(card for card in cards if card not in ("g3", "h300", "g300:x", "=", "é"))
    fine(["attack", "w", "--village", known, "--left", "2", "--right", "3", "--best", "--all", "--", *attackers[:6]])
    fine(
        ["attack", "w", "--village", known, "--left", "2", "--right", "3", "--", *attackers[:6]],
        "1\n2\n",
        terminal=True,
    )


@FEW
@given(
    drawings,
    creatures.map(" ".join),
    st.lists(
        st.sampled_from(["place", "demon", "breach", "You", "h2", "a1", "a2", "dy", "effect"]) | words, max_size=5
    ),
)
def test_tries(drawing: str, beside: str, entry: list[str]) -> None:
    fine(["try", "--village", drawing, "--creatures", beside, "--neighbour", beside, "--", *entry])


@FEW
@given(st.lists(st.tuples(words, numbers, numbers, numbers, numbers).map(" ".join) | words, max_size=4))
def test_tallies(players: list[str]) -> None:
    fine(["tally", "--", *players])


@pytest.mark.parametrize("name", ["a.csv", "a.yaml"])
@FEW
@given(st.binary(max_size=60) | st.text(alphabet='Ana:,;[]{}&*!|>"\n 0123456789#-\r\0', max_size=60).map(str.encode))
def test_files(tmp_path_factory: pytest.TempPathFactory, name: str, content: bytes) -> None:
    path = Path(tmp_path_factory.getbasetemp()) / name
    path.write_bytes(content)
    fine(["tally", "--file", str(path)])
    fine(["attack", "w", "2", "--village-file", str(path)])
