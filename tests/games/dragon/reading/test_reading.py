"""What readers look up: places, differences with their places, rule cards, points and needs."""

import json
from itertools import pairwise

import pytest

import yotd_widget as yw
from yotd_widget.describe.book import related
from yotd_widget.engine.trace import Notes
from yotd_widget.games.dragon.examples import about, example_of, named_examples
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.reasons.rules import INVARIANTS, RULES, RULINGS

State = yw.dragon.State
reading = State.game.reading
compared = reading.compared


def random_game(seed, *, players=3, steps=400, **options):
    names = ["Ada", "Bo", "Cyd", "Dina", "Eli"][:players]
    game = yw.Timeline(yw.dragon.new_game(names, seed=seed, **options))
    policy = yw.RandomPolicy(seed)
    while game.state.agenda and len(game) < steps:
        game.play(policy.choose(game.state))
    return game


# --- Places ---


@pytest.mark.parametrize(
    ("mark", "place", "name"),
    [
        ("P1.palace2", "palace/0/2", "Ada: palace 2"),
        ("Bo.yuan", "good/1/yuan", "Bo: yuan"),
        ("P2.palace 1.1", "room/1/1/0", "Bo: palace 1, floor 1"),
        ("P3.vp", "vp/2", "Cyd: points"),
        ("P1", "court/0", "court of Ada"),
        ("month 7", "month/7", "month 7"),
        ("group b", "tray/B", "group B"),
        ("A.taxes", "group/A/taxes", "group A: Taxes"),
        ("offer.young tax collector", "offer/young tax_collector", "on offer: young tax collector"),
        ("palace/0/2", "palace/0/2", "Ada: palace 2"),
    ],
)
def test_places_have_words_and_keys(mark, place, name):
    state = yw.dragon.example("month-5")
    assert state.game.screen.spot(state, mark) == (place, name)
    assert state.game.screen.spot(state, place) == (place, name)


@pytest.mark.parametrize("mark", ["P9.yuan", "P1.palace9", "month 13", "group H", "P1.shoes", ""])
def test_what_is_no_place_is_refused_in_a_sentence(mark):
    with pytest.raises(LookupError, match=r"is no place on this board: say “P1\.palace2”"):
        State.game.screen.spot(yw.dragon.example("month-5"), mark)
    with pytest.raises(TypeError, match="a place is text"):
        State.game.screen.spot(yw.dragon.example("month-5"), 7)


# --- Differences ---


@pytest.mark.parametrize("seed", range(6))
def test_the_list_of_differences_is_complete(seed):
    """Whatever region of the picture differs has a line in the list, at a place of that region."""
    game = random_game(seed, great_wall=seed % 2 == 1, great_event="random" if seed > 3 else None)
    ends = [game.state_at(at) for at in range(0, len(game), 17)]
    for before, after in pairwise(ends):
        found, told = compared(before, after, (), ())
        assert len(found) == len(told["facts"])
        places = {place for line in told["facts"] for place in line["places"]}
        assert all(line["places"] for line in told["facts"]), told
        for region, keys in changed_regions(before, after).items():
            assert places & keys, (region, keys)


def changed_regions(before, after):
    """Regions of the state that differ -> places of which one has to be named."""
    changed = {}
    for seat, (was, now) in enumerate(zip(before.courts, after.courts, strict=True)):
        for thing in ("yuan", "rice", "fireworks", "small", "large"):
            if getattr(was, thing) != getattr(now, thing):
                changed[seat, thing] = {f"good/{seat}/{thing}"}
        if was.vp != now.vp:
            changed[seat, "vp"] = {f"vp/{seat}"}
        if was.space != now.space:
            changed[seat, "space"] = {f"space/{seat}"}
        if sorted(was.hand) != sorted(now.hand):
            changed[seat, "hand"] = {f"good/{seat}/cards"}
        for number in range(1, max(len(was.palaces), len(now.palaces)) + 1):
            old, new = was.palaces[number - 1 : number], now.palaces[number - 1 : number]
            if [(p.floors, sorted(p.persons)) for p in old] != [(p.floors, sorted(p.persons)) for p in new]:
                changed[seat, "palace", number] = {f"palace/{seat}/{number}"}
    for person in {**before.offer, **after.offer}:
        if before.offer.get(person) != after.offer.get(person):
            changed["offer", person] = {f"offer/{person}"}
    if before.groups != after.groups:
        changed["groups"] = {f"tray/{letter}" for letter in "ABCDE"}
    if before.month != after.month:
        changed["month"] = {"status"}
    if before.wall != after.wall:
        changed["wall"] = {f"wall/{number}" for number in range(1, 13)}
    return changed


