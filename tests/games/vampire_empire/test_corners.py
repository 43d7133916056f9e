"""Rulings that meet each other, and rulings of the table in the middle of something."""

import pytest

from referee import Refused, Table
from referee.say import Voice
from referee.show.refusal import refusal_lines
from referee.table.verify import replay
from tests.games.vampire_empire.helpers import HEADER, play

LAID = "castle mai nun bis\n"
DAY = LAID + '! Ben turn "x"\n'


def test_an_answer_that_is_asked_is_no_repeat_of_one_that_was_known():
    play(
        LAID
        + """
        ! human bis "x"
        ! Ben hand 1 "x"
        Ana attack mai nun s1
        Ben support fog 0/0 combat test bis  # => forced=2 ask=answer
        Ana answer human  # => dead=nun:h ask=enter
        """
    )


def test_a_turn_in_which_nothing_can_be_paid_is_over():
    play(DAY + '! Ben hand 1 "x"\nBen keep\nAna support fog 0/0 block attack pass  # => step=after turn=Ana')


def test_a_ruling_that_settles_an_action_does_not_give_it_back():
    play(DAY + 'Ben water mai w1 w1\n! vampire mai "x"  # => step=after turn=Ana Ben=32/6/2/0')
    play(LAID + 'Ana attack mai nun s1\n! castle lor "x"  # => step=after turn=Ben Ana=32/7/1/0')
    play(LAID + 'Ana hide mai v1 v1 v1\n! castle nun bis lad "x"  # => step=after ask=-')
    play(DAY + 'Ben water mai w1 w2\nAna answer vampire\n! unknown mai "x"  # => step=after Ben=32/6/2/0')


def test_a_combat_goes_on_after_a_ruling_that_leaves_the_fighters():
    play(LAID + 'Ana attack mai nun s1\n! markers nun 0 1 "x"  # => step=combat values=1:1 ask=defend')
    play(LAID + 'Ana attack mai nun s1\n! castle nun mai lad "x"  # => step=combat castle=nun,mai,lad')


def test_no_card_is_lost_when_the_table_ends_the_game_or_settles_a_test():
    play(LAID + 'Ana attack mai nun s1\n! Ana wins "x"  # => Ana=32/7/1/0 winner=Ana:table')
    play(LAID + 'Ana attack mai nun s1\n! draw "x"  # => Ana=32/7/1/0 winner=Ana+Ben:table')
    play(DAY + 'Ben water mai w1 w2\n! dead mai human "x"  # => Ben=32/6/2/0')


def test_after_the_end_only_the_table_begins_another_turn():
    play(
        LAID
        + """
        ! Ana wins "x"
        castle mai nun bis  # refused not-your-phase
        Ana keep  # refused not-your-phase
        ! vampire mai "x"  # => winner=Ana:table
        ! Ben turn "x"  # => winner=- turn=Ben step=draw
        Ben keep  # => step=action
        """
    )


def test_an_answer_that_a_ruling_makes_known_is_not_asked_any_more():
    three = "".join(f'! vampire {one} "x"\n' for one in ("lad", "lor"))
    play(LAID + "Ana attack mai nun s1\nBen defend none\n" + three + '! vampire off "x"  # => dead=nun:h ask=enter')
    play(LAID + 'Ana attack mai nun s1\nBen defend none\n! alive nun "x"  # => ask=enter dead=-')


def test_that_the_living_are_alive_settles_nothing():
    play(DAY + 'Ben water nun w1 w1\n! alive nun "x"  # => ask=answer')


def test_who_died_as_a_human_and_lives_again_is_still_known_to_be_human():
    human = LAID + '! human nun "x"\n! dead nun human "x"\n! alive nun "x"\n'
    play(human + '! castle mai nun bis "x"  # => castle=mai,nun?,bis\nAna reveal nun  # refused answered-human')
    play(LAID + '! human nun "x"\n! dead nun vampire "x"\n! alive nun "x"\n! castle mai nun "x"  # => castle=mai,nun!')


def test_the_table_may_correct_what_a_dead_character_was():
    play(
        LAID
        + '! dead nun human "x"\n! dead lor human "x"\n! dead nun vampire "x"  # => dead=nun:v,lor:h castle=mai,bis'
    )


def test_who_is_tested_twice_is_one_vampire():
    table = play(LAID + "Ana keep\nAna support fog 0/0 test lad + test lad\nAna answer vampire  # => ask=-")
    assert table.state.revealed == ("lad",)


def test_no_cards_are_called_none_in_the_second_round_too():
    play(LAID + "Ana attack mai nun s1\nBen defend c1\nAna attack mai nun  # refused card-missing\nAna attack mai s1")


