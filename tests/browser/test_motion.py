"""What moves from one position to the next: over a board that is complete, ended by whatever the reader does.

Animations run a hundred times slower here where something is to be seen while it moves.
"""

import re
from collections.abc import Callable

import pytest
from harness import press_tool
from moving import ANIMATED, MOVING, PROPERTIES, ROOT, WATCH, slowly
from nights import one_in
from playwright.sync_api import Page, expect

import yotd_widget as yw
from yotd_widget.engine.game import load

__all__ = ["slowly"]

PLAYED = f"() => {ROOT}.getAnimations().filter(each => !(each instanceof CSSAnimation)).length"
LIFTED = f"""() => {{
  const card = {ROOT}.querySelector('[data-lifted]');
  for (const lift of card?.getAnimations() ?? []) lift.finish();
  return card !== null;
}}"""
"""Whether the card that was taken is up; what flies sets out then, and nobody here has to wait for it."""
PRESS_AND_LOOK = f"""async place => {{
  const root = {ROOT}, fx = () => root.querySelectorAll('.fx > :not(.picture)').length;
  const text = part => root.querySelector(`${{part}}:not(.held *)`).textContent;
  const said = () => text('.tray-room:not([data-away])') + text('.status');
  const before = said();
  let early = null;
  const watcher = new MutationObserver(() => {{ if (early === null && said() !== before) early = fx(); }});
  watcher.observe(root, {{subtree: true, childList: true, characterData: true}});
  root.querySelector(`[data-place="${{place}}"]`).click();
  while (!fx()) {{
    ({LIFTED})();
    await new Promise(requestAnimationFrame);
  }}
  watcher.disconnect();
  return {{early, dragon: root.querySelectorAll('[data-at="tray/A"] .dragon').length, fx: fx()}};
}}"""


THREE, FIVE = ["Ada", "Bo", "Cyd"], ["Ada", "Bo", "Cyd", "Dina", "Eli"]


def a_game(month: int = 3, names: list[str] = THREE) -> yw.Timeline:
    game, policy = yw.Timeline(yw.dragon.new_game(names, seed=7)), yw.RandomPolicy(7)
    while game.state.month < month or game.state.phase != "action":
        game.play(policy.choose(game.state))
    return game


def before_the_end(month: int = 6, names: list[str] = THREE) -> tuple[yw.Timeline, str]:
    """A game, and the move that ends its month."""
    game, policy = a_game(month, names), yw.RandomPolicy(7)
    while game.state.month == month and game.state.outcome is None:
        last, move = game.state, str(policy.choose(game.state))
        game.play(move)
    return yw.Timeline(last), move


@pytest.fixture
def board(table, slowly):
    """A board on which the steps have come."""
    board = table(a_game())
    board.page.locator(".numeral").nth(2).wait_for(state="attached")
    slowly()
    return board


def moving(page: Page) -> int:
    count: int = page.evaluate(MOVING)
    return count


def press(board, place: str | None = None) -> None:
    """Press a card, and wait until something moves for it."""
    board.place(place or next(each for each in board.legal() if each.startswith("group/A"))).click()
    board.page.wait_for_function(LIFTED)
    board.page.locator(".fx .clone").first.wait_for(state="attached")


def test_the_new_position_is_drawn_at_once_and_what_moves_lies_over_it(board):
    place = next(each for each in board.legal() if each.startswith("group/A"))
    seen = board.page.evaluate(PRESS_AND_LOOK, place)
    assert seen["early"] == 0, "the new position is on the page before anything moves"
    assert seen["dragon"] == 1
    assert seen["fx"] > 0
    animated = set(board.page.evaluate(ANIMATED))
    assert animated <= PROPERTIES, "only transform and opacity are animated"
    assert "transform" in animated
    assert board.page.locator(".fx").first.evaluate("fx => getComputedStyle(fx).pointerEvents") == "none"
    hidden = board.page.locator(".fx").evaluate_all("all => all.every(fx => fx.ariaHidden === 'true')")
    assert hidden


READY = ".fx > .ready"
ASKED = f"""async ([place, told]) => {{
  const root = {ROOT}, {{ model }} = harness, pictures = look => [...root.querySelectorAll(`.fx > .${{look}}`)];
  model.onSend = content => {{ window.asked = content; }};
  const ready = pictures('ready');
  const seen = ready.filter(each => getComputedStyle(each).opacity !== '0').length;
  root.querySelector(`[data-place="${{place}}"]`).click();
  const kept = pictures('ready').length;
  const no = {{ kind: 'refused', text: 'No.', rules: [] }};
  const {{ traits, answers }} = told ? JSON.parse(told) : {{ traits: {{}}, answers: [no] }};
  model.fromKernel(traits);
  for (const answer of answers) model.answer({{ ...answer, seq: window.asked.seq }});
  await new Promise(requestAnimationFrame);
  const held = pictures('held');
  const shown = held.filter(each => ready.includes(each) && getComputedStyle(each).opacity === '1').length;
  return {{ ready: ready.length, seen, kept, held: held.length, shown, left: pictures('ready').length }};
}}"""


