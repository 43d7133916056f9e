"""Every refusal of this game as a person sees it. `python -m tests.games.vampire_nights.refusals` writes
docs/vampire-nights-refusals.md."""

import io
import shlex
import tempfile
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path
from typing import Final, NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.cli.tallies import counted
from referee.engine.ruling import Refusal
from referee.games.vampire_nights.commands.tally import ranks
from referee.games.vampire_nights.commands.tally_input import FORM
from referee.games.vampire_nights.rules.codes import CODES
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.show.refusal import refusal_lines
from tests.games.vampire_nights.helpers import at, begun, enter, new
from tests.places import ROOT

PAGE: Final = ROOT / "docs" / "vampire-nights-refusals.md"
TWO: Final = "Ana: a1 b0\nBen: a0 b1"
THREE: Final = "Ana: a1 b0\nBen: a2 b1\nCem: a2 c0"


class Case(NamedTuple):
    """What is typed where, and the key of the sentence that refuses it."""

    detail: str
    line: str
    make: Callable[[], Table]
    position: str

    def refusal(self) -> Refusal:
        table = self.make()
        try:
            table.judge(in_notation(self.line, table.game.foreign(), table.players))
        except Refused as error:
            return error.refusal
        raise AssertionError(f"accepted: {self.line}")


class Tally(NamedTuple):
    """A call of `referee tally` for this game, perhaps with a file."""

    detail: str
    line: str
    position: str = ""

    def refusal(self) -> Refusal:
        words = shlex.split(self.line.removeprefix("referee tally "))
        out = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, chdir(folder):
            env = Environment({"REFEREE_HOME": folder}, io.StringIO(), out, out)
            file = Path(words.pop()) if "--file" in words else None
            if file is not None:
                words.remove("--file")
                file.write_text(self.position, encoding="utf-8")
            try:
                ranks(counted(env, FORM, words, file, "vampire-nights", asking=False))
            except Refused as error:
                return error.refusal
        raise AssertionError(f"accepted: {self.line}")


def start(detail: str, line: str, entered: str = "", players: int = 2) -> Case:
    """Before the first night, after these lines."""
    return Case(detail, line, lambda: enter(new(players), entered), entered)


def turn(detail: str, line: str, entered: str = "") -> Case:
    """In Ana's first turn, with all guards on a0 and b0."""
    return Case(detail, line, lambda: enter(begun(), entered), f"(Ana's first turn)\n{entered}".strip())


def there(
    detail: str,
    line: str,
    rooms: str,
    guards: str = TWO,
    entered: str = "",
    hand: int = 3,
    loot: str = "",
    players: int = 2,
) -> Case:
    """In Ana's turn, with these rooms and guards."""
    shown = [f"rooms {rooms}", guards, f"hands of {hand}", *([f"loot of Ana: {loot}"] if loot else []), entered]
    made = lambda: enter(at(rooms, guards, hand=hand, loot=loot, players=players), entered)  # noqa: E731
    return Case(detail, line, made, "\n".join(shown).strip())


def looted() -> Table:
    """Two players in column a, and Ana has a choice."""
    guards = "Ana: a5 b1p\nBen: a2 b2p"
    game = at("a1=coi a2=sto a3=none a4=dau a5=none b1=none b2=none", guards, hand=0)
    return enter(game, '! Ana night "why"')


def crowded() -> Table:
    game = at("a1=none a2=none b1=none b2=none", "Ana: a1 b3p\nBen: a1 b4p", hand=0)
    return enter(game, '! Ana night "why"')


def ended(loot: str, bites: int, lost: str = "") -> Table:
    """After the third night, Ana with that loot and so many bites; then perhaps one tile lost to a bite."""
    game = begun()
    for night, item in ((1, ""), (2, "tor"), (3, "wat")):
        if item:
            enter(game, f"Ana reveal ser ser\nAna guards a b {item}\nBen guards a b {item}")
        if night == 3:
            enter(game, f'! Ana loot {loot} "position"\n! Ana bites {bites} "position"\n{lost}')
        game.do('! Ana night "position"')
    return game


