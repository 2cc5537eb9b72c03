"""Records: a game with its branches as JSON, with a digest of the position after each step; written, read, replayed.

The form, version 4 (keys in this order, moves in their text form):

    {"format": "yotd record", "version": 4, "game": "dragon",
     "start": {...},                              the first position, with its set-up and seed, as `to_json` writes it
     "name": "branch 1",                          the main line and its steps from the start
     "steps": [{"by": "Luck", "move": "row …", "digest": "…"}, {"by": "Ania", "move": "draft …", "digest": "…"}, …],
     "scores": {"Ania": 84, …},                   final points; null while the game goes on
     "branches": [{"name": "rich", "leaves": "branch 1", "after": 12, "steps": […], "scores": null}, …],
     "at": {"branch": "rich", "step": 14},        the marker; null at the end of the main line
     "comment": "…",                              about the start, as a step may have one; left out where there is none
     "luck": "17", "on": 12,                      it was played on after so many steps, and with which luck: a seed, or
                                                  "named"; a branch may have both; left out where there is nothing
     "programs": {"Bo": "Steward"}}               seats that a program plays; likewise

A step that is a supposition has the move "suppose …" and the supposed position as JSON under "position".

A branch begins after so many steps of a branch that is written before it, or of the main line, and holds the steps of
its own. A digest is the first 16 hexadecimal digits of the BLAKE2b hash of the position's JSON.

Versions 1 to 3 are still read; their digests are of positions in an older form, so they are not compared: their moves
must be possible and their final scores be right. Version 2 knew no suppositions; version 1 had a main line only,
without "name", "branches", "at" and comments.
The same goes for a record from before names had one form, if there are other names in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

import msgspec

from yotd_widget.engine.branches import Branch, final_scores
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import Luck
from yotd_widget.engine.luck import read as luck_read
from yotd_widget.engine.luck import written as luck_written
from yotd_widget.engine.moves import LUCK, LUCK_NAME, Refusal
from yotd_widget.engine.names import form, known
from yotd_widget.engine.supposed import Suppose, supposition
from yotd_widget.engine.texts import _, ngettext, quoted, speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node

FORMAT: Final = "yotd record"
VERSION: Final = 4

Count = Annotated[int, msgspec.Meta(ge=0)]


class BadRecord(BadInput):
    """A record that cannot be read or does not replay: one sentence that says where."""


class RecordedStep(msgspec.Struct, omit_defaults=True):
    """One decision: who took it, the move in its text form, the digest of the position after it; perhaps a comment.

    position: of a supposition, the supposed position.
    """

    by: str
    move: str
    digest: str
    comment: str = ""
    position: dict[str, Any] | None = None


Steps = Callable[[int, Timeline[Any]], Iterable[RecordedStep]]
"""The steps of the main line (0) or of a branch, in the order in which they are played on a timeline."""


class RecordedBranch(msgspec.Struct):
    """A branch: the one that it leaves, after how many of its steps, and what was played then."""

    name: str
    leaves: str
    after: Count
    steps: list[RecordedStep]
    scores: dict[str, int] | None = None
    luck: str = ""
    on: Count | None = None


class Marker(msgspec.Struct):
    """Where one was: so many steps from the start, on this branch."""

    branch: str
    step: Count


class Record(msgspec.Struct):
    """A game as it is written down; see the module's text for the JSON form."""

    format: Literal["yotd record"]
    version: Literal[1, 2, 3, 4]
    game: str
    start: dict[str, Any]
    steps: list[RecordedStep]
    scores: dict[str, int] | None = None
    name: str = "branch 1"
    branches: list[RecordedBranch] = []
    at: Marker | None = None
    comment: str = ""
    luck: str = ""
    on: Count | None = None
    programs: dict[str, str] = {}

    def to_json(self) -> str:
        """The record as indented JSON text, one step a line, the same bytes for the same game."""
        lines = [f"{_json(name)}: {_json(getattr(self, name))}" for name in ("format", "version", "game", "start")]
        lines += [f'"name": {_json(self.name)}', f'"steps": {_listed(self.steps)}', f'"scores": {_json(self.scores)}']
        lines.append(f'"branches": [{", ".join(map(_branch, self.branches))}]')
        lines.append(f'"at": {_json(self.at)}')
        more = ((name, getattr(self, name)) for name in ("comment", "luck", "on", "programs"))
        lines += [f"{_json(name)}: {_json(value)}" for name, value in more if value not in ("", None, {})]
        return "{" + ",\n ".join(lines) + "}\n"

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record of version 1 to 4. Raises: BadRecord."""
        if not isinstance(text, str | bytes):
            raise BadRecord(f"A record of a game is read from its JSON text, not from {short(text)}.")
        try:
            return msgspec.json.decode(text, type=Record)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise BadRecord(_("This is not a record of a game: {fault}.").format(fault=error)) from None

    def __str__(self) -> str:
        """What game it is and how far it went, in a line or two."""
        # Translators: {game}: its name; {steps}: "12 steps"
        line = _("Record of a game of {game}: {steps}").format(game=self.game, steps=_steps_of(self.steps))
        if self.scores is not None:
            scores = ", ".join(f"{name} {points}" for name, points in self.scores.items())
            # Translators: {record}: the line before; {scores}: "Ada 84, Bo 71"
            line = _("{record}, over: {scores}").format(record=line, scores=scores)
        if not self.branches:
            return line
        others = ", ".join(f"{quoted(branch.name)} ({_steps_of(branch.steps)})" for branch in self.branches)
        return line + "\n" + _("Besides “{branch}”: {others}").format(branch=self.name, others=others)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """In a notebook a record is one or two lines; `to_json` gives all of it."""
        printer.text(str(self))

    def to_code(self) -> str:
        """The record as one word for a link or a message. Raises: ValueError if it is too long for one; BadRecord."""
        from yotd_widget.engine.game_codes import code_of  # needs records itself

        return code_of(replay(self))

    @staticmethod
    def from_code(code: str) -> Record:
        """Read a record from its share code. Raises: BadCode, BadRecord."""
        return record(_of_code(code))


def digest(position: Any) -> str:
    """A fingerprint of a position: equal positions have equal ones, on every machine."""
    return blake2b(position.to_json().encode(), digest_size=8).hexdigest()


def record(timeline: Timeline[Any], *, line: bool = False) -> Record:
    """Write down a timeline with all its branches and its marker.

    line: write the steps from the start to the marker only. Raises: BadInput for a game seen by one player, who does
    not see all of it.
    """
    if line:
        with speaking("en"):
            branch = next(each for each in timeline.branches if each.current)
        written = _begun(timeline, branch, final_scores(timeline.state))
        written.steps = _steps(timeline.node.path()[1:])
        return written
    written, own = outlined(timeline)
    written.steps = _steps(own[0])
    for told, nodes in zip(written.branches, own[1:], strict=True):
        told.steps = _steps(nodes)
    return written


def outlined(timeline: Timeline[Any]) -> tuple[Record, list[list[Node]]]:
    """The record of a timeline without steps, and the nodes of the steps of the main line and of each branch.

    Raises: as `record`.
    """
    with speaking("en"):  # a record is the same whoever reads the game
        main, *others = branches = timeline.branches
    current = next(branch for branch in branches if branch.current)
    written = _begun(timeline, main, main.scores)
    for branch in others:
        luck = luck_written(branch.luck, timeline.start.luck)
        written.branches.append(
            RecordedBranch(branch.name, str(branch.leaves), branch.after, [], branch.scores, luck, branch.on)
        )
    if not (current.main and timeline.at == main.steps):
        written.at = Marker(current.name, timeline.at)
    return written, [timeline.find(branch.last).path()[branch.after + 1 :] for branch in branches]


def _begun(timeline: Timeline[Any], branch: Branch, scores: dict[str, int] | None) -> Record:
    if timeline.eyes is not None:
        player = timeline.start.player(timeline.eyes)
        raise BadInput(
            _("A record holds a whole game, and {player} does not see all of this one.").format(player=player)
        )
    start = msgspec.json.decode(timeline.start.to_json())
    comment = timeline.find(0).comment
    game = timeline.start.game.name
    written = Record(FORMAT, VERSION, game, start, [], scores, branch.name, branches=[], comment=comment)
    written.programs = dict(timeline.programs)
    written.luck, written.on = luck_written(branch.luck, timeline.start.luck), branch.on
    return written


def replay(written: Record | str) -> Timeline[Any]:
    """Play a record, or the code of a game, again by the rules of its game, branch by branch, and check every digest.

    The nodes are numbered anew, the main line first.
    Raises: BadRecord at the first step that does not fit; BadCode; NotFound for a game that is not here; WrongKind for
    what is no record.
    """
    if isinstance(written, str):
        return _of_code(written)
    if not isinstance(written, Record):
        raise WrongKind(_("a game is replayed from its record, not from {given}").format(given=short(written)))
    game = load(written.game)
    try:
        start = game.positions.from_json(msgspec.json.encode(written.start))
    except ValueError as error:
        raise BadRecord(_("The record's first position cannot be: {fault}.").format(fault=error)) from None
    steps = [written.steps, *(branch.steps for branch in written.branches)]
    return rebuilt(written, start, lambda branch, _timeline: steps[branch], is_checked=True)


def rebuilt(written: Record, start: Any, steps: Steps, *, is_checked: bool) -> Timeline[Any]:
    """Play the branches of a record. steps: those of each. is_checked: whether it has digests and scores to compare.

    Raises: BadRecord at the first step that does not fit.
    """
    timeline: Timeline[Any] = Timeline(start, luck=None)  # chance is in the record
    with_digests = is_checked and written.version == VERSION and all(step.by == form(step.by) for step in written.steps)
    timeline.comment(written.comment)
    _name(timeline.branch, written.name)
    main = written.name if written.branches else ""
    _play(timeline, steps(0, timeline), main, with_digests=with_digests)
    if is_checked:
        _check_scores(timeline, written.scores, main)
    length = len(timeline)
    lucks = {timeline.branches[0].name: _goes_on(written, start.luck)}
    for number, branch in enumerate(written.branches, 1):
        # Translators: "The branch “rich” begins after step 12 of “branch 1”, and there is no such step before it."
        begins = _("The branch “{name}” begins after step {step} of “{branch}”, and there is no such step before it.")
        _jump(timeline, Marker(branch.leaves, branch.after), begins, name=branch.name)
        _name(timeline.fork, branch.name)
        _play(timeline, steps(number, timeline), branch.name, with_digests=with_digests)
        if is_checked:
            _check_scores(timeline, branch.scores, branch.name)
        lucks[branch.name] = _goes_on(branch, start.luck)
    for name, (luck, on) in lucks.items():
        timeline.go(name).luck = luck
        timeline.played_on_after(on)
    timeline.programs = {known(player, start.players): program for player, program in written.programs.items()}
    stands = _("The marker stands after step {step} of “{branch}”, and there is no such step before it.")
    _jump(timeline, written.at or Marker(timeline.branches[0].name, length), stands)
    return timeline


def _goes_on(written: Record | RecordedBranch, own: Luck | None) -> tuple[Luck | None, int | None]:
    """How luck goes on at the end of a branch, left out by that of the game's seed; and where that began."""
    try:
        return luck_read(written.luck, own), written.on
    except ValueError:
        text = _("The luck of a branch is a number or “named”, not {given}.")
        raise BadRecord(text.format(given=short(written.luck))) from None


