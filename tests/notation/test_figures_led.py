"""A seat may be a figure that somebody leads: who is meant by a word, and which verb; corrections of either name."""

import pytest

from referee import Refused, Table
from referee.engine.game import BadValue
from referee.games import GAMES
from referee.games.village_attacks.rules.setup import RESERVED
from referee.notation import grammar
from referee.notation.foreign import in_notation
from referee.notation.names import as_spelt
from referee.record.read import read
from referee.table.header import BadHeader, read_header, write_header
from tests.helpers import enter, refused

GAME = GAMES["village-attacks"]
FACTS = """
sheet vampire u 6 5 d2 r1 m2
sheet banshee c 5 5 d2 r1 m3
sheet dullahan m 8 6 d3 r1 m2
map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1
gates eh1 g1
"""
READY = f"{FACTS}ready\nspawn eh1 p3\nspawn g1 none\n"


def castle(lines: str = "", players: str = "Ana Ben Cleo", monsters: str = "vampire banshee dullahan") -> Table:
    header = {"scenario": ["1"], "monsters": monsters.split()}
    return enter(Table.new(players.split(), game="village-attacks", header=header), lines)


def written(line: str, table: Table) -> str:
    entry = grammar.parse(line, GAME, table.players)
    return grammar.write(entry, GAME, table.players, table.state)


def refusal(line: str, table: Table) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(Refused) as caught:
        grammar.parse(line, GAME, table.players)
    return caught.value.refusal.code, caught.value.refusal.legal


def test_of_several_verbs_that_begin_so_the_one_whose_words_fit() -> None:
    table = castle(READY)
    assert written("v h p2", table) == "vampire hit p2"
    assert written("v h wound burn", table) == "vampire heal wound burn"
    assert written("v r mmg", table) == "vampire roll mmg"
    assert written("v r ch1", table) == "vampire return ch1"
    assert refusal("v h", table) == ("ambiguous", ("hit", "heal")), "neither is whole"
    assert refusal("v q p2", table)[0] == "not-understood"


def test_counts_and_rulings_may_be_verbs_of_the_game() -> None:
    table = castle(READY)
    assert written("= EH-1 p3", table) == "= eh1 p3"
    assert written("= xp vam 0", table) == "= xp vampire 0"
    assert written('! a1=p3,h1d vam=lc1 "so"', table) == '! a1=p3,h1d vampire=lc1 "so"'
    assert table.do("= eh1 p3").text == "= eh1 p3"
    assert refused(table, "= eh1 p2", "count-differs")


def test_a_seat_is_called_by_its_own_name_or_by_who_leads_that_one_only() -> None:
    table = castle(READY, players="Ana Ben", monsters="vampire banshee dullahan@Ana")
    assert written("banshee move lc1", table) == written("BEN move lc1", table) == "banshee move lc1"
    assert written("be m lc1", table) == "banshee move lc1", "nothing but Ben begins so"
    assert written("b m lc1", table) == "banshee move lc1", "the figure goes before who leads it"
    for other in ("Ana", "zoe"):  # Ana leads two
        with pytest.raises(Refused) as caught:
            table.do(f"{other} move lc1")
        assert caught.value.refusal[0] == "unknown-monster"
        assert caught.value.refusal.legal == ("vampire", "banshee", "dullahan")


def test_a_first_word_that_fits_a_monster_and_a_verb() -> None:
    table = castle(monsters="ogre succubus vampire")
    assert written("v m a1", table) == "vampire move a1"
    assert written("v", table) == "villagers"
    assert written("s eh1 p2", table) == "spawn eh1 p2"
    assert written("s g s", table) == "succubus guard s"
    assert written("o a1 lc1", table) == "order a1 lc1"
    assert written("o hit p2", table) == "ogre hit p2", "a whole verb is a monster's"
    assert refusal("o h hd", table) == ("ambiguous", ("ogre", "order")), "hits a hunter, or an order of two kinds"


