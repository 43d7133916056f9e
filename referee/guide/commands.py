"""What is done at a prompt besides entries: ?, undo, redo, show, log, score, rules, fix, why, note, quit."""

from referee.cli.environment import Environment
from referee.engine.lexicon import called, unaccented
from referee.engine.parts import prompts_of
from referee.guide.dialogue import Dialogue
from referee.guide.fix import fix
from referee.guide.screen import legal_lines
from referee.guide.situation import Situation
from referee.guide.typed import is_card, is_card_name
from referee.guide.words import KNOWN, WORDS, meant
from referee.notation.foreign import in_notation
from referee.notation.names import find_player, matching
from referee.notation.words import quote
from referee.show.boards import boards_lines
from referee.show.ledger import ledger_lines
from referee.show.ruling import ruling_lines, stand
from referee.show.score import score_lines
from referee.show.text import plain, sentence, wrap
from referee.table.fix import text_of
from referee.table.ledger import ledger
from referee.table.table import Table


class Leave(Exception):
    """Somebody typed quit."""


class Again(Exception):
    """The game is over, and somebody wants another."""


def command(talk: Dialogue, now: Situation, style: str, line: str) -> bool:
    """Do what the line says unless it is an entry; False if it is one.

    :raises Refused, Leave, Again:
    """
    first, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    env, table = talk.env, now.table
    name = _named(now, first, rest)
    match name:
        case "?":
            _show_help(env, now)
        case "quit":
            raise Leave
        case "new" if now.asked is None:
            raise Again
        case "show" if not rest:
            env.show(boards_lines(env.voice, table, env.width, style=style))
        case "score" if not rest:
            env.show(score_lines(env.voice, table, env.width))
        case "log" if not rest:
            env.show(ledger_lines(env.voice, ledger(table.header, table.lines), env.width))
        case "rules":
            _show_rules(env, rest)
        case "fix" if first.lower() == "fix" or rest[:1].isdecimal():  # else `corriger` is `set`
            fix(talk, now, rest)
        case "why":
            _why(env, table, rest)
        case "undo" | "redo":
            _back_and_forth(env, table, name, in_notation(f"{name} {rest}".strip(), now.game.foreign(), now.players))
        case "note" if rest and not rest.startswith('"'):
            enter(env, table, f"note {quote(rest)}")
        case _:
            return False
    return True


def enter(env: Environment, table: Table, line: str) -> None:
    """Judge and write an entry, and show what it did. :raises Refused:"""
    env.show(ruling_lines(env.voice, table, table.do(line), env.width))


def _named(now: Situation, word: str, rest: str) -> str | None:
    """The command that a word names, whole or by its start. Keys, players and cards go before words of our making."""
    key = now.offers.get(word)
    if key is not None and not prompts_of(now.game).on_board(key.decision) and not rest:
        return None
    name, english = meant(word), word.lower() in WORDS
    if matching(word, now.players):
        acts = rest and unaccented(rest.split()[0]) in now.game.foreign().get("verb", {})
        return None if acts or (rest and not english) else name
    if name is None:
        return called(word, KNOWN) if len(word) > 1 and not is_card(now, word) else None
    return name if english or not is_card_name(now, word) else None


def _why(env: Environment, table: Table, rest: str) -> None:
    """Why an entry counted, by its number, else the last; or every point of a player. :raises Refused:"""
    from referee.show.why import reason_lines, why_entry, why_points

    if rest and not rest.isdecimal():
        if not table.standings:
            env.complain("no-points", game=table.game.id)
            return
        answer = why_points(env.voice, table, find_player(rest.strip('"'), table.players))
    else:
        answer = why_entry(env.voice, table, int(rest[:9]) if rest else table.play.entries, env.width)
    env.show(reason_lines(env.voice, answer, env.width))


def _show_rules(env: Environment, term: str) -> None:
    from referee.say.rules import sections
    from referee.show.rules import looked_up, section_lines

    if not sections(env.voice.language, env.voice.game):
        env.complain("lacks", game=env.voice.game, what="rules")
        return
    found, of_game = looked_up(env.voice, term)
    if of_game != env.voice.game:
        env.say("rules.other-game", here=env.voice.game, game=of_game)
    if not found:
        env.complain("rules.none", term=term)
    env.show(section_lines(env.voice, found, env.width, whole=bool(term)))


def _back_and_forth(env: Environment, table: Table, name: str, line: str) -> None:
    """Take back or bring back, and name the entries. :raises Refused:"""
    before = table.play
    enter(env, table, line)
    longer, shorter = sorted((before, table.play), key=lambda play: len(play.steps), reverse=True)
    for index in range(len(shorter.steps), len(longer.steps)):
        text = text_of(longer, index)
        env.write(env.voice(f"guide.{name}", number=longer.steps[index].number, text=text), indent="  ")


def _show_help(env: Environment, now: Situation) -> None:
    """What can be typed here."""
    env.write(sentence(stand(env.voice, now.table)), "strong", "  ")
    for key in (f"type.{now.asked.kind if now.asked else 'over'}", "help.entries", "help.commands", "help.table"):
        if not env.voice.knows(key):
            continue  # its question says what this kind of decision wants
        env.show([plain(line) for line in wrap(env.voice(key), env.width, "  ")])
    env.show(legal_lines(env, now))
