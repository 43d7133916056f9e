"""The heaviest losses of a game, for the history of games."""

from collections.abc import Iterable
from typing import Any


def losses(steps: Iterable[Any]) -> list[tuple[int, int, int, str]]:
    """The most villagers that each player lost in one attack: how many, seat, round, attack.

    A step has the position before it, the one after it and, told when asked for, its events.
    """
    lost: dict[tuple[int, int, str], int] = {}
    attack = (0, "")
    for step in steps:
        if step.before is None or (step.before.phase != "attack" and step.state.phase == step.before.phase):
            continue  # no attack can have begun or gone on here
        for event in step.events:
            if event.key == "attack-began":
                attack = event.params["round"], event.params["kind"]
            elif event.key == "breached" and event.seat is not None:
                key = event.seat, *attack
                lost[key] = lost.get(key, 0) + event.params["villagers"]
    found = sorted(((villagers, *key) for key, villagers in lost.items() if villagers), reverse=True)
    return list({loss[1]: loss for loss in reversed(found)}.values())
