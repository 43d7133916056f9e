"""Help where Vampire Nights has other words, entries or cards than every game."""

from typing import Final

TEXTS: Final = {
    "help.cards": "List all tiles and items and how many there are; or show, check and export them.",
    "help.cards-check": "Check that the list is complete (54 tiles, 25 items) and correct.",
    "example.cards": "referee cards\nreferee cards show cat",
    "example.cards-show": "referee cards show cat",
    "argument.group": "tiles or items.",
    "brief.cards": "All tiles and items.",
    "brief.show": "Draw the manor and show what comes next.",
    "example.do": "referee do Ana move a0-a1 ser sta\nreferee do 'Ana pass a1' 'Ben use sac b2'",
    "example.fix": "referee fix 12 Ana move a0-a1 mot",
    "example.referee": "referee demo\nreferee play\nreferee tally 'Ana 1 coix2 sto cof8' 'Ben 2 lor fat mot dau dog'",
    "example.repair": "referee repair\nreferee repair friday.referee --yes\n"
    "referee repair friday --type '12 Ana move a0-a1 mot' --note 15",
    "example.rules": "referee rules codes\nreferee rules VN28\nreferee rules web\nreferee rules tie",
    "example.try": "referee try Ana use jum a3-a5 lor\nreferee try --at 12 'Ana move a0-a1 mot'",
    "help.show": "Draw the manor and what is known about every player.",
    "option.repair.--type": "A line number and the new text: '12 Ana move a0-a1 mot'.",
    "option.new.--house": "House rules: secret last, crossbow discard.",
    "option.new.--removed": "Pieces left in the box because of their symbol, and how many: ser 3 coi 1 bites 2.",
    "metavar.PIECE": "PIECE",
}
