"""What could be typed at a prompt, right as the game stands."""

from collections.abc import Sequence
from typing import Final

from referee.engine.parts import Way
from referee.engine.ruling import Decision, passes
from referee.engine.usual_parts import following
from referee.games.village_attacks.guide import allies
from referee.games.village_attacks.naming import named, option_said
from referee.games.village_attacks.rules.abilities import to_use
from referee.games.village_attacks.rules.dice import check_named, dice_to_name, dice_to_roll, is_judged
from referee.games.village_attacks.rules.facts import missing
from referee.games.village_attacks.rules.healing import to_heal
from referee.games.village_attacks.rules.markers import lacks_colours
from referee.games.village_attacks.rules.offers import (
    VILLAGERS,
    dice_to_guard,
    dice_to_keep,
    symbols_to_pay,
    symbols_to_take,
    targets,
    traps_to_lay,
    zones_to_go,
)
from referee.games.village_attacks.rules.slots import free_slots
from referee.games.village_attacks.rules.spawning import BRING_A_HERO, HUNTERS_FIRST, types_in_bag
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.words.reading import HEALED, LOAD
from referee.games.village_attacks.words.tokens import zone_in

_ROLL: Final = "mmrgst"
TYPED_VILLAGERS: Final = "vil"


def way(state: State, decision: Decision, option: str) -> Way | None:
    """How a verb of the turn is typed; an order by keys."""
    if decision.kind == "turn" and decision.seat is None and option != VILLAGERS:
        return Way(allies.example(state, option), "way.ally", {"name": named(option)})
    if decision.kind == "turn":
        typed = _turn(state, decision, option) if option != VILLAGERS else TYPED_VILLAGERS
        return Way(typed, f"way.{option}") if typed else None
    if decision.kind in ("order", "victims"):
        key = str(decision.options.index(option) + 1)
        return Way(key, "way.order", {"what": option_said(option)})
    return None


def _turn(state: State, decision: Decision, verb: str) -> str:
    seat = decision.player
    match verb:
        case "roll":
            return f"r {_ROLL[: dice_to_roll(state, seat)]}"
        case "move":
            zone, dice = zones_to_go(state, seat)[0], dice_to_name(state.monsters[seat], 1)
            return " ".join(["m", *(dice[:1] if is_judged(state, seat) else ()), zone])
        case "hit":
            zone, group = targets(state, seat)[0]
            return " ".join(filter(None, ["h", zone, group._replace(number=1).code]))
        case "guard":
            return f"g {_several(state, seat, dice_to_guard(state, seat), free_slots(state, seat, 'defence'))}"
        case "keep":
            return f"k {dice_to_keep(state, seat)[0]}"
        case "heal":
            return f"heal {to_heal(state.monsters[seat])[0]}"
        case "trap":
            return f"t {traps_to_lay(state, seat)[0]}"
        case "drop":
            monster = state.monsters[seat]
            return f"drop {monster.reserve if monster.reserve and not monster.rolled else LOAD}"  # D may be Dullahan
        case "catch" | "kill" | "seal":
            return verb
        case "pay":
            return f"p {symbols_to_pay(state, seat)[0]}"
        case "take":
            return f"take {symbols_to_take(state, seat)[0]}"
        case "use":
            return f"u {to_use(state, seat)[0]}"
    return TYPED_VILLAGERS


def _several(state: State, seat: int, dice: Sequence[str], most: int) -> str:
    """As many as go at once."""
    together = "".join(dice)[:most]
    return together if passes(check_named, state, seat, together) else dice[0]


def example(state: State, decision: Decision) -> str:
    """Where there are neither keys nor ways: a fact, a card."""
    match decision.kind:
        case "fact":
            return _fact(state, missing(state)[0])
        case "spawn" if decision.rule in BRING_A_HERO:
            return "knight" if len(decision.options) == 1 else f"{decision.options[0]} knight"
        case "spawn" if decision.rule == HUNTERS_FIRST:
            return f"{decision.options[0]} h3{types_in_bag(state)[0]}"
        case "card":
            return "pit"
        case "summon":
            return "hydra u 6 2 2 1"
        case "payers":
            return " ".join(state.setup.monsters[:2])
        case "spawn":
            gates = decision.options
            return f"{gates[0]} p3" if len(gates) > 1 else "p3"
        case "event":
            return "fog"
        case "reroll":
            symbol = decision.options[0].split()[-1]
            monster = state.monsters[decision.player]
            return f"{symbol} {(_ROLL * 2)[: (monster.dice + monster.reserve).count(symbol)]}"
        case "order":
            return "".join(str(number) for number in range(len(decision.options), 0, -1))
    return ""


def _fact(state: State, what: str) -> str:
    if what.startswith("sheet"):
        return "u 6 5 2 1 2"
    if what == "map":
        return "-".join([state.setup.page.tiles[0], *state.setup.page.tiles[-2:]])  # the corridors come last
    zones = sorted(state.castle.distance, key=lambda zone: (-state.distance(zone), zone))
    if what == "gates" and (colours := lacks_colours(state)):
        return " ".join(f"{zone}:{colour}" for zone, colour in zip(zones, colours, strict=False))
    return " ".join(zones[:2])


def next_words(state: State, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
    """What Tab offers: verbs, then zones or figures that are legal."""
    if decision.kind != "turn":
        return following(decision.options, typed)
    if not typed or decision.seat is None:
        return decision.options
    seat, verb = decision.player, _verb(typed[0])
    if verb == "move" and verb in decision.options:
        here = next((zone for zone in reversed(typed) if zone_in(zone)), "")
        return state.castle.next_to(here) if here else zones_to_go(state, seat)
    if verb == "hit" and verb in decision.options:
        named = typed[1] if len(typed) > 1 else ""
        there = [one for one in targets(state, seat) if one.zone == named]
        zones = [] if named else [one.zone for one in targets(state, seat) if one.zone]
        return [*dict.fromkeys([*(one.figures.code for one in there), *zones])]
    if verb == "trap":
        return traps_to_lay(state, seat)
    if verb == "heal":
        return HEALED
    return ()


def _verb(word: str) -> str:
    return {"m": "move", "h": "hit", "t": "trap"}.get(word, word)


__all__ = ["TYPED_VILLAGERS", "VILLAGERS", "example", "next_words", "way"]
