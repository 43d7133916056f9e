"""Going from one game to another without leaving: a new one, one of the others, this one under another name."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from referee.engine.seats import people
from referee.guide.begin import begin, begin_again
from referee.guide.dialogue import Dialogue
from referee.guide.new_game import kept_from
from referee.guide.situation import Situation
from referee.notation.names import folded
from referee.show.ruling import stand
from referee.table.store import BadName, GameExists, LeadsOut, NoSuchGame
from referee.table.table import Table, Unusable

NextGame = Callable[[], Path]  # where the record of the next game lies, once this one is closed
MOST = 20  # games that are offered


class Elsewhere(Exception):
    """The table turns to another game."""

    def __init__(self, following: NextGame) -> None:
        super().__init__()
        self.following = following


def another(talk: Dialogue, now: Situation, name: str = "") -> None:
    """Another game, of that name or one that it is given. :raises Elsewhere:"""
    if not name or _is_free(talk, name):
        left = now.table.path.stem if now.table.path is not None else ""
        raise Elsewhere(lambda: begin(talk.env, talk.asker, people(now.players), name, left=left))


def next_game(talk: Dialogue, now: Situation, players: Sequence[str]) -> None:
    """The next game of the evening, of the same kind and as it was agreed. :raises Elsewhere:"""
    kept = {**kept_from(now.game, now.state.setup), "players": tuple(players)}
    raise Elsewhere(lambda: begin_again(talk.env, talk.asker, now.game, kept))


def pick_game(talk: Dialogue, now: Situation) -> None:
    """Offer the other games. :raises Elsewhere: if one is chosen."""
    env = talk.env
    told = {name: _told(talk, name) for name in env.store.names()[:MOST]}
    told = {name: text for name, text in told.items() if text}
    if now.table.path is not None and now.table.path.stem in told:
        told[now.table.path.stem] = env.voice("guide.game-open", told=told[now.table.path.stem])
    if not told:
        talk.tell(env.voice("games.none"))
        return
    switch(talk, talk.choose(env.voice("guide.which-game"), [*told], told))


def _told(talk: Dialogue, name: str) -> str:
    """Who plays a game and where it stands; "" if it cannot be opened."""
    try:
        table = Table.read(talk.env.store.path(name))
    except (OSError, Unusable, BadName, NoSuchGame, LeadsOut):
        return ""
    return talk.env.voice("guide.game-told", players=people(table.players), stand=stand(talk.env.voice, table))


def switch(talk: Dialogue, name: str) -> None:
    """Go on with the game of that name; a name that is near is offered. :raises Elsewhere:"""
    env = talk.env
    names = {folded(one): one for one in env.store.names()}
    found = names.get(folded(name))
    if found is None:
        begun = [one for key, one in names.items() if key.startswith(folded(name))]
        close = [names[key] for key in get_close_matches(folded(name), names, 3)]
        near = [*dict.fromkeys([*begun, *close])]
        talk.tell(env.voice("guide.no-such-game", name=name), "bad")
        found = talk.choose(env.voice("guide.which-game"), near) if near else None
    if found is not None:
        path = env.store.path(found)
        raise Elsewhere(lambda: path)


def save_as(talk: Dialogue, now: Situation, rest: str) -> None:
    """Give this game a name; everything is saved already. :raises Elsewhere:"""
    env, path = talk.env, now.table.path
    first, _, after = rest.partition(" ")
    name = unquoted(after if first.lower() in ("as", "sous", "как") else rest)
    if not name or path is None:
        talk.tell(env.voice("guide.saved", name=path.stem if path else ""))
        return

    def renamed() -> Path:
        env.store.rename(path.stem, name)
        return env.store.path(name)

    if _is_free(talk, name):
        raise Elsewhere(renamed)


def unquoted(name: str) -> str:
    return name.strip().strip('"')


def _is_free(talk: Dialogue, name: str) -> bool:
    """Whether a game can be called so; said if not."""
    try:
        talk.env.store.new_path(name)
    except BadName:
        talk.env.complain("bad-game-name", name=name)
    except GameExists:
        talk.env.complain("game-exists", name=name)
    else:
        return True
    return False
