"""The words that could stand for a parameter: games, players, cards, cells, and the rest of an entry."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.cli.environment import Environment


class Item(NamedTuple):
    value: str
    help: str = ""


FILES: Final = Item(":files")
KEYWORDS: Final = ("undo", "redo", "note", "set", "=", "!")


class Asked(NamedTuple):
    """Everything that a list of words may depend on."""

    env: Environment
    path: str  # of commands: `games rename`
    context: Any
    words: Sequence[str]
    cursor: Any


def values_of(env: Environment, path: str, name: str, context: Any, words: Sequence[str], cursor: Any) -> Any:
    """The words for a parameter of a command; None if there is nothing special about it."""
    asked = Asked(env, path, context, words, cursor)
    if path == "new" and (offered := _header_words(asked, name)):
        return offered
    if offered := _of_the_game(asked, name):
        return offered
    find = FINDERS.get(f"{path}.{name}") or FINDERS.get(name)
    return None if find is None else find(asked)


def _header_words(asked: Asked, name: str) -> list[Item]:
    """What a game knows for a key of its header."""
    from referee.cli.which_game import kind_meant
    from referee.engine.usual_parts import keys_of
    from referee.games import GAMES

    keys = keys_of(GAMES[kind_meant(asked.env, asked.words)]).values()
    return [Item(word) for key in keys if key.option == f"--{name}" for word in key.words]


def _of_the_game(asked: Asked, name: str) -> list[Item]:
    """What a game knows for a parameter of a command that only some games have."""
    from referee.cli.which_game import kind_meant
    from referee.games import GAMES

    kind = kind_meant(asked.env, asked.words)
    found = GAMES[kind].offered().get(f"{asked.path}.{name}")
    if found is None:
        return []
    return [*map(Item, found.words), *(_faces(asked, found.groups, kind) if found.groups else [])]


def _groups(asked: Asked) -> list[str]:
    from referee.cli.listed_cards import listed

    return [*listed(asked.env).cards.CARD_GROUPS]


def _commands(asked: Asked) -> list[Item]:
    from referee.cli.command_list import all_commands

    return [*map(Item, all_commands())]


def _games(asked: Asked) -> list[Item]:
    return [Item(name) for name in asked.env.store.names()]


def _put_away(asked: Asked) -> list[Item]:
    store = asked.env.store
    return [Item(name, folder.name) for folder in (store.archive, store.bin) for name in store.names(folder)]


def _players(asked: Asked) -> list[Item]:
    """Those who sit at the table."""
    from referee.engine.seats import spelt

    table = _table(asked)
    return [Item(spelt(name)) for name in table.players] if table else []


def _known_players(asked: Asked) -> list[Item]:
    """All who ever played here. Only headers are read, of the latest games."""
    from referee.notation.words import split_words
    from referee.record.file import load
    from referee.table.store import BadName, LeadsOut, NoSuchGame

    store = asked.env.store
    names: dict[str, None] = {}
    for game in store.names()[:200]:
        try:
            header = load(store.path(game), most=4096).decode("utf-8", "ignore").split("\n\n")[0]
            for line in header.splitlines():
                key, _, value = line.partition(" ")
                if key == "players":
                    names |= dict.fromkeys(map(str, split_words(value)))
        except (OSError, ValueError, BadName, NoSuchGame, LeadsOut):
            continue
    return [Item(name) for name in names]


def _table(asked: Asked) -> Any:
    """The game that the line is about, None if it cannot be read."""
    from referee.table.table import Table

    named, file = asked.context.params.get("game"), asked.context.params.get("file")
    try:
        path = Path(file) if file else asked.env.store.path(named or asked.env.store.last() or "")
        return Table.read(path)
    except Exception:
        return None


def _faces(asked: Asked, groups: Sequence[str] = (), kind: str | None = None) -> list[Item]:
    from referee.cli.listed_cards import listed
    from referee.cli.which_game import kind_meant
    from referee.games import GAMES
    from referee.table.card_lists import with_rulebook

    kind, known, book = listed(asked.env, kind or kind_meant(asked.env, asked.words))
    book = with_rulebook(GAMES[kind], book)
    faces = dict.fromkeys(face for group in groups or known.CARD_GROUPS for face in book.groups.get(group, {}))
    return [Item(face, book.names.get(face, {}).get(asked.env.language, "")) for face in faces]


def _sections(asked: Asked) -> list[Item]:
    from referee.cli.which_game import kind_in_use
    from referee.show.rules import looked_up

    asked.env.speak_of(kind_in_use(asked.env))
    return [Item(section.key, section.title) for section in looked_up(asked.env.voice, "").sections]


def _settings(asked: Asked) -> list[Item]:
    from referee.cli.settings import KEYS

    return [Item(key, ", ".join(values)) for key, values in KEYS.items()]


def _setting_values(asked: Asked) -> list[Item]:
    from referee.cli.settings import KEYS

    return [Item(value) for value in KEYS.get(asked.context.params.get("key") or "", ())]


def _kinds(asked: Asked) -> list[Item]:
    from referee.games import GAMES

    return [Item(kind) for kind in GAMES]


def _some(*values: str) -> Callable[[Asked], list[Item]]:
    return lambda asked: [Item(value) for value in values]


def _entry(asked: Asked) -> list[Item]:
    """What may come next in an entry, at the position that the game is in."""
    table = _table(asked)
    typed = list(asked.context.params.get("words") or [])
    head, _, _ = asked.cursor.begun.rpartition(" ")
    quoted = bool(asked.cursor.quote or head)
    if quoted or any(" " in word for word in typed):  # each argument is a whole entry
        typed = head.split()
    if table is None or typed[:1] == ["-"]:
        return []
    found = _next_words(asked, table, typed, quoted)
    return [Item(f"{head} {item.value}", item.help) for item in found] if head else found


def _next_words(asked: Asked, table: Any, typed: list[str], quoted: bool) -> list[Item]:
    from referee.engine.game import table_counts, table_rulings, table_verbs
    from referee.engine.ruling import Refused
    from referee.engine.seats import spelt
    from referee.engine.usual_parts import following, prompts_of
    from referee.notation.names import find_player, write_name

    names = [write_name(name) if quoted else spelt(name) for name in table.players if quoted or " " not in name]
    if not typed:
        waiting = {one.kind if one.seat is None else spelt(table.players[one.seat]) for one in table.pending}
        begins = [*names, *(verb for verb in table_verbs(table.game) if verb not in KEYWORDS)]
        ordered = sorted(begins, key=lambda name: name.strip('"') not in waiting)
        return [*map(Item, ordered), *map(Item, KEYWORDS)]
    first, rest = typed[0], typed[1:]
    prompts = prompts_of(table.game)
    if first in ("=", "!"):
        if not rest:
            own = table_counts(table.game) if first == "=" else table_rulings(table.game)
            return [Item(word) for word in (*names, *own)]
        if rest[0] in (*table_counts(table.game), *table_rulings(table.game)):
            return []
        if len(rest) == 1:
            words = table.game.words()
            return [Item(word) for word in (words.COUNTS if first == "=" else words.TABLE_RULINGS)]
        return _own_cells(table, rest[0]) if first == "!" and len(rest) == 2 else []
    if first in ("undo", "set"):
        after_it = ("from",) if first == "undo" else table.game.rules().SETTABLE
        return [] if rest else [Item(word) for word in after_it]
    if first in table_verbs(table.game):
        asked_for = [one for one in table.pending if one.seat is None and one.kind == first]
        return [Item(word) for one in asked_for for word in prompts.next_words(table.state, one, rest)]
    try:
        seat = find_player(first.strip('"'), table.players)
    except Refused:
        return []
    decision = next((one for one in table.pending if one.seat == seat), None)
    if decision is not None and decision.options and decision.kind not in table.game.words().VERBS:
        words = prompts.next_words(table.state, decision, rest) if rest else following(decision.options, rest)
        return [Item(word) for word in (*words, *_from_list(asked, table, decision, rest))]
    if not rest:
        known = decision is not None and decision.kind in table.game.words().VERBS
        return [Item(decision.kind)] if decision and known else [Item(verb) for verb in table.game.words().VERBS]
    if decision is None or rest[0] != decision.kind:
        return []
    after = rest[1:]
    if decision.listed:
        return [Item(word) for word in following(decision.options, after)]
    cards = table.game.cards()
    if prompts.on_board(decision) and len(after) == 1:
        return [Item(cell) for cell in decision.options]
    wanted = cards is not None and prompts.faces_at(decision, len(after))
    if cards and wanted:
        return _faces(asked, (cards.group_of(decision, table.state),), table.game.id)
    next_words = () if cards else prompts.next_words(table.state, decision, after)
    return [Item(word) for word in (*next_words, *_from_list(asked, table, decision, rest))]


def _from_list(asked: Asked, table: Any, decision: Any, typed: list[str]) -> Sequence[str]:
    """What a list offers that says more of a card than its face."""
    overview = table.game.overview()
    if overview is None:
        return ()
    from referee.cli.listed_cards import listed

    offered: Sequence[str] = overview.offered(table.state, decision, typed, listed(asked.env, table.game.id).book)
    return offered


def _own_cells(table: Any, player: str) -> list[Item]:
    boards = [one for one in table.game.view().boards(table.state) if one.owner.casefold() == player.casefold()]
    return [Item(f"{column}{row}", tile.face) for board in boards for (column, row), tile in board.tiles.items()]


FINDERS: Final[dict[str, Callable[[Asked], list[Item]]]] = {
    "game": _games,
    "play.name": _games,
    "serve.name": _games,
    "help.command": _commands,
    "games rename.name": _games,
    "games archive.name": _games,
    "games delete.name": _games,
    "games abandon.name": _games,
    "games restore.name": _put_away,
    "player": _players,
    "why.what": _players,
    "repair.what": lambda asked: _games(asked) or [FILES],
    "players": _known_players,
    "tally.players": _some(),
    "words": _entry,
    "group": lambda asked: [Item(group) for group in _groups(asked)],
    "face": _faces,
    "word": _faces,
    "cards name.language": _some("en", "fr", "ru"),
    "rules.term": _sections,
    "config set.key": _settings,
    "config unset.key": _settings,
    "config set.value": _setting_values,
    "kind": _kinds,
    "attack.game": _kinds,
    "completions.shell": _some("bash", "zsh", "fish", "powershell"),
    "file": lambda asked: [FILES],
    "files": lambda asked: [FILES],
    "cards": lambda asked: [FILES],
}
