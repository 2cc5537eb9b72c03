"""Questions about the year ahead, and counted years."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import Refusal
from yotd_widget.games.dragon.lessons.years import years
from yotd_widget.quiz.questions import ask

OTHER = (
    "row: imperial tribute, dragon festival, contagion, mongol invasion, drought, "
    "imperial tribute, contagion, dragon festival, mongol invasion, drought"
)


# --- Needs against stock -----------------------------------------------------------------------------------------


def test_rice_for_the_next_drought():
    question = ask("dragon.plan.short", "two-droughts")
    assert question.key == 2
    assert "Drought of month 5" in question.text
    assert {"EVT-DROUGHT-1", "SETUP-8"} <= set(question.rules)
    assert question.wrong_rule(1) == "dragon.drought-sacks"
    assert ask("dragon.plan.short", "two-droughts", moves="use A harvest").key == 0
    assert ask("dragon.plan.short", yw.dragon.example("two-droughts", rice=1)).key == 1


@pytest.mark.parametrize(
    ("event", "month", "persons"),
    [("imperial tribute", 3, 0), ("drought", 5, 2), ("mongol invasion", 6, 1), ("contagion", 7, 2)],
)
def test_what_the_next_event_takes(event, month, persons):
    question = ask("dragon.plan.lost", "two-droughts", event=event)
    assert question.key == persons
    assert f"month {month}:" in question.text
    row = next(row for row in yw.Ledger(yw.dragon.example("two-droughts")).needs if row["period"] == month)
    assert row["verdict"] in question.trace[0].text  # the Ledger says the same


def test_this_month_counts_and_past_events_do_not():
    assert ask("dragon.plan.lost", yw.dragon.example("two-droughts", yuan=1), event="imperial tribute").key == 3
    later = yw.dragon.example("month-5")
    assert "month 8" in ask("dragon.plan.short", later).text


def test_events_that_ask_for_nothing():
    with pytest.raises(BadInput, match="no such event is ahead: Peace"):
        ask("dragon.plan.lost", "two-droughts", event="peace")


# --- Counted years -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("until", "kept"), [(6, 20), (7, 2), (9, 1)])
def test_counted_years(until, kept):
    found = years("two-droughts", until=until)
    assert found.kept == kept
    assert len(found.first) == 20
    assert ask("dragon.plan.kept", "two-droughts", until=until).key == kept


def test_years_agree_with_playouts():
    """The same luck and the same Stewards: whom nobody sends away is still there at the end of a playout."""
    start, steward = yw.dragon.example("two-droughts"), yw.dragon.Steward()
    for number in range(5):
        now, luck, gone = start.clone(), yw.KeyedLuck(number), 0
        while now.agenda and not gone:
            decision = now.decision
            month, before = now.month, now.court("Ada").headcount()
            now = now.after(luck.answer(now) if decision.player == "Luck" else steward.choose(now))
            gone = month if now.court("Ada").headcount() < before else 0
        assert years(start, years=number + 1).first[number] == gone


def test_seed_and_moves():
    assert years("two-droughts", until=9, seed=1) == years("two-droughts", until=9, seed=1)
    assert years("two-droughts", until=9, moves="use A taxes").kept == 4
    assert ask("dragon.plan.kept", "two-droughts", moves="use A taxes", until=9).key == 4
    assert [years("two-droughts", until=9, moves="use A taxes", seed=seed).kept for seed in (1, 5)] == [5, 3]
    assert years("two-droughts", until=9, years=7).first == years("two-droughts", until=9).first[:7]


def test_other_policy_and_player():
    found = years("two-droughts", "Bo", until=5, policy=yw.RandomPolicy(3))
    assert (found.player, found.policy) == ("Bo", "RandomPolicy(seed=3)")
    assert found.kept < 20


def test_another_row_and_another_person():
    assert years("two-droughts", until=9, words=OTHER).kept == 0
    counts = yw.vary("dragon.plan.kept", "two-droughts", persons=[{}, {"young farmer": "old farmer"}], until=9)
    assert list(counts.values()) == [1, 19]
    assert ask("dragon.row.legal", yw.dragon.example("two-droughts", words=OTHER)).key == "yes"


def test_printed():
    found = years("two-droughts", until=9, moves="use A taxes")
    assert found.error == pytest.approx((4 * 16 / 20) ** 0.5)
    assert str(found).splitlines() == [
        "●" * 4 + "○" * 16,
        "4 of 20 years, ± 1.8",
        "Ada keeps everybody to the end of month 9; Steward() decides for all; seed 0",
    ]
    assert repr(found) == str(found)
    assert str(years("two-droughts", until=3, years=25)).splitlines()[:2] == ["●" * 20, "●" * 5]


def test_question_says_how_it_was_counted():
    question = ask("dragon.plan.kept", "two-droughts", until=9)
    assert "20 years, each with its own luck (seed 0)" in question.text
    told = [line.text for line in question.trace]
    assert told[:4] == [
        "No release: 1 year.",
        "First release in month 7, Contagion: 18 years.",
        "First release in month 9, Drought: 1 year.",
        "Policy: Steward(); seed 0; standard error: 1.0.",
    ]
    assert question.hints.places == ("month/7", "month/9")


def test_whoever_is_replaced_is_not_released():
    full = yw.dragon.example("full-court")
    after = full.after(next(move for move in full.legal_moves if str(move).startswith("replace")))
    assert after.court("Ada").headcount() == full.court("Ada").headcount()
    assert years(full, until=4, years=1).first == (0,)


def test_refused():
    with pytest.raises(BadInput, match="1 or more"):
        years("two-droughts", years=0)
    with pytest.raises(BadInput, match="month 2 is not ahead"):
        years("two-droughts", until=2)
    with pytest.raises(BadInput, match="month 13"):
        years("two-droughts", until=13)
    with pytest.raises(Refusal):
        years("two-droughts", moves="use B taxes")
