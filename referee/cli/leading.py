"""Leading a table in the terminal, one game after the other: what `play` and `serve` do."""

from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from referee.cli.environment import Environment
from referee.engine.codes import FINE

if TYPE_CHECKING:
    from referee.cli.phones import Phones


def lead(
    env: Environment,
    game: str | None,
    file: Path | None,
    cards: Path | None,
    style: str,
    phones: "Phones | None" = None,
) -> int:
    """Ask, judge and write until somebody leaves; the status. With `phones`, they take part in each game."""
    from referee.cli.errors.problems import complain_of_list
    from referee.cli.opening import hold_table, offer_rules
    from referee.guide.asker import as_it_was, asker_for
    from referee.guide.begin import begin, named_or_near
    from referee.guide.company import Alone, Company
    from referee.guide.session import Guide
    from referee.table.card_lists import book_for_play
    from referee.table.store import is_practice

    env.if_interrupted = "begin.left"
    home, complain = env.store.home, partial(complain_of_list, env)
    asker = asker_for(env)
    try:
        with as_it_was(env):
            path = file or (named_or_near(env, asker, game) if game is not None else begin(env, asker))
            while True:
                env.if_interrupted = "guide.left"
                if phones is not None:
                    phones.let_go(path)
                with hold_table(env, path) as table:
                    elsewhere = path.parent != env.store.games
                    if not elsewhere:
                        env.store.remember(path.stem)
                    offer_rules(env, table, None, path if elsewhere else None)
                    practises, kind = is_practice(home, path), table.game.id
                    book = book_for_play(home, cards, complain, practises=practises, game=kind)
                    beside: AbstractContextManager[Company] = nullcontext(Alone())
                    if phones is not None:
                        beside = phones.at(table, asker)
                    with beside as company:
                        following = Guide(env, table, asker, book, style, cards, company).run()
                if following is None:
                    return FINE
                asker.clear()
                with suppress(EOFError):  # whoever leaves the start comes back to this game
                    path = following()
    except EOFError:
        env.say("begin.left")
        return FINE
