"""Every refusal at every decision point that names it, its sentence, and which of several comes first (chapter 4)."""

from __future__ import annotations

import pytest
from games.gugong.table import after, asked, code, of, point, refused, stopped

from yotd_widget.engine.moves import Refusal
from yotd_widget.games.gugong import new_game
from yotd_widget.games.gugong.examples.table import table
from yotd_widget.games.gugong.refusals import REFUSALS
from yotd_widget.games.gugong.words import NAMES

TWO = "TOK-3 TOK-4"
FOUR = "TOK-3 TOK-4 TOK-7 TOK-8"
"""Tokens with which one is asked even where a single answer is left, for one could exchange them."""


def at(place, bo=None, *moves, **told):
    """Ann has laid a card without action at a place, and uses it; the rest is told of her."""
    things = {key: told.pop(key) for key in ("gifts", "lies", "map", "houses", "decrees_there") if key in told}
    things["decrees"] = things.pop("decrees_there", "")
    seats = {"Ann": {"tokens": TWO, **told}, "Bo": {"pool": 3, **(bo or {})}}
    return after(table(f"Ann at {place}", seats, **things), "useplace", *moves)


def laid(card, players="Ann Bo Cy", **told):
    """Ann has laid a card at Travel."""
    seats = {name: {"pool": 2} for name in players.split()}
    return table(f"Ann lays {card} at travel", seats | {"Ann": {"tokens": TWO, **told}})


def found(token, bo=None, **told):
    """Ann has found a token."""
    return at("travel", bo, "travel A", "go C02", lies={"C02": token}, city="C01", **{"pool": 3, **told})


def morning(decrees, there="", bo=None, **told):
    """Ann may use Decrees of level 1, and in any case D1-1."""
    own = {"pool": 3, "decrees": f"D1-1 {decrees}".strip(), "tokens": FOUR, **told}
    return table("Ann", {"Ann": own, "Bo": {"pool": 3, **(bo or {})}}, phase="morning", decrees=there)


def follower(place, **told):
    """Bo may follow Ann to a place."""
    seats = {"Ann": {"pool": 6}, "Bo": {"tokens": TWO, "bonus": f"BTOK-3 {place}", **told}}
    return table(f"Ann at {place}", seats, decrees="D1-1 D1-3")


def narrow(**told):
    """Ann has completed the Wall, Bo has won it, and her supply is empty."""
    bo = {"wall": 2, "intrigue": 5}
    return at("wall", bo, "wall A", "build 1 0 none", wall=1, supply=0, tokens=FOUR, **told)


def facts(**named):
    """What a sentence is filled with; cards and Decrees by their names."""
    return {fact: NAMES[each] if fact in ("card", "decree") else each for fact, each in named.items()}


def by_name(named):
    """The same with names in place of ids."""
    return {fact: NAMES.get(value, value) if fact in ("card", "decree") else value for fact, value in named.items()}


def lacking(state, player="Ann"):
    """The same with the Double Servant elsewhere than the question supposes: no game comes there."""
    copy = state.clone()
    copy.seat_of(player).double = "wall"
    copy._options = None
    return copy


