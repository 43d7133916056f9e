"""Card lists: which faces a table knows, by group, how often each was seen together, and what they are called.

A record is never judged by a card list: it only helps to type less and to notice slips.
"""

import hashlib
from collections.abc import Callable, Container, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.engine.card_parts import Cards
from referee.engine.keyboards import by_place
from referee.engine.lexicon import unaccented
from referee.engine.ruling import refuse
from referee.games import GAMES, USUAL
from referee.record.file import load
from referee.table.cache import keep, recall
from referee.table.yaml_tree import BadYaml, Node, read_yaml

LANGUAGES: Final = ("en", "fr", "ru")
Groups = dict[str, dict[str, int]]  # group: face: copies


class Book(NamedTuple):
    """A card list."""

    groups: Groups
    names: dict[str, dict[str, str]]  # face: language: name
    invented: bool = False
    complete: bool = False  # the table says that there are no other cards
    facts: dict[str, dict[str, str]] = {}  # noqa: RUF012 face: field: what it says
    new: Groups = {}  # noqa: RUF012 what of it is known from the game on the table alone


EMPTY: Final = Book({}, {})
ONE: Final = "n"  # the field that says 1 where it is missing; other fields then say 0
Layout = Mapping[str, Mapping[str, str]]  # a list in the file: the field with the number of copies: the group


def layout_of(game: str) -> Layout:
    """Where a file has which cards of a game. A dot leads from a key to one below it."""
    cards = GAMES[game].card_list()
    return cards.CARD_LAYOUT if cards else {}


def read_book(data: bytes, game: str = USUAL) -> Book:
    """The cards of a game: at the top if the file says that it is about that game, else below its name.

    :raises BadYaml: if it is not a card list.
    """
    root = read_yaml(data)
    top = _mapping(root)
    if _text(top.get("format", root)) != "1":
        raise BadYaml(root.line, "format")
    about = _text(top["game"]) if "game" in top else USUAL
    own = top if about == game else _mapping(top[game]) if game in top else {}
    groups: Groups = {}
    names: dict[str, dict[str, str]] = {}
    facts: dict[str, dict[str, str]] = {}
    layout, overview = layout_of(game), GAMES[game].overview()
    _check_groups(own, layout)
    for path, counted in layout.items():
        for node in _list(_below(own, path)):
            card = _mapping(node)
            face = _face(card, node, names)
            for field, pattern in overview.FACTS.items() if overview else ():
                if field in card:
                    said = _text(card[field])
                    facts.setdefault(face, {})[field] = said if pattern.fullmatch(said) else _bad(card[field], "fact")
            for field, group in counted.items():
                copies = _copies(card.get(field), 1 if field == ONE else 0)
                if copies or field == ONE:
                    groups.setdefault(group, {})[face] = copies
    invented, complete = (key in own and _text(own[key]).lower() == "true" for key in ("invented", "complete"))
    return Book(groups, names, invented, complete, facts)


def _check_groups(own: dict[str, Node], layout: Layout) -> None:
    """:raises BadYaml: if something lies below a key that has groups and is none."""
    for parent in {path.partition(".")[0] for path in layout if "." in path}:
        for name, node in (_mapping(own[parent]) if parent in own else {}).items():
            if f"{parent}.{name}" not in layout:
                raise BadYaml(node.line, "group")


def _below(own: dict[str, Node], path: str) -> Node | None:
    parent, dot, name = path.rpartition(".")
    return (_mapping(own[parent]) if parent in own else {}).get(name) if dot else own.get(name)


def _mapping(node: Node) -> dict[str, Node]:
    return node.value if isinstance(node.value, dict) else _bad(node, "mapping")


def _list(node: Node | None) -> list[Node]:
    if node is None or node.value == "":
        return []
    return node.value if isinstance(node.value, list) else _bad(node, "list")


def _text(node: Node) -> str:
    return node.value if isinstance(node.value, str) and node.value.isprintable() else _bad(node, "text")


def _copies(node: Node | None, default: int) -> int:
    if node is None:
        return default
    text = _text(node)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else _bad(node, "number")


def _face(card: dict[str, Node], node: Node, names: dict[str, dict[str, str]]) -> str:
    if "face" not in card:
        _bad(node, "face")
    face = _text(card["face"])
    called: dict[str, str] = {language: _text(card[language]) for language in LANGUAGES if language in card}
    if called:
        names.setdefault(face, {}).update(called)
    return face


def _bad(node: Node, reason: str) -> Any:
    raise BadYaml(node.line, reason)


def write_book(book: Book, game: str = USUAL) -> bytes:
    """The list in the form in which it is read."""
    return write_books({game: book})


