"""Questions and wrong ideas about the ten Super Events, against the values of the plan."""

import pytest
from lessons.read_off import recognised, rules_behind

import yotd_widget as yw
from yotd_widget.quiz.questions import ask

BO_RELEASES = "release young scholar 1"
FIRST = ["release young healer 1", "release young monk 1"]


def with_event(name, event):
    return yw.dragon.example(name, words=["month 7, mongol invasion", f"super event: {event}"])


# --- Lantern Festival, Buddha ------------------------------------------------------------------------------------


def test_lantern_festival():
    question = ask("dragon.ge.lantern.effect", with_event("final-23", "lantern festival"))
    assert question.key == 14
    assert recognised(question) == {6: "dragon.lantern-palaces", 7: "dragon.lantern-one"}
    assert {"GE-LANTERN-1", "GE-3"} <= rules_behind(question)


def test_buddha():
    question = ask("dragon.ge.buddha.effect", with_event("final-23", "buddha"))
    assert question.key == 6
    assert recognised(question)[3] == "dragon.buddha-once"
    assert "GE-BUDDHA-1" in rules_behind(question)
    with yw.believing("dragon.buddha-flat"):
        end = with_event("final-23", "buddha").after("release young pyrotechnist 1")
    assert end.court("Ada").vp == 60 + 2 + 3  # two Buddhas; three palaces in the scoring of the month


# --- Earthquake, Flood -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("second", [1, 2])
def test_earthquake_takes_two_either_way(second):  # DV-39, DV-40
    question = ask("dragon.ge.quake.effect", "quake-2-1", moves=["demolish 1", f"demolish {second}"])
    assert question.key == 2
    assert {"GE-QUAKE-2", "GE-QUAKE-3", "GE-QUAKE-4", "GE-4", "GE-5"} <= rules_behind(question)
    assert recognised(question) == ({3: "dragon.quake-all"} if second == 2 else {})
    gone = {line.text for line in question.trace if "leaves" in line.text}
    assert ("Ada: young warrior leaves palace 2." in gone) == (second == 2)


def test_earthquake_takes_any_floors():  # GE-QUAKE-4
    spare = yw.dragon.example("quake-2-1", palaces=["2 young monk, old farmer", "2", "1 young warrior"])
    question = ask("dragon.choices.legal", spare)
    assert question.key == ("palace/0/1", "palace/0/2", "palace/0/3")
    assert recognised(question) == {("palace/0/2",): "dragon.quake-empty-first"}
    assert {"GE-QUAKE-1", "GE-QUAKE-4"} <= rules_behind(question)


def test_each_player_finishes_before_the_next_begins():  # GE-5
    question = ask("dragon.ge.next", "quake-2-1", moves=["demolish 1", "demolish 2"])
    assert question.key == "Ada"
    assert recognised(question) == {"Bo": "dragon.quake-floors-first"}
    assert {"GE-4", "GE-5", "GE-QUAKE-3"} <= rules_behind(question)


def test_who_leads_the_track_begins():  # GE-4
    question = ask("dragon.ge.next", yw.dragon.example("volcano", words="super event: earthquake"), moves=BO_RELEASES)
    assert question.key == "Cyd"
    assert [item.key for item in question.items] == ["Ada", "Bo", "Cyd", "nobody"]
    assert recognised(question) == {"Ada": "dragon.stack-bottom"}
    with yw.believing("dragon.seat-order"):
        assert (
            ask("dragon.ge.next", yw.dragon.example("volcano", words="super event: earthquake"), moves=BO_RELEASES).key
            == "Ada"
        )


def test_flood():  # EX-18
    assert ask("dragon.ge.flood.effect", "flood-7").key == 3


def test_goods_of_the_wall_count_in_a_flood():  # COMBO-5
    words = ["super event: flood", "great wall", "wall: Ada, Ada, Ada"]
    walled = yw.dragon.example("volcano", words=words, wall_tiles="floor, track, vp", yuan=5, rice=3, fireworks=1)
    question = ask("dragon.ge.flood.effect", walled)
    assert question.key == 4
    assert recognised(question) == {2: "dragon.flood-wall-goods", 3: "dragon.flood-each"}
    assert {"GE-FLOOD-1", "COMBO-4", "COMBO-5"} <= rules_behind(question)


def test_the_ways_of_a_flood():  # EX-18
    ways = ask("dragon.ge.flood.ways", "flood-7")
    assert ways.key == 8
    assert recognised(ways) == {1: "dragon.flood-each"}
    assert len({line.text for line in ways.trace if line.text.startswith("Yuan:")}) == 8
    assert "GE-FLOOD-2" in rules_behind(ways)


