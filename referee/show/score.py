"""The score sheet as lines."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.outcome import STANDINGS, Outcome
from referee.engine.seats import people
from referee.engine.standings import ScoreLine, Standing, decided_by
from referee.say import Voice, clean
from referee.show.refusal import by_rule
from referee.show.text import Line, fit, pad, plain, table, width, wrap
from referee.table.table import Table

SHORT: Final = 5  # lines of an account
STAR: Final = "★"  # beside whoever won


def score_lines(voice: Voice, game_table: Table, columns: int) -> list[Line]:
    """Who won and by what, then every player's account."""
    game, state, players = game_table.game, game_table.state, game_table.players
    standings, outcome, tie_breaks = game_table.standings, game_table.outcome, game.rules().TIE_BREAKS
    lines = [*winner_lines(voice, game_table, columns), plain()] if outcome is not None else []
    roles = game.view().roles(state)
    if standings or roles or outcome is None:  # else who won is all there is
        lines.append(plain(score_title(voice, outcome is not None, standings), "strong"))
    if standings:
        accounts = {seat: game.rules().account(state, seat) for seat in range(len(players))}
        over = outcome is not None
        rows = score_table(voice, players, accounts, standings, tie_breaks, columns, roles=roles, over=over)
        lines += rows
    elif roles:
        told = role_sentences(voice, players, roles)
        lines += [plain(line) for text in told for line in wrap(text, columns, "  ")]
    elif outcome is None:
        lines += _so_far(voice, game_table, columns)
    notes = [voice("score.unfinished")] if outcome is None else []
    if differing := other_editions(voice, game_table.snapshot().get("standings", ())):
        notes += [*_by_which_rules(voice, game.view().setup_data(state.setup)), differing]
    if overruled := game_table.overruled():
        notes.append(voice("score.overruled", entries=overruled))
    below = [plain(line) for note in notes if note for line in wrap(note, columns, "  ")]
    return [*lines, *([plain()] if below and lines[-1].plain else []), *below]


def _so_far(voice: Voice, game_table: Table, columns: int) -> list[Line]:
    """How everybody fares in a game without points, if it tells that."""
    from referee.show.export.told import told_of

    chronicle = game_table.game.chronicle()
    if chronicle is None:
        return []
    fares = chronicle.sections(voice, game_table.state, told_of(game_table))[0]
    rows = [fares.heads, *fares.rows] if fares.heads else fares.rows
    return table(rows, "<" * len(rows[0]), ["faint"] * bool(fares.heads), columns)


def _by_which_rules(voice: Voice, setup: Mapping[str, str]) -> list[str]:
    """Which edition this table goes by."""
    return [voice(f"by-{key}.{value}") for key, value in setup.items() if voice.knows(f"by-{key}.{value}")]


def winner_lines(voice: Voice, table: Table, columns: int) -> list[Line]:
    """Who won and by what, singled out; nothing as long as the game goes on."""
    if table.outcome is None:
        return []
    text = verdict(voice, table.players, table.outcome, table.standings, table.game.rules().TIE_BREAKS)
    return singled_out(text, columns)


def singled_out(text: str, columns: int) -> list[Line]:
    """A band in the colour of the winner."""
    told = wrap(f"{STAR} {text}", columns - 2, "  ")
    room = max(map(width, told))
    return [plain(f" {pad(line, room)} ", "band") for line in told]


def score_title(voice: Voice, over: bool, standings: Sequence[Standing]) -> str:
    if standings:
        return voice("score.final" if over else "score.projection")
    return voice("score.result" if over else "score.so-far")


def role_sentences(voice: Voice, players: Sequence[str], roles: Sequence[str]) -> list[str]:
    """What everybody turned out to be, where no table of points says it; nothing in a game without roles."""
    told = zip(players, roles, strict=True) if roles else ()
    return [voice("score.role", player=player, role=role) for player, role in told]


