"""The worked examples of the rulebook, as play."""

from tests.helpers import at_building, at_night, creatures, events, forced, options, phase, played, values, village


def test_two_yellow_buildings_bring_two_villagers():
    """«VILLAGEOIS RAPPORTÉS PAR LE BÂTIMENT»"""
    game = played("Ana start y111\nBen start g200\nAna place y111:y e4")
    assert village(game, "Ana")["e4"] == ("y111:y", 2)


def test_a_hero_with_five_points_moves_four_villagers():
    """«LES HÉROS»: three of them one card, the last one two cards; who is not next to the hero stays."""
    game = at_building("Ana: d3=n000 d4=n000*1 d5=n000 e5=n000*2 f5=n000 f4=n000*1 f3=n000*1\nBen: d4=n000")
    game.do("Ana place h5 e4 e5-f5x2 f4-f5 d4-d5-e5")
    people = {cell: number for cell, (_, number) in village(game, "Ana").items() if number}
    assert people == {"f3": 1, "f5": 3, "e5": 1}


def test_the_order_of_the_tiles():
    """«PHASE D'ATTAQUE»: after the demons werewolves, then witches, then vampires."""
    game = at_night("Ana: d4=n000\nBen: d4=n000", order="werewolves witches vampires")
    assert [one["kind"] for one in events(game, "attack-began")] == ["werewolves", "witches", "vampires"]


def test_three_grey_werewolves_attack_for_nine():
    """«LES LOUPS-GAROUS»"""
    repelled = at_night("Ana: d4=n090 | lg lg lg\nBen: d4=n000")
    assert values(repelled, "Ana") == {"lg": 3}
    assert list(village(repelled, "Ana")) == ["d4"]
    broken = at_night("Ana: d4=n080 | lg lg lg\nBen: d4=n000")
    assert village(broken, "Ana") == {}


def test_a_column_of_three_and_two_defends_with_five():
    """«B. CALCULEZ LA DÉFENSE DU VILLAGE»"""
    five = at_night("Ana: c4=g300 c5=g200 d4=g900 | w2 w2 wl\nBen: d4=g900 | w2")
    assert (phase(five), creatures(five, "Ana")) == ("2 over", "w2 w2 wl")
    six = at_night("Ana: c4=g300 c5=g200 d4=g900 | w2 w2 w2\nBen: d4=g900 | w2")
    assert options(six, "Ana") == ["c4", "c5"]


def test_five_witches_attack_the_village_of_maxime():
    """«EXEMPLE DE RÉSOLUTION D'ATTAQUE»"""
    game = at_night(
        """
        Maxime: c5=g300 d3=n000*1 d4=h0w d5=g300*2 d6=g200 | w2 w2 w2 w2 wr
        Cédric: d4=g900 | w2 w2 w2 w2
        """
    )
    # 12 against 3: column c holds one card, and one of the weakest falls with it.
    assert values(game, "Maxime") == {"w2": 2, "wr": 4}
    first = events(game, "breached")[0]
    assert (first["cell"], first["attack"], first["defence"]) == ("c5", 12, 3)
    assert (forced(game), creatures(game, "Maxime")) == (1, "w2 w2 w2 wr")
    # 10 against 5: the hero goes and takes the strongest witch along.
    assert options(game, "Maxime") == ["d3", "d4 w2", "d4 wr", "d5", "d6"]
    game.do("Maxime breach d4 wr")
    second = events(game, "breached")[0]
    assert (second["attack"], second["defence"]) == (10, 5)
    assert creatures(game, "Maxime") == "w2 w2 w2"
    # 6 against 5: the topmost building goes with its villager.
    game.do("Maxime breach d3")
    third = events(game, "breached")[0]
    assert (third["attack"], third["defence"], third["villagers"]) == (6, 5, 1)
    # 4 against 5: two witches are repelled.
    assert creatures(game, "Maxime") == "w2 w2"
    assert village(game, "Maxime") == {"d5": ("g300", 2), "d6": ("g200", 0)}
    assert phase(game) == "2 over"
