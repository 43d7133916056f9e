"""The game's words as French and Russian players say them, by where they stand."""

from typing import Final

from referee.engine.lexicon import lexicon

NONE: Final = {"none": "aucune aucun rien нет ничего ничем пусто пустая"}
TILES: Final = {
    "cat": "chat chats кошка кошку кошки кот кота",
    "che": "coffre coffres сундук сундука сундуки",
    "cof": "cercueil cercueils гроб гроба",
    "coi": "sous sou монеты монета монету монет деньги",
    "sto": "pierre pierres pierre-maudite pierres-maudites камень камня камни камней проклятый-камень",
    "web": "toile toiles araignée toile-d'araignée toile-araignée паутина паутину паутины",
    "lor": "seigneur seigneurs лорд лорда лорды лордов",
    "lad": "dame dames леди",
    "ser": "serviteur serviteurs слуга слугу слуги слуг",
    "fat": "père pères отец отца отцы отцов",
    "mot": "mère mères мать матери",
    "dau": "fille filles дочь дочери дочка дочку",
    "dog": "chien chiens собака собаку собаки собак пёс пса",
}
ITEMS: Final = {
    "clo": "cape cape-d'invisibilité cape-invisibilité invisibilité плащ плащом плаща плащ-невидимка невидимка",
    "mas": "masque masques маска маску маской",
    "mir": "miroir miroirs зеркало зеркалом",
    "jum": "potion potions saut potion-de-saut potion-saut зелье зельем прыжок прыжком зелье-прыжка",
    "bow": "arbalète arbalètes арбалет арбалетом",
    "gar": "ail чеснок чесноком",
    "cro": "croix croix-sacrée крест крестом святой-крест",
    "sta": "pieu pieux кол колом",
    "sac": "sacs мешок мешком",
    "wat": "eau eau-bénie eau-bénite bénie bénite вода воду водой святая-вода святую-воду",
    "tor": "torche torches факел факелом",
    "mag": "loupe loupes лупа лупу лупой",
}
PIECES: Final = lexicon({**TILES, **ITEMS, **NONE})

WORDS: Final = {
    "key": lexicon({"removed": "retirées retirés убраны убрано"}),
    "verb": lexicon(
        {
            "reveal": "révèle révéler retourne retourner открывает открываю открыть открыты",
            "guards": "gardes garde place placer стражи ставит ставлю поставить",
            "first": "premier première commence commencer первый первая первым первой начинает начинаю",
            "move": "bouge bouger déplace déplacer avance avancer va aller entre entrer "
            "идёт иду идти ходит хожу ходить ход шаг двигает двигаю",
            "pass": "passe passer couche coucher пас пасует пасую пасовать ложится лечь кладёт кладу положить",
            "use": "utilise utiliser joue jouer играет играю сыграть использует использую использовать применяет",
            "answer": "répond répondre réponse отвечает отвечаю ответить ответ",
            "claim": "réclame réclamer cercueil забирает забираю забрать гроб",
            "skip": "saute sauter пропускает пропускаю пропустить пропуск",
            "loot": "pille piller prend prendre butin грабит берёт беру взять добыча добычу",
            "show": "montre montrer показывает показываю показать",
        }
    ),
    "count": lexicon(
        {
            "hand": "main objets objet рука руке предметы предметов предмет предмета",
            "bites": "morsures morsure укусы укусов укус укуса",
            "tiles": "tuiles tuile butin плитки плиток плитка",
            "points": "point очки очков очко очка",
        }
    ),
    "ruling": lexicon(
        {
            "guards": "gardes garde стражи стражей",
            "room": "pièce комната комнату",
            "loot": "butin добыча добычу",
            "discards": "défausse сброс",
            "hand": "main objets рука руке предметы предметов",
            "bites": "morsures morsure укусы укусов",
            "vampires": "вампиры вампиров",
            "coffin": "cercueil гроб",
            "turn": "tour ход ходит",
            "first": "premier première первый первая начинает",
            "night": "nuit ночь",
        }
    ),
    "object": PIECES,
    "removed": PIECES | lexicon({"bites": "morsures morsure укусы укусов укус укуса"}),
    "inside": PIECES | lexicon({"down": "cachée caché face-cachée закрыта закрыто закрытая вниз", "none": "vide"}),
    "house": lexicon(
        {
            "secret": "тайное",
            "last": "dernier dernière последним последнее",
            "crossbow": "arbalète арбалет",
            "discard": "défausse сброс",
        }
    ),
}
