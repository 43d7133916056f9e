"""What each viewer is told: the same for all but for what they are asked, whole, and with nothing that is secret."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from referee.draw.shapes import Picture, Text
from referee.draw.svg import svg
from referee.say import Voice
from referee.serve import drawn
from referee.serve.drawn import places
from referee.serve.rights import Who, own_seats
from referee.serve.seats import Seats
from referee.serve.sitting import Sitting
from referee.serve.told import Join, state
from referee.show.export.pictures import board_picture
from referee.table.cards import EMPTY, Book
from referee.table.ledger import Ledger, ledger_with_steps
from referee.table.play import Play
from referee.table.table import Table
from tests.places import ROOT
from tests.serve.tables import ANA, BEN, EN, HOST, WATCHES, Phone, shared

NIGHTS = ROOT / "tests" / "games" / "vampire_nights" / "recorded" / "crowd.referee"
PERSONAL = {"me", "ask", "secret", "boards", "log"}  # what depends on who looks
NOBODY: frozenset[int] = frozenset()
ATTACKS = ROOT / "tests" / "games" / "village_attacks" / "recorded" / "s1-won.referee"


def recorded(path: Path, upto: int | None = None) -> Sitting:
    """A recorded game as it was after so many lines."""
    whole = Table.from_bytes(path.read_bytes())
    table = Table(whole.header, Play(whole.game, whole.header.setup))
    table.do_all([line for line in whole.lines if line.strip() and not line.startswith("ended")][:upto])
    return Sitting(table, "friday", Seats.load(None, len(table.players)))


def seen(sitting: Sitting, who: Who, language: str = "en") -> dict[str, Any]:
    return state(sitting, who, Voice(language, sitting.table.game.id), NOBODY)


def test_a_player_is_told_what_to_do_and_who_else_has_to() -> None:
    sitting = shared()
    sitting.table.do("Ana place b020:row d3")
    ana = state(sitting, ANA, EN, frozenset({0}), Join("http://house/j/x", "<svg/>"))
    assert ana["stand"] == "Round 1, building"
    assert [(one["name"], one["here"]) for one in ana["seats"]] == [("Ana", True), ("Ben", False)]
    assert ana["seats"][0]["todo"].startswith("Round 1, card 2 of 6")
    assert ana["ask"]["kind"] == "place"
    assert ana["ask"]["touch"]["lead"] == "Ana place"
    assert ana["join"] == {"url": "http://house/j/x", "svg": "<svg/>"}
    assert json.loads(json.dumps(ana)) == ana


def test_who_only_watches_is_asked_nothing() -> None:
    watcher = seen(shared(), WATCHES)
    assert watcher["ask"] is None
    assert not any(board["cells"] for board in watcher["boards"])
    assert watcher["secret"] == []


def test_everybody_sees_what_the_whole_table_is_asked() -> None:
    sitting = recorded(ROOT / "tests" / "games" / "vampire_empire" / "recorded" / "rulebook-example.referee", 8)
    for who in (WATCHES, ANA, HOST):
        assert seen(sitting, who)["todo"] == "A place in the castle is free"
        assert [one["todo"] for one in seen(sitting, who)["seats"]] == ["", ""]
    assert seen(shared(), WATCHES)["todo"] == ""


def test_the_host_without_a_seat_is_asked_what_comes_first() -> None:
    assert seen(shared(), HOST)["ask"]["seat"] == 0


def test_the_offered_cells_are_where_the_picture_has_them() -> None:
    board, other = seen(shared(), ANA)["boards"]
    assert {*board["cells"]} == {"d3", "c4", "d4", "e4", "d5"}  # the card that lies there is tapped for walks
    assert other["cells"] == {}
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', board["svg"])
    assert box
    wide, high = map(float, box.groups())
    for one in board["cells"].values():
        assert one["x"] >= 0
        assert one["y"] >= 0
        assert one["x"] + one["w"] <= wide
        assert one["y"] + one["h"] <= high
    d3, d4, d5 = (board["cells"][cell] for cell in ("d3", "d4", "d5"))
    assert d3["x"] == d4["x"] == d5["x"]
    assert d3["y"] + d3["h"] <= d4["y"] < d4["y"] + d4["h"] <= d5["y"]


def test_every_option_is_a_whole_entry() -> None:
    sitting = recorded(ROOT / "tests" / "games" / "vampire_village" / "recorded" / "random-three.referee", 27)
    ask = seen(sitting, ANA)["ask"]
    assert ask["kind"] == "demon"
    assert ask["touch"] is None
    assert len(ask["options"]) > 2
    for option in ask["options"]:
        assert sitting.table.judge(option["line"]).text == option["line"]
        assert option["line"] not in option["say"]


def test_options_that_only_begin_an_entry_are_marked() -> None:
    path = ROOT / "tests" / "games" / "village_attacks" / "recorded" / "crowded.referee"
    sitting = recorded(path, 42)
    asked = [seen(sitting, Who("seat", seat))["ask"] for seat in range(len(sitting.table.players))]
    options = [option for ask in asked if ask for option in ask["options"]]
    assert options
    for option in options:
        if not option.get("more"):
            sitting.table.judge(option["line"])


@pytest.mark.parametrize("upto", [0, 7, 30, 90, 170])
def test_nobody_is_told_what_others_alone_know(upto: int) -> None:
    """Hands, the faces of bites and tiles that were taken back stay out of the record until the rules show them, and
    what is told comes from the record: it is the same whoever looks, and what may be noted is the same whatever
    happened."""
    sitting = recorded(NIGHTS, upto)
    everybody = [seen(sitting, who) for who in (WATCHES, *(Who("seat", seat) for seat in range(3)))]
    for one in everybody[1:]:
        assert {key: one[key] for key in one.keys() - PERSONAL} == {
            key: everybody[0][key] for key in one.keys() - PERSONAL
        }
        assert [board["counts"] for board in one["boards"]] == [board["counts"] for board in everybody[0]["boards"]]
        assert [entry["say"] for entry in one["log"]] == [entry["say"] for entry in everybody[0]["log"]]
        assert one["secret"] == seen(recorded(NIGHTS, 0), ANA)["secret"]


def test_notes_are_for_who_has_a_seat_as_long_as_the_game_goes_on() -> None:
    assert [note["name"] for note in seen(recorded(NIGHTS, 7), ANA)["secret"]] == ["hand", "bites", "loot"]
    assert seen(recorded(NIGHTS, 7), WATCHES)["secret"] == []
    assert seen(recorded(NIGHTS), ANA)["secret"] == []
    assert seen(shared(), ANA)["secret"] == []


def test_the_log_says_what_is_mine_and_can_be_taken_back() -> None:
    sitting = shared()
    Phone(sitting, ANA).send("Ana place b020:row d3")
    Phone(sitting, BEN).send("Ben place b020:row d3")
    log = seen(sitting, ANA)["log"]
    assert [(entry["n"], entry["mine"], entry["undo"]) for entry in log] == [
        (1, True, True),
        (2, False, False),
        (3, True, True),
        (4, False, False),
    ]
    assert log[3]["say"][0].startswith("Ben places the blue building b020:row on d3")
    assert Phone(sitting, ANA).take_back(3).ok
    log = seen(sitting, ANA)["log"]
    assert [entry["n"] for entry in log if entry["undone"]] == [3, 4]  # and 4 once more after the undo
    assert not any(entry["undo"] for entry in log if entry["undone"])
    assert [entry["undo"] for entry in seen(sitting, HOST)["log"]] == [not entry["undone"] for entry in log[:4]] + [
        entry["n"] == log[-1]["n"] for entry in log[4:]
    ]


def test_a_card_that_was_given_a_name_has_it_at_once() -> None:
    sitting = shared()
    sitting.table.do("Ana place b020:row d3")
    for called, book in (("the blue building b020:row", EMPTY), ("Mill", Book({}, {"b020:row": {"en": "Mill"}}))):
        told = state(sitting, BEN, EN, NOBODY, book=book)
        assert called in told["log"][-1]["say"][0]
        assert called in told["last"][0]


def test_what_came_of_the_last_entry_is_told() -> None:
    sitting = shared()
    sitting.table.do("Ana place b020:row d3")
    assert seen(sitting, WATCHES)["last"][0].startswith("Ana places the blue building b020:row on d3")
    assert len(seen(sitting, WATCHES)["last"]) > 1
    assert seen(shared(started=False), WATCHES)["last"] == []


def test_the_end_has_a_winner_and_points() -> None:
    over = seen(recorded(ROOT / "tests" / "games" / "vampire_village" / "recorded" / "random-three.referee"), ANA)
    assert over["over"]
    assert over["won"] == "Cem wins."
    assert over["score"] == [["Cem", "6"], ["Ana", "4"], ["Ben", "0"]]
    assert over["ask"] is None
    before = seen(shared(), ANA)
    assert (before["over"], before["won"], before["score"]) == (False, "", [])


def test_everybody_reads_their_own_language() -> None:
    sitting = shared()
    assert seen(sitting, ANA, "fr")["stand"] == "Manche 1, construction"
    assert seen(sitting, BEN, "ru")["stand"].startswith("Раунд 1")


def test_a_name_is_no_markup() -> None:
    table = Table.new(["<b>Ana</b>", "Ben"], ["witches", "werewolves", "vampires"])
    table.do("<b>Ana</b> start y111")
    sitting = Sitting(table, "friday", Seats.load(None, 2))
    board, _ = seen(sitting, ANA)["boards"]
    assert "<b>" not in board["svg"]
    assert "&lt;b&gt;Ana" in board["svg"]
    assert "&lt;b&gt;Ana" in svg(Picture(9, 9, (Text(0, 0, "<b>Ana"),)), "")  # whatever a board writes


def test_a_board_is_drawn_once_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    owners: list[str] = []

    def draw(voice: Voice, board: Any) -> Any:
        owners.append(board.owner)
        return board_picture(voice, board)

    monkeypatch.setattr(drawn, "board_picture", draw)
    sitting = shared(players="Nan Ole Pia")
    for who in (WATCHES, Who("seat", 0), Who("seat", 1), WATCHES, Who("seat", 0)):
        seen(sitting, who)
    assert sorted(owners) == ["Nan", "Nan", "Ole", "Ole", "Pia"]  # the second ones with what is offered there
    owners.clear()
    sitting.table.do("Nan place b020:row d3")
    for who in (WATCHES, Who("seat", 0), Who("seat", 1)):
        seen(sitting, who)
    assert owners == ["Nan", "Nan"]


def test_places_are_found_through_what_is_moved_and_enlarged() -> None:
    from referee.draw.shapes import Box, Group, Picture

    picture = Picture(100, 100, (Group(10, 20, (Box(1, 2, 3, 4, name="d4"), Box(0, 0, 9, 9)), 2),))
    assert places(picture) == {"d4": {"x": 12, "y": 24, "w": 6, "h": 8}}


def test_a_ledger_that_grows_is_the_same() -> None:
    table = Table.from_bytes(
        (ROOT / "tests" / "games" / "vampire_village" / "recorded" / "undo-redo.referee").read_bytes()
    )
    grown = Ledger(table.header)
    for line in table.lines:
        grown.add([line])
    assert grown.rows() == ledger_with_steps(table.header, table.lines)
    assert grown.rows(3) == grown.rows()[-3:]


def test_what_can_only_be_typed_tells_how_its_line_begins() -> None:
    record = ROOT / "tests" / "games" / "vampire_empire" / "recorded" / "holy-water.referee"
    sitting = recorded(record, 11)
    assert sitting.table.pending[0].kind == "defend"
    asked = seen(sitting, ANA)["ask"]
    assert asked["lead"] == "Ana defend"
    assert asked["say"].endswith("(for example s2)")
    assert Phone(sitting, ANA).send("Ana defend s2").ok
    assert seen(shared(), ANA)["ask"]["lead"] == ""  # there are cards to tap
    assert "example" not in seen(shared(), ANA)["ask"]["say"]


def test_what_enter_means_at_the_terminal_can_be_tapped() -> None:
    """And the line still begins by itself for whoever types cards."""
    record = ROOT / "tests" / "games" / "vampire_empire" / "recorded" / "a-draw.referee"
    for upto, who, line, said in [
        (5, BEN, "Ben defend none", ("No more cards", "Plus de cartes", "Карт больше не будет")),
        (6, ANA, "Ana attack none", ("No more cards", "Plus de cartes", "Карт больше не будет")),
    ]:
        sitting = recorded(record, upto)
        for language, words in zip(("en", "fr", "ru"), said, strict=True):
            ask = seen(sitting, who, language)["ask"]
            assert ask["options"] == [{"line": line, "say": words}]
            assert ask["lead"] == line.removesuffix(" none")
        assert Phone(sitting, who).send(line).ok


def test_an_attack_at_once_can_be_waived_by_a_tap() -> None:
    sitting = recorded(ROOT / "tests" / "games" / "vampire_empire" / "recorded" / "holy-water.referee", 5)
    [option] = seen(sitting, BEN)["ask"]["options"]
    assert option == {"line": "Ben attack none", "say": "No attack"}
    assert Phone(sitting, BEN).send(option["line"]).ok


def test_no_button_is_added_where_an_option_says_it_already() -> None:
    ask = seen(recorded(ROOT / "tests" / "games" / "village_attacks" / "recorded" / "crowded.referee", 17), HOST)["ask"]
    assert [one["line"] for one in ask["options"]] == ["ready"]


def test_what_only_helps_a_typist_is_left_out() -> None:
    """The guide understands names of those who are next, and shows how an answer with a key could be typed."""
    turn = seen(recorded(ATTACKS, 9), ANA)["ask"]["say"]
    assert turn == "Vampire in CH-1: health 6 of 6, 3 steps left. Then Banshee"
    level = seen(recorded(ATTACKS, 16), ANA)["ask"]["say"]
    assert level == "Vampire, which ability do you gain or improve?"


def test_a_phone_is_told_that_phones_only_watch() -> None:
    assert state(shared(), WATCHES, EN, NOBODY, watch_only=True)["watch_only"] is True
    assert seen(shared(), WATCHES)["watch_only"] is False


def test_one_person_leads_several_figures_from_one_phone() -> None:
    """And every seat says who leads it."""
    header = {"scenario": ["1"], "edition": ["fr"], "monsters": ["vampire", "banshee", "lich@Ana"]}
    table = Table.new(["Ana", "Ben"], game="village-attacks", header=header)
    sitting = Sitting(table, "friday", Seats.load(None, len(table.players)))
    assert [(one["name"], one["leader"]) for one in seen(sitting, ANA)["seats"]] == [
        ("Vampire", "Ana"),
        ("Banshee", "Ben"),
        ("Lich", "Ana"),
    ]
    assert own_seats(ANA, table) == {0, 2}
    assert own_seats(BEN, table) == {1}
    assert own_seats(WATCHES, table) == set()
    assert [one["leader"] for one in seen(shared(), ANA)["seats"]] == ["", ""]
