"""The game's words as French and Russian players say them, by where they stand."""

from typing import Final

from referee.engine.lexicon import called, lexicon

LETTERS: Final = {"w": "witches", "l": "werewolves", "v": "vampires"}  # as on the cards, in every language
KINDS: Final = LETTERS | lexicon(
    {
        "witches": "witch sorcières sorcière ведьмы ведьма ведьм",
        "werewolves": "werewolf wolves wolf loups-garous loup-garou loups loup оборотни оборотень оборотней",
        "vampires": "vampire вампиры вампир вампиров",
    }
)
EDITIONS: Final = lexicon(
    {
        "fr": "french français française французское французская французский",
        "ru": "russian russe русское русская русский российское",
    }
)
EVERY: Final = lexicon({"all": "tous tout toutes toute все всё"})

WORDS: Final = {
    "key": lexicon({"order": "ordre порядок", "edition": "édition издание"}),
    "verb": lexicon(
        {
            "start": "départ старт стартовая начинает",
            "place": "pose poser placer jouer joue кладёт класть положить выкладывает выложить ставит поставить",
            "creatures": "créatures créature монстры монстров монстр",
            "demon": "démon демон",
            "breach": "brèche sacrifie sacrifier perd прорыв сбросить сбрасывает",
        }
    ),
    "count": lexicon(
        {
            "villagers": "villageois жители жителей житель жителя",
            "creatures": "créatures créature монстры монстров монстр монстра",
            "cards": "cartes carte карты карт карта",
            "points": "point очки очков очко очка",
        }
    ),
    "ruling": lexicon(
        {
            "villagers": "villageois жители жителей",
            "card": "carte карта карту",
            "creatures": "créatures монстры монстров",
        }
    ),
    "inside": lexicon(
        {
            "hero": "héros héroïne герой героем",
            "effect": "effet злодеяние эффект",
            "none": "aucune aucun rien нет ничего",
        }
    ),
    "order": KINDS,
    "edition": EDITIONS,
    "house": lexicon(
        {
            "size": "taille размер",
            "box": "cadre рамка",
            "count": "nombre число",
            "extent": "étendue протяжённость",
            "ever": "posées выложенные",
            "own-colour": "propre-couleur own-color свой-цвет",
            "always": "toujours всегда",
        }
    ),
}


def kind_called(word: str) -> str | None:
    """The kind of creature that a word means, by its letter, its name or the start of it."""
    return called(word, KINDS)


def order_called(text: str) -> list[str]:
    """Kinds one after the other, by their names or letters, these together or apart; a word that is none stays."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == len(LETTERS):
        words = [*words[0]]
    return [kind_called(word) or word for word in words]


def edition_called(word: str) -> str | None:
    return called(word, EDITIONS)
