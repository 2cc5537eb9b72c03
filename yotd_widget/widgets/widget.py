"""What every widget shares: a bundle for the page, language and looks, and a line on which no message is lost."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

import anywidget
import traitlets

from yotd_widget.engine import beside
from yotd_widget.engine.arguments import arguments, no_option
from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.game import Game
from yotd_widget.engine.texts import LANGUAGES, _, language, speaking
from yotd_widget.widgets import cells
from yotd_widget.widgets.in_page import for_page
from yotd_widget.widgets.twin import Twin, follows, without_mathematics
from yotd_widget.widgets.words import shell_words

STATIC: Final = Path(__file__).parent / "static"
"""Where the bundles are."""

GENERIC: Final = "generic"
"""In place of a game's name: the bundle for games that have none of their own, and for what is of no game."""


@cache
def _bundle(game: str) -> str:
    """The bundle of a game, or the generic one."""
    own = f"{game}.js"
    return own if (STATIC / own).exists() else f"{GENERIC}.js"


@cache
def _source(bundle: str) -> str:
    """The text of a bundle. Given its path, anywidget would watch the file, and keep every widget alive for that."""
    return (STATIC / bundle).read_text("utf-8")


THEMES: Final = ("auto", "light", "dark", "contrast")
LEAST_SCALE: Final = 0.5
MOST_SCALE: Final = 3.0
CONFIRMS: Final = ("auto", "two-step")


