"""What is said when a game begins, and around menus."""

from typing import Final

TEXTS: Final = {
    # menus
    "menu.hint": "↑↓ Enter, {first}–{last} at once, or a name · Esc {esc} · ?\u00a0help · quit",
    "menu.goes-on": "↑↓ The list goes from {first} to {last}",
    "menu.hint-numbers": "↑↓ Enter, or {first}–{last} at once · Esc {esc} · ? help · quit",
    "menu.hint-several": "{keys} tick · Enter: as ticked · Esc {esc} · ?\u00a0help · quit",
    "menu.hint-line": "Enter goes on · Esc clears · ?\u00a0help · quit",
    "menu.hint-usual": "Enter: as shown · Tab: change it · Esc {esc} · ?\u00a0help · quit",
    "menu.keys": "Keys: {first} to {last}, or the start of a name.",
    "menu.unknown": "Nothing here is called “{word}”. Keys: {first} to {last}, or the start of a name.",
    "menu.which": "Which? (Enter: {key}): ",
    "menu.line": "> ",
    "menu.line-usual": "(Enter: {usual})> ",
    # the first one
    "start.what": "What would you like to play?",
    "start.what-help": (
        "Continue a game that isn't over yet, or start a new one. `lang fr` changes the language (en, fr, ru); "
        "`rules`, `games`, `stats` and `cards` work here, too. Nothing is written until you have confirmed everything."
    ),
    "start.go-on": "Continue “{name}”",
    "start.go-on-practice": "Continue practising, “{name}”",
    "start.look-back": "Look back at “{name}”, the last finished game",
    "start.waits": "“{name}” is saved: Esc goes back to it.",
    "start.go-on-note": "{game} · {players} · {stand}",
    "start.others": "Continue another game",
    "start.others-note": "{number} more {number:is|are} still going",
    "start.which-game": "Which game do you want to continue?",
    "start.which-game-help": "All games that aren't over yet, newest first.",
    "start.new": "New game: {game}",
    "start.practice": "Practice: {game}",
    "start.practise": "Practise",
    "start.practise-note": "with invented cards; doesn't count",
    "start.practise-what": "Which game do you want to practise?",
    "start.practise-help": (
        "A game for trying things out. It is kept apart from your games and is not in your statistics; when you type "
        "cards, they complete from an invented list."
    ),
    "start.file": "Open a file",
    "start.file-note": "a game saved somewhere else",
    "start.which-file": "Which file?",
    "start.which-file-help": "The path of a record file, such as Downloads/friday.referee. Tab completes it.",
    "start.no-file": "There is no file “{file}”.",
    "start.no-game": "There is no game called “{name}”.",
    "start.no-game-near": "There is no game called “{name}”. Did you mean one of these?",
    "start.no-game-help": "Continue a game with a similar name, or start a new one with that name.",
    "start.something-else": "Something else",
    "start.kind-help": "The game you have on your table. Its questions come next.",
    "start.new-named": "Start a new game called “{name}”",
    # a new one
    "start.players": "Who is playing? Clockwise, separated by commas.",
    "help.players": (
        "The names of the players, clockwise: each name is the left neighbour of the one before. Separate them with "
        "commas, spaces or “and”; with commas, a name can have several words: Anne Marie, Ben."
    ),
    "start.known": "Played before: {names} (Tab completes)",
    "start.none": "none",
    "start.leader": "Who leads {name}?",
    "start.leader-help": "The same player may lead several.",
    "start.led": "{name} ({player})",
    "start.agree": "Is this right?",
    "start.agree-help": "Enter starts the game. A line's key changes that line; Esc goes back to the last question.",
    "start.begin": "Start the game",
    "start.practise-begin": "Start practising",
    "start.name": "What do you want to call the game?",
    "start.name-help": "A name to find it by later, such as friday. Letters, digits, spaces, - and _.",
    "key.name": "Name",
    "key.players": "Players",
    "menu.hint-typed": "Enter chooses · Esc clears · ?\u00a0help",
    "menu.hint-none": "{keys} tick · Enter: none · Esc {esc} · ?\u00a0help · quit",
    "menu.hint-empty": "Enter: {empty} · Esc {esc} · ?\u00a0help · quit",
    "menu.hint-type": "Type an answer · Esc {esc} · ?\u00a0help · quit",
    "menu.ticked": "as ticked",
    "menu.back": "back",
    "menu.closes": "closes the help",
    "menu.leaves": "leaves",
}
