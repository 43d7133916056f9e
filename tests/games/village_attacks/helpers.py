"""Tests that read like play: a position, the entries typed from it, and remarks on what must come of them.

    table = at("a1 p1 · c1 p2 h1d | vampire a1 4/6 s1 | heart 5")
    play(table, '''
        villagers  # => ask=defend:-/s vampire=a1:4/6
        banshee hit p1  # refused not-your-phase
    ''')

Facts in a remark: a zone with who stands there (`a1=p2,h1d`, `-` for nobody); a monster with zone and health
(`vampire=a1:4/6`, `dead`); `dice.`, `guard.`, `kept.`, `xp.`, `levels.`, `marks.`, `moved.` and `used.` of a monster;
`heart`, `morale`, `dial`, `tier`, `round`, `phase`, `coin`, `time`, `troll`, `box`; `ask` what is awaited, with its
options; `for` what a coin is about, `who` is asked; `rule` where that is written; `end` won or lost and why; `did` what
the table was told to do; `told` an event that was told, `not` one that wasn't.

The map and the numbers on the sheets are invented.
"""

from collections.abc import Iterable
from typing import Any

from referee import Refused, Table
from referee.table.table import Ruling

MAP = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1"
GATES = "gates eh1 g1"
SHEETS = {
    "vampire": "u 6 5 d2 r1 m2",
    "banshee": "c 5 5 d2 r1 m3",
    "dullahan": "m 8 6 d3 r1 m2",
    "succubus": "d 5 5 d2 r1 m2",
    "lich": "a 5 5 d1 r3 m2",
}
HEROES = ("hero alchemist a 3 2 3 1", "hero knight m 5 2 2 1", "hero nun c 3 1 1 2")
HERMIT = "hero hermit d 2 1 1 1"
THREE = ("vampire", "banshee", "dullahan")
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva")


def header(monsters: Iterable[str] = THREE, scenario: int = 1, **more: str) -> str:
    """Of a game that one player leads a monster in each."""
    monsters = tuple(monsters)
    keys = {"scenario": str(scenario), "players": " ".join(NAMES[: len(monsters)]), "monsters": " ".join(monsters)}
    lines = [f"{key} {value}" for key, value in {**keys, **more}.items()]
    return "\n".join(["referee 1", "game village-attacks", *lines]) + "\n\n"


def facts(monsters: Iterable[str] = THREE, walks: str = MAP, gates: str = GATES) -> list[str]:
    return [*(f"sheet {name} {SHEETS[name]}" for name in monsters), walks, gates]


def new(
    monsters: Iterable[str] = THREE,
    scenario: int = 1,
    walks: str = MAP,
    gates: str = GATES,
    also: Iterable[str] = (),
    **more: str,
) -> Table:
    """A game whose facts are all told; `ready` comes next."""
    table = Table.from_bytes(header(monsters, scenario, **more).encode())
    for line in (*facts(monsters, walks, gates), *also):
        table.do(line)
    return table


def at(position: str, scenario: int = 1, also: Iterable[str] = (), ruled: str = "", **more: Any) -> Table:
    """A game that stands so: villagers | monsters | heart and morale. What else is true is in `ruled`, as effects.

    Levels that a scenario gives before the first round are all put into ability 2 and then 3.
    """
    villagers, monsters, rest = (part.strip() for part in position.split("|"))
    led = [words.split() for words in monsters.split("·")]
    table = new([words[0] for words in led], scenario, also=[*[HERMIT] * (scenario == 3), *also], **more)
    table.do("ready")
    set_up(table)
    effects = [f"{gate.zone}=none" for gate in table.state.facts.gates]
    effects += [f"{zone}={','.join(figures)}" for zone, *figures in map(str.split, filter(None, villagers.split("·")))]
    for name, zone, health, *others in led:
        left, full = map(int, health.split("/"))
        effects += [f"-{full}@{name}"] if zone == "dead" else [f"{name}={zone}"]
        effects += [f"-{full - left}@{name}"] if 0 < left < full else []
        effects += [f"xp+{word[2:]}@{name}" for word in others if word.startswith("xp")]
    words = rest.split()
    effects += [f"{what}={number}" for what, number in zip(words[::2], words[1::2], strict=True)]
    table.do(f'! {" ".join([*effects, *ruled.split()])} "so it stands"')
    for name, _, _, *others in led:
        dice = "".join(word[0] * int(word[1:]) for word in others if word[0] in "sc")
        if dice:
            table.do(f"{name} guard {dice}")
    return table


