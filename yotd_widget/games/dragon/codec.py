"""JSON to State: the form is checked here, what the table says in `checks`, and older forms are brought up to date.

Writing needs no code here: `State.to_json` saves the fields as they are.
"""

from __future__ import annotations

from typing import Final

import msgspec

from yotd_widget.describe.codec import Codec, bad, names
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.actions import ChooseAction
from yotd_widget.games.dragon.checks import check, check_question
from yotd_widget.games.dragon.great_events import DrawGreatEvent
from yotd_widget.games.dragon.persons import PersonPhase
from yotd_widget.games.dragon.pieces import PERSONS, STEPS
from yotd_widget.games.dragon.setup import HouseDrafted, drafted
from yotd_widget.games.dragon.state import SEED_DIGITS, State, fits
from yotd_widget.games.dragon.tasks import TASKS

CODEC: Final = Codec(State, TASKS)


def decode(text: str | bytes) -> State:
    """Read a state. Raises: BadPosition.

    >>> decode('{"setup": {"players": ["Ania"]}}')
    Traceback (most recent call last):
    yotd_widget.describe.codec.BadForm: Expected `array` of length >= 2 - at `$.setup.players`
    """
    state = CODEC.decode(text)
    setup = state.setup
    players = names(setup.players, "$.setup.players")
    if players != setup.players:
        state.setup = msgspec.structs.replace(setup, players=players)
    if setup.seed is not None and not fits(setup.seed):
        raise bad("$.setup.seed", _("A seed has {most} digits at most").format(most=SEED_DIGITS))
    if tuple(state.offer) != PERSONS:
        state.offer = {person: state.offer.get(person, 0) for person in PERSONS}
    _bring_up_to_date(state)
    check(state)
    check_question(state)
    return state


def is_phase_1(state: State) -> bool:
    """Whether the action cards are on the table: as the phase says, or what is still to come (ACT-12)."""
    return state.phase == "action" or any(type(task) in (ChooseAction, PersonPhase) for task in state.agenda)


def _bring_up_to_date(state: State) -> None:
    """Put right what earlier versions saved otherwise.

    Cards and dragons still lay there after phase 1 (ACT-12), a Super Event was drawn in the draft (GE-1), and the
    marker moved before both drafted persons were housed (DRAFT-5).
    """
    if not is_phase_1(state):
        state.groups, state.dragons = (), {}
    agenda = state.agenda
    if state.phase == "draft" and agenda and type(agenda[-1]) is DrawGreatEvent:
        state.phase = "setup"
    if state.month:
        return
    for seat in range(len(state.courts)):
        last = next((at for at, each in enumerate(agenda) if type(each) is HouseDrafted and each.seat == seat), None)
        if last is None or agenda[last].after is not None:
            continue
        if len(pair := drafted(state, seat)) == 2:  # else it cannot be known, and is refused
            agenda[last] = HouseDrafted(seat, pair[1], pair[0])
            if seat in state.track and state.courts[seat].space == sum(STEPS[person] for person in pair):
                state.courts[seat].space = 0
                state.track.remove(seat)
