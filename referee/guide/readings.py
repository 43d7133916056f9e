"""Whose answer a line is, where a word may be a name or the beginning of an answer: what counts is taken."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from referee.engine.game import table_verbs
from referee.engine.keyboards import by_place
from referee.engine.parts import Addressing
from referee.engine.ruling import Decision, Refused, refuse
from referee.engine.usual_parts import prompts_of
from referee.guide.situation import Situation
from referee.notation.grammar import whose
from referee.notation.names import matching, write_name
from referee.notation.words import Misread, Unclosed, place_words


class Reading(NamedTuple):
    """A whole entry that a line may stand for: how well it fits (0 counts, 1 is refused, 2 is not understood)."""

    entry: str
    words: str
    fault: int
    text: str


def clearest(now: Situation, text: str, addressing: Addressing) -> str:
    """The entry that a line stands for: of the player it names, else of the one who is asked, else of another who may
    add something that the one asked cannot do at all.

    :raises Refused: ambiguous, if it counts in several ways.
    """
    asked = now.asked
    if asked is not None and addressing.name_is_enough(asked):
        text = _name_of_seat(now.players, text)
    others = addressing.also(now.state)
    name, rest = split_name(text)
    seats = matching(name, now.players)
    known = [one for one in (*now.pending, *others) if one.seat in seats]
    readings = [_read(now, one, rest) for one in known if rest or addressing.name_is_enough(one)]
    if asked is not None and not re.match(r'"\S', text):  # a quote alone is the 3 of a French keyboard
        own = _read(now, asked, text)
        readings.append(own)
        if all(one.fault for one in readings) and not _shared(own.words, asked.options):
            added = [(one, _read(now, one, text)) for one in others if not addressing.must_be_named(one)]
            readings += [one for other, one in added if not one.fault and _shared(one.words, other.options)]
    if not rest and all(one.fault for one in readings):  # a name alone, of somebody who may act now
        alike = [one for one in known if asked is not None and one.kind == asked.kind]
        readings += [one for one in [_read(now, decision, "") for decision in alike] if not one.fault]
    if not readings:
        return text
    best = min(one.fault for one in readings)
    if best:  # what is refused is best refused where it begins with something that can be done
        verbs = {*now.game.words().VERBS, *table_verbs(now.game)}
        readings.sort(key=lambda one: not verbs.intersection(one.words.split()[:1]))
    fitting = {one.text: one.entry for one in readings if one.fault == best}
    if len(fitting) > 1 and best == 0:
        refuse("ambiguous", "record", word=name, legal=tuple(fitting))
    return next(iter(fitting.values()))


def _name_of_seat(players: Sequence[str], text: str) -> str:
    """The player whose number it is, as the board has it."""
    number = by_place(text)
    seat = int(number[:4]) if number.isascii() and number.isdecimal() else 0
    return write_name(players[seat - 1]) if 0 < seat <= len(players) else text


def _read(now: Situation, decision: Decision, answer: str) -> Reading:
    game = now.game
    labels = {key: one.option for key, one in now.offers.items() if one.option and one.decision == decision}
    words = prompts_of(game).expand(now.state, decision, answer, labels, lambda word, group: word)
    entry = f"{whose(decision.seat, now.players)}{words}"
    questions = game.questions()
    try:
        return Reading(entry, words, 0, now.table.judge(entry).text)
    except Refused as error:
        can_be_asked = questions is not None and questions.is_missing(error.refusal)
        if can_be_asked or (questions is not None and questions.before(now.state, entry) is not None):
            return Reading(entry, words, 0, entry)
        return Reading(entry, words, 2 if error.refusal.code == "not-understood" else 1, entry)


def _shared(words: str, options: tuple[str, ...]) -> bool:
    """Whether an option begins as these words do: with the same two, or the only one."""
    first = words.split()[:2]
    return any(all(map(str.__eq__, option.split()[:2], first)) for option in options)


def split_name(text: str) -> tuple[str, str]:
    """The first word, which may be quoted, and the rest."""
    try:
        words = place_words(text)
    except (Misread, Unclosed):
        return text, ""
    return (words[0].text, text[words[1].column :]) if len(words) > 1 else (words[0].text if words else text, "")
