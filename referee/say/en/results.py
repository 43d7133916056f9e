"""What an option will do and what an entry did, as every game says it."""

from typing import Final

TEXTS: Final = {
    "option": "{option}",
    "refused.rule": "Rule: {rule}",
    "clauses": "{parts:;}",
    "result": "{player}: {parts:;}",
    "result.forced": "{player} (no choice): {parts:;}",
    # after undo
    "put-back.card": "put {face} on {cell}",
    "put-back.card-with": "put {face} on {cell}, with {standing} on it",
    "put-back.off": "take {face} off {cell}",
    "put-back.standing": "{cell} has {standing} now",
    "put-back.beside": "put {things} back",
    "put-back.away": "take {things} away",
    "result.count": "{what:word} {now} ({change:+})",
    "result.counts": "{what:word}: {counts}",
    "result.count-of": "{player} {now} ({change:+})",
    "option.typed": "{said}: `{option}`",
    "verb.undo": "undo",
    "verb.redo": "redo",
    "verb.note": "note",
    "verb.set": "set",
    "verb.from": "from",
}
