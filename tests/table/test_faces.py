"""Which card a word means: the list, the digits, the keys of other keyboards, and what is asked."""

from typing import Any

import pytest

from referee import Refused, Table
from referee.engine.keyboards import by_place
from referee.games import GAMES
from referee.guide.faces import example_face
from referee.guide.situation import Situation
from referee.table.card_lists import at_table
from referee.table.cards import EMPTY, Book, card_called, matches, one_digit_away
from tests.helpers import ORDER

CARDS = GAMES["vampire-village"].cards()


def called(
    book: Book, word: str, group: str = "round1", answer: int | None = None, settled: tuple[str, ...] = ()
) -> Any:
    """The face, and what was asked for it."""
    asked: list[tuple[str, list[str]]] = []

    def ask(key: str, faces: list[str], **params: Any) -> str | None:
        asked.append((key, faces))
        return None if answer is None else faces[answer]

    assert CARDS is not None
    return card_called(CARDS, book, word, group, ask, settled), asked


@pytest.mark.parametrize(
    ("word", "read"),
    [("к0122", "r0122"), ("И020Жкщц", "b020:row"), ("ц2дпм3", "w2lgv3"), ("bàéà", "b020"), ("b020", "b020")],
)
def test_keys_of_other_keyboards(word: str, read: str) -> None:
    assert by_place(word) == read


@pytest.mark.parametrize(
    ("face", "near"),
    [
        ("b040", ["b030"]),
        ("b030:2", ["b030:3"]),
        ("g030", []),  # another colour is another card
        ("b041", []),  # two digits
        ("b030:r", []),  # another gain
        ("h3w", ["h2w"]),
    ],
)
def test_one_digit_away(face: str, near: list[str]) -> None:
    assert one_digit_away(face, ["b030", "b030:3", "b030:g", "h2w"]) == near


def test_a_slip_is_asked_about_where_the_list_was_learned() -> None:
    learned = Book({"round1": {"b030": 1}}, {})
    assert called(learned, "b040", answer=1) == ("b030", [("guide.near", ["b040", "b030"])])
    assert called(learned, "b040", settled=("b040",)) == ("b040", [])
    assert called(learned._replace(complete=True), "b040", answer=0)[0] == "b040"
    assert called(learned._replace(new={"round1": {"b030": 1}}), "b040") == ("b040", []), "seen in this game alone"
    assert called(learned._replace(invented=True), "b040") == ("b040", []), "nor does what is invented cast doubt"
    with pytest.raises(Refused) as caught:
        called(learned, "b040")
    assert caught.value.refusal.code == "ambiguous"


@pytest.mark.parametrize(
    ("word", "group", "detail", "told"),
    [
        ("b04", "round1", "unknown-card.digits", {"missing": 1}),
        ("и", "round1", "unknown-card.digits", {"missing": 3}),
        ("b040:10", "round1", "unknown-card.too-many", {"number": "10", "line": "b040:1 0"}),
        ("b040:z", "round1", "unknown-card.gain", {"gain": "z"}),
        ("h3ww", "round2", "unknown-card.hero", {}),
        ("zzz", "start", "unknown-card.face", {"example": "y111"}),
        ("w9", "creatures1", "unknown-card.creature", {}),
    ],
)
def test_what_a_face_lacks(word: str, group: str, detail: str, told: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        called(EMPTY, word, group)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.detail) == ("unknown-card", detail)
    assert {**refusal.params, **told} == refusal.params


def test_zeros_are_left_out_of_what_was_learned_only() -> None:
    known = Book({"round1": {"g300:1": 1}}, {})
    assert matches(known, "g31", ["round1"]) == ["g300:1"]
    assert matches(known._replace(new=known.groups), "g31", ["round1"]) == [], "rather g310, a digit short"


def test_a_card_of_another_group_is_not_meant() -> None:
    book = Book({"round2": {"b040": 1}, "creatures1": {"w2": 1}}, {"w2": {"en": "witch"}})
    for word in ("b04", "w", "wit"):
        with pytest.raises(Refused):
            called(book, word)


def test_the_example_fits() -> None:
    table = Table.new(["Ana", "Ben"], ORDER.split())

    def example(book: Book) -> str:
        return example_face(Situation(table, table.pending, at_table(book, table.play)))

    assert example(EMPTY) == "y111"
    table.do_all(["Ana start y111", "Ben start g200"])
    assert example(EMPTY) == "b020:row"
    assert example(Book({"round1": {"r003": 1, "r003:2": 1}, "round2": {"b111": 1}}, {})) == "r003:2"


@pytest.mark.parametrize(
    ("group", "parts", "face"),
    [
        ("round1", ["b", "020", ":row"], "b020:row"),
        ("round1", ["n", "101", ""], "n101"),
        ("round1", ["n", "101", ":", "3"], "n101:3"),
        ("round2", ["h", "3", "wl"], "h3wl"),
        ("creatures1", ["d", "v"], "dv"),
    ],
)
def test_a_face_is_put_together(group: str, parts: list[str], face: str) -> None:
    assert CARDS is not None
    for index, part in enumerate(parts):
        question = CARDS.next_part(parts[:index], group)
        assert question is not None
        if question.options:
            assert part in [code for code, _ in question.options]
        else:
            assert part.isdecimal()
            assert len(part) == question.digits
    assert CARDS.next_part(parts, group) is None
    assert CARDS.complete_face("".join(parts), group) == face


def test_a_start_card_is_no_hero() -> None:
    assert CARDS is not None
    for group, heroes in (("start", 0), ("round1", 1)):
        question = CARDS.next_part([], group)
        assert question is not None
        assert [code for code, _ in question.options].count("h") == heroes
