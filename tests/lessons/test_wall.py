"""Questions and wrong ideas about the Great Wall, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

ELEVEN = "wall: Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo, Cyd, Ada, Bo"
SPENT = "wall: Ada, Bo, Ada, Bo, Ada, Bo, Ada, Bo, Ada, Bo, Ada"

GROUPS = "A build wall, taxes, harvest, research; B build, military parade, fireworks display, privilege"


# --- The check ---------------------------------------------------------------------------------------------------


def test_who_releases_where_the_wall_falls_short():  # DV-33
    question = ask("dragon.wall.who", "wall-5-short")
    assert question.key == ("Bo", "Cyd")
    assert recognised(question) == {
        ("Bo",): "dragon.wall-one",
        (): "dragon.wall-zero-only",
        ("Ada", "Bo", "Cyd"): "dragon.wall-own",
    }
    assert {"WALL-9", "WALL-10", "WALL-12", "WALL-14"} <= rules_behind(question)
    tiles = [line.text for line in question.trace if "tile" in line.text and line.depth]
    assert len(tiles) == 3  # told once, though two players release


def test_nobody_releases_where_it_reaches():  # DV-32
    question = ask("dragon.wall.who", "wall-5-reach")
    assert question.key == ()
    assert recognised(question) == {("Ada", "Bo", "Cyd"): "dragon.wall-own", ("Cyd",): "dragon.wall-both"}


def test_own_tiles_score():
    scored = {player: ask("dragon.wall.vp", "wall-5-reach", player) for player in ("Ada", "Bo", "Cyd")}
    assert [question.key for question in scored.values()] == [3, 2, 0]
    assert recognised(scored["Ada"]) == {0: "dragon.wall-own", 5: "dragon.wall-all-tiles"}
    assert scored["Bo"].wrong_rule(0) == "dragon.wall-own"
    assert {"WALL-11"} <= rules_behind(scored["Ada"])
    assert [ask("dragon.wall.vp", "wall-5-short", player).key for player in scored] == [0, 0, 0]


def test_whether_it_reaches():
    assert ask("dragon.wall.reaches", "wall-5-reach").key == "yes"
    assert recognised(ask("dragon.wall.reaches", "wall-5-reach")) == {"no": "dragon.wall-own"}
    assert ask("dragon.wall.reaches", "wall-5-short").key == "no"
    assert ask("dragon.wall.reaches", "wall-12").key == "yes"
    assert ask("dragon.wall.reaches", yw.dragon.example("wall-12", words=ELEVEN)).key == "no"


def test_everybody_releases_where_nobody_has_built():  # DV-34
    question = ask("dragon.wall.who", "DV-34")
    assert question.key == ("Ada", "Bo", "Cyd")
    assert "WALL-13" in rules_behind(question)
    assert question.wrong_rule(["Ada"]) == "dragon.wall-one"


def test_two_checks_in_month_12():  # DV-37
    questions = [ask("dragon.wall.vp", "wall-12", player) for player in ("Ada", "Bo", "Cyd")]
    assert [question.key for question in questions] == [10, 8, 6]
    assert recognised(questions[0])[5] == "dragon.wall-once"
    assert {"WALL-15", "WALL-16", "WALL-17"} <= rules_behind(questions[0])


def test_eleven_tiles_are_not_enough():  # WALL-15, and then both checks fail
    question = ask("dragon.wall.who", yw.dragon.example("wall-12", words=ELEVEN))
    assert question.key == ("Cyd",)
    assert {"WALL-10", "WALL-15"} <= rules_behind(question)


def test_the_last_check_comes_before_end_scoring():  # WALL-16
    courts = {"palaces": ["2 young scholar, court lady", "2 old healer, craftsman"]}
    eleven = yw.dragon.example("wall-12", words=["month 12, contagion", ELEVEN], Cyd=courts)
    assert ask("dragon.wall.who", eleven).key == ("Cyd",)
    question = ask("dragon.end.vp", eleven, "Cyd")
    assert question.key == 6
    assert recognised(question) == {8: "dragon.wall-after-end", 10: "dragon.yuan-one"}
    assert {"WALL-12", "WALL-15", "WALL-16", "END-2"} <= rules_behind(question)


def test_why_it_reaches():
    told = [line.text for line in ask("dragon.wall.reaches", "wall-5-reach").trace]
    assert told[0] == "The wall reaches: 5 tiles, 5 needed."
    assert [line.text for line in ask("dragon.wall.vp", "wall-12").trace if "needed" in line.text] == [
        "The wall reaches: 12 tiles, 12 needed."
    ]


def test_a_short_wall_always_needs_twelve_for_some():
    with yw.believing("dragon.wall-twelve"):
        end = yw.dragon.example("wall-5-reach").after("release young scholar 1")
        assert end.decision.id == "D-18"
    assert yw.dragon.example("wall-5-reach").after("release young scholar 1").decision.id != "D-18"


# --- Build Wall --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "sizes"), [("wall-5-reach", "3, 3, 2"), ("DV-58", "4, 4")])
def test_the_deal_of_eight_cards(at, sizes):
    question = ask("dragon.wall.groups", at)
    assert question.key == sizes
    assert len(question.items) == 3
    assert list(recognised(question).values()) == ["dragon.wall-replaces"]
    assert {"WALL-2", "ACT-2"} <= rules_behind(question)


def test_build_wall_costs_the_fee():
    start = yw.dragon.example("DV-69", words=["Ada acts", GROUPS])
    question = ask("dragon.groups.fee", start, "Bo", moves=["use A build_wall", "lay wall_rice", "use A build_wall"])
    assert question.key == 3
    assert question.wrong_rule(0) == "dragon.wall-free"
    assert "WALL-3" in question.rules


def test_a_tile_lies_under_the_first_event_without_one():
    start = yw.dragon.example("DV-55", words="wall: Bo, Ada, Bo, Ada", wall_tiles="rice, fireworks, yuan, track")
    assert ask("dragon.wall.lies", "DV-55", moves="lay wall_vp").key == 1
    question = ask("dragon.wall.lies", start, moves="lay wall_track")
    assert question.key == 5
    assert {"WALL-1", "WALL-3", "WALL-4", "WALL-5"} <= rules_behind(question)


def test_each_tile_is_laid_once():
    start = yw.dragon.example("DV-55", words="wall: Bo, Ada, Bo, Ada", wall_tiles="rice, fireworks, floor, yuan")
    question = ask("dragon.choices.legal", start)
    assert len(question.key) == 4
    assert len(question.items) == 6
    assert list(recognised(question).values()) == ["dragon.wall-again"]
    assert "WALL-6" in rules_behind(question)


def test_without_a_tile_build_wall_is_closed():  # DV-35
    question = ask("dragon.choices.legal", yw.dragon.example("DV-35", words=SPENT))
    assert "group/B/build_wall" not in question.key
    assert list(recognised(question).values()) == ["dragon.wall-endless"]
    assert "WALL-8" in rules_behind(question)


@pytest.mark.parametrize(
    ("template", "at", "tile", "right", "wrong", "rule"),
    [
        ("dragon.after.space", "DV-56", "wall_track", 23, 25, "WALL-7c"),
        ("dragon.after.points", "DV-56", "wall_vp", 3, 5, "WALL-7d"),
        ("dragon.after.yuan", "DV-55", "wall_yuan", 8, 11, "WALL-7a"),
        ("dragon.after.rice", "DV-55", "wall_rice", 1, 2, "WALL-7a"),
        ("dragon.after.fireworks", "DV-55", "wall_fireworks", 1, 2, "WALL-7a"),
    ],
)
def test_persons_add_nothing_to_a_bonus(template, at, tile, right, wrong, rule):  # DV-55, DV-56
    question = ask(template, at, moves=f"lay {tile}")
    assert question.key == right
    assert question.wrong_rule(wrong) == "dragon.wall-symbols"
    assert rule in rules_behind(question)


def test_hammers_add_nothing_to_a_floor():  # DV-36
    question = ask("dragon.after.floors", "DV-36", moves="lay wall_floor")
    assert question.key == 7
    assert "WALL-7b" in rules_behind(question)
    court = yw.dragon.example("DV-36", palaces=["3 craftsman", "3 young healer"])
    with yw.believing("dragon.wall-symbols"):
        assert court.after("lay wall_floor").decision.total == 2
