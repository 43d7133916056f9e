"""Positions put to `referee siege`, and what comes of them in a few words a step."""

import shlex
from typing import Any, NamedTuple

from referee.engine.codes import REFUSED, USAGE
from tests.cli.disputes.asking import Answer, ask, twice

MAP = "ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1"
SHEETS = (
    "sheet vampire u 6 5 d2 r1 m2",
    "sheet banshee c 5 5 d2 r1 m3",
    "sheet dullahan m 8 6 d3 r1 m2",
    "sheet succubus d 5 5 d2 r1 m2",
)


class Position(NamedTuple):
    """On the practice map; `options` are typed as they are."""

    before: str
    answers: tuple[str, ...] = ()
    options: str = ""
    gates: bool = True

    @property
    def line(self) -> str:
        """The whole command."""
        sheets = [sheet for sheet in SHEETS if sheet.split()[1] in self.before]
        facts = " ".join(f"--fact {shlex.quote(sheet)}" for sheet in sheets)
        gates = "--gates 'eh1 g1'" if self.gates else ""
        answers = shlex.join(("--", self.before, *self.answers))
        return f"referee siege --map '{MAP}' {gates} {facts} {self.options} {{}} {answers}"

    def data(self) -> dict[str, Any]:
        return twice(self.line.format("--json")).json

    def told(self) -> Answer:
        return twice(self.line.format(""))

    def refused(self) -> str:
        """The code."""
        answer = ask(self.line.format("--debug"))
        assert (answer.status in (REFUSED, USAGE), answer.out) == (True, "")
        return answer.words.rpartition("[")[2].rstrip("]")


def course(data: dict[str, Any]) -> list[str]:
    """Attacks, moves, questions and the like, a short line each."""
    return [line for step in data["steps"] if (line := _short(step))]


def _short(step: dict[str, Any]) -> str:
    match step["do"]:
        case "zone":
            return f"zone {step['zone']} {step['distance']}"
        case "attack":
            outcome = "" if step["outcome"] == "hit" else f" {step['outcome']}"
            return f"{step['figures']} {step['from']} attacks {step['target']} {step['wounds']}{outcome}"
        case "move":
            return f"{step['figures']} {step['from']} > {step['to']}"
        case "put":
            return f"put {step['figures']} {step['at']}"
        case "remove":
            return f"remove {step['figures']} {step['at']}"
        case "raise":
            return f"raise {step['figures']} {step['at']}"
        case "health":
            return f"{step['monster']} {step['left']}/{step['health']}"
        case "morale":
            return f"morale {step['left']}"
        case "ask":
            about = " ".join(str(step[key]) for key in ("for", "figures", "from", "tier") if step.get(key))
            return f"{step['kind']} {about} {'/'.join(step['options'])} = {step['answer']}"
        case "wound":
            return ""
    return str(step["do"])
