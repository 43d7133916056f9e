"""The best way through: what it promises is the best there is, and what it tells to enter leads there."""

import io
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.games.vampire_village.rules.best import AIMS, Plan, Search, TooMany, best
from referee.games.vampire_village.rules.course import judge, pending
from referee.games.vampire_village.rules.scoring import points
from referee.games.vampire_village.rules.state import Creature, State
from referee.games.vampire_village.words.reading import VERBS
from referee.languages import LANGUAGES
from referee.table.header import write_header
from tests.games.vampire_village.best_positions import HARDEST, random_position, read, settled
from tests.places import ROOT
from tests.samples import HEAVY, some_of

AIM = pytest.mark.parametrize("aim", AIMS)
EACH = 300  # random positions a seed


def enter(state: State, words: str) -> State:
    return judge(state, VERBS["breach"](0, words.split(), 0))


def value(state: State, aim: str) -> tuple[int, ...]:
    """What the first player has, as the engine counts it."""
    seat = state.seats[0]
    counts = {"villagers": seat.village.villagers(), "cards": len(seat.village)}
    counts["points"] = points(seat, state.setup.edition)
    return tuple(counts[name] for name in AIMS[aim])


def options(state: State) -> tuple[str, ...]:
    """What the first player may give up now."""
    return next((one.options for one in pending(state) if (one.seat, one.kind) == (0, "breach")), ())


def ends(state: State) -> Iterator[State]:
    """Every end that the engine lets the attacks come to: nothing clever, nothing remembered."""
    if state.phase != "attack":
        yield state
    for words in options(state):
        yield from ends(enter(state, words))


def small_positions(seed: int) -> Iterator[State]:
    """Also what only the table can rule: no cards, more creatures than cards, equal faces that differ in value."""
    rng = Random(seed)
    for _ in range(EACH):
        line = random_position(rng, rng.randint(0, 6), rng.randint(0, 6))
        state = read(line, rng.choice(("fr", "ru")), rng.choice((1, 2)))
        yield with_rulings(state, rng) if rng.random() < 0.3 else state


def with_rulings(state: State, rng: Random) -> State:
    seat = state.seats[0]
    creatures = [
        Creature(face, rng.choice((value, value, 1, 3, 5)), rng.random() < 0.8) for face, value, _ in seat.creatures
    ]
    creatures.sort(key=lambda one: ([other.face for other in seat.creatures].index(one.face), one.value))
    return state.with_seat(0, seat._replace(creatures=tuple(creatures)))


def replayed(state: State, plan: Plan) -> State:
    """Where the plan leads: its free choices are entered, its forced ones must be what the referee does by itself."""
    state = settled(state)
    forced = [*state.forced]
    for choice in plan.choices:
        if choice.forced:
            assert choice.words.split()[0] == forced.pop(0).cell
        else:
            assert not forced
            assert state.attack == choice.kind
            assert choice.words in options(state)
            state = enter(state, choice.words)
            forced = [*state.forced]
    assert not forced
    assert state.phase != "attack"
    return state


@AIM
@some_of("seed", range(7), every=3)
def test_nothing_is_better(seed: int, aim: str) -> None:
    for state in small_positions(seed):
        plan = best(state, 0, aim)
        start = settled(state)
        first = {words: max(value(end, aim) for end in ends(enter(start, words))) for words in options(start)}
        assert plan.value == max(first.values(), default=value(start, aim))
        assert value(replayed(state, plan), aim) == plan.value
        free = [choice.words for choice in plan.choices if not choice.forced]
        assert {**dict(plan.alternatives), **dict.fromkeys(free[:1], plan.value)} == first


@AIM
def test_large_plans_keep_their_promise(aim: str) -> None:
    rng = Random(13)
    for line in [*HARDEST, *(random_position(rng) for _ in range(150))]:
        state = read(line, rng.choice(("fr", "ru")))
        plan = best(state, 0, aim)
        assert value(replayed(state, plan), aim) == plan.value


@AIM
def test_the_strongest_attacker_is_the_one_to_take_along(aim: str) -> None:
    """The one shortcut of the search changes nothing, in villages full of heroes."""
    rng = Random(7)
    for _ in range(250):
        state = read(random_position(rng, rng.randint(5, 11), rng.randint(4, 10), heroes=0.6), rng.choice(("fr", "ru")))
        search = (state.seats[0], state.setup.order, state.setup.edition, aim)
        assert Search(*search, every=False).plan().value == Search(*search, every=True).plan().value


