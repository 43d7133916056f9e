"""Which card list is in use: a file that was named, or the table's own; in practice the shipped sample."""

import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any

from referee.engine.game import Game
from referee.games import GAMES, USUAL
from referee.record.atomic import OLD, InUse, held, make_folder, replace
from referee.table.cards import EMPTY, Book, learn, load_book, write_books
from referee.table.play import Play
from referee.table.store import is_practice
from referee.table.yaml_tree import BadYaml


def own_path(home: Path) -> Path:
    """A link is followed, so that it stays one."""
    return Path(os.path.realpath(home / "cards.yaml"))


def has_own_list(game: Game) -> bool:
    """Whether a table has a list of its own of that game, and not only what the rulebook lists."""
    return game.cards() is not None or game.overview() is not None


def own_book(home: Path, game: str = USUAL) -> Book:
    """The table's own list of a game, empty before anything was seen.

    :raises BadYaml: if it was edited into something else.
    """
    try:
        return load_book(own_path(home), home / "cache", game)
    except (FileNotFoundError, NotADirectoryError):
        return EMPTY


def all_books(path: Path, home: Path) -> dict[str, Book]:
    """The lists of all games in one file of a table's own.

    :raises BadYaml, OSError:
    """
    games = sorted((kind for kind, game in GAMES.items() if has_own_list(game)), key=lambda kind: kind != USUAL)
    return {kind: load_book(path, home / "cache", kind) for kind in games}


def words_for_cards(book: Book) -> dict[str, str]:
    """Faces by all that a card of the list may be called."""
    faces = {face: face for faces in book.groups.values() for face in faces}
    return faces | {name: face for face in faces for name in book.names.get(face, {}).values()}


def shipped_path() -> Path:
    """cards.yaml: inside the installed package, or at the top of the project it is run from."""
    inside = Path(str(resources.files("referee") / "cards.yaml"))
    return inside if inside.exists() else inside.parent.parent / "cards.yaml"


def book_in_use(home: Path, file: Path | None = None, *, practises: bool = False, game: str = USUAL) -> Book:
    """The list in the file that was named, or the table's own; the invented sample only where the table practises.

    :raises BadYaml, OSError:
    """
    sample = load_book(shipped_path(), home / "cache", game)
    if practises and file is None:
        return sample
    own = own_book(home, game) if file is None else load_book(file, home / "cache", game)
    # What the rulebook itself lists needs no table to learn its names.
    cards = GAMES[game].cards()
    listed = {face for group in sample.groups for face in cards.rulebook(group)} if cards else ()
    return own._replace(names={**{face: sample.names.get(face, {}) for face in listed}, **own.names})


def book_for_play(
    home: Path,
    file: Path | None,
    complain: Callable[[BadYaml | OSError], object],
    *,
    practises: bool = False,
    game: str = USUAL,
) -> Book:
    """The list in use; a table's own that cannot be read is complained of, and the evening goes on without it.

    :raises BadYaml, OSError: if the file that was named cannot be read.
    """
    try:
        return book_in_use(home, file, practises=practises, game=game)
    except (BadYaml, OSError) as error:
        if file is not None:
            raise
        complain(error)
        return EMPTY


def at_table(book: Book, play: Play) -> Book:
    """The list with what is known besides: the cards on the table, and what the rulebook lists."""
    seen = cards_seen(play)
    new = {
        group: {face: copies for face, copies in faces.items() if face not in book.groups.get(group, {})}
        for group, faces in seen.items()
    }
    return with_rulebook(play.game, learn(book, seen, facts_seen(play))._replace(new=new))


def with_rulebook(game: Game, book: Book) -> Book:
    """The list with the faces that the rulebook lists."""
    cards = game.cards()
    if cards is None:
        return book
    return learn(book, {group: dict.fromkeys(cards.rulebook(group), 0) for group in cards.CARD_GROUPS})


@contextmanager
def changing_own(home: Path, patience: float = 2.0) -> Iterator[None]:
    """From reading the table's own list to saving it, nobody else saves theirs.

    :raises InUse, OSError:
    """
    make_folder(home)
    with held(home, patience):
        yield


def _with_others(home: Path, changed: Mapping[str, Book]) -> bytes:
    """The file with these lists of games, and those of other games as they are.

    :raises BadYaml, OSError:
    """
    try:
        books = all_books(own_path(home), home)
    except (FileNotFoundError, NotADirectoryError):
        books = {USUAL: EMPTY}
    return write_books({**books, **changed})


def save_own(home: Path, book: Book, game: str = USUAL) -> None:
    """Within `changing_own`. :raises BadYaml, OSError:"""
    make_folder(home)
    replace(own_path(home), _with_others(home, {game: book}))


def change_own(home: Path, changed: Mapping[str, Book]) -> None:
    """Within `changing_own`: save the lists that a person changed; the file as it was is kept for `cards restore`.

    :raises BadYaml, OSError:
    """
    replace(own_path(home), _with_others(home, changed), backup=True, before=write_books({USUAL: EMPTY}))


def restore_own(home: Path, game: str = USUAL) -> Book:
    """Within `changing_own`: the file as it was before somebody changed it last, whichever game that was about.

    :raises FileNotFoundError: if nobody did.
    :raises BadYaml, OSError:
    """
    path = own_path(home)
    books = all_books(path.with_name(path.name + OLD), home)
    replace(path, write_books(books), backup=True, before=write_books({USUAL: EMPTY}))
    return books[game]


def cards_seen(play: Play, *, ended_phases: bool = False) -> defaultdict[str, Counter[str]]:
    """The cards that the entries in force put on the table, by group; on wish only those of phases that are over. In a
    game with an overview they are not counted: a card may come back."""
    seen: defaultdict[str, Counter[str]] = defaultdict(Counter)
    cards, overview = play.game.cards(), play.game.overview()
    shows = cards or overview
    if shows is None:
        return seen
    view = play.game.view()
    now = view.stretch(play.state), play.state.phase
    before = play.first
    for step in play.steps:
        if not (ended_phases and (view.stretch(before), before.phase) == now):
            for group, face in shows.cards_in(step.entry, before):
                seen[group][face] += overview is None
        before = step.state
    return seen


def facts_seen(play: Play) -> dict[str, dict[str, str]]:
    """What the entries in force say of cards besides their faces."""
    facts: dict[str, dict[str, str]] = {}
    overview, before = play.game.overview(), play.first
    for step in play.steps if overview else ():
        assert overview is not None
        for face, said in overview.facts_in(step.entry, before).items():
            facts.setdefault(face, {}).update(said)
        before = step.state
    return facts


def learn_at_phase_end(home: Path, before: Any, play: Play, record: Path | None = None) -> bool:
    """When a phase ended, remember the cards that are in force; whether there was a new one. Nothing is learned from a
    game that is played for practice.

    Not worth a failure of the game.
    """
    if before.phase == play.state.phase or not has_own_list(play.game) or is_practice(home, record):
        return False
    try:
        with changing_own(home, patience=0):
            own = own_book(home, play.game.id)
            seen = cards_seen(play, ended_phases=True)
            faces = {face for group in seen.values() for face in group}
            learned = learn(own, seen, {face: said for face, said in facts_seen(play).items() if face in faces})
            if learned != own:
                save_own(home, learned, play.game.id)
            return learned != own
    except (OSError, BadYaml, InUse):
        return False
