"""Any game through every widget, without a page: pictures have their forms, messages are answered, twins speak."""

from importlib import import_module
from pathlib import Path

import pytest
from asked import answer
from contract.games import GAMES, played, positions
from forms import faults
from nights import one_in

import yotd_widget as yw
from yotd_widget.describe import wire as described
from yotd_widget.engine import review, wire
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.luck import pick
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import LANGUAGES
from yotd_widget.widgets.reviewing import Reviewed

pytestmark = pytest.mark.parametrize("name", GAMES)

BOARDS = {
    game: import_module(f"yotd_widget.games.{game}.screen.wire").Board
    for game in at_home()
    if Path(yw.__file__).with_name("games").joinpath(game, "screen/wire.py").exists()
}
"""Of games with drawings of their own."""
PRINTED = {"text/plain", "text/html"}


def board_of(name):
    return BOARDS.get(name, described.Board)


def told(widget, kind, **content):
    """What a widget answers to a message of the page."""
    found = answer(widget, kind=kind, **content)
    assert found["kind"] != "refused", found["text"]
    return found


def press(play, kind, **content):
    return told(play, kind, revision=play.snapshot["revision"], **content)


def asks_somebody(position):
    return bool(position.agenda) and position.agenda[-1].seat != LUCK


# --- Play ---------------------------------------------------------------------------------------------------------


def test_every_position_has_a_picture_of_the_form_and_is_printed(name):
    for position in positions(name):
        play = yw.Play(yw.Timeline(position, luck=None))
        assert faults(play.snapshot, wire.Snapshot[board_of(name)]) == []
        printed = play.game.screen.printed(play.snapshot)
        assert set(printed) == {*PRINTED, "image/svg+xml"}
        assert all(text.strip() for text in printed.values())
        assert max(map(len, printed["text/plain"].split("\n"))) <= 80


def test_every_legal_move_can_be_pressed_and_every_place_of_a_choice_is_there(name):
    for position in filter(asks_somebody, positions(name)):
        picture = position.game.screen.picture(yw.Timeline(position, luck=None))
        choices = picture["choices"]
        can_be_pressed = {choice["move"] for choice in choices.values() if choice["state"] == "legal"}
        assert {str(move) for move in position.legal_moves} <= can_be_pressed
        if name not in BOARDS:
            board = picture["board"]
            there = {thing["place"] for area in board["areas"] for thing in area["things"]} | set(board["loose"])
            assert set(choices) <= there


def test_a_choice_does_what_its_preview_says(name):
    for position in filter(asks_somebody, positions(name)):
        for choice in position.game.screen.choices(position).values():
            if choice["state"] == "legal":
                said = choice["preview"]["lines"] or choice["preview"]["ghosts"] or position.decision.total > 1
                assert said, f"{choice['move']} says nothing: its `do` notes nothing"
                position.after(choice["move"])


def test_a_game_is_played_by_presses_to_its_end(name):
    play = yw.Play(load(name).new(seed=5))
    while not play.snapshot["result"]:
        legal = [choice["move"] for choice in play.snapshot["choices"].values() if choice["state"] == "legal"]
        at = play.timeline.at
        press(play, "play", move=legal[pick(f"press {at}", len(legal))])
        assert play.timeline.at > at
    assert play.state.outcome is not None
    assert play.snapshot["decision"] is None
    last = play.timeline.at
    press(play, "undo", times=2)
    assert play.timeline.at < last
    press(play, "redo", times=2)
    press(play, "jump", step=0)
    assert play.timeline.at == 0


def test_what_is_not_possible_says_why(name):
    blocked, refused = 0, 0
    for position in filter(asks_somebody, positions(name)):
        refused += len({*position.agenda[-1].candidates(position)} - {*position.legal_moves})
        for choice in position.game.screen.choices(position).values():
            if choice["state"] == "blocked":
                blocked += 1
                assert choice["reason"]["text"]
                assert choice["reason"]["nearest"]
    assert blocked or not refused


def test_a_piece_of_a_row_is_taken_back(name):
    rows = [each for each in positions(name) if asks_somebody(each) and each.decision.total > 1]
    for position in rows[:3]:
        play = yw.Play(position)
        move = next(choice["move"] for choice in play.snapshot["choices"].values() if choice["state"] == "legal")
        press(play, "play", move=move)
        chosen = [choice for choice in play.snapshot["choices"].values() if choice["state"] == "chosen"]
        if play.snapshot["decision"] and play.snapshot["decision"]["progress"][0]:
            assert move in {choice["move"] for choice in chosen}
            press(play, "take_back", move=move)
            assert play.state == position


