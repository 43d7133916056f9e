"""Starting by questions: going on with a game, or a new one, and which."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Final

from referee.cli.environment import Environment
from referee.cli.which_game import kind_in_use
from referee.engine.game import Game
from referee.engine.seats import people
from referee.games import GAMES
from referee.guide.asker import Asker, Question
from referee.guide.earlier import Earlier, earlier_games, voice_of
from referee.guide.menu import Back, Blank, Menu, Option, Reader, ask, choose
from referee.guide.new_game import Answers, NewGame, game_name
from referee.table.store import NoSuchGame

OFFERED: Final = 3  # unfinished games in the first menu; the others are one key further
NEAR: Final = 0.6  # how alike a mistyped name must be


def begin(
    env: Environment,
    asker: Asker,
    last: Sequence[str] = (),
    name: str = "",
    game: Game | None = None,
    left: str = "",
) -> Path:
    """Ask until there is a game to play; where its record lies. Enter seats the players of the last game again; a name
    and a kind of game are not asked for. `left` is the game that waits meanwhile.

    :raises EOFError: if somebody leaves; nothing is written then.
    """
    start = Start(env, _reader(env, asker), last, name)
    start.left = left
    try:
        return start.what_to_play() if game is None else start.new_game(game, practice=False)
    except Back:
        raise EOFError from None


def begin_again(env: Environment, asker: Asker, game: Game, kept: Mapping[str, Sequence[str]]) -> Path:
    """The next game of an evening: only what is not kept from the last one is asked for.

    :raises EOFError: if somebody leaves; nothing is written then.
    """
    try:
        return NewGame(env, game, _reader(env, asker)).agreed(kept)
    except Back:
        raise EOFError from None


def named_or_near(env: Environment, asker: Asker, name: str) -> Path:
    """The game of that name; if there is none, one with a name like it, or a new one.

    :raises BadName, LeadsOut, EOFError:
    """
    try:
        return env.store.path(name)
    except NoSuchGame:
        start = Start(env, _reader(env, asker), name=name)
    try:
        return start.near_name()
    except Back:
        raise EOFError from None


def new_by_questions(env: Environment) -> Path:
    """A new game that is asked for from its name on; where it lies.

    :raises EOFError: if somebody leaves.
    """
    start = Start(env)
    start.asks_name = True
    try:
        return start.kind_of_game()
    except Back:
        raise EOFError from None


def ask_missing(env: Environment, game: Game, missing: Sequence[str], players: Sequence[str]) -> Answers:
    """What a new game still needs, question by question; these players are known, or none.

    :raises EOFError: if somebody leaves.
    """
    try:
        known = {"players": [*players]} if players else {}
        answers = NewGame(env, game, first=True).ask_keys(missing, known)
        return {key: answers[key] for key in missing}
    except Back:
        raise EOFError from None


def _reader(env: Environment, asker: Asker) -> Reader | None:
    """Lines are asked for where a terminal can do no more."""
    if env.interactive and env.variables.get("TERM") != "dumb":
        return None
    return lambda prompt: asker.ask(Question(prompt))


class Start:
    """The menus of one start. Each is worded whenever it is asked: the language may have changed."""

    def __init__(self, env: Environment, read: Reader | None = None, last: Sequence[str] = (), name: str = "") -> None:
        self.env = env
        self.read = read
        self.last = [*last]
        self.name = name  # of a new game; else it is called by its day
        self.asks_name = False
        self.left = ""  # the game that waits meanwhile
        self.deep = int(bool(last))  # what Esc leads back to: menus, and the game that was left for this one
        self.over: Earlier | None = None  # the last game that is over

    def new_game(self, game: Game, *, practice: bool) -> Path:
        """Where it lies, when everything is agreed to. :raises Back, EOFError:"""
        new = NewGame(self.env, game, self.read, self.last, self.name, practice=practice, first=not self.deep)
        new.asks_name = self.asks_name
        return new.agreed()

    def what_to_play(self) -> Path:
        """:raises Back, EOFError:"""
        games, self.over = ([], None) if self.last else earlier_games(self.env)
        return self._led_by(lambda: self._first_menu(games))

    def near_name(self) -> Path:
        """:raises Back, EOFError:"""
        near = get_close_matches(self.name, self.env.store.names(), OFFERED, NEAR)

        def menu() -> Menu:
            voice = self.env.voice
            options = [Option(partial(self.env.store.path, one), voice("start.go-on", name=one)) for one in near]
            options.append(Option(self.kind_of_game, voice("start.new-named", name=self.name)))
            options.append(Option(self._unnamed, voice("start.something-else")))
            question = voice("start.no-game-near" if near else "start.no-game", name=self.name)
            return Menu(question, options, voice("start.no-game-help"))

        return self._led_by(menu)

    def kind_of_game(self) -> Path:
        """:raises Back, EOFError:"""
        return self._led_by(self._kinds_menu)

    def _unnamed(self) -> Path:
        name, self.name = self.name, ""
        try:
            return self.what_to_play()
        finally:
            self.name = name

    def _kinds_menu(self) -> Menu:
        options = [self._new_game(kind, practice=False) for kind in GAMES]
        pointed = [*GAMES].index(kind_in_use(self.env))
        return Menu(self.env.voice("start.what"), options, self.env.voice("start.kind-help"), pointed=pointed)

    def _led_by(self, menu: Callable[[], Menu]) -> Path:
        """Where the choice leads to; Esc there comes back to this menu. :raises Back, EOFError:"""
        chosen: int | None = None

        def pointed() -> Menu:
            made = menu()
            made = _numbered(made)._replace(first=not self.deep)
            return made if chosen is None else made._replace(pointed=chosen)

        while True:
            chosen, lead = choose(self.env, pointed, self.read)
            self.deep += 1
            try:
                found: Path = lead()
                return found
            except Back:
                continue
            finally:
                self.deep -= 1

    def _first_menu(self, games: Sequence[Earlier]) -> Menu:
        voice = self.env.voice
        options = [self._going_on(one) for one in games[:OFFERED]]
        if further := games[OFFERED:]:
            lead = partial(self._led_by, partial(self._other_games, further))
            note = voice("start.others-note", number=len(further))
            options.append(Option(lead, voice("start.others"), note))
        pointed = 0 if games else [*GAMES].index(kind_in_use(self.env))
        options += [self._new_game(kind, practice=False) for kind in GAMES]
        practise = partial(self._led_by, self._practice_menu)
        options.append(Option(practise, voice("start.practise"), voice("start.practise-note"), ("practice",)))
        if self.over is not None:
            options.append(self._going_on(self.over)._replace(name=voice("start.look-back", name=self.over.name)))
        options.append(Option(self._file, voice("start.file"), voice("start.file-note")))
        title = voice("start.waits", name=self.left) if self.left else ""
        return Menu(voice("start.what"), options, voice("start.what-help"), title, pointed=pointed)

    def _other_games(self, games: Sequence[Earlier]) -> Menu:
        voice = self.env.voice
        return Menu(voice("start.which-game"), [*map(self._going_on, games)], voice("start.which-game-help"))

    def _practice_menu(self) -> Menu:
        voice, options = self.env.voice, [self._new_game(kind, practice=True) for kind in GAMES]
        return Menu(voice("start.practise-what"), options, voice("start.practise-help"))

    def _going_on(self, one: Earlier) -> Option:
        voice, game = self.env.voice, game_name(self.env.language, one.play.game.id)
        key = "start.go-on-practice" if one.practice else "start.go-on"
        told = {"game": game, "players": people(one.play.setup.players), "stand": one.stands(self.env.language)}
        return Option(lambda: one.path, voice(key, name=one.name), voice("start.go-on-note", **told), (one.name,))

    def _new_game(self, kind: str, *, practice: bool) -> Option:
        voice = voice_of(self.env.language, kind)
        name = game_name(self.env.language, kind)
        note = voice("start.about") if voice.knows("start.about") else ""
        lead = partial(self.new_game, GAMES[kind], practice=practice)
        return Option(lead, name if practice else self.env.voice("start.new", game=name), note, (name, kind))

    def _file(self) -> Path:
        """:raises Back, EOFError:"""

        def fault(text: str) -> str:
            path = Path(text).expanduser()
            return "" if path.is_file() else self.env.voice("start.no-file", file=text)

        def blank() -> Blank:
            voice = self.env.voice
            return Blank(voice("start.which-file"), voice("start.which-file-help"), fault, offered=_records)

        return Path(ask(self.env, blank, self.read)).expanduser()


def _numbered(menu: Menu) -> Menu:
    """Its options with their numbers as part of the answer."""
    return menu._replace(options=[one._replace(value=(at, one.value)) for at, one in enumerate(menu.options)])


def _records(text: str) -> list[str]:
    """The paths of folders and records that begin so."""
    folder, begun = (Path(text), "") if text.endswith("/") else (Path(text).parent, Path(text).name)
    try:
        inside = sorted(folder.expanduser().iterdir())
    except OSError:
        return []
    fitting = [one for one in inside if one.name.startswith(begun) and not one.name.startswith(".")]
    return [str(one) + "/" * one.is_dir() for one in fitting if one.is_dir() or one.suffix == ".referee"]
