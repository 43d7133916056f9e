"""Who attacks whom, with which cards: VE24 to VE36, VE38 to VE41, VE81 to VE85, VE92, VE93, VE100."""

import pytest

from tests.games.vampire_empire.helpers import play

NIGHT = "castle bis lad off\n"
DAY = 'castle bis lad off\n! Ben turn "x"\n'
REVEALED = 'castle bis lad off\n! vampire lad "x"\n'


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
    # Without a target: too little for any of them, or enough for one.
    both = NIGHT + '! markers lad 0 1 "x"\n! markers off 0 2 "x"\n'
    play(both + "Ana attack bis c1  # refused not-exceeding\nAna attack bis c2  # refused choice-needed")


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
