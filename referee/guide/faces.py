"""The cards that a line names: found in the list, spelt out, or put together by questions; doubts are asked about."""

from collections import Counter
from typing import Any, Final

from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import unaccented
from referee.engine.parts import BUILD, Cards, FindCard, prompts_of
from referee.engine.ruling import Refused, refuse
from referee.guide.dialogue import Abandoned, Dialogue, Keys, keys_told
from referee.guide.situation import Situation
from referee.notation.names import folded
from referee.table.card_lists import cards_seen
from referee.table.cards import card_called, matches, spelt

WORDS: Final = (BUILD, "card", "carte", "карта")  # by which a card is asked for part by part


def is_card(now: Situation, word: str) -> bool:
    """Whether a card that can be meant now is called so, or begins so."""
    return bool(matches(now.book, word, _groups(now)))


def can_be_card(now: Situation, word: str) -> bool:
    """Whether a word spells out a card that can be meant now, begins one, or asks for its parts."""
    cards = now.game.cards()
    written = cards is not None and any(spelt(cards, word, group) for group in _groups(now))
    return written or is_card(now, word) or asks_for_parts(now, word)


def is_card_name(now: Situation, word: str) -> bool:
    """Whether it is the whole name of a card that can be meant now."""
    names = now.book.names
    called = (name for face in matches(now.book, word, _groups(now)) for name in names.get(face, {}).values())
    return folded(word) in map(folded, called)


def asks_for_parts(now: Situation, word: str) -> bool:
    """Whether a word stands for a card that is to be put together by questions, and is not itself the name of one."""
    return takes_card(now) and unaccented(word) in WORDS and not is_card(now, word)


def with_build_sign(now: Situation, text: str) -> str:
    """The answer with the sign for the word that asks for a card part by part."""
    first, space, rest = text.partition(" ")
    return BUILD + space + rest if asks_for_parts(now, first) else text


def takes_card(now: Situation) -> bool:
    """Whether the answer begins with a card."""
    return now.asked is not None and now.game.cards() is not None and prompts_of(now.game).faces_at(now.asked, 0)


def example_face(now: Situation) -> str:
    """What could be typed now for a card: one that this table has, else one that fits; "" where none is asked for."""
    cards, groups = now.game.cards(), _groups(now)
    if cards is None or not takes_card(now):
        return ""
    listed = () if cards.rulebook(groups[0]) else sorted(now.book.groups.get(groups[0], {}))
    return next((face for face in listed if ":" in face), next(iter(listed), cards.example(groups[0])))


def name_of(now: Situation, language: str, face: str) -> str:
    """What the table calls a card in its language; "" if it has no name there."""
    return now.book.names.get(face, {}).get(language, "")


def card_finder(talk: Dialogue, now: Situation) -> FindCard:
    """Finds the face that a word means among the cards this table knows; asks where it is not sure, and raises
    Refused where there is none, or still several."""

    def find(word: str, group: str) -> str:
        def ask(key: str, faces: list[str], **params: Any) -> str | None:
            notes = {face: name_of(now, talk.env.language, face) for face in faces}
            chosen = None if talk.pasted else talk.choose(talk.env.voice(key, **params), faces, notes)
            if chosen is not None:
                talk.settled.add(chosen)
            return chosen

        cards = now.game.cards()
        if cards is None:
            return word
        if word == BUILD and not talk.pasted:
            return _built(talk, cards, group)
        return card_called(cards, now.book, word, group, ask, talk.settled)

    return find


def _built(talk: Dialogue, cards: Cards, group: str) -> str:
    """A face, asked for part by part.

    :raises Abandoned: if a question is not answered.
    """
    parts: list[str] = []
    while (part := cards.next_part(parts, group)) is not None:
        voice = talk.env.voice
        if not part.options:
            parts.append(_digit(talk, voice(part.key)))
            continue
        said = {voice(key): code for code, key in part.options}
        notes = {text: code.removeprefix(":") for text, code in said.items()}
        by_code = {code: text for text, code in notes.items() if code}
        chosen = talk.choose(voice(part.key), [*said], notes, by_code)
        if chosen is None:
            raise Abandoned
        parts.append(said[chosen])
    face = "".join(parts)
    return cards.complete_face(face, group) or face


def _digit(talk: Dialogue, question: str) -> str:
    """:raises Abandoned: if there is no answer."""
    keys = with_other_forms({digit: digit for digit in "0123456789"})
    while answer := talk.ask_more(question, keys=Keys(keys)).strip():
        if answer in keys:
            return keys[answer]
        talk.tell(keys_told(talk.env.voice, keys), "bad")
    raise Abandoned


def question_copies(talk: Dialogue, now: Situation, line: str) -> None:
    """If the table's list is complete, question a card beyond its copies, once for each face.

    :raises Refused: unknown-card, if it was a slip.
    """
    cards = now.game.cards()
    if cards is None or not now.book.complete:
        return
    try:
        entry = now.table.play.parse(line)
    except Refused:
        return
    seen = cards_seen(now.table.play)
    for (group, face), number in Counter(cards.cards_in(entry, now.state)).items():
        listed = {} if face in now.book.new.get(group, {}) else now.book.groups.get(group, {})
        copies = listed.get(face, 0)
        if seen[group][face] + number <= copies or face in talk.settled:
            continue
        if talk.pasted or not talk.sure(talk.env.voice("guide.beyond", face=face, copies=copies)):
            refuse("unknown-card", "record", "unknown-card.beyond", word=face, copies=copies)
        talk.settled.add(face)


def _groups(now: Situation) -> list[str]:
    cards = now.game.cards()
    return [] if now.asked is None or cards is None else [cards.group_of(now.asked, now.state)]
