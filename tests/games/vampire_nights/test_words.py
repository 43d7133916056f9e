"""What a person sees of this game, in three languages: a sentence for everything, and nothing too wide."""

import io
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.engine.lexicon import called, lexicon
from referee.engine.ruling import Refusal
from referee.games.vampire_nights.rules.codes import CODES
from referee.games.vampire_nights.rules.pieces import ITEMS as ITEM_CODES
from referee.games.vampire_nights.rules.pieces import TILES as TILE_CODES
from referee.games.vampire_nights.story import told
from referee.games.vampire_nights.words.foreign import ITEMS, TILES, WORDS
from referee.notation.foreign import in_notation
from referee.say import Voice, english
from referee.say.rules import look_up, sections
from referee.say.tell import event_line
from referee.show.refusal import refusal_lines
from tests.games.recording import courses
from tests.games.vampire_nights.helpers import at, begun
from tests.games.vampire_nights.make import GAMES
from tests.games.vampire_nights.refusals import CASES, ELSEWHERE, PAGE, answered, page
from tests.places import ROOT
from tests.samples import HEAVY, some_of

GAME = "vampire-nights"
LANGUAGES = ("en", "fr", "ru")
SOURCE = ROOT / "referee" / "games" / "vampire_nights"
RECORDS = sorted(path.stem for path in GAMES.glob("*.referee"))
COMMON = {"not-understood", "unknown-player", "ambiguous", "nothing-to-undo", "nothing-to-redo"}  # every game's


@cache
def voice(language: str) -> Voice:
    return Voice(language, GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_recorded_games_has_a_sentence(language: str) -> None:
    said = {
        event.key: event_line(voice(language), event, ["A", "B", "C", "D"])
        for c in courses(GAMES).values()
        for event in told(c.events)
    }
    assert {key for key, text in said.items() if not text} == {"placed", "moved-bare"}
    assert not any(re.search(r"[{}]", text) for text in said.values())


def test_every_event_that_is_named_has_a_sentence() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r'(?:tell\(events, |key = )"([a-z-]+)"', source))
    named |= {f"ruled-{what}" for what in ("guards", "room", "loot", "discards", "hand", "bites", "vampires", "coffin")}
    assert len(named) > 30
    assert named - set(english(GAME)) == set()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.detail)
def test_a_refusal_says_what_is_wrong_and_by_which_rule(case) -> None:
    refusal = case.refusal()
    assert refusal.detail == case.detail
    assert refusal.code == case.detail.partition(".")[0]
    rules = {section.key for section in sections("en", GAME)} | {"record"}
    assert refusal.rule in rules
    answers = {language: answered(case, language, 60) for language in LANGUAGES}
    for lines in answers.values():
        assert max(wcswidth(line) for line in lines if "referee " not in line) <= 60  # a command to copy stays whole
        assert not re.search(r"[{}]", "".join(lines))
    assert len({"".join(lines) for lines in answers.values()}) == 3


def test_every_refusal_with_a_sentence_is_shown() -> None:
    own = {key for key in english(GAME) if key.partition(".")[0] in CODES}
    shared = {key for key in english(GAME) if key in english("vampire-village")}
    shown = {case.detail for case in CASES}
    assert shown - own == set()
    assert {key for key in own - shown - ELSEWHERE if key not in shared} == set()
    assert {code for code in CODES if code not in COMMON} == {key.partition(".")[0] for key in shown} - COMMON


def test_the_page_of_refusals_is_what_is_answered() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.games.vampire_nights.refusals"


