"""The page without code: what its address names (`yotd_widget/lessons/link.py`), and the line from it to the page."""

import importlib.abc
import importlib.machinery
import json
import sys
import traceback
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
from yotd_widget.engine.errors import OneSentence  # noqa: E402
from yotd_widget.engine.game_codes import code_of  # noqa: E402
from yotd_widget.lessons import link  # noqa: E402
from yotd_widget.widgets import keeping  # noqa: E402
from yotd_widget.widgets.in_page import later  # noqa: E402

REST = 1.0
"""Seconds from a move to its address: whoever loads the page again goes on there."""

keeping.site(here)  # noqa: F821  # the worker gives it
widget = None
asked = {}
waiting = None


def on_open(text):
    """Open what an address names. text: its `query`, and the `language` in which the page speaks."""
    global widget, asked
    message = json.loads(text)
    query = message["query"]
    yw.speak(message["language"])
    try:
        opened = link.opened(query)
    except Exception as error:
        if not isinstance(error, OneSentence):
            traceback.print_exc()  # into the console
        tell("failed", text=link.why_not(error), about=link.ways_on(query))
        return
    if widget is not None:
        widget.close()
    widget, asked = opened, query | {"language": message["language"]}
    if isinstance(widget, yw.Play):
        widget.observe(lambda _change: moved(), names="snapshot")
    game = widget.game.name
    tell(
        "shown",
        id=widget.comm.comm_id,
        title=getattr(widget, "title", "") or widget.game.title,
        text=link.remark(query, widget),
        links=link.links(query, game),
        folder=f"{game}/" if isinstance(widget, yw.Lesson) else "",
        about=[] if query.keys() & {"lesson", "code", "play"} else link.others(query, game),
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