def write_books(books: Mapping[str, Book]) -> bytes:
    """The lists of several games: the first at the top, the others below their names."""
    (game, first), *others = books.items()
    lines = ["format: 1", f"game: {game}", *_lines(first, game)]
    for other, book in others:
        if book != EMPTY:
            lines += [f"{other}:", *(f"  {line}" for line in _lines(book, other))]
    return ("\n".join(lines) + "\n").encode()


def _lines(book: Book, game: str) -> list[str]:
    lines = [f"{flag}: true" for flag in ("invented", "complete") if getattr(book, flag)]
    begun = ""  # the key below which we are
    for path, counted in layout_of(game).items():
        faces = sorted({face for group in counted.values() for face in book.groups.get(group, {})})
        parent, _, name = path.rpartition(".")
        if faces and parent != begun:
            lines.append(f"{parent}:")
            begun = parent
        indent = "  " if parent else ""
        lines += [f"{indent}{name}:"] if faces else []
        for face in faces:
            copies = {field: book.groups.get(group, {}).get(face, 0) for field, group in counted.items()}
            told = {field: str(number) for field, number in copies.items() if (field, number) != (ONE, 1)}
            lines.append(indent + _line(face, book, told))
    return lines


def _line(face: str, book: Book, more: Mapping[str, str]) -> str:
    fields = {"face": face, **book.names.get(face, {}), **book.facts.get(face, {}), **more}
    return "  - {" + ", ".join(f"{key}: {_quoted(value)}" for key, value in fields.items()) + "}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def load_book(path: Path, cache: Path, game: str = USUAL) -> Book:
    """A game's list in a file, parsed once and kept by content.

    :raises OSError: if it cannot be read.
    :raises BadYaml: if it is not a card list.
    """
    data = load(path)
    digest = hashlib.sha256(game.encode() + b"\0" + data).hexdigest()
    kept = cache / f"cards-{digest[:32]}.json"
    if _is_book(parsed := recall(kept)):
        return Book(*parsed)
    try:
        book = read_book(data, game)
    except BadYaml as error:
        raise BadYaml(error.line, error.reason, str(path)) from None
    keep(kept, book[:5])
    return book


def _is_book(parsed: Any) -> bool:
    """Whether what lay in the cache looks like a card list."""
    if not isinstance(parsed, list) or len(parsed) != 5 or any(type(flag) is not bool for flag in parsed[2:4]):
        return False
    kinds = zip((*parsed[:2], parsed[4]), (int, str, str), strict=True)
    return all(
        isinstance(tree, dict)
        and all(isinstance(below, dict) and all(type(one) is kind for one in below.values()) for below in tree.values())
        for tree, kind in kinds
    )


def learn(
    book: Book, seen: Mapping[str, Mapping[str, int]], facts: Mapping[str, Mapping[str, str]] | None = None
) -> Book:
    """The list with faces seen together in one game: so many copies there are at least. What was said of a card last
    counts, unless the table has entered how many there are of it."""
    groups = {group: dict(faces) for group, faces in book.groups.items()}
    for group, faces in seen.items():
        for face, copies in faces.items():
            known = groups.setdefault(group, {})
            known[face] = max(copies, known.get(face, 0))
    told = {**book.facts}
    for face, said in (facts or {}).items():
        before = told.get(face, {})
        entered = any(faces.get(face) for faces in book.groups.values())
        told[face] = {**said, **before} if entered else {**before, **said}
    return book._replace(groups=groups, facts=told)


def merge(book: Book, other: Book) -> Book:
    """Both lists: the larger number of copies, names of the other first."""
    names = {face: {**book.names.get(face, {}), **called} for face, called in other.names.items()}
    facts = {face: {**book.facts.get(face, {}), **said} for face, said in other.facts.items()}
    return learn(book._replace(names={**book.names, **names}, facts={**book.facts, **facts}), other.groups)


def matches(book: Book, word: str, groups: Iterable[str]) -> list[str]:
    """The faces of these groups that a word may mean: exactly, else by the start of their face or a name.

    Where no face or name begins so, the colon and zeros may be left out: `g2g` for `g200:g`. What means nothing as it
    stands is read by the places of its keys.
    """
    groups = [*groups]
    faces = list(dict.fromkeys(face for group in groups for face in book.groups.get(group, {})))
    new = {face for group in groups for face in book.new.get(group, {})}
    return _meant(book, faces, unaccented(word), new) or _meant(book, faces, by_place(word), new)


