"""English: facts, and what is kept of them."""

from typing import Final

FACTS: Final[dict[str, str]] = {
    # what a new game has from the table's facts, in one sentence
    "facts.sheet": "{names:the sheet|the sheets} of {names:list}",
    "facts.hero": "{names:the hero|the heroes} {names:list}",
    "facts.trapcard": "{names:the trap card|the trap cards} {names:list}",
    "facts.map": "the map",
    "facts.touch": "which zones touch without a passage",
    "facts.line": "lines of sight",
    "facts.gates": "the spawn markers",
    "facts.goals": "the objective markers",
    "facts.room": "how large {names:list} {names:is|are}",
    "facts.fits": "how many figures fit in {names:list}",
    # the list
    "facts.place": "Scenario {value}",
    "fact.sheet": (
        "{name}: {type}, health {health}, {xp} XP for a level; slots: Defence {defence}, reserve {reserve}, movement "
        "{movement}"
    ),
    "fact.hero": (
        "{name}, a hero: {type}, health {health}, speed {speed}, {wounds} {wounds:wound|wounds}, range {range}"
    ),
    "fact.trapcard": "{name}, a trap card (cost, rooms, whom it hits, what it does): {words}",
    "fact.map": "Passages: {walks}",
    "fact.touch": "Zones that touch without a passage: {walks}",
    "fact.line": "Line of sight: {zones}",
    "fact.marker-one": "{zone} ({colour})",
    "fact.marker-several": "{zone} ({colour} × {number})",
    "fact.marker-plain": "{zone} (× {number})",
    "colour.blue": "blue",
    "colour.yellow": "yellow",
    "colour.red": "red",
    "fact.gates": "Spawn markers: {zones}",
    "fact.goals": "Objective markers: {zones}",
    "fact.room-large": "{zone} is large",
    "fact.fits": "{zone}: room for {number} {number:figure|figures}",
    "fact.room-small": "{zone} is small",
}
