"""Vampire Empire in English."""

from typing import Final

from referee.games.vampire_empire.texts.demo_en import TEXTS as DEMO
from referee.games.vampire_empire.texts.fight_en import TEXTS as FIGHT
from referee.games.vampire_empire.texts.guide_en import TEXTS as GUIDE
from referee.games.vampire_empire.texts.help_en import TEXTS as HELP
from referee.games.vampire_empire.texts.log_en import TEXTS as LOG
from referee.games.vampire_empire.texts.play_en import TEXTS as PLAY
from referee.games.vampire_empire.texts.refusals_en import TEXTS as REFUSALS
from referee.games.vampire_empire.texts.sheet_en import TEXTS as SHEET
from referee.games.vampire_empire.texts.start_en import TEXTS as START
from referee.games.vampire_empire.texts.tally_en import TEXTS as TALLY
from referee.games.vampire_empire.texts.why_en import TEXTS as WHY
from referee.games.vampire_empire.texts.words_en import TEXTS as WORDS

TEXTS: Final = {
    **DEMO,
    **FIGHT,
    **GUIDE,
    **HELP,
    **LOG,
    **PLAY,
    **REFUSALS,
    **SHEET,
    **START,
    **TALLY,
    **WHY,
    **WORDS,
}
