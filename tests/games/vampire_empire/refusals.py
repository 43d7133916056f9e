"""Every refusal of this game as a person sees it. `python -m tests.games.vampire_empire.refusals` writes
docs/vampire-empire-refusals.md."""

import io
import shlex
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Final, NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.engine.ruling import Refusal
from referee.games.vampire_empire.rules.codes import CODES
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.show.refusal import refusal_lines
from tests.games.vampire_empire.decks import book
from tests.games.vampire_empire.helpers import new, play
from tests.places import ROOT

GAME: Final = "vampire-empire"
PAGE: Final = ROOT / "docs" / "vampire-empire-refusals.md"


class Case(NamedTuple):
    """What is typed after which lines, and the key of the sentence that refuses it."""

    detail: str
    line: str
    entered: str
    listed: bool = False  # whether the table has entered both decks whole

    def table(self) -> Table:
        table = play(self.entered, table=new())
        table.listed = book() if self.listed else None
        return table

    def refusal(self) -> Refusal:
        table = self.table()
        try:
            table.judge(in_notation(self.line, table.game.foreign(), table.players))
        except Refused as error:
            return error.refusal
        raise AssertionError(f"accepted: {self.line}")


class Call(NamedTuple):
    """A command of this game, perhaps with what a file says."""

    detail: str
    line: str
    entered: str = ""

    def said(self, language: str, columns: int, *more: str) -> str:
        out = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, chdir(folder):
            if self.entered:
                Path(shlex.split(self.line)[-1]).write_text(f"{self.entered}\n", encoding="utf-8")
            variables = {"REFEREE_HOME": folder, "COLUMNS": str(columns)}
            env = Environment(variables, io.StringIO(), out, out, language=language)
            assert run([*shlex.split(self.line)[1:], *more], env) != 0, self.line
        return out.getvalue()


def begun(detail: str, line: str, *entered: str) -> Case:
    """Ana leads the vampires; in the castle are the Bishop, the Lady and the Officer."""
    return Case(detail, line, "\n".join(["castle bis lad off", *entered]))


def listed(detail: str, line: str) -> Case:
    """It is Ben's day, and the table's list has all cards."""
    return begun(detail, line, BY_DAY, "Ben keep")._replace(listed=True)


