"""The end of a month, from the move that ends it to the next question: told in the tray, over the month that was.

Animations run more slowly here where something is to be seen while it moves.
"""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from moving import PLAYED, ROOT, THREE, WATCH, a_game, moving, slowly
from nights import one_in
from playwright.sync_api import Page, expect

import yotd_widget as yw

__all__ = ["slowly"]

FIVE = [*THREE, "Dina", "Eli"]


def before_the_end(month: int = 6, names: list[str] = THREE) -> tuple[yw.Timeline, str]:
    """A game, and the move that ends its month."""
    game, policy = a_game(month, names), yw.RandomPolicy(7)
    while game.state.month == month and game.state.outcome is None:
        last, move = game.state, str(policy.choose(game.state))
        game.play(move)
    return yw.Timeline(last), move


def the_month_ends(stage, table, names: list[str] = THREE, **options):
    game, move = before_the_end(names=names)
    board = table(game, **options)
    return board, lambda: stage.act(lambda: board.widget.play(move))


def titles(page: Page, step: Callable[[], object]) -> list[str]:
    """The chapters, one after the other."""
    found, title = [], page.locator(".chapter .title")
    while title.count():
        found.append(title.inner_text())
        step()
        page.wait_for_function(f"last => {ROOT}.querySelector('.chapter .title')?.textContent !== last", arg=found[-1])
    return found


HOW = [("mouse", True), ("mouse", False), ("Enter", False), ("Enter", True), ("x", True), ("x", False)]
"""What leads on to the next chapter, and whether nothing moves; at a push each way once."""


@pytest.mark.parametrize(("how", "still"), one_in(2, HOW))
def test_each_chapter_waits_for_next(stage, table, slowly, how, still):
    board, end = the_month_ends(stage, table, pace="next")
    page = board.page
    if not still:
        slowly(1)
    page.locator(".status").focus()
    end()
    button = page.get_by_role("button", name="Next", exact=True)
    button.wait_for()
    expect(button).to_be_focused()
    chapters = titles(page, button.click if how == "mouse" else lambda: page.keyboard.press(how))
    assert chapters[-1] == "Scoring"
    assert len(chapters) >= 2
    assert moving(page) == 0
    expect(page.locator(".status")).to_be_focused()


PLATES = f"""() => {{
  const root = {ROOT};
  window.plates_ = [];
  const look = () => {{
    const plates = [...root.querySelectorAll('.fx > .gain')].map(plate => Number(plate.textContent));
    const shown = [...root.querySelectorAll('.held [data-number^="vp/"]')].filter(each => each.getClientRects().length);
    window.plates_.push({{ plates, shown: shown.map(each => Number(each.dataset.was ?? each.textContent)) }});
    window.looking = requestAnimationFrame(look);
  }};
  look();
}}"""


def test_a_score_grows_as_its_points_arrive_from_their_cause(stage, table, slowly):
    board, end = the_month_ends(stage, table)
    page = board.page
    before = [court.vp for court in board.play.state.courts]
    slowly(0.5)
    page.evaluate(PLATES)
    end()
    after = sum(court.vp for court in board.play.state.courts)
    page.locator(".fx > .gain").first.wait_for(state="attached")
    page.locator(".chapter").wait_for(state="detached")
    seen = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.plates_; }")
    coming = [frame for frame in seen if frame["plates"]]
    assert sum(coming[0]["shown"]) == sum(before), "nothing has come yet"
    assert {sum(frame["shown"]) + sum(frame["plates"]) for frame in coming} == {after}, "what has come is counted"
    assert len({len(frame["plates"]) for frame in coming}) > 2, "one after the other"
    assert sum(next(frame for frame in reversed(seen) if frame["shown"])["shown"]) == after


@pytest.mark.parametrize("how", one_in(2, ["mouse", "x"]))
def test_any_input_ends_points_on_their_way(stage, table, slowly, how):
    board, end = the_month_ends(stage, table)
    page = board.page
    slowly(0.2)
    end()
    page.locator(".fx > .gain").first.wait_for(state="attached")
    if how == "x":
        page.keyboard.press("x")
    else:
        page.locator(".status:not(.held *)").click(force=True)
    assert moving(page) == 0
    assert page.locator("[data-was]").count() == 0


