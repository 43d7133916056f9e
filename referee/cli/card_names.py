"""What the cards of this table are called."""

from typing import TYPE_CHECKING

from referee.cli.environment import Environment
from referee.record.home import NoHome

if TYPE_CHECKING:
    from referee.say.cards import Names


def card_names(env: Environment) -> "Names":
    """The names in the table's own list; none where there is no list, or it cannot be read. Where there is none,
    nothing is loaded."""
    try:
        home = env.store.home
    except NoHome:
        return {}
    if not (home / "cards.yaml").exists():
        return {}
    from referee.table.card_lists import own_book
    from referee.table.yaml_tree import BadYaml

    try:
        return own_book(home).names
    except (BadYaml, OSError):
        return {}
