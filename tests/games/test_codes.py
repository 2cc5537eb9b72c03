"""Codes of real games: there and back in every configuration, short enough for a link, and damaged ones refused."""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from yotd_widget.engine import share
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.game_codes import code_of
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.records import replay
from yotd_widget.engine.timeline import Timeline

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from beginnings import beginnings

NAMES = ("Katarzyna", "Bartłomiej", "Mieczysława", "Maximilian", "Wilhelmina")
POSITION, GAME = 300, 600
"""Letters at most (046, 086)."""
CONFIGURATIONS = {name: beginnings(load(name)) for name in at_home()}
EACH_GAME = pytest.mark.parametrize("game", CONFIGURATIONS)


def played(game: str, number: int) -> Timeline:
    """A whole random game of one of the configurations."""
    players, options = CONFIGURATIONS[game][number % len(CONFIGURATIONS[game])]
    dice = Random(number)
    timeline = Timeline(load(game).new(NAMES[:players], seed=dice.randrange(2**32), **options))
    while timeline.state.decision:
        timeline.play(dice.choice(timeline.state.legal_moves))
    return timeline


def check(game: str, numbers) -> None:
    for number in numbers:
        timeline, dice = played(game, number), Random(number)
        code = code_of(timeline)
        assert len(code) <= GAME, (number, len(code))
        assert replay(code).steps == timeline.steps, number
        for at in dice.sample(range(len(timeline) + 1), 3):
            state = timeline.state_at(at)
            word = state.to_code()
            assert len(word) <= POSITION, (number, at, len(word))
            assert type(state).from_code(word) == state, (number, at)


@EACH_GAME
def test_games_and_positions_come_back_and_are_short(game):
    every = max(1, len(CONFIGURATIONS[game]) // 6)
    check(game, range(0, len(CONFIGURATIONS[game]), every))


def test_a_position_with_words_that_hardly_any_game_has_is_short_too():
    """An Expert that others pay for, five players with long names: the longest of 5,000 (086)."""
    timeline = played("rotunda", 119)
    rare = [state for state in map(timeline.state_at, range(len(timeline) + 1)) if "others_coins" in state.to_json()]
    assert rare
    for state in rare:
        code = state.to_code()
        assert len(code) <= POSITION
        assert type(state).from_code(code) == state


@pytest.mark.nightly
@EACH_GAME
def test_those_of_every_configuration_too(game):
    check(game, range(max(100, len(CONFIGURATIONS[game]))))


@EACH_GAME
def test_branches_luck_notes_and_what_was_supposed_come_back(game):
    timeline, dice = played(game, 12), Random(1)
    middle = len(timeline) // 2
    for name in ("one", "two"):
        timeline.go("branch 1").jump(middle).fork(name).luck = KeyedLuck(5)
        for _step in range(10):
            if timeline.state.decision:
                timeline.play(dice.choice(timeline.state.legal_moves))
        timeline.comment(f"“{name}”,\nwhy not? 小龍")
    timeline.go("branch 1").jump(3)
    timeline.suppose(timeline.state.clone(), "nothing").go("two").undo()
    again = replay(code_of(timeline))
    assert (again.tree(), again.at, again.state) == (timeline.tree(), timeline.at, timeline.state)
    assert [again.find(branch.last).comment for branch in again.branches] == [
        timeline.find(branch.last).comment for branch in timeline.branches
    ]


@EACH_GAME
def test_whatever_is_damaged_is_refused_in_a_sentence(game):
    """Letters that were changed by a mail, and numbers that nobody has written, with a checksum that is right."""
    timeline = played(game, 7)
    timeline.jump(min(20, len(timeline)))
    state, dice = timeline.state, Random(3)
    for kind, code, read in (
        ("record", code_of(timeline), replay),
        ("position", state.to_code(), type(state).from_code),
    ):
        head, _, letters = code.partition("_")
        for _time in range(25):
            at = dice.randrange(len(letters))
            other = dice.choice([letter for letter in "Az09-_" if letter != letters[at]])
            with pytest.raises(OneSentence):
                read(f"{head}_{letters[:at]}{other}{letters[at + 1 :]}")
        data = bytearray(share._bytes(kind, letters)[share._CHECKED :])
        for _time in range(25):
            forged = bytes([*data[: (at := dice.randrange(len(data)))], dice.randrange(256), *data[at + 1 :]])
            if forged == bytes(data):
                continue
            word = f"{head}_{share._letters(share._checksum(kind, forged) + forged)}"
            if kind == "record":
                with pytest.raises(OneSentence):
                    read(word)
            else:
                with suppress(OneSentence):  # or another position that can be
                    read(word)
