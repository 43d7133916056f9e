"""The castle in any position, city and dead below it, and how to read the cards."""

from referee.draw.figures import placed
from referee.draw.palette import GOLD
from referee.draw.rows import Sign, legend_rows
from referee.draw.shapes import LEAST, Dot, Group, Picture, Shape, Text
from referee.draw.text import paragraph
from referee.engine.sheet_part import Say
from referee.engine.view import Board
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE
from referee.games.vampire_empire.sheet.figures import GAP, HIGH, WIDE, card, figure_of

TONES = {"r": VAMPIRE, "g": HUMAN}
ACROSS = 3 * (WIDE + GAP) - GAP
SIGNS = "legend.signs"  # what signs mean that are not drawn here


def board(say: Say, shown: Board) -> Picture | None:
    """Whoever is in the castle, and in words who is in the city or dead; of what a player has there is nothing to
    draw."""
    if not shown.columns:
        return None
    shapes: list[Shape] = []
    for number, column in enumerate(shown.columns):
        tile = shown.tiles.get((column, shown.rows[0]))
        if tile is None:
            continue
        marks = " ".join(str(piece) for piece in tile.who if str(piece).startswith("+"))
        drawn = card(TONES.get(tile.tone, ""), say(f"word.{tile.word}"), marks=marks)
        if tile.marked:
            drawn = (*drawn, Dot(6, 6, 6), Text(6, 9.4, "!", LEAST, "middle", True, GOLD))
        news = shown.news.get((column, shown.rows[0]), "")
        shapes.append(Group(number * (WIDE + GAP), 0, drawn, news=news))
    high = HIGH + GAP
    for key, params in shown.legend:
        if not key.startswith(SIGNS):
            told = paragraph(say(key, **params), ACROSS)
            shapes.append(Group(0, high, told.shapes))
            high += told.height
    return Picture(ACROSS, high, tuple(shapes))


def legend(say: Say, room: float) -> Picture:
    told = [(figure_of(what), say(f"sheet.is-{what or 'unknown'}")) for what in (VAMPIRE, HUMAN, "")]
    return legend_rows([Sign((placed(figure, 0, 0, 13),), 13, text) for figure, text in told], room)
