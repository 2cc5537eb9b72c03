"""Compare: two to four positions side by side with the list of what differs; or one position with one number varied."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any, Final

import traitlets

from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.history import diff
from yotd_widget.engine.position import Position, position_of
from yotd_widget.engine.texts import _, ngettext, quoted
from yotd_widget.engine.timeline import Node, Timeline
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.following import Followed
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget

MOST: Final = 4
"""Boards side by side at most."""
LONGEST: Final = 24
"""Values of one number at most."""
LETTERS: Final = "ABCD"

Json = dict[str, Any]


class Compare(Widget):
    """What differs between positions: first the list, then the boards.

    states: two to four positions or timelines; with `game` (a Play or a timeline) also names of branches, nodes, or ids
    of nodes, and then the rules behind every difference are known. names: how the boards are called; left out, branches
    go by their names and others by letters.
    vary: ("P1.yuan", range(0, 7)) makes boards of one position, one for each value; what cannot be says why.
    options: those of every `Widget`. Raises: TypeError, ValueError, LookupError with one sentence.

    Example: `yw.Compare([before, after], names=["before", "after"])`, `yw.Compare(state, vary=("P1.yuan", range(7)))`.
    """

    view = "compare"

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    comparison = traitlets.Dict(help="Boards and differences.").tag(sync=True, echo_update=False)

    def __init__(
        self,
        states: Any,
        names: Iterable[str] | None = None,
        *,
        game: Any = None,
        vary: tuple[str, Iterable[int]] | None = None,
        **options: Any,
    ) -> None:
        self._timeline = None if game is None else Followed(game).seen
        given = [states] if isinstance(states, Position | Timeline | str) else list(_iterated(states))
        self._varied = vary is not None
        if vary is None:
            self._sides = [self._side(each) for each in given]
            self._branches = [each if isinstance(each, str) else "" for each in given]
            self._refused: set[int] = set()
            if not 2 <= len(self._sides) <= MOST:
                text = _("Compare shows 2 to {most} positions, not {n}")
                if len(given) == 1:
                    text = _(
                        "Compare shows 2 to {most} positions, not {n}; one alone needs vary=(“{example}”, range(7))"
                    )
                example = "".join(_example(side) for side, _node in self._sides[:1])
                raise BadInput(text.format(most=MOST, n=len(given), example=example))
            self._check_games()
        else:
            if len(given) != 1:
                raise BadInput(_("vary is for one position; here are {n}").format(n=len(given)))
            self._vary(self._side(given[0])[0], vary)
        self._named = names is not None
        self._names = self._checked_names(names)
        super().__init__(**options)

    @property
    def states(self) -> list[Any]:
        """The positions, in their order; None for a value that was refused."""
        return [position for position, _node in self._sides]

    @property
    def state(self) -> Any:
        """The first position, with which the others are compared."""
        return self.states[self._first]

    @property
    def game(self) -> Game[Any]:
        """The game of the positions."""
        game: Game[Any] = self.state.game
        return game

    @property
    def names(self) -> list[str]:
        """How the boards are called."""
        return list(self._names)

    @property
    def refused(self) -> dict[str, str]:
        """Values that cannot be: name of the board -> why."""
        return {self._names[at]: self._why_not(at) for at in sorted(self._refused)}

    @property
    def diff(self) -> Any:
        """What is different in the second position: facts, which print as lines."""
        return next(iter(self.diffs.values()))

    @property
    def diffs(self) -> dict[str, Any]:
        """What is different in each position from the first one, by name."""
        return {self._names[at]: self._compared(at)[0] for at in self._others}

    def to_json(self) -> str:
        """The first position as JSON text."""
        return self.state.to_json()

    def to_code(self) -> str:
        """The first position as a share code."""
        return self.state.to_code()

    def __repr__(self) -> str:
        return f"Compare({', '.join(self._names)})"

    # --- for the page ---

    def _draw(self) -> Json:
        return {
            "title": region_name(self.state, _("Compare")),
            "comparison": comparison(self.state, self._boards(), varied=self._number if self._varied else ""),
        }

    def _twin(self) -> dict[str, str]:
        parts = [f"{name}: {facts}" for name, facts in self.diffs.items()]
        parts += [f"{name}: {why}" for name, why in self.refused.items()]
        first = self._names[self._first]
        head = _("Compared with {name}").format(name=first)
        body = "".join(f"<li style='white-space:pre-line'>{escape(part)}</li>" for part in parts)
        html = folded(self.title, f"<p><b>{escape(head)}</b></p><ul>{body}</ul>")
        return {"text/plain": "\n\n".join([head, *parts]), "text/html": html}

    # --- inside ---

    @property
    def _first(self) -> int:
        return next(at for at, (position, _node) in enumerate(self._sides) if position is not None)

    @property
    def _others(self) -> list[int]:
        return [at for at, (position, _node) in enumerate(self._sides) if position is not None and at != self._first]

    def _boards(self) -> list[Json]:
        """Name, position and comparison of each board; a reason where there is no position."""
        return [
            {
                **self._called(at),
                "position": self._sides[at][0],
                "refused": self._why_not(at) if at in self._refused else "",
                "told": self._compared(at)[1] if at in self._others else None,
            }
            for at in range(len(self._names))
        ]

    @property
    def _number(self) -> str:
        """The number that is varied, as readers name it."""
        return self.state.game.screen.spot(self.state, self._what)[1] if "." in self._what else self._what

    def _called(self, at: int) -> Json:
        """A board's name, and in short."""
        if not self._varied or self._named:
            return {"name": self._names[at], "short": self._names[at]}
        value = str(self._values[at]).replace("-", "−")
        return {"name": _("{what} {value}").format(what=self._number, value=value), "short": value}

    def _compared(self, at: int) -> tuple[Any, Json]:
        (before, start), (after, end) = self._sides[self._first], self._sides[at]
        if self._timeline is None or start is None or end is None:
            return before.game.reading.compared(before, after)
        undone, notes = self._timeline.notes_between(start, end)
        return before.game.reading.compared(before, after, notes, undone)

    def _side(self, given: Any) -> tuple[Any, Node | None]:
        """A position, and the node where it lies. Raises: TypeError, LookupError."""
        if self._timeline is not None and isinstance(given, str | int | Node):
            node = self._timeline.find(given)
            return node.state, node
        if isinstance(given, str):
            raise BadInput(_("“{name}” names a branch: say of which game, with game=…").format(name=given))
        return position_of(given), None

    def _check_games(self) -> None:
        """Raises: BadInput for positions of different games: nothing lies on both tables."""
        first = self.state.game
        if other := next((position.game for position in self.states if position.game.name != first.name), None):
            told = _("Compare shows positions of one game, not one of {first} beside one of {other}.")
            raise BadInput(told.format(first=quoted(first.title), other=quoted(other.title)))

    def _vary(self, base: Any, vary: Any) -> None:
        """Positions for every value of one number; refused ones are None."""
        if not isinstance(vary, tuple) or len(vary) != 2 or not isinstance(vary[0], str):
            told = _("vary is a pair, as (“{example}”, range(7)), not {given}")
            raise WrongKind(told.format(example=_example(base), given=short(vary)))
        what, values = vary[0], list(_iterated(vary[1]))
        if not 2 <= len(values) <= LONGEST:
            raise BadInput(_("vary needs 2 to {most} values, not {n}").format(most=LONGEST, n=len(values)))
        self._base, self._what, self._values = base, what, values
        self._sides, self._refused = [], set()
        for at, value in enumerate(values):
            try:
                self._sides.append((base.game.editing.varied(base, what, value), None))
            except LookupError:
                raise
            except ValueError:
                self._sides.append((None, None))
                self._refused.add(at)
        if len(self._refused) == len(values):
            raise BadInput(_("none of these values can be: {why}").format(why=self._why_not(0)))

    def _why_not(self, at: int) -> str:
        """Why a value cannot be: asked anew, since the reason comes in the language that is spoken now."""
        try:
            self._base.game.editing.varied(self._base, self._what, self._values[at])
        except ValueError as error:
            return str(error)
        return ""

    def _checked_names(self, names: Any) -> list[str]:
        """As many names as there are boards, each another one. Raises: TypeError, ValueError."""
        if names is None:
            return self._default_names()
        given = [] if isinstance(names, str) else list(_iterated(names))
        if isinstance(names, str) or not all(isinstance(name, str) for name in given):
            raise WrongKind(_("names is a list of texts, not {given}").format(given=short(names)))
        if len(given) != len(self._sides):
            raise BadInput(
                _("{boards} boards need as many names, not {n}").format(boards=len(self._sides), n=len(given))
            )
        if len(set(given)) != len(given):
            raise BadInput(_("two boards have the same name: {names}").format(names=", ".join(given)))
        return given

    def _default_names(self) -> list[str]:
        if self._varied:
            return [f"{self._what} = {value}" for value in self._values]
        letters = LETTERS[: len(self._sides)]
        names = [name or letter for name, letter in zip(self._branches, letters, strict=True)]
        return names if len(set(names)) == len(names) else list(letters)


