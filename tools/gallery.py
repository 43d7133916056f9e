"""Every refusal as a person sees it. `python -m tools.gallery` writes docs/refusals.md, and what is answered
in French and in Russian beside this file.

A picture is a position, the line typed there (or the file given to `referee verify`), and what is answered.
"""

import io
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from referee import BadValue, Refused, Table
from referee.cli import verifying
from referee.cli.environment import Environment
from referee.cli.errors.problems import problem_of
from referee.cli.main import run
from referee.engine.codes import FILE_CODES
from referee.engine.ruling import Refusal
from referee.games.vampire_village.rules.codes import CODES
from referee.guide import session
from referee.guide.asker import Question
from referee.guide.faults import show_refusal
from referee.guide.session import Guide
from referee.record.file import NotAFile
from referee.record.read import LARGEST, LONGEST_LINE, MOST_LINES
from referee.say import Voice, clean
from referee.show.refusal import refusal_lines
from referee.table.card_lists import book_in_use
from referee.table.cards import Book
from tests import helpers
from tools import gallery_disputes

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "refusals.md"
ANSWERS = {language: DOCS.parent / "tests" / "say" / f"refusals.{language}.txt" for language in ("fr", "ru")}
COLUMNS = 80
FILE = "friday.referee"
# Of a game in which the table has entries and counts of its own, as Vampire Village has none.
WITHOUT = {"bad-header.table-word", *(f"not-understood.table-{what}" for what in ("count", "ruling", "verb"))}
# Sentences that are there and that the program does not say yet: give each a picture once it does.
OWED: set[str] = set()


class Picture(NamedTuple):
    """A refusal: its code, the key of its sentence, the position, what is typed there, and what is answered."""

    code: str
    detail: str
    position: str
    typed: str
    answer: str

    @property
    def block(self) -> str:
        return "\n".join([self.position.strip(), "", self.typed, self.answer]).strip()


class Typed(NamedTuple):
    """A line typed at a table."""

    line: str
    make: Callable[[], Table]
    position: str


class Given(NamedTuple):
    """A file given to `referee verify`: what is in it, or what happens when it is opened."""

    shown: str
    content: bytes | None = None
    error: OSError | None = None


class Guided(NamedTuple):
    """Lines typed at the prompt of guided play, the last of which is refused; further ones answer its questions."""

    typed: str
    position: str
    answers: str = ""
    complete: bool = False  # whether the table's card list counts as complete


class Begun(NamedTuple):
    """A game begun by a program with this note in its header."""

    note: str


def lines(text: str, line: str) -> Typed:
    """After these lines of a game of Ana and Ben."""
    return Typed(line, lambda: helpers.played(text), text)


def building(position: str, line: str, edition: str = "fr") -> Typed:
    """Before the first card of a round."""
    shown = position if edition == "fr" else f"(edition {edition})\n{position}"
    return Typed(line, lambda: helpers.at_building(position, edition=edition), shown)


def late(position: str, line: str) -> Typed:
    """After the last card of a round."""
    return Typed(line, lambda: helpers.played(f"{STARTED}\n{SIX_EACH}\n{position}"), f"(six cards each)\n{position}")


def night(position: str, line: str) -> Typed:
    """After the last creatures were revealed; the witches attack first."""
    return Typed(line, lambda: helpers.at_night(position), position)


def record(text: str) -> Given:
    return Given(text, text.encode())


def header(*changed: str) -> Given:
    """A record with these lines after the first two of its header."""
    return record("\n".join(["referee 1", "game vampire-village", *changed, ""]))


CELLS = ("e4", "f4", "g4", "d5", "e5", "f5")
HEADER = "referee 1\ngame vampire-village\nplayers Ana Ben\norder witches werewolves vampires\n"
ORDER = "order witches werewolves vampires"
STARTED = "Ana start y111\nBen start g200"
SIX_EACH = "\n".join(f"{player} place n000 {cell}" for player in ("Ana", "Ben") for cell in CELLS)
FOR_EVER = '! Ana villagers d4 3 "so"\n' * 1000 + "undo from 3\nredo\n" * 1000
EARLY = "Ana: d4=y111*2\nBen: d4=g200*2"
TALL = "Ana: d4=y111*2 d5=n000 d6=n000 d7=n000\nBen: d4=g200*2"
WIDE = "Ana: d4=y111*2 e4=n000 f4=n000 g4=n000\nBen: d4=g200*2"
HERO = "Ana: d4=y111*1 e4=b020*2\nBen: d4=g200*2"
TWO_HEROES = "Ana: d4=y111 e4=h0 f4=h0w | {}\nBen: d4=g200*2 | v1 v1 v1"
FEWEST = "Ana: d4=y111*2 e4=g200*1 f4=h0 | dm\nBen: d4=g200*2 | v1 v1 v1"
THIEF = "Ana: d4=y111*2 e4=h0 | dw\nBen: d4=g200*2 | w2 wr v1"
ATTACK = "Ana: c4=n000*1 c5=n000 d4=y111*2 | w2 wl lg\nBen: d4=g200*2 | {}"


