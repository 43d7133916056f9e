"""Faces said in words, as somebody says them who never saw the notation."""

import pytest

from referee.games.vampire_village.guide.spoken import begins_in_words, in_words


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("red 1 0 2", "r102"),
        ("red 1 0 2 3", "r102 3"),
        ("Red102 d3", "r102 d3"),
        ("blue 1, 0, 2 row 3", "b102:row 3"),
        ("blue 1 0 2 green 3", "b102:g 3"),
        ("blue 1 0 2 g3", "b102 g3"),  # a cell
        ("green 300 +2 4", "g300:2 4"),
        ("rouge 102 ligne d3", "r102:row d3"),
        ("verte 1 1 0 : héros d3", "g110:h d3"),
        ("жёлтая 1 0 2 колонка 3", "y102:col 3"),
        ("бесцветное 3 0 0", "n300"),
        ("hero 3 witch vampire d3", "h3wv d3"),
        ("héros 2 loup-garou d3", "h2l d3"),
        ("герой 3 ведьма d3", "h3w d3"),
        ("hero 3 v3", "h3 v3"),  # a cell
        ("hero 0 wl 2", "h0wl 2"),
        ("b020:ligne 1", "b020:row 1"),
        ("y111:colonne d3", "y111:col d3"),
        ("g200:жёлтый 3", "g200:y 3"),
        ("b020:row 1", "b020:row 1"),
        ("v200 3", "g200 3"),
        ("j111:2 1", "y111:2 1"),
        ("з200:ряд", "g200:row"),
        ("с020", "b020"),
        ("ж111", "y111"),
        ("r 102 d3", "r102 d3"),
    ],
)
def test_a_face_in_words(said: str, printed: str) -> None:
    assert in_words(said, "round1") == printed


@pytest.mark.parametrize(
    "text",
    ["red", "red 1 0", "red 1 0 25", "red10 2", "r 1 0 2 3", "b04 1", "redo 1 0 2", "h 3", "b 3", "hero", "mill 3", ""],
)
def test_what_is_not_a_whole_face_stays(text: str) -> None:
    assert in_words(text, "round1") == text


def test_a_number_of_villagers_follows_a_colon() -> None:
    """After a space it is the key of a cell, so not even a start card has it there."""
    assert in_words("yellow 1 1 1:2", "start") == "y111:2"
    assert in_words("yellow 1 1 1 2", "start") == "y111 2"
    assert in_words("red 1 0 2", "creatures1") == "red 1 0 2"


@pytest.mark.parametrize(
    ("said", "faces"),
    [
        ("sorcière 2, loup gris, vampire 3", "w2 lg v3"),
        ("ведьма 2 серый оборотень вампир 6", "w2 lg v6"),
        ("witch2 wolf grey vampire 3", "w2 lg v3"),
        ("grey wolf, black wolf and left witch", "lg lb wl"),
        ("loup-garou noir, vampire de valeur 3 et sorcière à droite", "lb v3 wr"),
        ("жёлтый демон, ведьма слева, v3", "dy wl v3"),
        ("démon loup, demon hero, demon fewest", "dl dh dm"),
        ("s2lgv3", "w2 lg v3"),
    ],
)
def test_creatures_in_words(said: str, faces: str) -> None:
    assert in_words(said, "creatures1") == faces


@pytest.mark.parametrize("text", ["w2lgv3", "ц2дпм4", "w2, lg v3", "vampire 7", "demon, w2", "wolf w2 v3", "+", "mill"])
def test_what_does_not_name_creatures_in_words_stays(text: str) -> None:
    assert in_words(text, "creatures1") == text


def test_words_that_begin_a_card() -> None:
    assert [word for word in ("red", "Жёлтый", "hero", "r", "redo", "undo") if begins_in_words(word)] == [
        "red",
        "Жёлтый",
        "hero",
    ]
