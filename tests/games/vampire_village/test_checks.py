"""Every code with lines that earn it, the order of the checks, and what is written for a lenient line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine.entries import Count, Ended, Note, Redo, Set, Undo
from referee.games import GAMES
from referee.games.vampire_village.rules.actions import (
    Breach,
    DemonEffect,
    DemonHero,
    Place,
    Reveal,
    RuleCard,
    RuleCreatures,
    RuleVillagers,
    Start,
    Walk,
)
from referee.games.vampire_village.rules.cards import CREATURES, DEMONS, STEALS, read_card
from referee.games.vampire_village.rules.cells import CELLS
from referee.games.vampire_village.rules.codes import CODES
from referee.notation import grammar
from referee.notation.words import Quoted
from tests.helpers import at_building, at_night, enter, fill_building, new, played, refused, village

POSITIONS = {
    "setup": lambda: new("Ana Anton Ben"),
    "started": lambda: played("Ana start y111"),
    "building": lambda: at_building("Ana: c4=n000*2 d4=n000*1 d5=n000\nBen: d4=n000*2"),
    "wide and high": lambda: at_building("Ana: c4=n000 d4=n000 e4=n000 f4=n000 f5=n000 f6=n000 f7=n000\nBen: d4=n000"),
    "too high already": lambda: at_building("Ana: c3=n000 f3=n000 f4=n000 f5=n000 f6=n000 f7=n000\nBen: d4=n000"),
    "russian": lambda: at_building(
        "Ana: c4=n000 d4=n000*1 e4=n000 f4=n000 g5=n000 f5=n000\nBen: d4=n000", edition="ru"
    ),
    "six placed": lambda: enter(
        at_building("Ana: d4=n000\nBen: d4=n000"),
        "\n".join(f"Ana place n000 {cell}" for cell in ("e4", "f4", "g4", "d5", "e5", "f5")),
    ),
    "creatures": lambda: fill_building(at_building("Ana: d4=n000\nBen: d4=n000")),
    "six creatures": lambda: enter(POSITIONS["creatures"](), "Ana creatures w2 w2 w2\nAna creatures w2 w2 w2"),
    # Two witches to take, no werewolf; c4 and d4 have the fewest, b4 has nobody.
    "demons": lambda: at_night(
        """
        Ana: b4=n900 c4=n900*1 d4=y900*1 e4=n900*3 f4=h0w*1 | dh dm dw dl
        Ben: d4=n909 | w2 wr v1
        """
    ),
    "empty houses": lambda: at_night("Ana: d4=y000 e4=h0 f4=h0 | dm dy\nBen: d4=n000"),
    # w2 and wl are worth 2, wr is worth 3; the column c defends.
    "attack": lambda: at_night(
        """
        Ana: c4=n000 c5=h0w d4=n909 | w2 wl wr v1
        Ben: d4=n999 | w2 w2
        Cara: d4=n999 | w2 w2 w2
        """
    ),
    "vampires": lambda: at_night("Ana: d4=n999 e4=n000 e5=h0wl | v2 v3\nBen: d4=n999"),
    "over": lambda: at_night("Ana: d4=n999*2 | w2 v1\nBen: d4=n999"),
}

# (position, line, code). A line that breaks two rules gets the code that comes first in the list of codes.
REFUSED = [
    ("setup", "", "not-understood"),
    ("setup", "# only a remark", "not-understood"),
    ("setup", "Ana", "not-understood"),
    ("setup", "Ana begins y111", "not-understood"),
    ("setup", "Ana start", "not-understood"),
    ("setup", "Ana start x111", "not-understood"),
    ("setup", "Ana start y11", "not-understood"),
    ("setup", "Ana start y111:green", "not-understood"),
    ("setup", "Ana start hww", "not-understood"),
    ("setup", "Ana start y111 d4", "not-understood"),
    ("setup", 'Ana start "y111"', "not-understood"),
    ("setup", 'Ana start y111 "', "not-understood"),
    ("setup", "Ana start у111", "not-understood"),  # a Cyrillic letter
    ("setup", "Ana start y111 ~0123abcd", "not-understood"),
    ("setup", "Zoe start x111", "not-understood"),  # goes before unknown-player
    ("setup", "An start x111", "not-understood"),  # goes before ambiguous
    ("building", "Ana place n000 d-0", "not-understood"),
    ("building", "Ana place n000 d04", "not-understood"),
    ("building", "Ana place n000 q4", "not-understood"),
    ("building", "Ana place n000 d17", "not-understood"),
    ("building", "Ana place h5 e4 d4", "not-understood"),
    ("building", "Ana place h5 e4 d4-e4x0", "not-understood"),
    ("building", "Ana place h5 e4 d4-e4 x2", "not-understood"),
    ("building", "Ana creatures w3 w2 w2", "not-understood"),  # goes before not-your-phase
    ("building", "Ana demon w2 effect", "not-understood"),
    ("building", "Ana demon dh villain d4", "not-understood"),
    ("building", "Ana demon dy effect d4", "not-understood"),
    ("building", "! Ana villagers d4 3", "not-understood"),
    ("building", '! Ana villagers d4 -1 "why"', "not-understood"),
    ("building", '! Ana villagers k9 3 "no card there"', "not-understood"),
    ("building", "= Ana houses 3", "not-understood"),
    ("building", "undo from", "not-understood"),
    ("building", "undo 3", "not-understood"),
    ("building", "note unquoted", "not-understood"),
    ("building", "set begins 2", "not-understood"),
    ("setup", "Zoe start y111", "unknown-player"),
    ("setup", '"An a" start y111', "unknown-player"),
    ("setup", "Zoe place h0 d4", "unknown-player"),  # goes before not-your-phase
    ("building", "= Zoe villagers 99", "unknown-player"),  # goes before count-differs
    ("building", '! Zoe card d4 none "why"', "unknown-player"),
    ("setup", "An start y111", "ambiguous"),
    ("setup", "a start y111", "ambiguous"),
    ("setup", "An start h3", "ambiguous"),  # goes before not-a-building
    ("setup", "= an villagers 99", "ambiguous"),
    ("setup", "Ana place n000 e4", "not-your-phase"),
    ("setup", '! Ana villagers d4 3 "too early"', "not-your-phase"),
    ("building", "Ana start h3", "not-your-phase"),  # goes before already-started, not-a-building
    ("building", "Ana creatures w2", "not-your-phase"),  # goes before wrong-number-of-creatures
    ("creatures", "Ana place n000 d4", "not-your-phase"),  # goes before occupied
    ("demons", "Ana breach k9", "not-your-phase"),
    ("demons", "Ben breach d4", "not-your-phase"),
    ("attack", "Ana demon dh hero k9", "not-your-phase"),  # goes before no-such-demon
    ("over", "Ana breach d4", "not-your-phase"),
    ("over", "Ana place n000 e4", "not-your-phase"),
    ("over", "Ana creatures w2 w2 w2", "not-your-phase"),
    ("demons", "Ben demon dh hero d4", "nothing-to-decide"),
    ("demons", "Ben demon dm effect k9", "nothing-to-decide"),  # goes before no-such-demon
    ("attack", "Ben breach d4", "nothing-to-decide"),
    ("attack", "Cara breach k9 v6", "nothing-to-decide"),  # goes before not-on-the-line
    ("started", "Ana start g200", "already-started"),
    ("started", "Ana start h3", "already-started"),  # goes before not-a-building
    ("started", "Ben start h3", "not-a-building"),
    ("started", "Ben start h", "not-a-building"),
    ("six placed", "Ana place n000 g5", "too-many-cards"),
    ("six placed", "Ana place n000 d4", "too-many-cards"),  # goes before occupied
    ("building", "Ana place n000 d4", "occupied"),
    ("building", "Ana place h0 c4 k9-k8", "occupied"),  # goes before not-enough-movement
    ("wide and high", "Ana place n000 f7", "occupied"),
    ("building", "Ana place n000 e3", "not-adjacent"),  # a corner
    ("building", "Ana place n000 p16", "not-adjacent"),  # goes before too-wide, too-high
    ("building", "Ana place h0 k9 c4-d4", "not-adjacent"),  # goes before not-enough-movement
    ("wide and high", "Ana place n000 g5", "too-wide"),
    ("wide and high", "Ana place n000 b4", "too-wide"),
    ("too high already", "Ana place n000 g7", "too-wide"),  # goes before too-high
    ("wide and high", "Ana place h0 b4 d4-e4", "too-wide"),  # goes before not-enough-movement
    ("wide and high", "Ana place n000 f8", "too-high"),
    ("wide and high", "Ana place n000 d3", "too-high"),
    ("wide and high", "Ana place h0 f8 c4-d4", "too-high"),  # goes before not-enough-movement
    ("russian", "Ana place n000 b4", "too-many-in-line"),
    ("russian", "Ana place h0 g4 c4-d4", "too-many-in-line"),  # goes before not-enough-movement
    ("building", "Ana place h1 e4 d4-e4x2", "not-enough-movement"),
    ("building", "Ana place h1 b4 c4-d4-d5", "not-enough-movement"),
    ("building", "Ana place n000:2 e4 d4-e4", "not-enough-movement"),  # a building has no points
    ("building", "Ana place h0 e4 k9-k8", "not-enough-movement"),  # goes before not-next-to-hero
    ("building", "Ana place h9 e4 c4-d4", "not-next-to-hero"),
    ("building", "Ana place h9 e4 e4-d4", "not-next-to-hero"),  # the hero itself
    ("building", "Ana place h9 e4 e3-e4", "not-next-to-hero"),  # no card there
    ("building", "Ana place h9 e4 d4-e4x2 c4-d4", "not-next-to-hero"),  # goes before not-enough-villagers
    ("building", "Ana place h9 e4 d4-e4x2", "not-enough-villagers"),
    ("building", "Ana place h9 e4 d4-e4 d4-c4", "not-enough-villagers"),
    ("building", "Ana place h9 e4 d4-d3x2", "not-enough-villagers"),  # goes before no-such-step
    ("building", "Ana place h9 e4 d4-d3", "no-such-step"),
    ("building", "Ana place h9 e4 d4-d4", "no-such-step"),
    ("building", "Ana place h9 e4 d4-c5", "no-such-step"),
    ("building", "Ana place h9 b4 c4-d4-d3", "no-such-step"),
    ("six creatures", "Ana creatures w2 w2 w2", "too-many-creatures"),
    ("six creatures", "Ana creatures w2", "too-many-creatures"),  # goes before wrong-number-of-creatures
    ("creatures", "Ana creatures", "wrong-number-of-creatures"),
    ("creatures", "Ana creatures w2 w2", "wrong-number-of-creatures"),
    ("creatures", "Ana creatures w2 w2 w2 w2", "wrong-number-of-creatures"),
    ("demons", "Ana demon dy effect", "no-such-demon"),
    ("demons", "Ana demon dy hero d4", "no-such-demon"),  # goes before not-a-hero
    ("demons", "Ana demon dv effect v1", "no-such-demon"),
    ("demons", "Ana demon dh hero d4", "not-a-hero"),
    ("demons", "Ana demon dm hero k9", "not-a-hero"),
    ("demons", "Ana demon dl hero b4", "not-a-hero"),
    ("demons", "Ana demon dh effect", "demon-not-applicable"),
    ("demons", "Ana demon dl effect", "demon-not-applicable"),
    ("demons", "Ana demon dl effect w2", "demon-not-applicable"),  # goes before no-such-creature
    ("empty houses", "Ana demon dm effect f4", "demon-not-applicable"),  # goes before not-the-fewest
    ("empty houses", "Ana demon dy effect", "demon-not-applicable"),
    ("demons", "Ana demon dm effect e4", "not-the-fewest"),
    ("demons", "Ana demon dm effect b4", "not-the-fewest"),
    ("demons", "Ana demon dm effect f4", "not-the-fewest"),
    ("demons", "Ana demon dm effect k9", "not-the-fewest"),
    ("demons", "Ana demon dw effect wl", "no-such-creature"),
    ("demons", "Ana demon dw effect v1", "no-such-creature"),
    ("demons", "Ana demon dw effect dw", "no-such-creature"),
    ("attack", "Ana breach d4", "not-on-the-line"),
    ("attack", "Ana breach k9", "not-on-the-line"),
    ("attack", "Ana breach d4 v1", "not-on-the-line"),  # goes before creature-not-attacking
    ("attack", "Ana breach c4 v1", "creature-not-attacking"),
    ("attack", "Ana breach c5 lg", "creature-not-attacking"),
    ("attack", "Ana breach c4 dh", "creature-not-attacking"),
    ("attack", "Ana breach c4 wr", "creature-not-weakest"),
    ("vampires", "Ana breach e4 v3", "creature-not-weakest"),
    ("vampires", "Ana breach e5 v3", "creature-not-weakest"),  # the hero has other icons
    ("attack", "Ana breach c4", "choice-needed"),
    ("attack", "Ana breach c5", "choice-needed"),
    ("demons", "Ana demon dm effect", "choice-needed"),
    ("demons", "Ana demon dw effect", "choice-needed"),
    ("over", "= Ana villagers 3", "count-differs"),
    ("over", "= Ana creatures 1", "count-differs"),
    ("over", "= Ana cards 2", "count-differs"),
    ("over", "= Ana points 2", "count-differs"),
    ("setup", "undo", "nothing-to-undo"),
    ("started", "undo from 2", "nothing-to-undo"),
    ("setup", "redo", "nothing-to-redo"),
    ("started", "redo", "nothing-to-redo"),
]


@pytest.mark.parametrize(("position", "line", "code"), REFUSED)
def test_refused(position, line, code):
    refused(POSITIONS[position](), line, code)


@pytest.mark.parametrize("code", [code for code in CODES if code != "unknown-card"])
def test_every_code_is_shown_more_than_once(code):
    assert [shown for _, _, shown in REFUSED].count(code) > 1


CANONICAL = [
    ("setup", "  ANA   Start  Y111 ", "Ana start y111"),
    ("setup", "b s g200:0", "Ben start g200"),
    ("setup", "ant st Y111:ROW", "Anton start y111:row"),
    ("setup", '"ben" start y111  # a remark', "Ben start y111"),
    ("building", "ana p h3vwl E4", "Ana place h3wlv e4"),
    ("building", "ana place h e4", "Ana place h0 e4"),
    ("building", "ana place hvl e4", "Ana place h0lv e4"),
    ("building", "ana place h9 b4 c4-d4 c4-d4-d5x1", "Ana place h9 b4 c4-d4 c4-d4-d5"),
    ("building", "ana place h9 b4 c4-d4 C4-D4x1", "Ana place h9 b4 c4-d4x2"),
    ("building", "undo From 1", "undo from 1"),
    ("building", "u", "undo"),
    ("building", '!  ana CARD d4 NONE  "gone \\"for good\\""', '! Ana card d4 none "gone \\"for good\\""'),
    ("building", '! ana creatures "none"', '! Ana creatures "none"'),
    ("building", '! ana card e4 Y000:0 "new"', '! Ana card e4 y000 "new"'),
    ("building", "= ANA Villagers 3", "= Ana villagers 3"),
    ("building", 'NOTE "so be it"', 'note "so be it"'),
    ("building", "Set edition ru", "set edition ru"),
    ("building", "ended 2026-11-16t19:30:00z", "ended 2026-11-16T19:30:00Z"),
    ("creatures", "b c W2 LG dh", "Ben creatures w2 lg dh"),
    ("demons", "a d DW Effect W2", "Ana demon dw effect w2"),
    ("demons", "ana demon dh HERO F4", "Ana demon dh hero f4"),
    ("attack", "a b c4 WL", "Ana breach c4 wl"),
]


@pytest.mark.parametrize(("position", "typed", "written"), CANONICAL)
def test_written(position, typed, written):
    assert POSITIONS[position]().do(typed).text == written
    assert POSITIONS[position]().do(written).text == written


def test_the_only_creature_that_may_die_is_dropped():
    position = "Ana: c4=n000 c5=n000 d4=n900 | w2 wr\nBen: d4=n900 | w2 w2 w2"
    assert at_night(position).do("Ana breach c4 w2").text == "Ana breach c4"
    assert at_night(position).do("Ana breach c4").text == "Ana breach c4"


def test_the_only_target_of_a_demon_is_filled_in():
    position = "Ana: d4=n900*1 e4=h0 | {}\nBen: d4=n900 | w2"
    assert at_night(position.format("dw")).do("Ana demon dw effect").text == "Ana demon dw effect w2"
    assert at_night(position.format("dm")).do("Ana demon dm effect").text == "Ana demon dm effect d4"


GAME = GAMES["vampire-village"]
PLAYERS = ("Ana", "Anne Marie", "undo", '"\\', "#1")
STATE = new("Ana Ben").state

seats = st.integers(0, len(PLAYERS) - 1)
cells = st.sampled_from(CELLS)
faces = st.sampled_from((*CREATURES, *DEMONS))
numbers = st.integers(0, 9_999)
texts = st.text("ab \"\\#~=!'éЖ-0", min_size=1, max_size=12).filter(str.strip)
gains = st.sampled_from(("", ":1", ":9", ":g", ":b", ":r", ":y", ":h", ":row", ":col"))
buildings = st.builds("{}{:03}{}".format, st.sampled_from("gbryn"), st.integers(0, 999), gains)
icons = st.sampled_from(("", "w", "l", "v", "wl", "wv", "lv", "wlv"))
heroes = st.builds("h{}{}".format, st.integers(0, 9), icons)
cards = (buildings | heroes).map(read_card)
paths = st.lists(cells, min_size=2, max_size=6).map(tuple)
walks = st.lists(st.builds(Walk, paths, st.integers(1, 99)), max_size=4, unique_by=lambda walk: walk.cells).map(tuple)
entries = st.one_of(
    st.builds(Start, seats, cards),
    st.builds(Place, seats, cards, cells, walks),
    st.builds(Reveal, seats, st.lists(faces, max_size=7).map(tuple)),
    st.builds(DemonHero, seats, st.sampled_from(DEMONS), cells),
    st.builds(DemonEffect, seats, st.sampled_from(DEMONS), st.none()),
    st.builds(DemonEffect, seats, st.just("dm"), cells),
    st.builds(DemonEffect, seats, st.sampled_from(sorted(STEALS)), faces),
    st.builds(Breach, seats, cells, st.none() | faces),
    st.builds(RuleVillagers, seats, cells, numbers, texts),
    st.builds(RuleCard, seats, cells, st.none() | cards, texts),
    st.builds(RuleCreatures, seats, st.lists(faces, max_size=7).map(tuple), texts),
    st.builds(Undo, st.none() | st.integers(1, 999)),
    st.just(Redo()),
    st.builds(Count, seats, st.sampled_from(GAME.words().COUNTS), numbers),
    st.builds(Note, texts),
    st.just(Ended("2026-11-16T19:30:00Z")),
    st.builds(Set, st.just("edition"), st.sampled_from((("fr",), ("ru",)))),
    st.builds(Set, st.just("players"), st.lists(st.sampled_from(PLAYERS).map(Quoted), min_size=2).map(tuple)),
)


@given(entries)
def test_what_is_written_is_read_back(entry):
    line = grammar.write(entry, GAME, PLAYERS, STATE)
    again = grammar.parse(line, GAME, PLAYERS)
    assert (type(again), again) == (type(entry), entry)
    assert grammar.write(again, GAME, PLAYERS, STATE) == line


def test_a_card_set_by_the_table_keeps_the_villagers_of_its_cell() -> None:
    game = played('Ana start y111\nBen start g200\n! Ana card d4 g300 "misread"')
    assert village(game, "Ana") == {"d4": ("g300", 2)}


def test_a_repeat_is_of_the_same_kind() -> None:
    """The only building falls to the demon by itself; giving a hero on that cell is another answer."""
    game = played("Ana start y111\nBen start g200", begins="2")
    for player in ("Ana", "Ben"):
        for cell in ("d3", "d2", "d1", "c4", "c3", "c2"):
            game.do(f"{player} place n900 {cell}")
    game.do("Ben creatures v1 v1 v1")
    game.do("Ben creatures v1 v1 v1")
    game.do("Ana creatures v1 v1 v1")
    game.do("Ana creatures v1 v1 dm")
    forced = [event.params["text"] for event in game.play.steps[-1].events if event.key == "forced"]
    assert forced[0] == "demon dm effect d4"
    refused(game, "Ana demon dm hero d4", "not-your-phase")
    assert game.judge("Ana demon dm effect d4").repeat
