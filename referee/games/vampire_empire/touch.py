"""What is tapped to lay out the castle. Cards are typed: what is in a hand is nobody else's business."""

from referee.engine.card_parts import Listed
from referee.engine.parts import Pad
from referee.engine.ruling import Decision
from referee.engine.sheet_part import Say
from referee.games.vampire_empire.rules.characters import CASTLE, CHARACTERS
from referee.games.vampire_empire.rules.state import State


def pad(say: Say, state: State, decision: Decision, listed: Listed) -> Pad | None:
    if decision.kind != "castle":
        return None
    return {"pieces": {"count": CASTLE, "of": [{"add": one, "say": say(f"word.{one}")} for one in CHARACTERS]}}


def secret(say: Say, state: State, seat: int) -> list[Pad]:
    """Hands and tokens are in the players' hands already."""
    return []