def set_up(table: Table, cards: bool = True) -> None:
    """No villagers but the heroes and hunters of scenarios 3, 7 and 10; or only up to the cards. By day and night it
    begins by day."""
    first = ("VA89", "VA198", "VA206")
    while (
        (one := table.pending[0]).kind in ("level", "coin")
        or one.rule in first
        or (cards and one.kind in ("spawn", "card"))
    ):
        if one.rule == "VA206":
            table.do(f"spawn {one.options[0]} h3{table.state.facts.sheets[0].type}")
        elif one.rule in first:
            known = [hero.name for hero in reversed(table.state.facts.heroes)]
            free = next(name for name in known if not table.state.in_play("t", name))
            table.do(f"spawn {one.options[0]} {'hermit' if one.rule == 'VA89' else free}")
        elif one.kind == "coin":  # by day or night; on a full tile, where somebody is shoved
            table.do(f"coin {one.options[0]}")
        elif one.kind == "card":
            table.do("card none")
        elif one.kind == "spawn":
            table.do(f"spawn {one.options[0]} none")
        else:
            table.do(f"{table.state.setup.monsters[one.seat]} level {one.options[1]}")


def play(table: Table, lines: str) -> Table:
    """Enter the lines one by one, and check every remark."""
    for line in filter(None, map(str.strip, lines.splitlines())):
        entry, _, remark = line.partition("  # ")
        word, _, wanted = remark.strip().partition(" ")
        if word == "refused":
            assert refusal(table, entry) == wanted, line
            continue
        ruling = table.do(entry.strip())
        found = facts_of(table, ruling)
        keys = {event.key for event in ruling.events}
        for fact in wanted.split() if word == "=>" else ():
            name, _, value = fact.partition("=")
            if name in ("told", "not"):
                assert (value in keys) is (name == "told"), (line, fact, sorted(keys))
            else:
                assert found.get(name, "-") == value, (line, name, found.get(name, "-"))
    return table


def refusal(table: Table, entry: str) -> str:
    """The code with which an entry is refused, and the rule if it is a ruling."""
    before = table.state
    try:
        table.do(entry.strip())
    except Refused as error:
        assert table.state is before
        rule = error.refusal.rule
        return " ".join([error.refusal.code, *[rule] * rule.startswith("VA")])
    return "accepted"


def facts_of(table: Table, ruling: Ruling | None = None) -> dict[str, str]:
    now, state = table.snapshot(), table.state
    found = {name: str(now[name]) for name in ("heart", "morale", "dial", "tier", "round", "phase", "coin")}
    found |= {"troll": now["troll"] or "-", "time": now["time"] or "-"}
    found["box"] = f"p{now['box']['peasants']},h{now['box']['hunters']}"
    for zone in now["villagers"]:
        found[zone] = ",".join(group.code for group in state.at(zone))
    for one in now["players"]:
        name = one["monster"]
        health = f"{one['health'] - one['wounds']}/{one['health']}" if one["health"] else "-"
        found[name] = f"{one['zone']}:{health}" if one["zone"] else "dead"
        marks = {"levels": "".join(map(str, one["levels"].values())), "used": "".join(map(str, one["used"]))}
        marks |= {"dice": one["dice"], "guard": one["defence"], "kept": one["reserve"], "xp": str(one["xp"])}
        marks |= {"moved": str(one["moved"])}
        marks["marks"] = ",".join(key if on is True else f"{key}{on}" for key, on in one["conditions"].items() if on)
        found |= {f"{what}.{name}": value or "-" for what, value in marks.items()}
    for one in now["pending"]:
        options = one.get("options", one.get("gates", []))
        listed = options and one["kind"] != "turn"
        found["ask"] = one["kind"] + (":" + "/".join(options).replace(" ", "_") if listed else "")
        found |= {"for": one.get("for", "-"), "rule": one["rule"], "who": one.get("monster", "-")}
        found["figures"] = one.get("figures", "-").replace(" ", ",")
    end = now["outcome"]
    found["end"] = f"{end['result']}:{end['why']}" if end else "-"
    found["did"] = ";".join(map(_did, now["instructions"])) or "-"
    return found


def _did(one: dict[str, Any]) -> str:
    figures = str(one.get("figures", "")).replace(" ", ",")
    match one["do"]:
        case "attack":
            return f"{figures}:{one['from']}>{one['target']}:{one['wounds']}:{one['outcome']}"
        case "move":
            return f"{figures}:{one['from']}>{one['to']}"
        case "wound":
            return f"wound:{one['who']}:{one['count']}"
    return f"{one['do']}:{figures}:{one['at']}"
