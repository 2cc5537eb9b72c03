"""Questions about two ways of one month, against the values of the plan."""

import pytest

import yotd_widget as yw
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.moves import Refusal
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.quiz.courses import Undecided
from yotd_widget.quiz.questions import ask

MONTH = ["use A taxes", "use B military_parade", "use A taxes"]
MONTH += ["play farmer", "take young farmer", "place 3", "play healer", "take young healer"]
MONTH += ["play healer", "take old healer", "place 1"]
MONTH += ["release young warrior 1", "release young scholar 1", "release young farmer 3", "release old farmer 1"]


def differs(player="Ada", **facts):
    return ask("dragon.whatif.differs", "month-5", player, way=MONTH, **facts)


@pytest.mark.parametrize(
    ("player", "instead", "different"),
    [
        ("Ada", "use A harvest", ("yuan", "rice")),
        ("Ada", "use A research", ("yuan", "vp")),
        ("Ada", "use C privilege", ("yuan", "privileges", "vp")),
        ("Ada", "use B military_parade", ("yuan", "steps")),
        ("Ada", "pass", ("yuan",)),
        ("Ada", "use A taxes", ()),
        ("Bo", "use A harvest", ()),
        ("Bo", "use B military_parade", ("yuan",)),
        ("Cyd", "use B military_parade", ("yuan",)),
        ("Cyd", "pass", ("yuan",)),
    ],
)
def test_what_differs(player, instead, different):
    assert differs(player, instead=instead).key == different


def test_every_difference_is_told_with_its_rule():
    question = differs(instead="use A harvest")
    told = {line.text: line.rules for line in question.trace}
    assert told["The other way: −5 yuan (7 → 2)."] == ("ACT-TAX-1",)
    assert told["The other way: +3 rice (0 → 3)."] == ("ACT-HARVEST-1",)
    whys = {item.key: item.why.text for item in question.items}
    assert whys["yuan"] == "Yuan: 7 one way, 2 the other way."
    assert whys["groups"] == "Action groups of the next month: the same both ways."
    assert question.hints.places == ("court/0",)
    assert question.text.startswith(
        "Ada: “Taxes” in group A one way, “Harvest” in group A the other way. "
        "Both ways after that: Bo: “Military Parade” in group B; Cyd: “Taxes” in group A. "
        "All later moves are the same. The luck is the same."
    )
    assert "ACT-1" not in {rule for line in question.trace for rule in line.rules}  # nobody asks where cards come from


def test_new_luck_deals_anew():
    question = differs(seed=8)
    assert question.key == ("groups",)
    assert question.text.startswith("All moves are the same both ways. The other way the luck is new.")
    assert differs(seed=7).key == ()  # the game's own luck
    assert differs(seed=8, instead="use A harvest").key == ("yuan", "rice", "groups")


def test_the_start_keeps_its_luck():
    start = yw.dragon.example("month-5")
    ask("dragon.whatif.differs", start, way=MONTH, seed=8)
    assert start == yw.dragon.example("month-5")


@pytest.mark.parametrize(
    ("player", "instead", "thing", "rule"),
    [
        ("Ada", "use A harvest", "yuan", "ACT-TAX-1"),
        ("Ada", "use A harvest", "rice", "ACT-HARVEST-1"),
        ("Ada", "use A research", "vp", "ACT-RESEARCH-1"),
        ("Cyd", "use B military_parade", "yuan", "ACT-6"),
        ("Bo", "use B military_parade", "yuan", "ACT-6"),
    ],
)
def test_rule_behind_a_difference(player, instead, thing, rule):
    question = ask("dragon.whatif.rule", "month-5", player, way=MONTH, instead=instead, thing=thing)
    assert question.key == rule
    assert 2 <= len(question.items) <= 4
    assert {each for line in question.trace for each in line.rules} <= {rule, "ACT-13"}
    assert rule in {each for line in question.trace for each in line.rules}
    assert RULES[rule] not in [line.text for line in question.trace]  # the answer says it already
    assert [item.key for item in question.items if item.why is None] == [rule]


def test_the_fee_is_told_by_whose_dragon_lies_where():
    question = ask("dragon.whatif.rule", "month-5", "Cyd", way=MONTH, instead="use B military_parade")
    assert [line.text for line in question.trace] == [
        "Ada: “Taxes” in group A.",
        "Cyd pays 3 yuan: a dragon already stands on group A (yuan 3 → 0).",
        "because Ada's dragon already stands there: 3 yuan, however many dragons there are.",
        "Ada: “Military Parade” in group B.",
        "Cyd uses group A, where no dragon stands: no fee.",
    ]
    assert question.hints.places == ("tray/A",)
    told = differs("Bo", instead="use B military_parade").trace
    assert "Bo uses group B, where no dragon stands: no fee." in [line.text for line in told]


def test_the_last_choice_alone_has_nothing_after_it():
    last = yw.Timeline(yw.dragon.example("month-5")).play(*MONTH[:-1])
    choices = {"way": MONTH[-1:], "instead": "release young court_lady 2"}
    question = ask("dragon.whatif.differs", last.state, **choices)
    assert question.text.startswith(
        "Ada: “Old farmer leaves” one way, “Young court lady leaves” the other way. The luck"
    )
    assert question.key == ("vp",)


def test_what_cannot_be_asked():
    with pytest.raises(BadInput, match="name the moves of one"):
        ask("dragon.whatif.differs", "month-5", instead="use A harvest")
    with pytest.raises(BadInput, match="no single rule"):
        ask("dragon.whatif.rule", "month-5", way=MONTH, instead="use A harvest", thing="fireworks")
    with pytest.raises(BadInput, match="no single rule"):  # Taxes and the price
        ask("dragon.whatif.rule", "month-5", way=MONTH, instead="use C privilege", thing="yuan")
    with pytest.raises(Refusal):
        differs(instead="use C taxes")


def test_neither_way_is_what_happens():
    step = yw.Question("dragon.whatif.differs", at="month-5", way=MONTH, instead="use A harvest", predict=True).step
    assert step["asked"]["gate"]
    assert step["picture"] is not None
    assert step["outcome"] is None


def test_a_way_that_leaves_the_month_open_is_refused():
    with pytest.raises(Undecided, match=r"^Ada plays a person card, and the answer depends on it: .*, as way="):
        ask("dragon.whatif.differs", "month-5", way=MONTH[:3], instead="use A harvest")
