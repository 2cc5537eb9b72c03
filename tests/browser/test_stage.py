"""The board is a stage: from the draft to the end everything keeps its place, and only what lies on the tray changes.

Whole games are played in Python and shown step by step; at a push every few steps, by `make nightly` all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import yotd_widget as yw
from yotd_widget.engine.luck import pick
from yotd_widget.engine.texts import speaking

sys.path.append(str(Path(__file__).parents[2] / "scripts"))

import samples as makers

WIDTHS = (1280, 1000, 820, 390, 320)
NAMES = ("Ada", "Bartholomäus", "Cyd", "Dina", "Eli")
STEP = 11
"""At a push so many steps are passed over; no multiple of what the phases of a game take."""
GO_THROUGH = Path(__file__).with_name("stage.js").read_text("utf-8")


@cache
def game(players: int, **options: Any) -> list[dict[str, Any]]:
    """The pictures of a whole game with both expansions: played well but for every third answer, which is any."""
    line = yw.Timeline(yw.dragon.new_game(NAMES[:players], seed=players, great_wall=True, great_event="ge_flood"))
    steward, pictures = yw.dragon.Steward(), [_picture(line)]
    while line.state.agenda:
        legal = list(line.state.legal_moves)
        at = line.at
        line.play(steward.choose(line.state) if at % 3 else legal[pick(f"{players} {at}", len(legal))])
        pictures.append(_picture(line))
    return pictures


def _picture(line: yw.Timeline) -> dict[str, Any]:
    return line.state.game.screen.picture(line, revision=line.at)


def some(pictures: list[dict[str, Any]], step: int) -> list[dict[str, Any]]:
    """Every so many, the first and the last; and one of each question."""
    asked: dict[str, int] = {}
    for at, picture in enumerate(pictures):
        if picture["decision"]:
            asked.setdefault(picture["decision"]["id"], at)
    chosen = {*range(0, len(pictures), step), len(pictures) - 1, *asked.values()}
    return [pictures[at] for at in sorted(chosen)]


@pytest.fixture
def gone_through(stage):
    """Goes through pictures at a width and says what is wrong."""

    def go(
        pictures: list[dict[str, Any]], width: int, *, looks: int = 5, texts: bool = True, **traits: Any
    ) -> list[str]:
        page = stage.page
        page.set_viewport_size({"width": width, "height": 844 if width == 390 else 900})
        page.emulate_media(reduced_motion="reduce")
        stage.show({"snapshot": pictures[0], **traits})
        found: list[str] = page.evaluate(GO_THROUGH, {"steps": pictures, "looks": looks, "texts": texts})
        return found

    return go


@pytest.mark.parametrize("players", [5, pytest.param(2, marks=pytest.mark.alike)])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_moves_and_no_text_leaves_its_cell(gone_through, players, width):
    assert gone_through(some(game(players), STEP), width) == []


@pytest.mark.nightly
@pytest.mark.parametrize("players", [5, 4, 3, 2])
@pytest.mark.parametrize("width", WIDTHS)
def test_at_no_step_of_a_game(gone_through, players, width):
    assert gone_through(game(players), width, looks=1) == []
