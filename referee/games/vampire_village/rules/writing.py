"""Actions as the words of an entry: all that an action holds."""

from referee.games.vampire_village.rules import actions, demons
from referee.games.vampire_village.rules.actions import Action, Walk
from referee.notation.words import Quoted


def write_walk(walk: Walk) -> str:
    return "-".join(walk.cells) + (f"x{walk.villagers}" if walk.villagers > 1 else "")


def write(action: Action) -> list[str]:
    """The words after the player's name (after `! P` for a table ruling), canonical."""
    match action:
        case actions.Start(_, card):
            return ["start", card.face]
        case actions.Place(_, card, cell, walks):
            return ["place", card.face, cell, *map(write_walk, walks)]
        case actions.Reveal(_, faces):
            return ["creatures", *faces]
        case actions.DemonHero() | actions.DemonEffect():
            return ["demon", demons.words_of(action)]
        case actions.Breach(_, cell, creature):
            return ["breach", cell, *([creature] if creature else [])]
        case actions.RuleVillagers(_, cell, number, why):
            return ["villagers", cell, str(number), Quoted(why)]
        case actions.RuleCard(_, cell, card, why):
            return ["card", cell, card.face if card else "none", Quoted(why)]
        case actions.RuleCreatures(_, faces, why):
            return ["creatures", *faces, Quoted(why)]
