"""Every refusal: what provokes it, its exact words and rules, and that nothing has changed afterwards (INV-27)."""

import pytest
from games.dragon.table import (
    acting,
    bare,
    building,
    court,
    drafting,
    ended,
    happens,
    laying,
    played,
    recruiting,
    releasing,
    strikes,
)

from yotd_widget.engine.moves import Refusal
from yotd_widget.games.dragon import Build, Place, Release, Take, new_game
from yotd_widget.games.dragon.moves import MOVES, Charter, Demolish, Drop, Lay, Return
from yotd_widget.games.dragon.refusals import REFUSALS

FULL = court("2 young monk, young healer")
CARDS = ("monk", "healer", "wild")


def monks_turn():
    return recruiting(court("2 young farmer", "2"), court(), taken="young monk")


def full_house():
    return recruiting(FULL, court(), taken="young farmer")


def handful():
    return recruiting(court(hand=CARDS), court())


def famine():
    """P1 must leave two of three inhabited palaces without rice; palace 4 is empty."""
    palaces = ("2 young monk, old monk", "2 young healer, old healer", "1 young farmer", "1")
    return happens("drought", court(*palaces, rice=1), court())


def tribute(count: int = 2):
    return releasing("D-13", count, court("3 young monk, young monk, young healer", "1 old farmer"), court())


def walled(wall: str = "P1 " * 6, **things):
    """P1 has laid all own tiles, or those that `wall` says; Build Wall lies in group A."""
    return acting(court(**things), court(), court(), wall=wall)


def mason():
    """D-07: P1 has laid the tile that brings rice."""
    return laying(court(), court(), wall="P1")


def unguarded():
    """D-18: P1 must release one of four persons."""
    return releasing("D-18", 1, court("3 young monk, young monk, young healer", "1 old farmer"), court(), wall="P2")


def quaking():
    """D-19: P1 must give two floors."""
    return strikes("ge_quake", court("3 young monk, young healer, young farmer", "1 young scholar", "2"), bare())


def shaken():
    """D-20: two of three persons in palace 1 must leave."""
    return quaking().after("demolish 1, 1")


def flooded():
    """D-21: three of 4 yuan, 1 rice and 2 fireworks tiles."""
    return strikes("ge_flood", bare(yuan=4, rice=1, fireworks=2), bare(yuan=0))


def windy():
    """D-22: two of four cards."""
    return strikes("ge_tornado", court(hand=("monk", "healer", "wild", "wild")), bare(hand=()))


def dawning(*taken: str, gone=()):
    """D-23, after P1, or P1 and P2, have taken these."""
    state = strikes("ge_sunrise", court("3"), court("3"), court("1 old monk", "1 old healer"), gone=gone)
    return played(state, *(f"take {person}" for person in taken))


def guest():
    """D-24 with free places in palaces 1 and 3."""
    return strikes("ge_sunrise", court("2", "1 old monk", "1"), bare()).after("take young healer")


def crowded():
    """D-24 without a free place."""
    return strikes("ge_sunrise", court("1 young monk", "1 old farmer"), bare()).after("take young healer")


def chartered():
    """D-25: craftsman or monk."""
    return strikes("ge_charter", court("3 young craftsman, young craftsman, old monk", "2", "1"), bare())


