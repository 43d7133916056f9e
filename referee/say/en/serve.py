"""What phones at the table are told."""

from typing import Final

TEXTS: Final = {
    "serve.nothing-to-do": "Nothing to do for {player} now.",
    # what was sent and does not count
    "serve.right.watch": "You are only watching. Choose a seat to take part.",
    "serve.right.other": "From this phone only what {player} does can be entered.",
    "serve.right.host": "Only the host can do this.",
    "serve.right.undo": "“undo” takes back the last entry of anybody. Take back one of your own instead.",
    "serve.right.take-back": "This isn't an entry of {player}. Only the host can take it back.",
    "serve.right.not-asked": "The whole table isn't asked for anything now, only a player.",
    "serve.undo.gone": "That entry isn't in force any more.",
    "serve.undo.needed": "It can't be taken back on its own: entry {number} depends on it.",
    "serve.bad-id": "What was sent has no number of its own of 1 to {most} characters.",
    "serve.unwritten": "Nothing was written: the disk refused it ({reason:system}). Try again.",
    "serve.lost": "The record was changed by something else, or the disk didn't confirm it. Restart the referee.",
    "serve.closed": "The referee is no longer running for this table.",
}
