"""One card of a board in lines of styled parts, and the pieces beside it."""

from typing import Final

from referee.engine.ruling import Face
from referee.engine.view import Board, Piece, Tile
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, Names, card_words
from referee.show.text import fit, pad, width

WIDE, NARROW, LARGE = 8, 5, 14
ROOMY = 12  # where cards have names
WIDEST = 28  # of a tile with its name, its code and all who stand there
BACK: Final = "▒▒"  # of what lies face down
Part = tuple[str, str]  # a text and its style


def signed(piece: Piece) -> str:
    """A piece with the sign of its kind."""
    return f"{piece.sign}{piece}"


def name_of(voice: Voice, card: Tile) -> str:
    return voice(f"word.{card.word}") if card.word else card.face


def tile_words(voice: Voice, card: Tile, names: Names = NAMELESS, *, codes: bool = True) -> str:
    """What lies there, in words."""
    return card_words(voice, card.face, names, codes=codes) if isinstance(card.face, Face) else name_of(voice, card)


def piece_words(voice: Voice, piece: Piece, code: str = "", *, codes: bool = True) -> str:
    """What a piece is called, and its code; as it is written where it has no name."""
    if not voice.knows(piece.word):
        return piece
    what = voice(piece.word)
    return voice("board.piece", what=what, code=code or str(piece)) if codes else what


def tile_width(voice: Voice, board: Board, room: int, style: str, names: Names) -> int:
    """How wide every card of a board is drawn in that room: as wide as need be, or as can be."""
    number = max(1, len(board.columns))
    fitting = (room - 1) // number - 1
    cards = board.tiles.values()
    least = LARGE if style == "large" else ROOMY
    if any(card.word for card in cards):
        fullest, barest = (
            2 + max(_taken(_called(voice, card)[which]) + _taken(_standing(card)) for card in cards)
            for which in (0, -1)
        )
        return max(NARROW, barest, min(fitting, max(least, min(WIDEST, fullest))))
    named = any(_listed(voice, card, names) for card in cards)
    sizes = (*([LARGE] if style == "large" else []), *([ROOMY] if named else []), WIDE)
    return next((size for size in sizes if size <= fitting), NARROW)


def card_lines(voice: Voice, card: Tile, tile: int, names: Names) -> list[list[Part]]:
    """A card in lines, each as wide as the tile: what it is called, its face, and who stands on it."""
    mark = "!" if card.marked else ""
    if card.word:
        return [_called_and_peopled(voice, card, tile)]
    name, count = _listed(voice, card, names), f"●{card.standing}" if card.standing else ""
    if tile == LARGE:
        dots = "●" * card.standing if card.standing < 8 else count
        last = (card.note, "bad") if card.note else (mark, card.tone)
        parts = [*((text, card.tone) for text in (name, card.face, dots)), last]
        return [[(pad(fit(text, tile), tile, "^"), tone)] for text, tone in parts]
    room = " " * max(0, tile - width(count) - width(card.note) - width(mark))
    below = [(count, card.tone), (mark, card.tone), (room, ""), (card.note, "falls")]
    face, colon, gain = card.face.partition(":") if tile == NARROW else (card.face, "", "")
    texts = [*([fit(name, tile)] if name else []), face, *([colon + gain] if tile == NARROW else [])]
    return [*([(pad(text, tile), card.tone)] for text in texts), below]


def _listed(voice: Voice, card: Tile, names: Names) -> str:
    """The name that the list has for it."""
    return clean(names.get(card.face, {}).get(voice.language, ""))


# --- tiles with a word


def _called(voice: Voice, card: Tile) -> list[list[Part]]:
    """What it is called, with its code, without it, by its code alone; nothing where nothing lies."""
    if card.tone == "bare" or card.back:
        return [[(BACK if card.back else "", card.tone)]]
    name = [(name_of(voice, card), card.tone)]
    return [[*name, (f" {card.code}", "faint")], name, [(card.code, card.tone)]] if card.code else [name, []]


def _standing(card: Tile) -> list[Part]:
    """Who stands there, and whether the table ruled it."""
    parts = [part for piece in card.who for part in ((" ", ""), (piece, piece.tone))]
    return [*parts, *([(" !", "bad")] if card.marked else [])]


def _taken(parts: list[Part]) -> int:
    return sum(width(text) for text, _ in parts)


def _called_and_peopled(voice: Voice, card: Tile, tile: int) -> list[Part]:
    """At the left what lies there, as fully as it fits, at the right who stands there."""
    who = _standing(card)
    room = tile - 1 - _taken(who) - bool(who)
    what = next((one for one in _called(voice, card) if _taken(one) <= room), [])
    return [(" ", ""), *what, (" " * (room - _taken(what)), ""), *who, (" " * bool(who), "")]
