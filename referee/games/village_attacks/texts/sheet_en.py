"""English: the score sheet."""

from typing import Final

SHEET: Final[dict[str, str]] = {
    "sheet.boards": "The castle",
    "sheet.legend": (
        "Zones by their distance from the Heart: monsters with the health they have left (⛨ dice in Defence slots), "
        "villagers, then what the zone does. ◆ is a spawn marker."
    ),
    "sheet.winner": "The castle stands!",
    "sheet.nobody": "The castle has fallen",
    # monsters
    "sheet.monsters": "The monsters",
    "sheet.of-monster": "monster",
    "sheet.of-leader": "led by",
    "sheet.of-level": "level",
    "sheet.of-xp": "XP",
    "sheet.of-kills": "kills",
    "sheet.of-deaths": "deaths",
    "sheet.xp": "{xp} of {value}",
    # rounds
    "sheet.rounds": "Round by round",
    "sheet.round": "Round {round}",
    "sheet.happened": "{parts:;}",
    "sheet.quiet": "nobody dies",
    "sheet.fallen": "{number} {number:villager dies|villagers die}",
    "sheet.level": "{monster} gains a level",
    "sheet.levels": "{monster} gains {number} levels",
    "sheet.monster-died": "{monster} dies",
    "sheet.heart": "the Heart loses {number} and is at {left}",
}