REFUSED = {
    "ERR-TURN": (lambda: acting(court(), court()), "pass", "It is P1's decision now.", "TRACK-1"),
    "ERR-STEP": (
        lambda: acting(court(), court()), "place 1",
        "This choice is not open now; expected: an action.", "ROUND-2",
    ),
    "ERR-OVER": (lambda: ended(court(), court()), "pass", "The game is over.", "END-1"),
    "ERR-ID": (lambda: handful(), "play dragon", "Unknown person card: dragon.", ""),
    "ERR-FORMAT": (
        lambda: building(2, court("2")), "build high",
        "The answer has the wrong form: “high” is neither “1 on 2” nor “new 1”.", "",
    ),
    "ERR-DRAFT-COUNT": (
        lambda: drafting(), "draft young monk, young farmer, young healer",
        "Take exactly two persons.", "DRAFT-2",
    ),
    "ERR-DRAFT-OLD": (
        lambda: drafting(), "draft old monk",
        "Before the game only young persons may be taken.", "DRAFT-2",
    ),
    "ERR-DRAFT-SAME": (
        lambda: drafting(), "draft young monk, young monk",
        "The two persons must be of different types.", "DRAFT-2",
    ),
    "ERR-DRAFT-COMBO": (
        lambda: drafting("monk farmer"), "draft young farmer, young monk",
        "P1 already has this pair; take another one.", "DRAFT-3",
    ),
    "ERR-GROUP-ACTION": (
        lambda: acting(court(), court()), "use A research",
        "Research is not in that group.", "ACT-4",
    ),
    "ERR-GROUP-PAY": (
        lambda: acting(court(), court(yuan=2), dragons={"P1": "A"}, by="P2"), "use A taxes",
        "A dragon already stands there: it costs 3 yuan and you have 2.", "ACT-6 ACT-7",
    ),
    "ERR-PRIV-FUNDS": (
        lambda: acting(court(), court(yuan=4), dragons={"P1": "B"}, by="P2"), "use B privilege",
        "You need 5 yuan in all and have 4.", "ACT-PRIV-1 ACT-PRIV-3",
    ),
    "ERR-PRIV-SIZE": (
        lambda: acting(court(yuan=9), court()).after("use B privilege"), "buy small, large",
        "Buy exactly one privilege, small or large.", "ACT-PRIV-2",
    ),
    "ERR-WALL-NONE": (lambda: walled(), "use A build_wall", "You have no wall tile left.", "WALL-8"),
    "ERR-WALL-FULL": (
        lambda: walled("P1 P2 P3 " * 4), "use A build_wall",
        "The wall is complete (12 tiles).", "WALL-5 WALL-8",
    ),
    "ERR-WALL-USED": (lambda: mason(), "lay wall_rice", "You have already built that wall tile.", "WALL-6"),
    "ERR-BUILD-COUNT": (
        lambda: building(2, court("2")), "build 1 on 1, new 2",
        "Place exactly 2 floor(s), not 3.", "ACT-BUILD-3",
    ),
    "ERR-BUILD-HEIGHT": (lambda: building(2, court("2")), "build 2 on 1", "A palace has at most 3 floors.", "PAL-2"),
    "ERR-BUILD-NEW": (
        lambda: building(4, court("2")), "build new 4",
        "A new palace has 1 to 3 floors.", "ACT-BUILD-2",
    ),
    "ERR-PALACE-OWN": (lambda: monks_turn(), "place 3", "That palace is not yours.", "PAL-1"),
    "ERR-CARD-HAND": (lambda: handful(), "play farmer", "You do not hold that card.", "PER-1"),
    "ERR-CARD-ONE": (lambda: handful(), "play monk, healer", "Play exactly one person card.", "PER-1"),
    "ERR-TILE-MATCH": (
        lambda: recruiting(court(), court(), card="monk"), "take young farmer",
        "The card does not allow that person.", "PER-3",
    ),
    "ERR-TILE-GONE": (
        lambda: recruiting(court(), court(), card="wild", gone=["old monk"]), "take old monk",
        "No such person tile is left on the board.", "PER-6",
    ),
    "ERR-PLACE-FULL": (lambda: full_house(), "place 1", "That palace is full.", "PAL-1"),
    "ERR-PLACE-ROOM": (
        lambda: monks_turn(), "discard",
        "You still have room: the new person must move in.", "PER-7",
    ),
    "ERR-REPLACE-OWN": (
        lambda: full_house(), "replace young farmer 1",
        "Name one of your own persons to be replaced.", "PER-8",
    ),
    "ERR-REL-OWN": (lambda: tribute(), "release old monk 1", "That person is not at your court.", "REL-3"),
    "ERR-REL-COUNT": (
        lambda: tribute(), "release young monk 1, young monk 1, old farmer 2",
        "Release exactly 2 person(s), not 3.", "REL-5",
    ),
    "ERR-REL-DUP": (
        lambda: tribute(), "release old farmer 2, old farmer 2",
        "The same person is named twice.", "REL-3",
    ),
    "ERR-REL-VOLUNTARY": (
        lambda: acting(court("2 young monk"), court()), "release young monk 1",
        "Pay what you can first; nobody leaves voluntarily.", "REL-7",
    ),
    "ERR-DROUGHT-COUNT": (
        lambda: famine(), "without 1, 2, 3",
        "Exactly 2 inhabited palace(s) remain without rice.", "EVT-DROUGHT-3",
    ),
    "ERR-DROUGHT-EMPTY": (
        lambda: famine(), "without 4",
        "Nobody lives in that palace; it needs no rice.", "EVT-DROUGHT-1",
    ),
    "ERR-DROUGHT-ONE": (
        lambda: famine().after("without 1, 2"), "release young monk 1, old monk 1",
        "Release exactly one person from each unsupplied palace.", "EVT-DROUGHT-4",
    ),
    "ERR-QUAKE-COUNT": (
        lambda: quaking(), "demolish 1, 1, 2",
        "Give back exactly 2 floor(s).", "GE-QUAKE-1 GE-QUAKE-2",
    ),
    "ERR-QUAKE-FLOOR": (lambda: quaking(), "demolish 2, 2", "That palace has only 1 floor(s).", "GE-QUAKE-1"),
    "ERR-QUAKE-PERSON": (
        lambda: shaken(), "release young scholar 2",
        "Release only from a palace that has become too small.", "GE-QUAKE-3",
    ),
    "ERR-FLOOD-SUM": (
        lambda: flooded(), "return 3 yuan, 1 rice",
        "Give back exactly 3 item(s), not 4.", "GE-FLOOD-1",
    ),
    "ERR-FLOOD-HAVE": (lambda: flooded(), "return 1 yuan, 2 rice", "You do not own that much rice.", "GE-FLOOD-2"),
    "ERR-TORNADO-COUNT": (
        lambda: windy(), "drop monk, healer, wild",
        "Discard exactly 2 person cards.", "GE-TORNADO-1",
    ),
    "ERR-SUN-OLD": (lambda: dawning(), "take old monk", "Sunrise brings only young persons.", "GE-SUNRISE-1"),
    "ERR-SUN-TAKEN": (
        lambda: dawning("young monk", "young healer"), "take young healer",
        "P2 has already chosen this type.", "GE-SUNRISE-2",
    ),
    "ERR-CHARTER-NONE": (
        lambda: chartered(), "charter farmer",
        "You have no person of that type.", "GE-CHARTER-1",
    ),
}  # fmt: skip
"""Code -> position, answer, sentence, rules."""

