"""What happens in the middle of a combat: VE37, VE49, VE86 to VE91."""

import pytest

from tests.games.vampire_empire.helpers import play

NIGHT = "castle bis lad off\n"
DAY = 'castle bis lad off\n! Ben turn "x"\n'


@pytest.mark.ruling("VE37")
def test_ve37_a_character_revealed_in_combat_uses_the_new_status_from_then_on():
    play(
        NIGHT
        + """
        Ana attack bis lad c1
        Ben defend n1
        Ana attack v2  # refused card-not-valid
        Ana support unmask 0/0 combat test bis
        Ana answer vampire  # => castle=bis!,lad,off
        Ana attack v2  # => values=3:1
        """
    )


@pytest.mark.ruling("VE49")
def test_ve49_a_cancelled_card_may_leave_less_than_the_initial_defence():
    play(
        NIGHT
        + """
        ! markers lad 0 1 "x"
        Ana attack bis lad c2
        Ben support sacrifice 1/1 cancel c2  # => values=0:1 ask=attack
        Ana attack none  # => ask=defend
        Ben defend none  # => last=0:1:survives battle=2
        """
    )


@pytest.mark.ruling("VE86")
def test_ve86_no_attack_card_after_the_defence_of_the_round():
    play(
        NIGHT
        + """
        Ana attack bis lad c1
        Ana attack c1  # refused answer-needed
        Ben defend n1
        Ana attack c1  # => values=2:1 battle=2
        """
    )


@pytest.mark.ruling("VE87")
def test_ve87_combat_support_until_the_round_is_compared_and_right_after_it():
    play(
        NIGHT
        + """
        Ana attack bis lad c2
        Ben support fog 0/0 none  # refused not-now
        Ben support fog 0/0 combat none
        Ben defend n1  # => last=2:1:killed ask=answer
        Ben support sacrifice 1/0 cancel c2  # => values=0:1 ask=attack castle=bis,lad,off dead=-
        Ana attack c1
        Ben defend none  # => last=1:1:survives
        """
    )
    play(
        NIGHT
        + """
        ! dead lor human "x"
        ! dead mon human "x"
        ! dead nun human "x"
        ! dead coo human "x"
        ! dead but human "x"
        Ana attack bis lad c2
        Ben defend n1
        Ana answer human  # => winner=Ana:humans-dead
        Ben support sacrifice 1/0 cancel c2  # refused not-your-phase
        """
    )
    play(
        NIGHT
        + """
        ! vampire mai "x"
        ! vampire but "x"
        ! dead mai vampire "x"
        ! dead but vampire "x"
        ! vampire lad "x"
        ! Ben turn "x"
        Ben attack bis lad c2
        Ana defend n1  # => winner=Ben:vampires-dead
        Ana support sacrifice 0/0 cancel c2  # => winner=- ask=attack castle=bis,lad!,off
        """
    )


@pytest.mark.ruling("VE87")
def test_ve87_also_between_the_rounds():
    play(
        NIGHT
        + """
        Ana attack bis lad c2  # => late=Ana:support
        Ben defend n1 n1  # => last=2:2:survives ask=attack late=Ben:support
        Ben support fog 0/0 none  # refused not-now
        Ben support fog 0/0 combat draw 1
        Ana support curse 0/0 cancel n1  # => values=2:1 ask=attack
        """
    )


@pytest.mark.ruling("VE88")
def test_ve88_after_a_cancelled_card_its_owner_may_add_and_the_defender_answers_again():
    play(
        NIGHT
        + """
        Ana attack bis lad c2
        Ben defend n2
        Ana support curse 0/0 cancel n2  # => values=2:0 ask=defend battle=1
        Ben defend n1 n1  # => last=2:2:survives battle=2
        """
    )
    play(
        NIGHT
        + """
        Ana attack bis lad c2
        Ben support sacrifice 0/0 cancel c2  # => ask=attack
        Ana attack c1 c3  # => values=4:0 ask=defend
        Ben defend n3  # => last=4:3:killed
        """
    )


@pytest.mark.ruling("VE89")
def test_ve89_any_card_of_the_opponent_in_this_combat_can_be_cancelled():
    play(
        DAY
        + """
        Ben water lad w1 w3
        Ana answer vampire
        Ben attack bis c1
        Ana support fog 0/0 cancel w3  # refused no-such-card
        Ana support fog 0/0 cancel w1  # => values=1:0
        Ben attack none
        Ana defend v1
        Ben attack c2
        Ana support fog 0/0 cancel c1  # => values=2:1
        Ben attack none
        Ana defend v1  # => last=2:2:survives Ben=32/4/4/0 Ana=32/4/4/0
        """
    )


@pytest.mark.ruling("VE90")
def test_ve90_a_fighter_who_leaves_ends_the_combat():
    play(
        NIGHT
        + """
        Ana attack bis lad c2
        Ben support trapdoor 0/0 combat hide lad coo  # => last=broken-off castle=bis,coo,off step=after Ana=32/7/1/0
        Ana attack bis off c1  # refused too-late
        """
    )
    # Out of an empty city the same character comes back (VE15), named or not: the combat is over all the same.
    others = {"lor": "human", "mon": "human", "nun": "human", "mai": "human", "coo": "vampire", "but": "vampire"}
    empty = NIGHT + "".join(f'! dead {one} {was} "x"\n' for one, was in others.items()) + "Ana attack bis lad c2\n"
    for hiding in ("hide lad", "hide lad lad"):
        play(empty + f"Ben support trapdoor 0/0 combat {hiding}  # => last=broken-off castle=bis,lad,off step=after")


@pytest.mark.ruling("VE91")
def test_ve91_a_marker_put_on_in_combat_counts_in_round_1_only():
    play(
        NIGHT
        + """
        Ana attack bis lad c2
        Ben support squire 0/0 combat defence lad  # => values=2:1
        Ben defend n1
        Ana attack c1
        Ana support organist 0/0 combat attack bis  # => values=3:1
        """
    )
