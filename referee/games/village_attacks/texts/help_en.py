"""Help where Village Attacks has other words or entries than every game, and that of its own command."""

from typing import Final

TEXTS: Final = {
    "brief.show": "Draw the castle and show what comes next.",
    "help.show": "Draw the castle zone by zone, nearest to the Heart first, with who stands where.",
    "example.referee": "referee play\nreferee siege 'a1 p1 | vampire a1 6/6; lich ch1 8/8 | heart 5' --map ch1-lc1-a1",
    "example.do": "referee do vampire move lc1 a1\nreferee do 'vampire hit p2' villagers 'coin sc1'",
    "example.fix": "referee fix 12 coin lc1",
    "example.repair": "referee repair\nreferee repair friday.referee --yes\n"
    "referee repair friday --type '12 coin lc1' --note 15",
    "example.rules": "referee rules codes\nreferee rules VA123\nreferee rules targets",
    "example.try": "referee try vampire hit a1 p1\nreferee try --at 12 'coin lc1'",
    "option.repair.--type": "A line number and the new text: '12 coin lc1'.",
    "option.new.--players": "Who plays, one to five names.",
    "option.new.--scenario": "The scenario's number.",
    "option.new.--monsters": "The monsters in the order in which they act; lich@Ana for another one that Ana leads.",
    "option.new.--house": "House rules: heart zone, torch moves, adjacent touching, heroes each, box h18, tomes 2, "
    "exit blue, troll on, cycle on, yunfakh on, capacity on.",
    "option.new.--begins": "The round in which the referee is called in.",
    "option.new.--edition": "Which rulebook you play by: fr or en.",
    "example.new": "referee new friday --game village-attacks --players Ana Ben --scenario 1 "
    "--monsters vampire banshee",
    "metavar.EDITION": "EDITION",
    "metavar.NUMBER": "NUMBER",
    "metavar.MONSTER": "MONSTER",
    "metavar.ROUND": "ROUND",
    "brief.siege": "Work out one villagers' phase from a position you type in.",
    "help.siege": (
        "Run one villagers' phase without a game: who stands where, then the coins, choices and cards as they come. "
        "Shows every attack and every move with its ruling, then what is asked next, or where everybody stands "
        "afterwards. Without --scenario, rooms have no effect, levels have no limit, and tiers begin at morale 30 and "
        "20. Without --gates, nobody comes; without `dial`, there are no events."
    ),
    "lesson.siege": "How to type a position:",
    "lesson-lines.siege": (
        "a1 p2 h1d; c1 p1_ knight-1*  2 peasants and a demon hunter in A-1, a stunned peasant and the burning knight "
        "with 1 wound in C-1.\n| vampire a1 4/6; lich ch1 8/8  Monsters: the zone, and how much health is left of "
        "the total.\nlich ch1 8/8 s1 c2 xp5  With dice in Defence, and experience.\nvampire dead 6/6  A dead "
        "monster.\nvampire a1 6/6 peasant  With a load (peasant, objective).\nlich c1 8/8 captive:knight  Captured "
        "by a hero.\n| heart 5 morale 31 dial 6; a1 dark  The Heart, and anything else in play.\n| heart 5 troll c1 "
        "night  With the Troll, and by night.\nl1 tome; eh1 closed; g1 open  A tome that is there (a hunter who "
        "carries one is h1d+); spawn markers.\nsc1, c, eh1 p2  Answers, as short as at the table: coin sc1, dullahan "
        "defend c, spawn eh1 p2."
    ),
    "example.siege": "referee siege 'a1 p1; c1 p2 | vampire a1 6/6; banshee lc1 5/5 | heart 5' sc1 "
    "--map 'ch1-lc1-a1 ch1-sc1-c1-lc1' --scenario 1",
    "argument.siege.position": "Villagers, monsters and the Heart, separated by |.",
    "argument.siege.answers": "What the coins decided, what you chose and which cards were turned up, in order.",
    "option.siege.--map": "The passages of the castle as walks: 'ch1-lc1-a1 lc1-c1'.",
    "option.siege.--gates": "Zones with a spawn marker: 'eh1 g1'.",
    "option.siege.--scenario": "The scenario whose rules apply.",
    "option.siege.--fact": "A sheet, a hero or another fact, as you would enter it in a game.",
    "option.siege.--house": "House rules, such as 'heart zone'.",
    "option.siege.--game": "Which game (default: last played).",
    "metavar.POSITION": "POSITION",
    "metavar.ANSWER": "ANSWER",
    "metavar.WALKS": "WALKS",
    "metavar.ZONES": "ZONES",
    "metavar.FACT": "FACT",
}
