"""Before a question nothing on the board answers it."""

from yotd_widget.engine.game import load
from yotd_widget.lessons.made import Made
from yotd_widget.lessons.text import read
from yotd_widget.lessons.walk import walk

GAME = load("gugong")


def boards(name, **changes):
    """The board of an example as it is played on, and as a question shows it."""
    position = GAME.examples.changed(GAME.examples.example(name), **changes)
    return GAME.screen.scene(position)["board"], GAME.screen.scene(position, forecasts=False)["board"]


def test_prices_are_those_that_are_printed():
    played, asked = boards("houses-empty", decrees="D2-2")
    assert ([house["price"] for house in played["houses"]][-1], asked["houses"][-1]["price"]) == (4, 5)
    assert asked["houses"][-1]["name"] == "Jade for 5 servants"
    played, asked = boards("EX-6")
    dearer = [(one["price"], other["price"]) for one, other in zip(played["tiles"], asked["tiles"], strict=True)]
    assert any(one > other for one, other in dearer)
    assert all(one >= other for one, other in dearer)


def test_no_lantern_burns_before_the_night():
    played, asked = boards("last-card")
    cards = [*(each["card"] for each in played["officials"]), *played["hand"]["discard"]]
    assert any(card["matches"] for card in cards)
    assert not any(
        card["matches"] for card in [*(each["card"] for each in asked["officials"]), *asked["hand"]["discard"]]
    )


def test_a_region_that_is_not_there_is_told_with_its_line():
    head = "# Stay\n: game gugong · show wall, palaces\n\n## say hello: Look\n: at gift-first\nLook.\n"
    text = f"{head}\n## end: Done\n- Here.\n"
    (told,) = walk(Made(read(text, "l.md"))).problems
    assert told == "l.md, line 1: nothing of the table is called “palaces”: did you mean “palace”?"


def test_a_lesson_may_name_every_region_of_its_game():
    regions = ", ".join(GAME.screen.regions())
    made = Made(
        read(f"# Stay\n: game gugong · show {regions}\n\n## say hello: Look\n\n## end: Done\n- Here.\n", "l.md")
    )
    assert made.regions(made.text.steps[0]) == list(GAME.screen.regions())