REFUSED_SETUPS = {
    "ERR-CONFIG-PLAYERS": (["Ania"], {}, "The game is for 2 to 5 players.", "SETUP-1"),
    "ERR-CONFIG-OPTION": (
        ["Ania", "Benek"],
        {"edition": "1999"},
        "Unknown option edition: '1999' (there are '2017', '2007').",
        "",
    ),
    "ERR-CONFIG-GE": (["Ania", "Benek"], {"great_event": "ge_comet"}, "Unknown Super Event: ge_comet.", "GE-1"),
}


@pytest.mark.parametrize("code", REFUSED)
def test_refusals_say_what_and_why_and_change_nothing(code):
    position, answer, sentence, rules = REFUSED[code]
    state = position()
    before, by = state.to_json(), "P2" if code == "ERR-TURN" else None
    refusal = state.why_not(answer, by=by)
    assert (refusal.code, refusal.text, refusal.rules) == (code, sentence, tuple(rules.split()))
    with pytest.raises(Refusal) as raised:
        state.after(answer, by=by)
    assert str(raised.value) == str(refusal) == f"{code} {sentence}" + f" ({', '.join(refusal.rules)})" * bool(rules)
    assert (answer in state.legal_moves, state.to_json()) == (code == "ERR-TURN", before)


@pytest.mark.parametrize("code", REFUSED_SETUPS)
def test_refused_setups_say_what_and_why(code):  # SETUP-1
    players, options, sentence, rules = REFUSED_SETUPS[code]
    with pytest.raises(Refusal) as raised:
        new_game(players, **options)
    assert (raised.value.code, raised.value.text) == (code, sentence)
    assert raised.value.rules == tuple(rules.split())


@pytest.mark.parametrize("value", ["", "flood", "GE_FLOOD", "none", 7, 0, False, True, ["ge_flood"], ("ge_flood",), {}])
def test_unknown_super_events_are_refused(value):  # GE-1, GE-2
    with pytest.raises(Refusal) as raised:
        new_game(["Ania", "Benek"], great_event=value)
    assert (raised.value.code, raised.value.text) == ("ERR-CONFIG-GE", f"Unknown Super Event: {value}.")


@pytest.mark.parametrize("value", ["yes", "", 1, 0, None, [True]])
def test_with_the_wall_or_without(value):  # COMBO-1
    with pytest.raises(Refusal) as raised:
        new_game(["Ania", "Benek"], great_wall=value)
    assert raised.value.code == "ERR-CONFIG-OPTION"
    assert raised.value.text.startswith(f"Unknown option great_wall: {value!r}")


def test_the_options_of_a_game_are_checked_in_their_order():  # D-01
    with pytest.raises(Refusal, match="ERR-CONFIG-PLAYERS"):
        new_game(["Ania"], great_wall="yes", great_event="ge_comet")
    with pytest.raises(Refusal, match="ERR-CONFIG-OPTION"):
        new_game(["Ania", "Benek"], great_wall="yes", great_event="ge_comet")


def test_every_refusal_is_provoked_here():
    assert {*REFUSED, *REFUSED_SETUPS} == set(REFUSALS)


# --- Two faults at once: the order of the checks ---------------------------------------------------------------------

