"""One villagers' phase from a typed position: run up to what must be told, step by step, each with its rulings."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Decision, Event, Refused, refuse
from referee.games.village_attacks.game import GAME
from referee.games.village_attacks.rules.actions import Spawn, Summon
from referee.games.village_attacks.rules.course import question, run_villagers
from referee.games.village_attacks.rules.fact_entries import MinionFact, Sheet
from referee.games.village_attacks.rules.facts import FACTS
from referee.games.village_attacks.rules.figures import PEASANT
from referee.games.village_attacks.rules.judging import judge, pending
from referee.games.village_attacks.rules.spawning import tier
from referee.games.village_attacks.rules.state import House, Question, State
from referee.games.village_attacks.snapshot import snapshot
from referee.games.village_attacks.typed_positions import check_types, is_known, place, read_position, setup_of
from referee.games.village_attacks.words.tokens import NONE, group_in
from referee.games.village_attacks.written_positions import write_position
from referee.notation import grammar
from referee.notation.foreign import in_notation

# What is to be looked up about each step, by the key of what happened or is told; an attack names its own, too.
_RULES: Final = {
    "dial": ("VA3", "VA114"),
    "zone": ("VA123", "VA124"),
    "dark-zone": ("VA44",),
    "do-raise": ("VA148", "VA149"),
    "burns": ("VA150",),
    "burned": ("VA150", "VA22"),
    "burned-wound": ("VA150",),
    "shield": ("VA34",),
    "attacked-partly": ("VA34",),
    "attacked-blocked": ("VA34",),
    "counter": ("VA36", "VA137"),
    "countered": ("VA36", "VA137"),
    "countered-xp": ("VA36", "VA137", "VA22"),
    "countered-wound": ("VA36", "VA137"),
    "counter-in-vain": ("VA38", "VA139"),
    "trap-sprung": ("VA70", "VA71"),
    "morale": ("VA22",),
    "level": ("VA18", "VA19", "VA140"),
    "adjusted": ("VA2", "VA119"),
    "put-adjusted": ("VA2", "VA119"),
    "nobody-comes-adjusted": ("VA2", "VA119"),
    "card-ignored": ("VA120",),
    "box-empty": ("VA63", "VA158"),
    "torch": ("VA56",),
    "torch-moved": ("VA56",),
    "level-out-of-reach": ("VA190",),
    "troll-die": ("VA128",),
    "monster-laid": ("VA151",),
    "do-lay": ("VA151", "VA184"),
    "shoved-moved": ("VA161", "VA162"),
    "no-room": ("VA161",),
    "load-dropped": ("VA196",),
    "captured": ("VA199", "VA202"),
    "freed": ("VA94",),
    "tome-taken": ("VA208",),
    "tome-dropped": ("VA210",),
    "tome-out": ("VA97",),
    "gate-opens": ("VA96", "VA204"),
    "another-card": ("VA203",),
    "do-move": ("VA143",),
    "pushed": ("VA166", "VA73"),
    "do-put": ("spawning",),
    "nobody-comes": ("spawning",),
    "health": ("defence",),
    "monster-wounded": ("defence",),
    "monster-wounded-to-death": ("defence",),
    "monster-died": ("death",),
    "died": ("death",),
    "xp": ("experience",),
    "ability": ("experience",),
    "event": ("events",),
    "heart": ("heart",),
    "ally-health": ("summoning",),
    "ally-died": ("summoning",),
}
_BY: Final = {  # a villager dies or is wounded: by what did that
    "counter": ("VA36", "VA137"),
    "trap": ("VA165", "VA22"),
    "burn": ("VA150", "VA22"),
    "troll": ("VA82", "VA23"),
    "effect": ("effects",),
}
_OF_A_MONSTER: Final = {"do-remove": ("death",), "do-wound": ("defence",)}
_ASKED: Final = {  # in addition to the one that the question names
    "way": ("VA144",),
    "target": ("VA135",),
    "luck": ("VA47", "VA136"),
    "defend": ("VA35",),
}


_WITHOUT_VERB: Final = ("not-understood.verb", "not-understood.table-verb")


class Step(NamedTuple):
    """What happened; or what was asked and how it was answered."""

    state: State  # the position that it led to; the one in which it was asked
    event: Event | None = None
    asked: Question | None = None
    answer: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        if self.event is not None:
            return rules_for(self.event, self.state)
        assert self.asked is not None
        return rules_of(self.asked, self.state)


def rules_for(event: Event, state: State) -> tuple[str, ...]:
    """Of what happened, in the position that it led to."""
    if event.key == "over" and state.end:
        return (state.end.rule,)
    params = event.params
    own = params.get("rule")
    key = "pushed" if params.get("pushed") else "shoved-moved" if params.get("shoved") else event.key
    veterans = ("VA62",) if params.get("veterans") else ()
    rules = _RULES.get(key, ()) or _BY.get(params.get("how", ""), ()) or _OF_A_MONSTER.get(key, ())
    return (*((own,) if own else ()), *rules, *veterans)


def rules_of(asked: Question, state: State) -> tuple[str, ...]:
    """Of what is asked; the morale matters for a card where it says which tier is read."""
    more = ("VA24",) if asked.kind == "spawn" and state.setup.page.tiers else ()
    return (asked.rule, *_ASKED.get(asked.about or asked.kind, ()), *more)


class Siege(NamedTuple):
    steps: tuple[Step, ...]
    state: State
    asked: Decision | None  # what must be told before it can go on; None at the end
    dial: bool

    @property
    def after(self) -> str:
        """How everybody stands, as it is typed."""
        return write_position(self.state, dial=self.dial)


def started(position: str, scenario: int, house: House, lines: Sequence[str]) -> tuple[State, bool]:
    """The position as the rules have it, and whether the event dial is in use.

    :raises Refused:
    """
    typed = read_position(position)
    names = tuple([one.name for one in typed.monsters])
    entries = [grammar.parse(line, GAME, names) for line in lines]
    setup = setup_of(typed, scenario, house, [one.name for one in entries if isinstance(one, MinionFact | Summon)])
    for line, entry in zip(lines, entries, strict=True):
        if not isinstance(entry, (*FACTS, Summon)):
            refuse("not-understood", "record", "not-understood.siege-fact", line=line, column=0)
    return place(typed, setup, [one for one in entries if not _of_somebody_else(one, names)]), typed.dial is not None


def _of_somebody_else(fact: Any, names: Sequence[str]) -> bool:
    """The sheet of a monster that isn't in the position: a table has its sheets ready for every position."""
    return isinstance(fact, Sheet) and not any(name.startswith(fact.monster) for name in names)


