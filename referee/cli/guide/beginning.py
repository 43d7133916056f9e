"""Starting a game by questions: who plays, which edition, which order."""

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from referee.cli.environment import Environment
from referee.cli.guide.asker import Asker, Retry
from referee.cli.guide.commands import meant
from referee.cli.guide.labels import with_other_forms
from referee.engine.game import BadValue
from referee.games import find_game
from referee.games.vampire_village.foreign import edition_called, order_called
from referee.notation.names import write_name
from referee.notation.words import Misread, Quoted, Unclosed, split_words
from referee.table.header import read_value
from referee.table.store import GameExists
from referee.table.table import Table

GAME: Final = "vampire-village"
KINDS: Final = ("witches", "werewolves", "vampires")
EDITIONS: Final = with_other_forms({"1": "fr", "2": "ru"})
LETTERS: Final = with_other_forms({letter: letter for letter in "wlv"})


def begin(env: Environment, asker: Asker, last: Sequence[str] = ()) -> Path:
    """Ask until a game can start; where its record lies. Enter seats the players of the last game again.

    :raises EOFError: if somebody leaves; nothing is written then.
    """
    env.show([[]])
    env.write(env.voice("begin.welcome"), "strong")
    again = " ".join(map(write_name, last))
    question = env.voice("begin.players-again", players=again) if again else env.voice("begin.players")
    players = _ask(env, asker, question, "players", lambda text: read_players(text or again))
    usual = env.settings["edition"]
    question = env.voice(f"begin.edition-{usual}")
    edition = _ask(env, asker, question, "edition", lambda text: read_edition(text or usual))
    order = _ask(env, asker, env.voice("begin.order"), "order", read_order)
    path = _new_path(env)
    started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    header = {"edition": edition}
    Table.new(players, order, game=GAME, path=path, id=secrets.token_hex(4), started=started, header=header).close()
    env.store.remember(path.stem)
    env.write(env.voice("created", name=path.stem, players=players))
    return path


def _ask(env: Environment, asker: Asker, question: str, key: str, read: Callable[[str], list[str]]) -> list[str]:
    """The words of an answer that the header takes; another one stays editable.

    :raises EOFError: if somebody leaves.
    """
    game = find_game(GAME)
    assert game is not None
    text = ""
    while True:
        text = asker.ask(question, lambda before: [*KINDS] if key == "order" else [], Retry(text)).strip()
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


def read_edition(text: str) -> list[str]:
    return [EDITIONS.get(text) or edition_called(text) or text.lower()]


def read_order(text: str) -> list[str]:
    """The kinds by their letters, together or apart, also on a Russian keyboard, or by their names."""
    if all(sign in LETTERS or sign in ", " for sign in text):
        text = "".join(LETTERS.get(sign, sign) for sign in text)
    return order_called(text)


def _new_path(env: Environment) -> Path:
    day = datetime.now().strftime("%Y-%m-%d")
    number = 1
    while True:
        try:
            return env.store.new_path(day if number == 1 else f"{day} {number}")
        except GameExists:
            number += 1
