"""Seats that somebody leads, such as lich@Ana: the n-th player leads the n-th, whoever is named the others."""

from collections.abc import Callable, Mapping, Sequence

from referee.engine.game import Game
from referee.say import Voice
from referee.table.header import read_value


def leaderless(words: Sequence[str], players: Sequence[str]) -> list[str]:
    """The seats of which nobody has said who leads them."""
    return [word for word in words[len(players) :] if "@" not in word]


def with_leaders(words: Sequence[str], players: Sequence[str], ask: Callable[[str], str]) -> list[str]:
    """The seats with who leads each; `ask` says who leads one of the others, unless only one can."""
    lacking = leaderless(words, players)
    return [f"{word}@{players[0] if len(players) == 1 else ask(word)}" if word in lacking else word for word in words]


def check_led(game: Game, key: str, words: Sequence[str], answers: Mapping[str, Sequence[str]]) -> None:
    """Whether these seats go with the players; who leads those beyond them may be told later.

    :raises BadValue:
    """
    rules, players = game.rules(), answers["players"]
    known = {one: value for one, value in answers.items() if one in rules.HEADER and value}
    known[key] = with_leaders(words, players, lambda seat: players[0])
    rules.make_setup({one: read_value(game, one, value) for one, value in known.items()})


def led_said(voice: Voice, words: Sequence[str], players: Sequence[str]) -> str:
    """Who leads whom, in words."""
    said = []
    for at, word in enumerate(words):
        seat, _, leader = word.partition("@")
        said.append(voice("start.led", name=shown_seat(seat), player=leader or players[at]))
    return ", ".join(said)


def shown_seat(seat: str) -> str:
    """As a person writes it."""
    return seat[:1].upper() + seat[1:]
