"""What the answer to a question depends on is in sight: whatever of a region decides it, that region is shown.

Each region is changed by hand. Where another answer comes of it, readers have to see that region.
"""

from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.game import load
from yotd_widget.lessons import asked, shelf
from yotd_widget.lessons.checks import ELSE, draw
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Given, Made
from yotd_widget.lessons.text import Reply, Step, Text
from yotd_widget.quiz import courses
from yotd_widget.quiz.questions import Table, worked_out
from yotd_widget.quiz.recipes import recipes

Change = Callable[[Any, Any], None]


def turned(things):
    """The same things, each in the place of the one before it."""
    return [*things[1:], *things[:1]]


def of_seats(*names: str, others: bool = False) -> Change:
    """What all seats have of these things changes hands, or what all others have."""

    def change(state, own):
        seats = [seat for seat in state.seats if not others or seat is not own]
        for name in names:
            for seat, value in zip(seats, turned([getattr(seat, name) for seat in seats]), strict=True):
                setattr(seat, name, value)

    return change


def without(*names: str) -> Change:
    """Nobody has any of these things."""

    def change(state, own):
        for name in names:
            for seat in state.seats:
                value = getattr(seat, name)
                setattr(seat, name, type(value)())

    return change


def own_without(name: str) -> Change:
    """The player in question has none of this. Meng’s hand nobody sees."""

    def change(state, own):
        if name != "hand" or state.meng != state.seats.index(own):
            setattr(own, name, type(getattr(own, name))())

    return change


def gifts(state, own):
    state.gifts = dict(zip(state.gifts, turned([*state.gifts.values()]), strict=True))


def markers(state, own):
    state.order = (*reversed(state.order),)


def others_without(name: str) -> Change:
    """Nobody but the player in question has any of this."""

    def change(state, own):
        for seat in state.seats:
            if seat is not own:
                setattr(seat, name, type(getattr(seat, name))())

    return change


def set_to(name: str, value: Callable[[Any], Any]) -> Change:
    """A thing of the table is another one."""

    def change(state, own):
        old = getattr(state, name)
        setattr(state, name, type(old)(value(old)) if isinstance(old, tuple) else value(old))

    return change


GUGONG: dict[str, list[Change]] = {
    "gifts": [gifts],
    "hand": [own_without("hand")],
    "map": [set_to("map", turned), set_to("map", lambda cities: (None,) * len(cities))],
    "wall": [of_seats("wall"), without("wall")],
    "jade": [set_to("houses", lambda houses: (True,) * len(houses))],
    "intrigue": [markers, of_seats("intrigue"), without("intrigue")],
    "palace": [of_seats("envoy", "space"), without("envoy", "space")],
    "decrees": [without("decrees"), of_seats("decrees")],
    "canal": [without("ships"), of_seats("ships")],
    "servants": [own_without("supply")],
    "tokens": [own_without("tokens")],
    "dice": [set_to("dice", lambda dice: tuple(die % 9 + 1 for die in dice))],
    "days": [set_to("day", lambda day: day + 1 if day < 4 else 1)],
    "piles": [of_seats("discard", others=True)],
    "hand piles": [own_without("discard")],
    "players": [others_without("jade")],
}
"""Region, or several that show the same -> what may be different in it.

Points, servants in the pool and the own Jades stand at the names, always.
"""
ROTUNDA: dict[str, list[Change]] = {
    "own": [own_without(name) for name in ("coins", "tea", "fruit", "celadon", "gold", "supply", "track", "orders",
                                           "done", "experts", "amulets")],
    "market": [set_to("orders", turned), set_to("orders", lambda _: ()), set_to("amulets", turned),
               set_to("amulets", lambda _: ())],
    "experts": [set_to("experts", turned), set_to("experts", lambda _: ())],
    "tokens": [set_to("smugglers", turned), set_to("smugglers", lambda _: ())],
    "warehouse": [set_to("warehouse", lambda _: ())],
    "temples": [set_to("temples", turned), set_to("temples", lambda _: ())],
}  # fmt: skip
"""The house, and who plays, are always there."""
CHANGES = {"gugong": GUGONG, "rotunda": ROTUNDA}

ITEMS = {"gift": "gifts", "card": "hand", "city": "map", "tile": "decrees", "intrigue": "intrigue"}
"""How the places of answers begin -> the region that they bring into sight (`regions.ts`)."""


def decides(game, found):
    """The regions of which something else would give another answer."""
    template, given = found.given.template, found.given
    for region, changes in CHANGES[game].items():
        for change in changes:
            state = given.position.clone()
            change(state, state.seats[found.table.seat])
            table = Table(state, found.player or None, **given.facts).under(template)
            with suppress(OneSentence):  # it cannot be asked there
                if worked_out(template, table)[0] != found.question.key:
                    yield region
                    break


def unseen(made, step, found):
    """The regions that decide an answer and are not shown with it."""
    regions = set(made.picture(found.seen, found.seat, step, about=found.about)["regions"])
    regions |= {ITEMS.get(item.place.partition("/")[0], "") for item in found.question.items}
    return [region for region in decides(made.game.name, found) if regions.isdisjoint(region.split())]


def of_lessons(game):
    """Every question of the lessons that the engine answers, also where it comes back."""
    for name in shelf.names(game):
        if shelf.is_check(name):
            continue
        going = Going(Made(shelf.text(game, name)))
        for step in going.steps:
            if step.kind in ("ask", "predict") and not step.options:
                going.reach(step)
                yield f"{name} {step.id}", going.made, step, asked.inquiry(going.made, step, going.position(step))
            if "again" in step.clauses:
                yield f"{name} {step.id} again", going.made, step, going.again(step)


def of_checks(game):
    """A question of every recipe from which checks draw."""
    for recipe in recipes(game):
        drawn = draw(recipe, "sight")
        position = load(game).examples.example(drawn.place.name, **drawn.place.changes)
        step = Step("ask", "q1", "", 1, {"ask": recipe.question}, replies=(Reply("else", ELSE, 1),))
        made = Made(Text("", "", "", {"game": game}, (step,), step, ""), {"q1": Given(position)})
        given = asked.sorted_out(asked.find(recipe.question), position, dict(recipe.facts))
        yield f"{recipe.lesson} {recipe.question}", made, step, asked.Inquiry(given, recipe.player, drawn.question)


@pytest.mark.parametrize(
    ("questions", "every"),
    [(of_lessons, 2), *(pytest.param(each, 1, marks=pytest.mark.nightly) for each in (of_lessons, of_checks))],
)
@pytest.mark.parametrize("game", CHANGES)
def test_what_decides_an_answer_is_in_sight(monkeypatch, game, questions, every):
    monkeypatch.setattr(courses, "MOST", 20)
    asked = islice(questions(game), 0, None, every)
    found = {name: regions for name, *rest in asked if (regions := unseen(*rest))}
    assert not found, "\n".join(f"{name}: {regions}" for name, regions in found.items())