@pytest.mark.parametrize(("goods", "ways"), [({"yuan": 6, "rice": 1, "fireworks": 0}, 2), ({"fireworks": 1}, 6)])
def test_mixtures_are_counted(goods, ways):
    assert ask("dragon.ge.flood.ways", yw.dragon.example("flood-7", **goods)).key == ways


@pytest.mark.parametrize(("yuan", "items"), [(3, 3), (4, 4)])
def test_half_rounded_down(yuan, items):  # DV-42, from before the Flood
    start = yw.dragon.example("flood-7", words="Ada releases 1", yuan=yuan)
    assert ask("dragon.ge.flood.effect", start).key == items


# --- Solar Eclipse -----------------------------------------------------------------------------------------------


def test_mortars_are_counted_anew():  # DV-49
    question = ask("dragon.ge.eclipse.effect", "eclipse-healer", moves=FIRST)
    assert question.key == 3
    assert recognised(question) == {0: "dragon.eclipse-no-release", 2: "dragon.eclipse-frozen"}
    assert "GE-ECLIPSE-1" in rules_behind(question)
    assert not any("leaves palace" in line.text for line in question.trace)  # whoever that would be


@pytest.mark.parametrize(("at", "released"), [("DV-47", 2), ("DV-48", 2)])
def test_payments_are_due_anew(at, released):
    assert ask("dragon.ge.eclipse.effect", at).key == released


def test_two_festivals():  # DV-50
    questions = [ask("dragon.ge.eclipse.points", "DV-50", player) for player in ("Ada", "Bo", "Cyd", "Dora")]
    assert [question.key for question in questions] == [12, 12, 9, 6]
    assert recognised(questions[3])[0] == "dragon.eclipse-frozen"
    frozen = [
        ask("dragon.ge.eclipse.points", "DV-50", player, prefer=["dragon.eclipse-frozen"]) for player in ("Ada", "Cyd")
    ]
    assert [question.wrong_rule(value) for question, value in zip(frozen, [12, 6], strict=True)] == [
        "",
        "dragon.eclipse-frozen",
    ]


def test_two_wall_checks():  # DV-62
    questions = [ask("dragon.ge.eclipse.points", "DV-62", player) for player in ("Ada", "Bo", "Cyd")]
    assert [question.key for question in questions] == [6, 4, 4]
    assert recognised(questions[0])[3] == "dragon.eclipse-one-check"
    assert "GE-ECLIPSE-2" in rules_behind(questions[0])


def test_one_decay():  # DECAY-4
    homes = ["3 young healer, young monk, tax collector", "3 young farmer, old scholar, court lady", "2"]
    question = ask("dragon.decay.left", yw.dragon.example("eclipse-healer", palaces=homes), moves=FIRST)
    assert question.key == 3
    assert question.wrong_rule(2) == "dragon.eclipse-decay"
    assert "DECAY-4" in rules_behind(question)
    assert "DECAY-4" not in rules_behind(ask("dragon.decay.left", "decay-3"))


# --- Volcanic Eruption, Tornado ----------------------------------------------------------------------------------


def test_the_stack_keeps_its_order():  # DV-43
    question = ask("dragon.ge.volcano.effect", "volcano")
    assert question.key == ("Cyd", "Ada", "Bo")
    assert recognised(question) == {
        ("Bo", "Ada", "Cyd"): "dragon.volcano-reversed",
        ("Ada", "Bo", "Cyd"): "dragon.volcano-seats",
    }
    assert "GE-VOLCANO-1" in rules_behind(question)


def test_one_step_leads_then():
    later = yw.dragon.example("volcano").after("release young scholar 1")
    question = ask("dragon.track.after", later, moves=["pass", "pass", "use B military_parade"])
    assert question.key == ("Bo", "Cyd", "Ada")


@pytest.mark.parametrize("moves", [(), ["drop wild", "drop wild"]])
def test_cards_for_two_months(moves):  # EX-23
    question = ask("dragon.ge.tornado.effect", "tornado-4", moves=moves)
    assert question.key == ("8", "9")
    assert recognised(question) == {("10", "11"): "dragon.tornado-pause"}
    assert {"GE-TORNADO-1", "GE-TORNADO-2", "GE-TORNADO-3"} <= rules_behind(question)


def test_two_cards_go():
    question = ask("dragon.ge.tornado.effect", yw.dragon.example("tornado-4", words="Ada releases 1"))
    assert question.key == ("8", "9")


def test_a_discarded_card_moves_no_marker():  # GE-TORNADO-3
    question = ask("dragon.after.space", "tornado-4", moves=["drop scholar", "drop farmer"])
    assert question.key == yw.dragon.example("tornado-4").court("Ada").space
    assert recognised(question) == {question.key + 8: "dragon.tornado-steps"}
    assert "GE-TORNADO-3" in rules_behind(question)


