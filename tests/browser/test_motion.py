"""What moves from one position to the next: over a board that is complete, ended by whatever the reader does.

Animations run a hundred times slower here where something is to be seen while it moves.
"""

import re

import pytest
from harness import press_tool
from moving import ANIMATED, PLAYED, PROPERTIES, ROOT, WATCH, a_game, moving, slowly
from nights import one_in
from playwright.sync_api import expect

import yotd_widget as yw
from yotd_widget.engine.game import load

__all__ = ["slowly"]

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


@pytest.fixture
def board(table, slowly):
    """A board on which the steps have come."""
    board = table(a_game())
    board.page.locator(".numeral").nth(2).wait_for(state="attached")
    slowly()
    return board


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
