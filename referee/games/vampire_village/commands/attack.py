"""`referee attack`: settle one attack, or the three of a round, from a position typed by hand."""

from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.input import on_one_line, read_text
from referee.cli.reproduce import again, show_again, show_by
from referee.cli.typer_app.app import AsksFor, command_app
from referee.cli.typer_app.options import GameKind, Json
from referee.cli.which_game import knows_kind
from referee.engine.codes import CHOICE, FINE, USAGE
from referee.engine.lexicon import called
from referee.engine.ruling import refuse
from referee.games.vampire_village import position
from referee.games.vampire_village.boards import boards
from referee.games.vampire_village.commands.attack_story import Story, typed_words
from referee.games.vampire_village.game import GAME
from referee.games.vampire_village.outcomes import Outcome, extremes
from referee.games.vampire_village.position import check_edition
from referee.games.vampire_village.rules.best import TooMany
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.rules.cells import COLUMN
from referee.games.vampire_village.rules.course import follow_up
from referee.games.vampire_village.rules.phases import MOST_CARDS, MOST_CREATURES
from referee.games.vampire_village.rules.scoring import points
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.words.foreign import EVERY, kind_called, order_called
from referee.show.board import draw
from referee.show.text import plain, wrap

app = command_app()


@app.command(cls=AsksFor)
def attack(
    ctx: typer.Context,
    kind: Annotated[str | None, typer.Argument(metavar="KIND")],
    creatures: Annotated[list[str] | None, typer.Argument(metavar="CREATURE…")],
    village: Annotated[str | None, typer.Option("--village", "-v", metavar="TEXT")] = None,
    file: Annotated[Path | None, typer.Option("--village-file", metavar="FILE")] = None,
    left: Annotated[int | None, typer.Option("--left", metavar="N", min=0, max=99)] = None,
    right: Annotated[int | None, typer.Option("--right", metavar="N", min=0, max=99)] = None,
    choose: Annotated[list[str] | None, typer.Option("--choose", "-c", metavar="CHOICE")] = None,
    corner: Annotated[str, typer.Option("--at", metavar="CELL")] = "a1",
    order: Annotated[str, typer.Option("--order", metavar="ORDER")] = "",
    edition: Annotated[str, typer.Option("--edition", "-e", metavar="EDITION")] = "",
    game: GameKind = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    best_way: Annotated[bool, typer.Option("--best")] = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, game):
        return USAGE
    env.speak_of(GAME.id)
    edition = check_edition(edition or env.usual(GAME, "edition"))
    creatures, drawing = creatures or [], ""
    if env.interactive and not json:
        from referee.games.vampire_village.commands.attack_asked import Wanted, ask_missing, following

        drawn = village is not None or file is not None
        wanted = Wanted(kind and _kind_or_all(kind), creatures, order, {"left": left, "right": right}, drawn)
        if following(env, wanted, {}) is not None:
            kind, creatures, order, sides, drawing = ask_missing(env, wanted, _corner(corner))
            left, right = sides["left"], sides["right"]
    assert kind is not None  # or it was complained of
    kinds = _order(order) if called(kind, EVERY) else (_kind(kind),)
    which = kinds[0] if len(kinds) == 1 else "all"
    corner = _corner(corner)
    drawing = on_one_line(drawing) or _drawing(env, village, file)
    laid = position.read_village(drawing, corner, bare=which != "all")
    attackers = position.read_creatures(creatures, which, left, right)
    start = position.under_attack(laid, attackers, kinds, edition, env.voice("typed.you"))
    warnings = [env.voice(key, **params) for key, params in position.unreachable(laid, attackers, start.setup)]
    if warnings and not json:
        env.complain("unreachable", reasons=warnings)
    if not json:
        _show_village(env, start)
    story = Story(env, start, asking=not (every or best_way), silent=json)
    story.run([*(choose or [])])
    flags: dict[str, Any] = {"--game": game and GAME.id, "--village": drawing, "--left": left, "--right": right}
    flags |= {"--at": None if corner == "a1" else corner, "--order": " ".join(kinds) if which == "all" else None}
    flags |= {"--edition": edition, "--choose": story.chosen, "--all": every, "--best": best_way}
    line = again(["attack", which, *creatures], {**flags, "--json": json})
    ends = _extremes(env, start) if every else {}
    way = _best_way(env, start) if best_way else None
    if json:
        data = {**story.data(), "warnings": warnings}
        if every:
            data["extremes"] = {key: end.data() for key, end in ends.items()} or None
        if best_way:
            data["best"] = {**way[0].data(), "alternatives": [one.data() for one in way[1]]} if way else None
        env.json({**data, "again": line})
    else:
        for key, outcome in ends.items():
            _show_outcome(env, key, outcome)
        if way:
            _show_way(env, *way)
        show_by(env, {"edition": edition})
        show_again(env, line)
    return CHOICE if story.options and not (every or best_way) else FINE