def shown(language: str, *words: str, columns: int = 60) -> str:
    out = io.StringIO()
    env = Environment({"COLUMNS": str(columns), "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out, language=language)
    assert run([*words], env) == 0, out.getvalue()
    return out.getvalue()


@some_of(("name", "language"), product(RECORDS, LANGUAGES), every=7)
def test_a_recorded_game_fits_sixty_columns(name: str, language: str) -> None:
    file = str(GAMES / f"{name}.referee")
    for words in (["show"], ["show", "--style", "plain"], ["log"], ["score"]):
        text = shown(language, *words, "--file", file)
        assert max(map(wcswidth, text.splitlines())) <= 60, words
    assert shown(language, "verify", file)


@pytest.mark.parametrize(
    ("name", "language", "verdict"),
    [
        ("fewest-bites", "en", r"\w+ wins on the tie-break, with fewer bites: \d+ to \d+\."),
        ("fewest-tiles", "en", r"\w+ wins on the tie-break, with fewer tiles: \d+ to \d+\."),
        ("fewest-bites", "fr", r"À égalité de points, \w+ l'emporte avec le moins de morsures : \d+ contre \d+\."),
        ("fewest-tiles", "ru", r"Ничья по очкам, решают плитки \(чем меньше, тем лучше\): \d+ против \d+\."),
        ("shared", "en", r"\w+, \w+ share the victory\."),
    ],
)
def test_the_score_says_who_won_by_what(name: str, language: str, verdict: str) -> None:
    text = shown(language, "score", "--file", str(GAMES / f"{name}.referee"), columns=100)
    assert re.search(verdict, text.replace("\u00a0", " ")), text
    assert "-" not in re.sub(r"[A-Za-z]-[A-Za-z]", "", text)


def test_the_manor_shows_guards_rooms_and_spaces(tmp_path: Path) -> None:
    guards = "Ana: a1p b0\nBen: a61 b2w\nCem: c6s c1\nDea: d0 d0"
    game = at("a1=ser a2=none b2=web", guards, players=4)
    [manor, *players] = game.game.view().boards(game.state, None, game.ruled_cells())
    faces = {"".join(place): tile.face for place, tile in manor.tiles.items()}
    assert [faces[cell] for cell in ("a0", "b0", "d0", "a1", "a2", "a3", "b2", "c1")] == [
        *("^", "^ 1", "^ 4 4", "ser 1_", "·", "??", "web 2~", "?? 3")
    ]
    assert [faces[cell] for cell in ("a6", "b6", "c6")] == ["1:2 2:· s:·", "1:· 2:· s:·", "1:· 2:· s:3"]
    assert manor.tiles["a", "1"].marked
    assert [board.heading for board in players] == ["1 Ana", "2 Ben", "3 Cem", "4 Dea"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Ana révèle mère serviteur", "Ana reveal mot ser"),
        ("Ana utilise pieu a1", "Ana use sta a1"),
        ("Ana bouge a0-a1 serviteur pieu", "Ana move a0-a1 ser sta"),
        ("Ana répond aucun", "Ana answer none"),
        ("Ana va a0-a1 toile-d'araignee", "Ana move a0-a1 web"),
        ("Ana entre a0-a1 coffre", "Ana move a0-a1 che"),
        ("Ana joue eau-bénite a1", "Ana use wat a1"),
        ("Ana place a b Pieux", "Ana guards a b sta"),
        ("Ana cercueil torche", "Ana claim tor"),
        ("a0-a1 cercueil", "a0-a1 cof"),  # a tile where no player is named
        ("a1 гроб", "a1 cof"),
        ("= Ana butin 2", "= Ana tiles 2"),
        ('! Ana pièce a3 vide "vidée"', '! Ana room a3 none "vidée"'),
        ("Ana открывает мать слуга", "Ana reveal mot ser"),
        ("Ana использует лупу кол", "Ana use mag sta"),
        ("Ana идёт a0-a1 кошка монеты", "Ana move a0-a1 cat coi"),
        ("Ana пас a1", "Ana pass a1"),
        ("= Ana укусов 2", "= Ana bites 2"),
        ('! Ana комната a3 слуга "слуга"', '! Ana room a3 ser "слуга"'),
        ("Ana move a0-a1 ser", "Ana move a0-a1 ser"),
    ],
)
def test_french_and_russian_words_may_be_typed(typed: str, meant: str) -> None:
    assert in_notation(typed, WORDS, ("Ana", "Ben")) == meant


def _read(word: str) -> str:
    return in_notation(f"Ana use {word}", WORDS, ("Ana",)).split()[-1].lower()


def test_every_piece_has_a_french_and_a_russian_word() -> None:
    for code in (*TILE_CODES, *ITEM_CODES):
        others = {word for word, own in WORDS["inside"].items() if own == code} - {code}
        assert any(re.search("[а-я]", word) for word in others), code
        assert code == "sac" or any(re.search("[a-z]", word) for word in others), code
        for language in ("fr", "ru"):
            name = voice(language)(f"word.{code}").replace(" ", "-")
            words = [name, *name.split("-")]
            assert any(_read(word) == code for word in words), name


@pytest.mark.parametrize(
    ("language", "known", "legal"),
    [
        ("en", "move, pass", "Moves: a0-a1, b0-b1; Items: jum a0-a2"),
        ("fr", "bouge, passe", "Mouvements\u00a0: a0-a1, b0-b1\u00a0; Objets\u00a0: jum a0-a2"),
        ("ru", "идёт, пасует", "Шаги: a0-a1, b0-b1; Предметы: jum a0-a2"),
    ],
)
def test_what_may_be_typed_is_told_in_the_words_of_the_table(language: str, known: str, legal: str) -> None:
    voice = Voice(language, "vampire-nights")
    unread = Refusal("not-understood", "record", "not-understood.verb", {}, ("move", "pass"))
    assert known in refusal_lines(voice, unread, 80)[1]
    for word in known.split(", "):
        assert in_notation(f"Ana {word} a1", WORDS, ("Ana",)) in ("Ana move a1", "Ana pass a1"), "and may be typed"
    far = Refusal("not-adjacent", "movement", "not-adjacent", {"start": "a0", "cell": "a3"}, LEGAL)
    assert legal in " ".join(" ".join(refusal_lines(voice, far, 80)).split(" "))


LEGAL = ("move a0-a1", "move b0-b1", "use jum a0-a2")


def test_no_name_of_a_piece_begins_like_another_where_only_some_are_asked_for() -> None:
    """Who types an item that is no answer is refused, not taken for another that begins like it."""
    known = lexicon(TILES) | lexicon(ITEMS)
    defences, loot = ("gar", "cro", "sta"), ("fat", "mot", "dau", "dog", "coi", "sto")
    for asked in (defences, ("coi",), loot, TILES, ITEMS):
        words = {word: code for word, code in known.items() if code in asked}
        assert {
            (word, found) for word, code in known.items() if (found := called(word, words)) not in (None, code)
        } == set()


def _typed(text: str, ruling: bool) -> set[str]:
    """What stands in backquotes, in the notation's words; in a section on rulings a word alone is what is ruled on."""
    text = re.sub('"(raison|причина)"', '"why"', re.sub("Léa|Аня", "Ana", text))
    entries = (f"! Ana {one}" if ruling and " " not in one else one for one in re.findall("`([^`]+)`", text))
    return {in_notation(one, WORDS, ("Ana",)) for one in entries}


def test_the_rules_are_the_same_in_every_language() -> None:
    ours = sections("en", GAME)
    assert [one.key for one in ours if re.fullmatch(r"VN\d+", one.key)] == [f"VN{n}" for n in range(1, 85)]
    for language in ("fr", "ru"):
        theirs = sections(language, GAME)
        sources = [(one.key, one.source.replace("«\u00a0", "«").replace("\u00a0»", "»")) for one in theirs]
        assert sources == [(one.key, one.source) for one in ours]
        for one, other in zip(ours, theirs, strict=True):
            assert set(re.findall(r"VN\d+", one.text)) == set(re.findall(r"VN\d+", other.text)), one.key
            ruling = one.key == "table-rulings"
            assert _typed(one.text, ruling) == _typed(other.text, ruling), one.key


def test_every_rule_that_is_cited_is_a_section() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    cited = set(re.findall(r'(?:refuse|Refusal|_fault)\(\s*"[a-z-]+",\s*"([\w-]+)"', source))
    cited |= set(re.findall(r'Decision\(\w+, "[a-z]+", "([\w-]+)"', source))
    assert len(cited) > 20
    read = {"record"}  # what is not understood breaks no rule of the game
    assert cited - read - {section.key for section in sections("en", GAME)} == set()


def test_rules_are_looked_up_by_game(tmp_path: Path) -> None:
    other = shown("en", "rules", "VN9")
    assert other.startswith("Nothing in the rules of vampire-village, but in")
    assert "\nVN9: Going back" in other
    assert "Vampire" in shown("fr", "rules", "vampire-nights", "morsures")
    assert look_up("укусы", "ru", GAME)[0].key == "bites"
    assert shown("en", "rules", "VV7").startswith("VV7")


def test_a_record_that_is_wrong_is_told_in_the_words_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "wrong.referee"
    path.write_text("referee 1\ngame vampire-nights\nplayers Ana Ben Cem Dea Eve\n\n")
    out = io.StringIO()
    env = Environment({"COLUMNS": "200"}, io.StringIO(), out, out)
    assert run(["verify", str(path)], env) == 4
    assert "the game is for 2 to 4 players" in out.getvalue()


def test_what_is_next_is_said_for_every_decision() -> None:
    assert isinstance(begun(), Table)
    for key in ("reveal", "guards", "first", "turn", "answer", "move", "loot", "show"):
        assert f"want.{key}" in english(GAME)


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_and_exports_are_written(language: str, tmp_path: Path) -> None:
    file = str(GAMES / "vampire-wins.referee")
    written = {"score": "txt csv svg", "export": "html"}
    if HEAVY:
        written = {"score": "txt md csv json html svg", "export": "md csv json html referee"}
    for command, suffixes in written.items():
        for suffix in suffixes.split():
            target = tmp_path / f"{command}.{suffix}"
            shown(language, command, "--file", file, "-o", str(target))
            assert target.stat().st_size > 500
    assert voice(language)("sheet.boards") in (tmp_path / "score.txt").read_text("utf-8")
    assert "\n1,Cem,yes,21,5,5,vampire," in (tmp_path / "score.csv").read_text("utf-8").replace("\r", "")
