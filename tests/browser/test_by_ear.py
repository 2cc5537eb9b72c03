"""A month for somebody who hears: no place, no class, no mouse; only roles and names, as a screen reader gives them."""

import re

import pytest
from listener import Listener
from nights import one_in
from playwright.sync_api import expect
from trees import gallery

import yotd_widget as yw
from yotd_widget.engine.luck import pick

CHOICE = re.compile(r"- '?button \"(.*, can be chosen)\"")


class Player(Listener):
    """Somebody at a board, with the text view or without."""

    def __init__(self, board):
        super().__init__(board.page)
        self.board = board

    @property
    def text(self):
        return self.page.get_by_role("group", name="Text", exact=True)

    def open(self):
        self.tool("Text")
        self.text.get_by_role("textbox", name="Type a move").wait_for()

    def offered(self):
        """The names of what can be chosen, in the order of reading."""
        return [name.replace("''", "'") for name in CHOICE.findall(self.text.aria_snapshot())]

    def choose(self, name, which=0):
        button = self.text.get_by_role("button", name=name, exact=True).nth(which)
        self.board.act(lambda: button.press("Enter"))

    def fact(self, table, row):
        """What stands in a row of a table."""
        found = self.text.get_by_role("table", name=table, exact=True).get_by_role("row", name=re.compile(f"^{row} "))
        return found.get_by_role("cell").first.inner_text()


def test_a_month_is_played_by_roles_and_names_alone(table):
    board = table(yw.dragon.new_game(["Ada", "Bo", "Cyd"], seed=7))
    reader, step = Player(board), 0
    reader.open()
    while board.state.month < 2:
        names = reader.offered()
        assert len(names) == len(board.state.legal_moves)
        chosen = pick(f"ear {step}", len(names))
        heard = len(reader.heard)
        reader.choose(names[chosen], names[:chosen].count(names[chosen]))
        new = reader.heard[heard:]
        assert len(new) == 1, f"heard after {names[chosen]}: {new}"
        assert reader.focused() in reader.offered()
        step += 1
    assert step > 15
    for player in board.state.players:
        court = board.state.court(player)
        assert reader.fact(f"Court of {player}", "Points") == str(court.vp)
        assert reader.fact(f"Court of {player}", "Rice") == str(court.rice)
    assert "Month 2 of 12" in reader.text.get_by_role("paragraph").first.inner_text()


SOLO = yw.gugong.new_game(["Kim"], seed=3)


def test_a_turn_of_the_second_game_by_keys_is_told_from_the_question_to_the_price(table):
    """Who begins hears what is asked; officials are a ring; the price is told, reached by Tab and asked for."""
    board = table(SOLO)
    reader, keys = Listener(board.page), board.page.keyboard
    keys.press("Tab")
    reader.hears("Kim exchanges a gift. Choose a card of your hand, then the official to whom you bring it.")
    assert reader.focused() == "2 Palace, fan, can be chosen"
    keys.press("Enter")
    reader.hears("Now the official.")
    keys.press("Tab")
    ring = []
    while reader.focused() not in ring:
        ring.append(reader.focused())
        keys.press("ArrowRight")
    assert [name.split(",")[0] for name in ring] == [
        *("Travel", "Great Wall", "Jade", "Intrigue", "Palace", "Decrees", "Grand Canal")
    ]
    assert reader.focused() == ring[0]
    for _ in range(2):
        keys.press("ArrowRight")
    assert reader.focused().startswith("Jade, pay 2 servants or a card of your hand, 4 Palace")
    keys.press("Enter")
    reader.hears("Choose how you pay: 2 servants, ")
    keys.press("Control+Enter")
    reader.hears("Choose how you pay: 2 servants, ")
    keys.press("Tab")
    assert reader.focused() == "2 servants, can be chosen"
    keys.press("Enter")
    reader.hears("to the Jade official: pay 2 servants. Enter once more does it.")
    board.act(lambda: keys.press("Control+Enter"))
    reader.hears("Kim may use the card. Do the action of the card that you laid")
    assert reader.focused() == "Palace the card, can be chosen"  # not skip


DAY = ["travel pay_servants", "travel free", "travel pay_servants", "travel free"]


def test_after_a_night_how_it_stands_and_the_question_are_heard_and_then_all_of_it_in_its_order(table):
    timeline = yw.Timeline(SOLO)
    for card, gift in zip((2, 3, 7, 9), DAY, strict=True):
        timeline.play(f"give P4-{card} {gift}")
        while timeline.state.decision.id != "DP-GIFT" and (card < 9):
            timeline.play("skip")
    board = table(timeline)
    reader = Listener(board.page)
    board.act(lambda: board.place("skip").press("Enter"))
    told = board.play.snapshot
    night = " ".join(line["text"] for line in told["recent"])
    assert len(night) > 1_500
    reader.hears(f"{told['summary']} {told['status']['who']}. {told['decision']['prompt']} {night}")
    assert board.focused() in board.legal()


