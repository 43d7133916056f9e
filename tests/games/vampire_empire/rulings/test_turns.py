"""Cards, turns, revealing, hiding, passing: VE1 to VE16, VE43, VE51 to VE53, VE58 to VE63, VE65 to VE70, VE74, VE75,
VE94, VE95."""

import pytest

from tests.games.vampire_empire.helpers import new, play

CASTLE = "castle bis lad off\n"


@pytest.mark.ruling("VE1")
def test_ve1_drawing_without_a_discard():
    play(CASTLE + '! Ana hand 5 "x"\nAna draw  # => Ana=29/8/0/0 text=Ana_draw')
    table = play(CASTLE + "Ana draw  # => Ana=32/8/0/0 text=Ana_keep")
    assert table.play.steps[-1].events == [], "nothing is drawn"


@pytest.mark.ruling("VE2")
def test_ve2_refilling_is_all_or_nothing():
    play(CASTLE + '! Ana hand 3 "x"\nAna draw moat 1  # => Ana=26/8/1/0')


@pytest.mark.ruling("VE3")
def test_ve3_more_than_eight_must_be_discarded():
    play(
        CASTLE
        + """
        ! Ana hand 10 "x"
        Ana keep  # refused discard-first
        Ana pass  # refused discard-first
        Ana draw moat 1  # refused discard-first
        Ana draw moat 1 cellar 1  # => Ana=32/8/1/1
        """
    )


@pytest.mark.ruling("VE4")
def test_ve4_the_deck_runs_out_while_refilling():
    play(CASTLE + '! Ana deck 1 "x"\n! Ana cellar 6 "x"\n! Ana hand 4 "x"\nAna draw  # => Ana=3/8/0/0*')


@pytest.mark.ruling("VE5")
def test_ve5_what_is_put_into_the_cellar_now_is_shuffled_in():
    play(CASTLE + '! Ana deck 0 "x"\n! Ana hand 6 "x"\nAna draw cellar 3  # => Ana=0/6/0/0*')


@pytest.mark.ruling("VE6")
def test_ve6_an_empty_cellar_is_not_used_up():
    play(CASTLE + '! Ana deck 1 "x"\n! Ana hand 5 "x"\nAna draw  # => Ana=0/6/0/0')


@pytest.mark.ruling("VE7")
def test_ve7_after_the_reshuffle_everything_goes_to_the_moat():
    play(
        CASTLE
        + '! Ana reshuffled yes "x"\nAna draw cellar 1  # refused cellar-used\nAna draw moat 1  # => Ana=31/8/1/0*'
    )


@pytest.mark.ruling("VE9")
def test_ve9_one_vampire_a_night():
    play(CASTLE + "Ana reveal lad  # => castle=bis,lad!,off step=action\nAna reveal bis  # refused too-late")
    play(CASTLE + '! vampire lad "x"\nAna reveal lad  # refused already-revealed')


@pytest.mark.ruling("VE10")
def test_ve10_a_vampire_in_the_city_may_be_revealed():
    play(CASTLE + 'Ana reveal coo\n! castle coo lad off "x"  # => castle=coo!,lad,off')


@pytest.mark.ruling("VE11")
def test_ve11_three_revealed_in_the_castle_win_at_once():
    play(CASTLE + '! vampire bis "x"\n! vampire off "x"\nAna reveal lad  # => winner=Ana:castle')


@pytest.mark.ruling("VE12")
def test_ve12_a_pass_costs_two_cards_or_what_there_is():
    play(CASTLE + "Ana pass  # => Ana=32/6/2/0 turn=Ben step=draw")
    play(CASTLE + '! Ana hand 1 "x"\nAna pass  # => Ana=32/0/1/0 turn=Ben')


@pytest.mark.ruling("VE13")
def test_ve13_two_colour_red_cards_hide():
    play(CASTLE + "Ana hide lad nv1 cv2 sv3  # => ask=enter Ana=32/5/3/0")


@pytest.mark.ruling("VE14")
def test_ve14_only_red_cards_hide():
    play(CASTLE + "Ana hide lad v1 v2 n3  # refused not-a-vampire-card\nAna hide lad v1 w2 v3  # refused wrong-deck")


@pytest.mark.ruling("VE15")
def test_ve15_with_an_empty_city_the_same_card_comes_back_without_markers():
    dead = "".join(f'! dead {one} human "x"\n' for one in ("lor", "mon", "nun", "mai", "but"))
    play(
        CASTLE
        + dead
        + """
        ! dead coo vampire "x"
        ! markers lad 1 2 "x"
        Ana hide lad v1 v1 v1  # => castle=bis,lad,off city=0 tail=- ask=- step=after
        """
    )


@pytest.mark.ruling("VE16")
def test_ve16_a_hidden_vampire_stays_revealed():
    play(
        CASTLE
        + """
        Ana reveal lad
        Ana hide lad v1 v1 v1 coo  # => castle=bis,coo,off tail=lad text=Ana_hide_lad_v1_v1_v1_coo
        Ben water lad w1 w1  # refused already-revealed
        """
    )


