"""Cards of what can be chosen: which moves have one, in which order, and where each is pressed."""

from typing import Any

from yotd_widget.describe.cards import MOST, cards, option
from yotd_widget.engine.moves import Move


class Go(Move, frozen=True):
    city: int
    label = "Go to {city}"


class Use(Move, frozen=True):
    card: int
    label = "Use {card}"


class Pair(Move, frozen=True):
    label = "Both"


class Skip(Move, frozen=True):
    label = "Skip"
    declines = True


class End(Move, frozen=True):
    label = "End"


class Asked:
    """A question that lists what it is given; of `Go` only the first few are legal, and no card of an odd number."""

    stop = None

    def __init__(self, cities: int, legal: int) -> None:
        self.all: list[Move] = [Skip(), End(), *map(Go, range(cities)), Use(0), Use(1), Pair()]
        self.legal = legal

    def candidates(self, _position: Any) -> list[Move]:
        return self.all

    def options(self, _position: Any) -> list[Move]:
        closed = {*map(Go, range(self.legal, len(self.all))), Use(1)}
        return [move for move in self.all if move not in closed]


class Table:
    def __init__(self, *asked: int) -> None:
        self.agenda = [Asked(*asked)]


def places(move: Move) -> list[str]:
    match move:
        case Go(city):
            return [f"city/{city}"]
        case Pair():
            return ["card/1+card/2"]
    return []


def shown(table: Any, **kinds: Any) -> list[str]:
    return [card["place"] for card in cards(table, places, lambda move: {"name": type(move).__name__}, **kinds)]


def test_what_declines_or_ends_comes_last_and_moves_of_several_parts_have_no_card():
    found = shown(Table(2, 2), last=(End,))
    assert found == ["city/0", "city/1", "use 0", "use 1", "skip", "end"]


def test_what_lies_on_the_board_has_cards_while_it_is_legal_and_few():
    few = shown(Table(9, MOST), on_board=(Go,))
    assert [place for place in few if place.startswith("city")] == [f"city/{n}" for n in range(MOST)]
    assert not [place for place in shown(Table(9, MOST + 1), on_board=(Go,)) if place.startswith("city")]


def test_where_nobody_asks_why_not_only_legal_moves_have_cards():
    assert "use 1" in shown(Table(1, 1))
    assert "use 1" not in shown(Table(1, 1), only_legal=(Use,))


def test_what_is_pressed_elsewhere_has_none():
    assert shown(Table(1, 1), elsewhere=lambda move: isinstance(move, Use | Go)) == ["end", "skip"]


def test_a_card_has_what_its_game_says_of_it():
    assert option("city/1", "i-city", "Suzhou", count="2") == {
        "place": "city/1", "icon": "i-city", "piece": "", "count": "2", "name": "Suzhou", "detail": "",
    }  # fmt: skip
