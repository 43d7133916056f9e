"""Yunfakh hunters: where they are used, and how many of a card's hunters they are («Chasseurs Yunfakh»)."""

from collections.abc import Sequence

from referee.games.village_attacks.rules.figures import HUNTER, YUNFAKH, Group
from referee.games.village_attacks.rules.scenarios import ALWAYS, ONCE_SUMMONED
from referee.games.village_attacks.rules.state import State


def are_used(state: State) -> bool:
    """VA224: where the scenario has them, or `house yunfakh on`."""
    when = state.setup.page.yunfakh
    return bool(state.setup.house.yunfakh) or when == ALWAYS or (when == ONCE_SUMMONED and bool(state.summonings))


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
