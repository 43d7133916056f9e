"""Holy water, and what must be told: VE17 to VE19, VE21 to VE23, VE42, VE76 to VE80, VE97, VE99, VE106."""

import pytest

from tests.games.vampire_empire.helpers import play

NIGHT = "castle bis lad off\n"
DAY = 'castle bis lad off\n! Ben turn "x"\n'
REVEALED = 'castle bis lad off\n! vampire lad "x"\n'


@pytest.mark.ruling("VE17")
def test_ve17_two_colour_white_cards_test():
    play(DAY + "Ben water lad nw1 cw2  # => ask=answer")
    play(DAY + "Ben water lad w1 n2  # refused not-holy-water")


@pytest.mark.ruling("VE18")
def test_ve18_only_living_and_unrevealed_characters_are_tested():
    play(
        REVEALED
        + """
        ! dead coo human "x"
        ! Ben turn "x"
        Ben water lad w1 w1  # refused already-revealed
        Ben water coo w1 w1  # refused dead
        Ben water mai w1 w1  # => ask=answer
        """
    )


@pytest.mark.ruling("VE19")
def test_ve19_any_human_attacker_may_attack_at_once():
    play(DAY + "Ben water lad w1 w2\nAna answer vampire\nBen attack off n1  # => values=2:0")
    play(DAY + "Ben water lad w1 w2\nAna answer vampire\nBen attack bis c1  # => values=2:0")
    in_the_city = DAY + "Ben water coo w1 w2\nAna answer vampire  # => ask=- step=after Ben=32/6/2/0\n"
    play(in_the_city + "Ben attack none  # refused nothing-to-decide\nBen attack bis lad c1  # refused too-late")


@pytest.mark.ruling("VE21")
def test_ve21_the_lower_holy_water_counts_by_itself_unless_the_house_says_otherwise():
    test = DAY + "Ben water lad w1 w3\nAna answer vampire\n"
    play(test + "Ben attack bis c2  # => values=3:0 Ben=32/5/1/0")
    play(test + "Ben attack bis w1 c2  # => values=4:0 Ben=32/4/1/0")
    play(test + "Ben attack bis c2  # => values=2:0 Ben=32/5/2/0", house="water may")
    play(test + "Ben attack bis w1 c2  # => values=3:0 Ben=32/5/1/0", house="water may")


@pytest.mark.ruling("VE22")
def test_ve22_the_lower_holy_water_is_a_card():
    test = DAY + "Ben water lad w1 w3\nAna answer vampire\n"
    play(test + "Ben attack bis  # => values=1:0")
    play(
        test + "Ben attack bis  # refused card-missing\nBen attack bis w1  # => values=1:0 Ben=32/6/1/0",
        house="water may",
    )


@pytest.mark.ruling("VE23")
def test_ve23_no_support_between_test_and_attack():
    play(
        DAY
        + """
        Ben water lad w1 w3
        Ana support fog 0/0 none  # refused not-now
        Ana answer vampire
        Ben support fog 0/0 none  # refused not-now
        Ben attack none  # => step=after
        Ben support fog 0/0 none
        """
    )


@pytest.mark.ruling("VE42")
def test_ve42_what_is_known_is_not_asked():
    killed = "Ana attack {} c1\nBen defend none  # => {}\n"
    play(NIGHT + killed.format("bis lad", "ask=answer dead=lad:?") + "Ana answer human  # => dead=lad:h ask=enter")
    play(
        REVEALED + "Ana attack lad bis n1\nBen defend none\nAna answer vampire coo  # => dead=bis:v castle=coo,lad!,off"
    )
    play(
        NIGHT
        + """
        ! vampire lad "x"
        ! Ben turn "x"
        Ben attack bis lad c1
        Ana defend none  # => dead=lad:v ask=enter forced=1
        """
    )
    play(NIGHT + '! human lad "x"\n' + killed.format("bis lad", "dead=lad:h ask=enter forced=1"))
    three = "".join(f'! vampire {one} "x"\n' for one in ("coo", "but", "mai"))
    play(
        NIGHT
        + three
        + killed.format("bis lad", "dead=lad:h ask=enter forced=1")
        + "Ana answer vampire  # refused answer-needed"
    )
    six = "".join(f'! human {one} "x"\n' for one in ("coo", "but", "mai", "lor", "mon", "nun"))
    play(NIGHT + six + killed.format("bis lad", "dead=lad:v ask=enter forced=1"))


