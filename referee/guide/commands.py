"""What is done at a prompt besides entries: ?, undo, redo, show, log, score, rules, fix, why, note, quit."""

from functools import partial
from pathlib import Path

from referee.cli.environment import Environment
from referee.engine.game import table_verbs
from referee.engine.keyboards import by_letters
from referee.engine.lexicon import unaccented
from referee.engine.seats import people
from referee.engine.usual_parts import prompts_of, telling_of
from referee.guide.dialogue import Dialogue
from referee.guide.faces import asks_for_parts, is_card, is_card_name, is_said_of_card
from referee.guide.fix import fix
from referee.guide.games import another, next_game, pick_game, save_as, switch, unquoted
from referee.guide.screen import legal_lines
from referee.guide.situation import Situation
from referee.guide.words import WORDS, begun_with, meant
from referee.languages import LANGUAGES
from referee.notation.foreign import in_notation
from referee.notation.names import find_player, matching, write_name
from referee.notation.words import Misread, Unclosed, quote, split_words
from referee.say import Voice
from referee.show.boards import boards_lines
from referee.show.codes import codes_table
from referee.show.entry import entry_words
from referee.show.ledger import ledger_lines
from referee.show.ruling import asking
from referee.show.score import score_lines
from referee.show.text import Line, plain, wrap
from referee.table.fix import text_of
from referee.table.ledger import ledger
from referee.table.table import Table


class Leave(Exception):
    """Somebody typed quit."""


def command(talk: Dialogue, now: Situation, style: str, line: str) -> bool:
    """Do what the line says unless it is an entry; False if it is one.

    :raises Refused, Leave, Elsewhere:
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
        case "new":
            another(talk, now, unquoted(rest))
        case "again" if not rest:
            next_game(talk, now, people(now.players))
        case "rotate" if not rest:
            first, *others = people(now.players)
            next_game(talk, now, (*others, first))
        case "sheet" if table.path is not None:
            _write_sheet(env, table.path, rest)
        case "games" if rest:
            talk.tell(env.voice("guide.games-in-shell"))
        case "games":
            pick_game(talk, now)
        case "switch":
            switch(talk, unquoted(rest)) if rest else pick_game(talk, now)
        case "save":
            save_as(talk, now, rest)
        case "lang":
            _speak(talk, rest)
        case "export" | "best" | "stats" | "cards" | "score" if rest or name != "score":
            _as_in_the_shell(env, table, name, rest)
        case "back":
            talk.tell(env.voice("guide.no-question"))
        case "show" if not rest:
            env.show(boards_lines(env.voice, table, env.width, style=style, names=now.book.names))
        case "show" if "show" not in now.game.words().VERBS or matching(unquoted(rest), now.players):
            seat = find_player(unquoted(rest), now.players)
            env.show(boards_lines(env.voice, table, env.width, seat, style=style, names=now.book.names))
        case "score" if not rest:
            env.show(score_lines(env.voice, table, env.width))
        case "log" if not rest:
            env.show(ledger_lines(env.voice, ledger(table.header, table.lines), env.width, now.book.names))
        case "rules":
            _show_rules(env, rest)
        case "fix" if first.lower() == "fix" or not rest or rest[:1].isdecimal():  # else `corriger` is `set`
            fix(talk, now, rest)
        case "why":
            _why(env, table, rest)
        case "undo" | "redo":
            _back_and_forth(talk, table, name, in_notation(f"{name} {rest}".strip(), now.game.foreign(), now.players))
        case "note" if rest and not rest.startswith('"'):
            talk.enter(table, f"note {quote(rest)}")
        case _:
            return False
    return True


def _speak(talk: Dialogue, language: str) -> None:
    """Change the language."""
    env = talk.env
    meant = next((form for form in (language.lower(), by_letters(language)) if form in LANGUAGES), None)
    if meant is None:
        env.complain("guide.languages", known=LANGUAGES)
        return
    env.speak(meant)


def _write_sheet(env: Environment, record: Path, wanted: str) -> None:
    """The score sheet beside where we are, in the format that is wanted: `html`, or a file of one's own."""
    name = wanted if "." in wanted else f"{record.stem}.{wanted or _best_format()}"
    env.call(["score", "--file", str(record), "-o", str(Path.cwd() / name)])  # whole, so that it is found again


def _best_format() -> str:
    """PDF where it can be written."""
    from importlib.util import find_spec

    return "pdf" if find_spec("reportlab") else "html"


