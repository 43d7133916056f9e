"""Village Attacks in English."""

from typing import Final

from referee.games.village_attacks.texts.board_en import BOARD
from referee.games.village_attacks.texts.demo_en import DEMO
from referee.games.village_attacks.texts.facts_en import FACTS
from referee.games.village_attacks.texts.goals_en import GOALS
from referee.games.village_attacks.texts.guide_en import GUIDE
from referee.games.village_attacks.texts.help_en import TEXTS as HELP
from referee.games.village_attacks.texts.log_en import LOG
from referee.games.village_attacks.texts.play_en import PLAY
from referee.games.village_attacks.texts.refusals_en import REFUSALS
from referee.games.village_attacks.texts.sands_en import SANDS
from referee.games.village_attacks.texts.sheet_en import SHEET
from referee.games.village_attacks.texts.siege_en import SIEGE
from referee.games.village_attacks.texts.start_en import START
from referee.games.village_attacks.texts.verbs_en import VERBS
from referee.games.village_attacks.texts.why_en import WHY
from referee.games.village_attacks.texts.words_en import WORDS

TEXTS: Final = {
    **PLAY,
    **REFUSALS,
    **BOARD,
    **GUIDE,
    **HELP,
    **START,
    **SIEGE,
    **FACTS,
    **LOG,
    **WHY,
    **SANDS,
    **SHEET,
    **GOALS,
    **WORDS,
    **VERBS,
    **DEMO,
}
