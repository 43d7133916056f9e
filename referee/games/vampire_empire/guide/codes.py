"""The codes that are typed, for those who never saw them: by the kind of decision that they answer."""

from typing import Final

from referee.engine.parts import CodeGroup
from referee.games.vampire_empire.rules.characters import CHARACTERS

_CHARACTERS: Final = CodeGroup("codes.characters", tuple((code, f"word.{code}") for code in CHARACTERS))
_CARDS: Final = CodeGroup(
    "codes.cards",
    (
        ("c2", "code.clergy"),
        ("n2", "code.nobles"),
        ("s2", "code.servants"),
        ("v2", "code.vampire"),
        ("w2", "code.water"),
        ("cn2", "code.two-bands"),
    ),
)
_VERBS: Final = CodeGroup(
    "codes.turn",
    (
        ("d m2 c1", "code.draw"),
        ("k", "code.keep"),
        ("r coo", "code.reveal"),
        ("a 1 2 c2 c1", "code.attack"),
        ("h 2 v1 v2 nv1", "code.hide"),
        ("w lad w2 cw1", "code.test"),
        ("p", "code.pass"),
        ("s squire 1/2 defence 1", "code.support"),
    ),
)
_EFFECTS: Final = CodeGroup(
    "codes.effects",
    (
        ("attack bis, defence bis 2", "code.mark"),
        ("combat defence bis", "code.combat"),
        ("unmark bis attack", "code.unmark"),
        ("cancel c2, cancel support", "code.cancel"),
        ("stop", "code.stop"),
        ("block attack pass", "code.block"),
        ("hide bis, swap bis coo, shuffle", "code.places"),
        ("test bis, kill bis", "code.kill"),
        ("draw 2, discard 2", "code.hands"),
        ("take moat 1", "code.take"),
        ('none, look "…", other "…"', "code.words"),
        ("draw 2 + discard 1", "code.several"),
    ),
)
_KINDS: Final = {
    "castle": (_CHARACTERS,),
    "enter": (_CHARACTERS,),
    "answer": (),
    "attack": (_CARDS,),
    "defend": (_CARDS,),
    "card-missing": (_CARDS,),
    "wrong-number-of-cards.hide": (_CARDS,),
    "wrong-number-of-cards.water": (_CARDS,),
    "choice-needed.target": (_CHARACTERS,),
    "choice-needed.attacker": (_CHARACTERS,),
    "not-understood.character": (_CHARACTERS,),
    "not-understood.combat-card": (_CHARACTERS, _CARDS),
    "not-understood.support-card": (),
    "not-understood.cost-unknown": (),
    "not-understood.effect": (_EFFECTS,),
    "turn": (_CHARACTERS, _CARDS, _EFFECTS),  # the line above says what is done
}


def codes_for(kind: str, state: object = None) -> tuple[CodeGroup, ...]:
    """The codes that an answer to that kind of decision is made of; all there are where the kind has none."""
    return _KINDS.get(kind, (_VERBS, _CHARACTERS, _CARDS, _EFFECTS))
