"""Yunfakh hunters: where they are used, and how many of a card's hunters they are («Chasseurs Yunfakh»)."""

from collections.abc import Sequence

from referee.games.village_attacks.rules.figures import HUNTER, YUNFAKH, Group
from referee.games.village_attacks.rules.scenarios import ALWAYS, ONCE_SUMMONED
from referee.games.village_attacks.rules.state import State


def are_used(state: State) -> bool:
    """VA224: where the scenario has them, elsewhere by `house yunfakh on`; in 12 never before the first summoning."""
    when = state.setup.page.yunfakh
    if when == ONCE_SUMMONED:
        return bool(state.summonings)
    return when == ALWAYS or bool(state.setup.house.yunfakh)


def with_yunfakh(state: State, card: Sequence[Group]) -> list[Group]:
    """VA108: half of the hunters that a card brings, rounded up."""
    if not are_used(state):
        return [*card]
    left = (sum(group.number for group in card if group.figure.kind == HUNTER) + 1) // 2
    found: list[Group] = []
    for group in card:
        if group.figure.kind == HUNTER:
            number = min(left, group.number)
            left -= number
            yunfakh = group._replace(figure=group.figure._replace(kind=YUNFAKH), number=number)
            found += [yunfakh, group._replace(number=group.number - number)]
        else:
            found.append(group)
    return [group for group in found if group.number]