def test_equal_positions_have_no_difference_and_other_set_ups_are_told():
    state = yw.dragon.example("month-5")
    assert compared(state, state.clone(), (), ())[1]["facts"] == []
    other = yw.dragon.example("month-5", words="edition 2007")
    assert compared(state, other, (), ())[1]["setup"] == ["Another edition: 2017 → 2007"]


def test_differences_know_their_rules_and_say_them():
    state, notes = yw.dragon.example("first-drought"), Notes()
    after = state.after("place 2", notes=notes)
    told = state.game.reading.compared(state, after, notes)[1]
    rice = next(line for line in told["facts"] if line["places"] == ["good/0/rice"])
    assert rice["rules"] == ["EVT-DROUGHT-2"]
    assert told["rules"]["EVT-DROUGHT-2"] == RULES["EVT-DROUGHT-2"]
    courts = {court["who"]: court for court in told["seats"]}
    assert courts["Ada"]["text"] == "+2 points, +1 person"
    assert [line for court in told["seats"] for line in court["lines"]] == [line["text"] for line in told["facts"]]
    assert list(courts) == ["Ada", "Bo", "Table"]
    assert courts["Table"]["text"] == ""


def test_a_deal_is_told_in_words():
    game, policy = yw.Timeline(yw.dragon.new_game(["Ada", "Bo"], seed=7)), yw.RandomPolicy(7)
    while not game.state.month:
        game.play(policy.choose(game.state))
    deal = game.node
    assert str(deal.step).startswith("Luck: deal ")
    told = deal.parent.state.game.screen.told(deal.parent.state, deal.step)["text"]
    assert told.startswith("The action cards are dealt: A ")
    assert all(word in told for word in ("; B ", "Fireworks Display", "Military Parade"))


def test_one_number_is_varied_and_what_cannot_be_says_why():
    state = yw.dragon.example("month-5")
    assert [state.game.editing.varied(state, "P1.yuan", n).court("Ada").yuan for n in (0, 9)] == [0, 9]
    assert state.court("Ada").yuan not in (0, 9) or state.game.editing.varied(state, "P1.yuan", 5) is not state
    with pytest.raises(ValueError, match="cannot be less than 0"):
        state.game.editing.varied(state, "P1.yuan", -1)
    with pytest.raises(LookupError, match="is no number of this position"):
        state.game.editing.varied(state, "P1.shoes", 1)
    with pytest.raises(TypeError, match="is a whole number, not 'many'"):
        state.game.editing.varied(state, "P1.yuan", "many")


# --- Rule cards ---


def test_every_rule_and_ruling_has_a_card_and_is_reached_from_any_other():
    everything = {*RULES, *RULINGS}
    seen, to_see = set(), ["EVT-DROUGHT-2"]
    while to_see:
        rule = to_see.pop()
        if rule not in seen:
            seen.add(rule)
            view = reading.rule_view(rule, None)
            assert view["card"]["statement"]
            assert set(view["near"]) == set(view["card"]["related"])
            to_see += related(GAME, rule)
    assert seen == everything


def test_examples_of_rules_show_them():
    """Asked about, noted by one of the next moves, or behind a refusal: of two rules in three it can be proved."""
    proved = 0
    shown = [rule for name in named_examples() if not about(name).same_as for rule in about(name).shows.split()]
    assert len(shown) == len(set(shown)), "one picture is enough"
    for rule in shown:
        assert rule in RULES, rule
        name = example_of(rule)
        state = yw.dragon.example(name)
        named = set(state.decision.rules) if state.decision else set()
        for move in list(state.legal_moves)[:30]:
            notes = Notes()
            state.after(move, notes=notes)
            named |= {note.rule for note in notes}
        if state.agenda:
            refusals = map(state.refused, list(state.agenda[-1].candidates(state))[:150])
            named |= {code for refusal in refusals if refusal for code in refusal.rules}
        proved += rule in named
    assert proved >= 80


def test_the_edition_changes_what_depends_on_it():
    card = reading.rule_view("ACT-PRIV-1", "2007")["card"]
    assert card["editions"]["2017"][1] == "large privilege: 7 yuan, then 2 points each month"
    assert card["editions"]["2007"][1] == "large privilege: 6 yuan, then 2 points each month"
    assert reading.rule_view("ACT-PRIV-1", None)["card"]["edition"] == "2017"
    prices = {
        edition: [
            extra["detail"]
            for extra in reading.rule_view("ACT-PRIV-1", edition)["card"]["example"]["scene"]["board"]["extras"]
        ]
        for edition in ("2007", "2017")
    }
    assert prices["2007"] != prices["2017"]
    with pytest.raises(ValueError, match="an edition is one of"):
        reading.rule_view("ACT-PRIV-1", "1999")


