"""A quiet picture shows what lies on the table, and nothing that follows from it."""

import json

import pytest

import yotd_widget as yw
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.screen.quiet import quiet


@pytest.mark.parametrize("name", ["contagion-1-mortar", "decay-3", "fee-3p", "wall-5-short", "stack-14"])
def test_it_tells_nothing_that_is_worked_out(name):
    told, silent = (GAME.screen.scene(yw.dragon.example(name), forecasts=forecasts) for forecasts in (True, False))
    assert told != silent
    assert all(court["need"] is None for court in silent["board"]["courts"])
    assert all(palace["forecast"] is None for court in silent["board"]["courts"] for palace in court["palaces"])
    assert not any(card["amount"] for group in silent["board"]["groups"] for card in group["cards"])
    assert silent["status"]["who"] == ""
    assert not any(month["rule"] for month in silent["board"]["year"])
    assert silent["board"].get("wall", {"verdict": ""})["verdict"] == ""


def test_persons_and_goods_stay():
    scene = GAME.screen.scene(yw.dragon.example("contagion-1-mortar"))
    before = json.dumps(scene)
    for court, seen in zip(scene["board"]["courts"], quiet(scene["board"])["courts"], strict=True):
        assert seen["goods"] == court["goods"]
        assert [palace["rooms"] for palace in seen["palaces"]] == [palace["rooms"] for palace in court["palaces"]]
    assert json.dumps(scene) == before


def test_nothing_of_it_is_printed():
    position = yw.dragon.example("contagion-1-mortar")
    picture = GAME.screen.picture(yw.Timeline(position))
    assert "2 persons leave" in GAME.screen.printed(picture)["text/plain"]
    for text in GAME.screen.printed(picture, forecasts=False).values():
        assert "persons leave" not in text
        assert "chooses" not in text
