"""What the score sheet of Vampire Empire says, in English."""

from typing import Final

TEXTS: Final = {
    "sheet.fell": "died on {time:word} {round}",
    "sheet.dead": "dead",
    "sheet.one": "{character:word} ({fate})",
    "sheet.untold": "{number} unknown",
    "sheet.side": "{player}, {role:word}: {characters}",
    "sheet.is-vampire": "a vampire",
    "sheet.is-human": "a human",
    "sheet.is-unknown": "unknown",
    "sheet.round": "Night {round}",
    # turning points
    "turn.lead.night": "Night {round}: {player} takes the lead and keeps it.",
    "turn.lead.day": "Day {round}: {player} takes the lead and keeps it.",
    "turn.vampire-dead": "The {character:word} dies, a vampire ({time:word} {round}); {left} {left:is|are} left.",
    "turn.last-vampire": "The {character:word} dies, the last vampire ({time:word} {round}).",
    "turn.human-dead": "The {character:word} dies, a human ({time:word} {round}).",
    "turn.unmasked": "The {character:word} turns out to be a vampire ({time:word} {round}).",
}
