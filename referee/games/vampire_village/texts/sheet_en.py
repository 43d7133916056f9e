"""What the score sheet of Vampire Village says, in English."""

from typing import Final

TEXTS: Final = {
    "sheet.village": "{player}'s village: {cards} {cards:card|cards}, {villagers} {villagers:villager|villagers}, "
    "{creatures} {creatures:creature|creatures} beside it, {points} {points:point|points}",
    # how to read it
    "sheet.roof.g": "green",
    "sheet.roof.b": "blue",
    "sheet.roof.r": "red",
    "sheet.roof.y": "yellow",
    "sheet.roof.n": "no colour",
    "sheet.shield.witches": "defence: witches",
    "sheet.shield.werewolves": "werewolves",
    "sheet.shield.vampires": "vampires",
    "sheet.villager": "villager",
    "sheet.hero": "hero, movement",
    "sheet.gain": "gain by row, column",
    "sheet.fallen": "fell, 2 villagers lost",
    # turning points
    "turn.lead.building": "Round {round}: {player} takes the lead for good while building.",
    "turn.lead.creatures": "Round {round}: {player} takes the lead for good.",
    "turn.lead.demons": "Round {round}: the demons put {player} in the lead for good.",
    "turn.lead.witches": "Round {round}: {player} is ahead for good once the witches have struck.",
    "turn.lead.werewolves": "Round {round}: {player} is ahead for good once the werewolves have struck.",
    "turn.lead.vampires": "Round {round}: {player} is ahead for good once the vampires have struck.",
    "turn.blow.witches": "Round {round}: witches break into {player}'s village. {cards} {cards:card|cards} and "
    "{villagers} {villagers:villager|villagers} are lost.",
    "turn.blow.werewolves": "Round {round}: werewolves break into {player}'s village. {cards} {cards:card|cards} and "
    "{villagers} {villagers:villager|villagers} are lost.",
    "turn.blow.vampires": "Round {round}: vampires break into {player}'s village. {cards} {cards:card|cards} and "
    "{villagers} {villagers:villager|villagers} are lost.",
    "turn.held.witches": "Round {round}: {player} holds out against the witches, {attack} against {defence}.",
    "turn.held.werewolves": "Round {round}: {player} holds out against the werewolves, {attack} against {defence}.",
    "turn.held.vampires": "Round {round}: {player} holds out against the vampires, {attack} against {defence}.",
}