UNFORESEEN = """() => {
  harness.model.onSend = async content => {
    if (content.kind !== 'ahead') harness.model.answer(JSON.parse(await askPython(content)).answers[0]);
  };
}"""
"""Python does not say what a choice would bring."""


def test_while_a_choice_is_looked_at_what_stays_in_sight_lies_ready_unseen(board):
    place = next(each for each in board.legal() if each.startswith("group/A"))
    ready = board.page.locator(READY)
    board.page.evaluate(UNFORESEEN)
    board.page.mouse.move(2, 2)
    expect(ready, "nobody looks at anything").to_have_count(0)
    board.place(place).hover()
    ready.first.wait_for(state="attached")
    refused = board.page.evaluate(ASKED, [place, ""])
    assert refused["seen"] == 0
    assert refused["kept"] == refused["ready"] > 0, "a press has nothing left to prepare"
    assert (refused["held"], refused["left"]) == (0, 0), (
        "nothing has happened, and what is drawn now is another picture"
    )
    told = board.page.evaluate("() => askPython(window.asked)")
    ready.first.wait_for(state="attached")
    played = board.page.evaluate(ASKED, [place, told])
    assert played["seen"] == 0
    assert 0 < played["shown"] == played["held"], "none is taken once the answer is there"


def test_where_it_is_known_what_a_press_brings_they_are_shown_with_it(board):
    place = next(each for each in board.legal() if each.startswith("group/A"))
    board.place(place).hover()
    board.page.locator(READY).first.wait_for(state="attached")
    board.page.wait_for_function("() => harness.model.sent.some(({ kind }) => kind === 'ahead')")
    assert board.widget.snapshot["revision"] == board.play.snapshot["revision"]  # all is answered
    board.page.evaluate(
        f"() => {{ harness.model.onSend = () => {{}}; {ROOT}.querySelector('[data-place=\"{place}\"]').click(); }}"
    )
    board.page.locator(".fx > .held").first.wait_for(state="attached")
    assert board.widget.timeline.at == board.play.timeline.at


STATUS = ".status:not(.held *)"
"""The title as it is, whatever is held over it."""


def test_what_was_done_is_seen_at_the_court_of_who_did_it_before_the_next_one_comes(board, slowly):
    court, names = board.page.locator(".land .court[data-at]"), board.play.state.setup.players
    first = board.play.state.decision.seat
    board.act(board.page.locator('[data-place="group/C/harvest"], [data-place="group/A/taxes"]').first.click)
    then = board.play.state.decision.seat
    assert then != first
    assert names[then] in board.page.locator(STATUS).inner_text(), (
        "whoever listens or presses has the next turn at once"
    )
    assert board.place(board.legal()[0]).is_enabled()
    assert court.get_attribute("data-at") == f"court/{first}"
    assert court.locator(".change").first.is_visible(), "with what it has brought"
    assert board.page.locator(".held .status .who").inner_text().startswith(names[first]), "and the title says it"
    board.page.keyboard.press("x")
    assert court.get_attribute("data-at") == f"court/{then}"
    assert board.page.locator(".held").count() == 0
    slowly(1)
    board.act(board.place(board.legal()[0]).click)
    expect(court, "it ends by itself").to_have_attribute("data-at", f"court/{board.play.state.decision.seat}")
    board.page.wait_for_function(f"() => !{ROOT}.querySelector('.fx > :not(.ready)')")


FRAMES = f"""() => {{
  const root = {ROOT}, one = (...what) => what.map(each => root.querySelector(each)).find(Boolean);
  const held = '.held';
  const pale = each => Number(getComputedStyle(each).opacity) < 0.5;
  window.frames_ = [];
  const look = () => {{
    const court = one('.land .court');
    window.frames_.push({{
      title: one(`${{held}} .status .who`, '.status .who').textContent.trim(),
      turn: one(`${{held}} .turns .now [aria-label], ${{held}} .turns .now`, '.turns .now')
        .querySelector('use').href.baseVal,
      court: court.getAttribute('data-at'), courts: root.querySelectorAll('.court').length,
      seen: Number(getComputedStyle(court).opacity), waits: pale(one('.tray-room:not([data-away]) .cards')),
      settles: getComputedStyle(court).transform !== 'none',
      lifted: [...root.querySelectorAll('[data-lifted]')].map(each => each.dataset.of),
      marked: one(held) ? Number(getComputedStyle(one(held)).opacity) : 1,
    }});
    window.looking = requestAnimationFrame(look);
  }};
  look();
}}"""


