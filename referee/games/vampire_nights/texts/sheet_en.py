"""What the score sheet of Vampire Nights says, in English."""

from typing import Final

TEXTS: Final = {
    "sheet.loot": "{player}: {tiles}; {points} {points:point|points}",
    "sheet.no-loot": "came home with nothing",
    "sheet.bites": "{bites} {bites:bite|bites}",
    "set.coins": "Coins",
    "set.stones": "Stones",
    "set.coffin": "Coffin",
    "set.vampire-trios": "Vampire trio",
    "set.lords-and-ladies": "Lords, Ladies",
    "set.servants": "Servants",
    "set.families-with-dog": "Family with Dog",
    "set.families": "Family",
    "set.villagers": "Villagers",
    "set.dogs": "Dogs",
    # how to read it
    "sheet.bite": "a vampire's bite",
    "sheet.scratch": "harmless bite",
    "sheet.by-night": "a night",
    "sheet.at-the-end": "at the end",
    # turning points
    "turn.lead.exploration": "Night {round}: {player} takes the lead in the manor and keeps it.",
    "turn.lead.looting": "Night {round}: the loot puts {player} ahead for good.",
    "turn.lead.shown": "Only when bites and loot are shown does {player} come out ahead.",
    "turn.night": "Night {night}: {player} comes home with {points} {points:point|points}.",
    "turn.vampires": "At the end {players:list} {players:turns|turn} out to be {players:a vampire|vampires}.",
    "turn.no-vampire": "At the end nobody turns out to be a vampire.",
    "turn.bitten": "Bites cost {player} {tiles} {tiles:tile|tiles} of loot over the nights.",
}
