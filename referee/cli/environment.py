"""What surrounds a command: streams, width, colour, language, directories. Handed in, never looked up."""

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TextIO

from referee.cli.settings import Settings, settle

if TYPE_CHECKING:  # loaded when something is said, drawn or looked for: a program that asks for JSON waits for none
    from referee.engine.game import Game
    from referee.say import Voice
    from referee.show.text import Line
    from referee.table.store import Store
    from referee.table.table import Table

UNKNOWN_HEIGHT = 10_000  # lines: then nothing is too high


class Environment:
    """One run of the program."""

    def __init__(
        self,
        variables: Mapping[str, str],
        stdin: TextIO,
        stdout: TextIO,
        stderr: TextIO,
        *,
        language: str = "en",
        colour: bool = True,
        quiet: bool = False,
        no_input: bool = False,
        debug: bool = False,
        settings: Settings | None = None,
    ) -> None:
        self.variables = variables
        self.stdin, self.stdout, self.stderr = stdin, stdout, stderr
        self.quiet = quiet
        self.debug = debug
        self.interactive = not no_input and stdin.isatty() and stdout.isatty()
        plain_terminal = variables.get("TERM") == "dumb" or bool(variables.get("NO_COLOR"))
        self.colour = colour and stdout.isatty() and not plain_terminal
        self.language = language
        self.settings = settings or Settings()
        self.kind_asked = False  # which kind of game is meant was asked, not typed
        self.answered = False  # a program that asked for JSON has got its object
        self.complaint: tuple[str, str] | None = None  # the key and the sentence that was last complained with
        self.listener: Callable[[Sequence[Line]], object] | None = None  # who shows what is said, in guided play
        self.if_interrupted = ""  # the key of what Ctrl-C is answered with, if there is something better to say
        self.call: Callable[[list[str]], int] = lambda arguments: 0  # runs another command of the program
        # What is done even if the answer never arrives:
        self.tables: list[Table] = []  # opened for writing
        self.changed = False  # something else was written

    @property
    def width(self) -> int:
        """Columns, as they are now: a window can be resized."""
        return _width(self.variables, self.stdout)

    @cached_property
    def palette(self) -> str:
        """The colours that suit the background of the terminal; none where there is no colour."""
        if not self.colour:
            return ""
        said = self.settings["background"]
        if said != "auto":
            return said
        from referee.cli.background import background_of

        return background_of(self.variables, self.stdin, self.stdout, may_ask=self.interactive)

    @cached_property
    def voice(self) -> "Voice":
        """The words of the language."""
        from referee.say import Voice

        return Voice(self.language)

    def speak_of(self, game: str) -> None:
        """Use the words of that game from now on; those of the usual one if it is not known which."""
        from referee.games import USUAL

        game = game or USUAL
        if game != (self.voice.game if "voice" in self.__dict__ else USUAL):
            from referee.say import Voice

            self.voice = Voice(self.language, game)

    def speak(self, language: str) -> None:
        """Use that language from now on."""
        from referee.say import Voice

        self.language, self.voice = language, Voice(language, self.voice.game)

    def usual(self, game: "Game", key: str) -> str:
        """What a key of the header is if nobody says otherwise: as set, else as the game has it in this language."""
        from referee.engine.usual_parts import keys_of

        how = keys_of(game).get(key)
        if how is None:
            return ""
        setting = self.settings.values.get(key)
        if setting is not None and setting.source != "default":
            return setting.value
        return how.in_language.get(self.language, how.default)

    @property
    def height(self) -> int:
        """How many lines the terminal shows at once, as it is now."""
        if lines := number_of(self.variables.get("LINES", "")):
            return lines
        try:
            return os.get_terminal_size(self.stdout.fileno()).lines or UNKNOWN_HEIGHT
        except (OSError, ValueError):
            return UNKNOWN_HEIGHT

    @cached_property
    def store(self) -> "Store":
        """The games of this machine."""
        from referee.table.store import Store, data_directory

        return Store(
            data_directory(self.variables),
            lambda kept, dropped: self.say("games.two-names", kept=kept, dropped=dropped),
        )

    @property
    def entries_written(self) -> int:
        """By this command."""
        return sum(table.written for table in self.tables)

    def _wrapped(self, text: str, indent: str = "  ") -> list[str]:
        from referee.show.text import wrap

        return wrap(text, self.width, indent)

    def sentence(self, key: str, meant: Sequence[str], params: Mapping[str, Any]) -> str:
        """With a second one about what was perhaps meant."""
        said = self.voice(key, **params)
        end = "" if said.endswith((".", "?", "!")) else "."  # after a list of what there is
        return f"{said}{end} {self.voice('did-you-mean', near=list(meant))}" if meant else said

    def say(self, key: str, /, **params: Any) -> None:
        """A sentence for the person, wrapped, on stderr: data alone goes to stdout."""
        if not self.quiet:
            self.tell(self._wrapped(self.voice(key, **params)))

    def hint(self, key: str, /, **params: Any) -> None:
        """A sentence that only helps somebody who sits at a terminal."""
        if self.stderr.isatty():
            self.say(key, **params)

    def complain(self, key: str, meant: Sequence[str] = (), /, **params: Any) -> None:
        """A sentence that is said even if quiet was asked for, with what was perhaps meant."""
        text = self.sentence(key, meant, params)
        self.complaint = key, text
        self.tell(self._wrapped(text))

    def tell(self, lines: Iterable[str]) -> None:
        """Lines on stderr. It is not a failure if nobody listens."""
        if self.listener is not None:
            from referee.show.text import plain

            self.listener([plain(line) for line in lines])
            return
        with suppress(OSError):
            self.stderr.write("".join(f"{line}\n" for line in lines))
            self.stderr.flush()

    def read(self, limit: int = -1) -> str:
        """Standard input.

        :raises OSError: with its name, so that nobody takes it for a failure to answer.
        """
        try:
            return self.stdin.read(limit)
        except OSError as error:
            raise OSError(error.errno, error.strerror, "-") from error

    def show(self, lines: "Sequence[Line]") -> None:
        if self.listener is not None:
            self.listener(lines)
            return
        from referee.show.text import paint

        self.stdout.write(paint(lines, self.palette))

    def write(self, text: str, style: str = "", indent: str = "") -> None:
        """A paragraph on stdout."""
        from referee.show.text import plain

        self.show([plain(line, style) for line in self._wrapped(text, indent)])

    def json(self, value: Any) -> None:
        """One object on one line. What the stream cannot encode, or a terminal could obey, is escaped."""
        import json

        self.answered = True
        ascii_only = (self.stdout.encoding or "ascii").lower().replace("-", "") != "utf8"
        text = json.dumps(value, ensure_ascii=ascii_only)
        if not text.isprintable():
            from referee.say import clean

            text = clean(text)  # its escapes are those of JSON
        print(text, file=self.stdout)