def test_no_points_travel_for_who_wants_it_still(stage, table, slowly):
    board, end = the_month_ends(stage, table, pace="next")
    page = board.page
    slowly(1)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(WATCH)
    end()
    page.get_by_role("button", name="Next", exact=True).wait_for()
    titles(page, lambda: page.keyboard.press("x"))
    assert page.evaluate("() => window.seen.filter(each => each.matches('.gain')).length") == 0
    assert page.locator("[data-was]").count() == 0
    assert page.locator(".change").count(), "what came is marked"


def test_chapters_follow_each_other_by_themselves(stage, table, slowly):
    board, end = the_month_ends(stage, table)
    slowly(1)
    end()
    page = board.page
    page.locator(".chapter").wait_for()
    assert page.get_by_role("button", name="Next", exact=True).count() == 0
    expect(page.locator(".chapter .title")).to_have_text("Scoring")
    page.locator(".chapter").wait_for(state="detached")
    assert moving(page) == 0


HELD = f"() => Number(getComputedStyle({ROOT}.querySelector('.tray-room:not([data-away]) > * .cards')).opacity)"
ROOM = f"""() => {{
  const box = what => {ROOT}.querySelector(what).getBoundingClientRect();
  const side = (what, of) => Math.round(box(what)[of]);
  const tray = '.tray-room:not([data-away]):not(.held *)', bar = '.bar:not(.held *)';
  const room = [side(tray, 'left'), side(tray, 'top'), side(tray, 'right'), side(bar, 'bottom')];
  const card = ['left', 'top', 'right', 'bottom'].map(of => side('.chapter', of));
  const over = [...{ROOT}.querySelectorAll('.leaf > *')].filter(each => each.scrollWidth > each.clientWidth + 1);
  return {{ room, card, over: over.map(each => each.textContent) }};
}}"""


@pytest.mark.parametrize("width", one_in(2, [1280, 1000, 390]))
def test_the_end_of_a_month_stands_in_the_tray_while_the_next_one_waits(stage, table, width):
    board, end = the_month_ends(stage, table, pace="next", width=width)
    end()
    card = board.page.locator(".chapter")
    expect(card.locator(".when")).to_have_text("End of month 6")
    assert board.page.locator(".top .status:not(.held *)").inner_text().startswith("Month 7 of 12")
    assert board.page.locator(".held .status").inner_text().startswith("Month 6 of 12")
    expect(board.page.locator(".held .status .who")).to_have_text(card.locator(".title").inner_text())
    seen = board.page.evaluate(ROOM)
    assert seen["card"] == seen["room"], "nothing else is covered, and nothing of what comes next is seen"
    assert not seen["over"]
    assert board.page.evaluate(HELD) < 0.5
    titles(board.page, lambda: board.page.keyboard.press("x"))
    assert board.page.evaluate(HELD) == 1


SAID = f"""() => Object.fromEntries([...{ROOT}.querySelectorAll('.account .part')].map(part => {{
  const cells = [];
  for (let next = part.nextElementSibling; next?.matches('.cell'); next = next.nextElementSibling) cells.push(next);
  const shown = cells.every(each => getComputedStyle(each.firstElementChild ?? each).opacity === '1');
  const name = part.querySelector('b')?.textContent ?? part.textContent.trim();
  return [name, shown ? cells.map(each => each.textContent) : null];
}}))"""


def test_a_part_of_the_end_fills_when_it_is_told_and_stays(stage, table):
    board, end = the_month_ends(stage, table, pace="next")
    before = [court.vp for court in board.play.state.courts]
    end()
    page = board.page
    page.locator(".chapter").wait_for()
    assert page.evaluate(SAID)["Scoring"] is None, "what is not told yet has its row, and nothing in it"
    told = list(page.evaluate(SAID))
    while page.locator(".chapter .title").inner_text() != "Scoring":
        now = page.locator(".chapter .title").inner_text()
        page.keyboard.press("x")
        page.wait_for_function(f"was => {ROOT}.querySelector('.chapter .title').textContent !== was", arg=now)
    said = page.evaluate(SAID)
    assert list(said) == told
    assert all(said.values()), "what was told before can still be read"
    gained = [court.vp - was for court, was in zip(board.play.state.courts, before, strict=True)]
    assert said["Scoring"] == [f"+{points}" if points else "–" for points in gained]


