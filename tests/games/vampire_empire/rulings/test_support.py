"""Support cards: VE44 to VE50, VE64, VE71 to VE73, VE101 to VE105."""

import pytest

from tests.games.vampire_empire.helpers import play

NIGHT = "castle bis lad off\n"
DAY = 'castle bis lad off\n! Ben turn "x"\n'


@pytest.mark.ruling("VE44")
def test_ve44_by_day_support_follows_phase_1():
    play(DAY + "Ben support fog 0/0 none  # refused not-now\nBen keep\nBen support fog 0/0 none  # => step=action")


@pytest.mark.ruling("VE45")
def test_ve45_both_may_play_in_the_order_entered():
    play(
        DAY
        + """
        Ben keep  # => late=Ana:support
        Ana support fog 0/0 none
        Ben support mist 0/0 none
        Ana support fog 0/0 none
        """
    )


@pytest.mark.ruling("VE46")
def test_ve46_a_card_may_take_back_the_effect_just_applied_costs_stay_paid():
    play(
        DAY
        + """
        Ben keep
        Ben support squire 1/1 defence lad 3  # => castle=bis,lad+d3,off Ben=32/6/2/0
        Ana support veto 2/2 cancel support  # => castle=bis,lad,off Ben=32/6/2/0 Ana=32/5/3/0
        Ana support veto 2/2 cancel support  # => castle=bis,lad+d3,off Ana=32/2/6/0
        """
    )
    play(
        DAY
        + """
        Ben keep
        Ana support veto 0/0 cancel support  # refused not-applicable
        Ana support veto 0/0 cancel support + attack coo  # refused not-applicable
        Ana support veto 0/0 attack coo + cancel support  # refused not-in-castle
        """
    )
    # Only the card entered just before; what it asked for is part of its effect.
    play(
        DAY
        + """
        Ben keep
        Ben support poison 0/0 kill lad
        Ana support veto 0/0 cancel support  # refused not-now
        Ana answer human
        enter coo
        Ana support veto 0/0 cancel support  # => castle=bis,lad,off dead=- Ben=32/7/1/0
        Ben pass
        Ana keep
        Ana support fog 0/0 defence lad
        Ana attack off lad n3
        Ben support veto 0/0 combat cancel support  # refused not-applicable
        """
    )


@pytest.mark.ruling("VE47")
def test_ve47_a_card_cannot_pay_for_itself():
    play(
        DAY
        + """
        ! Ben hand 2 "x"
        Ben keep
        Ben support fog 2/0 none  # refused cannot-pay
        Ben support fog 2/0 take moat 2  # refused cannot-pay
        Ben support fog 2/0 take moat 3  # refused not-enough-cards
        Ben support mist 1/0 none  # => forced=1
        """
    )


@pytest.mark.ruling("VE48")
def test_ve48_a_cost_of_nothing_is_fine_and_one_too_high_is_not():
    play(DAY + "Ben keep\nBen support fog 0/2 none  # => Ben=32/7/1/0")
    play(DAY + "Ben keep\nBen support fog 8/0 none  # refused cannot-pay\nBen support fog 7/0 none  # => forced=1")


@pytest.mark.ruling("VE50")
def test_ve50_an_accomplice_helps_somebody_in_the_castle():
    play(
        DAY
        + "Ben keep\nBen support squire 0/0 defence coo  # refused not-in-castle\nBen support squire 0/0 defence lad"
    )


@pytest.mark.ruling("VE64")
def test_ve64_a_draw_by_a_support_card_shuffles_the_cellar_in():
    play(DAY + '! Ben deck 1 "x"\n! Ben cellar 4 "x"\nBen keep\nBen support gift 0/0 draw 3  # => Ben=2/10/1/0*')


@pytest.mark.ruling("VE71")
def test_ve71_no_number_no_play():
    play(DAY + "Ben keep\nBen support owl -/1 none  # refused not-now\nBen support lark 1/- none")


@pytest.mark.ruling("VE72")
def test_ve72_any_number_of_support_cards():
    play(DAY + "Ben keep\n" + "Ben support fog 0/0 none\n" * 5 + "Ben attack bis lad c1")


@pytest.mark.ruling("VE73")
def test_ve73_a_card_goes_to_the_moat_after_its_effect():
    play(
        DAY
        + """
        Ben keep
        Ben support dig 0/0 take moat 1  # refused not-enough-cards
        Ben support delve 1/1 take moat 1  # => Ben=32/7/1/0
        """
    )


@pytest.mark.ruling("VE101")
def test_ve101_what_is_blocked_is_illegal_for_the_rest_of_the_turn():
    play(
        DAY
        + """
        Ben keep
        Ana support chain 0/0 block water attack
        Ben water lad w1 w1  # refused blocked
        Ben attack bis lad c1  # refused blocked
        Ben pass  # => turn=Ana
        Ana keep
        Ana attack bis lad c1
        """
    )
    play(DAY + "Ben keep\nAna support chain 0/0 block water attack pass  # => step=after turn=Ana")
    chain = "Ben keep\nAna support chain 0/0 block water pass  # => step="
    play(f'! castle bis "x"\n{chain}after', table=play(DAY))  # nobody to attack
    play(f'! castle bis lad "x"\n! vampire bis "x"\n! vampire lad "x"\n{chain}after', table=play(DAY))  # nobody may
    play(f'! castle bis lad "x"\n! vampire bis "x"\n{chain}action', table=play(DAY))
    gate = "Ana keep\nBen support gate 0/0 block attack pass  # => step="
    play(f'! Ana hand 2 "x"\n{gate}after turn=Ben', table=play(NIGHT))  # too few cards to hide anybody
    play(f'! Ana hand 3 "x"\n{gate}action turn=Ana', table=play(NIGHT))
    gate = "Ana keep\nBen support light 0/0 block reveal hide\n"
    play(NIGHT + gate + "Ana hide lad v1 v1 v1  # refused blocked\nAna reveal lad  # refused too-late")