def expression(timeline: Timeline[Any]) -> str:
    """Python that makes a timeline anew, with all its branches. Raises: BadInput if it is too long for a code."""
    from yotd_widget.engine.game_codes import code_of  # needs records itself

    return f'yw.replay("{code_of(timeline)}")'


def _of_code(code: str) -> Timeline[Any]:
    from yotd_widget.engine.game_codes import timeline_of_code  # needs records itself

    return timeline_of_code(code)


def _steps(nodes: Iterable[Node]) -> list[RecordedStep]:
    """The steps that led to nodes."""
    steps = []
    for node in nodes:
        move = node.step.move  # type: ignore[union-attr]
        by = LUCK_NAME if node.step.seat == LUCK else node.state.player(node.step.seat)  # type: ignore[union-attr]
        supposed = msgspec.json.decode(move.position) if isinstance(move, Suppose) else None
        steps.append(RecordedStep(by, str(move), digest(node.state), node.comment, supposed))
    return steps


def _play(timeline: Timeline[Any], steps: Iterable[RecordedStep], branch: str, *, with_digests: bool) -> None:
    """Play the steps of a branch. branch: its name, empty where there is only one."""
    for step in steps:
        number = timeline.at + 1
        try:
            if step.position is not None:
                _suppose(timeline, step)
            else:
                timeline.play(step.move, by=step.by)
        except Refusal as refusal:
            # Translators: {step}: "Step 3, “Ada: pass”"
            impossible = _("{step}, is not possible: {reason}")
            raise BadRecord(impossible.format(step=_named(step, number, branch), reason=refusal.text)) from None
        except BadInput as error:
            impossible = _("{step}, supposes a position that cannot be: {fault}.")
            raise BadRecord(impossible.format(step=_named(step, number, branch), fault=error)) from None
        if with_digests and digest(timeline.state) != step.digest:
            damaged = _("{step}, does not match its digest: the file is damaged.")
            raise BadRecord(damaged.format(step=_named(step, number, branch)))
        timeline.comment(step.comment)


