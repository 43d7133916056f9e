"""Starting a game by questions: who plays, which edition, which order."""

import secrets
from datetime import UTC, datetime
from pathlib import Path

from referee.cli.environment import Environment
from referee.cli.guide.asker import Asker
from referee.engine.game import BadValue
from referee.notation.words import Misread, Unclosed, split_words
from referee.table.store import GameExists
from referee.table.table import Table

KINDS = {"w": "witches", "l": "werewolves", "v": "vampires"}


def begin(env: Environment, asker: Asker) -> Path:
    """Ask until a game can start; where its record lies."""
    env.show([[]])
    env.write(env.voice("begin.welcome"), "strong")
    while True:
        players = _words(asker.ask(env.voice("begin.players"), lambda text: []))
        edition = asker.ask(env.voice("begin.edition"), lambda text: ["fr", "ru"]).strip().lower() or "fr"
        order = read_order(asker.ask(env.voice("begin.order"), lambda text: list(KINDS.values())))
        path = _new_path(env)
        try:
            Table.new(
                players,
                order,
                path=path,
                id=secrets.token_hex(4),
                started=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
                header={"edition": [{"1": "fr", "2": "ru"}.get(edition, edition)]},
            ).close()
        except BadValue as error:
            env.complain("refused", message=env.voice(f"bad-header.{error.reason}", key=error.key))
            continue
        env.store.remember(path.stem)
        env.write(env.voice("created", name=path.stem, players=players))
        return path


def _words(text: str) -> list[str]:
    try:
        return [str(word) for word in split_words(text.replace(",", " "))]
    except (Misread, Unclosed):
        return []


def read_order(text: str) -> list[str]:
    """The kinds by their first letters, together or apart, or by their names."""
    words = text.lower().replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == 3:
        words = list(words[0])
    full = {**KINDS, **{kind: kind for kind in KINDS.values()}}
    return [full.get(word, next((kind for kind in KINDS.values() if kind.startswith(word)), word)) for word in words]


def _new_path(env: Environment) -> Path:
    day = datetime.now().strftime("%Y-%m-%d")
    number = 1
    while True:
        try:
            return env.store.new_path(day if number == 1 else f"{day} {number}")
        except GameExists:
            number += 1
