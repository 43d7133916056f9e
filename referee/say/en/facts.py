"""Facts that a table keeps of its own pieces."""

from typing import Final

TEXTS: Final = {
    "facts.none": "No facts yet: what you enter about your pieces before a game begins is kept, and used again.",
    "facts.everywhere": "In every game",
    "facts.taken": "Taken from your facts: {parts:;}.",
    "facts.correct": "If one of them is wrong, enter it again before the game begins, or `undo` it.",
    "facts.unfit": "One of your facts doesn't fit this game and is left out: {line}",
    "facts.unread": "{file}: can't read your facts: {reason:system}.",
    "facts.bad-file": "{file}: these aren't facts: {reason}.",
    "facts.bad-line": "{file}:{line}: {reason}: {text}",
    "facts.unused": "The game starts without your facts.",
    "facts.nothing-taken": "Nothing was imported.",
    "facts.imported": "Imported: {new} new {new:fact|facts}, {changed} changed.",
    "facts.restored": "Your facts are back to what they were: {number} {number:fact|facts}.",
    "facts.never-imported": "No facts were ever imported, so there is nothing to undo.",
    "facts.file": "Kept in {file}",
    "facts.why-no-file": "it isn't a file",
    "facts.why-large": "it is too large; the limit is 200 kB",
    "facts.why-encoding": "it isn't UTF-8 text",
    "facts.why-game": "no game with facts is called that",
    "facts.why-no-game": "a line `game` with the name of a game goes first",
    "facts.why-no-place": "this is true of one {place} only: a line `{place}` with its number goes before it",
    "facts.why-kind": "this isn't a fact; facts begin with {kinds}",
}
