"""How every game is changed by hand: whatever is offered can be done, is told, and is checked as a position is."""

import json
from random import Random

import pytest
from contract.games import GAMES, WITH_ALL, positions

from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import BadInput, BadPosition
from yotd_widget.engine.game import load

pytestmark = pytest.mark.parametrize("name", GAMES)


def offered(sheet, dice):
    """An edit for each control on the page, as a reader could make it."""
    for controls in sheet["controls"].values():
        for control in controls:
            match control["kind"]:
                case "number":
                    most = 10**9 if control["max"] is None else control["max"]
                    yield control["at"], max(control["min"], min(most, control["value"] + dice.choice((-1, 1, 2))))
                case "choice":
                    options = [value for value, _name in control.get("options") or sheet["lists"][control["list"]]]
                    yield control["at"], dice.choice(options)
                case "set":
                    item = dice.choice(control["items"])
                    yield item["at"], item["to"]
                case "act":
                    yield control["at"], control["to"]
                case "text":
                    yield control["at"], f"Zoe {dice.randrange(99)}"


def test_whatever_is_offered_can_be_done_and_is_told(name):
    dice, game = Random(1), load(name)
    for position in positions(name)[::4]:
        bench = game.editing.bench(position)
        before = json.dumps(bench.start)
        for at, to in offered(bench.sheet(bench.start, None), dice):
            bench.apply(bench.start, Edit(at, to))
            assert bench.told(bench.start, Edit(at, to)), at
        assert json.dumps(bench.start) == before


def test_a_draft_is_impossible_if_and_only_if_it_is_no_position(name):
    dice, game = Random(2), load(name)
    for position in positions(name)[::4]:
        bench = game.editing.bench(position)
        draft = bench.start
        assert bench.position(draft) == position
        for _step in range(4):
            at, to = dice.choice(list(offered(bench.sheet(draft, None), dice)))
            draft = bench.apply(draft, Edit(at, to))
            problems = bench.check(draft)
            assert all(problem.text for problem in problems)
            assert isinstance(bench.lines(draft), list)
            if any(problem.kind == "impossible" for problem in problems):
                with pytest.raises(BadPosition, match=r"^[^\n]+$"):
                    bench.position(draft)
            else:
                found = bench.position(draft)
                assert game.notation.pasted(repr(found)) == found


def test_a_sheet_is_json_and_every_control_lies_at_a_place_that_can_be_pressed(name):
    for position in positions(name)[::6]:
        bench = load(name).editing.bench(position)
        sheet = bench.sheet(bench.start, None)
        json.dumps(sheet)
        assert set(sheet["controls"]) <= set(sheet["choices"])
        assert all(choice["label"] and choice["state"] in ("legal", "blocked") for choice in sheet["choices"].values())
        assert bench.printed(bench.start)["text/plain"]


def test_a_scope_leaves_nothing_else_open(name):
    for position in positions(name)[::6]:
        bench = load(name).editing.bench(position)
        first = next(iter(bench.sheet(bench.start, None)["controls"].values()))[0]
        thing = first["items"][0]["at"] if first["kind"] == "set" else first["at"]
        scope = bench.scope(bench.start, [thing])
        left = [c for controls in bench.sheet(bench.start, scope)["controls"].values() for c in controls]
        assert all(
            each == thing for c in left for each in ([i["at"] for i in c["items"]] if "items" in c else [c["at"]])
        )
        with pytest.raises(BadInput):
            bench.scope(bench.start, ["nothing of the kind"])


def test_what_is_not_there_is_refused_in_one_sentence(name):
    bench = load(name).editing.bench(load(name).new())
    for at in (None, 7, "", "P1", "P1.", "P99.points", "nothing", "P1.nothing.1"):
        with pytest.raises(BadInput, match=r"^[^\n]+$"):
            bench.apply(bench.start, Edit(at, 1))


def test_nothing_speaks_against_a_position_of_play(name):
    for position in (*positions(name)[::3], *positions(name, **WITH_ALL.get(name, {}))[::3]):
        assert [each for each in load(name).editing.remarks(position) if each.kind != "note"] == []


def test_one_number_is_varied(name):
    game = load(name)
    for position in positions(name)[::6]:
        score = game.things.named(game.score)
        many = 7 if score.takes(7) else score.most
        found = game.editing.varied(position, f"P1.{score.typed}", many)
        assert score.of(found, 0) == many
        assert score.of(game.editing.varied(position, f"{position.player(0)}.{score.typed}", many), 0) == many
        with pytest.raises(LookupError):
            game.editing.varied(position, "P1.nothing", 1)
        with pytest.raises(ValueError, match="cannot be less than 0"):
            game.editing.varied(position, f"P1.{score.typed}", -1)