FULL = {"ships": "A3 1, A4 1, A5 1"}
CROWDED = table(
    "Ann at canal",
    {
        "Ann": {"pool": 3, "tokens": TWO},
        "Bo": {"pool": 2, "ships": "A1 1, A2 1, A3 1"},
        "Cy": {"pool": 2, "ships": "A4 1, A5 1"},
    },
)
"""The canal is full of ships of others."""
SENTENCES = {
    "E-PLAYERS": "Gùgōng is for 1 to 5 players; {n} were given.",
    "E-DATA": "The game data file is not valid: {detail}.",
    "E-OVER": "The game is over.",
    "E-TURN": "It is {player}'s turn to decide.",
    "E-PHASE": "That is not possible in the {phase} Phase.",
    "E-ORDER": "The card action must come before the location action.",
    "E-DONE": "That action has already been used this turn.",
    "E-OPTION": "Choose one of: {options}.",
    "E-IMPOSSIBLE": "{action} cannot be done now: {reason}.",
    "E-CARD-HAND": "You do not hold card {card}.",
    "E-CARD-OWN": "Card {card} is neither in your hand nor in your discard pile.",
    "E-CARD-DISCARD": "Card {card} is not in your discard pile.",
    "E-CARD-BLANK": "Card {card} has no action.",
    "E-CARD-VALUE": "This needs a hand card of value 7 or more.",
    "E-LOCATION": "There is no location {location}.",
    "E-PAY-NEEDED": (
        "{own} does not beat {there}: remove 2 servants, discard another card, or exchange without actions."
    ),
    "E-PAY-FREE": "{own} beats {there}: nothing is to be paid.",
    "E-DISCARD-CARD": "Discard a different card from your hand than the one you give.",
    "E-SERVANTS": "This costs {cost} servants; your pool is worth {have}.",
    "E-SUPPLY": "Your general supply holds no servant to gain.",
    "E-DOUBLE-WHERE": "Your Double Servant is not in your {place}.",
    "E-DOUBLE-PLACE": "The Double Servant cannot be placed on a {place}.",
    "E-CITY-EMPTY": "{city} holds no Travel Token.",
    "E-CITY-REACH": "{city} cannot be reached without passing a city that still holds a token.",
    "E-TOKEN-OWN": "You do not have that Travel Token.",
    "E-TOKEN-SUM": "These tokens are worth {have}; exactly {need} is needed.",
    "E-SLOTS": "Your token spaces are full: exchange tokens first.",
    "E-INTRIGUE": "That benefit costs {need} steps; your marker is on step {have}.",
    "E-NOT-PRESENT": "You had no servant on the completed Wall.",
    "E-DIE": "There is no die {die}.",
    "E-FACE": "Die {die} has no face {face}.",
    "E-HOUSE": "House {house} has no Jade.",
    "E-SQUARE": "The square sells only when all houses are empty.",
    "E-DECREE": "Decree {decree} is not on the board.",
    "E-DECREE-OWN": "You already have Decree {decree}.",
    "E-DECREE-USED": "Decree {decree} has been used this Morning.",
    "E-SHIP": "Ship {ship} is not yours or not on the canal.",
    "E-SHIP-FULL": "Ship {ship} has {free} free spaces; {need} are needed.",
    "E-SHIP-NONE": "All your ships are on the canal.",
    "E-ROUTE-FULL": "Route {route} has no free harbour.",
    "E-NO-HARBOUR": "No free harbour ahead of ship {ship}.",
    "E-NOT-FULL": "Ship {ship} carries {have} of 3 servants.",
    "E-HARBOUR-NONE": "Harbour 1 gives no reward.",
    "E-REWARD-SLOT": "You have no free space for that reward.",
}
"""The table of 4.2."""

