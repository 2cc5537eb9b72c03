"""Rotunda on its drawn board: whole games by mouse, a stage that stands still, no page that scrolls sideways."""

from __future__ import annotations

import sys
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path
from typing import Any

import pytest
from nights import one_in

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

from gallery import rotunda
from listener import Listener
from standing import Pictures, moved, pictures, sideways

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import pick
from yotd_widget.games.rotunda.moving import reached

NAMES = ["Lisa", "David", "Sebastian", "Anna", "Mei"]
MISSING = """keys => {
  const root = harness.el.firstElementChild.shadowRoot;
  return keys.filter(key => !root.querySelector(`[data-place="${key}"]`));
}"""


def new(players: int, seed: int = 3, **options: Any) -> Any:
    return load("rotunda").new(NAMES[:players], seed=seed, **options)


def legal(board: Any) -> list[str]:
    """The keys of all that Python offers."""
    choices = board.widget.snapshot["choices"].items()
    return [key for key, choice in choices if choice["state"] == "legal"]


def press(board: Any, key: str) -> None:
    """Press a choice as a reader does: its place, or all of its parts and *Do it*."""
    parts = key.split("+")
    if len(parts) == 1 or board.place(key).count():  # of a button the plus is in its words
        board.act(board.place(key).click)
        return
    for part in parts:
        place = board.place(part)
        if " chosen" not in (place.get_attribute("class") or ""):
            place.click()
    board.act(board.page.locator(".bar .go").click)


@pytest.mark.parametrize(
    ("players", "every", "options"),
    [
        pytest.param(2, 8, {"neutral_action": True, "choose_hall": True}, marks=pytest.mark.nightly),
        pytest.param(2, 1, {"neutral_action": True, "choose_hall": True}, marks=pytest.mark.nightly),
        pytest.param(4, 1, {}, marks=pytest.mark.nightly),
        pytest.param(5, 1, {"advanced": True}, marks=pytest.mark.nightly),
    ],
    ids=["two", "two all by mouse", "four", "five"],
)
def test_a_whole_game_by_mouse(table, players, every, options):
    """Every legal choice is somewhere on the page, and one of them is pressed where it is."""
    board = table(new(players, **options))
    faults, points, step = set(), set(), 0
    while board.widget.state.agenda:
        keys = legal(board)
        point = board.widget.state.decision.id
        points.add(point)
        plain = [part for key in keys for part in key.split("+")] if step % 3 == 0 else []
        faults |= {f"{point}: {key}" for key in board.page.evaluate(MISSING, [key for key in plain if key in keys])}
        key = keys[pick(f"rotunda {step}", len(keys))]
        if board.is_in_turn(every):
            press(board, key)
        else:
            board.answer(key)
        step += 1
    assert not faults
    assert len(points) > 10
    assert board.page.locator(".places-won > li").count() == players


AT = """() => {
  const found = harness.el.firstElementChild.shadowRoot.activeElement;
  return found?.dataset.place ?? found?.dataset.option ?? '';
}"""
BESIDE = """place => {
  const root = harness.el.firstElementChild.shadowRoot;
  const group = root.activeElement?.closest('[role=group]:has([data-item])');
  return Boolean(group?.querySelector(`[data-place="${place}"], [data-option="${place}"]`));
}"""
TABS, ARROWS = 30, 60
"""So many presses lead to any region, and in a region to anything."""


def go(board: Any, place: str) -> None:
    """By Tab to the region in which something lies, by Right to it."""
    page = board.page
    for _ in range(TABS):
        if page.evaluate(BESIDE, place):
            break
        page.keyboard.press("Tab")
    for _ in range(ARROWS):
        if page.evaluate(AT) == place:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{place} is reached by no key; the focus is at {page.evaluate(AT)}")


def by_keys(board: Any, key: str) -> None:
    """Nothing but keys: a part is picked with Enter, all of them are done with Ctrl and Enter."""
    keys, parts = board.page.keyboard, key.split("+")
    whole = board.place(key).count()  # of a button the plus is in its words
    if whole or len(parts) == 1:
        go(board, key)
        board.act(lambda: keys.press("Enter"))
        return
    for part in parts:
        go(board, part)
        if " chosen" not in (board.place(part).first.get_attribute("class") or ""):
            keys.press("Enter")
    board.act(lambda: keys.press("Control+Enter"))