def number_of(text: str) -> int:
    """The number below 10,000 that a variable says; 0 if it says none, however long it is."""
    digits = text.lstrip("0") if text.isascii() and text.isdigit() else ""
    return int(digits) if 0 < len(digits) < 5 else 0


def _width(variables: Mapping[str, str], stdout: TextIO) -> int:
    if columns := number_of(variables.get("COLUMNS", "")):
        return max(20, columns)
    try:
        return max(20, os.get_terminal_size(stdout.fileno()).columns) if stdout.isatty() else 80
    except (OSError, ValueError):
        return 80


def from_process(flags: Mapping[str, Any]) -> Environment:
    """The environment of this process. A stream that is not UTF-8 shows a likeness of what it cannot."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=_errors(stream))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="surrogateescape")  # what cannot be read is refused as such, not a crash
    settings = settle(os.environ, flags)
    env = Environment(
        os.environ,
        sys.stdin,
        sys.stdout,
        sys.stderr,
        language=settings["lang"],
        colour=settings["color"] != "never",
        quiet=settings["quiet"] == "true",
        no_input=bool(flags.get("no-input")),
        debug=bool(flags.get("debug")),
        settings=settings,
    )
    for key, params in settings.faults:
        if key == "config.bad-file":
            params["reason"] = env.voice(f"cards.why-{params['reason']}")
        env.say(key, **params)
    return env


def open_closed_streams() -> None:
    """Where a stream was closed, its number must not become that of a record. Writing to it fails, as it should."""
    if sys.stdin is None:
        os.open(os.devnull, os.O_RDONLY)
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    if sys.stdout is None:
        os.open(os.devnull, os.O_RDONLY)
        sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    if sys.stderr is None:
        os.open(os.devnull, os.O_WRONLY)
        sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)


def _errors(stream: TextIO) -> str:
    """How to write what a stream cannot encode."""
    if (stream.encoding or "").lower().replace("-", "") == "utf8":
        return "replace"
    from referee.show.ascii_fallback import REPLACE

    return REPLACE
