"""The sheet tells who was a vampire all along, and when each fell; nothing that nobody said."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from referee import Table
from referee.draw.shapes import Text
from referee.games.vampire_empire.boards import boards
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.games.vampire_empire.sheet.figures import card
from referee.games.vampire_empire.sheet.sides import drawings, known_vampires, side_of
from referee.games.vampire_empire.sheet.story import MANY, chapters, falls, turning_points
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.export.evening import Evening
from referee.show.export.plain import score_markdown, score_text
from referee.show.export.sheet import Sheet, build
from referee.show.export.told import told_of
from referee.show.result import count_texts
from referee.table.ledger import Change
from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.make import GAMES
from tests.say.unsaid import left_unsaid

VOICE = Voice("en", "vampire-empire")
FALLEN = """
castle bis lad off
Ana attack off lad n2
Ben defend none
Ana answer human coo
Ben water off w1 cw2
Ana answer vampire
Ben attack bis c2
Ana defend none
enter mai
"""


def recorded() -> list[Table]:
    return [Table.read(path) for path in sorted(GAMES.glob("*.referee"))]


def spoken(table: Table) -> list[str]:
    return [one.spoken for one in drawings(VOICE, table.state, (), told_of(table), 500, 1)]


def test_what_nobody_told_stays_unknown() -> None:
    table = play(FALLEN)
    assert spoken(table) == [
        "Ana, vampires: Officer (died on day 1), 2 unknown",
        "Ben, humans: Lady (died on night 1), 5 unknown",
    ]
    table = play("castle bis lad off\nAna reveal coo\nAna attack bis off c1\nBen defend n1")
    assert spoken(table) == ["Ana, vampires: Cook (city), 2 unknown", "Ben, humans: 6 unknown"]


def test_tokens_shown_at_the_end_tell_who_it_was_all_along() -> None:
    table = play(FALLEN + '! Ana wins "enough"\nAna show bis coo')
    assert known_vampires(table.state) == ("off", "bis", "coo")
    assert spoken(table) == [
        "Ana, vampires: Officer (died on day 1), Bishop (castle), Cook (castle)",
        "Ben, humans: Lady (died on night 1), Lord (city), Monk (city), Nun (city), Maid (castle), Butler (city)",
    ]


def test_who_must_be_a_vampire_is_known_though_no_token_was_seen() -> None:
    five = "".join(f'! dead {one} human "x"\n' for one in ("lor", "mon", "nun", "mai", "coo"))
    table = play(f"castle bis lad off\n{five}")
    assert known_vampires(table.state) == ()
    play("Ana attack bis lad c1\nBen defend none\nAna answer human", table=table)
    assert known_vampires(table.state) == ("off", "bis", "but")


def test_a_free_place_is_drawn_until_the_game_is_over() -> None:
    dead = 'castle bis lad off\n! dead lor vampire "x"\n! dead mon vampire "x"\n! vampire off "x"\n! Ben turn "x"\n'
    waits = play(dead + "Ben attack bis lad c1\nAna defend none\nAna answer human")
    assert (boards(waits.state)[0].columns, len(boards(waits.state)[0].tiles)) == (("1", "2", "3"), 2)
    over = play(dead + "Ben attack bis off c1\nAna defend none  # => winner=Ben:vampires-dead")
    assert boards(over.state)[0].columns == ("1", "2"), "nobody comes any more"


def test_recorded_games_agree_with_their_positions() -> None:
    for table in recorded():
        now = table.snapshot()
        for seat, number in ((table.state.setup.vampires, 3), (table.state.setup.humans, 6)):
            side = side_of(table.state, seat)
            assert len(side) == number
            assert len({*filter(None, side)}) == len([*filter(None, side)])
        dead = {one["character"]: one["was"] for one in now["dead"]}
        assert {*falls(table.state, told_of(table))} <= {*dead}
        vampires = {one for one, was in dead.items() if was == "vampire"}
        assert vampires <= {*known_vampires(table.state)}


def test_nights_and_days_take_turns() -> None:
    for table in recorded():
        found = chapters(told_of(table))
        assert (found[0].key, found[0].round, found[0].begins) == ("night", 1, 0)
        assert all(one.begins < other.begins for one, other in pairwise(found))
        assert all((one.key, one.round) != (other.key, other.round) for one, other in pairwise(found))
        assert bool(found[0].mark) == (len(found) <= MANY)
    lines = "castle bis lad off\nAna pass\nBen pass\nAna pass\nBen pass"
    assert [(one.key, one.round) for one in chapters(told_of(play(lines)))][:4] == [
        ("night", 1),
        ("day", 1),
        ("night", 2),
        ("day", 2),
    ]


def test_who_fell_is_a_turning_point() -> None:
    table = play(FALLEN)
    found = {
        one.said.key: VOICE(one.said.key, **one.said.params) for one in turning_points(table.state, told_of(table))
    }
    assert found == {
        "turn.human-dead": "The Lady dies, a human (night 1).",
        "turn.vampire-dead": "The Officer dies, a vampire (day 1); 2 are left.",
        "turn.unmasked": "The Officer turns out to be a vampire (day 1).",
    }


def test_a_death_that_was_taken_back_is_none() -> None:
    """VE87: a card is cancelled right after the comparison."""
    lines = "castle bis lad off\nAna attack bis lad c2\nBen defend n1\nBen support sacrifice 0/0 cancel c2"
    table = play(lines)
    assert falls(table.state, told_of(table)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turning_point_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = left_unsaid(monkeypatch)
    voice = Voice(language, "vampire-empire")
    told = [text for table in recorded() for text in Evening(voice, build(table)).turns_said()]
    assert len(told) > 20
    assert unsaid == []


@pytest.mark.parametrize(("write", "before"), [(score_text, ""), (score_markdown, "- ")])
def test_the_sheet_without_pictures_tells_it_in_words(write: Callable[[Sheet, Voice], str], before: str) -> None:
    lines = write(build(play(FALLEN)), VOICE).splitlines()
    assert f"{before}Ana, vampires: Officer (died on day 1), 2 unknown" in lines
    assert f"{before}Ben, humans: Lady (died on night 1), 5 unknown" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_when_somebody_fell_have_room_on_a_card(language: str) -> None:
    say = Voice(language, "vampire-empire")
    for character in CHARACTERS:
        for time in ("night", "day"):
            note = say("sheet.fell", time=time, round=28)
            drawn = card("vampire", say(f"word.{character}"), note, dead=True)
            assert [one.text for one in drawn if isinstance(one, Text)] == [say(f"word.{character}"), note]


def test_a_step_names_nobody_whose_counts_are_left_out() -> None:
    """City and dead change where everybody sees it, so the steps page says nothing of the whole table."""
    changed = (Change(None, "city", -3, 6), Change(0, "hand", -1, 7), Change(None, "dead", 1, 1))
    assert count_texts(VOICE, changed, ("Ana", "Ben")) == ["Ana: hand 7 (-1)"]