@pytest.mark.parametrize("rounds", [1, pytest.param(99, marks=pytest.mark.nightly)], ids=["a-round", "whole"])
def test_a_game_of_two_with_neutral_leaders_by_keys_alone(table, rounds):
    """After each move the focus is where the next answer is; the mouse is never touched."""
    board = table(new(2, neutral_action=True))
    points, step = set(), 0
    board.page.keyboard.press("Tab")
    while board.widget.state.agenda and board.widget.state.when[0] <= rounds:
        keys = legal(board)
        points.add(board.widget.state.decision.id)
        by_keys(board, keys[pick(f"keys {step}", len(keys))])
        if board.widget.state.agenda:
            assert board.page.evaluate(AT), board.widget.state.decision
        step += 1
    assert {"D-4", "D-5"} <= points
    assert step > 7


@pytest.mark.touch
@pytest.mark.parametrize("steps", [6, pytest.param(9_999, marks=pytest.mark.nightly)], ids=["some", "whole"])
def test_a_game_by_touch_on_a_phone(table, steps):
    """A tap selects, *Do it* does; parts are picked by a tap each."""
    board, step = table(new(2), width=390, height=844), 0
    while board.widget.state.agenda and step < steps:
        keys = legal(board)
        key = keys[pick(f"touch {step}", len(keys))]
        before = board.widget.snapshot["revision"]
        for part in [key] if board.place(key).count() else key.split("+"):
            card = board.page.locator(f'.in-hand [data-option="{part}"]')
            place = card if card.count() else board.place(part).first
            if " chosen" not in (place.get_attribute("class") or ""):
                place.tap()
        assert board.play.snapshot["revision"] == before
        board.act(board.page.locator(".bar .go").tap)
        step += 1
    assert step >= min(steps, 16)


def test_rooms_are_a_ring_in_one_order_and_each_says_which_of_how_many_it_is(table):
    """Left and Right stop only where the Leader who is picked can go, Up and Down at all rooms, in the same order."""
    board = table(new(3))
    reader, keys = Listener(board.page), board.page.keyboard
    keys.press("Tab")
    reader.hears("Lisa moves a Leader. Move a Leader one to three steps.")
    assert reader.focused().startswith("2 Leaders of Lisa")
    open_rooms = {key.split("+")[1] for key in legal(board)}
    keys.press("Enter")
    reader.hears(f"Now a room; in reach: {len(open_rooms)}.")
    keys.press("Tab")
    forward, names = [], []
    for _ in open_rooms:
        forward.append(board.focused())
        names.append(reader.focused())
        keys.press("ArrowRight")
    assert board.focused() == forward[0]
    assert {*forward} == open_rooms
    assert [name.rpartition(", ")[2] for name in names] == [
        f"{n} of {len(open_rooms)}" for n in range(1, len(open_rooms) + 1)
    ]
    back = []
    for _ in open_rooms:
        keys.press("ArrowLeft")
        back.append(board.focused())
    assert back == forward[::-1]
    every = []
    for _ in board.widget.snapshot["board"]["rooms"]:
        every.append(board.focused())
        keys.press("ArrowDown")
    assert sorted(every) == sorted(room["place"] for room in board.widget.snapshot["board"]["rooms"])


STEPS = """() => {
  const marks = harness.el.firstElementChild.shadowRoot.querySelectorAll('.footprints text');
  return [...marks].map(each => Number(each.textContent)).at(-1) ?? 0;
}"""


@pytest.mark.parametrize("seed", one_in(2, [3, 8]))
def test_the_way_that_is_drawn_takes_as_many_steps_as_python_counts(table, seed):
    line, step = yw.Timeline(new(5, seed)), 0
    while step < 60 or line.state.decision.id != "D-5":
        moves = [*line.state.legal_moves]
        line.play(moves[pick(f"way {step}", len(moves))])
        step += 1
    board = table(line)
    drawn, counted = {}, {}
    for key in legal(board):
        start, room = key.split("+")
        for part in (start, room):
            place = board.place(part)
            if " chosen" not in place.get_attribute("class"):
                place.press("Enter")
        drawn[key] = board.page.evaluate(STEPS)
        counted[key] = reached(line.state, start.rpartition("/")[2])[room.partition("/")[2]]
        board.page.keyboard.press("Escape")
    assert drawn == counted
    assert len({*drawn.values()}) > 1


REGIONS = (".top", ".road", ".tulou", ".in-hand", ".offers", ".belongings", ".seats", ".bar")


@cache
def game(players: int, every: int) -> Pictures:
    line = yw.Timeline(new(players))
    step = 0
    while line.state.agenda:
        moves = [*line.state.legal_moves]
        line.play(moves[pick(f"picture {step}", len(moves))])
        step += 1
    return pictures(line, every)


