"""From what was typed at a prompt to a whole entry."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from referee.engine.game import table_verbs
from referee.engine.parts import FindCard, answer_to, prompts_of
from referee.engine.ruling import Decision, Refused, refuse
from referee.guide.dialogue import Dialogue
from referee.guide.readings import clearest, split_name
from referee.guide.situation import Situation
from referee.guide.walks import walks_for
from referee.notation.foreign import in_notation
from referee.notation.grammar import whose
from referee.notation.names import KEYWORDS, find_player, folded, matching
from referee.table.card_lists import cards_seen
from referee.table.cards import card_called, matches


def entry_for(talk: Dialogue, now: Situation, line: str) -> str:
    """The whole entry that a line stands for: itself, or an answer of the player who is asked or named.

    :raises Refused: if a card is not known, or it is not clear which is meant.
    """
    text = line.strip()
    if talk.pasted:  # it was typed at no prompt, and no key is meant
        now = now._replace(offers={})
    offer = now.offers.get(text)
    prompts = prompts_of(now.game)
    if offer is not None and not prompts.on_board(offer.decision):
        return _whole(now, offer.decision, answer_to(now.game, offer.decision, offer.option))
    if text[0] in "!=#" or text.split()[0].lower() in (*KEYWORDS, *table_verbs(now.game)):
        return line
    addressing = now.game.addressing()
    if addressing is not None:
        return clearest(now, text, addressing)
    decision, answer = _addressed(now, text)
    if decision is None:
        return line
    labels = now.labels(decision.seat)
    expanded = prompts.expand(now.state, decision, answer, labels, card_finder(talk, now))
    if prompts.on_board(decision) and not talk.pasted:
        expanded = _with_cell(talk, expanded, labels)
        entry = _whole(now, decision, expanded)
        return entry + walks_for(talk, now, decision, entry, expanded.split())
    return _whole(now, decision, expanded)


def in_our_words(now: Situation, line: str) -> str:
    """The line with French and Russian words in the notation's own; keys and the names of cards stay as typed."""
    words = line.split()
    first = words[1] if len(words) > 1 and matching(words[0], now.table.players) else words[0]
    if line.strip() in now.offers or is_card_name(now, first):
        return line
    return in_notation(line, now.game.foreign(), now.table.players, shortened=False)


def _whole(now: Situation, decision: Decision, words: str) -> str:
    return f"{whose(decision.seat, now.players)}{words}"


def _addressed(now: Situation, text: str) -> tuple[Decision | None, str]:
    """Who answers, and the answer; nobody if it is an entry as it stands."""
    name, rest = split_name(text)
    seats = matching(name, now.table.players)
    if rest and len(seats) > 1 and not is_card(now, name):
        find_player(name, now.table.players)  # which refuses it
    if not rest or len(seats) != 1 or _is_card_and_cell(now, name, rest):
        return (None, text) if text.startswith('"') else (now.asked, text)
    decision = next((one for one in now.pending if one.seat == seats[0]), None)
    verb, _, answer = rest.partition(" ")
    if decision is None or (verb.lower() in now.game.words().VERBS and verb.lower() != decision.kind):
        return None, text
    is_verb = answer.strip() and decision.kind.startswith(verb.lower())
    return decision, answer.strip() if is_verb else rest


def _is_card_and_cell(now: Situation, card: str, cell: str) -> bool:
    """Whether `b 3` is a card and a cell, though a player's name begins with b."""
    asked = now.asked
    if asked is None or not prompts_of(now.game).on_board(asked):
        return False
    return cell in {*now.labels(asked.seat), *asked.options} and is_card(now, card)


def is_card(now: Situation, word: str) -> bool:
    """Whether a card that can be meant now is called so, or begins so."""
    return bool(matches(now.book, word, _groups(now)))


def is_card_name(now: Situation, word: str) -> bool:
    """Whether it is the whole name of a card that can be meant now."""
    names = now.book.names
    called = (name for face in matches(now.book, word, _groups(now)) for name in names.get(face, {}).values())
    return folded(word) in map(folded, called)


def _groups(now: Situation) -> list[str]:
    cards = now.game.cards()
    return [] if now.asked is None or cards is None else [cards.group_of(now.asked, now.state)]


def _with_cell(talk: Dialogue, expanded: str, labels: Mapping[str, str]) -> str:
    """A card that was given without its cell: ask for it."""
    words = expanded.split()
    if len(words) != 2:
        return expanded
    answer = talk.ask_more(talk.env.voice("guide.cell", face=words[1])).strip()
    return f"{expanded} {labels.get(answer, answer)}".strip()


# cards


def card_finder(talk: Dialogue, now: Situation) -> FindCard:
    """Finds the face that a word means among the cards this table knows; asks where it is not sure, and raises
    Refused where there is none, or still several."""

    def ask(key: str, faces: list[str], **params: Any) -> str | None:
        notes = {face: ", ".join(now.book.names.get(face, {}).values()) for face in faces}
        return None if talk.pasted else talk.choose(talk.env.voice(key, **params), faces, notes)

    return lambda word, group: card_called(now.game, now.book, word, group, ask)


def question_copies(talk: Dialogue, now: Situation, line: str) -> None:
    """If the table's list is complete, question a card beyond its copies.

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
        copies = now.book.groups.get(group, {}).get(face, 0)
        if seen[group][face] + number <= copies:
            continue
        if talk.pasted or not talk.sure(talk.env.voice("guide.beyond", face=face, copies=copies)):
            refuse("unknown-card", "record", "unknown-card.beyond", word=face, copies=copies)