BOTH_WRONG = [
    # over, turn, step, form, name
    (lambda: ended(court(), court()), "nonsense", "nobody", "ERR-OVER"),
    (lambda: acting(court(), court()), "nonsense", "P2", "ERR-TURN"),
    (lambda: acting(court(), court()), Build(on=((1, -1),)), None, "ERR-STEP"),
    (lambda: acting(court(), court()), Take("young dragon"), None, "ERR-STEP"),
    (lambda: acting(court(), court()), Release((("young dragon", 1),)), None, "ERR-REL-VOLUNTARY"),
    (lambda: tribute(), "release young dragon x", None, "ERR-FORMAT"),
    (lambda: building(2, court("2")), "build -1 on 1, 9 on 1", None, "ERR-FORMAT"),
    # D-02: count, old, same, pair
    (lambda: drafting(), "draft young dragon, young monk, young monk", None, "ERR-ID"),
    (lambda: drafting(), "draft old monk, old monk, young monk", None, "ERR-DRAFT-COUNT"),
    (lambda: drafting(), "draft old monk, old monk", None, "ERR-DRAFT-OLD"),
    # D-04: unknown group, unknown action, action, fee, price
    (lambda: acting(court(yuan=0), court()), "use Z dance", None, "ERR-ID"),
    (lambda: acting(court(), court(yuan=0), dragons={"P1": "A"}, by="P2"), "use A research", None, "ERR-GROUP-ACTION"),
    (lambda: acting(court(), court(yuan=0), dragons={"P1": "B"}, by="P2"), "use B privilege", None, "ERR-GROUP-PAY"),
    # D-05: count, height, new, own
    (lambda: building(2, court("2")), "build 2 on 1, new 4, 1 on 9", None, "ERR-BUILD-COUNT"),
    (lambda: building(7, court("2")), "build 2 on 1, new 4, 1 on 9", None, "ERR-BUILD-HEIGHT"),
    (lambda: building(5, court("2")), "build new 4, 1 on 9", None, "ERR-BUILD-NEW"),
    # D-06: funds, size
    (lambda: acting(court(yuan=8), court()).after("use B privilege"), "buy small, large", None, "ERR-PRIV-FUNDS"),
    (lambda: acting(court(yuan=8), court()).after("use B privilege"), "buy huge, large, large", None, "ERR-ID"),
    # D-09: hand, one
    (lambda: handful(), "play dragon, farmer", None, "ERR-ID"),
    (lambda: handful(), "play monk, farmer", None, "ERR-CARD-HAND"),
    # D-10: match, gone
    (lambda: recruiting(court(), court(), card="monk"), "take young dragon", None, "ERR-ID"),
    (
        lambda: recruiting(court(), court(), card="monk", gone=["old farmer"]), "take old farmer",
        None, "ERR-TILE-MATCH",
    ),
    # D-11: name, room
    (lambda: monks_turn(), "replace young dragon 9", None, "ERR-ID"),
    (lambda: monks_turn(), "replace old monk 9", None, "ERR-PLACE-ROOM"),
    # D-13, D-17: name, count, own, twice
    (lambda: tribute(), "release young dragon 1, old farmer 2, old farmer 2", None, "ERR-ID"),
    (lambda: tribute(), "release old farmer 2, old farmer 2, old monk 7", None, "ERR-REL-COUNT"),
    (lambda: tribute(3), "release old farmer 2, old farmer 2, old monk 7", None, "ERR-REL-OWN"),
    # D-14: count, empty, own
    (lambda: famine(), "without 4, 9, 1", None, "ERR-DROUGHT-COUNT"),
    (lambda: famine(), "without 9, 4", None, "ERR-DROUGHT-EMPTY"),
    # D-15: one, own
    (lambda: famine().after("without 1, 2"), "release old farmer 1, young monk 1", None, "ERR-DROUGHT-ONE"),
    # D-04 with the wall: action, fee, none left, full
    (lambda: walled(), "use B build_wall", None, "ERR-GROUP-ACTION"),
    (
        lambda: acting(court(), court(yuan=0), dragons={"P1": "A"}, by="P2", wall="P2 " * 6), "use A build_wall",
        None, "ERR-GROUP-PAY",
    ),
    (lambda: walled("P1 P2 " * 6), "use A build_wall", None, "ERR-WALL-NONE"),
    (lambda: laying(court(), court(), wall=""), Lay("wall_ruby"), "P2", "ERR-TURN"),
    # D-18: name, count, own
    (lambda: unguarded(), "release young dragon 1, old farmer 2", None, "ERR-ID"),
    (lambda: unguarded(), "release old farmer 2, old monk 7", None, "ERR-REL-COUNT"),
    # D-19: count, then floors or palace
    (lambda: quaking(), "demolish 2, 2, 9", None, "ERR-QUAKE-COUNT"),
    (lambda: quaking(), "demolish 9, 9, 9", None, "ERR-QUAKE-COUNT"),
    # D-20: name, palace, count, own, twice
    (lambda: shaken(), "release young dragon 2", None, "ERR-ID"),
    (lambda: shaken(), "release young scholar 2, young monk 1, young monk 1", None, "ERR-QUAKE-PERSON"),
    (lambda: shaken(), "release old monk 1, young monk 1, young monk 1", None, "ERR-REL-COUNT"),
    (lambda: shaken(), "release old monk 1, old monk 1", None, "ERR-REL-OWN"),
    # D-21: form, sum, amount
    (lambda: flooded(), "return -1 yuan, 9 rice", None, "ERR-FORMAT"),
    (lambda: flooded(), "return 9 yuan, 1 rice", None, "ERR-FLOOD-SUM"),
    # D-22: name, count, hand
    (lambda: windy(), "drop dragon, farmer, monk", None, "ERR-ID"),
    (lambda: windy(), "drop farmer, monk, healer", None, "ERR-TORNADO-COUNT"),
    # D-23: name, old, taken, gone
    (lambda: dawning("young monk"), "take old dragon", None, "ERR-ID"),
    (lambda: dawning("young monk"), "take old monk", None, "ERR-SUN-OLD"),
    (lambda: dawning(gone=["old farmer"]), "take old farmer", None, "ERR-SUN-OLD"),
    # D-24: name, room, own
    (lambda: guest(), "replace young dragon 9", None, "ERR-ID"),
    (lambda: guest(), "replace old monk 9", None, "ERR-PLACE-ROOM"),
    # Before all of them: over, turn, step
    (lambda: quaking(), Demolish((9,)), "P2", "ERR-TURN"),
    (lambda: flooded(), Demolish((9, 9, 9)), None, "ERR-STEP"),
    (lambda: quaking(), Charter("dragon"), None, "ERR-STEP"),
    (lambda: windy(), Return(yuan=-1), None, "ERR-STEP"),
    (lambda: ended(court(), court()), Drop(("dragon",)), None, "ERR-OVER"),
    (lambda: acting(court(), court(), wall=""), Lay("wall_ruby"), None, "ERR-STEP"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "answer", "by", "code"), BOTH_WRONG)
