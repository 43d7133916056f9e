"""What the commands that settle disputes say in every game: try, why, tally."""

from typing import Final

TEXTS: Final = {
    "again": "Again: {line}",
    "not-understood.text-file": "{file} is no small text file",
    # positions typed by hand
    "typed.you": "You",
    "typed.neighbour": "Neighbour",
    "unreachable": "A legal game cannot come to this: {reasons:;}. Here is the answer all the same.",
    # trying
    "try.legal": "Legal. Nothing was written.",
    "try.legal-several": "All {number} are legal. Nothing was written.",
    "try.instead": "Against what happened in entries {start} to {end}:",
    "try.instead-one": "Against what happened in entry {start}:",
    "try.no-answer": "There is nothing to choose.",
    "try.cells": "{player} may: {cells}",
    "try.nothing": "nothing to decide",
    "try.before": "All in all:",
    "try.zone": "{zone}: {before} → {after}",
    "try.standings": "Standings: {before} → {after}",
    "try.standing": "{rank}. {player} {points}",
    "try.place": "{player} {cell}: {before} → {after}",
    "try.side": "{player}: {before} → {after}",
    "try.card": "{face} ●{standing}",
    "same": "Nothing changes.",
    "no-such-entry": "there is no entry {number}; the record has {entries}",
    # why
    "why.by-rule": "{text} ({rule})",
    "why.entry": "{number} ({text})",
    "why.else": "Also legal: {options}.",
    "why.points": "{player}: {points} {points:point|points}",
    "why.points-so-far": "{player}: {points} {points:point|points} as it stands; the game is not over",
    "why.sum": "Together {points} {points:point|points}, rank {rank}.",
    "why.other-edition": "By the other edition ({edition}): {points} {points:point|points}.",
    "why.undone": "Entry {number} took it back.",
    "why.repeat": "The referee had done this already, because there was only one way; it changed nothing.",
    "why.superseded": "Explained by the header of then. {entries:Entry|Entries} {entries} corrected the header later, "
    "and the whole game was judged again.",
    "why.by-now": "By the header of now: {changes:;}.",
    "why.by-now-nothing": "By the header of now it changes no count.",
    "why.undo": "Takes back {entries}.",
    "why.redo": "Brings back {entries}.",
    "why.note": "A remark; it changes nothing and is never taken back.",
    "why.ended": "When the game ended; it changes nothing.",
    "why.set": "Corrects the header: {key} was {old} and is {new}. The whole game was judged again as if it had always "
    "said so.",
    "why.set-rules": "Rules revision {new} instead of {old}, from here on.",
    "why.count": "The table counted {number}, and so does the referee.",
    "why.table": "The table ruled so, whatever the rules say: {why}",
    # why the game ended as it did
    "why.place": "{rank}. {player}: {points} {points:point|points} ({parts})",
    "why.part": "{what} {count}",
    "why.alone": "Nobody else plays.",
    "why.by-points": "{player} has the most points: {number}, {next} {other}.",
    "why.by-more": "{player} and {next} are equal in {tied:word}; more {key:word} decide: {number} against {other}.",
    "why.by-fewer": "{player} and {next} are equal in {tied:word}; fewer {key:word} decide: {number} against {other}.",
    "why.shared": "{players} are equal in everything that decides: {keys:word}.",
    # tally
    "not-understood.tally-twice": "the players are given twice: as words and by --file",
    "tally.counted-as": "Counted as {game}. For another game: --game {others}",
}
