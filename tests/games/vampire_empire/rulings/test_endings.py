"""How the game ends, and the tokens: VE54 to VE57, VE96, VE98."""

import pytest

from referee import Refused
from referee.engine.ruling import Earlier
from referee.say import Voice
from referee.say.tell import event_line
from tests.games.vampire_empire.helpers import play

NIGHT = "castle bis lad off\n"


def out(player: str, hand: int = 0) -> str:
    return f'! {player} deck 0 "x"\n! {player} hand {hand} "x"\n'


def dead(what: str, *characters: str) -> str:
    return "".join(f'! dead {one} {what} "x"\n' for one in characters)


@pytest.mark.ruling("VE54")
def test_ve54_the_count_waits_for_a_cellar_that_can_be_used():
    play(NIGHT + out("Ana", 2) + out("Ben") + "Ana pass  # => winner=Ana+Ben:cards points=6:6")
    play(NIGHT + out("Ana", 2) + out("Ben") + '! Ben cellar 1 "x"\nAna pass  # => winner=- turn=Ben')


@pytest.mark.ruling("VE55")
def test_ve55_a_last_kill_goes_before_the_count():
    play(
        NIGHT
        + dead("human", "lor", "mon", "nun", "mai", "coo")
        + out("Ana", 1)
        + out("Ben")
        + "Ana attack bis lad c1\nAna answer human  # => winner=Ana:humans-dead"
    )


@pytest.mark.ruling("VE56")
def test_ve56_equal_points_are_a_draw():
    table = play(NIGHT + out("Ana", 1) + out("Ben") + "Ana pass  # => winner=Ana+Ben:cards")
    assert [one["rank"] for one in table.snapshot()["standings"]] == [1, 1]


@pytest.mark.ruling("VE57")
def test_ve57_the_vampire_player_answers_and_nobody_else():
    play(
        'castle bis lad off\n! Ben turn "x"\n'
        + """
        Ben water lad w1 w1
        Ben answer human  # refused nothing-to-decide
        Ana answer human coo  # refused not-understood
        Ben answer human coo  # refused not-understood
        Ana answer human
        """
    )


@pytest.mark.ruling("VE96")
def test_ve96_unrevealed_vampires_count():
    play(NIGHT + dead("human", "coo") + out("Ana", 1) + out("Ben") + "Ana pass  # => winner=Ana:cards points=6:5")


@pytest.mark.ruling("VE98")
def test_ve98_the_tokens_must_fit_every_answer():
    over = NIGHT + '! vampire mai "x"\n! Ben turn "x"\nBen water lad w1 w1\nAna answer human\n'
    over += out("Ana") + out("Ben", 1) + '! Ben turn "x"\n'
    table = play(
        over
        + """
        Ana show bis off  # refused not-your-phase
        Ben pass  # => winner=Ana+Ben:cards late=Ana:show,Ben:show
        Ana show lad bis  # refused does-not-fit
        Ana show bis  # refused wrong-number-of-cards
        Ana show bis bis  # refused wrong-number-of-cards
        Ana show bis off coo  # refused wrong-number-of-cards
        Ana show mai bis  # refused already-revealed
        Ana show bis off  # => winner=Ana+Ben:cards late=Ben:show
        Ana show bis off  # refused nothing-to-decide
        Ben show bis lor  # refused does-not-fit
        Ben show mai lor  # refused does-not-fit
        Ben show lor lad  # => late=-
        Ben keep  # refused not-your-phase
        """
    )
    assert table.snapshot()["winners"] == ["Ana", "Ben"]
    # Every answer in the way is named, that of a death and that of a test.
    killed = NIGHT + "Ana attack bis off c1\nBen defend none\nAna answer human coo\n"
    table = play(killed + 'Ben water lad w1 w1\nAna answer human\n! Ben wins "x"')
    with pytest.raises(Refused) as refused:
        table.do("Ana show off mai lad")
    assert refused.value.refusal.params["entries"] == (Earlier(4), Earlier(6))


@pytest.mark.ruling("VE97")
@pytest.mark.parametrize(
    ("revealed", "named"),
    [((), ("off", "bis", "but")), (("but",), ("off", "bis")), (("but", "bis", "off"), ())],
)
def test_ve97_when_all_humans_are_dead_it_is_said_whose_tokens_must_lie_there(revealed, named):
    """The table looks: one of the dead who was a vampire all along, and was said to be human, is found then."""
    known = "".join(f'! vampire {one} "x"\n' for one in revealed)
    table = play(NIGHT + known + dead("human", "lor", "mon", "nun", "mai", "coo") + '! Ana turn "x"\nAna keep\n')
    attacker, card = ("bis", "c1") if not revealed or "bis" in revealed else ("off", "n1")
    play(f"Ana attack {attacker} lad {card}\n", table=table)
    events = table.do("Ben defend none").events
    over = (events if table.outcome else table.do("Ana answer human").events)[-1]
    assert (over.key, over.params["characters"]) == ("over.humans-dead", named)
    said = event_line(Voice("en", "vampire-empire"), over, table.players)
    assert ("turn their tokens over" in said) == bool(named)


@pytest.mark.ruling("VE98")
def test_ve98_the_trusted_two_must_leave_three_vampires():
    """Six were said to be human, so the others are the vampires; with five, one more can be human, but not two."""
    five = NIGHT + dead("human", "lor", "mon", "nun", "mai")
    five += '! Ben turn "x"\nBen attack bis lad c1\nAna defend none\nAna answer human coo\n'
    six = five + "Ana keep\nAna attack bis off c1\nBen defend none\nAna answer human  # => winner=Ana:humans-dead\n"
    table = play(
        six
        + """
        Ben show bis lad  # refused does-not-fit
        Ben show coo but  # refused does-not-fit
        Ben show lad off  # => late=Ana:show
        Ana show coo but bis  # => late=-
        """
    )
    assert table.snapshot()["winners"] == ["Ana"]
    over = five + '! Ben wins "x"\n'
    table = play(over + "Ben show off bis  # refused does-not-fit\nBen show off lad  # => late=Ana:show")
    with pytest.raises(Refused) as refused:
        play(over).do("Ben show off bis")
    assert refused.value.refusal.params == {"characters": ("off", "bis"), "entries": (Earlier(9),)}
    with pytest.raises(Refused) as refused:
        play(over + '! vampire off "x"').do("Ben show off bis")
    assert refused.value.refusal.params == {"characters": ("off",), "entries": ()}, (
        "one that nobody can show comes first"
    )
