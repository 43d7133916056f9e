"""A mistake found later: an entry replaced, and everything after it judged again, before anything is written."""

from collections.abc import Callable

from referee.engine.entries import is_shared
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, Refused, refuse
from referee.engine.usual_parts import prompts_of
from referee.notation import grammar
from referee.notation.foreign import in_notation
from referee.notation.names import folded, matching
from referee.notation.words import split_words
from referee.table.play import Play
from referee.table.table import Table


class Fix:
    """The lines that would put an earlier entry right, found one after the other."""

    def __init__(self, table: Table, number: int, text: str, find_card: FindCard = lambda word, group: word) -> None:
        """:raises Refused: if there is no such entry in force, or the new one does not count there."""
        self.table = table
        self.play: Play = table.play.fork()
        index = next((i for i, step in enumerate(table.play.steps) if step.number == number), None)
        if index is None:
            refuse("nothing-to-undo", "record", "nothing-to-undo.entry", number=number)
        self.old = text_of(table.play, index)
        later = range(index + 1, len(table.play.steps))
        self.rest = [(table.play.steps[at].number, text_of(table.play, at)) for at in later]
        self.lines: list[str] = []
        self.add(f"undo from {number}")
        self.new = self.add(whole_entry(table, index, text, find_card), typed=True)

    def add(self, line: str, *, typed: bool = False) -> str:
        """The entry as it is written. :raises Refused: if it does not fit; nothing has changed then."""
        players = self.play.setup.players
        ruling = self.table.judge_on(self.play, in_notation(line, self.table.game.foreign(), players), typed=typed)
        if not ruling.repeat:
            self.lines.append(ruling.text)
        return ruling.text


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
    shortened = game.addressing() is None  # otherwise the start of a name may be the start of an answer
    named = [step.entry.player]
    if name:
        text = _after(
            text, lambda word: folded(word) == folded(name) or (shortened and matching(word, players) == named)
        )
    unsaid = _after(text, lambda word: word.lower() == verb)
    if mark:
        return f"{mark}{grammar.whose(step.entry.player, players)}{verb} {unsaid}"
    other = Decision(step.entry.player, verb, "")
    decision = next((one for one in game.rules().pending(before) if one.seat == step.entry.player), other)
    text = unsaid if decision.kind == verb else text  # a turn begins with any verb
    words = prompts_of(game).expand(before, decision, text, {}, find_card)
    return f"{grammar.whose(step.entry.player, players)}{words}"


def _after(text: str, is_that: Callable[[str], bool]) -> str:
    """What follows the first word, if it is that and something follows."""
    first, _, rest = text.partition(" ")
    return rest.strip() if rest.strip() and is_that(first.strip('"')) else text


def text_of(play: Play, index: int) -> str:
    """An entry in force, as it stands in the record."""
    before = play.steps[index - 1].state if index else play.first
    return grammar.write(play.steps[index].entry, play.game, before.setup.players, before)
