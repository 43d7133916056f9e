"""A fight of Vampire Empire on the drawn screen: letters of a Russian keyboard, Enter for none, a key for who comes."""

from tests.guide.driver import ENTER, ESCAPE, UP


def test_a_fight_from_the_menu_to_who_comes(sit, size, written) -> None:
    person = sit(None, size, LANG="ru_RU.UTF-8", REFEREE_LANG="ru")
    person.press("3")
    person.enter("Аня Боря")
    person.press("1")
    assert "1 отметка" in person.words, "there is one house rule, and one key"
    person.enter()
    person.enter()
    assert person.question == "Трое в замке>"
    person.enter("628")
    person.enter("ф12с1")
    assert written()[-1] == "Аня attack bis lor c1"
    assert "Чтобы спасти Лорда, нужно ещё 1; подходят карты: n" in person.words
    person.enter("с2")  # a Clergy card for a Noble
    assert "профессия" in person.words
    person.send(ENTER)
    person.until_shown("нажмите Enter ещё раз")
    person.send(UP)
    person.until("с2")
    person.send(ESCAPE)
    person.until_gone("> с2")
    person.enter()
    assert written()[-1] == "Боря defend none"
    person.press("1")
    assert person.question == "Кто приходит>"
    person.press("1")
    assert written()[-2:] == ["Аня answer human", "enter lad"]
    assert "▸ Боря" in person.text, "whose turn it is"
    assert "w 1 w1 w2" in person.text, "and what can be done"