def test_who_sits_out_may_say_so():
    out = '! Ben hand 0 "x"\n! Ben deck 0 "x"\n'
    play(LAID + out + "Ana pass\nBen pass  # => turn=Ana\nBen keep  # refused not-your-turn")
    play(LAID + out + "Ana hide mai v1 v1 v1 lad\nBen pass  # => turn=Ana step=after")


def test_without_cards_and_with_nobody_to_reveal_the_turn_is_passed():
    known = "".join(f'! vampire {one} "x"\n' for one in ("lad", "lor", "off"))
    play(LAID + known + '! Ana deck 0 "x"\nAna draw moat 8  # => forced=1 turn=Ben')
    play(LAID + '! Ana deck 0 "x"\nAna draw moat 8  # => forced=0 turn=Ana step=reveal')


def test_a_cancelling_card_is_not_paid_with_what_it_takes_back():
    play(
        LAID
        + """
        ! Ben hand 1 "x"
        Ana keep
        Ben support fog 0/0 take deck 2
        Ben support mist 0/0 cancel support  # refused cannot-pay
        """
    )


def test_cancelling_a_cancel_gives_the_comparison_back():
    play(
        LAID
        + """
        Ana attack mai nun s4
        Ben defend c1  # => last=4:1:killed
        Ben support mist 1/0 combat cancel s4  # => values=0:1 ask=attack
        Ana support fog 2/2 combat cancel support  # => ask=answer dead=nun:?
        """
    )


def test_a_plus_in_quotes_is_a_name_or_a_text():
    header = "referee 1\ngame vampire-empire\nplayers Ana +\nvampires Ana\n\n"
    table = Table.from_bytes(header.encode())
    play(
        """
        castle mai nun bis
        Ana keep
        Ana support fog 0/0 discard 2 + draw 1  # => text=Ana_support_fog_0/0_discard_"+"_2_+_draw_Ana_1
        + support + 0/0 draw "+" 1 + other "+"  # => text=+_support_"+"_0/0_draw_"+"_1_+_other_"+"
        """,
        table=table,
    )
    read = Table.from_bytes((header + "\n".join(table.lines) + "\n").encode())
    assert read.snapshot() == table.snapshot()


def test_other_effects_of_a_cancelling_card_stay():
    play(
        DAY
        + """
        Ben keep
        Ben support mist 1/1 defence bis
        Ana support sacrifice 0/0 defence bis 2 + cancel support  # => castle=mai,nun,bis+d2
        """
    )


def test_a_count_follows_the_rulings_of_the_table():
    out = '! Ana deck 0 "x"\n! Ana hand 1 "x"\n! Ben deck 0 "x"\n! Ben hand 0 "x"\n'
    play(LAID + out + 'Ana pass  # => winner=Ana+Ben:cards round=1\n! dead lad vampire "x"  # => winner=Ben:cards')


def test_a_blocked_attack_is_blocked_after_holy_water_too():
    play(
        DAY
        + """
        Ben keep
        Ana support fog 0/0 block attack
        Ben water mai w1 w2
        Ana answer vampire  # => forced=1 step=after
        """
    )


def test_of_two_equal_waters_either_may_be_named():
    play(
        DAY + "Ben water mai cw1 nw1\nAna answer vampire\nBen attack nun nw1  # => values=1:0 Ben=32/6/1/0",
        house="water may",
    )


def test_an_immediate_attack_needs_an_attacker():
    play(DAY + "Ben water mai w1 w2\nAna answer vampire\nBen attack c1  # refused choice-needed")


FEW = "".join(f'! dead {one} human "x"\n' for one in ("lad", "lor", "off", "mon")) + '! dead mai vampire "x"\n'


def test_who_comes_may_be_said_though_only_one_can():
    """In the same line or after it, and the same when the record is read again, in which it isn't written."""
    game = LAID + FEW + '! castle nun bis coo "x"\n! Ana turn "x"\n'
    for hidden in ("Ana hide nun v1 v1 v1", "Ana hide nun v1 v1 v1 but"):
        play(game + f"{hidden}  # => text=Ana_hide_nun_v1_v1_v1 castle=but,bis,coo\nenter but\nAna enter but")
    killed = game + "Ana attack bis nun c3\nBen defend none\n"
    for told in ("Ana answer human", "Ana answer human but"):
        play(killed + f"{told}  # => text=Ana_answer_human castle=but,bis,coo\nenter but")


