"""Play: a game on a board in the notebook. Python keeps the truth; the page shows pictures and sends moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import traitlets

from yotd_widget.engine.errors import BadInput, WrongKind
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.policies import Policy, RandomPolicy
from yotd_widget.engine.position import Position
from yotd_widget.engine.texts import speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.widgets.widget import Widget


class Play(Widget):
    """A playable board. `w.state` and `w.timeline` hold the position after each click; set them to move the board.

    game: a position, or a timeline (which is then played on). auto: names of players whose seats the program takes.
    policy: chooses for them, at random if left out. options: those of every `Widget`, such as `language="pl"`.
    Raises: TypeError for anything else, ValueError for a name nobody has.

    Example: `w = Play(dragon.new_game(["Ania", "Benek"], seed=7), auto=["Benek"])`.
    """

    view = "play"

    snapshot = traitlets.Dict(help="The picture on the screen, made by the game.").tag(sync=True, echo_update=False)

    def __init__(
        self,
        game: Position | Timeline[Any],
        *,
        auto: Iterable[str] = (),
        policy: Policy | None = None,
        **options: Any,
    ) -> None:
        self._revision = 0
        if policy is not None and not hasattr(policy, "choose"):
            raise WrongKind(f"a policy has a method choose(position); {policy!r} has none")
        self._policy = policy or RandomPolicy()
        self._timeline = _timeline(game)
        self._auto = frozenset([auto] if isinstance(auto, str) else auto)
        self._check_names()
        self._go_on()
        super().__init__(**options)

    # --- for Python ---

    @property
    def state(self) -> Any:
        """The position on the board. Setting it begins a new timeline there."""
        return self._timeline.state

    @state.setter
    def state(self, position: Position) -> None:
        self.timeline = _timeline(position)

    @property
    def timeline(self) -> Timeline[Any]:
        """The game as played so far. Setting it shows its present position."""
        return self._timeline

    @timeline.setter
    def timeline(self, timeline: Timeline[Any]) -> None:
        with self._lock:
            before, self._timeline = self._timeline, _timeline(timeline)
            try:
                self._check_names()
                self._go_on()
            except Exception:
                self._timeline = before
                raise
            finally:
                self._show(None)

    @property
    def news(self) -> str:
        """What has happened since the last choice of a person, a sentence a line."""
        return "\n".join(line["text"] for line in self.snapshot["recent"])

    def play(self, *moves: object) -> Play:
        """Play moves or their text forms, as clicks would. Raises: Refusal; the moves before it stand."""
        for move in moves:
            self._change(lambda move=move: self._timeline.play(move))  # type: ignore[misc]
        return self

    def undo(self) -> Play:
        """Take back the last choice of a person."""
        self._change(self._undo, news=False)
        return self

    def redo(self) -> Play:
        """Play again what was taken back."""
        self._change(self._redo)
        return self

    def __repr__(self) -> str:
        return f"Play({self._timeline!r})"

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = super()._repr_mimebundle_(**options)  # type: ignore[misc]
        with speaking(self.language):
            return data | self.state.printed(self.snapshot), metadata

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"snapshot": self._picture(None)}

    def _game_words(self) -> dict[str, str]:
        return self.state.page_words()

    def _stamp(self) -> dict[str, Any]:
        return {"revision": self._revision}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        kind = message.get("kind")
        if kind == "log":
            return {"kind": "log", "lines": self.state.story(self._timeline)}
        if message.get("revision") != self._revision or self.state is not self._shown:
            self._show(None)  # a click on a picture that is no longer true changes nothing
        elif kind == "play":
            self._change(lambda: self._timeline.play(str(message.get("move"))))
        elif kind == "take_back":
            self._change(lambda: self._timeline.take_back(message.get("move")), news=False)
        elif kind == "undo":
            self._change(self._undo, news=False)
        elif kind == "redo":
            self._change(self._redo)
        elif kind == "jump":
            self._change(lambda: self._jump(message.get("step")), news=False)
        else:
            return super()._obey(message)
        return {}

    # --- inside ---

    def _change(self, act: Callable[[], object], *, news: bool = True) -> None:
        with self._lock:
            since = self._timeline.at
            try:
                act()
                self._go_on()
            finally:  # whatever happened, the screen shows what is
                self._show(since if news else None)

    def _show(self, since: int | None) -> None:
        self._revision += 1
        with speaking(self.language):
            self.snapshot = self._picture(since)

    def _picture(self, since: int | None) -> dict[str, Any]:
        self._shown = self.state
        picture: dict[str, Any] = self.state.picture(self._timeline, revision=self._revision, since=since)
        return picture

    def _is_auto(self) -> bool:
        decision = self.state.decision
        return decision is not None and decision.player in self._auto

    def _is_luck(self) -> bool:
        decision = self.state.decision
        return decision is not None and decision.seat == LUCK

    def _go_on(self) -> None:
        """On to the next choice of a person: chance deals and programs play, or what they did is played again."""
        timeline = self._timeline
        while (luck := self._is_luck()) or self._is_auto():
            if timeline.at < len(timeline):
                timeline.redo()
            elif luck:
                timeline.luck = timeline.luck or timeline.start.luck or SeededLuck(0)
                timeline.deal()
            else:
                timeline.play(self._policy.choose(self.state))

    def _undo(self) -> None:
        self._timeline.undo()
        while self._timeline.at and self._is_auto():
            self._timeline.undo()

    def _redo(self) -> None:
        self._timeline.redo()

    def _jump(self, step: Any) -> None:
        if not isinstance(step, int):
            raise ValueError(f"{step!r} is no step")
        self._timeline.jump(step)

    def _check_names(self) -> None:
        if unknown := sorted(self._auto - set(self.state.players), key=str):
            names = ", ".join(map(str, unknown))
            raise BadInput(f"nobody here is called {names}: {', '.join(self.state.players)}")


def _timeline(game: Position | Timeline[Any]) -> Timeline[Any]:
    if isinstance(game, Timeline):
        return game
    if not isinstance(game, Position):
        raise WrongKind(f"Play shows a position or a timeline, not {type(game).__name__}")
    return Timeline(game)


def show(game: Position | Timeline[Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The notebook output of a game that is the last expression of a cell: a board to play on."""
    return Play(game)._repr_mimebundle_()
