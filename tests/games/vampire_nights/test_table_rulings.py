"""What the table rules, whatever the rules say: taken in, and never a stumbling block for the rest of the game."""

from random import Random

import pytest

from referee import Refused
from tests.games.contract.driver import new_table
from tests.games.contract.play_vampire_nights import doubtful_entry, random_entry
from tests.games.vampire_nights.helpers import at, begun, enter, guards, loot, refused, room, side
from tests.samples import some_of

TILES = ("cat", "che", "cof", "coi", "sto", "web", "lor", "lad", "ser", "fat", "mot", "dau", "dog", "none", "down")


def random_ruling(columns: str, rng: Random) -> str:
    def stands() -> str:
        depth = rng.choice(("0", "1", "3", "5", "61", "62", "6s", "2p", "4w", "0p"))
        return rng.choice(columns) + depth

    what = rng.choice(
        (
            f"guards {stands()} {stands()}",
            f"room {rng.choice(columns)}{rng.randint(1, 5)} {rng.choice(TILES)}",
            f"loot {' '.join(rng.choices(TILES[:13], k=rng.randint(0, 4)))}",
            f"discards {' '.join(rng.choices(('sta', 'gar', 'mag', 'clo'), k=rng.randint(0, 3)))}",
            f"{rng.choice(('hand', 'bites', 'vampires'))} {rng.randint(0, 6)}",
            "turn",
            "first",
            "night",
        )
    )
    return f'{what.strip()} "so be it"'


@some_of("seed", range(25), every=5)
def test_any_ruling_at_any_moment_and_the_game_goes_on(seed):
    rng = Random(seed)
    table = new_table("vampire-nights", rng)
    names = [f'"{name}"'.replace('"J"', '\\"J\\"') for name in table.players]
    tries = 0
    while table.pending and tries < 3000:
        tries += 1
        line = random_entry(table, rng)
        if rng.random() < 0.04:
            line = f"! {rng.choice(names)} {random_ruling('abcd'[: len(names)], rng)}"
        elif rng.random() < 0.1:
            line = doubtful_entry(table, rng)
        try:
            table.do(line)
        except Refused:
            continue
        table.snapshot()
        table.game.view().boards(table.state)
    assert table.state.phase == "over"


def test_every_kind_of_ruling():
    game = begun()
    enter(game, '! Ana guards a2p b61 "x"\n! Ana room a1 none "x"\n! Ana loot coix2 "x"\n! Ana hand 5 "x"')
    assert (guards(game, "Ana"), room(game, "a1"), loot(game, "Ana")) == ("a2p b61", "none", "coix2")
    enter(game, '! Ana bites 2 "x"\n! Ana discards gar gar "x"')
    assert (side(game, "Ana")["bites"], game.snapshot()["piles"]["discarded_items"]) == (2, ["gar", "gar"])
    assert game.overruled() == [5, 6, 7, 8, 9, 10]
    enter(game, "= Ana hand 5\n= Ana bites 2\n= Ana tiles 2\n= Ana points 6")
    refused(game, "= Ana hand 4", "count-differs")


def test_a_ruling_before_guards_are_placed_is_refused():
    from tests.games.vampire_nights.helpers import new

    refused(new(2), '! Ana hand 3 "x"', "not-your-phase")
    refused(begun(), '! Ana room d1 fat "x"', "no-such-column")


def test_a_ruling_takes_away_what_was_met():
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    game.do("Ana move a0-a1 ser")
    game.do('! Ana room a1 fat "it was a father"')
    assert [decision.kind for decision in game.pending] == ["turn"]
    assert game.pending[0].seat == 1


def test_a_ruled_room_is_marked_in_that_night_alone() -> None:
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    game.do('! Ana room a1 coi "seen by all"')
    assert game.ruled_cells()
    game.do('! Ana night "late"')
    assert game.state.round == 2
    assert not game.ruled_cells()


@pytest.mark.parametrize("line", ['! Ana bites {} "so many"', '! Ana hand {} "so many"', "= Ana bites {}"])
def test_no_table_counts_beyond_9999(line):
    game = begun()
    refused(game, line.format(10_000), "not-understood")
    enter(game, '! Ana bites 9999 "so many"\n= Ana bites 9999')
