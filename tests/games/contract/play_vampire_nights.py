"""Sample play of Vampire Nights, for tests that know no game: setups, plausible lines and doubtful ones."""

from collections.abc import Iterator, Sequence
from random import Random

from referee import Decision, Table
from referee.games.vampire_nights.rules.hands import may_hold
from referee.games.vampire_nights.rules.manor import DOWN
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.games.vampire_nights.rules.rooms import MEETINGS, answers
from referee.games.vampire_nights.words.reading import VERBS
from referee.notation.names import write_name

REPEATS_CHANGE = True  # some keys of the header change what the referee does by itself
NAMES = ("Ana", "Ben", "Cem", "Anne Marie", "undo", "#5", "Ёжик", 'Jo "J" Lee')
HOUSES = ((), (), ("secret", "last"), ("crossbow", "discard"), ("secret", "last", "crossbow", "discard"))
REMOVED = ((), (), ("ser", "4", "coi", "2", "sta", "2", "bites", "5"), ("bites", "14"), ("mot", "1", "mag", "2"))


def setups(rng: Random) -> Iterator[dict[str, Sequence[str]]]:
    """The words of headers by key, without end: player counts, names, house rules, pieces left in the box."""
    while True:
        setup: dict[str, Sequence[str]] = {"players": rng.sample(NAMES, rng.randint(2, 4))}
        if removed := rng.choice(REMOVED):
            setup["removed"] = removed
        if house := rng.choice(HOUSES):
            setup["house"] = house
        yield setup


def random_entry(table: Table, rng: Random) -> str:
    """A plausible line for somebody of whom something is expected; most such lines are legal."""
    state = table.state
    if state.late is not None and rng.random() < 0.1:
        options = [one for one in table.snapshot()["late"] if one["options"]]
        if options:
            words = rng.choice(options[0]["options"])
            seat = table.players.index(options[0]["player"])
            return f"{write_name(options[0]['player'])} {_paid(table, words, seat, rng)}"
    decision = rng.choice(table.pending)
    return f"{write_name(table.players[decision.seat])} {_words(table, decision, rng)}"


def random_tile(table: Table, rng: Random) -> str:
    """A tile that can still be turned up; the more are left, the more likely."""
    setup, seen = table.state.setup, table.state.piles.seen
    return rng.choices(TILES, [max(0, setup.tiles.count(kind) - seen.count(kind)) for kind in TILES])[0]


def random_item(table: Table, seat: int, rng: Random) -> str:
    held = [item for item in ITEMS if may_hold(table.state, seat, item)]
    return rng.choice(held) if held else ""


def _paid(table: Table, words: str, seat: int, rng: Random) -> str:
    """A claim with some of its price in items, where it must be paid."""
    if words != "claim":
        return words
    return " ".join(["claim", *(random_item(table, seat, rng) for _ in range(rng.randint(0, 2)))]).strip()


def _words(table: Table, decision: Decision, rng: Random) -> str:
    state, seat = table.state, decision.seat
    match decision.kind:
        case "reveal":
            return " ".join(["reveal", *(random_tile(table, rng) for _ in range(decision.left or 0))])
        case "guards":
            columns = [rng.choice("abcd"[: len(table.players)]) for _ in range(2)]
            return " ".join(["guards", *columns, random_item(table, seat, rng)]).strip()
        case "first":
            return "first"
        case "turn":
            return _turn(table, decision, rng)
        case "show":
            shown, _ = rng.choice(state.seats[seat].loot)
            return " ".join(["show", str(rng.randint(0, state.seats[seat].bites)), *(shown or ["none"])])
    return f"{decision.kind} {rng.choice(decision.options)}"


def _turn(table: Table, decision: Decision, rng: Random) -> str:
    """Mostly a move, ahead rather than aside; sometimes an item, seldom a pass."""
    likely = {"move": 4.0, "use": 0.6, "pass": 0.5, "claim": 3.0, "skip": 1.0}
    weights = [likely[option.split()[0]] for option in decision.options]
    words = _paid(table, rng.choices(decision.options, weights)[0], decision.seat, rng)
    last = words.split()[-1].rpartition("-")[2]
    if "-" in words and not words.startswith("use mas"):
        tile = table.state.manor.get(last, "")
        if tile == DOWN:
            tile = random_tile(table, rng)
            words = f"{words} {tile}"
        may = answers(table.state, decision.seat, tile) if tile in MEETINGS else ()
        if len(may) > 1 and rng.random() < 0.5:
            words = f"{words} {rng.choice(may)}"
    return words


def doubtful_entry(table: Table, rng: Random) -> str:
    """A well-formed line of any kind, player and phase; most such lines are refused."""
    columns = "abcd"[: len(table.players)]

    def cell() -> str:
        return f"{rng.choice(columns)}{rng.randint(0, 6)}"

    def tile() -> str:
        return rng.choice(TILES)

    def item() -> str:
        return rng.choice(ITEMS)

    seat = rng.randrange(len(table.players))
    verb = rng.choice([*VERBS, "use", "use", "move", "move"])
    match verb:
        case "move":
            words = rng.choice((f"{cell()}-{cell()}", f"{cell()}-{cell()} {tile()}", f"{cell()} {tile()} sta", cell()))
        case "pass":
            words = rng.choice((cell(), "", f"{cell()}.2"))
        case "use":
            step = f"{cell()}-{cell()}"
            words = rng.choice(
                (
                    f"{rng.choice(('sta', 'cro', 'sac', 'wat', 'bow'))} {cell()}",
                    f"tor {cell()}",
                    f"{rng.choice(('mir', 'jum'))} {step}",
                    f"mas {step}",
                    f"clo {rng.choice(columns)}6",
                    f"mag {item()}",
                )
            )
        case "answer":
            words = rng.choice(("none", "sta", "cro", "gar", "coi"))
        case "claim":
            words = rng.choice(("", item(), f"{item()} {item()}"))
        case "reveal":
            words = " ".join(tile() for _ in range(rng.randint(1, 4)))
        case "guards":
            words = f"{rng.choice('abcd')} {rng.choice(columns)} {item()}"
        case "loot":
            words = rng.choice((cell(), f"{cell()} {tile()}", tile()))
        case "show":
            words = rng.choice(("1", "3 coi sto", f"0 {tile()}x2"))
        case _:
            words = ""
    return f"{write_name(table.players[seat])} {verb} {words}".strip()
