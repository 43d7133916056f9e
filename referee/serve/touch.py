"""What a player taps where sentences do not say it all: as the game has it, with how the line begins."""

from typing import Any

from referee.engine.game import table_verbs
from referee.engine.parts import Pad
from referee.engine.ruling import Decision
from referee.notation.grammar import whose
from referee.say import Voice, clean
from referee.show.text import sentence
from referee.table.cards import Book
from referee.table.table import Table


def pad_of(voice: Voice, table: Table, decision: Decision, book: Book) -> dict[str, Any] | None:
    """None where options and a line to type are all there is. `book` is the list with what lies on the table."""
    touch = table.game.touch()
    if touch is None:
        return None
    pad = touch.pad(voice, table.state, decision, book)
    if pad is None:
        return None
    verbs = table.game.words().VERBS if decision.seat is not None else table_verbs(table.game)
    verb = f"{decision.kind} " if decision.kind in verbs else ""
    lead = (whose(decision.seat, table.players) + verb).strip()
    return {"lead": lead, **_written(_named(voice, pad, book))}


def _named(voice: Voice, pad: Pad, book: Book) -> Pad:
    """With what the table's list calls the cards in this language."""
    card = pad.get("card")
    if card is None:
        return pad
    known = []
    for one in card["known"]:
        name = book.names.get(one["face"], {}).get(voice.language)
        known.append({**one, "name": clean(name)} if name else one)
    return {**pad, "card": {**card, "known": known}}


def _written(pad: Pad) -> Pad:
    """With what can be chosen from lists as whole sentences, like the options of a decision."""
    if "lists" not in pad:
        return pad
    lists = {
        name: {"say": sentence(one["say"]), "of": [{**pick, "say": sentence(pick["say"])} for pick in one["of"]]}
        for name, one in pad["lists"].items()
    }
    return {**pad, "lists": lists}


def secrets_of(voice: Voice, table: Table, seat: int) -> list[Pad]:
    """What that player may note on their phone, where it stays."""
    touch = table.game.touch()
    over = table.outcome is not None
    return [] if touch is None or over else touch.secret(voice, table.state, seat)
