"""Whatever a door accepts must be playable to its end by random moves, by whichever door it came in (`inputs.py`).

Every position on the way must read back from JSON, from its words and from its code. Whatever a door does not accept
is told in one sentence.

    PYTHONPATH=tests python -m games.dragon.doors 1234          one input again, told in full
    PYTHONPATH=tests python -m games.dragon.doors 0 100000      many of them, with figures
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from random import Random

from games.dragon.inputs import an_input, check_sentence

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.state import State

LONGEST = 600
"""Decisions to the end of a game, chance included; a real one has at most about 280."""
FIRST, OFTEN = 3, 0.03
"""Words and codes are read back after each of so many steps, and then after so many of all."""

# --- The property ----------------------------------------------------------------------------------------------------


def check(seed: int) -> tuple[str, int]:
    """Bring in the input of a seed and play it to its end. Returns the door, and the steps played; -1 for a refusal.

    Raises: AssertionError, or whatever goes wrong, with the seed and the input in its notes.
    """
    made = an_input(seed)
    try:
        try:
            state = made.open()
        except OneSentence as error:
            check_sentence(error)
            return made.door, -1
        return made.door, play_to_the_end(state, Random(seed))
    except Exception as error:
        error.add_note(f"PYTHONPATH=tests python -m games.dragon.doors {seed}\n{made.door}: {made.given}")
        raise


def play_to_the_end(state: State, dice: Random) -> int:
    """Play at random from here; the number of steps."""
    luck, steps = SeededLuck(dice.randrange(1 << 30)), 0
    assert isinstance(remarks(state), tuple)
    check_saved(state)
    state = state.clone()
    while state.agenda:
        before = state.clone()
        try:
            options = state.options()
            assert len(options) > 1, "a question without a choice"
            by_luck = state.agenda[-1].seat == LUCK
            state.play(luck.answer(state) if by_luck else options[dice.randrange(len(options))])
            steps += 1
            assert steps < LONGEST, "no end"
            check_saved(state, in_words=steps <= FIRST or dice.random() < OFTEN or not state.agenda)
        except Exception as error:
            error.add_note(f"after {steps} steps, from {before.to_json()}")
            raise
    return steps


def check_saved(state: State, *, in_words: bool = True) -> None:
    """The position comes back from JSON as it is, and from its words and its code, which takes thirty times as long."""
    text = state.to_json()
    again = State.from_json(text)
    assert again == state
    assert again.to_json() == text
    if in_words:
        assert State.game.notation.pasted(repr(state)) == state, repr(state)
        assert State.from_code(state.to_code()) == state


# --- Figures ---------------------------------------------------------------------------------------------------------


def main(first: int, count: int) -> int:
    """Check inputs and print figures, and every fault in full. Returns how many faults there are."""
    met: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    began = time.monotonic()
    for seed in range(first, first + count):
        try:
            door, steps = check(seed)
        except Exception as error:
            where = error.__traceback__
            while where is not None and where.tb_next is not None:
                where = where.tb_next
            place = f"{where.tb_frame.f_code.co_filename.rpartition('/')[2]}:{where.tb_lineno}" if where else ""
            fault = f"{type(error).__name__} {str(error)[:90]!r} at {place}"
            faults[fault] += 1
            if faults[fault] <= 2:
                print(fault, *(note[:6_000] for note in getattr(error, "__notes__", ())), sep="\n    ", flush=True)
            continue
        met[door] += 1
        if steps >= 0:
            met[f"{door}, accepted"] += 1
            met["steps"] += steps
    for what, times in [*met.items(), *faults.items()]:
        print(f"{times:9,} {what}")
    print(f"{count:9,} inputs in {time.monotonic() - began:.0f} s, {sum(faults.values())} faults")
    return sum(faults.values())


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)))
