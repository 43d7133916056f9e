"""Every refusal of this game as a person sees it. `python -m tests.games.village_attacks.refusals` writes
docs/village-attacks-refusals.md."""

import shlex
from collections.abc import Callable
from typing import Final, NamedTuple

from referee import Refused, Table
from referee.engine.ruling import Refusal
from referee.games.village_attacks.commands import siege
from referee.games.village_attacks.rules.codes import CODES
from referee.games.village_attacks.rules.state import House
from referee.games.village_attacks.siege import settle, started
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.show.refusal import refusal_lines
from tests.games.village_attacks.positions import MAP
from tests.games.village_attacks.spoken import FACTS, GAME, READY, game, lines_of
from tests.places import ROOT

PAGE: Final = ROOT / "docs" / "village-attacks-refusals.md"


class Case(NamedTuple):
    """What is typed after which lines, and the key of the sentence that refuses it."""

    detail: str
    line: str
    entered: tuple[str, ...]  # after the facts and the setup, or before them
    scenario: int = 1
    shown: str | None = None  # what of the position is shown, if not all that was entered

    def table(self) -> Table:
        return game("\n".join(self.entered), self.scenario)

    def refusal(self) -> Refusal:
        table = self.table()
        try:
            table.judge(in_notation(self.line, table.game.foreign(), table.players))
        except Refused as error:
            return error.refusal
        raise AssertionError(f"accepted: {self.line}")


class Siege(NamedTuple):
    """A position for `referee siege`, with what is told besides."""

    detail: str
    position: str
    answers: tuple[str, ...] = ()
    facts: tuple[str, ...] = (f"map {MAP}",)
    entered: tuple[str, ...] = ()
    shown: str | None = None

    @property
    def line(self) -> str:
        facts = [word for fact in self.facts for word in ("--fact", fact)]
        return shlex.join(["referee", "siege", self.position, *self.answers, *facts])

    def refusal(self) -> Refusal:
        try:
            start, dial = started(self.position, 0, House(), self.facts)
            settle(start, self.answers, dial=dial)
        except Refused as error:
            return error.refusal
        raise AssertionError(f"accepted: {self.line}")


class Option(NamedTuple):
    """What is typed after an option of `referee siege`, and what reads it."""

    detail: str
    name: str
    text: str
    read: Callable[[str], object]
    entered: tuple[str, ...] = ()
    shown: str | None = None

    @property
    def line(self) -> str:
        return shlex.join(["referee", "siege", POSITION, self.name, self.text])

    def refusal(self) -> Refusal:
        try:
            self.read(self.text)
        except Refused as error:
            return error.refusal
        raise AssertionError(f"accepted: {self.line}")


def first(detail: str, line: str, *entered: str) -> Case:
    """Before the game has begun."""
    return Case(detail, line, entered)


def told(detail: str, line: str, *entered: str) -> Case:
    """All facts are told."""
    return Case(detail, line, (FACTS, *entered), shown="\n".join(["(all facts)", *entered]))


def begun(detail: str, line: str, *entered: str) -> Case:
    """The first round of scenario 1: all monsters are at the Heart, and nobody else is there."""
    return Case(detail, line, (FACTS, READY, *entered), shown="\n".join(entered))


def later(scenario: int, detail: str, line: str, *entered: str) -> Case:
    """The first round of another scenario, set up with nobody there but those it begins with."""
    number = f"scenario {scenario}, its facts and setup"
    return Case(detail, line, (*LATER[scenario], *entered), scenario, "\n".join([f"({number})", *entered]))


def begun_in(scenario: int, detail: str, line: str, *entered: str) -> Case:
    """The first round of a scenario with the Summoning Room; everybody is at the Heart, and nobody else is there."""
    facts = (FACTS, "map sr1-lc1", *[SYMBOLS] * (scenario == 12))
    return Case(detail, line, (*facts, READY, "card none", *entered), scenario, "\n".join(entered))


def gathered(detail: str, line: str, *entered: str) -> Case:
    """Scenario 11, with all monsters in the Summoning Room."""
    return begun_in(11, detail, line, so("vampire=sr1", "banshee=sr1", "dullahan=sr1"), *entered)


def so(*effects: str) -> str:
    return f'! {" ".join(effects)} "position"'