def test_every_frame_tells_of_one_player_whole_and_none_is_empty(board, slowly):
    names, page = board.play.state.setup.players, board.page
    slowly(0.25)
    page.evaluate(FRAMES)
    first = board.play.state.decision.seat
    board.act(board.page.locator('[data-place="group/C/harvest"], [data-place="group/A/taxes"]').first.click)
    then = board.play.state.decision.seat
    page.wait_for_function(f"() => !{ROOT}.querySelector('.fx > :not(.ready)') && !({PLAYED})()")
    frames = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.frames_; }")
    told = []
    for frame in frames:
        seats = [seat for seat, name in enumerate(names) if frame["title"].startswith(name)]
        seats += [int(frame["turn"].removeprefix("#badge-")) - 1, int(frame["court"].removeprefix("court/"))]
        if not told or told[-1] != seats:
            told.append(seats)
        assert frame["courts"] == 1, "nothing is seen through anything"
        assert frame["seen"] == 1, "and no frame is without a court"
        assert frame["marked"] == 1, "what is held is seen all the time"
    assert told == [[first] * 3, [then] * 3]
    assert any(frame["waits"] for frame in frames), "what is asked next is not seen until then"
    settling = [frame["court"] for frame in frames if frame["settles"]]
    assert set(settling) == {f"court/{then}"}, "who is next is seen to come"
    assert not frames[-1]["settles"]
    assert frames[-1]["lifted"] == []


NUMBERS = f"""place => {{
  const root = {ROOT}, number = root.querySelector(`[data-number="${{place}}"]`);
  window.numbers_ = [];
  const look = () => {{
    const flying = root.querySelectorAll('.fx .clone use[href^="#good-"]').length;
    const face = getComputedStyle(number, '::after').content;
    window.numbers_.push({{
      shown: Number(number.dataset.was ?? number.textContent), drawn: face, flying, real: Number(number.textContent),
      lifted: root.querySelector('[data-lifted]')?.dataset.of ?? null,
      dragons: root.querySelectorAll('.fx .clone').length,
    }});
    window.looking = requestAnimationFrame(look);
  }};
  new MutationObserver((_, watcher) => {{ watcher.disconnect(); look(); }})
    .observe(number, {{ characterData: true, subtree: true }});
}}"""


def test_a_number_changes_when_what_changes_it_has_arrived(board, slowly):
    page, seat = board.page, board.play.state.decision.seat
    card, good = next(
        (f"group/{group}/{action}", good)
        for action, good in (("taxes", "yuan"), ("harvest", "rice"))
        for group in "ABCDEF"
        if f"group/{group}/{action}" in board.legal()
    )
    was = getattr(board.play.state.courts[seat], good)
    slowly(0.3)
    page.evaluate(NUMBERS, f"good/{seat}/{good}")
    board.act(board.place(card).click)
    now = getattr(board.play.state.courts[seat], good)
    page.wait_for_function(f"() => !{ROOT}.querySelector('.fx > :not(.ready)') && !({PLAYED})()")
    frames = page.evaluate("() => { cancelAnimationFrame(window.looking); return window.numbers_; }")
    own = frames[: next((at for at, frame in enumerate(frames) if frame["real"] != now), len(frames))]
    shown = [frame["shown"] for frame in own]
    assert now > was
    assert {frame["real"] for frame in own} == {now}, "whoever listens has the new number from the first"
    assert shown[0] == was, "nothing has come yet"
    assert shown == sorted(shown), "they come one by one"
    assert shown[-1] == now
    first = next(at for at, frame in enumerate(own) if frame["flying"])
    assert set(shown[: first + 1]) == {was}
    assert f'"{was}"' in own[0]["drawn"]
    lifted = next(at for at, frame in enumerate(own) if frame["lifted"] == card)
    assert lifted <= next(at for at, frame in enumerate(own) if frame["dragons"]), "the card is lifted before all"


