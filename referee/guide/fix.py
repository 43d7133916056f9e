"""`fix N ENTRY` at a prompt: what no longer fits after it is asked about, and everything is written at once."""

from referee.engine.entries import is_shared
from referee.engine.ruling import Refused, refuse
from referee.engine.usual_parts import answer_to
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue
from referee.guide.faces import card_finder
from referee.guide.faults import show_refusal
from referee.guide.situation import Situation
from referee.notation.grammar import whose
from referee.show.difference import difference_lines
from referee.show.entry import entry_words
from referee.show.ruling import wanted
from referee.show.text import Line, plain, wrap
from referee.table.fix import Fix
from referee.table.play import Play


def fix(talk: Dialogue, now: Situation, rest: str) -> None:
    """:raises Refused:"""
    number, _, text = rest.partition(" ")
    if not number.isdecimal() or len(number) > 9 or not text.strip():
        refuse("not-understood", "record", "not-understood.fix")
    table, env = now.table, talk.env
    found = Fix(table, int(number), text.strip(), card_finder(talk, now))
    dropped = []
    for then, line in found.rest:
        try:
            found.add(line)
        except Refused as error:
            if not _put_to_the_table(talk, found, then, line, error):
                dropped.append(_told(talk, found, then, line))
    was, now_is = (entry_words(env.voice, table.game, one, table.players) for one in (found.old, found.new))
    talk.tell(f"{number}  {env.voice('try.asked', before=was, after=now_is)}")
    env.show(difference_lines(env.voice, table.play, found.play, env.width))
    for line in dropped:
        talk.tell(env.voice("fix.dropped", text=line))
    if not talk.sure(env.voice("fix.sure")):
        talk.tell(env.voice("fix.left"))
        return
    before = table.play
    table.do_all(found.lines)
    was = _as_it_was(before, int(number))
    start = table.play.entries - len(found.lines) + 1  # the undoing, and after it the new entry
    talk.stage.forget()
    talk.stage.add(lambda: _done_lines(talk, before, table.play, f"fix {start + 1} {was}" if was else ""))


def _as_it_was(play: Play, number: int) -> str:
    """What would be typed for an entry at its prompt; "" if it has none."""
    index = next(at for at, step in enumerate(play.steps) if step.number == number)
    entry, before = play.steps[index].entry, play.steps[index - 1].state if index else play.first
    return "" if is_shared(entry) else " ".join(play.game.words().write(entry, before)[1:])


def _done_lines(talk: Dialogue, before: Play, after: Play, back: str) -> list[Line]:
    """What lies otherwise on the table now, and how it would be as before; `undo` alone takes the last entry back, of
    whoever it was."""
    env = talk.env
    said = env.voice("guide.fixed-back", line=back) if back else env.voice("guide.fixed")
    changed = difference_lines(env.voice, before, after, env.width)
    return [*(plain(line) for line in wrap(said, env.width, "  ")), *changed]


def _put_to_the_table(talk: Dialogue, found: Fix, number: int, line: str, error: Refused) -> bool:
    """Ask what is to stand instead of an entry that no longer fits, told by its number, since two may read the same;
    False if it is left out."""
    answer, told, voice, again = line, _told(talk, found, number, line), talk.env.voice, False
    while True:
        talk.tell(voice("fix.misfit", text=told), "bad")
        show_refusal(talk.env, error)
        try:
            if _settle(talk, found):  # something must be decided first that was settled before
                found.add(line)
                return True
            answer = talk.ask_more(voice("fix.instead"), recall=Retry(answer, refused=again), enter_decides=True)
            if not answer:
                return False
            found.add(answer)
        except Refused as refused:
            error, again, told = refused, True, answer
        else:
            return True


def _told(talk: Dialogue, found: Fix, number: int, line: str) -> str:
    return f"{number}  {entry_words(talk.env.voice, found.table.game, line, found.play.setup.players)}"


def _settle(talk: Dialogue, found: Fix) -> bool:
    """Ask for a decision that must be made before the entries to come; whether there was one."""
    game, state = found.table.game, found.play.state
    decision = next((one for one in game.rules().pending(state) if one.listed), None)
    if decision is None:
        return False
    chosen = talk.choose(wanted(talk.env.voice, game, state, decision), [*decision.options])
    found.add(f"{whose(decision.seat, state.setup.players)}{answer_to(game, decision, chosen)}")
    return True