TURNS = f"""() => [...{ROOT}.querySelectorAll('.turns .now')].map(each => {{
  const line = getComputedStyle(each, '::after');
  return line.content !== 'none' && line.opacity !== '0';
}}).filter(Boolean).length"""
"""How many players' turn it is said to be."""


def test_while_a_month_is_told_it_is_nobodys_turn_and_still_that_month_on_the_line(stage, table, slowly):
    board, end = the_month_ends(stage, table, pace="next")
    page = board.page
    assert page.evaluate(TURNS) == 1
    slowly(1)
    end()
    page.locator(".chapter").wait_for()
    assert page.evaluate(TURNS) == 0, "neither whoever was last nor whoever is next"
    assert page.locator(".timeline .numeral.here:not(.held *)").inner_text() == "7"
    assert page.locator(".held .numeral.here").inner_text() == "6"
    assert page.evaluate(OVER)
    paths = []

    def on() -> None:
        paths.append([page.locator(f".held {part}").inner_text() for part in (".status .words", ".turn-steps .now")])
        page.keyboard.press("x")

    titles(page, on)
    assert ["Scoring", "Scoring"] in paths, "the path goes where the title says"
    assert page.evaluate(TURNS) == 1


OVER = f"""() => {{
  const [now, held] = ['.track:not(.held *)', '.held .track'].map(what => {ROOT}.querySelector(what));
  const box = ({{left, top, width, height}}) => [left, top, width, height].map(Math.round).join();
  return box(now.getBoundingClientRect()) === box(held.getBoundingClientRect());
}}"""
"""Whether the line as it was lies over what it is now."""
FILLED = f"""() => {{
  const root = {ROOT};
  window.filled = [];
  const look = () => {{
    const now = [...root.querySelectorAll('.account .cell.now')].filter(each => each.querySelector('.good'));
    const seen = each => getComputedStyle(each.querySelector('.good')).opacity !== '0';
    const number = each => Number(each.textContent);
    const box = each => each.getBoundingClientRect();
    const hit = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const text = [...root.querySelectorAll('.held :is(.small-head, .points-now) :is(.name, [data-number])')];
    const shown = text.map(box).filter(({{width}}) => width);
    const plates = [...root.querySelectorAll('.fx > .gain')];
    const landing = plates.filter(each => each.getAnimations()[0].effect.getComputedTiming().progress > 0.9);
    window.filled.push({{
      said: now.filter(seen).reduce((sum, each) => sum + number(each), 0),
      coming: plates.reduce((sum, each) => sum + number(each), 0),
      over: landing.filter(each => shown.some(text => hit(box(each), text))).map(number),
    }});
    window.looking = requestAnimationFrame(look);
  }};
  look();
}}"""


def test_what_came_is_read_when_it_has_landed_beside_its_number(stage, table, slowly):
    board, end = the_month_ends(stage, table)
    page = board.page
    before = sum(court.vp for court in board.play.state.courts)
    slowly(0.5)
    page.evaluate(FILLED)
    end()
    gained = sum(court.vp for court in board.play.state.courts) - before
    page.locator(".fx > .gain").first.wait_for(state="attached")
    page.locator(".chapter").wait_for(state="detached")
    frames = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.filled; }")
    coming = [frame for frame in frames if frame["coming"]]
    assert all(frame["said"] + frame["coming"] <= gained for frame in coming), "no sum is told before it is there"
    assert len({frame["said"] for frame in coming}) > 2, "each when it is there"
    assert max(frame["said"] for frame in frames) == gained
    assert not any(frame["over"] for frame in coming), "neither names nor numbers are covered"


