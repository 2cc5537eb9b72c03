"""What is accepted can be played to its end and saved on the way, by whichever door it came in; see doors.py."""

from __future__ import annotations

import json

import pytest
from games.dragon import doors, inputs

from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import BadInput, BadPosition, OneSentence
from yotd_widget.engine.share import pack
from yotd_widget.games.dragon import court, new_game, position
from yotd_widget.games.dragon.state import State

NIGHTLY = 100_000
PORTIONS = 40


@pytest.mark.parametrize("first", range(0, 300, 100))
def test_what_is_accepted_can_be_played_and_saved(first, monkeypatch):
    monkeypatch.setattr(inputs, "REAL_GAMES", 8)  # fewer games are played before
    monkeypatch.setattr(doors, "OFTEN", 0.02)
    met = [doors.check(seed) for seed in range(first, first + 100)]
    assert len({door for door, steps in met if steps >= 0}) >= 4
    assert sum(steps < 0 for _door, steps in met) > 20


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(0, NIGHTLY, NIGHTLY // PORTIONS))
def test_what_is_accepted_can_be_played_and_saved_a_hundred_thousand_times(first):
    for seed in range(first, first + NIGHTLY // PORTIONS):
        doors.check(seed)


def test_an_input_that_fails_is_told_in_full(monkeypatch):
    seed = next(seed for seed in range(100) if doors.check(seed)[1] > 0)
    monkeypatch.setattr(doors, "LONGEST", 0)
    with pytest.raises(AssertionError, match="no end") as raised:
        doors.check(seed)
    notes = "\n".join(raised.value.__notes__)
    assert f"python -m games.dragon.doors {seed}\n" in notes
    assert inputs.an_input(seed).given in notes


# --- What is played from an accepted table is saved as it is ----------------------------------------------------------


def comes_back(state: State) -> bool:
    return state == State.from_json(state.to_json()) == eval(repr(state), {"position": position, "court": court})


def test_whoever_acts_does_so_in_phase_1():  # ROUND-2, ACT-12
    alone = position("month 3", "Bo acts", "nothing else", Ada=court(), Bo=court())
    assert alone.phase == "action"
    elsewhere = State.from_json(json.dumps(json.loads(alone.to_json()) | {"phase": "scoring"}))
    for state in (alone, elsewhere):
        assert comes_back(state.after("use A taxes"))
    deals = json.loads(position("month 3", "luck deals the groups", "no seed", Ada=court(), Bo=court()).to_json())
    dealing = State.from_json(json.dumps(deals | {"phase": "setup"}))
    assert comes_back(dealing.after(dealing.legal_moves[0]))


def test_a_space_that_was_told_is_none_that_was_supposed():  # DRAFT-5
    words = ("draft", "order: nobody", "Ada houses young monk after young healer")
    supposed = position(*words, Ada=court("2 young healer", "2"), Bo=court())
    told = position(*words, Ada=court("2 young healer", "2", space=2), Bo=court())
    assert (supposed.courts[0].space, told.courts[0].space) == (0, 2)
    assert comes_back(supposed)
    assert comes_back(told)


def test_two_players_house_their_pairs():  # DRAFT-4
    both = position(
        "draft", "Bo houses young monk", "Ada houses craftsman", "next month",
        Ada=court("2 court lady", "2"), Bo=court("2 young warrior", "2"),
    )  # fmt: skip
    assert [task.after for task in both.agenda if task.asked] == ["young court_lady", "young warrior"]
    assert comes_back(both)


def test_nobody_drafts_before_the_last_pair_is_housed():  # DRAFT-4
    fault = told("draft", "Ada drafts", "Ada houses young monk", Ada=court("3 young healer", "3"), Bo=court())
    assert "The same player is asked for two things at once (ROUND-2)" in fault


# --- Before the first month ------------------------------------------------------------------------------------------


def told(*words: str, **courts: object) -> str:
    with pytest.raises(BadPosition) as raised:
        position(*words, **courts)
    return str(raised.value)


def test_everybody_has_room_for_the_persons_of_the_draft():  # DRAFT-4
    for few in ("1", "no palace", "3 young monk, young healer"):
        fault = told("draft", "Ada drafts", "Bo drafts", "next month", Ada=court(few, space=0), Bo=court())
        assert fault == "Ada, court: There is no room for the persons of the draft (DRAFT-4)"
    half = position("draft", "Ada drafts, named young monk", Ada=court("1", "1"), Bo=court())
    assert half.after("draft young farmer").court("Ada").headcount() == 2
    fault = told("draft", "Ada houses young monk", "Bo drafts", "next month", Ada=court("1 young healer"), Bo=court())
    assert "no room" in fault


def test_everybody_stands_on_the_track_or_has_still_to_draft():  # SETUP-11, TRACK-8
    fault = told("draft", "B drafts", A=court(), B=court())
    assert fault == "The track: Who does not stand there has still to draft (SETUP-11, TRACK-8)"
    fault = told("draft", "A drafts", "B drafts", A=court(space=4), B=court())
    assert fault == "The track: Who stands there has drafted already (SETUP-11, DRAFT-5)"
    fault = told("draft", "A drafts", "A drafts", "B drafts", "next month", A=court("3", "3"), B=court())
    assert "The same player is asked for two things at once" in fault
    assert position("draft", "B drafts", "nothing else", A=court(), B=court()).month == 0


def test_a_random_super_event_is_drawn_once():  # GE-1
    fault = told("draft; super event to be drawn", A=court(), B=court())
    assert fault == "The Super Event: A random Super Event is drawn once, before the draft (GE-1, AMB-48)"
    words = ("draft", "luck draws the super event")
    for more in ((), ("super event: flood",), ("super event drawn: flood",)):
        assert "is drawn once" in told(*words, *more, A=court(), B=court())
    assert position(*words, "super event to be drawn", "no seed", A=court(), B=court()).decision.id == "great event"


def test_there_are_tiles_for_everybody_who_drafts():  # SETUP-2
    fault = told("draft", "gone: 2 young monk", A=court("3 young monk", "1"), B=court())
    assert fault == "The tiles: There are 0 tiles “young monk” left for 1 drafts (SETUP-2, DRAFT-2)"


def test_no_game_is_over_before_its_first_month():  # END-1
    assert "No game is over before its first month" in told("draft; over", A=court(), B=court())


@pytest.mark.parametrize("chore", ["next month", "event", "end scoring", "person phase"])
def test_what_cannot_be_is_not_carried_out(chore):
    assert told("setup", chore, A=court("1"), B=court())


def test_a_month_without_a_track_has_no_leader():
    fault = told("month 12", "order: nobody", A=court(), B=court())
    assert fault == "The track: Not everybody stands there (TRACK-8)"


def test_the_options_of_a_draft_are_those_that_are_not_refused():  # DRAFT-3
    state = position("draft", "Bo drafts", Ada=court("3 young monk, young farmer, young healer", "1"), Bo=court())
    state = state.after("draft young monk")
    assert [str(move) for move in state.legal_moves] == [
        str(move) for move in state.agenda[-1].candidates(state) if state.refused(move) is None
    ]
    assert len(state.legal_moves) == 8


def test_the_editor_tells_what_a_draft_lacks_and_mends_it():
    bench = State.game.editing.bench(position("draft", Ada=court(), Bo=court()))
    draft = bench.apply(bench.start, Edit("P1.palace1.floors", 0))
    draft = bench.apply(draft, Edit("P1.palace1.floors", 1))
    [problem] = bench.check(draft)
    assert (problem.kind, problem.rules, problem.place) == ("impossible", ("DRAFT-4",), "new-palace/0")
    assert [fix.label for fix in problem.fixes]
    draft = bench.apply(bench.start, Edit("offer.young monk", 1))
    [problem] = bench.check(draft)
    assert (problem.rules[:2], problem.place) == (("SETUP-2", "DRAFT-2"), "offer/young monk")
    assert [fix.label for fix in problem.fixes]


# --- Whatever is typed, the answer is a sentence ---------------------------------------------------------------------

LONG = "x" * 1_000_000
ENOUGH = "9" * 5_000
TYPED = {
    "palace": lambda: court(ENOUGH),
    "palace in words": lambda: court(f"2 {LONG}"),
    "space": lambda: court(space=""),
    "amount": lambda: court(yuan=10**5_000),
    "amount as text": lambda: court(yuan=LONG),
    "hand": lambda: court(hand=LONG),
    "hand as a number": lambda: court(hand=10**5_000),
    "month": lambda: position(f"month {ENOUGH}", A=court(), B=court()),
    "seed in words": lambda: position(f"draft; seed {ENOUGH}", A=court(), B=court()),
    "count": lambda: position("month 3", f"A releases {ENOUGH} for the drought", A=court(), B=court()),
    "named": lambda: position("month 3", f"A gives back 3 goods, named {ENOUGH} rice", A=court(), B=court()),
    "clause": lambda: position("month 3", LONG, A=court(), B=court()),
    "name": lambda: position("month 3", {LONG: court(), "B": court()}),
    "seed": lambda: new_game(["A", "B"], seed=10**5_000),
    "players": lambda: new_game([LONG, "B"]),
    "oldest": lambda: new_game(["A", "B"], starting_player=10**5_000),
    "edition": lambda: new_game(["A", "B"], edition=LONG),
    "super event": lambda: new_game(["A", "B"], great_event=LONG),
    "move": lambda: new_game(["A", "B"], seed=7).after(LONG),
    "number in a move": lambda: new_game(["A", "B"], seed=7).after(f"place {ENOUGH}"),
    "no move": lambda: new_game(["A", "B"], seed=7).after(10**5_000),
    "player": lambda: new_game(["A", "B"], seed=7).court(LONG),
    "JSON": lambda: State.from_json(f'{{"setup": {{"players": ["A", "B"], "seed": {ENOUGH}}}}}'),
    "JSON of a long word": lambda: State.from_json(f'{{"setup": {{"players": ["A", "B"], "edition": "{LONG}"}}}}'),
    "code": lambda: State.from_code(LONG),
    "control signs": lambda: position("month 3", "a\x1b[31m\u202e\x00", A=court(), B=court()),
}  # fmt: skip


@pytest.mark.parametrize("what", TYPED)
def test_the_answer_is_one_sentence_that_can_be_read(what):
    with pytest.raises(OneSentence) as raised:
        TYPED[what]()
    inputs.check_sentence(raised.value)


@pytest.mark.parametrize("name", ["", "Luck", "a\nb", "a\x1b[31m", "a\u202eb", "a\x00b", "\u3164", "x" * 61])
def test_every_door_asks_what_a_name_may_be(name):
    state = new_game(["Ada", "Bo"], seed=7)
    draft = state.to_json().replace('"Ada"', json.dumps(name))
    bench = State.game.editing.bench(state)
    for door in (
        lambda: new_game([name, "Bo"]),
        lambda: position("draft", {name: court(), "Bo": court()}),
        lambda: State.from_json(draft),
        lambda: State.from_code(pack("position", State.game, lambda writer: writer.value(json.loads(draft)))),
        lambda: bench.apply(bench.start, Edit("P1.name", name)),
        lambda: bench.parse(draft),
    ):
        with pytest.raises(OneSentence) as raised:
            door()
        inputs.check_sentence(raised.value)


def test_every_door_gives_a_name_its_one_form():
    typed, kept = " E\u0301va ", "\u00c9va"
    state = new_game([typed, "👩\u200d🚀 Ana"], seed=7)
    bench = State.game.editing.bench(state)
    assert state.players == (kept, "👩\u200d🚀 Ana")
    assert State.from_json(state.to_json().replace(kept, typed)) == state
    assert position("draft", f"{typed} drafts", {typed: court(), "Bo": court()}).players[0] == kept
    assert position("draft", "oldest: E\u0301va", {"Bo": court(), kept: court()}).setup.starting_player == 1
    assert bench.apply(bench.start, Edit("P2.name", "Zoe\u0308"))["setup"]["players"] == [kept, "Zoë"]
    with pytest.raises(BadPosition, match="Two players have the same name"):
        State.from_json(state.to_json().replace("👩\u200d🚀 Ana", typed))
    assert eval(repr(state), {"position": position, "court": court}) == state


# --- Questions that cannot be answered -------------------------------------------------------------------------------


def test_a_question_without_an_answer_is_told_in_a_sentence():
    state = new_game(["Ada", "Bo"], seed=7)
    for mine in state.courts:
        mine.palaces = []  # by hand, past every door
    with pytest.raises(BadInput) as raised:
        state.after("draft young monk, young farmer")
    assert str(raised.value) == "This cannot be played on: the next question has no answer here."


def test_a_question_of_the_year_that_nobody_can_answer_any_more_falls_away():
    state = position(
        "month 2, peace", "Bo places 2 floors", "Cem chooses a type for the charter",
        Bo=court(), Cem=court("no palace", space=1),
    )  # fmt: skip
    state = state.after("build 1 on 1").after("build 1 on 2")
    assert state.month == 3


def test_only_the_open_question_can_be_half_answered():
    asked = ("Ada releases 1", "Bo releases 2, named young monk 1")
    fault = told(
        "month 3, contagion",
        *asked,
        Ada=court("2 young monk, young healer"),
        Bo=court("3 young monk, old monk, young healer"),
    )
    assert "Only the open question can be half answered" in fault


# --- Words say what they are read back to ----------------------------------------------------------------------------


def test_of_one_player_only_what_goes_together_is_asked_at_once():
    court_of_many = court("3 young monk, young healer, old farmer", "2 old monk", yuan=9)
    for asked in (
        ("Ada releases 1 for the contagion", "Ada leaves 1 palace without rice"),
        ("Ada acts", "Ada gives back 3 goods"),
        ("Ada releases 1 from palace 1", "Ada releases 1 from palace 1"),
        ("Bo takes a young person at sunrise, then Ada", "Ada discards 2 cards"),
    ):
        assert "asked for two things at once" in told("month 7, drought", *asked, Ada=court_of_many, Bo=court())
    assert position(
        "month 3", "Ada acts", "Ada acts", "Bo acts", Ada=court(), Bo=court()
    ).legal_moves  # though none does
    state = position(
        "month 7, drought", "Ada releases 1 from palace 1", "Ada releases 1 from palace 2",
        Ada=court("2 young monk, old monk", "2 young healer, old healer"), Bo=court(),
    )  # fmt: skip
    assert State.from_json(state.to_json()) == state


def test_what_nobody_decides_comes_after_what_is_asked():
    fault = told("month 7, drought", "super event: flood", "Ada acts", "super event", "Bo gives back 3 goods",
                 "decay", "scoring", "next month", Ada=court(), Bo=court(yuan=9))  # fmt: skip
    assert "What is asked comes before this" in fault


def test_two_purchases_of_one_player_take_one_dragon():
    state = position("month 3", "Ada buys a privilege", "Ada buys a privilege", "Bo acts", "person phase",
                     Ada=court(yuan=40), Bo=court(yuan=40))  # fmt: skip
    assert eval(repr(state), {"position": position, "court": court}) == state


def test_a_hand_that_goes_without_saying_is_the_one_that_is_read():
    """Bo's last card is played, which goes without saying; the reader must not think that Bo is asked for it."""
    courts = {"Ada": court("2 young monk", "2"), "Bo": court("2 old farmer")}
    state = position("month 11, drought", "Ada houses young farmer", "event", courts)
    assert state.court("Bo").hand == ()
    assert eval(repr(state), {"position": position, "court": court}) == state


def test_a_name_in_quotation_marks_is_told_as_it_is():
    fault = told("month 3", '"Ana; B" jumps', {"Ana; B": court(), "Bo": court()})
    assert fault.startswith("“Ana; B jumps”: what Ana; B does is not known")


def test_an_event_in_the_first_two_months_is_told_with_the_whole_row():
    state = position("month 1, drought", "row: drought, peace, drought, imperial tribute, contagion, dragon festival, "
                     "mongol invasion, drought, imperial tribute, contagion, mongol invasion, dragon festival",
                     Ada=court(), Bo=court())  # fmt: skip
    for month in (1, 2):
        state.month = month
        assert eval(repr(state), {"position": position, "court": court}) == state
