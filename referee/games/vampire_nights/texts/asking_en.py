"""What commands ask at a terminal for which something is missing."""

from typing import Final

TEXTS: Final = {
    "ask.counted": "What does {player} hold in the end?",
    "ask.counted.help": "A number or two, then the tiles with spaces between them, by three letters or by name; x2 for "
    "two of a kind, cof8 or cof10 for the Coffin. `referee rules vampire-nights codes` has all "
    "codes.",
    "ask.counted.wrong": "A number is expected first: how many bites show a vampire's face, 0 if none does.",
    "ask.counted.such": "Bites with a vampire's face, all bites if you know them, the tiles; such as: "
    "1 3 coix2 sto cof8",
}
