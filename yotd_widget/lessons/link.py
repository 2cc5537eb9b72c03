"""What an address of the site opens, or in one sentence why not, and where somebody can go from there.

    (nothing)                       the map of the lessons; game=gugong: of another game; of one without: a new game
    lesson=drought                  a lesson; at=feed: a step of it; teacher: for a class
    code=position2_…, record2_…     a position or a game, to be played on, auto=Bo: by the program for Bo;
                                    look: only to be looked at
    play=Ada,Bo                     a new game of the first seat against the program; seed=7, game=gugong

With each: language=pl, theme=dark, projector, scale=1.5.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlencode

from yotd_widget.engine import names
from yotd_widget.engine.arguments import near
from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.game import Game, at_home, load
from yotd_widget.engine.texts import LANGUAGES, _, either, quoted
from yotd_widget.lessons import checks, shelf
from yotd_widget.lessons.course import notebook
from yotd_widget.lessons.lesson import Lesson
from yotd_widget.lessons.map import Map
from yotd_widget.widgets.board import Board
from yotd_widget.widgets.play import Play
from yotd_widget.widgets.widget import LEAST_SCALE, MOST_SCALE, THEMES, Widget
from yotd_widget.widgets.words import WORDS

LOOKS: Final = ("language", "theme", "projector", "scale")
"""What goes along from link to link."""
FIRST: Final = "Ada,Bo"
"""Who plays a new game for which the address names nobody; the second seat is the program's."""
NOTEBOOKS: Final = "jupyter/notebooks/index.html?path=index.ipynb"
SEED_DIGITS: Final = 100
"""No game takes more."""
_SAID: Final = 40
"""Signs of what an address says that come back in a sentence."""

Query = Mapping[str, str]


def with_lessons() -> list[str]:
    """The games that have lessons."""
    return [name for name in at_home() if shelf.names(name)]


def opened(query: Query) -> Widget:
    """The widget that an address names. Raises: OneSentence.

    >>> opened({"lesson": "gift"}).title
    'Gùgōng: One gift'
    >>> opened({"lesson": "drougth"})
    Traceback (most recent call last):
    yotd_widget.engine.errors.NotFound: There is no lesson “drougth”: did you mean “drought”?
    """
    looks = _looks(query)
    game = _game(query)
    if "lesson" in query:
        teacher = {"teacher": True} if "teacher" in query else {}
        return Lesson(_lesson(query), _in_short(query.get("at", "")), **teacher, **looks)
    auto = _named(query.get("auto", ""))
    if "code" in query:
        return Board(query["code"], **looks) if "look" in query else Play(query["code"], auto=auto, **looks)
    if "play" in query or not shelf.names(game.name):
        players = _named(query.get("play", FIRST))
        names.players(tuple(players))
        return Play(game.new(players, **_seed(query)), auto=players[1:], **looks)
    return Map(game.name, **looks)


def why_not(error: Exception) -> str:
    """What a reader is told of an address that opens nothing, whatever went wrong."""
    return error.text if isinstance(error, OneSentence) else _("This link cannot be opened here.")


def remark(query: Query, widget: Widget) -> str:
    """What is otherwise than the address says it, in a sentence; "" for nothing."""
    game = widget.game
    if game is not None and query.get("game", game.name) != game.name:
        # Translators: {game}: its title; said of a link that names another game
        return _("What this link holds is of another game: {game}.").format(game=game.title)
    return _odd_look(query)


def links(query: Query, game: str) -> dict[str, str]:
    """Where the notebooks of lessons lead to on the site: file -> address. game: that of the map."""
    found = {
        f"{each}/{notebook(each, name)}": _address(query, lesson=shelf.called(each, name))
        for each, name in shelf.courses()
    }
    return found | {"index.ipynb": _address(query, game=game)}


def others(query: Query, game: str) -> list[tuple[str, str]]:
    """What else there is below the map of a game: addresses with their names."""
    return [*((_address(query, game=name), load(name).title) for name in at_home() if name != game), _jupyter()]


