"""Play: a game on a board in the notebook. Python keeps the truth; the page shows pictures and sends moves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

import msgspec
import traitlets

from yotd_widget.engine.doors import at_hand
from yotd_widget.engine.errors import BadInput, WrongKind, short
from yotd_widget.engine.game import Game
from yotd_widget.engine.game_codes import code_of
from yotd_widget.engine.history import History
from yotd_widget.engine.luck import NamedLuck, Onward, SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.names import known
from yotd_widget.engine.policies import Policy, RandomPolicy, called
from yotd_widget.engine.position import Position
from yotd_widget.engine.records import record
from yotd_widget.engine.texts import _, speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.tree import Node
from yotd_widget.widgets import desk
from yotd_widget.widgets.ahead import Ahead
from yotd_widget.widgets.analysing import Analysing
from yotd_widget.widgets.board import seat_of
from yotd_widget.widgets.chancing import Chanced, asker
from yotd_widget.widgets.counting import answered
from yotd_widget.widgets.keeping import Keeping, moment, told
from yotd_widget.widgets.once import sent
from yotd_widget.widgets.reviewing import Reviewed, reviewed_seats
from yotd_widget.widgets.typed import obey

CHOICES: Final = 250
"""Outcomes of luck that one can choose from; more are typed."""
PACES: Final = ("auto", "next", "off")


class Play(Ahead, Analysing, Keeping):
    """A playable board. `w.state` and `w.timeline` hold the position after each click; set them to move the board.

    `w.earlier`: the games that were played on it before, if its readers began or opened others.

    game: a position, or a timeline (which is then played on), or the code of either. auto: names of players whose seats
    the program takes.
    policy: chooses for them, at random if left out. seat: of the player whose eyes it is for, by name or by number:
    what is hidden from that player is not shown; left out, nothing is hidden. pace: how the page tells what happens at
    the end of a period: "auto" shows it by itself, "next" waits for a button, for those who teach, "off" shows the
    outcome alone. options: those of every `Widget`, such as `language="pl"`.
    Raises: TypeError for anything else, ValueError for a name nobody has, TraitError for another pace.

    Example: `w = Play(dragon.new_game(["Ania", "Benek"], seed=7), auto=["Benek"])`.
    """

    view = "play"

    snapshot = traitlets.Dict(help="The picture on the screen, made by the game.").tag(
        sync=True, echo_update=False, to_json=sent
    )

    pace = traitlets.Enum(PACES, default_value="auto", help="How chapters of the story follow each other.").tag(
        sync=True, option=True
    )

    def __init__(
        self,
        game: Position | Timeline[Any] | str,
        *,
        auto: Iterable[str] = (),
        policy: Policy | None = None,
        seat: str | int | None = None,
        **options: Any,
    ) -> None:
        self._revision = 0
        self._game = 0
        self._history = History()
        self.earlier: list[Timeline[Any]] = []
        if policy is not None and not hasattr(policy, "choose"):
            raise WrongKind(_("a policy has a method choose(position); {given} has none").format(given=short(policy)))
        self._policy = policy or RandomPolicy()
        self._timeline = _timeline(game)
        self._seat = seat_of(self._timeline.start, seat)
        self._asked = dict.fromkeys(self._named(auto), self._policy)
        self._programs: dict[str, Policy] = {}
        self._sit_down(self._asked)
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
        """The game as played so far. Setting it, to another game's as well, shows its present position."""
        return self._timeline

    @timeline.setter
    def timeline(self, timeline: Timeline[Any]) -> None:
        with self._lock:
            before, self._timeline = self._timeline, _timeline(timeline)
            self._history, self._game = History(), self._game + 1  # its nodes are others under the same numbers
            try:
                self._sit_down(self._staying())
                seat_of(self._timeline.start, self._seat)
                self._go_on()
            except Exception:
                self._timeline = before
                raise
            finally:
                with speaking(self.language), self.hold_sync():
                    self._dress()
                    self._show(None)

    @property
    def seat(self) -> int | None:
        """Of the player whose eyes it is for; None where nothing is hidden. Set it where another sits down."""
        return self._seat

    @seat.setter
    def seat(self, seat: str | int | None) -> None:
        with self._lock:
            self._seat = seat_of(self.state, seat)
            self._history, self._game = History(), self._game + 1  # the page forgets what the other has seen
            self._show(None)

    @property
    def seen(self) -> Timeline[Any]:
        """The game as the page may know it: what is hidden from the player on `seat` is not in it."""
        return self._timeline.seen_by(self._seat)

    @property
    def programs(self) -> dict[str, Policy]:
        """Who plays a seat for a program, by the name of the player."""
        return dict(self._programs)

    def play_on(
        self, luck: Onward = "same", *, at: str | int | Node | None = None, programs: Mapping[str, Any] | None = None
    ) -> Play:
        """Go on from any position, on a branch of its own; the board says so.

        luck: "same", "new", a number as its seed, or "named": what chance decides stays open until you play it. at: a
        node or a branch; left out, where the board stands. programs: as of `hand_over`; left out, all stay.
        """
        if luck == "named" and self.seen.eyes is not None:
            raise BadInput(_("Who does not see everything cannot say what luck brings."))
        given = None if programs is None else self._given(programs)

        def act() -> None:
            self._timeline.play_on(luck, at=at)
            if given is not None:
                self._seat_programs(given)

        self._change(act, news=False)
        return self

    def hand_over(self, programs: Mapping[str, Any]) -> Play:
        """Let programs take seats from here on, or give them back.

        programs: by the name of a player, what a program is called ("Steward"), any policy, or None for a person; who
        is not named stays. Raises: BadInput, WrongKind.
        """
        given = self._given(programs)
        self._change(lambda: self._seat_programs(given), news=False)
        return self

    @property
    def game(self) -> Game[Any]:
        """The game that is played, with its rooms."""
        game: Game[Any] = self.state.game
        return game

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

    def try_move(self, move: object) -> Play:
        """Change the position a little so that a refused move becomes possible, on a branch of its own.

        The step is no move of the game; what it changes is the `nearest` of the refusal. Raises: BadInput for a move
        that is legal already, or that no small change makes possible.
        """
        remedy = self.game.reasons.remedy(self.state, move)
        if not remedy.can_be_tried:
            raise BadInput(remedy.text)
        self._change(lambda: self._timeline.suppose(remedy.state, remedy.what))
        return self

    def try_less(self, way: int = 0) -> Play:
        """Go back before the event and change the position a little, so that the open question demands one less.

        way: which of those that the question offers (`Reasons.ways_to_less`). What led to the question is played again,
        on a branch of its own. Raises: BadInput where there is no such way.
        """
        ways = self.game.reasons.ways_to_less(self.state, self._timeline.node)
        if way not in range(len(ways)):
            raise BadInput(_("Nothing near makes the number smaller here."))
        self._change(lambda: ways[way].try_it(self._timeline))
        return self

    def again(self) -> Play:
        """Begin a new game of the same players with the same options; the one so far is the last of `earlier`."""
        with self._lock:
            self._put(Timeline(self.game.again(self.state, secrets.randbits(32))))
        return self

    def change(self, act: Callable[[], object]) -> Play:
        """Carry out a change of `timeline`, such as `timeline.promote`, and show what has become of it."""
        self._change(act, news=False)
        return self

    def __repr__(self) -> str:
        return f"Play({self._timeline!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        return {"snapshot": self._picture(None)}

    def _twin(self) -> dict[str, str]:
        return self.game.screen.printed(self.snapshot)

    def _stamp(self) -> dict[str, Any]:
        return {"revision": self._revision}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        """Messages `kind` are obeyed by `_on_kind`; a move only if it was made on the position that is shown."""
        kind = message.get("kind")
        if kind in self.MOVES:
            if not self._is_of_now(message):
                self._show(None)  # a click on a picture that is no longer true changes nothing
                return {"kind": "stale"}
        elif kind in self.KEEPING:
            return self._keeps(message)
        elif kind not in self.REQUESTS:
            return super()._obey(message)
        return getattr(self, f"_on_{kind}")(message) or {}

    def _is_of_now(self, message: dict[str, Any]) -> bool:
        """Whether it was sent from the picture that is true now."""
        return message.get("revision") == self._revision and self.state is self._shown

    MOVES: ClassVar[tuple[str, ...]] = (
        "play",
        "take_back",
        "undo",
        "redo",
        "jump",
        "go",
        "try",
        "again",
        "command",
    )
    """Messages that move the board; each names the revision of the picture on which it was made."""

    REQUESTS: ClassVar[tuple[str, ...]] = (
        "ahead",
        "analyse",
        "branch",
        "branches",
        "chances",
        "compare",
        "history",
        "points",
        "play_on",
        "review",
        "explain",
        "rule",
    )
    """Messages that mean the same on any picture: questions, and what is done with branches by their names."""

    def _on_play(self, message: dict[str, Any]) -> None:
        self.check_turn()
        self._change(lambda: self._timeline.play(str(message.get("move"))))

    def _on_take_back(self, message: dict[str, Any]) -> None:
        self.check_turn()
        self._change(lambda: self._timeline.take_back(message.get("move")), news=False)

    def _on_undo(self, message: dict[str, Any]) -> None:
        self._change(lambda: self._repeat(self._undo, message), news=False)

    def _on_redo(self, message: dict[str, Any]) -> None:
        self._change(lambda: self._repeat(self._redo, message))

    def _on_jump(self, message: dict[str, Any]) -> None:
        self._change(lambda: self._timeline.jump(_number(message.get("step"))), news=False)

    def _on_go(self, message: dict[str, Any]) -> None:
        self._change(lambda: self._timeline.go(_number(message.get("node"))), news=False)

    def _on_try(self, message: dict[str, Any]) -> None:
        self.check_eyes()
        if "way" in message:
            self.try_less(_number(message["way"]))
        else:
            self.try_move(message.get("move"))

    def _on_again(self, _message: dict[str, Any]) -> None:
        self.again()

    def _on_command(self, message: dict[str, Any]) -> dict[str, Any]:
        return obey(self, str(message.get("text")))

    def _on_play_on(self, message: dict[str, Any]) -> None:
        self.play_on(message.get("luck", "same"), at=message.get("node"), programs=message.get("programs"))

    def _on_explain(self, message: dict[str, Any]) -> dict[str, Any]:
        """Of a move what it does, and why; without one why the question is asked."""
        if "move" not in message:
            return {"kind": "explained"} | self.why_asked()
        return {"kind": "explained", "lines": self.why_lines(str(message.get("move")))}

    def _on_rule(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "rule", "rule": msgspec.to_builtins(self.game.reading.rule(str(message.get("id"))))}

    def _on_history(self, message: dict[str, Any]) -> dict[str, Any]:
        """Records of steps to look back at: as many of those asked for as one message holds, one at least."""
        nodes = message.get("nodes")
        if not isinstance(nodes, list):
            raise ValueError(f"{nodes!r} is no list of nodes")
        answer = {"kind": "history"} | self._records(self._history, self.seen, nodes)
        return answer | {"rescue": self._rescue()} if len(answer["steps"]) == len(nodes) else answer

    def _records(self, history: History, seen: Timeline[Any], nodes: list[int]) -> dict[str, Any]:
        steps = history.some(seen, nodes)
        rules = self.game.screen.rules_of(steps)
        return {"game": self._game, "language": self.language, "steps": steps, "rules": rules}

    def _on_branches(self, _message: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "branches", "tree": desk.picture(self.seen)}

    def _on_branch(self, message: dict[str, Any]) -> None:
        self.change(lambda: desk.act(self._timeline, message))

    def _on_compare(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "compare"} | desk.compare_with(self.seen, message)

    def _on_points(self, _message: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "points", "sheet": self.game.reading.points(self.seen)}

    def _on_analyse(self, message: dict[str, Any]) -> dict[str, Any]:
        return {"kind": "analyse"} | self._analysed(message)

    def _to_analyse(self, message: dict[str, Any]) -> tuple[Any, int]:
        """The position at the marker, or at the node that is looked at."""
        node = self._timeline.find(_number(message["node"])) if "node" in message else self._timeline.node
        self.check_turn(node.state)
        return node.state, node.id

    def _on_chances(self, message: dict[str, Any]) -> dict[str, Any]:
        """What luck decides next, for whose eyes the board is, or else for whoever decides."""
        node = self._timeline.find(_number(message["node"])) if "node" in message else self._timeline.node
        seat = asker(node.state, self.seen.eyes)
        counted = self._counted("chances", message, (node, seat), lambda: Chanced(node.state, seat, node=node.id))
        return answered("chances", counted, message)

    def _on_review(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the decisions of a player have cost; where something is hidden, only for whose eyes the board is."""
        timeline, seats = self._timeline, reviewed_seats(self.state.players, self.seen.eyes, self.auto)
        seat = message.get("seat")
        seat = seat if seat in seats else seats[0]
        about = (seat, tuple(timeline.path))
        counted = self._counted("review", message, about, lambda: Reviewed(timeline, seat, seats))
        if counted is not None:
            counted.names = message.get("names") is not False
        return answered("review", counted, message)

    def _leave(self) -> None:
        super()._leave()
        self._stop_analysis()

    def why_asked(self) -> dict[str, Any]:
        """Why the question is asked, of what is seen here."""
        seen = self.seen
        return self.game.reasons.why_asked(seen.state, self._timeline.node if seen.eyes is None else None)

    def why_lines(self, move: object) -> list[dict[str, Any]]:
        """What a move does, and why: for one pair of eyes what it does to that player. Raises: Refusal."""
        self.check_turn()
        return self.game.reasons.why_lines(self.seen.state, move, self.seen.eyes)

    def check_eyes(self) -> None:
        """Refuse what can only be tried by playing on. Raises: BadInput where a player does not see all there is."""
        if (eyes := self.seen.eyes) is not None:
            player = self.state.player(eyes)
            raise BadInput(
                _("This cannot be tried here: it would tell what {player} cannot see.").format(player=player)
            )

    def check_turn(self, state: Any = None) -> None:
        """Refuse a move for somebody else, which would tell what that player holds. state: left out, the present one.

        Raises: Refusal.
        """
        state = self.state if state is None else state
        eyes, decision = self.seen.eyes, state.decision
        if eyes is not None and decision is not None and decision.seat not in (eyes, LUCK):
            raise state.untimely(state.player(eyes))

    # --- inside ---

    def _rescue(self) -> str:
        """The line that makes this board anew in another kernel; empty where it is too long, or would tell too much."""
        try:
            code = code_of(self.seen)
        except BadInput:
            return ""
        named = {name for name, each in self._timeline.programs.items() if each in self.game.programs}
        auto = f", auto={sorted(self.auto - named)}" if self.auto - named else ""  # the record has the others
        seat = "" if self._seat is None else f", seat={self._seat}"
        return f'import yotd_widget as yw; yw.Play("{code}"{auto}{seat})'

    def _change(self, act: Callable[[], object], *, news: bool = True) -> None:
        with self._lock:
            since = self._timeline.at
            self._touch()
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
        return self._picture_of(self._timeline, self._revision, since)

    def _picture_of(self, timeline: Timeline[Any], revision: int, since: int | None) -> dict[str, Any]:
        screen = timeline.start.game.screen
        picture: dict[str, Any] = screen.picture(timeline, revision=revision, since=since, seat=self._seat)
        picture["timeline"]["game"] = self._game
        picture["onward"] = self._onward(timeline)
        return picture

    def _onward(self, timeline: Timeline[Any]) -> dict[str, Any]:
        """How the game goes on there: who plays what, which luck, and what could be chosen."""
        seen, who = timeline.seen_by(self._seat), timeline.programs
        on = desk.played_on(seen)
        # Translators: {program} is as “Steward”
        plays = [_("{program} plays {player}").format(program=who[name], player=name) for name in sorted(who)]
        return {
            "told": " · ".join(filter(None, [*on, *plays])) if on or self._handed else "",
            "programs": [*self.game.programs],
            "seats": [{"name": name, "program": who.get(name, "")} for name in timeline.start.players],
            "names_luck": seen.eyes is None,
            "luck": _open_luck(timeline),
        }

    # --- what is kept ---

    def _file(self) -> tuple[str, str]:
        return f"{self.game.name}-{self._timeline.at}", record(self.seen).to_json()

    def _shared(self, message: dict[str, Any]) -> list[tuple[str, str]]:
        """The game, where all of it may be seen; and the position that is looked at."""
        node = self.seen.find(_number(message["node"])) if "node" in message else self.seen.node
        position = [(_("This position alone"), node.state.to_code())]
        return (
            position
            if self.seen.eyes is not None
            else [(_("The game with its branches"), code_of(self._timeline)), *position]
        )

    def _code(self) -> str:
        try:
            return code_of(self.seen)
        except BadInput:
            return ""

    def _in_link(self) -> dict[str, str]:
        return {"auto": ",".join(sorted(self.auto))} if self.auto else {}

    def take(self, found: Position | Timeline[Any]) -> None:
        with self._lock:
            self._put(_timeline(found))

    def _put(self, timeline: Timeline[Any]) -> None:
        """Put another game on the board; the one so far is the last of `earlier`. The program keeps its seats."""
        before, programs = self._timeline, self._programs
        self._programs = {name: each for name, each in self._asked.items() if name in timeline.start.players}
        try:
            self.timeline = timeline
        except Exception:
            self._programs = programs
            raise
        self.earlier = [*(each for each in self.earlier if each is not timeline), before]
        self._taken_up(timeline)
        self._touch()
        self._twin_output.refresh()

    def _put_by(self, found: Any) -> None:
        self.earlier.append(_timeline(found))

    def _earlier(self) -> list[str]:
        return [told(each) for each in reversed(self.earlier)]

    def _bring_back(self, at: Any) -> Timeline[Any]:
        if at not in range(len(self.earlier)):
            raise BadInput(_("Nothing was left here."))
        found = self.earlier[-1 - at]
        self.take(found)
        return found

    def _told_left(self, found: Any) -> str:
        return _("You were here before: {moment}.").format(moment=moment(_timeline(found)))

    def _go_on(self) -> None:
        self._go_on_in(self._timeline)

    def _go_on_in(self, timeline: Timeline[Any]) -> None:
        """On to the next choice of a person: chance deals and programs play, or what they did is played again."""
        while (luck := _is_luck(timeline.state)) or _is_auto(timeline.state, self._programs):
            if timeline.at < len(timeline):
                timeline.redo()
            elif luck and isinstance(timeline.luck, NamedLuck):
                return  # somebody says what it brings
            elif luck:
                timeline.luck = timeline.luck or timeline.start.luck or SeededLuck(0)
                timeline.deal()
            else:
                timeline.play(self._programs[timeline.state.decision.player].choose(timeline.state))

    def _undo(self) -> None:
        self._timeline.undo()
        while self._timeline.at and _is_auto(self.state, self._programs):
            self._timeline.undo()

    def _redo(self) -> None:
        self._timeline.redo()

    def _repeat(self, act: Callable[[], object], message: dict[str, Any]) -> None:
        """Do it as often as the message says; once if it says nothing, and no more often than there are steps."""
        for _time in range(min(_number(message.get("times", 1)), len(self._timeline))):
            act()

    def _named(self, auto: Any) -> frozenset[str]:
        """The names of players as they are known here. Raises: WrongKind for what is no name."""
        given = [auto] if isinstance(auto, str) else list(auto) if isinstance(auto, Iterable) else [auto]
        if wrong := [each for each in given if not isinstance(each, str)]:
            told = _("auto names players, as in [“{name}”], not {given}")
            raise WrongKind(told.format(name=self.state.players[0], given=short(wrong[0])))
        return frozenset(known(each, self.state.players) for each in given)

    @property
    def auto(self) -> frozenset[str]:
        """The names of the players whose seats a program takes."""
        return frozenset(self._programs)

    def _given(self, programs: Any) -> dict[str, Policy | None]:
        """Who shall play for whom. Raises: BadInput for a name that nobody has, or no program; WrongKind."""
        if not isinstance(programs, Mapping):
            text = _("programs are given by the names of players, as {{“{name}”: …}}, not as {given}")
            raise WrongKind(text.format(name=self.state.players[0], given=short(programs)))
        seats = {seat_of(self.state, name): self._program(each) for name, each in programs.items()}
        return {self.state.player(seat): each for seat, each in seats.items() if seat is not None}

    def _program(self, wanted: Any) -> Policy | None:
        if not wanted:
            return None
        known = self.game.programs
        if isinstance(wanted, str) and wanted in known:
            return known[wanted]
        if isinstance(wanted, type) or not hasattr(wanted, "choose"):
            text = _("no program here is called {given}: {names}")
            raise BadInput(text.format(given=short(wanted), names=", ".join(known)))
        program: Policy = wanted
        return program

    def _staying(self) -> dict[str, Policy]:
        """The programs of this board that stay when another game comes: all, or those that its record names."""
        named = self._timeline.programs
        return {name: each for name, each in self._programs.items() if not named or named.get(name) == called(each)}

    def _sit_down(self, given: Mapping[str, Policy]) -> None:
        """At the beginning of a game: the programs that its timeline names, and those that are given."""
        known = self.game.programs
        kept = {name: known[each] for name, each in self._timeline.programs.items() if each in known}
        self._handed = bool(kept)
        self._programs = {**kept, **given}
        self._check_names()
        self._note_programs()

    def _seat_programs(self, given: Mapping[str, Policy | None]) -> None:
        self._handed = True
        self._programs = {name: each for name, each in {**self._programs, **given}.items() if each is not None}
        self._note_programs()

    def _note_programs(self) -> None:
        """The timeline says who plays, so that records do."""
        self._timeline.programs = {name: called(each) for name, each in self._programs.items()}

    def _check_names(self) -> None:
        if unknown := sorted(self.auto - set(self.state.players), key=str):
            names = ", ".join(map(str, unknown))
            told = _("nobody here is called {name}: {names}")
            raise BadInput(told.format(name=names, names=", ".join(self.state.players)))


def _is_auto(state: Any, programs: Mapping[str, Policy]) -> bool:
    decision = state.decision
    return decision is not None and decision.player in programs


def _is_luck(state: Any) -> bool:
    decision = state.decision
    return decision is not None and decision.seat == LUCK


def _open_luck(timeline: Timeline[Any]) -> dict[str, Any] | None:
    """What luck decides now, where the reader says what it brings."""
    state = timeline.state
    if not (isinstance(timeline.luck, NamedLuck) and _is_luck(state)):
        return None
    own = timeline.start.luck or SeededLuck(0)
    screen, moves = state.game.screen, state.legal_moves
    few = moves.size <= CHOICES
    outcomes = [{"move": str(move), "label": screen.called(state, move)} for move in moves] if few else []
    return {"asked": screen.asked(state), "would": str(own.answer(state)), "outcomes": outcomes}


def _number(value: Any) -> int:
    """A number in a message of the page. Raises: ValueError."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _timeline(game: object) -> Timeline[Any]:
    game = at_hand(game)
    if isinstance(game, Timeline):
        return game
    if not isinstance(game, Position):
        told = _("Play shows a position or a timeline, not {given}")
        raise WrongKind(told.format(given=type(game).__name__))
    return Timeline(game)


def show(game: Position | Timeline[Any]) -> None:
    """The notebook output of a game that is the last expression of a cell: a board to play on, and its twin."""
    Play(game)._ipython_display_()
