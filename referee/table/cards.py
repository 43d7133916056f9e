"""Card lists: which faces a table knows, by group, how often each was seen together, and what they are called.

A record is never judged by a card list: it only helps to type less and to notice slips.
"""

import hashlib
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.games import USUAL
from referee.record.file import load
from referee.record.whole import make_folder, replace
from referee.table.yaml_tree import BadYaml, Node, read_yaml

LANGUAGES: Final = ("en", "fr", "ru")
Groups = dict[str, dict[str, int]]  # group: face: copies


class Book(NamedTuple):
    """A card list."""

    groups: Groups
    names: dict[str, dict[str, str]]  # face: language: name
    invented: bool = False
    complete: bool = False  # the table says that there are no other cards
    sampled: Sequence[str] = ()  # groups that are the invented sample's: the table has none of its own yet


EMPTY: Final = Book({}, {})
VILLAGE: Final = ("start", "round1", "round2")
CREATURES: Final = {"creatures1": "round1", "creatures2": "round2"}


def read_book(data: bytes) -> Book:
    """:raises BadYaml: if it is no card list."""
    root = read_yaml(data)
    top = _mapping(root)
    if _text(top.get("format", root)) != "1":
        raise BadYaml(root.line, "format")
    groups: Groups = {}
    names: dict[str, dict[str, str]] = {}
    for node in _list(top.get("creatures")):
        card = _mapping(node)
        face = _face(card, node, names)
        for group, key in CREATURES.items():
            if copies := _copies(card.get(key), 0):
                groups.setdefault(group, {})[face] = copies
    village = _mapping(top["village"]) if "village" in top else {}
    for group, listed in village.items():
        if group not in VILLAGE:
            raise BadYaml(listed.line, "group")
        for node in _list(listed):
            card = _mapping(node)
            groups.setdefault(group, {})[_face(card, node, names)] = _copies(card.get("n"), 1)
    invented, complete = (key in top and _text(top[key]).lower() == "true" for key in ("invented", "complete"))
    return Book(groups, names, invented, complete)


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
    lines = ["format: 1", f"game: {game}"]
    lines += [f"{flag}: true" for flag in ("invented", "complete") if getattr(book, flag)]
    creatures = dict.fromkeys(face for group in CREATURES for face in book.groups.get(group, {}))
    if creatures:
        lines.append("creatures:")
        for face in sorted(creatures):
            counts = {key: str(book.groups.get(group, {}).get(face, 0)) for group, key in CREATURES.items()}
            lines.append(_line(face, book, counts))
    if any(book.groups.get(group) for group in VILLAGE):
        lines.append("village:")
        for group in VILLAGE:
            if book.groups.get(group):
                lines.append(f"  {group}:")
                for face, copies in sorted(book.groups[group].items()):
                    lines.append("  " + _line(face, book, {"n": str(copies)} if copies != 1 else {}))
    return ("\n".join(lines) + "\n").encode()


def _line(face: str, book: Book, more: Mapping[str, str]) -> str:
    fields = {"face": face, **book.names.get(face, {}), **more}
    return "  - {" + ", ".join(f"{key}: {_quoted(value)}" for key, value in fields.items()) + "}"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def load_book(path: Path, cache: Path) -> Book:
    """The list in a file, parsed once and kept by content.

    :raises OSError: if it cannot be read.
    :raises BadYaml: if it is no card list.
    """
    import json

    data = load(path)
    kept = cache / f"cards-{hashlib.sha256(data).hexdigest()[:32]}.json"
    try:
        return Book(*json.loads(kept.read_bytes()))
    except (OSError, ValueError, TypeError):
        pass  # it was never parsed
    try:
        book = read_book(data)
    except BadYaml as error:
        raise BadYaml(error.line, error.reason, str(path)) from None
    try:
        make_folder(cache)
        replace(kept, json.dumps(book[:4]).encode())
    except OSError:
        pass  # it will be parsed again
    return book


def learn(book: Book, seen: Mapping[str, Mapping[str, int]]) -> Book:
    """The list with faces seen together in one game: so many copies there are at least."""
    groups = {group: dict(faces) for group, faces in book.groups.items()}
    for group, faces in seen.items():
        for face, copies in faces.items():
            known = groups.setdefault(group, {})
            known[face] = max(copies, known.get(face, 0))
    return book._replace(groups=groups)


def merge(book: Book, other: Book) -> Book:
    """Both lists: the larger number of copies, names of the other first."""
    names = {face: {**book.names.get(face, {}), **called} for face, called in other.names.items()}
    return learn(book._replace(names={**book.names, **names}), other.groups)


def folded(text: str) -> str:
    """Without case and accents, as people type in a hurry."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def matches(book: Book, word: str, groups: Iterable[str]) -> list[str]:
    """The faces of these groups that a word may mean: exactly, else by the start of their face or a name.

    Where no face or name begins so, the colon and zeros may be left out: `g2g` for `g200:g`.
    """
    faces = list(dict.fromkeys(face for group in groups for face in book.groups.get(group, {})))
    wanted = folded(word)
    called = {face: [face, *map(folded, book.names.get(face, {}).values())] for face in faces}
    short = {face: [face.replace(":", ""), face.replace(":", "").replace("0", "")] for face in faces}
    return (
        [face for face in faces if wanted in called[face]]
        or [face for face in faces if any(one.startswith(wanted) for one in called[face])]
        or [face for face in faces if any(one.startswith(wanted) for one in short[face])]
    )


def named(book: Book, word: str) -> list[str]:
    """The faces, listed or not, with a name that begins so."""
    wanted = folded(word)
    return [face for face, names in book.names.items() if any(folded(one).startswith(wanted) for one in names.values())]


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
                by_name.setdefault(folded(called[language]), []).append(face)
        for name, doubles in by_name.items():
            if len(doubles) > 1:
                found.append(("cards.same-name", {"name": name, "faces": tuple(doubles), "language": language}))
    return found
