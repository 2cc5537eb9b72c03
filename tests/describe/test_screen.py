"""A game without a drawn board on the page and off it: the plain board, when it is, the log, looking back, print."""

import pytest
from describe.fair import TEA, fair
from describe.stall import GAME, Stall
from engine.toy import GAME as TOY
from engine.toy import Toy

from yotd_widget.describe.drawing import Sheet, badges
from yotd_widget.describe.printed import COLUMNS, Rows, caption, table
from yotd_widget.engine.errors import NotFound
from yotd_widget.engine.history import patched
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline


@pytest.fixture
def game():
    return Timeline(Toy(seed=3))


def test_the_common_table_comes_first_then_each_player():
    areas = GAME.screen.board(Stall())["areas"]
    assert [(area["key"], area["title"], area["seat"]) for area in areas] == [
        ("table", "Table", None),
        ("player/0", "Ann", 0),
        ("player/1", "Bob", 1),
    ]
    assert areas[0]["things"] == [
        {"place": "stall", "name": "Stall", "text": "2 × ripe plum, fresh fig, green pear"},
    ]
    assert [thing["text"] for thing in areas[2]["things"]] == ["2", "–"]


def test_it_is_said_when_it_is_in_the_calendar_of_the_game(game):
    room = TOY.screen
    assert room.status(game.state) == {
        "period": "Round 1",
        "phase": "Part 1",
        "who": "Ann bets",
        "seat": 0,
        "why": "",
    }
    assert room.moment(game.state, 4) == "round 1 · step 4"
    assert room.when(game.state) == {"period": 1, "phase": 1, "when": "Round 1"}
    with speaking("pl"):
        assert room.moment(game.state, 4) == "runda 1 · krok 4"


def test_a_calendar_of_one_part_names_no_other():
    game = fair(TEA)
    room, timeline = game.screen, Timeline(game.new())
    assert room.status(timeline.state)["period"] == "Day 1"
    assert room.status(timeline.state)["phase"] == ""
    assert room.when(timeline.state) == {"period": 1, "phase": 0, "when": "Day 1"}
    assert room.moment(timeline.state, 2) == "day 1 · step 2"
    timeline.play("buy tea")
    assert room.told(timeline.start, timeline.steps[0])["when"] == "Day 1"
    printed = room.printed(room.picture(timeline))
    assert printed["text/plain"].startswith("FAIR | Day 1 | Ann wins\n")
    assert "Day 1 · " not in printed["image/svg+xml"]
    assert [record.get("phase") for record in room.history(timeline, timeline.path)] == [0, None]


@pytest.mark.parametrize("periods", [("Day",), ("Day", "")])
def test_a_second_part_without_a_name_or_number_is_none(periods, monkeypatch):
    game = fair(TEA)
    monkeypatch.setattr(type(game), "periods", periods)
    monkeypatch.setattr(game.positions, "when", (3, 1))
    shown = game.screen.status(game.new())
    assert (shown["period"], shown["phase"]) == ("Day 3", "")
    assert game.screen.when(game.new())["phase"] == 0


def test_without_a_calendar_the_title_stands_for_it():
    room, position = GAME.screen, Stall()
    assert (room.status(position)["period"], room.status(position)["phase"]) == ("At the stall", "")
    assert room.moment(position, 2) == "step 2"
    assert room.picture(Timeline(position))["heard"] == "Ann shops: 0 chosen, 2 more at most."


def test_chance_is_nobodys_turn_and_the_end_is_the_winners():
    room = TOY.screen
    dicing = Timeline(Toy(), luck=None).play("bet 2")
    assert room.status(dicing.state)["who"] == "Luck throws the die"
    assert room.status(dicing.state)["seat"] is None
    assert room.status(dicing.state)["why"] == "Chance decides."
    over = dicing.play("eyes 3", "bet 1", "eyes 1").state
    assert (room.status(over)["who"], room.status(over)["seat"]) == ("Bob wins", over.outcome.winners[0])


def test_a_step_belongs_to_the_period_in_which_it_is_taken(game):
    game.play("bet 2", "bet 1")
    assert [line["period"] for line in TOY.screen.log(game.steps, game.start)] == [1, 1, 1, 2, 2, 2]
    told = TOY.screen.told(game.start, game.steps[0])
    assert told == {"when": "Round 1, Part 1", "seat": 0, "text": "Ann bets 2 × the throw."}


def test_records_bring_every_scene_back(game):
    game.play("bet 2", "bet 1")
    room, scene = TOY.screen, None
    for at, record in enumerate(room.history(game, game.path)):
        scene = patched(scene, record["patch"])
        assert scene["board"] == room.board(game.state_at(at))
        assert scene["status"] == room.status(game.state_at(at)) | {"why": ""}
    assert scene["result"]["title"] == room.picture(game)["result"]["title"]
    assert room.rules_of(list(room.history(game, game.path))) == dict(TOY.rules)