TURN = f"""() => {{
  const root = {ROOT}, watched = ['.year', '.land', '.top'];
  const all = what => [...root.querySelectorAll(what)], now = what => all(what).filter(each => !each.closest('.held'));
  const seen = each => (each ? Number(getComputedStyle(each).opacity) * seen(each.parentElement) : 1);
  const box = each => each.getBoundingClientRect();
  const parts = {{
    year: ['.year > li > :not(.sr)'], court: ['.court .plate', '.court .points-now', '.court .building'],
    others: ['.small-court:not(.me) .small-head', '.small-court:not(.me) .skyline'],
    road: ['.road .stack'], title: ['.status .who'], line: ['.timeline .numeral'],
  }};
  const isWhole = found => found.length > 0 && found.every(each => seen(each) > 0.99);
  const stands = what =>
    what.every(each => isWhole(all(each).filter(one => one.closest('.held'))) || isWhole(now(each)));
  const place = '.tray-room:not([data-away])', tells = () => root.querySelector('[data-telling]');
  const same = (a, b) => ['left', 'top', 'right', 'bottom'].every(side => Math.abs(a[side] - b[side]) < 1);
  const hit = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  const goes = each => each.parentElement && !same(box(each), box(each.parentElement));
  const tray = () => {{
    const room = box(now(place)[0]), lies = each => seen(each) > 0.01 && hit(box(each), room);
    const was = all('.held .tray-room').filter(lies), sheet = all('.leaf').filter(lies);
    return [was, sheet, tells() ? [] : now(`${{place}} > *`).filter(lies)].map(found => found.length > 0);
  }};
  window.turn = [];
  const look = () => {{
    const plates = all('.fx > .gain'), drawn = plates.filter(each => seen(each)).map(box);
    const cells = all('.cell.now .good').filter(seen), vp = '[data-number^="vp/"]';
    const totals = all(`.held ${{vp}}`).length ? all(`.held ${{vp}}`) : now(vp);
    if (root.querySelector('.chapter')) window.turn.push({{
      at: Number(document.timeline.currentTime),
      held: watched.map(what => root.querySelector(`.fx > .held > div > ${{what}}`) !== null),
      empty: Object.keys(parts).filter(part => !stands(parts[part])),
      tray: tray(), sheet: all('.leaf').some(each => !goes(each)),
      through: all('.fx > .held').map(seen).filter(each => each < 1).length,
      courts: [now('.land > .court').length, all('.fx > .held .court').length],
      sky: all('.fx.behind .sky').map(seen),
      edge: all('.fx.behind > .wiped').map(each => Math.round(box(each).right)),
      slides: now('.year > li').flatMap(each => each.getAnimations()).length,
      plates: plates.length, cells: cells.map(each => Number(each.textContent)),
      over: drawn.flatMap((a, at) => drawn.slice(at + 1).filter(b => hit(a, b))).length,
      totals: totals.filter(each => box(each).width).map(each => Number(each.dataset.was ?? each.textContent)),
    }});
    window.turning = requestAnimationFrame(look);
  }};
  look();
}}"""
"""Frame by frame while the end of a month is told: what can be read, on the board or on a picture of it."""


@pytest.fixture
def told_end(stage, table, slowly):
    """The end of a month of five, frame by frame, and how many points came to each."""
    board, end = the_month_ends(stage, table, names=FIVE)
    before = [court.vp for court in board.play.state.courts]
    slowly(0.3)
    board.page.evaluate(TURN)
    end()
    board.page.locator(".chapter").wait_for()
    board.page.locator(".chapter").wait_for(state="detached")
    frames = board.page.evaluate("() => { cancelAnimationFrame(window.turning); return window.turn; }")
    assert moving(board.page) == 0
    return frames, before, [court.vp for court in board.play.state.courts]


def test_one_region_after_the_other_goes_on_to_the_next_month(told_end):
    frames, _, _ = told_end
    begins = [next(at for at, frame in enumerate(frames) if not frame["held"][which]) for which in range(3)]
    assert begins == sorted(set(begins)), "the year, then the land, then whose turn it is"
    assert any(frame["slides"] for frame in frames), "months come from where they were"
    assert {sky for frame in frames for sky in frame["sky"]} == {1}, "no sky is seen through the other"
    edges = [edge for frame in frames for edge in frame["edge"]]
    assert edges == sorted(edges, reverse=True), "an edge passes over the land"
    assert len(set(edges)) > 3


