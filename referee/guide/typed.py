"""From what was typed at a prompt to a whole entry."""

from referee.engine.card_parts import BUILD
from referee.engine.game import table_verbs
from referee.engine.keyboards import with_other_forms
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, Refused
from referee.engine.usual_parts import answer_to, prompts_of
from referee.guide.asked import Back
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue, Keys
from referee.guide.faces import card_finder, is_card, is_card_name, key_apart, with_build_sign
from referee.guide.faults import fault_in, show_refusal
from referee.guide.readings import clearest, split_name
from referee.guide.situation import Situation
from referee.guide.walks import walks_for
from referee.notation.foreign import in_notation
from referee.notation.grammar import whose
from referee.notation.names import KEYWORDS, find_player, matching
from referee.show.labels import label


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
    if prompts.on_board(decision):
        answer = key_apart(now, decision, answer)
    named, answer = text.removesuffix(answer), with_build_sign(now, answer)
    find = card_finder(talk, now, decision)
    while True:
        expanded = _expanded(talk, now, decision, answer, find)
        if not prompts.on_board(decision) or talk.pasted:
            return _whole(now, decision, expanded)
        try:
            return _laid(talk, now, decision, expanded, named)
        except Back:
            if not answer.startswith(BUILD):
                raise


def _expanded(talk: Dialogue, now: Situation, decision: Decision, answer: str, find: FindCard) -> str:
    """The words after the name that an answer stands for. A word that can mean several things is asked about.

    :raises Refused:
    """
    expand, labels = prompts_of(now.game).expand, now.labels(decision.seat)
    while True:
        try:
            return expand(now.state, decision, answer, labels, find)
        except Refused as error:
            refusal, words = error.refusal, answer.split()
            if talk.pasted or refusal.code != "ambiguous" or refusal.params.get("word") not in words:
                raise
            word = refusal.params["word"]
            words[words.index(word)] = talk.choose(talk.env.voice("guide.which-meant", word=word), [*refusal.legal])
            answer = " ".join(words)


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


def _laid(talk: Dialogue, now: Situation, decision: Decision, expanded: str, named: str) -> str:
    """The whole entry of a card that is laid: its cell and its walks are asked for; back from the walks is the cell.

    :raises Back: from the cell.
    :raises Refused:
    """
    retry = None
    while True:
        _, face, *rest = expanded.split()
        talk.unfinished = " ".join([f"{named}{face}", *rest])
        expanded = _with_cell(talk, now, decision, expanded, retry)
        entry, words = _whole(now, decision, expanded), expanded.split()
        talk.unfinished = " ".join([f"{named}{face}", *words[2:]])
        try:
            return entry + walks_for(talk, now, decision, entry, words)
        except Back:
            expanded, retry = " ".join(words[:2]), Retry(words[2], refused=False)


def _with_cell(talk: Dialogue, now: Situation, decision: Decision, expanded: str, retry: Retry | None) -> str:
    """A card that was given without its cell: ask for it, until the card can lie there."""
    words, labels = expanded.split(), now.labels(decision.seat)
    keys = Keys(with_other_forms(label(decision.options) if labels else {}))
    voice = talk.env.voice
    while len(words) == 2:
        answer = talk.ask_more(voice("guide.cell", face=words[1]), keys=keys, recall=retry)
        try:
            typed = _expanded(talk, now, decision, f"{words[1]} {answer}", lambda word, _: word)
            now.table.judge(_whole(now, decision, typed))
        except Refused as error:
            at = fault_in(answer, error.refusal)
            retry = Retry(answer, at)
            if error.refusal.code == "not-understood":
                talk.tell(voice("guide.not-among", word=answer, options=decision.options), "bad")
            else:
                show_refusal(talk.env, error, answer, at)
        else:
            return typed
    return expanded
