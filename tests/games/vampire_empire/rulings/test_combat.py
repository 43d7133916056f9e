"""Combat, holy water, answers: VE17 to VE42, VE49, VE76 to VE93, VE97 to VE100, VE106."""

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


@pytest.mark.ruling("VE24")
def test_ve24_a_revealed_vampire_must_attack_for_the_vampires_and_never_for_the_humans():
    play(
        REVEALED
        + """
        Ana attack bis off c1  # refused attacker-not-revealed
        Ana attack lad off n1
        Ben defend n1
        Ana attack none
        Ben attack lad off n1  # refused attacker-revealed
        """
    )
    play('castle bis lad off\n! vampire coo "x"\nAna attack bis off c1  # => values=1:0')


@pytest.mark.ruling("VE25")
def test_ve25_any_of_several_revealed_vampires():
    play(REVEALED + '! vampire off "x"\nAna attack off bis n1  # => values=1:0')


@pytest.mark.ruling("VE26")
def test_ve26_one_may_attack_ones_own_side():
    play(REVEALED + '! vampire off "x"\nAna attack off lad n1  # => values=1:0')


@pytest.mark.ruling("VE27")
def test_ve27_in_a_castle_of_two_the_target_is_clear():
    dead = "".join(f'! dead {one} human "x"\n' for one in ("lor", "mon", "nun", "mai", "off"))
    rest = '! dead coo vampire "x"\n! dead but vampire "x"\n'
    play(NIGHT + dead + rest + "Ana attack bis c1  # => values=1:0 text=Ana_attack_bis_lad_c1")
    play(NIGHT + "Ana attack bis c1  # refused choice-needed")


@pytest.mark.ruling("VE28")
def test_ve28_no_card_in_round_2_ends_the_combat():
    play(
        NIGHT + "Ana attack bis lad c1\nBen defend n1\nAna attack none  # => last=stopped step=after castle=bis,lad,off"
    )


@pytest.mark.ruling("VE29")
def test_ve29_an_attack_needs_a_valid_card():
    play(NIGHT + "Ana attack bis lad  # refused card-missing\nAna attack bis lad n1  # refused card-not-valid")


@pytest.mark.ruling("VE30")
def test_ve30_the_first_play_must_exceed_the_initial_defence():
    play(
        NIGHT
        + """
        ! markers lad 0 1 "x"
        Ana attack bis lad c1  # refused not-exceeding
        ! markers bis 1 0 "x"
        Ana attack bis lad c1  # => values=2:1
        """
    )


@pytest.mark.ruling("VE31")
def test_ve31_markers_count_in_round_1_only_cards_in_both():
    play(
        NIGHT
        + '! markers bis 2 0 "x"\nAna attack bis lad c1\nBen defend n3  # => last=3:3:survives values=1:3 battle=2'
    )


@pytest.mark.ruling("VE32")
def test_ve32_markers_stack():
    play(
        DAY
        + """
        Ben keep
        Ben support squire 0/0 defence lad 2 + defence lad + attack lad  # => castle=bis,lad+a1+d3,off
        """
    )


@pytest.mark.ruling("VE33")
def test_ve33_a_marker_serves_whoever_uses_the_character():
    play('castle bis lad off\n! markers bis 1 0 "x"\n! Ben turn "x"\nBen attack bis lad c1  # => values=2:0')
    play('castle bis lad off\n! markers bis 1 0 "x"\nAna attack bis lad c1  # => values=2:0')


@pytest.mark.ruling("VE34")
def test_ve34_a_marker_is_worth_one():
    play(
        DAY
        + """
        Ben keep
        Ben support squire 0/0 defence lad  # => castle=bis,lad+d1,off
        Ben attack bis lad c1  # refused not-exceeding
        """
    )


@pytest.mark.ruling("VE35")
def test_ve35_no_red_card_for_an_unrevealed_vampire():
    play(NIGHT + "Ana attack bis lad v2  # refused card-not-valid\nAna attack bis lad cv2  # => values=2:0")


