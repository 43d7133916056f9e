"""What the commands that settle disputes say in every game: try, why, tally."""

from typing import Final

TEXTS: Final = {
    "again": "Run again: {line}",
    "not-understood.text-file": "{file} isn't a small text file",
    # positions typed by hand
    "typed.you": "You",
    "typed.neighbour": "Neighbour",
    "unreachable": "This can't happen in a legal game: {reasons:;}. Here is the answer anyway.",
    # trying
    "try.legal": "Legal. Nothing was written.",
    "try.legal-several": "All {number} are legal. Nothing was written.",
    "try.instead": "Compared with entries {start} to {end} as played:",
    "try.instead-one": "Compared with entry {start} as played:",
    "try.no-answer": "There is nothing to choose.",
    "try.cells": "{player} can: {cells}",
    "try.nothing": "nothing to decide",
    "try.before": "Overall:",
    "try.zone": "{zone}: {before} → {after}",
    "try.standings": "Standings: {before} → {after}",
    "try.standing": "{rank}. {player} {points}",
    "try.place": "{player} {cell}: {before} → {after}",
    "try.asked": "{before} → {after}",
    "try.side": "{player}: {before} → {after}",
    "try.card": "{face} ●{standing}",
    "same": "The position stays the same.",
    "no-such-entry": "there is no entry {number}; the last one is {entries}",
    # why
    "why.by-rule": "{text} ({rule})",
    "why.entry": "{number} ({text})",
    "why.else": "Also legal: {options}.",
    "why.points": "{player}: {points} {points:point|points}",
    "why.points-so-far": "{player}: {points} {points:point|points} so far; the game is not over",
    "why.sum": "In all, {points} {points:point|points}; rank {rank}.",
    "why.undone": "Entry {number} undid it.",
    "why.repeat": "The referee had already done this, because it was the only option; it changed nothing.",
    "why.superseded": (
        "Explained by the header at the time. {entries:Entry|Entries} {entries} corrected the header later, and the "
        "whole game was judged again."
    ),
    "why.by-now": "By the current header: {changes:;}.",
    "why.by-now-nothing": "By the current header, it changes no counts.",
    "why.undo": "Undoes {entries}.",
    "why.redo": "Redoes {entries}.",
    "why.note": "A note: it changes nothing and is never undone.",
    "why.ended": "The time the game ended; it changes nothing.",
    "why.set": (
        "Corrects the header: {key} was {old} and is now {new}. The whole game was judged again with the new value."
    ),
    "why.set-rules": "Rules revision {new} instead of {old}, from here on.",
    "why.count": "The table counted {number}, and so does the referee.",
    "why.table": "A table ruling, whatever the rules say: {why}",
    # why the game ended as it did
    "why.place": "{rank}. {player}: {points} {points:point|points} ({parts})",
    "why.part": "{what} {count}",
    "why.alone": "There is only one player.",
    "why.by-points": "{player} has the most points, {number}; {next} has {other}.",
    "why.by-more": "{player} and {next} are tied on {tied:word}; {player} has more {key:word}: {number} to {other}.",
    "why.by-fewer": "{player} and {next} are tied on {tied:word}; {player} has fewer {key:word}: {number} to {other}.",
    "why.shared": "{players} are tied on everything that counts: {keys:word}.",
    # tally
    "not-understood.tally-twice": "the players are given twice: as arguments and with --file",
    "why.else-said": "Also legal:",
}
