"""What commands ask at a terminal for which something is missing."""

from typing import Final

TEXTS: Final = {
    "ask.counted": "What does {player} have at the end?",
    "ask.counted.help": "A number or two, then the tiles with spaces between them, by three letters or by name; x2 for "
    "two of a kind, cof8 or cof10 for the Coffin. `referee rules vampire-nights codes` has all "
    "codes.",
    "ask.counted.wrong": "Start with a number: how many bites show a vampire, 0 if none.",
    "ask.counted.such": (
        "Bites that show a vampire, all bites if you know them, the tiles; for example: 1 3 coix2 sto cof8"
    ),
}