def test_help_lies_over_the_board_and_keeps_the_keyboard_until_it_is_closed(table):
    reader = Listener(table(SOLO).page)
    keys = reader.page.keyboard
    keys.press("Tab")
    keys.press("?")
    sheet = reader.page.get_by_role("group", name="Help", exact=True).first
    stops = sheet.locator("button, input, select").count()
    for _ in range(stops + 1):
        keys.press("Tab")
        assert reader.page.evaluate("() => Boolean(document.activeElement.shadowRoot.activeElement.closest('.help'))")
    keys.press("PageDown")  # reads on in the sheet, and does not lead along the timeline
    assert sheet.count() == 1
    keys.press("Escape")
    assert sheet.count() == 0
    assert reader.focused() == "2 Palace, fan, can be chosen"
    keys.press("w")
    reader.hears("A player with a card in hand may not pass")
    keys.press("Escape")
    keys.press("i")
    assert reader.focused() != "2 Palace, fan, can be chosen"
    keys.press("Escape")
    assert reader.focused() == "2 Palace, fan, can be chosen"


def test_a_choice_of_several_pieces_says_how_many_are_left_also_when_one_is_taken_back(table):
    board = table(yw.dragon.new_game(["Ada", "Bo"], seed=7))
    reader = Player(board)
    reader.open()
    reader.choose("Young monk, can be chosen")
    reader.hears("Ada drafts two persons: 1 of 2 chosen, 1 more to choose.")
    assert reader.focused() in reader.offered()
    options = reader.text.get_by_role("list", name=re.compile("^Take two young persons"))
    expect(options).to_have_accessible_name(re.compile("1 of 2 chosen$"))
    reader.choose("Young monk, chosen")
    reader.hears("Ada drafts two persons: 0 of 2 chosen, 2 more to choose.")
    assert reader.focused() in reader.offered()
    reader.choose("Young monk, can be chosen")
    reader.choose("Young farmer, can be chosen")
    reader.forget()
    board.act(lambda: reader.press("button", "Undo", reader.tools))
    reader.hears("Ada drafts two persons: 1 of 2 chosen, 1 more to choose.")


def test_on_the_board_too_refusals_moves_and_undo_are_heard_and_the_focus_stays(table):
    board = table(gallery.make("play-action").timeline)
    reader = Player(board)
    before = board.play.snapshot["revision"]
    reader.press("button", "Build, 1 yuan short, +1 floor, not possible now, says why")
    reader.hears("it costs 3 yuan and you have 2. Possible with 1 yuan more (3 in all).")
    assert reader.focused() == "Build, 1 yuan short, +1 floor, not possible now, says why"
    assert board.play.snapshot["revision"] == before
    board.act(lambda: reader.press("button", "Taxes +5 yuan, group A, can be chosen"))
    reader.hears("Ada: Taxes. 2 from the card + 3 coins = 5 yuan.")
    assert reader.focused().endswith(", can be chosen")
    board.act(lambda: reader.press("button", "Undo", reader.tools))
    reader.hears("Now: Month 6 of 12, Ada chooses an action.")
    assert reader.focused() == "Undo"
    reader.page.get_by_role("button", name="Military Parade").focus()
    reader.page.keyboard.press("t")
    assert reader.focused() == "Close"
    reader.press("button", "Close", reader.text)
    assert reader.focused() == "Military Parade +1 step, group A, can be chosen"


@pytest.mark.parametrize("panel", one_in(2, ["Branches", "Compare", "Points", "Log", "Help", "Text"]))
def test_a_panel_that_closes_gives_the_focus_back(table, panel):
    reader = Player(table(yw.dragon.example("month-5")))
    for end in ("Close", "Escape"):
        reader.tool(panel)
        sheet = reader.page.get_by_role("group", name=panel, exact=True).first
        sheet.get_by_role("button", name="Close", exact=True).wait_for()
        assert reader.focused()
        if end == "Close":
            reader.press("button", end, sheet)
        else:
            reader.page.keyboard.press(end)
        assert reader.focused() == ("Log" if panel == "Log" else "Menu")


def test_back_to_now_is_in_the_text_view(table):
    board = table(yw.Timeline(yw.dragon.example("month-5")).play("use A taxes"))
    reader = Player(board)
    reader.page.get_by_role("slider", name="Timeline").wait_for()
    reader.open()
    reader.page.get_by_role("slider", name="Timeline").press("ArrowLeft")
    reader.press("button", "Back to now", reader.page.get_by_role("group", name="An earlier moment"))
    expect(reader.text.get_by_role("textbox", name="Type a move")).to_be_visible()


def test_a_position_is_edited_by_roles_and_names_alone(page, stage):
    editor = yw.Editor(yw.dragon.example("month-5"))
    stage.open(editor)
    reader = Listener(page)
    reader.press("button", "2 yuan, Ada, can be changed")
    page.get_by_role("group", name="Ada: Yuan").get_by_role("spinbutton", name="Yuan").press("+")
    reader.hears("Ada: Yuan: 3.")
    page.keyboard.press("Escape")
    assert reader.focused() == "3 yuan, Ada, can be changed"
    assert editor.state.court("Ada").yuan == 3
    reader.press("button", "palace 2, Ada, can be changed")
    page.get_by_role("spinbutton", name="Floors").press("-")
    reader.hears("Impossible: 1")
    page.keyboard.press("Escape")
    assert reader.focused() == "palace 2, −1, Ada, can be changed"
    finding = page.get_by_role("region", name="Problems").get_by_role("listitem").first
    assert finding.get_by_role("group").get_by_role("button").first.inner_text()
    reader.press("button", "Undo", reader.tools)
    reader.hears("Taken back.")
    assert reader.focused() == "Undo"
    reader.press("button", "Taxes +5 yuan, group A, can be changed")
    page.get_by_role("combobox").first.focus()
    page.keyboard.press("Escape")
    assert reader.focused() == "Taxes +5 yuan, group A, can be changed"
