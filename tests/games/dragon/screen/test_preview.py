"""Previews promise what then happens."""

import re

import msgspec
import pytest
from games.dragon.table import acting, court, happens
from nights import one_in

from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.dragon import example, new_game
from yotd_widget.games.dragon.actions import amount
from yotd_widget.games.dragon.events import Decay
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import ChooseWallTile
from yotd_widget.games.dragon.moves import DISCARD, Play, Release, Take
from yotd_widget.games.dragon.pieces import BOOSTED_BY, WALL_TILES
from yotd_widget.games.dragon.reasons.forecast import need
from yotd_widget.games.dragon.screen.ahead import in_month, to_come
from yotd_widget.games.dragon.screen.board import board
from yotd_widget.games.dragon.screen.court_view import court_view
from yotd_widget.games.dragon.screen.preview import preview
from yotd_widget.games.dragon.words import ACTION_NAMES
from yotd_widget.games.dragon.year import NextMonth


def told(state, move):
    lines, _ghosts = preview(state, move if not isinstance(move, str) else state.read(move))
    return " ".join(line.text for line in lines)


def positions(players, seed, **options):
    game = Timeline(new_game(["Ada", "Bo", "Cyd", "Dina", "Eli"][:players], seed=seed, **options))
    policy = RandomPolicy(seed)
    while game.state.agenda:
        yield game.state
        game.play(policy.choose(game.state))


@pytest.mark.parametrize(
    ("players", "seed", "wall"),
    [(2, 1, False), (3, 2, False), (4, 3, False), (5, 4, False), (2, 5, True), (3, 6, True)],
)
def test_what_an_event_will_ask_is_foretold_after_every_choice(players, seed, wall):
    """Wherever a choice changes the verdict on the own court, and nobody has decided since, the preview says so."""
    compared = 0
    for state in positions(players, seed, great_wall=wall):
        seat, before = state.decision.seat, need(state, state.decision.seat)
        if before is None:
            continue
        for move in state.legal_moves:
            after = state.after(move)
            if (after.month, after.phase) != (state.month, state.phase):
                continue
            if (now := need(after, seat)) is None:
                continue  # what a Drought asked for has been answered
            if after.decision.seat != seat and now.verdict != before.verdict:
                assert now.verdict in told(state, move), (state, move)
                compared += 1
    assert compared > 5


def test_once_an_event_has_struck_nothing_of_it_is_foretold():
    mine = court("2 young monk, young healer", "2 young farmer, old farmer", yuan=2)
    state = happens("imperial_tribute", mine, court(yuan=9), decay=True)
    assert (state.decision.id, state.decision.total) == ("D-13", 2)
    assert court_view(state, 0)["need"] is None
    for move in state.legal_moves:
        assert "Tribute" not in told(state, move)


def test_while_a_drought_asks_its_bowls_stay():
    """What was paid is gone, and yet to be seen: two of three palaces have rice, and who names the third chooses."""
    state = example("first-drought").after("place 3")
    assert (state.decision.id, state.decision.total, state.courts[0].rice) == ("D-14", 1, 0)
    seen = court_view(state, 0)["need"]
    assert (seen["bowls"], seen["verdict"]) == ({"full": 2, "total": 3}, "1 person leaves")
    assert board(state)["asked"]["text"] == "3 inhabited palaces, 2 with rice: 1 person leaves"
    assert court_view(state, 1)["need"] is None
    choosing = state.after("without 2")  # who leaves palace 2
    assert choosing.decision is None or choosing.decision.id != "D-14"
    assert (court_view(choosing, 0)["need"] or {"bowls": None})["bowls"] is None


def housed(state, move):
    """Whoever is taken walks as far from any room (PER-10): the marker is foretold before one is chosen."""
    if isinstance(move, Take | Play) and state.decision.id in ("D-11", "D-12", "D-24"):
        homes = [each for each in state.legal_moves if each != DISCARD]
        return state.after(homes[-1]) if homes else state
    return state


@pytest.mark.parametrize(
    ("players", "seed", "great_event"),
    one_in(
        2,
        [
            (5, 6, None),
            (2, 5, None),
            (3, 7, "ge_flood"),
            (2, 8, "ge_charter"),
            (2, 1, "ge_quake"),
            (4, 9, "ge_sunrise"),
        ],
    ),
)
def test_steps_and_goods_are_foretold_after_every_choice(players, seed, great_event):
    for state in positions(players, seed, great_wall=great_event is not None, great_event=great_event):
        seat = state.decision.seat
        for move in state.legal_moves:
            after = state.after(move)
            if (after.month, after.phase) != (state.month, state.phase):
                continue
            if after.decision.id == "D-21" and after.decision.done:
                continue  # in the middle of a row the ghosts show what is named
            _lines, ghosts = preview(state, move)
            court, then = state.courts[seat], after.courts[seat]
            for good in ("yuan", "rice", "fireworks"):
                foretold = ghosts.get(f"good/{seat}/{good}", {"text": f"→ {getattr(court, good)}"})["text"]
                assert foretold == f"→ {getattr(then, good)}", (state, move)
            then = housed(after, move).courts[seat]
            assert ghosts.get(f"space/{seat}", {"text": f"→ {court.space}"})["text"] == f"→ {then.space}"


def test_a_privilege_that_must_be_small_is_paid_in_the_preview():
    state = example("month-5")
    state.event_row = (*state.event_row[:4], "imperial_tribute", *state.event_row[5:])
    state.court("Ada").yuan = 5
    text = told(state, "use C privilege")
    assert "buys a small privilege for 2 yuan" in text
    assert "1 person leaves" in text
    state.court("Ada").yuan = 9  # small or large is still open: no promise about the Tribute
    assert "leave" not in told(state, "use C privilege")


