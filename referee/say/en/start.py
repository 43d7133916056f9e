"""What is said when a game begins, and around menus."""

from typing import Final

TEXTS: Final = {
    # menus
    "menu.hint": "↑↓ Enter, {first}–{last} at once, or a name · Esc back · ? help · quit",
    "menu.hint-several": "{first}–{last} tick · Enter: as ticked · Esc back · ? help · quit",
    "menu.hint-line": "Enter goes on · Esc clears · ? help · quit",
    "menu.hint-usual": "Enter: as shown · Tab: change it · Esc back · ? help · quit",
    "menu.keys": "Keys here: {first} to {last}, or the beginning of a name.",
    "menu.which": "Which? (Enter: {key}): ",
    "menu.line": "> ",
    "menu.line-usual": "(Enter: {usual})> ",
    # the first one
    "start.what": "What would you like to play?",
    "start.what-help": "Go on with a game that is not over yet, or begin a new one. `lang fr` changes the language "
    "(en, fr, ru). Nothing is written before you have agreed to everything.",
    "start.go-on": "Go on with “{name}”",
    "start.go-on-practice": "Go on practising, “{name}”",
    "start.look-back": "Look back at “{name}”, the last game",
    "start.go-on-note": "{game} · {players} · {stand}",
    "start.others": "Go on with another game",
    "start.others-note": "{number} more {number:is|are} not over yet",
    "start.which-game": "Which game goes on?",
    "start.which-game-help": "All games that are not over yet, the latest first.",
    "start.new": "New game: {game}",
    "start.practice": "Practice: {game}",
    "start.practise": "Practise",
    "start.practise-note": "with invented cards; counts for nothing",
    "start.practise-what": "Practise which game?",
    "start.practise-help": "A game to try things out. It is kept apart from your games and appears in no statistics; "
    "where cards are typed, an invented list completes them.",
    "start.file": "Open a file",
    "start.file-note": "a game that lies somewhere else",
    "start.which-file": "Which file?",
    "start.which-file-help": "The path of a record, such as Downloads/friday.referee. Tab completes it.",
    "start.no-file": "There is no file “{file}”.",
    "start.no-game": "There is no game called “{name}”.",
    "start.no-game-near": "There is no game called “{name}”. Did you mean one of these?",
    "start.no-game-help": "Go on with a game that has a name like it, or begin a new one with that name.",
    "start.something-else": "Something else",
    "start.kind-help": "Which game lies on your table. Its questions come next.",
    "start.new-named": "Begin a new game called “{name}”",
    # a new one
    "start.players": "Who plays? Clockwise, with commas between the names.",
    "help.players": "The names of the players, clockwise: the next name is the left neighbour. Between the names "
    "commas, spaces or “and”; with commas a name may have several words: Anne Marie, Ben.",
    "start.known": "Known here: {names} (Tab completes)",
    "start.none": "none",
    "start.agree": "Is everything right?",
    "start.agree-help": "Enter begins the game. A line's key changes that line; Esc goes back to the last question.",
    "start.begin": "Begin the game",
    "start.practise-begin": "Begin to practise",
    "start.name": "What shall the game be called?",
    "start.name-help": "A name to find the game again, such as friday. Letters, digits, spaces, - and _.",
    "key.name": "Name",
    "key.players": "Players",
    "menu.hint-typed": "Enter chooses · Esc clears · ? help",
    "menu.hint-none": "{first}–{last} tick · Enter: none · Esc back · ? help · quit",
    "menu.hint-empty": "Enter: {empty} · Esc back · ? help · quit",
    "menu.hint-type": "Type an answer · Esc back · ? help · quit",
    "menu.ticked": "as ticked",
}