REFUSED = [
    ("DP-GIFT", lambda: of("DX-39a"), "give P2-8 jade free", "E-CARD-HAND", facts(card="P2-8")),
    ("DP-GIFT", lambda: of("DX-39a"), "give P1-2 moon free", "E-LOCATION", facts(location="moon")),
    ("DP-GIFT", lambda: of("DX-39a"), "give P1-9 jade no_action", "E-PAY-FREE", facts(own=9, there=7)),
    ("DP-GIFT", lambda: of("DX-39a"), "give P1-2 jade free", "E-PAY-NEEDED", facts(own=2, there=7)),
    ("DP-GIFT", lambda: of("DX-39a"), "give P1-2 jade pay_servants", "E-SERVANTS", facts(cost=2, have=1)),
    ("DP-GIFT", lambda: of("DX-39a"), "give P1-2 jade discard P1-2", "E-DISCARD-CARD", {}),
    (
        "DP-PAY", lambda: lacking(after("DX-15b", "useplace", "palace B")),
        "pay double", "E-DOUBLE-WHERE", facts(place="Servant Pool"),
    ),
    (
        "DP-PAY", lambda: stopped(after("DX-15a", "useplace"), "palace B"),
        "pay servants", "E-SERVANTS", facts(cost=2, have=1),
    ),
    ("DP-ACT-CARD", lambda: laid("P1-2", pool=0), "usecard", "E-SERVANTS", facts(cost=1, have=0)),
    ("DP-ACT-CARD", lambda: laid("P3-4", pool="0+D"), "usecard", "E-DOUBLE-PLACE", facts(place="Decree")),
    (
        "DP-ACT-CARD", lambda: of("DX-38c"),
        "usecard", "E-IMPOSSIBLE", facts(action="The card action", reason="no servant is in the supply"),
    ),
    ("DP-ACT-LOC", lambda: of("DX-16e"), "useplace", "E-SERVANTS", facts(cost=1, have=0)),
    ("DP-ACT-LOC", lambda: of("DX-21e"), "useplace", "E-SERVANTS", facts(cost=5, have=4)),
    ("DP-ACT-LOC", lambda: of("DX-22f"), "useplace", "E-SERVANTS", facts(cost=2, have=1)),
    ("DP-ACT-LOC", lambda: of("DX-22d"), "useplace", "E-DOUBLE-PLACE", facts(place="Decree")),
    (
        "DP-ACT-LOC", lambda: of("DX-23d"),
        "useplace", "E-IMPOSSIBLE", facts(action="The Travel action", reason="no city with a token can be reached"),
    ),
    (
        "DP-ACT-LOC", lambda: of(CROWDED),
        "useplace", "E-IMPOSSIBLE",
        facts(action="The Grand Canal action", reason="nothing can be placed, moved or claimed"),
    ),
    ("DP-SWAP", lambda: after("DX-37", "usecard"), "swap P1-9 jade", "E-CARD-OWN", facts(card="P1-9")),
    ("DP-SWAP", lambda: after("DX-37", "usecard"), "swap P1-2 moon", "E-LOCATION", facts(location="moon")),
    ("DP-TRAVEL", lambda: at("travel", pool=1), "travel B", "E-SERVANTS", facts(cost=2, have=1)),
    ("DP-CITY", lambda: after("DX-12b", "useplace", "travel A"), "go C05", "E-CITY-EMPTY", facts(city="Shenyang")),
    ("DP-CITY", lambda: after("DX-12b", "useplace", "travel A"), "go C03", "E-CITY-REACH", facts(city="Suzhou")),
    ("DP-TOKEN", lambda: found("TOK-5", hand="P1-6 P2-7"), "offer P2-8", "E-CARD-HAND", facts(card="P2-8")),
    ("DP-TOKEN", lambda: found("TOK-5", hand="P1-6 P2-7"), "offer P1-6", "E-CARD-VALUE", {}),
    (
        "DP-TOKEN", lambda: found("TOK-9", pool=12, tokens=FOUR),
        "load servant new A", "E-IMPOSSIBLE",
        facts(action="The effect of the token", reason="no servant is in the supply"),
    ),
    ("DP-TOKEN", lambda: found("TOK-9"), "load double new A", "E-DOUBLE-WHERE", facts(place="general supply")),
    ("DP-TOKEN", lambda: found("TOK-9", pool=11, double="supply"), "load servant new A", "E-SUPPLY", {}),
    ("DP-TOKEN", lambda: found("TOK-9", ships="A1 1, A2 1, A3 1"), "load servant new A", "E-SHIP-NONE", {}),
    (
        "DP-TOKEN", lambda: found("TOK-9", FULL, ships="A1 1, A2 1"),
        "load servant new A", "E-ROUTE-FULL", facts(route="A"),
    ),
    ("DP-TOKEN", lambda: found("TOK-9", ships="A1 1"), "load servant A4", "E-SHIP", facts(ship="A4")),
    (
        "DP-TOKEN", lambda: found("TOK-9", ships="A2 3"),
        "load servant A2", "E-SHIP-FULL", facts(ship="A2", free=0, need=1),
    ),
    (
        "DP-TOKEN", lambda: after("DX-54a", "useplace", "travel A", "go C02"),
        "load double A3", "E-SHIP-FULL", facts(ship="A3", free=1, need=2),
    ),
    ("DP-TOKEN", lambda: found("TOK-10"), "put double", "E-DOUBLE-WHERE", facts(place="general supply")),
    ("DP-TOKEN", lambda: found("TOK-10", pool=11, double="supply"), "put servant", "E-SUPPLY", {}),
    (
        "DP-TOKEN", lambda: found("TOK-1", pool=12, tokens=FOUR),
        "use", "E-IMPOSSIBLE", facts(action="The effect of the token", reason="no servant is in the supply"),
    ),
    (
        "DP-TOKEN", lambda: found("TOK-2", pool=12, tokens=FOUR),
        "use", "E-IMPOSSIBLE", facts(action="The effect of the token", reason="no servant is in the supply"),
    ),
    (
        "DP-TOKEN", lambda: found("TOK-11", pool=2),
        "use", "E-IMPOSSIBLE", facts(action="The effect of the token", reason="you cannot pay 3 servants"),
    ),
    ("DP-XCH", lambda: of("DX-8"), "exchange vp TOK-2 TOK-3 TOK-12", "E-TOKEN-OWN", {}),
    ("DP-XCH", lambda: of("DX-8"), "exchange vp TOK-1 TOK-3 TOK-6 TOK-12", "E-TOKEN-SUM", facts(have=5, need=4)),
    ("DP-XCH", lambda: laid("P1-2", pool=12), "exchange servant TOK-3 TOK-4", "E-SUPPLY", {}),
    ("DP-XCH", lambda: laid("P1-2", pool=11, double="supply"), "exchange servant TOK-3 TOK-4", "E-SUPPLY", {}),
    ("DP-XCH", lambda: of("DX-8"), "exchange double TOK-1 TOK-3", "E-DOUBLE-WHERE", facts(place="general supply")),
    ("DP-XCH, full spaces", lambda: after("DX-24", "useplace", "travel A", "go C02", "use"), "skip", "E-SLOTS", {}),
    ("DP-WALL", lambda: after("DX-16a", "useplace"), "wall B", "E-SERVANTS", facts(cost=2, have=1)),
    (
        "DP-WALL-PIECES", lambda: at("wall", None, "wall B", pool=2),
        "build 0 1 none", "E-DOUBLE-WHERE", facts(place="Servant Pool"),
    ),
    (
        "DP-WALL-PIECES", lambda: at("wall", None, "wall B", pool=2),
        "build 2 0 none", "E-SERVANTS", facts(cost=2, have=1),
    ),
    (
        "DP-WALL-PIECES", lambda: at("wall", None, "wall B", pool=2),
        "build 1 0 servant", "E-IMPOSSIBLE",
        facts(action="One more servant", reason="you do not have the Decree for it"),
    ),
    (
        "DP-WALL-PIECES", lambda: at("wall", None, "wall A", supply=0, decrees="D2-3", tokens=FOUR),
        "build 1 0 servant", "E-SUPPLY", {},
    ),
    (
        "DP-WALL-PIECES", lambda: at("wall", None, "wall A", pool=3, decrees="D2-3"),
        "build 1 0 double", "E-DOUBLE-WHERE", facts(place="general supply"),
    ),
    ("DP-BENEFIT", lambda: after("DX-20", "useplace", "wall A"), "benefit IB-7", "E-INTRIGUE", facts(need=7, have=5)),
    (
        "DP-BENEFIT",
        lambda: narrow(intrigue=3),
        "benefit IB-1", "E-SUPPLY", {},
    ),
    ("DP-DIE", lambda: after("DX-20", "useplace", "wall A", "benefit IB-5"), "turn 4 1", "E-DIE", facts(die=4)),
    ("DP-DIE", lambda: after("DX-20", "useplace", "wall A", "benefit IB-5"), "turn 1 7", "E-FACE",
    facts(die=1, face=7)),
    ("DP-JADE", lambda: after("DX-21b", "useplace"), "buy 0", "E-SQUARE", {}),
    ("DP-JADE", lambda: at("jade", pool=6, houses="0111"), "buy 1", "E-HOUSE", facts(house=1)),
    ("DP-JADE", lambda: after("DX-21c", "useplace"), "buy 3", "E-SERVANTS", facts(cost=3, have=2)),
    ("DP-INTRIGUE", lambda: at("intrigue", pool=0), "intrigue B", "E-SERVANTS", facts(cost=1, have=0)),
    ("DP-PALACE", lambda: at("palace", pool=1), "palace B", "E-SERVANTS", facts(cost=2, have=1)),
    ("DP-DECREE", lambda: after("DX-22a", "useplace"), "obtain D1-5", "E-DECREE", facts(decree="D1-5")),
    ("DP-DECREE", lambda: after("DX-22a", "useplace"), "obtain D2-5", "E-DECREE-OWN", facts(decree="D2-5")),
    (
        "DP-DECREE", lambda: at("decree", pool=2, decrees_there="D1-1 D3-1"),
        "obtain D3-1", "E-SERVANTS", facts(cost=4, have=2),
    ),
    ("DP-CANAL", lambda: after("DX-17a", "useplace"), "canal B", "E-SERVANTS", facts(cost=3, have=2)),
    (
        "DP-CANAL", lambda: after("DX-17b", "useplace"),
        "canal B", "E-IMPOSSIBLE",
        facts(action="The Grand Canal action", reason="two pieces cannot be placed after the payment"),
    ),
    (
        "DP-CANAL-LOAD", lambda: after("DX-28b", "useplace", "canal A"),
        "load servant new A", "E-SERVANTS", facts(cost=1, have=0),
    ),
    (
        "DP-CANAL-LOAD", lambda: at("canal", None, "canal A", pool=3),
        "load double new A", "E-DOUBLE-WHERE", facts(place="Servant Pool"),
    ),
    ("DP-CANAL-LOAD", lambda: after("DX-29a", "useplace", "canal A"), "load servant new A", "E-SHIP-NONE", {}),
    (
        "DP-CANAL-LOAD", lambda: after("DX-29b", "useplace", "canal A"),
        "load servant new A", "E-ROUTE-FULL", facts(route="A"),
    ),
    ("DP-CANAL-LOAD", lambda: after("DX-29a", "useplace", "canal A"), "load servant A3", "E-SHIP", facts(ship="A3")),
    (
        "DP-CANAL-LOAD", lambda: at("canal", None, "canal A", pool=3, ships="A2 3"),
        "load servant A2", "E-SHIP-FULL", facts(ship="A2", free=0, need=1),
    ),
    (
        "DP-CANAL-LOAD", lambda: at("canal", None, "canal B", "pay servants", pool="2+D", ships="A1 3, A2 1, A3 2"),
        "load servant A2", "E-IMPOSSIBLE",
        facts(action="The Grand Canal action", reason="there would be no room for the second servant"),
    ),
    (
        "DP-CANAL-LOAD", lambda: at("canal", None, "canal A", pool=1),
        "skip", "E-IMPOSSIBLE", facts(action="Skipping this", reason="then nothing of the action would be done"),
    ),
    (
        "DP-CANAL-MOVE", lambda: after("DX-29c", "useplace", "canal A", "load servant A2"),
        "sail A3", "E-SHIP", facts(ship="A3"),
    ),
    (
        "DP-CANAL-MOVE", lambda: after("DX-29c", "useplace", "canal A", "load servant A2"),
        "sail A5", "E-NO-HARBOUR", facts(ship="A5"),
    ),
    (
        "DP-CANAL-MOVE", lambda: after("DX-28b", "useplace", "canal A", "skip", "skip"),
        "skip", "E-IMPOSSIBLE", facts(action="Skipping this", reason="then nothing of the action would be done"),
    ),
    ("DP-CLAIM", lambda: after("DX-28b", "useplace", "canal A", "skip"), "claim A3", "E-SHIP", facts(ship="A3")),
    (
        "DP-CLAIM", lambda: at("canal", None, "canal A", "skip", pool=3, ships="A2 3, A3 1"),
        "claim A3", "E-NOT-FULL", facts(ship="A3", have=1),
    ),
    (
        "DP-CLAIM", lambda: at("canal", None, "canal A", "skip", pool=3, ships="A1 3, A2 3"),
        "claim A1", "E-HARBOUR-NONE", {},
    ),
    (
        "DP-CLAIM", lambda: at("canal", None, "canal A", "skip", pool=1, ships="A2 3, A3 3", vp_slots=3),
        "claim A2", "E-REWARD-SLOT", {},
    ),
    ("DP-CLAIM", lambda: after("DX-30b", "skip"), "claim A5 double", "E-REWARD-SLOT", {}),
    (
        "DP-CLAIM", lambda: after("DX-28a", "useplace", "canal A", "skip"),
        "skip", "E-IMPOSSIBLE", facts(action="Waiting", reason="then nothing of the action would be done"),
    ),
    ("DP-GAIN", lambda: after("DX-40", "skip", "gain servants"), "gain servants", "E-SUPPLY", {}),
    ("DP-GAIN", lambda: lacking(after("DX-40", "skip")), "gain double", "E-DOUBLE-WHERE",
    facts(place="general supply")),
    ("DP-MORNING", lambda: morning("", "D1-3"), "invoke D1-5", "E-DECREE", facts(decree="D1-5")),
    ("DP-MORNING", lambda: morning("", "D1-3"), "load servant new A", "E-DECREE", facts(decree="D1-2")),
    (
        "DP-MORNING", lambda: morning("", "D1-3"),
        "invoke D1-3", "E-IMPOSSIBLE",
        facts(action="The Morning Decree", reason="it is not one of your Decrees of level 1"),
    ),
    (
        "DP-MORNING", lambda: morning("D2-1", "D1-3"),
        "invoke D2-1", "E-IMPOSSIBLE",
        facts(action="The Morning Decree", reason="it is not one of your Decrees of level 1"),
    ),
    (
        "DP-MORNING", lambda: morning("D1-3", pool=10),
        "invoke D1-3", "E-IMPOSSIBLE", facts(action="The Morning Decree", reason="there is nothing for it"),
    ),
    ("DP-MORNING", lambda: after(morning("D1-3"), "invoke D1-1"), "invoke D1-1", "E-DECREE-USED", facts(decree="D1-1")),
    (
        "DP-MORNING", lambda: morning("D1-2", pool=10),
        "load servant new A", "E-IMPOSSIBLE", facts(action="The Morning Decree", reason="there is nothing for it"),
    ),
    ("DP-MORNING", lambda: morning("D1-2"), "load double new A", "E-DOUBLE-WHERE", facts(place="general supply")),
    ("DP-MORNING", lambda: morning("D1-2", pool=9, double="supply"), "load servant new A", "E-SUPPLY", {}),
    ("DP-MORNING", lambda: morning("D1-2", ships="A1 1, A2 1, A3 1"), "load servant new A", "E-SHIP-NONE", {}),
    ("DP-MORNING", lambda: morning("D1-2", ships="A1 1"), "load servant A4", "E-SHIP", facts(ship="A4")),
    (
        "DP-MORNING", lambda: morning("D1-2", ships="A2 3"),
        "load servant A2", "E-SHIP-FULL", facts(ship="A2", free=0, need=1),
    ),
    (
        "DP-MORNING", lambda: morning("D1-2", bo=FULL, ships="A1 1, A2 1"),
        "load servant new A", "E-ROUTE-FULL", facts(route="A"),
    ),
    (
        "DP-RETRIEVE", lambda: after("DX-25a", "useplace", "travel A", "go C02", "use"),
        "retrieve P1-9", "E-CARD-DISCARD", facts(card="P1-9"),
    ),
    (
        "DP-BTOK", lambda: after("DX-43b", "useplace", "travel A", "go C02"),
        "lay jade", "E-SERVANTS", facts(cost=1, have=0),
    ),
    ("DP-BTOK", lambda: found("BTOK-3"), "lay moon", "E-LOCATION", facts(location="moon")),
    (
        "DP-FOLLOW", lambda: after(follower("wall", pool=0), "useplace", "wall A"),
        "follow", "E-SERVANTS", facts(cost=1, have=0),
    ),
    (
        "DP-FOLLOW", lambda: after(follower("decree", pool="0+D"), "useplace", "obtain D1-1"),
        "follow", "E-DOUBLE-PLACE", facts(place="Decree"),
    ),
]  # fmt: skip


