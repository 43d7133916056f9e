"""Help where Vampire Empire has other words, entries or cards than every game."""

from typing import Final

TEXTS: Final = {
    "brief.show": "Draw the castle and show what comes next.",
    "help.show": "Draw the castle, the city and the dead, and count everybody's cards.",
    "example.referee": "referee demo\nreferee play\nreferee fight bis 'lad!' 'c2 c1' 'n2 v2'",
    "example.do": "referee do Ana draw moat 1 cellar 1\nreferee do 'Ana attack bis lad c2 c1' 'Ben defend n2'",
    "example.fix": "referee fix 12 Ben defend n2 n1",
    "example.repair": "referee repair\nreferee repair friday.referee --yes\n"
    "referee repair friday --type '12 Ben defend n2' --note 15",
    "example.rules": "referee rules codes\nreferee rules VE21\nreferee rules combat",
    "example.try": "referee try Ana attack bis lad c2\nreferee try --at 12 'Ben defend n2 n1'",
    "option.repair.--type": "A line number and the new text: '12 Ben defend n2'.",
    "option.new.--players": "The two names.",
    "option.new.--vampires": "Who leads the vampires.",
    "option.new.--house": "House rule: water may.",
    "example.new": "referee new friday --game vampire-empire --players Ana Ben --vampires Ana",
    "brief.fight": "Work out one fight you type in.",
    "help.fight": (
        "Play out one fight: who attacks whom, then the cards for attack and defence, round by round. Shows which "
        "cards are valid and why, adds them up, and says what either side would need."
    ),
    "lesson.fight": "How to type it:",
    "lesson-lines.fight": "bis, lad!  A character; ! is a revealed vampire.\n"
    "bis+a1, lad!+d2  With attack or defence markers.\n"
    "c2 n1 s3 v2 w1  Clergy 2, Nobles 1, Servant 3, Vampire 2, Holy Water 1.\n"
    "cn2 nv1  Cards with two bands.\n"
    "none  No card.",
    "example.fight": "referee fight bis 'lad!+d1' 'c2 c1' 'n2 v2' 'c3 w2' 'n3 v1'",
    "argument.fight.attacker": "Who attacks, with any marks: bis, lad!, bis+a1.",
    "argument.fight.target": "Who is attacked, with any marks.",
    "argument.fight.played": "The cards for attack and defence, round by round.",
    "option.fight.--game": "Which game (default: last played).",
    "metavar.ATTACKER": "ATTACKER",
    "metavar.TARGET": "TARGET",
    "metavar.CARDS": "CARDS",
}
