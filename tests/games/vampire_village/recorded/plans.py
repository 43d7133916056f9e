"""The plans of the recorded games: what each shows, and how its play is steered there."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from referee import Decision
from referee.games.vampire_village.rules.cells import COLUMN, ROW
from tests.games.contract.play_vampire_village import random_card
from tests.games.vampire_village.recorded import branches
from tests.games.vampire_village.recorded.make import ALL, Plan, Trace

FOUR = ("Ana", "Ben", "Cem", "Dea")
FIVE = (*FOUR, "Eva")
TWO = ("Ana", "Ben")
WVL = ("witches", "vampires", "werewolves")
LVW = ("werewolves", "vampires", "witches")
VWL = ("vampires", "witches", "werewolves")
WITCHES, WOLVES, VAMPIRES = "w2 wl wr", "lg lb", "v1 v2 v3 v4 v5 v6"

BY_HAND = {
    "hand-two": "two players, fr; computed by hand: both neighbours are the opponent, icons, ties of the weakest",
    "hand-three-ru": "three players, ru; by hand: a ring of steals, five columns, won by cards",
    "hand-shared": "three players, fr, begins 2; by hand: table rulings, undo and redo, a shared victory",
}


def cards(heroes: float, buildings: str = "") -> Callable[[Trace, Decision], str]:
    """Cards with that share of heroes; the buildings among those named, if any are."""

    def card(trace: Trace, decision: Decision) -> str:
        hero = trace.rng.random() < heroes
        return trace.rng.choice(buildings.split()) if buildings and not hero else random_card(trace.rng, float(hero))

    return card


def creatures(first: str, second: str = "") -> Callable[[Trace, Decision], str]:
    return lambda trace, decision: second if second and trace.table.state.round == 2 else first


def unseen(trace: Trace, decision: Decision, option: str) -> int:
    """Rather an answer to a demon that was not given before."""
    given = [" ".join(choice.split()[:2]) for _, _, choice in trace.choices]
    return -given.count(" ".join(option.split()[:2]))


def effects(trace: Trace, decision: Decision, option: str) -> bool:
    return "effect" in option


def icon_both_ways(trace: Trace, decision: Decision, option: str) -> int:
    """Rather a hero with a choice of creatures; the strongest in every other choice, else the weakest."""
    cell, _, face = option.partition(" ")
    seat = trace.table.state.seats[decision.seat]
    if decision.kind != "breach" or not face or not seat.village[cell].card.is_hero:
        return 0
    value = next(creature.value for creature in seat.creatures if creature.face == face)
    return 10 + value if len(trace.choices) % 2 else 30 - value


def towards(columns: int, rows: int) -> Callable[[Trace, Decision, str], int]:
    return lambda trace, decision, cell: columns * COLUMN[cell] + rows * ROW[cell]


def gap_makers(trace: Trace, decision: Decision, option: str) -> Any:
    """Give up what holds the village together: cells of row 4 and column d first."""
    return option.split()[0] in ("d4", "d3", "d5", "c4", "e4")


DRIFT_CELLS = (("d3", "d2", "d1", "c1", "e1", "f1"), ("c4", "b4", "a4", "a3", "a2", "a5"))


def drift_cell(trace: Trace, decision: Decision, cell: str) -> int:
    """Round 1: one village up to row 1, the other out to column a; round 2: further that way."""
    if trace.table.state.round == 2:
        return towards(0, -1)(trace, decision, cell) if decision.seat == 0 else towards(-1, 0)(trace, decision, cell)
    return cell in DRIFT_CELLS[decision.seat]


def drift_choice(trace: Trace, decision: Decision, option: str) -> int:
    """Give up the lower cards of the first village."""
    return ROW[option.split()[0]] if decision.kind == "breach" and decision.seat == 0 else 0


def drift_creatures(trace: Trace, decision: Decision) -> str:
    if trace.table.state.round == 2:
        return ALL
    return "w2" if decision.seat == 0 else "v2"


def undo_twice(trace: Trace) -> list[str]:
    last = trace.table.play.entries
    return ["undo", "undo", "redo", "redo", f"undo from {last - 3}", "redo", "undo", "redo"]


def counted(trace: Trace) -> Sequence[str]:
    game, state = trace.table.game, trace.table.state
    return [
        f"= {{{seat}}} {what} {game.rules().count(state, seat, what)}"
        for seat, what in enumerate(("villagers", "creatures", "cards", "points"))
    ]


def sloppy(line: str, rng: Random) -> str:
    """Capitals, spaces, shortened verbs and a remark: all that a file forgives."""
    if line[0] in '"=!' or line.split()[0] in ("undo", "redo", "note", "set"):
        return line
    name, verb, *rest = line.split()
    words = [rng.choice((name, name.upper(), name[:2].lower())), verb[: rng.randint(1, len(verb))]]
    return rng.choice((" ", "  ")).join([*words, *(rng.choice((w, w.upper())) for w in rest)]) + rng.choice(
        ("", " # so")
    )


def without_cards(seat: int) -> Callable[[Trace], list[str]]:
    """The table takes all cards of a village away."""

    def lines(trace: Trace) -> list[str]:
        village = trace.table.state.seats[seat].village
        return [f'! {{{seat}}} card {cell} none "the cat ate it"' for cell in village]

    return lines


RULED = {
    "1 building": ['! {0} villagers d4 5 "we deal five"', '! {1} card d3 h4 "a gift"'],
    "1 creatures": ['! {1} creatures w2 dm "left from before"'],
    "1 demons": ['! {0} creatures dh dy wl lg "miscounted"', '! {0} card g7 y111 "far away"'],
    "1 attack witches": ['! {0} creatures w2 wr wl v3 "one more witch"', '! {1} villagers d4 0 "nobody there"'],
    "1 attack werewolves": ['! {1} creatures lg lg lb "wolves"', '! {1} card d4 b090 "a wall"'],
    "1 attack vampires": ['! {0} creatures v6 v6 v1 "vampires"'],
    "2 building": ['! {0} creatures "all driven out"', '! {0} card d4 none "gone"'],
}


def ruled_at_the_end(trace: Trace) -> list[str]:
    cell = next(iter(trace.table.state.seats[1].village))
    return [f'! {{1}} villagers {cell} 3 "found under the table"', '! {0} creatures v1 "one hid"']


PLANS = [
    Plan(
        "demons-both-ways",
        "every kind of demon answered with a hero, and every special effect taken",
        branches.every_demon_both_ways,
        card=cards(0.4),
        creatures=creatures("dh dl dm dv dw dy dh dl dm dv dw dy w2 lg v2"),
        choice=unseen,
    ),
    Plan(
        "demons-idle",
        "every kind of demon discarded without effect",
        branches.every_demon_idle,
        players=TWO,
        header={"edition": ["ru"]},
        card=cards(0.0, "g100 b010 r001 n111 y222"),
        creatures=creatures("dh dl dm dv dw dy", "dh dl dm dv dw dy v1"),
    ),
    Plan(
        "demon-fewest-tie",
        "the demon of the fewest villagers with several buildings tied",
        branches.fewest_tie,
        card=cards(0.1, "g100:1 b010:1 r001:1 n111:1 y222:2"),
        creatures=creatures("dm dm w2 lb v1"),
        choice=effects,
    ),
    Plan(
        "steal-ring-five",
        "five players, each stealing from the right in one demon phase",
        branches.steal_ring,
        players=FIVE,
        order=WVL,
        creatures=creatures("dw dl dv w2 wl lg v1 v3"),
        choice=effects,
    ),
    Plan(
        "steal-mutual-two",
        "two players stealing from each other; what was just stolen is safe, the second demon finds nothing",
        branches.mutual_steals,
        players=TWO,
        header={"edition": ["ru"]},
        creatures=creatures("dw dw dw w2 wl lg lb v2"),
        choice=effects,
    ),
    Plan(
        "wolf-packs",
        "grey and black werewolves valued apart; the weaker pack dies first",
        branches.two_packs,
        players=FOUR,
        creatures=creatures("lg lg lb lb lb w2 v3 dl"),
    ),
    Plan(
        "witch-neighbours",
        "witches counting the left and the right neighbour, with different counts",
        branches.two_witch_kinds,
        players=FOUR,
        order=VWL,
        header={"edition": ["ru"]},
        creatures=creatures("wl wr w2 wl wr lg v2 dw"),
    ),
    Plan(
        "witch-zero",
        "a witch worth 0 attacks beside others and dies as the weakest",
        branches.witch_worth_nothing,
        players=("Ana", "Ben", "Cem"),
        creatures=lambda trace, decision: "wl wr w2 w2 v3" if decision.seat == 0 else "lg lb v2 v3 dw w2",
    ),
    Plan(
        "lines-exhausted",
        "in every kind of attack a line is lost to its last card and the next line must hold",
        branches.lines_exhausted,
        players=TWO,
        order=LVW,
        card=cards(0.2, "g100:2 b010:2 r001:2 n000:1 y000:y"),
        creatures=creatures("w2 wr lg lg lb v3 v4 v5"),
    ),
    Plan(
        "heroes-in-front",
        "a front line of heroes only defends with 0 and falls",
        branches.heroes_in_front,
        card=cards(0.6),
        creatures=creatures("w2 wl lg lb v2 v4 v6"),
    ),
    Plan(
        "split-village",
        "a village falls in two and stays so; rows and columns are counted across the gap",
        branches.split_and_counted,
        card=cards(0.1, "g000:row b000:col r000:row y111:col n100:row"),
        creatures=creatures("w2 lg lb v2 v3"),
        choice=gap_makers,
    ),
    Plan(
        "icons-both-ways",
        "heroes with the icon take the strongest attacker or the weakest anyway, in all three attacks",
        branches.icons_both_ways,
        players=FIVE,
        order=LVW,
        card=cards(0.5),
        creatures=creatures("w2 wl wr w2 lg lg lb v1 v6 v3"),
        choice=icon_both_ways,
    ),
    Plan(
        "weakest-ties",
        "witches of two kinds and both packs tie for the weakest; the owner chooses",
        branches.weakest_ties,
        players=FOUR,
        header={"edition": ["ru"]},
        card=cards(0.1),
        creatures=creatures("w2 wl wr lg lb"),
        choice=lambda trace, decision, option: len(option.split()),
    ),
    Plan(
        "survivors",
        "creatures that survived round 1 are valued anew, and one is stolen in round 2",
        branches.survivor_stolen,
        players=FOUR,
        card=cards(0.15, "g330:2 b233:row r333:1 y332:y"),
        creatures=creatures("w2 wl lg lb v1 v2", "dw dl dv dm w2 v1"),
        choice=effects,
    ),
    Plan(
        "drift",
        "d4 is destroyed in both villages; one goes on above row 0, the other past column a, within 4 by 4",
        branches.drifted,
        players=TWO,
        card=cards(0.0, "g000:1 b000:1 r000:1 n000:2"),
        cell=drift_cell,
        creatures=drift_creatures,
        choice=drift_choice,
    ),
    Plan(
        "ru-stairs",
        "ru: villages five wide and five high, never five cards in a line",
        branches.five_wide_and_high,
        players=TWO,
        header={"edition": ["ru"]},
        cell=lambda trace, decision, cell: abs(COLUMN[cell] - COLUMN["d4"]) + abs(ROW[cell] - 4),
        creatures=creatures("w2 lg v1 v2 dy"),
    ),
    Plan(
        "ru-five",
        "ru with five players, any cards and creatures",
        branches.five_wide_and_high,
        players=FIVE,
        order=VWL,
        header={"edition": ["ru"]},
    ),
    Plan(
        "house-size-box",
        "ru with the house rule `size box`: 4 wide and 4 high all the same",
        players=TWO,
        header={"edition": ["ru"], "house": ["size", "box"]},
        cell=towards(1, 0),
    ),
    Plan(
        "house-size-count",
        "fr with the house rule `size count`: five wide and five high",
        branches.five_wide_and_high,
        header={"house": ["size", "count"]},
        cell=lambda trace, decision, cell: abs(COLUMN[cell] - COLUMN["d4"]) + abs(ROW[cell] - 4),
    ),
    Plan(
        "house-extent-ever",
        "the house rule `extent ever`: cards long gone still count for the size",
        lambda trace: "too-wide" in trace.refused and "too-high" in trace.refused,
        players=FOUR,
        header={"house": ["extent", "ever"]},
        card=cards(0.1, "g000:1 b000:1 r000:1"),
        cell=lambda trace, decision, cell: abs(COLUMN[cell] - COLUMN["d4"]) + abs(ROW[cell] - 4),
        creatures=creatures("w2 lg lb v3 v4"),
    ),
    Plan(
        "house-own-colour",
        "the house rules `own-colour always` and `extent ever` with `size count` together",
        branches.other_colour_counted,
        header={"house": ["size", "count", "extent", "ever", "own-colour", "always"]},
        card=cards(0.1, "n100:g g100:y y010:b n001:r r111:r b020:b"),
    ),
    Plan(
        "begins-two",
        "the referee is called in for round 2: table rulings put down what lies there",
        players=FIVE,
        header={"edition": ["ru"], "begins": ["2"]},
        extras={
            "2 building": [
                '! {0} card e4 g200:1 "round 1"',
                '! {0} villagers e4 2 "round 1"',
                '! {2} creatures lg v3 "round 1"',
                '! {3} card d4 none "it fell"',
                '! {3} card d5 h3w "round 1"',
            ]
        },
    ),
    Plan(
        "table-rulings",
        "`!` of every kind in every phase, also when the game is over",
        players=TWO,
        extras={**RULED, "2 over": ruled_at_the_end},
    ),
    Plan(
        "village-gone-fr",
        "a village emptied by the table before an attack: the attack ends, the creatures stay and do not score",
        lambda trace: bool(trace.events("village-gone")) and len(trace.table.state.seats[1].village) == 0,
        extras={"2 creatures": without_cards(1)},
        creatures=creatures("w2 lg v2"),
    ),
    Plan(
        "village-gone-ru",
        "the same in ru, where they score; and a first card anywhere in an empty village",
        lambda trace: bool(trace.events("village-gone")),
        header={"edition": ["ru"]},
        extras={"1 creatures": without_cards(0), "2 creatures": without_cards(2)},
        creatures=creatures("w2 w2 lg lb v2"),
    ),
    Plan(
        "undo-redo",
        "undo, redo and undo from, in every phase, in a file that the referee wrote",
        sealed=True,
        extras={
            "1 creatures": undo_twice,
            "1 attack werewolves": undo_twice,
            "2 building": undo_twice,
            "2 demons": undo_twice,
            "2 over": lambda trace: ["undo", "redo", 'note "that was it"'],
        },
    ),
    Plan(
        "set-header",
        "`set` of every key: names corrected, seats changed, order, edition, house and rules",
        players=("Ana", "Bne", "Cem"),
        extras={
            "1 building": [
                "set players Ana Ben Cem",
                "set players Ben Ana Cem",
                "set order vampires werewolves witches",
                "set edition ru",
                "set rules 1",
            ],
            "1 creatures": ["set house own-colour always extent ever", "set rules 1 all", "undo", "redo"],
            "2 building": ['set players Ben "Ana Lu" Cem', "undo", "set edition fr", "undo", "redo"],
        },
        cell=lambda trace, decision, cell: -abs(COLUMN[cell] - COLUMN["d4"]) - abs(ROW[cell] - 4),
    ),
    Plan(
        "counts-and-notes",
        "`=` of every count in every phase, and notes that survive undo",
        players=FOUR,
        extras={
            "1 building": counted,
            "1 creatures": counted,
            "1 demons": counted,
            "1 attack witches": counted,
            "2 building": ['note "we had a break \\"outside\\""', "undo", "redo"],
            "2 over": counted,
        },
        sealed=True,
    ),
    Plan(
        "repeats",
        "everything that the referee did by itself is typed as well, and changes nothing",
        lambda trace: len(trace.events("forced")) > 8 and bool(trace.events("demon-took-hero")),
        players=FOUR,
        repeats=True,
        creatures=creatures("w2 wl lg lb v2 v4 dm dh"),
    ),
    Plan(
        "odd-names",
        "names that must be quoted, sealed",
        players=("undo", "#1", "Anne Marie", 'Jo "J"\\Lee', "Ёжик"),
        header={
            "edition": ["ru"],
            "house": ["own-colour", "always"],
            "id": ["7f3c9a52"],
            "started": ["2026-01-31T19:30:00Z"],
            "note": ["odd", "names"],
        },
        sealed=True,
    ),
    Plan(
        "sloppy-spelling",
        "typed by hand: capitals, shortened names and verbs, remarks, lines ending in CR LF",
        players=("Ana", "Ben", "Cem", "Élodie"),
        spelling=sloppy,
        line_end="\r\n",
    ),
    Plan(
        "won-by-cards",
        "equal points, won by the number of cards",
        branches.broken_by_cards,
        players=FOUR,
        order=WVL,
    ),
    Plan(
        "shared-victory",
        "two players share the first rank, the next is third",
        lambda trace: branches.ranks(trace) == [1, 1, 3, 4],
        players=FOUR,
        header={"edition": ["ru"]},
    ),
    Plan("shared-by-all", "both players share the victory", lambda trace: branches.ranks(trace) == [1, 1], players=TWO),
    Plan(
        "shared-below",
        "the second rank is shared, broken by nothing",
        lambda trace: branches.ranks(trace) == [1, 2, 2],
    ),
    Plan(
        "editions-differ",
        "villagers on heroes decide: the other edition would have had another winner",
        branches.editions_differ,
        card=cards(0.4),
    ),
    Plan("random-two", "any cards and creatures, two players", players=TWO, order=LVW),
    Plan("random-three", "any cards and creatures, three players", order=VWL, sealed=True),
    Plan("random-four-ru", "any cards and creatures, four players, ru", players=FOUR, header={"edition": ["ru"]}),
    Plan("random-five", "any cards and creatures, five players", players=FIVE),
]
