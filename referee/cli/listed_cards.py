"""The card list of a game: as the rulebook has it, or as this table does."""

from pathlib import Path
from typing import NamedTuple

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.which_game import kind_in_use
from referee.engine.card_parts import CardList
from referee.games import GAMES
from referee.table.card_lists import book_in_use, has_own_list, shipped_path
from referee.table.cards import Book, load_book


class Listed(NamedTuple):
    """The list of a game, in a file that was named or else as this table uses it."""

    kind: str
    cards: CardList
    book: Book


def listed(env: Environment, kind: str | None = None, file: Path | None = None, *, practises: bool = False) -> Listed:
    """The list of the game that was named, else of the one in use; on wish the invented one that is for practice.

    :raises Lacks: if it has none.
    :raises BadYaml, OSError:
    """
    kind = kind_in_use(env) if kind is None else kind.lower()
    cards = cards_of(env, kind)
    if is_fixed(kind):
        return Listed(kind, cards, load_book(file or shipped_path(), env.store.home / "cache", kind))
    return Listed(kind, cards, book_in_use(env.store.home, file, practises=practises, game=kind))


def cards_of(env: Environment, kind: str) -> CardList:
    """The cards of a game, and from now on its words.

    :raises Lacks: if it has none.
    """
    cards = GAMES[kind].card_list()
    if cards is None:
        raise Lacks(kind, "cards", lambda game: game.card_list())
    env.speak_of(kind)
    return cards


def is_fixed(kind: str) -> bool:
    """Whether the rulebook lists all cards of the game, so that no table has a list of its own."""
    return not has_own_list(GAMES[kind])
