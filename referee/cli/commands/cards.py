"""`referee cards`: the card list of this table."""

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.listed_cards import cards_of, is_fixed, listed
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameKind, Json
from referee.cli.which_game import kind_in_use, knows_kind
from referee.engine.codes import FINE, REFUSED, USAGE
from referee.engine.lexicon import near_senses
from referee.games import GAMES
from referee.record.atomic import create
from referee.say import clean
from referee.show.text import table_with_text
from referee.table.card_lists import (
    all_books,
    change_own,
    changing_own,
    has_own_list,
    own_book,
    restore_own,
    words_for_cards,
)
from referee.table.cards import LANGUAGES, Book, faults, matches, merge, write_book

app = command_app()
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE")]
Practice = Annotated[bool, typer.Option("--practice")]
Face = Annotated[str, typer.Argument(metavar="FACE")]
UNKNOWN = "?"  # for the copies of a card that was seen in play, where that says nothing of their number
Group = Annotated[str, typer.Argument(metavar="GROUP")]


def _kind_to_change(env: Environment, group: str = "") -> str | None:
    """The game whose list is meant: the one in use, or the only other that has that group of cards. None if it has no
    list of this table; then that is said.

    :raises Lacks: if it has no cards at all.
    """
    cards_of(env, kind := kind_in_use(env))
    if is_fixed(kind):
        env.complain("cards.fixed")
        return None
    own = {kind: game.card_list() for kind, game in GAMES.items() if has_own_list(game)}
    having = [one for one, cards in own.items() if cards and group in cards.CARD_GROUPS]
    if kind not in having and len(having) == 1:
        kind = having[0]
        env.speak_of(kind)
    return kind


@app.callback(invoke_without_command=True)
def cards(
    ctx: typer.Context, file: CardFile = None, kind: GameKind = None, practice: Practice = False, json: Json = False
) -> int:
    if ctx.invoked_subcommand is not None:
        return FINE
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    _, known, book = listed(env, kind, file, practises=practice)
    if json:
        shown = {key: value for key, value in book._asdict().items() if key != "new"}
        env.json({"schema": 1, **shown})
        return FINE
    if book.invented:
        env.say("cards.invented")
    rows = [
        [
            group,
            clean(face),
            str(copies or UNKNOWN),
            _said_of(book, face, book.names.get(face, {}).get(env.language, "")),
        ]
        for group in known.CARD_GROUPS
        for face, copies in sorted(book.groups.get(group, {}).items())
    ]
    if rows:
        env.show(table_with_text(rows, "<<><", env.width))
    else:
        env.write(env.voice("cards.empty"))
    return FINE