def test_the_title_stays_whoever_acts_in_every_game(stage, table, slowly):
    for name in ("gugong", "rotunda"):
        game, policy = yw.Timeline(load(name).new(["Ada", "Bo", "Cyd"], seed=7)), yw.RandomPolicy(7)
        while True:
            move, last = str(policy.choose(game.state)), game.state
            game.play(move)
            if game.state.decision.seat != last.decision.seat and last.when[0] == game.state.when[0]:
                break
        board = table(yw.Timeline(last))
        slowly(0.02)
        stage.act(lambda board=board, move=move: board.widget.play(move))
        title = board.page.locator(".fx > .held .status .who")
        expect(title).to_have_text(re.compile(f"^{last.decision.player}"))
        assert board.page.locator(STATUS).inner_text().count(game.state.decision.player), name
        board.page.keyboard.press("x")
        assert board.page.locator(".fx > .held").count() == 0


def test_at_the_end_all_rise_as_fast_as_each_other_and_the_winner_for_longest(stage, table, slowly):
    game, steward = a_game(12), yw.dragon.Steward()
    while game.state.outcome is None:
        last, move = game.state, str(steward.choose(game.state))
        game.play(move)
    board = table(yw.Timeline(last))
    page = board.page
    slowly(0.1)
    stage.act(lambda: board.widget.play(move))
    page.locator(".counting").first.wait_for(state="attached")
    rises = page.evaluate(f"""() => [...{ROOT}.querySelectorAll('.rank .courses')].map(
      each => each.getAnimations()[0].effect.getTiming().duration)""")
    totals = [int(text) for text in page.locator(".rank .total").all_text_contents()]
    assert totals == sorted(totals, reverse=True)
    assert [ms / rises[0] for ms in rises] == pytest.approx([total / totals[0] for total in totals])
    counted = page.locator(".counting").all_text_contents()
    assert max(int(each) for each in counted) < totals[0]
    page.keyboard.press("x")
    assert page.locator(".counting").count() == 0
    assert moving(page) == 0


@pytest.mark.parametrize("key", one_in(3, ["x", "ArrowRight", "Tab"]))
def test_any_key_ends_all_motion(board, key):
    press(board)
    assert moving(board.page)
    board.page.keyboard.press(key)
    assert moving(board.page) == 0
    assert board.page.evaluate(PLAYED) == 0


def test_undo_leaves_nothing_that_moves_and_shows_what_was(board):
    shown = board.page.locator(".status:not(.fx *)")
    status, step = shown.inner_text(), board.play.timeline.at
    press(board)
    board.page.keyboard.press("u")
    assert board.play.timeline.at == step
    assert shown.inner_text() == status
    assert moving(board.page) == 0
    board.page.keyboard.press("Shift+U")
    assert board.play.timeline.at > step
    assert moving(board.page) == 0, "time travel is shown at once"


def test_the_timeline_ends_all_motion(board):
    press(board)
    board.page.locator(".track").hover(position={"x": 20, "y": 14})
    board.page.locator(".bar.past").wait_for()
    assert moving(board.page) == 0


def test_a_press_during_motion_is_carried_out(board):
    press(board)
    board.act(board.place(board.legal()[0]).click)
    board.page.locator(".fx > :not(.ready)").first.wait_for(state="attached")
    board.place(board.legal()[0]).evaluate("place => place.focus()")
    board.act(lambda: board.page.keyboard.press("Enter"))


def test_it_ends_by_itself_and_leaves_nothing(board, slowly):
    slowly(1)
    press(board)
    board.page.wait_for_function(f"() => !{ROOT}.querySelector('.fx > :not(.ready)') && !({PLAYED})()")


