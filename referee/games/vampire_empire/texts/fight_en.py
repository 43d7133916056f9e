"""What `referee fight` says, in English."""

from typing import Final

TEXTS: Final = {
    "not-understood.fighter": (
        "a character with its marks goes here, such as bis, lad! (a revealed vampire), lad!+d1 (with a defence marker)"
    ),
    "not-understood.rounds": (
        "a fight has two rounds, so cards can be given four times: attack, defence, attack, defence; you gave them "
        "{number} times"
    ),
    "fight.vampires": "The vampire player",
    "fight.humans": "The human player",
    "fight.by-humans": (
        "The human player attacks with the {attacker:word}; the vampire player defends the {target:word}."
    ),
    "fight.by-vampires": (
        "The vampire player attacks with the {attacker:word}; the human player defends the {target:word}."
    ),
    "fight.by-either": (
        "The {attacker:word} attacks the {target:word}. Neither is a revealed vampire, so only professions count, "
        "whoever attacks."
    ),
    "fight.valid": "Cards that help the {character:word}:",
    "fight.valid.profession": "{band}, the profession",
    "fight.valid.vampire": "{band}, because the {character:word} is a revealed vampire",
    "fight.valid.water": "{band}, because the {other:word} is a revealed vampire",
    "fight.invalid.vampire": "not {band}: the {character:word} isn't a revealed vampire",
    "fight.invalid.water": "not {band}: the {other:word} isn't a revealed vampire",
    "fight.round": "Round {number}",
    "fight.round-bare": "Round {number}, in which markers don't count",
    "fight.attack": "attack",
    "fight.defence": "defence",
    "fight.markers": "{number} ({number:marker|markers})",
    "fight.killed": "{attack} against {defence}: the {character:word} dies. The defence needed {needed} more.",
    "fight.survives": "{attack} against {defence}: the {character:word} survives. The attack needed {needed} more.",
    "fight.stopped": (
        "No card, so there is no second round: the {character:word} survives. The attack needed {needed} more."
    ),
    "fight.stopped.any": (
        "No card, so there is no second round: the {character:word} survives. At {attack} against {defence}, any valid "
        "card would have been enough."
    ),
    "fight.second": (
        "The {character:word} survives the first round. The second begins at {attack} against {defence}: to kill, the "
        "attack needs {needed} more."
    ),
    "fight.second.any": (
        "The {character:word} survives the first round. The second begins at {attack} against {defence}: any valid "
        "card is enough to kill."
    ),
    "fight.undefended": (
        "{attack} against {defence} before the defence: the {character:word} dies unless the defence adds at least "
        "{needed}."
    ),
    "fight.safe": (
        "{attack} against {defence} before the defence: the {character:word} survives without any more cards. To kill, "
        "the attack needs {needed} more."
    ),
    "fight.unused": "The fight was over by then, so {cards:this card doesn't|these cards don't} count: {cards}",
    "band.c": "Clergy (c)",
    "band.n": "Nobles (n)",
    "band.s": "Servant (s)",
    "band.v": "Vampire (v)",
    "band.w": "Holy Water (w)",
    "ask.fight-attacker": "Who attacks?",
    "ask.fight-attacker.help": "A character; ! behind it for a revealed vampire, +a1 for an attack marker.",
    "ask.fight-attacker.such": "For example bis, or bis+a1",
    "ask.fight-attacker.label": "Attacker",
    "ask.fight-target": "Who is attacked?",
    "ask.fight-target.help": "A character; ! behind it for a revealed vampire, +d1 for a defence marker.",
    "ask.fight-target.such": "For example lad!, or lad!+d1",
    "ask.fight-target.label": "Target",
    "ask.fight-attack1": "Which cards attack?",
    "ask.fight-attack1.help": "Cards by band and value, such as {example}.",
    "ask.fight-attack1.such": "For example {example}",
    "ask.fight-attack1.label": "Attack",
    "ask.fight-defence1": "{attack} against {defence}: which cards defend?",
    "ask.fight-defence1.help": "Cards by band and value, such as {example}. Enter for no card.",
    "ask.fight-defence1.such": "For example {example}",
    "ask.fight-defence1.empty": "no card",
    "ask.fight-defence1.label": "Defence",
    "ask.fight-attack2": "Round 2, {attack} against {defence}: which cards attack?",
    "ask.fight-attack2.help": (
        "Cards by band and value, such as {example}. Enter for no card: then there is no second round."
    ),
    "ask.fight-attack2.such": "For example {example}",
    "ask.fight-attack2.empty": "no card",
    "ask.fight-attack2.label": "Attack, round 2",
    "ask.fight-defence2": "Round 2, {attack} against {defence}: which cards defend?",
    "ask.fight-defence2.help": "Cards by band and value, such as {example}. Enter for no card.",
    "ask.fight-defence2.such": "For example {example}",
    "ask.fight-defence2.empty": "no card",
    "ask.fight-defence2.label": "Defence, round 2",
}
