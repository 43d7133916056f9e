"""French: nothing is missing, numbers agree, sentences read like French, the rules and the guide are whole."""

import re
from pathlib import Path

import pytest

from referee.engine.ruling import Event
from referee.games.vampire_village.story import told
from referee.games.vampire_village.words.foreign import WORDS
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.say.rules import look_up, sections
from referee.say.tell import event_line
from tests.test_docs import ROOT, run, session
from tools.catalogues import SOURCES, read

VOICE = Voice("fr")
GUIDE = ROOT / "docs" / "fr" / "guide.md"


def spaced(text: str) -> str:
    """A sentence as typed here, with the spaces that do not break where French has them."""
    return re.sub(r" (?=[:;!?»])", "\u00a0", text).replace("« ", "«\u00a0")


@pytest.mark.parametrize(
    ("count", "standing", "sentence"),
    [
        (0, 0, "0 villageois devrait partir de d4, où il y en a 0"),
        (1, 0, "1 villageois devrait partir de d4, où il y en a 0"),
        (2, 1, "2 villageois devraient partir de d4, où il y en a 1"),
        (5, 2, "5 villageois devraient partir de d4, où il y en a 2"),
    ],
)
def test_villagers_agree_with_their_verb(count: int, standing: int, sentence: str) -> None:
    assert VOICE("not-enough-villagers", count=count, villagers=standing, cell="d4") == sentence


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_villagers_are_lost_with_their_building(number: int) -> None:
    fell = Event("demon-fewest", 0, {"demon": "dm", "face": "g300", "cell": "d4", "villagers": number})
    lost = f" avec {number} villageois" if number else ""
    said = event_line(VOICE, *told([fell]), ["Léa"])
    assert said == spaced(f"Léa : le démon du bâtiment le moins peuplé (dm) détruit le bâtiment vert g300 en d4{lost}")


@pytest.mark.parametrize(("number", "text"), [(0, "0 point,"), (1, "1 point,"), (2, "2 points,"), (5, "5 points,")])
def test_points_are_singular_up_to_one(number: int, text: str) -> None:
    assert text in VOICE("best.value.points", player="Léa", points=number, cards=1)


@pytest.mark.parametrize(
    ("key", "params", "sentence"),
    [
        (
            "gained-colour",
            {"villagers": 2, "cell": "e4", "colour": "y", "counted": ("d4", "e4")},
            "+2 en e4 : 2 bâtiments jaunes (d4, e4)",
        ),
        (
            "gained-colour",
            {"villagers": 1, "cell": "e4", "colour": "g", "counted": ("e4",)},
            "+1 en e4 : 1 bâtiment vert (e4)",
        ),
        ("stand.attack", {"round": 2, "attack": "werewolves"}, "manche 2, attaque des loups-garous"),
        (
            "nothing-to-decide.breach",
            {"kind": "witches", "attack": 3, "defence": 4},
            "les sorcières ne percent pas ici : attaque 3, défense 4",
        ),
        (
            "not-your-phase",
            {"wanted": "attack", "now": "building", "round": 1},
            "cela appartient à la phase « attaque » ; on en est à « construction », manche 1",
        ),
        (
            "too-many-in-line",
            {"cell": "h4", "size": 5, "line": "row", "limit": 4},
            "h4 serait la 5e carte de sa ligne ; le maximum est de 4 (l'édition française limite plutôt tout le "
            "village à 4 sur 4)",
        ),
    ],
)
def test_whole_sentences(key: str, params: dict[str, object], sentence: str) -> None:
    assert VOICE(key, **params) == spaced(sentence)


@pytest.mark.parametrize(
    ("left", "text"), [(0, "0 créature reste"), (1, "1 créature reste"), (2, "2 créatures restent")]
)
def test_creatures_agree_with_their_verb(left: int, text: str) -> None:
    assert VOICE("repelled", player="Léa", attack=2, defence=3, line=("d3",), left=left).endswith(text)


def test_french_signs_keep_their_distance() -> None:
    """A colon, semicolon, exclamation or question mark has a space that does not break before it, guillemets inside."""
    for message in (one for source in SOURCES for one in read("fr", source) if one.id):
        text = re.sub(r"`[^`]*`|\b[a-z]{3}!", "", str(message.string)).replace(":;}", "}")  # `lad!` is typed
        assert not re.search(r" [:;!?»]|« ", text), message.id
        assert not re.search(r"[^\s\u00a0(][;?!»]|«[^\u00a0]|[“”]", text), message.id


def test_the_rules_have_the_same_sections() -> None:
    ours, theirs = sections("fr"), sections("en")
    assert [(one.key, one.source.replace("\u00a0", "")) for one in ours] == [(one.key, one.source) for one in theirs]
    for one, other in zip(ours, theirs, strict=True):
        assert re.findall(r"`[^`]+`", one.text).count("`!`") == re.findall(r"`[^`]+`", other.text).count("`!`"), one.key
        assert set(re.findall(r"VV\d+", one.text)) == set(re.findall(r"VV\d+", other.text)), one.key


def test_rules_are_found_by_french_words() -> None:
    assert look_up("démons", "fr")[0].key == "demons"
    assert look_up("règles maison", "fr")[0].key == "house-rules"


def test_french_words_mean_the_notation() -> None:
    assert in_notation("Léa pose b020:row d3", WORDS, ("Léa", "Hugo")) == "Léa place b020:row d3"
    assert in_notation("Hugo sacrifie c4 wr", WORDS, ("Léa", "Hugo")) == "Hugo breach c4 wr"
    assert in_notation("annule depuis 12", WORDS, ("Léa", "Hugo")) == "undo from 12"


def test_the_guide_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_LANG", "fr")
    commands = session(GUIDE.read_text(encoding="utf-8"))
    assert len(commands) > 4
    for command in commands:
        assert run(command.line, tmp_path) == (command.output, command.status), command.line


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ana", "d'Ana"), ("Éric", "d'Éric"), ("Léa", "de Léa"), ("Hugo", "de Hugo"), ("B", "de B"), ("A-1", "de A-1")],
)
def test_a_name_with_a_vowel_drops_the_e_before_it(name: str, said: str) -> None:
    assert Voice("fr", "village-attacks")("turn-over", player=name) == f"Le tour {said} est fini."


def test_a_name_with_a_vowel_follows_que_without_its_e() -> None:
    said = Voice("fr", "village-attacks")("why.movement", number=1, slots=3, player="Ana")
    assert said == "Cela fait 1 des 3 zones qu'Ana peut parcourir en un tour."