@pytest.mark.ruling("VE43")
def test_ve43_a_revealed_vampire_comes_back_and_may_be_the_third():
    play(
        CASTLE
        + """
        ! vampire bis "x"
        ! vampire lad "x"
        ! vampire coo "x"
        Ana hide off v1 v1 v1
        enter coo  # => winner=Ana:castle
        """
    )


@pytest.mark.ruling("VE51")
def test_ve51_more_than_eight_cards_outside_phase_1():
    play(
        CASTLE
        + """
        Ana keep
        Ben support gift 0/0 draw Ana 3  # => Ana=29/11/0/0
        Ana attack bis lad c1
        """
    )


@pytest.mark.ruling("VE52")
def test_ve52_who_has_no_cards_left_takes_no_turn():
    play(
        CASTLE + '! Ben deck 0 "x"\n! Ben hand 0 "x"\nAna pass  # => turn=Ana round=2\nAna pass  # => turn=Ana round=3'
    )
    # Also if a ruling took the cards of the player whose turn it is.
    gone = CASTLE + '! Ana deck 0 "x"\n! Ana hand 0 "x"\n'
    play(gone + "Ben draw moat 1  # => time=day turn=Ben\nAna pass  # => turn=Ben\nBen pass  # => turn=Ben")
    play(gone + "Ana pass  # => time=day turn=Ben")
    # That the turn is skipped may be said where it is, also after a ruling, and changes nothing.
    play(
        CASTLE
        + """
        ! Ben deck 0 "x"
        ! Ben hand 0 "x"
        Ben pass  # refused not-your-turn
        Ana attack bis lad c1
        Ana answer human coo  # => step=after
        Ben pass  # => step=after turn=Ana
        Ana draw  # => turn=Ana
        ! markers bis 0 1 "x"
        Ben pass  # => turn=Ana
        """
    )
    # Ana's own last turn was not skipped: in Ben's turn after it she has nothing to say.
    play(
        CASTLE
        + """
        ! Ana deck 0 "x"
        ! Ana hand 0 "x"
        Ana reveal bis  # => turn=Ben
        Ben draw
        Ana pass  # refused not-your-turn
        Ben pass  # => turn=Ben
        Ana pass  # => turn=Ben
        """
    )


@pytest.mark.ruling("VE53")
def test_ve53_an_unused_cellar_keeps_a_player_in():
    play(
        CASTLE
        + '! Ben deck 0 "x"\n! Ben hand 0 "x"\n! Ben cellar 2 "x"\nAna pass  # => turn=Ben\nBen draw  # => Ben=0/2/0/0*'
    )


@pytest.mark.ruling("VE58")
def test_ve58_the_vampire_player_begins_with_a_night():
    early = (
        "Ana keep",
        "Ana attack bis lad c1",
        "Ana answer human",
        "enter coo",
        "Ana support fog 0/0 none",
        "Ana show bis",
    )
    play("".join(f"{line}  # refused not-your-phase\n" for line in early) + CASTLE)
    assert new().snapshot()["late"] == []
    table = play(CASTLE + "Ben keep  # refused not-your-turn\nAna keep  # => time=night round=1")
    assert [one["role"] for one in table.snapshot()["players"]] == ["vampires", "humans"]
    # A night that the table begins is another one, unless nothing has happened in this one yet.
    play(CASTLE + '! Ana turn "x"  # => time=night round=1\nAna keep\n! Ana turn "x"  # => round=2 step=draw')
    play(CASTLE + '! Ben turn "x"  # => time=day round=1\n! Ana turn "x"  # => time=night round=2')


@pytest.mark.ruling("VE59")
def test_ve59_who_discards_refills():
    play(CASTLE + "Ana draw moat 2 cellar 1  # => Ana=29/8/2/1")


@pytest.mark.ruling("VE60")
def test_ve60_one_refill_a_turn():
    play(CASTLE + "Ana draw moat 1\nAna draw moat 1  # refused too-late\nAna keep  # refused too-late")


@pytest.mark.ruling("VE61")
def test_ve61_an_empty_hand_must_be_refilled():
    play(
        CASTLE
        + """
        ! Ana hand 0 "x"
        Ana pass  # refused draw-first
        Ana keep  # refused draw-first
        Ana reveal lad  # refused draw-first
        Ana draw  # => Ana=24/8/0/0
        """
    )


@pytest.mark.ruling("VE62")
def test_ve62_more_may_be_discarded_than_must_be():
    play(CASTLE + '! Ana hand 9 "x"\nAna draw moat 4  # => Ana=29/8/4/0')


@pytest.mark.ruling("VE63")
def test_ve63_the_last_card_of_the_deck_brings_no_reshuffle_yet():
    play(CASTLE + '! Ana deck 2 "x"\n! Ana hand 6 "x"\n! Ana cellar 3 "x"\nAna draw  # => Ana=0/8/0/3')


