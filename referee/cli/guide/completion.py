"""What Tab completes: cards by face and name, cells, players, words."""

from typing import TYPE_CHECKING

from referee.cli.guide.commands import SPOKEN
from referee.engine.parts import prompts_of
from referee.notation.names import write_name

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


def completions(guide: "Guide", before: str) -> list[str]:
    """The words that could stand at the end of that text."""
    words = before.split(" ")
    decision = guide.next_decision()
    found: list[str] = []
    if decision is not None:
        game, index = guide.table.game, len(words) - 1
        prompts, cards = prompts_of(game), game.cards()
        found += prompts.next_words(guide.table.state, decision, words[:-1])
        if not found and cards is not None and prompts.faces_at(decision, index):
            faces = guide.book.groups.get(cards.group_of(decision, guide.table.state), {})
            found += faces
            found += [name for face in faces for name in guide.book.names.get(face, {}).values() if " " not in name]
    if len(words) == 1:
        found += [*map(write_name, guide.table.players), *SPOKEN[guide.env.language]]
    elif len(words) == 2:
        found += guide.table.game.words().VERBS
    return list(dict.fromkeys(found))
