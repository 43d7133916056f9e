"""The score sheet: won or lost and why, how each monster fared, round by round what happened."""

from referee import Table
from referee.say import Voice
from referee.show.export import formats
from referee.show.export.evening import Evening
from referee.show.export.plain import score_text
from referee.show.export.sheet import build
from referee.show.export.web import one_board
from referee.show.score import score_lines
from referee.show.text import paint
from tests.games.village_attacks.helpers import at
from tests.games.village_attacks.spoken import GAME, begun

VOICE = Voice("en", GAME)


def fallen() -> Table:
    """Vampire kills two, Banshee dies and comes back, and in round 2 a crowd takes the Heart."""
    table = begun("a1=p3", "vampire=a1", "eh1=p1")
    table.do("vampire hit p2")
    table.do("banshee guard s")
    table.do('! -5@banshee "a trap"')
    table.do("villagers")
    while table.state.round == 1:
        gates = table.pending[0].options
        table.do("vampire defend -" if table.pending[0].kind == "defend" else f"spawn {gates[0].split()[-1]} none")
    table.do('! ch1=p5 "a crowd"')
    table.do("villagers")
    return table


def test_the_sheet_tells_how_each_monster_fared_and_what_happened_in_each_round() -> None:
    table = fallen()
    monsters, rounds = Evening(VOICE, build(table)).sections
    assert monsters.heads == ("monster", "led by", "level", "XP", "kills", "deaths")
    assert monsters.rows == (
        ("Vampire", "Ana", "1", "2 of 5", "2", "0"),
        ("Banshee", "Ben", "1", "0 of 5", "0", "1"),
        ("Dullahan", "Cleo", "1", "0 of 6", "0", "0"),
    )
    assert rounds.rows == (
        ("Round 1", "2 villagers die; Banshee dies"),
        ("Round 2", "the Heart loses 5 and is at 0"),
    )


def test_a_lost_game_says_so_in_every_format() -> None:
    sheet = build(fallen(), whole=True)
    assert Evening(VOICE, sheet).verdict[0] == "The castle has fallen"
    for suffix, writer in {**formats.SCORE, **formats.GAME}.items():
        written = formats.write(writer, sheet, VOICE)
        if suffix in ("html", "md"):
            assert b"The Heart is at 0: the castle is lost." in written
            assert b"Round by round" in written
    assert "0 CH-1" in score_text(sheet, VOICE)


def test_a_score_without_points_is_who_won_and_why() -> None:
    lines = paint(score_lines(VOICE, fallen(), 80), "").splitlines()
    assert lines[0].strip() == "★ The Heart is at 0: the castle is lost. (How the game ends)"
    assert "Result" not in lines


def test_a_score_while_the_game_goes_on_is_how_each_monster_fares() -> None:
    table = begun("eh1=p1", "xp+2@vampire")
    assert paint(score_lines(VOICE, table, 60), "").splitlines() == [
        "So far",
        "monster   led by  level  XP      kills  deaths",
        "Vampire   Ana     1      2 of 5  0      0",
        "Banshee   Ben     1      0 of 5  0      0",
        "Dullahan  Cleo    1      0 of 6  0      0",
        "",
        "The game is not over.",
        "Table rulings: entry 9.",
    ]


def test_a_castle_that_nobody_has_entered_yet_is_no_empty_box() -> None:
    table = Table.new(["Ana", "Ben"], game=GAME, header={"scenario": ["1"], "monsters": ["vampire", "banshee"]})
    bare, *sheets = table.game.view().boards(table.state, None, table.ruled_cells())
    assert one_board(VOICE, bare) == ""
    assert all(one_board(VOICE, sheet) for sheet in sheets)


def test_levels_of_one_round_are_told_together() -> None:
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 1", 5)
    table.do('! xp+10@vampire xp+5@banshee "a gift"')
    _, rounds = Evening(VOICE, build(table)).sections
    assert rounds.rows == (("Round 1", "Vampire gains 2 levels; Banshee gains a level"),)


def test_experience_that_brings_no_more_levels_is_not_counted_towards_one() -> None:
    table = begun("a1=p5", "vampire=a1")
    table.do("vampire hit p5")
    table.do("vampire level 1")
    monsters, _ = Evening(VOICE, build(table)).sections
    assert monsters.rows[0] == ("Vampire", "Ana", "2", "0", "5", "0")
