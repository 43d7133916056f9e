"""Starting a game by questions: which game, who plays, and what else its header needs."""

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from referee.cli.environment import Environment
from referee.cli.settings import KEYS as SETTINGS
from referee.cli.which_game import kind_in_use, kind_of
from referee.engine.game import BadValue, Game
from referee.engine.keyboards import with_other_forms
from referee.engine.parts import keys_of
from referee.games import GAMES
from referee.guide.asker import Asker, Retry
from referee.guide.words import meant
from referee.notation.names import write_name
from referee.notation.words import Misread, Quoted, Unclosed, split_words
from referee.show.labels import label
from referee.table.header import read_value
from referee.table.store import GameExists
from referee.table.table import Table, Unusable

LOOKED_AT: Final = 50  # of the latest games


def begin(env: Environment, asker: Asker, last: Sequence[str] = ()) -> Path:
    """Ask until a game can start; where its record lies. Enter seats the players of the last game again.

    :raises EOFError: if somebody leaves; nothing is written then.
    """
    env.show([[]])
    env.write(env.voice("begin.welcome"), "strong")
    game = _which_game(env, asker)
    env.speak_of(game.id)
    again = " ".join(map(write_name, last))
    question = env.voice("begin.players-again", players=again) if again else env.voice("begin.players")
    players = _ask(env, asker, game, question, "players", lambda text: read_players(text or again))
    header = {key: ask_key(env, asker, game, key, len(players)) for key in asked_keys(game)}
    path = _new_path(env)
    started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    Table.new(players, game=game.id, path=path, id=secrets.token_hex(4), started=started, header=header).close()
    env.store.remember(path.stem)
    env.write(env.voice("created", name=path.stem, players=players))
    return path


def asked_keys(game: Game) -> list[str]:
    """The keys that are asked for besides the players, as the header has them."""
    keys = keys_of(game)
    return [key for key in game.rules().HEADER if key in keys and keys[key].asked]


def _which_game(env: Environment, asker: Asker) -> Game:
    """Asked only where there are several; Enter is the one played last.

    :raises EOFError: if somebody leaves.
    """
    usual = kind_in_use(env)
    if len(GAMES) == 1:
        return GAMES[usual]
    keys = label(GAMES)
    known = [f"{key} {kind}" for key, kind in keys.items()]
    question = env.voice("begin.game", games=known, usual=next(key for key, kind in keys.items() if kind == usual))
    while True:
        text = asker.ask(question, lambda before: [*GAMES], Retry()).strip()
        if meant(text) == "quit":
            raise EOFError
        begun = [kind for kind in GAMES if f"-{kind}".find(f"-{text.lower()}") >= 0]
        kind = usual if not text else with_other_forms(keys).get(text) or (begun[0] if len(begun) == 1 else None)
        if kind is not None:
            return GAMES[kind]
        env.complain("stats.bad-kind", kind=text, known=tuple(GAMES))


def ask_key(env: Environment, asker: Asker, game: Game, key: str, players: int) -> list[str]:
    """The words for a key of the header; Enter is what the settings say, where they know the key, or what the last
    game with as many players had, where that is remembered.

    :raises EOFError: if somebody leaves.
    """
    if keys_of(game)[key].remembered and (before := _last_words(env, game, key, players)):
        question = env.voice(f"begin.{key}-again", words=before)
        return _ask(env, asker, game, question, key, lambda text: keys_of(game)[key].read(text or before))
    usual = env.settings[key] if key in SETTINGS else ""
    question = env.voice(f"begin.{key}-{usual}" if usual else f"begin.{key}")
    return _ask(env, asker, game, question, key, lambda text: keys_of(game)[key].read(text or usual))


def _last_words(env: Environment, game: Game, key: str, players: int) -> str:
    """What the last game of this kind with so many players had for a key."""
    for name in env.store.names()[:LOOKED_AT]:
        path = env.store.games / f"{name}.referee"
        if kind_of(path) != game.id:
            continue
        try:
            header = game.rules().header_of(Table.read(path).play.setup)
        except (OSError, Unusable):
            continue
        if len(header["players"]) == players:
            return " ".join(header.get(key, ()))
    return ""


def _ask(
    env: Environment, asker: Asker, game: Game, question: str, key: str, read: Callable[[str], list[str]]
) -> list[str]:
    """The words of an answer that the header takes; another one stays editable.

    :raises EOFError: if somebody leaves.
    """
    offered = [*keys_of(game)[key].words] if key != "players" and key not in SETTINGS else []
    text = ""
    while True:
        text = asker.ask(question, lambda before: offered, Retry(text)).strip()
        if meant(text) == "quit":
            raise EOFError
        if meant(text) == "?":
            env.write(env.voice(f"help.{key}"))
            text = ""
            continue
        try:
            words = read(text)
            read_value(game, key, words)
            return words
        except BadValue as error:
            env.complain("refused", message=env.voice(f"bad-header.{error.reason}", key=error.key, **error.params))


def read_players(text: str) -> list[str]:
    """Names, with spaces or commas between them; one that holds a space in quotes.

    :raises BadValue: if a quote is in the wrong place.
    """
    try:
        return [Quoted(word) for word in split_words(text.replace(",", " "))]
    except (Misread, Unclosed):
        raise BadValue("players", "quoting") from None


def _new_path(env: Environment) -> Path:
    day = datetime.now().strftime("%Y-%m-%d")
    number = 1
    while True:
        try:
            return env.store.new_path(day if number == 1 else f"{day} {number}")
        except GameExists:
            number += 1
