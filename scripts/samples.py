"""Write the sample snapshots that the tests of the front end draw: one month at a table for five, and both its ends.

The same table once more with the expansions: the Great Wall in month 6, the Super Events that ask something in month 7.

Into yotd_widget/widgets/frontend/tests/samples, or another folder.
"""

import argparse
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import yotd_widget as yw
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.history import diff, patched
from yotd_widget.games.dragon.actions import ChooseAction
from yotd_widget.games.dragon.court import Court, Palace
from yotd_widget.games.dragon.events import Decay, EventPhase
from yotd_widget.games.dragon.great_events import GreatEventPhase
from yotd_widget.games.dragon.great_wall import WallCheck
from yotd_widget.games.dragon.persons import PersonPhase
from yotd_widget.games.dragon.pieces import HAND, WALL_TILES, supply
from yotd_widget.games.dragon.scoring import Scoring
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import NextMonth
from yotd_widget.lessons.words import WORDS as LESSON_WORDS
from yotd_widget.widgets.words import shell_words

ROOT = Path(__file__).parents[1]
SAMPLES = ROOT / "yotd_widget/widgets/frontend/tests/samples"
WORDS = SAMPLES.with_name("words.json")
HISTORY = SAMPLES.with_name("history.json")
NAMES = ("Ada", "Bo", "Cyd", "Dina", "Eli")
EVENTS = (
    "peace", "peace", "imperial_tribute", "drought", "contagion", "drought",
    "dragon_festival", "mongol_invasion", "contagion", "imperial_tribute", "dragon_festival", "mongol_invasion",
)  # fmt: skip
WALL_GROUPS = (
    ("taxes", "military_parade"), ("build", "privilege"), ("harvest", "build_wall"), ("research",),
    ("fireworks_display",),
)  # fmt: skip
WALL = (0, 2, 1, 0, 3)
"""Owners of the wall tiles laid before month 6: Ada twice, Cyd, Bo and Dina once, Eli never."""
GROUPS = (("taxes", "military_parade"), ("build", "privilege"), ("harvest",), ("research",), ("fireworks_display",))
RELEASED = (
    "young craftsman", "old scholar", "young scholar", "young farmer", "old farmer", "old farmer",
    "young court_lady", "young craftsman",
)  # fmt: skip
"""Gone in the months before: with these, every court had its seven persons and the steps that they bring."""


def month_6() -> State:
    """Month 6, a Drought is due, and Cyd chooses the first action."""
    ada = Court(
        [
            Palace(3, ("young farmer", "young tax_collector", "old monk")),
            Palace(2, ("old healer", "young court_lady")),
            Palace(2, ("young scholar",)),
            Palace(1),
        ],
        yuan=2, fireworks=1, small=1, vp=21, space=17,
        hand=without("monk", "court_lady", "craftsman", "healer", "scholar"),
    )  # fmt: skip
    bo = Court(
        [
            Palace(2, ("young pyrotechnist", "young craftsman")),
            Palace(2, ("young tax_collector", "old pyrotechnist")),
            Palace(2, ("old healer",)),
            Palace(2, ("old farmer",)),
            Palace(1),
        ],
        yuan=5, rice=3, fireworks=1, vp=17, space=17,
        hand=without("tax_collector", "pyrotechnist", "healer", "farmer", "wild"),
    )  # fmt: skip
    cyd = Court(
        [
            Palace(2, ("young tax_collector", "young monk")),
            Palace(2, ("young warrior", "young court_lady")),
            Palace(1),
        ],
        yuan=4, rice=2, vp=15, space=24, hand=without("warrior", "court_lady", "scholar", "farmer", "wild"),
    )  # fmt: skip
    dina = Court(
        [
            Palace(3, ("old monk", "old healer", "old scholar")),
            Palace(2, ("young farmer", "young court_lady")),
            Palace(2, ("young tax_collector",)),
        ],
        yuan=1, rice=4, fireworks=1, vp=20, space=14, hand=without("monk", "healer", "scholar", "farmer", "court_lady"),
    )  # fmt: skip
    eli = Court(
        [
            Palace(2, ("young court_lady", "young tax_collector")),
            Palace(2, ("young court_lady", "old healer")),
            Palace(2, ("old monk",)),
        ],
        yuan=6, large=1, vp=24, space=11, hand=without("court_lady", "healer", "monk", "wild", "wild"),
    )  # fmt: skip
    courts, track = [ada, bo, cyd, dina, eli], [2, 0, 1, 3, 4]
    offer = supply(len(NAMES))
    for person in (*RELEASED, *(person for court in courts for person in court.persons())):
        offer[person] -= 1
    agenda = [NextMonth(), Scoring(), Decay(), EventPhase(), PersonPhase(), *map(ChooseAction, reversed(track))]
    return State(Setup(NAMES, seed=7), EVENTS, 6, "action", GROUPS, {}, offer, courts, track, agenda)


