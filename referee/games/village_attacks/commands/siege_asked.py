"""What `referee siege` lacks, asked for at a terminal: the position, the map, and what the phase wants to know."""

from collections.abc import Sequence

from referee.cli.asking import Answers, Question, ask_all, line, refusal_of
from referee.cli.environment import Environment
from referee.engine.ruling import Refused
from referee.games.village_attacks.game import GAME
from referee.games.village_attacks.rules.state import House
from referee.games.village_attacks.siege import Siege, settle, started
from referee.games.village_attacks.typed_positions import read_position
from referee.show.ruling import wanted

About = tuple[int, House, list[str]]  # scenario, house rules, facts


def ask_missing(
    env: Environment, position: str | None, castle: str, given: Sequence[str], about: About
) -> tuple[str, str, list[str]]:
    """Ask for all that is missing. :raises Exit: if somebody leaves."""
    known = {key: text for key, text in (("position", position), ("map", castle)) if text}
    known |= {f"answer{number}": text for number, text in enumerate(given)}
    answers = {**known, **ask_all(env, lambda answers: _following(env, {**known, **answers}, about))}
    return answers["position"], "" if castle else answers["map"], _answers(answers)


def _answers(answers: Answers) -> list[str]:
    return [answers[key] for key in sorted((one for one in answers if one.startswith("answer")), key=_number)]


def _number(key: str) -> int:
    return int(key.removeprefix("answer"))


def _following(env: Environment, answers: Answers, about: About) -> Question | None:
    """The next question, until the phase is over."""
    if "position" not in answers:
        return line(env, "siege-position", lambda text: refusal_of(env, lambda: read_position(text)), key="position")
    if "map" not in answers:
        return line(
            env, "siege-map", lambda text: refusal_of(env, lambda: _settled({**answers, "map": text}, about)), key="map"
        )
    try:
        settled = _settled(answers, about)
    except Refused:
        return None  # which is said as soon as the command itself runs into it
    if settled.asked is None:
        return None
    key = f"answer{len(_answers(answers))}"

    def fault(text: str) -> str:
        return refusal_of(env, lambda: _settled({**answers, key: text}, about))

    return line(env, "siege-answer", fault, key=key, question=wanted(env.voice, GAME, settled.state, settled.asked))


def _settled(answers: Answers, about: About) -> Siege:
    scenario, house, facts = about
    start, dial = started(answers["position"], scenario, house, [*facts, f"map {answers['map']}"])
    return settle(start, _answers(answers), dial=dial)
