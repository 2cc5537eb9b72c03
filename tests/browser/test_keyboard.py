"""By keys alone: the focus never falls off the board, regions come in one order, and what is missing is said."""

import random
import re

import pytest
from listener import Listener
from nights import one_in
from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.games.gugong.game import GAME
from yotd_widget.games.gugong.moves import Exchange

REGION = """() => {
  const at = document.activeElement?.shadowRoot?.activeElement;
  if (!at) return "";
  const named = { hand: ".mine", tokens: ".purse", officials: ".realm", price: ".prices", bar: ".bar", past: ".past" };
  return Object.keys(named).find(name => at.closest(named[name])) ?? "";
}"""


def until(wanted, seed=0, names=("Ada",), **options):
    """A game played at random up to a moment that is wanted."""
    for each in range(seed, seed + 60):
        draw, timeline = random.Random(each), yw.Timeline(yw.gugong.new_game(list(names), seed=each, **options))
        while timeline.state.agenda:
            if wanted(timeline.state):
                return timeline
            moves = [move for move in timeline.state.legal_moves if not isinstance(move, Exchange)]
            timeline.play(draw.choice(moves or timeline.state.legal_moves))
    raise AssertionError("no such moment")


def is_asked(point):
    return lambda state: state.decision.id == point


@pytest.fixture
def reader(table):
    def sit(game, **options):
        board = table(game, **options)
        board.page.locator(".numeral").first.wait_for(state="attached")
        ear = Listener(board.page)
        ear.board = board
        ear.keys = board.page.keyboard
        return ear

    return sit


def live(reader, text):
    expect(reader.page.locator("[aria-live=polite]:not(.placards)")).to_have_text(re.compile(text))


@pytest.mark.parametrize("key", one_in(2, [",", "PageUp", "Shift+<"]))
def test_looking_back_keeps_the_keyboard_and_says_where_one_is(reader, key):
    reader = reader(until(lambda state: state.day == 2 and state.decision.id == "DP-GIFT"))
    reader.board.page.keyboard.press("Tab")
    before = reader.focused()
    assert ", can be chosen" in before
    reader.keys.press(key)
    live(reader, "^You look at: ")
    assert reader.focused() == "Timeline"
    reader.keys.press(key)
    assert reader.focused() == "Timeline"
    reader.keys.press("Escape")
    live(reader, "^Back at now. Ada exchanges a gift")
    assert reader.focused() == before


def test_a_step_on_from_the_bar_of_the_past_gives_the_keyboard_back(reader):
    reader = reader(until(lambda state: state.day == 2 and state.decision.id == "DP-GIFT"))
    reader.keys.press("Tab")
    before = reader.focused()
    reader.keys.press(",")
    reader.page.get_by_role("button", name="Play on from here").focus()
    reader.keys.press(".")
    live(reader, "^Back at now.")
    assert reader.focused() == before
    reader.keys.press(",")
    reader.page.get_by_role("button", name="Back to now").press("Enter")
    live(reader, "^Back at now.")
    assert reader.focused() == before


def before_last_move(timeline):
    """The game before the last move of a person, and where it is pressed."""
    at = max(at for at, step in enumerate(timeline.steps[: timeline.at]) if step.seat >= 0)
    state = timeline.state_at(at)
    choices = GAME.screen.choices(state)
    move = str(timeline.steps[at].move)
    return state, next(place for place, each in choices.items() if each["move"] == move)


def press(reader, place):
    """A choice by keys: its parts, and then Do it."""
    reader.board.place(place.split("+")[0]).wait_for()
    for part in place.split("+")[:-1]:
        reader.board.place(part).press("Enter")
    last = reader.board.place(place.split("+")[-1])
    if "+" in place:
        last.press("Enter")
        reader.board.act(lambda: reader.keys.press("Control+Enter"))
    else:
        reader.board.act(lambda: last.press("Enter"))


def test_in_the_morning_the_keyboard_is_led_to_the_decree_and_not_to_done(reader):
    state, place = before_last_move(until(is_asked("DP-MORNING")))
    reader = reader(state)
    press(reader, place)
    assert reader.board.state.decision.id == "DP-MORNING"
    assert reader.board.focused().startswith("tile/")


def test_after_a_night_it_is_heard_first_how_it_stands_and_what_is_asked(reader):
    state, place = before_last_move(until(lambda state: state.day == 2 and state.decision.id == "DP-GIFT"))
    reader = reader(state)
    press(reader, place)
    told = reader.board.play.snapshot
    now = reader.board.state
    points = {seat.vp for seat in now.seats}
    assert re.fullmatch(r"Day 2 of 4\. Points: \w+ \d+, \w+ \d+\. Matches: Ada \d+, Meng \d+\.", told["summary"])
    assert {int(number) for number in re.findall(r"\d+", told["summary"].split("Matches")[0])[2:]} == points
    asked = f"{told['status']['who']}. {told['decision']['prompt']}"
    night = " ".join(line["text"] for line in told["recent"])
    reader.hears(f"{told['summary']} {asked} {night}")
    reader.keys.press("q")
    reader.hears(asked)
    reader.keys.press("q")
    reader.hears(asked)
    reader.keys.press("Shift+Q")
    reader.hears(f"{told['summary']} {asked} {night}")


