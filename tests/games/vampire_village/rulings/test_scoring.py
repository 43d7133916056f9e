"""VV62 to VV65: points, ties, ranks."""

import pytest

from tests.helpers import at_building, at_night, enter, phase, played, points, ranks

ON_HEROES = "Ana: d4=n000*2 e4=h0*3\nBen: d4=n000*4"


@pytest.mark.ruling("VV62")
@pytest.mark.parametrize(("edition", "ana", "winner"), [("fr", 2, "Ben"), ("ru", 5, "Ana")])
def test_vv62_villagers_on_heroes_score_in_ru_only(edition, ana, winner):
    game = at_night(ON_HEROES, edition=edition)
    assert points(game) == {"Ana": ana, "Ben": 4}
    assert game.snapshot()["winners"] == [winner]


@pytest.mark.ruling("VV62")
@pytest.mark.parametrize("edition", ["fr", "ru"])
def test_vv62_both_totals_are_reported(edition):
    totals = {
        one["player"]: one["points_by_edition"] for one in at_night(ON_HEROES, edition=edition).snapshot()["standings"]
    }
    assert totals == {"Ana": {"fr": 2, "ru": 5}, "Ben": {"fr": 4, "ru": 4}}


@pytest.mark.ruling("VV63")
@pytest.mark.parametrize(("edition", "ana"), [("fr", 0), ("ru", 1)])
def test_vv63_creatures_never_repelled_score_in_ru_only(edition, ana):
    game = at_night("Ana: d4=n000*2 | v1 v2\nBen: d4=n999*1 | w2", edition=edition)
    # v1 destroys Ana's only card and dies; nothing repels v2. Ben repels his witch.
    assert points(game) == {"Ana": ana, "Ben": 2}


@pytest.mark.ruling("VV63")
@pytest.mark.parametrize(("edition", "count"), [("fr", 0), ("ru", 1)])
def test_vv63_a_projection_counts_as_the_end_would(edition, count):
    """Ana's village was ruled away. Her wolf counts the same while cards are laid, when creatures lie there, while
    Ben must choose in the attack before it, and in the end."""
    game = at_building("Ana: | lg\nBen: d4=n000 c4=n000 c5=n000", edition=edition)
    assert points(game)["Ana"] == count
    enter(game, '! Ana creatures lg "position"')
    for cell in ("d5", "d6", "d7", "e5", "e6", "e7"):
        enter(game, f'Ana place n000 {cell}\nBen place n000 {cell}\n! Ana card {cell} none "position"')
    enter(game, "Ana creatures dh dh dh\nAna creatures dh dh dh\nBen creatures w2 dh dh")
    assert points(game)["Ana"] == count
    enter(game, "Ben creatures dh dh dh")
    assert (phase(game), points(game)["Ana"]) == ("2 attack witches", count)
    assert game.game.view().point_by_point(game.state, 0)[0][1]["points"] == count
    enter(game, "Ben breach c4")
    assert (phase(game), points(game)["Ana"]) == ("2 over", count)


@pytest.mark.ruling("VV63")
def test_vv63_who_was_not_repelled_in_round_1_attacks_again():
    game = at_night("Ana: | lg\nBen: d4=n999", round=1)
    assert (phase(game), points(game)["Ana"]) == ("2 building", 0)
    enter(game, "Ana place n000 d4")
    assert points(game)["Ana"] == 1  # the wolf will be repelled, or die with that card


@pytest.mark.ruling("VV64")
def test_vv64_the_start_card_counts_in_a_tie():
    game = played(
        """
        Ana start n000
        Ben start n000
        ! Ana card e4 n000 "one more"
        ! Ben card d4 none "lost"
        ! Ben card e4 n000 "a new one"
        ! Ben card f4 n000 "and another"
        ! Ben villagers e4 2 "as on Ana's start card"
        """,
        begins="2",
    )
    assert points(game) == {"Ana": 2, "Ben": 2}
    assert ranks(game) == {"Ana": 1, "Ben": 1}  # 2 cards each; without the start card Ben would lead 2 to 1


@pytest.mark.ruling("VV64")
def test_vv64_heroes_count_in_a_tie_too():
    game = at_night("Ana: d4=n000*2 e4=h0 f4=h0\nBen: d4=n000*2 e4=n000")
    assert points(game) == {"Ana": 2, "Ben": 2}
    assert game.snapshot()["winners"] == ["Ana"]


@pytest.mark.ruling("VV65")
def test_vv65_equals_share_a_rank_all_the_way_down():
    game = at_building("A: d4=n000*5\nB: d4=n000*3\nC: d4=n000*5\nD: d4=n000*3 e4=n000\nE: d4=n000*3")
    assert ranks(game) == {"A": 1, "C": 1, "D": 3, "B": 4, "E": 4}
    assert [game.players[one.seat] for one in game.standings] == ["A", "C", "D", "B", "E"]