def test_cards_are_small():
    for rule in RULES:
        view = reading.rule_view(rule, None)
        assert len(json.dumps(view["near"])) < 16_000
        assert len(json.dumps(view)) < 45_000


# --- Points ---


@pytest.mark.parametrize("seed", range(4))
def test_points_add_up_to_the_scores_at_every_moment(seed):
    game = random_game(seed, players=2 + seed, great_wall=seed > 1, great_event="random" if seed % 2 else None)
    for at in range(0, len(game) + 1, 7):
        game.jump(at)
        sheet = reading.points(game)
        scores = [court.vp for court in game.state.courts]
        assert [sum(cell["points"] for cell in row) for row in sheet["cells"]] == scores
        assert [sum(cell["points"] for cell in row) for row in sheet["gained"]] == scores
        assert sheet["totals"] == scores


def test_points_from_before_the_timeline_have_their_own_cause():
    sheet = reading.points(yw.Timeline(yw.dragon.example("month-5")))
    assert sheet["causes"][-1] == "Before"
    assert sheet["cells"][0][-1]["points"] == yw.dragon.example("month-5").courts[0].vp


def test_needs_stand_against_stock_and_tell_what_would_happen():
    sheet = reading.points(yw.Timeline(yw.dragon.example("two-droughts")))
    droughts = [event for event in sheet["needs"] if event["icon"] == "event-drought"]
    assert [event["period"] for event in droughts] == [5, 9]
    cell = droughts[0]["cells"][0]
    assert "rice" in cell["text"]
    assert cell["lines"][-1].startswith("In month 5, if nothing changes:")
    assert set(cell["rules"]) <= set(sheet["rules"])


@pytest.mark.parametrize("name", INVARIANTS)
def test_a_card_of_an_invariant_leads_to_its_neighbours(name):
    view = reading.rule_view(name, None)
    assert view["card"]["statement"]
    assert set(view["near"]) == set(view["card"]["related"]) <= set(INVARIANTS)


# --- What is owed while an event is being carried out ---


def asked_in(game, event):
    """Player -> what the Ledger says of the event: needs, how it ends, persons."""
    rows = [row for row in yw.Ledger(game).needs if row["event"] == event and row["period"] == game.state.month]
    return {row["player"]: (row["asks"], row["verdict"], row["lost"]) for row in rows}


def test_of_a_drought_under_way_only_what_is_still_owed_is_told():
    game = yw.Timeline(yw.dragon.example("first-drought"))
    assert asked_in(game, "Drought")["Bo"] == ("2 inhabited palaces, rice 2", "nobody leaves", 0)
    game.play("place 3")
    assert [court.rice for court in game.state.courts] == [0, 0]
    assert asked_in(game, "Drought") == {
        "Ada": ("under way", "1 person leaves", 1),
        "Bo": ("under way", "nobody leaves", 0),
    }
    assert [row["asks"] for row in yw.Ledger(game).needs if row["event"] == "Drought" and row["period"] == 8] == [
        "3 inhabited palaces, rice 0",
        "2 inhabited palaces, rice 0",
    ]


def test_what_the_engine_still_takes_is_what_is_told():
    game = yw.Timeline(yw.dragon.example("first-drought")).play("place 3")
    before, month = [court.headcount() for court in game.state.courts], game.state.month
    told = [lost for _asks, _verdict, lost in asked_in(game, "Drought").values()]
    while game.state.month == month:
        game.play(game.state.legal_moves[0])
    assert [was - court.headcount() for was, court in zip(before, game.state.courts, strict=True)] == told


def test_an_event_under_way_that_takes_goods_says_which():
    assert asked_in(yw.Timeline(yw.dragon.example("flood-7")), "Flood")["Ada"] == ("under way", "yuan −3", 0)


# --- The court that an example is about ---


def test_the_example_of_a_card_opens_the_court_that_its_line_tells_of():
    def opened(rule_id):
        shown = reading.rule_view(rule_id, None)["card"]["example"]
        return shown["scene"]["board"]["courts"][shown["seat"]]["name"]

    assert opened("EVT-DROUGHT-4") == opened("REL-1") == opened("EVT-TRIBUTE-1") == "Ada"  # it is Bo's turn there
    assert opened("DRAFT-2") == "Dora"
    assert opened("ACT-5") == "Cyd"
    assert opened("ACT-3") == "Bo"