@pytest.mark.ruling("VE76")
def test_ve76_anybody_may_be_tested_also_who_was_answered_for():
    play(
        DAY
        + """
        Ben water mai w1 w1
        Ana answer human  # => step=after Ben=32/6/2/0
        ! Ben turn "x"
        Ben water mai w1 w1  # => forced=1 ask=- step=after Ben=32/4/4/0
        Ana answer human  # => text=Ana_answer_human
        """
    )


@pytest.mark.ruling("VE77")
def test_ve77_the_third_vampire_unmasked_in_the_castle_wins():
    play(
        REVEALED + '! vampire off "x"\n! Ben turn "x"\nBen water bis w1 w1\nAna answer vampire  # => winner=Ana:castle'
    )


@pytest.mark.ruling("VE78")
def test_ve78_of_two_equal_cards_either_serves():
    play(DAY + "Ben water lad w2 nw2\nAna answer vampire\nBen attack bis  # => values=2:0")


@pytest.mark.ruling("VE79")
def test_ve79_an_immediate_attack_must_exceed_a_marker_too():
    play(
        'castle bis lad off\n! markers lad 0 2 "x"\n! Ben turn "x"\n'
        + """
        Ben water lad w1 w3
        Ana answer vampire
        Ben attack bis c1  # refused not-exceeding
        Ben attack bis c2  # => values=3:2
        """
    )
    play(
        'castle bis lad off\n! markers lad 0 2 "x"\n! Ben hand 2 "x"\n! Ben turn "x"\n'
        + "Ben water lad w1 w3\nAna answer vampire  # => forced=1 step=after Ben=32/0/2/0"
    )


@pytest.mark.ruling("VE80")
def test_ve80_an_immediate_attack_may_be_left_and_the_action_is_done():
    play(
        DAY
        + """
        Ben water lad w1 w3
        Ana answer vampire
        Ben attack none  # => Ben=32/6/2/0
        Ben attack bis off c1  # refused too-late
        """
    )


@pytest.mark.ruling("VE97")
def test_ve97_an_answer_that_proves_false_is_named_with_its_entry():
    table = play(DAY + 'Ben water lad w1 w1\nAna answer human\nnote "hm"\nAna reveal lad  # refused answered-human')
    with pytest.raises(Exception) as caught:  # noqa: PT011
        table.do("Ana reveal lad")
    assert caught.value.refusal.params["earlier"] == 4
    play(NIGHT + '! human lad "x"\nAna reveal lad  # refused answered-human')
    three = "".join(f'! vampire {one} "x"\n' for one in ("coo", "but", "mai"))
    play(NIGHT + three + "Ana reveal lad  # refused too-many-vampires")


@pytest.mark.ruling("VE99")
def test_ve99_who_was_answered_to_be_human_is_shown():
    play(DAY + "Ben water lad w1 w1\nAna answer human  # => castle=bis,lad?,off")


@pytest.mark.ruling("VE106")
def test_ve106_all_humans_known_does_not_reveal_the_vampires():
    six = "".join(f'! human {one} "x"\n' for one in ("coo", "but", "mai", "lor", "mon", "nun"))
    play(
        NIGHT
        + six
        + """
        Ana attack bis lad v1  # refused card-not-valid
        Ana attack bis lad c1  # => castle=bis,lad,off
        Ben defend w1  # refused card-not-valid
        """
    )


@pytest.mark.ruling("VE75")
def test_ve75_who_does_not_come_is_not_written():
    """With the last vampire's death the game is over, and where the table has filled the castle no place is free."""
    attacked = DAY + "Ben attack bis lad c1\nAna defend none\n"
    dead = '! dead lor vampire "x"\n! dead mon vampire "x"\n'
    play(attacked + dead + "Ana answer vampire coo  # => winner=Ben:vampires-dead text=Ana_answer_vampire")
    play(attacked + dead + "Ana answer human coo  # => castle=bis,coo,off text=Ana_answer_human_coo")
    play(attacked + '! castle bis mai off "x"\nAna answer human coo  # => castle=bis,mai,off text=Ana_answer_human')
