"""The entries of a game, folded one after the other: what is in force, what was taken back, where it stands."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from referee.engine.entries import Count, Ended, Note, PlayerName, Redo, Set, Undo
from referee.engine.game import BadValue, Game, Rules, Setup, State
from referee.engine.ruling import Earlier, Event, Events, Refusal, Refused, refuse
from referee.engine.seats import spelt, unknown
from referee.notation import grammar
from referee.notation.names import find_player, folded, matching
from referee.notation.words import Quoted
from referee.table.header import read_revision, read_setup

# Entries taken back, brought back or judged again, each time counted: so many at any rate, and so many more for each
# entry.
MOST_AGAIN: Final = 20_000
AGAIN_EACH: Final = 10

Who = tuple[tuple[int, int], ...]  # by seat, who sits there: at which entry they sat down, and in which seat


class Step(NamedTuple):
    """An entry in force and the position it led to."""

    number: int
    entry: Any
    state: State
    repeat: bool = False  # it only says what the referee had done by itself
    rules: Rules | None = None  # that judged it, if any did,
    before: State | None = None  # and in which position
    who: Who = ()  # whatever everybody is called, and wherever they sit by now

    @property
    def events(self) -> list[Event]:
        """What happened, told again: a replay puts nothing into words."""
        events: list[Event] = []
        if self.rules is not None:
            self.rules.judge(self.before, self.entry, events)
        return events


class Play:
    """A game as far as it was told. `enter` is the only way to change it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.rules = game.rules()
        self.first: State = self.rules.begin(setup)
        self.state = self.first
        self.who: Who = tuple((0, seat) for seat in range(len(setup.players)))
        self.sat_first = self.who
        self.steps: list[Step] = []
        self.undone: list[list[Step]] = []
        self.entries = 0
        self.ended = ""  # when the game ended, if nothing happened since
        self.notes: list[str] = []
        self.again = 0  # how often entries were gone through again

    @property
    def setup(self) -> Setup:
        return self.state.setup

    def fork(self) -> "Play":
        """An independent copy, for looking ahead."""
        copy = Play.__new__(Play)
        copy.game, copy.rules, copy.first = self.game, self.rules, self.first
        copy.state, copy.entries = self.state, self.entries
        copy.steps, copy.undone, copy.ended, copy.again = self.steps[:], self.undone[:], self.ended, self.again
        copy.who, copy.sat_first = self.who, self.sat_first
        copy.notes = self.notes[:]
        return copy

    def parse(self, line: str) -> Any:
        """The entry on a line, None for a remark.

        :raises Refused: not-understood, unknown-player or ambiguous.
        """
        return grammar.parse(line, self.game, self.state.setup.players)

    def enter(self, entry: Any, events: Events = None) -> Step:
        """Judge an entry and take it in; what happened is told to whoever listens.

        :raises Refused: if it does not count; nothing has changed then.
        """
        number = self.entries + 1
        common = _COMMON.get(type(entry))
        if common is not None:
            step: Step = common(self, number, entry)
        else:
            rules, state = self.rules, self.state
            if state.forced and rules.repeats(state, entry):
                step = Step(number, entry, state, True, who=self.who)
                self.steps.append(step)
            else:
                try:
                    after = rules.judge(state, entry, events)
                except Refused as error:
                    raise Refused(_with_numbers(error.refusal, self.steps)) from None
                step = Step(number, entry, after, False, rules, state, self.who)
                self.steps.append(step)  # as in `_go_on`, for which nearly every entry would be a call
                self.state = after
                if self.undone:
                    self.undone.clear()
                self.ended = ""
        self.entries = number
        return step

    def _undo(self, number: int, entry: Undo) -> Step:
        start, cut, found = entry.start, len(self.steps), False
        # A repeat goes with the entry that it repeats, and is nothing to take back for itself.
        while cut and (not found if start is None else self.steps[cut - 1].number >= start):
            cut -= 1
            found = found or not self.steps[cut].repeat
        if not found:
            refuse("nothing-to-undo", "record", start=start)
        self._go_through(len(self.steps) - cut)
        self.undone.append(self.steps[cut:])
        del self.steps[cut:]
        self._stand()
        return Step(number, entry, self.state, who=self.who)

    def _redo(self, number: int, entry: Redo) -> Step:
        if not self.undone:
            refuse("nothing-to-redo", "record")
        self._go_through(len(self.undone[-1]))
        self.steps += self.undone.pop()
        self._stand()
        return Step(number, entry, self.state, who=self.who)

    def _go_through(self, entries: int) -> None:
        """Count entries that are gone through again: without a limit, a small record could keep a machine for days.

        :raises Refused: unreadable, if that happens too often.
        """
        most = MOST_AGAIN + AGAIN_EACH * self.entries
        if entries > 1 and self.again + entries > most:
            refuse("unreadable", "record", "unreadable.again", limit=most)
        self.again += entries if entries > 1 else 0

    def _stand(self) -> None:
        """Where the last entry in force led to, after steps were taken back or brought back."""
        self.state, self.who = (
            (self.steps[-1].state, self.steps[-1].who) if self.steps else (self.first, self.sat_first)
        )
        self.ended = ""

    def _count(self, number: int, entry: Count) -> Step:
        whole = self.game.whole_table()
        if entry.player is not None:
            counted = self.rules.count(self.state, entry.player, entry.what)
        else:
            assert whole is not None, "else nobody could have read the entry"
            counted = whole.count(self.state, entry.what)
        if counted != entry.number:
            player = "" if entry.player is None else self.setup.players[entry.player]
            refuse(
                "count-differs",
                "record",
                f"count-differs.{entry.what}",
                player=player,
                number=entry.number,
                counted=counted,
            )
        return Step(number, entry, self.state, who=self.who)

    def _note(self, number: int, entry: Note) -> Step:
        self.notes.append(entry.text)
        return Step(number, entry, self.state, who=self.who)

    def _ended(self, number: int, entry: Ended) -> Step:
        self.ended = entry.time
        return Step(number, entry, self.state, who=self.who)

    def _go_on(self, step: Step) -> None:
        """A step of the game: what was taken back is lost, and the game is not at its end for good."""
        self.steps.append(step)
        self.state, self.who = step.state, step.who
        self.undone.clear()
        self.ended = ""

    def _set(self, number: int, entry: Set) -> Step:
        """Judge the whole game as if the header said so; `set rules N` alone holds from here on."""
        setup = self.setup
        try:
            if entry.key == "rules":
                whole = len(entry.words) == 2 and entry.words[1].lower() == "all"
                revision = read_revision(self.game, entry.words[:1] if whole else entry.words)
                setup = setup._replace(rules=revision)
                entry = Set("rules", (str(revision), "all") if whole else (str(revision),))
                again = whole
            else:
                words = {**self.rules.header_of(setup), "rules": (str(setup.rules),)}
                words["players"] = tuple(map(Quoted, words["players"]))
                if entry.key == "players":
                    for key in self.rules.NAMING:
                        words[key] = tuple(_name_now(word, words["players"], entry.words) for word in words[key])
                setup = read_setup(self.game, {**words, entry.key: entry.words})
                whole, again = False, True
                canonical = self.rules.header_of(setup)[entry.key]
                entry = Set(entry.key, tuple(map(Quoted, canonical)) if entry.key == "players" else canonical)
        except BadValue as error:
            code = "unsupported" if error.reason == "revision" else "not-understood"
            params = {"key": error.key, **error.params}
            raise Refused(Refusal(code, "record", f"bad-header.{error.reason}", params)) from None
        if again:  # the entries are also seated again after each change of names, which is little work
            naming = ("players", *self.rules.NAMING)
            renamings = sum(isinstance(step.entry, Set) and step.entry.key in naming for step in self.steps)
            self._go_through(len(self.steps) * (1 + renamings // 10))
        if again:
            *_, last = self.judged_again(setup, whole=whole)
            state = last.state
        else:
            state = self.rules.under_rules(self.state, setup.rules)
        seats = moves(self.setup.players, setup.players)
        who = tuple(
            self.who[seats.index(seat)] if seat in seats else (number, seat) for seat in range(len(setup.players))
        )
        step = Step(number, entry, state, who=who)
        self._go_on(step)
        return step

    def judged_again(self, setup: Setup, *, whole: bool = False) -> Iterator[Step]:
        """The entries in force from another beginning: that beginning as entry 0, then each of them.

        Just as if the header had said so: what only repeats what the referee does by itself is found again, too.
        The rules are those that were in force at each entry, or the setup's own for the `whole` game.

        :raises Refused: if one of them no longer fits; `entry` in its parameters says which.
        """
        rules = self.first.setup.rules
        actions: list[tuple[int, Any]] = []
        players = self.first.setup.players
        for step in self.steps:
            if isinstance(step.entry, Set):
                if step.entry.key == "rules" and len(step.entry.words) == 2:
                    rules = int(step.entry.words[0])
                    actions = _without_rules(actions)
                now = step.state.setup.players
                if now != players:
                    actions = [(number, reseat(action, players, now)) for number, action in actions]
                    players = now
            actions.append((step.number, step.entry))
        if whole:
            actions, rules = _without_rules(actions), setup.rules
        step = Step(0, None, self.rules.begin(setup._replace(rules=rules)))
        yield step
        before: list[Step] = []
        for number, action in actions:
            try:
                step = self._act_again(step.state, number, reseat(action, players, setup.players))
            except Refused as error:
                raise Refused(_at_entry(_with_numbers(error.refusal, before), number)) from None
            before.append(step)
            yield step

    def _act_again(self, state: State, number: int, entry: Any) -> Step:
        if isinstance(entry, Set):
            rules_from_here = entry.key == "rules" and len(entry.words) == 1
            return Step(number, entry, self.rules.under_rules(state, int(entry.words[0])) if rules_from_here else state)
        if state.forced and self.rules.repeats(state, entry):
            return Step(number, entry, state, True)
        return Step(number, entry, self.rules.judge(state, entry), False, self.rules, state)

    def by_now(self) -> Sequence[Step]:
        """The entries in force as the header of now judges them, with everybody seated as now."""
        corrected = any(isinstance(step.entry, Set) for step in self.steps)
        return [*self.judged_again(self.setup)][1:] if corrected else self.steps


def _with_numbers(refusal: Refusal, steps: Sequence[Step]) -> Refusal:
    """The refusal with earlier entries by the numbers that the record gives them."""

    def number(value: Any) -> Any:
        if isinstance(value, Earlier):
            return [step.number for step in steps if step.rules is not None][value - 1]
        return tuple(map(number, value)) if type(value) is tuple else value

    if not any(isinstance(value, Earlier | tuple) for value in refusal.params.values()):
        return refusal
    return refusal._replace(params={key: number(value) for key, value in refusal.params.items()})


def _without_rules(actions: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    """Rules for the whole game take the place of those that were set from some entry on."""
    return [one for one in actions if not (isinstance(one[1], Set) and one[1].key == "rules")]


_COMMON: dict[type, Any] = {
    Undo: Play._undo,
    Redo: Play._redo,
    Count: Play._count,
    Note: Play._note,
    Ended: Play._ended,
    Set: Play._set,
}


@lru_cache(16)
def moves(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[int | None, ...]:
    """Where each of the old players sits now: by name, or in the same seat where only the name was corrected.

    None for a player who is gone.
    """
    was, names = [folded(name) for name in old], [folded(name) for name in new]
    return tuple(
        [
            names.index(name) if name in names else seat if len(was) == len(names) and names[seat] not in was else None
            for seat, name in enumerate(was)
        ]
    )


def _name_now(word: str, old: tuple[str, ...], new: tuple[str, ...]) -> str:
    """A word of the header with what that player is called now, alone or behind a figure; the old name if they are
    gone."""
    figure, at, name = ("", "", word) if word in old else word.partition("@")
    if name not in old:  # no player's at all
        return word
    seat = moves(old, tuple(map(str, new)))[old.index(name)]
    return Quoted(f"{figure}{at}{name if seat is None else new[seat]}")


def reseat(entry: Any, old: tuple[str, ...], new: tuple[str, ...]) -> Any:
    """The entry among the new names.

    :raises Refused: unknown-player (or whatever sits there), if that player is gone.
    """
    if old == new or isinstance(entry, Set):
        return entry
    renamed = _renamed(entry, old, new)
    return renamed if entry.player is None else renamed._replace(player=_seat_now(entry.player, old, new))


def _seat_now(seat: int, old: tuple[str, ...], new: tuple[str, ...]) -> int:
    """:raises Refused: unknown-player (or whatever sits there), if that player is gone."""
    now = moves(old, new)[seat]
    if now is None:
        refuse(unknown(new), "record", word=str(old[seat]), legal=tuple(map(str, new)))
    return now


def _renamed(value: Any, old: tuple[str, ...], new: tuple[str, ...]) -> Any:
    """An entry with the new names of the players that it names."""
    if isinstance(value, PlayerName) and matching(value, old):
        name = new[_seat_now(find_player(value, old), old, new)]
        return PlayerName(spelt(name))
    if not isinstance(value, tuple):
        return value
    parts = [_renamed(part, old, new) for part in value]
    make: Any = value  # with named fields, or without
    return tuple(parts) if type(value) is tuple else make._make(parts)


def seats_then(then: Who, now: Who) -> tuple[int | None, ...]:
    """Where each player of now sat then; None who was not there."""
    return tuple([then.index(one) if one in then else None for one in now])


def _at_entry(refusal: Refusal, number: int) -> Refusal:
    return refusal._replace(params={**refusal.params, "entry": number})
