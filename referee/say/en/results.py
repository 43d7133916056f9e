"""What an option will do and what an entry did, as every game says it."""

from typing import Final

TEXTS: Final = {
    "option": "{option}",
    "refused.rule": "The rule: {rule}",
    "clauses": "{parts:;}",
    "result": "{player}: {parts:;}",
    "result.forced": "{player} (no choice): {parts:;}",
    "result.count": "{what:word} {now} ({change:+})",
    "result.counts": "{what:word}: {counts}",
    "result.count-of": "{player} {now} ({change:+})",
}
