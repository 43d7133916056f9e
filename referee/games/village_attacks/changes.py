"""What an effect does, as a clause."""

from typing import Any, Final

from referee.engine.ruling import Said
from referee.games.village_attacks.boards import shown
from referee.games.village_attacks.naming import group_said, named
from referee.games.village_attacks.rules.actions import Change

_BY_NUMBER: Final = ("kill", "stun-villagers", "burn-villagers")  # of figures named, or of so many in order


def change_said(change: Change) -> Said:
    params: dict[str, Any] = {
        "number": change.number,
        "figures": tuple(map(group_said, change.groups)) or (Said("figure.none"),),
        "several": sum(group.number for group in change.groups),
        "zone": shown(change.zone) if change.zone else "",
        "to": shown(change.to) if change.to else "",
        "monster": named(change.monster),
    }
    key = change.do
    if key in ("condition", "zone", "set-number", "set-over", "set-time"):
        key = f"{key}-{change.text}"
    is_off = change.do == "set-troll" and not change.zone
    if is_off or (change.do in ("condition", "set-map") and change.number < 0):
        key = f"{key}-off"
    if change.do in _BY_NUMBER and not change.groups:
        key = f"{key}-number"
    return Said(f"change.{key}", params)
