"""The game's words as French and Russian players say them, by where they stand."""

from typing import Final

from referee.engine.lexicon import lexicon

NONE: Final = {"none": "aucune aucun rien нет ничего"}
TILES: Final = {
    "cat": "chat chats кошка кошку кот кота",
    "che": "coffre coffres сундук",
    "cof": "cercueil cercueils гроб",
    "coi": "sous sou монеты монета монету монет",
    "sto": "pierre pierres pierre-maudite pierres-maudites камень проклятый-камень",
    "web": "toile toiles araignée toile-d'araignée toile-araignée паутина паутину",
    "lor": "seigneur seigneurs лорд лорда",
    "lad": "dame dames леди",
    "ser": "serviteur serviteurs слуга слугу",
    "fat": "père pères отец отца",
    "mot": "mère mères мать",
    "dau": "fille filles дочь",
    "dog": "chien chiens собака собаку пёс пса",
}
ITEMS: Final = {
    "clo": "cape cape-d'invisibilité cape-invisibilité invisibilité плащ плащ-невидимка",
    "mas": "masque masques маска маску",
    "mir": "miroir miroirs зеркало",
    "jum": "potion potions saut potion-de-saut potion-saut зелье прыжок зелье-прыжка",
    "bow": "arbalète arbalètes арбалет",
    "gar": "ail чеснок",
    "cro": "croix croix-sacrée крест святой-крест",
    "sta": "pieu pieux кол",
    "sac": "sacs мешок",
    "wat": "eau eau-bénie eau-bénite bénie bénite вода воду святая-вода",
    "tor": "torche torches факел",
    "mag": "loupe loupes лупа лупу",
}
PIECES: Final = lexicon({**TILES, **ITEMS, **NONE})

WORDS: Final = {
    "verb": lexicon(
        {
            "reveal": "révèle révéler retourne retourner открывает открыть открыты",
            "guards": "gardes garde place placer стражи ставит поставить",
            "first": "premier première commence commencer первый первая начинает",
            "move": "bouge bouger déplace déplacer avance avancer va aller entre entrer идёт идти ходит двигает",
            "pass": "passe passer couche coucher пас пасует пасовать ложится",
            "use": "utilise utiliser joue jouer играет использует использовать применяет",
            "answer": "répond répondre réponse отвечает ответить ответ",
            "claim": "réclame réclamer cercueil забирает забрать гроб",
            "skip": "saute sauter пропускает пропустить пропуск",
            "loot": "pille piller prend prendre butin грабит берёт взять добыча",
            "show": "montre montrer показывает показать",
        }
    ),
    "count": lexicon(
        {
            "hand": "main objets objet рука руке предметы предметов",
            "bites": "morsures morsure укусы укусов укус",
            "tiles": "tuiles tuile butin плитки плиток плитка",
            "points": "point очки очков очко очка",
        }
    ),
    "ruling": lexicon(
        {
            "guards": "gardes garde стражи",
            "room": "pièce комната комнату",
            "loot": "butin добыча добычу",
            "discards": "défausse сброс",
            "hand": "main objets рука",
            "bites": "morsures morsure укусы",
            "vampires": "вампиры",
            "coffin": "cercueil гроб",
            "turn": "tour ход",
            "first": "premier première первый первая",
            "night": "nuit ночь",
        }
    ),
    "object": PIECES,
    "removed": PIECES | lexicon({"bites": "morsures morsure укусы укус"}),
    "inside": PIECES | lexicon({"down": "cachée caché face-cachée закрыта вниз", "none": "vide"}),
    "house": lexicon(
        {
            "secret": "тайное",
            "last": "dernier dernière последним",
            "crossbow": "arbalète арбалет",
            "discard": "défausse сброс",
        }
    ),
}