def test_a_line_belongs_to_the_chapter_that_the_game_says(game, monkeypatch):
    game.play("bet 2", "bet 1")
    assert {line["chapter"] for line in TOY.screen.log(game.steps, game.start)} == {""}
    assert [record for record in TOY.screen.history(game, game.path) if "chapters" in record] == []
    monkeypatch.setattr(type(TOY.screen), "chapter", lambda _room, sentence: "luck" * ("THROW" in sentence.rules))
    lines = TOY.screen.log(game.steps, game.start)
    assert [line["chapter"] == "luck" for line in lines] == ["THROW" in line["rules"] for line in lines]
    told = [record for record in TOY.screen.history(game, game.path) if "chapters" in record]
    assert told
    for record in told:
        for at, chapter, _head, _parts, _causes in record["chapters"]:
            assert (chapter, record["say"][at][3]) == ("luck", "THROW")


def test_the_news_are_those_since_the_last_choice(game):
    picture = TOY.screen.picture(game.play("bet 2"))
    assert picture["recent"][0]["text"] == "Ann bets 2 × the throw."
    assert picture["marks"]["points/1"] == {"kind": "gain", "text": "+7"}
    assert set(picture["rules"]) == {"BET", "THROW", "BOB"}


# --- Print ----------------------------------------------------------------------------------------------------------


def test_the_plain_board_is_printed_as_text():
    picture = GAME.screen.picture(Timeline(Stall()).play("take plum"))
    assert GAME.screen.printed(picture)["text/plain"].split("\n") == [
        "AT THE STALL | Ann shops",
        "Decide Take up to two fruits. 1 of 2 given.",
        "Legal  Take the ripe plum (chosen), Take the fresh fig, Take the green pear,",
        "       Enough, Sell a ripe plum",
        "Table",
        "  Stall: 2 × ripe plum, fresh fig, green pear",
        "Ann",
        "  Coins: 0",
        "  Basket: ripe plum",
        "Bob",
        "  Coins: 2",
        "  Basket: –",
    ]


def test_nothing_of_the_question_is_printed_where_it_shall_be_quiet():
    picture = GAME.screen.picture(Timeline(Stall()))
    text = GAME.screen.printed(picture, forecasts=False)["text/plain"]
    assert text.startswith("AT THE STALL\nTable")


def test_tables_and_picture_name_everything_and_the_winner():
    timeline = Timeline(Stall()).play("sell plum", "enough", "enough")
    printed = GAME.screen.printed(GAME.screen.picture(timeline))
    for text in (printed["text/html"], printed["image/svg+xml"]):
        for each in ("Stall", "Basket", "Coins", "Ann", "Bob", "Bob wins with 2 coins"):
            assert each in text
    assert "Result Bob wins with 2 coins." in printed["text/plain"]


def test_a_caption_says_when_and_how_the_points_stand():
    shown = {"status": {"period": "Round 1", "phase": "", "who": "Ann bets"}, "result": None}
    assert caption(shown, ["Ann 1", "Bob 7"]) == "Round 1: Ann bets. Points: Ann 1, Bob 7."
    quiet = {"status": {"period": "Round 1", "phase": "Part 2", "who": ""}, "result": None}
    assert caption(quiet, ["Ann 1"]) == "Round 1, Part 2. Points: Ann 1."


def test_rows_hang_below_their_labels_and_break_between_items():
    rows = Rows({"goods": "Goods in store"})
    lines = rows.row("goods", [f"thing number {number}" for number in range(12)])
    assert lines[0].startswith("Goods in store thing number 0, ")
    assert all(line.startswith(" " * rows.hang) for line in lines[1:])
    assert max(map(len, lines)) <= COLUMNS
    assert all("number," not in line for line in lines)
    assert rows.row("goods", []) == []


def test_names_cannot_break_out_of_a_table():
    assert "<b>x" not in table("<b>x", ["a"], [("<b>x", ["safe"])]).replace("<b>&lt;b&gt;x</b>", "")


def test_a_sheet_takes_its_pictograms_once_and_none_that_it_does_not_use():
    sheet = Sheet()
    for x in (0, 40, 80):
        sheet.use("badge-1", x, 0)
    svg = sheet.svg(100, 100, "three badges")
    assert svg.count("<use") == 3
    assert svg.count("<g id=") == 1
    assert {name for name in badges() if not name.startswith(("mark-", "shape-"))} == {
        f"badge-{number}" for number in range(1, 6)
    }


def test_a_symbol_that_nobody_has_drawn_is_told_with_its_file():
    sheet = Sheet()
    sheet.use("event-locusts", 0, 0)
    with pytest.raises(NotFound, match=r"no symbol “event-locusts” in yotd_widget/describe/sprite\.svg"):
        sheet.svg(100, 100, "a plague")


def test_what_is_used_before_it_is_defined_is_drawn():
    sheet = Sheet()
    sheet.use("own", 0, 0)
    sheet.define("own", '<path d="M0 0h1"/>')
    assert "M0 0h1" in sheet.svg(100, 100, "a line")
