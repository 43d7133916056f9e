"""Mistakes found later: an earlier entry replaced, everything after it judged again, asked once, written at once."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from referee.cli.environment import Environment
from referee.cli.guide.asker import Retry
from referee.cli.guide.library import book_for_play
from referee.cli.guide.typed import card_called, find_card
from referee.cli.report import wanted
from referee.engine.entries import is_shared
from referee.engine.parts import answer_to, prompts_of
from referee.engine.ruling import Decision, Refused, refuse
from referee.notation import grammar
from referee.notation.foreign import in_notation
from referee.notation.names import folded, matching
from referee.notation.words import split_words
from referee.show.difference import difference_lines
from referee.show.refusal import refusal_lines
from referee.table.play import Play
from referee.table.table import Table

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide


FindCard = Callable[[str, str], str]  # a word and a group of cards: the face


class Repair:
    """The lines that would put an earlier entry right, found one after the other."""

    def __init__(self, table: Table, number: int, text: str, find_card: FindCard = lambda word, group: word) -> None:
        """:raises Refused: if there is no such entry in force, or the new one does not count there."""
        self.table = table
        self.play: Play = table.play.fork()
        index = next((i for i, step in enumerate(table.play.steps) if step.number == number), None)
        if index is None:
            refuse("nothing-to-undo", "record", "nothing-to-undo.entry", number=number)
        self.rest = [text_of(table, later) for later in range(index + 1, len(table.play.steps))]
        self.lines: list[str] = []
        self.add(f"undo from {number}")
        self.add(whole_entry(table, index, text, find_card))

    def add(self, line: str) -> None:
        """:raises Refused: if it does not fit; nothing has changed then."""
        players = self.play.setup.players
        ruling = self.table.judge_on(self.play, in_notation(line, self.table.game.foreign(), players))
        if not ruling.repeat:
            self.lines.append(ruling.text)


def whole_entry(table: Table, index: int, text: str, find_card: FindCard) -> str:
    """The new entry: whole, or what a person would type for it at a prompt, with or without name and verb."""
    game, step = table.game, table.play.steps[index]
    before = table.play.steps[index - 1].state if index else table.play.first
    players = before.setup.players
    text = in_notation(text, game.foreign(), players, shortened=False)
    if not split_words(text):  # nothing at all, or only a remark
        refuse("not-understood", "record", "not-understood.fix")
    try:
        if grammar.parse(text, game, players) is not None:
            return text
    except Refused:
        if is_shared(step.entry):
            raise
    name = "" if step.entry.player is None else players[step.entry.player]
    mark, verb = ("! " if game.rules().is_table_ruling(step.entry) else ""), game.words().write(step.entry, before)[0]
    shortened = game.addressing() is None  # else the start of a name may be the start of an answer
    named = [step.entry.player]
    if name:
        text = _after(
            text, lambda word: folded(word) == folded(name) or (shortened and matching(word, players) == named)
        )
    text = _after(text, lambda word: word.lower() == verb)
    if mark:
        return f"{mark}{grammar.whose(step.entry.player, players)}{verb} {text}"
    other = Decision(step.entry.player, verb, "")
    decision = next((one for one in game.rules().pending(before) if one.seat == step.entry.player), other)
    words = prompts_of(game).expand(before, decision, text, {}, find_card)
    return f"{grammar.whose(step.entry.player, players)}{words}"


def _after(text: str, is_that: Callable[[str], bool]) -> str:
    """What follows the first word, if it is that and something follows."""
    first, _, rest = text.partition(" ")
    return rest.strip() if rest.strip() and is_that(first.strip('"')) else text


def text_of(table: Table, index: int) -> str:
    before = table.play.steps[index - 1].state if index else table.play.first
    return grammar.write(table.play.steps[index].entry, table.game, before.setup.players, before)


def fix(guide: "Guide", rest: str) -> None:
    """`fix N ENTRY` at a prompt.

    :raises Refused:
    """
    number, _, text = rest.partition(" ")
    if not number.isdecimal() or len(number) > 9 or not text.strip():
        refuse("not-understood", "record", "not-understood.fix")
    repair = Repair(guide.table, int(number), text.strip(), lambda *card: find_card(guide, *card))
    dropped = []
    for line in repair.rest:
        try:
            repair.add(line)
        except Refused as error:
            if not _put_to_the_table(guide, repair, line, error):
                dropped.append(line)
    env = guide.env
    env.show(difference_lines(env.voice, guide.table.play, repair.play, env.width))
    for line in dropped:
        guide.tell(env.voice("fix.dropped", text=line))
    if not guide.sure(env.voice("fix.sure", number=len(repair.lines))):
        guide.tell(env.voice("fix.left"))
        return
    guide.table.do_all(repair.lines)
    guide.tell(env.voice("fix.done", start=guide.table.play.entries - len(repair.lines) + 1))


def _put_to_the_table(guide: "Guide", repair: Repair, line: str, error: Refused) -> bool:
    """Ask what is to stand instead of an entry that no longer fits; False if it is left out."""
    answer = line
    while True:
        guide.tell(guide.env.voice("fix.misfit", text=answer), "bad")
        guide.refuse(error)
        try:
            if _settle(guide, repair):  # something must be decided first that was settled before
                repair.add(line)
                return True
            answer = guide.ask_more(guide.env.voice("fix.instead"), Retry(answer)).strip()
            if not answer:
                return False
            repair.add(answer)
        except Refused as again:
            error = again
        else:
            return True


def _settle(guide: "Guide", repair: Repair) -> bool:
    """Let a demon or a breach be decided that stands before the entries to come; whether there was one."""
    table, state = guide.table, repair.play.state
    decision = next((one for one in table.game.rules().pending(state) if one.listed), None)
    if decision is None:
        return False
    chosen = guide.choose(wanted(guide.env, table.game, state, decision), [*decision.options])
    if chosen is not None:
        answer = answer_to(table.game, decision, chosen)
        repair.add(f"{grammar.whose(decision.seat, state.setup.players)}{answer}")
    return chosen is not None


def fix_at_once(env: Environment, table: Table, number: int, text: str) -> bool:
    """Without questions: all or nothing. False if something after it would no longer fit, which is listed."""
    book = book_for_play(env, None)

    def find(word: str, group: str) -> str:
        return card_called(table.game, book, word, group, lambda *question, face=None, **_: face)  # as printed, or none

    repair = Repair(table, number, text, find)
    misfits = 0
    for line in repair.rest:
        try:
            repair.add(line)
        except Refused as error:
            misfits += 1
            env.complain("fix.misfit", text=line)
            env.tell(refusal_lines(env.voice, error.refusal, env.width))
    env.show(difference_lines(env.voice, table.play, repair.play, env.width))
    if misfits:
        env.complain("fix.refused", number=misfits)
        return False
    table.do_all(repair.lines)
    env.write(env.voice("fix.done", start=table.play.entries - len(repair.lines) + 1), indent="  ")
    return True