SYMBOLS: Final = "symbols a1:m c1:rg sc1:s g1:c"
CARD: Final = "summon hydra u 6 2 2 1"
PAID: Final = ("vampire pay m", "banshee pay r", "dullahan pay g")
COME: Final = (*PAID, CARD, "payers vampire banshee")
ROUND: Final = ("villagers", "spawn eh1 none", "spawn g1 none", "card none")
AGAIN: Final = (*ROUND, "banshee pay m", "dullahan pay r", "vampire pay g")
HOUND: Final = "minion hound vampire 2"
TO_VAMPIRE: Final = (HOUND, so("hound=ch1", "vampire=ch1", "ch1=h1u"), "vampire roll mrgsct", "coin vampire")
HERO: Final = "hero alchemist a 3 2 3 1"
KNIGHT: Final = ("hero knight m 5 2 2 1", "hero nun c 3 1 1 2", FACTS)
NOBODY: Final = ("ready", "spawn eh1 none", "spawn g1 none", "card none")


def levels(*abilities: int) -> list[str]:
    """Those that a later scenario begins with."""
    return [f"{monster} level {ability}" for monster in ("vampire", "banshee", "dullahan") for ability in abilities]


TRAPS: Final = ("trapcard wire g corridor p -1", "trapcard net g large p -1")
LATER: Final[dict[int, tuple[str, ...]]] = {
    2: (FACTS, "map st1-lc1", "ready", *levels(1), *NOBODY[1:3]),
    3: (*KNIGHT, "ready", *levels(1, 2), "spawn eh1 nun", *NOBODY[1:3]),
    4: (FACTS, *TRAPS, "ready", *levels(1, 2, 2), *NOBODY[1:3]),
    6: (*KNIGHT, "map k1-lc1", "gates eh1 g1:blue", *NOBODY),
    7: (*KNIGHT, "goals g1", "ready", "spawn eh1 knight", "spawn g1 nun", "card none"),
    8: (*KNIGHT, "gates eh1:yellow g1:blue", "ready", "spawn eh1 none", "card none"),
    9: (*KNIGHT, "symbols eh1:mg g1:rr", "goals a1x4", *NOBODY),
    10: (*KNIGHT, "goals a1:redx2 eh1:blue", "ready", "spawn eh1 h3u", "spawn g1 h3c", "card none"),
}
CAPTURED: Final = (so("a1=knight", "dullahan=lc1"), so("knight@a1>lc1"), "coin a1")
FIGHT: Final = (so("a1=p3", "vampire=a1"), "vampire guard s")
ROLL: Final = "vampire roll mmrggs"
COSTS: Final = "sheet vampire u 6 5 d2 r1 m2 1:mmc/m"
TRAP: Final = ("trapcard pit gs any pht -2", ROLL)
TROLL: Final = ("set house troll on", so("troll=a1"))
CROWD: Final = ("fits a1 1", "set house capacity on", so("banshee=a1", "vampire=lc1"))
MONSTERS: Final = "vampire a1 6/6; banshee lc1 5/5"
POSITION: Final = f"a1 p1 | {MONSTERS} | heart 5"
CASES: Final[list[Case | Siege | Option]] = [
    begun("not-understood.table-verb", "spawns eh1 p2"),
    begun("not-understood.verb", "vampire dances"),
    begun("not-understood.zone", "vampire move up"),
    first("not-understood.walk", "map ch1"),
    begun("not-understood.dice", "vampire guard shield"),
    begun("not-understood.symbol", "vampire again mm r"),
    begun("not-understood.figures", "vampire hit 2"),
    begun("type-not-in-bag.unsaid", "spawn eh1 p2 h2", "villagers"),
    begun("not-understood.ability", "vampire use bite"),
    begun("not-understood.healed", "vampire heal all"),
    begun("not-understood.parry", "vampire defend ss", *FIGHT, "villagers"),
    begun("not-understood.effect", "vampire use 1 dance"),
    begun("not-understood.event-name", "event 3"),
    begun("not-understood.order", "order 3"),
    begun("not-understood.coin", "coin 3"),
    begun("not-understood.counted", "= 3"),
    first("not-understood.fact-name", "sheet p u 6 5 d2 r1 m2"),
    first("not-understood.type", "sheet vampire x 6 5 d2 r1 m2"),
    first("not-understood.speed", "hero alchemist a 3 fast 3 1"),
    first("not-understood.attack-wounds", "hero alchemist a 3 2"),
    first("not-understood.range", "hero alchemist a 3 2 3"),
    first("not-understood.trap-cost", "trapcard pit 2 any pht -2"),
    first("not-understood.health", "sheet vampire u lots 5 d2 r1 m2"),
    first("not-understood.xp-value", "sheet vampire u 6"),
    first("not-understood.defence-slots", "sheet vampire u 6 5"),
    first("not-understood.reserve-slots", "sheet vampire u 6 5 d2"),
    first("not-understood.movement-slots", "sheet vampire u 6 5 d2 r1 fast"),
    first("not-understood.cost", "sheet vampire u 6 5 d2 r1 m2 1:mg"),
    first("not-understood.marker", "gates eh1 eh1"),
    first("not-understood.room-size", "room ch1 wide"),
    first("not-understood.fits-number", "fits a1 many"),
    begun("not-understood.die", "troll mm"),
    begun("not-understood.card-name", "card 3"),
    first("not-understood.trap-rooms", "trapcard chandelier g all pht -2"),
    first("not-understood.trap-kinds", "trapcard chandelier g any all -2"),
    first("not-understood.trap-does", "trapcard chandelier g any pht hurts"),
    begun("unknown-monster", "lich move a1"),
    begun("unknown-zone", "vampire move k1"),
    first("unknown-zone.marker", "gates ch1 k1", *lines_of(FACTS)[:4]),
    begun("unknown-hero", so("+knight@a1")),
    first("fact-missing.sheet", "ready"),
    first("fact-missing.sheet", "= vampire 4"),
    first("fact-missing.map", "gates eh1"),
    first("fact-missing.gates", "vampire move lc1", *lines_of(FACTS)[:4]),
    told("not-your-phase.not-ready", "vampire move lc1"),
    begun("not-your-phase.facts", "gates a1"),
    begun("not-your-phase.ready", "ready"),
    begun("not-your-phase.over", "vampire move lc1", so("over=won")),
    begun("not-your-phase.first", "banshee first", "vampire move lc1"),
    begun("not-your-phase.cards", "spawn eh1 p2"),
    told("not-your-phase.setup", "vampire move lc1", "ready"),
    begun("not-your-phase.villagers", "vampire move lc1", *FIGHT, "villagers"),
    begun("not-your-phase.rolled", "vampire drop m", "vampire roll mmrrgg"),
    begun("nothing-to-decide.coin", "coin lc1"),
    begun("nothing-to-decide.order", "order lc1 sc1"),
    begun("nothing-to-decide.defend", "banshee defend s", *FIGHT, "villagers"),
    begun("nothing-to-decide.level", "vampire level 2"),
    begun("nothing-to-decide.return", "vampire return ch1"),
    begun("nothing-to-decide.reroll", "vampire stay"),
    begun("nothing-to-decide.event", "event fog", so("c1=p2"), "villagers"),
    begun("nothing-to-decide.spawn", "spawn eh1 p2", so("c1=p2"), "villagers"),
    begun("nothing-to-decide.card", "card none", so("c1=p2"), "villagers"),
    begun("nothing-to-decide.troll", "troll m", so("c1=p2"), "villagers"),
    begun("nothing-to-decide.rolled", "vampire roll mmrrgg", "vampire roll mmrrgg"),
    begun("not-your-turn", "vampire move lc1", "banshee move lc1"),
    begun("not-your-turn.stunned", "dullahan move lc1", "dullahan guard s", so("stun@dullahan")),
    begun("is-dead", "dullahan move lc1", "dullahan guard s", so("-8@dullahan")),
    begun("is-dead.heart", "dullahan move lc1", "dullahan guard s", so("-8@dullahan", "heart=2")),
    begun("wrong-number-of-dice", "vampire roll mmr"),
    begun("wrong-number-of-dice.price", "vampire move mg lc1", ROLL),
    begun("wrong-number-of-dice.no-triple", "vampire again r ggg", "vampire roll mmmrrg"),
    begun("no-triple", "vampire again r gg", "vampire roll mmmrrg"),
    begun("no-such-die", "vampire defend c", *FIGHT, "villagers"),
    begun("no-such-die.more", "vampire hit p3", so("ch1=p3"), ROLL),
    begun("no-such-die.few", "vampire move lc1", "vampire roll sstttt", "vampire stay", "vampire guard ss"),
    begun("no-such-die.owed", "vampire keep ms", "vampire roll mstttt", "vampire stay", "vampire move lc1"),
    later(7, "no-such-figure.nowhere", '! -1@smith "it fell"', "hero smith d 2 1 1 1"),
    begun("no-such-die.blank", "vampire roll mmrgsx"),
    begun("unusable-die", "vampire keep t"),
    begun("wrong-die", "vampire guard g"),
    begun("wrong-die.price", "vampire hit r p1", so("ch1=p3"), ROLL),
    begun("no-free-slot.defence", "vampire guard scs"),
    begun("no-free-slot.reserve", "vampire keep gg"),
    begun("no-passage", "vampire move a1"),
    told("no-passage.gate", "ready", "map k1-k2", "gates eh1 k1"),
    begun("no-passage.full", "vampire move a1", *CROWD),
    begun("trapped", "vampire move eh1", so("a1=p4,h2u", "vampire=a1")),
    begun("not-enough-movement", "vampire move lc1 a1 eh1"),
    begun("not-in-reach", "vampire hit eh1 p1", so("eh1=p3")),
    begun("darkness", "vampire hit lc1 p1", so("lc1=p3", "dark@lc1")),
    begun("not-first-target", "vampire hit h1", so("a1=p1,h1d", "vampire=a1")),
    begun("no-such-figure", "vampire hit p1", so("a1=h1d", "vampire=a1")),
    begun("no-such-figure.fewer", "vampire hit p4", so("a1=p3", "vampire=a1")),
    begun("no-such-figure.elsewhere", "vampire hit a1 p1", so("c1=p2", "a1=h1d", "vampire=lc1")),
    later(2, "protected", "vampire hit h1d", so("st1=h1d", "vampire=st1")),
    begun("protected.troll", "vampire use 1 troll>lc1", *TROLL),
    begun("no-such-figure.troll", "vampire hit troll", *TROLL),
    begun("no-such-figure.troll-nowhere", "vampire hit troll", "set house troll on"),
    begun("no-such-figure.troll-off", "vampire hit troll"),
    begun("choice-needed.type", "vampire hit h1", so("a1=h1d,h1u", "vampire=a1")),
    begun("not-gained", "vampire use 2"),
    begun("already-used", "vampire use 1", "vampire use 1"),
    begun("wrong-cost.abilities", "vampire use 1 m", COSTS, ROLL),
    begun("wrong-cost.abilities-lacking", "vampire use 1", COSTS, so("ch1=p3"), ROLL, "vampire hit m p1"),
    begun("wrong-cost.traps", "vampire trap pit m", *TRAP),
    begun("wrong-cost.traps-lacking", "vampire trap pit", *TRAP, "vampire guard s"),
    later(4, "no-such-trap.none", "vampire trap wire", "card none"),
    later(4, "no-such-trap", "vampire trap net", "card wire"),
    later(4, "wrong-room", "vampire trap wire", "card wire"),
    later(4, "wrong-room.unknown", "vampire trap net", "card net"),
    later(
        4,
        "zone-has-trap",
        "vampire trap wire",
        "card wire",
        so("vampire=lc1"),
        "vampire trap wire",
        *ROUND[:3],
        "card wire",
    ),
    begun("not-at-heart", "vampire heal wound", so("vampire=a1")),
    begun("nothing-to-heal", "vampire heal burn"),
    begun("not-an-option", "coin a1", so("c1=p2"), "villagers"),
    begun("not-an-option.troll", "troll x", *TROLL, "villagers"),
    begun("not-an-option.cycle-off", so("time=night")),
    begun("order-incomplete", "order hd", so("a1=h1d,h1c", "banshee=a1"), "villagers"),
    begun("too-many-answers", "coin lc1 lc1", so("c1=p2"), "villagers"),
    begun("choice-needed.coin", "vampire move lc1", so("g1=p1"), "vampire roll mrgsct"),
    begun("choice-needed.order", "vampire guard s", so("g1=h1d,h1c"), "vampire roll mrgsct"),
    begun("choice-needed.defend", "vampire move lc1", so("ch1=h1u"), "vampire guard s", "vampire roll mrgsct"),
    begun("choice-needed.victims", "vampire move lc1", "vampire guard sc", so("sunder@vampire")),
    Case(
        "choice-needed.return",
        "vampire guard s",
        (FACTS, "map sc1-ch2", READY, so("-6@vampire"), *ROUND[:3], "banshee guard s", "dullahan guard s"),
        shown="(a map with CH-2 on it)\n"
        + "\n".join([so("-6@vampire"), *ROUND[:3], "banshee guard s", "dullahan guard s"]),
    ),
    begun("choice-needed.level", "vampire move lc1", so("xp+5@vampire")),
    begun("choice-needed.reroll", "vampire move lc1", "vampire roll mmmrrg"),
    begun(
        "choice-needed.die",
        "vampire move lc1",
        "sheet vampire u 6 5 d2 r2 m2",
        "vampire keep gm",
        "vampire roll tttt",
        "vampire stay",
    ),
    begun("choice-needed.troll", "vampire move lc1", *TROLL, so("vampire=a1"), "vampire hit troll"),
    begun("no-such-gate", "spawn a1 p2", "villagers"),
    begun("gate-done", "spawn eh1 p2", "villagers", "spawn eh1 p2"),
    begun("type-not-in-bag", "spawn eh1 h2a", "villagers"),
    first("not-understood.symbol-marker", "symbols eh1"),
    Case("fact-missing.colours", "ready", (FACTS,), 6, "(scenario 6, all facts but the colours)"),
    Case("fact-missing.goals", "ready", (FACTS,), 7, "(scenario 7, all facts but the ways out)"),
    later(
        7,
        "not-your-turn.captured",
        "dullahan hit p1",
        "dullahan guard s",
        so("a1=knight", "dullahan=a1", "knight@a1>lc1", "knight@lc1>a1"),
    ),
    later(7, "is-captive", "dullahan move lc1", *CAPTURED),
    later(7, "is-captive.moved", "vampire use 1 dullahan>ch1", *CAPTURED),
    later(9, "wrong-die.seal", "vampire seal r", so("vampire>a1", "vampire>eh1")),
    later(7, "protected.captor", "dullahan hit knight", *CAPTURED),
    later(10, "protected.carrier", "vampire use 1 _h1u@a1", so("a1=h1u+", "vampire=a1")),
    later(9, "no-load.nothing-caught", "vampire catch"),
    later(6, "no-load.full", "vampire catch", so("lc1=p2", "vampire=lc1"), "vampire catch"),
    later(6, "no-load.peasant", "vampire kill"),
    later(9, "no-load.objective", "vampire drop objective"),
    later(6, "no-load.nothing-sealed", "vampire seal"),
    later(9, "no-load.no-objective", "vampire seal", so("vampire=eh1")),
    later(
        6,
        "choice-needed.spawn",
        "vampire guard s",
        so("lc1=p1", "vampire=lc1"),
        "vampire catch",
        "vampire move k1",
    ),
    later(6, "hero-in-play", "spawn eh1 knight", so("a1=knight"), "villagers"),
    later(3, "hero-in-play.dead", "spawn eh1 nun", so("-nun@eh1"), "villagers"),
    Case("choice-needed.hero", "spawn eh1 p1", LATER[3][:-3], 3, "(scenario 3, its facts)\nready"),
    later(6, "no-such-gate.idle", "spawn g1 p1", "villagers"),
    Case(
        "choice-needed.hunters",
        "spawn eh1 p3",
        (*KNIGHT, "ready"),
        10,
        "(scenario 10, its facts)\nready",
    ),
    later(
        8,
        "choice-needed.another",
        "spawn g1 p1",
        so("morale=55"),
        so("morale=60", "dial=10"),
        "villagers",
        "spawn eh1 knight",
    ),
    gathered("wrong-room.summoning", "vampire pay m", so("vampire=a1")),
    gathered("wrong-die.paid", "banshee pay m", "vampire pay m"),
    gathered("already-used.paid", "vampire pay r", "vampire pay m"),
    gathered("choice-needed.summon", "villagers", *PAID),
    gathered("not-an-option.taken", "summon banshee u 6 2 2 1", *PAID),
    gathered("not-understood.payer", "payers 3", *PAID),
    gathered("choice-needed.payers", "villagers", *PAID, CARD),
    gathered("not-an-option.twice", "payers vampire vampire", *PAID, CARD),
    gathered("order-incomplete.payers", "payers vampire", *PAID, CARD),
    gathered("not-your-turn.allies", "vampire guard s", *COME, "hydra move lc1"),
    gathered("too-many-answers.wounds", "hydra hit p3", *COME, so("sr1=p3")),
    gathered("already-used.attack", "hydra hit p1", *COME, so("sr1=p3"), "hydra hit p1"),
    gathered("not-in-reach.ally", "hydra hit a1 p1", *COME, so("a1=p3")),
    gathered("not-your-turn.ally-stunned", "hydra move lc1", *COME, so("stun@hydra")),
    gathered("not-an-option.banished", "summon hydra u 6 2 2 1", *COME, so("-6@hydra"), *AGAIN),
    gathered("nothing-to-decide.summon", CARD),
    gathered("nothing-to-decide.payers", "payers vampire banshee"),
    gathered("nothing-to-decide.redirect", "vampire redirect -"),
    gathered("not-understood.minion", "vampire redirect 3"),
    gathered("already-used.minion", "hound move a1", HOUND, so("hound=a1"), "hound move lc1"),
    gathered("hero-in-play.minion", "vampire use 1 +hound@a1", HOUND, so("hound=a1")),
    gathered("choice-needed.redirect", "vampire guard s", *TO_VAMPIRE),
    gathered("protected.yunfakh", "vampire hit lc1 y1", so("lc1=y1u")),
    Case("fact-missing.symbols", "vampire take", (FACTS, READY, "card none"), 12, ""),
    begun_in(12, "wrong-cost.symbols", "vampire pay m", so("vampire=sr1")),
    begun_in(12, "wrong-room.symbol", "vampire take m", so("vampire=eh1")),
    begun_in(12, "wrong-die.symbol", "vampire take g", so("vampire=a1")),
    begun_in(12, "choice-needed.symbol", "vampire take", so("vampire=c1")),
    begun_in(14, "protected.fleeing", "vampire hit p1^", so("ch1=p1^")),
    begun("count-differs.heart", "= heart 4"),
    later(4, "count-differs.morale", "= morale 19", "card none"),
    begun("count-differs.no-morale", "= morale 20"),
    later(4, "count-differs.dial", "= dial 4", "card none"),
    begun("count-differs.health", "= vampire 4"),
    begun("count-differs.xp", "= xp vampire 3"),
    begun("count-differs.zone", "= a1 p2", so("a1=p3,h1d")),
    Siege("not-understood.siege-parts", "a1 p1"),
    Siege("not-understood.siege-villagers", f"p1 | {MONSTERS} | heart 5"),
    Siege("not-understood.siege-monsters", "a1 p1 | vampire 6/6; banshee lc1 5/5 | heart 5"),
    Siege("not-understood.siege-monster-count", "a1 p1 | vampire a1 6/6 | heart 5"),
    Siege("not-understood.siege-health", "a1 p1 | vampire a1 7/6; banshee lc1 5/5 | heart 5"),
    Siege(
        "not-understood.siege-sheet",
        f"a1 p1 | {MONSTERS} | heart 5",
        (),
        (f"map {MAP}", "sheet vampire u 7 5 d2 r1 m2"),
    ),
    Siege("not-understood.siege-rest", f"a1 p1 | {MONSTERS} | heart 5; a1 gloomy"),
    Siege("not-understood.siege-heart", f"a1 p1 | {MONSTERS}"),
    Siege("not-understood.siege-dial", f"a1 p1 | {MONSTERS} | heart 5 dial 3"),
    Siege("not-understood.siege-fact", f"a1 p1 | {MONSTERS} | heart 5", (), ("coin sc1",)),
    Option("not-understood.siege-scenario", "--scenario", "15", siege._scenario),
    Option("not-understood.siege-house", "--house", "heart far", siege._house),
    Siege("fact-missing.siege-map", f"a1 p1 | {MONSTERS} | heart 5", (), ()),
    Siege("fact-missing.siege-sheet", f"a1 h1d | {MONSTERS} | heart 5"),
    Siege("nothing-to-decide.siege", f"a1 p1 | {MONSTERS} | heart 5", ("coin sc1",)),
]


def answered(case: Case | Siege | Option, language: str, columns: int) -> list[str]:
    return refusal_lines(Voice(language, GAME), case.refusal(), columns)


def page() -> str:
    """All of them in English, in the order of the checks."""
    parts = [
        "# Village Attacks: every refusal, as it is answered",
        "Written by `python -m tests.games.village_attacks.refusals`. What was entered before, the line typed then, "
        "and the answer. Ana, Ben and Cleo lead Vampire, Banshee and Dullahan in scenario 1, on an invented map. "
        "Where the game has begun, its setup isn't shown; nobody came in it.",
    ]
    for code in CODES:
        cases = [case for case in CASES if case.detail.partition(".")[0] == code]
        if cases:
            parts.append(f"## {code}")
        for case in cases:
            before = "\n".join(case.entered) if case.shown is None else case.shown
            block = "\n".join([before, "", f"> {case.line}", *answered(case, "en", 80)])
            parts.append(f"```text\n{block.strip()}\n```")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