def test_the_fewest_villagers_are_not_always_the_ones_to_give_up() -> None:
    """Without the shield on e4 the second vampire would break in, too."""
    plan = best(read("vwl: d4=n000*1 e4=n005*2 e5=n000*3 | v3=3 v3=3"), 0)
    assert plan == ((4, 2), (("vampires", "e5", False),), (("e4", (1, 1)),), plan.states_looked_at)


def test_a_face_of_two_strengths() -> None:
    """Only the table can rule so. The weaker werewolf must go first, or the stronger cannot be taken along."""
    plan = best(read("lwv: c3=h0l d3=h0l e3=n020*9 | lg=1 lg=5 lb=2"), 0)
    assert [choice.words for choice in plan.choices] == ["c3 lg", "d3 lg"]
    assert plan.value == (10, 1)


def test_a_village_without_cards() -> None:
    """VV54, VV63: nothing is to be chosen, and the editions differ on who counts."""
    for edition, points_left in (("fr", 0), ("ru", 2)):
        assert best(read("wlv: | w2=2 v1=1", edition), 0) == ((points_left, 0), (), (), 3)


@AIM
def test_the_hardest_are_not_that_hard(aim: str) -> None:
    most = 1_600
    assert max(best(read(line), 0, aim).states_looked_at for line in HARDEST) < most


RECORD = ROOT / "tests/games/vampire_village/recorded" / "random-three.referee"


def cut(folder: Path, lines: int) -> str:
    """The recorded game as it stood after so many lines."""
    file = folder / "cut.referee"
    file.write_text("".join(RECORD.read_text(encoding="utf-8").splitlines(keepends=True)[:lines]), encoding="utf-8")
    return str(file)


def said(folder: Path, *arguments: str, language: str = "en") -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    variables = {"COLUMNS": "60", "REFEREE_HOME": str(folder / "home")}
    env = Environment(variables, io.StringIO(), out, err, language=language)
    return run(["best", *arguments], env), out.getvalue(), err.getvalue()


def test_the_command(tmp_path: Path) -> None:
    status, out, err = said(tmp_path, "-f", cut(tmp_path, 70))
    assert status == 0
    assert out.startswith(SCREEN)
    again = f"Run again: referee best --aim points --file {tmp_path / 'cut.referee'}\n"
    assert (out + err).endswith(f"\nBy the rules of the French edition.\n{again}")


