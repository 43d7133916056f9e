"""What a question is made of, and what the keys pressed at it mean; however it is shown."""

import re
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from referee.cli.environment import Environment
from referee.engine.keyboards import FRENCH, by_letters
from referee.engine.lexicon import lexicon, unaccented
from referee.guide.words import KNOWN
from referee.languages import LANGUAGES

LOOKED_UP: Final = ("rules", "games", "stats", "cards")  # what needs no game
COMMANDS: Final = {
    **{word: "back" for word, name in KNOWN.items() if name == "undo"},  # a question is all there is to take back
    **{word: name for word, name in KNOWN.items() if name in ("quit", "?", *LOOKED_UP)},
    **lexicon({"quit": "", "?": "", "back": "retour назад", "lang": "langue язык"}),
}
YES: Final = ("yes", "oui", "да")
NO: Final = ("no", "none", "non", "aucune", "нет")
PAUSE: Final = 1.0  # seconds after which a letter begins another word
HABIT: Final = 0.7  # seconds after a question appears in which Enter still belongs to the key that answered before


class Back(Exception):
    """The question shall go away: the one before it is wanted again."""


class Reworded(Exception):
    """The language was changed: the question is to be asked in the new one."""


class LookUp(Exception):
    """Something is to be looked up before the question is answered: the words of a command of the shell."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.words = words


class Option(NamedTuple):
    value: Any
    name: str
    note: str = ""  # a line on what it means
    typed: tuple[str, ...] = ()  # what may be typed for it, besides its name
    group: str = ""  # of those that are ticked, each group has one at most


class Menu(NamedTuple):
    question: str
    options: Sequence[Option]
    explanation: str  # of the question
    title: str = ""
    above: Sequence[tuple[str, str]] = ()  # what was asked before, and the answers
    pointed: int = 0
    read: Callable[[str], int | None] = lambda text: None  # the option that a text means which begins no name
    words: Collection[str] = ()  # of what `read` understands, unaccented
    first: bool = False  # nothing was asked before it: Esc leaves


class Blank(NamedTuple):
    """A question that is answered by a line of text."""

    question: str
    explanation: str
    fault: Callable[[str], str]  # what is wrong with an answer; nothing if it will do
    title: str = ""
    above: Sequence[tuple[str, str]] = ()
    usual: str = ""  # the answer that Enter alone gives
    hint: str = ""
    offered: Callable[[str], list[str]] = lambda text: []  # the whole texts that this one can become by Tab
    empty: str = ""  # what an empty answer means, in words, where there may be one
    first: bool = False


class Pick:
    """What has been typed at a menu so far, and where its pointer stands."""

    def __init__(self, menu: Menu, ticked: set[int] | None = None) -> None:
        self.menu = menu
        self.ticked = ticked  # None: one is chosen
        self.pointed = menu.pointed
        self.text = ""
        self.astray = ""  # a word that leads nowhere: nothing of it is taken
        self.wrong = False  # the key that was pressed last leads nowhere
        self.pressed = 0.0  # when it was
        self.explained = False
        count = len(menu.options)
        self.keys = [f"{number + 1:0{2 if count > 9 else 1}}" for number in range(count)]

    def type(self, sign: str) -> int | None:
        """The option that this key answers with at once, if any. One that leads nowhere is not kept, and takes the word
        with it that it belongs to: the letters to come, and those before it."""
        digit, paused = self._digit(sign), time.monotonic() - self.pressed > PAUSE
        self.wrong, self.pressed = False, time.monotonic()
        if len(self.astray) == 1 and (digit or paused):  # it was a key, and not a word
            self.astray = ""
        if self.astray:
            self.astray, self.wrong = self.astray + sign, True
            return None
        if digit and (not self.text or self.text.isdecimal()):
            return self._number(self.text + digit)
        text = self.text + sign
        if found := begun(self.menu.options, text):
            self.text, self.pointed = text, self.pointed if self.pointed in found else found[0]
        elif self._leads_on(text):
            self.text = text
            meant = self.menu.read(text)
            self.pointed = self.pointed if meant is None else meant
        else:
            self.wrong = True
            self.text, self.astray = "", text if text[0].isalpha() else ""
        return None

    def erase(self) -> None:
        """Take the last sign back; what is left of a word may lead somewhere again."""
        left = (self.text or self.astray)[:-1]
        self.clear()
        if begun(self.menu.options, left) or self._leads_on(left):
            self.text = left
        else:
            self.astray = left

    def _leads_on(self, text: str) -> bool:
        """Whether it begins something besides the name of an option."""
        return begins_command(text) or self._is_beginning(text) or self._begins_none(text)

    def _digit(self, sign: str) -> str:
        if sign.isascii() and sign.isdecimal():
            return sign
        named = [option.name.casefold().startswith(sign.casefold()) for option in self.menu.options]
        return "" if any(named) and not all(named) else FRENCH.get(sign, "")  # what all begin with tells nothing

    def _number(self, digits: str) -> int | None:
        if digits in self.keys:
            self.text = ""
            return self.keys.index(digits)
        self.wrong = not any(key.startswith(digits) for key in self.keys)
        self.text = "" if self.wrong else digits
        return None

    def _is_beginning(self, text: str) -> bool:
        """Whether its last word begins one that may be typed here."""
        if text.strip(" ,") and text[-1] in " ,":
            return bool(self.menu.words)
        forms = {squeezed(re.split("[ ,]", form)[-1]) for form in (text, by_letters(text))} - {""}
        return any(word.startswith(form) for word in self.menu.words for form in forms)

    def _begins_none(self, text: str) -> bool:
        return self.ticked is not None and any(word.startswith(squeezed(text)) for word in NO)

    def says_none(self, text: str) -> bool:
        """Whether it answers that none is to be ticked."""
        return self.ticked is not None and squeezed(text) in NO

    @property
    def is_named(self) -> bool:
        """Whether a name can be typed: one that begins with a digit would be taken for a key."""
        return not any(form[:1].isdecimal() for option in self.menu.options for form in option.typed)

    def meant(self, text: str) -> int | None:
        """The option that a whole text means: its key, the beginning of a name, or what can be read so."""
        digits = "".join(FRENCH.get(sign, sign) for sign in text)
        if digits.isdecimal() and digits.isascii():
            return int(digits) - 1 if 0 < int(digits[:4]) <= len(self.keys) else None
        found = begun(self.menu.options, text)
        if self.pointed in found:
            return self.pointed
        read = self.menu.read(text)
        return read if read is not None else found[0] if found else None

    def is_command(self, text: str) -> bool:
        """Whether a text is a command, and not the beginning of an option's name."""
        wanted, names = squeezed(text), [(option.name, *option.typed) for option in self.menu.options]
        return bool(command_of(text)[0]) and not (wanted and _begun(names, wanted))

    def clear(self) -> bool:
        """Forget what was typed; whether there was something."""
        before = self.text or self.astray
        self.text, self.astray, self.wrong = "", "", False
        return bool(before)

    def turn(self, index: int) -> None:
        """Tick it, or take the tick away; of a group only one is left."""
        ticked, group = self.ticked or set(), self.menu.options[index].group
        others = {other for other in ticked if group and self.menu.options[other].group == group}
        self.ticked = ticked - {index} if index in ticked else {*ticked - others, index}

    def answer(self, index: int) -> Any:
        """What the question is answered with, if nothing more is to be ticked."""
        options = self.menu.options
        return options[index].value if self.ticked is None else [options[one].value for one in sorted(self.ticked)]