def _meant(book: Book, faces: list[str], wanted: str, new: Container[str]) -> list[str]:
    """Zeros can be left out of what was learned: among the first cards of a table `g31` is rather a digit short."""
    called = {face: [*map(unaccented, (face, *book.names.get(face, {}).values()))] for face in faces}
    bare = {face: face.replace(":", "") for face in faces}
    return (
        [face for face in faces if wanted in called[face]]
        or [face for face in faces if any(one.startswith(wanted) for one in called[face])]
        or [face for face in faces if bare[face].startswith(wanted)]
        or [face for face in faces if face not in new and bare[face].replace("0", "").startswith(wanted)]
    )


def named(book: Book, word: str) -> list[str]:
    """The faces, listed or not, with a name that begins so."""
    wanted = unaccented(word)
    return [
        face for face, names in book.names.items() if any(unaccented(one).startswith(wanted) for one in names.values())
    ]


def spelt(cards: Cards, word: str, group: str) -> str | None:
    """The face that a word spells out as it stands, or by the places of its keys."""
    return cards.complete_face(word, group) or cards.complete_face(by_place(word), group)


def card_called(
    cards: Cards, book: Book, word: str, group: str, ask: Callable[..., str | None], settled: Container[str] = ()
) -> str:
    """The face that a word means; `ask` is asked, with a question and faces, where that is not certain. Faces that are
    settled are not doubted again.

    :raises Refused: unknown-card, ambiguous.
    """
    face = spelt(cards, word, group)
    known = matches(book, word, [group])
    question: tuple[str, dict[str, Any]] = "guide.several", {"word": word}
    if face is not None:
        # What is invented is no reason to doubt a real card.
        if face in known or face in settled or book.invented:
            return face
        # Cards first seen in this game are no reason to doubt another that nobody has seen before.
        learned = book.groups.get(group, {}).keys() - book.new.get(group, {}).keys()
        longer, near = [one for one in known if one in learned], one_digit_away(face, learned)
        if not longer and not near:
            return face
        known = [face, *longer, *near]
        question = ("guide.longer", {"face": face}) if longer else ("guide.near", {"face": face, "listed": near})
    known = known or [one for one in named(book, word) if cards.is_face(group, one)]
    if not known:
        _refuse_card(cards, book, word, group)
    chosen = known[0] if len(known) == 1 else ask(question[0], known, **question[1])
    if chosen is None:
        refuse("ambiguous", "record", word=word, legal=tuple(known))
    return chosen


def one_digit_away(face: str, faces: Iterable[str]) -> list[str]:
    """Those that would be this face with another digit in one place."""

    def apart(other: str) -> list[tuple[str, str]]:
        return [pair for pair in zip(face, other, strict=True) if pair[0] != pair[1]]

    alike = {one: apart(one) for one in faces if len(one) == len(face)}
    return sorted(one for one, signs in alike.items() if len(signs) == 1 and "".join(signs[0]).isdigit())


def _refuse_card(cards: Cards, book: Book, word: str, group: str) -> None:
    """:raises Refused: with what its face lacks, and what comes close."""
    faces = book.groups.get(group, {})
    names = {name.lower(): face for face in faces for name in book.names.get(face, {}).values()}
    close = get_close_matches(word.lower(), [*faces, *names], 5)
    told_all = bool(cards.rulebook(group))  # the sentence has them
    legal = () if told_all else tuple(dict.fromkeys(names.get(one, one) for one in close))
    typed = word if cards.begins_in_words(word) else by_place(word)
    detail, params = cards.why_no_face(typed, group)
    refuse("unknown-card", "record", detail, word=word, example=cards.example(group), legal=legal, **params)


def faults(
    book: Book, is_face: Callable[[str, str], bool], groups: Mapping[str, int]
) -> list[tuple[str, dict[str, Any]]]:
    """What is odd about a list, as message keys with parameters: totals, malformed faces, names used twice. `groups`
    says how many cards the box has of each."""
    found: list[tuple[str, dict[str, Any]]] = []
    for group, wanted in groups.items():
        total = sum(book.groups.get(group, {}).values())
        if total != wanted:
            found.append(("cards.total", {"group": group, "total": total, "wanted": wanted}))
    for group, faces in book.groups.items():
        found += [("cards.malformed", {"face": face, "group": group}) for face in faces if not is_face(group, face)]
    for language in LANGUAGES:
        by_name: dict[str, list[str]] = {}
        for face, called in book.names.items():
            if language in called:
                by_name.setdefault(unaccented(called[language]), []).append(face)
        for name, doubles in by_name.items():
            if len(doubles) > 1:
                found.append(("cards.same-name", {"name": name, "faces": tuple(doubles), "language": language}))
    return found
