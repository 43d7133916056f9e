"""What Tab completes: cards by face and name, cells, players, words."""

from referee.engine.parts import prompts_of
from referee.guide.faces import name_of
from referee.guide.situation import Situation
from referee.guide.words import SPOKEN
from referee.notation.names import write_name


def completions(now: Situation, language: str, before: str) -> list[str]:
    """The words that could stand at the end of that text."""
    words = before.split(" ")
    found: list[str] = []
    if now.asked is not None:
        prompts, cards = prompts_of(now.game), now.game.cards()
        found += prompts.next_words(now.state, now.asked, words[:-1])
        if not found and cards is not None and prompts.faces_at(now.asked, len(words) - 1):
            faces = now.book.groups.get(cards.group_of(now.asked, now.state), {})
            found += faces
            names = [name_of(now, language, face) for face in faces]
            found += [name for name in names if name and " " not in name]
    if len(words) == 1:
        found += [*map(write_name, now.players), *SPOKEN[language]]
    elif len(words) == 2:
        found += now.game.words().VERBS
    return list(dict.fromkeys(found))
