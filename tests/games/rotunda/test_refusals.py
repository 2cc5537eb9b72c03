"""Every refusal at every decision point that names it, its sentence, and which of several comes first (chapter 4)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.rotunda.table import after, code, of, point, refused, stopped

from yotd_widget.engine.moves import GENERAL_REFUSALS, Refusal
from yotd_widget.games.rotunda import new_game
from yotd_widget.games.rotunda.examples.table import TILES, table
from yotd_widget.games.rotunda.moves import Draw
from yotd_widget.games.rotunda.packs import PACKS
from yotd_widget.games.rotunda.refusals import REFUSALS

SENTENCES = {
    "GAME-OVER": "The game is over.",
    "TURN-NOT-YOURS": "It is not your turn.",
    "STEP-WRONG": "This belongs to another step of the turn.",
    "ANSWER-FORM": "The answer has the wrong form.",
    "NO-SUCH-ITEM": "There is no such room, card or token.",
    "CONFIG-PLAYERS": "The game is for 2 to 5 players.",
    "CONFIG-OPTION": "There is no such option.",
    "PACK-INVALID": "The data pack fails the check: {detail}.",
    "CHANCE-INVALID": "This outcome of chance is not possible.",
    "HALL-PLACE": "The Hall must touch an arc line and cover exactly one staircase.",
    "PAY-SHORT": "You cannot pay this.",
    "SUPPLY-EMPTY": "The supply has none left.",
    "ASSIST-NONE": "You have no Assistant in Personal Supply.",
    "TRACK-EMPTY": "No Assistant is left on your track.",
    "CHAIR-NONE": "No chair is free.",
    "CHAIR-TAKEN": "This chair is taken.",
    "EXPERT-PERMANENT": "This Expert acts by itself.",
    "EXPERT-SECOND": "Only one Expert may be activated per turn.",
    "EXPERT-UNPAYABLE": "Its payment cannot be made.",
    "SALE-FIELD": "No free field there takes this kind.",
    "SALE-NO-CUBE": "You have no cube of this kind and no Gold.",
    "NEUTRAL-SECOND": "Only one neutral move per turn.",
    "NEUTRAL-HALL": "A Neutral Leader cannot stop in the Hall.",
    "NEUTRAL-LIMIT": "Not allowed within a neutral action.",
    "MOVE-NONE": "You must move a Leader.",
    "MOVE-NOT-YOURS": "That Leader is not yours.",
    "MOVE-OCCUPIED": "Another Leader stands there.",
    "MOVE-HALL": "The move must end in the Hall.",
    "MOVE-UNREACHABLE": "No path of 1 to 3 steps leads there.",
    "ROOM-LIMIT": "This room allows no further use in this visit.",
    "ROOM-SALE-FIRST": "This Assistant action belongs to a sale or payment.",
    "SEAT-NONE": "You have no unused Assistant here.",
    "SEAT-LIMIT": "At most two Assistants may help in one visit.",
    "SEAT-RING": "Only inner rooms can be repeated.",
    "MARKET-COVERED": "This icon is covered.",
    "TRADE-KIND": "The Retailer needs a new kind.",
    "TRADE-FULL": "No free field is left.",
    "BANKER-EMPTY": "No coins lie there.",
    "COUNCIL-HALL": "The Hall cannot be chosen.",
    "COUNCIL-SELF": "The Council cannot be chosen.",
    "COUNCIL-EMPTY": "No Leader stands there.",
    "ROW-ORDER": "Payments go from left to right.",
    "CUBE-ABSENT": "That cube is not there.",
    "DEAL-LIMIT": "Only two deals per visit.",
    "AMULET-CARD": "Only Amulet tokens can be sold.",
    "PEDDLER-BOTH": "Move the Peddler before or after the action, not both.",
    "EXPERT-LIMIT": "Discard one of your three Experts first.",
    "EXPERT-ROOM": "You have room: no Expert is discarded.",
    "HALL-FORCED": "In the Hall you must pray or worship.",
    "TEMPLE-ALL-DOWN": "All Temple tokens are used.",
    "TEMPLE-FORCED": "Without Assistants in villages you must pray.",
    "TEMPLE-USED": "This token is face down.",
    "VILLAGE-EMPTY": "You have no Assistant there.",
    "CHAIN-START": "The chain starts in the upper-left field.",
    "CHAIN-GAP": "Neighbouring fields must share an edge.",
    "CHAIN-REPEAT": "No field twice.",
    "CHAIN-COUNT": "All Assistants taken must be placed.",
    "CHAIN-END": "The chain must end with a placed Assistant.",
    "REWARD-GONE": "This reward is gone.",
    "BONUS-NONE": "No bonus is due.",
    "ORDER-NOT-YOURS": "This Order is not yours.",
    "ORDER-DONE": "It is already completed.",
    "ORDER-COST": "The payment does not match the cost.",
    "EFFECT-USED": "This effect was used this turn.",
}
"""The table of 4.2."""

COUNCIL = TILES.replace("bank ", "council ")
WHOLESALER = TILES.replace("retailer", "wholesaler")


def at(opens, ann=None, bo=None, **told):
    """A table of three, of whom Ann has something."""
    return table(f"Ann {opens}".strip(), {"Ann": ann or {}, "Bo": bo or {}, "Cy": {}}, **told)


def two(ann, **told):
    """A table of two, of whom Ann is to move."""
    return table("Ann moves", {"Ann": ann, "Bo": {}}, **told)


def chain(**ann):
    """Ann lays a chain with the Assistants of the first village."""
    return stopped(stopped(at("in hall", ann, temples=""), "worship"), "village V1")


def edges(**told):
    """Ann may take an Amulet of row 2 or column 2."""
    state = stopped(at("in hall", {"villages": "V1 V1 V1", "supply": 0}, temples="", **told), "worship")
    state = stopped(state, "village V1")
    return after(state, "kneel r1c2, r2c2" if state.agenda[-1].chain else "kneel r1c1, r1c2, r2c2")


def full():
    """Every field of the Retailer is covered: no game asks then."""
    state = of(at("in retailer", {"tea": 1})).clone()
    state.retailer = ("tea", "fruit", "celadon")
    state._options = None
    return state


CHAIRS = " ".join(["supplier smugglers market experts_room banker"] * 2)
ALL = {"Ann": {"coins": 9}, "Bo": {"young": CHAIRS, "supply": 0}, "Cy": {"young": CHAIRS, "supply": 0}}

REFUSED = [
    ("D-1", lambda: of("TV-60"), "layhall X", "HALL-PLACE"),
    ("D-2", lambda: of("TV-47"), "activate e20", "NO-SUCH-ITEM"),
    ("D-2", lambda: of("TV-47"), "activate e03", "EXPERT-PERMANENT"),
    ("D-2", lambda: of("TV-47"), "activate e05", "EXPERT-UNPAYABLE"),
    ("D-3", lambda: after(at("", {"experts": "e14"}, {"tea": 14}), "activate e14"), "get tea", "SUPPLY-EMPTY"),
    ("D-3", lambda: after(at("", {"experts": "e17"}), "activate e17"), "pick 3", "NO-SUCH-ITEM"),
    ("D-3", lambda: after("TV-46", "activate e13"), "sellat retailer celadon celadon", "SALE-NO-CUBE"),
    ("D-3", lambda: after("TV-46", "activate e13"), "sellat bank tea tea", "NO-SUCH-ITEM"),
    ("D-3", lambda: after("TV-46", "activate e13"), "sellat retailer tea fruit", "NO-SUCH-ITEM"),
    (
        "D-3", lambda: after("TV-46", "activate e13", "sellat retailer tea tea"),
        "sellat market fruit fruit", "SALE-FIELD",
    ),
    ("D-4", lambda: two({"tea": 1}), "steer tea banker fruit", "NO-SUCH-ITEM"),
    ("D-4", lambda: two({"tea": 1}), "steer fruit banker fruit", "PAY-SHORT"),
    ("D-4", lambda: two({"tea": 1}), "steer tea hall tea", "NEUTRAL-HALL"),
    ("D-4", lambda: two({"tea": 1}), "steer tea trading_post tea", "MOVE-OCCUPIED"),
    ("D-4", lambda: two({"tea": 1}), "steer tea warehouse tea", "MOVE-UNREACHABLE"),
    ("D-5", lambda: after(two({"tea": 2}), "steer tea banker tea"), "steer tea bank tea", "NEUTRAL-SECOND"),
    ("D-5", lambda: of("TV-2"), "skip", "MOVE-NONE"),
    ("D-5", lambda: of("TV-2"), "walk bank hall", "MOVE-NOT-YOURS"),
    ("D-5", lambda: of("TV-2"), "walk smugglers warehouse", "MOVE-OCCUPIED"),
    ("D-5", lambda: of("TV-2"), "walk smugglers bank", "MOVE-HALL"),
    ("D-5", lambda: of("TV-2"), "walk smugglers trading_post", "MOVE-UNREACHABLE"),
    ("D-5", lambda: after("TV-47", "activate e08"), "activate e05", "EXPERT-SECOND"),
    ("D-6", lambda: at("in supplier", {"supply": 0}), "act peddler", "ASSIST-NONE"),
    ("D-6", lambda: at("in supplier", {}, {"tea": 14}), "get tea", "SUPPLY-EMPTY"),
    ("D-6", lambda: after(at("in supplier"), "get tea"), "get tea", "ROOM-LIMIT"),
    ("D-6", lambda: at("in supplier"), "act recruit", "ANSWER-FORM"),
    ("D-6", lambda: at("in supplier"), "help young", "SEAT-NONE"),
    ("D-7", lambda: after(at("in supplier", {"young": "supplier"}), "stop"), "help senior", "SEAT-NONE"),
    ("D-8", lambda: of("TV-39"), "sell tea tea", "MARKET-COVERED"),
    ("D-8", lambda: of("TV-39"), "sell celadon celadon", "SALE-NO-CUBE"),
    ("D-8", lambda: of("TV-39"), "act peddler", "ROOM-SALE-FIRST"),
    ("D-8", lambda: stopped(stopped("TV-39", "sell fruit fruit"), "skip"), "sell fruit gold", "ROOM-LIMIT"),
    ("D-9", full, "sell tea tea", "TRADE-FULL"),
    ("D-9", lambda: after("TV-35", "sell tea tea"), "sell tea tea", "TRADE-KIND"),
    ("D-9", lambda: of("TV-35"), "sell celadon celadon", "SALE-NO-CUBE"),
    ("D-9", lambda: of("TV-35"), "act apprentice", "ROOM-SALE-FIRST"),
    ("D-9", lambda: of("TV-35"), "help young", "SEAT-RING"),
    ("D-10", lambda: at("in smugglers", {}, {"gold": 10}), "gold", "SUPPLY-EMPTY"),
    ("D-10", lambda: at("in smugglers"), "token tea-tea-tea", "NO-SUCH-ITEM"),
    ("D-10", lambda: stopped(at("in smugglers"), "gold"), "gold", "ROOM-LIMIT"),
    ("D-11", lambda: at("in banker", {}, banker=0), "coins", "BANKER-EMPTY"),
    ("D-11", lambda: after(at("in banker"), "coins"), "get tea", "ROOM-LIMIT"),
    ("D-11", lambda: at("in banker", {}, {"fruit": 14}), "get fruit", "SUPPLY-EMPTY"),
    ("D-12", lambda: after("TV-34", "council 2"), "use hall", "COUNCIL-HALL"),
    ("D-12", lambda: after("TV-34", "council 2"), "use council", "COUNCIL-SELF"),
    ("D-12", lambda: after("TV-34", "council 2"), "use banker", "COUNCIL-EMPTY"),
    ("D-12", lambda: after("TV-34", "council 2"), "use bank", "NO-SUCH-ITEM"),
    ("D-12", lambda: of("TV-34"), "use market", "ROOM-LIMIT"),
    ("D-12", lambda: after("TV-33", "council 1"), "council 2", "ROOM-LIMIT"),
    ("D-12", lambda: after("TV-33", "council 1"), "use market", "ROOM-LIMIT"),
    ("D-12", lambda: table("Ann in council", ALL, tiles=COUNCIL).after("council 1"), "act apprentice", "CHAIR-NONE"),
    (
        "D-12", lambda: after(at("in council", {"coins": 2, "track": 0, "supply": 14}, tiles=COUNCIL), "council 1"),
        "act recruit", "TRACK-EMPTY",
    ),
    (
        "D-12", lambda: after(at("in council", {"coins": 2, "supply": 0}, tiles=COUNCIL), "council 1"),
        "act peddler", "ASSIST-NONE",
    ),
    ("D-13", lambda: of("TV-28"), "trade 2 gold", "ROW-ORDER"),
    ("D-13", lambda: after("TV-4", "pay 1", "pay 2", "skip", "pay 3"), "takeamulet A99", "NO-SUCH-ITEM"),
    ("D-13", lambda: at("in bank", {"coins": 2}), "pay 2", "ROW-ORDER"),
    ("D-13", lambda: stopped(at("in bank", {"coins": 2}), "pay 1"), "pay 2", "PAY-SHORT"),
    ("D-13", lambda: of("TV-4"), "act apprentice", "ROOM-SALE-FIRST"),
    ("D-13", lambda: of("TV-75"), "trade 1 recruit", "TRACK-EMPTY"),
    ("D-13", lambda: of("TV-75"), "trade 1 apprentice", "CHAIR-NONE"),
    ("D-13", lambda: at("in trading_post", {"coins": 3, "supply": 0}), "trade 1 peddler", "ASSIST-NONE"),
    ("D-13", lambda: at("in trading_post", {"coins": 3}, {"gold": 10}), "trade 1 gold", "SUPPLY-EMPTY"),
    ("D-13", lambda: after("TV-29", "fetch 1 retailer 2"), "fetch 2 retailer 2", "CUBE-ABSENT"),
    ("D-13", lambda: of("TV-29"), "fetch 1 bank 2", "NO-SUCH-ITEM"),
    ("D-13", lambda: after("TV-29", "act recruit"), "act recruit", "ROOM-LIMIT"),
    (
        "D-13", lambda: stopped(at("in hiring_hall", {"coins": 1, "supply": 0}), "hirefor 1 e01 none"),
        "hirefor 2 e02 none", "ASSIST-NONE",
    ),
    (
        "D-13", lambda: at("in hiring_hall", {"coins": 1, "experts": "e20 e21 e22"}),
        "hirefor 1 e01 none", "EXPERT-LIMIT",
    ),
    ("D-13", lambda: at("in hiring_hall", {"coins": 1, "experts": "e20"}), "hirefor 1 e01 e20", "EXPERT-ROOM"),
    ("D-14", lambda: after("TV-31", "sellamulet A5", "sellgood tea"), "buygood tea", "DEAL-LIMIT"),
    ("D-14", lambda: of("TV-31"), "buyrecruit", "PAY-SHORT"),
    ("D-14", lambda: at("in black_market", {"coins": 9, "track": 0, "supply": 14}), "buyrecruit", "TRACK-EMPTY"),
    ("D-14", lambda: at("in black_market", {"coins": 9}, {"tea": 14}), "buygood tea", "SUPPLY-EMPTY"),
    ("D-14", lambda: of("TV-31"), "sellgood gold", "SALE-NO-CUBE"),
    ("D-14", lambda: at("in black_market", {"coins": 9, "supply": 0}), "sellassistant", "ASSIST-NONE"),
    ("D-14", lambda: at("in black_market", {"cards": "e01"}), "sellamulet X1", "AMULET-CARD"),
    ("D-14", lambda: at("in black_market", {"cards": "e01"}), "sellamulet A9", "NO-SUCH-ITEM"),
    ("D-15", lambda: after("TV-48", "act peddler"), "peddle 1 1", "PEDDLER-BOTH"),
    ("D-15", lambda: after("TV-48", "act peddler"), "peddle 0 3", "PAY-SHORT"),
    ("D-15", lambda: after("TV-48", "act peddler"), "skip", "ANSWER-FORM"),
    ("D-15", lambda: after("TV-48", "act peddler"), "peddle -1 0", "ANSWER-FORM"),
    ("D-16", lambda: after("TV-49", "activate e19"), "seat market", "CHAIR-TAKEN"),
    ("D-16", lambda: after("TV-49", "activate e19"), "seat bank", "NO-SUCH-ITEM"),
    ("D-17", lambda: of("TV-21"), "hire e01 none", "EXPERT-LIMIT"),
    ("D-17", lambda: of("TV-63"), "hire e05 e03", "EXPERT-ROOM"),
    ("D-17", lambda: of("TV-63"), "hire e24 none", "NO-SUCH-ITEM"),
    ("D-18", lambda: of("TV-18"), "skip", "HALL-FORCED"),
    ("D-18", lambda: of("TV-19"), "pray", "TEMPLE-ALL-DOWN"),
    ("D-18", lambda: of("TV-18"), "worship", "TEMPLE-FORCED"),
    ("D-19", lambda: stopped("TV-18", "pray"), "temple t1", "TEMPLE-USED"),
    ("D-19", lambda: stopped("TV-18", "pray"), "temple t9", "NO-SUCH-ITEM"),
    (
        "D-19", lambda: after(at("in hall", {}, {"tea": 14}), "pray", "temple t4"),
        "get tea", "SUPPLY-EMPTY",
    ),
    ("D-20", lambda: stopped("TV-50", "worship"), "village V2", "VILLAGE-EMPTY"),
    ("D-21", lambda: chain(villages="V1"), "kneel r1c2", "CHAIN-START"),
    ("D-21", lambda: chain(villages="V1"), "kneel", "CHAIN-START"),
    ("D-21", lambda: chain(villages="V1"), "kneel r9c9", "NO-SUCH-ITEM"),
    ("D-21", lambda: chain(villages="V1 V1"), "kneel r1c1, r2c2", "CHAIN-GAP"),
    ("D-21", lambda: chain(villages="V1 V1 V1"), "kneel r1c1, r1c2, r1c1", "CHAIN-REPEAT"),
    ("D-21", lambda: chain(villages="V1"), "kneel r1c1, r1c2", "CHAIN-COUNT"),
    ("D-21", lambda: chain(villages="V1", worship="r2c1 r2c2"), "kneel r1c1, r2c1", "CHAIN-END"),
    ("D-22", lambda: edges(edge="right2 right3"), "edge bottom", "REWARD-GONE"),
    ("D-23", lambda: after("TV-4", "pay 1", "pay 2", "skip", "pay 3"), "takeorder o99", "NO-SUCH-ITEM"),
    ("D-24", lambda: of("TV-40"), "takeorder o06", "BONUS-NONE"),
    ("D-24", lambda: after("TV-40", "complete o01 tea+fruit"), "complete o01 gold+gold", "ORDER-DONE"),
    ("D-24", lambda: of("TV-40"), "complete o02 fruit+gold", "ORDER-NOT-YOURS"),
    ("D-24", lambda: of("TV-40"), "complete o99 fruit", "NO-SUCH-ITEM"),
    ("D-24", lambda: of("TV-40"), "complete o01 gold", "ORDER-COST"),
    ("D-24", lambda: of("TV-40"), "complete o18 tea+tea+fruit+celadon", "PAY-SHORT"),
    ("D-24", lambda: at("orders", {"orders": "o01 o12", "coins": 8, "gold": 2}), "complete o12", "PAY-SHORT"),
    ("D-25", lambda: after("TV-42", "token tea-celadon"), "double o20 tea", "ORDER-NOT-YOURS"),
    ("D-25", lambda: after("TV-42", "token tea-celadon"), "double o17 fruit", "NO-SUCH-ITEM"),
    (
        "D-25", lambda: after(at("in supplier", {"done": "o17 o20"}), "get tea", "double o17 tea"),
        "double o17 tea", "EFFECT-USED",
    ),
    ("D-26", lambda: after("TV-56", "steer fruit bank fruit"), "complete o01 tea+fruit", "NEUTRAL-LIMIT"),
    ("D-26", lambda: after("TV-56", "steer fruit bank fruit"), "use market", "NO-SUCH-ITEM"),
    ("D-2", lambda: of("TV-47"), "walk hall bank", "STEP-WRONG"),
    ("D-3", lambda: after(at("", {"experts": "e14 e01"}), "activate e14"), "activate e01", "STEP-WRONG"),
    ("D-6", lambda: at("in supplier", {"young": "supplier"}), "help young", "STEP-WRONG"),
    ("D-6", lambda: at("in supplier", {"young": "supplier"}), "help senior", "SEAT-NONE"),
    (
        "D-25", lambda: after(at("in supplier", {"done": "o17", "orders": "o02"}), "get tea"),
        "double o02 tea", "NO-SUCH-ITEM",
    ),
    (
        "D-25",
        lambda: after(at("in smugglers", {"done": "o17"}, {"tea": 13}, smugglers="tea-fruit"), "token tea-fruit"),
        "double o17 tea", "SUPPLY-EMPTY",
    ),
    (
        "D-8",
        lambda: after(at("in council", {"coins": 2, "young": "market", "tea": 1}, {"leaders": "market"}, tiles=COUNCIL),
                      "council 2", "use market"),
        "help young", "STEP-WRONG",
    ),
    ("D-5", lambda: of("TV-2"), "stop", "STEP-WRONG"),
]  # fmt: skip
"""Decision point, position, answer, code."""


@pytest.mark.parametrize(("name", "made", "move", "expected"), REFUSED)
def test_it_is_refused(name, made, move, expected):
    state = made()
    assert state.decision.id == name or (name, expected) == ("D-13", "NO-SUCH-ITEM")
    refusal = refused(state, move)
    assert refusal is not None, move
    assert refusal.code == expected
    wanted = SENTENCES[expected]
    assert refusal.text == wanted


def test_every_code_has_its_sentence():
    own = {code: sentence for code, (sentence, _rules) in REFUSALS.items() if code not in GENERAL_REFUSALS}
    assert {code: text for code, text in SENTENCES.items() if code != "TRADE-KIND"} == {
        code: text for code, text in own.items() if code != "TRADE-KIND"
    }
    both = at("in wholesaler", {"fruit": 1, "tea": 1}, tiles=WHOLESALER, wholesaler="tea")
    refusal = refused(both, "sell fruit fruit")
    assert (refusal.code, refusal.text) == ("TRADE-KIND", "The Wholesaler needs the same kind.")


def test_every_code_is_met():
    begun = {"GAME-OVER", "TURN-NOT-YOURS", "CONFIG-PLAYERS", "CONFIG-OPTION", "PACK-INVALID", "CHANCE-INVALID"}
    elsewhere = {"SEAT-LIMIT"}
    met = {expected for _name, _made, _move, expected in REFUSED}
    assert set(SENTENCES) - met == begun | elsewhere
    text = Path(__file__).with_name("test_vectors.py").read_text(encoding="utf-8")
    assert all(each in text for each in elsewhere)


def test_what_is_refused_before_a_game():
    for names in (["Ann"], list("ABCDEF")):
        with pytest.raises(Refusal) as refusal:
            new_game(names)
        assert refusal.value.code == "CONFIG-PLAYERS"
    for options in (
        {"expert": True},
        {"start": 2},
        {"start": True},
        {"advanced": 1},
        {"choose_hall": "B"},
    ):
        with pytest.raises(Refusal) as refusal:
            new_game(["Ann", "Bo"], **options)
        assert refusal.value.code == "CONFIG-OPTION", options
    with pytest.raises(Refusal) as refusal:
        new_game(["Ann", "Bo", "Cy"], neutral_action=True)
    assert refusal.value.code == "CONFIG-OPTION"
    data = PACKS.written("rotunda-house-1") | {"pack": "mine"}
    data["rooms"] = data["rooms"][:-1]
    with pytest.raises(Refusal) as refusal:
        new_game(["Ann", "Bo"], pack=data)
    assert refusal.value.code == "PACK-INVALID"
    assert re.fullmatch(r"The data pack fails the check: .* - at `\$\.rooms`\.", refusal.value.text)


def test_what_is_refused_at_any_time():
    over = of("TV-14")
    assert refused(over, "stop").code == "GAME-OVER"
    assert code("TV-2", "walk smugglers market", by="Bo") == "TURN-NOT-YOURS"
    assert code("TV-2", "fly to the moon") == "ANSWER-FORM"
    luck = new_game(["Ann", "Bo"])
    assert point(luck)[1] == "large tiles"
    assert code(luck, Draw(("bank", "council", "retailer"))) == "CHANCE-INVALID"
    assert code(luck, Draw(("warehouse", "hiring_hall", "trading_post"))) == ""