@pytest.mark.parametrize(("players", "width", "every"), one_in(2, [(4, 1280, 9), (3, 1000, 6)]))
def test_nothing_moves_between_questions(table, players, width, every):
    board = table(new(players), width=width)
    assert moved(board.page, game(players, every), REGIONS) == []


@pytest.mark.parametrize("width", one_in(2, [390, 820]))
def test_nothing_leaves_the_page_sideways(table, width):
    board = table(new(4), width=width)
    assert sideways(board.page, game(4, 9)) == []


COVERED = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const words = [...root.querySelectorAll('.room-sign > span')].filter(span =>
    span.checkVisibility({ visibilityProperty: true })).flatMap(span => {
    const range = new Range();
    range.selectNodeContents(span);
    return [...range.getClientRects()].map(box => [span.innerText, box]);
  });
  return [...root.querySelectorAll('.tulou .place.legal:not(.site)')].flatMap(place => {
    const look = getComputedStyle(place, '::before'), box = place.getBoundingClientRect();
    if (look.display === 'none') return [];
    const [wide, high] = [parseFloat(look.width), parseFloat(look.height)];
    const left = box.right - parseFloat(look.right) - wide, top = box.top + parseFloat(look.top);
    return words.filter(([, each]) =>
      each.right > left + 1 && each.left < left + wide - 1 && each.bottom > top + 1 && each.top < top + high - 1,
    ).map(([name]) => `${place.dataset.place} on ${name}`);
  });
}"""


@pytest.mark.parametrize("width", one_in(2, [868, 1280, 390, 1000]))
def test_no_dot_lies_on_the_name_of_a_room(table, width):
    board = table(new(4), width=width)
    for line in (rotunda("D-5", nth=4), rotunda("D-5", nth=9)):
        assert board.page.evaluate(COVERED) == []
        board.stage.push(snapshot=line.state.game.screen.picture(line))
        assert board.page.evaluate(COVERED) == []


NAMED = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.room-sign')].map(sign => [
  sign.querySelector('span').checkVisibility({ visibilityProperty: true }),
  sign.matches('.legal, .chosen, .lit-room'), sign.matches(':not([data-place])') || Boolean(sign.ariaLabel)])"""


NUMBERS = """() => ['.room-sign', '.in-hand .oc'].map(which =>
  [...harness.el.firstElementChild.shadowRoot.querySelectorAll(which)].flatMap(each =>
    [...each.querySelectorAll('.nth')].filter(nth => nth.checkVisibility())
      .map(nth => [nth.dataset.n, each.dataset.place ?? each.dataset.option])))"""


def test_on_a_phone_rooms_are_told_by_few_names_and_the_numbers_of_their_cards(table):
    """All are heard; seen is where one may go, else where one stands, and all on pages with room for them."""
    board = table(rotunda("D-5", nth=4).state, width=390, height=844)
    signs = board.page.evaluate(NAMED)
    assert [seen for seen, _, _ in signs] == [open for _, open, _ in signs]
    assert {open for _, open, _ in signs} == {True, False}
    assert all(heard for *_, heard in signs)
    house, cards = board.page.evaluate(NUMBERS)
    assert house == cards == [[f"{nth}", place] for nth, (_, place) in enumerate(house, 1)]
    assert len(house) == sum(open for _, open, _ in signs)
    assert board.page.locator(".room-sign:not(.mute) > span > span:visible").count() == 0
    board.page.set_viewport_size({"width": 1000, "height": 844})
    board.stage.drawn()
    assert all(seen for seen, *_ in board.page.evaluate(NAMED))
    assert board.page.evaluate(NUMBERS) == [[], []]
    still = table(rotunda("D-2").state, width=390, height=844)
    seats = still.widget.state.seats
    stands = {f"room/{room}" for room in seats[still.widget.state.active].leaders}
    signs = zip(still.widget.snapshot["board"]["rooms"], still.page.evaluate(NAMED), strict=True)
    assert {room["place"] for room, (seen, *_) in signs if seen} == stands