def sentence(code, named):
    """As the specification has it; of one servant in the singular."""
    told = SENTENCES[code].format(**by_name(named))
    return told.replace("costs 1 servants", "costs 1 servant")


@pytest.mark.parametrize(("where", "made", "move", "expected", "named"), REFUSED)
def test_refused_with_code_and_sentence(where, made, move, expected, named):
    state = made()
    refusal = refused(state, move)
    assert refusal is not None, asked(state)
    assert (refusal.code, refusal.text) == (expected, sentence(expected, named))
    with pytest.raises(Refusal):
        state.after(move)
    if where != "DP-XCH":
        assert point(state)[1] == where


ROWS = {
    "DP-GIFT": "E-CARD-HAND E-LOCATION E-PAY-FREE E-PAY-NEEDED E-SERVANTS E-DISCARD-CARD",
    "DP-PAY": "E-DOUBLE-WHERE E-SERVANTS",
    "DP-ACT-CARD": "E-SERVANTS E-DOUBLE-PLACE E-IMPOSSIBLE",
    "DP-ACT-LOC": "E-SERVANTS E-DOUBLE-PLACE E-IMPOSSIBLE",
    "DP-SWAP": "E-CARD-OWN E-LOCATION",
    "DP-TRAVEL": "E-SERVANTS",
    "DP-CITY": "E-CITY-EMPTY E-CITY-REACH",
    "DP-TOKEN": (
        "E-CARD-HAND E-CARD-VALUE E-IMPOSSIBLE E-DOUBLE-WHERE E-SUPPLY E-SHIP-NONE E-ROUTE-FULL E-SHIP E-SHIP-FULL"
    ),
    "DP-XCH": "E-TOKEN-OWN E-TOKEN-SUM E-SUPPLY E-DOUBLE-WHERE E-SLOTS",
    "DP-WALL": "E-SERVANTS E-DOUBLE-WHERE E-IMPOSSIBLE E-SUPPLY",
    "DP-BENEFIT": "E-INTRIGUE E-SUPPLY",
    "DP-DIE": "E-DIE E-FACE",
    "DP-JADE": "E-SQUARE E-HOUSE E-SERVANTS",
    "DP-INTRIGUE": "E-SERVANTS",
    "DP-PALACE": "E-SERVANTS",
    "DP-DECREE": "E-DECREE E-DECREE-OWN E-SERVANTS",
    "DP-CANAL": ("E-SERVANTS E-IMPOSSIBLE E-DOUBLE-WHERE E-SHIP-NONE E-ROUTE-FULL E-SHIP E-SHIP-FULL E-NO-HARBOUR"),
    "DP-CLAIM": "E-SHIP E-NOT-FULL E-HARBOUR-NONE E-REWARD-SLOT E-IMPOSSIBLE",
    "DP-GAIN": "E-DOUBLE-WHERE E-SUPPLY",
    "DP-MORNING": (
        "E-DECREE E-IMPOSSIBLE E-DECREE-USED E-DOUBLE-WHERE E-SUPPLY E-SHIP-NONE E-ROUTE-FULL E-SHIP E-SHIP-FULL"
    ),
    "DP-RETRIEVE": "E-CARD-DISCARD",
    "DP-BTOK": "E-SERVANTS E-LOCATION",
    "DP-FOLLOW": "E-SERVANTS E-DOUBLE-PLACE",
}
"""The codes of each row of 4.1; E-NOT-PRESENT and those before all rows stand below."""


