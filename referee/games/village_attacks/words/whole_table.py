"""What belongs to the whole table: facts, the villagers' phase, counts and rulings."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.game import TableParser
from referee.engine.invisible import TURNING
from referee.games.village_attacks.rules import actions
from referee.games.village_attacks.rules.figures import TROLL, Figure
from referee.games.village_attacks.rules.setup import RESERVED
from referee.games.village_attacks.words.facts import READERS, marker_at
from referee.games.village_attacks.words.tokens import (
    NONE,
    dice_at,
    effects_at,
    groups_at,
    monster_in,
    name_at,
    order_at,
    zone_at,
    zone_in,
)
from referee.notation.words import Quoted, expect, expect_count, expect_end, expect_text, misread

STAYS: Final = "stays"
NUMBERS: Final = ("heart", "morale", "dial")


def _bare(make: Callable[[], Any]) -> TableParser:
    def read(words: list[str], start: int) -> Any:
        expect_end(words, start)
        return make()

    return read


def _event(words: list[str], start: int) -> actions.EventCard:
    """A name of several words is in quotes, and is written with hyphens."""
    quoted = len(words) > start and type(words[start]) is Quoted
    name = ("-".join(words[start].split()) if quoted else expect(words, start, "event-name")).lower()
    if monster_in(name) is None or (name in RESERVED and name != TROLL):
        misread(start, "event-name")
    stays = len(words) > start + 1 and words[-1].lower() == STAYS
    return actions.EventCard(name, effects_at(words, start + 1, len(words) - stays), stays)


def _coin(words: list[str], start: int) -> actions.Coin:
    if len(words) <= start:
        misread(start, "coin")
    results = [expect(words, index, "coin") for index in range(start, len(words))]
    found = [zone_in(word) or monster_in(word) for word in results]
    return actions.Coin(tuple([one or misread(start + place, "coin") for place, one in enumerate(found)]))


def _spawn(words: list[str], start: int) -> actions.Spawn:
    zone = zone_at(words, start)
    if len(words) == start + 2 and words[start + 1].lower() == NONE:
        return actions.Spawn(zone, ())
    figures = groups_at(words, start + 1)
    marked = [at for at, (figure, *_) in enumerate(figures) if figure != Figure(figure.kind, figure.variant)]
    return actions.Spawn(zone, figures) if not marked else misread(start + 1 + marked[0], "figures")


def _troll(words: list[str], start: int) -> actions.TrollDie:
    die = dice_at(words, start)
    if len(die) > 1:
        misread(start, "die")
    expect_end(words, start + 1)
    return actions.TrollDie(die)


def _summon(words: list[str], start: int) -> actions.Summon:
    """`summon hydra u 6 2 2 1`."""
    return actions.Summon(*marker_at(words, start))


def _payers(words: list[str], start: int) -> actions.Payers:
    names = [monster_in(expect(words, at, "payer")) for at in range(start, max(len(words), start + 1))]
    return actions.Payers(tuple([one or misread(start + place, "payer") for place, one in enumerate(names)]))


def of_other(name: str, action: Any) -> Any:
    """What somebody does whom no player leads: a summoned monster or a minion moves, or attacks. None for all else."""
    word = monster_in(name)
    match action:
        case actions.Move(_, "", zones) if word:
            return actions.AllyMoves(word, zones)
        case actions.Hit(_, "", zone, figures) if word:
            return actions.AllyHits(word, zone, figures)
    return None


def _card(words: list[str], start: int) -> actions.TurnUp:
    name = name_at(words, start)
    expect_end(words, start + 1)
    return actions.TurnUp("" if name == NONE else name)


def _counted(words: list[str], start: int) -> actions.Counted:
    """`= heart 12`, `= xp vampire 3`, `= vampire 4`, `= a1 p3 h1d`."""
    what = expect(words, start, "counted").lower()
    if what in NUMBERS:
        number = expect_count(words, start + 1)
        expect_end(words, start + 2)
        return actions.Counted(what, number)
    if zone := zone_in(what):
        nobody = len(words) == start + 2 and words[start + 1].lower() == NONE
        return actions.Counted("zone", name=zone, figures=() if nobody else groups_at(words, start + 1))
    start += what == "xp"
    name = monster_in(expect(words, start, "counted")) or misread(start, "counted")
    number = expect_count(words, start + 1)
    expect_end(words, start + 2)
    return actions.Counted("xp" if what == "xp" else "health", number, name)


def _ruled(words: list[str], start: int) -> actions.Rule:
    """`! EFFECT … [stays] "why"`."""
    why = expect_text(words, max(len(words) - 1, start))
    if TURNING.search(why):
        misread(len(words) - 1, "turning")
    stays = len(words) > start + 1 and words[-2].lower() == STAYS
    effects = effects_at(words, start, len(words) - 1 - stays, ruling=True)
    return actions.Rule(effects, why, stays) if effects else misread(start, "effect")


VERBS: Final[dict[str, TableParser]] = {
    **READERS,
    "ready": _bare(actions.Ready),
    "villagers": _bare(actions.Villagers),
    "event": _event,
    "order": order_at,
    "coin": _coin,
    "troll": _troll,
    "spawn": _spawn,
    "card": _card,
    "summon": _summon,
    "payers": _payers,
    "=": _counted,
    "!": _ruled,
}
RULINGS: Final[dict[str, TableParser]] = {}
COUNTS: Final = ()


def count(state: Any, what: str) -> int:
    raise AssertionError("counts are entries of the game")


def write_table(action: Any, write_effects: Callable[[Any], list[str]]) -> list[str]:
    match action:
        case actions.Ready():
            return ["ready"]
        case actions.Villagers():
            return ["villagers"]
        case actions.EventCard(name, effects, stays):
            return ["event", name, *write_effects(effects), *[STAYS] * stays]
        case actions.Order(words):
            return ["order", *words]
        case actions.Spawn(zone, figures):
            return ["spawn", zone, *([group.code for group in figures] or [NONE])]
        case actions.TrollDie(die):
            return ["troll", die]
        case actions.Summon(name, kind, health, speed, wounds, far):
            return ["summon", name, kind, *map(str, (health, speed, wounds, far))]
        case actions.AllyMoves(name, zones):
            return [name, "move", *zones]
        case actions.AllyHits(name, zone, figures):
            return [name, "hit", *[zone] * bool(zone), *[group.code for group in figures]]
        case actions.TurnUp(card):
            return ["card", card or NONE]
        case actions.Rule(effects, why, stays):
            return [*write_effects(effects), *[STAYS] * stays, Quoted(why)]
        case actions.Counted("zone", _, name, figures):
            return ["=", name, *([group.code for group in figures] or [NONE])]
        case actions.Counted("xp", number, name):
            return ["=", "xp", name, str(number)]
    return ["=", action.name or action.what, str(action.number)]
