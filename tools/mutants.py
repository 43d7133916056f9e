"""Mutants of the rules: `python -m tools.mutants` breaks one rule after the other and says whether a test notices.

Each mutant is applied to a copy of the repository in a temporary folder, where the fast tests of the rules are run.
The status is 1 if a mutant survives or its text is not found. Numbers, or names of games or files, as arguments select
some of them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools import mutants_empire, mutants_sands, mutants_village

ROOT = Path(__file__).parents[1]
GAMES = Path("referee/games")
TESTS = {
    "vampire_village": (
        "tests/games/vampire_village/test_recorded_games.py",
        "tests/games/vampire_village/rulings",
        "tests/games/vampire_village/test_checks.py",
    ),
    "vampire_nights": (
        *(f"tests/games/vampire_nights/test_{name}.py" for name in ("moving", "rooms", "items")),
        *(f"tests/games/vampire_nights/test_{name}.py" for name in ("night_end", "scoring")),
        "tests/games/test_recording.py",
    ),
    "vampire_empire": (
        "tests/games/vampire_empire/rulings",
        "tests/games/vampire_empire/test_corners.py",
        "tests/games/test_recording.py",
    ),
    "village_attacks": ("tests/games/village_attacks/rulings",),
}


class Mutant(NamedTuple):
    file: str  # among the rules of the game
    old: str  # occurs exactly once
    new: str
    breaks: str
    game: str = "vampire_village"


def _nights(file: str, old: str, new: str, breaks: str) -> Mutant:
    return Mutant(file, old, new, breaks, "vampire_nights")


MUTANTS = (
    Mutant("building.py", "START_VILLAGERS = 2", "START_VILLAGERS = 3", "VV3: two villagers on the start card"),
    Mutant("building.py", "LIMIT = 4", "LIMIT = 5", "VV7: at most 4"),
    Mutant("building.py", "if width > LIMIT:", "if width >= LIMIT:", "VV7: at most 4 wide"),
    Mutant("building.py", "if height > LIMIT else", "if height >= LIMIT else", "VV7: at most 4 high"),
    Mutant("building.py", "left = column", "left = left", "VV7: a village that grows to the left"),
    Mutant("building.py", "bottom = row", "bottom = bottom", "VV7: a village that grows downwards"),
    Mutant("building.py", "for other in cells if other != cell", "for other in village", "VV8: count of all ever"),
    Mutant("building.py", "if action.card.is_hero:\n", "if False:\n", "VV1: a start card is a building"),
    Mutant("building.py", "if village and ", "if not village and ", "next to another card"),
    Mutant("building.py", "if card.colour == gain or", "if card.colour != gain or", "VV13: own colour counts"),
    Mutant("building.py", "own = [cell] if", "own = [] if", "VV13: the new building counts"),
    Mutant("building.py", "return [*line, cell]", "return line", "the new building counts in its line"),
    Mutant("building.py", "== here and not spot.card.is_hero]", "== here]", "VV15: heroes are no buildings"),
    Mutant("building.py", 'ROW if gain == "row" else COLUMN', 'COLUMN if gain == "row" else ROW', "row and column"),
    Mutant("building.py", "return village.heroes()", "return [*village.heroes(), cell]", "gain per hero"),
    Mutant("state.py", "gone | {cell}", "gone", "VV8: ever"),
    Mutant("cells.py", "(column - 1, row), (column + 1, row), ", "(column - 1, row), ", "neighbours share an edge"),
    Mutant("cells.py", "(column, row - 1), ", "(column, row - 1), (column - 1, row - 1), ", "a corner is not an edge"),
    Mutant("editions.py", 'setup.edition == "fr"', 'setup.edition == "ru"', "VV7: the edition decides the size"),
    Mutant("editions.py", 'return size == "box" if', 'return size == "count" if', "VV7: house size"),
    Mutant("editions.py", 'return setup.house.extent == "ever"', "return False", "VV8: house extent"),
    Mutant("editions.py", 'return setup.house.own_colour == "always"', "return False", "VV13: house own-colour"),
    Mutant(
        "editions.py",
        'count in ru only."""\n    return edition == "ru"\n\n\ndef',
        'count in ru only."""\n    return True\n\n\ndef',
        "VV62: villagers on heroes count in ru only",
    ),
    Mutant(
        "editions.py",
        'VV63: creatures that were never repelled count in ru only."""\n    return edition == "ru"',
        'VV63: creatures that were never repelled count in ru only."""\n    return True',
        "VV63: creatures never repelled",
    ),
    Mutant("actions.py", "(len(self.cells) - 1) * self.villagers", "len(self.cells) - 1", "each villager costs points"),
    Mutant("movement.py", "if cost > card.movement:", "if cost > card.movement + 1:", "movement points"),
    Mutant("movement.py", "if cells[0] not in NEIGHBOURS[hero] or", "if", "VV26: walkers stand next to the hero"),
    Mutant("movement.py", "leaving.get(cells[0], 0) + villagers", "villagers", "VV67: simultaneous walks"),
    Mutant("movement.py", "if there not in NEIGHBOURS[here] or", "if", "a step goes to a card sharing an edge"),
    Mutant("movement.py", "(cells[-1], villagers)", "(cells[1], villagers)", "walks go to their end"),
    Mutant("phases.py", "CARDS_A_ROUND: Final = 6", "CARDS_A_ROUND: Final = 7", "VV6: six cards a round"),
    Mutant("phases.py", "TURNS_A_ROUND: Final = 2", "TURNS_A_ROUND: Final = 3", "two creature turns a round"),
    Mutant("phases.py", "CREATURES_A_TURN: Final = 3", "CREATURES_A_TURN: Final = 2", "three creatures a turn"),
    Mutant("state.py", "return (seat + 1) % len", "return (seat - 1) % len", "the left neighbour is the next name"),
    Mutant("state.py", "return (seat - 1) % len", "return (seat + 1) % len", "the right neighbour is the one before"),
    Mutant(
        "creatures.py",
        'if face[0] == "l":\n',
        'if face[0] == "l":\n        return sum(f[0] == "l" for f in own)\n',
        "VV48: separate packs",
    ),
    Mutant("creatures.py", "_witches(state, state.left(number))", "_witches(state, number)", "wl counts the left"),
    Mutant("creatures.py", "_witches(state, state.right(number))", "1", "wr counts the right"),
    Mutant("creatures.py", 'one.face[0] == "w"', 'one.face == "w2"', "VV44: all witches count"),
    Mutant("demons.py", 'spot.card.colour == "y" and', 'spot.card.colour in "y" and', "VV37: yellow only, no heroes"),
    Mutant("demons.py", 'spot.card.colour == "y" and spot.villagers]', 'spot.card.colour == "y"]', "VV36"),
    Mutant("demons.py", "if villagers and not spot.card.is_hero:", "if not spot.card.is_hero:", "VV38: empty ones"),
    Mutant("demons.py", "if villagers and not spot.card.is_hero:", "if villagers:", "VV38: heroes"),
    Mutant("demons.py", "elif villagers == least:", "else:", "VV39: only the fewest"),
    Mutant("demons.py", "villagers < least:", "villagers > least:", "VV39: the fewest"),
    Mutant(
        "demons.py", "victim = state.seats[state.right(number)]", "victim = state.seats[state.left(number)]", "steals"
    ),
    Mutant("demons.py", "for face in dict.fromkeys(victim.pool)", "for face in dict.fromkeys(lying)", "VV29"),
    Mutant(
        "demons.py",
        'Event("demon-left", number, {"demon": demon, **victim}))\n',
        'Event("demon-left", number, {"demon": demon, **victim}))\n            continue\n',
        "VV33, VV41: idle demons leave",
    ),
    Mutant("course.py", "(state, number), 2)]", "(state, number), 2)] * 2", "a single answer is forced"),
    Mutant("attack.py", '{"witches": COLUMN', '{"witches": FROM_RIGHT', "witches come from the left"),
    Mutant("attack.py", '"werewolves": ROW', '"werewolves": COLUMN', "werewolves come from the top"),
    Mutant("attack.py", '"vampires": FROM_RIGHT', '"vampires": COLUMN', "vampires come from the right"),
    Mutant("state.py", "self.attack > self.defence", "self.attack >= self.defence", "VV46: a tie is repelled"),
    Mutant("attack.py", "if attackers[0].face[0] in card.icons:", "if card.icons:", "the icon must fit"),
    Mutant("attack.py", "if attackers[0].face[0] in card.icons:", "if False:", "icons let choose"),
    Mutant("attack.py", "if value < least:", "if value > least:", "the weakest dies"),
    Mutant("attack.py", "elif value == least and", "elif False and", "VV49: the owner chooses among the weakest"),
    Mutant("attack.py", "elif distance == nearest:", "else:", "only the front line may fall"),
    Mutant("state.py", "and bool(self.line)", "", "VV54: an attack on nothing ends"),
    Mutant("course.py", "if state.round == 2:", "if state.round == 1:", "two rounds"),
    Mutant("course.py", "creatures.forget_values(seat.creatures)", "()", "survivors stay for round 2"),
    Mutant("course.py", "order.index(state.attack) + 1", "order.index(state.attack) - 1", "the order of the attacks"),
    Mutant("course.py", "state.setup.order[0]", '"witches"', "the first attack is that of the first tile"),
    Mutant("scoring.py", 'if creature.face[0] != "d"]', "]", "demons never score"),
    Mutant("scoring.py", "len(seat.village)) for", "0) for", "VV64: cards break ties"),
    Mutant(
        "scoring.py", "on_heroes if editions.scores_on_heroes(edition) else 0", "0", "VV62: heroes' villagers in ru"
    ),
    Mutant("overrule.py", "before.villagers if before else 0", "0", "a card set by the table keeps its villagers"),
    Mutant("overrule.py", 'elif state.phase == "attack":', "elif False:", "a new creature is valued in an attack"),
    _nights("scoring.py", "stones == 1 else 2", "stones >= 1 else 2", "several Stones are worth 2 each"),
    _nights("scoring.py", "guarded = min(families, dogs)", "guarded = families if dogs else 0", "VN69: one Dog a trio"),
    _nights("scoring.py", "TURNED: Final = 2", "TURNED: Final = 1", "VN36: two faces make a vampire"),
    _nights("scoring.py", "-seat.bites, -seat.tiles)", "-seat.tiles, -seat.bites)", "bites break ties before tiles"),
    _nights("scoring.py", "coffins, coffin * coffins)", "coffins, 0 if is_vampire else coffin * coffins)", "VN46"),
    _nights("night_end.py", "in crowds and not guard.passed\n", "in crowds\n", "VN59: only active guards step out"),
    _nights("night_end.py", "if DEPTH[cell] in ROOMS and", "if DEPTH[cell] < 6 and", "entrances are no rooms"),
    _nights("night_end.py", "after.turn = (number + 1) % len(state.seats)", "after.turn = number", "VN59: in turn"),
    _nights("night_end.py", "if cell not in taken:", "if True:", "VN59: to unoccupied places"),
    _nights("night_end.py", '= ("6s", "61", "62", ', '= ("61", "62", "6s", ', "VN17: the secret space is first"),
    _nights(
        "night_end.py",
        "in ROOMS_TO[cell] if",
        "in ROOMS_TO[cell[0] + '5'] if",
        "the reach goes from the guard to the entrance",
    ),
    _nights(
        "night_end.py",
        "in range(state.first, state.first + count):",
        "in range(count):",
        "VN60: guards in one room loot in turn order",
    ),
    _nights("night_end.py", "if DEPTH[left[0]] <= depth:", "if True:", "who reaches nothing takes nothing"),
    _nights("movement.py", "if DEPTH[cell] or DEPTH[guard.cell]:", "if True:", "VN53: not from entrance to entrance"),
    _nights("movement.py", "in cells and not other.passed", "in cells", "VN24: no swap with a guard that has passed"),
    _nights("items.py", "in line[:RANGE]:", "in line:", "VN30: the Crossbow reaches two rooms"),
    _nights(
        "items.py",
        "if lies == DOWN:\n                    break",
        "if False:\n                    break",
        "VN29: what lies face down blocks the Crossbow",
    ),
    _nights("items.py", "if lies == EMPTY:", "if False:", "VN54: empty rooms are left aside by the Torch"),
    _nights("rooms.py", "card = 1 if piles.bites else 0", "card = 1", "VN6: no bite card is left"),
    _nights("rooms.py", "elif item == CROSS:", "else:", "VN56: Garlic leaves the vampire there"),
    _nights("rooms.py", "lost = 1 if seat.tiles else 0", "lost = 0", "a bite takes a tile"),
    _nights("turns.py", "for guard in other.guards) == 1", "for guard in ()) == 1", "VN41: the last guard is not held"),
    _nights("turns.py", "HELD if guard.web == CAUGHT else FREE", "FREE", "VN39: the Web takes the next turn"),
    _nights(
        "turns.py", "for at, seat in enumerate(state.seats) if explores(seat))", "for at in [0])", "VN23: all skip"
    ),
    _nights("movement.py", "if end in guard.trail:", "if False:", "VN9: no going back"),
    _nights("movement.py", "if full > (item == JUMP):", "if full > 1:", "VN10: only empty rooms are skipped"),
    _nights("movement.py", "    if DEPTH[cell] == 0:\n", "    if False:\n", "VN22: an entrance holds any number"),
    _nights(
        "exploration.py", "in_gardens(after) > len(after.seats)", "in_gardens(after) >= len(after.seats)", "players + 1"
    ),
    _nights("items.py", "FOR_TWO, FOR_ONE = 8, 10", "FOR_TWO, FOR_ONE = 10, 8", "VN44: 8 by two guards, 10 by one"),
    _nights("items.py", "PRICE: Final = 2", "PRICE: Final = 1", "VN44: two discards"),
    _nights("items.py", "all(guard.cell == cell", "any(guard.cell == cell", "VN44: both guards there"),
    _nights("ending.py", "if vampires > seat.bites:", "if False:", "no more faces than bites"),
    _nights("ending.py", "    if not fits:\n", "    if False:\n", "VN82: an order of taking and losing"),
    _nights("ending.py", "if count + elsewhere > copies", "if count > copies", "no more than exist, in all"),
    _nights("loot.py", "(tiles[:at] + tiles[at + 1 :], was)", "(tiles, was)", "VN82: a tile is gone"),
    _nights("hands.py", "each * count\n", "each * count - 1\n", "everybody gets as many items"),
    *(Mutant(*one, "vampire_empire") for one in mutants_empire.BREAKS),
    *(Mutant(*one, "village_attacks") for one in (*mutants_village.BREAKS, *mutants_sands.BREAKS)),
)


