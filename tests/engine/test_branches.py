"""How a branch is told to end: with one winner, with several, with none."""

import pytest
from engine.toy import Toy

from yotd_widget.engine.position import Outcome
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets import desk


class Ended(Toy):
    """A game that is over, and won by whom one likes."""

    __slots__ = ("winners",)

    @property
    def outcome(self):
        return Outcome(self.winners, (5, 5), ((0, 1),), ())


def ended(*winners):
    toy = Ended(agenda=[])
    toy.winners = winners
    return Timeline(toy, luck=None)


@pytest.mark.parametrize(
    ("winners", "english", "polish"),
    [
        ((1,), "Bob wins: Ann 5, Bob 5", "wygrywa Bob: Ann 5, Bob 5"),
        ((0, 1), "Ann and Bob win together: Ann 5, Bob 5", "wygrywają razem Ann i Bob: Ann 5, Bob 5"),
        ((), "nobody wins: Ann 5, Bob 5", "nikt nie wygrywa: Ann 5, Bob 5"),
    ],
)
def test_who_has_won(winners, english, polish):
    game = ended(*winners)
    assert game.tree() == f"branch 1 · main line · 0 steps · over, {english} · here, at step 0"
    assert desk._end(game.node) == english
    with speaking("pl"):
        assert f"koniec, {polish}" in game.tree()
        assert desk._end(game.node) == polish