def test_an_answer_that_is_known_may_be_said_with_who_comes():
    game = LAID + FEW + '! castle nun bis coo "x"\n! vampire nun "x"\n! Ben turn "x"\n'
    known = game + "Ben attack bis nun c3\nAna defend none  # => castle=but,bis,coo step=after\n"
    play(known + "Ana answer vampire but  # => castle=but,bis,coo step=after Ana=32/8/0/0\nAna answer vampire")
    play(
        known + "Ana answer human but  # refused nothing-to-decide\nAna answer vampire bis  # refused nothing-to-decide"
    )


def test_alone_in_the_castle_nobody_can_attack():
    table = play(LAID + '! castle mai "x"\nAna attack mai s1  # refused choice-needed')
    with pytest.raises(Refused) as error:
        table.do("Ana attack mai s1")
    assert error.value.refusal.detail == "choice-needed.nobody"


def test_a_swap_keeps_its_place_beside_a_free_one():
    play(
        DAY
        + """
        Ben keep
        Ben support fog 0/0 kill mai + swap bis mon  # => castle=nun,mon ask=answer
        Ana answer human lad  # => castle=lad,nun,mon
        """
    )


def test_the_order_of_the_city_above_those_hidden_makes_it_whole():
    play(
        LAID
        + """
        Ana hide mai v1 v1 v1 lad  # => tail=mai
        ! city lor off mon coo but "x"  # => tail=lor,off,mon,coo,but,mai
        """
    )
    play(LAID + '! city lor off "x"  # => tail=-\nAna hide mai v1 v1 v1  # => castle=lor,nun,bis tail=mai')


def test_no_card_is_lost_when_the_game_ends_in_a_combat_or_a_test():
    fallen = '! dead lad vampire "x"\n! dead off vampire "x"\n'
    play(
        LAID
        + fallen
        + """
        Ana attack mai nun s1
        Ana support fog 0/0 combat kill bis
        Ana answer vampire  # => winner=Ben:vampires-dead Ana=32/6/2/0
        """
    )
    play(LAID + 'Ana reveal mai\nAna attack mai nun s1\n! vampire nun "x"\n! vampire bis "x"  # => Ana=32/7/1/0')


@pytest.mark.ruling("VE80")
def test_ve80_an_ending_that_is_taken_back_leaves_no_holy_water_to_attack_with():
    five = "".join(f'! dead {one} human "x"\n' for one in ("lad", "lor", "mon", "coo", "but"))
    test = DAY + five + "Ben water mai w1 w2\n"
    ended = '! dead off human "x"  # => winner=Ana:humans-dead Ben=32/6/2/0\n! alive off "x"  # => ask='
    late = "\nBen attack nun c1  # refused too-late"
    play(test + ended + "answer\nAna answer vampire  # => step=after Ben=32/6/2/0" + late)
    play(test + "Ana answer vampire\n" + ended + "-" + late)


def test_an_attack_at_once_is_made_with_the_cards_of_the_hand():
    found = DAY + '! Ben hand 3 "x"\nBen water nun w1 w3\nAna answer vampire\n'
    play(found + "Ben attack bis c1 c1  # refused not-enough-cards\nBen attack bis c1  # => values=2:0 Ben=32/0/1/0")


def test_nobody_plays_more_cards_in_a_combat_than_are_in_the_hand():
    play(
        LAID
        + """
        ! Ana hand 2 "x"
        ! Ben hand 2 "x"
        Ana attack mai nun s1
        Ben defend c1 c1 c1  # refused not-enough-cards
        Ben defend c1  # => ask=attack
        Ana attack s1 s1  # refused not-enough-cards
        Ana attack s1  # => values=2:1
        """
    )


@pytest.mark.parametrize(
    "effect",
    [
        "attack lad",
        "defence lad",
        "unmark lad attack",
        "hide lad",
        "hide mai lad",
        "swap lad coo",
        "test lad",
        "kill lad",
    ],
)
def test_no_card_does_anything_to_the_dead(effect):
    play(LAID + f'! dead lad human "x"\nAna keep\nAna support fog 0/0 {effect}  # refused dead')


def test_who_comes_is_not_written_where_a_ruling_has_filled_the_places_of_two():
    killed = LAID + "Ana keep\nAna support poison 0/0 kill nun + kill bis  # => ask=answer\n"
    play(killed + '! castle mai coo but "x"\nAna answer human lad  # => text=Ana_answer_human ask=answer')


def test_an_attack_at_once_is_over_when_a_ruling_takes_its_target_away():
    found = DAY + "Ben water nun w1 w3\nAna answer vampire  # => ask=attack\n"
    play(found + '! castle mai lad bis "x"  # => ask=- step=after Ben=32/6/2/0')
    play(found + '! castle bis nun lad "x"  # => ask=attack Ben=32/6/1/0\nBen attack bis  # => values=1:0')