def test_every_row_is_tried_with_each_of_its_codes():
    tried = {(where.split(",")[0], expected) for where, _, _, expected, _ in REFUSED}
    tried = {(where.removesuffix("-PIECES").removesuffix("-LOAD").removesuffix("-MOVE"), each) for where, each in tried}
    assert tried == {(where, each) for where, codes in ROWS.items() for each in codes.split()}


def test_every_code_is_tried():
    before_all = {
        "E-PLAYERS", "E-DATA", "E-OVER", "E-TURN", "E-PHASE", "E-ORDER", "E-DONE", "E-OPTION", "E-CARD-BLANK",
        "E-NOT-PRESENT",
    }  # fmt: skip
    tried = {expected for _, _, _, expected, _ in REFUSED}
    assert tried | before_all == {*SENTENCES}
    assert {each: sentence for each, (sentence, _) in REFUSALS.items() if each.startswith("E-")} == SENTENCES


# --- Before all rows -------------------------------------------------------------------------------------------------


def test_the_game_is_over():
    state = after("DX-36b", "done")
    for move, by in (("done", None), ("done", "Bo"), ("nonsense", None), ("usecard", "Ann")):
        assert refused(state, move, by).text == "The game is over."
        assert code(state, move, by) == "E-OVER"


def test_somebody_else_is_asked():
    for move in ("give P1-2 jade free", "usecard", "nonsense", "done"):
        refusal = refused("DX-39a", move, "Bo")
        assert (refusal.code, refusal.text) == ("E-TURN", "It is Ann's turn to decide.")