SCREEN = """\
The best choices in the attacks of round 2: most points,
  then most cards.

Ana: 8 points, 4 cards
            b        c        d
                 ┌────────┐
▲wr=1 3          │y333:col│          ♥v1
                 │●2      │          ♥v2
        ┌────────┼────────┼────────┐
      4 │y032:y  │n000    │y002    │ ♥v2
        │●3    ×2│        │●1      │
        └────────┴────────┼────────┤
      5                   │g002:3  │
                          │●3      │
                          ├────────┤
      6                   │b000    │
                          │      ×1│
                          └────────┘
  ×1 vampires, attack 5, defence 4: lose the blue building
    b000 on d6; a vampire worth 1 (v1) dies: `Ana breach d6`
  ×2 witches, attack 1, defence 0: lose the yellow building
    y032:y on b4 with 3 villagers; the witch counting right
    (wr) dies (no choice)
  Other first choices:
    −2 points  lose the yellow building y002 on d4 with 1
               villager: `d4`
    −4 points  lose the green building g002:3 on d5 with 3
               villagers: `d5`

Ben: 5 points, 2 cards
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_falls_is_marked_in_order_and_told_with_its_numbers(tmp_path: Path, language: str) -> None:
    file = cut(tmp_path, 70)
    plans = json.loads(said(tmp_path, "--json", "-f", file)[1])["players"]
    table = Table.read(file)
    for seat, plan in enumerate(plans):
        _, out, _ = said(tmp_path, plan["player"], "-f", file, language=language)
        drawn = [line for line in out.splitlines() if "│" in line]
        marks = [int(number) for line in drawn for number in re.findall(r"×(\d)│", line)]
        assert sorted(marks) == [*range(1, 1 + len(plan["choices"]))], "each once on the village"
        steps = re.findall(r"^  ×(\d) .*?(\d+)\D+?(\d+)\W", out, re.MULTILINE)
        assert [int(number) for number, _, _ in steps] == sorted(marks)
        assert all(int(attack) > int(defence) for _, attack, defence in steps), "else nothing would fall"
        village = table.state.seats[seat].village
        for number, choice in enumerate(plan["choices"], 1):
            cell = choice["entry"].split()[2]
            told = " ".join(out.partition(f"  ×{number} ")[2].partition("\n  ×")[0].split())
            assert f"{village[cell].card.face} " in told, "the card by its words and its face"


def test_round_one_names_its_aim(tmp_path: Path) -> None:
    status, out, _ = said(tmp_path, "cem", "--aim", "villagers", "-f", cut(tmp_path, 37))
    assert status == 0
    assert "most villagers" in out
    assert "return in round 2" in out
    assert "Cem: 2 villagers, 3 points, 2 cards" in out
    assert "Ana" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 60  # the last line can be copied, so it is never broken


def test_the_command_for_programs(tmp_path: Path) -> None:
    """Entering what it says, forced ones left out, leads to what it promises."""
    file = cut(tmp_path, 70)
    status, out, _ = said(tmp_path, "--json", "-f", file)
    told = json.loads(out)
    table = Table.read(file)
    waiting = {one["player"]: [c for c in one["choices"] if not c["forced"]] for one in told["players"]}
    while table.state.phase == "attack":
        for choices in waiting.values():
            while choices and choices[0]["attack"] == table.state.attack:
                table.do(choices.pop(0)["entry"])
    promised = {one["player"]: (one["points"], one["cards"]) for one in told["players"]}
    assert {one["player"]: (one["points"], one["cards"]) for one in table.snapshot()["standings"]} == promised
    assert (status, told["aim"], told["round"], told["attack"]) == (0, "points", 2, "vampires")
    alternative = {"entry": "Ana breach d4", "points": 6, "cards": 3}
    assert told["players"][0]["alternatives"][0] == alternative


@pytest.mark.parametrize("lines", [20, 200])
def test_only_in_the_attack_phase(tmp_path: Path, lines: int) -> None:
    status, out, err = said(tmp_path, "-f", cut(tmp_path, lines))
    assert (status, out) == (1, "")
    assert "  Rule: Attack phase" in err
    with pytest.raises(Refused, match="not-your-phase"):
        best(Table.read(tmp_path / "cut.referee").state, 0)


# ---- more than a game has


def monstrous(cards: int, creatures: int) -> str:
    """Heroes in one column and vampires in any number: only the table or a drawing goes there."""
    cells = [f"{column}{row}" for column in "abcdefgh" for row in range(-8, 17)]
    village = " ".join(f"{cell}=h0v*{index % 7}" for index, cell in enumerate(cells[:cards]))
    return f"vwl: {village} | " + " ".join(f"v{1 + one % 6}={1 + one % 6}" for one in range(creatures))


@pytest.mark.parametrize(("cards", "creatures"), [(22, 22), (200, 200)])
def test_there_can_be_too_many_ways(cards: int, creatures: int) -> None:
    start = time.process_time()
    with pytest.raises(TooMany):
        best(read(monstrous(cards, creatures)), 0)
    assert time.process_time() - start < 5


@pytest.mark.parametrize("line", [*HARDEST[:2], monstrous(13, 12)])
def test_within_the_sizes_of_the_rules_nothing_is_left_out(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.games.vampire_village.rules.best.MOST_BREACHES", 0)
    monkeypatch.setattr("referee.games.vampire_village.rules.best.DEEPEST", 0)
    assert best(read(line), 0).choices


@pytest.mark.sampled
def test_what_was_too_much_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not HEAVY:
        monkeypatch.setattr("referee.games.vampire_village.rules.best.MOST_BREACHES", 10_000)
    table = Table.new(["Ana", "Ben"], ["vampires", "witches", "werewolves"], header={"begins": ["2"]})
    for player in ("Ben", "Ana"):
        table.do(f"{player} start n999")
    for player in ("Ben", "Ana"):
        for cell in ("d5", "d6", "d7", "e5", "e6", "e7"):
            table.do(f"{player} place n999 {cell}")
    for player in ("Ben", "Ben", "Ana"):
        table.do(f"{player} creatures dh dh dh")
    for row in range(-8, 14):
        table.do(f'! Ana card p{row} h0v "a wall of heroes"')
    table.do(f'! Ana creatures {" ".join(f"v{1 + one % 6}" for one in range(22))} "as many"')
    table.do("Ana creatures v1 v1 v1")
    file = tmp_path / "cut.referee"
    file.write_text(write_header(table.header) + "".join(f"{line}\n" for line in table.lines), encoding="utf-8")
    status, out, err = said(tmp_path, "-f", str(file))
    assert (status, "Ben: " in out, "Ana: " in out) == (0, True, False)
    assert "Ana: there are too many possibilities to check them all: 29 cards and 25 creatures" in " ".join(err.split())
    told = json.loads(said(tmp_path, "--json", "-f", str(file))[1])
    assert [one["points"] is None for one in told["players"]] == [True, False]
