"""Which card list is in use: a file that was named, the table's own, or the shipped sample."""

from collections import Counter, defaultdict
from importlib import resources
from pathlib import Path
from typing import Any

from referee.cli.environment import Environment
from referee.record.file import replace
from referee.table.cards import EMPTY, Book, learn, load_book, write_book
from referee.table.play import Play


def own_path(env: Environment) -> Path:
    return env.store.home / "cards.yaml"


def own_book(env: Environment) -> Book:
    """The table's own list, empty before anything was seen.

    :raises BadYaml: if it was edited into something else.
    """
    try:
        return load_book(own_path(env), env.store.home / "cache")
    except FileNotFoundError:
        return EMPTY


def shipped_path() -> Path:
    """cards.yaml: inside the installed package, or at the top of the project it is run from."""
    inside = Path(str(resources.files("referee") / "cards.yaml"))
    return inside if inside.exists() else inside.parent.parent / "cards.yaml"


def book_in_use(env: Environment, file: Path | None = None) -> Book:
    """:raises BadYaml, OSError:"""
    cache = env.store.home / "cache"
    if file is not None:
        return load_book(file, cache)
    own = own_book(env)
    shipped = load_book(shipped_path(), cache)
    names = {**shipped.names, **own.names}
    return own._replace(names=names) if any(own.groups.values()) else shipped


def save_own(env: Environment, book: Book) -> None:
    """:raises OSError:"""
    env.store.home.mkdir(parents=True, exist_ok=True)
    replace(own_path(env), write_book(book))


def cards_seen(play: Play) -> defaultdict[str, Counter[str]]:
    """The cards that the entries in force put on the table, by group."""
    seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
    before = play.first
    for step in play.steps:
        for group, face in play.game.cards_in(step.entry, before):
            seen[group][face] += 1
        before = step.state
    return seen


def learn_at_phase_end(env: Environment, before: Any, play: Play) -> None:
    """When a phase ended, remember the cards of it that are in force. Not worth a failure of the game."""
    if before.phase == play.state.phase:
        return
    from referee.table.yaml_tree import BadYaml

    try:
        own = own_book(env)
        learned = learn(own, cards_seen(play))
        if learned != own:
            save_own(env, learned)
    except (OSError, BadYaml):
        return
