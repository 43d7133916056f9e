"""The game's words as players say them in English, French and Russian, by where they stand."""

from typing import Final

from referee.engine.lexicon import lexicon

VERBS: Final = {
    "first": "premier première первый первая",
    "level": "levels niveau уровень",
    "return": "returns revient retourne возвращается вернуться",
    "drop": "drops jette jeter сбросить сбрасывает",
    "roll": "rolls rolled lance lancer бросок бросает бросить",
    "again": "relance relancer перебросить перебрасывает",
    "stay": "reste rester хватит остаётся",
    "move": "moves go goes walk walks bouge bouger va aller déplace идти идёт ход ходит",
    "hit": "hits attack attacks frappe frapper attaque attaquer бьёт бить атакует",
    "guard": "guards defence défense garde protège защита защитить",
    "keep": "keeps réserve garder резерв хранит",
    "heal": "heals soigne soigner guérit лечит лечить",
    "use": "uses ability utilise utiliser aptitude способность применяет",
    "pay": "pays paie paye payer платит заплатить",
    "take": "takes prend prendre ramasse ramasser берёт взять",
    "redirect": "redirige rediriger перенаправить перенаправляет",
    "summon": "invoque invoquer invocation призыв призвать",
    "payers": "payeurs платят плательщики",
    "minion": "sbire приспешник",
    "defend": "defends défend défendre защищается",
    "ready": "prêt prête готово готовы",
    "villagers": "villageois жители",
    "event": "événement событие",
    "order": "ordre порядок",
    "coin": "pièce монета",
    "spawn": "apparition apparaît появление появляются",
    "sheet": "fiche планшет",
    "hero": "héros герой",
    "map": "plan château план карта замок",
    "line": "ligne линия",
    "gates": "marqueurs portes метки ворота",
    "goals": "objectifs цели",
    "symbols": "symboles символы",
    "room": "salle зал",
    "touch": "contact касание",
    "trap": "piège ловушка",
    "trapcard": "carte-piège карта-ловушки",
    "catch": "catches attrape attraper ловит поймать",
    "kill": "kills tue tuer убивает убить",
    "seal": "ferme fermer scelle закрывает закрыть",
    "card": "carte карточка",
    "troll": "тролль",
    "fits": "contient place вмещает",
}
TROLL: Final = "тролль тролля троллем troll"
KINDS: Final = {
    "p": "peasant peasants paysan paysans paysanne крестьянин крестьяне крестьянина крестьян",
    "y": "yunfakh yunfakhs юнфах юнфахи юнфаха юнфахов",
    "h": "hunter hunters chasseur chasseurs охотник охотники охотника охотников",
}
TYPES: Final = {
    "a": "arcane arcanes arcanique аркан арканный арканные арканных чародей чародеев магический магические магических",
    "c": "cursed maudit maudits maudite проклятый проклятые проклятых",
    "d": "demon demons demonic démon démons démoniaque démoniaques демон демоны демонов демонический демонические",
    "m": "mythic mythique mythiques мифический мифические мифических",
    "u": "undead mort-vivant morts-vivants mort-vivants нежить",
    "v": "veteran veterans vétéran vétérans ветеран ветераны ветеранов",
}
DICE: Final = {
    "m": "melee mêlée ближний",
    "r": "ranged distance дальний",
    "g": "magic magie магия",
    "s": "shield bouclier défense щит",
    "c": "counter riposte контратака контратаку ответ",
    "t": "torch torche факел",
    "x": "blank vide пусто",
}
HEALED: Final = {
    "wound": "blessure рана рану",
    "burn": "embrasé feu огонь горит",
    "slow": "ralenti замедление",
    "silence": "немота немоту молчание тишина",
    "sunder": "harassé надлом",
}
CAME: Final = {
    "hit": "touché réussi réussite попал попадание успех",
    "miss": "raté échec мимо промах",
    "heart": "cœur coeur сердце",
    "gate": "marqueur porte метка маркер",
    "day": "jour день днём",
    "night": "nuit ночь ночью",
    "stands": "tient стоит держится",
    "falls": "effondre s'effondre рушится обвал",
}
MONSTERS: Final = {
    "vampire": "вампир",
    "banshee": "баньши банши",
    "dullahan": "дуллахан",
    "lich": "liche лич",
    "succubus": "succube суккуб",
}
NONE: Final = "nobody no nothing aucun aucune rien personne никого никто нет"
ROOMS: Final = {
    "any": "toutes toute любые любой любая",
    "corridor": "couloir коридор",
    "large": "grande большой большая",
    "small": "petite малый малая маленькая",
}
TRAP_DOES: Final = {
    "push": "pousse repousse толкает отталкивает",
    "stun": "assomme оглушает",
    "burn": "embrase enflamme поджигает",
}
TEXT: Final = {"text": "texte текст"}
COLOURS: Final = {"blue": "bleu bleue синий синяя", "yellow": "jaune жёлтый жёлтая", "red": "rouge красный красная"}
LOAD: Final = {"objective": "objectif цель"}
STAYS: Final = {"stays": "reste durable держится остаётся"}
INSIDE: Final = {"none": NONE, **HEALED, **ROOMS, **TEXT, **LOAD, **STAYS, **MONSTERS}
WORDS: Final = {
    "key": lexicon({"monsters": "monstres чудовища монстры", "scenario": "scénario сценарий"}),
    "name": lexicon(MONSTERS),
    "verb": lexicon(VERBS),
    "object": lexicon({**INSIDE, **CAME, "troll": TROLL}),
    "inside": lexicon(INSIDE),
    "table-count": lexicon(
        {"heart": CAME["heart"], "morale": "moral мораль", "dial": "cadran счётчик", "xp": "expérience опыт"}
    ),
    "house": lexicon(
        {
            "heart": "cœur coeur сердце",
            "torch": "torche факел",
            "adjacent": "adjacentes соседние",
            "heroes": "héros герои",
            "box": "boîte коробка",
            "troll": "тролль",
            "cycle": "цикл",
            "capacity": "capacité вместимость",
            "tomes": "grimoires tome тома книги",
            "exit": "sortie выход",
            "yunfakh": "юнфах",
        }
    ),
}
