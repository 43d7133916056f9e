"""What `referee tally` is in every game: what lies before the players in the end, from words, a small file or a
terminal; then ranks, the winner, and the line that would ask the same again."""

import csv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.cli.environment import Environment
from referee.cli.errors.run import Instead
from referee.cli.input import read_text
from referee.cli.reproduce import again, show_again
from referee.cli.tally_form import NUMBER, UNSAID, Counted, Form, Where, check_players
from referee.cli.which_game import kind_in_use
from referee.engine.codes import FINE
from referee.engine.game import Game
from referee.engine.lexicon import unaccented
from referee.engine.outcome import Outcome, by_standings
from referee.engine.ruling import Refused, refuse
from referee.engine.standings import ScoreLine, Standing, decided_by
from referee.games import GAMES, USUAL
from referee.notation.words import Misread, Unclosed, place_words, quote
from referee.show.score import score_table, singled_out, verdict

if TYPE_CHECKING:
    from referee.cli.output import Goal
    from referee.show.export.sheet import Sheet


def counted(
    env: Environment,
    form: Form[Counted],
    players: Sequence[str],
    file: Path | None,
    kind: str | None = None,
    *,
    asking: bool,
) -> list[Counted]:
    """Every player, from wherever they are given. If no kind of game was named, the words show which it is.

    :raises Refused, OSError:
    :raises Instead: if it is another game.
    """
    if file is not None and players:
        refuse("not-understood", "scoring", "not-understood.tally-twice")
    if kind is None and (other := _kind_meant(players, env.voice.game)) != env.voice.game:
        raise Instead("--game", other)
    found = _found(env, form, players, file, kind, asking=asking)
    if not found:
        refuse("not-understood", "scoring", "not-understood.tally-missing")
    check_players(form, [str(one[0]) for one in found])
    return found


def _kind_meant(players: Sequence[str], usual: str) -> str:
    """The kind of game in which these lines make sense: that with the fewest words for names, if there are several;
    the usual one if it is as good as any."""
    tallies = {kind: game.tally() for kind, game in GAMES.items()}
    names = {kind: tally.names(players) for kind, tally in tallies.items() if tally}
    words = {kind: len(" ".join(found).split()) for kind, found in names.items() if found}
    return min(words, key=lambda kind: (words[kind], kind != usual), default=usual)


def _found(
    env: Environment,
    form: Form[Counted],
    players: Sequence[str],
    file: Path | None,
    kind: str | None,
    *,
    asking: bool,
) -> list[Counted]:
    if file is not None:
        text = read_text(env, file)
        table = file.suffix.lower() in (".csv", ".txt") or (str(file) == "-" and ":" not in text.partition("\n")[0])
        return (read_csv if table else read_tree)(form, text, str(file))
    if players:
        return [form.read_line(text) for text in players]
    if not env.interactive or not asking:
        return []
    from referee.cli.tallies_asked import ask_players

    return [form.read_line(text) for text in ask_players(env, form, kind)]


def read_csv(form: Form[Counted], text: str, file: str) -> list[Counted]:
    """Rows separated by commas or semicolons; a first row may name the columns in any order.

    :raises Refused: not-understood, with the line.
    """
    separator = ";" if text.partition("\n")[0].count(";") > text.partition("\n")[0].count(",") else ","
    reader = csv.reader(text.splitlines(), delimiter=separator)
    columns: list[str] = []
    found: list[Counted] = []
    try:
        for row in reader:
            where = Where(file, reader.line_num, "not-understood.tally-row")
            cells = [cell.strip() for cell in row]
            if not any(cells):
                continue
            if not found and not columns and not any(map(NUMBER.fullmatch, cells)):
                columns = [form.columns.get(unaccented(cell), cell) for cell in cells]
                if not _are_fields(form, columns, "player"):
                    where._replace(detail="not-understood.tally-columns").misfit()
                continue
            if not cells[0] or (columns and len(cells) != len(columns)):
                where.misfit()
            if columns:
                named = dict(zip(columns, cells, strict=True))
                cells = [named["player"], *(named.get(field, "") for field in form.fields)]
            found.append(form.read_words(cells[0], _words(cells[1:]), where))
    except csv.Error:
        Where(file, reader.line_num, "not-understood.tally-row").misfit()
    return found


def _are_fields(form: Form[Any], names: Sequence[str], *more: str) -> bool:
    """Whether these are fields, each once, and none that is needed is missing."""
    return len({*names}) == len(names) and {*form.needed, *more} <= {*names} <= {*form.fields, *more}


def _words(cells: Sequence[str]) -> list[str]:
    return [word for cell in cells for word in cell.split() or [UNSAID]]


