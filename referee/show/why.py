"""Why an entry counted, what it did and what else could have been done; where a player's points come from; and why
the game ended as it did."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.engine.entries import Count, Ended, Note, Redo, Set, Undo
from referee.engine.outcome import STANDINGS
from referee.engine.ruling import refuse
from referee.engine.seats import people
from referee.engine.standings import Standing, decided_by
from referee.engine.usual_parts import telling_of
from referee.games import GAMES
from referee.notation import grammar
from referee.notation.names import as_spelt, find_player
from referee.say import Voice
from referee.say.cards import tell
from referee.say.tell import event_line
from referee.show.entry import entry_words
from referee.show.json import changes_data
from referee.show.ledger import change_texts
from referee.show.options import options_said
from referee.show.refusal import by_rule
from referee.show.score import number_and_points, other_editions, role_sentences, verdict
from referee.show.text import Line, plain, wrap
from referee.table.ledger import changes
from referee.table.play import Play, Step, seats_then
from referee.table.table import Table

COMMON = (Undo, Redo, Count, Set, Note, Ended)
UNJUDGED = (Undo, Redo, Set, Note, Ended)  # of what is common, all but a count: no header changes them


def reason_lines(voice: Voice, answer: dict[str, Any], columns: int) -> list[Line]:
    """The answer of `why_entry` or `why_points` on a screen."""
    lines = _wrapped(answer["heading"], columns, "strong")
    for reason in answer["reasons"]:
        text = reason["text"]
        if reason["rule"]:
            text = by_rule(voice, text, reason["rule"])
        lines += _wrapped(f" · {text}", columns)
    for text in answer.get("events", ()):
        lines += _wrapped(f" → {text}", columns)
    for text in answer.get("changed", ()):
        lines += [plain(line, "good") for line in wrap(f"   {text}", columns, "     ")]
    if answer.get("otherwise"):
        lines += _wrapped(" · " + voice("why.else-said"), columns)
        lines += [plain(line) for text in answer["otherwise"] for line in wrap(f"   {text}", columns, "     ")]
    elif answer.get("else"):
        lines += _wrapped(" · " + voice("why.else", options=answer["else"]), columns)
    return lines


def _wrapped(text: str, columns: int, style: str = "") -> list[Line]:
    return [plain(line, style) for line in wrap(text, columns, "   ")]


class WithoutPoints(Exception):
    """The points of a player are asked for in a game that has none."""


def why(voice: Voice, table: Table, what: str, player: str | None = None) -> dict[str, Any]:
    """What a person asks for: an entry by its number, a player by name, which `player` always is; else the result of a
    game that is over, or the last entry.

    :raises Refused: if there is no such entry or player.
    :raises WithoutPoints: if points are asked for where there are none.
    """
    if player is None and what and not what.isdecimal():
        player = what.strip('"')
    if player is not None:
        if not table.standings:
            raise WithoutPoints
        return why_points(voice, table, find_player(as_spelt(player, table.players), table.players))
    if not what and table.outcome is not None:
        return why_result(voice, table)
    return why_entry(voice, table, int(what[:9]) if what else table.play.entries)


class Told(NamedTuple):
    """An entry, and the game before and after it."""

    step: Step
    line: str  # canonical
    before: Any
    seats: Sequence[int | None]  # where each player of after sat before
    steps_before: tuple[Step, ...]
    steps_after: tuple[Step, ...]


def _tell(table: Table, number: int) -> Told:
    """Fold the record up to that entry.

    :raises Refused: if it has no such entry.
    """
    play = Play(table.game, table.header.setup)
    for line in table.lines:
        entry = play.parse(line)
        if entry is None:
            continue
        before, sat, steps = play.state, play.who, tuple(play.steps)
        step = play.enter(entry)
        if step.number == number:
            written = grammar.write(step.entry, table.game, before.setup.players, before)
            return Told(step, written, before, seats_then(sat, step.who), steps, tuple(play.steps))
    return refuse("nothing-to-undo", "record", "no-such-entry", number=number, entries=table.play.entries)


def why_entry(voice: Voice, table: Table, number: int) -> dict[str, Any]:
    """Why that entry counted, what it did, and what else could have been done."""
    told = _tell(table, number)
    step, game = told.step, table.game
    players = step.state.setup.players
    if step.repeat:
        reasons = [_reason(voice, "why.repeat", "record")]
    elif isinstance(step.entry, COMMON):
        reasons = _common(voice, table, told)
    else:
        checks = telling_of(game).explain(told.before, step.entry)
        reasons = [_reason(voice, one.key, one.rule, **one.params) for one in checks]
    if (undoing := _undone_by(table, number)) is not None:
        reasons.append(_reason(voice, "why.undone", "record", number=undoing))
    else:
        reasons = [*_superseded(voice, table, told), *reasons]
    changed = changes(game, told.before, step.state, told.seats)
    happened = telling_of(game).told(step.events)
    events = [text for event in happened if (text := event_line(voice, event, players))]
    data: dict[str, Any] = {
        "entry": number,
        "text": told.line,
        "heading": voice("written", number=number, text=_said(voice, table, told)),
        "reasons": reasons,
        "events": events,
        "changes": changes_data(changed, players),
        "else": [],
    }
    data |= {"changed": change_texts(voice, changed, players)}
    return {**data, **_otherwise(voice, table, told)}


def _said(voice: Voice, table: Table, told: Told) -> str:
    return entry_words(voice, table.game, told.line, told.before.setup.players)


def _otherwise(voice: Voice, table: Table, told: Told) -> dict[str, Any]:
    """What the player could have decided instead, as words of an entry, and what that would have done."""
    entry = told.step.entry
    if told.step.repeat or isinstance(entry, COMMON) or table.game.rules().is_table_ruling(entry):
        return {}
    decision = next((one for one in table.game.rules().pending(told.before) if one.seat == entry.player), None)
    if decision is None:
        return {}
    words = table.game.words().write(entry, told.before)
    done = {" ".join(words[1:])} if decision.listed else {*words[2:3], *(" ".join(words[:n]) for n in range(5))}
    others = [option for option in decision.options if option not in done]
    return {"else": others, "otherwise": options_said(voice, table.game, told.before, decision, others)}


def _reason(voice: Voice, key: str, rule: str, /, **params: Any) -> dict[str, Any]:
    said = tell(voice, key, telling_of(GAMES[voice.game]).called(params))
    return {"text": said, "rule": "" if rule == "record" else rule}


def _undone_by(table: Table, number: int) -> int | None:
    """The entry that took this one back, if it is not in force."""
    play, undoing = Play(table.game, table.header.setup), None
    for line in table.lines:
        entry = play.parse(line)
        if entry is None:
            continue
        held = any(step.number == number for step in play.steps)
        step = play.enter(entry)
        holds = any(one.number == number for one in play.steps)
        if held != holds:
            undoing = step.number if held else None
    return undoing


def _common(voice: Voice, table: Table, told: Told) -> list[dict[str, Any]]:
    """Why an entry counted that every game has."""
    entry, before = told.step.entry, told.before
    match entry:
        case Undo() | Redo():
            longer, shorter = sorted((told.steps_before, told.steps_after), key=len, reverse=True)
            moved = tuple(_entry_text(voice, table, longer, index) for index in range(len(shorter), len(longer)))
            return [_reason(voice, "why.undo" if isinstance(entry, Undo) else "why.redo", "record", entries=moved)]
        case Set("rules", words) if len(words) == 1:
            return [_reason(voice, "why.set-rules", "record", old=before.setup.rules, new=words[0])]
        case Set(key, words):
            old = {**table.game.rules().header_of(before.setup), "rules": (str(before.setup.rules),)}.get(key, ())
            sides = {"old": " ".join(old) or "–", "new": " ".join(words) or "–"}
            return [_reason(voice, "why.set", "record", key=key, **sides)]
        case Count(seat, what, number):
            counted = _reason(voice, "why.count", "record", number=number)
            if seat is None:
                return [counted]
            if what == "points":
                return [counted, *_accounts(voice, table, before, seat)]
            parts = telling_of(table.game).count_parts(before, seat, what)
            return [counted, _reason(voice, f"why.count-{what}", "record", parts=parts)] if parts else [counted]
    return [_reason(voice, "why.note" if isinstance(entry, Note) else "why.ended", "record")]


def _entry_text(voice: Voice, table: Table, steps: Sequence[Step], index: int) -> str:
    """An entry in force by its number, in the words and with the names of then."""
    step, before = steps[index], steps[index - 1].state if index else table.play.first
    players = before.setup.players
    text = entry_words(voice, table.game, grammar.write(step.entry, table.game, players, before), players)
    return voice("why.entry", number=step.number, text=text)


def _superseded(voice: Voice, table: Table, told: Told) -> list[dict[str, Any]]:
    """That the header by which the entry was judged has been corrected since, and what the entry does by now."""
    step, steps = told.step, table.play.steps
    known = {one.number for one in told.steps_before}
    later = [index for index, one in enumerate(steps) if one.number not in known and _corrects(table.play, index)]
    if not later or isinstance(step.entry, UNJUDGED):
        return []
    entries = tuple(_entry_text(voice, table, steps, index) for index in later)
    found = [_reason(voice, "why.superseded", "record", entries=entries)]
    if isinstance(step.entry, Count):
        return found
    now = next(one for one in table.play.by_now() if one.number == step.number)
    changed = () if now.before is None else changes(table.game, now.before, now.state, range(len(table.players)))
    texts = change_texts(voice, changed, table.players)
    return [*found, _reason(voice, "why.by-now" if texts else "why.by-now-nothing", "record", changes=texts)]


def _corrects(play: Play, index: int) -> bool:
    """Whether that step has corrected the header for the whole game."""
    step, before = play.steps[index], play.steps[index - 1].state if index else play.first
    from_here_on = isinstance(step.entry, Set) and step.entry.key == "rules" and len(step.entry.words) == 1
    return isinstance(step.entry, Set) and not from_here_on and before.setup != step.state.setup


def _accounts(voice: Voice, table: Table, state: Any, seat: int) -> list[dict[str, Any]]:
    return [_reason(voice, key, rule, **params) for key, params, rule in table.game.view().point_by_point(state, seat)]


def why_points(voice: Voice, table: Table, seat: int) -> dict[str, Any]:
    """Every point of a player, card by card."""
    name, state = table.players[seat], table.state
    place = next(one for one in table.snapshot()["standings"] if one["player"] == name)
    key = "why.points" if state.phase == "over" else "why.points-so-far"
    reasons = _accounts(voice, table, state, seat)
    reasons.append(_reason(voice, "why.sum", "tie-break", points=place["points"], rank=place["rank"]))
    for edition, points in place.get("points_by_edition", {}).items():
        if points != place["points"]:
            reasons.append(_reason(voice, f"why.edition.{edition}", "editions", points=points))
    if overruled := table.overruled():
        reasons.append(_reason(voice, "score.overruled", "table-rulings", entries=overruled))
    heading = voice(key, player=name, points=place["points"])
    return {"player": name, "points": place["points"], "rank": place["rank"], "heading": heading, "reasons": reasons}


def why_result(voice: Voice, table: Table) -> dict[str, Any]:
    """Who won a game that is over, with the points of everybody and what told the first from the next."""
    outcome, standings, players = table.outcome, table.standings, table.players
    assert outcome is not None
    tie_breaks = tuple(table.game.rules().TIE_BREAKS)
    reasons = [_reason(voice, "why.place", "", **_place(voice, table, one)) for one in standings]
    by_points = outcome.why == STANDINGS
    if standings and by_points:
        reasons.append(_decision(voice, table, tie_breaks))
    elif not standings:
        roles = role_sentences(voice, players, table.game.view().roles(table.state) or ())
        reasons += [{"text": text, "rule": ""} for text in roles]
    if differing := other_editions(voice, table.snapshot().get("standings", ())):
        reasons.append({"text": differing, "rule": "editions"})
    if overruled := table.overruled():
        reasons.append(_reason(voice, "score.overruled", "table-rulings", entries=overruled))
    winners = [*people([players[seat] for seat in outcome.winners])]
    data = {"winners": winners, "decided_by": (by_points and decided_by(standings, tie_breaks)) or None}
    return {**data, "heading": verdict(voice, players, outcome, standings, tie_breaks), "reasons": reasons}


def _place(voice: Voice, table: Table, place: Standing) -> dict[str, Any]:
    """A player's rank, points, and what they are made of."""
    account = [line for line in table.game.rules().account(table.state, place.seat) if line.number]
    parts = [voice("why.part", what=voice(line.key), count=number_and_points(line)) for line in account]
    return {"rank": place.rank, "player": table.players[place.seat], "points": place.keys[0], "parts": parts or ["–"]}


def _decision(voice: Voice, table: Table, tie_breaks: tuple[str, ...]) -> dict[str, Any]:
    """What told the first from the next player, with both numbers."""
    first, *others = table.standings
    key = decided_by(table.standings, tie_breaks)
    if not others:
        return _reason(voice, "why.alone", "scoring")
    if not key:
        shared = [table.players[one.seat] for one in table.standings if one.rank == 1]
        return _reason(voice, "why.shared", "tie-break", players=shared, keys=tie_breaks)
    index = tie_breaks.index(key)
    numbers = {"number": abs(first.keys[index]), "other": abs(others[0].keys[index])}
    names = {"player": table.players[first.seat], "next": table.players[others[0].seat]}
    if not index:
        return _reason(voice, "why.by-points", "scoring", **names, **numbers)
    how = "why.by-fewer" if others[0].keys[index] < 0 else "why.by-more"
    return _reason(voice, how, "tie-break", **names, **numbers, key=key, tied=tie_breaks[:index])
