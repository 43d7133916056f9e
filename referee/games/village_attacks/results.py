"""What an entry led to, step by step as the table must do it: what belongs together is one sentence, and what several
figures do alike is told once."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Event, Said, Whom
from referee.games.village_attacks.boards import shown
from referee.games.village_attacks.naming import called, number_of, plus_said
from referee.games.village_attacks.rules.attack import MISS
from referee.games.village_attacks.rules.figures import TROLL, Figure, figures_code
from referee.games.village_attacks.words.tokens import group_in

_SILENT: Final = ("turn", "zone", "phase-villagers", "fact", "forced", "ruled")  # said elsewhere
_LAST: Final = ("phase-monsters", "over", "spawning-over")


def results(before: Any, after: Any, events: Sequence[Event]) -> list[Event]:
    """A line for each."""
    lines = [*_skipped(before, events), *told(_cleaned_up(before, after, events))]
    return [event._replace(params={**event.params, "line": place}) for place, event in enumerate(lines)]


def _cleaned_up(before: Any, after: Any, events: Sequence[Event]) -> list[Event]:
    """What goes with the round («Phase d'entretien») or with the event before (VA130), which no other step says: dice
    that were left in Defence, markers of zones."""
    at = next((place for place, event in enumerate(events) if event.key == "phase-monsters"), None)
    names = tuple([before.name(seat) for seat, one in enumerate(before.monsters) if one.defence])
    off = [Event("defence-off", None, {"names": names})] if names and at is not None else []
    left = {(one.zone, one.what) for one in after.conditions}
    gone = [one for one in before.conditions if (one.zone, one.what) not in left]
    for what in dict.fromkeys(one.what for one in gone):
        zones = tuple([shown(one.zone) for one in gone if one.what == what])
        off.append(Event(f"zone-{what}-over", None, {"zones": zones}))
    return [*events[: at or 0], *off, *events[at or 0 :]]


def _skipped(before: Any, events: Sequence[Event]) -> list[Event]:
    """Who had no turn at all when `villagers` was typed: it may have been forgotten."""
    keys = [event.key for event in events]
    turns = events[: keys.index("phase-villagers")] if "phase-villagers" in keys else []
    begun = {event.seat for event in turns if event.key == "turn"}
    seats = [event.seat for event in turns if _ends_turn(event) and event.seat in begun]
    names = tuple([before.name(seat) for seat in seats if seat is not None and before.monsters[seat].zone])
    return [Event("turns-skipped", None, {"names": names})] if names else []


def told(events: Sequence[Event]) -> list[Event]:
    steps = [event for event in _morale_last(_turns_passed(events)) if event.key not in _SILENT]
    return [_in_words(event) for event in _folded(_joined(steps))]


def _turns_passed(events: Sequence[Event]) -> list[Event]:
    """Whose turn is over because another one acts is told; whoever types `villagers` has said that all are done, and
    is only told of dice that were rolled and forgotten."""
    if not any(event.key == "phase-villagers" for event in events):
        return [*events]
    of_dice = [event._replace(params={**event.params, "steps": 0}) if _ends_turn(event) else event for event in events]
    return [one for one in of_dice if not _ends_turn(one) or len(one.params["dice"]) > one.params["owed"]]


def _ends_turn(event: Event) -> bool:
    return event.key == "turn-over"


def _morale_last(events: Sequence[Event]) -> list[Event]:
    """What the morale lost in all, once."""
    lost = [event for event in events if event.key == "morale"]
    if not lost:
        return [*events]
    total = lost[-1]._replace(params={**lost[-1].params, "number": sum(one.params["number"] for one in lost)})
    others = [event for event in events if event.key != "morale"]
    at = next((place for place, event in enumerate(others) if event.key in _LAST), len(others))
    return [*others[:at], total, *others[at:]]


# --- a step with what comes of it


def _joined(events: Sequence[Event]) -> Iterator[Event]:
    """Each step with its consequences."""
    at = 0
    while at < len(events):
        event = events[at]
        following = [*events[at + 1 : at + 4]]
        used, joined = _JOINS.get(event.key, _alone)(event, following)
        yield joined
        at += 1 + used


Joined = tuple[int, Event]  # how many of the events that follow are told with it


def _alone(event: Event, following: list[Event]) -> Joined:
    return 0, event


def _keys(following: list[Event], *keys: str) -> bool:
    return [event.key for event in following[: len(keys)]] == [*keys]


def _with(event: Event, key: str, *others: Event, **more: Any) -> Event:
    """One event of several, under a key of its own."""
    params: dict[str, Any] = {}
    for one in (*reversed(others), event):
        params |= one.params
    seats = [one.seat for one in (event, *others) if one.seat is not None]
    return Event(key, seats[0] if seats else None, {**params, **more})


def _attack(event: Event, following: list[Event]) -> Joined:
    if "ally" in event.params and event.params["outcome"] != "miss":
        return _attack_on_ally(event, following)
    seat, outcome, wounds = event.seat, event.params["outcome"], event.params["wounds"]
    if outcome == MISS:
        return 0, _with(event, "attacked-miss")
    if _keys(following, "shield"):
        parried = following[0]
        return 1, _with(event, "attacked-partly" if parried.params["passed"] else "attacked-blocked", parried)
    if outcome == "blocked":
        return 0, _with(event, "attacked-prevented")
    if seat is None and _keys(following, "heart"):
        return 1, _with(event, "attacked-heart", following[0], wounds=wounds)
    if _keys(following, "do-wound", "health") and following[0].seat == seat:
        return 2, _with(event, "attacked", *following[:2])
    if _keys(following, "do-wound", "do-remove", "monster-died") and following[0].seat == seat:
        return 3, _with(event, "attacked-fatal", following[0])
    return 0, _with(event, "attacked-open")


def _attack_on_ally(event: Event, following: list[Event]) -> Joined:
    """On a summoned monster or a minion."""
    if _keys(following, "do-wound", "ally-health"):
        return 2, _with(event, "attacked-ally", *following[:2])
    if _keys(following, "do-wound", "do-remove", "ally-died"):
        return 3, _with(event, "attacked-ally-fatal", following[2])
    return 0, _with(event, "attacked-ally-open")


def _ally_strike(event: Event, following: list[Event]) -> Joined:
    """A summoned monster kills without experience, a minion for its master."""
    return _slain(event, following, "ally-killed", "ally-wounded")


def _strike(event: Event, following: list[Event]) -> Joined:
    return _slain(event, following, "killed", "wounded")


def _counter(event: Event, following: list[Event]) -> Joined:
    return _slain(event, following, "countered", "countered-wound")


def _slain(event: Event, following: list[Event], kills: str, wounds: str) -> Joined:
    """A villager dies, perhaps with experience for the monster, or a hero is wounded."""
    if _keys(following, "do-remove", "xp"):
        return 2, _with(following[0], f"{kills}-xp", event, following[1], zone=event.params["zone"])
    if _keys(following, "do-remove"):
        return 1, _with(following[0], kills, event, zone=event.params["zone"])
    return (1, _with(event, wounds, following[0])) if _keys(following, "do-wound") else (0, event)


def _removed(event: Event, following: list[Event]) -> Joined:
    zone = event.params["at"]
    if event.seat is not None:
        return (1, _with(event, "died", zone=zone)) if _keys(following, "monster-died") else (0, event)
    if "ally" in event.params:
        died = _keys(following, "ally-died")
        return (1, _with(event, "ally-taken-off", following[0], zone=zone)) if died else (0, event)
    if "away" in event.params:
        told_with = following[:1]
        return len(told_with), _with(event, "got-away-from", *told_with, zone=zone)
    if "cut_off" in event.params:
        return 0, _with(event, "cut-off", zone=zone)
    if _keys(following, "xp"):
        return 1, _with(event, "killed-xp", following[0], zone=zone)
    return 0, _with(event, "removed", zone=zone)


def _wounded(event: Event, following: list[Event]) -> Joined:
    if "ally" in event.params:
        return (1, _with(event, "ally-hurt", following[0])) if _keys(following, "ally-health") else (0, event)
    if event.seat is None:
        return 0, _with(event, "hero-wounded", hero=event.params["who"])
    if _keys(following, "health"):
        return 1, _with(event, "monster-wounded", following[0])
    return 0, _with(event, "monster-wounded-to-death")


def _burn(event: Event, following: list[Event]) -> Joined:
    if _keys(following, "do-remove"):
        return 1, _with(event, "burned", following[0])
    return (1, _with(event, "burned-wound", following[0])) if _keys(following, "do-wound") else (0, event)


def _torch(event: Event, following: list[Event]) -> Joined:
    if _keys(following, "do-move"):
        return 1, _with(following[0], "torch-moved", torches=1)
    return 0, event


def _adjusted(event: Event, following: list[Event]) -> Joined:
    """The card changed by the number of monsters."""
    if _keys(following, "do-put"):
        return 1, _with(following[0], "put-adjusted", event)
    return (1, _with(event, "nobody-comes-adjusted")) if _keys(following, "nobody-comes") else (0, event)


def _put(event: Event, following: list[Event]) -> Joined:
    if "ally" in event.params:
        return 0, _with(event, "ally-comes", name=event.params["ally"])
    if event.seat is not None and _keys(following, "heart"):
        return 1, _with(event, "returned", following[0])
    return 0, event


def _spent(event: Event, following: list[Event]) -> Joined:
    """Into the Defence slots, which is told by itself."""
    return (1, following[0]) if _keys(following, "guards") else (0, event)


def _with_figure(event: Event, following: list[Event]) -> Joined:
    """What is done with the figure is told with it."""
    return int(_keys(following, "do-remove") or _keys(following, "do-put")), event


def _raised(event: Event, following: list[Event]) -> Joined:
    if "ally" in event.params:
        return 0, _with(event, "ally-raised", name=event.params["ally"])
    return 0, event if event.seat is None else _with(event, "monster-raised")


def _laid(event: Event, following: list[Event]) -> Joined:
    return 0, event if event.seat is None else _with(event, "monster-laid")


def _moved(event: Event, following: list[Event]) -> Joined:
    """A monster is moved only as a captive, with its captor."""
    if event.seat is not None:
        return 0, _with(event, "captive-moved")
    return 0, _with(event, "shoved-moved") if event.params.get("shoved") else event


def _turn_over(event: Event, following: list[Event]) -> Joined:
    """With what it has left undone."""
    steps, dice, owed = (event.params[what] for what in ("steps", "dice", "owed"))
    undone = [Said("undone.steps", {"steps": steps})] if steps else []
    if len(dice) > owed:
        undone.append(Said("undone.some-dice" if owed else "undone.dice", {"number": len(dice) - owed, "dice": dice}))
    return 0, Event("turn-over", event.seat, {"undone": tuple(undone), "more": bool(undone)})


_JOINS: Final[Mapping[str, Callable[[Event, list[Event]], Joined]]] = {
    "do-attack": _attack,
    "struck": _strike,
    "ally-struck": _ally_strike,
    "counter": _counter,
    "do-remove": _removed,
    "do-wound": _wounded,
    "burns": _burn,
    "torch": _torch,
    "adjusted": _adjusted,
    "do-put": _put,
    "do-raise": _raised,
    "spent": _spent,
    "do-lay": _laid,
    "do-move": _moved,
    "caught": _with_figure,
    "load-dropped": _with_figure,
    "tome-out": _with_figure,
    "turn-over": _turn_over,
}


# --- what is alike is told once

_ALIKE: Final[Mapping[str, tuple[str, ...]]] = {  # told once, if these are the same
    "attacked": ("from", "target", "plus"),
    "attacked-heart": ("from", "plus"),
    "attacked-miss": ("from", "target"),
    "attacked-prevented": ("from", "target"),
    "killed": ("zone",),
    "killed-xp": ("zone",),
    "removed": ("zone",),
    "ally-killed": ("name", "zone"),
    "takes-flight": ("zone",),
    "burned": ("zone",),
    "do-move": ("from", "to"),
    "shoved-moved": ("from", "to"),
    "torch-moved": ("from", "to"),
    "do-lay": ("at",),
    "do-raise": ("at",),
    "set-on-fire": ("zone",),
    "hero-wounded": ("hero", "zone"),
}
_ADDED: Final = ("wounds", "number", "torches", "count")


def _folded(events: Iterator[Event]) -> Iterator[Event]:
    last: Event | None = None
    for event in events:
        if last is not None and _are_alike(last, event):
            last = _both(last, event)
            continue
        if last is not None:
            yield last
        last = event
    if last is not None:
        yield last


def _are_alike(one: Event, other: Event) -> bool:
    same = _ALIKE.get(one.key)
    if same is None or one.key != other.key or one.seat != other.seat:
        return False
    if TROLL in (one.params.get("figures"), other.params.get("figures")):
        return False
    attack = one.key.startswith("attacked")
    return all(one.params[name] == other.params[name] for name in same) and not (
        attack and _plain(one.params["figures"]) != _plain(other.params["figures"])
    )


def _plain(codes: str) -> set[Figure]:
    return {group._replace(number=1).figure for word in codes.split() if (group := group_in(word)) is not None}


def _both(one: Event, other: Event) -> Event:
    added = {name: one.params[name] + other.params[name] for name in _ADDED if name in one.params}
    if "figures" in one.params:
        codes = f"{one.params['figures']} {other.params['figures']}".split()
        groups = [group for word in codes if (group := group_in(word)) is not None]
        added["figures"] = figures_code(groups)
    return other._replace(params={**other.params, **added})


# --- in words


def _in_words(event: Event) -> Event:
    params = {**event.params}
    if event.seat is not None:
        params["player"] = Whom(event.seat)
    if isinstance(params.get("figures"), str):
        params["several"] = number_of(params["figures"])
    if "plus" in params:
        params["plus"] = plus_said(params["plus"], params["from"], params["several"])
    more = event.key in ("attacked", "attacked-heart", "attacked-fatal", "attacked-open") and params["plus"]
    said = called(params)
    if event.key == "condition":
        said["what"] = params["what"]  # each has a sentence of its own
    return Event(f"{event.key}-more" if more else event.key, None, said)
