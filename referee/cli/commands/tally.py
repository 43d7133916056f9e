"""`referee tally`: scores without a game."""

import csv
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from referee.cli.again import again
from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.options import Json
from referee.engine.codes import FILE, FINE, USAGE
from referee.engine.ruling import refuse
from referee.engine.standings import ScoreLine, rank
from referee.games.vampire_village.editions import EDITIONS
from referee.games.vampire_village.scoring import TIE_BREAKS, lines_of
from referee.notation.names import folded, is_name
from referee.notation.words import quote
from referee.show.score import score_table, verdict_of
from referee.show.text import plain, wrap
from referee.table.yaml_tree import BadYaml, read_yaml

app = command_app("Scores without a game.")
FIELDS = ("buildings", "heroes", "creatures", "cards")


class Count(NamedTuple):
    """What lies before one player in the end."""

    name: str
    buildings: int
    heroes: int
    creatures: int
    cards: int

    def lines(self, edition: str) -> tuple[ScoreLine, ...]:
        return lines_of(self.buildings, self.heroes, self.creatures, self.creatures, edition)

    def points(self, edition: str) -> int:
        return sum(line.points for line in self.lines(edition))


@app.command(epilog="Example: referee tally 'Ana 12 0 3 8' 'Ben 10 2 4 7'")
def tally(
    ctx: typer.Context,
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="PLAYER…", help="Name, villagers on buildings, on heroes, creatures left, cards left."),
    ] = None,
    file: Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE", help="The same as CSV or YAML.")] = None,
    edition: Annotated[str, typer.Option("--edition", "-e", help="fr or ru.")] = "fr",
    json: Json = False,
) -> int:
    """Ranks, tie-breaks and both editions from what the table counts."""
    env: Environment = ctx.obj
    if edition not in EDITIONS:
        refuse("not-understood", "record", "bad-header.edition", key="edition")
    try:
        counts = _counts(env, players or [], file)
    except BadYaml as error:
        env.complain("cards.bad-file", file=str(file), line=error.line, reason=error.reason)
        return FILE
    if not counts:
        env.complain("tally.nobody")
        return USAGE
    _check(counts)
    accounts = dict(enumerate(count.lines(edition) for count in counts))
    both = {count.name: {one: count.points(one) for one in EDITIONS} for count in counts}
    ranking = rank([(count.points(edition), count.cards) for count in counts])
    names = [count.name for count in counts]
    line = again(["tally", *(f"{_word(count.name)} {' '.join(map(str, count[1:]))}" for count in counts)], {})
    line += f" --edition {edition}" if edition != "fr" else ""
    if json:
        places = [
            {"rank": place.rank, "player": names[place.seat], "points": place.keys[0], "cards": place.keys[1]}
            | {"points_by_edition": both[names[place.seat]]}
            for place in ranking
        ]
        winners = [name for seat, name in enumerate(names) if any(p.seat == seat and p.rank == 1 for p in ranking)]
        env.json({"schema": 1, "edition": edition, "standings": places, "winners": winners, "again": line})
        return FINE
    env.show(score_table(env.voice, names, accounts, ranking, TIE_BREAKS))
    env.show([[], *(plain(one, "good") for one in wrap(verdict_of(env.voice, names, ranking, TIE_BREAKS), env.width))])
    differing = [f"{name} fr {one['fr']}, ru {one['ru']}" for name, one in both.items() if one["fr"] != one["ru"]]
    if differing:
        env.write(env.voice("score.both", lines="; ".join(differing)))
    env.say("again", line=line)
    return FINE


def _word(name: str) -> str:
    return quote(name) if " " in name else name


def _counts(env: Environment, players: list[str], file: Path | None) -> list[Count]:
    if file is not None:
        text = file.read_text("utf-8")
        if file.suffix.lower() == ".csv":
            rows = [[cell.strip() for cell in row] for row in csv.reader(text.splitlines()) if row]
            return [_count(row, ",".join(row)) for row in rows if row[0].lower() not in ("player", "name")]
        return _from_yaml(text)
    if players:
        return [_count(_split(text), text) for text in players]
    return _asked(env) if env.interactive else []


def _split(text: str) -> list[str]:
    """The name, then the four numbers: a name may hold spaces."""
    words = text.replace(",", " ").replace("=", " ").split()
    return [" ".join(words[:-4]).strip('"'), *words[-4:]]


def _count(row: list[str], text: str) -> Count:
    """:raises Refused: not-understood, with what was read."""
    numbers = row[1:5]
    if len(row) < 5 or not row[0] or not all(one.isascii() and one.isdigit() and len(one) < 6 for one in numbers):
        refuse("not-understood", "record", "not-understood.tally", line=text, column=0)
    return Count(row[0], *map(int, numbers))


def _from_yaml(text: str) -> list[Count]:
    """A mapping of names to `{buildings: 12, heroes: 0, creatures: 3, cards: 8}`."""
    root = read_yaml(text.encode())
    if not isinstance(root.value, dict):
        raise BadYaml(root.line, "mapping")
    found = []
    for name, node in root.value.items():
        if not isinstance(node.value, dict) or set(node.value) - {*FIELDS}:
            raise BadYaml(node.line, "mapping")
        row = [name, *(str(node.value[key].value) if key in node.value else "0" for key in FIELDS)]
        found.append(_count(row, " ".join(row)))
    return found


def _asked(env: Environment) -> list[Count]:
    """One line a player, until an empty one."""
    found = []
    env.write(env.voice("tally.ask"))
    while text := input("> ").strip():
        found.append(_count(_split(text), text))
    return found


def _check(counts: list[Count]) -> None:
    names = [folded(count.name) for count in counts]
    if len(set(names)) < len(names) or not all(is_name(count.name) for count in counts) or len(counts) < 2:
        refuse("not-understood", "record", "not-understood.tally-names", names=tuple(count.name for count in counts))
