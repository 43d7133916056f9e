"""The codes that are typed, for those who have never seen them: by the kind of decision that they answer."""

from typing import Final

from referee.engine.parts import CodeGroup
from referee.games.village_attacks.rules.daylight import DAY
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.words.facts import HERO, SHEET, TRAPCARD

_FIGURES: Final = CodeGroup(
    "codes.figures",
    (
        ("p3", "code.peasants"),
        ("h2d", "code.hunters"),
        ("hv", "code.veteran"),
        ("p2_", "code.lying"),
        ("knight", "code.hero"),
        ("y2d", "code.yunfakh"),
    ),
)
_TYPES: Final = CodeGroup(
    "codes.types", tuple((letter, f"code.type-{letter}") for letter in ("a", "c", "d", "m", "u", "v"))
)
_DICE: Final = CodeGroup("codes.dice", tuple((letter, f"code.die-{letter}") for letter in "mrgsctx"))
_WITHOUT_BLANK: Final = _DICE._replace(codes=_DICE.codes[:-1])
_NO_BLANK: Final = ("defend", "reroll", "troll", "not-understood.trap-cost")
_TURN: Final = CodeGroup(
    "codes.turn",
    (
        ("r mmrgst", "code.roll"),
        ("m lc1 a1", "code.move"),
        ("h p2", "code.hit"),
        ("h a1 p1", "code.shoot"),
        ("g sc", "code.guard"),
        ("k g", "code.keep"),
        ("heal wound burn", "code.heal"),
        ("u 1 -p2@a1", "code.use"),
        ("vil", "code.villagers"),
    ),
)
_EFFECTS: Final = CodeGroup(
    "codes.effects",
    (
        ("-p2@a1, -2@a1", "code.die"),
        ("+h2d@eh1", "code.come"),
        ("p2@a1>lc1, vampire>a1", "code.moved"),
        ("_p2@a1, *h1d@a1", "code.stunned"),
        ("-2@vampire, +1@vampire", "code.wounds"),
        ("burn@vampire, -burn@vampire", "code.condition"),
        ("dark@a1, unlucky@a1", "code.zone"),
        ("heart-1, xp+1@vampire", "code.numbers"),
        ("+troll@eh1, troll>a1", "code.troll"),
    ),
)
_FACTS: Final = CodeGroup(
    "codes.facts",
    (
        ("u 6 5 2 1 2", "code.sheet"),
        ("ch1-bh1-eh1", "code.map"),
        ("eh1 g1:blue", "code.gates"),
    ),
)
_PLAIN: Final = (
    "zone",
    "room-size",
    "fits-number",
    "card-name",
    "healed",
    *SHEET[1:],
    *HERO[1:],
    *TRAPCARD[1:],
)  # no codes
_KINDS: Final = {
    "fact": (_FACTS, _TYPES),
    "ready": (_FACTS,),
    "spawn": (_FIGURES, _TYPES),
    "coin": (),
    "level": (),
    "return": (),
    "order": (),
    "defend": (_DICE,),
    "reroll": (_DICE,),
    "event": (_EFFECTS,),
    "card": (),
    "troll": (_DICE,),
    "victims": (),
    "summon": (_TYPES,),
    "payers": (),
    "redirect": (),
    "ally": (_FIGURES, _TYPES),
    "turn": (_FIGURES, _TYPES, _DICE, _EFFECTS),  # the line above says what is done
    "not-understood.verb": (_TURN,),
    "not-understood.figures": (_FIGURES, _TYPES),
    "not-understood.dice": (_DICE,),
    "not-understood.die": (_DICE,),
    "not-understood.type": (_TYPES,),
    "not-understood.ability": (_EFFECTS,),
    "not-understood.trap-cost": (_DICE,),
    **dict.fromkeys((f"not-understood.{what}" for what in _PLAIN), ()),
}


def codes_for(kind: str, state: State | None = None) -> tuple[CodeGroup, ...]:
    """The codes that an answer to that kind of decision is made of; all there are where the kind has none. A blank only
    where it can be rolled («Dé Jour»)."""
    groups = _KINDS.get(kind, (_TURN, _FIGURES, _TYPES, _DICE, _EFFECTS, _FACTS))
    if state is None or (state.time == DAY and kind not in _NO_BLANK):
        return groups
    return tuple([_WITHOUT_BLANK if group is _DICE else group for group in groups])
