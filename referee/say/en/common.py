"""What every game and every command says."""

from typing import Final

from referee.say.en.asking import TEXTS as ASKING
from referee.say.en.disputes import TEXTS as DISPUTES
from referee.say.en.guide import TEXTS as GUIDE
from referee.say.en.help import TEXTS as HELP
from referee.say.en.repair import TEXTS as REPAIR
from referee.say.en.results import TEXTS as RESULTS
from referee.say.en.sheets import TEXTS as SHEETS
from referee.say.en.shell import TEXTS as SHELL
from referee.say.en.start import TEXTS as START
from referee.say.en.system import TEXTS as SYSTEM

TEXTS: Final = {
    **ASKING,
    **DISPUTES,
    **GUIDE,
    **HELP,
    **REPAIR,
    **RESULTS,
    **SHEETS,
    **SHELL,
    **START,
    **SYSTEM,
    # what was expected, with a caret below the line
    "not-understood.entry": "this is no entry; one starts with a player's name, or is undo, redo, note, set, = or !",
    "not-understood.player": "a player's name is expected here",
    "not-understood.verb": "what the player did is expected here",
    "not-understood.table-verb": "a player's name is expected here, or what happened to the whole table",
    "not-understood.table-ruling": "a player's name is expected here, or what the table rules for all",
    "not-understood.table-count": "a player's name is expected here, or what the whole table counts",
    "not-understood.ruling": "what the table rules is expected here",
    "not-understood.count": "what is counted is expected here",
    "not-understood.number": "a whole number is expected here",
    "not-understood.small-number": "a number of at most 9,999 is expected here",
    "not-understood.turning": "a note holds no sign that changes the direction of writing: leave it out",
    "not-understood.text": 'a text in quotes is expected here: "…"',
    "not-understood.unquoted": "no quotes are expected here",
    "not-understood.end": "nothing more is expected here",
    "not-understood.from": "only `from` and an entry's number may follow `undo`",
    "not-understood.time": "a moment in UTC is expected here, such as 2026-11-16T21:05:00Z",
    "not-understood.key": "what the header says is expected here",
    "not-understood.value": "the corrected value is expected here",
    "not-understood.quoted": 'a quoted word ends with its quote; inside it only \\" and \\\\ are escaped',
    "not-understood.unclosed": "the quote that opens here is never closed",
    "not-understood.seal": "a line cannot end like a seal (~ and eight hex digits)",
    "not-understood.long": "no line is that long: {limit} characters are the most",
    "not-understood.much": "so much is not read at once: {most} characters are the most. Nothing was entered",
    "not-understood.many": "so many entries are not taken at once: {most} are the most, and this is the next one. "
    "Nothing was entered",
    "not-understood.control": "a control character cannot stand in a line",
    "unknown-player": "nobody called “{word}” sits at this table",
    "ambiguous": "“{word}” can mean more than one",
    "nothing-to-undo": "there is nothing to undo",
    "nothing-to-redo": "nothing was taken back that could be brought back now",
    # the header of a record
    "bad-header.first-line": "the first line of a record is `referee 1`; this file is something else",
    "bad-header.version": "this record is of format {value}; this referee knows formats up to {known}, "
    "a newer referee may read it",
    "bad-header.empty": "the header's `{key}` has no value",
    "bad-header.twice": "the header says `{key}` twice",
    "bad-header.unknown-key": "the header has no key `{key}`",
    "bad-header.missing": "the header needs `{key}`",
    "bad-header.game": "no game of that name is known",
    "bad-header.name": "a name has 1 to 40 characters, none of them a control character or an invisible one, "
    "and quotes where it needs them",
    "bad-header.same-name": "two players have the same name",
    "bad-header.table-word": "nobody can be called “{name}” in this game: lines of the whole table begin with {words}",
    "bad-header.time": "`{key}` is a moment in UTC, such as 2026-11-16T19:30:00Z",
    "bad-header.id": "an id is one word",
    "bad-header.note": "a note is one line of text without control characters and signs that change the direction of "
    "writing",
    "bad-header.remark": "the header has no remarks",
    "bad-header.quote": "a quote in `{key}` is never closed",
    "bad-header.quoting": "a quote in `{key}` is in the wrong place",
    "bad-header.rules": "`rules` is the number of a revision",
    "bad-header.revision": "this referee does not know revision {value} of the rules, only those up to {known}; "
    "a newer referee may",
    # files
    "altered": "line {line_number} was changed after the referee sealed it, or something above it was",
    "damaged.encoding": "line {line_number} is not UTF-8 text",
    "damaged.control": "line {line_number} holds control characters",
    "damaged.quote": "a quote on line {line_number} is never closed",
    "damaged.long": "line {line_number} is longer than any line of a record: {kilobytes} KB is the most",
    "damaged.sealed": "line {line_number} carries a fitting seal, but the referee never writes such a line",
    "unreadable.large": "the file is larger than any record: {megabytes} MB is the most",
    "unreadable.lines": "the file has more lines than any record: {lines} is the most",
    "unreadable.again": (
        "the entries before this one were taken back, brought back or judged anew too often:"
        " {limit} times is the most, all entries together. The line can be left out"
    ),
    "unreadable.missing": "there is no such file",
    "unreadable.folder": "this is a folder, not a record",
    "file-taken": "there is already a file of that name, and it is not replaced",
    "unreadable.special": "this is not an ordinary file",
    "unreadable.denied": "this file cannot be opened: {reason:system}",
    # how a refusal is put
    "refused": "Refused: {message}.",
    "refused.entry-again": "Refused: entry {entry} would no longer fit: {message}.",
    "refused.legal": "Legal: {legal}",
    "refused.candidates": "Known: {legal}",
    "refused.where": "{code}, {rule}",
    "rule": "{title} ({rule})",
    "refused.way-on": "Ways on: {ways}",
    "count-ways": "`undo` the entry that is wrong, correct it with `undo from N`, or overrule with `! {player} …`",
    "count-ways.table": "`undo` the entry that is wrong, correct it with `undo from N`, or overrule with `! …`",
    "kept": "{number} {number:entry before it stays|entries before it stay} in the record.",
    "in-record": "the record and its lines",
    # the course of things
    "written": "{number}  {text}",
    "changes": "{player}: {changes}",
    "changes.one": "{what:word} {change:+} = {now}",
    "total": "{what:word} {count}",
    "repeated": "   {text}: the referee had done that already; nothing is written",
    "next": "Next: {what}",
    "want.also": "{player} may still:",
    "game-used": "Game: {name}",
    "torn": "The last line was cut off by an interruption and is left out ({bytes} {bytes:byte|bytes}).",
    "rules.newer": "This game is played under rules {old}. New are rules {new}: {what}. "
    "Nothing entered so far would be judged otherwise.",
    "rules.newer-changes": "This game is played under rules {old}. New are rules {new}: {what}. "
    "The first entry judged otherwise would be {number}: {text}",
    "rules.newer-refuses": "This game is played under rules {old}. New are rules {new}: {what}. "
    "Entry {number} would no longer count ({text}), so they can only hold from here on.",
    "rules.take": "Take them: {take} · Stay, and hear no more of it: {stay}",
    "undone": "Taken back: {entries:entry|entries} {entries}. `{back}` brings them back.",
    "redone": "Back in force: {entries:entry|entries} {entries}. `{back}` takes them back.",
    "created": "New game “{name}”: {players}.",
    "new.file": "The record is {file}. Back: delete that file.",
    "new.missing": "Still needed: {options}. Such as: {example}",
    "new.such-as": "referee new friday --players Ana Ben",
    "no-game": "No game yet. Start one: {example}",
    "lacks": "There is no `{what}` for {game}.",
    "lacks.others-have": "There is no `{what}` for {game}, only for {others}.",
    "no-such-game": "There is no game called “{name}”.",
    "game-exists": "There is already a game called “{name}”.",
    "game-leads-out": (
        "“{name}” is only a link to a file elsewhere. To use that file, name it: `--file {file}`"
        " (or `referee verify {file}`)."
    ),
    "bad-game-name": "“{name}” cannot be a game's name: letters, digits, spaces, - and _, at most 60 of them.",
    "no-home": "Nobody says where your home folder is, so that there is no place for games and settings. Set HOME to "
    "its whole path, or REFEREE_HOME to the folder that should hold them.",
    "in-use": "The game is in use by another referee.",
    "changed": "The record was changed by another program; open it again.",
    "unwritable": "Nothing was written: {file} cannot be made ({reason:system}). Change the permissions of its folder, "
    "or choose another place: REFEREE_HOME names the folder of games and settings.",
    "unwritable.full": "Nothing was written: there is no room for {file} ({reason:system}). Make some room, "
    "then try again.",
    "unwritable.failed": "Nothing was written: {file} cannot be made ({reason:system}). Try again; if that does not "
    "help, choose another place: REFEREE_HOME names the folder of games and settings.",
    "no-lock": "This file system has no locks: nothing keeps two referees from writing to this game at once. "
    "See to it that only one does.",
    "cannot-write": "Nothing was written: {reason:system}. Try again; if that does not help, go on with a copy of the "
    "record on another disk.",
    "cannot-write.full": "Nothing was written: {reason:system}. Make some room, then enter it again.",
    "cannot-write.entries": "Not written: {reason:system}. "
    "The {number} {number:entry|entries} before {number:is|are} in the record. Try again; if that does not help, go on "
    "with a copy of the record on another disk.",
    "cannot-write.entries-full": "Not written: {reason:system}. "
    "The {number} {number:entry|entries} before {number:is|are} in the record. Make some room, then enter the rest.",
    "unconfirmed": "{file} was written, but the disk did not confirm that it will survive a power cut: "
    "{reason:system}.",
    "unanswered": "The answer could not be written: {reason:system}.",
    "unanswered.entries": "The answer could not be written: {reason:system}. "
    "{number} {number:entry is|entries are} in the record all the same.",
    "unanswered.done": "The answer could not be written: {reason:system}. What you asked for is done all the same.",
    "interrupted": "Interrupted. Nothing that was acknowledged is lost.",
    "interrupted.entries": "Interrupted. {number} {number:entry|entries} of this command {number:is|are} in the "
    "record.",
    "bug": "This is a fault of the referee, not yours: {error}. "
    "Nothing that was acknowledged is lost. `--debug` shows more.",
    "usage": "{message}",
    "verify.fine": "{file}: fine, {entries} {entries:entry|entries}, {stand}",
    "verify.failed": "{file}:{line}: {message}.",
    "verify.failed-file": "{file}: {message}.",
    "verify.torn": "{file}: the last line was cut off by an interruption and is left out",
    "score.final": "Final score",
    "score.projection": "Score as it stands",
    "score.both": "The editions differ: {players:;}",
    "score.both-player": "{player} {totals}",
    "score.both-edition": "{edition} {points}",
    "score.winner": "{player} wins.",
    "score.winner-by": "{player} wins the tie by {key:word}: {number} against {other}.",
    "score.winner-by-fewer": "{player} wins the tie by fewer {key:word}: {number} against {other}.",
    "score.shared": "{players} share the victory.",
    "score.overruled": "Ruled by the table: {entries:entry|entries} {entries}.",
    "score.unfinished": "The game is not over.",
    "score.result": "Result",
    "score.so-far": "As it stands",
    "score.role": "{player}: {role:word}",
    "no-points": "{game} is played without points: `referee score` says who won.",
    "word.whole-table": "The whole table",
    "word.points": "points",
    "word.rank": "rank",
    "board.piece": "{what} ({code})",
    "board.zone": "{zone}: {things}. Passages: {passages}",
    "board.zone-alone": "{zone}: {things}",
    # the log
    "told.undone": "taken back: {entries:entry|entries} {entries}",
    "told.redone": "back in force: {entries:entry|entries} {entries}",
    "told.set": "header corrected: {key} {words}",
    "mark.overruled": "ruled by the table",
    "mark.undone": "taken back",
    "games.none": "No games yet.",
    "games.abandoned": "abandoned",
    "games.broken": "cannot be read as it is: referee repair {quoted}",
    "games.unreadable": "cannot be read ({reason:system})",
    "games.misnamed": "left alone: a game cannot be called so. To use it, give the file another name",
    "games.leads-out": "left alone: only a link to {file}",
    "games.two-names": "An interrupted move left one game under two names: it is {kept} now, no longer {dropped}.",
    "games.renamed": "“{old}” is now called “{name}”. Back: referee games rename {new_quoted} {old_quoted}",
    "games.archived": "“{name}” is archived. Back: referee games restore {quoted}",
    "games.deleted": "“{name}” is in the bin. Back: referee games restore {quoted}",
    "games.restored": "“{name}” is back.",
    "games.taken-in": "“{name}” is taken in: {entries} {entries:entry|entries}.",
    "games.abandoned-now": "“{name}” is marked as abandoned. Go on with it by entering something.",
    "nothing-to-undo.entry": "entry {number} is not in force",
    "not-understood.fix": "`fix` takes the number of an entry and what should stand there",
    "unknown-card.beyond": "the list of this table has {copies} of {word}, and they are all on the table",
    "rules.title": "{key}: {title}",
    "rules.one": "`referee rules {key}` reads one of them out.",
    "rules.other-game": "Nothing in the rules of {here}; in those of {game}:",
    "rules.none": "Nothing in the rules speaks of “{term}”.",
}
