"""Starting by questions: going on with a game, or a new one: which, who plays, and what else its header needs."""

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from difflib import get_close_matches
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from referee.cli.environment import Environment
from referee.cli.which_game import kind_in_use
from referee.engine.game import BadValue, Game
from referee.engine.lexicon import unaccented
from referee.engine.parts import HeaderKey, keys_of
from referee.games import GAMES
from referee.guide.asker import Asker, Question
from referee.guide.earlier import Unfinished, known_players, last_players, last_words, unfinished, voice_of
from referee.guide.menu import Back, Blank, Menu, Option, Reader, ask, choose, tick
from referee.guide.players import completed, read_players
from referee.notation.names import folded, write_name
from referee.table.header import read_value
from referee.table.store import NoSuchGame, is_game_name
from referee.table.table import Table

OFFERED: Final = 3  # unfinished games in the first menu; the others are one key further
NAMES_SHOWN: Final = 8
NEAR: Final = 0.6  # how alike a mistyped name must be

Answers = dict[str, list[str]]  # the words for the header's keys


def begin(env: Environment, asker: Asker, last: Sequence[str] = (), name: str = "", game: Game | None = None) -> Path:
    """Ask until there is a game to play; where its record lies. Enter seats the players of the last game again; a name
    and a kind of game are not asked for.

    :raises EOFError: if somebody leaves; nothing is written then.
    """
    start = Start(env, _reader(env, asker), last, name)
    try:
        return start.what_to_play() if game is None else start.new_game(game, practice=False)
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


def ask_missing(env: Environment, game: Game, missing: Sequence[str], players: int) -> Answers:
    """What a new game still needs, question by question; so many players are known.

    :raises EOFError: if somebody leaves.
    """
    try:
        return Start(env).ask_keys(game, missing, {}, players)
    except Back:
        raise EOFError from None


def _reader(env: Environment, asker: Asker) -> Reader | None:
    """Lines are asked for where a terminal can do no more."""
    if env.interactive and env.variables.get("TERM") != "dumb":
        return None
    return lambda prompt: asker.ask(Question(prompt))


def asked_keys(game: Game) -> list[str]:
    """The keys that are asked for, the players first, as the header has them."""
    keys = keys_of(game)
    return ["players", *(key for key in game.rules().HEADER if key in keys and keys[key].asked)]


def game_name(language: str, kind: str) -> str:
    voice = voice_of(language, kind)
    return voice("sheet.game") if voice.knows("sheet.game") else kind