def test_nothing_is_empty_in_any_frame_of_the_end_of_a_month(told_end):
    frames, _, _ = told_end
    assert {part for frame in frames for part in frame["empty"]} == set()
    assert not any(frame["through"] for frame in frames), "nothing is read through anything"
    assert all(frame["courts"][0] == 1 for frame in frames)
    assert not any(frame["over"] for frame in frames), "no two plates lie over each other"


def test_one_thing_at_a_time_lies_in_the_tray_while_a_month_ends(told_end):
    frames, _, _ = told_end
    lies = [(frame["at"], [what for what, there in enumerate(frame["tray"]) if there]) for frame in frames]
    assert max(len(there) for _, there in lies) == 1, "one goes, then the other comes"
    order = [there[0] for _, there in lies if there]
    assert order == sorted(order), "what was chosen from, the sheet, what is asked next"
    assert set(order) == {0, 1, 2}
    gaps = [after - before for (before, _), (after, there) in pairwise(lies) if not there]
    assert sum(gaps) < GAP_MS, "by the clock of what moves"


def test_cell_plate_and_total_of_a_player_change_in_one_frame(told_end):
    frames, before, after = told_end
    gains = [now - was for was, now in zip(before, after, strict=True) if now > was]
    begin = next(at for at, frame in enumerate(frames) if frame["plates"])
    scoring = [frame for frame in frames[begin:] if frame["held"][1]]
    assert {frame["plates"] + len(frame["cells"]) for frame in scoring} == {len(gains)}, "a plate becomes a cell"
    assert {sum(frame["totals"]) - sum(frame["cells"]) for frame in scoring} == {sum(before)}
    assert [len(frame["cells"]) for frame in scoring] == sorted(len(frame["cells"]) for frame in scoring)
    assert scoring[-1]["cells"] == gains
    last = next(frame["at"] for frame in scoring if len(frame["cells"]) == len(gains))
    goes = next(frame["at"] for frame in frames[begin:] if not frame["sheet"])
    assert goes - last > READ_MS, "it can be read, by the clock of what moves"


READ_MS = 500
GAP_MS = 200
"""What has gone, and what comes, is out of sight for so long in all."""