def read_tree(form: Form[Counted], text: str, file: str) -> list[Counted]:
    """YAML: names, each with its fields by name, or with their words in a list or a text.

    :raises Refused: not-understood, with the line.
    """
    from referee.table.yaml_tree import BadYaml, read_yaml

    try:
        root = read_yaml(text.encode("utf-8", "replace"))
    except BadYaml as error:
        Where(file, error.line, "not-understood.tally-yaml").misfit()
    found = []
    for name, node in root.value.items() if isinstance(root.value, dict) else [("", root)]:
        where = Where(file, node.line, "not-understood.tally-yaml")
        own = node.value
        if isinstance(own, dict):
            named = {form.columns.get(unaccented(key), key): one for key, one in own.items()}
            if len(named) != len(own) or not _are_fields(form, [*named]):
                where.misfit()
            cells = [_text(named[field], where) if field in named else "" for field in form.fields]
        else:
            cells = [_text(node, where)]
        if not name:
            where.misfit()
        found.append(form.read_words(name, _words(cells), where))
    return found


def _text(node: Any, where: Where) -> str:
    """A value, or the values of a list, as words."""
    if isinstance(node.value, list):
        return " ".join(_text(one, where) for one in node.value)
    if not isinstance(node.value, str):
        where.misfit()
    return node.value


def unquoted(name: str) -> str:
    """A name as it was typed, perhaps in quotes; "" if it is none."""
    name = name.strip()
    if not name.startswith('"'):
        return name
    try:
        words = place_words(name)
    except (Misread, Unclosed):
        return ""
    return words[0].text if len(words) == 1 else ""


def line_of(one: Any, rest: Sequence[Any], read_line: Callable[[str], Any]) -> str:
    """A player as typed; a name that would read differently is quoted."""
    words = " ".join(map(str, rest))
    plain = f"{one.name} {words}"
    try:
        fits = read_line(plain) == one
    except Refused:
        fits = False
    return plain if fits else f"{quote(one.name)} {words}"


def tally_again(env: Environment, kind: str, lines: Sequence[str], flags: Mapping[str, Any]) -> str:
    """The line that asks the same again, with the game where it would not be meant without a word."""
    named = kind if kind != USUAL or kind_in_use(env) != kind else None
    return again(["tally", *lines], {"--game": named, **flags})


def goal_of_sheet(env: Environment, output: str | None, format: str | None) -> "Goal | None":
    """Where a score sheet is wanted, and in which format; None if the points are for the screen.

    :raises Exit: if there is no such format.
    """
    if output is None and format is None:
        return None
    from referee.cli.output import goal_of  # only now: points on the screen need not wait for what writes sheets
    from referee.show.export.formats import SCORE

    return goal_of(env, output, format, SCORE, "txt")


def write_sheet(env: Environment, goal: "Goal", sheet: "Sheet", file: Path | None) -> int:
    """Write the sheet, but not over the file that the players were read from; the status to leave with."""
    from referee.cli.output import deliver
    from referee.show.export.formats import SCORE

    return deliver(env, sheet, goal, SCORE, file)


class Result(NamedTuple):
    """What came out of a game that nobody recorded: it was won by the ranks, unless something else decided."""

    game: Game
    names: Sequence[str]
    accounts: Sequence[tuple[ScoreLine, ...]]
    ranking: Sequence[Standing]
    data: Mapping[str, Any]  # for programs
    roles: Sequence[str] = ()
    untold: frozenset[tuple[str, int]] = frozenset()  # lines, by key and seat, whose number nobody told
    outcome: Outcome | None = None


def give(env: Environment, result: Result, line: str, goal: "Goal | None", file: Path | None, *, json: bool) -> int:
    """As data, as a sheet, or on the screen with the line that asks the same again; the status to leave with."""
    game, names, accounts, ranking, data, roles, untold, outcome = result
    if goal is not None:
        from referee.show.export.sheet import tallied

        sheet = tallied(game, names, {}, accounts, ranking, roles=roles, untold=untold, outcome=outcome, position=data)
        return write_sheet(env, goal, sheet, file)
    if json:
        env.json({**data, "again": line})
        return FINE
    tie_breaks = game.rules().TIE_BREAKS
    show_result(env, names, accounts, ranking, tie_breaks, roles=roles, untold=untold, outcome=outcome)
    show_again(env, line)
    return FINE


def show_result(
    env: Environment,
    names: Sequence[str],
    accounts: Sequence[tuple[ScoreLine, ...]],
    ranking: Sequence[Standing],
    tie_breaks: Sequence[str],
    *,
    roles: Sequence[str] = (),
    untold: frozenset[tuple[str, int]] = frozenset(),
    outcome: Outcome | None = None,
) -> None:
    """Every player's account, and who won: by the ranks, unless something else decided."""
    outcome = outcome or by_standings(ranking, "")
    by_seat, told = dict(enumerate(accounts)), verdict(env.voice, names, outcome, ranking, tie_breaks)
    width = env.width
    env.show(score_table(env.voice, names, by_seat, ranking, tie_breaks, width, roles=roles, untold=untold, over=True))
    env.write("")
    env.show(singled_out(told, width))


def result_data(names: Sequence[str], ranking: Sequence[Standing], tie_breaks: Sequence[str]) -> dict[str, Any]:
    """Who won and by what, for programs."""
    first = {place.seat for place in ranking if place.rank == 1}
    winners = [name for seat, name in enumerate(names) if seat in first]
    return {"winners": winners, "decided_by": decided_by(ranking, tie_breaks) or None}