def test_nothing_moves_for_who_wants_it_still(board):
    board.page.emulate_media(reduced_motion="reduce")
    board.page.evaluate(WATCH)
    board.decide(next(each for each in board.legal() if each.startswith("group/A")))
    board.page.wait_for_function(f"() => {ROOT}.querySelector('.dragon')")
    assert board.page.evaluate("() => window.seen.length") == 0
    board.page.evaluate("() => window.watcher.disconnect()")


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
    titles(page, lambda: page.keyboard.press("x"))
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
  const room = '.tray-room:not([data-away])';
  const tray = () => {{
    const sheet = root.querySelector('.leaf');
    if (sheet && same(box(sheet), box(sheet.parentElement))) return seen(sheet) > 0.99;
    return all(`${{room}} .choosing, ${{room}} .cards`).some(each => box(each).width && seen(each) > 0.99);
  }};
  const same = (a, b) => ['left', 'top', 'right', 'bottom'].every(side => Math.abs(a[side] - b[side]) < 1);
  const hit = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  window.turn = [];
  const look = () => {{
    const plates = all('.fx > .gain'), drawn = plates.filter(each => seen(each)).map(box);
    const cells = all('.cell.now .good').filter(seen), vp = '[data-number^="vp/"]';
    const totals = all(`.held ${{vp}}`).length ? all(`.held ${{vp}}`) : now(vp);
    if (root.querySelector('.chapter')) window.turn.push({{
      at: Number(document.timeline.currentTime),
      held: watched.map(what => root.querySelector(`.fx > .held > div > ${{what}}`) !== null),
      empty: [...Object.keys(parts).filter(part => !stands(parts[part])), ...(tray() ? [] : ['tray'])],
      through: all('.fx > .held').map(seen).filter(each => each < 1).length,
      courts: [now('.land > .court').length, all('.fx > .held .court').length],
      sky: all('.fx.behind > .sky').map(seen), slides: now('.year > li').flatMap(each => each.getAnimations()).length,
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
    assert any(0 < sky < 1 for frame in frames for sky in frame["sky"]), "the sky fades"


def test_nothing_is_empty_in_any_frame_of_the_end_of_a_month(told_end):
    frames, _, _ = told_end
    assert {part for frame in frames for part in frame["empty"]} == set()
    assert not any(frame["through"] for frame in frames), "nothing is read through anything"
    assert all(frame["courts"][0] == 1 for frame in frames)
    assert not any(frame["over"] for frame in frames), "no two plates lie over each other"


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
    turns = next(frame["at"] for frame in frames[begin:] if not frame["held"][0])
    assert turns - last > READ_MS, "it can be read, by the clock of what moves"


READ_MS = 500


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


def the_others_move(stage, table, **options):
    """A board on which two steps come at once, the second one by somebody else."""
    game, policy = a_game(), yw.RandomPolicy(7)
    board = table(game, auto=["Bo", "Cyd"], policy=yw.RandomPolicy(3), **options)
    board.page.locator(".numeral").nth(2).wait_for(state="attached")
    return board, lambda: stage.act(lambda: board.widget.play(str(policy.choose(board.widget.state))))


@pytest.mark.parametrize("width", one_in(2, [1280, 1000, 390]))
def test_the_title_says_what_others_do_while_it_is_seen_and_then_whose_turn_it_is(stage, table, slowly, width):
    board, go_on = the_others_move(stage, table, width=width)
    slowly(0.1)
    go_on()
    page = board.page
    title = page.locator(".held .status .who")
    expect(title).to_have_text(re.compile("^(Bo|Cyd)"))
    assert page.locator(STATUS).inner_text().count(board.widget.state.decision.player) == 1
    real, held = page.locator(".top:not(.held *)").bounding_box(), page.locator(".held .top").bounding_box()
    assert all(abs(real[side] - held[side]) < 1 for side in real), "it lies where the title is"
    assert page.locator(".said").count() == 0, "nothing lies over the land"
    page.keyboard.press("x")
    assert page.locator(".held").count() == 0


def test_a_stone_is_to_be_seen_where_it_was_until_it_has_arrived(stage, table, slowly):
    game, policy = a_game(), yw.RandomPolicy(7)
    last = game.state
    while game.state.courts[0].space == last.courts[0].space:
        last, move = game.state, str(policy.choose(game.state))
        game.play(move)
    board = table(yw.Timeline(last))
    slowly()
    emblem = board.page.locator(".road .stack use[href='#badge-1']").first
    was = emblem.bounding_box()
    stage.act(lambda: board.widget.play(move))
    ghost = board.page.locator(".fx .clone:has(use[href='#badge-1'])").first
    ghost.wait_for()
    assert abs(ghost.bounding_box()["x"] - was["x"]) < 8
    assert float(ghost.evaluate("each => getComputedStyle(each).opacity")) > 0


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


def test_no_sound_until_it_is_wanted(board, slowly):
    slowly(1)
    page = board.page
    page.evaluate("""() => {
      const Real = AudioContext;
      window.contexts = [];
      window.AudioContext = class extends Real { constructor() { super(); window.contexts.push(this); } };
      window.wasAudio = Real;
    }""")
    press(board)
    assert page.evaluate("() => window.contexts.length") == 0
    press_tool(page, "Help")
    page.get_by_label("Sound").check()
    assert page.evaluate("() => window.contexts.length") == 1
    page.get_by_label("Sound").uncheck()
    assert page.evaluate("() => window.contexts[0].state") == "closed"
    page.evaluate("() => { window.AudioContext = window.wasAudio; delete window.wasAudio; }")