def test_only_those_on_the_wall_take_benefits():
    state = after("DX-20", "useplace", "wall A")
    assert refused(state, "benefit IB-1", "Dora").text == "You had no servant on the completed Wall."
    assert code(state, "benefit IB-1", "Dora") == "E-NOT-PRESENT"
    assert code(state, "benefit IB-1", "Bo") == "E-TURN"


ELSEWHERE = [
    (lambda: of("DX-38a"), "useplace", "E-ORDER", {}),
    (lambda: after("DX-38a", "usecard"), "useplace", "E-ORDER", {}),
    (lambda: after("DX-38a", "skip"), "usecard", "E-ORDER", {}),
    (lambda: after("DX-38b", "usecard"), "usecard", "E-DONE", {}),
    (lambda: after("DX-38a", "usecard"), "usecard", "E-DONE", {}),
    (lambda: of("DX-9"), "usecard", "E-CARD-BLANK", facts(card="P1-9")),
    (lambda: after("DX-9", "useplace"), "useplace", "E-DONE", {}),
    (lambda: after("DX-9", "useplace"), "usecard", "E-CARD-BLANK", facts(card="P1-9")),
    (lambda: after("DX-38b", "usecard", "useplace"), "usecard", "E-DONE", {}),
    (lambda: after("DX-38b", "skip", "useplace"), "usecard", "E-ORDER", {}),
    (lambda: of("DX-39a"), "useplace", "E-PHASE", facts(phase="Day")),
    (lambda: of("DX-39a"), "wall A", "E-PHASE", facts(phase="Day")),
    (lambda: after("DX-9", "useplace"), "give P1-2 jade free", "E-PHASE", facts(phase="Day")),
    (lambda: of("DX-33a"), "useplace", "E-PHASE", facts(phase="Morning")),
    (lambda: after("DX-5b", "skip"), "done", "E-PHASE", facts(phase="Night")),
    (lambda: after("DX-9", "useplace"), "palace C", "E-OPTION", facts(options="palace A, palace B")),
    (lambda: after("DX-9", "useplace"), "nonsense", "E-OPTION", facts(options="palace A, palace B")),
    (lambda: of("DX-33a"), "invoke", "E-OPTION", facts(options="invoke D1-3, done")),
]  # fmt: skip