def comparison(first: Any, boards: list[Json], *, varied: str = "") -> Json:
    """What the page needs of some boards: scenes (all but the first as patches of it), and lists of differences.

    boards: {"name", "short", "position", "refused": why there is none, "told": as `Reading.compared` has it, None for
    the first}. varied: the number in which they differ, if it is one.
    """
    screen = first.game.screen
    scene = screen.scene(first)
    shown = []
    for board in boards:
        position, told = board["position"], board["told"]
        patch = None if position is None else diff(scene, screen.scene(position))
        shown.append(
            {
                "name": board["name"],
                "short": board["short"],
                "refused": board["refused"],
                "patch": patch,
                "title": "" if told is None else counted(told),
                "facts": [] if told is None else told["facts"],
                "setup": [] if told is None else told["setup"],
            }
        )
    rules = [board["told"]["rules"] for board in boards if board["told"]]
    return {
        "scene": scene,
        "boards": shown,
        "varied": varied,
        "rules": {k: v for each in rules for k, v in each.items()},
    }


def counted(told: Json) -> str:
    """How many differences `Reading.compared` has told: "5 differences"."""
    n = len(told["facts"]) + len(told["setup"])
    return ngettext("{n} difference", "{n} differences", n).format(n=n) if n else _("no difference")


def _example(position: Any) -> str:
    """A number of a position as one types it, for whoever has to be told how."""
    return str(next(iter(position.game.editing.examples(position)), "…"))


def _iterated(values: Any) -> Iterable[Any]:
    if not isinstance(values, Iterable):
        raise WrongKind(_("several are wanted, in a list, not {given}").format(given=short(values)))
    return values