# --- Expansions ------------------------------------------------------------------------------------------------------


def month_7(great_event, *courts):
    state = acting(*courts, month=7, event="peace")
    state.setup = msgspec.structs.replace(state.setup, great_event=great_event)
    state.great_event, state.phase = great_event, "event"
    state.agenda = [NextMonth(), Decay(), GreatEventPhase()]
    state.proceed()
    return state


def test_a_wall_tile_says_its_bonus_its_place_and_whether_the_wall_will_reach():
    state = example("month-5")
    state.setup = msgspec.structs.replace(state.setup, great_wall=True)
    state.event_row = (*state.event_row[:5], "mongol_invasion", *state.event_row[6:])
    state.wall = (0, 1, 2, 0)
    seat = state.decision.seat
    state.courts[seat].wall_tiles = WALL_TILES
    state.agenda.append(ChooseWallTile(seat))
    yuan = state.courts[seat].yuan
    text = told(state, "lay wall_yuan")
    assert f"2 yuan for the tile. Yuan {yuan} → {yuan + 2}." in text
    assert "Tile 5 of the wall" in text
    assert "month 6 needs 6: 1 tile short." in text
    assert preview(state, state.read("lay wall_yuan"))[1]["wall"] == {"kind": "gain", "text": "2 → 1 short"}
    state.wall += (1,)
    assert "month 6 needs 6: it reaches." in told(state, "lay wall_floor")
    _, ghosts = preview(state, state.read("lay wall_vp"))
    assert set(ghosts) == {"wall", "wall/6", f"wall/{seat}/wall_vp", f"vp/{seat}"}
    assert ghosts["wall"]["text"] == "it reaches"


def test_an_earthquake_says_who_will_have_to_leave():
    state = month_7("ge_quake", court("2 young monk, old healer", "1 young farmer", "3"), court())
    assert "1 person has to leave it; you choose who." in told(state, "demolish 1")
    assert told(state, "demolish 2") == "Palace 2 falls and takes along: young farmer."
    assert "Nobody has to leave it." in told(state, "demolish 3")
    assert told(state.after("demolish 1"), "demolish 1") == "Palace 1 falls and takes along: young monk, old healer."
    _, ghosts = preview(state.after("demolish 3"), state.read("demolish 2"))
    assert {place: mark["kind"] for place, mark in ghosts.items() if place.startswith("palace/0")} == {
        "palace/0/2": "gone",
        "palace/0/3": "loss",
    }


def test_goods_of_a_flood_are_counted_as_they_are_named():
    state = month_7("ge_flood", court(yuan=5, rice=2, fireworks=1), court())
    assert told(state.after("return 1 yuan"), "return 1 yuan") == "2 of 5 yuan: 3 stay."
    _, ghosts = preview(state.after("return 1 yuan"), state.read("return 1 rice"))
    assert {place: mark["text"] for place, mark in ghosts.items()} == {"good/0/yuan": "→ 4", "good/0/rice": "→ 1"}


def test_the_charter_says_what_a_type_brings():
    state = month_7("ge_charter", court("3 young monk, old healer, young craftsman", "1", yuan=1, vp=3), court())
    assert told(state, "charter monk") == "Buddhas × floors: 3 points. Points 3 → 6."
    assert told(state, "charter craftsman") == "1 hammer: 1 floor. You choose where."
    assert told(state, "charter healer") == "The Charter brings healers nothing."


def test_forecasts_on_the_board_follow_the_choice_in_view():
    state = example("first-drought")
    lines, ghosts = preview(state, state.read("place 3"))
    assert (ghosts["need/0"], ghosts["palace/0/3"]) == (
        {"kind": "loss", "text": "−1 person"},
        {"kind": "gain", "text": "stays"},
    )
    lines, ghosts = preview(state, state.read("place 1"))
    assert not {"need/0", "palace/0/3"} & ghosts.keys()
    assert "Drought this month: nobody leaves (2 inhabited palaces, rice 2)." in [line.text for line in lines]


def leaving(players, seed, **options):
    """Positions in which one person leaves, with each answer and what comes of it."""
    for state in positions(players, seed, **options):
        task = state.agenda[-1]
        if state.decision.id not in ("D-13", "D-15", "D-16", "D-17") or task.pieces[1] != 1:
            continue
        for move in task.options(state):
            if isinstance(move, Release):
                yield state, task.seat, move, Timeline(state).play(move).state


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 4)])
def test_whoever_leaves_is_told_with_what_is_missing_then(players, seed):
    """Actions that bring less, a palace that decays, points of each month: as it is after the move."""
    seen = {"action": 0, "empty": 0, "fans": 0, "month": 0}
    for state, seat, move, after in leaving(players, seed):
        text, (was, now) = told(state, move), (each.courts[seat] for each in (state, after))
        if was.headcount() - now.headcount() > 1:
            continue  # another one has left without a choice
        for action in BOOSTED_BY:
            before, then = (sum(amount(each, seat, action)) for each in (state, after))
            line = f"{ACTION_NAMES[action]}: {before} → {then} "
            assert (line in text) == (before != then)
            seen["action"] += before != then
        emptied = len(was.palaces) == len(now.palaces) and len(was.inhabited()) > len(now.inhabited())
        if emptied and after.month == state.month:
            assert "is empty then" in text
            seen["empty"] += 1
        assert (bool(re.search("points? each month.", text))) == (was.fans() > now.fans())
        seen["fans"] += was.fans() > now.fans()
        for month, found in to_come(after, seat).items():
            if f"Month {month}, " in text and after.month == state.month:
                assert f"→ {in_month(after, month, *found)['text']}." in text
                seen["month"] += 1
    assert all(seen.values()), seen
