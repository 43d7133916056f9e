"""The game from a position typed by hand on: it stops where nothing more was typed."""

from referee.engine.game import Game
from referee.engine.ruling import Decision, Events
from referee.games.vampire_village import rules, words
from referee.games.vampire_village.game import GAME
from referee.games.vampire_village.position import ready_for
from referee.games.vampire_village.rules.actions import Action
from referee.games.vampire_village.rules.course import judge_alone
from referee.games.vampire_village.rules.state import Setup, State


def game_from(start: State) -> Game:
    """The game that begins there."""
    return GAME._replace(rules=lambda: RulesFromHere(start), words=WordsFromHere)


class RulesFromHere:
    """The rules of the game, with another beginning and for one player alone: where others stand, nobody has typed."""

    CODES = rules.CODES
    REVISIONS = rules.REVISIONS
    HEADER = rules.HEADER
    SETTABLE = rules.SETTABLE
    NAMING = rules.NAMING
    TIE_BREAKS = rules.TIE_BREAKS
    make_setup = staticmethod(rules.make_setup)
    header_of = staticmethod(rules.header_of)
    under_rules = staticmethod(rules.under_rules)
    repeats = staticmethod(rules.repeats)
    is_table_ruling = staticmethod(rules.is_table_ruling)
    ruled_place = staticmethod(rules.ruled_place)
    ruling_lasts = staticmethod(rules.ruling_lasts)
    count = staticmethod(rules.count)
    standings = staticmethod(rules.standings)
    account = staticmethod(rules.account)
    outcome = staticmethod(rules.outcome)

    def __init__(self, start: State) -> None:
        self.start = start

    def begin(self, setup: Setup) -> State:
        """The typed position, also where `set` has corrected something; other players have no position."""
        seated = len(setup.players) == len(self.start.seats)
        return self.start._replace(setup=setup) if seated else rules.begin(setup)

    def judge(self, state: State, action: Action, events: Events = None) -> State:
        return judge_alone(ready_for(state, action), action, events)

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(one for one in rules.pending(state) if not one.seat)


class WordsFromHere:
    VERBS = words.VERBS
    TABLE_RULINGS = words.TABLE_RULINGS
    COUNTS = words.COUNTS
    QUOTING = words.QUOTING

    def write(self, action: Action, state: State) -> list[str]:
        return words.write(action, ready_for(state, action))
