"""What a page shows of a game: a snapshot with all texts resolved. The page draws it and knows no rule.

A game without a drawn board shows its things in areas, the common table first. One that draws its own overrides
`board`, and whatever it says in words of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from yotd_widget.describe import choices
from yotd_widget.describe import steps as steps_told
from yotd_widget.describe.areas import areas, loose
from yotd_widget.describe.book import rule_texts
from yotd_widget.describe.ledger import Way, result
from yotd_widget.describe.marks import Mark, ghosts, news
from yotd_widget.describe.preview import Preview, preview
from yotd_widget.describe.spots import spot
from yotd_widget.describe.tell import Sentence, tell
from yotd_widget.describe.wording import asker, key, label
from yotd_widget.engine import house
from yotd_widget.engine.branches import winners
from yotd_widget.engine.moves import LUCK, Move, Refusal
from yotd_widget.engine.packs import as_printed
from yotd_widget.engine.phrases import begun, inside
from yotd_widget.engine.position import Position, Question
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import _, language
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Node, Step

if TYPE_CHECKING:
    from yotd_widget.describe.game import Described
    from yotd_widget.describe.units import Near

Json = dict[str, Any]
P = TypeVar("P", bound=Position)


class ScreenRoom(Generic[P]):
    """The room `Game.screen` of a game that is described, with JSON of the forms that `engine/wire.py` has."""

    TOLD_ONCE: ClassVar[tuple[str, ...]] = ("note",)
    """Sorts of reasons that need no word again in one step."""
    TURNS: ClassVar[bool] = False
    """Whether the board turns to whoever decides, and shows what is theirs."""
    DRAWN_IN: ClassVar[tuple[str, ...]] = (__package__,)
    """The packages that draw what its page shows."""

    CHAPTERS: ClassVar[Mapping[str, str]] = {}
    """How rule ids begin -> the chapter of a period's story that they tell; the first that fits counts, "" is none."""
    IN_SIGHT: ClassVar[Mapping[str, Sequence[str]]] = {}
    """How rule ids begin -> the regions in which that lies which they speak of; the longest that fits counts."""
    ABOUT: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Thing of the board, by its key for the page -> the rules that say what it is good for."""

    def __init__(self, game: Described[P]) -> None:
        self.game = game

    # --- the picture ---

    def words(self) -> dict[str, str]:
        """The words of the game's own regions: key of the front end -> text."""
        return {}

    def about(self) -> dict[str, str]:
        """What a placard says of a thing whatever the position: its key for the page -> its rules, a line each."""
        told = self.game.rules
        return {thing: "\n".join(f"{rule} {told[rule]}" for rule in rules) for thing, rules in self.ABOUT.items()}

    def regions(self) -> tuple[str, ...]:
        """What of the table a lesson can name with `show`; empty where its board always shows everything."""
        return ()

    def in_sight(self, rules: Iterable[str], /) -> list[str]:
        """The regions in which that lies which these rules speak of, in the order of `regions`."""
        begins = sorted(self.IN_SIGHT, key=len, reverse=True)
        found = (next((self.IN_SIGHT[begin] for begin in begins if rule.startswith(begin)), ()) for rule in rules)
        seen = {region for regions in found for region in regions}
        return [region for region in self.regions() if region in seen]

    @as_printed
    def picture(
        self, timeline: Timeline[P], /, *, revision: int = 0, since: int | None = None, seat: int | None = None
    ) -> Json:
        """The position at the timeline's marker with all that can be done in it.

        revision: number of this picture; a click names it. since: step after which news begin; left out, the news are
        those of the last choice. seat: whose eyes it is for; None for those that see everything.
        """
        timeline = timeline.seen_by(seat)
        position, at = timeline.state, timeline.at
        begin = last_choice(timeline) if since is None else min(since, at)
        recent = self.log(timeline.steps[begin:at], timeline.state_at(begin))
        back, status = timeline.steps[at - 1 :: -1] if at else [], self.status(position)
        board = self.board(position)
        if timeline.eyes is not None and status["seat"] != timeline.eyes:
            board = self.left(position, board) | ({"loose": []} if "loose" in board else {})
        shown: Json = {
            "revision": revision,
            "language": language(),
            "title": _("{game}: {widget}").format(game=self.game.title, widget=_("Play")),
            "status": status,
            "board": board | self.remembered(position, back),
            "decision": choices.decision(self, position, timeline.eyes),
            "choices": self.choices(position, timeline.can_take_back, timeline.eyes),
            "marks": self._news(timeline, begin),
            "recent": recent,
            "summary": self.summary(timeline, begin),
            "heard": "" if recent and since is not None else self._where(position),
            "timeline": {
                "at": at,
                "steps": len(timeline.steps),
                "undo": any(step.seat != LUCK for step in timeline.steps[:at]),
                "redo": at < len(timeline.steps),
                "label": self.moment(position, at),
                "path": timeline.path,
            },
            "result": self.result(timeline.start, timeline.steps[:at]),
        }
        shown["rules"] = self.rule_texts(shown)
        return shown

    @as_printed
    def scene(self, position: P, /, *, forecasts: bool = True, seat: int | None = None) -> Json:
        """The position alone, as pictures of it show it. forecasts: whether it says what will come of it.

        seat: whose eyes it is for, as in `picture`.
        """
        position = position if seat is None else position.seen_by(seat)
        if position.agenda and not position.agenda[-1].asked:
            shown = self.unasked(position)
            return shown if forecasts else self.quiet(shown)
        shown = {"status": self.status(position), "board": self.board(position), "marks": {}, "result": None}
        return shown if forecasts else self.quiet(shown)

    def unasked(self, position: P) -> Json:
        """The scene of a table at which nobody decides: in the midst of a step, or where nobody can."""
        bare = position.clone()
        bare.agenda = []
        shown = {"board": self.board(bare), "marks": {}, "result": None}
        told = {"period": self.period(position), "phase": self.phase(position), "who": "", "seat": None}
        return shown | {"status": {**self.status(bare), **told}}

    def glance(self, position: P, seat: int, /) -> Json | None:
        """What belongs to a player, for a small picture that only the game's own drawing understands; None for none."""
        return None

    def quiet(self, picture: Json) -> Json:
        """A scene or snapshot without anything that is worked out: before a question nothing on it answers it."""
        return picture | {"status": picture["status"] | {"who": "", "seat": None, "why": ""}}

    def board(self, position: P) -> Json:
        """Everything on the table, as only the game's own regions understand it."""
        return {"areas": areas(self.game, position), "loose": loose(self, position)}

    def remembered(self, position: P, back: Iterable[Step]) -> Json:
        """What the board tells beside of the steps that led here, the last one first."""
        return {}

    def printed(self, picture: Json, /, *, forecasts: bool = True) -> dict[str, str]:
        """A picture for readers without a page: text, HTML tables, SVG."""
        from yotd_widget.describe.areas_printed import printed  # a live view needs none

        if not forecasts:
            picture = self.quiet(picture) | {"decision": None, "choices": {}}
        return printed(self.game, picture, self.diagram())

    def diagram(self) -> Callable[[Mapping[str, Any], str], str] | None:
        """What draws a picture as SVG, of it and its name; None: its areas are drawn."""
        return None

    @property
    def drawings(self) -> Sequence[str]:
        """The ids of all drawings that a page has of the game."""
        from yotd_widget.describe.drawing import drawn_in  # only whoever writes a lesson asks

        return drawn_in(*self.DRAWN_IN)

    @as_printed
    def summary(self, timeline: Timeline[P], begin: int) -> str:
        """How it stands, where a period has ended since a step: when it is, and everybody's points, the most first."""
        before, now = timeline.state_at(begin), timeline.state
        over = now.decision is None
        if not before.when[0] or now.when[0] == before.when[0] or over:
            return ""
        score = self.game.things.named(self.game.score)
        points = {name: int(score.of(now, seat)) for seat, name in enumerate(now.players)}
        stand = ", ".join(f"{name} {points[name]}" for name in sorted(points, key=points.__getitem__, reverse=True))
        # Translators: heard at the end of a period; {players} is as “Meng 30, Ada 25”
        told = _("Points: {players}.").format(players=stand)
        return " ".join([f"{self.period(now)}.", told, *self.summed(timeline.steps[begin : timeline.at], now.players)])

    def summed(self, steps: Iterable[Step], players: Sequence[str], /) -> Iterable[str]:
        """What else of a period that has ended is told in short, a sentence each."""
        return ()

    # --- when it is ---

    def status(self, position: P) -> Json:
        """The status line: when it is, who decides what, and why this player."""
        asked = position.decision
        return {
            "period": self.period(position),
            "phase": self.phase(position),
            "who": self.asked(position) if asked else self._over(position),
            "seat": self._of_whom(position),
            "why": "" if asked is None else _("Chance decides.") if asked.seat == LUCK else self.why_now(position),
        } | ({"house": house.told(position)} if position.house_rules else {})

    def _over(self, position: Any) -> str:
        outcome = position.outcome
        return begun(winners(position)) if outcome and outcome.winners else _("The game is over")

    def _of_whom(self, position: Any) -> int | None:
        """Who decides, or at the end has won alone."""
        if (asked := position.decision) is not None:
            return None if asked.seat == LUCK else asked.seat
        outcome = position.outcome
        winner: int | None = outcome.winners[0] if outcome and len(outcome.winners) == 1 else None
        return winner

    @as_printed
    def called(self, position: P, move: Move, /) -> str:
        """What a legal move says on a button here."""
        return label(self.game, position, move)

    @as_printed
    def asked(self, position: P, /) -> str:
        """Who decides what, as “Ada chooses an action”; there is an open decision."""
        return self.game.asked(position)

    def why_now(self, position: P) -> str:
        """Why it is the turn of the one who decides, a sentence; "" where that goes without saying."""
        return ""

    def period(self, position: P) -> str:
        """The larger part of the calendar: "Month 6 of 12"; before it begins the title of the game."""
        number, last = position.when[0], self.game.periods_in_all
        if not number:
            return self.game.title
        # Translators: as “Month 6 of 12” or “Round 3”
        text = _("{period} {number} of {last}") if last else _("{period} {number}")
        return text.format(period=_(self.game.periods[0]), number=number, last=last)

    def phase(self, position: P) -> str:
        """The smaller part of the calendar, in words; "" where there is none."""
        part, number = self.game.parts[1:], self._phase(position)
        return _("{period} {number}").format(period=_(part[0]), number=number) if part and number else ""

    def moment(self, position: P, step: int) -> str:
        """When it is, in a few words: "month 6 · step 104"."""
        number = position.when[0]
        # Translators: {period} is as “month”
        text = _("{period} {number} · step {step}") if number else _("step {step}")
        return text.format(period=inside(_(self.game.periods[0])), number=number, step=step)

    def when(self, position: P) -> Json:
        """Where on the calendar it is: numbers, and the larger part in words."""
        return {"period": position.when[0], "phase": self._phase(position), "when": self.period(position)}

    # --- what can be done ---

    @as_printed
    def choices(
        self,
        position: P,
        can_take_back: Callable[[Move], bool] = lambda _move: False,
        eyes: int | None = None,
    ) -> dict[str, Json]:
        """Everything that may be pressed or asked about, by place. eyes: who alone sees the position so, if anybody."""
        return choices.choices(self, position, can_take_back, eyes)

    def places(self, position: P, move: Move) -> list[str]:
        """Where a move of the open question lies: a place on the board, several for equal pieces; or a button.

        A move of several parts lies at the places of all of them, joined by "+": "card/silk+gift/jade". The page lets
        each be pressed, and carries out the move when none is missing.
        """
        if not move.place:
            return [choices.button(move)]
        question = asker(position, move)
        return [key(move.place, move, question.words(position, move), question)]

    def choice_at(self, place: str, places: Sequence[str], choice: Json) -> Json:
        """A choice as it is at one of the places at which its move lies, where it looks otherwise there."""
        return choice

    def candidates(self, position: P, question: Question) -> Sequence[Move]:
        """What one might think of at a question, as far as it can be pressed or asked about."""
        return question.candidates(position)

    def remedy(self, position: P, move: Move, near: Near) -> tuple[str, bool]:
        """What would make a move legal, a sentence, and whether the game can go on from there.

        near: what can be different in this position.
        """
        remedy = self.game.remedies.remedy(position, move, near=near)
        return remedy.text, remedy.can_be_tried

    def instead(self, position: P, move: Move) -> str:
        """The place that a press on the remedy stands for, where one other part of a move would do; "" for none."""
        return ""

    def taken(self, position: P, move: Move, count: int) -> list[str]:
        """Where a piece lies that has been given so often, and is taken back."""
        return self.places(position, move)[:count]

    def brief(self, refusal: Refusal, /) -> str:
        """Why not, in two or three words that stand on the card itself; "" where it takes more."""
        return ""

    def details(self, position: P, move: Move) -> Iterable[str]:
        """What a listener has to know beside the label of a move."""
        return [choices.detail(self, position, move)]

    def preview(self, position: P, move: Move) -> Preview:
        """Lines on a legal move, and marks of what it would change, by place."""
        return preview(self, position, move)

    def previews(self, position: P, /) -> Callable[[Move], Preview]:
        """What previews the legal moves of a position, one after the other; a game shares there what many say alike."""
        return partial(self.preview, position)

    def alone(self, position: P, move: Move, /) -> Json | None:
        """The preview of a legal move without what is asked about next; None where nothing is foreseen beyond the move.

        For lessons: there what comes next is seen when it is asked, and a step may end before.
        """
        return None

    # --- what has happened ---

    def log(self, steps: Iterable[Step], before: P) -> list[Json]:
        """What happened in some steps, a sentence each. before: the position in which the first was taken."""
        return steps_told.log(self, steps, before)

    @as_printed
    def told(self, position: P, step: Step, /) -> Json:
        """A step taken here, in words: {"when", "seat", "text"}; no text for a piece of a larger choice."""
        return steps_told.told(self, position, step)

    def chapter(self, sentence: Sentence, /) -> str:
        """The chapter of the period's story that a sentence belongs to, by its name: "" for what a player does.

        The page shows chapters one after the other; the game's view says what they are called there.
        """
        rule = sentence.rules[0] if sentence.rules else ""
        return next((chapter for begin, chapter in self.CHAPTERS.items() if rule.startswith(begin)), "")

    def chapters(self, sentences: Sequence[Sentence], /) -> list[str]:
        """What the page shows one after the other of a step: the chapter of each sentence.

        Beside those of the period's story, what a game wants to be followed: the turn of whoever nobody decides for.
        """
        return list(map(self.chapter, sentences))

    def chapter_of(self, rule: str, /) -> str:
        """The chapter of the period's story that a rule belongs to; "" for none."""
        return self.chapter(Sentence(None, "", (rule,)))

    def headline(self, sentences: Sequence[Sentence]) -> Sentence:
        """The sentence that says most of a step."""
        return sentences[0]

    @as_printed
    def history(
        self, timeline: Timeline[P], nodes: Iterable[int | Node], /, *, seat: int | None = None
    ) -> Iterator[Json]:
        """The steps that led to these nodes (or ids), to look back at; each is made when it is asked for.

        seat: whose eyes they are for, as in `picture`.
        """
        return steps_told.records(self, timeline.seen_by(seat), nodes)

    @as_printed
    def past(self, timeline: Timeline[P], node: Node) -> Json:
        """The scene at a node as it is looked back at, without why it is whose turn."""
        position, back = node.state, [each.step for each in node.up() if each.step is not None]
        shown = self.scene(position)
        shown["status"]["why"] = ""
        shown["board"] = self.left(position, shown["board"]) | self.remembered(position, back)
        if position.outcome is not None:
            shown["result"] = self.result(timeline.start, back[::-1])
        return shown

    def left(self, position: P, board: Json) -> Json:
        """A board without what only the one who decides needs."""
        return board

    def is_nothing(self, reason: Because) -> bool:
        """Whether a reason needs no word in a record: what is next, and numbers that stay."""
        return reason.about in ("next", "over") or (bool(reason.change) and not any(reason.change.values()))

    def rules_of(self, steps: list[Json], /) -> dict[str, str]:
        """The statements of the rules that records name: rule id -> sentence."""
        return self.game.reading.statements(sorted(steps_told.rules_named(steps)))

    # --- what follows from things and rules ---

    def tell(self, notes: Iterable[Note], players: Sequence[str]) -> Iterator[Sentence]:
        """The sentences of some notes. players: names by seat."""
        return tell(self.game, notes, players)

    def news(self, way: Sequence[P], notes: Iterable[Note], /) -> dict[str, Mark]:
        """Marks on what has changed on a way of positions, by place. notes: what happened on it."""
        return news(self.game, way, notes)

    def ghosts(self, before: P, after: P) -> dict[str, Mark]:
        """Marks of what a move would change, seen from before it, by place."""
        return ghosts(self.game, before, after)

    def result(self, start: P, steps: Sequence[Step]) -> Json | None:
        """Ranking and points by cause, if the game is over after these steps."""
        return result(self.game, Way(start, steps))

    def rule_texts(self, value: Any) -> dict[str, str]:
        """The statements of all rules that are named in a JSON value."""
        return rule_texts(self.game, value)

    def spot(self, position: P, mark: str, /) -> tuple[str, str]:
        """A place on the board that somebody names, as its key and as its name. Raises: LookupError."""
        return spot(self.game, position, mark)

    def within(self, place: str, other: str, /) -> bool:
        """Whether a place, by its key, is a part of another one."""
        return place.startswith(f"{other}/")

    # --- inside ---

    def _phase(self, position: P) -> int:
        """The number of the smaller part of the calendar; 0 before the first, and where the calendar has but one."""
        return next(iter(position.when[1 : len(self.game.parts)]), 0)

    def _news(self, timeline: Timeline[P], since: int) -> dict[str, Mark]:
        steps = timeline.steps[since : timeline.at]
        way = [timeline.state_at(since), *(step.state for step in steps)]
        return self.news(way, (note for step in steps for note in step.notes))

    def _where(self, position: P) -> str:
        """Where the game stands, to be heard after a press that brought no news: a piece of several, Undo, a jump."""
        asked, status = position.decision, self.status(position)
        if asked is not None and asked.total > 1:
            # Translators: {who}: as “Ada chooses who leaves”; {given}, {all} and {pieces}: numbers.
            due = _("{who}: {given} of {all} chosen, {pieces} more to choose.")
            text = due if asked.stop is None else _("{who}: {given} chosen, {pieces} more at most.")
            return text.format(who=status["who"], given=asked.done, all=asked.total, pieces=asked.total - asked.done)
        when = status["period"] if position.when[0] or not status["phase"] else status["phase"]
        # Translators: {when}: as “Month 6 of 12”; {who}: as “Ada chooses an action”.
        return _("Now: {when}, {who}.").format(when=when, who=status["who"])


def last_choice(timeline: Timeline[Any]) -> int:
    """The step before the last choice of a player; the start if nobody has chosen yet."""
    return next((at for at in range(timeline.at - 1, -1, -1) if timeline.steps[at].seat != LUCK), 0)
