"""What is tapped: every line of a recorded game can be put together from the data alone, in few taps, and nothing else
can than faces that there are."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from referee.games.vampire_village.rules.cards import read_card
from referee.notation.grammar import whose
from referee.notation.words import split_words
from referee.say import Voice
from referee.serve.rights import Who
from referee.serve.told import question
from referee.table.card_lists import at_table
from referee.table.cards import EMPTY, Book
from referee.table.play import Play
from referee.table.table import Table
from tests.places import ROOT

RECORDED = ROOT / "tests" / "games"
VILLAGE = RECORDED / "vampire_village" / "recorded" / "hand-three-ru.referee"
NIGHTS = RECORDED / "vampire_nights" / "recorded"
Pad = Mapping[str, Any]


def asked(path: Path, book: Book = EMPTY) -> Iterator[tuple[str, Pad | None]]:
    """Every line of a record, with what its player was asked before it."""
    whole = Table.from_bytes(path.read_bytes())
    table = Table(whole.header, Play(whole.game, whole.header.setup))
    voice = Voice("en", table.game.id)
    for line in whole.lines:
        if not split_words(line) or line.startswith("ended"):
            continue
        text = table.judge(line).text  # as it is written, whatever was typed
        seat = next((seat for seat in range(len(table.players)) if text.startswith(whose(seat, table.players))), None)
        if seat is not None:
            yield text, question(voice, table, Who("seat", seat), at_table(book, table.play))
        table.do(line)


def taps(ask: Pad, line: str) -> int:
    """How many taps make that line of what was offered.

    :raises LookupError: if none do.
    """
    if any(option["line"] == line and not option.get("more") for option in ask["options"]):
        return 1
    pad = ask["touch"]
    if pad is None or not f"{line} ".startswith(f"{pad['lead']} "):
        raise LookupError(line)
    words = line.removeprefix(pad["lead"]).split()
    if "pieces" in pad:
        assert len(words) == pad["pieces"]["count"]
        assert {*words} <= {one["add"] for one in pad["pieces"]["of"]}
        return len(words)
    if "choose" in pad:
        return chosen(pad["lists"], pad["choose"], words)
    face, *cell = words
    if not cell:
        return face_taps(pad["card"], face) + (face not in known(pad))  # laid by a button
    assert cell[0] in pad["cells"]
    for walk in cell[1:]:
        walked(pad["walk"], cell[0], walk)
    return face_taps(pad["card"], face) + 1


def known(pad: Pad) -> set[str]:
    return {one["face"] for one in pad["card"]["known"]}


def face_taps(card: Pad, face: str) -> int:
    """One for a card that is known; else one for its kind and for every key."""
    if any(one["face"] == face for one in card["known"]):
        return 1
    for kind in card["kinds"]:
        ways = {kind["add"]: 1}  # what is made so far, and with how many taps
        for group in choices(card, kind):
            ways = {text + add: so_far + number for text, so_far in ways.items() for number, add in group}
            ways = {text: number for text, number in ways.items() if face.startswith(text)}
        if face in ways:
            return ways[face]
    raise LookupError(face)


def choices(card: Pad, kind: Pad) -> list[list[tuple[int, str]]]:
    """For each group of a kind, what can be added with how many taps."""
    each = []
    for name in kind["groups"]:
        group = card["groups"][name]
        keys = [(1, key["add"]) for key in group["keys"]]
        if group.get("many"):
            subsets = product(*([(0, ""), key] for key in keys))
            each.append([(sum(one for one, _ in some), "".join(add for _, add in some)) for some in subsets])
        else:
            each.append([(0, group["else"]), *keys])
    return each


def faces(card: Pad) -> Iterator[str]:
    """All faces that the keypad can make."""
    for kind in card["kinds"]:
        for parts in product(*choices(card, kind)):
            yield kind["add"] + "".join(add for _, add in parts)


def walked(walk: Pad, hero: str, word: str) -> None:
    """A walk goes over cells that can be tapped one after the other."""
    way = word.partition("x")[0].split("-")
    assert way[0] in walk["next"][hero]
    assert walk["here"][way[0]] > 0
    for here, there in pairwise(way):
        assert there in walk["next"][here]
        assert there in walk["here"] or there == hero


def chosen(lists: Pad, name: str, words: list[str]) -> int:
    """The taps from a list on that make these words."""
    found = []
    for pick in lists[name]["of"]:
        add = pick["add"].split()
        if words[: len(add)] != add:
            continue
        rest = words[len(add) :]
        if "then" not in pick:
            found += [1] if not rest else []
            continue
        try:
            found.append(1 + chosen(lists, pick["then"], rest))
        except LookupError:
            continue
    if not found:
        raise LookupError(words)
    return min(found)


def listed(path: Path) -> Book:
    """The list of a table that has played with all these cards before."""
    whole = Table.from_bytes(path.read_bytes())
    return at_table(EMPTY, whole.play)._replace(new={})


def average(path: Path, book: Book) -> dict[str, float]:
    counted = defaultdict(list)
    for line, ask in asked(path, book):
        assert ask is not None
        kind = ask["kind"]
        if kind == "place" and "-" in line.partition(" place ")[2]:
            continue  # with a walk
        number = taps(ask, line)
        counted[kind].append(number / 3 if kind == "creatures" else number)
    return {kind: sum(numbers) / len(numbers) for kind, numbers in counted.items()}


def test_a_card_that_is_known_takes_two_taps() -> None:
    found = average(VILLAGE, listed(VILLAGE))
    assert found["place"] <= 2.1
    assert found["start"] <= 2.1
    assert found["creatures"] <= 1.1
    assert found["demon"] <= 1.3
    assert found["breach"] <= 1.3


def test_a_new_card_takes_a_tap_for_each_thing_printed_on_it() -> None:
    assert average(VILLAGE, EMPTY)["place"] <= 4.7


def test_walks_can_be_tapped() -> None:
    walks = [
        (ask, line)
        for line, ask in asked(RECORDED / "vampire_village" / "recorded" / "random-five.referee")
        if " place h" in line and "-" in line.partition(" place ")[2]
    ]
    assert len(walks) > 2
    for ask, line in walks:
        assert ask is not None
        assert taps(ask, line) > 2


def test_no_key_makes_a_face_that_cannot_be() -> None:
    card = next(ask["touch"]["card"] for _, ask in asked(VILLAGE) if ask and ask["kind"] == "place")
    made = [*faces(card)]
    assert len(made) == len({*made}) == 5 * 10**3 * 17 + 10 * 8
    for face in made[::97] + made[-80:]:
        read = read_card(face)
        assert read is not None
        assert read.face == face


def test_the_start_card_is_no_hero() -> None:
    _, ask = next(asked(VILLAGE))
    assert ask is not None
    assert [kind["add"] for kind in ask["touch"]["card"]["kinds"]] == [*"gbryn"]


def test_cards_that_lie_on_the_table_come_last() -> None:
    book = Book({"round1": {"b020:row": 1, "h3wl": 2, "y201:g": 1}}, {"y201:g": {"fr": "Moulin"}})
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    table.do_all(["Ana start y111", "Ben start y111", "Ana place b020:row d3"])
    ask = question(Voice("fr"), table, Who("seat", 1), at_table(book, table.play))
    assert ask is not None
    found = ask["touch"]["card"]["known"]
    assert [(one["face"], one.get("used", False)) for one in found] == [
        ("h3wl", False),
        ("y201:g", False),
        ("b020:row", True),
    ]
    assert found[0]["points"] == 3
    assert found[1]["name"] == "Moulin"


@pytest.mark.parametrize("name", ["cat", "crowd"])
def test_whole_nights_can_be_tapped(name: str) -> None:
    """Guards, turns with what is turned up and met, loot and the end."""
    kinds = set()
    for line, ask in asked(NIGHTS / f"{name}.referee"):
        if ask is None:  # told by somebody else, or again
            continue
        words = canonical(line)
        kinds.add(ask["kind"])
        assert taps(ask, words) <= 8, line
    assert "turn" in kinds


def canonical(line: str) -> str:
    """A line as whoever taps would send it: what is met is answered when it is asked, loot is told tile by
    tile."""
    name, verb, *rest = line.split()
    answers = len(rest) > 1 and rest[-1] in ("gar", "cro", "sta", "none")
    if answers and ("-" in rest[-2] or rest[-2] in ("lor", "lad", "ser", "cat")):
        return " ".join([name, verb, *rest[:-1]])
    if verb == "show":
        tiles = [word.partition("x") for word in rest[1:]]
        return " ".join([name, verb, rest[0], *(code for code, _, many in tiles for _ in range(int(many or 1)))])
    return line


def test_guards_in_one_place_are_one_choice() -> None:
    """Whichever of them moves is said in the sentences; tapping their cell must leave none of them out."""
    together = 0
    for _, ask in asked(NIGHTS / "cat.referee"):
        pad = (ask or {}).get("touch") or {}
        if pad.get("choose") == "turn":
            cells = [one["cell"] for one in pad["lists"]["turn"]["of"] if "cell" in one]
            assert len(cells) == len({*cells})
            together += sum("move guard 2 " in str(pad["lists"].get(f"from {cell}")).lower() for cell in cells)
    assert together


def test_the_castle_of_vampire_empire_is_tapped() -> None:
    table = Table.new(["Ana", "Ben"], game="vampire-empire", header={"vampires": ["Ana"]})
    ask = question(Voice("fr", "vampire-empire"), table, Who("seat", 1))
    assert ask is not None
    pad = ask["touch"]
    assert taps(ask, "castle lad mon coo") == 3
    assert [one["say"] for one in pad["pieces"]["of"]][:3] == ["Lady", "Lord", "Officier"]
    table.do("castle lad mon coo")
    ask = question(Voice("en", "vampire-empire"), table, Who("seat", 0))
    assert ask is not None
    assert ask["touch"] is None


def test_what_is_chosen_from_lists_is_told_in_sentences() -> None:
    asked_for = [ask["touch"] for _, ask in asked(NIGHTS / "cat.referee") if ask and "lists" in (ask["touch"] or {})]
    said = {pick["say"] for pad in asked_for for one in pad["lists"].values() for pick in one["of"]}
    assert "Move the guard at entrance a0 to a1 and reveal the room" in said
    assert all(text == text[:1].upper() + text[1:] for text in said)
