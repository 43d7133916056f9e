"""The cards that a line names: found in the list, spelt out, or put together by questions; doubts are asked about."""

from collections import Counter
from functools import partial
from typing import Any, Final

from referee.engine.card_parts import BUILD
from referee.engine.keyboards import by_place
from referee.engine.lexicon import unaccented
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, Refused, refuse
from referee.engine.usual_parts import prompts_of
from referee.guide.build import Built, build
from referee.guide.dialogue import Dialogue
from referee.guide.readings import split_name
from referee.guide.situation import Situation
from referee.notation.names import folded, matching
from referee.say.tell import asked_of
from referee.table.card_lists import cards_seen
from referee.table.cards import card_called, matches, spelt

WORDS: Final = (BUILD, "card", "carte", "карта")  # by which a card is asked for part by part


def is_card(now: Situation, word: str) -> bool:
    """Whether a card that can be meant now is called so, or begins so."""
    return bool(matches(now.book, word, _groups(now)))


def can_be_card(now: Situation, word: str) -> bool:
    """Whether a word spells out a card that can be meant now, begins one, or asks for its parts."""
    cards, word = now.game.cards(), as_printed(now, word)
    written = cards is not None and any(spelt(cards, word, group) for group in _groups(now))
    return bool(word) and (written or is_card(now, word) or asks_for_parts(now, word))


def key_apart(now: Situation, decision: Decision, text: str) -> str:
    """A card and the key of its cell with a space between them: it can be left out after a letter that ends the face,
    as in `b020row3`."""
    cards = now.game.cards()
    group = cards.group_of(decision, now.state) if cards else ""
    if cards is None or " " in text or spelt(cards, text, group):
        return text
    for card, key in ((text[:-digits], text[-digits:]) for digits in (1, 2)):
        if by_place(key).isdecimal() and by_place(card)[-1:].isalpha() and spelt(cards, card, group):
            return f"{card} {key}"
    return text


def as_printed(now: Situation, line: str) -> str:
    """The line with a card that is said in words, after the name of a player or at once, written as it is printed."""
    cards = now.game.cards()
    if cards is None or not takes_card(now):
        return line
    [group] = _groups(now)
    name, rest = split_name(line)
    if rest and matching(name, now.players) and (said := cards.in_words(rest, group)) != rest:
        return f"{line[: len(line) - len(rest)]}{said}"
    return cards.in_words(line, group)


def is_said_of_card(now: Situation, word: str) -> bool:
    """Whether a word begins a card in words where one is asked for."""
    cards = now.game.cards()
    return cards is not None and takes_card(now) and cards.begins_in_words(word)


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


def card_finder(talk: Dialogue, now: Situation, decision: Decision | None = None) -> FindCard:
    """Finds the face that a word means among the cards this table knows, for whoever decides; asks where it is not sure
    (Enter: as it was typed), and raises Refused where there is none, or still several. Asked for the same card again,
    it goes back one answer."""

    built: Built = []

    def find(word: str, group: str) -> str:
        def ask(key: str, faces: list[str], **params: Any) -> str | None:
            if talk.pasted:
                return None
            notes = {face: name_of(now, talk.env.language, face) for face in faces}
            chosen = talk.choose(talk.env.voice(key, **params), faces, notes, usual=params.get("face", ""))
            talk.settled.add(chosen)
            return chosen

        cards = now.game.cards()
        if cards is None:
            return word
        if {*word.split()} == {BUILD} and not talk.pasted:
            whose = decision or now.asked
            player = partial(asked_of, players=now.players, decision=whose) if whose else lambda voice: ""
            return build(talk, cards, group, word.count(BUILD), player, built)
        return card_called(cards, now.book, word, group, ask, talk.settled)

    return find


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
