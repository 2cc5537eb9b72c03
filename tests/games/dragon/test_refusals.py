"""Every refusal: what provokes it, its exact words and rules, and that nothing has changed afterwards (INV-27)."""

import pytest
from games.dragon.table import acting, building, court, drafting, ended, happens, played, recruiting, releasing

from yotd_widget.engine.moves import Refusal
from yotd_widget.games.dragon import Build, Place, Release, Take, new_game
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
]


@pytest.mark.parametrize(("position", "pieces", "answer", "code"), LATER_PIECES)
def test_a_piece_is_refused_as_the_whole_answer_would_be(position, pieces, answer, code):
    assert played(position(), *pieces).why_not(answer).code == code


# --- Texts that are no moves -----------------------------------------------------------------------------------------

VERBS = "build, buy, deal, discard, draft, pass, place, play, release, replace, row, take, use, without"
UNREADABLE = {
    "": f"“” is not one of {VERBS}",
    "jump": f"“jump” is not one of {VERBS}",
    "use A": "say a group and an action, as in “use A taxes”",
    "pass now": "nothing follows “pass”",
    "discard it": "nothing follows “discard”",
    "place here": "“here” is not a number",
    "place": "“” is not a number",
    "replace monk": "“monk” is not a number",
    "release young monk": "“monk” is not a number",
    "without 1,": "“” is not a number",
    "build 1 at 2": "“1 at 2” is neither “1 on 2” nor “new 1”",
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
