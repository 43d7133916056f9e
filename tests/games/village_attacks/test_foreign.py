"""Words of French and Russian tables in whole entries: what the referee's own sentences tell them to type."""

import pytest

from referee.notation.foreign import in_notation
from tests.games.village_attacks.spoken import begun
from tests.games.village_attacks.test_positions import CONDITIONS


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("pièce touché", "coin hit"),
        ("монета мимо", "coin miss"),
        ("pièce jour", "coin day"),
        ("pièce cœur", "coin heart"),
        ("монета метка", "coin gate"),
        ("carte aucun", "card none"),
        ("apparition g1 aucun", "spawn g1 none"),
        ("vampire soigne blessure embrasé", "vampire heal wound burn"),
        ("salle a1 grande", "room a1 large"),
        ("= cadran 3", "= dial 3"),
        ("= expérience vampire 3", "= xp vampire 3"),
        ("вампир идёт lc1", "vampire move lc1"),
        ("вам бьёт p1", "vampire hit p1"),
        ("= вампир 4", "= vampire 4"),
        ("планшет вампир u 6 5 d2 r1 m2", "sheet vampire u 6 5 d2 r1 m2"),
        ("лич идёт lc1", "лич move lc1"),  # no lich plays
        ("plan ch1-lc1", "map ch1-lc1"),
        ("план ch1-lc1", "map ch1-lc1"),
        ("метки eh1 g1", "gates eh1 g1"),
        ("carte-piège fosse g toutes ph -1 texte", "trapcard fosse g any ph -1 text"),
        ("событие туман dark@a1 держится", "event туман dark@a1 stays"),
        ("apparition eh1 p2 chevalier", "spawn eh1 p2 chevalier"),
    ],
)
def test_words_mean_the_notation(typed: str, means: str) -> None:
    table = begun()
    assert in_notation(typed, table.game.foreign(), table.players) == means


def test_a_bare_answer_to_siege_is_understood_too() -> None:
    said = {"coin hit": "touché", "coin miss": "raté", "hit": "touché", "miss": "raté"}
    answers = tuple([said.get(answer, answer) for answer in CONDITIONS.answers])
    assert answers != CONDITIONS.answers
    assert CONDITIONS._replace(answers=answers).data() == CONDITIONS.data()