@app.command()
def show(
    ctx: typer.Context,
    word: Annotated[str, typer.Argument(metavar="CARD")],
    file: CardFile = None,
    kind: GameKind = None,
    practice: Practice = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    _, cards, book = listed(env, kind, file, practises=practice)
    known = cards.CARD_GROUPS
    found = matches(book, word, known)
    copies = {
        face: {one: book.groups[one][face] for one in known if face in book.groups.get(one, {})} for face in found
    }
    if json and found:
        facts = {face: {"facts": book.facts[face]} if face in book.facts else {} for face in found}
        faces = [
            {"face": face, "copies": copies[face], "names": book.names.get(face, {}), **facts[face]} for face in found
        ]
        env.json({"schema": 1, "cards": faces})
        return FINE
    for face in found:
        counts = [f"{group} {number or UNKNOWN}" for group, number in copies[face].items()]
        names = [f"{language} {name}" for language, name in book.names.get(face, {}).items()]
        env.write("  ".join([clean(face), ", ".join(counts), _said_of(book, face, ", ".join(names))]).rstrip())
    if not found:
        env.complain("cards.unknown", _near(book, word), face=word)
    return FINE if found else USAGE


@app.command()
def name(
    ctx: typer.Context,
    face: Face,
    called: Annotated[str, typer.Argument(metavar="NAME")],
    language: Annotated[str, typer.Option("--lang", metavar="LANG")] = "en",
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if (kind := _kind_to_change(env)) is None:
        return REFUSED
    with changing_own(env.store.home):
        own = own_book(env.store.home, kind)
        if language not in LANGUAGES or not (called.isprintable() and 1 <= len(called.strip()) <= 40):
            env.complain("cards.bad-name" if language in LANGUAGES else "cards.bad-language")
            return USAGE
        if not any(face in faces for faces in own.groups.values()):
            env.complain("cards.unknown", _near(own, face), face=face)
            return USAGE
        before = own.names.get(face, {}).get(language)
        names = {**own.names, face: {**own.names.get(face, {}), language: called.strip()}}
        back = ["name", face, before, "--lang", language] if before else ["restore"]
        return _save(env, kind, json, own._replace(names=names), "cards.saved", face, back)


@app.command()
def add(
    ctx: typer.Context,
    group: Group,
    face: Face,
    copies: Annotated[int, typer.Argument(metavar="COPIES", min=1, max=99)] = 1,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if (kind := _kind_to_change(env, group)) is None:
        return REFUSED
    game = cards_of(env, kind)
    if group not in game.CARD_GROUPS:
        env.complain("cards.bad-group", groups=tuple(game.CARD_GROUPS))
        return USAGE
    if not game.is_face(group, face):
        env.complain("cards.bad-face", face=face, group=group)
        return REFUSED
    with changing_own(env.store.home):
        own = own_book(env.store.home, kind)
        before = own.groups.get(group, {}).get(face)
        groups = {**own.groups, group: {**own.groups.get(group, {}), face: copies}}
        back = ["add", group, face, str(before)] if before else ["remove", group, face]
        return _save(env, kind, json, own._replace(groups=groups), "cards.saved", face, back)


@app.command()
def remove(ctx: typer.Context, group: Group, face: Face, json: Json = False) -> int:
    env: Environment = ctx.obj
    if (kind := _kind_to_change(env, group)) is None:
        return REFUSED
    with changing_own(env.store.home):
        own = own_book(env.store.home, kind)
        if face not in own.groups.get(group, {}):
            env.complain("cards.unknown", _near(own, face), face=face)
            return USAGE
        kept = {one: copies for one, copies in own.groups[group].items() if one != face}
        copies = own.groups[group][face]
        back = ["add", group, face, str(copies)] if copies else ["restore"]
        return _save(env, kind, json, own._replace(groups={**own.groups, group: kept}), "cards.removed", face, back)


@app.command(name="import")
def take_in(ctx: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE")], json: Json = False) -> int:
    env: Environment = ctx.obj
    if _kind_to_change(env) is None:
        return REFUSED
    books = all_books(file, env.store.home)
    with changing_own(env.store.home):
        change_own(env.store.home, {kind: merge(own_book(env.store.home, kind), book) for kind, book in books.items()})
        env.changed = True
    number = sum(len(faces) for book in books.values() for faces in book.groups.values())
    return _tell(env, json, ["restore"], "cards.imported", number=number)


@app.command()
def restore(ctx: typer.Context, json: Json = False) -> int:
    env: Environment = ctx.obj
    if (kind := _kind_to_change(env)) is None:
        return REFUSED
    with changing_own(env.store.home):
        try:
            before = restore_own(env.store.home, kind)
        except FileNotFoundError:
            env.complain("cards.never-changed")
            return REFUSED
        env.changed = True
    return _tell(env, json, ["restore"], "cards.restored", number=sum(map(len, before.groups.values())))


@app.command()
def export(ctx: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE")]) -> int:
    env: Environment = ctx.obj
    cards_of(env, kind := kind_in_use(env))
    data = write_book(listed(env).book if is_fixed(kind) else own_book(env.store.home, kind), kind)
    if str(file) == "-":
        env.stdout.write(data.decode())
    else:
        create(file, data)
        env.changed = True
        env.say("export.written", file=file)
    return FINE


@app.command()
def check(
    ctx: typer.Context, file: CardFile = None, kind: GameKind = None, practice: Practice = False, json: Json = False
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    _, known, book = listed(env, kind, file, practises=practice)
    found = faults(book, known.is_face, known.CARD_GROUPS)
    said = [env.voice(key, **params) for key, params in found]
    if json:
        env.json({"schema": 1, "ok": not found, "faults": said})
        return REFUSED if found else FINE
    for text in said or [env.voice("cards.fine")]:
        env.write(text)
    return REFUSED if found else FINE


@app.command()
def complete(ctx: typer.Context, no: Annotated[bool, typer.Option("--no")] = False, json: Json = False) -> int:
    env: Environment = ctx.obj
    if (kind := _kind_to_change(env)) is None:
        return REFUSED
    if GAMES[kind].overview() is not None:
        env.complain("cards.complete-by-number")
        return REFUSED
    with changing_own(env.store.home):
        _change(env, kind, own_book(env.store.home, kind)._replace(complete=not no))
    back = ["complete"] if no else ["complete", "--no"]
    return _tell(env, json, back, "cards.is-open" if no else "cards.is-complete")


def _near(book: Book, word: str) -> list[str]:
    """The cards that a mistyped word may mean."""
    return near_senses(word, words_for_cards(book))


def _said_of(book: Book, face: str, names: str) -> str:
    """The names of a card, and what else the list says of it."""
    return clean("  ".join(filter(None, [names, *book.facts.get(face, {}).values()])))


def _change(env: Environment, kind: str, book: Book) -> None:
    change_own(env.store.home, {kind: book})
    env.changed = True


def _save(env: Environment, kind: str, json: bool, book: Book, key: str, face: str, back: list[str]) -> int:
    _change(env, kind, book)
    return _tell(env, json, back, key, face=face)


def _tell(env: Environment, json: bool, back: list[str], key: str, /, **params: Any) -> int:
    """What was done to the list, and the command that leads back."""
    line = shlex.join(["referee", "cards", *back])
    if json:
        env.json({"schema": 1, **params, "back": line})
    else:
        env.write(env.voice(key, **params))
        env.hint("back", line=line)
    return FINE