def test_foreign_words_and_names_without_accents() -> None:
    table = castle(READY, players="Zoé Émile Ёлка")
    foreign = GAME.foreign()
    assert in_notation("vampire frappe p2", foreign, table.players) == "vampire hit p2"
    assert in_notation("emile bouge lc1", foreign, table.players) == "banshee move lc1"
    assert in_notation("елка бьёт p2", foreign, table.players) == "dullahan hit p2"
    assert in_notation("apparition eh1 aucun", foreign, table.players) == "spawn eh1 none"
    assert in_notation("= eh1 aucun", foreign, table.players) == "= eh1 none"
    assert in_notation("= cœur 5", foreign, table.players) == "= heart 5"
    assert as_spelt("zoe hit p2", table.players) == "vampire hit p2"


def test_corrected_players_lead_what_they_led() -> None:
    table = castle(READY, players="Ana Ben", monsters="vampire banshee dullahan@Ana")
    assert table.do("set players Anna Ben").text == "set players Anna Ben"
    assert [name.leader for name in table.players] == ["Anna", "Ben", "Anna"]
    assert table.do('set players "Anna Maria" Ben').text == 'set players "Anna Maria" Ben'
    header = GAME.rules().header_of(table.play.setup)
    assert header["monsters"] == ("vampire", "banshee", "dullahan@Anna Maria")
    head = table.header._replace(setup=table.play.setup)
    assert '\nmonsters vampire banshee "dullahan@Anna Maria"\n' in write_header(head)
    assert read_header(read(write_header(head).encode()).header) == head
    assert refused(table, "set players Anna", "not-understood")["name"] == "banshee", "whom nobody leads"


def test_entries_follow_their_monster() -> None:
    table = castle(READY + 'vampire move lc1\n! +1@vampire "so"', "Ana Ben", "vampire banshee dullahan@Ana")
    was = table.snapshot()["players"][0]
    table.do("set monsters banshee vampire dullahan@Ana")
    assert [one["monster"] for one in table.snapshot()["players"]] == ["banshee", "vampire", "dullahan"]
    now = table.snapshot()["players"][1]
    assert {**now, "name": "Ana"} == was
    assert now["name"] == "Ben", "the second player leads the second monster"
    table.do("set monsters banshee nosferatu dullahan@Ana")  # a name corrected: sheet, turn and ruling are his
    assert {**table.snapshot()["players"][1], "monster": "vampire"} == now
    with pytest.raises(Refused) as caught:
        table.do("set monsters dullahan banshee")
    assert (caught.value.refusal.code, caught.value.refusal.params["word"]) == ("unknown-monster", "Nosferatu")
    assert Table.from_bytes(as_file(table).encode()).state == table.state


def as_file(table: Table) -> str:
    return write_header(table.header) + "\n".join(table.lines) + "\n"


@pytest.mark.parametrize(
    ("players", "monsters", "reason", "line"),
    [
        ("Ana Ben", "vampire banshee lich", "no-leader", 5),
        ("Ana Ben", "vampire banshee lich@Zoe", "leader", 5),
        ("Ana Banshee", "vampire banshee", "like-a-monster", 4),
        ("Ana Ben Cleo", "vampire banshee@Ana", "no-monster", 4),
        ("Ana", "vampire", "monster-count", 5),
        ("Ana Ben", "vampire Vampire", "same-monster", 5),
        ("Ana Ben", "vampire a1", "monster-name", 5),
        ("Ana Ben", "vampire mg", "monster-name", 5),
        ("Ana Ben", "vampire h2d", "monster-name", 5),
        ("Ana Ben", "vampire spawn", "monster-name", 5),
        ("Ana Ben", "vampire undo", "monster-name", 5),
        ("Ana Ben", "vampire knight-1", "monster-name", 5),
        ("Ana spawn", "vampire banshee", "table-word", 4),
    ],
)
def test_a_header_that_cannot_be(players: str, monsters: str, reason: str, line: int) -> None:
    with pytest.raises(BadValue) as caught:
        castle(players=players, monsters=monsters)
    assert caught.value.reason == reason
    text = f"referee 1\ngame village-attacks\nscenario 1\nplayers {players}\nmonsters {monsters}\n\n"
    with pytest.raises(BadHeader) as read_from_file:
        read_header(read(text.encode()).header)
    assert (read_from_file.value.reason, read_from_file.value.line) == (reason, line)
    assert read_from_file.value.params == caught.value.params, "a file says as much"


def test_no_verb_can_be_the_name_of_a_monster() -> None:
    whole = GAME.whole_table()
    assert whole is not None
    assert {*GAME.words().VERBS, *whole.VERBS} - {"=", "!"} <= RESERVED
