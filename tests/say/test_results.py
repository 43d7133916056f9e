"""What an entry did is told for everybody it touched, in a few lines, naming every card and creature."""

import re
from collections import Counter
from itertools import product

import pytest

from referee.engine.game import Game
from referee.engine.ruling import Event
from referee.games import GAMES
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.ledger import ledger_lines
from referee.show.result import FEW, MANY, result_lines
from referee.show.text import Line, line_width
from referee.table.ledger import ledger
from referee.table.table import Table
from tests.helpers import at_night
from tests.samples import some_of
from tests.say.recorded import of_game, played, rulings
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME as SIEGE
from tests.siege.play import QUIET

VILLAGE, NIGHTS = GAMES["vampire-village"], GAMES["vampire-nights"]
LOST = ("breached", "demon-took-hero", "demon-fewest")  # a card goes
GONE = (*LOST, "demon-yellow", "demon-stole", "demon-left")  # a creature goes


def told(lines: list[Line]) -> str:
    return " ".join(line.plain.strip() for line in lines)


@pytest.mark.sampled
@some_of(("language", "columns"), product(LANGUAGES, [80, 60]), ordinary=[("en", 80), ("ru", 60)])
@pytest.mark.parametrize("game", [VILLAGE, NIGHTS], ids=lambda game: game.id)
def test_the_recorded_games_are_told_in_few_lines(
    game: Game, language: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsaid = left_unsaid(monkeypatch)
    voice = Voice(language, game.id)
    lengths: Counter[int] = Counter()
    for table, ruling in rulings(game.id):
        lines = result_lines(voice, table, [ruling], columns)
        lengths[len(lines)] += 1
        assert max(map(line_width, lines)) <= columns
    assert unsaid == []
    shares = (0.89, 0.98) if columns == 80 else (0.88, 0.975)
    for most, share in zip((FEW, MANY), shares, strict=True):
        assert sum(number for length, number in lengths.items() if length <= most) / lengths.total() > share


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_creature_that_goes_is_named(language: str) -> None:
    voice = Voice(language)
    for table, ruling in rulings(VILLAGE.id):
        if not any(map(needed, ruling.events)):
            continue
        lines = result_lines(voice, table, [ruling], 80)
        text, below = told(lines), told(lines[1:])
        for event in ruling.events:
            for name in needed(event):
                assert re.search(rf"(?<![\w:]){re.escape(name)}(?![\w:])", below), (ruling.text, name, text)


def needed(event: Event) -> list[str]:
    """What must be read of an event: the card and its cell, the creature, where villagers are taken or put."""
    params = event.params
    found = [params["face"], params["cell"]] if event.key in LOST else []
    found += [params["creature"] if event.key == "breached" else params["demon"]] if event.key in GONE else []
    return [*found, params["creature"]] if event.key == "demon-stole" else found


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_of_a_night_is_named(language: str) -> None:
    voice = Voice(language, NIGHTS.id)
    for table, ruling in rulings(NIGHTS.id):
        text = told(result_lines(voice, table, [ruling], 80))
        for event in ruling.events:
            if event.key in ("looted", "bitten", "staked", "repelled", "protected", "moved"):
                assert voice("word." + event.params["tile"]) in text, (event, text)
                assert event.params["cell"] in text


FORCED = {
    "en": [
        "Ana: witches 2 against 0: take off the blue building b000 on d4 with 2 villagers; discard a witch "
        "worth 2 (w2)",
        "Ben (no choice): werewolves 1 against 0: take off the Orchard (g200:2) on d3 with 2 villagers; discard a "
        "black werewolf (lb)",
        "Points: Ana 1 (-3), Ben 0 (-3)",
    ],
    "fr": [
        "Ana\u00a0: sorcières 2 contre 0\u00a0: retirez le bâtiment bleu b000 en d4 avec 2 villageois\u00a0; défaussez "
        "une sorcière de valeur 2 (w2)",
        "Ben (sans choix)\u00a0: loups-garous 1 contre 0\u00a0: retirez le bâtiment vert g200:2 en d3 avec 2 "
        "villageois\u00a0; défaussez le loup-garou noir (lb)",
    ],
    "ru": [
        "Ana: ведьмы 2 против 0: уберите синее здание b000 на d4 и 2 жителей; сбросьте ведьму с силой 2 (w2)",
        "Ben (без выбора): оборотни 1 против 0: уберите зелёное здание g200:2 на d3 и 2 жителей; сбросьте чёрного "
        "оборотня (lb)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_forced_upon_others_is_named_with_the_real_cards(language: str) -> None:
    """A breach of one player ends the attack; the next one falls upon another, who has no choice."""
    table = at_night("Ana: d4=b000*2 d5=r000*1 | w2\nBen: d3=g200:2*2 d4=n909 | lb", "witches werewolves vampires")
    ruling = table.do("Ana breach d4")
    names = {"g200:2": {"en": "Orchard"}}  # only in English
    text = told(result_lines(Voice(language), table, [ruling], 80, names))
    verb = Voice(language)("verb.breach")
    assert f"{ruling.number}  Ana {verb} d4 Ana" in text, "first the entry"
    for sentence in FORCED[language]:
        assert sentence in text


def test_five_attacked_at_once_have_a_line_each() -> None:
    cards = "d4=b000*2 c4=n000*1"
    seats = [f"{name}: {cards} | w2 v1" for name in ("Ana", "Ben", "Cem", "Dea")]
    table = at_night("\n".join([*seats, "Eva: d4=b000*2 d5=r000*1 | w2"]), "witches vampires werewolves")
    ruling = table.do("Eva breach d4")
    lines = [told([line]) for line in result_lines(Voice(), table, [ruling], 80)]
    assert "Ana (no choice): vampires 1 against 0: take off b000●2 on d4 and v1" in lines
    assert len(lines) <= MANY


def test_every_loss_has_a_line_with_its_cause_in_the_order_of_the_attacks() -> None:
    """Then who holds an attack off, and what comes next."""
    villages = "Ana: d4=b000*2 e4=n000 | w2 w2 lg\nBen: d3=n000 d4=n909 | lb v1\nCem: d4=b000*2 d5=r000*1 | w2 v2"
    table = at_night(villages, "witches werewolves vampires")
    lines = result_lines(Voice(), table, [table.do("Cem breach d4")], 130)
    assert [told([line]) for line in lines[1:6]] == [
        "Cem: witches 2 against 0: take off the blue building b000 on d4 with 2 villagers; discard a witch "
        "worth 2 (w2)",
        "Ben (no choice): werewolves 1 against 0: take off the building n000 on d3; discard a black werewolf (lb)",
        "Ana: the werewolves find no card to attack; 1 stays",
        "Cem (no choice): vampires 2 against 0: take off the red building r000 on d5 with 1 villager; discard a "
        "vampire worth 2 (v2)",
        "Vampires held off by Ben (1 against 9).",
    ]


IDLE = {
    "en": ["the hero demon (dh) finds no hero: no effect", "(dv) finds no vampire to take from"],
    "fr": [
        "le démon des héros (dh) ne trouve aucun héros\u00a0: sans effet",
        "(dv) ne trouve aucun vampire à prendre à",
    ],
    "ru": ["демон героев (dh) не находит героя: эффекта нет", "нет вампиров; эффекта нет"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_demon_that_finds_nothing_says_what_it_looked_for(language: str) -> None:
    records = [path for path in of_game(VILLAGE.id) if path.stem in ("demons-idle", "steal-ring-five")]
    steps = [(table, ruling) for record in records for table, ruling in played(record) if ruling is not None]
    text = " ".join(told(result_lines(Voice(language), table, [ruling], 200)) for table, ruling in steps)
    for sentence in IDLE[language]:
        assert sentence in text


def test_counts_agree_with_their_number() -> None:
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    table.do_all(["Ana start b000", "Ben start n000"])
    ruling = table.do("Ana place y000:2 d3")
    assert [told([line]) for line in result_lines(Voice(), table, [ruling], 80)] == [
        "3  Ana places the yellow building y000:2 on d3  [Ana place y000:2 d3]",
        "Ana: put 2 villagers on d3 (printed on the card)",
        "Ana: 4 villagers (+2), 2 cards (+1), 4 points (+2)",
    ]


UNDONE = {
    "en": [
        "Ana: take the yellow building y000:2 off d3",
        "put the blue building b000 on d4, with 2 villagers; put back beside the village: a witch worth 2 (w2)",
    ],
    "fr": [
        "Ana\u00a0: retirez de d3\u00a0: bâtiment jaune y000:2",
        "bâtiment bleu b000\u00a0; remettez près du village\u00a0: une sorcière de valeur 2 (w2)",
    ],
    "ru": [
        "Ana: уберите с d3: жёлтое здание y000:2",
        "синее здание b000, и 2 жителей; верните к деревне: ведьма с силой 2 (w2)",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_undo_changes_on_the_table_is_told(language: str) -> None:
    placed = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    placed.do_all(["Ana start b000", "Ben start n000", "Ana place y000:2 d3"])
    broken = at_night("Ana: d4=b000*2 d5=r000*1 | w2\nBen: d4=n909 | v2")
    broken.do("Ana breach d4")
    for table, sentence in zip((placed, broken), UNDONE[language], strict=True):
        assert sentence in told(result_lines(Voice(language), table, [table.do("undo")], 100))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "put 1 bite card back on the pile"),
        ("fr", "remettez 1 carte Morsure dans la pioche"),
        ("ru", "верните 1 карту укуса"),
    ],
)
def test_a_bite_that_is_undone_is_given_back(language: str, sentence: str) -> None:
    record = next(path for path in of_game(NIGHTS.id) if path.stem == "crowd")
    for table, ruling in played(record):
        if ruling is not None and any(event.key == "bitten" for event in ruling.events):
            text = told(result_lines(Voice(language, NIGHTS.id), table, [table.do("undo")], 100))
            assert sentence in text, text
            return


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_test_game_tells_its_results(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SIEGE.id, SIEGE)
    unsaid = left_unsaid(monkeypatch)
    table = Table.new(["Ana", "Ben"], game=SIEGE.id)
    voice = Voice(language, SIEGE.id)
    rulings = table.do_all(QUIET.strip().splitlines())
    assert len(result_lines(voice, table, rulings, 80)) >= len(rulings)
    assert unsaid == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Ben: attack 1, defence 0 (d3): loses the green building g200:2 on d3 with 2 villagers; "
            "a black werewolf (lb) dies",
        ),
        (
            "fr",
            "Ben : attaque 1, défense 0 (d3) : perd le bâtiment vert g200:2 en d3 avec 2 villageois ; "
            "le loup-garou noir (lb) périt",
        ),
        (
            "ru",
            "Ben: атака 1, защита 0 (d3): теряет зелёное здание g200:2 на d3 и 2 жителей; "
            "погибает чёрный оборотень (lb)",
        ),
    ],
)
def test_the_log_names_the_cards_that_fell(language: str, line: str) -> None:
    table = at_night("Ana: d4=b000*2 d5=r000*1 | w2\nBen: d3=g200:2*2 d4=n909 | lb", "witches werewolves vampires")
    table.do("Ana breach d4")
    lines = [told([one]) for one in ledger_lines(Voice(language), ledger(table.header, table.lines), 200)]
    assert line in " ".join(lines).replace("\u00a0", " ")
