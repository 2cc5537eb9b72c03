"""The lessons of a game as a road: which are done, where to go on, what to take along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yotd_widget.engine.game import load
from yotd_widget.engine.texts import _
from yotd_widget.lessons import checks, memory, shelf
from yotd_widget.lessons.course import key, notebook
from yotd_widget.lessons.made import Json
from yotd_widget.lessons.memory import Memory
from yotd_widget.quiz import roads


def road(game: str, kept: Memory, now: float) -> Json:
    """The `Road` of the page, in the language that is spoken. now: milliseconds since 1970."""
    legs: list[Json] = [
        {"title": _(leg.title), "stations": [_station(game, name, kept) for name in leg.lessons]}
        for leg in roads.road(game)
    ]
    stations = [station for leg in legs for station in leg["stations"]]
    return {
        "game": game,
        "title": load(game).title,
        "legs": legs,
        "go_on": next((station["name"] for station in stations if station["state"] != "done"), ""),
        "refresh": _refresh(game, kept, now),
        "code": memory.code(_keys(game), kept),
    }


def take_code(game: str, word: str, kept: Memory, now: float) -> None:
    """Take over the lessons that a word of twelve signs names as done. Raises: BadInput for a mistyped one."""
    for name, something in memory.decoded(_keys(game), word).items():
        if not kept.entry(name)["progress"]["finished"]:
            trials = {"": _missed()} if something else {}
            kept.keep(name, memory.fresh() | {"finished": True, "time": now, "trials": trials}, {})


def _missed() -> Mapping[str, Any]:
    """That something was missed, where no more is known."""
    nothing = {"given": [], "hints": 0, "seconds": 0.0, "question": "", "wrong": []}
    return nothing | {"shown": True, "done": True, "missed": True}


def _keys(game: str) -> list[str]:
    return [key(game, name) for name in shelf.names(game)]


def _station(game: str, name: str, kept: Memory) -> Json:
    progress = kept.entry(key(game, name))["progress"]
    done = sum(1 for trial in progress["trials"].values() if trial["done"])
    state = "done" if progress["finished"] else "begun" if done or progress["at"] else "new"
    told = {"name": name, "href": f"{game}/{notebook(game, name)}", "state": state, "done": done}
    if shelf.is_check(name):
        count = checks.length(name)
        kind = "lesson" if name == shelf.FINAL else "check"
        about = {"kind": kind, "title": checks.title(name), "able": checks.able(name)}
        return told | about | {"medal": "mark-check", "minutes": float(count), "steps": count}
    text = shelf.text(game, name)
    return told | {
        "kind": "lesson",
        "title": text.title,
        "medal": text.clauses.get("medal", ""),
        "minutes": float(text.clauses.get("minutes", 0)),
        "able": text.able,
        "steps": len(text.steps),
    }


def _refresh(game: str, kept: Memory, now: float) -> str:
    """The lesson that was done longest ago, more than a week; "" for none."""
    old = [
        (progress["time"], name)
        for name in shelf.names(game)
        if not shelf.is_check(name)
        and (progress := kept.entry(key(game, name))["progress"])["finished"]
        and now - progress["time"] > memory.WEEK_MS
    ]
    return min(old)[1] if old else ""
