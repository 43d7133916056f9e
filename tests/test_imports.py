"""Which way imports point: the rules know no files, no clock and no words; nobody knows another game."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "referee"
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
GAMES = sorted(path.name for path in PACKAGE.joinpath("games").iterdir() if path.joinpath("game.py").exists())
IMPURE = ("os", "pathlib", "time", "datetime", "random", "io", "sys", "subprocess", "socket", "locale", "tempfile")
HEAVY = ("rich", "typer", "prompt_toolkit", "yaml")

# What the modules of a layer may import of this package; anything below a name is meant, too.
ALLOWED = {
    "engine": ("referee.engine",),
    "record": ("referee.record", "referee.notation.words"),
    "notation": ("referee.notation", "referee.engine"),
    "table": ("referee.table", "referee.engine", "referee.games", "referee.notation", "referee.record"),
}


def imports_of(path: Path) -> set[str]:
    """The full names of all that a module imports, anywhere in it; `from a import b` counts as a.b and a."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            assert node.module is not None
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if name in MODULES else node.module for name in full}
    return names


def layer(name: str) -> list[str]:
    return [module for module in MODULES if module == name or module.startswith(f"{name}.")]


def within(name: str, allowed: tuple[str, ...]) -> bool:
    return any(name == one or name.startswith(f"{one}.") for one in allowed)


def own(module: str) -> set[str]:
    return {name for name in imports_of(MODULES[module]) if within(name, ("referee",))}


@pytest.mark.parametrize(
    ("module", "allowed"),
    [(module, allowed) for name, allowed in ALLOWED.items() for module in layer(f"referee.{name}")],
)
def test_layers(module: str, allowed: tuple[str, ...]) -> None:
    assert {name for name in own(module) if not within(name, allowed)} == set()


def test_all_layers_are_there() -> None:
    assert all(len(layer(f"referee.{name}")) > 1 for name in ALLOWED)
    assert GAMES


@pytest.mark.parametrize("module", layer("referee.table"))
def test_the_table_knows_no_game(module: str) -> None:
    assert {name for name in own(module) if name.startswith("referee.games.")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    others = tuple(f"referee.games.{other}" for other in GAMES if other != game)
    for module in layer(f"referee.games.{game}"):
        assert {name for name in own(module) if within(name, others)} == set(), module


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_know_the_engine_and_themselves(game: str) -> None:
    allowed = ("referee.engine", "referee.notation.words", f"referee.games.{game}.rules")
    for module in layer(f"referee.games.{game}.rules"):
        assert {name for name in own(module) if not within(name, allowed)} == set(), module


def test_the_list_of_games_knows_only_the_engine_and_what_each_game_is() -> None:
    assert own("referee.games") == {"referee.engine.game", *(f"referee.games.{game}.game" for game in GAMES)}


PURE = [*layer("referee.engine"), *(module for game in GAMES for module in layer(f"referee.games.{game}.rules"))]


@pytest.mark.parametrize("module", PURE)
def test_rules_are_pure(module: str) -> None:
    edge = tuple(f"referee.{name}" for name in ("say", "show", "cli", "table", "record"))
    forbidden = (*IMPURE, *HEAVY, *edge)
    assert {name for name in imports_of(MODULES[module]) if within(name, forbidden)} == set()
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert calls & {"print", "open", "input", "eval", "exec", "__import__"} == set()


@pytest.mark.parametrize("module", ["referee", "referee.table.verify", "referee.table.table"])
def test_a_replay_loads_nothing_heavy(module: str) -> None:
    code = f"import sys, {module}; from referee.games import GAMES; GAMES['vampire-village'].rules()\n"
    code += f"print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