def ways_on(query: Query) -> list[tuple[str, str]]:
    """Where somebody can go whose address opens nothing: addresses with their names, the likeliest first.

    >>> ways_on({"lesson": "drougth", "game": "nonsense"})[0]
    ('?lesson=drought', 'Drought')
    """
    known = {shelf.called(*each): each for each in shelf.courses()}
    meant = near(_in_short(query.get("lesson", "")), known)
    found = [(_address(query, lesson=name), _title(*known[name])) for name in meant]
    first, *rest = sorted(at_home(), key=lambda name: name != query.get("game"))
    if "lesson" not in query:
        found.append((_address(query, play=FIRST, game=first), WORDS["newGame"]))
    return [*found, *((_address(query, game=name), load(name).title) for name in (first, *rest)), _jupyter()]


def _address(query: Query, **what: str) -> str:
    """The address of something, with the looks of the one that led here."""
    kept = {name: query[name] for name in LOOKS if name in query and not _odd_look({name: query[name]})}
    return "?" + urlencode(what | kept, safe=",")


def _jupyter() -> tuple[str, str]:
    return NOTEBOOKS, "Jupyter"


def _in_short(text: str) -> str:
    """What an address says, no longer than anything that it can mean."""
    return text if len(text) <= _SAID else f"{text[:_SAID]}…"


def _said(text: str) -> str:
    """What an address says, as it comes back in a sentence."""
    return quoted(_in_short(text))


def _named(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _game(query: Query) -> Game[Any]:
    return load(_in_short(query.get("game", with_lessons()[0])))


def _lesson(query: Query) -> str:
    """The lesson, of the game that is named where several have one of this name. Raises: NotFound."""
    name, game = _in_short(query["lesson"].strip()), query.get("game", "")
    if not name:
        raise BadInput(_("This link names no lesson."))
    own = f"{game}.{name}"
    return shelf.called(*shelf.find(own if game in at_home() and name in shelf.names(game) else name))


def _title(game: str, name: str) -> str:
    return checks.title(name) if shelf.is_check(name) else shelf.text(game, name).title


def _seed(query: Query) -> dict[str, int]:
    if "seed" not in query:
        return {}
    if not (found := re.fullmatch(rf"-?[0-9]{{1,{SEED_DIGITS}}}", query["seed"])):
        told = _("The seed is a whole number of at most {most} digits, not {given}.")
        raise BadInput(told.format(most=SEED_DIGITS, given=_said(query["seed"])))
    return {"seed": int(found[0])}


def _scale(text: str) -> float | None:
    """The scale that is meant, if it is one that widgets take."""
    try:
        found = float(text)
    except ValueError:
        return None
    return found if LEAST_SCALE <= found <= MOST_SCALE else None


def _looks(query: Query) -> dict[str, Any]:
    """The options of a widget that an address names; what cannot be is left out."""
    found: dict[str, Any] = {"projector": True} if "projector" in query else {}
    if query.get("theme") in THEMES:
        found["theme"] = query["theme"]
    if scale := _scale(query.get("scale", "")):
        found["scale"] = scale
    return found


def _odd_look(query: Query) -> str:
    """What cannot be of the looks that an address names, in a sentence; "" for nothing."""
    if (query.get("language") or LANGUAGES[0]) not in LANGUAGES:
        told = _("There are no texts in {given} here; the languages are {languages}.")
        return told.format(given=_said(query["language"]), languages=", ".join(LANGUAGES))
    if (query.get("theme") or THEMES[0]) not in THEMES:
        return _("The theme is {themes}, not {given}.").format(themes=either(THEMES), given=_said(query["theme"]))
    if query.get("scale") and not _scale(query["scale"]):
        told = _("The scale is a number from {least} to {most}, not {given}.")
        return told.format(least=f"{LEAST_SCALE:g}", most=f"{MOST_SCALE:g}", given=_said(query["scale"]))
    return ""
