"""The codes that are typed, for those who never saw them: by the kind of decision that they answer."""

from typing import Final

from referee.engine.parts import CodeGroup
from referee.games.vampire_village.rules.cards import ORDER

_BUILDING: Final = CodeGroup("codes.building", tuple((code, f"code.{code}") for code in "gbryn"))
_GAINS: Final = CodeGroup(
    "codes.gain",
    (
        (":2", "code.gain-number"),
        *((f":{code}", f"code.gain-{code}") for code in "gbryh"),
        (":row", "code.gain-row"),
        (":col", "code.gain-col"),
    ),
)
_HERO: Final = CodeGroup("codes.hero", (("h3", "code.movement"), *((code, f"code.icons-{code}") for code in "wlv")))
_CREATURES: Final = CodeGroup("codes.creatures", tuple((face, f"code.{face}") for face in ORDER if face[0] != "d"))
_DEMONS: Final = CodeGroup("codes.demons", tuple((face, f"code.{face}") for face in ORDER if face[0] == "d"))
_CELLS: Final = CodeGroup("codes.cells", (("d4", "code.cell"), ("d4-e4x2", "code.walk")))
_KINDS: Final = {
    "start": (_BUILDING, _GAINS),
    "place": (_BUILDING, _GAINS, _HERO, _CELLS),
    "creatures": (_CREATURES, _DEMONS),
    "demon": (_DEMONS, _CREATURES),
    "breach": (_CREATURES,),
}


def codes_for(kind: str, state: object = None) -> tuple[CodeGroup, ...]:
    """The codes that an answer to that kind of decision is made of; all there are where the kind has none."""
    return _KINDS.get(kind, (_BUILDING, _GAINS, _HERO, _CREATURES, _DEMONS, _CELLS))
