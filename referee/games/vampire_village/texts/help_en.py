"""Help where Vampire Village has other words, entries or cards than every game."""

from typing import Final

TEXTS: Final = {
    "brief.show": "Draw the villages and show what comes next.",
    "brief.attack": "Work out one attack on a village you type in.",
    "brief.best": "Find the best choices in the attacks to come.",
    "help.show": "Draw the villages as grids, with creatures on the sides they come from.",
    "help.attack": "Work out an attack, with the arithmetic: attack, defence, what is lost, what is left.",
    "help.tally": "Ranks, tie-breaks and both editions, from what you counted.",
    "help.best": "What to give up, in order; how many points that leaves; what any other first choice would cost.",
    "help.cards-check": "Check that the list is complete (6 + 30 + 30 village cards, 30 + 30 creatures) and correct.",
    "help.stats": (
        "Wins and points by player and seat, closest games, heaviest losses. Counts finished games, archived ones too."
    ),
    "help.demo": "Replay a made-up game of two with its rulings, page by page, to the final scores.",
    "example.referee": "referee demo\nreferee play\nreferee attack witches w2 w2 --village '3 h0w / 3=1 2'",
    "example.new": "referee new friday --players Ana Ben 'Anne Marie' --order witches werewolves vampires",
    "example.do": "referee do Ana start y111\nreferee do 'Ana place b020:row d3' 'Ben start g200'",
    "lesson.attack": "How to draw the village:",
    "lesson-lines.attack": "'. 3=1 / g300 h0w'  Rows from the top with / between them; a dot is a hole.\n"
    "3=1  A building with 3 against this attack, 1 villager on it.\n"
    "g300  As printed: colour (g b r y n), then its three defences.\n"
    "h0w  A hero: 0 movement points, then its icons (w, l, v).",
    "example.attack": "referee attack witches w2 w2 wr --right 4 --village '3 h0w / 3=1 2'",
    "example.try": "referee try Ana place b020:row d3\nreferee try --at 12 'Ana place h3 c4'",
    "example.tally": "referee tally 'Ana 12 0 3 8' 'Ben 10 2 4 7'",
    "example.best": "referee best\nreferee best Ana --aim villagers",
    "example.fix": "referee fix 12 Ana place b030 d3",
    "example.cards": "referee cards\nreferee cards show b03\nreferee cards name b030:row Mill",
    "example.cards-show": "referee cards show b03",
    "example.cards-name": "referee cards name b030:row Mill\nreferee cards name b030:row Moulin --lang fr",
    "example.cards-add": "referee cards add round1 b030:row 2",
    "example.cards-remove": "referee cards remove round1 b030:row",
    "example.repair": "referee repair\nreferee repair friday.referee --yes\n"
    "referee repair friday --type '12 Ana start y111' --note 15",
    "example.rules": "referee rules codes\nreferee rules VV28\nreferee rules demons\nreferee rules tie",
    "example.demo": "referee demo\nreferee demo vampire-nights\nreferee demo --lang fr",
    "argument.attack.creatures": (
        "w2, wl and wr (worth the left and right neighbour's witches), lg and lb (grey and black werewolves), v1 to "
        "v6; or plain values such as 3."
    ),
    "argument.attack.kind": "witches, werewolves, vampires or all.",
    "argument.best.player": "Show only this player.",
    "argument.face": "The card, as you type it, such as b030:row.",
    "argument.group": "start, round1, round2, creatures1 or creatures2.",
    "argument.show.player": "Show only this player's village.",
    "argument.tally.players": "Name, villagers on buildings, villagers on heroes, creatures left, cards left.",
    "option.--edition": "Edition: fr or ru.",
    "option.--village": "Rows from the top, separated by /; `-` is standard input.",
    "option.attack.--all": "Show the best and the worst possible result.",
    "option.attack.--at": "Cell of the drawing's top left corner.",
    "option.attack.--best": "Show the best choices, and what others cost.",
    "option.attack.--choose": "A choice, such as 'b1 w2'; can be repeated.",
    "option.attack.--game": "Which game (default: last played).",
    "option.attack.--left": "The left neighbour's witches.",
    "option.attack.--order": "With all: the order of the three attacks, such as w l v.",
    "option.attack.--right": "The right neighbour's witches.",
    "option.attack.--village-file": "Read the drawing from a file; `-` is standard input.",
    "option.best.--aim": "What counts first: points or villagers.",
    "option.new.--house": "House rules, for example: size box.",
    "option.new.--late": "Start at the building phase of round 2.",
    "option.new.--order": "The order of the tiles after the Demons: witches, werewolves, vampires.",
    "option.new.--players": "2 to 5 names, clockwise.",
    "option.repair.--type": "A line number and the new text: '12 Ana start y111'.",
    "option.show.--legal": "Mark where the next card can go.",
    "option.try.--corner": "Cell of the drawing's top left corner.",
    "option.try.--creatures": "With these creatures at it.",
    "option.try.--edition": "With --village: fr or ru.",
    "option.try.--neighbour": "And these at the right neighbour's village.",
    "option.try.--village": "In this village instead of a game.",
    "metavar.AIM": "AIM",
    "metavar.CELL": "CELL",
    "metavar.CHOICE": "CHOICE",
    "metavar.CREATURE": "CREATURE",
    "metavar.EDITION": "EDITION",
    "metavar.ORDER": "ORDER",
}
