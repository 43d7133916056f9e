"""What `referee siege` says, in English."""

from typing import Final

SIEGE: Final = {
    "siege.zone": "{zone}, at distance {distance}",
    "siege.zone-cut-off": "{zone}, cut off from the Heart",
    "siege.asked": "{question} → {answer}",
    "siege.asked.defend": "{player}'s answer to {figures:list} in {zone} → {answer}",
    "siege.asked.level": "{player}'s ability → {answer}",
    "siege.asked.order": "Which of {options} comes first? → {answer}",
    "siege.asked.event": "Event card → {answer}",
    "siege.asked.spawn": "Card of tier {tier} → {answer}",
    "siege.after": "After the villagers' phase:",
    "siege.nobody": "Nobody attacks or moves:",
    "nothing-to-decide.siege": "the villagers' phase was over before {text}: there was nothing more to answer",
    "fact-missing.siege-map": (
        "the passages of the castle are missing, or the Heart's tile ch1 isn't among them: "
        "--map 'ch1-lc1-a1-eh1 lc1-c1'"
    ),
    "fact-missing.siege-sheet": (
        "the {monster}'s sheet matters here, for its type or its experience, and isn't known: "
        "--fact 'sheet {monster} u {health} 5 d2 r1 m2' (type a, c, d, m or u, health, XP for a level, slots for "
        "Defence and reserve, movement)"
    ),
    "not-understood.siege-parts": (
        "a position has villagers, monsters and the Heart, with | between them, such as "
        "'a1 p1; c1 p2 h1d | vampire a1 6/6; banshee lc1 5/5 | heart 5'"
    ),
    "not-understood.siege-villagers": "a zone and then its villagers go here, such as a1 p3 h2d knight-1*",
    "not-understood.siege-monsters": (
        "a monster with its zone and its health goes here, such as vampire a1 4/6; then s1 c2 for dice in Defence and "
        "xp5 for experience; `vampire dead 6/6` if it is dead"
    ),
    "not-understood.siege-monster-count": "2 to 5 monsters belong here, each with its zone, such as vampire a1 4/6",
    "not-understood.siege-health": (
        "health is typed as what is left of the total, such as 4/6; a monster has at least 1 left"
    ),
    "not-understood.siege-sheet": "the position gives a health of {health}, but the sheet says {printed}",
    "not-understood.siege-rest": (
        "heart 12, morale 31, dial 6, troll a1, day or night goes here; or a zone with its condition, such as a1 dark "
        "or "
        "c1 unlucky; or a zone with a trap, such as a1 chandelier, if its card is known (--fact 'trapcard chandelier g "
        "any pht -2 push1')"
    ),
    "not-understood.siege-heart": "what is left of the Heart is missing: heart 12",
    "not-understood.siege-dial": (
        "there is no event dial here: leave `dial` out, or name a scenario that has one, such as --scenario 2"
    ),
    "not-understood.siege-fact": "a fact goes here, such as sheet vampire u 6 5 d2 r1 m2 or hero alchemist a 3 2 3 1",
    "not-understood.siege-scenario": "the number of a scenario goes here",
    "not-understood.siege-house": "a house rule goes here, such as heart zone",
    "ask.siege-position": "Who is where?",
    "ask.siege-position.help": (
        "Villagers by zone, then the monsters, then the Heart, with | between them: a1 p1; c1 p2 h1d | vampire a1 6/6; "
        "banshee lc1 5/5 | heart 5"
    ),
    "ask.siege-position.such": "For example a1 p1; c1 p2 h1d | vampire a1 6/6; banshee lc1 5/5 | heart 5",
    "ask.siege-position.label": "Position",
    "ask.siege-map": "Which passages does the castle have?",
    "ask.siege-map.help": "Walks from zone to zone; the Heart's tile is ch1.",
    "ask.siege-map.such": "For example ch1-lc1-a1-eh1 lc1-c1",
    "ask.siege-map.label": "Map",
    "ask.siege-answer": "{question}",
    "ask.siege-answer.help": "What the coin decided, what you chose, or the card that was turned up.",
    "ask.siege-answer.such": "For example sc1, c, or eh1 p2",
    "ask.siege-answer.label": "Answer",
}
