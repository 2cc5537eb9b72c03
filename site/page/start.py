"""The page without code: the widget that the address names, and its line to the page.

    (nothing)                       the map of the lessons; game=gugong: of another game; of one without: a new game
    lesson=drought                  a lesson; at=feed: a step of it; teacher: for a class
    code=position2_…, record2_…     a position or a game, to be played on, auto=Bo: by the program for Bo;
                                    look: only to be looked at
    play=Ada,Bo                     a new game of the first seat against the program; seed=7, game=gugong

With each: language=pl, theme=dark, projector, scale=1.5.
"""

import importlib.abc
import importlib.machinery
import json
import sys
import types

import comm
from comm.base_comm import BaseComm


class Silent(types.ModuleType):
    """IPython, which a page without cells needs only to be importable: that saves 4 MB and a second."""

    __path__ = ()

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {}) if name[0].isupper() else lambda *_args, **_named: None


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if name.split(".")[0] == "IPython" else None

    def create_module(self, spec):
        return Silent(spec.name)

    def exec_module(self, module):
        pass


sys.meta_path.insert(0, Finder())


def tell(kind, **what):
    """Send the page a message. What is `jsnull` for JupyterLite is null in JSON."""
    post(json.dumps({"kind": kind} | what, default=lambda _nothing: None))  # noqa: F821  # the worker gives it


class Line(BaseComm):
    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        tell(msg_type, id=self.comm_id, data=data)


comm.create_comm = Line

import yotd_widget as yw  # noqa: E402
from yotd_widget.engine.errors import BadInput, OneSentence  # noqa: E402
from yotd_widget.engine.game import at_home, load  # noqa: E402
from yotd_widget.engine.game_codes import code_of  # noqa: E402
from yotd_widget.engine.texts import LANGUAGES  # noqa: E402
from yotd_widget.lessons import shelf  # noqa: E402
from yotd_widget.lessons.course import notebook  # noqa: E402
from yotd_widget.widgets import keeping  # noqa: E402
from yotd_widget.widgets.in_page import later  # noqa: E402

REST = 1.0
"""Seconds from a move to its address: whoever loads the page again goes on there."""
GAMES = list(at_home())
WITH_LESSONS = [name for name in GAMES if shelf.names(name)]
FIRST = "Ada,Bo"
"""Who plays a new game for which the address names nobody; the second seat is the program's."""
NOTEBOOKS = "jupyter/notebooks/index.html?path=index.ipynb"

keeping.site(here)  # noqa: F821  # the worker gives it
widget = None
asked = {}
waiting = None


def options(query):
    found = {"theme": query["theme"]} if "theme" in query else {}
    if "projector" in query:
        found["projector"] = True
    if "scale" in query:
        try:
            found["scale"] = float(query["scale"])
        except ValueError:
            raise BadInput(f"The scale is a number, as 1.5, not “{query['scale']}”.") from None
    return found


def named(text):
    return [name.strip() for name in text.split(",") if name.strip()]


def made(query):
    """The widget that an address names. Raises: OneSentence."""
    game = load(query.get("game", WITH_LESSONS[0]))
    if "lesson" in query:
        teacher = {"teacher": True} if "teacher" in query else {}
        return yw.Lesson(query["lesson"], query.get("at", ""), **teacher, **options(query))
    if "code" in query:
        if "look" in query:
            return yw.Board(query["code"], **options(query))
        return yw.Play(query["code"], auto=named(query.get("auto", "")), **options(query))
    if "play" in query or game.name not in WITH_LESSONS:
        names = named(query.get("play", FIRST))
        seed = {"seed": int(query["seed"])} if query.get("seed", "").isdecimal() else {}
        return yw.Play(game.new(names, **seed), auto=names[1:], **options(query))
    return yw.Map(game.name, **options(query))


def links():
    """Where the notebooks of lessons lead to on this page."""
    found = {
        f"{game}/{notebook(game, name)}": f"?lesson={shelf.called(game, name)}"
        for game in WITH_LESSONS
        for name in shelf.names(game)
    }
    return found | {"index.ipynb": f"?game={widget.game.name}"}


def ways(game):
    """What else there is, each game too: below the map, and below a sentence that says why nothing is shown."""
    others = [(f"?game={name}", load(name).title) for name in GAMES if name != game]
    return [*others, (NOTEBOOKS, "Jupyter")]


def on_open(text):
    global widget, asked
    query = json.loads(text)
    if query.get("language") in LANGUAGES:
        yw.speak(query["language"])
    try:
        opened = made(query)
    except (OneSentence, ValueError, TypeError, LookupError) as error:
        told = error.text if isinstance(error, OneSentence) else str(error)
        tell("failed", text=told, about=[("?", load(WITH_LESSONS[0]).title), *ways(WITH_LESSONS[0])])
        return
    if widget is not None:
        widget.close()
    widget, asked = opened, query
    if isinstance(widget, yw.Play):
        widget.observe(lambda _change: moved(), names="snapshot")
    begins = not asked.keys() & {"lesson", "code", "play"}
    game = widget.game.name
    folder = f"{game}/" if isinstance(widget, yw.Lesson) else ""
    about = ways(game) if begins else []
    tell(
        "shown",
        id=widget.comm.comm_id,
        title=getattr(widget, "title", "") or widget.game.title,
        links=links(),
        folder=folder,
        about=about,
    )


def on_hear(comm_id, data):
    if widget is not None and widget.comm is not None and widget.comm.comm_id == comm_id:
        widget.comm.handle_msg({"content": {"data": json.loads(data)}, "buffers": []})


def address():
    """The address of what is to be seen. Raises: BadInput for what one pair of eyes must not send."""
    if isinstance(widget, yw.Lesson) or not isinstance(widget, yw.Play | yw.Board):
        return asked
    kept = {name: asked[name] for name in ("language", "theme", "projector", "scale", "look") if name in asked}
    if not isinstance(widget, yw.Play):
        return kept | {"code": widget.to_code()}
    auto = ",".join(sorted(widget.auto))
    return kept | ({"auto": auto} if auto else {}) | {"code": code_of(widget.timeline)}


def moved():
    global waiting
    if waiting is None and not isinstance(widget, yw.Lesson):
        waiting = later(REST, written)


def written():
    global waiting
    waiting = None
    on_share(share=False)


def on_share(share=True):
    try:
        tell("address", query=address(), share=share)
    except OneSentence as error:
        if share:
            tell("said", text=error.text)