FOLD = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => root.querySelector(each).getBoundingClientRect();
  const edge = box('.bar').top;
  const whole = ['.road', '.tulou', '.belongings'].filter(each => box(each).bottom > edge);
  const cut = [...root.querySelectorAll('.in-hand .oc, .altar, .offers > li, .seat-card')].filter(each => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < edge - 1 && bottom > edge + 1;
  });
  return [...whole, ...cut.map(each => each.className + each.innerText)];
}"""


def test_on_a_phone_nothing_is_cut_by_what_decides(table):
    """Points of all, the house and the own board in sight; below it what is there is whole, or comes by scrolling."""
    board, cut = table(new(4), width=390, height=844), {}
    for point, options in POINTS.items():
        line = rotunda(point, **options)
        board.stage.push(snapshot=line.state.game.screen.picture(line))
        if found := board.page.evaluate(FOLD):
            cut[point] = found
    assert cut == {}


FLOORS = """() => {
  const root = harness.el.firstElementChild.shadowRoot, look = each => getComputedStyle(each);
  const floors = [...root.querySelectorAll('.tulou .floor')];
  const rgb = colour => colour.match(/[\\d.]+/g).map(each => colour.startsWith('rgb') ? each / 255 : Number(each));
  return {
    colours: Object.fromEntries(floors.map(each => [each.classList[1], look(each).fill])),
    open: floors.filter(each => each.matches('.legal')).map(each => each.classList[1]),
    edges: [...root.querySelectorAll('.outline.legal')].map(each => look(each).strokeWidth),
    lit: root.querySelectorAll('.glow').length,
    light: Object.fromEntries(floors.map(each => [each.classList[1], rgb(look(each).fill)])),
  };
}"""


def test_rooms_that_can_be_entered_keep_their_colours_and_have_an_edge(table):
    """The others step back."""
    plain = table(rotunda("D-2").state).page.evaluate(FLOORS)
    board = table(rotunda("D-5", nth=4).state)
    board.page.mouse.move(0, 0)
    asked = board.page.evaluate(FLOORS)
    kept = [room for room, colour in asked["colours"].items() if colour == plain["colours"][room]]
    assert kept == asked["open"]
    assert len(kept) == 6
    assert asked["edges"] == 6 * ["3px"]
    assert asked["lit"] == 6


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_floors_out_of_reach_are_darker_than_all_others(table, theme):
    """Without their colours: by how much light comes from them, day and night."""
    board = table(rotunda("D-5", nth=4).state, theme=theme)
    board.page.mouse.move(0, 0)
    found = board.page.evaluate(FLOORS)
    light = {room: sum(map(mul, found["light"][room], (0.2126, 0.7152, 0.0722))) for room in found["colours"]}
    least = min(light[room] for room in found["open"])
    rest = [each for room, each in light.items() if room not in found["open"]]
    # By day what steps back is pale: dark floors were the loudest. Edges and names tell as well (decision 105)
    assert max(rest) < (0.75 if theme == "dark" else 0.84) * least, (rest, least)


TOUCHING = """() => {
  const root = harness.el.firstElementChild.shadowRoot;
  const narrow = root.querySelector('.tulou').dataset.geo === 'narrow';
  const signs = [...root.querySelectorAll('.room-sign')].filter(sign =>
    sign.querySelector('span').checkVisibility({ visibilityProperty: true }));
  const boxes = signs.map(sign => {
    const { left, right, top, bottom } = (narrow ? sign.querySelector('span') : sign).getBoundingClientRect();
    return { name: sign.innerText, left: left + 1, right: right - 1, top: top + 1, bottom: bottom - 1 };
  });
  const hit = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pairs = boxes.flatMap((one, nth) =>
    boxes.slice(nth + 1).filter(other => hit(one, other)).map(other => `${one.name} / ${other.name}`));
  const leaders = [...root.querySelectorAll('.leader .man')].map(man => man.getBoundingClientRect());
  const covered = boxes.filter(box => leaders.some(man =>
    Math.min(box.right, man.right) - Math.max(box.left, man.left) > man.width / 2 &&
    Math.min(box.bottom, man.bottom) - Math.max(box.top, man.top) > man.height / 2));
  const goods = [...root.querySelectorAll('.furniture > :not(:first-child)')].map(each => each.getBoundingClientRect());
  const buried = boxes.filter(box => goods.some(good => hit(box, good)));
  return [...pairs, ...covered.map(({ name }) => name), ...buried.map(({ name }) => `goods below ${name}`)];
}"""


def in_the_middle(seed: int) -> Any:
    """A game of four, with the Hall at another place for each seed."""
    line = yw.Timeline(new(4, seed, choose_hall=True))
    line.play(f"layhall {'SCABD'[seed]}")
    while len(line) < 60:
        moves = [*line.state.legal_moves]
        line.play(moves[pick(f"names {len(line)}", len(moves))])
    return line


@pytest.mark.parametrize(
    ("width", "every"),
    [(390, 2), *(pytest.param(each, 1, marks=pytest.mark.nightly) for each in (1280, 1000, 868, 820, 720, 640, 390))],
)
def test_names_of_rooms_touch_neither_each_other_nor_goods_nor_hide_behind_a_leader(table, width, every):
    """Wherever the Hall lies, whatever rooms there are, in the middle of a game; on pages as wide as cells, too."""
    for seed in range(0, 5, every):
        assert table(in_the_middle(seed), width=width).page.evaluate(TOUCHING) == []


OVER_NOTHING = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => each.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const signs = [...root.querySelectorAll('.room-sign')].map(sign => [sign.innerText.replace('\\n', ' '), box(sign)]);
  const others = [...root.querySelectorAll('.leader .man, .furniture > *, .the-hall, .chair .pc')];
  const floors = [...root.querySelectorAll('.floor')];
  return signs.flatMap(([name, sign], nth) => [
    ...signs.slice(nth + 1).filter(([, other]) => over(sign, other)).map(([other]) => `${name} over ${other}`),
    ...others.filter(other => over(sign, box(other)))
      .map(other => `${name} over ${other.getAttribute('class') ?? other.getAttribute('href')}`),
    ...floors.filter((floor, at) => at !== nth && floor.isPointInFill(new DOMPoint(
      (sign.left + sign.width / 2 - box(floor.ownerSVGElement).left) * 812 / box(floor.ownerSVGElement).width,
      (sign.top + sign.height / 2 - box(floor.ownerSVGElement).top) * 812 / box(floor.ownerSVGElement).width,
    ))).map(() => `${name} in another room`),
  ]);
}"""