def without(*cards: str) -> tuple[str, ...]:
    """The hand of eleven cards without those played."""
    hand = list(HAND)
    for card in cards:
        hand.remove(card)
    return tuple(hand)


def rich(*, craftsman: bool) -> State:
    """The same month, where Ada can pay for all of group B. craftsman: he stayed at court instead of the scholar."""
    state = month_6()
    ada = state.court("Ada")
    ada.yuan = 10
    if craftsman:
        ada.palaces[2] = Palace(2, ("young craftsman",))
    return state


def walled(great_event: str) -> State:
    """The same month with the Great Wall and a Super Event to come."""
    state = month_6()
    state.setup = Setup(NAMES, seed=7, great_wall=True, great_event=great_event)
    state.great_event, state.groups, state.wall = great_event, WALL_GROUPS, WALL
    for seat, court in enumerate(state.courts):
        laid = WALL_TILES[seat : seat + WALL.count(seat)]
        court.wall_tiles = tuple(tile for tile in WALL_TILES if tile not in laid)
    return state


def month_7(great_event: str) -> State:
    """The month after, as the Super Event strikes."""
    state = walled(great_event)
    state.month, state.phase, state.wall = 7, "event", (*WALL, 2)
    state.court("Cyd").wall_tiles = state.court("Cyd").wall_tiles[1:]
    state.court("Ada").yuan, state.court("Ada").rice = 9, 2
    state.agenda = [NextMonth(), Scoring(), Decay(), GreatEventPhase()]
    state.proceed()
    return state


def month_8() -> State:
    """The Mongols have gone, and the wall did not reach: Eli, who never built, releases a person."""
    state = walled("ge_sunrise")
    state.month, state.phase = 8, "event"
    state.agenda = [NextMonth(), Scoring(), Decay(), WallCheck()]
    state.proceed()
    return state


def expansions(show: Callable[[str, yw.Timeline], None]) -> None:
    """The samples of the expansions."""
    game = yw.Timeline(walled("ge_assassination")).play("use B build", "build 1 on 1")
    show("wall", game)
    show("wall-tile", game.play("use C build_wall"))
    show("wall-check", yw.Timeline(month_8()))
    quake = yw.Timeline(month_7("ge_quake")).play("demolish 3, 1", "release young monk 1")
    show("quake", quake.play("demolish 1"))
    show("quake-release", quake.play("demolish 2"))
    flood = yw.Timeline(month_7("ge_flood")).play("return 2 rice, 1 yuan")
    show("flood", flood.play("return 1 yuan", "return 1 rice", "return 1 yuan"))
    show("tornado", yw.Timeline(month_7("ge_tornado")).play("drop wild"))
    show("sunrise", yw.Timeline(month_7("ge_sunrise")).play("take young monk"))
    show("charter", yw.Timeline(month_7("ge_charter")).play("charter monk"))