def _corner(cell: str) -> str:
    if cell.lower() not in COLUMN:
        refuse("not-understood", "record", "not-understood.cell", line=cell.lower(), column=0)
    return cell.lower()


def _kind_or_all(word: str) -> str:
    return "all" if called(word, EVERY) else _kind(word)


def _kind(word: str) -> str:
    kind = kind_called(word)
    if kind is None:
        refuse("not-understood", "record", "not-understood.kind", line=word, column=0, legal=(*KINDS, "all"))
    return kind


def _order(text: str) -> tuple[str, ...]:
    kinds = tuple(map(_kind, order_called(text)))
    if sorted(kinds) != sorted(KINDS):
        refuse("not-understood", "attack-phase", "not-understood.order-missing")
    return kinds


def _drawing(env: Environment, village: str | None, file: Path | None) -> str:
    """The drawing on one line, its rows separated by /."""
    if village is not None and file is not None:
        refuse("not-understood", "record", "not-understood.village-twice")
    if village is not None and village.strip() != "-":
        text = village
    elif village is None and file is None and env.stdin.isatty():
        refuse("not-understood", "record", "not-understood.village-missing")
    else:
        text = read_text(env, file or Path("-"))
        if village is None and file is None and not text.strip():
            refuse("not-understood", "record", "not-understood.village-missing")
    return on_one_line(text)


def _show_village(env: Environment, start: State) -> None:
    """As it was understood: a slip in the drawing is seen before the verdict."""
    board = boards(start)[0]._replace(heading=env.voice("attack.understood"))
    env.show([*draw(env.voice, board, env.width), plain()])


def _extremes(env: Environment, start: State) -> dict[str, Outcome]:
    """The best and the worst end by name; nothing, which is said, if there are too many ways."""
    try:
        best, worst = extremes(start)
    except TooMany:
        _too_many(env, start)
        return {}
    return {"best": best, "worst": worst}


def _too_many(env: Environment, start: State) -> None:
    """Say what was too much."""
    cards, creatures = len(start.seats[0].village), len(start.seats[0].creatures)
    most = {"most_cards": MOST_CARDS, "most_creatures": MOST_CREATURES}
    env.complain("attack.too-many", cards=cards, creatures=creatures, **most)


def _best_way(env: Environment, start: State) -> tuple[Outcome, list[Outcome]] | None:
    """The best way through, proven; and for every other first choice the best that it can still lead to. None, which
    is said, if there are too many ways."""
    from referee.games.vampire_village.rules.best import best

    state = follow_up(start, (0,), None)
    if state.phase != "attack":
        seat = state.seats[0]
        return Outcome(points(seat, state.setup.edition), len(seat.village), ()), []
    try:
        plan = best(state, 0, "points")
    except TooMany:
        _too_many(env, start)
        return None
    choices = tuple(typed_words(choice.words) for choice in plan.choices if not choice.forced)
    others = [Outcome(one.value[0], one.value[1], (typed_words(one.words),)) for one in plan.alternatives]
    return Outcome(plan.value[0], plan.value[1], choices), others


def _show_way(env: Environment, way: Outcome, others: list[Outcome]) -> None:
    key = "blow.best-way" if way.choices else "blow.best-way.forced"
    env.write(env.voice(key, points=way.points, cards=way.cards, choices=way.choices), "good", "   ")
    if others:
        listed = [env.voice("blow.other", choice=one.choices[0], points=one.points, cards=one.cards) for one in others]
        env.write(env.voice("blow.other-first", others=listed), indent="   ")


def _show_outcome(env: Environment, key: str, outcome: Outcome) -> None:
    params = {"points": outcome.points, "cards": outcome.cards, "choices": outcome.choices}
    text = env.voice(f"blow.{key}" if outcome.choices else f"blow.{key}.forced", **params)
    env.show([plain(line) for line in wrap(text, env.width, "   ")])
