"""What is said about a damaged record: why a line does not hold, what can be done, what was done."""

from typing import Final

TEXTS: Final = {
    # why a line does not hold
    "repair.altered": "its seal does not fit: it was changed after it was sealed, or something between line {other} "
    "and it was, or lines are missing there",
    "repair.inserted": "it was put in later: the seal of line {other} fits without it",
    "repair.other-copy": "it comes from another copy of this game, which went its own way after line {other}",
    "repair.counting": "it takes back everything from entry {other} on, and entries may be missing above: the number "
    "may have meant another one",
    "repair.torn": "writing was interrupted here",
    "repair.nothing": "there is nothing in this file that can be read",
    # what can be done about it
    "repair.keep": "keep it as it stands",
    "repair.type": "type what should stand there",
    "repair.note": "leave it out; a note keeps its words",
    "repair.stop": "stop here: this line and all below it go to a file of their own",
    "repair.choice": "{key}  {what}",
    "repair.choice-proposed": "{key}  {what} (proposed)",
    "repair.line": "Line {line}: {text}",
    "repair.line-missing": "The header",
    "repair.why": "Does not hold: {message}.",
    "repair.typed": "You typed: {text}",
    "repair.which": "Which? (Enter: {proposed}) ",
    "repair.which-must": "What should stand there? ",
    "repair.instead": "What should stand there? (Enter: {proposed}) ",
    # what the seals show by themselves
    "repair.mended-character": "Line {line}: a wrong character, put right as its seal shows: {now}",
    "repair.mended-seal": "Line {line}: only its seal was damaged; put right.",
    "repair.mended-encoding": "Line {line}: saved in another encoding, put right as its seal shows: {now}",
    "repair.mended-spelling": "Line {line}: spaces or signs that a program changed, put right as its seal shows: {now}",
    "repair.mended-repeated": "Line {line}: stands there twice, first as line {now}; it is taken out: {was}",
    "repair.mended-order": "Line {line}: moved to where the seals show that it was: {was}",
    "repair.mended-empty-line": "The empty line after the header was lost; it is there again.",
    "repair.mended-utf-16": "The file was saved as UTF-16; it is UTF-8 again.",
    "repair.mended-bom": "The file began with an invisible mark (BOM); it is gone.",
    "repair.mended-cr": "The line ends were those of an old Macintosh; they are put right.",
    "repair.mended-spaces": "Spaces behind the seals are taken away.",
    "repair.proven": "Line {line}: the seals show that this is what stood there: {text}",
    "repair.unchecked": "Lines {lines}: their seals show nothing any more; the rules accept them.",
    # how it ends
    "repair.fine": "{file}: nothing to repair, {entries} {entries:entry|entries}",
    "repair.unwritten": "Nothing is written yet. To write it: {line}",
    "repair.undecided": "Nothing is written yet. As proposed: {line} · To decide yourself, add --keep, --note, --stop "
    "or --type for the lines above.",
    "repair.must-be-said": "Nothing is written. Only you can know what stood there: {line}",
    "repair.written": "{file} is repaired: {entries} {entries:entry|entries}, {stand}.",
    "repair.original": "The damaged file is kept as it was: {file}",
    "repair.aside": "What was not taken is in {file}",
    "repair.left-behind": "A copy that is not needed could not be taken away again ({reason:system}): {file}",
    "repair.left": "Nothing was written.",
    "repair.bad-lines": "“{text}” is not understood: lines are 12, 12,15 or 12-20; `--type` takes a line and a text: "
    "--type '12 Ana …'",
    "repair.not-damaged": "Nothing is written: there is nothing to decide about {lines}.",
    "repair.cannot-keep": "line {line} cannot be kept: {message}",
    "repair.way": "`{line}` shows what can be kept.",
    # in the record itself
    "repair.left-out": "repair: left out line {line}: {text}",
    "repair.summary": "repair of {file}; kept as they stood: {keep}; typed again: {type}; left out: {note}; "
    "not taken from here on: {stop}; checked by the rules alone: {unchecked}",
}
