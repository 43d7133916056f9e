"""The attacks that `referee attack` settles, told step by step, as far as the choices go."""

from collections.abc import Sequence
from typing import Any

from referee.cli.environment import Environment
from referee.cli.input import ask
from referee.engine.ruling import Event, Refused, refuse
from referee.games.vampire_village import position
from referee.games.vampire_village.boards import label, said
from referee.games.vampire_village.position import Blow, blows
from referee.games.vampire_village.rules.actions import Breach
from referee.games.vampire_village.rules.attack import option_words, options
from referee.games.vampire_village.rules.course import follow_up, judge
from referee.games.vampire_village.rules.scoring import points
from referee.games.vampire_village.rules.state import Assault, State, Village
from referee.games.vampire_village.saying import called as in_words
from referee.say.cards import tell
from referee.show.refusal import refusal_lines
from referee.show.text import sentence, table_with_text


class Story:
    """The attacks as they come, told step by step, as far as the choices go."""

    def __init__(self, env: Environment, start: State, *, asking: bool, silent: bool) -> None:
        self.env, self.start = env, start
        self.asking = asking and env.interactive and not silent
        self.hinting = asking
        self.silent = silent
        self.events: list[Event] = []
        self.state = follow_up(start, (0,), self.events)
        self.chosen: list[str] = []
        self.told = 0

    @property
    def standing(self) -> Assault | None:
        """What breaks in now and needs a choice."""
        return self.state.seats[0].assault if self.state.phase == "attack" else None

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen now, as it is typed."""
        standing = self.standing
        return words_of(self.state.seats[0].village, standing) if standing else ()

    def run(self, wishes: list[str]) -> None:
        """Take the choices wished for, then those asked for, and tell the steps."""
        for wish in wishes:
            if self.repeats(wish):
                continue
            if not self.standing:
                self._tell()
                refuse("nothing-to-decide", "breach", "nothing-to-decide.choice", word=wish)
            self._take(self.standing, wish)
        while standing := self.standing:
            self._tell()
            if not self.asking or not self._answer(standing):
                return
        self._tell()

    def repeats(self, wish: str) -> bool:
        """Whether it is just what could only fall, and has: as with an entry, nobody need know what was forced."""
        cell, creature = _wished(wish)
        fell = [event.params for event in self.events if event.key == "breached" and event.params["cell"] == cell]
        named = [{"", one["creature"], said(one["creature"]), str(one["value"])} for one in fell]
        return cell in [breach.cell for breach in self.state.forced] and creature in named[-1]

    def _take(self, standing: Assault, wish: str) -> None:
        cell, creature = chosen_pair(self.state.seats[0].village, standing, wish)
        shown = self.options
        self.chosen.append(cell if cell in shown else f"{cell} {said(creature)}")
        self.state = judge(self.state, Breach(0, cell, creature), self.events)

    def _answer(self, standing: Assault) -> bool:
        """Ask until something that can be chosen is typed; whether it was."""
        from referee.engine.keyboards import with_other_forms
        from referee.show import labels

        keys = labels.label(self.options)
        senses = [self._sense(*pair) for pair in options(self.state.seats[0].village, standing)]
        rows = [(f"   {key}", option, sense) for (key, option), sense in zip(keys.items(), senses, strict=True)]
        self.env.show(table_with_text(rows, "<<<", self.env.width))
        while answer := ask(self.env, self.env.voice("attack.which")):
            try:
                self._take(standing, with_other_forms(labels.with_short_forms(keys)).get(answer, answer))
                return True
            except Refused as error:
                told = refusal_lines(self.env.voice, error.refusal, self.env.width, code=self.env.debug)
                self.env.tell(told)
        self.env.complain("attack.left-open")
        return False

    def _sense(self, cell: str, creature: str) -> str:
        """What a choice would do."""
        face = self.state.seats[0].village[cell].card.face
        card = self._card_said(face, cell)
        return sentence(self.env.voice("attack.option", card=card, creature=self._creature_said(creature)))

    def steps(self) -> list[Blow]:
        found = blows(self.start.seats[0], self.events, self.start.setup.order)
        if self.standing:
            found.append(position.blow(self.state.seats[0], self.state.attack))
        return found

    def _tell(self) -> None:
        """The steps not told yet; at the end what is left."""
        if self.silent:
            return
        env, steps = self.env, self.steps()
        for number, step in enumerate(steps, 1):
            if number <= self.told:
                continue
            if number == 1 or steps[number - 2].kind != step.kind:
                env.write(env.voice(f"blow.begins-{step.kind}"), "strong")
            self._show(number, step)
        # A step that is still open is told again with what falls, without its sums.
        self.told = len(steps) - bool(self.standing)
        if self.standing:
            if not self.asking:
                senses = [self._sense(*pair) for pair in options(self.state.seats[0].village, self.standing)]
                rows = [(f"   {option}", sense) for option, sense in zip(self.options, senses, strict=True)]
                env.show(table_with_text(rows, "<<", env.width))
                if self.hinting:
                    env.say("attack.choose", option=self.options[0])
            self.open_told = True
            return
        if not steps:
            env.write(env.voice("blow.nobody"))
        seat, edition = self.state.seats[0], self.start.setup.edition
        numbers = {"villagers": seat.village.villagers(), "cards": len(seat.village), "points": points(seat, edition)}
        left = tuple(label(one) for one in seat.creatures)
        env.write(env.voice("blow.left", **numbers, creatures=left or ("–",)), "good", "  ")

    open_told = False

    def _show(self, number: int, step: Blow) -> None:
        env = self.env
        lead = f"{number}. "
        space = " " * len(lead)
        if step.outcome == "no-card":
            env.write(lead + env.voice("blow.nothing", left=_named(step.attackers)), indent=space)
            return
        if not self.open_told:
            env.write(lead + env.voice("blow.attack", attack=step.attack, attackers=step.attack_sum()), indent=space)
            sums = {"defence": step.defence, "front": step.front, "shields": step.shield_sum(env.voice("blow.hero"))}
            line = "row" if step.kind == "werewolves" else "column"
            env.write(space + env.voice("blow.defence", line=line, **sums), indent=space)
        self.open_told = False
        params: dict[str, Any] = {"attack": step.attack, "defence": step.defence, "left": _named(step.attackers)}
        if step.fell:
            params |= {"card": self._card(step), "villagers": step.fell["villagers"]}
            params |= {"creature": self._creature_said(step.fell["creature"]), "value": step.fell["value"]}
        env.write(space + env.voice(_outcome_key(step), **params), indent=space)

    def _card(self, step: Blow) -> str:
        """The card that fell, as one would say it."""
        return self._card_said(step.fell["face"], step.fell["cell"])

    def _card_said(self, face: str, cell: str) -> str:
        key = "blow.card-bare" if face.isdigit() else "blow.card"
        return tell(self.env.voice, key, in_words({"face": face, "cell": cell}))

    def _creature_said(self, face: str) -> str:
        """By its name, unless only its value was typed."""
        known = said(face)
        return self.env.voice(f"creature.{known}") if self.env.voice.knows(f"creature.{known}") else known

    def data(self) -> dict[str, Any]:
        seat, edition = self.state.seats[0], self.start.setup.edition
        return {
            "schema": 1,
            "edition": edition,
            "order": list(self.start.setup.order),
            "steps": [step.data() for step in self.steps()],
            "options": list(self.options),
            "chosen": self.chosen,
            "village": {cell: {"card": card.face, "villagers": n} for cell, (card, n) in seat.village.items()},
            "creatures": [said(creature.face) for creature in seat.creatures],
            "villagers": seat.village.villagers(),
            "cards": len(seat.village),
            "points": points(seat, edition),
        }


def _named(creatures: Sequence[Any]) -> tuple[str, ...]:
    return tuple(map(label, creatures))


def _outcome_key(step: Blow) -> str:
    if not step.fell:
        return f"blow.{step.outcome}"
    key = "blow.icon" if step.fell["icon"] else "blow.falls"
    return key if step.fell["villagers"] else f"{key}.empty"


def words_of(village: Village, standing: Assault) -> tuple[str, ...]:
    """The options as they are typed: creatures by face or bare value."""
    return tuple(map(typed_words, option_words(village, standing)))


def chosen_pair(village: Village, standing: Assault, wish: str) -> tuple[str, str]:
    """The card and the creature that a choice means; a creature may be called by its value.

    :raises Refused: not-on-the-line, with what can be chosen.
    """
    cell, creature = _wished(wish)
    values = {one.face: str(one.value or 0) for one in standing.attackers}
    here = [(place, face) for place, face in options(village, standing) if place == cell]
    fitting = [pair for pair in here if creature in (pair[1], said(pair[1]))]
    fitting = fitting or [pair for pair in here if creature == values[pair[1]]]
    if not creature and len(here) == 1:
        fitting = here
    if len(fitting) != 1:
        refuse("not-on-the-line", "breach", "not-an-option", word=wish, legal=words_of(village, standing))
    return fitting[0]


def _wished(wish: str) -> tuple[str, str]:
    """A card and a creature as they were typed; "" if there is none."""
    cell, _, creature = " ".join(wish.lower().replace(",", " ").split()).partition(" ")
    return cell, creature


def typed_words(words: str) -> str:
    """Words of an entry with creatures as they were typed."""
    return " ".join(map(said, words.split()))
