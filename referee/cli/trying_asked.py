"""What a bare `referee try` asks at a terminal: where something is tried, and what."""

from typing import Any, NamedTuple

from referee.cli.asking import Answers, Option, Question, ask_all, latin, line, menu, next_row, refusal_of, rows_of
from referee.cli.environment import Environment
from referee.cli.opening import as_of, read_record
from referee.games import GAMES
from referee.notation.foreign import in_notation
from referee.notation.names import write_name
from referee.show.ruling import want
from referee.table.header import Header
from referee.table.play import Play
from referee.table.table import Table


class Asked(NamedTuple):
    """As the options of the command say it."""

    game: str | None
    at: int | None
    village: str | None
    creatures: str
    entry: str


def ask_what(env: Environment, edition: str) -> Asked | None:
    """What is to be tried, and where; None if there is nowhere to try anything.

    :raises Exit: if somebody leaves.
    """
    places = _places(env)
    if not places:
        return None
    answers = ask_all(env, lambda answers: _following(env, places, edition, answers))
    if answers.get("where", places[0]) == "drawn":
        return Asked(_drawn_kind(), None, rows_of(answers), answers["beside"], answers["entry"])
    at = answers.get("at")
    return Asked(_name(env, answers), None if at is None else int(at), None, "", answers["entry"])


def _places(env: Environment) -> list[str]:
    names, last = env.store.names(), env.store.last()
    found = ["now", "earlier"] if last in names else []
    return found + ["other"] * (len(names) > len(found[:1])) + ["drawn"] * bool(_drawn_kind())


def _drawn_kind() -> str | None:
    """The kind of game whose positions can be drawn."""
    return next((kind for kind, game in GAMES.items() if game.positions() is not None), None)


def _name(env: Environment, answers: Answers) -> str:
    return str(answers["name"]) if "name" in answers else str(env.store.last())


def _following(env: Environment, places: list[str], edition: str, answers: Answers) -> Question | None:
    if len(places) > 1 and "where" not in answers:
        return menu(
            env, "where", lambda: [Option(one, env.voice(f"ask.where-{one}", name=env.store.last())) for one in places]
        )
    where = answers.get("where", places[0])
    if where == "drawn":
        return _of_drawing(env, edition, answers)
    if where == "other" and "name" not in answers:
        others = [name for name in env.store.names() if name != env.store.last()]
        return menu(env, "name", lambda: [Option(name, name) for name in others])
    table, _ = read_record(env, env.store.path(_name(env, answers)))
    if where == "earlier" and "at" not in answers:
        most = table.play.entries
        return line(env, "at", lambda text: _not_an_entry(env, text, most), most=most, such=max(0, most - 1))
    return None if "entry" in answers else _entry(env, as_of(table, int(answers.get("at", table.play.entries))))


def _of_drawing(env: Environment, edition: str, answers: Answers) -> Question | None:
    kind = _drawn_kind()
    assert kind is not None
    env.speak_of(kind)
    positions: Any = GAMES[kind].positions()
    names = env.voice("typed.you"), env.voice("typed.neighbour")

    def position(drawing: str, creatures: str = "") -> Any:
        return positions.typed_position(drawing, "a1", creatures.split(), (), edition, "", names)

    if row := next_row(env, answers, lambda text: refusal_of(env, lambda: position(text))):
        return row
    drawing = rows_of(answers)
    if "beside" not in answers:
        unread = lambda text: refusal_of(env, lambda: position(drawing, text))  # noqa: E731
        return line(env, "beside", unread, read=latin, may_be_empty=True)
    if "entry" in answers:
        return None
    state = position(drawing, answers["beside"])
    game = positions.game_from(state)
    return _entry(env, Table(Header(game, state.setup), Play(game, state.setup)))


def _entry(env: Environment, table: Table) -> Question:
    return line(env, "entry", lambda text: _unread(env, table, text), may_be_empty=True, such=_example(env, table))


def _unread(env: Environment, table: Table, text: str) -> str:
    """Why an entry is not understood, also with the first player's name before it; nothing if it is."""
    foreign, players = table.game.foreign(), table.players
    whole = [in_notation(line, foreign, players) for line in (text, f"{write_name(players[0])} {text}")]
    faults = [refusal_of(env, lambda line=line: table.play.parse(line)) for line in whole]  # type: ignore[misc]
    return faults[0] if all(faults) else ""


def _example(env: Environment, table: Table) -> str:
    """An entry that would be legal, as a sentence; if none is at hand, what is expected now."""
    for decision in table.pending:
        if decision.seat is None:
            continue
        player, option = write_name(table.players[decision.seat]), next(iter(decision.options), "")
        if env.voice.knows(key := f"ask.entry-{decision.kind}"):
            return env.voice(key, player=player, option=option)
        for words in (f"{player} {decision.kind} {option}", f"{player} {option}"):
            if option and not refusal_of(env, lambda words=words: table.judge(words)):  # type: ignore[misc]
                return env.voice("ask.such", words=words)
        return want(env.voice, table, decision)
    return ""


def _not_an_entry(env: Environment, text: str, most: int) -> str:
    fits = text.isascii() and text.isdecimal() and len(text) < 7 and int(text) <= most
    return "" if fits else env.voice("ask.number", least=0, most=most)