@pytest.mark.parametrize("language", ["en", "pl", "nl"])
@pytest.mark.parametrize("seed", one_in(3, [0, 1, 2, 3, 4]))
def test_the_name_of_a_room_lies_in_it_over_nothing(table, language, seed):
    """No figure, drawing or name is covered by a name, wherever the Hall lies and however long names are."""
    board = table(in_the_middle(seed), language=language)
    assert board.page.evaluate(OVER_NOTHING) == []
    if language == "en":
        board.page.set_viewport_size({"width": 1000, "height": 860})
        board.stage.drawn()
        assert board.page.evaluate(OVER_NOTHING) == []


IN_HALL = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.leader')].map(each => {
  const { left, right, bottom } = each.getBoundingClientRect();
  return [Math.round(bottom), Math.round(left), Math.round(right)];
})"""


@pytest.mark.parametrize("players", one_in(2, [4, 5]))
def test_leaders_in_the_hall_stand_in_a_row(table, players):
    """All of them at the start, and none before another one's."""
    board = table(rotunda("D-5", players=players).state)
    found = sorted(board.page.evaluate(IN_HALL), key=lambda each: each[1])
    assert len(found) == players
    assert len({bottom for bottom, _, _ in found}) == 1
    assert all(one[2] <= other[1] + 4 for one, other in pairwise(found))