def test_the_first_fault_is_named(position, answer, by, code):  # AMB-45
    assert position().why_not(answer, by=by).code == code


# --- The nearest reason ----------------------------------------------------------------------------------------------

NEAREST = [
    # A release that nobody asked for (AMB-44)
    (lambda: drafting(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: handful(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: famine(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: famine(), "pass", "ERR-STEP"),
    # Unknown names
    (lambda: acting(court(), court()), "use C taxes", "ERR-ID"),
    (lambda: acting(court(), court()), "use AB taxes", "ERR-ID"),
    (lambda: acting(court(), court()), "use A build_wall", "ERR-ID"),
    (lambda: drafting(), "draft middle-aged monk", "ERR-ID"),
    (lambda: drafting(), "draft young wild", "ERR-ID"),
    (lambda: acting(court(yuan=8), court()).after("use B privilege"), "buy huge", "ERR-ID"),
    # Palaces that do not exist
    (lambda: drafting().after("draft young monk, young farmer"), "place 3", "ERR-PALACE-OWN"),
    (lambda: drafting().after("draft young monk, young farmer"), "place 0", "ERR-PALACE-OWN"),
    (lambda: building(4, court("2")), "build 1 on 2", "ERR-PALACE-OWN"),
    (lambda: building(4, court("2")), "build 4 on 2", "ERR-PALACE-OWN"),
    (lambda: building(4, court("2")), "build 0 on 2, new 1", "ERR-FORMAT"),
    (lambda: full_house(), "place 2", "ERR-PALACE-OWN"),
    (lambda: famine(), "without 5", "ERR-PALACE-OWN"),
    (lambda: tribute(), "release young monk 3", "ERR-REL-OWN"),
    (lambda: tribute(), "release young monk 0", "ERR-REL-OWN"),
    (lambda: famine().after("without 1, 2"), "release young monk 9", "ERR-REL-OWN"),
    (lambda: full_house(), "replace young monk 2", "ERR-REPLACE-OWN"),
    (lambda: full_house(), "replace young monk 0", "ERR-REPLACE-OWN"),
    # Old tiles of a type that has none
    (lambda: drafting(), "draft old court_lady", "ERR-DRAFT-OLD"),
    (lambda: recruiting(court(), court(), card="monk"), "take old craftsman", "ERR-TILE-MATCH"),
    (lambda: full_house(), "replace old craftsman 1", "ERR-REPLACE-OWN"),
    (lambda: tribute(), "release old craftsman 1", "ERR-REL-OWN"),
    # Floors
    (lambda: building(2, court("2")), "build -1 on 1", "ERR-FORMAT"),
    (lambda: building(2, court("2")), "build 2 on 1, new -1", "ERR-BUILD-HEIGHT"),
    (lambda: building(2, court("2", "1")), "build 2 on 2, new 0", "ERR-BUILD-NEW"),
    (lambda: building(2, court("2", "1")), "build 2 on 2, new -1", "ERR-BUILD-NEW"),
    (lambda: building(2, court("2", "1")), "build 1 on 1, 1 on 1", "ERR-BUILD-HEIGHT"),
    # Nothing at all
    (lambda: drafting(), "draft", "ERR-DRAFT-COUNT"),
    (lambda: handful(), "play", "ERR-CARD-ONE"),
    (lambda: acting(court(yuan=8), court()).after("use B privilege"), "buy", "ERR-PRIV-SIZE"),
    (lambda: tribute(), "release", "ERR-REL-COUNT"),
    (lambda: famine(), "without", "ERR-DROUGHT-COUNT"),
    (lambda: famine().after("without 1, 2"), "release", "ERR-DROUGHT-ONE"),
    # Named twice, or in the wrong place
    (lambda: famine(), "without 1, 1", "ERR-DROUGHT-COUNT"),
    (lambda: famine().after("without 1, 2"), "release young healer 2", "ERR-DROUGHT-ONE"),
    (lambda: tribute(3), "release young monk 1, young monk 1, young monk 1", "ERR-REL-DUP"),
    (lambda: releasing("D-16", 1, court("2 young monk, young healer"), court()), "release old monk 1", "ERR-REL-OWN"),
    (
        lambda: releasing("D-16", 1, court("2 young monk, young healer"), court()),
        "release young monk 1, young healer 1", "ERR-REL-COUNT",
    ),
    (
        lambda: releasing("D-17", 2, court("3 young monk, young healer, old monk"), court()),
        "release young monk 1, young monk 1", "ERR-REL-DUP",
    ),
    # Releases that nobody asked for, beside a Super Event or the wall (AMB-44)
    (lambda: quaking(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: flooded(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: windy(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: dawning(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: guest(), "release old monk 2", "ERR-REL-VOLUNTARY"),
    (lambda: chartered(), "release old monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: mason(), "release young monk 1", "ERR-REL-VOLUNTARY"),
    (lambda: unguarded(), "pass", "ERR-STEP"),
    (lambda: shaken(), "demolish 1", "ERR-STEP"),
    (lambda: acting(court(), court()), "lay wall_rice", "ERR-STEP"),
    (lambda: acting(court(), court()), "reveal ge_flood", "ERR-STEP"),
    # Without the wall there is no such card
    (lambda: acting(court(), court(), wall=""), "use B build_wall", "ERR-GROUP-ACTION"),
    (lambda: acting(court(), court(), wall=""), "use A build_castle", "ERR-ID"),
    # D-07, D-08: tiles and floors
    (lambda: mason(), "lay wall_ruby", "ERR-ID"),
    (lambda: mason(), "lay rice", "ERR-ID"),
    (lambda: mason(), "lay", "ERR-ID"),
    (lambda: mason().after("lay wall_floor"), "build", "ERR-BUILD-COUNT"),
    (lambda: mason().after("lay wall_floor"), "build new 2", "ERR-BUILD-COUNT"),
    (lambda: mason().after("lay wall_floor"), "build 2 on 1", "ERR-BUILD-COUNT"),
    (lambda: mason().after("lay wall_floor"), "build 1 on 3", "ERR-PALACE-OWN"),
    (lambda: mason().after("lay wall_floor"), "build -1 on 1", "ERR-FORMAT"),
    (lambda: laying(court("3", "2"), court()).after("lay wall_floor"), "build 1 on 1", "ERR-BUILD-HEIGHT"),
    (lambda: mason().after("lay wall_floor"), "lay wall_vp", "ERR-STEP"),
    # D-18
    (lambda: unguarded(), "release", "ERR-REL-COUNT"),
    (lambda: unguarded(), "release old monk 1", "ERR-REL-OWN"),
    (lambda: unguarded(), "release young monk 3", "ERR-REL-OWN"),
    (lambda: unguarded(), "release old craftsman 1", "ERR-REL-OWN"),
    (lambda: unguarded(), "release young monk 1, young monk 1", "ERR-REL-COUNT"),
    # D-19
    (lambda: quaking(), "demolish", "ERR-QUAKE-COUNT"),
    (lambda: quaking(), "demolish 4", "ERR-PALACE-OWN"),
    (lambda: quaking(), "demolish 0", "ERR-PALACE-OWN"),
    (lambda: quaking(), "demolish -1, 1", "ERR-PALACE-OWN"),
    (lambda: quaking(), "demolish 4, 4", "ERR-PALACE-OWN"),
    (lambda: quaking(), "demolish one", "ERR-FORMAT"),
    # D-20
    (lambda: shaken(), "release", "ERR-REL-COUNT"),
    (lambda: shaken(), "release young monk 0", "ERR-QUAKE-PERSON"),
    (lambda: shaken(), "release young monk 9", "ERR-QUAKE-PERSON"),
    (lambda: shaken(), "release young monk 1, young monk 3", "ERR-QUAKE-PERSON"),
    (lambda: shaken(), "release old monk 1", "ERR-REL-OWN"),
    (lambda: shaken(), "release old craftsman 1", "ERR-REL-OWN"),
    (lambda: shaken(), "release young monk 1, young monk 1", "ERR-REL-DUP"),
    # D-21
    (lambda: flooded(), "return", "ERR-FLOOD-SUM"),
    (lambda: flooded(), "return 0 yuan", "ERR-FLOOD-SUM"),
    (lambda: flooded(), "return 4 yuan", "ERR-FLOOD-SUM"),
    (lambda: flooded(), "return 3 fireworks", "ERR-FLOOD-HAVE"),
    (lambda: flooded(), "return 1 jade", "ERR-FORMAT"),
    (lambda: flooded(), "return 1 yuan, 1 yuan", "ERR-FORMAT"),
    (lambda: flooded(), "return yuan", "ERR-FORMAT"),
    (lambda: flooded(), "return 4 yuan, -1 rice", "ERR-FORMAT"),
    (lambda: flooded(), "return -1 fireworks", "ERR-FORMAT"),
    # D-22
    (lambda: windy(), "drop", "ERR-TORNADO-COUNT"),
    (lambda: windy(), "drop farmer", "ERR-CARD-HAND"),
    (lambda: windy(), "drop monk, monk", "ERR-CARD-HAND"),
    (lambda: windy(), "drop young monk", "ERR-ID"),
    # D-23
    (lambda: dawning(), "take dragon", "ERR-ID"),
    (lambda: dawning(), "take monk", "ERR-ID"),
    (lambda: dawning(gone=["young monk"]), "take young monk", "ERR-TILE-GONE"),
    (lambda: dawning(), "take old court_lady", "ERR-SUN-OLD"),
    # D-24
    (lambda: guest(), "place 4", "ERR-PALACE-OWN"),
    (lambda: guest(), "place 2", "ERR-PLACE-FULL"),
    (lambda: guest(), "discard", "ERR-PLACE-ROOM"),
    (lambda: crowded(), "place 1", "ERR-PLACE-FULL"),
    (lambda: crowded(), "place 3", "ERR-PALACE-OWN"),
    (lambda: crowded(), "replace old farmer 1", "ERR-REPLACE-OWN"),
    (lambda: crowded(), "replace old farmer 9", "ERR-REPLACE-OWN"),
    (lambda: crowded(), "replace old craftsman 1", "ERR-REPLACE-OWN"),
    # D-25, D-26
    (lambda: chartered(), "charter dragon", "ERR-ID"),
    (lambda: chartered(), "charter wild", "ERR-ID"),
    (lambda: chartered(), "charter", "ERR-ID"),
    (lambda: chartered(), "charter healer", "ERR-CHARTER-NONE"),
    (lambda: chartered().after("charter craftsman"), "build new 3", "ERR-BUILD-COUNT"),
    (lambda: chartered().after("charter craftsman"), "build 1 on 1", "ERR-BUILD-HEIGHT"),
    (lambda: chartered().after("charter craftsman"), "build 2 on 2", "ERR-BUILD-HEIGHT"),
    (lambda: chartered().after("charter craftsman"), "build 1 on 5", "ERR-PALACE-OWN"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "answer", "code"), NEAREST)
def test_a_fault_has_the_nearest_code(position, answer, code):  # AMB-44, AMB-45
    assert position().why_not(answer).code == code


# --- Pieces: refused as the whole answer would be --------------------------------------------------------------------

LATER_PIECES = [
    (lambda: drafting(), ["draft young monk"], "draft young monk", "ERR-DRAFT-SAME"),
    (lambda: drafting("monk farmer"), ["draft young monk"], "draft young farmer", "ERR-DRAFT-COMBO"),
    (lambda: drafting(), ["draft young monk"], "draft young healer, young farmer", "ERR-DRAFT-COUNT"),
    (lambda: building(3, court("2")), ["build 1 on 1"], "build 1 on 1", "ERR-BUILD-HEIGHT"),
    (lambda: building(3, court("2")), ["build 1 on 1"], "build new 3", "ERR-BUILD-COUNT"),
    (lambda: building(5, court("2")), ["build new 3"], "build 1 on 2", "ERR-BUILD-HEIGHT"),
    (lambda: tribute(), ["release old farmer 2"], "release old farmer 2", "ERR-REL-DUP"),
    (lambda: tribute(), ["release old farmer 2"], "release young monk 1, young monk 1", "ERR-REL-COUNT"),
    (lambda: famine(), ["without 1"], "without 1", "ERR-DROUGHT-COUNT"),
    (lambda: famine(), ["without 1"], "without 2, 3", "ERR-DROUGHT-COUNT"),
    (lambda: quaking(), ["demolish 2"], "demolish 2", "ERR-QUAKE-FLOOR"),
    (lambda: quaking(), ["demolish 1"], "demolish 1, 2", "ERR-QUAKE-COUNT"),
    (lambda: quaking(), ["demolish 1"], "demolish 4", "ERR-PALACE-OWN"),
    (lambda: shaken(), ["release young monk 1"], "release young monk 1", "ERR-REL-DUP"),
    (lambda: shaken(), ["release young monk 1"], "release young healer 1, young farmer 1", "ERR-REL-COUNT"),
    (lambda: shaken(), ["release young monk 1"], "release young scholar 2", "ERR-QUAKE-PERSON"),
    (lambda: flooded(), ["return 1 rice"], "return 1 rice", "ERR-FLOOD-HAVE"),
    (lambda: flooded(), ["return 1 rice"], "return 3 yuan", "ERR-FLOOD-SUM"),
    (lambda: flooded(), ["return 1 rice", "return 1 yuan"], "return 1 yuan, 1 fireworks", "ERR-FLOOD-SUM"),
    (lambda: flooded(), ["return 1 rice"], "return 0 yuan", "ERR-FLOOD-SUM"),
    (lambda: windy(), ["drop monk"], "drop monk", "ERR-CARD-HAND"),
    (lambda: windy(), ["drop monk"], "drop healer, wild", "ERR-TORNADO-COUNT"),
    (lambda: windy(), ["drop wild"], "drop farmer", "ERR-CARD-HAND"),
    (lambda: chartered().after("charter craftsman"), ["build 1 on 2"], "build 1 on 2", "ERR-BUILD-HEIGHT"),
    (lambda: chartered().after("charter craftsman"), ["build 1 on 2"], "build new 2", "ERR-BUILD-COUNT"),
]


@pytest.mark.parametrize(("position", "pieces", "answer", "code"), LATER_PIECES)
def test_a_piece_is_refused_as_the_whole_answer_would_be(position, pieces, answer, code):
    assert played(position(), *pieces).why_not(answer).code == code


# --- Texts that are no moves -----------------------------------------------------------------------------------------

UNREADABLE = {
    "": "“” is not one of pass, use",
    "jump": "“jump” is not one of pass, use",
    "use A": "it is said as “use GROUP ACTION”",
    "pass now": "nothing follows “pass”",
    "discard it": "nothing follows “discard”",
    "place here": "“here” is not a number",
    "place": "it is said as “place PALACE”",
    "replace monk": "“monk” is not a number",
    "release young monk": "“monk” is not a number",
    "without 1,": "“” is not a number",
    "build 1 at 2": "“1 at 2” is neither “1 on 2” nor “new 1”",
    "demolish 1,": "“” is not a number",
    "return 1 jade": "“1 jade” is not an amount of yuan, rice or fireworks, each named once",
    "return one rice": "“one” is not a number",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable_texts_say_what_is_wrong(text):
    refusal = acting(court(), court()).why_not(text)
    assert (refusal.code, refusal.facts["detail"]) == ("ERR-FORMAT", UNREADABLE[text])


@pytest.mark.parametrize("answer", [None, 42, ["pass"], b"pass"])
def test_what_is_neither_move_nor_text_is_refused(answer):
    refusal = acting(court(), court()).why_not(answer)
    assert (refusal.code, refusal.facts["detail"]) == ("ERR-FORMAT", f"{answer!r} is neither a move nor its text")


def test_moves_with_values_of_the_wrong_type_are_refused_not_raised():
    placing = recruiting(court("2 young monk", "2"), court(), taken="old monk")
    assert placing.why_not(Place("1")) is None  # it reads as "place 1"
    for move in (Place(True), Place(1.0), Place(None)):
        assert placing.why_not(move).code == "ERR-FORMAT"
    for move in (Build(new=(1.0, 1.0)), Build(on=("x",)), Build(on=((1, 0),), new=(1,)), Build(on=7)):
        assert building(3, court("1", "1")).why_not(move).code == "ERR-FORMAT"
    for move in (Release(("young monk", 1)), Release("young monk 1"), Release(7)):
        assert tribute().why_not(move).code == "ERR-FORMAT"
    assert recruiting(court(), court(), card="wild").why_not(Take(7)).code == "ERR-ID"
    for move in (Demolish((1.5,)), Demolish(("x",)), Demolish(7), Demolish(((1, 2),))):
        assert quaking().why_not(move).code == "ERR-FORMAT"
    for move in (Return(yuan="x"), Return(rice=1.5), Return(fireworks=(1,))):
        assert flooded().why_not(move).code == "ERR-FORMAT"
    assert [windy().why_not(Drop(cards)).code for cards in (7, (7,), "monk")] == ["ERR-FORMAT", "ERR-ID", "ERR-ID"]
    assert [mason().why_not(Lay(tile)).code for tile in (7, None, ("wall_vp",))] == ["ERR-ID"] * 3
    assert [chartered().why_not(Charter(kind)).code for kind in (7, None, ("monk",))] == ["ERR-ID"] * 3


# --- Nothing that is refused changes anything, and nothing half said either ------------------------------------------

OPEN = {
    "D-07": mason, "D-18": unguarded, "D-19": quaking, "D-20": shaken, "D-21": flooded, "D-22": windy, "D-23": dawning,
    "D-24": guest, "D-25": chartered,
    "D-08": lambda: mason().after("lay wall_floor"), "D-26": lambda: chartered().after("charter craftsman"),
}  # fmt: skip
ANSWERS = (
    "lay wall_ruby", "lay wall_rice", "build new 3", "build 9 on 9", "release old dragon 1", "release old monk 9",
    "demolish 9", "demolish 1, 1, 1", "return 99 yuan", "return 1 yuan, 99 rice", "drop farmer", "drop 1, 2, 3",
    "take old monk", "take young dragon", "place 9", "discard now", "charter farmer", "charter dragon", "charter wild",
)  # fmt: skip


@pytest.mark.parametrize("point", OPEN)
def test_refused_answers_leave_every_position_as_it_is(point):
    state = OPEN[point]()
    assert state.decision.id == point
    before, legal = state.to_json(), list(state.legal_moves)
    assert len(legal) > 1
    for answer in ANSWERS:
        refusal = state.why_not(answer)
        with pytest.raises(Refusal) as raised:
            state.after(answer)
        assert str(raised.value) == str(refusal)
    assert (state.to_json(), list(state.legal_moves)) == (before, legal)


EXPECTED = {
    "D-07": "a wall tile", "D-08": "a place for a floor", "D-18": "persons to release", "D-19": "floors to give back",
    "D-20": "persons to release", "D-21": "goods to give back", "D-22": "person cards to discard",
    "D-23": "a young person", "D-24": "a home for the new person", "D-25": "a type of person",
    "D-26": "a place for a floor",
}  # fmt: skip


@pytest.mark.parametrize("point", OPEN)
def test_an_answer_to_another_question_says_what_is_expected(point):
    refusal = OPEN[point]().why_not("pass")
    assert (refusal.code, refusal.text) == ("ERR-STEP", f"This choice is not open now; expected: {EXPECTED[point]}.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("  Use  b  Military parade ", "use B military_parade"),
        ("draft tax collector, Young monk", "draft young tax_collector, young monk"),
        ("release Court Lady 2, old farmer 1", "release young court_lady 2, old farmer 1"),
        ("PLAY court lady", "play court_lady"),
        ("lay wall rice", "lay wall_rice"),
        ("charter tax collector", "charter tax_collector"),
    ],
)
def test_a_move_may_be_said_as_people_say_it(said, meant):
    assert str(MOVES.parse(said)) == meant


def test_what_is_no_text_is_no_move():
    with pytest.raises(ValueError, match="5 is no text"):
        MOVES.parse(5)