def verdict(
    voice: Voice, players: Sequence[str], outcome: Outcome, standings: Sequence[Standing], tie_breaks: Sequence[str]
) -> str:
    """Who won and who lost, and why."""
    if outcome.why == STANDINGS:
        return verdict_of(voice, players, standings, tie_breaks)
    winners, losers = (people([players[seat] for seat in seats]) for seats in (outcome.winners, outcome.losers))
    text = voice(f"outcome.{outcome.why}", **outcome.params, winners=winners, losers=losers)
    return by_rule(voice, text, outcome.rule)


def score_table(
    voice: Voice,
    players: Sequence[str],
    accounts: Mapping[int, Sequence[ScoreLine]],
    standings: Sequence[Standing],
    tie_breaks: Sequence[str],
    columns: int = 80,
    *,
    roles: Sequence[str] = (),
    untold: frozenset[tuple[str, int]] = frozenset(),
    over: bool = False,
) -> list[Line]:
    """Every line of every player's account, the best first, and whoever won singled out. Names are cut where they would
    not fit.

    `roles` are words for what each seat turned out to be; `untold` are the tie-breaks that nobody told, with the seat.
    """
    shown = shown_lines(list(accounts.values()))
    words = [*(accounts[0][index].key for index in shown), *(f"word.{key}" for key in tie_breaks), "word.rank"]
    room = (columns - max(width(voice(word)) for word in words)) // len(standings) - 2
    rows = [["", *(fit(clean(players[place.seat]), max(4, min(14, room))) for place in standings)]]
    if roles:
        rows.append([voice("word.role"), *(voice(f"word.{roles[place.seat]}") for place in standings)])
    for index in shown:
        own = [accounts[place.seat][index] for place in standings]
        rows.append([voice(own[0].key), *map(number_and_points, own)])
    for index, key in enumerate(tie_breaks):
        told = ["?" if (key, place.seat) in untold else str(abs(place.keys[index])) for place in standings]
        rows.append([voice(f"word.{key}"), *told])
    rows.append(
        [voice("word.rank"), *(f"{STAR} 1" if over and place.rank == 1 else str(place.rank) for place in standings)]
    )
    styles = ["strong", *[""] * (len(rows) - len(tie_breaks) - 2), "strong", *[""] * (len(tie_breaks) - 1), "strong"]
    best = sum(place.rank == 1 for place in standings) if over else 0
    return table(rows, "<" + ">" * len(standings), styles, columns, best)


def shown_lines(accounts: Sequence[Sequence[ScoreLine]]) -> list[int]:
    """Which lines of the accounts are shown: all of short ones, of long ones those where somebody has something."""
    every = range(len(accounts[0]))
    return [index for index in every if len(every) <= SHORT or any(account[index].number for account in accounts)]


def number_and_points(line: ScoreLine) -> str:
    """So many, and the points where they differ: 2 (0)."""
    return str(line.number) if line.number == line.points else f"{line.number} ({line.points})"


def verdict_of(voice: Voice, players: Sequence[str], standings: Sequence[Standing], tie_breaks: Sequence[str]) -> str:
    """Who won, and which tie-break it took."""
    winners = tuple(players[place.seat] for place in standings if place.rank == 1)
    if len(winners) > 1:
        return voice("score.shared", players=winners)
    key = decided_by(standings, tie_breaks)
    if not key or key == tie_breaks[0]:  # nobody comes near, or nobody else plays
        return voice("score.winner", player=winners[0])
    index = list(tie_breaks).index(key)
    number, other = standings[0].keys[index], standings[1].keys[index]
    how = "score.winner-by-fewer" if other < 0 else "score.winner-by"
    return voice(how, player=winners[0], key=key, number=abs(number), other=abs(other))


def other_editions(voice: Voice, standings: Sequence[Mapping[str, Any]]) -> str:
    """Both totals of every player for whom the editions differ, from the snapshot's standings; "" if they agree."""
    differing = []
    for row in standings:
        by_edition = row.get("points_by_edition", {})
        if len(set(by_edition.values())) > 1:
            totals = [voice(f"points-by-edition.{one}", points=points) for one, points in by_edition.items()]
            differing.append(voice("score.both-player", player=row["player"], totals=totals))
    return voice("score.both", players=differing) if differing else ""