def test_every_question_of_the_page_is_answered(name):
    play = yw.Play(load(name).new(seed=5))
    for _turn in range(4):
        legal = [choice for choice in play.snapshot["choices"].values() if choice["state"] == "legal"]
        assert faults(press(play, "explain")["lines"], list[wire.WhyLine]) == []
        assert press(play, "explain", move=legal[0]["move"])["lines"]
        assert press(play, "command", text="help")["said"]
        assert press(play, "command", text="why")["said"]
        assert press(play, "command", text=f"why {legal[-1]['label']}")["said"]
        press(play, "command", text=legal[-1]["move"])
        if play.snapshot["result"]:
            break
    history = press(play, "history", nodes=play.timeline.path)
    assert [fault for step in history["steps"] for fault in faults(step, wire.SentStep)] == []
    assert faults(press(play, "branches")["tree"], wire.Tree) == []
    assert faults(press(play, "points")["sheet"], wire.Points) == []
    for other in ("step", "period"):
        assert faults(press(play, "compare", **{"with": other})["comparison"], wire.Comparison) == []
    assert press(play, "rule", id=next(iter(play.game.reading.rules)))["rule"]["statement"]


# --- The others ---------------------------------------------------------------------------------------------------

MADE = {
    "board": (lambda game: yw.Board(game.state), {"scene": wire.Scene}),
    "timeline": (yw.TimelineView, {"steps": list[wire.SentStep]}),
    "branches": (lambda game: yw.Branches(yw.Play(yw.Timeline(game.start))), {"tree_view": wire.Tree}),
    "compare": (lambda game: yw.Compare([game.start, game.state]), {"comparison": wire.Comparison}),
    "ledger": (yw.Ledger, {"sheet": wire.Points}),
    "editor": (lambda game: yw.Editor(game.state), {"sheet": wire.Sheet}),
    "rule-card": (
        lambda game: yw.RuleCard(f"{game.start.game.name}.{next(iter(game.start.game.reading.rules))}"),
        {"card": wire.Card},
    ),
}


@pytest.mark.parametrize("view", one_in(2, MADE))
def test_every_widget_shows_it_in_every_language(name, view):
    make, forms = MADE[view]
    timeline = played(name)
    languages = {0: ("pl",), len(timeline) // 2: LANGUAGES, len(timeline): ("nl",)}
    for at, spoken in languages.items():
        widget = make(timeline.jump(at))
        for widget.language in spoken:
            for trait, form in forms.items():
                form = form[board_of(name)] if form is wire.Scene else form
                assert faults(getattr(widget, trait), form, trait) == []
            assert set(widget._drawn_twin()) <= {*PRINTED, "image/svg+xml"}
            assert widget._drawn_twin()["text/plain"].strip()


def test_every_decision_is_analysed(name):
    for position in list(filter(asks_somebody, positions(name)))[:3]:
        widget = yw.Analyse(position, list(position.legal_moves)[:4], policy=yw.RandomPolicy(), playouts=2).wait()
        assert faults(widget.sheet, wire.Ranking) == []
        assert widget.best in {str(move) for move in position.legal_moves}
        assert all(row["label"] for row in widget.sheet["rows"])


def test_what_luck_decides_next_is_told(name):
    for position in positions(name)[:4]:
        play = yw.Play(yw.Timeline(position, luck=None))
        sheet = told(play, "chances", act="look")["sheet"]
        play._leave()
        assert faults(sheet, wire.Chances) == []
        assert sheet["stage"] in ("nothing", "counting", "spent", "stopped")
        for table in sheet["tables"]:
            assert table["title"]
            assert all(0 < group["share"] <= 1 and group["rows"] for group in table["groups"])


def test_a_game_is_reviewed(name, monkeypatch):
    monkeypatch.setattr(review, "ROUGHLY", 1)
    monkeypatch.setattr(review, "FEW", 1)
    play = yw.Play(played(name))
    reviewed = Reviewed(play.timeline, 0, [0])
    while reviewed.review.decisions and not reviewed.review.judged:
        reviewed.review.step()
    assert faults(reviewed.sheet(), wire.Review) == []
    sheet = told(play, "review", act="look", seat=0, names=False)["sheet"]
    play._leave()
    assert faults(sheet, wire.Review) == []
    assert sheet["players"] == []


MOST_CHANGED = 40
"""So many of what an editor offers are tried, spread over all of it."""


def test_what_an_editor_offers_is_changed_by_the_page(name):
    editor = yw.Editor(positions(name)[0])
    controls = [each for controls in editor.sheet["controls"].values() for each in controls]
    changed = [control for control in controls if control["kind"] in ("number", "choice")]
    assert changed
    for control in changed[:: 1 + len(changed) // MOST_CHANGED]:
        told(editor, "edit", at=control["at"], to=another(control, editor.sheet["lists"]))
        assert editor.sheet["said"], control
        told(editor, "undo")
        assert editor.state == positions(name)[0]


def another(control, lists):
    """Another value than there is, as the page sends it."""
    if control["kind"] == "number":
        return control["value"] + (1 if control["max"] is None or control["value"] < control["max"] else -1)
    options = control.get("options") or lists[control["list"]]
    return next(value for value, _name in options if value != control["value"])


def test_places_are_named_and_marked(name):
    position = positions(name)[0]
    game = position.game
    for place, called in list(dict.fromkeys((each.place, each.name) for each in game.spots(position)))[:20]:
        assert game.screen.spot(position, place) == (place, called)
        assert yw.Board(position, mark=place).marks == [{"place": place, "name": called}]


def test_a_quiet_picture_does_not_say_whose_turn_it_is(name):
    for position in positions(name):
        assert position.game.screen.scene(position, forecasts=False)["status"]["who"] == ""
