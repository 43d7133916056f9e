"""Words of three languages before a game, and as options of commands."""

import json
from pathlib import Path

import pytest

from referee import Table
from referee.cli.tallies import read_csv, read_tree
from referee.games.vampire_village.commands.tally_input import FORM
from referee.games.vampire_village.guide.beginning import read_edition, read_order
from referee.guide.begin import begin
from referee.languages import LANGUAGES
from referee.say.rules import look_up
from tests.guide.typing import Typing
from tests.notation.test_typed_words import BREACH, GAME, ORDER, environment, record, referee

# beginning


@pytest.mark.parametrize(
    "typed",
    [
        *("wlv", "w l v", "w, l, v", "цдм", "ЦДМ", "ведьмы оборотни вампиры", "Sorcières loups-garous vampires"),
        *("sorcieres loups vamp", "witches werewolves vampires", "wi we va", "вед обор вамп", "slv", "s l v"),
    ],
)
def test_the_order_in_any_language(typed: str) -> None:
    assert read_order(typed) == list(ORDER)


@pytest.mark.parametrize("typed", ["в о в", "во в", "wlx", "slx"])
def test_letters_that_could_mean_two_kinds_are_not_guessed(typed: str) -> None:
    assert sorted(read_order(typed)) != sorted(ORDER)


@pytest.mark.parametrize("typed", ["2", "é", "ru", "RU", "russe", "russian", "русское", "рус"])
def test_the_edition_in_any_language(typed: str) -> None:
    assert read_edition(typed) == ["ru"]


@pytest.mark.parametrize(("edition", "offered"), [("ru", "2"), ("fr", "1"), ("", "1")])
def test_the_edition_that_is_set_is_offered(tmp_path: Path, edition: str, offered: str) -> None:
    asked = Typing("", "Ana Ben", "", "ведьмы loups v", "", "")
    path = begin(environment(tmp_path, edition=edition), asked)
    table = Table.read(path)
    assert table.header.setup.edition == (edition or "fr")
    assert table.header.setup.order == ORDER
    assert f"(Enter: {offered})" in asked.prompts[2]


@pytest.mark.parametrize("word", ["quit", "q", "quitter", "выход"])
def test_leaving_before_a_game(tmp_path: Path, word: str) -> None:
    with pytest.raises(EOFError):
        begin(environment(tmp_path), Typing(word, "Ana Ben"))


# options of commands


@pytest.mark.parametrize("kind", ["witches", "Witch", "w", "sorcières", "sorciere", "sorc", "ведьмы", "ВЕДЬМА", "wit"])
def test_the_kind_of_an_attack(tmp_path: Path, kind: str) -> None:
    status, out, _ = referee(tmp_path, "attack", kind, "2", "--village", "3")
    assert status == 0
    assert "The witches attack" in out


@pytest.mark.parametrize(("every", "order"), [("all", "wlv"), ("tous", "sorc loups vamp"), ("все", "ведьмы,обор,вамп")])
def test_all_attacks(tmp_path: Path, every: str, order: str) -> None:
    status, out, _ = referee(tmp_path, "attack", every, "w2", "--village", "g300", "--order", order, "--json")
    assert status == 0
    assert json.loads(out)["order"] == list(ORDER)


@pytest.mark.parametrize("edition", ["ru", "russe", "русское", "Russian"])
def test_editions_as_options(tmp_path: Path, edition: str) -> None:
    for words in (["tally", "Ana 1 1 0 2", "Ben 1 0 0 2"], ["attack", "witches", "2", "--village", "3"]):
        assert json.loads(referee(tmp_path, *words, "--edition", edition, "--json")[1])["edition"] == "ru"
    status, _, complaint = referee(
        tmp_path, "new", edition, "--players", "Pose", "Ведьма", "--order", "ведьмы", "loups", "v", "-e", edition,
        "--house", "taille", "число", "étendue", "выложенные", "свой-цвет", "toujours",
    )  # fmt: skip
    assert status == 0, complaint
    table = Table.read(next(tmp_path.rglob("*.referee")))
    assert table.header.setup.edition == "ru"
    assert table.header.setup.players == ("Pose", "Ведьма")
    assert GAME is not None
    assert GAME.rules().header_of(table.header.setup)["house"] == (
        "size",
        "count",
        "extent",
        "ever",
        "own-colour",
        "always",
    )


@pytest.mark.parametrize("aim", ["villagers", "villageois", "жители"])
def test_the_aim_of_the_best_defence(tmp_path: Path, aim: str) -> None:
    path = record(tmp_path, BREACH)
    status, out, _ = referee(tmp_path, "best", "--aim", aim, "--file", str(path), "--json")
    assert status == 0
    assert json.loads(out)["aim"] == "villagers"
    assert referee(tmp_path, "best", "--aim", "sorcières", "--file", str(path))[0] == 2


@pytest.mark.parametrize("typed", ["place g300 b1", "pose g300 b1", "кладёт g300 b1", "Vous pose g300 b1"])
def test_trying_in_a_drawn_village(tmp_path: Path, typed: str) -> None:
    status, out, complaint = referee(tmp_path, "try", typed.replace("Vous", "You"), "--village", "y111=2")
    assert status == 0, complaint
    assert "place g300 b1" in out


def test_a_demon_in_a_drawn_village(tmp_path: Path) -> None:
    village = ["--village", "y111=2 g200=1 / h0 n000", "--creatures", "dm"]
    for typed in ("demon dm effect b1", "démon dm effet b1", "демон dm злодеяние b1"):
        status, out, complaint = referee(tmp_path, "try", typed, *village)
        assert status == 0, complaint
        assert "demon dm effect b1" in out


@pytest.mark.parametrize(
    ("words", "key", "value"),
    [
        (("édition", "russe"), "edition", "ru"),
        (("издание", "русское"), "edition", "ru"),
        (("langue", "français"), "lang", "fr"),
        (("язык", "русский"), "lang", "ru"),
        (("quiet", "да"), "quiet", "true"),
        (("couleur", "jamais"), "color", "never"),
        (("style", "крупно"), "style", "large"),
    ],
)
def test_settings_in_any_language(tmp_path: Path, words: tuple[str, str], key: str, value: str) -> None:
    assert referee(tmp_path, "config", "set", *words)[0] == 0
    assert (tmp_path / "home" / "config.yaml").read_text("utf-8") == f"{key}: {value}\n"


def test_columns_of_a_tally_in_any_language() -> None:
    rows = read_csv(FORM, "Joueur;Bâtiments;Héros;Créatures;Cartes\nAna;12;0;3;8\n", "f")
    assert rows == read_csv(FORM, "имя,здания,герои,монстры,карты\nAna,12,0,3,8\n", "f")
    assert rows == read_tree(FORM, "Ana: {здания: 12, héros: 0, creatures: 3, cartes: 8}\n", "f")


def test_rules_are_found_in_any_language() -> None:
    for language in LANGUAGES:
        for term in ("le moins de villageois", "fewest villagers", "меньше всего жителей"):
            assert "demon-fewest" in [section.key for section in look_up(term, language)], (term, language)