@pytest.mark.ruling("VE102")
def test_ve102_markers_have_no_limit():
    play(DAY + "Ben keep\nBen support squire 0/0 defence lad 20  # => castle=bis,lad+d20,off")


@pytest.mark.ruling("VE103")
def test_ve103_cards_are_taken_by_number():
    play(
        DAY
        + """
        ! Ben cellar 3 "x"
        Ben keep
        Ben support dig 0/0 take cellar 4  # refused not-enough-cards
        Ben support dig 0/0 take cellar 2  # => Ben=32/9/1/1
        Ben support seek 0/0 take deck 1  # => Ben=31/9/2/1
        """
    )


@pytest.mark.ruling("VE104")
def test_ve104_testing_hiding_and_exchanging_are_as_the_actions():
    play(
        DAY
        + """
        Ben keep
        Ben support eye 0/0 test lad
        Ana answer vampire  # => castle=bis,lad!,off ask=- step=action
        Ben support eye 0/0 test lad  # refused already-revealed
        Ben support trapdoor 0/0 hide bis  # => ask=enter tail=bis
        enter coo  # => castle=coo,lad!,off
        Ben support twins 0/0 swap coo bis  # refused not-on-top
        Ben support twins 0/0 swap coo lad  # refused not-in-city
        Ben support twins 0/0 swap mai lor  # refused not-in-castle
        Ben support twins 0/0 swap coo lor  # => castle=lor,lad!,off tail=bis
        """
    )
    # Whoever changes places with the top of a city whose order is known lies there now.
    play(
        DAY
        + """
        ! city mai lor mon nun coo but "x"
        Ben keep
        Ben support twins 0/0 swap bis lor  # refused not-on-top
        Ben support twins 0/0 swap bis mai  # => castle=mai,lad,off tail=bis,lor,mon,nun,coo,but
        """
    )


@pytest.mark.ruling("VE104")
def test_ve104_who_comes_anyway_is_accepted_and_not_written():
    five = {"lor": "human", "mon": "human", "nun": "human", "mai": "human", "coo": "vampire"}
    one_left = NIGHT + "".join(f'! dead {who} {was} "x"\n' for who, was in five.items()) + "Ana keep\n"
    card = "Ben support trapdoor 0/0"
    hidden = f"castle=bis,but,off tail=lad text={card.replace(' ', '_')}_hide_lad"
    play(one_left + f"{card} hide lad but  # => {hidden}\nenter but\nAna pass")
    play(one_left + f"{card} hide lad  # => {hidden}\nenter but\nAna pass")
    play(one_left + f"{card} hide lad bis  # refused not-in-city\n{card} hide lad lad  # refused not-on-top")
    # Said before the effect that needs whoever comes.
    written = f"{card} hide lad but + defence but".replace(" ", "_")
    play(one_left + f"{card} hide lad but + defence but  # => castle=bis,but+d1,off text={written}")
    play(NIGHT + f"Ana keep\n{card} hide lad but  # => text={card.replace(' ', '_')}_hide_lad_but")


@pytest.mark.ruling("VE105")
def test_ve105_a_card_that_kills_kills_as_a_combat_does():
    play(
        DAY
        + """
        Ben keep
        Ben support poison 0/0 kill lad + kill off  # => ask=answer dead=lad:?,off:? castle=bis
        Ana answer human coo  # => castle=bis,coo ask=answer
        Ana answer human mai  # => castle=bis,coo,mai ask=- dead=lad:h,off:h
        """
    )
    # The first ending reached counts: what the card does after it doesn't happen any more.
    play(
        NIGHT
        + """
        ! vampire bis "x"
        ! vampire lad "x"
        ! vampire coo "x"
        Ana keep
        Ana support bell 0/0 swap off coo + kill bis  # => winner=Ana:castle castle=bis!,lad!,coo! dead=-
        """
    )


@pytest.mark.ruling("VE32")
def test_ve32_only_markers_that_are_there_can_be_taken_off():
    play(
        DAY
        + """
        ! dead but human "x"
        ! markers lad 2 1 "x"
        Ben keep
        Ben support rust 0/0 unmark lad attack  # => castle=bis,lad+d1,off
        Ben support rust 0/0 unmark lad attack  # refused not-applicable
        Ben support rust 0/0 unmark coo defence  # refused not-applicable
        Ben support rust 0/0 unmark but defence  # refused dead
        """
    )


@pytest.mark.ruling("VE65")
def test_ve65_who_draws_or_discards_plays_here():
    play(
        DAY
        + """
        Ben keep
        Ben support gift 0/0 draw Cem 1  # refused unknown-player
        Zed support gift 0/0 draw Ana 1  # refused unknown-player
        Ben support gift 0/0 draw Ana 1 + discard 2  # => Ana=31/7/2/0
        """
    )
