"""Data packs: their form and checks, whose they are, and that records and codes carry what they were played with."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import pytest

from yotd_widget.engine.errors import BadInput, NotFound
from yotd_widget.engine.game import Game
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.packs import BadPack, Packs, Reference, digest
from yotd_widget.engine.position import Outcome, Position, Question
from yotd_widget.engine.records import Record, record, replay
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline


class Card(msgspec.Struct, frozen=True):
    id: str
    value: int


class Wall(msgspec.Struct, frozen=True):
    required: dict[int, int]
    rows: dict[str, list[Card]] = {}


class Data(msgspec.Struct, frozen=True):
    schema: Literal["scales/1"]
    name: str
    wall: Wall
    cards: tuple[Card, ...]
    counts: dict[str, int] = {}


def check(data: Data):
    if len(data.cards) != 2:
        yield "$.cards", "there are two cards"
    for number, card in enumerate(data.cards):
        if not 1 <= card.value <= 9:
            yield f"$.cards[{number}].value", "a card has a value from 1 to 9"


HOUSE: dict[str, Any] = {
    "schema": "scales/1",
    "name": "house",
    "note": "what nobody knows is the project's own",
    "wall": {"status": "house", "required": {"2": 4, "3": 5}},
    "cards": [{"id": "a", "value": 3}, {"id": "b", "value": 5, "source": "a guess"}],
    "counts": {"token1": 3, "token2": 2},
}
MINE = HOUSE | {"name": "mine", "cards": [{"id": "a", "value": 9}, {"id": "b", "value": 1}]}


@pytest.fixture
def packs(tmp_path: Path) -> Packs[Data]:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "house.json").write_text(json.dumps(HOUSE), encoding="utf-8")
    (folder / "older.json").write_text(json.dumps(HOUSE | {"name": "older", "counts": {}}), encoding="utf-8")
    return Packs(Data, folder, check)


def changed(*path: str | int, to: Any) -> dict[str, Any]:
    """The house pack under another name, with another value somewhere."""
    data = json.loads(json.dumps(MINE))
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    if to is None:
        del inside[path[-1]]
    else:
        inside[path[-1]] = to
    return data


# --- Whose they are ------------------------------------------------------------------------------------------------


def test_a_game_has_packs_of_its_own(packs):
    assert packs.names == ("house", "older")
    house = packs.own("house")
    assert house.own
    assert (house.data.name, house.data.wall.required, house.data.cards[1].value) == ("house", {2: 4, 3: 5}, 5)
    assert house.reference == Reference("house", digest(HOUSE))
    assert packs.own("house") is house


def test_an_unknown_pack_is_refused_with_the_nearest(packs):
    with pytest.raises(NotFound, match=r"^There is no data pack “hous”: did you mean “house”\?$"):
        packs.own("hous")


def test_a_reader_has_a_file(packs, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(MINE), encoding="utf-8")
    mine = packs.read(file)
    assert not mine.own
    assert mine.data.cards[0].value == 9
    assert mine.reference == Reference("mine", digest(MINE), MINE)
    with pytest.raises(NotFound, match="There is no file"):
        packs.read(tmp_path / "yours.json")


def test_the_same_data_are_the_same_pack(packs):
    again = dict(reversed(HOUSE.items()))
    assert packs.made(again) is packs.own("house")
    assert digest(HOUSE) != digest(HOUSE | {"note": "another"})


def test_a_pack_cannot_pass_for_one_of_the_games_own(packs):
    with pytest.raises(BadPack, match=r"“house” is the name of a pack of the game's own.* - at `\$\.name`"):
        packs.made(MINE | {"name": "house"})


def test_who_brings_data_may_change_them_later(packs):
    data = json.loads(json.dumps(MINE))
    mine = packs.made(data)
    data["cards"][0]["value"] = 100
    assert mine.reference.data == MINE
    assert packs.of(mine.reference).data == mine.data


# --- What is wrong with them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "path", "sentence"),
    [
        (changed("wall", to=None), "$", "Object missing required field `wall` - at `$`"),
        (changed("wall", "required", to=None), "$.wall", "Object missing required field `required` - at `$.wall`"),
        (changed("cards", 1, "value", to="5"), "$.cards[1].value", "Expected `int`, got `str` - at `$.cards[1].value`"),
        (changed("counts", "token2", to="2"), "$.counts.token2", "Expected `int`, got `str` - at `$.counts.token2`"),
        (changed("wall", "required", "3", to=4.5), "$.wall.required.3",
         "Expected `int`, got `float` - at `$.wall.required.3`"),
        (changed("wall", "required", "three", to=4), "$.wall.required",
         "Expected `int`, got `str` as a key - at `$.wall.required`"),
        (changed("wall", "rows", to={"top": [], "low": [{"id": "x", "value": 1}, {"id": 7, "value": 1}]}),
         "$.wall.rows.low[1].id", "Expected `str`, got `int` - at `$.wall.rows.low[1].id`"),
        (changed("schema", to="scales/2"), "$.schema", "Invalid enum value 'scales/2' - at `$.schema`"),
        (changed("cards", 0, to=None), "$.cards", "there are two cards - at `$.cards`"),
        (changed("cards", 1, "value", to=12), "$.cards[1].value",
         "a card has a value from 1 to 9 - at `$.cards[1].value`"),
    ],
)  # fmt: skip
def test_every_fault_is_told_with_its_path(packs, data, path, sentence):
    with pytest.raises(BadPack) as caught:
        packs.made(data)
    assert (caught.value.path, caught.value.detail) == (path, sentence)
    assert str(caught.value) == f"The data pack is not valid: {sentence}."
    with speaking("pl"):
        assert caught.value.detail in str(BadPack("x", "$")).replace("x - at `$`", sentence)


class Single(msgspec.Struct, frozen=True):
    """Cards by id that say of themselves how many they are, so that none can be looked at alone."""

    cards: dict[str, Card]

    def __post_init__(self) -> None:
        if len(self.cards) != 2:
            raise ValueError("there are two cards")


class Pair(msgspec.Struct, frozen=True):
    name: str
    pair: Single


def test_a_path_is_made_out_where_entries_must_stand_together(tmp_path):
    cards = {"a": {"id": "a", "value": 3}, "b": {"id": "b", "value": "5"}}
    with pytest.raises(BadPack, match=r"Expected `int`, got `str` - at `\$\.pair\.cards\.b\.value`"):
        Packs(Pair, tmp_path).made({"name": "mine", "pair": {"cards": cards}})
    with pytest.raises(BadPack, match=r"there are two cards - at `\$\.pair`"):
        Packs(Pair, tmp_path).made({"name": "mine", "pair": {"cards": cards | {"b": cards["a"], "c": cards["a"]}}})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "Input data was truncated"),
        ("[]", "it is no JSON object - at `$`"),
        ('{"name": "x"\xff}', "JSON is malformed"),
        ("[" * 100_000, "Input"),
    ],
)
def test_what_is_no_json_is_told_in_one_sentence(packs, tmp_path, text, sentence):
    file = tmp_path / "broken.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        packs.read(file)
    assert "\n" not in str(caught.value)
    assert sentence in str(caught.value) or "recursion" in str(caught.value)


# --- Positions played with them ------------------------------------------------------------------------------------


class Weigh(Move, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"weigh {self.card}"


class ChooseCard(Question, frozen=True):
    answers = (Weigh,)

    def decision(self, state: Scales) -> tuple[str, tuple[str, ...], int, int]:
        return "weigh", (), 0, 1

    def options(self, state: Scales) -> list[Weigh]:
        return [Weigh(card.id) for card in state.game.packs.of(state.pack).data.cards]

    def verify(self, state: Scales, move: Weigh) -> Refusal | None:
        return None if move in self.options(state) else Refusal("ERR-ID", kind="card", id=move.card)

    def do(self, state: Scales, move: Weigh, notes: Any) -> None:
        (card,) = (card for card in state.game.packs.of(state.pack).data.cards if card.id == move.card)
        state.points += card.value


class ScalesGame(Game):
    name = "scales"
    packs: Packs[Data]

    @property
    def positions(self) -> type[Scales]:
        return Scales

    notation = SimpleNamespace(decoded=lambda text: _decoded(text))


@dataclass(slots=True)
class Scales(Position):
    game = ScalesGame()

    pack: Reference
    points: int = 0
    agenda: list[Any] = field(default_factory=lambda: [ChooseCard(0), ChooseCard(0)])

    def __post_init__(self) -> None:
        self._options = None

    def clone(self) -> Scales:
        return Scales(self.pack, self.points, self.agenda.copy())

    @property
    def players(self) -> tuple[str, ...]:
        return ("Ann",)

    def parse(self, text: str) -> Move:
        return Weigh(text.removeprefix("weigh "))

    @property
    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome((0,), (self.points,), ((0,),), ())


class _Saved(msgspec.Struct):
    pack: Reference
    points: int
    agenda: list[ChooseCard]


def _decoded(text: str | bytes) -> Scales:
    saved = msgspec.json.decode(text, type=_Saved)
    Scales.game.packs.of(saved.pack)
    return Scales(saved.pack, saved.points, saved.agenda)


@pytest.fixture
def table(packs, monkeypatch):
    monkeypatch.setattr(Scales.game, "packs", packs, raising=False)
    for module in ("records", "game_codes"):
        monkeypatch.setattr(f"yotd_widget.engine.{module}.load", lambda name: {"scales": Scales.game}[name])
    return packs


def test_a_position_of_the_games_own_pack_names_it(table):
    state = Scales(table.own("house").reference)
    assert json.loads(state.to_json())["pack"] == {"name": "house", "digest": digest(HOUSE)}
    assert Scales.from_code(state.to_code()) == state


@pytest.mark.parametrize("brought", [HOUSE, MINE])
def test_records_and_codes_carry_their_pack(table, brought):
    game = Timeline(Scales(table.made(brought).reference)).play("weigh a", "weigh b")
    written = Record.from_code(record(game).to_code())
    assert (written.start["pack"].get("data") is None) == (brought is HOUSE)
    again = replay(written)
    assert (again.state, again.state.points) == (game.state, sum(card["value"] for card in brought["cards"]))


def test_another_pack_than_the_one_played_with_is_refused(table):
    state = Scales(Reference("house", "0123456789abcdef"))
    with pytest.raises(BadPack, match="“house” differs here from the pack that was played with"):
        Scales.from_json(state.to_json())
    with pytest.raises(BadPack, match="“yours” is no pack of this game, and the data are not with it"):
        table.of(Reference("yours", digest(MINE)))
    damaged = Reference("mine", digest(MINE), MINE | {"counts": {}})
    with pytest.raises(BadPack, match="“mine” differs here from the pack that was played with"):
        table.of(damaged)
    with pytest.raises(BadPack, match=r"a card has a value from 1 to 9"):
        table.of(Reference("mine", digest(MINE), changed("cards", 0, "value", to=0)))
