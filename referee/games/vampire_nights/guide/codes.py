"""The codes that are typed, for those who never saw them: by the kind of decision that they answer."""

from typing import Final

from referee.engine.parts import CodeGroup
from referee.games.vampire_nights.rules.pieces import DEFENCES, ITEMS, TILES

_TILES: Final = CodeGroup("codes.tiles", tuple((code, f"word.{code}") for code in TILES))
_ITEMS: Final = CodeGroup("codes.items", tuple((code, f"code.{code}") for code in ITEMS))
_ITEM_NAMES: Final = CodeGroup("codes.items", tuple((code, f"word.{code}") for code in ITEMS))
_DEFENCES: Final = CodeGroup("codes.answers", (*((code, f"code.{code}") for code in DEFENCES), ("none", "word.none")))
_CELLS: Final = CodeGroup("codes.cells", (("a0", "code.entrance"), ("a1 … a5", "code.rooms"), ("a6", "code.garden")))
_VERBS: Final = CodeGroup(
    "codes.turn",
    (
        ("a0-a1", "code.move"),
        ("a1", "code.move-short"),
        ("a1 ser sta", "code.met"),
        ("sac a1", "code.use"),
        ("p a1", "code.pass"),
        ("claim", "code.claim"),
        ("skip", "code.skip"),
    ),
)
_KINDS: Final = {
    "reveal": (_TILES,),
    "guards": (_ITEMS,),
    "turn": (_VERBS, _TILES, _ITEM_NAMES),
    "answer": (_DEFENCES,),
    "move": (_CELLS,),
    "loot": (_TILES, _CELLS),
    "show": (_TILES,),
    "tile-missing": (_TILES,),
    "tile-missing.loot": (_TILES,),
    "item-missing": (_ITEMS,),
}


def codes_for(kind: str, state: object = None) -> tuple[CodeGroup, ...]:
    """The codes that an answer to that kind of decision is made of; all there are where the kind has none."""
    return _KINDS.get(kind, (_VERBS, _CELLS, _TILES, _ITEMS))
