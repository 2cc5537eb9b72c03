"""Keeping: a board's game saved, shared, opened, and taken up again where it was left.

What is on the table is never lost by it: a Play keeps the games before, an Editor's Undo leads back.

What somebody did on a board lies as one word in its still twin, so it is saved with the notebook. When the cell runs
again, the board finds what was left there, in this kernel or in the notebook's file, and offers to go on with it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar, Final
from urllib.parse import urlencode

import traitlets

from yotd_widget.engine.doors import opened
from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import _, ngettext, speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets import cells
from yotd_widget.widgets.widget import Widget

Json = dict[str, Any]

LONGEST_KEPT: Final = 20_000
"""Letters of a code in the twin at most, which goes into the notebook."""

_site: str = os.environ.get("YOTD_SITE", "")


def site(address: str | None = None) -> str:
    """Where the page without code is, with which links begin; "" where that is not known. address: sets it."""
    global _site
    if address is not None:
        _site = address
    return _site


class Keeping(Widget):
    """A widget with *Save*, *Share* and *Open*, whose game can be taken up again."""

    offer = traitlets.Dict(help="What was left here: in words; {} for nothing.").tag(sync=True, echo_update=False)

    KEEPING: ClassVar[tuple[str, ...]] = ("save", "share", "open", "continue", "earlier", "reopen")
    """Messages of the page that this answers."""

    _touched = False
    _was_shown = False
    _left: tuple[str, Any] | None = None
    place = 0
    """Which of the boards of its cell it is."""

    # --- what a widget supplies ---

    def _file(self) -> tuple[str, str]:
        """What *Save* writes: a name without ending, and the JSON text. Raises: BadInput."""
        raise NotImplementedError

    def _shared(self, message: Json) -> list[tuple[str, str]]:
        """What is shared, each as what it is and its code. Raises: BadInput."""
        raise NotImplementedError

    def _code(self) -> str:
        """All that was done here as a code; "" where it cannot be one."""
        raise NotImplementedError

    def take(self, found: Position | Timeline[Any]) -> None:
        """Put a position or a game on the table; what was there is kept. Raises: BadInput, with nothing changed."""
        raise NotImplementedError

    def _told_left(self, found: Any) -> str:
        """What was left here, in a sentence."""
        raise NotImplementedError

    def _call(self) -> str:
        """The class as one types it."""
        return f"yw.{type(self).__name__}"

    def _in_link(self) -> Mapping[str, str]:
        """What a link says beside the code."""
        return {}

    # --- for the page ---

    def _keeps(self, message: Json) -> Json:
        """Do what one of the messages `KEEPING` asks. Raises: OneSentence."""
        kind = message["kind"]
        answer: Json | None = getattr(self, f"_on_{kind}")(message)
        return {"kind": kind} | answer if answer else {}

    def _on_save(self, _message: Json) -> Json:
        name, text = self._file()
        return {"name": f"{name}.json", "text": text}

    def _on_share(self, message: Json) -> Json:
        """Texts to be copied, each with its link where it is a code and there is a site."""
        return {
            "texts": [
                {"name": name, "text": text, "link": self._link(text) if site() and code else "", "friend": friend}
                for name, text in self._shared(message)
                for code in ("(" not in text,)
                for friend in (self._for_a_friend(name, text) if code else "",)
            ]
        }

    def _for_a_friend(self, name: str, code: str) -> str:
        """A code with what somebody does with it who has never seen one."""
        # Translators: {what}: as “The whole game”; {game}: its title
        lines = [_("{what}, from {game}.").format(what=name, game=self.game.title if self.game else "")]
        if site():
            told = _("Open this link in a browser; nothing has to be installed: {link}")
            lines.append(told.format(link=self._link(code)))
        lines += [
            _("On a board that you have: the menu ☰, then Open; paste this code there: {code}").format(code=code),
            _("In a notebook: {line}").format(line=f'import yotd_widget as yw; {self._call()}("{code}")'),
        ]
        return "\n".join(lines)

    def _on_open(self, message: Json) -> Json:
        found = opened(message.get("text"), self.game)  # type: ignore[arg-type]
        self.take(found)
        return _told_opened(found)

    def _on_continue(self, _message: Json) -> None:
        if self._left is None:
            raise BadInput(_("Nothing was left here."))
        _code, found = self._left
        self.take(found)

    def _on_earlier(self, _message: Json) -> Json:
        """The games that were on this board before, to be brought back."""
        return {"games": self._earlier()}

    def _on_reopen(self, message: Json) -> Json:
        return _told_opened(self._bring_back(message.get("at")))

    def _earlier(self) -> list[str]:
        return []

    def _bring_back(self, at: Any) -> Position | Timeline[Any]:
        raise BadInput(_("Nothing was left here."))

    def _link(self, code: str) -> str:
        return f"{site()}?{urlencode({**self._in_link(), 'code': code})}"

    # --- what was left ---

    @property
    def kept(self) -> str:
        """The code that lies in the twin: of what was done here, or of what was left here before; "" for nothing."""
        if not self._touched:
            return self._left[0] if self._left else ""
        code = self._code()
        return code if len(code) <= LONGEST_KEPT else ""

    def _touch(self) -> None:
        """Something was done here: what was offered is so no longer."""
        self._touched = True
        if self._left is not None:
            _code, found = self._left
            self._left, self.offer = None, {}
            self._put_by(found)

    def _taken_up(self, found: Any) -> None:
        """What was left here is on the table now, if this is it."""
        if self._left is not None and self._left[1] is found:
            self._left, self.offer = None, {}

    def _put_by(self, found: Any) -> None:
        """Keep what was left here while this goes on without it."""

    def _ipython_display_(self) -> None:
        self._look_back()
        super()._ipython_display_()

    def _look_back(self) -> None:
        """Offer what an earlier run of this cell has left, unless it is what is here anyway.

        What a cell has done before it showed the board, it does again; what was done on the board since is kept.
        """
        self.place, code = cells.place(self)
        is_touched, self._was_shown = self._touched and self._was_shown, True
        if not code or is_touched or code == self._code():
            return
        try:
            found = opened(code)
        except OneSentence:
            return  # of other rules, or damaged
        with speaking(self.language):
            self._left, self.offer = (code, found), {"text": self._told_left(found)}
        self._touched = False

    def _redraw(self) -> list[str]:
        drawn = super()._redraw()
        if self._left is not None:
            with speaking(self.language):
                self.offer = {"text": self._told_left(self._left[1])}
        return drawn

    def _drawn_twin(self) -> dict[str, str]:
        drawn = super()._drawn_twin()
        with self._lock, speaking(self.language):
            code = self.kept if "text/html" in drawn else ""
            if code:
                drawn["text/html"] += self._folded_code(code)
        return drawn

    def _folded_code(self, code: str) -> str:
        """What the twin says of going on: read where nothing runs, and found by `cells` when the cell runs again."""
        how = _("Run this cell and press “{button}”, or run this line:").format(button=self.words["continue"])
        return (
            f'<details class="yotd-kept" data-place="{self.place}"><summary>{escape(_("To go on from here"))}</summary>'
            f"<p>{escape(how)}</p><p style='overflow-wrap:anywhere'><code>import yotd_widget as yw; "
            f'{self._call()}("{code}")</code></p></details>'
        )


def _told_opened(found: Position | Timeline[Any]) -> Json:
    """What a page says of a game, or a position, that is on its table now."""
    game = Timeline(found) if isinstance(found, Position) else found
    # Translators: {game}: as “In the Year of the Dragon · Ada, Bo · month 6 · step 104”
    return {"told": _("Opened: {game}.").format(game=told(game))}


def moment(timeline: Timeline[Any]) -> str:
    """How far a game has come, as “month 6 · step 104, 2 branches”."""
    when: str = timeline.start.game.screen.moment(timeline.state, timeline.at)
    branches = len(timeline.branches)
    # Translators: {moment}: as “month 6 · step 104”; {branches}: as “2 branches”
    text = _("{moment}, {branches}")
    more = ngettext("{n} branch", "{n} branches", branches).format(n=branches)
    return text.format(moment=when, branches=more) if branches > 1 else when


def told(timeline: Timeline[Any]) -> str:
    """Which game it is, of whom, and how far it has come, in a line."""
    players = ", ".join(timeline.start.players)
    return f"{timeline.start.game.title} · {players} · {moment(timeline)}"