class Start:
    """The questions of one start. Each is worded whenever it is asked: the language may have changed."""

    def __init__(self, env: Environment, read: Reader | None = None, last: Sequence[str] = (), name: str = "") -> None:
        self.env = env
        self.read = read
        self.last = [*last]
        self.name = name  # of a new game; else it is called by its day
        self.practice = False
        self.asks_name = False

    # what to play

    def what_to_play(self) -> Path:
        """:raises Back, EOFError:"""
        games = [] if self.last else unfinished(self.env)
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
            return made if chosen is None else made._replace(pointed=chosen)

        while True:
            chosen, lead = choose(self.env, lambda: _numbered(pointed()), self.read)
            try:
                found: Path = lead()
                return found
            except Back:
                continue

    def _first_menu(self, games: Sequence[Unfinished]) -> Menu:
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
        options.append(Option(self._file, voice("start.file"), voice("start.file-note")))
        return Menu(voice("start.what"), options, voice("start.what-help"), pointed=pointed)

    def _other_games(self, games: Sequence[Unfinished]) -> Menu:
        voice = self.env.voice
        return Menu(voice("start.which-game"), [*map(self._going_on, games)], voice("start.which-game-help"))

    def _practice_menu(self) -> Menu:
        voice, options = self.env.voice, [self._new_game(kind, practice=True) for kind in GAMES]
        return Menu(voice("start.practise-what"), options, voice("start.practise-help"))

    def _going_on(self, one: Unfinished) -> Option:
        voice, game = self.env.voice, game_name(self.env.language, one.play.game.id)
        key = "start.go-on-practice" if one.practice else "start.go-on"
        told = {"game": game, "players": one.play.setup.players, "stand": one.stands(self.env.language)}
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

    # a new game

    def new_game(self, game: Game, *, practice: bool) -> Path:
        """Where it lies, when everything is agreed to. :raises Back, EOFError:"""
        self.env.speak_of(game.id)
        self.practice = practice
        keys = ["name"] * self.asks_name + asked_keys(game)
        answers = self.ask_keys(game, keys, {})
        while True:
            try:
                wanted = choose(self.env, lambda: self._summary(game, keys, answers), self.read)
            except Back:
                self.ask_keys(game, keys, answers, at=len(keys) - 1)
                continue
            if wanted is None:
                return self._create(game, answers)
            try:
                answers[wanted] = self.ask_key(game, wanted, answers)
            except Back:
                continue

    def ask_keys(self, game: Game, keys: Sequence[str], answers: Answers, players: int = 0, *, at: int = 0) -> Answers:
        """Question by question from that one on; Esc goes back to the one before. :raises Back, EOFError:"""
        while at < len(keys):
            try:
                answers[keys[at]] = self.ask_key(game, keys[at], answers, players, keys[:at])
                at += 1
            except Back:
                if at == 0:
                    raise
                at -= 1
        return answers

    def ask_key(self, game: Game, key: str, answers: Answers, players: int = 0, above: Sequence[str] = ()) -> list[str]:
        """The words for a key of the header. :raises Back, EOFError:"""
        if key == "name":
            return [ask(self.env, lambda: self._name_blank(game, answers), self.read)]
        if key == "players":
            text = ask(self.env, lambda: self._players(game, answers), self.read)
            return read_players(text)
        how = keys_of(game)[key]
        players = players or len(answers.get("players", ()))
        if how.several:
            ticked = [at for at, one in enumerate(how.choices) if _has(answers.get(key, []), one.words)]
            found = tick(self.env, lambda: self._menu(game, key, answers, players, above), ticked, self.read)
            return [word for words in found for word in words]
        if how.choices:
            return [*choose(self.env, lambda: self._menu(game, key, answers, players, above), self.read)]
        return how.read(ask(self.env, lambda: self._line(game, key, answers, players, above), self.read))

    def _name_blank(self, game: Game, answers: Answers) -> Blank:
        voice, store = self.env.voice, self.env.store

        def fault(text: str) -> str:
            if not is_game_name(text):
                return voice("bad-game-name", name=text)
            taken = folded(text) in map(folded, store.names())
            return voice("game-exists", name=text) if taken else ""

        text, usual = "".join(answers.get("name", [])), _free_name(self.env, store.games)
        title = self._title(game)
        return Blank(voice("start.name"), voice("start.name-help"), fault, title, text=text, usual=usual)

    def _players(self, game: Game, answers: Answers) -> Blank:
        voice, known = self.env.voice, known_players(self.env)
        last = self.last or last_players(self.env)
        usual = _in_a_line(last) if not self._fault(game, "players", lambda: read_players(_in_a_line(last))) else ""
        others = [name for name in known if name not in last][:NAMES_SHOWN]
        return Blank(
            voice("start.players"),
            voice("help.players"),
            lambda text: self._fault(game, "players", lambda: read_players(text)),
            title=self._title(game),
            text=_in_a_line(answers.get("players", [])),
            usual=usual,
            hint=voice("start.known", names=others) if others else "",
            offered=lambda text: completed(text, known),
        )

    def _menu(self, game: Game, key: str, answers: Answers, players: int, above: Sequence[str]) -> Menu:
        voice, how = self.env.voice, keys_of(game)[key]
        now = answers.get(key) or self._usual(game, key, players)
        pointed = next((at for at, one in enumerate(how.choices) if [*one.words] == now), 0)
        options = [
            Option(
                one.words,
                self._named(key, one.words),
                voice(note) if voice.knows(note := f"{_choice(key, one.words)}.note") else "",
                tuple(filter(None, (one.typed, " ".join(one.words)))),
                one.words[0] if how.several else "",
            )
            for one in how.choices
        ]
        return Menu(
            voice(f"begin.{key}"),
            options,
            voice(f"help.{key}"),
            self._title(game),
            self._told(game, above, answers),
            pointed,
            read=partial(_read_choice, how),
            words={unaccented(word) for word in (*how.words, *game.foreign().get(key, {}))},
        )

    def _line(self, game: Game, key: str, answers: Answers, players: int, above: Sequence[str]) -> Blank:
        voice, how = self.env.voice, keys_of(game)[key]
        said = [f"{word} {voice(f'word.{word}')}" for word in how.words if voice.knows(f"word.{word}")]
        help_ = voice(f"help.{key}")
        return Blank(
            voice(f"begin.{key}"),
            f"{help_}\n{', '.join(said)}" if said else help_,
            lambda text: self._fault(game, key, lambda: how.read(text)),
            title=self._title(game),
            above=self._told(game, above, answers),
            text=" ".join(answers.get(key, [])),
            usual=" ".join(self._usual(game, key, players)),
            may_be_empty=not how.required,
        )

    def _usual(self, game: Game, key: str, players: int) -> list[str]:
        """What is set, or usual in the language, or what the last game with as many players had, where that is
        remembered."""
        if usual := self.env.usual(game, key):
            return [usual]
        return last_words(self.env, game, key, players) if keys_of(game)[key].remembered else []

    def _fault(self, game: Game, key: str, read: Callable[[], list[str]]) -> str:
        try:
            words = read()
            if words or key == "players":
                read_value(game, key, words)
        except BadValue as error:
            message = self.env.voice(f"bad-header.{error.reason}", key=error.key, **error.params)
            return self.env.voice("refused", message=message)
        return ""

    def _summary(self, game: Game, keys: Sequence[str], answers: Answers) -> Menu:
        voice = self.env.voice
        told = self._told(game, keys, answers)
        go = Option(None, voice("start.practise-begin" if self.practice else "start.begin"))
        changes = [Option(key, name, said) for key, (name, said) in zip(keys, told, strict=True)]
        return Menu(voice("start.agree"), [go, *changes], voice("start.agree-help"), self._title(game))

    def _title(self, game: Game) -> str:
        key = "start.practice" if self.practice else "start.new"
        return self.env.voice(key, game=game_name(self.env.language, game.id))

    def _told(self, game: Game, keys: Sequence[str], answers: Answers) -> list[tuple[str, str]]:
        """What was answered, each with the name of its key."""
        return [(self.env.voice(f"key.{key}"), self._said(game, key, answers[key])) for key in keys]

    def _said(self, game: Game, key: str, words: list[str]) -> str:
        if not words:
            return self.env.voice("start.none")
        if key in ("name", "players"):
            return ", ".join(words)
        how = keys_of(game)[key]
        chosen = [one.words for one in how.choices if _has(words, one.words)]
        return ", ".join(self._named(key, one) for one in chosen) or " ".join(map(self._word, words))

    def _word(self, word: str) -> str:
        voice = self.env.voice
        return voice(f"word.{word}") if voice.knows(f"word.{word}") else word

    def _named(self, key: str, words: tuple[str, ...]) -> str:
        return self.env.voice(_choice(key, words), words=words)

    def _create(self, game: Game, answers: Answers) -> Path:
        env = self.env
        header = {key: words for key, words in answers.items() if key not in ("name", "players") and words}
        folder = env.store.practice if self.practice else env.store.games
        path = env.store.new_path(_free_name(env, folder, "".join(answers.get("name", [self.name]))), folder)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        id_ = secrets.token_hex(4)
        Table.new(answers["players"], game=game.id, path=path, id=id_, started=started, header=header).close()
        env.changed = True
        if not self.practice:
            env.store.remember(path.stem)
        env.write(env.voice("created", name=path.stem, players=answers["players"]))
        return path