@pytest.mark.ruling("VE36")
def test_ve36_holy_water_defends_against_a_revealed_vampire():
    play(REVEALED + "Ana attack lad bis n2\nBen defend w2  # => last=2:2:survives")
    play(NIGHT + "Ana attack lad bis n2\nBen defend w2  # refused card-not-valid")


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


@pytest.mark.ruling("VE38")
def test_ve38_the_defence_is_no_card_or_any_number():
    play(NIGHT + "Ana attack bis lad c2\nBen defend n1 n2 sn1  # => last=2:4:survives")
    play(NIGHT + "Ana attack bis lad c2\nBen defend none  # => last=2:0:killed")


@pytest.mark.ruling("VE39")
def test_ve39_an_attack_of_1_kills_without_a_defence():
    play(NIGHT + "Ana attack bis lad c1\nBen defend none  # => last=1:0:killed ask=answer")


@pytest.mark.ruling("VE40")
def test_ve40_equal_values_lead_to_the_second_round():
    play(NIGHT + "Ana attack bis lad c2\nBen defend n2  # => last=2:2:survives battle=2 ask=attack")


@pytest.mark.ruling("VE41")
def test_ve41_all_cards_of_a_combat_go_to_the_moats():
    play(
        NIGHT
        + "Ana attack bis lad c2 c1  # => Ana=32/6/0/0\nBen defend n3\nAna attack none  # => Ana=32/6/2/0 Ben=32/7/1/0"
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


@pytest.mark.ruling("VE81")
def test_ve81_a_marker_alone_is_no_attack():
    play(NIGHT + '! markers bis 3 0 "x"\nAna attack bis lad  # refused card-missing')


@pytest.mark.ruling("VE82")
def test_ve82_without_a_card_there_is_no_second_round():
    play(
        NIGHT
        + """
        ! markers lad 0 1 "x"
        Ana attack bis lad c2
        Ben defend n1  # => last=2:2:survives values=2:1
        Ana attack none  # => last=stopped castle=bis,lad+d1,off
        """
    )
    play(NIGHT + '! Ana hand 1 "x"\nAna attack bis lad c2\nBen defend n2  # => forced=1 last=stopped step=after')


@pytest.mark.ruling("VE83")
def test_ve83_a_revealed_vampire_without_a_card_keeps_the_others_from_attacking():
    play(
        REVEALED
        + "Ana attack lad bis c2  # refused card-not-valid\nAna attack bis off c2  # refused attacker-not-revealed"
    )


@pytest.mark.ruling("VE84")
def test_ve84_the_other_player_always_defends():
    play(
        REVEALED + '! vampire off "x"\nAna attack off lad n1\nAna defend n1  # refused nothing-to-decide\nBen defend n1'
    )


@pytest.mark.ruling("VE85")
def test_ve85_a_two_colour_card_is_valid_by_its_profession():
    play(DAY + "Ben attack bis lad cw2  # => values=2:0\nAna defend nv2  # => last=2:2:survives")
    play(DAY + "Ben attack bis lad nw2  # refused card-not-valid")


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


@pytest.mark.ruling("VE92")
def test_ve92_only_band_and_value_of_combat_cards_are_judged():
    play(NIGHT + "Ana attack bis lad c0 c9  # => values=9:0")


@pytest.mark.ruling("VE93")
def test_ve93_the_last_ending_waits_for_the_end_of_an_action():
    out = '! {0} deck 0 "x"\n! {0} hand {1} "x"\n'
    play(
        NIGHT
        + out.format("Ana", 1)
        + out.format("Ben", 0)
        + """
        Ana attack bis lad c1  # => last=1:0:killed forced=1 ask=answer winner=-
        Ana answer human  # => ask=enter winner=-
        enter coo  # => winner=Ana:cards points=6:5
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


@pytest.mark.ruling("VE100")
def test_ve100_cards_and_accomplices_of_the_other_deck_are_refused():
    play(
        DAY
        + """
        Ben attack bis lad cv2  # refused wrong-deck
        Ben keep
        Ben support organist 0/0 attack bis  # refused wrong-deck
        Ana support squire 0/0 attack bis  # refused wrong-deck
        Ana support "Garçon de courses" 0/0 attack bis
        """
    )


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