def samples() -> dict[str, dict[str, Any]]:
    """Every sample by its name."""
    shown: dict[str, dict[str, Any]] = {}

    def show(name: str, game: yw.Timeline) -> None:
        shown[name] = game.state.game.screen.picture(game, revision=game.at)

    cyd = ("use B build", "build 1 on 1")
    draft = yw.Timeline(yw.dragon.new_game(["Ada", "Bartholomäus", "Cyd"], seed=7))
    show("draft", draft.play("draft young warrior, young monk", "place 1", "draft young warrior"))
    show("privilege", yw.Timeline(rich(craftsman=False)).play(*cyd, "use B privilege"))
    show("build", yw.Timeline(rich(craftsman=True)).play(*cyd, "use B build", "build 1 on 4"))

    game = yw.Timeline(month_6()).play(*cyd)
    show("phase1", game)
    game.play("use C harvest", "use E fireworks_display", "use D research", "use C harvest")
    show("hire", game.play("play healer", "place 3"))
    show("tile", game.play("play warrior"))
    show("place", game.play("take young warrior"))
    game.play("place 4", "play scholar", "take young scholar", "place 3")
    game.play("play pyrotechnist", "take old pyrotechnist", "play scholar", "take young scholar")
    game.play("without 2", "release young court_lady 2")
    show("drought", game.play("without 1"))
    show("release", game.play("without 2", "release young farmer 1"))

    show("over", well_played(yw.Timeline(yw.dragon.new_game(NAMES, seed=7))))
    expansions(show)
    return shown


@cache
def kept() -> dict[str, dict[str, Any]]:
    """The same in English as they are kept for the front end; `tests/widgets/test_samples.py` compares them."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(SAMPLES.glob("*.json"))}


def well_played(game: yw.Timeline) -> yw.Timeline:
    """To the end, as the Steward plays: at the end of a random game next to no palaces stand."""
    steward = yw.dragon.Steward()
    while game.state.agenda:
        game.play(steward.choose(game.state))
    return game


def looked_back() -> dict[str, Any]:
    """A short game, its steps, and patches with what they are of: to look back at without Python."""
    game, policy = yw.Timeline(yw.dragon.new_game(NAMES[:2], seed=7)), yw.RandomPolicy(3)
    while game.state.month < 2 or game.state.phase == "action":
        game.play(policy.choose(game.state))
    steps = list(game.start.game.screen.history(game, game.path))
    ends = [0, len(game) // 2, len(game)]
    return {
        "snapshot": game.state.game.screen.picture(game, revision=game.at),
        "steps": steps,
        "rules": game.start.game.screen.rules_of(steps),
        "scenes": {str(at): patched_to(steps, at) for at in ends},
        "patches": [[before, diff(before, after), after] for before, after in PAIRS],
    }


def patched_to(steps: list[dict[str, Any]], at: int) -> Any:
    """The scene after some steps, put together by Python."""
    scene = None
    for step in steps[: at + 1]:
        scene = patched(scene, step["patch"])
    return scene


PAIRS: list[tuple[Any, Any]] = [
    (1, 2), (None, None), ({"a": 1}, {"a": 1}), ({"a": 1}, {"a": None}), ({"a": 1, "b": 2}, {"b": 2}),
    ({}, {"a": {"b": 1}}), ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 1, "d": 3}}}),
    ([1, 2], [1, 3]), ([1, 2, 3], [1, 3]),
    ([1, 3], [0, 1, 2, 3, 4]), ([], [1]), ([1], []), ({"a": [{"b": 1}]}, {"a": [{"b": True}]}),
    ({"a.b": 1, "a": 2}, {"a.b": 2, "a": 2}), ({"a": {"-": 1}}, {"a": {"-": 2}}), ({"a": {"+": 1}}, {"a": {}}),
    ([[1, 2], [3]], [[1], [3]]), ({"a": [1, 2, 3, 4]}, {"a": [2, 3, 4, 1]}), ({"a": 0}, {"a": False}),
]  # fmt: skip


def words() -> dict[str, dict[str, str]]:
    """The page's words in English: those of the shell, of questions, and of each game."""
    own = {name: load(name).screen.words() for name in at_home()}
    return {"shell": shell_words(), "lesson": dict(LESSON_WORDS), **own}


def written(picture: dict[str, Any]) -> str:
    """A picture as the text of its file."""
    return json.dumps(picture, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=SAMPLES)
    folder = parser.parse_args().folder
    for name, picture in samples().items():
        (folder / f"{name}.json").write_text(written(picture), encoding="utf-8")
    WORDS.write_text(written(words()), encoding="utf-8")
    HISTORY.write_text(json.dumps(looked_back(), ensure_ascii=False) + "\n", encoding="utf-8")