def settle(start: State, answers: Sequence[str], *, dial: bool) -> Siege:
    """The phase as far as the answers go.

    :raises Refused: as an entry of the game would be.
    """
    state, steps = start.copy(), []
    events: list[Event] = []
    run_villagers(state, events, dial=dial)
    steps += [Step(state, event) for event in events]
    for text in answers:
        asked = question(state)
        if asked is None:
            refuse("nothing-to-decide", "course", "nothing-to-decide.siege", text=text)
        entry = read_answer(text, state, asked)
        if entry is None:  # nothing, or a remark
            continue
        if isinstance(entry, Spawn) and any(one.figure.kind != PEASANT for one in entry.figures):
            check_types(state)
        events = []
        after = judge(state, entry, events)
        written = grammar.write(entry, GAME, state.setup.players, state)
        steps.append(Step(state, None, asked, written))
        steps += [Step(after, event) for event in events]
        state = after
    return Siege(tuple(steps), state, pending(state)[0] if question(state) else None, dial)


def read_answer(text: str, state: State, asked: Question) -> Any:
    """The entry; a bare answer has the verb that it needs: `sc1` is `coin sc1`, `c` is `dullahan defend c`.

    :raises Refused: not-understood and the like.
    """
    players = state.setup.players
    verb = "order" if asked.kind == "victims" else asked.kind
    if asked.seat is not None:
        verb = f"{state.setup.monsters[asked.seat]} {verb}"
    words = text.lower().split()
    if asked.kind == "spawn" and len(asked.options) == 1 and words and all(map(_is_card, words)):
        text = f"{asked.options[0]} {text}"  # the only marker left
        return grammar.parse(in_notation(f"{verb} {text}", GAME.foreign(), players), GAME, players)
    begun = [[one for one in asked.options if one.startswith(word)] for word in words]
    if words and all(begun):
        return grammar.parse(f"{verb} {text}", GAME, players)
    try:
        return grammar.parse(in_notation(text, GAME.foreign(), players), GAME, players)
    except Refused as error:
        if error.refusal.detail not in _WITHOUT_VERB or (words and state.seat_of(words[0]) is not None):
            raise
    return grammar.parse(in_notation(f"{verb} {text}", GAME.foreign(), players), GAME, players)


def _is_card(word: str) -> bool:
    return word == NONE or group_in(word) is not None


# --- as data


def data_of(siege: Siege) -> dict[str, Any]:
    after = snapshot(siege.state)
    for one in after["players"]:
        if not is_known(siege.state, one["monster"]):
            one |= {"xp_value": None, "slots": None}
    asked = after["pending"][0] if siege.asked else None
    return {
        "schema": 1,
        "game": GAME.id,
        "steps": [_step_data(siege.state, step) for step in siege.steps],
        "asked": asked,
        "after": {**after, "pending": [asked] if asked else []},
        "position": None if asked else siege.after,
    }


def _step_data(state: State, step: Step) -> dict[str, Any]:
    """What happened under `do`, with all that belongs to it; an answered question is `ask`."""
    rules = {"rule": step.rules[0] if step.rules else None, "rules": [*step.rules]}
    if step.asked is not None:
        asked = step.asked
        found: dict[str, Any] = {"do": "ask", "kind": asked.kind, "for": asked.about or None}
        found |= {"figures": asked.figures or None, "from": asked.zone or None, "options": [*asked.options]}
        found["monster"] = None if asked.seat is None else state.setup.monsters[asked.seat]
        if asked.kind == "spawn":
            found["tier"] = tier(step.state)
        return {**found, "answer": step.answer, **rules}
    assert step.event is not None
    key, seat, params = step.event
    whose = {} if seat is None else {"monster": state.setup.monsters[seat]}
    return {"do": key.removeprefix("do-"), **whose, **params, **rules}
