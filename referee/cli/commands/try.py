"""`referee try`: judge entries without writing anything."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import typer

from referee.cli.card_names import card_names, cards_meant, hold_list
from referee.cli.commands.do import entries_of
from referee.cli.environment import Environment
from referee.cli.input import on_one_line
from referee.cli.lacking import Lacks
from referee.cli.opening import as_of, read_table
from referee.cli.reproduce import again, show_again, show_by
from referee.cli.typer_app.app import Command, command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.cli.which_game import kind_meant
from referee.engine.codes import exit_status
from referee.engine.game import Game
from referee.engine.lexicon import called
from referee.engine.parts import Positions
from referee.engine.ruling import Decision, Refused
from referee.games import GAMES
from referee.notation.foreign import in_notation
from referee.notation.names import write_name
from referee.say.tell import asked_of
from referee.show.difference import difference_data, difference_lines
from referee.show.json import changes_data, refusal_data, ruling_data, table_data
from referee.show.options import legal_said, verb_word
from referee.show.refusal import refusal_lines
from referee.show.ruling import next_lines, ruling_lines, want
from referee.table.header import Header
from referee.table.ledger import changes
from referee.table.play import Play, seats_then
from referee.table.table import Ruling, Table

app = command_app()
OF_POSITIONS = ("village", "creatures", "neighbour", "corner", "edition")  # options for positions typed by hand


class WithPositions(Command):
    """Shows the options for positions typed by hand where the game has these."""

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)
        lacking = GAMES[kind_meant(ctx.obj, ctx.meta.get("referee", ()))].positions() is None
        for one in params:
            if one.name in OF_POSITIONS:
                one.hidden = lacking
        return params


@app.command(name="try", cls=WithPositions)
def try_entries(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="ENTRY…")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    village: Annotated[str | None, typer.Option("--village", "-v", metavar="TEXT")] = None,
    creatures: Annotated[str, typer.Option("--creatures", metavar="CREATURE…")] = "",
    neighbour: Annotated[str, typer.Option("--neighbour", metavar="CREATURE…")] = "",
    corner: Annotated[str, typer.Option("--corner", metavar="CELL")] = "a1",
    edition: Annotated[str, typer.Option("--edition", "-e", metavar="EDITION")] = "",
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if env.interactive and not json and not any((words, at is not None, village is not None, game, file)):
        from referee.cli.trying_asked import ask_what

        if asked := ask_what(env, edition):
            game, at, village, creatures, entry = asked
            words = [entry] if entry else []
    lines = entries_of(words, env) if words else []
    flags: dict[str, Any] = {"--at": at}
    if village is None:
        followed = read_table(env, game, file)
        flags |= {"--game": None if file else game or env.store.last(), "--file": file}
    else:
        kind = GAMES[kind_meant(env, ["--game", game] if game else [])]
        positions = kind.positions()
        if positions is None:
            raise Lacks(kind.id, "try --village", lambda other: other.positions())
        env.speak_of(kind.id)
        edition = positions.check_edition(edition or env.usual(kind, "edition"))
        corner, village = corner.lower(), on_one_line(village)
        around = creatures.split(), neighbour.split()
        followed = _typed(env, kind, positions, village, corner, around, edition, lines)
        flags |= {
            "--game": game and kind.id,
            "--village": village,
            "--creatures": creatures or None,
            "--neighbour": neighbour or None,
        }
        flags |= {"--corner": None if corner == "a1" else corner, "--edition": edition}
    table = followed if at is None else as_of(followed, at)
    if village is None:
        hold_list(env, table)
    trial = Trial(table, table.play)
    whole = lines if village is None else _with_player(followed, lines)
    trial = trial.enter(whole)
    line = again(["try", *lines], {**flags, "--json": json})
    against = _against(trial, followed, at)
    if json:
        _json(env, trial, against, line)
    else:
        _show(env, trial, against, at, typed=village is not None)
        if village is not None:
            show_by(env, table.game.view().setup_data(table.play.setup))
        show_again(env, line)
    return exit_status(trial.refused.refusal.code if trial.refused else None)


class Trial(NamedTuple):
    """Entries judged one after the other, up to one that is refused."""

    table: Table
    before: Play
    rulings: tuple[Ruling, ...] = ()
    refused: Refused | None = None

    def enter(self, lines: Sequence[str]) -> "Trial":
        rulings = []
        for line in lines:
            try:
                rulings.append(self.table.do(in_notation(line, self.table.game.foreign(), self.table.players)))
            except Refused as error:
                return self._replace(rulings=tuple(rulings), refused=error)
        return self._replace(rulings=tuple(rulings))


def _against(trial: Trial, followed: Table, at: int | None) -> Play | None:
    """The play to compare with: what happened instead, or where several entries began; None for no comparison."""
    if not trial.rulings:
        return None
    if at is not None and at < followed.play.entries:
        return as_of(followed, min(at + len(trial.rulings), followed.play.entries)).play
    return trial.before if len(trial.rulings) > 1 else None


def _show(env: Environment, trial: Trial, against: Play | None, at: int | None, *, typed: bool) -> None:
    table, names = trial.table, card_names(env, trial.table.game.id)
    for ruling in trial.rulings:
        env.show(ruling_lines(env.voice, table, _without_course(ruling) if typed else ruling, env.width, names))
    if against is not None:
        if at is None:
            env.write(env.voice("try.before"), "strong")
        else:
            key = "try.instead-one" if len(trial.rulings) == 1 else "try.instead"
            env.write(env.voice(key, start=at + 1, end=at + len(trial.rulings)), "strong")
        env.show(difference_lines(env.voice, against, table.play, env.width))
    if trial.refused is not None:
        env.stdout.flush()
        legal = legal_said(env.voice, table.game, table.state, trial.refused.refusal.legal, names)
        meant = cards_meant(env, trial.refused.refusal)
        env.tell(refusal_lines(env.voice, trial.refused.refusal, env.width, legal, meant, code=env.debug))
        return
    if trial.rulings:
        key = "try.legal" if len(trial.rulings) == 1 else "try.legal-several"
        env.write(env.voice(key, number=len(trial.rulings)), "good")
    if not typed:
        env.show(next_lines(env.voice, table, env.width, names))
    elif not trial.rulings:
        _show_typed(env, table)
    for decision in table.pending:
        if decision.options and not _is_said(env, table, decision) and not (typed and trial.rulings):
            cells = env.voice("try.cells", player=_asked(env, table, decision), cells=decision.options)
            env.write(f"  {cells}", indent="    ")


def _is_said(env: Environment, table: Table, decision: Decision) -> bool:
    """Whether what is asked for names the options: they are listed, or the sentence has them."""
    said = want(env.voice, table, decision)
    return decision.listed or all(verb_word(env.voice, option) in said for option in decision.options)


def _asked(env: Environment, table: Table, decision: Decision) -> str:
    own = decision.seat is not None
    return write_name(table.players[decision.player]) if own else asked_of(env.voice, table.players, decision)


def _show_typed(env: Environment, table: Table) -> None:
    """What must be decided in a position typed by hand, where nobody else matters."""
    own = next(iter(table.pending), None)
    env.write(env.voice("next", what=want(env.voice, table, own) if own else env.voice("try.nothing")), "strong")
    if own and own.listed:
        env.write(f"  {' · '.join(own.options) or env.voice('try.no-answer')}", indent="    ")


def _without_course(ruling: Ruling) -> Ruling:
    """Of a position typed by hand only what happens there matters, not how a game would go on."""
    return ruling._replace(events=[event for event in ruling.events if event.seat is not None])


def _json(env: Environment, trial: Trial, against: Play | None, line: str) -> None:
    table = trial.table
    difference = None
    if against is not None:
        seats = seats_then(against.who, table.play.who)
        changed = changes_data(changes(table.game, against.state, table.state, seats), table.players)
        difference = {"places": difference_data(against, table.play), "changes": changed}
    # By player; what is a role's or the whole table's has no name.
    names = {one: "" if one.seat is None else table.players[one.seat] for one in table.pending}
    legal = {name: list(one.options) for one, name in names.items() if one.options}
    env.json(
        {
            **table_data(table),
            "rulings": [ruling_data(table, ruling) for ruling in trial.rulings],
            "failure": trial.refused and refusal_data(env.voice, trial.refused.refusal),
            "difference": difference,
            "legal": legal,
            "again": line,
        }
    )


def _typed(
    env: Environment,
    game: Game,
    positions: Positions,
    village: str,
    corner: str,
    creatures: tuple[list[str], list[str]],
    edition: str,
    lines: list[str],
) -> Table:
    """A table that begins with a position typed by hand."""
    verb = next((found for line in lines for word in line.split()[:2] if (found := _verb(game, word))), "")
    names = env.voice("typed.you"), env.voice("typed.neighbour")
    state = positions.typed_position(village, corner, *creatures, edition, verb, names)
    if reasons := [env.voice(key, **params) for key, params in positions.doubts(state)]:
        env.complain("unreachable", reasons=reasons)
    typed = positions.game_from(state)
    return Table(Header(typed, state.setup), Play(typed, state.setup))


def _verb(game: Any, word: str) -> str:
    """The verb that a word of any language is or begins; "" if it is none."""
    return called(word, game.foreign().get("verb", {})) or ""


def _with_player(table: Table, lines: Sequence[str]) -> list[str]:
    """Entries may leave out whose they are."""
    me = write_name(table.players[0])
    return [f"{me} {line}" if line.split() and _verb(table.game, line.split()[0]) else line for line in lines]