# --- Sunrise, Assassination Attempt, Charter ---------------------------------------------------------------------


def test_a_chosen_type_is_closed():  # DV-44
    question = ask("dragon.choices.legal", "sunrise-3")
    assert len(question.items) == 9
    assert {item.key for item in question.items} - {*question.key} == {"offer/young monk"}
    assert {*recognised(question).values()} == {"dragon.sunrise-again", "dragon.sunrise-six"}
    assert {"GE-SUNRISE-2", "GE-SUNRISE-4"} <= {*question.rules}


def test_a_young_person_brings_steps():
    question = ask("dragon.ge.sunrise.effect", "sunrise-3", "Bo", moves=["take young farmer", "place 1"])
    assert question.key == 4
    assert question.wrong_rule(0) == "dragon.sunrise-stay"
    assert {f"GE-SUNRISE-{number}" for number in range(1, 6)} <= rules_behind(question)


def test_without_an_open_type_nobody_comes():  # GE-SUNRISE-5
    young = "4 young pyrotechnist, 2 young warrior, 4 young monk, 3 young scholar"
    gone = f"gone: {young}, 6 tax collector, 4 court lady, 5 craftsman"  # healers and farmers are left
    question = ask("dragon.ge.sunrise.who", yw.dragon.example("volcano", words=["super event: sunrise", gone]))
    assert question.key == ("Ada", "Cyd")
    assert recognised(question) == {("Ada", "Bo", "Cyd"): "dragon.sunrise-again"}
    assert {"GE-SUNRISE-2", "GE-SUNRISE-5"} <= rules_behind(question)


def test_privileges_are_gone_before_scoring():  # DV-46
    question = ask("dragon.ge.assassination.effect", "privileges-7")
    assert question.key == 2
    assert recognised(question) == {4: "dragon.assassin-one", 5: "dragon.assassin-late"}
    assert {"GE-ASSASSIN-1", "GE-ASSASSIN-2"} <= rules_behind(question)


def test_privileges_are_for_sale_again():  # GE-ASSASSIN-2
    question = ask("dragon.groups.choices", yw.dragon.example("privileges-7").after(BO_RELEASES))
    assert question.key == 8  # seven actions, and to pass
    assert recognised(question) == {7: "dragon.assassin-forever"}
    assert "GE-ASSASSIN-2" in rules_behind(question)


@pytest.mark.parametrize(
    ("kind", "brings", "wrong"),
    [
        ("warrior", 2, {1: "dragon.charter-heads", 3: "dragon.charter-base"}),
        ("tax_collector", 6, {2: "dragon.charter-heads", 8: "dragon.charter-base"}),
        ("scholar", 5, {2: "dragon.charter-heads", 6: "dragon.charter-base"}),
        ("healer", 0, {1: "dragon.charter-heads"}),
    ],
)
def test_charter(kind, brings, wrong):  # DV-45
    question = ask("dragon.ge.charter.effect", "charter-4", moves=f"charter {kind}")
    assert question.key == brings
    assert recognised(question) == wrong
    assert {f"GE-CHARTER-{number}" for number in range(1, 5)} <= rules_behind(question)


def test_a_type_is_open_to_all():  # GE-CHARTER-3
    question = ask("dragon.choices.legal", "charter-4", moves="charter healer")
    assert question.key == ("charter/monk", "charter/court_lady", "charter/healer")
    assert recognised(question) == {("charter/monk", "charter/court_lady"): "dragon.charter-taken"}
    assert "GE-CHARTER-3" in rules_behind(question)


def test_the_charter_goes_on_after_an_empty_court():  # GE-CHARTER-4
    alone = yw.dragon.example("volcano", words="super event: charter", Ada={"palaces": ["2", "2"]})
    question = ask("dragon.ge.next", alone, moves=[BO_RELEASES, "charter warrior"])
    assert question.key == "Bo"
    assert recognised(question) == {"nobody": "dragon.charter-stops"}
    assert "GE-CHARTER-4" in rules_behind(question)


# --- Both expansions ---------------------------------------------------------------------------------------------


def test_the_order_of_month_7():  # DV-51
    question = ask("dragon.ge.order", "DV-51")
    assert question.key == ("EVT", "WALL", "GE", "DECAY", "SCORE")
    assert recognised(question) == {("EVT", "GE", "WALL", "DECAY", "SCORE"): "dragon.great-before-wall"}
    assert {"COMBO-1", "COMBO-2", "COMBO-3", "GE-1", "GE-2", "ROUND-3"} <= rules_behind(question)


def test_the_wall_is_checked_before_the_lanterns():  # DV-51
    question = ask("dragon.ge.lantern.effect", "DV-51")
    assert question.key == 4
    assert recognised(question) == {2: "dragon.lantern-one", 6: "dragon.great-before-wall"}
