"""Where people are meant, they are named, each once, whatever figures they lead."""

import json
from pathlib import Path
from urllib.parse import unquote

from referee.engine.seats import Led, people, person
from tests.cli.calls import run

PLAYERS = ("--players", "Ana", "Ben", "--monsters", "vampire", "banshee", "dullahan@Ana", "--scenario", "1")
FACTS = (
    "sheet vampire u 6 5 d2 r1 m2",
    "sheet banshee c 5 5 d2 r1 m3",
    "sheet dullahan m 8 6 d3 r1 m2",
    "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1",
    "gates eh1 g1",
    "ready",
    "spawn eh1 p3",
    "spawn g1 none",
)


def test_who_leads_several_is_one_person() -> None:
    names = (Led("vampire", "Ana"), Led("banshee", "Ben"), Led("dullahan", "Ana"))
    assert people(names) == ("Ana", "Ben")
    assert [person(name) for name in (*names, "Cleo")] == ["Ana", "Ben", "Ana", "Cleo"]
    assert people(("Ana", "Ben")) == ("Ana", "Ben")


def won_by(home: Path) -> list[tuple[str, int, int]]:
    rows = json.loads(run(home, "stats", "--json").out)["kinds"]["village-attacks"]["players"]
    return [(one["player"], one["games"], one["wins"]) for one in rows]


def test_a_game_of_figures_names_its_people(tmp_path: Path) -> None:
    begun = run(tmp_path, "new", "siege", "--game", "village-attacks", *PLAYERS)
    assert begun.out.startswith("New game “siege”: Ana, Ben.\n"), begun.err
    listed = json.loads(run(tmp_path, "games", "--json").out)["games"]
    assert [one["players"] for one in listed] == [["Ana", "Ben"]]
    assert "Ana, Ben" in run(tmp_path, "games").out
    assert run(tmp_path, "do", *FACTS).status == 0
    assert run(tmp_path, "do", '! over=won "they ran"').status == 0
    stats = json.loads(run(tmp_path, "stats", "--json").out)
    assert [(one["player"], one["games"], one["wins"]) for one in stats["kinds"]["village-attacks"]["players"]] == [
        ("Ana", 1, 1),
        ("Ben", 1, 1),
    ]
    assert [row.split(",")[4:6] for row in run(tmp_path, "stats", "--csv").out.splitlines()[1:]] == [
        ["1", "Ana"],
        ["2", "Ben"],
    ]
    link = run(tmp_path, "export", "--bgstats").out.strip()
    sent = json.loads(unquote(link.partition("?data=")[2]))["players"]
    assert [(one["name"], one["role"], one["winner"]) for one in sent] == [
        ("Ana", "Vampire, Dullahan", True),
        ("Ben", "Banshee", True),
    ]
    why = json.loads(run(tmp_path, "why", "--json").out)
    assert why["winners"] == ["Ana", "Ben"]
    data = json.loads(run(tmp_path, "score", "--json").out)
    assert data["winners"] == ["Ana", "Ben"]
    rows = run(tmp_path, "score", "--format", "csv").out.splitlines()
    assert [row.split(",")[:3] for row in rows] == [
        ["player", "winner", "role"],
        ["Ana", "yes", "vampire"],
        ["Ben", "yes", "banshee"],
        ["Ana", "yes", "dullahan"],
    ]
    assert run(tmp_path, "show", "zoe").status == 2, "what is not known is not understood"


def test_nobody_who_lost_has_won(tmp_path: Path) -> None:
    run(tmp_path, "new", "siege", "--game", "village-attacks", *PLAYERS)
    run(tmp_path, "do", *FACTS, '! over=lost "we ran"')
    stats = json.loads(run(tmp_path, "stats", "--json").out)
    assert [(one["player"], one["wins"]) for one in stats["kinds"]["village-attacks"]["players"]] == [
        ("Ana", 0),
        ("Ben", 0),
    ]
