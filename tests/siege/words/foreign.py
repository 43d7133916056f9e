"""What French and Russian players may type instead of the words of the notation."""

from typing import Final

from referee.engine.lexicon import lexicon

VERB: Final = lexicon(
    {
        "go": "aller va идти иди",
        "fight": "combattre combat бой биться",
        "rest": "attendre repos ждать",
        "reveal": "révéler montrer показать",
        "march": "marche марш",
        "spawn": "arrivée renfort появление",
        "sabotage": "саботаж",
        "accuse": "accuser обвинить",
    }
)
INSIDE: Final = lexicon(
    {
        "keep": "donjon башня",
        "hall": "salle зал",
        "cellar": "cave подвал",
        "yard": "cour двор",
        "gate": "porte ворота",
        "none": "aucun personne никого никто",
        "loyal": "loyale верный верная",
        "traitor": "traître предатель",
    }
)
WORDS: Final = {
    "verb": VERB,
    "object": INSIDE,
    "inside": INSIDE,
    "count": lexicon({"felled": "abattus сражено"}),
    "ruling": lexicon({"at": "en где"}),
    "table-count": lexicon({"heart": "cœur coeur сердце", "raiders": "assaillants налётчики", "cards": "cartes карты"}),
    "table-ruling": lexicon({"heart": "cœur coeur сердце", "raiders": "assaillants налётчики"}),
}