@pytest.mark.ruling("VE65")
def test_ve65_discards_are_known_by_number_only():
    table = play(CASTLE + "Ana draw moat 1 cellar 2")
    assert "cards" not in table.snapshot()["players"][0]
    play("Ana draw moat c2  # refused not-understood", table=new())


@pytest.mark.ruling("VE66")
def test_ve66_cards_for_hiding_are_shown():
    play(CASTLE + "Ana hide lad  # refused wrong-number-of-cards\nAna hide lad 3  # refused not-understood")


@pytest.mark.ruling("VE67")
def test_ve67_a_turn_is_over_with_the_first_entry_of_the_next():
    play(
        CASTLE
        + """
        Ana attack bis lad c1
        Ben defend n1
        Ana attack none  # => step=after turn=Ben time=night
        Ana pass  # refused too-late
        Ana support mist 0/0 none
        Ben keep  # => time=day step=action
        """
    )


@pytest.mark.ruling("VE68")
def test_ve68_no_support_after_a_pass():
    play(
        CASTLE + "Ana pass\nAna support mist 0/0 none  # refused not-now\nBen support mist 0/0 none  # refused not-now"
    )


@pytest.mark.ruling("VE69")
def test_ve69_a_support_card_ends_phases_1_and_2():
    play(CASTLE + "Ana keep\nAna support mist 0/0 none  # => step=action\nAna reveal lad  # refused too-late")


@pytest.mark.ruling("VE70")
def test_ve70_between_turns_the_cost_is_that_of_the_turn_still_open():
    play(
        CASTLE
        + """
        Ana attack bis lad c1
        Ben defend n1
        Ana attack none
        Ben support squire 0/3 defence lad  # => Ben=32/3/5/0 castle=bis,lad+d1,off
        Ben keep
        Ben support ostler 0/3 defence lad  # => Ben=32/2/6/0
        """
    )


@pytest.mark.ruling("VE74")
def test_ve74_who_comes_takes_the_free_place():
    play(CASTLE + "Ana hide lad v1 v1 v1\nenter coo  # => castle=bis,coo,off")


@pytest.mark.ruling("VE75")
def test_ve75_who_comes_is_checked_and_filled_in_where_certain():
    play(
        CASTLE
        + """
        Ana hide lad v1 v1 v1
        enter lad  # refused not-on-top
        enter off  # refused not-in-city
        enter mai
        ! dead lor human "x"
        ! dead mon human "x"
        ! dead nun human "x"
        ! dead but human "x"
        ! Ana turn "x"
        Ana hide mai v1 v1 v1  # => castle=bis,coo,off tail=lad,mai ask=-
        enter coo  # => text=enter_coo castle=bis,coo,off
        ! Ana turn "x"
        ! Ana hand 8 "x"
        Ana hide coo v1 v1 v1  # => castle=bis,lad,off tail=mai,coo
        ! Ana turn "x"
        ! Ana hand 8 "x"
        Ana support fog 0/0 none  # refused not-now
        Ana keep
        Ana support fog 0/0 shuffle  # => tail=-
        """
    )


@pytest.mark.ruling("VE94")
def test_ve94_no_cards_before_the_action_is_a_pass_with_nothing():
    play(
        CASTLE
        + """
        ! Ana hand 2 "x"
        Ana keep
        Ana support mist 1/1 none  # => Ana=32/0/2/0 forced=1 turn=Ben step=draw
        Ana pass  # => text=Ana_pass turn=Ben
        """
    )
    # Only who might be a vampire to reveal keeps a player without cards from passing.
    empty = CASTLE + '! Ana deck 0 "x"\n! Ana hand 2 "x"\n'
    all_but_lor = "".join(f'! human {one} "x"\n' for one in ("lad", "off", "mon", "nun", "bis", "mai", "coo", "but"))
    play(empty + all_but_lor + "Ana draw moat 2  # => turn=Ana step=reveal forced=0")
    play(empty + all_but_lor + '! human lor "x"\nAna draw moat 2  # => turn=Ben forced=1')
    play(empty + all_but_lor + '! dead lor human "x"\n! unknown but "x"\nAna draw moat 2  # => turn=Ana forced=0')
    play(empty + all_but_lor + '! dead lor human "x"\nAna draw moat 2  # => turn=Ben forced=1')


@pytest.mark.ruling("VE95")
def test_ve95_who_gets_cards_again_takes_turns_again():
    play(
        CASTLE
        + """
        ! Ben deck 0 "x"
        ! Ben hand 0 "x"
        ! Ben moat 40 "x"
        Ana pass  # => turn=Ana
        Ana keep
        Ana support mercy 0/0 other "Ben takes two cards from the moat"
        ! Ben hand 2 "the card"
        Ana pass  # => turn=Ben
        """
    )
