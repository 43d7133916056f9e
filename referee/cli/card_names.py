"""What the cards of this table are called."""

from typing import TYPE_CHECKING

from referee.cli.environment import Environment
from referee.engine.ruling import Refusal
from referee.games import USUAL
from referee.record.home import NoHome
from referee.table.store import is_practice

if TYPE_CHECKING:
    from referee.say.cards import Names
    from referee.table.cards import Book
    from referee.table.table import Table


def card_names(env: Environment, kind: str = USUAL) -> "Names":
    """The names in the table's own list of a game."""
    book = _own_list(env, kind)
    return {} if book is None else book.names


def cards_meant(env: Environment, refusal: Refusal) -> dict[str, str]:
    """What a word that is no card may have been meant for: faces by all that the cards of the list are called."""
    book = _own_list(env) if refusal.detail == "not-understood.card" else None
    if book is None:
        return {}
    from referee.table.card_lists import words_for_cards

    return words_for_cards(book)


def hold_list(env: Environment, table: "Table") -> None:
    """What is typed at the table is filled in from its own list and held against it, in a game where that is done."""
    book = _own_list(env, table.game.id) if table.game.overview() is not None else None
    if book is not None and not is_practice(env.store.home, table.path):
        table.listed = book


def _own_list(env: Environment, kind: str = USUAL) -> "Book | None":
    """None where there is no list, or it cannot be read. Where there is none, nothing is loaded."""
    try:
        home = env.store.home
    except NoHome:
        return None
    if not (home / "cards.yaml").exists():
        return None
    from referee.table.card_lists import own_book
    from referee.table.yaml_tree import BadYaml

    try:
        return own_book(home, kind)
    except (BadYaml, OSError):
        return None