def squeezed(text: str) -> str:
    """Its letters and digits, whatever their case and accents."""
    return "".join(sign for sign in unaccented(text) if sign.isalnum())


def begun(options: Sequence[Option], text: str) -> list[int]:
    """The options whose name begins so, else those that have a word which does; else the same by the place of keys."""
    for form in dict.fromkeys((text, by_letters(text))):
        wanted = squeezed(form)
        names = [(option.name, *option.typed) for option in options]
        words = [option.name.split() for option in options]
        for several in (names, words) if wanted else ():
            if found := _begun(several, wanted):
                return found
    return []


def _begun(several: Sequence[Sequence[str]], wanted: str) -> list[int]:
    return [at for at, forms in enumerate(several) if any(squeezed(one).startswith(wanted) for one in forms)]


def command_in(text: str) -> tuple[str, str]:
    """The command that a text is, and what follows it: `lang` has a language, `rules` any words, the others nothing."""
    for form in (text, by_letters(text)):
        first, _, rest = form.strip().partition(" ")
        name = COMMANDS.get(unaccented(first), "")
        if name == "lang" and rest.strip().lower() in LANGUAGES:
            return name, rest.strip().lower()
        if name == "rules" or (name and name != "lang" and not rest):
            return name, rest.strip()
    return "", ""


def command_of(line: str) -> tuple[str, str]:
    """The command that a line is or ends in, if something else had been typed before it: `Ana quit`."""
    name, rest = command_in(line)
    last = line.split()[-1] if not name and " " in line.strip() else ""
    return command_in(last) if len(last) > 1 and command_in(last)[0] in ("quit", "back") else (name, rest)


def begins_command(text: str) -> bool:
    wholes = [*COMMANDS, *(f"{word} {one}" for word, name in COMMANDS.items() if name == "lang" for one in LANGUAGES)]
    forms = {unaccented(form) for form in (text, by_letters(text))}
    return any(whole.startswith(form) for whole in wholes for form in forms) or command_in(text)[0] == "rules"


def not_here(env: Environment, pick: Pick, word: str) -> str:
    """That nothing in a menu is called so, and what can be typed."""
    if COMMANDS.get(unaccented(word)) == "lang":
        return env.voice("guide.languages", known=LANGUAGES)
    key = "menu.unknown" if len(word) > 1 else "menu.keys"
    return env.voice(key, word=word, first=pick.keys[0], last=pick.keys[-1])


class Guard:
    """An Enter that nobody means decides nothing: one that ends a key which has answered by itself, and one after a key
    or an answer that was refused. Each time it is only the first."""

    def __init__(self) -> None:
        self.keyed = self.slipped = False
        self.shown = 0.0  # when the question was

    def key(self) -> None:
        """A key has answered by itself."""
        self.keyed, self.slipped = True, False

    def slip(self) -> None:
        """A key or an answer was refused."""
        self.keyed, self.slipped = False, True

    def forget(self) -> None:
        """Another key came in between."""
        self.keyed = self.slipped = False

    def question(self) -> None:
        self.shown = time.monotonic()

    def since_question(self) -> float:
        """Seconds."""
        return time.monotonic() - self.shown

    def takes(self) -> bool:
        """Whether an Enter pressed now is not meant."""
        found = self.slipped or (self.keyed and self.since_question() < HABIT)
        self.forget()
        return found


guard: Final = Guard()


def act(env: Environment, name: str, rest: str) -> None:
    """:raises Back, LookUp, Reworded, EOFError: as the command wants it."""
    if name == "back":
        raise Back
    if name in LOOKED_UP:
        raise LookUp([name, *rest.split()])
    if name == "lang":
        env.speak(rest)
        raise Reworded
    raise EOFError
