"""What every game and every command says."""

from typing import Final

from referee.say.en.asking import TEXTS as ASKING
from referee.say.en.disputes import TEXTS as DISPUTES
from referee.say.en.facts import TEXTS as FACTS
from referee.say.en.guide import TEXTS as GUIDE
from referee.say.en.help import TEXTS as HELP
from referee.say.en.repair import TEXTS as REPAIR
from referee.say.en.results import TEXTS as RESULTS
from referee.say.en.serve import TEXTS as SERVE
from referee.say.en.sheets import TEXTS as SHEETS
from referee.say.en.shell import TEXTS as SHELL
from referee.say.en.start import TEXTS as START
from referee.say.en.system import TEXTS as SYSTEM

TEXTS: Final = {
    **ASKING,
    **DISPUTES,
    **FACTS,
    **GUIDE,
    **HELP,
    **REPAIR,
    **RESULTS,
    **SERVE,
    **SHEETS,
    **SHELL,
    **START,
    **SYSTEM,
    # what was expected, with a caret below the line
    "not-understood.entry": (
        "that isn't an entry. Entries start with a player's name, or with undo, redo, note, set, = or !"
    ),
    "not-understood.player": "a player's name goes here",
    "not-understood.verb": "what the player did goes here",
    "not-understood.table-verb": "a player's name goes here, or something that happened to the whole table",
    "not-understood.table-ruling": "a player's name goes here, or a ruling for the whole table",
    "not-understood.table-count": "a player's name goes here, or a count for the whole table",
    "not-understood.ruling": "the table's ruling goes here",
    "not-understood.count": "what was counted goes here",
    "not-understood.number": "a whole number goes here",
    "not-understood.small-number": "a number up to 9,999 goes here",
    "not-understood.turning": "a note can't contain characters that change the writing direction; leave them out",
    "not-understood.text": 'text in quotes goes here: "…"',
    "not-understood.unquoted": "no quotes here",
    "not-understood.end": "the line should end here",
    "not-understood.from": "after `undo`, only `from` and an entry number can follow",
    "not-understood.time": "a time in UTC goes here, such as 2026-11-16T21:05:00Z",
    "not-understood.key": "the name of a header field goes here",
    "not-understood.value": "the corrected value goes here",
    "not-understood.quoted": 'quoted text must end at its closing quote; inside it, only \\" and \\\\ are escaped',
    "not-understood.unclosed": "the quote opened here is never closed",
    "not-understood.seal": "a line can't end like a seal (~ and eight hex digits)",
    "not-understood.long": "the line is too long; the limit is {limit} characters",
    "not-understood.much": "too much at once; the limit is {most} characters. Nothing was entered",
    "not-understood.many": (
        "too many entries at once; the limit is {most}, and this is the next one. Nothing was entered"
    ),
    "not-understood.control": "a line can't contain control characters",
    "unknown-player": "nobody at this table is called “{word}”",
    "ambiguous": "“{word}” could mean more than one thing",
    "nothing-to-undo": "there is nothing to undo",
    "nothing-to-redo": "there is nothing to redo",
    # the header of a record
    "bad-header.first-line": "this isn't a record file: the first line should be `referee 1`",
    "bad-header.version": (
        "this record is in format {value}, but this referee only reads formats up to {known}; you need a newer referee"
    ),
    "bad-header.empty": "the header's `{key}` has no value",
    "bad-header.twice": "the header has `{key}` twice",
    "bad-header.unknown-key": "`{key}` isn't a header field",
    "bad-header.missing": "the header needs `{key}`",
    "bad-header.game": "there is no game with that name",
    "bad-header.name": (
        "a name is 1 to 40 characters, without control or invisible characters, and in quotes if it needs them"
    ),
    "bad-header.same-name": "two players have the same name",
    "bad-header.table-word": "in this game nobody can be called “{name}”: lines for the whole table start with {words}",
    "bad-header.time": "`{key}` must be a time in UTC, such as 2026-11-16T19:30:00Z",
    "bad-header.id": "an id must be one word",
    "bad-header.note": (
        "a note must be one line of text, without control characters or characters that change the writing direction"
    ),
    "bad-header.remark": "the header can't contain comments",
    "bad-header.quote": "a quote in `{key}` is never closed",
    "bad-header.quoting": "a quote in `{key}` is in the wrong place",
    "bad-header.rules": "`rules` must be the number of a rules revision",
    "bad-header.revision": "this referee knows the rules up to revision {known}, not {value}; you need a newer referee",
    # files
    "altered": "line {line_number}, or something above it, was changed after the referee sealed it",
    "damaged.encoding": "line {line_number} is not UTF-8 text",
    "damaged.control": "line {line_number} contains control characters",
    "damaged.quote": "a quote on line {line_number} is never closed",
    "damaged.long": "line {line_number} is too long; the limit is {kilobytes} KB",
    "damaged.sealed": "line {line_number} has a valid seal, but the referee never writes a line like that",
    "unreadable.large": "the file is too large for a record; the limit is {megabytes} MB",
    "unreadable.lines": "the file has too many lines for a record; the limit is {lines}",
    "unreadable.again": (
        "the entries before this one were undone, redone or judged again too often; the limit is {limit} times for "
        "all entries together. You can leave the line out"
    ),
    "unreadable.missing": "there is no such file",
    "unreadable.folder": "this is a folder, not a record file",
    "file-taken": "a file with that name already exists; it was not replaced",
    "unreadable.special": "this isn't a regular file",
    "unreadable.denied": "can't open this file: {reason:system}",
    # how a refusal is put
    "refused": "Refused: {message}.",
    "refused.entry-again": "Refused: entry {entry} would no longer fit: {message}.",
    "refused.legal": "Legal: {legal}",
    "refused.candidates": "Choices: {legal}",
    "did-you-mean": "Did you mean {near}?",
    "rule": "{title} ({rule})",
    "rule.inside": "{title}, {rule}",
    "refused.way-on": "What you can do: {ways}",
    "count-ways": "`undo` the wrong entry, correct it with `undo from N`, or overrule with `! {player} …`",
    "count-ways.table": "`undo` the wrong entry, correct it with `undo from N`, or overrule with `! …`",
    "kept": "{number} {number:entry before it stays|entries before it stay} in the record.",
    # the course of things
    "written": "{number}  {text}",
    "changes": "{player}: {changes}",
    "changes.one": "{what:word} {change:+} = {now}",
    "total": "{what:word} {count}",
    "total-of": "{what:word} {count} of {wanted}",
    "repeated": "   {text}: the referee had already done that; nothing was written",
    "next": "Next: {what}",
    "want.also": "{player} can also:",
    "game-used": "Game: {name}",
    "torn": "The last line was cut off when writing was interrupted; it is ignored ({bytes} {bytes:byte|bytes}).",
    "rules.newer": (
        "This game uses rules {old}. Newer rules are available ({new}): {what}. They would change nothing entered so "
        "far."
    ),
    "rules.newer-changes": (
        "This game uses rules {old}. Newer rules are available ({new}): {what}. The first entry they would change is "
        "{number}: {text}"
    ),
    "rules.newer-refuses": (
        "This game uses rules {old}. Newer rules are available ({new}): {what}. Entry {number} would no longer be "
        "legal ({text}), so they can only apply from here on."
    ),
    "rules.take": "Switch to them: {take} · Keep the current rules: {stay}",
    "undone": "Undone: {entries:entry|entries} {entries}. To redo: `{back}`.",
    "redone": "Redone: {entries:entry|entries} {entries}. To undo: `{back}`.",
    "created": "New game “{name}”: {players}.",
    "new.file": "The record file is {file}. To undo: delete that file.",
    "new.missing": "Still needed: {options}. For example: {example}",
    "new.such-as": "referee new friday --players Ana Ben",
    "no-game": "No game yet. Start one: {example}",
    "lacks": "{game} has no `{what}`.",
    "lacks.others-have": "{game} has no `{what}`; it belongs to {others}.",
    "no-such-game": "There is no game called “{name}”.",
    "game-exists": "A game called “{name}” already exists.",
    "game-leads-out": (
        "“{name}” is only a link to a file elsewhere. To use that file, give its path: `--file {file}` (or `referee "
        "verify {file}`)."
    ),
    "bad-game-name": "“{name}” can't be the name of a game: use up to 60 letters, digits, spaces, - and _.",
    "no-home": (
        "Your home folder is unknown, so there is nowhere to keep games and settings. Set HOME to its full path, or "
        "REFEREE_HOME to the folder to keep them in."
    ),
    "in-use": "Another referee is using this game.",
    "changed": "Another program changed the record; open it again.",
    "unwritable": (
        "Nothing was written: can't create {file} ({reason:system}). Change the permissions of its folder, or set "
        "REFEREE_HOME to another folder for games and settings."
    ),
    "unwritable.full": "Nothing was written: no room for {file} ({reason:system}). Free some space and try again.",
    "unwritable.failed": (
        "Nothing was written: can't create {file} ({reason:system}). Try again; if that doesn't help, set "
        "REFEREE_HOME to another folder for games and settings."
    ),
    "no-lock": (
        "This file system has no locks, so two referees could write to this game at once. Make sure only one does."
    ),
    "cannot-write": (
        "Nothing was written: {reason:system}. Try again; if that doesn't help, continue with a copy of the record on "
        "another disk."
    ),
    "cannot-write.full": "Nothing was written: {reason:system}. Free some space, then enter it again.",
    "cannot-write.entries": (
        "Not written: {reason:system}. The {number} {number:entry|entries} before it {number:is|are} in the record. "
        "Try again; if that doesn't help, continue with a copy of the record on another disk."
    ),
    "cannot-write.entries-full": (
        "Not written: {reason:system}. The {number} {number:entry|entries} before it {number:is|are} in the record. "
        "Free some space, then enter the rest."
    ),
    "unconfirmed": (
        "{file} was written, but the disk didn't confirm that it would survive a power cut: {reason:system}."
    ),
    "unanswered": "Can't write the answer: {reason:system}.",
    "unanswered.entries": (
        "Can't write the answer: {reason:system}. {number} {number:entry is|entries are} in the record, though."
    ),
    "unanswered.done": "Can't write the answer: {reason:system}. But what you asked for is done.",
    "interrupted": "Interrupted. Everything confirmed so far is saved.",
    "interrupted.entries": "Interrupted. {number} {number:entry|entries} from this command {number:is|are} saved.",
    "bug": (
        "This is a bug in the referee, not your mistake: {error}. Everything confirmed so far is saved. `--debug` "
        "shows more."
    ),
    "usage": "{message}",
    "verify.fine": "{file}: fine, {entries} {entries:entry|entries}, {stand}",
    "verify.failed": "{file}:{line}: {message}.",
    "verify.failed-file": "{file}: {message}.",
    "verify.torn": "{file}: the last line was cut off when writing was interrupted; it is ignored",
    "score.final": "Final score",
    "score.projection": "Score so far",
    "score.both": "The editions differ: {players:;}",
    "score.both-player": "{player} scores {totals}",
    "score.winner": "{player} wins.",
    "score.winner-by": "{player} wins on the tie-break: {number} {key:word} to {other}.",
    "score.winner-by-fewer": "{player} wins on the tie-break, with fewer {key:word}: {number} to {other}.",
    "score.shared": "{players} share the victory.",
    "score.overruled": "Table rulings: {entries:entry|entries} {entries}.",
    "score.unfinished": "The game is not over.",
    "score.result": "Result",
    "score.so-far": "So far",
    "score.role": "{player}: {role:word}",
    "no-points": "{game} has no points; `referee score` says who won.",
    "word.whole-table": "The whole table",
    "word.points": "points",
    "word.rank": "rank",
    "board.piece": "{what} ({code})",
    "board.zone": "{zone}: {things}. Leads to: {passages}",
    "board.passages": "Passages: {walks:;}",
    "board.zone-alone": "{zone}: {things}",
    # the log
    "told.repeat": "the referee had already done this: `{text}`",
    "told.undone": "undone: {entries:entry|entries} {entries}",
    "told.redone": "redone: {entries:entry|entries} {entries}",
    "told.set": "header corrected: {key} {words}",
    "mark.overruled": "table ruling",
    "mark.undone": "undone",
    "games.none": "No games yet.",
    "games.abandoned": "abandoned",
    "games.broken": "cannot be read as it is: {line}",
    "games.unreadable": "can't be read ({reason:system})",
    "games.misnamed": "ignored: that can't be the name of a game. To use it, rename the file",
    "games.leads-out": "ignored: only a link to {file}",
    "games.two-names": (
        "A rename was interrupted and left one game under two names: it is now {kept}, no longer {dropped}."
    ),
    "games.renamed": "“{old}” is now called “{name}”.",
    "games.archived": "“{name}” is archived.",
    "games.deleted": "“{name}” is in the bin.",
    "games.restored": "Restored “{name}”.",
    "games.taken-in": "Imported “{name}”: {entries} {entries:entry|entries}.",
    "games.abandoned-now": "Marked “{name}” as abandoned. To continue it, just enter something.",
    "nothing-to-undo.entry": "there is no entry {number} to fix",
    "not-understood.fix": "fix which entry? Type its number, which `log` shows, and what really happened: `fix 3 …`",
    "unknown-card.beyond": "your card list has {copies} of {word}, and all are already on the table",
    "rules.title": "{key}: {title}",
    "rules.one": "`referee rules {key}` shows one of them.",
    "rules.other-game": "Nothing in the rules of {here}, but in {game}:",
    "rules.none": "The rules say nothing about “{term}”.",
}
