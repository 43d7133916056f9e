"""What stands on the screen of a step: one line on where the game stands, the boards, the question with its keys."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from referee.cli.environment import Environment
from referee.cli.known_facts import only_facts, taken_said
from referee.engine.card_parts import BUILD
from referee.engine.game import State
from referee.engine.keyboards import with_other_forms
from referee.engine.ruling import Decision, Refused
from referee.engine.seats import people
from referee.engine.usual_parts import answer_to, prompts_of, telling_of
from referee.engine.view import Board
from referee.guide.dialogue import Keys, option_lines, question_lines
from referee.guide.faces import can_be_card, example_face, is_card, key_apart, takes_card
from referee.guide.situation import Offer, Situation
from referee.guide.words import AT_THE_END, SPOKEN_AT_THE_END
from referee.notation.grammar import whose
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, tell
from referee.say.tell import asked_of, key_for
from referee.show.board import draw, draw_small, title_tone
from referee.show.entry import entry_words, example_words
from referee.show.labels import label, with_short_forms
from referee.show.options import legal_texts, option_words, verb_word
from referee.show.ruling import asking, stand, want
from referee.show.score import score_lines
from referee.show.text import DOT, FIRM, Line, arrange, beside, fit, line_width, pad, plain, sentence, width, wrap
from referee.show.totals import totals_said
from referee.table.ledger import ledger

LONGEST_NAME = 20  # in a prompt
MOST_KEYS = 9  # with one digit


class Task(NamedTuple):
    """What the table must do now."""

    asked: list[Line]  # the question and its options
    offers: Mapping[str, Offer]  # what every key means, in every form
    keys: Keys
    tall: bool = False  # could be asked in fewer lines


def welcome_lines(env: Environment, now: Situation) -> list[Line]:
    """Where a game that is going on stands, or how it ended."""
    table = now.table
    if not now.pending:
        return score_lines(env.voice, table, env.width)
    if not table.play.entries:
        return []
    if facts := only_facts(table.play):  # most of them taken over, and nobody has seen them yet
        said = f"{taken_said(env.voice, facts)} {env.voice('facts.correct')}"
        return [plain(line) for line in wrap(f"  {said}", env.width, "  ")]
    last = ledger(table.header, table.lines)[-1]
    name = clean(table.path.stem) if table.path else ""
    text, where = entry_words(env.voice, table.game, last.text, last.players), stand(env.voice, table)
    said = env.voice("guide.goes-on", name=name, number=last.number, text=text, stand=where)
    return [plain(line) for line in wrap(f"  {said}", env.width, "  ")]


def task_of(env: Environment, now: Situation, *, headed: bool = True, alone: bool = False) -> Task:
    """What is asked, of everybody who may answer now; `alone` of the first of them. Without its heading the choice of
    an answer is clear enough, below the line at the top; and what may be done now needs no line each."""
    decision = now.asked
    if decision is None:
        options = label(AT_THE_END)
        names = people(now.players)
        second = clean(names[1 % len(names)])  # who is first when everybody moves up one seat
        words = dict(zip(AT_THE_END, SPOKEN_AT_THE_END[env.language], strict=True))
        told = {key: (env.voice(f"guide.over-{name}", player=second), words[name]) for key, name in options.items()}
        lines = [*_way_lines(env, _added_ways(env, now)), *option_lines(told, env.width)]
        return Task(lines, {}, Keys(with_other_forms(options)))
    prompts = prompts_of(now.game)
    heading = question_lines(_with_example(env, now, decision), env.width)
    if decision.listed or prompts.keyed(decision):
        asked = everybody = [one for one in now.pending if one.listed or prompts.keyed(one)]
        if alone or sum(len(one.options) for one in asked) > MOST_KEYS:
            asked = [decision]  # two digits for everybody would be slower for all
        keys = label((offer for one in asked for offer in _offers(now, one)), lambda offer: offer.option)
        lines = [line for one in asked for line in _choice(env, now, one, keys)]
        if len(asked) < len(everybody) or decision not in everybody:
            other, zero = _after(everybody, decision), "0" * len(next(iter(keys)))
            keys = {zero: Offer(other, ""), **keys}
            lines += option_lines({zero: (_told_first(env, now, decision, other), "")}, env.width)
        return Task([*heading, *lines] if headed else lines, _typed(keys), Keys(with_other_forms(keys)))
    on_cards = Keys(whole=partial(_builds, now), too_early=partial(_card_first, env, now, decision))
    if not prompts.on_board(decision):
        ways = _ways(env, now, decision, short=not headed)
        shown = _way_lines(env, ways) if headed else _ways_in_a_row(env, ways)
        return Task([*heading, *shown], {}, on_cards, tall=bool(ways) and headed)
    keys = label(Offer(decision, option) for option in decision.options)
    leads, apart = partial(can_be_card, now), partial(key_apart, now, decision)
    return Task(heading, _typed(keys), on_cards._replace(labels=with_other_forms(keys), leads=leads, apart=apart))


def _builds(now: Situation, text: str) -> bool:
    """Whether the menu for a card is wanted."""
    return text == BUILD and takes_card(now)


def _card_first(env: Environment, now: Situation, decision: Decision, text: str) -> str:
    """What to say of a digit that comes before the card."""
    is_early = text.isdecimal() and takes_card(now) and not is_card(now, text)
    return env.voice("guide.card-first", example=_example(now, decision)) if is_early else ""


def _ways(env: Environment, now: Situation, decision: Decision, *, short: bool = False) -> dict[str, str]:
    """What each option of a decision does, by what is typed for it, where the game shows that."""
    ways = [prompts_of(now.game).way(now.state, decision, option) for option in decision.options]
    said = [(way, tell(env.voice, way.key, way.params, now.book.names, short=short)) for way in ways if way]
    return {example_words(env.voice, way.typed, names=way.invented): words for way, words in said}


def _added_ways(env: Environment, now: Situation) -> dict[str, str]:
    """What may still be added when the game is over: by whom, and how."""
    addressing = now.game.addressing()
    late = addressing.also(now.state) if addressing is not None else ()
    return {
        f"{whose(one.seat, now.players)}{typed}": said for one in late for typed, said in _ways(env, now, one).items()
    }


def _way_lines(env: Environment, ways: Mapping[str, str]) -> list[Line]:
    """A line for each."""
    widest = max(map(width, ways), default=0)
    indent = " " * (widest + 4)
    texts = [f"  {pad(typed, widest)}  {said}" for typed, said in ways.items()]
    return [plain(line) for text in texts for line in wrap(text, env.width, indent)]


def _ways_in_a_row(env: Environment, ways: Mapping[str, str]) -> list[Line]:
    """The same in as few lines as it takes; only one that is wider than the screen is broken."""
    texts = [env.voice("option.typed", said=said, option=typed) for typed, said in ways.items()]
    whole = [text.replace(" ", FIRM) if width(text) + 4 <= env.width else text for text in texts]  # with indent and dot
    return [plain(line) for line in wrap("  " + DOT.join(whole), env.width, "  ")] if texts else []


def _typed(keys: Mapping[str, Offer]) -> dict[str, Offer]:
    """What may be typed for each, before Enter or at once."""
    parts = {offer.part: offer for offer in keys.values() if offer.part}
    return with_other_forms({**parts, **with_short_forms(keys)})


def _offers(now: Situation, decision: Decision) -> list[Offer]:
    """The options of a decision; where they are more than one digit can tell, first what several of them begin with."""
    parts: dict[str, list[str]] = {}
    for option in decision.options if len(decision.options) > MOST_KEYS else ():
        parts.setdefault(prompts_of(now.game).part_of(decision, option), []).append(option)
    if not 1 < len(parts) <= MOST_KEYS:
        return [Offer(decision, option) for option in decision.options]
    return [
        Offer(decision._replace(options=(*some,)), "", part) if len(some) > 1 else Offer(decision, some[0])
        for part, some in parts.items()
    ]


def _after(decisions: Sequence[Decision], one: Decision) -> Decision:
    """The next of them, and after the last the first; after some options of one, all of them."""
    if one not in decisions:
        return next(whole for whole in decisions if whole.seat == one.seat)
    return decisions[(decisions.index(one) + 1) % len(decisions)]


def _told_first(env: Environment, now: Situation, decision: Decision, other: Decision) -> str:
    """Who or what is asked first by the key for that."""
    if other.seat == decision.seat:
        return env.voice("guide.other-part")
    return env.voice("guide.other-first", player=asked_of(env.voice, now.players, other))


def _choice(env: Environment, now: Situation, decision: Decision, keys: Mapping[str, Offer]) -> list[Line]:
    """A question with its options."""
    told, whole = {}, next(one for one in now.pending if (one.seat, one.kind) == (decision.seat, decision.kind))
    for key, offer in keys.items():
        if offer.decision == decision or offer.part:
            code = offer.option or offer.part
            typed = " ".join(verb_word(env.voice, word, decision.kind) for word in code.split())
            room = env.width - width(f"  {key}    [{typed}]")
            told[key] = option_words(env.voice, now.game, now.state, whole, code, now.book.names, room), typed
    question = want(env.voice, now.table, decision, typed=False)
    if any(offer.part for offer in keys.values()):
        player = asked_of(env.voice, now.players, decision)
        question = env.voice(f"want.{decision.kind}.part", player=player)
    return [*question_lines(question, env.width), *option_lines(told, env.width)]


def legal_lines(env: Environment, now: Situation) -> list[Line]:
    """What may be done now, a line for each verb, with how it is typed where the game shows that; nothing where it is
    shown with keys or on the board, or is only the beginning of an entry."""
    decision = now.asked
    prompts = prompts_of(now.game)
    if decision is None or prompts.keyed(decision) or prompts.on_board(decision):
        return []
    if ways := _ways(env, now, decision):
        return _way_lines(env, ways)
    usual = prompts.usual(now.state, decision)  # Enter: the sentence above says so
    options = [option for option in decision.options if answer_to(now.game, decision, option) != usual]
    texts = legal_texts(env.voice, [option for option in options if _counts(now, decision, option)])
    return [plain(line) for text in texts for line in wrap(f"  {text}", env.width, "    ")]


def _counts(now: Situation, decision: Decision, option: str) -> bool:
    """Whether an option is a whole answer."""
    try:
        now.table.judge(whose(decision.seat, now.players) + answer_to(now.game, decision, option))
    except Refused:
        return False
    return True


def _heading(env: Environment, now: Situation, decision: Decision) -> str:
    """`Round 1, card 3 of 6: pass to the left`."""
    params = telling_of(now.game).decision_params(now.state, decision)
    key = key_for(env.voice, f"task.{decision.kind}", params)
    return tell(env.voice, key, params) if env.voice.knows(key) else sentence(stand(env.voice, now.table))


def _with_example(env: Environment, now: Situation, decision: Decision) -> str:
    """The heading, and where a card is asked for something that could be typed."""
    heading = _heading(env, now, decision)
    if card := _example(now, decision):
        return env.voice("guide.such-as", heading=heading, example=card)
    example = example_words(env.voice, prompts_of(now.game).example(now.state, decision))
    return env.voice("guide.for-example", heading=heading, example=example) if example else heading


def _example(now: Situation, decision: Decision) -> str:
    """A card that could be typed now, with the key of a cell where it is laid; "" where none is asked for."""
    face = example_face(now)
    key = next(iter(label(decision.options)), "") if face and prompts_of(now.game).on_board(decision) else ""
    return f"{face} {key}".strip()


# --- the line at the top


def top_line(env: Environment, now: Situation) -> list[Line]:
    """`Round 1 · witches → werewolves → vampires · points: Ana 4  Ben 6`: the figures are named where there is room,
    names are cut and words have short forms until it fits."""
    voice = env.voice
    params, key = telling_of(now.game).stand_params(now.state), f"top.{now.state.phase}"
    lead = sentence(voice(key, **params) if voice.knows(key) else stand(voice, now.table))
    words = params.get("order", ())
    full = _order(params, {word: voice(f"word.{word}") for word in words}, " → ")
    short = _order(params, {word: voice(f"short.{word}") for word in words}, "→")
    points = {place.seat: place.keys[0] for place in now.table.standings}
    names = [clean(name) for name in now.players]
    cuts = [(full, 12), (full, 8), *((short, longest) for longest in (99, 12, 8, 5, 4, 3, 2, 1)), ("", 1)]
    for order, longest, named in [(full, 99, True), (full, 99, False), *((*cut, False) for cut in cuts)]:
        told = "  ".join(f"{name[:longest]} {points[seat]}" for seat, name in enumerate(names) if seat in points)
        if named and told:
            told = voice("guide.points", told=told)
        text = " · ".join(filter(None, [lead, order, told]))
        if width(text) <= env.width:
            break
    return [plain(fit(text, env.width), "top")]


def _order(params: Mapping[str, Any], words: Mapping[str, str], arrow: str) -> str:
    """The order of the attacks, with the one that is on in brackets."""
    return arrow.join(f"[{said}]" if word == params.get("attack") else said for word, said in words.items())


# --- boards


def fitting_boards(
    env: Environment,
    now: Situation,
    style: str,
    acted: int | None,
    offers: Mapping[str, Offer],
    rows: int,
    preview: State | None = None,
) -> list[Line]:
    """The boards that this step is about, as large as so many lines allow; only that of the player who is asked, one
    line a row, where room is short. `preview` is the position to draw if it is not that of the table."""
    decision = now.asked
    if decision is None or rows < 1:
        return []
    asked = decision.seat
    on_board = prompts_of(now.game).on_board(decision)
    digits = {key: offer for key, offer in offers.items() if key.isascii() and key.isdecimal()}
    cells = {(offer.decision.seat, offer.option): f"{key} {offer.option}" for key, offer in digits.items() if on_board}
    boards = now.game.view().boards(preview or now.state, cells, now.table.ruled_cells())
    if not any(board.columns or board.zones for board in boards):
        return []  # nothing lies there yet
    if any(not board.owner for board in boards):
        return _shared(env, boards, style, asked, rows)
    seats = [seat for seat in (acted, *(one.seat for one in now.pending if one.listed), asked) if seat is not None]
    several = [boards[seat] for seat in dict.fromkeys(seats)]
    alone = boards[asked] if asked is not None else several[-1]
    for names in (now.book.names, NAMELESS):
        for each in (env.width, env.width // max(1, len(several)) - 3):
            drawn = arrange([draw(env.voice, board, each, style, names) for board in several], env.width)
            if len(drawn) <= rows:
                return drawn
    for drawn in (draw(env.voice, alone, env.width, style), draw_small(env.voice, alone, env.width)):
        if len(drawn) <= rows and max(map(line_width, drawn)) <= env.width:
            return drawn
    return []


def _shared(env: Environment, boards: Sequence[Board], style: str, asked: int | None, rows: int) -> list[Line]:
    """The board that all play on, and a summary of every player beside it or below; of the one who is asked alone
    where the screen has no room for more."""
    owners = [board for board in boards if board.owner]
    common = [board._replace(above=()) for board in boards if not board.owner]  # the line at the top says it
    without_ways = [board._replace(passages=()) for board in common]
    totals = [totals_said(env.voice, one) for one in owners]
    marks = ["▸" if seat == asked else " " for seat in range(len(owners))]
    names = [f"{mark} {clean(one.heading or one.owner)}" for mark, one in zip(marks, owners, strict=True)]
    tall = [
        line
        for one, name, parts in zip(owners, names, totals, strict=True)
        for line in (plain(name, title_tone(one)), *(plain("    " + "  ".join(two), "faint") for two in _pairs(parts)))
    ]
    wide = [plain(fit("  ".join([name, *parts]), env.width)) for name, parts in zip(names, totals, strict=True)]
    own = wide[asked : asked + 1] if asked is not None else []
    full, narrow = (
        [line for board in common for line in draw(env.voice, board, columns, style)]
        for columns in (env.width, env.width - 3 - _widest(tall))
    )
    for drawn in (full, narrow) if style != "plain" else ():
        if len(tall) < len(drawn) <= rows and _widest(drawn) + 3 + _widest(tall) <= env.width:
            return beside([drawn, [plain(), *tall]])
        if len(drawn) + len(wide) <= rows:
            return [*drawn, *wide]
    bare = [line for board in without_ways for line in draw(env.voice, board, env.width, style)]
    small = [line for board in common for line in draw_small(env.voice, board, env.width)]
    for drawn in (full, bare, small):
        for more in (wide, own, []):
            if len(drawn) + len(more) <= rows:
                return [*drawn, *more]
    return []


def _pairs(parts: Sequence[str]) -> list[Sequence[str]]:
    return [parts[at : at + 2] for at in range(0, len(parts), 2)]


def _widest(lines: Sequence[Line]) -> int:
    return max(map(line_width, lines), default=0)


# --- the prompt


def prompt_for(voice: Voice, now: Situation) -> str:
    decision = now.asked
    if decision is None:
        return voice("guide.over")
    player = fit(clean(asked_of(voice, now.players, decision)), LONGEST_NAME)
    params = telling_of(now.game).decision_params(now.state, decision)
    key = asking(voice, f"guide.{decision.kind}", decision, params)
    return voice(key if voice.knows(key) else "guide.entry", **{**params, "player": player})