def _suppose(timeline: Timeline[Any], step: RecordedStep) -> None:
    """Take the step of a supposition on the branch that is being written, whose name the record has."""
    text = step.move.removeprefix("suppose ")
    if text == step.move:
        raise BadInput(_("its move does not begin with “suppose”"))
    position = timeline.state.from_json(msgspec.json.encode(step.position))
    timeline.take(supposition(timeline.state, position, text))


def _named(step: RecordedStep, number: int, branch: str) -> str:
    """A step as an error names it."""
    # Translators: who did what, as "Step 3, “Ada: pass”"
    named = _("Step {number}, “{player}: {move}”")
    if branch:
        named = _("Branch “{branch}”, step {number}, “{player}: {move}”")
    return named.format(branch=branch, number=number, player=step.by, move=step.move)


def _check_scores(timeline: Timeline[Any], scores: dict[str, int] | None, branch: str) -> None:
    if final_scores(timeline.state) != (scores and {form(player): points for player, points in scores.items()}):
        if branch:
            differs = _("The final scores of “{branch}” do not match the steps: the file is damaged.")
            raise BadRecord(differs.format(branch=branch))
        raise BadRecord(_("The final scores do not match the steps: the file is damaged."))


def _name(give: Callable[[str], object], name: str) -> None:
    try:
        give(name)
    except ValueError as error:
        raise BadRecord(_("The name of a branch cannot be: {fault}").format(fault=error)) from None


def _jump(timeline: Timeline[Any], to: Marker, missing: str, **named: str) -> None:
    """Go to a step. missing: what is said if it is not there; named: what else fills it."""
    try:
        timeline.go(to.branch).jump(to.step)
    except LookupError:
        raise BadRecord(missing.format(step=to.step, branch=to.branch, **named)) from None


def _steps_of(steps: list[RecordedStep]) -> str:
    return ngettext("{count} step", "{count} steps", len(steps)).format(count=len(steps))


def _branch(branch: RecordedBranch) -> str:
    on = [("luck", branch.luck), ("on", branch.on)]
    tail = "".join(f', "{name}": {_json(value)}' for name, value in on if value not in ("", None))
    head = ", ".join(f'"{name}": {_json(getattr(branch, name))}' for name in ("name", "leaves", "after"))
    return f'\n  {{{head}, "steps": {_listed(branch.steps, "   ")}, "scores": {_json(branch.scores)}{tail}}}'


def _listed(steps: list[RecordedStep], indent: str = "  ") -> str:
    if not steps:
        return "[]"
    return f"[\n{indent}" + f",\n{indent}".join(map(_json, steps)) + f"\n{indent[:-1]}]"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