def _as_in_the_shell(env: Environment, table: Table, name: str, rest: str) -> None:
    """A command of the shell on this game: `score -o friday.pdf`."""
    try:
        words = [*split_words(rest)]
    except (Misread, Unclosed):
        words = rest.split()
    of_a_game = name not in ("stats", "cards")
    place = ["--file", str(table.path)] if of_a_game and table.path is not None else []
    env.call([name, *words, *place])


def _named(now: Situation, word: str, rest: str) -> str | None:
    """The command that a word names, whole or by its start. Keys, players and cards go before words of our making."""
    key = now.offers.get(word)
    if key is not None and not prompts_of(now.game).on_board(key.decision) and not rest:
        return None
    if now.asked is not None and not rest and word.lower() in now.asked.options:
        return None  # a whole answer
    name, english = meant(word), word.lower() in WORDS
    if rest and not english and word.lower() in table_verbs(now.game):
        return None  # an entry of the whole table, such as `sheet vampire …`
    if matching(word, now.players):
        acts = rest and unaccented(rest.split()[0]) in now.game.foreign().get("verb", {})
        return None if acts or (rest and not english) else name
    if name is None:
        options = now.asked.options if now.asked is not None and not rest else ()
        begins_answer = any(option.startswith(word.lower()) for option in options)  # co: the Cook, not `corriger`
        is_other = begins_answer or is_card(now, word) or asks_for_parts(now, word) or is_said_of_card(now, word)
        return None if is_other else begun_with(word)
    return name if english or not is_card_name(now, word) else None


def _why(env: Environment, table: Table, rest: str) -> None:
    """Why an entry counted, by its number, else the last; every point of a player; the result. :raises Refused:"""
    from referee.show.why import WithoutPoints, reason_lines, why

    try:
        env.show(reason_lines(env.voice, why(env.voice, table, rest), env.width))
    except WithoutPoints:
        env.complain("no-points", game=env.voice("sheet.game"))


def _show_rules(env: Environment, term: str) -> None:
    from referee.say.rules import sections
    from referee.show.rules import looked_up, section_lines

    if not sections(env.voice.language, env.voice.game):
        env.complain("lacks", game=env.voice.game, what="rules")
        return
    found, of_game = looked_up(env.voice, term, env.width)
    if of_game != env.voice.game:
        env.say("rules.other-game", here=env.voice.game, game=of_game)
    if not found:
        env.complain("rules.none", term=term)
    env.show(section_lines(env.voice, found, env.width, whole=bool(term)))


def _back_and_forth(talk: Dialogue, table: Table, name: str, line: str) -> None:
    """Take back or bring back, and name the entries. :raises Refused:"""
    before, env = table.play, talk.env
    talk.enter(table, line)
    longer, shorter = sorted((before, table.play), key=lambda play: len(play.steps), reverse=True)
    for index in range(len(shorter.steps), len(longer.steps)):
        text = entry_words(env.voice, table.game, text_of(longer, index), table.players)
        talk.stage.add(partial(_named_entry, env, name, longer.steps[index].number, text))


def _named_entry(env: Environment, name: str, number: int, text: str) -> list[Line]:
    return [plain(line) for line in wrap(env.voice(f"guide.{name}", number=number, text=text), env.width, "  ")]


def _show_help(env: Environment, now: Situation) -> None:
    """What can be typed here."""
    name = _somebody_else(now)
    _show_sentences(env, _how_to_type(env.voice, now), name=name)
    env.show(legal_lines(env, now))
    if now.asked is not None:
        env.show(codes_table(env.voice, now.game, now.asked.kind, env.width, now.state))
        own = f"help.entries.{now.asked.kind}"
        asked = write_name(now.players[now.asked.seat or 0])
        _show_sentences(env, own if env.voice.knows(own) else "help.entries", name=name, asked=asked)
    _show_sentences(env, "help.commands", "help.elsewhere", "help.table", name=name)


def _how_to_type(voice: Voice, now: Situation) -> str:
    """The sentence about what is asked, for one value of a parameter if it has one of its own."""
    if now.asked is None:
        return "type.over"
    return asking(
        voice, f"type.{now.asked.kind}", now.asked, telling_of(now.game).decision_params(now.state, now.asked)
    )


def _somebody_else(now: Situation) -> str:
    """A player for examples, as it would be typed: not the one who is asked."""
    asked = now.asked.seat if now.asked else None
    return write_name(now.players[((asked or 0) + 1) % len(now.players)])


def _show_sentences(env: Environment, *keys: str, **params: str) -> None:
    """Those there are: where one is missing, the question itself says what this kind of decision wants."""
    for key in filter(env.voice.knows, keys):
        env.show([plain(line) for line in wrap(f"  {env.voice(key, **params)}", env.width, "    ")])