def at_end(detail: str, line: str, loot: str = "coi sto", bites: int = 1, lost: str = "") -> Case:
    shown = f"(after night 3; Ana: {loot}, {bites} bites)\n{lost}".strip()
    return Case(detail, line, lambda: ended(loot, bites, lost), shown)


LAID: Final = "Ana reveal ser mot"
BITE: Final = '! Ana room a1 ser "position"\n! Ana hand 0 "position"\nAna move a0-a1'
CASES: Final[list[Case | Tally]] = [
    turn("not-understood.tile", "Ana move a0-a1 tea"),
    turn("not-understood.item", "Ana use tea a1"),
    turn("not-understood.usable", "Ana use gar"),
    turn("not-understood.cell", "Ana pass z9"),
    turn("not-understood.room", '! Ana room a0 ser "why"'),
    turn("not-understood.step", "Ana move north"),
    turn("not-understood.answer", "Ana answer yes"),
    start("not-understood.column", "Ana guards a x tor", LAID),
    turn("not-understood.stands", '! Ana guards a9 a0 "why"'),
    turn("not-understood.lies", '! Ana room a1 tea "why"'),
    turn("not-your-phase", "Ana loot a1"),
    start("not-your-phase.overrule", '! Ana hand 3 "why"'),
    start("not-your-phase.manor", "Ana guards a b tor"),
    turn("not-your-phase.first", "Ben first", "Ana pass a0"),
    turn("nothing-to-decide", "Ana answer sta"),
    Case("nothing-to-decide.crowd", "Ben move a1-a2", crowded, "(the night ends; a1 holds two guards, Ana is first)"),
    Case("nothing-to-decide.loot", "Ben loot a1", looted, "(column a is looted, Ana is farthest)"),
    start("nothing-to-decide.manor", "Ana reveal ser mot", LAID),
    Case("nothing-to-decide.show", "Ben show 0", lambda: ended("coi", 1), "(after night 3; Ben was never bitten)"),
    turn("not-your-turn", "Ben pass a0"),
    turn("not-your-turn.moved", "Ana move b0-b1 fat", "Ana move a0-a1 coi"),
    there("answer-needed", "Ana pass b0", "a2=ser", entered="Ana move a1-a2"),
    start("wrong-number-of-tiles", "Ana reveal ser"),
    start("already-placed", "Ana guards a a tor", f"{LAID}\nAna guards a b tor"),
    start("no-such-column", "Ana guards a c tor", LAID),
    start("item-missing", "Ana guards a b", LAID),
    there("not-in-hand", "Ana use mas a1-a0", "a2=ser", entered='! Ana discards mas "position"'),
    there("not-in-hand.empty", "Ana use tor a2", "a1=coi", hand=0),
    there("not-in-hand.known", "Ana use tor a2", "a1=coi", hand=0,
          entered='! Ana hand 1 "position"\n! Ana discards mag sta "position"\nAna use mag sta'),
    there("not-in-hand.too-many", "Ana claim sta gar", "a1=cof", hand=1),
    turn("no-such-guard", "Ana move a3-a4"),
    there("guard-has-passed", "Ana move a1-a2", "a1=none", "Ana: a1p b0\nBen: a0 b1"),
    there("guard-has-passed.garden", "Ana pass a6", "a1=none", "Ana: a61 b0\nBen: a0 b1"),
    there("guard-is-held", "Ana move a1-a2", "a1=web", "Ana: a1w b0\nBen: a0 b1"),
    turn("not-adjacent.movement", "Ana move a0-b1"),
    turn("not-adjacent.mirror", "Ana use mir a0-a1"),
    turn("not-adjacent.jump", "Ana use jum a0-b1"),
    there("not-adjacent.cloak", "Ana use clo a1-a2", "a1=none"),
    Case("not-adjacent.crowd", "Ana move a1-a5", crowded, "(the night ends; a1 holds two guards, Ana is first)"),
    turn("room-between", "Ana move a0-a2"),
    there("nothing-to-jump", "Ana use jum a1-a3", "a1=none a2=none"),
    there("already-been-there", "Ana move b1-a1", "a1=none b1=none", "Ana: a1 b0p\nBen: a0 b0",
          "Ana move a1-b1\nBen pass a0"),
    there("garden-full", "Ana move a5-a6", "a5=none", "Ana: a5 b0\nBen: a61 a62"),
    there("garden-full.secret", "Ana use clo a5-a6", "a5=none", "Ana: a5 b0\nBen: a6s a0"),
    there("passed-there", "Ana pass a1", "a1=none", "Ana: a1 b0\nBen: a1p b1"),
    turn("must-move", "Ana skip"),
    there("no-target.sta", "Ana use sta a1", "a1=coi"),
    there("no-target.cro", "Ana use cro a1", "a1=mot"),
    there("no-target.sac", "Ana use sac a1", "a1=ser"),
    there("no-target.wat", "Ana use wat a1", "a1=dog"),
    there("no-target.bow", "Ana use bow a4", "a1=none a4=ser"),
    there("no-target.tor", "Ana use tor a5", "a1=none"),
    there("no-target.sta.any", "Ana use sta", "a1=coi"),
    there("no-target.cro.any", "Ana use cro", "a1=coi"),
    there("no-target.sac.any", "Ana use sac", "a1=ser"),
    there("no-target.wat.any", "Ana use wat", "a1=dog"),
    there("no-target.bow.any", "Ana use bow", "a1=none"),
    there("no-target.tor.any", "Ana use tor", "a1=none a2=coi b1=coi"),
    turn("no-target.mag", "Ana use mag tor"),
    there("no-target.mag.itself", "Ana use mag mag", "a1=none", entered='! Ana discards mag "position"'),
    turn("no-target.claim", "Ana claim"),
    turn("no-target.mas", "Ana use mas a0-a1"),
    there("no-target.clo", "Ana use clo a6", "a1=none", "Ana: a6s b0\nBen: a0 b1"),
    there("wrong-payment.too-much", "Ana claim tor tor", "a1=cof", "Ana: a1 a1\nBen: a0 b1"),
    there("wrong-payment.too-few-tiles", "Ana claim tor", "a1=cof"),
    Case("not-in-reach", "Ana loot dog", looted, "(column a is looted, Ana is farthest)"),
    Case("not-in-reach.room", "Ana loot a5", looted, "(column a is looted, Ana is farthest)"),
    Case("not-in-reach.there", "Ana loot a1 sto", looted, "(column a is looted, Ana is farthest)"),
    there("choice-needed.guard", "Ana pass", "a1=none"),
    turn("choice-needed.which", "Ana pass b0", "Ana move a0-b0\nBen pass a0"),
    there("choice-needed.item", "Ana use tor", "a1=none"),
    there("choice-needed.mask", "Ana use mas a1-a2", "a1=none a2=none", THREE, players=3),
    Case("choice-needed.loot", "Ana loot coi",
         lambda: enter(at("a1=coi a2=coi a3=none b1=none b2=none", "Ana: a3 b1p\nBen: a2 b2p", hand=0),
                       '! Ana night "why"'), "(column a is looted; Coins on a1 and a2)"),
    there("tile-differs", "Ana move a1-a2 mot", "a1=none a2=ser"),
    turn("tile-missing", "Ana move a0-a1"),
    at_end("tile-missing.loot", "Ana show 0", lost=BITE),
    there("no-such-tile", "Ana move a1-a2 web", "a1=web"),
    there("not-an-answer.nothing-met", "Ana move a1-a2 mot sta", "a1=none"),
    there("not-an-answer.cat", "Ana answer sta", "a1=none a2=cat", loot="coi sto",
          entered='! Ana room b1 ser "position"\n! Ana hand 0 "position"\n! Ben guards a0 a0 "position"\n'
          "Ana move b0-b1\nBen pass a0\nAna move a1-a2"),
    there("not-an-answer.vampire", "Ana answer coi", "a2=ser", entered="Ana move a1-a2"),
    at_end("does-not-fit.tiles", "Ana show 0 coi", loot="coi sto dau", lost=BITE),
    at_end("does-not-fit.kind", "Ana show 0 sto sto", loot="coi sto dau", lost=BITE),
    at_end("does-not-fit.kind-exactly", "Ana show 0 lor lor", loot="coi sto dau", lost=BITE),
    at_end("does-not-fit.bites", "Ana show 9"),
    turn("count-differs.hand", "= Ana hand 1"),
    turn("count-differs.bites", "= Ana bites 2"),
    turn("count-differs.tiles", "= Ana tiles 4"),
    turn("count-differs.points", "= Ana points 4"),
    Tally("not-understood.tally", "referee tally 'Ana coix2' 'Ben 0 1 ser'"),
    Tally("not-understood.tally-tile", "referee tally 'Ana 1 3 coix2 sta' 'Ben 0 1 ser'"),
    Tally("not-understood.tally-coffin", "referee tally 'Ana 1 3 coix2 cof' 'Ben 0 1 ser'"),
    Tally("not-understood.tally-names", "referee tally 'Ana 1 3 coix2' 'ANA 0 1 ser'"),
    Tally("not-understood.tally-row", "referee tally --file ends.csv", "Ana,1,3,coix2 sto\nBen,ser\n"),
    Tally("not-understood.tally-columns", "referee tally --file ends.csv", "player,bites\nAna,3\nBen,1\n"),
    Tally("not-understood.tally-yaml", "referee tally --file ends.yaml", "Ana: 1 3 coix2 sto\nBen: {bites: 1}\n"),
    Tally("not-understood.tally-missing", "referee tally "),
    Tally("not-understood.tally-tied", "referee tally 'Ana 1 coix2 sto' 'Ben 0 1 cof8 fat mot'"),
    Tally("does-not-fit.tally-never", "referee tally --file ends.csv", "Ana,1,3,coix2 sto\nBen,0,1,lor web\n"),
    Tally("does-not-fit.tally-faces", "referee tally 'Ana 3 2 coix2' 'Ben 0 1 ser'"),
    Tally("does-not-fit.tally-bites", "referee tally 'Ana 3 9 coix2' 'Ben 0 7 ser'"),
    Tally("does-not-fit.tally-pieces", "referee tally 'Ana 1 3 coix4 sto' 'Ben 0 1 coix3'"),
]  # fmt: skip
# They need a long game: tests of the rules show them.
ELSEWHERE: Final = {"does-not-fit.order", "does-not-fit.pieces"}


def answered(case: Case | Tally, language: str, columns: int) -> list[str]:
    return refusal_lines(Voice(language, "vampire-nights"), case.refusal(), columns)


def page() -> str:
    """All of them in English, in the order of the checks."""
    parts = [
        "# Vampire Nights: every refusal, as it is answered",
        "Written by `python -m tests.games.vampire_nights.refusals`. A position, the line typed there, and the answer; "
        "what the "
        "codes mean is in [vampire-nights.md](vampire-nights.md).",
    ]
    for code in CODES:
        cases = [case for case in CASES if case.detail.partition(".")[0] == code]
        if cases:
            parts.append(f"## {code}")
        for case in cases:
            prompt = "$" if isinstance(case, Tally) else ">"
            block = "\n".join(
                [*filter(None, [case.position.strip()]), "", f"{prompt} {case.line.strip()}", *answered(case, "en", 80)]
            )
            parts.append(f"```text\n{block.strip()}\n```")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
