"""What Tab completes: cards by face and name, cells, players, words."""

from referee.engine.lexicon import unaccented
from referee.engine.usual_parts import prompts_of
from referee.guide.faces import name_of
from referee.guide.situation import Situation
from referee.guide.words import SPOKEN
from referee.notation.names import write_name
from referee.say import Voice
from referee.show.options import verb_word


def completions(now: Situation, voice: Voice, before: str) -> list[str]:
    """The words that could stand at the end of that text, verbs and names in the language of the table."""
    words, in_ours = before.split(" "), now.game.foreign().get("verb", {})
    typed = [in_ours.get(unaccented(word), word) for word in words[:-1]]
    found: list[str] = []
    if now.asked is not None:
        prompts, cards = prompts_of(now.game), now.game.cards()
        found += [verb_word(voice, word) for word in prompts.next_words(now.state, now.asked, typed)]
        if not found and cards is not None and prompts.faces_at(now.asked, len(words) - 1):
            faces = now.book.groups.get(cards.group_of(now.asked, now.state), {})
            found += faces
            names = [name_of(now, voice.language, face) for face in faces]
            found += [name for name in names if name and " " not in name]
        if (overview := now.game.overview()) is not None:
            found += overview.offered(now.state, now.asked, words[:-1], now.book)
    if len(words) == 1:
        found += [*map(write_name, now.players), *SPOKEN[voice.language]]
    elif len(words) == 2:
        found += [verb_word(voice, verb) for verb in now.game.words().VERBS]
    return list(dict.fromkeys(found))