@pytest.mark.parametrize(("made", "move", "expected", "named"), ELSEWHERE)
def test_answers_of_other_places(made, move, expected, named):
    refusal = refused(made(), move)
    assert (refusal.code, refusal.text) == (expected, sentence(expected, named))


def test_a_long_list_of_options_is_cut():
    assert refused("DX-39a", "give").text.startswith("Choose one of: give P1-2 travel")
    assert refused("DX-39a", "give").text.endswith(", ….")


# --- Several at once: the first of the row ---------------------------------------------------------------------------

FIRST = [
    # E-OPTION before the row
    (lambda: of("DX-39a"), "give P2-8 moon begging", "E-OPTION"),
    (lambda: of("DX-39a"), "give P2-8 moon discard", "E-OPTION"),
    (lambda: found("TOK-9", pool=12, tokens=FOUR), "load servant new B", "E-OPTION"),
    (lambda: after(morning("D1-3"), "invoke D1-1"), "load servant new B", "E-OPTION"),
    # DP-GIFT
    (lambda: of("DX-39a"), "give P2-8 moon free", "E-CARD-HAND"),
    (lambda: of("DX-39a"), "give P1-2 moon discard P1-2", "E-LOCATION"),
    (lambda: of("DX-39a"), "give P1-9 jade discard P1-9", "E-PAY-FREE"),
    (lambda: of("DX-39a"), "give P1-9 jade pay_servants", "E-PAY-FREE"),
    # DP-SWAP, DP-CITY
    (lambda: after("DX-37", "usecard"), "swap P1-9 moon", "E-CARD-OWN"),
    (lambda: after("DX-12b", "useplace", "travel A"), "go C17", "E-CITY-EMPTY"),
    # DP-TOKEN
    (lambda: found("TOK-5", hand="P1-6 P2-7"), "offer P2-5", "E-CARD-HAND"),
    (lambda: found("TOK-9", pool=9, tokens=FOUR, ships="A1 1, A2 1, A3 1"), "load double new A", "E-IMPOSSIBLE"),
    (lambda: found("TOK-9", ships="A1 1, A2 1, A3 1"), "load double new A", "E-DOUBLE-WHERE"),
    (lambda: found("TOK-9", pool=8, double="supply", ships="A1 1, A2 1, A3 1"), "load servant new A", "E-SUPPLY"),
    (lambda: found("TOK-9", {"ships": "A4 1, A5 1"}, ships="A1 1, A2 1, A3 1"), "load servant new A", "E-SHIP-NONE"),
    # DP-XCH
    (lambda: of("DX-8"), "exchange vp TOK-2", "E-TOKEN-OWN"),
    (lambda: laid("P1-2", pool=12), "exchange servant TOK-3", "E-TOKEN-SUM"),
    (lambda: laid("P1-2", pool=12), "exchange double TOK-3 TOK-4", "E-SUPPLY"),
    # DP-WALL, DP-BENEFIT, DP-DIE
    (lambda: at("wall", None, "wall B", pool=2), "build 1 1 servant", "E-DOUBLE-WHERE"),
    (lambda: at("wall", None, "wall B", pool=2), "build 2 0 servant", "E-SERVANTS"),
    (lambda: at("wall", None, "wall A", supply=0, tokens=FOUR), "build 1 0 servant", "E-IMPOSSIBLE"),
    (
        lambda: narrow(intrigue=2),
        "benefit IB-3", "E-INTRIGUE",
    ),
    (lambda: after("DX-20", "useplace", "wall A", "benefit IB-5"), "turn 4 10", "E-DIE"),
    # DP-JADE, DP-DECREE
    (lambda: at("jade", pool=3), "buy 0", "E-SQUARE"),
    (lambda: at("jade", pool=3, houses="1101"), "buy 3", "E-HOUSE"),
    (lambda: at("decree", pool=2, decrees_there="D1-1 D1-3"), "obtain D1-5", "E-DECREE"),
    (lambda: at("decree", pool=2, decrees="D3-1"), "obtain D3-1", "E-DECREE-OWN"),
    # DP-CANAL, DP-CLAIM
    (lambda: after("DX-28b", "useplace", "canal A"), "load double new A", "E-SERVANTS"),
    (lambda: at("canal", None, "canal A", pool=3, ships="A1 1, A2 1, A3 1"), "load double new A", "E-DOUBLE-WHERE"),
    (lambda: at("canal", None, "canal A", "skip", pool=3, ships="A1 2, A2 3"), "claim A1", "E-NOT-FULL"),
    (lambda: at("canal", None, "canal A", "skip", pool=1, ships="A2 2, A3 3", vp_slots=3), "claim A2", "E-NOT-FULL"),
    # DP-MORNING
    (lambda: after(morning("D1-3", supply=1), "invoke D1-3"), "invoke D1-3", "E-IMPOSSIBLE"),
    (lambda: after(morning("D1-2", supply=1), "load servant new A"), "load servant A1", "E-IMPOSSIBLE"),
    (lambda: after(morning("D1-2"), "load servant new A"), "load double A4", "E-DECREE-USED"),
    # DP-BTOK
    (lambda: after("DX-43b", "useplace", "travel A", "go C02"), "lay moon", "E-SERVANTS"),
]  # fmt: skip


@pytest.mark.parametrize(("made", "move", "expected"), FIRST)
def test_of_several_the_first_of_the_row(made, move, expected):
    assert code(made(), move) == expected


# --- Set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "told"), [(0, "0"), (6, "6")])
def test_so_many_cannot_play(count, told):
    with pytest.raises(Refusal, match=f"Gùgōng is for 1 to 5 players; {told} were given."):
        new_game(["Ann", "Bo", "Cy", "Dora", "Emil", "Fay"][:count])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"level": "brutal"}, "Choose one of: easy, normal, hard."),
        ({"sets": 4}, "Choose one of: 1, 2, 3."),
        ({"sets": "2"}, "Choose one of: 1, 2, 3."),
    ],
)
def test_options_that_are_none(options, sentence):
    with pytest.raises(Refusal) as caught:
        new_game(["Ann"], **options)
    assert (caught.value.code, caught.value.text) == ("E-OPTION", sentence)
