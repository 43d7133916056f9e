"""From what was typed at a prompt to a whole entry."""

from collections import Counter
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from referee.cli.guide.library import cards_seen
from referee.cli.guide.readings import clearest, split_name
from referee.cli.guide.walks import walks_for
from referee.engine.game import Game
from referee.engine.parts import answer_to, prompts_of, table_verbs
from referee.engine.ruling import Decision, Refused, refuse
from referee.notation.foreign import in_notation
from referee.notation.grammar import whose
from referee.notation.names import KEYWORDS, find_player, folded, matching
from referee.table.cards import Book, matches, named

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


def entry_for(guide: "Guide", line: str) -> str:
    """The whole entry that a line stands for: itself, or an answer of the player who is asked or named.

    :raises Refused: if a card is not known, or it is not clear which is meant.
    """
    text = line.strip()
    offer = None if guide.pasted else guide.offers.get(text)
    prompts = prompts_of(guide.table.game)
    if offer is not None and not prompts.on_board(offer.decision):
        return _whole(guide, offer.decision, answer_to(guide.table.game, offer.decision, offer.option))
    if text[0] in "!=#" or text.split()[0].lower() in (*KEYWORDS, *table_verbs(guide.table.game)):
        return line
    addressing = guide.table.game.addressing()
    if addressing is not None:
        return clearest(guide, text, addressing)
    asked = guide.next_decision()
    decision, answer = _addressed(guide, text, asked)
    if decision is None:
        return line
    labels = _labels(guide, decision)
    expanded = prompts.expand(guide.table.state, decision, answer, labels, lambda *card: find_card(guide, *card))
    if prompts.on_board(decision) and not guide.pasted:
        expanded = _with_cell(guide, expanded, labels)
        entry = _whole(guide, decision, expanded)
        return entry + walks_for(guide, decision, entry, expanded.split())
    return _whole(guide, decision, expanded)


def in_our_words(guide: "Guide", line: str) -> str:
    """The line with French and Russian words in the notation's own; keys and the names of cards stay as typed."""
    words = line.split()
    first = words[1] if len(words) > 1 and matching(words[0], guide.table.players) else words[0]
    if line.strip() in guide.offers or is_card_name(guide, first):
        return line
    return in_notation(line, guide.table.game.foreign(), guide.table.players, shortened=False)


def _whole(guide: "Guide", decision: Decision, words: str) -> str:
    return f"{whose(decision.seat, guide.table.players)}{words}"


def _labels(guide: "Guide", decision: Decision) -> Mapping[str, str]:
    """The keys of that player's cells; none in a pasted line, which was typed at no prompt."""
    if guide.pasted:
        return {}
    return {key: offer.option for key, offer in guide.offers.items() if offer.decision.seat == decision.seat}


def _addressed(guide: "Guide", text: str, asked: Decision | None) -> tuple[Decision | None, str]:
    """Who answers, and the answer; nobody if it is an entry as it stands."""
    name, rest = split_name(text)
    seats = matching(name, guide.table.players)
    if rest and len(seats) > 1 and not is_card(guide, name):
        find_player(name, guide.table.players)  # which refuses it
    if not rest or len(seats) != 1 or _is_card_and_cell(guide, asked, name, rest):
        return (None, text) if text.startswith('"') else (asked, text)
    decision = next((one for one in guide.table.pending if one.seat == seats[0]), None)
    verb, _, answer = rest.partition(" ")
    if decision is None or (verb.lower() in guide.table.game.words().VERBS and verb.lower() != decision.kind):
        return None, text
    is_verb = answer.strip() and decision.kind.startswith(verb.lower())
    return decision, answer.strip() if is_verb else rest


def _is_card_and_cell(guide: "Guide", asked: Decision | None, card: str, cell: str) -> bool:
    """Whether `b 3` is a card and a cell, though a player's name begins with b."""
    if asked is None or not prompts_of(guide.table.game).on_board(asked):
        return False
    if cell not in {*_labels(guide, asked), *asked.options}:
        return False
    return is_card(guide, card)