class Widget(anywidget.AnyWidget):
    """The base of the widgets. Whatever depends on the language is made in `_draw`, again with each language.

    language: "en", "pl" or "nl". theme: "auto" follows the notebook, or "light", "dark", "contrast". scale: size of
    everything, 1.0 as the notebook's text. projector: large, for a class. heading_level: 1 to 6 adds a heading.
    confirm: "two-step" lets the first press only select. letter_keys: whether single letters are shortcuts.
    Raises: TraitError for a value outside these; TypeError for an option that does not exist.
    """

    view: ClassVar[str]
    """Which view of the bundle draws it."""

    _esm = traitlets.Unicode().tag(sync=True)
    _view = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict(help="The page's own words, in the language.").tag(sync=True, echo_update=False)
    language = traitlets.Enum(LANGUAGES, help="Language of all texts; as `speak` says if left out.").tag(
        sync=True, option=True
    )
    theme = traitlets.Enum(THEMES, default_value="auto", help="Colours: as the notebook, or fixed.").tag(
        sync=True, option=True
    )
    scale = traitlets.Float(1.0, min=LEAST_SCALE, max=MOST_SCALE, help="Size of everything.").tag(
        sync=True, option=True
    )
    projector = traitlets.Bool(False, help="The composition for a class.").tag(sync=True, option=True)
    heading_level = traitlets.Int(None, allow_none=True, min=1, max=6, help="Level of headings.").tag(
        sync=True, option=True, to_json=lambda level, _widget: level or 0
    )
    confirm = traitlets.Enum(CONFIRMS, default_value="auto", help="Whether a press selects first.").tag(
        sync=True, option=True
    )
    letter_keys = traitlets.Bool(True, help="Whether single letters are shortcuts.").tag(sync=True, option=True)
    answer = traitlets.Dict(help="To the last message that has changed something.").tag(sync=True, echo_update=False)

    @traitlets.default("language")
    def _spoken(self) -> str:
        return language()

    def __init__(self, own: Mapping[str, Any] | None = None, /, **options: Any) -> None:
        """own: what a class sets of its own traits; options: what its caller has named."""
        for name in options:
            if name not in self.options():
                raise no_option(name, [*arguments(type(self).__init__), *self.options()])
        self._own_layout = "layout" not in options
        self._lock = threading.RLock()  # ipykernel 7 may handle a click while a cell still runs
        self._has_changed = False
        super().__init__(_esm=_source(self.bundle), _view=self.view, **(own or {}), **options)
        self._twin_output = Twin(self._drawn_twin)
        drawn = self._redraw()
        self.observe(lambda _change: self._redraw(), names="language")
        self.observe(lambda _change: self._twin_output.refresh(), names=drawn)
        self.observe(lambda _change: self._leave(), names="comm")
        self.on_msg(self._receive)

    @classmethod
    def options(cls) -> tuple[str, ...]:
        """The names of the options of every `Widget`, and of those that Jupyter's own widgets have."""
        return (*cls.class_trait_names(option=True), *cls._OF_JUPYTER)

    _OF_JUPYTER: ClassVar[tuple[str, ...]] = ("layout", "tabbable", "tooltip")

    # --- what a widget supplies ---

    @property
    def game(self) -> Game[Any] | None:
        """The game that it shows, with its rooms; None for a widget that shows none."""
        return None

    def _draw(self) -> dict[str, Any]:
        """The traits that depend on the language, in the language that is spoken now."""
        raise NotImplementedError

    def _twin(self) -> dict[str, str]:
        """The widget for readers without a live view: MIME type -> text, "text/plain" among them."""
        return {"text/plain": repr(self)}

    def _own_words(self) -> dict[str, str]:
        """The words that its view needs beside those of the shell and of the game."""
        return {}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        """Do what the page asks and return what to answer beside "done". Raises: Refusal, or anything else."""
        raise ValueError(f"unknown message {message.get('kind')!r}")

    def _leave(self) -> None:
        """The widget has been closed: whatever still draws for it stops."""
        self._twin_output.close()

    # --- for all of them ---

    @property
    def bundle(self) -> str:
        """The file of `static` that draws it now."""
        return _bundle(self.game.name if self.game else GENERIC)

    def open(self) -> None:
        """Open the line to the page; also one that was closed, with the layout that closed with it."""
        self.layout.open()
        super().open()

    def close(self) -> None:
        """Close the line to the page: the views go, and nothing of the widget is kept for them."""
        if self.comm is not None:
            super().close()
            if self._own_layout:
                self.layout.close()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """The traits as they are sent."""
        found: dict[str, Any] = for_page(super().get_state(key, drop_defaults))
        return found

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send the page a message."""
        super().send(for_page(content), buffers)

    def notify_change(self, change: Any) -> None:
        """Tell whoever listens, the page among them, that a trait has changed."""
        self._has_changed = self._has_changed or change["name"] in self.keys
        super().notify_change(change)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """What a page sends of traits: it writes those tagged `page`; of the others it is told again how they are."""
        written = self.trait_names(page=True)
        super().set_state({name: value for name, value in sync_data.items() if name in written})
        if refused := [name for name in sync_data if name in self.keys and name not in written]:
            self.send_state(refused)

    def _redraw(self) -> list[str]:
        """Make anew whatever depends on the language. Returns the names of the widget's own traits among it."""
        with self._lock, speaking(self.language), self.hold_sync():
            self._dress()
            drawn = self._draw()
            for name, value in drawn.items():
                setattr(self, name, value)
            return list(drawn)

    def _dress(self) -> None:
        """Take bundle and words of the game that is shown now, which another position may have changed.

        They go with the new picture in one message: no bundle draws what is another game's.
        """
        game = self.game
        self._esm = _source(self.bundle)
        self.words = shell_words(game) | (_words_of(game) if game else {}) | self._own_words()

    def _drawn_twin(self) -> dict[str, str]:
        with self._lock, speaking(self.language):
            drawn = self._twin()
        return drawn | {kind: without_mathematics(text) for kind, text in drawn.items() if kind == "text/html"}

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Live view and twin as one output, for hosts that ask for a single one."""
        data, metadata = super()._repr_mimebundle_(**options)  # type: ignore[misc]
        return data | self._drawn_twin(), metadata

    def _ipython_display_(self) -> None:
        """In a notebook: the live view, and below it the twin."""
        from IPython import get_ipython
        from IPython.display import display

        shell = get_ipython()
        if not hasattr(shell, "kernel"):  # a terminal
            print(self._drawn_twin()["text/plain"])
            return
        self.open()  # it may have been closed, as `cells` do
        cells.shown(self)
        data, metadata = super()._repr_mimebundle_()  # type: ignore[misc]
        with speaking(self.language):
            data["text/plain"] = _("Interactive view: run this cell.")
        display(data, metadata=metadata, raw=True)
        if follows(shell):
            self._twin_output.show()

    def _receive(self, _widget: object, message: dict[str, Any], _buffers: list[bytes]) -> None:
        """Answer one message of the page: done, or refused with a sentence; never silence, never a traceback."""
        message = message if isinstance(message, dict) else {}
        answer: dict[str, Any] = {"kind": "done", "seq": message.get("seq")}
        with beside.pressed(), self._lock, speaking(self.language), self.hold_sync():
            self._has_changed = False
            try:
                if message.get("kind") != "ping":
                    answer |= self._obey(message)
            except OneSentence as error:
                answer |= {"kind": "refused", "text": error.text, "rules": list(getattr(error, "rules", ()))}
            except Exception as error:  # whatever it is, the reader gets a sentence and keeps the board
                self.log.debug("a message of the page failed: %r", message, exc_info=True)
                text = _("The engine could not do this: {error}.").format(error=str(error).rstrip("."))
                answer |= {"kind": "refused", "text": text, "rules": []}
            self._reply(answer | self._stamp())

    def _reply(self, answer: dict[str, Any]) -> None:
        """Send an answer, in one message with what has changed: a server may hold back a second one for 40 ms."""
        if self._has_changed:
            self.answer = answer
        else:
            self.send(answer)

    def _stamp(self) -> dict[str, Any]:
        """What goes with every answer."""
        return {}


def _words_of(game: Game[Any]) -> dict[str, str]:
    """The words of a game's own regions, and under "about/" what its placards say."""
    return game.screen.words() | {f"about/{thing}": text for thing, text in game.screen.about().items()}
