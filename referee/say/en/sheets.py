"""What print-outs and exports say, and what is said about them."""

from typing import Final

TEXTS: Final = {
    "sheet.title": "{game}: {title}",
    "sheet.date": "{date:day}",
    "sheet.dates": "{date:day}, {start:time} to {end:time} ({minutes} {minutes:minute|minutes})",
    "sheet.days": "{date:day} to {end:day}",
    "sheet.rules": "Rules revision {rules}",
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
    "sheet.rulings": "Ruled by the table",
    "sheet.ruling": "Entry {number}: {text}",
    "sheet.ruled": "With {number} table {number:ruling|rulings}.",
    "sheet.notes": "Notes",
    "sheet.entries": "The game, entry by entry",
    "sheet.entry": "Entry {number}: {stand}",
    "sheet.keys": "The arrow keys step through the game; Home and End lead to its first and last entry.",
    "sheet.first": "First entry",
    "sheet.back": "One entry back",
    "sheet.next": "Next entry",
    "sheet.last": "Last entry",
    "sheet.round": "Round {round}",
    "export.too-long.entries": "This record has {number} {number:entry|entries}, and a game is written out entry by "
    "entry up to {most}. `referee export --format referee` copies the record, and `referee score -o` writes the "
    "result.",
    "export.too-long.cards": "The boards after the entries of this record have more than {most} "
    "{most:card|cards} to draw: too much to write out. `referee export --format referee` copies the record, and "
    "`referee score -o` writes the result.",
    "sheet.more": "{number} more in the record",
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