BY_DAY: Final = '! Ben turn "position"'
REVEALED: Final = '! vampire lad "position"'
ENDED: Final = tuple(f'! vampire {one} "position"' for one in ("bis", "lad", "off"))
OTHERS: Final = tuple(f'! vampire {one} "position"' for one in ("coo", "but", "mai"))
COUNTED: Final = ('! Ana hand 0 "end"', '! Ana deck 0 "end"', '! Ben deck 0 "end"', '! Ben hand 2 "end"', BY_DAY)
FIGHT: Final = ("Ana attack off bis n2",)
FOUND: Final = (BY_DAY, "Ben water lad w1 w2", "Ana answer vampire")
CASES: Final[list[Case | Call]] = [
    begun("not-understood.character", "Ana reveal dog"),
    begun("not-understood.combat-card", "Ana attack bis lad x2"),
    begun("not-understood.discard-pile", "Ana draw well 2"),
    begun("not-understood.pile", "Ana support fog 0/0 take well 1", "Ana keep"),
    begun("not-understood.vampire-or-human", "Ana answer maybe", *FIGHT, "Ben defend none"),
    begun("not-understood.support-card", "Ana support"),
    begun("not-understood.cost", "Ana support fog 1 none", "Ana keep"),
    begun("not-understood.cost-unknown", "Ana support fog none", "Ana keep"),
    begun("not-understood.effect", "Ana support fog 0/0 dances", "Ana keep"),
    begun("not-understood.marker", "Ana support fog 0/0 unmark bis both", "Ana keep"),
    begun("not-understood.blocked-verb", "Ana support fog 0/0 block draw", "Ana keep"),
    begun("not-understood.yes-or-no", '! Ana reshuffled maybe "why"'),
    begun("not-understood.nobody-comes", "Ana answer vampire coo", BY_DAY, "Ben water lad w1 w2"),
    Call("not-understood.fighter", "referee fight bishop+x1 lad c2"),
    Call("not-understood.rounds", "referee fight bis lad c2 n2 c1 n1 c1"),
    Call("not-understood.tally", "referee tally --game vampire-empire 'Ana 2' 'Ben humans 4'"),
    Call("not-understood.tally-names", "referee tally --game vampire-empire 'Ana vampires 2'"),
    Call(
        "not-understood.tally-row",
        "referee tally --game vampire-empire --file end.csv",
        "player,side,alive\nAna,vampires,many\nBen,humans,4",
    ),
    Call(
        "not-understood.tally-columns",
        "referee tally --game vampire-empire --file end.csv",
        "player,side\nAna,vampires\nBen,humans",
    ),
    Call("not-understood.tally-yaml", "referee tally --game vampire-empire --file end.yaml", "Ana: two\nBen: humans 4"),
    Call("not-understood.tally-missing", "referee tally --game vampire-empire"),
    Case("not-your-phase.setup", "Ana keep", ""),
    begun("not-your-phase.over", "Ana keep", *ENDED),
    begun("not-your-phase.show", "Ana show lad"),
    begun("answer-needed.answer", "Ben keep", *FIGHT, "Ben defend none"),
    begun("answer-needed.enter", "Ben keep", *FIGHT, "Ben defend none", "Ana answer human"),
    begun("answer-needed.immediate", "Ben pass", *FOUND),
    begun("answer-needed.attack", "Ana pass", *FIGHT, "Ben defend c2"),
    begun("answer-needed.add", "Ana pass", *FIGHT, "Ben support fog 0/0 cancel n2"),
    begun("answer-needed.defend", "Ana pass", *FIGHT),
    begun("nothing-to-decide", "Ana defend none", *FIGHT),
    begun("nothing-to-decide.castle", "castle bis lad coo"),
    begun("nothing-to-decide.attack", "Ana attack none"),
    begun("nothing-to-decide.defend", "Ben defend none"),
    begun("nothing-to-decide.answer", "Ana answer human"),
    begun("nothing-to-decide.enter", "enter coo"),
    begun("nothing-to-decide.show", "Ana show coo", *ENDED),
    begun("not-your-turn", "Ben keep"),
    begun("wrong-role.reveal", "Ben reveal lad", BY_DAY),
    begun("wrong-role.hide", "Ben hide lad c1 c1 c1", BY_DAY),
    begun("wrong-role.water", "Ana water lad v1 v1"),
    begun("too-late.action", "Ana attack off bis n2", *FIGHT, "Ben defend c3", "Ana attack none"),
    begun("too-late.draw", "Ana draw", "Ana keep"),
    begun("too-late.reveal", "Ana reveal coo", "Ana reveal lad"),
    begun("discard-first", "Ana pass", '! Ana hand 10 "position"'),
    begun("draw-first", "Ana pass", '! Ana hand 0 "position"'),
    begun("not-now.asked", "Ben support fog 0/0 none", *FIGHT, "Ben defend none"),
    begun("not-now.draw", "Ana support fog 0/0 none"),
    begun("not-now.combat", "Ben support fog 0/0 none", *FIGHT),
    begun("not-now.no-combat", "Ana support fog 0/0 stop", "Ana keep"),
    begun("not-now.night", "Ana support fog 1/- none", "Ana keep"),
    begun("not-now.day", "Ben support fog -/1 none", BY_DAY, "Ben keep"),
    begun("blocked.hide", "Ana hide lad v1 v1 v1", "Ana keep", "Ben support fog 0/0 block hide"),
    begun("blocked.water", "Ben water lad w1 w1", BY_DAY, "Ben keep", "Ana support fog 0/0 block water"),
    begun("blocked.attack", "Ana attack off bis n2", "Ana keep", "Ben support fog 0/0 block attack"),
    begun("blocked.pass", "Ana pass", "Ana keep", "Ben support fog 0/0 block pass"),
    begun("dead", "Ana reveal coo", '! dead coo human "position"'),
    begun("not-in-castle", "Ana attack coo lad s1"),
    begun("already-revealed", "Ben water lad w1 w1", REVEALED, BY_DAY),
    begun("answered-human", "Ana reveal lad", BY_DAY, "Ben water lad w1 w2", "Ana answer human", "Ana keep"),
    begun("answered-human.ruled", "Ana reveal lad", '! human lad "position"'),
    begun("too-many-vampires", "Ana reveal off", *OTHERS),
    begun("same-character", "Ana attack bis bis c1"),
    begun("attacker-revealed", "Ben attack lad bis n1", REVEALED, BY_DAY),
    begun("attacker-not-revealed", "Ana attack bis off c1", REVEALED),
    begun("card-missing", "Ana attack bis lad"),
    begun("wrong-deck.vampires", "Ana attack bis lad cw1"),
    begun("wrong-deck.humans", "Ben attack bis lad cv1", BY_DAY),
    begun("wrong-deck.support-vampires", "Ana support squire 1/2 attack bis", "Ana keep"),
    begun("wrong-deck.support-humans", "Ben support organist 1/2 attack bis", BY_DAY, "Ben keep"),
    begun("wrong-number-of-cards.hide", "Ana hide lad v1 v2"),
    begun("wrong-number-of-cards.water", "Ben water lad w1", BY_DAY),
    Case("wrong-number-of-cards.castle", "castle bis lad lad", ""),
    begun("wrong-number-of-cards.city", '! city coo coo "why"'),
    begun("wrong-number-of-cards.tokens", "Ana show lad", *COUNTED, "Ben pass"),
    begun("wrong-number-of-cards.trusted", "Ben show lad", *COUNTED, "Ben pass"),
    begun("not-a-vampire-card", "Ana hide lad v1 v2 n2"),
    begun("not-holy-water", "Ben water lad w1 c2", BY_DAY),
    begun("card-not-valid.profession", "Ana attack bis lad n2"),
    begun("card-not-valid.not-revealed", "Ana attack bis lad v2"),
    begun("card-not-valid.opponent-not-revealed", "Ben attack bis lad w2", BY_DAY),
    listed("card-not-valid.accomplice", "Ben support novice 0/0 defence lad"),
    listed("card-differs.list", "Ben support novice 1/1 none"),
    begun("card-differs", "Ana support fog 1/1 none", "Ana keep", "Ana support fog 0/0 none"),
    begun("no-such-card", "Ben support fog 0/0 cancel n3", *FIGHT),
    listed("no-such-card.list", "Ben attack bis lad c9"),
    listed("no-such-card.copies", "Ben attack bis lad c2 c2 c2"),
    begun("not-enough-cards", "Ana draw moat 9"),
    begun("cellar-used", "Ana draw cellar 1", '! Ana reshuffled yes "position"'),
    begun("not-exceeding", "Ana attack off bis n2", '! markers bis 0 2 "position"'),
    begun("not-exceeding.bare", "Ana attack off bis n0"),
    begun("cannot-pay", "Ana support fog 0/4 none", '! Ana hand 4 "position"', "Ana keep"),
    begun("not-in-city", "Ana hide bis v1 v1 v1 lad"),
    begun("not-on-top", "Ana hide bis v1 v1 v1 bis"),
    begun("not-applicable.attack", "Ana support fog 0/0 unmark bis attack", "Ana keep"),
    begun("not-applicable.defence", "Ana support fog 0/0 unmark bis defence", "Ana keep"),
    begun("not-applicable.support", "Ana support fog 0/0 cancel support", "Ana keep"),
    begun("choice-needed.target", "Ana attack off n2"),
    begun("choice-needed.nobody", "Ana attack off n2", '! castle off "position"'),
    begun("choice-needed.attacker", "Ben attack w3", *FOUND),
    begun("does-not-fit", "Ben show bis mon", '! vampire bis "position"', *COUNTED, "Ben pass"),
    begun("does-not-fit.shown", "Ana show lad coo but", *COUNTED, "Ben pass", "Ben show lad mon"),
    begun(
        "does-not-fit.entries",
        "Ana show lad coo but",
        *(BY_DAY, "Ben water lad w1 w2", "Ana answer human", *COUNTED, "Ben pass"),
    ),
    Call("does-not-fit.tally-vampires-twice", "referee tally --game vampire-empire 'Ana vampires 2' 'Ben vampires 1'"),
    Call("does-not-fit.tally-humans-twice", "referee tally --game vampire-empire 'Ana humans 2' 'Ben humans 1'"),
    Call("does-not-fit.tally-vampires", "referee tally --game vampire-empire 'Ana vampires 4' 'Ben humans 4'"),
    Call("does-not-fit.tally-humans", "referee tally --game vampire-empire 'Ana vampires 2' 'Ben humans 7'"),
    Call("does-not-fit.tally-nobody", "referee tally --game vampire-empire 'Ana vampires 0' 'Ben humans 0'"),
    begun("count-differs.hand", "= Ana hand 7"),
    begun("count-differs.deck", "= Ana deck 30"),
    begun("count-differs.moat", "= Ana moat 1"),
    begun("count-differs.cellar", "= Ana cellar 1"),
    begun("count-differs.city", "= city 5"),
    begun("count-differs.dead", "= dead 1"),
]


def answered(case: Case | Call, language: str, columns: int) -> list[str]:
    if isinstance(case, Call):
        return case.said(language, columns).splitlines()
    return refusal_lines(Voice(language, GAME), case.refusal(), columns)


def page() -> str:
    """All of them in English, in the order of the checks."""
    parts = [
        "# Vampire Empire: every refusal, as it is answered",
        "Written by `python -m tests.games.vampire_empire.refusals`. What was entered before, the line typed then, and "
        "the answer; Ana leads the vampires. What the codes mean is in [vampire-empire.md](vampire-empire.md).",
    ]
    for code in CODES:
        cases = [case for case in CASES if case.detail.partition(".")[0] == code]
        if cases:
            parts.append(f"## {code}")
        for case in cases:
            prompt = "$" if isinstance(case, Call) else ">"
            decks = ["(the card list has both decks whole)"] if isinstance(case, Case) and case.listed else []
            block = "\n".join([*decks, case.entered, "", f"{prompt} {case.line}", *answered(case, "en", 80)])
            parts.append(f"```text\n{block.strip()}\n```")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
