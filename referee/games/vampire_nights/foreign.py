"""The game's words as French and Russian players say them, by where they stand."""

from typing import Final

from referee.engine.lexicon import lexicon

NONE: Final = {"none": "aucune aucun rien нет ничего"}
TILES: Final = {
    "cat": "chat кошка кошку кот кота",
    "che": "coffre сундук",
    "cof": "cercueil гроб",
    "coi": "sous монеты монета монету монет",
    "sto": "pierre pierre-maudite камень проклятый-камень",
    "web": "toile araignée toile-d'araignée паутина паутину",
    "lor": "seigneur лорд лорда",
    "lad": "dame леди",
    "ser": "serviteur слуга слугу",
    "fat": "père отец отца",
    "mot": "mère мать",
    "dau": "fille дочь",
    "dog": "chien собака собаку пёс пса",
}
ITEMS: Final = {
    "clo": "cape cape-d'invisibilité invisibilité плащ плащ-невидимка",
    "mas": "masque маска маску",
    "mir": "miroir зеркало",
    "jum": "potion saut potion-de-saut зелье прыжок зелье-прыжка",
    "bow": "arbalète арбалет",
    "gar": "ail чеснок",
    "cro": "croix croix-sacrée крест святой-крест",
    "sta": "pieu кол",
    "sac": "мешок",
    "wat": "eau eau-bénie вода воду святая-вода",
    "tor": "torche факел",
    "mag": "loupe лупа лупу",
}
PIECES: Final = lexicon({**TILES, **ITEMS, **NONE})

WORDS: Final = {
    "verb": lexicon(
        {
            "reveal": "révèle révéler открывает открыть открыты",
            "guards": "gardes стражи ставит поставить",
            "first": "premier première commence первый первая начинает",
            "move": "bouge bouger déplace déplacer avance avancer va идёт идти ходит двигает",
            "pass": "passe passer couche coucher пас пасует пасовать ложится",
            "use": "utilise utiliser joue jouer играет использует использовать применяет",
            "answer": "répond répondre réponse отвечает ответить ответ",
            "claim": "réclame réclamer забирает забрать гроб",
            "skip": "saute sauter пропускает пропустить пропуск",
            "loot": "pille piller prend prendre грабит берёт взять добыча",
            "show": "montre montrer показывает показать",
        }
    ),
    "count": lexicon(
        {
            "hand": "main objets рука руке предметы предметов",
            "bites": "morsures morsure укусы укусов укус",
            "tiles": "tuiles tuile плитки плиток плитка",
            "points": "point очки очков очко очка",
        }
    ),
    "ruling": lexicon(
        {
            "guards": "gardes стражи",
            "room": "pièce комната комнату",
            "loot": "butin добыча добычу",
            "discards": "défausse сброс",
            "hand": "main рука",
            "bites": "morsures укусы",
            "vampires": "вампиры",
            "coffin": "cercueil гроб",
            "turn": "tour ход",
            "first": "premier première первый первая",
            "night": "nuit ночь",
        }
    ),
    "object": PIECES,
    "removed": PIECES | lexicon({"bites": "morsures morsure укусы укус"}),
    "inside": PIECES | lexicon({"down": "cachée caché закрыта вниз"}),
    "house": lexicon(
        {
            "secret": "тайное",
            "last": "dernier последним",
            "crossbow": "arbalète арбалет",
            "discard": "défausse сброс",
        }
    ),
}
