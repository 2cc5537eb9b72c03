"""Lesson: one view that leads through a lesson, with the board on which its steps are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput, NotFound, WrongKind, short
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import _, speaking
from yotd_widget.lessons import article, memory
from yotd_widget.lessons.built import Building
from yotd_widget.lessons.course import Course, course, spoken
from yotd_widget.lessons.going import AGAIN, Going, unreached
from yotd_widget.lessons.made import Json, Made, Unplayed
from yotd_widget.lessons.memory import Memory
from yotd_widget.lessons.played import Part
from yotd_widget.lessons.text import Step
from yotd_widget.lessons.walk import Walk, walk
from yotd_widget.lessons.words import WORDS
from yotd_widget.widgets.play import Play


class Lesson(Play):
    """A lesson that leads on: one board, the question beside it, the next step after an answer.

    lesson: its name, "drought", or the path of a text of one's own, "my-lesson.md". at: the id of a step to begin with;
    left out, where the reader has stopped. teacher: for a class: stations can
    be jumped to, raised hands are counted, answers are revealed. options: those of every `Widget`.
    How far the reader has come is kept in `lessons-progress.json` beside the notebook, and by the browser.
    Raises: NotFound for a lesson or step that is not there; BadLesson, with file and line, for a text that is none;
    WrongKind.

    Example: `yw.Lesson("drought")`.
    """

    view = "lesson"

    plan = traitlets.Dict(help="The lesson as a line of stations.").tag(sync=True, echo_update=False)
    step = traitlets.Dict(help="The step that is shown, with all its replies.").tag(sync=True, echo_update=False)
    standing = traitlets.Dict(help="How a play or a build stands.").tag(sync=True, echo_update=False)
    sheet = traitlets.Dict(help="The court that is built; {} else.").tag(sync=True, echo_update=False)
    played = traitlets.Dict(help="Moves by step.").tag(sync=True, echo_update=False)
    progress = traitlets.Dict(help="How far the reader has come; the page writes it.").tag(sync=True, page=True)
    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    teacher = traitlets.Bool(False, help="For a class.").tag(sync=True, option=True)

    MOVES: ClassVar[tuple[str, ...]] = (
        *(kind for kind in Play.MOVES if kind not in ("again", "try", "command")),
        "through",
    )
    REQUESTS: ClassVar[tuple[str, ...]] = (
        *(kind for kind in Play.REQUESTS if kind not in ("ahead", "branch", "play_on")),
        *("enter", "step", "resume"),
    )

    KEEPING: ClassVar[tuple[str, ...]] = ()

    def __init__(self, lesson: str | Path, at: str = "", **options: Any) -> None:
        kept = memory.usual()
        self._open(course(lesson, kept), kept, at, **options)

    def _open(self, found: Course, kept: Memory, at: str = "", **options: Any) -> None:
        """Begin with a lesson where its reader has stopped, or at a step."""
        self._course, self._memory, self._opened = found, kept, kept.as_it_is()
        self._going = Going(found.made)
        self._part: Part | None = None
        self._building: Building | None = None
        entry = kept.entry(found.key)
        self._replayed(entry["played"])
        names = [step.id for step in self._going.steps]
        if not isinstance(at, str):
            raise WrongKind(_("a step is named by a text, not by {given}").format(given=short(at)))
        if at and at not in names:
            raise NotFound(_("there is no step “{step}” in this lesson{hint}").format(step=at, hint=nearest(at, names)))
        stopped = at or entry["progress"]["at"]
        self._at = stopped if self._has(stopped) else names[0]
        super().__init__(self._board_of(self._at), **options)
        self.progress = entry["progress"] | {"at": self._at}
        with speaking(self.language):
            self._enter(self._at)
        self.observe(lambda _change: self._keep(), names=["progress", "played"])

    # --- what is kept: a lesson has a memory of its own ---

    @property
    def kept(self) -> str:
        return ""

    def _look_back(self) -> None:
        pass

    # --- for Python ---

    @property
    def made(self) -> Made:
        """The lesson's text with its game."""
        return self._course.made

    def walk(self, seed: int = 0) -> Walk:
        """Go through every step with every answer. seed: of the moves in play. Raises: BadLesson."""
        return walk(self.made, seed)

    def __repr__(self) -> str:
        return f"Lesson({self._course.name!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        self._course = self._course_spoken()
        self._speak()
        drawn = super()._draw() | {
            "title": _("{game}: {widget}").format(game=self.game.title, widget=self.made.text.title),
            "plan": self._course.plan(),
        }
        return drawn | self._drawn_step() if self._at_ready() else drawn

    def _course_spoken(self) -> Course:
        """The lesson in the language that is spoken now; a check asks what it has asked from the beginning."""
        return spoken(self._course, self._opened)

    def _speak(self) -> None:
        self._going.speak(self._course.made)
        if self._part is not None:
            self._part = self._going.part(self._going.step(self._at))
        if self._building is not None:
            self._building.speak(self.made, self._going.step(self._at))

    def _at_ready(self) -> bool:
        return hasattr(self, "_twin_output")

    def _own_words(self) -> dict[str, str]:
        return dict(WORDS)

    def _twin(self) -> dict[str, str]:
        return article.printed(self._course)

    @traitlets.validate("progress")
    def _checked_progress(self, proposal: Any) -> memory.Progress:
        """Progress in full. Raises: TraitError for anything else, whoever sends it."""
        try:
            return memory.checked(proposal["value"])
        except BadInput as error:
            raise traitlets.TraitError(str(error)) from None

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if self._building is not None and self._building.drafting.obey(message):
            self._show_building()
            return {}
        if self._part is None and message.get("kind") in Play.MOVES:
            self._check_open("")
        return super()._obey(message)

    def _on_enter(self, message: dict[str, Any]) -> None:
        self._enter(str(message.get("id")), anew=bool(message.get("anew")))

    def _on_step(self, message: dict[str, Any]) -> dict[str, Any]:
        name = str(message.get("id"))
        try:
            return {"kind": "step", "step": self._going.draw(self._known(name))}
        except Unplayed:
            raise BadInput(_("This step goes on from what is still to be played.")) from None

    def _on_resume(self, message: dict[str, Any]) -> None:
        """The page remembers more than the file, or begins anew: it counts."""
        entry = memory.entry(message)
        self._going = Going(self.made)
        self._replayed(entry["played"])
        at = entry["progress"]["at"]
        self._enter(at if self._has(at) else self._going.steps[0].id)
        self.progress = entry["progress"]  # is written down with what was played

    def _on_through(self, _message: dict[str, Any]) -> None:
        """Show me: a program plays on until the goal; a court that is built may be left as it is."""
        if self._part is not None:
            self._change(lambda: self._going.through(self._going.step(self._at)))
        elif self._building is not None:
            self.standing = self.standing | {"reached": True}

    def _on_play(self, message: dict[str, Any]) -> None:
        self._check_open(str(message.get("move")))
        super()._on_play(message)

    def _on_take_back(self, message: dict[str, Any]) -> None:
        self._check_open("")
        super()._on_take_back(message)

    # --- inside ---

    def _has(self, name: str) -> bool:
        """Whether the lesson has a step of this name; some steps come back, others do not."""
        again, plain = name.startswith(AGAIN), name.removeprefix(AGAIN)
        return any(step.id == plain and (not again or "again" in step.clauses) for step in self._going.steps)

    def _known(self, name: str) -> str:
        """A step that the lesson has. Raises: BadInput."""
        if not self._has(name):
            raise BadInput(_("This lesson has no such step."))
        return name

    def _replayed(self, played: Mapping[str, list[str]]) -> None:
        """Bring back what was played; a play that goes on from another that is missing is played anew."""
        for step in self._going.steps:
            if step.kind == "play" and step.id in played:
                try:
                    self._going.begin(step, played[step.id])
                except Unplayed:
                    continue

    def _board_of(self, name: str) -> Any:
        """The position or game that the live board shows at a step."""
        step = self._ready(name)
        if step.kind == "play":
            return self._going.plays[step.id]
        position = self._going.position(step)
        return self.made.game.new() if position is None else position

    def _ready(self, name: str) -> Step:
        """A step that can be drawn: what it goes on from and was skipped is played by a program."""
        step = self._going.step(name)
        if not name.startswith(AGAIN):
            self._going.reach(step)
            if step.kind == "play" and not self._going.begun(step):
                self._going.begin(step)
        return step

    def _enter(self, name: str, *, anew: bool = False) -> None:
        """Show a step. anew: a play begins again. Raises: BadInput, BadLesson."""
        with self._lock, self.hold_sync():
            self._at = self._known(name)
            if anew:
                self._going.plays.pop(name, None)
            step = self._ready(name)
            playing = step.kind == "play" and not name.startswith(AGAIN)
            self._part = self._going.part(step) if playing else None
            building = step.kind == "build" and not name.startswith(AGAIN)
            self._building = Building(self.made, step, self._going.position(step)) if building else None
            if playing:
                self._programs = dict.fromkeys(self._others(step), self._policy)
                self.timeline = self._going.plays[step.id]
            for trait, value in self._drawn_step().items():
                setattr(self, trait, value)

    def _others(self, step: Step) -> frozenset[str]:
        """Whom a program plays in a play step."""
        players = self._going.plays[step.id].state.players
        return frozenset(players) - {players[self._going.part(step).seat]}

    def _drawn_step(self) -> Json:
        """The traits that say where the reader is, in the language that is spoken."""
        step = self._going.step(self._at)
        standing = unreached(self._at)
        if self._part is not None:
            standing = self._going.standing(step)
        elif self._building is not None:
            standing |= self._built()
        return {
            "step": self._going.draw(self._at),
            "standing": standing,
            "sheet": self._building.sheet() if self._building else {},
            "played": {name: _moves(timeline) for name, timeline in self._going.plays.items()},
        }

    def _built(self) -> Json:
        assert self._building is not None
        replies = self._building.replies()
        return {"reached": self._building.reached, "replies": replies, "rules": self.made.statements(replies)}

    def _show_building(self) -> None:
        drawn = self._drawn_step()
        with self.hold_sync():
            self.sheet, self.standing = drawn["sheet"], drawn["standing"]

    def _show(self, since: int | None) -> None:
        """Board and standing in one message: the page knows at once whether the board has gone past the goal."""
        with self.hold_sync():
            super()._show(since)
            if self._part is not None and self._at_ready():
                drawn = self._drawn_step()
                self.standing, self.played = drawn["standing"], drawn["played"]

    def _picture(self, since: int | None) -> dict[str, Any]:
        """What waits for a later step, or comes after the goal, cannot be pressed; and no position can be supposed."""
        picture = super()._picture(since)
        if self._part is None:
            return picture | {"choices": {}}
        step = self._going.step(self._at)
        if self._going.reached(step):
            return picture | {"choices": {}}
        reason = {
            "code": "",
            "text": _("Not in this step."),
            "rules": [],
            "brief": _("later"),
            "nearest": "",
            "can": False,
        }
        choices = {
            place: choice | {"state": "blocked", "preview": None, "reason": reason}
            if choice["move"] and self._part.waits(choice["move"])  # a rule that forbids it as well is not why
            else self._alone(choice) | {"reason": choice["reason"] and choice["reason"] | {"can": False}}
            for place, choice in picture["choices"].items()
        }
        return picture | {"choices": choices}

    def _alone(self, choice: dict[str, Any]) -> dict[str, Any]:
        """A choice that foresees itself alone: what is asked next is seen on the board when it is asked."""
        if choice["state"] != "legal":
            return choice
        alone = self.game.screen.alone(self.state, self.state.read(choice["move"]))
        return choice if alone is None else choice | {"preview": alone}

    def _go_on(self) -> None:
        """On to the reader's next choice, and no further than the goal."""
        if self._part is not None:
            self._going.go_on(self._part.step)

    def _check_open(self, move: str) -> None:
        """Raises: BadInput where nothing is to be played, or not yet."""
        if self._part is None or self._going.reached(self._part.step):
            raise BadInput(_("This step is done. Go on with Next."))
        if move and self.state.why_not(move) is None and self._part.waits(str(self.state.read(move))):
            raise BadInput(_("Not in this step."))

    def _keep(self) -> None:
        """Write down what is played, too, as soon as a page has shown the lesson to somebody."""
        if self.progress["time"]:
            self._memory.keep(self._course.key, dict(self.progress), self.played)


def _moves(timeline: Any) -> list[str]:
    """What the players have played, as text; luck answers by itself."""
    return [str(step.move) for step in timeline.steps[: timeline.at] if step.seat != LUCK]
