"""What guided play says of Vampire Village besides its prompts: a new game, help at a prompt; and what the
commands of every game say of it."""

from typing import Final

TEXTS: Final = {
    "new.such-as": "referee new friday --players Ana Ben --order witches werewolves vampires",
    "help.entries": "For another player, the name first: `Ana b02 d3`. A whole entry always works: "
    "`Ana place b020:row d3`. Enter alone shows the village again.",
    "help.commands": "undo, redo, fix N ENTRY, why N, show, log, score, rules WORD, note TEXT, set order …, quit. "
    "Tab completes.",
    "help.table": '`= Ana villagers 12` compares a count; `! Ana villagers d4 3 "why"` overrules the referee.',
    "begin.edition-fr": "Edition, 1 French or 2 Russian (Enter: French): ",
    "begin.edition-ru": "Edition, 1 French or 2 Russian (Enter: Russian): ",
    "begin.order": "Tiles after the Demons, w l v in their order: ",
    "help.players": "The names of 2 to 5 players, clockwise: the next name is the left neighbour. `quit` leaves.",
    "help.edition": "The editions differ in the size of a village and in what scores: `referee rules editions`.",
    "help.order": "The order of the three tiles after the Demons: `wlv` is witches, werewolves, vampires.",
    "cards.invented": "These village cards are invented, for practice; this table's own list begins with a game.",
    # what other commands say
    "repair.bad-lines": "“{text}” is not understood: lines are 12, 12,15 or 12-20; `--type` takes a line and a text: "
    "--type '12 Ana start y111'",
    "stats.losses": "Most villagers lost in one attack",
    "stats.loss": "{lost}: {player}, {when:word} of round {round}, in {name}",
}