LOW = """() => {
  const root = harness.el.firstElementChild.shadowRoot, house = root.querySelector('.tulou');
  const size = each => parseFloat(getComputedStyle(each).fontSize);
  const small = [...house.querySelectorAll('.room-sign > span, .lamps')].filter(name => size(name) < 11);
  const seen = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = root.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && found && each.contains(found) && Math.min(width, height);
  };
  const reached = root.querySelectorAll('.in-hand .oc, .altar-field, .belongings .place');
  const sizes = Object.fromEntries([...reached].map(each => [each.dataset.option ?? each.dataset.place, seen(each)]));
  // The only Leader who can move need not be pressed: his rooms are
  const [one, ...others] = house.querySelectorAll('.leader.legal');
  const pressed = [...house.querySelectorAll('.place.legal')].filter(each => each !== one || others.length)
    .map(each => each.dataset.place);
  const without = pressed.filter(place => house.hasAttribute('data-low') && !(sizes[place] >= 44));
  return { high: house.offsetHeight, without, small: small.map(each => each.innerText) };
}"""
FINGERS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.tulou .room-sign.place')]
  .filter(each => Math.min(each.offsetWidth, each.offsetHeight) < 40).map(each => each.innerText)"""


def test_on_a_phone_the_house_keeps_its_height_until_the_reader_opens_it(table):
    """Low, its names can be read, and what is pressed in it is a card in sight; opened, rooms can be pressed."""
    board, heights, kinds = table(new(4), width=390, height=844), [set(), set()], set()
    board.stage.page.emulate_media(reduced_motion="reduce")
    handle = board.page.get_by_role("button", name="Large house")
    for opened in (False, True):
        if opened:
            handle.click()
        for shown in [each for each in game(4, 6) if each["decision"]]:
            board.stage.push(snapshot=shown)
            kinds.add(point := shown["decision"]["id"])
            found = board.page.evaluate(LOW)
            assert (found["without"], found["small"]) == ([], []), point
            assert board.page.evaluate(TOUCHING) == [], point
            heights[opened].add(found["high"])
            if opened:
                assert board.page.evaluate(FINGERS) == [], point
    assert len(kinds) > 7
    low, high = (each.pop() for each in heights)
    assert heights == [set(), set()], "one height each"
    assert low < 260 < 380 < high


OUT_OF_SIGHT = """() => {
  const root = harness.el.firstElementChild.shadowRoot, places = {};
  const seen = each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return width > 0 && top >= 0 && top + height <= innerHeight
      && each.contains(root.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const each of root.querySelectorAll('.place.legal')) {
    const place = each.dataset.option ?? each.dataset.place;
    places[place] ||= seen(each);
  }
  return [...Object.keys(places).filter(place => !places[place]),
    ...['.bar .slip', '.bar .go'].filter(each => !seen(root.querySelector(each)))];
}"""
POINTS = {f"D-{nth}": {} for nth in range(1, 27)} | {
    "D-1": {"players": 2, "choose_hall": True},
    "D-4": {"players": 2, "neutral_action": True},
    "D-7": {"players": 5, "choose_hall": True, "advanced": True},
    "D-8": {"seed": 5, "nth": 2},
    "D-14": {"seed": 5, "nth": 2},
    "D-18": {"seed": 5},
    "D-25": {"players": 5, "seed": 22},
    "D-26": {"players": 2, "neutral_action": True, "choose_hall": True},
}


@cache
def questions() -> dict[str, Any]:
    """A picture of every kind of question."""
    lines = {point: rotunda(point, **options) for point, options in POINTS.items()}
    assert [point for point, line in lines.items() if not line.state.agenda] == []
    return {point: line.state.game.screen.picture(line) for point, line in lines.items()}


@pytest.mark.parametrize(("width", "height"), one_in(2, [(720, 900), (868, 900), (390, 844)]))
def test_all_that_can_be_chosen_is_in_sight_with_the_question_and_do_it(table, width, height):
    """Every kind of question, as wide as a cell and on a phone."""
    board, hidden = table(new(4), width=width, height=height), {}
    for point, shown in questions().items():
        board.stage.push(snapshot=shown)
        if found := board.page.evaluate(OUT_OF_SIGHT):
            hidden[point] = found
    assert hidden == {}


OVER = """() => {
  const root = harness.el.firstElementChild.shadowRoot, box = each => each.getBoundingClientRect();
  const hit = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const covered = [...root.querySelectorAll('.belongings .change')].flatMap(change =>
    [...root.querySelectorAll('.belongings :is(.badge, .own-name, .cell b, .vp b)')]
      .filter(other => hit(box(change), box(other))).map(other => `${change.innerText} over ${other.innerText}`));
  const piled = [...root.querySelectorAll('.cost')].flatMap(cost => [...cost.children].filter((icon, nth) =>
    [...cost.children].some((other, at) => at > nth && hit(box(icon), box(other)))).map(() => 'cost'));
  return [...covered, ...piled];
}"""


@pytest.mark.parametrize("width", one_in(3, [390, 1000, 1280]))
def test_what_changed_stands_beside_numbers_and_nothing_of_a_price_lies_on_another(table, width):
    board, faults = table(new(4), width=width), set()
    for shown in game(4, 9):
        board.stage.push(snapshot=shown)
        faults |= {*board.page.evaluate(OVER)}
    assert faults == set()


CUT = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.seats .who > b, .own-name')]
  .filter(name => name.scrollWidth > name.clientWidth).map(name => name.innerText)"""


@pytest.mark.parametrize("players", one_in(2, [5, 4]))
def test_on_a_phone_names_stay_whole_beside_what_changed(table, players):
    board, cut, changed = table(new(players), width=390), set(), 0
    for shown in game(players, 7):
        board.stage.push(snapshot=shown)
        cut |= {*board.page.evaluate(CUT)}
        changed += board.page.locator(".seats .vp .change").count()
    assert cut == set()
    assert changed


def test_it_grows_dark_as_lanterns_are_lit_and_at_the_end_there_are_towers(table):
    board = table(new(4))
    style = "() => harness.el.firstElementChild.shadowRoot.querySelector('.tulou').style.getPropertyValue('--dusk')"
    lit = {}
    for shown in game(4, 9):
        board.stage.push(snapshot=shown)
        if shown["result"] is None:
            lit[shown["board"]["worships"]] = int(board.page.evaluate(style).removesuffix("%"))
    assert list(lit.values()) == sorted(lit.values())
    assert max(lit.values()) > 40 > min(lit.values())
    line = yw.Timeline(new(4))
    while line.state.agenda:
        line.play(next(iter(line.state.legal_moves)))
    board = table(line)
    result = board.widget.snapshot["result"]
    for row, tower in zip(result["rows"], board.page.locator(".tower > ol").all(), strict=True):
        points = [int(each) for each in tower.locator("li > b").all_inner_texts()]
        assert points[::-1] == [each for each in row["points"] if each > 0]
        assert sum(points) == row["total"]


