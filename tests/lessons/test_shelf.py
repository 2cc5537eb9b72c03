"""Which lesson is meant by a name, where several games have lessons."""

import pytest

from yotd_widget.engine.errors import NotFound
from yotd_widget.lessons import shelf


def test_a_lesson_is_called_by_its_name_alone():
    assert shelf.find("drought") == shelf.find("dragon.drought") == ("dragon", "drought")
    assert shelf.find("gift") == ("gugong", "gift")


def test_of_two_of_one_name_that_of_the_later_game_is_called_with_its_game():
    assert shelf.find("final") == ("dragon", "final")
    assert shelf.called("dragon", "final") == "final"
    assert shelf.called("gugong", "gift") == "gift"


@pytest.mark.parametrize("each", [*shelf.courses()], ids="-".join)
def test_each_is_found_by_what_it_is_called(each):
    assert shelf.find(shelf.called(*each)) == each


@pytest.mark.parametrize("name", ["drougth", "gugong.drought", "gugong.", ""])
def test_what_is_no_lesson(name):
    with pytest.raises(NotFound):
        shelf.find(name)
