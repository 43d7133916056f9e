"""What guided play says of Vampire Village besides its prompts: a new game, help at a prompt; and what the
commands of every game say of it."""

from typing import Final

TEXTS: Final = {
    "new.such-as": "referee new friday --players Ana Ben --order witches werewolves vampires",
    "verb.start": "start",
    "verb.place": "place",
    "verb.creatures": "creatures",
    "verb.demon": "demon",
    "verb.breach": "breach",
    "help.entries": "For another player, the name first: `{name} b020:row d3`. A whole entry always works: "
    "`{name} place b020:row d3`. Enter alone shows the village again.",
    "help.entries.creatures": "For another player, the name first: `{name} w2lgv3`. A whole entry always works: "
    "`{name} creatures w2 lg v3`. Enter alone shows the village again.",
    "help.entries.demon": "For another player, the name first: `{name} dy effect`. A whole entry always works: "
    "`{name} demon dh hero c3`. Enter alone shows the village again.",
    "help.entries.breach": "For another player, the name first: `{name} c4`. A whole entry always works: "
    "`{name} breach d4 w2`. Enter alone shows the village again.",
    "help.entries.start": "For another player, the name first: `{name} y111`. A whole entry always works: "
    "`{name} start y111`. Enter alone shows the village again.",
    "help.commands": "undo, redo, fix N ENTRY, why N, show, log, score, rules WORD, note TEXT, set order …, quit. "
    "Tab completes.",
    "help.table": '`= {name} villagers 12` checks a count; `! {name} villagers d4 3 "why"` overrules the referee.',
    "cards.invented": "These village cards are invented, for practice.",
    # what other commands say
    "repair.bad-lines": (
        "Can't read “{text}”: write lines as 12, 12,15 or 12-20; `--type` takes a line number and text: --type '12 "
        "Ana start y111'"
    ),
    "stats.losses": "Most villagers lost in one attack",
    "stats.loss": "{lost}: {player}, {when:word} of round {round}, in {name}",
    "verb.hero": "hero",
    "verb.effect": "effect",
}
