"""What happened: which cards fell and to whom, which creatures came and went, how attacks went."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from referee.draw.shapes import mixed
from referee.engine.ruling import Event, Said, Whom
from referee.engine.sheet_part import Chapter, Told, Turn
from referee.games.vampire_village.rules.cards import KIND_OF, Card, read_card
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.sheet.creatures import COLOURS, silhouette

PHASES: Final = ("phase-building", "phase-creatures", "phase-demons")
BLOWS, STRONG = 2, 3  # how many blows are told, and how strong an attack is at least that is told where it was held


class Fallen(NamedTuple):
    """A card that fell, with whom on it, and the kind that brought it down."""

    card: Card
    villagers: int
    kind: str


class Assault(NamedTuple):
    """How one kind's attack on one village in one round went."""

    at: int
    cards: int = 0
    villagers: int = 0
    held: tuple[int, int] | None = None  # attack and defence when it was repelled


def _events(told: Sequence[Told]) -> Iterator[tuple[int, Event]]:
    return ((at, event) for at, one in enumerate(told) for event in one.events)


def fallen(told: Sequence[Told], seat: int) -> dict[str, Fallen]:
    """What fell last on each cell of a village."""
    found: dict[str, Fallen] = {}
    kind = "demons"
    for _, event in _events(told):
        if event.key == "attack-began":
            kind = event.params["kind"]
        elif event.key in ("breached", "demon-took-hero", "demon-fewest") and event.seat == seat:
            card = read_card(event.params["face"])
            assert card is not None
            by = kind if event.key == "breached" else "demons"
            found[event.params["cell"]] = Fallen(card, event.params["villagers"], by)
    return found


def gone(told: Sequence[Told], seat: int, left: Counter[str]) -> Counter[str]:
    """The kinds of creature that lay beside a village and do not any more."""
    came: Counter[str] = Counter()
    for _, event in _events(told):
        if event.key == "revealed" and event.seat == seat:
            came.update(KIND_OF[face[0]] for face in event.params["creatures"])
        elif event.key == "demon-stole":
            came[KIND_OF[event.params["creature"][0]]] += (event.seat == seat) - (event.params["victim"] == seat)
    return came - left


def chapters(told: Sequence[Told]) -> list[Chapter]:
    """Building, then the creatures, the demons and every attack, by rounds."""
    found = [Chapter("building", told[0].round if told else 1, 0)]
    for at, event in _events(told):
        if event.key not in ("attack-began", *PHASES):
            continue
        key = event.params.get("kind") or event.key.removeprefix("phase-")
        if (key, event.params["round"]) != found[-1][:2]:
            mark, tint = (silhouette(key), mixed(COLOURS[key], 0.86)) if key in COLOURS else ((), "")
            found.append(Chapter(key, event.params["round"], at, mark, tint))
    return found


def turning_points(state: State, told: Sequence[Told]) -> list[Turn]:
    """The two heaviest blows, and the strongest attack that brought down nothing."""
    every = _assaults(told)
    blows = sorted((-one.villagers, -one.cards, where) for where, one in every.items() if one.villagers)
    found = []
    for _, _, (round, kind, seat) in blows[:BLOWS]:
        blow = every[round, kind, seat]
        params = {"round": round, "player": Whom(seat), "cards": blow.cards, "villagers": blow.villagers}
        found.append(Turn(blow.at, 10 + blow.villagers, Said(f"turn.blow.{kind}", params)))
    held = [(one.held, where) for where, one in every.items() if one.held and not one.cards and one.held[0] >= STRONG]
    if held:
        (attack, defence), (round, kind, seat) = max(held)
        params = {"round": round, "player": Whom(seat), "attack": attack, "defence": defence}
        found.append(Turn(every[round, kind, seat].at, 5 + attack, Said(f"turn.held.{kind}", params)))
    return found


def _assaults(told: Sequence[Told]) -> dict[tuple[int, str, int], Assault]:
    """By round, kind and seat."""
    found: dict[tuple[int, str, int], Assault] = {}
    round, kind = 1, ""
    for at, event in _events(told):
        if event.key == "attack-began":
            round, kind = event.params["round"], event.params["kind"]
        if event.key not in ("breached", "repelled") or event.seat is None:
            continue
        had = found.get((round, kind, event.seat), Assault(at))
        if event.key == "breached":
            villagers = had.villagers + event.params["villagers"]
            found[round, kind, event.seat] = had._replace(at=at, cards=had.cards + 1, villagers=villagers)
        else:
            held = event.params["attack"], event.params["defence"]
            found[round, kind, event.seat] = had._replace(at=at, held=held)
    return found