def text_of(mutant: Mutant, root: Path = ROOT) -> str:
    return root.joinpath(GAMES, mutant.game, "rules", mutant.file).read_text(encoding="utf-8")


def run(mutant: Mutant, source: Path) -> str:
    """How a mutant fares: killed, survived or not found."""
    text = text_of(mutant, source)
    if text.count(mutant.old) != 1:
        return "not found"
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(source, folder)
        copy.joinpath(GAMES, mutant.game, "rules", mutant.file).write_text(
            text.replace(mutant.old, mutant.new), encoding="utf-8"
        )
        return "survived" if _tests_pass(copy, mutant.game) else "killed"


def copied(source: Path, folder: str) -> Path:
    return shutil.copytree(source, Path(folder, "copy"), ignore=shutil.ignore_patterns(".*", "__pycache__"))


def _tests_pass(root: Path, game: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", *TESTS[game]]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("REFEREE_HEAVY", None)  # which would leave the ordinary tests out
    try:
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return False
    # 1: a test failed; 2: the mutant cannot even be imported. Anything else says nothing.
    assert done.returncode in (0, 1, 2), done.stdout + done.stderr
    return done.returncode == 0


def main(words: list[str]) -> int:
    chosen = [one for at, one in enumerate(MUTANTS, 1) if not words or {str(at), one.game, one.file} & {*words}]
    fates = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        source = copied(ROOT, folder)  # the same for all, whatever is edited meanwhile
        if not all(_tests_pass(source, game) for game in {one.game for one in chosen}):
            print("the tests fail without any mutant")
            return 1
        for mutant, fate in zip(chosen, pool.map(lambda one: run(one, source), chosen), strict=True):
            fates.append(fate)
            print(f"{MUTANTS.index(mutant) + 1:3} {fate:10} {mutant.file:14} {mutant.breaks}", flush=True)
    print(", ".join(f"{fates.count(fate)} {fate}" for fate in ("killed", "survived", "not found")))
    return 0 if fates.count("killed") == len(fates) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
