"""How to read a village: roofs, shields and figures, each with its words."""

from referee.draw import figures
from referee.draw.figures import placed
from referee.draw.rows import Sign, legend_rows
from referee.draw.shapes import INK, Group, Picture
from referee.engine.sheet_part import Say
from referee.games.vampire_village.rules.cards import KINDS, Card
from referee.games.vampire_village.sheet.cards import HERO, gain, ghost, ghost_sign, house, shield
from referee.games.vampire_village.sheet.creatures import silhouette
from referee.games.vampire_village.sheet.story import Fallen


def legend(say: Say, room: float) -> Picture:
    found = [Sign(house(colour, 11, 12), 11, say(f"sheet.roof.{colour}")) for colour in "gbryn"]
    for kind in KINDS:
        both = (Group(3, 1, shield(kind, 1)), placed(silhouette(kind), 17.5, 0.5, 13))
        found.append(Sign(both, 31, say(f"sheet.shield.{kind}")))
    found.append(Sign((placed(silhouette("demons"), 0, 0.5, 13),), 13, say("word.demons")))
    found.append(Sign((placed(figures.person(INK), 0, 1, 12),), 10, say("sheet.villager")))
    both = (placed(figures.hero(HERO[1]), 0, 0, 12), placed(figures.boot(HERO[1]), 13, 1, 10))
    found.append(Sign(both, 23, say("sheet.hero")))
    row, column = gain("row"), gain("col")
    both = (Group(0, 2, row.shapes), Group(row.width + 7, 2, column.shapes))
    found.append(Sign(both, row.width + 7 + column.width, say("sheet.gain")))
    outline = ghost(Fallen(Card("", False, "g"), 0, "werewolves"), 40, 38)[:1]
    found.append(Sign((Group(0, 0, outline, 0.34), Group(14, 0, ghost_sign("werewolves", 2))), 40, say("sheet.fallen")))
    return legend_rows(found, room)
