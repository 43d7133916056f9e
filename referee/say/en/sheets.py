"""What print-outs and exports say, and what is said about them."""

from typing import Final

TEXTS: Final = {
    "export.json-alone": "With --json the game comes as JSON; for another format name a file with -o.",
    "sheet.title": "{game}: {title}",
    "sheet.date": "{date:day}",
    "sheet.dates": "{date:day}, {start:time} to {end:time} ({minutes} {minutes:minute|minutes})",
    "sheet.days": "{date:day} to {end:day}",
    "sheet.rules": "Rules revision {rules}",
    "sheet.house": "House rule: {rule}",
    "sheet.points": "{points} {points:point|points}",
    "sheet.winner": "{players:list} {players:wins|win together}",
    "sheet.nobody": "Nobody wins",
    "sheet.goes-on": "The game goes on",
    "sheet.leads": "{players:list} {players:leads|lead} with {points} {points:point|points} so far.",
    "sheet.by-points": "With {points} {points:point|points}, {margin} ahead of {second:list}.",
    "sheet.by-more": "Level with {second:list} at {points} {points:point|points}; more {key:word} decided it, {number} "
    "to {other}.",
    "sheet.by-fewer": "Level with {second:list} at {points} {points:point|points}; fewer {key:word} decided it, "
    "{number} to {other}.",
    "sheet.by-nothing": "{points} {points:point|points} each, and nothing left to tell them apart.",
    "sheet.course": "Points over the game",
    "sheet.turns": "Turning points",
    "sheet.table": "How the points came about",
    "sheet.reading": "How to read it",
    "sheet.settled": "Settled by the table (!): {rulings:;}",
    "sheet.why": "“{why}”",
    "sheet.why-of": "{player}, “{why}”",
    "sheet.other-edition": "{edition}: {totals}",
    "sheet.total": "{player} {points}",
    "sheet.rulings": "Table rulings",
    "sheet.ruling": "Entry {number}: {text}",
    "sheet.ruled": "With {number} table {number:ruling|rulings}.",
    "sheet.bgstats": "Log this game in BG Stats",
    "sheet.bgstats-scan": "Or scan this code with the phone that has the app.",
    "sheet.notes": "Notes",
    "sheet.entries": "The game, step by step",
    "sheet.steps": "Step through the game",
    "sheet.result": "The result",
    "sheet.news": "Framed: what has just changed. Dashed: what is gone. +2 or −2: so many came or went.",
    "sheet.keys": "← and → step through the game, Home and End go to its start and end, the space bar plays it.",
    "sheet.touch": "Swipe to step through the game; ▶ plays it until you touch the screen.",
    "sheet.play": "Play",
    "sheet.pause": "Pause",
    "sheet.first": "First entry",
    "sheet.back": "Previous entry",
    "sheet.next": "Next entry",
    "sheet.last": "Last entry",
    "sheet.round": "Round {round}",
    "deed.undo": "The last entry is undone.",
    "deed.undo-from": "Everything from entry {start} on is undone.",
    "deed.redo": "What was undone counts again.",
    "deed.repeat": "The table enters what the referee had already done.",
    "deed.count": "Counted at the table: {player}, {what:word}: {number}",
    "deed.set": "Corrected: {parts:;}",
    "deed.set-players": "the players are {words}",
    "deed.set-rules": "rules revision {words}",
    "deed.note": "Note: {text}",
    "deed.ended": "The end of the game",
    "export.too-long.entries": (
        "This record has {number} {number:entry|entries}; the limit for writing out a game entry by entry is {most}. "
        "`referee export --format referee` copies the record, and `referee score -o` writes the result."
    ),
    "export.too-long.cards": (
        "There is too much to draw: the boards of this game have more than {most} {most:card|cards} in all. `referee "
        "export --format referee` copies the record, and `referee score -o` writes the result."
    ),
    "sheet.more": "{number} more in the record",
    "export.written": "Written: {file}",
    "export.replaced": "Written: {file}. The previous file is now {kept}.",
    "export.no-glyphs": (
        "The PDF font lacks these characters and shows □ for each: {signs}. A file name that ends in .html makes a "
        "page that shows them."
    ),
    "export.no-format": (
        "Can't tell the format of {file}: use a name that ends in one of {suffixes}, or choose one with --format."
    ),
    "export.bad-format": "There is no format “{format}”. Choices: {formats}",
    "export.terminal": "Can't show a {format} file in a terminal. Give it a file name with -o.",
    "export.is-folder": "{file} is a folder. Give a file name in it with -o.",
    "export.special": "{file} isn't a regular file. Choose another with -o; `-o -` writes to standard output.",
    "export.own-source": "{file} is the file this is made from, so it was not replaced. Choose another with -o.",
    "export.no-folder": "Nothing was written: there is no folder {folder}. Create it first, or choose another with -o.",
    "export.denied": (
        "Nothing was written: you have no permission to write to {folder}. Choose another folder with -o, or change "
        "its permissions."
    ),
    "export.full": (
        "Nothing was written: there is no room for {file}. Free some space, or choose another place with -o."
    ),
    "export.cannot-write": "Nothing was written: can't create {file} ({reason:system}). Choose another file with -o.",
    "export.no-font": (
        "The PDF font is missing: {file}. Reinstall table-referee; -o with a name that ends in .html needs no font."
    ),
    "export.unfinished": "The game is not over. BG Stats only takes finished games.",
    "export.qr-wide": "The QR code needs a window of {columns} columns and {lines} lines. Add -o with a name that "
    "ends in .html for a page with the code, or in .svg for the code alone.",
    "export.qr-long": "This link is too long for a QR code.",
}
