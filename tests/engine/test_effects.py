"""Effects as data: read and checked, told in words, carried out on a table of coins, cubes and helpers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from engine.cards import DECREES, EXPERTS, PERMANENT, TOKENS

from yotd_widget.engine.effects import (
    Counted,
    Due,
    Meaning,
    Pick,
    PickOne,
    Row,
    Standing,
    Vocabulary,
    answering,
    bonus,
)
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.reasons import deeds
from yotd_widget.engine.texts import N_, NN_, speaking
from yotd_widget.engine.trace import Notes

KINDS = {"tea": N_("tea"), "fruit": N_("fruit"), "celadon": N_("celadon")}


class Take(Move, frozen=True):
    kind: str

    def __str__(self) -> str:
        return f"take {self.kind}"


class ChooseCube(Question, frozen=True):
    """A number of cubes, one after the other, of some kinds."""

    n: int
    of: tuple[str, ...] = tuple(KINDS)

    answers = (Take,)

    def decision(self, state: Table) -> tuple[str, tuple[str, ...], int, int]:
        return "cube", (), 0, 1

    def options(self, state: Table) -> list[Take]:
        return [Take(kind) for kind in self.of]

    def verify(self, state: Table, move: Take) -> Refusal | None:
        return None if move.kind in self.of else Refusal("ERR-ID", kind="cube", id=move.kind)

    def do(self, state: Table, move: Take, notes: Notes | None) -> None:
        gain(move.kind)(state, self.seat, 1, notes)
        if self.n > 1:
            state.agenda.append(ChooseCube(self.seat, self.n - 1, self.of))


class Hire(ChooseCube, frozen=True):
    """A question about nothing in particular."""

    of: tuple[str, ...] = ("tea", "fruit")


def gain(thing: str) -> Any:
    def do(state: Table, seat: int, n: int, notes: Notes | None) -> None:
        state.things[seat][thing] = state.things[seat].get(thing, 0) + n
        if notes is not None:
            notes.add(f"GAIN-{thing}", seat, {thing: n})

    return do


def dismiss(state: Table, seat: int, n: int, notes: Notes | None) -> None:
    gain("assistant")(state, seat, -n, notes)


def nobody_to_dismiss(state: Table, seat: int, n: int) -> Refusal | None:
    there = state.things[seat].get("assistant", 0)
    return None if there >= n else Refusal("ERR-FORMAT", detail=f"{n} are wanted, {there} are there")


def build(state: Table, seat: int, n: int, notes: Notes | None) -> None:
    """What asks a question of its own by what it does: that is answered before the rest of the row."""
    gain("wall")(state, seat, n, notes)
    if state.things[seat]["wall"] >= 2:
        state.agenda.append(ChooseCube(1 - seat, 1))


SAID = NN_("take {n} coin", "take {n} coins")
EFFECTS: Vocabulary[Table] = Vocabulary(
    {
        "coins": Meaning(SAID, gain("coins")),
        "vp": Meaning(NN_("gain {n} point", "gain {n} points"), gain("vp")),
        "gold": Meaning(NN_("take {n} gold", "take {n} gold"), gain("gold")),
        "cube": Meaning(NN_("take {n} {of}", "take {n} × {of}"), ChooseCube),
        "hire": Meaning(NN_("hire {n}", "hire {n}"), Hire),
        "dismiss": Meaning(NN_("dismiss {n} assistant", "dismiss {n} assistants"), dismiss, nobody_to_dismiss),
        "wall": Meaning(NN_("build {n} wall", "build {n} walls"), build),
        "discount": Meaning(NN_("pay {n} coin less", "pay {n} coins less")),
    },
    {"assistant": Counted(NN_("assistant", "assistants"), lambda state, seat: state.things[seat].get("assistant", 0)),
     "vp": Counted(NN_("point", "points"), lambda state, seat: state.things[seat].get("vp", 0))},
    {"morning": N_("each Morning"), "end": N_("at the end")},
    KINDS,
)  # fmt: skip


@dataclass(slots=True)
class Table(Position):
    effects = EFFECTS

    things: list[dict[str, int]] = field(default_factory=lambda: [{"assistant": 2}, {}])
    agenda: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Table:
        return Table([each.copy() for each in self.things], self.agenda.copy())

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ann", "Bob")

    def parse(self, text: str) -> Move:
        kind, _, word = text.partition(" ")
        if kind == "pick" and word.isdigit():
            return Pick(int(word))
        if kind == "take":
            return Take(word)
        raise Refusal("ERR-FORMAT", detail=f"“{text}” is no move")


def row(*effects: dict[str, Any]) -> Row:
    return msgspec.convert(effects, Row)


def carried(*effects: dict[str, Any], rule: str = "", notes: Notes | None = None, **things: int) -> Table:
    """The table after Ann has got the effects, as far as nobody is asked."""
    state = Table([{"assistant": 2} | things, {}], [Due(0, row(*effects), rule)])
    state.proceed(notes)
    return state


COINS, POINTS = {"do": "coins", "n": 4}, {"do": "vp", "n": 3}
EITHER = {"one_of": [[COINS], [POINTS], [{"do": "dismiss", "n": 3}, {"do": "gold", "n": 9}]]}


# --- Carried out -----------------------------------------------------------------------------------------------------


def test_a_row_is_carried_out_from_left_to_right():
    state = carried({"do": "dismiss"}, COINS, {"do": "gold"})
    assert (state.things[0], state.agenda) == ({"assistant": 1, "coins": 4, "gold": 1}, [])


def test_amounts_are_counted_when_they_are_due():
    assert carried({"do": "coins", "n": {"each": "assistant", "plus": 1}}, assistant=4).things[0]["coins"] == 5
    fewer = carried({"do": "dismiss"}, {"do": "coins", "n": {"each": "assistant", "plus": 1}}, assistant=4)
    assert fewer.things[0]["coins"] == 4
    third = {"do": "vp", "n": {"each": "vp", "per": 3, "most": 10}}
    gained = {points: carried(third, vp=points).things[0]["vp"] - points for points in (0, 2, 3, 29, 30, 60)}
    assert gained == {0: 0, 2: 0, 3: 1, 29: 9, 30: 10, 60: 10}


def test_nothing_is_done_of_which_there_is_nothing():
    notes = Notes()
    assert carried({"do": "vp", "n": {"each": "vp"}}, {"do": "cube", "n": 0}, rule="D3-1", notes=notes).agenda == []
    assert list(notes) == []


def test_a_question_comes_before_the_rest_of_the_row():
    state = carried({"do": "gold"}, {"do": "cube", "n": 2, "of": ["tea", "celadon"]}, COINS)
    assert (state.decision.id, state.things[0].get("coins")) == ("cube", None)
    assert [str(move) for move in state.legal_moves] == ["take tea", "take celadon"]
    state = state.after("take tea").after("take tea")
    assert (state.things[0], state.agenda) == ({"assistant": 2, "gold": 1, "tea": 2, "coins": 4}, [])


def test_a_question_about_nothing_in_particular_has_its_own_idea():
    assert carried({"do": "hire", "n": 2}).agenda[-1] == Hire(0, 2)


def test_what_an_effect_sets_going_comes_before_the_rest_of_the_row():
    state = carried({"do": "wall", "n": 2}, COINS)
    assert (state.decision.player, state.things[0].get("coins")) == ("Bob", None)
    assert state.after("take fruit").things == [{"assistant": 2, "wall": 2, "coins": 4}, {"fruit": 1}]


def test_one_of_several_rows_is_chosen_among_those_that_can_be_paid():
    state = carried(EITHER, {"do": "gold"}, rule="e17")
    assert (state.decision.id, state.decision.rules, state.decision.seat) == ("effect", ("e17",), 0)
    assert list(state.legal_moves) == [Pick(1), Pick(2)]
    assert state.after("pick 2").things[0] == {"assistant": 2, "vp": 3, "gold": 1}
    assert state.why_not("pick 3").text == "The answer has the wrong form: 3 are wanted, 2 are there."
    assert state.why_not("pick 4").text == state.why_not(Pick(4)).text == "Unknown choice: 4."
    assert state.why_not(Pick(0)).code == "ERR-ID"
    assert state.agenda[-1].candidates(state) == [Pick(1), Pick(2), Pick(3)]
    assert carried(EITHER, assistant=3).after("pick 3").things[0] == {"assistant": 0, "gold": 9}


def test_an_empty_row_is_to_do_nothing():
    state = carried({"one_of": [[COINS], []]}, {"do": "gold"})
    assert state.after("pick 2").things[0] == {"assistant": 2, "gold": 1}


def test_where_no_row_can_be_paid_nothing_comes_of_the_choice():
    costly = [{"do": "dismiss", "n": 5}]
    state = carried({"one_of": [costly, costly]}, {"do": "gold"})
    assert (state.things[0], state.agenda) == ({"assistant": 2, "gold": 1}, [])


def test_notes_name_the_card_before_what_it_brings():
    notes = Notes()
    carried({"do": "dismiss"}, COINS, rule="e08", notes=notes)
    assert [(note.rule, note.seat, note.change, note.facts) for note in notes] == [
        ("e08", 0, {}, {"effect": "dismiss", "n": 1}), ("GAIN-assistant", 0, {"assistant": -1}, {}),
        ("e08", 0, {}, {"effect": "coins", "n": 4}), ("GAIN-coins", 0, {"coins": 4}, {}),
    ]  # fmt: skip


def test_each_effect_is_a_reason_of_its_own():
    state = carried(EITHER, {"do": "gold"}, rule="e17")
    told = [(type(deed.task).__name__, [note.rule for note in deed.notes]) for deed in deeds(state, Pick(1))]
    assert told == [("PickOne", []), ("Due", ["e17", "GAIN-coins"]), ("Due", ["e17", "GAIN-gold"])]


def test_tasks_are_saved_and_read_back():
    state = carried(EITHER, {"do": "vp", "n": {"each": "vp", "most": 3}}, rule="e17")

    class Saved(msgspec.Struct):
        agenda: list[Due | PickOne]

    saved = msgspec.json.decode(msgspec.json.encode({"agenda": state.agenda}), type=Saved)
    assert saved.agenda == state.agenda


# --- Costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "payable"),
    [
        ([{"do": "dismiss", "n": 2}], True), ([COINS, {"do": "dismiss", "n": 3}], False), ([], True),
        ([{"one_of": [[{"do": "dismiss", "n": 3}], [COINS]]}], True),
        ([{"one_of": [[{"do": "dismiss", "n": 3}], [{"do": "dismiss", "n": 4}]]}], False),
        ([{"do": "dismiss", "n": {"each": "assistant"}}], True),
        ([{"do": "dismiss", "n": {"each": "assistant", "plus": 1}}], False),
    ],
)  # fmt: skip
def test_a_row_is_refused_if_its_cost_cannot_be_paid(effects, payable):
    refusal = EFFECTS.why_not(Table(), 0, row(*effects))
    assert (refusal is None) == payable


# --- Standing --------------------------------------------------------------------------------------------------------


def test_standing_effects_answer_their_events():
    hand = [msgspec.convert(PERMANENT[card], Standing) for card in ("o01", "o04", "o13", "e15")]
    assert answering(hand, "celadon", "any", "basic") == [row({"do": "vp"})] * 3
    assert answering(hand, "coins") == [row({"do": "coins"})]
    assert answering(hand, "gold") == []


def test_what_always_holds_is_summed_up():
    tiles = [msgspec.convert(tile, Standing) for tile in DECREES.values()]
    assert bonus(tiles, "cheaper_jade") == 1
    assert bonus([*tiles, *tiles], "cheaper_jade") == 2
    assert bonus(tiles, "vp") == 0
    assert carried({"do": "discount"}).things[0] == {"assistant": 2}  # it is asked for, not carried out


# --- In words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ([], "nothing"),
        ([{"do": "coins"}], "take 1 coin"),
        ([{"do": "dismiss"}, COINS, {"do": "gold"}], "dismiss 1 assistant, then take 4 coins, then take 1 gold"),
        ([{"do": "cube", "of": ["tea", "celadon"]}], "take 1 tea, or celadon"),
        ([{"one_of": [[COINS], [POINTS], []]}], "take 4 coins, gain 3 points, or nothing"),
        ([{"do": "coins", "n": {"each": "assistant", "plus": 1}}], "take 1 coin for each assistant, and 1 more"),
        ([{"do": "vp", "n": {"each": "vp", "per": 3, "most": 10}}], "gain 1 point for every 3 points, 10 at most"),
    ],
)
def test_a_row_is_told_in_a_clause(effects, told):
    assert EFFECTS.told(row(*effects)) == told


def test_standing_effects_are_told_with_their_event():
    assert EFFECTS.told(Standing("morning", row({"do": "gold"}))) == "each Morning: take 1 gold"
    assert EFFECTS.told(Standing("always", row({"do": "discount"}))) == "pay 1 coin less"
    with speaking("pl"):
        less = row({"do": "discount"}, {"do": "discount"})  # no game has a text like this
        assert EFFECTS.told(less) == "pay 1 coin less, potem pay 1 coin less"


# --- In packs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [TOKENS, EXPERTS])
def test_the_rows_of_two_games_are_read(cards):
    for effects in cards.values():
        read = msgspec.json.decode(msgspec.json.encode(effects), type=Row)
        assert json.loads(msgspec.json.encode(read)) == effects


@pytest.mark.parametrize("cards", [DECREES, PERMANENT])
def test_the_standing_effects_of_two_games_are_read(cards):
    for effects in cards.values():
        read = msgspec.json.decode(msgspec.json.encode(effects), type=Standing)
        assert json.loads(msgspec.json.encode(read)) == effects


@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        ({"do": "coinz"}, ("$.e[0].do", "“coinz” is not known: did you mean “coins”?")),
        ({"one_of": [[COINS], [COINS, {"do": "vps"}]]}, ("$.e[0].one_of[1][1].do", "“vps” is not known")),
        ({"do": "cube", "of": ["tea", "silk"]}, ("$.e[0].of[1]", "“silk” is not known; there are tea, fruit, celadon")),
        ({"do": "coins", "of": ["tea"]}, ("$.e[0].of", "“coins” is not about anything")),
        ({"do": "coins", "n": {"each": "monk"}}, ("$.e[0].n.each", "“monk” is not known; there are assistant, vp")),
        ({"do": "coins", "n": {"each": "vp", "per": 0}}, ("$.e[0].n.per", "it is 1 at least")),
    ],
)
def test_names_in_a_pack_are_checked(effects, fault):
    ((path, told),) = EFFECTS.faults(row(effects), "$.e")
    assert path == fault[0]
    assert told.startswith(fault[1])


def test_events_in_a_pack_are_checked():
    found = [*EFFECTS.faults(Standing("noon", row({"do": "coins"}, {"do": "silk"})), "$.d")]
    assert [path for path, _ in found] == ["$.d.on", "$.d.do[1].do"]
    assert found[0][1] == "“noon” is not known; there are always, morning, end"
    assert not [*EFFECTS.faults(Standing("always", row({"do": "discount"})), "$.d")]


@pytest.mark.parametrize(
    ("effects", "sentence"),
    [
        ([{"do": "coins", "one_of": [[]]}], "either a name, “do”, or rows, “one_of” - at `$[0]`"),
        ([{"n": 2}], "either a name, “do”, or rows, “one_of” - at `$[0]`"),
        ([{"do": "coins", "m": 2}], "unknown field `m` - at `$[0]`"),
        ([{"do": "coins", "n": {"each": "vp", "of": 2}}], r"unknown field `of` - at `$[0].n`"),
    ],
)
def test_the_form_of_a_row_is_checked(effects, sentence):
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(msgspec.json.encode(effects), type=Row)
    assert sentence in str(caught.value)


def test_an_effect_prints_shortly():
    assert repr(row({"do": "coins", "n": {"each": "vp"}})) == "(Effect(do='coins', n=Count(each='vp')),)"
