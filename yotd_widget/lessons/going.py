"""A reader's way through a lesson: where each step begins and ends, what was played, and how a step is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from yotd_widget.engine.errors import OneSentence
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import language
from yotd_widget.engine.timeline import Timeline
from yotd_widget.lessons import asked, clauses, played, tried, watched
from yotd_widget.lessons.happened import Stretch, ended, stretches
from yotd_widget.lessons.made import Json, Made, Unplayed
from yotd_widget.lessons.text import Step

AGAIN: Final = "again:"
"""How the id of a missed step begins that comes back with other numbers."""


class Going:
    """A lesson that somebody goes through. plays: of each play step that was begun, the game as it stands."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.plays: dict[str, Timeline[Any]] = {}
        self._drawn: dict[tuple[str, str, str], Json] = {}
        self._parts: dict[str, played.Part] = {}

    def speak(self, made: Made) -> None:
        """Go on with the same lesson in the words of another language."""
        self.made = made
        self._parts.clear()

    # --- steps ---

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the text."""
        return self.made.text.steps

    def step(self, name: str) -> Step:
        """A step by its id, also one that comes back. Raises: KeyError."""
        found = {step.id: step for step in self.steps}
        return found[name.removeprefix(AGAIN)]

    def position(self, step: Step) -> Any:
        """The position that a step begins with. Raises: Unplayed; BadLesson."""
        return self.made.position(step, self.end)

    def end(self, step: Step) -> Any:
        """The position that a step ends with. Raises: Unplayed where it has not been played yet."""
        if step.kind == "play":
            if not self.begun(step) or not self.through_with(step):
                raise Unplayed(step.id)
            return self.plays[step.id].state
        if step.kind == "watch":
            return self._watched(step)[1]
        position = self.position(step)
        if step.kind == "predict" and not step.options:
            strides = asked.led(self.made, asked.inquiry(self.made, step, position))
            return strides[-1].after if strides else position
        return position

    # --- play ---

    def part(self, step: Step) -> played.Part:
        """A play step with its goal. Raises: Unplayed."""
        if step.id not in self._parts:
            self._parts[step.id] = played.part(self.made, step, self.position(step))
        return self._parts[step.id]

    def begun(self, step: Step) -> bool:
        """Whether a step is being played, from where it begins now. Raises: Unplayed."""
        return step.id in self.plays and self.plays[step.id].start == self.position(step)

    def begin(self, step: Step, moves: Sequence[str] = ()) -> Timeline[Any]:
        """A play step from its beginning, with moves that were played before; those that do not fit any more are left.

        Raises: Unplayed.
        """
        timeline = self.plays[step.id] = Timeline(self.position(step))
        try:
            timeline.play(*moves)
        except OneSentence:
            self.plays[step.id] = timeline = Timeline(self.position(step))
        self.go_on(step)
        return timeline

    def way(self, step: Step) -> list[Stretch]:
        """What has been played in a step, up to where it stands. Raises: Unplayed."""
        if step.id not in self.plays:
            raise Unplayed(step.id)
        timeline = self.plays[step.id]
        return stretches(timeline.start, timeline.steps[: timeline.at])

    def reached(self, step: Step) -> bool:
        """Whether the goal of a play step is reached."""
        return self.part(step).reached(self.way(step), self.plays[step.id].state)

    def through_with(self, step: Step) -> bool:
        """Whether nothing is left to be played in a step: its goal is reached, or the game is over."""
        return self.reached(step) or not self.plays[step.id].state.agenda

    def go_on(self, step: Step) -> None:
        """Luck and the others play until the reader decides, or the goal is reached."""
        part, timeline = self.part(step), self.plays[step.id]
        while not part.reached(self.way(step), timeline.state):
            decision = timeline.state.decision
            if decision is None or decision.seat == part.seat:
                return
            if decision.seat == LUCK:
                timeline.luck = timeline.luck or timeline.start.luck or SeededLuck(0)
                timeline.deal()
            else:
                timeline.play(self.made.game.partner.choose(timeline.state))

    def through(self, step: Step) -> None:
        """A program plays for the reader until the goal is reached. Raises: Unplayed."""
        if not self.begun(step):
            self.begin(step)
        part, timeline = self.part(step), self.plays[step.id]
        while not self.through_with(step):
            timeline.play(self.chosen(part, timeline.state))
            self.go_on(step)

    def reach(self, step: Step) -> None:
        """A program plays all plays that a step goes on from and that were skipped."""
        try:
            self.position(step)
        except Unplayed as missing:
            before = self.step(str(missing))
            self.reach(before)
            self.through(before)
            self.reach(step)

    def chosen(self, part: played.Part, state: Any) -> Any:
        """What a program would choose for the reader among what the step leaves; anything where it leaves nothing."""
        move = self.made.game.partner.choose(state)
        return move if not part.waits(str(move)) else next(iter(self.options(part, state)), move)

    def options(self, part: played.Part, state: Any) -> list[Any]:
        """What the reader can do in a play step."""
        return [move for move in state.options() if not part.waits(str(move))]

    # --- for the page ---

    def draw(self, name: str) -> Json:
        """The `Step` of the page. Raises: Unplayed where it depends on what is still to be played; BadLesson."""
        step = self.step(name)
        position = None if name.startswith(AGAIN) else self.position(step)
        key = language(), name, position.to_json() if position is not None and self.made.goes_on(step) else ""
        if key not in self._drawn:
            self._drawn[key] = self._draw(step, name, position)
        return self._drawn[key]

    def _draw(self, step: Step, name: str, position: Any) -> Json:
        drawn: Json = {
            "id": name,
            "kind": step.kind,
            "again": False,
            "heading": step.heading,
            "texts": list(step.texts),
            "hints": list(step.hints),
            "picture": None,
            "regions": self.made.regions(step),
            "asked": None,
            "outcome": None,
            "frames": [],
            "varied": None,
            "reply": None,
        }
        with self.made.line(step.line):
            if name.startswith(AGAIN):
                drawn |= self._again(step)
            else:
                drawn |= getattr(self, f"_{step.kind}")(step, position)
        drawn["texts"] = [self._said(step, text, position) for text in drawn["texts"]]
        drawn["hints"] = [self._said(step, text, position) for text in drawn["hints"]]
        return drawn | {"rules": self.made.statements(drawn)}

    def _said(self, step: Step, text: str, position: Any) -> str:
        known = {} if position is None else {"player": position.players[self._seat(step, position)]}
        return self.made.filled(text, step.line, known)

    def _seat(self, step: Step, position: Any) -> int:
        return self.made.seat(position, step.clauses.get("as", ""))

    def _say(self, step: Step, position: Any) -> Json:
        return {"picture": self.made.picture(position, self._seat(step, position), step)}

    def _play(self, _step: Step, _position: Any) -> Json:
        return {}

    def _build(self, _step: Step, _position: Any) -> Json:
        return {}

    def _ask(self, step: Step, position: Any, *, gate: bool = False) -> Json:
        if step.options:
            picture = None if position is None else self.made.picture(position, self._seat(step, position), step)
            return {"picture": picture, "asked": asked.of_options(self.made, step, gate=gate)}
        found = asked.inquiry(self.made, step, position)
        return self._inquired(step, found, gate=gate)

    def _predict(self, step: Step, position: Any) -> Json:
        return self._ask(step, position, gate=True)

    def _inquired(self, step: Step, found: asked.Inquiry, *, gate: bool) -> Json:
        return {
            "picture": self.made.picture(found.seen, found.seat, step, about=found.about),
            "asked": asked.of_template(self.made, step, found, gate=gate),
            "outcome": asked.outcome(self.made, step, found) if gate else None,
        }

    def again(self, step: Step) -> asked.Inquiry:
        """The question of a step at another position, for those who missed it. Raises: OneSentence."""
        query, words = self.made.query(step), step.clauses["again"]
        first, _blank, rest = words.partition(" ")
        if "." in first:
            player, words = clauses.whose(rest)
            query = clauses.Query(first, player or query.player)
        place = clauses.place(words)
        facts = {name: place.changes.pop(name) for name in asked.takes(self.made, query) if name in place.changes}
        query = msgspec.structs.replace(query, facts=query.facts | facts)
        return asked.inquiry(self.made, step, self.made.example(place), query, words)

    def _again(self, step: Step) -> Json:
        """Heading and paragraphs tell of the old things, so the question is told whole."""
        found = self.again(step)
        told = {"heading": self.made.text.title, "texts": [found.question.text], "hints": []}
        return {"kind": "ask", "again": True} | told | self._inquired(step, found, gate=False)

    def _watch(self, step: Step, position: Any) -> Json:
        way, _end = self._watched(step)
        reply = step.said("")
        return {
            "frames": watched.frames(self.made, step, way, self._seat(step, position)),
            "reply": self.made.reply(self._said(step, reply, position)) if reply else None,
        }

    def _watched(self, step: Step) -> tuple[Sequence[Stretch], Any]:
        """What a watch tells of: the step before where that was played, else what comes of its own position."""
        before = self.made.before(step)
        if before is not None and before.kind == "play" and watched.retells(step):
            way, end = self.way(before), self.end(before)
            if watched.told(watched.wanted(step), way):
                return way, end
            more, end = watched.onward(self.made.game, end, watched.wanted(step))
            return [*way, *more], end
        position, moves = self.made.place(step, self.end), clauses.listed(step.clauses.get("moves", ""), ";")
        timeline = Timeline(position, luck=None).play(*moves)
        way = stretches(position, timeline.steps)
        names = watched.wanted(step)
        if watched.told(names[-1:], way):
            return way, timeline.state
        more, end = watched.onward(self.made.game, timeline.state, names)
        return [*way, *more], end

    def _try(self, step: Step, position: Any) -> Json:
        frames, varied = tried.tried(self.made, step, position)
        reply = step.said("")
        return {
            "frames": frames,
            "varied": varied,
            "reply": self.made.reply(self._said(step, reply, position)) if reply else None,
        }

    def standing(self, step: Step) -> Json:
        """How a play step stands: the `Standing` of the page."""
        seat = self.part(step).seat
        own = [at for at, stretch in enumerate(self.way(step)) if stretch.seat == seat]
        found: Json = unreached(step.id, seat) | {"moved": bool(own), "reached": self.reached(step)}
        if own and not found["reached"]:
            found["since"] = list(ended(self.way(step)[own[-1] :]))
        if found["reached"] and (way := self.way(step)):
            found["replies"], found["picture"] = played.replies(self.made, self.part(step), way)
        return found | {"rules": self.made.statements(found["replies"])}


def unreached(name: str, seat: int | None = None) -> Json:
    """The `Standing` of a step in which nothing is reached yet. seat: whose board it is, where one plays."""
    return {
        "id": name,
        "seat": seat,
        "moved": False,
        "since": [],
        "reached": False,
        "replies": [],
        "picture": None,
        "rules": {},
    }
