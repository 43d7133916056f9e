"""What is said about a damaged record: why a line does not hold, what can be done, what was done."""

from typing import Final

TEXTS: Final = {
    # why a line does not hold
    "repair.altered": (
        "its seal doesn't match: it was changed after it was sealed, or something between line {other} and it was "
        "changed or is missing"
    ),
    "repair.inserted": "it was added later: the seal of line {other} matches without it",
    "repair.other-copy": "it comes from another copy of this game, which went a different way after line {other}",
    "repair.counting": (
        "it undoes everything from entry {other} on, but entries may be missing above, so the number may have meant a "
        "different one"
    ),
    "repair.torn": "writing was interrupted here",
    "repair.nothing": "nothing in this file can be read",
    # what can be done about it
    "repair.keep": "keep it as it is",
    "repair.type": "type the right text",
    "repair.note": "leave it out; a note keeps its text",
    "repair.stop": "stop here: move this line and everything below it to a file of its own",
    "repair.choice": "{key}  {what}",
    "repair.choice-proposed": "{key}  {what} (proposed)",
    "repair.line": "Line {line}: {text}",
    "repair.line-missing": "The header",
    "repair.why": "The problem: {message}.",
    "repair.typed": "You typed: {text}",
    "repair.which": "Which? (Enter: {proposed}) ",
    "repair.which-must": "What should it say? ",
    "repair.instead": "What should it say? (Enter: {proposed}) ",
    # what the seals show by themselves
    "repair.mended-character": "Line {line}: a wrong character, corrected from its seal: {now}",
    "repair.mended-seal": "Line {line}: only its seal was damaged; corrected.",
    "repair.mended-encoding": "Line {line}: saved in another encoding, corrected from its seal: {now}",
    "repair.mended-spelling": (
        "Line {line}: spaces or characters that a program had changed, corrected from its seal: {now}"
    ),
    "repair.mended-repeated": "Line {line}: a copy of line {now}; removed: {was}",
    "repair.mended-order": "Line {line}: moved back to where the seals show it was: {was}",
    "repair.mended-empty-line": "The empty line after the header was missing; it is back.",
    "repair.mended-utf-16": "The file was saved as UTF-16; it is UTF-8 again.",
    "repair.mended-bom": "The file started with an invisible mark (BOM); removed.",
    "repair.mended-cr": "The line endings were those of an old Macintosh; corrected.",
    "repair.mended-spaces": "Removed spaces after the seals.",
    "repair.proven": "Line {line}: the seals show that it said: {text}",
    "repair.unchecked": "Lines {lines}: the seals can't confirm them any more, but the rules accept them.",
    # how it ends
    "repair.fine": "{file}: nothing to repair, {entries} {entries:entry|entries}",
    "repair.unwritten": "Nothing has been written yet. To write it: {line}",
    "repair.undecided": (
        "Nothing has been written yet. To do what is proposed: {line} · To decide yourself, add --keep, --note, "
        "--stop or --type for the lines above."
    ),
    "repair.must-be-said": "Nothing was written. Only you can know what it said: {line}",
    "repair.written": "Repaired {file}: {entries} {entries:entry|entries}, {stand}.",
    "repair.original": "The damaged file is kept as {file}",
    "repair.aside": "What was left out is in {file}",
    "repair.left-behind": "Couldn't delete a copy that is no longer needed ({reason:system}): {file}",
    "repair.left": "Nothing was written.",
    "repair.bad-lines": (
        "Can't read “{text}”: write lines as 12, 12,15 or 12-20; `--type` takes a line number and text: --type '12 "
        "Ana …'"
    ),
    "repair.not-damaged": "Nothing was written: there is nothing to decide about {lines}.",
    "repair.cannot-keep": "can't keep line {line}: {message}",
    "repair.way": "`{line}` shows what can be kept.",
    # in the record itself
    "repair.left-out": "repair: left out line {line}: {text}",
    "repair.summary": (
        "repair of {file}; kept as they were: {keep}; typed again: {type}; left out: {note}; left out from here on: "
        "{stop}; checked by the rules alone: {unchecked}"
    ),
}