def test_the_dead_cannot_come():
    play(LAID + '! dead lad human "x"\nAna hide bis v1 v1 lad  # refused dead')
    play(LAID + '! dead lad human "x"\nAna keep\nAna support fog 0/0 hide off lad  # refused dead')


def test_an_attack_that_nobody_can_make_is_not_asked_for():
    play(LAID + '! castle mai "x"\n! Ben turn "x"\nBen water mai w1 w1\nAna answer vampire  # => forced=1 step=after')


def test_of_several_faults_the_first_of_the_list_is_named():
    play(
        LAID
        + """
        ! Ana hand 2 "x"
        Ana attack bis mai cv2 cv2
        Ana support key 0/1 combat cancel cv2 + cancel support  # refused no-such-card
        """
    )
    # Without a combat there is no moment for such a card, whatever else is wrong with what it does.
    for effect in ("cancel s1", "stop"):
        play(LAID + f"Ana keep\nAna support fog 0/0 attack coo + {effect}  # refused not-now")


def test_nobody_passes_when_the_game_is_over():
    out = '! Ben hand 0 "x"\n! Ben deck 0 "x"\n! Ana deck 0 "x"\n! Ana hand 1 "x"\n'
    play(
        LAID
        + out
        + """
        Ana attack mai nun s1
        Ana answer human lad  # => winner=Ana:cards
        Ben pass  # refused not-your-phase
        """
    )


def test_a_ruling_after_the_end_leaves_it_or_takes_it_away():
    fallen = "".join(f'! dead {one} vampire "x"\n' for one in ("lad", "lor"))
    over = LAID + fallen + "Ana attack mai nun s1\nBen defend none\nAna answer vampire  # => winner=Ben:vampires-dead\n"
    play(over + '! dead mon vampire "a fourth, by mistake"  # => winner=Ben:vampires-dead')
    play(over + '! alive lad "x"  # => winner=- ask=enter')
    out = LAID + "".join(f'! {pile} 0 "x"\n' for pile in ("Ana hand", "Ana deck", "Ben deck")) + '! Ben turn "x"\n'
    counted = out + '! Ben hand 2 "x"\nBen pass  # => winner=Ana+Ben:cards\n'
    play(counted + '! dead nun human "x"  # => winner=Ana:cards points=6:5')
    play(counted + '! Ana deck 1 "x"  # => winner=-')


def test_a_cellar_is_shuffled_in_once_whatever_the_table_puts_there():
    play(
        LAID
        + """
        ! Ana reshuffled yes "x"
        ! Ana cellar 3 "x"
        ! Ana deck 0 "x"
        ! Ana hand 2 "x"
        Ana draw  # => Ana=0/2/0/3* text=Ana_keep
        """
    )


def test_nine_cards_are_one_too_many():
    play(LAID + '! Ana hand 9 "x"\nAna keep  # refused discard-first\nAna draw moat 1  # => Ana=32/8/1/0')


def test_without_a_name_the_opponent_discards_what_there_is():
    played = LAID + '! Ben hand 3 "x"\nAna keep\n'
    play(played + "Ana support fog 0/0 discard 2  # => Ben=32/1/2/0 Ana=32/7/1/0")
    play(played + "Ana support fog 0/0 discard 9  # => Ben=32/0/3/0")
    play(played + "Ana support fog 0/0 draw 2  # => Ana=30/9/1/0 Ben=32/3/0/0")


def test_a_support_card_costs_what_it_cost_before():
    play(
        LAID
        + """
        Ana keep
        Ana support fog 1/0 none
        Ana support FOG 1/1 none  # refused card-differs
        Ana support fog none  # => Ana=32/6/2/0
        """
    )


def test_who_stays_in_the_castle_keeps_the_markers():
    play(LAID + '! markers nun 1 2 "x"\n! castle nun lad bis "x"  # => castle=nun+a1+d2,lad,bis')


WORDS = ("castle", "enter", "city", "dead", "alive", "vampire", "human", "unknown", "markers", "draw", "none")


@pytest.mark.parametrize("name", [*WORDS, "Castle", "NONE"])
def test_nobody_is_called_like_a_word_that_stands_where_a_name_could(name):
    header = HEADER.format(house="").replace("Ben", name)
    failure = replay(header.encode()).failure
    assert (failure.refusal.code, failure.line) == ("bad-header", 3)
    told = " ".join(" ".join(refusal_lines(Voice("en", "vampire-empire"), failure.refusal, 80)).split())
    assert f"nobody can be called “{name}”" in told
    assert ("which means no card" in told) == (name.lower() == "none")