IN_SIGHT = """() => {
  const panel = harness.el.firstElementChild.shadowRoot.querySelector('.panel')?.getBoundingClientRect();
  return panel && panel.top >= 0 && panel.bottom <= innerHeight + 1;
}"""


def test_by_keys_and_ear_a_turn_is_told_and_no_key_is_dead(table):
    """What a room is for, what comes next, Enter twice for parts, W and / in sight, I, Q while looking back."""
    board = table(new(3), height=756)
    board.stage.paint()
    keys, reader = board.page.keyboard, Listener(board.page)
    keys.press("Tab")
    keys.press("Enter")
    reader.hears("Now a room; in reach: 7.")
    assert board.page.locator(".slip .prompt").inner_text() == "Now a room; in reach: 7."
    keys.press("Tab")
    note = board.place("room/supplier").get_attribute("aria-description")
    assert "Take 1 basic resource from the general supply" in note
    for key in ("w", "/"):
        keys.press(key)
        board.page.wait_for_function(IN_SIGHT)
        keys.press("Escape")
    board.place("room/supplier").focus()
    keys.press("i")
    assert board.page.locator(".placard b").count() == 1
    keys.press("Escape")
    board.place("room/supplier").focus()
    keys.press("Enter")
    reader.hears("From the Ancestors' Hall to the Supplier's Room. Enter once more does it.")
    board.act(lambda: keys.press("Enter"))
    assert board.widget.state.decision.id == "D-6"
    keys.press("Comma")
    reader.hears("You look at: round 1 · step 0.")
    keys.press("q")
    reader.hears("You look at: round 1 · step 0.")


def test_right_comes_past_every_card_of_the_panel(table):
    """Cards of different sizes in rows: none is passed over, and nobody goes to and fro between two of them."""
    board = table(yw.rotunda.example("market-two"))
    cards = board.page.locator(".options-room .oc")
    cards.first.focus()
    name = "() => harness.el.firstElementChild.shadowRoot.activeElement.innerText"
    seen = []
    for _ in range(cards.count()):
        seen.append(board.page.evaluate(name))
        board.page.keyboard.press("ArrowRight")
    assert seen == cards.all_inner_texts()
    assert board.page.evaluate(name) == seen[0]


def test_steps_at_which_nothing_was_to_do_are_heard():
    line = yw.Timeline(new(3))
    while line.state.decision.id != "D-5" or line.state.active == 0:
        line.play(next(iter(line.state.legal_moves)))
    shown = line.state.game.screen.picture(line, since=len(line) - 1)
    assert "Nothing to do at: Expert." in shown["heard"]
    assert shown["heard"].endswith(f"{shown['status']['who']}.")