def _numbered(menu: Menu) -> Menu:
    """Its options with their numbers as part of the answer."""
    return menu._replace(options=[one._replace(value=(at, one.value)) for at, one in enumerate(menu.options)])


def _choice(key: str, words: Sequence[str]) -> str:
    """The sentence that names a value of that key."""
    match words:
        case [one]:
            return f"choice.{key}.{one}"
        case [name, value]:
            return f"choice.{key}.{name}-{value}"
    return f"choice.{key}"


def _has(words: Sequence[str], pair: Sequence[str]) -> bool:
    """Whether these words stand there one after the other."""
    return any([*words[at : at + len(pair)]] == [*pair] for at in range(0, len(words), len(pair)))


def _read_choice(how: HeaderKey, text: str) -> int | None:
    try:
        words = how.read(text)
    except BadValue:
        return None
    return next((at for at, one in enumerate(how.choices) if [*one.words] == words), None)


def _in_a_line(names: Sequence[str]) -> str:
    """As a person types them."""
    if any(sign in name for name in names for sign in ',;"'):
        return " ".join(map(write_name, names))
    return ", ".join(names)


def _records(text: str) -> list[str]:
    """The paths of folders and records that begin so."""
    folder, begun = (Path(text), "") if text.endswith("/") else (Path(text).parent, Path(text).name)
    try:
        inside = sorted(folder.expanduser().iterdir())
    except OSError:
        return []
    fitting = [one for one in inside if one.name.startswith(begun) and not one.name.startswith(".")]
    return [str(one) + "/" * one.is_dir() for one in fitting if one.is_dir() or one.suffix == ".referee"]


def _free_name(env: Environment, folder: Path, name: str = "") -> str:
    """That name, or today's date; with a number if there is such a game already."""
    name, taken = name or datetime.now().strftime("%Y-%m-%d"), {folded(one) for one in env.store.names(folder)}
    free = (one for number in count(1) if folded(one := f"{name} {number}" if number > 1 else name) not in taken)
    return next(free)
