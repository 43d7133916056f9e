"""`fix N ENTRY` at a prompt: what no longer fits after it is asked about, and everything is written at once."""

from referee.engine.parts import answer_to
from referee.engine.ruling import Refused, refuse
from referee.guide.asker import Retry
from referee.guide.dialogue import Dialogue
from referee.guide.faces import card_finder
from referee.guide.faults import show_refusal
from referee.guide.situation import Situation
from referee.notation.grammar import whose
from referee.show.difference import difference_lines
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
    for line in found.rest:
        try:
            found.add(line)
        except Refused as error:
            if not _put_to_the_table(talk, found, line, error):
                dropped.append(line)
    env.show(difference_lines(env.voice, table.play, found.play, env.width))
    for line in dropped:
        talk.tell(env.voice("fix.dropped", text=line))
    if not talk.sure(env.voice("fix.sure", number=len(found.lines))):
        talk.tell(env.voice("fix.left"))
        return
    before = table.play
    table.do_all(found.lines)
    talk.stage.forget()
    talk.stage.add(lambda: _done_lines(talk, before, found))


def _done_lines(talk: Dialogue, before: Play, found: Fix) -> list[Line]:
    """What lies otherwise on the table now; it stays in sight until the next entry."""
    env, start = talk.env, found.table.play.entries - len(found.lines) + 1
    changed = difference_lines(env.voice, before, found.table.play, env.width)
    return [*(plain(line) for line in wrap(env.voice("fix.done", start=start), env.width, "  ")), *changed]


def _put_to_the_table(talk: Dialogue, found: Fix, line: str, error: Refused) -> bool:
    """Ask what is to stand instead of an entry that no longer fits; False if it is left out."""
    answer, voice, again = line, talk.env.voice, False
    while True:
        talk.tell(voice("fix.misfit", text=answer), "bad")
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
            error, again = refused, True
        else:
            return True


def _settle(talk: Dialogue, found: Fix) -> bool:
    """Ask for a decision that must be made before the entries to come; whether there was one."""
    game, state = found.table.game, found.play.state
    decision = next((one for one in game.rules().pending(state) if one.listed), None)
    if decision is None:
        return False
    chosen = talk.choose(wanted(talk.env.voice, game, state, decision), [*decision.options])
    found.add(f"{whose(decision.seat, state.setup.players)}{answer_to(game, decision, chosen)}")
    return True
