"""What summoned monsters and minions do, in few keys: `hy m a1` is `hydra move a1`."""

from collections.abc import Sequence

from referee.engine.keyboards import by_letters
from referee.games.village_attacks.guide.figures import figures, zone
from referee.games.village_attacks.guide.turn import verb_of, walk
from referee.games.village_attacks.rules.offers import ally_steps, ally_targets
from referee.games.village_attacks.rules.state import Ally, State


def meant(state: State, word: str) -> Ally | None:
    """By its name or the start of it, on any keyboard."""
    for form in dict.fromkeys((word.lower(), by_letters(word))):
        begun = [one for one in state.allies if one.name == form] or [
            one for one in state.allies if form and one.name.startswith(form)
        ]
        if len(begun) == 1:
            return begun[0]
    return None


def of_ally(state: State, words: Sequence[str]) -> list[str]:
    """The whole entry; as typed where it names none of them."""
    ally = meant(state, words[0])
    verb = verb_of(words[1], words[2:]) if ally and len(words) > 1 else None
    if ally is None or verb is None:
        return [*words]
    if verb == "move":
        return [ally.name, verb, *walk(state, ally.zone, words[2:])]
    if verb == "hit":
        return [ally.name, verb, *_attack(state, ally, words[2:])]
    return [ally.name, verb, *words[2:]]


def _attack(state: State, ally: Ally, words: Sequence[str]) -> list[str]:
    there = zone(words[0], state.reach.next_to(ally.zone)) if len(words) > 1 else None
    return [there, *figures(words[1:])] if there else figures(words)


def example(state: State, name: str) -> str:
    """What one of them could do now."""
    ally = meant(state, name)
    if ally is None:
        return ""
    if found := ally_targets(state, ally):
        place, group = found[0]
        return " ".join(filter(None, [name, "h", place, group._replace(number=1).code]))
    return f"{name} m {ally_steps(state, ally)[0]}"
