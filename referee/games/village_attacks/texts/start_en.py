"""English: the beginning of a game, and help."""

from typing import Final

START: Final[dict[str, str]] = {
    # what is wrong with a header
    "bad-header.player-count": "the game is for 1 to 5 players",
    "bad-header.monster-count": "2 to 5 monsters defend the castle",
    "bad-header.same-monster": "each monster can be named only once",
    "bad-header.monster-name": (
        "no monster can be called “{name}”: it must be one word of at most 20 letters that doesn't already mean "
        "something, such as a zone, figures, dice or a verb"
    ),
    "bad-header.like-a-monster": "no player can be called “{name}”: one of the monsters is called that",
    "bad-header.leader": "`monsters` says that {name} leads a monster, but there is no player called that",
    "bad-header.no-leader": "nobody leads {name}: write who does, such as {name}@Ana",
    "bad-header.no-monster": "{name} doesn't lead a monster: everybody who plays needs at least one",
    "bad-header.scenario": "`scenario` must be one of these numbers: {known}",
    "bad-header.house": (
        "`house` can only have these, each once: heart zone, torch moves, adjacent touching, heroes each, box h18, "
        "tomes 2, exit blue, troll on, cycle on, yunfakh on, capacity on"
    ),
    "bad-header.edition": "`edition` must be fr or en",
    "bad-header.begins": "`begins` must be the number of a round, 1 to 99",
    # what is asked
    "start.about": "A castle under siege, played together; 1 to 5 players",
    "start.players": "Who is playing? 1 to 5 names, separated by commas.",
    "key.scenario": "Scenario",
    "key.monsters": "Monsters",
    "key.house": "House rules",
    "begin.scenario": "Which scenario?",
    "begin.monsters": "Which monsters, in the order in which they act?",
    "begin.house": "Any house rules?",
    "such.monsters": "v Vampire, b Banshee, d Dullahan, l Lich, s Succubus; others by name. Such as: v b d",
    "help.players": "The names of those who play, separated by a comma, a space or “and”: Ana, Ben.",
    "help.scenario": "The number of the scenario in the book.",
    "help.monsters": (
        "2 to 5 monsters, by first letters or by name: v b d. The first player leads the first one, the second player "
        "the second one, and so on; if there are more monsters than players, you are asked who leads the others. To "
        "say it yourself: v b@Ana d@Ben."
    ),
    "help.house": (
        "Where the rules can be read in two ways, you can choose yours. Without house rules, the referee's rulings "
        "apply: `referee rules` lists them."
    ),
    "choice.scenario.1": "Lessons of the past",
    "choice.scenario.1.note": "gain a level with each monster, then kill the last villager; nobody may reach the Heart",
    "choice.scenario.2": "Crossed destinies",
    "choice.scenario.2.note": "bring morale down to 0",
    "choice.scenario.3": "A greater enemy",
    "choice.scenario.3.note": "kill five heroes",
    "choice.scenario.4": "The tower of artifices",
    "choice.scenario.4.note": "bring morale down to 0, with traps alone",
    "choice.scenario.5": "The sacrifice",
    "choice.scenario.5.note": "bring the Heart to 20, then kill the last villager",
    "choice.house.heart-zone": "The Heart is attacked from its own tile only",
    "choice.house.heart-zone.note": "not from the zone next door",
    "choice.house.torch-moves": "A torch only moves",
    "choice.house.torch-moves.note": "a burning villager takes no wound from it",
    "choice.house.adjacent-touching": "Tiles that touch are adjacent for attacks",
    "choice.house.adjacent-touching.note": "even without a passage",
    "choice.house.heroes-each": "Each hero goes its own way",
    "choice.house.heroes-each.note": "a coin for each of them",
    "choice.house.troll-on": "With the Troll",
    "choice.house.troll-on.note": "the four Troll cards are shuffled into the events",
    "choice.house.cycle-on": "Day and night",
    "choice.house.cycle-on.note": "they change every round",
    "choice.house.capacity-on": "Tiles can be full",
    "choice.house.capacity-on.note": "you enter how many figures fit on each",
    "choice.house.box-h18": "The box has 18 hunters",
    "choice.house.box-h18.note": "instead of 24",
}