def sealed(old: str = "", new: str = "") -> bytes:
    """A record that the referee wrote, and somebody changed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / FILE
        with Table.new(["Ana", "Ben"], ORDER.split()[1:], path=path) as table:
            table.do_all(STARTED.splitlines())
        return path.read_bytes().replace(old.encode(), new.encode())


def resealed(line: str) -> bytes:
    """A record with a line that the referee would never write, under a seal that fits."""
    from referee.record.seal import Sealer

    data = f"{HEADER}\n{line}".encode()
    sealer = Sealer()
    sealer.cover(data)
    return data + sealer.seal() + b"\n"


# At least one for each sentence.
SCENES: list[Typed | Given | Begun | Guided] = [
    building(EARLY, '!Ana villagers d4 3 "found one"'),
    building(EARLY, "="),
    building(EARLY, "Ana builds b020 d3"),
    building(EARLY, '! Ana village d4 3 "found one"'),
    building(EARLY, "= Ana houses 3"),
    building(EARLY, "= Ana villagers two"),
    building(EARLY, '! Ana villagers d4 10000 "so many"'),
    building(EARLY, "! Ana villagers d4 3"),
    building(EARLY, "= Ana villagers 2 3"),
    building(EARLY, "undo 12"),
    building(EARLY, "ended yesterday"),
    building(EARLY, "set player Ana Ben"),
    building(EARLY, "set edition"),
    building(EARLY, 'note "late"r'),
    building(EARLY, 'note "late'),
    building(EARLY, 'note "\u202elate"'),
    building(EARLY, 'note "late" ~0123abcd'),
    building(EARLY, "= Ana\x07 villagers 2"),
    building(EARLY, 'Ana place "b020:row" d3'),
    building(EARLY, "Ana place b02 d3"),
    building(EARLY, "Ana place b020:row d33"),
    building(EARLY, "Ana creatures w2 lg v9"),
    building(EARLY, "Ana demon w2 effect"),
    building(EARLY, "Ana demon dh e4"),
    building(EARLY, "Ana place h3 d3 d4"),
    building(EARLY, '! Ana villagers e4 1 "found one"'),
    building(EARLY, "set edition it"),
    building(EARLY, "Cara place b020:row d3"),
    building("Ana: d4=y111*2\nAnton: d4=g200*2", "An place b020:row d3"),
    building(EARLY, "Ana creatures w2 lg v3"),
    lines("Ana start y111", '! Ana villagers d4 3 "found one"'),
    night(TWO_HEROES.format("dh"), "Ben demon dh hero d4"),
    night(ATTACK.format("w2 v1 v1"), "Ben breach d4"),
    lines("Ana start y111", "Ana start g200"),
    lines("", "Ana start h5wv"),
    lines("\n".join([STARTED, *(f"Ana place n000 {cell}" for cell in CELLS)]), "Ana place b020:row d3"),
    building(HERO, "Ana place b020:row e4"),
    building(HERO, "Ana place b020:row f5"),
    building(WIDE, "Ana place b020:row c4"),
    building(TALL, "Ana place b020:row d3"),
    building(TALL, "Ana place b020:row d3", edition="ru"),
    building(HERO, "Ana place h2 d3 d4-d3 d4-e4-d4"),
    building(HERO, "Ana place b020:row d3 d4-d3"),
    building(HERO, "Ana place h2 d3 e4-d4"),
    building(HERO, "Ana place h2 d3 d4-d3x2"),
    building(HERO, "Ana place h2 d3 d4-d5"),
    late("Ana creatures w2 lg v3\nAna creatures wl lb v1", "Ana creatures v4 v5 v6"),
    late("", "Ana creatures w2 lg"),
    night(TWO_HEROES.format("dh"), "Ana demon dy effect"),
    night(TWO_HEROES.format("dh"), "Ana demon dh hero d4"),
    night(TWO_HEROES.format("dh"), "Ana demon dh hero d3"),
    night(TWO_HEROES.format("dh"), "Ana demon dh effect"),
    night(TWO_HEROES.format("dy"), "Ana demon dy effect"),
    night(TWO_HEROES.format("dm"), "Ana demon dm effect d4"),
    night(TWO_HEROES.format("dw"), "Ana demon dw effect w2"),
    night(FEWEST, "Ana demon dm effect d4"),
    night(FEWEST, "Ana demon dm effect d3"),
    night(FEWEST, "Ana demon dm effect f4"),
    night(THIEF, "Ana demon dw effect wl"),
    night(ATTACK.format("v1 v1 v1"), "Ana breach d4"),
    night(ATTACK.format("v1 v1 v1"), "Ana breach c4 lg"),
    night(ATTACK.format("v1 v1 v1"), "Ana breach c4 w2"),
    night(THIEF, "Ana demon dw effect"),
    night(ATTACK.format("w2 w2 v1"), "Ana breach c4"),
    building(HERO, "= Ana villagers 4"),
    building(HERO, "= Ana creatures 1"),
    building(HERO, "= Ana cards 3"),
    building(HERO, "= Ana points 4"),
    lines("", "undo"),
    building(EARLY, "undo from 99"),
    lines(STARTED, "redo"),
    # An entry that a correction would make illegal.
    building(WIDE.replace(" g4=n000", ""), "set players Ana Cara Dora"),
    building(EARLY, "set rules 99"),
    # Files.
    record("Friday's game\n"),
    record(f"{HEADER.replace('1', 'one', 1)}\n"),
    header("edition", "players Ana Ben", ORDER),
    header("edition fr", "edition ru", "players Ana Ben", ORDER),
    header("colour blue", "players Ana Ben", ORDER),
    header("players Ana Ben"),
    record(f"referee 1\ngame chess\nplayers Ana Ben\n{ORDER}\n"),
    header("players Ana =Ben", ORDER),
    header("players Ana ANA", ORDER),
    header("players Ana Ben", ORDER, "started yesterday"),
    header("players Ana Ben", ORDER, "id a b"),
    header("players Ana Ben # and Cara", ORDER),
    header('players Ana "Ben"ny', ORDER),
    header("players Ana Ben", ORDER, "rules newest"),
    header("players Ana", ORDER),
    header("players Ana Ben", "order witches vampires"),
    header("players Ana Ben", ORDER, "edition it"),
    header("players Ana Ben", ORDER, "house size huge"),
    header("players Ana Ben", ORDER, "begins 3"),
    Begun("ring\x07"),
    Given(sealed("g200", "g300").decode(), sealed("g200", "g300")),
    Given(f"{HEADER}\nAna start (byte ff)y111\n", f"{HEADER}\nAna start ".encode() + b"\xffy111\n"),
    Given(f"{HEADER}\nAna start(a tab)y111\n", f"{HEADER}\nAna start\ty111\n".encode()),
    record(f'{HEADER}\nnote "late\n'),
    header('players Ana "Ben', ORDER),
    Given(resealed("Ana builds b020 d3").decode(), resealed("Ana builds b020 d3")),
    record(f"{HEADER.replace('1', '2', 1)}\n"),
    header("players Ana Ben", ORDER, "rules 99"),
    # Guided play.
    Guided("fix b020:row d3", STARTED),
    Guided("fix 9 b020:row d3", STARTED),
    Guided("Orchyard 3", STARTED),
    Guided("b04 3", STARTED),
    Guided("red 3", STARTED),
    Guided("d3", STARTED),
    Guided("b040:x 3", STARTED),
    Guided("b040:21", STARTED),
    Guided("g200 2", "Ana start y111"),
    Guided("h3ww 3", STARTED),
    Guided("w7 lg v1", f"{STARTED}\n{SIX_EACH}"),
    Guided("g300 3", f"{STARTED}\nAna place g300 d3", answers="no", complete=True),
    Given(f"(a file of more than {LARGEST >> 20} MB)", b"x" * (LARGEST + 1)),
    lines(STARTED, 'note "' + "and so on " * 1000 + '"'),
    Given(f"(a file of more than {MOST_LINES:,} lines)", b"\n" * (MOST_LINES + 1)),
    Given(f"(a line of more than {LONGEST_LINE >> 10} KB)", f"{HEADER}\n".encode() + b"x" * (LONGEST_LINE + 1) + b"\n"),
    Given("(a small record that would keep a machine for days)", (f"{HEADER}\n{STARTED}\n{FOR_EVER}").encode()),
    Given("(a pipe or a device)", error=NotAFile(FILE)),
    Given("(no such file)", error=FileNotFoundError(FILE)),
    Given("(a folder)", error=IsADirectoryError(FILE)),
    Given("(a file of somebody else)", error=PermissionError(13, "Permission denied")),
]


def take(scene: Typed | Given | Begun | Guided, language: str) -> Picture:
    if isinstance(scene, Guided):
        return _guided(scene, language)
    if isinstance(scene, Typed):
        return _typed(scene, language)
    return _given(scene, language) if isinstance(scene, Given) else _begun(scene, language)


def _typed(scene: Typed, language: str) -> Picture:
    try:
        scene.make().do(scene.line)
    except Refused as error:
        refusal = error.refusal
        said = refusal_lines(Voice(language), refusal, COLUMNS)
        shown = clean(scene.line if len(scene.line) < 1000 else f"{scene.line[:40]}…")
        return Picture(refusal.code, refusal.detail, scene.position, f"> {shown}", "\n".join(said))
    raise AssertionError(f"accepted: {scene.line}")


def _given(scene: Given, language: str) -> Picture:
    """What `referee verify` prints, and the refusal it found."""
    found = []

    def watched(failure, spoken, game):  # type: ignore[no-untyped-def]
        found.append(failure.refusal)
        return told(failure, spoken, game)

    told = verifying._failure
    out = io.StringIO()
    env = Environment({"COLUMNS": str(COLUMNS)}, io.StringIO(), out, out, language=language)
    answer = {"side_effect": scene.error} if scene.error else {"return_value": scene.content}
    with patch.object(verifying, "load", **answer), patch.object(verifying, "_failure", watched):
        run(["verify", FILE], env)
    assert found, f"accepted: {scene.shown}\n{out.getvalue()}"
    assert env.voice("bug", error="")[:20] not in out.getvalue()
    command = f"$ referee verify {FILE}"
    return Picture(found[0].code, found[0].detail, scene.shown, command, out.getvalue().strip())


class _Answers:
    """Answers what is asked about a line."""

    def __init__(self, answers: str) -> None:
        self.answers = answers.split()

    def ask(self, question: Question) -> str:
        return self.answers.pop(0)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


def _guided(scene: Guided, language: str) -> Picture:
    """What guided play answers to a line."""
    out = io.StringIO()
    with tempfile.TemporaryDirectory() as home:
        env = Environment({"COLUMNS": str(COLUMNS), "REFEREE_HOME": home}, io.StringIO(), out, out, language=language)
        book = Book({"round1": {"g300": 1}}, {}, complete=True) if scene.complete else book_in_use(env.store.home)
        guide = Guide(env, helpers.played(scene.position), _Answers(scene.answers), book)
        found: list[Refusal] = []
        prompt = guide.prompt

        def noted(env: Environment, error: Refused, *at: Any) -> None:
            found.append(error.refusal)
            show_refusal(env, error, *at)

        with patch.object(session, "show_refusal", noted):
            guide.take(scene.typed)
    line = f"{prompt}{scene.typed}"
    return Picture(found[0].code, found[0].detail, scene.position, line, out.getvalue().rstrip())


def _begun(scene: Begun, language: str) -> Picture:
    try:
        Table.new(["Ana", "Ben"], ORDER.split()[1:], notes=[scene.note])
    except BadValue as error:
        out = io.StringIO()
        env = Environment({"COLUMNS": str(COLUMNS)}, io.StringIO(), out, out, language=language)
        problem = problem_of(error, env)
        assert problem is not None
        begun = f"(a program begins a game with the note {scene.note!r})"
        return Picture("bad-header", f"bad-header.{error.reason}", "", begun, "\n".join(["", *problem.lines()]))
    raise AssertionError(f"accepted: {scene.note}")


@cache
def pictures(language: str = "en") -> list[Picture]:
    disputes = [Picture(*one) for one in gallery_disputes.pictures(language)]
    return [*(take(scene, language) for scene in SCENES), *disputes]


def page() -> str:
    """The gallery, by code in the order of the checks."""
    parts = [INTRODUCTION]
    taken = pictures()
    for code in (*CODES, *FILE_CODES):
        parts.append(f"## {code}")
        own = [picture for picture in taken if picture.code == code]
        parts += [f"```text\n{picture.block}\n```" for picture in own]
    return "\n\n".join(parts) + "\n"


def answers(language: str) -> str:
    """What is typed and what is answered in that language, by code: to be read by who speaks it."""
    parts = []
    for code in (*CODES, *FILE_CODES):
        parts.append(f"== {code}")
        parts += [f"{one.typed}\n{one.answer.lstrip()}" for one in pictures(language) if one.code == code]
    return "\n\n".join(parts) + "\n"


INTRODUCTION = """# Every refusal

A picture of each thing the referee can refuse, by code, in the order in which it checks. This page is made by
`python -m tools.gallery`, and a test compares it with what the program says.

Above the line typed (`>`) stands either what was entered before or a position: for each player the cards by cell, as
`d4=y111*2` (the card `y111` with 2 villagers on `d4`), and after `|` the creatures. For files, their text stands above
the command; where a player is asked, the prompt of `referee play` is shown.
What every code means: [record.md](record.md#the-order-of-checks)."""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    for language, file in ANSWERS.items():
        file.write_text(answers(language), encoding="utf-8")
