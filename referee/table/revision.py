"""A newer revision of the rules: what it would change in a game that is not over. Nothing is taken over by itself."""

from typing import Final, NamedTuple

from referee.engine.entries import Set
from referee.engine.ruling import Refusal, Refused
from referee.notation import grammar
from referee.table.header import newest
from referee.table.play import Play

OVER: Final = "over"


class FirstChange(NamedTuple):
    """The first entry that would be judged otherwise; `refusal` if it would not count at all."""

    number: int
    text: str
    refusal: Refusal | None


class RevisionOffer(NamedTuple):
    """The newest rules, for a game that is played under older ones."""

    rules: int
    what: str  # changed in them, in the game's own English words
    change: FirstChange | None  # nothing so far would be judged otherwise if None

    @property
    def choice(self) -> str:
        """What follows `set rules`: for the whole game, or from here on where an entry would no longer count."""
        whole = self.change is None or self.change.refusal is None
        return f"{self.rules} all" if whole else str(self.rules)


def offer(play: Play) -> RevisionOffer | None:
    """What an unfinished game is offered; one that is over or abandoned never, nor a table that said it stays."""
    number = newest(play.game)
    if play.setup.rules >= number or play.state.phase == OVER or play.ended or _stays(play):
        return None
    return RevisionOffer(number, play.game.rules().REVISIONS[number], _first_change(play, number))


def _stays(play: Play) -> bool:
    """Whether the table has answered: `set rules` with the number that was in force anyway, and none since."""
    rules, stays = play.first.setup.rules, False
    for step in play.steps:
        if isinstance(step.entry, Set) and step.entry.key == "rules":
            stays = step.state.setup.rules == rules
        rules = step.state.setup.rules
    return stays


def _first_change(play: Play, number: int) -> FirstChange | None:
    """Judge the entries in force under both, side by side, until one comes out otherwise."""
    known = {step.number: step.state for step in play.judged_again(play.setup)}
    try:
        for step in play.judged_again(play.setup._replace(rules=number), whole=True):
            if play.rules.under_rules(step.state, known[step.number].setup.rules) != known[step.number]:
                return FirstChange(step.number, _text(play, step.number), None)
    except Refused as error:
        entry = error.refusal.params["entry"]
        return FirstChange(entry, _text(play, entry), error.refusal)
    return None


def _text(play: Play, number: int) -> str:
    index = next(i for i, step in enumerate(play.steps) if step.number == number)
    before = play.steps[index - 1].state if index else play.first
    return grammar.write(play.steps[index].entry, play.game, before.setup.players, before)
