"""Lessons of Gùgōng: what is spoken of is to be seen, and who plays stays who they are."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.timeline import Timeline
from yotd_widget.lessons import shelf
from yotd_widget.lessons.going import Going
from yotd_widget.lessons.made import Made

TABLE = ("Lisa", "David", "Sebastian", "Anna")
LESSONS = [name for name in shelf.names("gugong") if not shelf.is_check(name)]


def going(name: str) -> Going:
    return Going(Made(shelf.text("gugong", name)))


@pytest.mark.parametrize("step", ["who", "tie", "left"])
def test_the_wall_is_seen_complete_before_it_is_scored(step):
    drawn = going("great-wall").draw(step)
    wall = drawn["picture"]["scene"]["board"]["wall"]
    assert wall["units"] >= wall["needed"]
    assert wall["text"] == "complete"
    after = drawn["outcome"]["scene"]["board"]["wall"]
    assert after["units"] < wall["units"]


def test_a_gift_of_a_lesson_foresees_itself_alone():
    """On the board of a game it foresees card and place as well; here they are asked about next."""
    lesson = yw.Lesson("gugong.gift", "give")
    choice = lesson.snapshot["choices"]["card/P2-8+gift/intrigue"]
    assert [line["text"] for line in choice["preview"]["lines"]] == ["You take the silk (5)."]
    played = yw.Play(lesson.state).snapshot["choices"]["card/P2-8+gift/intrigue"]
    assert "The place: Intrigue 0 → 1." in [line["text"] for line in played["preview"]["lines"]]


def test_a_turn_ends_when_somebody_else_decides():
    found = going("payment")
    step = found.step("turn")
    timeline = found.begin(step)
    for move in ("give P3-3 jade discard P1-2", "usecard", "useplace", "buy 1"):
        assert not found.reached(step)
        timeline.play(move)
    assert found.reached(step)


def test_everybody_keeps_seat_and_colour_from_lesson_to_lesson():
    elsewhere = []
    for name in LESSONS:
        found = going(name)
        for step in found.steps:
            found.reach(step)
            players = [player for player in found.position(step).players if player != "Meng"]
            if tuple(players) != TABLE[: len(players)]:
                elsewhere.append((name, step.id, players))
    assert elsewhere == []


def test_it_is_said_once_that_some_numbers_are_stand_ins():
    told = [name for name in LESSONS if "stand-ins" in str(shelf.text("gugong", name))]
    assert told == ["gift"]
    assert [name for name in LESSONS if "this project" in str(shelf.text("gugong", name))] == []


def test_whoever_ends_the_exchanges_is_told_what_is_lost():
    state = yw.Lesson("gugong.end", "last").state
    board = state.game.screen.board(state)
    assert [option["detail"] for option in board["options"] if option["name"] == "done"] == ["tokens lost: 2"]
    text = state.game.screen.preview(state, state.read("done"))[0][0].text
    assert text == "Lisa exchanges no more tokens: worth 2, they bring nothing."


def test_what_a_text_says_in_numbers_is_what_happens():
    """Where words stand for a number that no placeholder knows."""
    found = going("payment")
    timeline = found.begin(found.step("turn"))
    pools = [timeline.state.seats[0].pool]
    for move in ("give P3-3 jade discard P1-2", "usecard", "useplace", "buy 1"):
        timeline.play(move)
        pools.append(timeline.state.seats[0].pool)
    assert pools == [1, 1, 3, 3, 0]
    night = Timeline(yw.gugong.example("night-dice"))
    night.play("skip")
    bonus = [(note.seat, note.change) for step in night.steps for note in step.notes if note.rule == "NIGHT-3"]
    assert bonus == [(2, {"vp": 3}), (2, {"envoy": 1})]
    end = Timeline(yw.gugong.example("end-all"))
    before = end.state.seats
    end.play("done")
    after = end.state.seats
    anna = before[3]
    assert (anna.vp, anna.envoy, max(seat.vp for seat in before), after[3].vp) == (36, 7, 36, 0)
    lisa = yw.gugong.example("supply-1").seats[0]
    assert (lisa.pool, lisa.supply, lisa.wall, len(lisa.decrees)) == (7, 1, 2, 2)


@pytest.mark.parametrize(
    ("move", "said"),
    [("give P2-5 palace free", "your 9 waits"), ("give P1-4 palace free", "lowest of your cards"),
     ("give P2-5 jade no_action", "Without a favour")],
)  # fmt: skip
def test_a_gift_is_judged_by_card_and_price(move, said):
    found = going("free")
    lay = found.step("lay")
    found.begin(lay).play(move)
    replies = str(found.standing(lay)["replies"])
    assert said in replies
    assert replies.count("Free, and") == (said == "your 9 waits")


@pytest.mark.parametrize(
    ("moves", "said"), [(["wall A", "build 1 0 none"], "for David"), (["wall B", "build 2 0 none"], "worth it")]
)
def test_a_section_is_judged_by_who_has_it(moves, said):
    found = going("great-wall")
    build = found.step("build")
    timeline = found.begin(build)
    for move in moves:
        if not found.reached(build):
            timeline.play(move)
    assert said in str(found.standing(build))


def test_of_what_was_marked_only_the_wrong_is_pinned():
    drawn = going("gift").draw("five")["asked"]
    equal = next(each["reply"] for each in drawn["recognised"] if each["reply"]["wrong"] == "gugong.equal-beats")
    assert [pin["place"] for pin in equal["pins"]] == ["gift/intrigue"]
    seal = next(choice["reply"] for choice in drawn["choices"] if choice["value"] == "jade")
    assert [pin["place"] for pin in seal["pins"]] == ["gift/jade"]
    assert drawn["otherwise"]["pins"] == []


def test_what_waits_for_a_later_step_says_so_and_no_rule():
    """The 1 would be free where a 9 lies: that it does not beat a 3 is not why it cannot be given here."""
    choices = yw.Lesson("gugong.gift", "give").snapshot["choices"]
    told = {choice["reason"]["text"] for place, choice in choices.items() if place.startswith("card/P2-1+")}
    assert told == {"Not in this step."}


def test_a_question_that_comes_back_has_no_heading_of_the_old_things():
    assert going("gift").draw("again:five")["heading"] == "One gift"