CUT = f"""() => [...{ROOT}.querySelectorAll('.small-court:not(.me) .name')]
  .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""


@pytest.mark.parametrize("width", [1280, 1000, 900])
def test_names_of_rivals_stay_whole_beside_what_has_come_to_them(stage, table, width):
    board, end = the_month_ends(stage, table, width=width)
    board.page.emulate_media(reduced_motion="reduce")
    end()
    changes = board.page.locator(".small-court:not(.me) .change")
    changes.first.wait_for()
    names = board.page.locator(".small-court:not(.me) .name").all_inner_texts()
    assert set(names) < {court["name"] for court in board.play.snapshot["board"]["courts"]}
    assert board.page.evaluate(CUT) == []


def test_what_is_nothing_is_not_told(stage, table):
    board, end = the_month_ends(stage, table, pace="next")
    end()
    told: list[str] = []

    def read() -> None:
        told.extend(board.page.locator(".cell b").all_inner_texts())
        board.page.keyboard.press("x")

    titles(board.page, read)
    assert told
    assert "0" not in told


def test_it_is_the_old_month_until_its_end_has_been_told(stage, table, slowly):
    game, move = before_the_end()
    board = table(game, pace="next")
    slowly(1)
    page = board.page
    now = f"() => [...{ROOT}.querySelectorAll('.held .year .now .seal')].map(each => each.textContent)"
    sky = f"() => {ROOT}.querySelectorAll('.held > div > .land > .sky').length"
    stage.act(lambda: board.widget.play(move))
    page.locator(".chapter").wait_for()
    assert (page.evaluate(now), page.evaluate(sky)) == (["6"], 1)
    assert page.locator(".held [data-at], .held [data-place], .held [tabindex]").count() == 0
    while page.locator(".chapter").count():
        page.keyboard.press("Enter")
        stage.drawn()
    assert page.locator(".held").count() == 0
    assert page.locator(".year .now .seal").inner_text() == "7"


STANDS = f"() => {ROOT}.getAnimations().every(each => each.playState !== 'running')"
FALLEN = f"""() => {{
  const root = {ROOT}, unseen = each => getComputedStyle(each).opacity === '0';
  const gone = what => [...root.querySelectorAll(what)].map(unseen);
  const small = [...root.querySelectorAll('.held .small-court:not(.me)')].map(each =>
    [each.dataset.of.split('/').at(-1), [...each.querySelectorAll('.small-palace')].map(unseen)]);
  return {{ large: gone('.held .palace'), small: Object.fromEntries(small), ahead: gone('.slip > p, .last') }};
}}"""


@pytest.mark.parametrize(("month", "where"), one_in(2, [(5, "small"), (8, "large")]))
def test_what_decays_falls_where_it_stood_and_is_not_there_while_points_are_told(stage, table, slowly, month, where):
    game, move = before_the_end(month)
    board = table(game, pace="next")
    slowly(1)
    before, told = board.play.snapshot["board"], {}
    stage.act(lambda: board.widget.play(move))
    card, page = board.page.locator(".chapter"), board.page
    while card.locator(".title").inner_text() != "Scoring":
        cells = zip(card.locator(".player").all(), card.locator(".cell.now").all(), strict=False)
        said = {name.inner_text(): re.findall(r"palace (\d) disappears", cell.inner_text()) for name, cell in cells}
        told |= {name: palaces[0] for name, palaces in said.items() if palaces}
        page.wait_for_function(STANDS)
        page.keyboard.press("Enter")
        stage.drawn()
    gone = {
        court["seat"]: [number == told.get(court["name"]) for number in map(str, range(1, len(court["palaces"]) + 1))]
        for court in before["courts"]
    }
    large = gone.pop(before["active"])
    small = {str(seat): palaces for seat, palaces in gone.items()}
    assert any(large) == (where == "large")
    assert any(map(any, small.values())) == (where == "small")
    shown = page.evaluate(FALLEN)
    assert (shown["large"], shown["small"]) == (large, small)
    assert all(shown["ahead"]), "what is asked next and what came of it are not told beforehand"
    first = page.locator(".held .turns use").first.get_attribute("href")
    assert first == f"#badge-{before['turns'][0]['seat'] + 1}", "their order is that of the old month"


def test_no_story_lies_over_the_result(stage, table, slowly):
    game, move = before_the_end(12)
    board = table(game, pace="next")
    slowly(1)
    stage.act(lambda: board.widget.play(move))
    board.page.locator(".rank").first.wait_for()
    board.page.wait_for_function(f"() => !({PLAYED})()")
    assert board.page.locator(".chapter").count() == 0


def test_a_press_ends_the_story_and_is_carried_out(stage, table, slowly):
    board, end = the_month_ends(stage, table, pace="next")
    slowly(0.5)
    end()
    board.page.locator(".chapter").wait_for()
    at = board.play.timeline.at
    board.act(board.place(board.legal()[0]).click)
    assert board.page.locator(".chapter").count() == 0
    assert board.play.timeline.at > at


def test_no_chapter_where_they_are_off(stage, table, slowly):
    board, end = the_month_ends(stage, table, pace="off")
    slowly(1)
    board.page.evaluate(f"""() => {{
      Object.assign(window, {{seen: 0, begun: false}});
      window.watcher = new MutationObserver(() => {{
        window.seen += {ROOT}.querySelectorAll('.chapter').length;
        window.begun ||= {ROOT}.querySelector('.fx > :not(.ready)') !== null || window.seen > 0;
      }});
      window.watcher.observe({ROOT}, {{childList: true, subtree: true}});
    }}""")
    end()
    board.page.wait_for_function(f"() => window.begun && !({PLAYED})()")
    assert board.page.evaluate("() => { window.watcher.disconnect(); return window.seen; }") == 0
