"""What `referee tally` lacks, asked for at a terminal: which game, who played, and what lies before each of them."""

from typing import Any

from referee.cli.asking import Answers, Back, Option, Question, ask_all, line, menu, refusal_of
from referee.cli.environment import Environment
from referee.cli.errors.run import Instead
from referee.cli.tally_form import Form, check_players
from referee.engine.game import BadValue
from referee.engine.ruling import Refused
from referee.games import GAMES
from referee.guide.earlier import known_players, last_players
from referee.guide.new_game import game_name
from referee.guide.players import completed, read_players
from referee.notation.words import quote
from referee.say.tell import refusal_sentence


def ask_players(env: Environment, form: Form[Any], kind: str | None) -> list[str]:
    """A line for each player, as it is typed into the call.

    :raises Exit: if somebody leaves.
    :raises Instead: if it is another game, or which it is shall be asked again.
    """
    try:
        answers = ask_all(env, lambda answers: _following(env, form, kind, answers), leave=not env.kind_asked)
    except Back:
        env.kind_asked = False
        raise Instead from None
    return [f"{quote(name)} {answers[_key(name)]}" for name in read_players(answers["players"])]


def _following(env: Environment, form: Form[Any], kind: str | None, answers: Answers) -> Question | None:
    kinds = [one for one, game in GAMES.items() if game.tally() is not None]
    if kind is None and len(kinds) > 1:
        if "kind" not in answers:
            named = lambda: [Option(one, game_name(env.language, one), typed=(one,)) for one in kinds]  # noqa: E731
            return menu(env, "kind", named, env.voice.game)
        if answers["kind"] != env.voice.game:
            env.kind_asked = True
            raise Instead("--game", answers["kind"])
    if "players" not in answers:
        known, last = known_players(env), ", ".join(last_players(env))
        usual = "" if _wrong_players(env, form, last) else last
        offered = lambda text: completed(text, known)  # noqa: E731
        return line(env, "players", lambda text: _wrong_players(env, form, text), usual=usual, offered=offered)
    names = read_players(answers["players"])
    return next((_counted(env, form, name) for name in names if _key(name) not in answers), None)


def _counted(env: Environment, form: Form[Any], name: str) -> Question:
    """What lies before a player."""

    def fault(text: str) -> str:
        try:
            form.read_line(f"{quote(name)} {text}")
        except Refused as error:
            if error.refusal.detail == "not-understood.tally":  # which speaks of the name, too
                return env.voice("ask.counted.wrong")
            return refusal_sentence(env.voice, error.refusal)
        return ""

    return line(env, "counted", fault, key=_key(name), player=name)


def _key(name: str) -> str:
    return f"player {name}"


def _wrong_players(env: Environment, form: Form[Any], text: str) -> str:
    try:
        names = read_players(text)
    except BadValue as error:
        return env.voice("refused", message=env.voice(f"bad-header.{error.reason}", key=error.key, **error.params))
    if sum(word.isdecimal() for name in names for word in name.split()) > len(names):
        return env.voice("ask.players.numbers")
    return refusal_of(env, lambda: check_players(form, names))
