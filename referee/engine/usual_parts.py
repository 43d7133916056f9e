"""What holds for a game that lacks a part: the usual prompts, the usual telling, the usual keys of the header."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from referee.engine.game import Game, table_verbs
from referee.engine.lexicon import called
from referee.engine.parts import FindCard, HeaderKey, Prompts, Telling, Way
from referee.engine.ruling import Decision, Event, Said


class WholeEntries:
    """Prompts in general: an option by its key, or the words of an entry, the name left out."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def expand(self, state: Any, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
        option = labels.get(text, text)
        begins_with_verb = option.split()[0].lower() in verbs_of(self.game, decision)
        return option if begins_with_verb else answer_to(self.game, decision, option)

    def option_said(self, state: Any, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
        return "option", {"option": option}

    def part_of(self, decision: Decision, option: str) -> str:
        return option

    def on_board(self, decision: Decision) -> bool:
        return False

    def faces_at(self, decision: Decision, index: int) -> bool:
        return False

    def keyed(self, decision: Decision) -> bool:
        return bool(decision.options)

    def next_words(self, state: Any, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
        return following(decision.options, typed)

    def usual(self, state: Any, decision: Decision) -> str:
        return ""

    def way(self, state: Any, decision: Decision, option: str) -> Way | None:
        return None

    def example(self, state: Any, decision: Decision) -> str:
        return ""


class NothingMore:
    """Telling in general: what every game says is all."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def stand_params(self, state: Any) -> dict[str, Any]:
        """The plain values of the position, by their names."""
        return {key: value for key, value in self.game.view().snapshot(state).items() if isinstance(value, str | int)}

    def decision_params(self, state: Any, decision: Decision) -> dict[str, Any]:
        return {"left": decision.left} if decision.left is not None else {}

    def deed(self, state: Any, action: Any) -> Said | None:
        return None

    def results(self, before: Any, after: Any, events: Sequence[Event]) -> list[Event]:
        return [*events]

    def called(self, params: Mapping[str, Any]) -> Mapping[str, Any]:
        return params

    def told(self, events: Sequence[Event]) -> list[Event]:
        return [*events]

    def story(self, before: Any, after: Any, action: Any, events: Sequence[Event]) -> list[Event]:
        return []

    def explain(self, state: Any, action: Any) -> list[Any]:
        return []

    def count_parts(self, state: Any, seat: int, what: str) -> tuple[Any, ...]:
        return ()


def prompts_of(game: Game) -> Prompts:
    return game.prompts() or WholeEntries(game)


def following(options: Sequence[str], typed: Sequence[str]) -> list[str]:
    """The next words of the options that begin as typed."""
    split = [option.split() for option in options]
    found = [words[len(typed)] for words in split if words[: len(typed)] == [*typed] and len(words) > len(typed)]
    return [*dict.fromkeys(found)]


def telling_of(game: Game) -> Telling:
    return game.telling() or NothingMore(game)


def answer_to(game: Game, decision: Decision, option: str) -> str:
    """The words of the entry, but for the player's name: options begin with their verb where the kind of decision is
    none."""
    return f"{decision.kind} {option}" if decision.kind in verbs_of(game, decision) else option


def verbs_of(game: Game, decision: Decision) -> Collection[str]:
    """What an answer may begin with: the verbs of a player, or those of the whole table."""
    return game.words().VERBS if decision.seat is not None else table_verbs(game)


def keys_of(game: Game) -> Mapping[str, HeaderKey]:
    """How the keys of the header are given, besides the players: as the game says, else each by its name."""
    own = game.keys()
    if own is not None:
        return own
    others = [key for key in game.rules().HEADER if key not in ("players", "rules")]
    return {key: HeaderKey(f"--{key}", partial(header_words, game, key), metavar="VALUE…") for key in others}


def header_words(game: Game, key: str, text: str) -> list[str]:
    """The value of a header key in the notation's words, from those of any language."""
    foreign = game.foreign().get(key, {})
    return [called(word, foreign) or word for word in text.split()]