def is_card(guide: "Guide", word: str) -> bool:
    """Whether a card that can be meant now is called so, or begins so."""
    return bool(matches(guide.book, word, _groups(guide)))


def is_card_name(guide: "Guide", word: str) -> bool:
    """Whether it is the whole name of a card that can be meant now."""
    names = guide.book.names
    called = (name for face in matches(guide.book, word, _groups(guide)) for name in names.get(face, {}).values())
    return folded(word) in map(folded, called)


def _groups(guide: "Guide") -> list[str]:
    asked = guide.next_decision()
    cards = guide.table.game.cards()
    return [] if asked is None or cards is None else [cards.group_of(asked, guide.table.state)]


def _with_cell(guide: "Guide", expanded: str, labels: Mapping[str, str]) -> str:
    """A card that was given without its cell: ask for it."""
    words = expanded.split()
    if len(words) != 2:
        return expanded
    answer = guide.ask_more(guide.env.voice("guide.cell", face=words[1])).strip()
    return f"{expanded} {labels.get(answer, answer)}".strip()


# cards


def find_card(guide: "Guide", word: str, group: str) -> str:
    """The face that a word means among the cards this table knows; asked where it is not sure.

    :raises Refused: unknown-card, ambiguous.
    """

    def ask(key: str, faces: list[str], **params: Any) -> str | None:
        notes = {face: ", ".join(guide.book.names.get(face, {}).values()) for face in faces}
        return None if guide.pasted else guide.choose(guide.env.voice(key, **params), faces, notes)

    return card_called(guide.table.game, guide.book, word, group, ask)


def card_called(game: Game, book: Book, word: str, group: str, ask: Callable[..., str | None]) -> str:
    """The face that a word means; `ask` is asked, with a question and faces, where it is not sure.

    :raises Refused: unknown-card, ambiguous.
    """
    cards = game.cards()
    face = cards.complete_face(word, group) if cards else word
    known = matches(book, word, [group])
    question: tuple[str, dict[str, str]] = "guide.several", {"word": word}
    if face is not None:
        # A face of the invented sample is no reason to doubt what is printed on a real card.
        if face in known or not known or group in book.sampled:
            return face
        known, question = [*known, face], ("guide.longer", {"face": face})
    known = known or matches(book, word, book.groups) or named(book, word)
    if not known:
        _refuse_card(book, word, group)
    chosen = known[0] if len(known) == 1 else ask(question[0], known, **question[1])
    if chosen is None:
        refuse("ambiguous", "record", word=word, legal=tuple(known))
    return chosen


def _refuse_card(book: Book, word: str, group: str) -> None:
    """:raises Refused: with the names that come close; with a hint where the keyboard writes another alphabet."""
    faces = book.groups.get(group, {})
    names = {name.lower(): face for face in faces for name in book.names.get(face, {}).values()}
    foreign = next((sign for sign in word if sign.isalpha() and not sign.isascii()), "")
    close = get_close_matches(word.lower(), [*names] if foreign else [*faces, *names], 5)
    if foreign and not close:
        refuse("not-understood", "record", "not-understood.foreign", sign=foreign, word=word)
    legal = tuple(dict.fromkeys(names.get(one, one) for one in close))
    refuse("unknown-card", "record", word=word, legal=legal)


def question_copies(guide: "Guide", line: str) -> None:
    """If the table's list is complete, question a card beyond its copies.

    :raises Refused: unknown-card, if it was a slip.
    """
    cards = guide.table.game.cards()
    if cards is None or not guide.book.complete:
        return
    try:
        entry = guide.table.play.parse(line)
    except Refused:
        return
    seen = cards_seen(guide.table.play)
    for (group, face), number in Counter(cards.cards_in(entry, guide.table.state)).items():
        copies = guide.book.groups.get(group, {}).get(face, 0)
        if seen[group][face] + number <= copies:
            continue
        if guide.pasted or not guide.sure(guide.env.voice("guide.beyond", face=face, copies=copies)):
            refuse("unknown-card", "record", "unknown-card.beyond", word=face, copies=copies)
