"""The game's words as French and Russian players say them, by where they stand."""

from typing import Final

from referee.engine.lexicon import lexicon

CHARACTERS: Final = {
    "lad": "lady dame леди",
    "lor": "lord seigneur лорд лорда лордом",
    "off": "officer officier офицер офицера офицером",
    "mon": "monk moine монах монаха монахом",
    "nun": "nonne sœur soeur religieuse монахиня монахиню монахиней",
    "bis": "bishop évêque епископ епископа епископом",
    "mai": "maid bonne servante горничная горничную горничной",
    "coo": "cook cuisinier cuisinière повар повара поваром",
    "but": "butler majordome дворецкий дворецкого дворецким",
}
KINDS: Final = {
    "vampire": "vampires вампир вампира вампиром",
    "human": "humain humaine человек человека человеком",
}
NONE: Final = {"none": "aucune aucun rien нет ничего ничем"}
PILES: Final = {
    "moat": "oubliettes oubliette ров рва рву подземелье подземелья",
    "cellar": "grenier погреб погреба погребе чердак чердака",
    "deck": "pioche paquet колода колоду колоды",
    "hand": "main рука руке руку",
}
VERBS: Final = {
    "draw": "pioche piocher tire tirer берёт беру взять добирает добрать",
    "keep": "garde garder оставляет оставляю оставить",
    "reveal": "révèle révéler раскрывает раскрываю раскрыть",
    "hide": "cache cacher прячет прячу спрятать",
    "water": "eau eau-bénite asperge вода воду святая-вода",
    "answer": "répond répondre réponse отвечает отвечаю ответить ответ",
    "attack": "attaque attaquer combat combattre атакует атакую атаковать атака",
    "defend": "défend défendre défense защищает защищаю защита защищается",
    "enter": "entre entrer arrive приходит входит войти",
    "pass": "passe passer пас пасует пасую пасовать",
    "support": "soutien soutient поддержка поддержку",
    "show": "montre montrer показывает показываю показать",
    "castle": "château замок",
}
EFFECTS: Final = {
    "defence": "défense защита",
    "attack": "attaque attaquer атака атакует",
    "unmark": "retire снять",
    "cancel": "annule annuler отменяет отменить",
    "stop": "arrête стоп",
    "block": "bloque bloquer запрещает запретить",
    "hide": "cache cacher прячет спрятать",
    "swap": "échange échanger меняет поменять",
    "shuffle": "mélange mélanger перемешать перемешивает",
    "test": "teste tester проверить проверяет",
    "kill": "tue tuer убивает убить",
    "draw": "pioche piocher добирает добрать",
    "discard": "défausse défausser сбрасывает сбросить",
    "take": "prend prendre берёт взять",
    "look": "regarde regarder смотрит посмотреть",
    "other": "autre другое",
    "combat": "бой",
    "support": "soutien поддержка",
}
BLOCKED: Final = {verb: VERBS[verb] for verb in ("reveal", "water", "pass")}  # what `block` forbids
INSIDE: Final = lexicon({**CHARACTERS, **KINDS, **NONE, **PILES, **BLOCKED, **EFFECTS})  # `pioche` is to draw there
WORDS: Final = {
    "key": lexicon({"vampires": "вампиры"}),
    "verb": lexicon(VERBS),
    "object": lexicon({**CHARACTERS, **KINDS, **NONE, **PILES}),
    "inside": INSIDE,
    "begun": lexicon({**CHARACTERS, **KINDS}),
    "titled": lexicon({"support": ""}),
    "count": lexicon(PILES),
    "ruling": lexicon(
        {**PILES, "reshuffled": "remélangé перемешан", "turn": "tour ход", "wins": "gagne победа побеждает"}
    ),
    "table-count": lexicon({"city": "ville город", "dead": "morts мёртвые погибшие"}),
    "table-ruling": lexicon(
        {
            **KINDS,
            "castle": "château замок",
            "city": "ville город",
            "dead": "mort morte мёртв мертва",
            "alive": "vivant vivante жив жива",
            "unknown": "inconnu inconnue неизвестно неизвестен",
            "markers": "marqueurs маркеры",
            "draw": "égalité ничья",
        }
    ),
    "house": lexicon({"water": "eau вода", "may": "peut можно может"}),
}
