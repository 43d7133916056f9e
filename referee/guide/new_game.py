"""The questions of a new game, each with Esc back to the one before it, and a summary to agree to."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from referee.cli.environment import Environment
from referee.cli.known_facts import take_known, taken_said
from referee.engine.game import BadValue, Game
from referee.engine.lexicon import unaccented
from referee.engine.parts import HeaderChoice, HeaderKey
from referee.engine.usual_parts import keys_of
from referee.guide.asked import YES
from referee.guide.earlier import known_players, last_players, last_words, voice_of
from referee.guide.leaders import check_led, leaderless, led_said, shown_seat, with_leaders
from referee.guide.menu import Back, Blank, Menu, Option, Reader, ask, choose, tick
from referee.guide.players import completed, read_players
from referee.notation.names import folded, write_name
from referee.notation.words import quote
from referee.table.header import read_value
from referee.table.store import is_game_name
from referee.table.table import Table

NAMES_SHOWN: Final = 8

Answers = dict[str, list[str]]  # the words for the header's keys


def asked_keys(game: Game) -> list[str]:
    """The keys that are asked for, the players first, as the header has them."""
    keys = keys_of(game)
    return ["players", *(key for key in game.rules().HEADER if key in keys and keys[key].asked)]


def kept_from(game: Game, setup: Any) -> dict[str, tuple[str, ...]]:
    """What the next game of the evening has from this one: all but what every game must be told anew."""
    header, keys = game.rules().header_of(setup), keys_of(game)
    return {key: header.get(key, ()) for key in asked_keys(game) if key == "players" or not keys[key].required}


def game_name(language: str, kind: str) -> str:
    voice = voice_of(language, kind)
    return voice("sheet.game") if voice.knows("sheet.game") else kind


class NewGame:
    """Each question is worded whenever it is asked: the language may have changed."""

    def __init__(
        self,
        env: Environment,
        game: Game,
        read: Reader | None = None,
        last: Sequence[str] = (),
        name: str = "",
        *,
        practice: bool = False,
        first: bool = False,
    ) -> None:
        """Enter seats the players of the last game again; without a name the game is called by its day."""
        self.env = env
        self.game = game
        self.read = read
        self.last = [*last]
        self.name = name
        self.practice = practice
        self.asks_name = False
        self.first = first  # nothing was asked before

    def agreed(self, kept: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Path:
        """Where it lies, when everything is agreed to; what is kept from another game is not asked for.

        :raises Back, EOFError:
        """
        self.env.speak_of(self.game.id)
        keys = ["name"] * self.asks_name + asked_keys(self.game)
        answers = {key: [*words] for key, words in kept.items()}
        self.ask_keys([key for key in keys if key not in kept], answers)
        while True:
            try:
                wanted = choose(self.env, lambda: self._summary(keys, answers), self.read)
            except Back:
                self.ask_keys(keys, answers, at=len(keys) - 1)
                continue
            if wanted is None:
                return self._create(answers)
            before = dict(answers)
            try:
                answers[wanted] = self.ask_key(wanted, answers)
                if wanted == "players":
                    self._again_led(keys, answers)
            except Back:
                answers.update(before)

    def ask_keys(self, keys: Sequence[str], answers: Answers, *, at: int = 0) -> Answers:
        """Question by question from that one on; Esc goes back to the one before. :raises Back, EOFError:"""
        while at < len(keys):
            try:
                answers[keys[at]] = self.ask_key(keys[at], answers, keys[:at], first=self.first and at == 0)
                at += 1
            except Back:
                if at == 0:
                    raise
                at -= 1
        return answers

    def ask_key(self, key: str, answers: Answers, above: Sequence[str] = (), *, first: bool = False) -> list[str]:
        """The words for a key of the header. :raises Back, EOFError:"""
        if key == "name":
            return [ask(self.env, lambda: self._name_blank(answers)._replace(first=first), self.read)]
        if key == "players":
            text = ask(self.env, lambda: self._players(answers)._replace(first=first), self.read)
            return read_players(text)
        how = keys_of(self.game)[key]
        players = len(answers.get("players", ()))

        def menu() -> Menu:
            return self._menu(key, answers, players, above)._replace(first=first)

        if how.several:
            ticked = [at for at, one in enumerate(_choices(how, answers)) if _has(answers.get(key, []), one.words)]
            found = tick(self.env, menu, ticked, self.read)
            return [word for words in found for word in words]
        if _choices(how, answers):
            return [*choose(self.env, menu, self.read)]
        while True:
            line = ask(self.env, lambda: self._line(key, answers, players, above)._replace(first=first), self.read)
            words = how.read(line)
            if not how.led:
                return words
            with suppress(Back):  # from who leads whom, the line is asked for again
                return with_leaders(words, answers["players"], partial(self._leader, answers["players"]))

    def _leader(self, players: Sequence[str], seat: str) -> str:
        def menu() -> Menu:
            options = [Option(name, name) for name in players]
            question = self.env.voice("start.leader", name=shown_seat(seat))
            return Menu(question, options, self.env.voice("start.leader-help"), self._title())

        return str(choose(self.env, menu, self.read))

    def _name_blank(self, answers: Answers) -> Blank:
        voice, store = self.env.voice, self.env.store

        def fault(text: str) -> str:
            if not is_game_name(text):
                return voice("bad-game-name", name=text)
            taken = folded(text) in map(folded, store.names())
            return voice("game-exists", name=text) if taken else ""

        usual = "".join(answers.get("name", [])) or _free_name(self.env, store.games)
        return Blank(voice("start.name"), voice("start.name-help"), fault, self._title(), usual=usual)

    def _players(self, answers: Answers) -> Blank:
        voice, known = self.env.voice, known_players(self.env)
        last = answers.get("players") or self.last or last_players(self.env)
        usual = _in_a_line(last) if not self._fault("players", lambda: read_players(_in_a_line(last))) else ""
        others = [name for name in known if name not in last][:NAMES_SHOWN]
        return Blank(
            voice("start.players"),
            voice("help.players"),
            lambda text: self._fault("players", lambda: read_players(text)),
            title=self._title(),
            usual=usual,
            hint=voice("start.known", names=others) if others else "",
            offered=lambda text: completed(text, known),
        )

    def _menu(self, key: str, answers: Answers, players: int, above: Sequence[str]) -> Menu:
        voice, how = self.env.voice, keys_of(self.game)[key]
        now, choices = answers.get(key) or self._usual(key, players), _choices(how, answers)
        pointed = next((at for at, one in enumerate(choices) if [*one.words] == now), 0)
        options = [
            Option(
                one.words,
                self._named(key, one.words),
                voice(note) if voice.knows(note := f"{_choice(key, one.words)}.note") else "",
                (*one.typed, " ".join(one.words)),
                one.words[0] if how.several else "",
            )
            for one in choices
        ]
        return Menu(
            voice(f"begin.{key}"),
            options,
            voice(f"help.{key}"),
            self._title(),
            self._told(above, answers),
            pointed,
            read=partial(_read_choice, how.read, choices),
            words={unaccented(word) for word in (*how.words, *self.game.foreign().get(key, {}))},
        )

    def _line(self, key: str, answers: Answers, players: int, above: Sequence[str]) -> Blank:
        voice, how = self.env.voice, keys_of(self.game)[key]
        said = [f"{word} {voice(f'word.{word}')}" for word in how.words if voice.knows(f"word.{word}")]
        help_, usual = voice(f"help.{key}"), answers.get(key, self._usual(key, players))
        return Blank(
            voice(f"begin.{key}"),
            f"{help_}\n{', '.join(said)}" if said else help_,
            lambda text: self._fault(key, lambda: how.read(text), answers),
            title=self._title(),
            above=self._told(above, answers),
            usual=" ".join(quote(word) if " " in word else word for word in usual),
            hint=voice(f"such.{key}") if voice.knows(f"such.{key}") else "",
            empty="" if how.required else voice("start.none"),
        )

    def _usual(self, key: str, players: int) -> list[str]:
        """What is set, or usual in the language, or what the last game with as many players had, where that is
        remembered."""
        if usual := self.env.usual(self.game, key):
            return [usual]
        return last_words(self.env, self.game, key, players) if keys_of(self.game)[key].remembered else []

    def _fault(self, key: str, read: Callable[[], list[str]], answers: Answers | None = None) -> str:
        try:
            words = read()
            if words or key == "players":
                read_value(self.game, key, words)
            if answers is not None and keys_of(self.game)[key].led:
                check_led(self.game, key, words, answers)
        except BadValue as error:
            message = self.env.voice(f"bad-header.{error.reason}", key=error.key, **error.params)
            return self.env.voice("refused", message=message)
        return ""

    def _again_led(self, keys: Sequence[str], answers: Answers) -> None:
        """Other players may lead other seats: what doesn't go with them any more is asked for again.

        :raises Back, EOFError:
        """
        for key in keys:
            how = keys_of(self.game).get(key)
            if how is None or not how.led:
                continue
            words = answers[key]
            if leaderless(words, answers["players"]) or self._fault(key, words.copy, answers):
                del answers[key]
                answers[key] = self.ask_key(key, answers)

    def _summary(self, keys: Sequence[str], answers: Answers) -> Menu:
        voice = self.env.voice
        told = self._told(keys, answers)
        go = Option(None, voice("start.practise-begin" if self.practice else "start.begin"), typed=YES)
        changes = [Option(key, name, said) for key, (name, said) in zip(keys, told, strict=True)]
        return Menu(voice("start.agree"), [go, *changes], voice("start.agree-help"), self._title())

    def _title(self) -> str:
        key = "start.practice" if self.practice else "start.new"
        return self.env.voice(key, game=game_name(self.env.language, self.game.id))

    def _told(self, keys: Sequence[str], answers: Answers) -> list[tuple[str, str]]:
        """What was answered, each with the name of its key."""
        players = answers.get("players", [])
        return [(self.env.voice(f"key.{key}"), self._said(key, answers[key], players)) for key in keys]

    def _said(self, key: str, words: list[str], players: Sequence[str]) -> str:
        if not words:
            return self.env.voice("start.none")
        if key in ("name", "players"):
            return ", ".join(words)
        how = keys_of(self.game)[key]
        if how.led:
            return led_said(self.env.voice, words, players)
        chosen = [one.words for one in how.choices if _has(words, one.words)]
        return ", ".join(self._named(key, one) for one in chosen) or " ".join(map(self._word, words))

    def _word(self, word: str) -> str:
        voice = self.env.voice
        return voice(f"word.{word}") if voice.knows(f"word.{word}") else word

    def _named(self, key: str, words: tuple[str, ...]) -> str:
        if keys_of(self.game)[key].player:
            return words[0]
        return self.env.voice(_choice(key, words), words=words)

    def _create(self, answers: Answers) -> Path:
        env = self.env
        header = {key: words for key, words in answers.items() if key not in ("name", "players") and words}
        folder = env.store.practice if self.practice else env.store.games
        path = env.store.new_path(_free_name(env, folder, "".join(answers.get("name", [self.name]))), folder)
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        id_ = secrets.token_hex(4)
        table = Table.new(answers["players"], game=self.game.id, path=path, id=id_, started=started, header=header)
        with table:
            taken = take_known(env, table)
        env.changed = True
        if not self.practice:
            env.store.remember(path.stem)
        env.write(env.voice("created", name=path.stem, players=answers["players"]))
        if taken:
            env.write(taken_said(env.voice, taken))
            env.say("facts.correct")
        return path


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


def _choices(how: HeaderKey, answers: Answers) -> tuple[HeaderChoice, ...]:
    """What may be chosen for a key: one of the players, or one of its values."""
    if how.player:
        return tuple(HeaderChoice((name,)) for name in answers.get("players", ()))
    return tuple(one for one in how.choices if one.only is None or answers.get(one.only[0]) in (None, [one.only[1]]))


def _read_choice(read: Callable[[str], list[str]], choices: Sequence[HeaderChoice], text: str) -> int | None:
    try:
        words = read(text)
    except BadValue:
        return None
    return next((at for at, one in enumerate(choices) if [*one.words] == words), None)


def _in_a_line(names: Sequence[str]) -> str:
    """As a person types them."""
    if any(sign in name for name in names for sign in ',;"'):
        return " ".join(map(write_name, names))
    return ", ".join(names)


def _free_name(env: Environment, folder: Path, name: str = "") -> str:
    """That name, or today's date; with a number if there is such a game already."""
    name, taken = name or datetime.now().strftime("%Y-%m-%d"), {folded(one) for one in env.store.names(folder)}
    free = (one for number in count(1) if folded(one := f"{name} {number}" if number > 1 else name) not in taken)
    return next(free)
