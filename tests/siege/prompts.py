"""What an option will do, in words; all else as in every game without prompts of its own."""

from collections.abc import Mapping
from typing import Any

from referee.engine.ruling import Decision
from referee.engine.usual_parts import WholeEntries
from tests.siege.rules.state import State


class Prompts(WholeEntries):
    def option_said(self, state: State, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
        verb, _, zone = option.partition(" ")
        if decision.kind == "turn":
            return f"option.{verb}", {"zone": zone}
        if option == "none":
            return f"option.{decision.kind}-none", {}
        return f"option.{decision.kind}", {"what": option}
