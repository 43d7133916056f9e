"""The header of a damaged record: each line that does not hold is put to whoever decides, until it can be read."""

from collections.abc import Callable
from typing import Final, NamedTuple

from referee.games import GAMES
from referee.record.chain import shown
from referee.record.read import HeaderLine, damage_of
from referee.table.damage import NOTE, TYPE, Answer, Damage, Hopeless
from referee.table.header import VERSION, BadHeader, Header, read_header
from referee.table.verify import file_refusal

HEADER_KEYS: Final = ("game", "rules", "players", "id", "started", "note")  # and those of the games


class Head(NamedTuple):
    """The header as it is to be written."""

    header: Header
    text: str
    guess: str  # as it may have been: without the notes on what was left out


class HeaderRepair:
    """Lines of a header, and the answers that they need."""

    def __init__(self, ask: Callable[[Damage], Answer], left_out: Callable[[int, str], str]) -> None:
        self.ask = ask
        self.left_out = left_out
        self.lines: list[tuple[int, str]] = []
        self.notes: list[str] = []
        self.typed: list[str] = []
        self.changed = False

    def add(self, number: int, piece: bytes, *, torn: bool = False) -> None:
        """Take a line as it stands, unless it is none."""
        detail = "repair.torn" if torn else damage_of(piece, in_header=True)
        if not detail:
            self.lines.append((number, piece.decode()))
            return
        refusal = file_refusal("damaged", detail, number)
        first = f"referee {VERSION}" if number == 1 else ""
        damage = Damage(number, "header", shown(piece), refusal, (TYPE, NOTE), TYPE if first else NOTE, first)
        self.lines += self._instead(damage)

    def finish(self) -> Head:
        """:raises Hopeless: if only somebody who knows can go on."""
        while True:
            try:
                numbered = [HeaderLine(index, *_key_value(text)) for index, (_, text) in enumerate(self.lines, 1)]
                header = read_header(numbered)
            except BadHeader as error:
                self._mend(error)
            else:
                text, guess = ([line for _, line in self.lines if line not in but] for but in ((), self.notes))
                return Head(header, "".join(f"{line}\n" for line in text), "".join(f"{line}\n" for line in guess))

    def _mend(self, error: BadHeader) -> None:
        number, text = self.lines[error.line - 1] if self.lines else (1, "")
        refusal = file_refusal(error.code, f"bad-header.{error.reason}", number, key=error.key, **error.params)
        if error.code == "unsupported":
            raise Hopeless(number, refusal)
        if error.reason == "missing":
            known = self._only_game() if error.key == "game" else ""
            self.lines += self._instead(Damage(number, "missing", "", refusal, (TYPE,), TYPE, known, error.key))
        elif error.reason == "first-line":
            damage = Damage(number, "header", text, refusal, (TYPE,), TYPE, f"referee {VERSION}")
            first = self._instead(damage)
            if _is_key(_key_value(text)[0].lower()):  # the line above it was lost
                self.lines = first + self.lines
            else:
                self.lines[:1] = first
                self.lines += [(number, self._note(number, text))] if text else []
        else:
            damage = Damage(number, "header", text, refusal, (TYPE, NOTE), NOTE)
            self.lines[error.line - 1 : error.line] = self._instead(damage)

    def _only_game(self) -> str:
        """The line that names the game, if only one can have such a header."""
        fitting = [game for game in GAMES if self._fits(f"game {game}")]
        return f"game {fitting[0]}" if len(fitting) == 1 else ""

    def _fits(self, line: str) -> bool:
        texts = [*(text for _, text in self.lines), line]
        try:
            read_header([HeaderLine(index, *_key_value(text)) for index, text in enumerate(texts, 1)])
        except BadHeader:
            return False
        return True

    def _instead(self, damage: Damage) -> list[tuple[int, str]]:
        """:raises Hopeless: if what was typed cannot stand there, and nothing else can be done."""
        self.changed = True
        if damage.text in self.typed:
            damage = damage._replace(typed=damage.text)
        answer = self.ask(damage)
        text = answer.text.strip() if answer.choice == TYPE else self._note(damage.line, damage.text)
        if damage_of(text.encode(errors="replace"), in_header=True) or (answer.choice == TYPE and text in self.typed):
            raise Hopeless(damage.line, damage.refusal, damage)
        if answer.choice == TYPE:
            self.typed.append(text)
        return [(damage.line, text)]

    def _note(self, number: int, text: str) -> str:
        self.notes.append(f"note {self.left_out(number, text)}")
        return self.notes[-1]


def _key_value(text: str) -> tuple[str, str]:
    key, _, value = text.strip().partition(" ")
    return key, value.strip()


def _is_key(word: str) -> bool:
    """Whether a header may have such a line, in any game."""
    return word in HEADER_KEYS or any(word in game.rules().HEADER for game in GAMES.values())
