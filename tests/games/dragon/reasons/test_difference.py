"""The difference of two positions: complete, and every number with the rules that made it."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from games.dragon.table import acting, court
from nights import one_in

from yotd_widget.describe.difference import Cause, Fact
from yotd_widget.engine.errors import BadInput, WrongKind
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note, Notes
from yotd_widget.games.dragon import new_game
from yotd_widget.games.dragon.court import Court
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.pieces import GREAT_EVENTS
from yotd_widget.games.dragon.reasons.difference import difference, difference_between
from yotd_widget.games.dragon.state import State

REST_OF_ACTIONS = ("use B military_parade", "use A taxes")
PERSONS = (
    *("play farmer", "take young farmer", "place 3", "play healer", "take young healer"),
    *("play healer", "take old healer", "place 1"),
)


def month_5(action: str) -> Timeline:
    return after_action(Timeline(example("month-5")), action)


def after_action(game: Timeline, action: str) -> Timeline:
    game.play(action, *REST_OF_ACTIONS, *PERSONS)
    while game.state.month == 5:
        game.play(game.state.legal_moves[0])
    return game


def things(facts: Any) -> list[tuple[str, str, str]]:
    return [(fact.player, fact.thing, fact.item) for fact in facts]


def test_one_drought_in_words():
    before, notes = example("first-drought"), Notes()
    after = before.after("place 3", notes=notes).after("without 1", notes=notes)
    assert str(difference(before, after, notes)).splitlines()[0] == (
        "Ada: −1 young monk (EVT-DROUGHT-4), +1 young farmer (PER-10), −2 rice (2 → 0; EVT-DROUGHT-2), "
        "−1 floor (5 → 4; DECAY-1), +3 points (5 → 8; SCORE-1), +4 steps (10 → 14; PER-10), "
        "place in the order 2 → 1 (PER-10)"
    )


def test_a_fact_is_data_first():
    game = month_5("use A taxes")
    (fact,) = [fact for fact in difference_between(game, 0) if (fact.player, fact.thing) == ("Cyd", "yuan")]
    assert fact == Fact(
        "dragon", 2, "Cyd", "yuan", "", 3, 2, (Cause("ACT-6", -3), Cause("ACT-TAX-1", 2)), game.state.players
    )
    assert (fact.change, fact.rules) == (-1, ("ACT-6", "ACT-TAX-1"))
    assert str(fact) == "Cyd: −1 yuan (3 → 2; ACT-6 −3, ACT-TAX-1 +2)"
    assert msgspec.json.decode(msgspec.json.encode(fact))["now"] == 2


def test_taxes_or_harvest_differ_in_yuan_and_rice_only():
    game = month_5("use A taxes").branch("taxes")
    after_action(game.jump(0), "use A harvest").branch("harvest")
    there = "Ada: −5 yuan (7 → 2; ACT-TAX-1), +3 rice (0 → 3; ACT-HARVEST-1)"
    assert str(difference_between(game, "taxes", "harvest")) == there
    assert str(difference_between(game, "taxes")) == str(difference_between(game, "taxes", "harvest"))
    back = "Ada: +5 yuan (2 → 7; ACT-TAX-1), −3 rice (3 → 0; ACT-HARVEST-1)"
    assert str(difference_between(game, "harvest", "taxes")) == back


def test_what_both_branches_did_is_no_cause():
    game = month_5("use A taxes").branch("taxes")
    after_action(game.jump(0), "pass").branch("pass")
    assert str(difference_between(game, "taxes", "pass")) == (
        # she had to pay: Ada's dragon was there
        "Ada: −4 yuan (7 → 3; ACT-9 +1, ACT-TAX-1 −5)\nCyd: +3 yuan (2 → 5; ACT-6)"
    )


def test_backwards_every_number_turns_round():
    game = month_5("use A taxes")
    there, back = difference_between(game, 0, game.node), difference_between(game, game.node, 0)
    assert things(there) == things(back)
    assert [(fact.was, fact.now) for fact in there] == [(fact.now, fact.was) for fact in back]
    assert [fact.change and -fact.change for fact in there] == [fact.change for fact in back]


def test_equal_positions_do_not_differ():
    state = example("month-5")
    assert difference(state, state.clone()) == ()
    assert str(difference(state, state.clone())) == "No difference."


def test_who_lives_elsewhere_is_told_where_the_numbers_are_the_same():
    one = acting(court("2 young monk", "2 young healer"), court())
    other = acting(court("2 young healer", "2 young monk"), court())
    assert str(difference(one, other)) == (
        "P1: palace 1: 2 floors with young healer, palace 2: 2 floors with young monk"
    )
    assert str(difference(one, acting(court("3 young monk", "1 young healer"), court()))) == (
        "P1: palace 1: 3 floors with young monk, palace 2: 1 floor with young healer"
    )
    fewer = difference(one, acting(court("2 young monk"), court()))
    assert str(fewer) == "P1: −1 young healer, −2 floors (4 → 2), −1 palace (2 → 1)\nTable: +1 young healer on offer"
    assert str(fewer[3]) == "P1: palace 2: gone"
    assert str(difference(one, acting(court("2 young monk", "2 young healer"), court(), dragons={"P2": "B"}))) == (
        "P2: dragon: on group B"
    )


def test_the_same_persons_in_another_order_do_not_differ():
    one, other = court("2 young monk, young healer", "2"), court("2 young healer, young monk", "2")
    assert difference(acting(one, court()), acting(other, court())) == ()


def test_pieces_of_an_open_choice_are_told():
    game = Timeline(new_game(["Ada", "Bo"], seed=7)).play("draft young monk")
    assert str(difference_between(game, 0)) == "Table: decision: Ada drafts two persons, 1 of 2 given"


def test_without_notes_there_are_facts_without_causes():
    before = example("first-drought")
    assert "−2 rice (2 → 0)," in str(difference(before, before.after("place 2")))


def test_players_must_be_the_same():
    with pytest.raises(BadInput, match="Ada, Bo and Ada, Bo, Cyd do not play the same game"):
        difference(example("first-drought"), example("month-5"))


@pytest.mark.parametrize(("before", "after", "named"), [(5, 6, "5"), ("first-drought", "month-5", "'first-drought'")])
def test_what_is_no_position_cannot_be_compared(before, after, named):
    with pytest.raises(WrongKind, match=f"^two positions can be compared, and {named} is none$"):
        difference(before, after)
    with pytest.raises(WrongKind):
        difference(example("first-drought"), after)


# --- Over random games ----------------------------------------------------------------------------------------------

NUMBERS = {"yuan": "yuan", "rice": "rice", "fireworks": "fireworks", "small": "small", "large": "large", "vp": "vp",
           "steps": "space"}  # fmt: skip
GAMES = [
    *((players, seed, {}) for players in (2, 3, 4, 5) for seed in (1, 2)),
    *((3, 11 + seed, {"great_wall": True, "great_event": event}) for seed, event in enumerate(GREAT_EVENTS)),
]


def played(players: int, seed: int, options: dict[str, Any]) -> Timeline:
    game = Timeline(new_game(["Ada", "Bo", "Cyd", "Dorota", "Emil"][:players], seed=seed, **options))
    while game.state.agenda:
        game.play(RandomPolicy(seed).choose(game.state))
    return game


def applied(before: State, facts: Any) -> list[dict[str, Any]]:
    """Goods, persons, cards, tiles and palaces of each court, from `before` and the facts alone."""
    courts = [told(court) for court in before.courts]
    for fact in facts:
        if fact.seat is None or fact.thing in ("floors", "palaces", "wall", "place", "dragon"):
            continue
        mine = courts[fact.seat]
        if fact.thing == "palace":
            mine["palace"][int(fact.item)] = fact.now
        elif fact.item:
            mine[fact.thing][fact.item] += fact.change
        else:
            mine[fact.thing] += fact.change
    return courts


def told(court: Court) -> dict[str, Any]:
    palaces = {n: msgspec.structs.replace(p, persons=tuple(sorted(p.persons))) for n, p in enumerate(court.palaces, 1)}
    return {
        **{thing: getattr(court, name) for thing, name in NUMBERS.items()},
        "person": Counter(court.persons()),
        "card": Counter(court.hand),
        "wall_tile": Counter(court.wall_tiles),
        "palace": palaces,
    }


def same(mine: dict[str, Any], court: Court) -> bool:
    mine["palace"] = {number: palace for number, palace in mine["palace"].items() if palace}
    return all(+value == +told(court)[thing] if isinstance(value, Counter) else value == told(court)[thing]
               for thing, value in mine.items())  # fmt: skip


@pytest.mark.parametrize(("players", "seed", "options"), one_in(2, GAMES), ids=lambda value: str(value))
def test_facts_lead_from_one_position_to_the_other_and_every_number_has_its_rules(players, seed, options):
    game = played(players, seed, options)
    spans = [(at - 1, at) for at in range(1, len(game) + 1)] + [
        (at, min(at + 29, len(game))) for at in range(0, len(game), 7)
    ]
    for one, other in spans:
        before, after = game.state_at(one), game.state_at(other)
        notes: list[Note] = [note for step in game.steps[one:other] for note in step.notes]
        facts = difference(before, after, notes)
        assert all(map(same, applied(before, facts), after.courts)), (one, other)
        for fact in facts:
            assert str(fact)
            if fact.thing in ("phase", "decision"):
                continue
            assert fact.rules, (one, other, fact)
            if fact.change is not None and fact.thing != "place":
                assert sum(cause.change for cause in fact.causes) == fact.change, (one, other, fact)


def test_between_branches_the_causes_add_up_too():
    for seed in (1, 2, 3):
        game = played(3, seed, {"great_wall": True})
        for at in (20, 60, 100):
            game.go("branch 1").jump(at)
            while game.state.agenda and game.state.decision.seat == LUCK:
                game.redo()
            for number in range(40):
                if game.state.agenda:
                    game.play(RandomPolicy(seed + at + number).choose(game.state))
            facts = difference_between(game, "branch 1")
            assert facts
            for fact in facts:
                if fact.change is not None and fact.thing != "place":
                    assert sum(cause.change for cause in fact.causes) == fact.change, (seed, at, fact)