SIGNS = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.place.legal')].filter(each =>
  getComputedStyle(each, '::before').display !== 'none').map(each => each.dataset.option ?? each.dataset.place)"""


def test_what_is_offered_twice_has_its_sign_once(table):
    """An Expert can be pressed on the shelf, too; the sign that he can is on his card."""
    board = table(rotunda("D-2").state)
    experts = [key for key in legal(board) if key.startswith("expert/")]
    assert experts
    assert all(board.place(key).count() == 1 for key in experts)
    assert sorted(board.page.evaluate(SIGNS)) == sorted(legal(board))


def test_at_the_end_nothing_is_left_that_is_over(table):
    """The towers, the first of them framed, and below their owners what sums up to it in sight; no market or shelf."""
    board = table(rotunda(), height=844)
    page = board.page
    rows = page.locator(".causes tr:has(td + td)").evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.innerText)))"
    )
    *causes, totals = rows
    assert [sum(each) for each in zip(*causes, strict=True)] == totals
    assert totals == sorted(totals, reverse=True)
    assert all(map(any, causes))
    assert page.locator(".tower-total b").all_inner_texts() == [*map(str, totals)]
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        for over in (".turn-steps", ".turns", ".offers", ".belongings", ".seats"):
            assert page.locator(over).count() == 0, (width, over)
        assert page.locator(".tower.first").count() == 1, width
        legend, bar = (page.locator(each).bounding_box() for each in (".causes", ".bar"))
        assert legend["y"] + legend["height"] <= bar["y"] + 1, width
        assert bar["y"] + bar["height"] <= 844, width


DRAWN_ORDERS = """() => ['.offers li:has(.cost)', '.options-room .oc:has(.cost)'].map(which =>
  [...harness.el.firstElementChild.shadowRoot.querySelectorAll(which)].map(each => [
    (each.dataset.at ?? each.dataset.option), /\\d+/.exec(each.querySelector('.caption, b').textContent)[0],
    [...each.querySelectorAll('.cost use')].map(use => use.getAttribute('href')).join(' '),
    each.querySelector('.face small').textContent,
  ]))"""


@pytest.mark.parametrize("width", one_in(2, [1000, 1280]))
def test_an_order_that_can_be_taken_is_drawn_as_it_lies_open(table, width):
    """Its number, what it costs and what it brings; and what declines is in sight."""
    board = table(rotunda("D-23").state, width=width)
    lie, cards = board.page.evaluate(DRAWN_ORDERS)
    assert len(lie) == len(board.widget.state.orders)
    assert cards == lie
    room, last = (board.page.locator(each).bounding_box() for each in (".in-hand-room", "[data-place=skip]"))
    assert last["y"] + last["height"] <= room["y"] + room["height"]


def test_a_chain_that_is_laid_is_numbered(table):
    """A number on each of its fields, and each hangs on the one before."""
    board = table(rotunda("D-21", seed=4, nth=3).state)
    laid = board.widget.state.agenda[-1].chain
    assert len(laid) == 2
    found = board.page.locator(".altar-field .nth")
    shown = found.evaluate_all("all => all.map(each => [each.dataset.n, each.parentElement.dataset.at])")
    assert sorted(shown) == [[f"{nth}", f"field/{field}"] for nth, field in enumerate(laid, 1)]
    assert board.page.locator(".linked.from-left").count() == 1
    press(board, "field/r2c2")
    assert board.page.locator(".altar-field .nth").count() == 0  # it is whole


def test_an_amulet_at_an_edge_is_taken_where_it_lies(table):
    board = table(rotunda("D-22").state)
    place = next(key for key in legal(board) if key.startswith("edge/"))
    seat = board.widget.state.decision.seat
    had = board.widget.state.seats[seat].amulets
    board.act(board.page.locator(f'.altar-edge[data-place="{place}"]').click)
    assert len(board.widget.state.seats[seat].amulets) == len(had) + 1


CRAMPED = """() => [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.seats .seat-card')].flatMap(card => {
  const edge = card.parentElement.getBoundingClientRect();
  const boxes = [...card.querySelectorAll('.seat-goods > span')].map(each => {
    const text = document.createRange();
    text.selectNodeContents(each);
    return text.getBoundingClientRect();
  });
  return boxes.flatMap((one, nth) => [
    ...(one.right > edge.right || one.bottom > edge.bottom ? [`${nth} outside`] : []),
    ...boxes.slice(0, nth).flatMap((other, before) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3 ? [`${before} below ${nth}`] : []),
  ]);
})"""
COLUMNS = """() => {
  const cards = [...harness.el.firstElementChild.shadowRoot.querySelectorAll('.seats .seat-card')];
  const cells = cards.map(card => [...card.querySelectorAll('.seat-goods > span:not(.seat-faces)')]);
  const box = each => each.getBoundingClientRect();
  const middle = each => Math.round((box(each).left + box(each).right) / 2);
  const icons = cells.flat().flatMap(cell => [...cell.querySelectorAll('.i')]);
  const pictures = icons.filter(each => each.checkVisibility());
  return {
    columns: cells.map(row => row.map(middle)),
    pictures: pictures.map(middle),
    least: Math.min(...pictures.map(each => each.clientWidth)),
    seen: cells.flat().map(cell => [Number(cell.innerText), cell.checkVisibility(), getComputedStyle(cell).color]),
  };
}"""


@pytest.mark.parametrize("width", [1280, 1000])
@pytest.mark.parametrize("players", one_in(3, [2, 3, 4, 5]))
def test_goods_of_others_stand_in_columns(table, width, players):
    """One table: a picture above each column, large enough to be told apart; a zero is seen, but quieter."""
    board = table(rotunda("D-5", players=players, nth=30).state, width=width)
    assert board.page.evaluate(CRAMPED) == []
    found = board.page.evaluate(COLUMNS)
    assert found["columns"] == [found["pictures"]] * (players - 1)
    assert len({*found["pictures"]}) == 9
    assert found["least"] >= 18
    assert all(seen for _, seen, _ in found["seen"])
    some, none = ({colour for count, _, colour in found["seen"] if (count > 0) is there} for there in (True, False))
    assert len(some) == len(none) == 1
    assert some != none
