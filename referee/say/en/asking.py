"""What a command asks at a terminal for which something is missing."""

from typing import Final

TEXTS: Final = {
    "asking.left": "Nothing was done.",
    "ask.number": "A number from {least} to {most} is expected.",
    # a drawing, row by row
    "ask.first-row": "Draw the first row, from the top.",
    "ask.first-row.help": "The cards of the row from left to right with spaces between them, a dot for a hole.",
    "ask.first-row.such": "",
    "ask.first-row.label": "Row 1",
    "ask.empty-drawing": "Type at least one card.",
    "ask.row": "Row {number}.",
    "ask.row.help": "The next row below. The drawing is complete when a row is empty.",
    "ask.row.such": "",
    "ask.row.label": "Row {number}",
    # tally
    "ask.kind": "Which game was played?",
    "ask.kind.help": "The points are counted by the rules of this game.",
    "ask.kind.label": "Game",
    "ask.players": "Who played? With commas between the names.",
    "ask.players.help": "The names of all players. With commas a name may have several words: Anne Marie, Ben.",
    "ask.players.such": "Such as: Ana, Ben",
    "ask.players.label": "Players",
    "ask.counted.label": "{player}",
    # try
    "ask.where": "What would you like to try?",
    "ask.where.help": "An entry is judged as if it were played, and nothing is written.",
    "ask.where.label": "Where",
    "ask.where-now": "Something in “{name}”, as it stands",
    "ask.where-earlier": "Something in “{name}”, at an earlier point",
    "ask.where-other": "Something in another game",
    "ask.where-drawn": "Something in a position drawn by hand",
    "ask.name": "In which game?",
    "ask.name.help": "The games of this machine, the latest first.",
    "ask.name.label": "Game",
    "ask.at": "After which entry? 0 is the beginning, {most} is now.",
    "ask.at.help": "The number of an entry, as `referee log` shows it: what comes after it is left out.",
    "ask.at.such": "Such as: {such}",
    "ask.at.label": "After entry",
    "ask.entry": "What would be done?",
    "ask.entry.help": "An entry as it is typed into a game: who, what, with which cards, and where. Nothing is "
    "written.",
    "ask.entry.such": "{such}",
    "ask.entry.label": "Entry",
    "ask.such": "Such as: {words}",
    "ask.row.empty": "the drawing is complete",
    "ask.entry.empty": "shows what is legal",
    "ask.players.numbers": "Only the names here; what each has counted is asked for next.",
}
