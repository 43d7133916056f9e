"""What print-outs and exports say, and what is said about them."""

from typing import Final

TEXTS: Final = {
    "sheet.title": "{game}: {title}",
    "sheet.date": "Played on {date:date}",
    "sheet.dates": "Played on {date:date}, {start} to {end} UTC ({minutes} {minutes:minute|minutes})",
    "sheet.rules": "Rules revision {rules}",
    "sheet.course": "The course of points",
    "sheet.rulings": "Ruled by the table",
    "sheet.ruling": "Entry {number}: {text}",
    "sheet.ruled": "With {number} table {number:ruling|rulings}.",
    "sheet.notes": "Notes",
    "sheet.entries": "The game, entry by entry",
    "sheet.steps": "Step through the game",
    "sheet.result": "The result",
    "sheet.news": "Framed: what has just changed. Dashed: what is gone. +2 or −2: so many came or went.",
    "sheet.keys": "← and → step through the game, Home and End go to its start and end, the space bar plays it.",
    "sheet.touch": "Swipe to step through the game; ▶ plays it until you touch the screen.",
    "sheet.play": "Play",
    "sheet.pause": "Pause",
    "sheet.first": "First entry",
    "sheet.back": "One entry back",
    "sheet.next": "Next entry",
    "sheet.last": "Last entry",
    "sheet.round": "Round {round}",
    "deed.undo": "The last entry is taken back.",
    "deed.undo-from": "Everything from entry {start} on is taken back.",
    "deed.redo": "What was taken back counts again.",
    "deed.repeat": "The table says what the referee had already done.",
    "deed.count": "Counted at the table: {player}, {what:word}: {number}",
    "deed.set": "Corrected: {parts:;}",
    "deed.set-players": "the players are {words}",
    "deed.set-rules": "rules revision {words}",
    "deed.note": "Note: {text}",
    "deed.ended": "The end of the game",
    "export.too-long.entries": "This record has {number} {number:entry|entries}, and a game is written out entry by "
    "entry up to {most}. `referee export --format referee` copies the record, and `referee score -o` writes the "
    "result.",
    "export.too-long.cards": "The boards after the entries of this record have more than {most} "
    "{most:card|cards} to draw: too much to write out. `referee export --format referee` copies the record, and "
    "`referee score -o` writes the result.",
    "sheet.more": "Only {most} {most:sign|signs} are written here: of this one and what follows ({number} in all) the "
    "rest stands in the record.",
    "export.written": "Written: {file}",
    "export.replaced": "Written: {file}. What was there before is now {kept}.",
    "export.no-glyphs": "The font of the PDF lacks these signs and shows □ for each: {signs}. A name that ends in "
    ".html makes a page that shows them.",
    "export.no-format": "Which format {file} should have is not clear: let its name end in one of {suffixes}, or "
    "name one with --format.",
    "export.bad-format": "There is no format “{format}” here. Known: {formats}",
    "export.terminal": "A {format} file cannot be shown in a terminal. Name a file for it with -o.",
    "export.is-folder": "{file} is a folder. Name a file in it with -o.",
    "export.special": "{file} is not an ordinary file. Name another with -o; `-o -` writes to the standard output.",
    "export.own-source": "{file} is what this is made from, and is not replaced. Name another file with -o.",
    "export.no-folder": "Nothing was written: there is no folder {folder}. Make it first, or name another with -o.",
    "export.denied": "Nothing was written: this user may not write to {folder}. Name another folder with -o, or change "
    "its permissions.",
    "export.full": "Nothing was written: there is no room left for {file}. Make some, or name another place with -o.",
    "export.cannot-write": "Nothing was written: {file} cannot be made ({reason:system}). Name another file with -o.",
    "export.no-pdf": "PDF needs one more package. Without it, -o with a name that ends in .html makes a page that "
    "prints just as well. This installs it:",
    "export.no-font": "The font for PDF is missing: {file}. Install table-referee again; -o with a name that ends in "
    ".html needs no font.",
    "export.bgstats-alone": "--bgstats prints a link and takes neither a file nor a format.",
    "export.unfinished": "The game is not over. BG Stats takes finished games only.",
    "export.no-qr": "For a QR code of this link, one more package is needed. This installs it:",
    "export.qr-wide": "The QR code of this link needs {columns} columns and {lines} lines. Make the window larger or "
    "its letters smaller, and ask again.",
    "export.qr-long": "This link is too long for a QR code.",
}
