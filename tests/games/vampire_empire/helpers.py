"""Tests that read like play: pasted entries, with remarks on what must be refused and what must hold.

    Ben attack bis lad c2 c1   # => ask=defend values=3:0
    Ben attack bis lad c3      # refused answer-needed

`Ana=deck/hand/moat/cellar`, with `*` once the cellar has been shuffled in; `castle` from the left, `!` a revealed
vampire, `?` one answered to be human, `+a1` and `+d1` markers; `tail` the known end of the city; `dead` with v, h or ?;
`values` attack and defence of the combat; `last` what was just worked out; `ask` what is awaited; `forced` how often
the referee acted by itself; `step` also combat, after, over; `winner` and `turn` by name.
"""

from referee import Refused, Table
from referee.table.table import Ruling

HEADER = "referee 1\ngame vampire-empire\nplayers Ana Ben\nvampires Ana\n{house}\n"


def new(house: str = "") -> Table:
    """Ana leads the vampires."""
    return Table.from_bytes(HEADER.format(house=f"house {house}\n" if house else "").encode())


def play(lines: str, house: str = "", table: Table | None = None) -> Table:
    """Enter the lines one by one, and check every remark."""
    table = table or new(house)
    for line in filter(None, map(str.strip, lines.splitlines())):
        entry, _, remark = line.partition("  # ")
        word, _, wanted = remark.strip().partition(" ")
        if word == "refused":
            assert code_of(table, entry) == wanted, line
            continue
        ruling = table.do(entry.strip())
        facts = facts_of(table, ruling)
        for fact in wanted.split() if word == "=>" else ():
            name, _, value = fact.partition("=")
            assert facts.get(name, "-") == value, (line, name, facts.get(name, "-"))
    return table


def code_of(table: Table, entry: str) -> str:
    """The code with which an entry is refused."""
    before = table.state
    try:
        table.do(entry.strip())
    except Refused as error:
        assert table.state is before
        return error.refusal.code
    return "accepted"


def facts_of(table: Table, ruling: Ruling) -> dict[str, str]:
    now = table.snapshot()
    facts = {
        "castle": ",".join(map(_character, now["castle"])),
        "tail": ",".join(now["city"]["bottom"]) or "-",
        "city": str(now["city"]["count"]),
        "dead": ",".join(f"{one['character']}:{(one['was'] or '?')[0]}" for one in now["dead"]) or "-",
        "step": now["phase"] if now["phase"] in ("combat", "after", "over") else now["step"],
        "time": now["time"],
        "round": str(now["round"]),
        "text": ruling.text.replace(" ", "_"),
        "forced": str(sum(event.key == "forced" for event in ruling.events)),
        "winner": "+".join(now["winners"]) + (f":{now['outcome']['ending']}" if now["outcome"] else "") or "-",
        "points": ":".join(str(one["points"]) for one in sorted(now["standings"], key=lambda one: one["player"])),
        "late": ",".join(f"{one['player']}:{one['kind']}" for one in now["late"]) or "-",
    }
    for player in now["players"]:
        counts = "/".join(str(player[pile]) for pile in ("deck", "hand", "moat", "cellar"))
        facts[player["name"]] = counts + "*" * player["reshuffled"]
    asked = [one for one in now["pending"] if one["kind"] != "turn"]
    facts["ask"] = asked[0]["kind"] if asked else "-"
    facts["turn"] = next((one["player"] for one in now["pending"] if one["kind"] == "turn"), "-")
    if now["combat"]:
        facts["values"] = ":".join(map(str, now["combat"]["values"]))
        facts["battle"] = str(now["combat"]["round"])
    for event in ruling.events:
        if event.key == "compared":
            facts["last"] = f"{event.params['attack']}:{event.params['defence']}:{event.params['outcome']}"
        if event.key in ("stopped", "broken-off"):
            facts["last"] = event.key
    return facts


def _character(one: dict[str, object]) -> str:
    known = "!" if one["revealed"] else "?" if one["cleared"] else ""
    markers = [f"+{kind[0]}{one[kind]}" for kind in ("attack", "defence") if one[kind]]
    return f"{one['character']}{known}{''.join(markers)}"
