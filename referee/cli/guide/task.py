"""What the table must do now: the heading, the villages with their labels, the options with theirs, the prompt."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from referee.cli.guide.labels import Offer, label, with_other_forms
from referee.cli.report import stand, want
from referee.engine.ruling import Decision
from referee.say import clean
from referee.show.board import draw
from referee.show.text import Line, arrange, beside, fit, line_width, pad, plain, width

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide

LONGEST_NAME = 20  # in a prompt


def show_welcome(guide: "Guide") -> None:
    """Where a game that goes on stands."""
    table, voice = guide.table, guide.env.voice
    if table.play.entries:
        last = next((line for line in reversed(table.lines) if table.play.parse(line)), "")
        params = {"number": table.play.entries, "text": last, "stand": stand(guide.env, table.state)}
        guide.tell(voice("guide.goes-on", **params))


def show_task(guide: "Guide", acted: int | None) -> Mapping[str, Offer]:
    """Show what is to be done, and the village of who acted last; what every key means now."""
    decision = guide.next_decision()
    guide.env.show([[]])
    if decision is None:
        from referee.show.score import score_lines

        guide.env.show(score_lines(guide.env.voice, guide.table, guide.env.width))
        return {}
    guide.tell(_heading(guide, decision), "strong")
    asked = [one for one in guide.table.pending if one.listed] if decision.listed else [decision]
    keys = label(Offer(one, option) for one in asked for option in one.options)
    if decision.kind == "place" or decision.listed:
        cells = (
            {} if decision.listed else {(decision.seat, one.option): f"{key} {one.option}" for key, one in keys.items()}
        )
        seats = [one.seat for one in asked] if decision.listed else [acted, decision.seat]
        guide.env.show(_villages(guide, [seat for seat in dict.fromkeys(seats) if seat is not None], cells))
    if decision.listed:
        for one in asked:
            guide.tell(want(guide.env, guide.table, one), "strong")
            guide.env.show(
                _options(guide, one, {key: offer.option for key, offer in keys.items() if offer.decision is one})
            )
    return with_other_forms(keys)


def _heading(guide: "Guide", decision: Decision) -> str:
    """`Round 1, card 3 of 6: pass to the left`."""
    state = guide.table.state
    params = guide.table.game.decision_params(state, decision)
    direction = guide.env.voice(f"word.{'left' if state.round == 1 else 'right'}-short")
    attack = guide.env.voice(f"word.{state.attack}") if state.attack else ""
    return guide.env.voice(
        f"task.{decision.kind}", **{"round": state.round, "direction": direction, **params, "attack": attack}
    )


def _villages(guide: "Guide", seats: list[int], cells: Mapping[tuple[int, str], str]) -> list[Line]:
    """These villages, the one asked about last, as many as the screen has room for."""
    boards = guide.table.game.boards(guide.table.state, cells, guide.table.ruled_cells())
    columns, rows = guide.env.width, _rows(guide) - 8
    for shown in (seats[start:] for start in range(len(seats))):
        for each in (columns, (columns - 3 * (len(shown) - 1)) // len(shown)):
            blocks = [draw(boards[seat], each, guide.style) for seat in shown]
            side_by_side = beside(blocks)
            if max(map(line_width, side_by_side)) - 3 <= columns and len(side_by_side) <= rows:
                return side_by_side
        stacked = arrange([draw(boards[seat], columns, guide.style) for seat in shown], columns)
        if len(stacked) <= rows:
            return stacked
    return draw(boards[seats[-1]], columns, guide.style)


def _rows(guide: "Guide") -> int:
    lines = guide.env.variables.get("LINES", "")
    if lines.isdigit() and int(lines):
        return int(lines)
    try:
        return os.get_terminal_size(guide.env.stdout.fileno()).lines or 24
    except (OSError, ValueError):
        return 24


def _options(guide: "Guide", decision: Decision, keys: Mapping[str, str]) -> list[Line]:
    """The options with their keys and the cards they cost, in columns."""
    labels = {option: key for key, option in keys.items()}
    texts = []
    for option in decision.options:
        note = guide.table.game.option_note(guide.table.state, decision, option)
        texts.append(f"{labels.get(option, ' ')} {option}" + (f" ({note})" if note else ""))
    widest = max(map(width, texts)) + 3
    in_a_row = max(1, (guide.env.width - 2) // widest)
    rows = [texts[start : start + in_a_row] for start in range(0, len(texts), in_a_row)]
    return [plain("  " + "".join(pad(text, widest) for text in row).rstrip()) for row in rows]


def prompt_for(guide: "Guide") -> str:
    decision = guide.next_decision()
    if decision is None:
        return guide.env.voice("guide.over")
    player = fit(clean(guide.table.players[decision.seat]), LONGEST_NAME)
    return guide.env.voice(f"guide.{decision.kind}", player=player)