def test_arrows_go_round_the_cities_that_can_be_reached_in_one_order(reader):
    def few(state):
        return state.decision.id == "DP-CITY" and len([m for m in state.legal_moves if str(m).startswith("go")]) == 3

    reader = reader(until(few).state)
    legal = [place for place in reader.board.legal() if place.startswith("city/")]
    reader.board.place(legal[0]).focus()
    names, ring = [], []
    for _ in range(4):
        ring.append(reader.board.focused())
        names.append(reader.focused())
        reader.keys.press("ArrowRight")
    assert ring == [*legal, legal[0]]
    assert [name[-6:] for name in names] == ["1 of 3", "2 of 3", "3 of 3", "1 of 3"]
    for place in [legal[0], *reversed(legal)]:
        reader.keys.press("ArrowLeft")
        assert reader.board.focused() == place
    roads = reader.board.place(legal[0]).get_attribute("aria-description")
    assert re.search(r"Roads to \w+(, \w+)*\.$", roads)
    every = set()
    for _ in range(reader.page.locator(".city-stop[data-place]").count()):
        reader.keys.press("ArrowDown")
        every.add(reader.board.focused())
    assert len(every) > len(legal)  # also those that say why not


def test_regions_come_in_one_order_and_tokens_say_what_they_are_for(reader):
    """Hand, officials, tokens, then the bar: also when the officials before the tokens were the last ones looked at."""
    rich = until(lambda state: state.decision.id == "DP-GIFT" and len(state.seats[0].tokens) >= 4)
    reader = reader(rich.state)
    for gate in ("gift/travel", "gift/canal"):
        reader.board.place(gate).focus()
        reader.board.place(f"card/{reader.board.state.seats[0].hand[0]}").focus()
        order = [reader.page.evaluate(REGION)]
        while order[-1] != "bar":
            reader.keys.press("Tab")
            order.append(reader.page.evaluate(REGION))
        assert order == ["hand", "officials", "tokens", "bar"]
    reader.board.place("token/0").focus()
    assert re.fullmatch(r"Token to hand in, .*, can be chosen, 1 of \d", reader.focused())
    reader.keys.press("Enter")
    reader.hears("Press what you want for them")
    reader.keys.press("Control+Enter")
    reader.hears("Press what you want for them")


def test_what_is_missing_of_a_gift_is_named(reader):
    reader = reader(yw.gugong.new_game(["Ada"], seed=3))
    reader.board.place("card/P4-2").press("Enter")
    reader.hears("Now the official.")
    reader.keys.press("Enter")  # taken back
    reader.board.place("gift/jade").press("Enter")
    reader.hears("Now a card of your hand.")


OPENED = [("?", "Help. To exchange gifts "), ("s", "Points. Ada 0, Meng 0"), ("t", "Text. ")]


@pytest.mark.parametrize(("key", "heard"), OPENED)
def test_a_panel_that_opens_says_what_it_tells(reader, key, heard):
    reader = reader(yw.gugong.new_game(["Ada"], seed=3))
    reader.keys.press("Tab")
    reader.keys.press(key)
    expect(reader.page.locator("p.sr[aria-live=polite]").last).to_have_text(re.compile(re.escape(heard)))
    for _ in range(12):  # and keeps the keyboard until it is closed
        reader.keys.press("Tab")
        assert reader.page.evaluate("() => Boolean(document.activeElement.shadowRoot.activeElement.closest('.panel'))")


def test_points_are_told_as_they_are_now_not_as_they_were_when_last_looked_at(reader):
    reader = reader(yw.dragon.example("first-drought"))
    vp = [court.vp for court in reader.board.widget.state.courts]
    telling = reader.page.locator("p.sr[aria-live=polite]").last
    reader.keys.press("Tab")
    reader.keys.press("s")
    expect(telling).to_have_text(re.compile(rf"Points\..* {vp[0]}, "))
    reader.keys.press("s")
    later = yw.dragon.example("first-drought", vp=vp[0] + 9)
    reader.board.stage.act(lambda: setattr(reader.board.widget, "state", later))
    expect(reader.page.locator(".cabinet").first).to_contain_text(str(vp[0] + 9))
    reader.keys.press("s")
    expect(telling).to_have_text(re.compile(rf"Points\..* {vp[0] + 9}, "))


def test_what_is_pointed_at_has_a_name_and_is_not_told_twice(reader):
    reader = reader(yw.gugong.new_game(["Ada"], seed=3))
    reader.keys.press("Tab")
    reader.keys.press("i")
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        reader.keys.press(key)
        assert reader.focused()
    at = "() => document.activeElement.shadowRoot.activeElement"
    assert reader.page.evaluate(f"() => Boolean(({at})().ariaLabel)")
    reader.keys.press("Escape")
    assert reader.page.evaluate(f"() => Boolean(({at})().dataset.place)")


@pytest.mark.parametrize("game", [yw.dragon, yw.gugong, yw.rotunda])
def test_a_press_beside_everything_brings_the_keyboard_to_the_board(table, game):
    board = table(game.new_game(["Ada", "Bo"], seed=1))
    box = board.page.locator(".frame").bounding_box()
    board.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] - 3)
    board.page.keyboard.press("e")
    expect(board.page.locator("[data-panel=share]")).to_be_visible()
