"""Analysing: an open decision whose options are ranked beside whatever else happens, and what a page shows of that.

The page asks every now and then how far it is, and stops asking when nobody looks any more; then the counting rests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Self

from yotd_widget.engine.beside import Beside, polite
from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.estimates import FEWEST, Measure, seat_of
from yotd_widget.engine.helper import Helped
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.odds import LISTED
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.playouts import named
from yotd_widget.engine.policies import Policy, RandomPolicy
from yotd_widget.engine.ranking import BUDGET, Ranking, Standing, Value
from yotd_widget.engine.texts import _, ngettext

if TYPE_CHECKING:
    from yotd_widget.engine.game import Game

Json = dict[str, Any]

WIDEST: Final = 16
"""Options that are played out at most, if nobody names others: those that the game's adviser thinks best."""
REASONS: Final = 2
"""Reasons of the adviser that are told of an option."""
NAMED: Final = 3
"""Options that a sentence names at most."""
ROUGH: Final = 5
"""Playouts below which an error says nothing."""
PATIENCE: Final = 15.0
"""How long it goes on after a page has asked for the last time [s]."""


def in_kernel() -> bool:
    """Whether somebody may press something while this counts: a script waits for it anyway."""
    if "IPython" not in sys.modules:
        return False
    from IPython import get_ipython

    return hasattr(get_ipython(), "kernel")


class Counting:
    """Playouts that go on beside whatever else happens, as long as a page looks, until they are stopped or done."""

    def __init__(self) -> None:
        self._looked: float | None = None
        self._stopped = False
        self._play = Helped(in_kernel())
        self.work = Beside(self._step)

    def start(self) -> Self:
        """Begin, or go on."""
        self._stopped = False
        self.work.start()
        return self

    def look(self) -> None:
        """Somebody looks: it goes on, unless it was stopped, and for a while after."""
        self._looked = monotonic()
        if not self._stopped:
            self.work.start()

    def stop(self) -> None:
        """No further, until somebody starts it again."""
        self._stopped = True
        self.work.stop()

    def rest(self) -> None:
        """No further, until somebody looks."""
        self.work.stop()

    def wait(self, timeout: float | None = None) -> Self:
        """Count to the end, or for so many seconds. Raises: PlayoutError."""
        self._looked = None
        self.start()
        self.work.wait(timeout)
        if self.work.error is not None:
            raise self.work.error
        return self

    def more(self) -> None:
        """Further, after it was stopped."""
        self.start()

    @property
    def stage(self) -> str:
        """How far it is, in a word of the wire."""
        if self.work.error is not None:
            return "failed"
        verdict = self._verdict()
        return "stopped" if verdict == "counting" and self._stopped else verdict

    def failure(self) -> str:
        """Why it could not go on, in a sentence; empty if it could."""
        error = self.work.error
        if error is None:
            return ""
        text = error.text if isinstance(error, OneSentence) else str(error)
        return _("The trial games could not go on: {why}").format(why=text)

    def sheet(self) -> Json:
        """What the page shows, in the language that is spoken."""
        raise NotImplementedError

    def act(self, does: object) -> Json:
        """Go on, stop, or count further, as a page says; returns how far it is."""
        if does == "stop":
            self.stop()
        elif does == "more":
            self.more()
        else:
            self.look()
        return self.sheet()

    def _verdict(self) -> str:
        raise NotImplementedError

    def _count(self) -> bool:
        """One step. Returns whether there is more to do."""
        raise NotImplementedError

    def _step(self) -> bool:
        if self._looked is not None and monotonic() - self._looked > PATIENCE:
            self.work.stop()
            return True
        return self._count()


class Analysis(Counting):
    """The options of an open decision, ranked by playouts that go on beside whatever else happens.

    state: where somebody decides. moves: left out, all legal ones, or if there are very many the `WIDEST` that the
    game's adviser thinks best. policy: who plays on, for everybody; left out, the game's partner. Others as of
    `Ranking`.
    Raises: BadInput where no player decides; Refusal; ValueError, TypeError.
    """

    def __init__(
        self,
        state: Any,
        moves: Iterable[object] | Move | str | None = None,
        *,
        policy: Policy | None = None,
        budget: int = BUDGET,
        seed: int = 0,
        measure: Measure = "margin",
        seat: str | int | None = None,
        node: int = 0,
    ) -> None:
        if not state.agenda or state.agenda[-1].seat == LUCK:
            raise BadInput(_("Nobody decides here, so there is nothing to rank."))
        self.state, self.node = state.clone(), node
        game: Game[Any] = self.state.game
        self.adviser: Any = game.partner
        self.policy = self.adviser if policy is None else policy
        self._named: dict[str, Any] = {"budget": budget, "seed": seed, "measure": measure, "seat": seat}
        decider = self.state.agenda[-1].seat
        self.seat: int = decider if seat is None else seat_of(self.state.players, seat)
        self._eyes = self.state.dealt_anew(decider, KeyedLuck(0, seed))
        """The table as whoever decides may think of it: advice tells nothing else."""
        self.count = self.state.legal_moves.size
        self.ranking: Ranking | None = None
        self.advice: dict[str, Any] = {}
        if moves is not None or not hasattr(self.adviser, "gains"):
            if moves is None and self.count > min(LISTED, 10 * WIDEST):
                raise BadInput(_("There are too many options here to rank them all; name some of them."))
            self._rank(moves)
        else:
            Ranking(self.state, self.state.options()[0], policy=self.policy, **self._named)  # whatever is wrong, now
        super().__init__()

    # --- counting ---

    def more(self) -> None:
        """As many playouts again, where the order is not settled."""
        if self.ranking is not None and self.ranking.verdict == "spent":
            self.ranking.more(self._named["budget"])
            self.work = Beside(self._step)
        self.start()

    def _verdict(self) -> str:
        return "counting" if self.ranking is None else self.ranking.verdict

    def _count(self) -> bool:
        """A playout; or, once each option was played, what the adviser says of one."""
        if self.ranking is None:
            self._rank(None)
            return True
        unsaid = [option for option in self.ranking.options if option not in self.advice]
        if unsaid and self.ranking.playouts and hasattr(self.adviser, "why"):
            self.advice[unsaid[0]] = self.adviser.why(self._eyes, unsaid[0])
            return True
        if not self.ranking.playouts:  # the first numbers come soonest where no other process has to begin
            return self.ranking.step()
        return self._play(self.ranking)

    def _rank(self, moves: Any) -> None:
        if moves is None and hasattr(self.adviser, "gains"):
            gains = self.adviser.gains(self._eyes)
            moves = sorted(gains, key=lambda move: -gains[move])[:WIDEST]
        ranking = Ranking(self.state, moves, policy=self.policy, **self._named)
        ranking.politely(polite)
        self.ranking = ranking

    # --- what it says, in the language that is spoken ---

    @property
    def standings(self) -> list[Standing]:
        """The best first; empty before each option was played once."""
        return self.ranking.standings if self.ranking is not None else []

    @property
    def player(self) -> str:
        """Whose points count."""
        return self.state.player(self.seat)

    def called(self, option: str) -> str:
        """An option as its button says; where two say the same, with what one types."""
        label: str = self.state.game.screen.called(self.state, self.state.read(option))
        return f"{label} ({option})" if option in self._twins() else label

    def sheet(self) -> Json:
        """What the page shows: the form `Ranking` of the wire."""
        ranking = self.ranking
        standings = self.standings or (ranking.begun if ranking else [])  # the first playouts of many options take long
        rows = [self._row(place, row) for place, row in enumerate(standings, 1)]
        played = {row.option for row in standings}
        rows += [self._unplayed(option) for option in (ranking.options if ranking else ()) if option not in played]
        ends = [row[end] for row in rows for end in ("at", "low", "high") if row[end] is not None]
        dots = [dot for row in rows for dot in row["dots"]]
        return {
            "node": self.node,
            "asked": self.state.game.screen.asked(self.state),
            "stage": self.stage,
            "done": self.ranking.playouts if self.ranking else 0,
            "budget": self.ranking.budget if self.ranking else self._named["budget"],
            "verdict": self.verdict(),
            "honest": self.honest(),
            "rows": rows,
            "scale": [min(ends), max(ends)] if ends else [],
            "span": [min(dots), max(dots)] if dots else [],
        }

    def verdict(self) -> str:
        """What is known by now, in a sentence."""
        if failure := self.failure():
            return failure
        rows = self.standings
        level = [self.called(row.option) for row in rows if row.level]
        if self.stage == "settled":
            if len(rows) == 1:
                return _("There is but one option.")
            if len(level) == 1:
                return _("Settled: “{option}” is the best.").format(option=level[0])
            # Translators: {within}: a number of points of margin
            text = _("Settled: “{option}” is the best, or at most {within} behind. Perhaps as good: {others}.")
            return text.format(option=level[0], within=self._within(), others=_some(level[1:]))
        done, budget = (ranking.playouts, ranking.budget) if (ranking := self.ranking) else (0, self._named["budget"])
        if self.stage == "spent":
            text = _("Not settled after {done} trial games: {options} cannot be told apart yet.")
            return text.format(done=f"{done:,}", options=_some(level))
        stopped, counting = _("Stopped after {done} of {budget} trial games."), _("{done} of {budget} trial games.")
        text = (stopped if self.stage == "stopped" else counting).format(done=f"{done:,}", budget=f"{budget:,}")
        if done < FEWEST or not level:
            return text
        if len(level) == 1:
            return f"{text} " + _("Best so far: “{option}”.").format(option=level[0])
        return f"{text} " + _("Not told apart yet: {options}.").format(options=_some(level))

    def honest(self) -> list[str]:
        """How it was found."""
        ranking = self.ranking
        total = ranking.total if ranking else 0
        played = ngettext("{n} trial game in all, for {player}.", "{n} trial games in all, for {player}.", total)
        lines = [played.format(n=f"{total:,}", player=self.player), told_of(self.policy, self.state.players)]
        if self._eyes is not self.state:
            lines.append(_("What {player} cannot see is dealt anew each time.").format(player=self._decider()))
        if ranking is not None and len(ranking.options) < self.count:
            text = _("Only {n} of {all} options are tried, those that the adviser thinks best.")
            lines.append(text.format(n=len(ranking.options), all=self.count))
        if ranking is not None and ranking.promise and len(ranking.options) > 1:
            text = _("Of 100 decisions that are called settled, {percent} at most are wrong; ± is one standard error.")
            lines.append(text.format(percent=f"{100 * ranking.promise:g}"))
        if self.advice:
            lines.append(_("Reasons are the estimate of the program {who}.").format(who=type(self.adviser).__name__))
        return lines

    def text(self) -> list[str]:
        """The whole as lines, for readers without a page."""
        sheet = self.sheet()
        lines = [sheet["asked"], sheet["verdict"]]
        for place, row in enumerate(sheet["rows"], 1):
            told = _("margin {margin}, wins {wins}, {points} points").format(**row) if row["points"] else ""
            lines.append(
                ", ".join(filter(None, ["; ".join(filter(None, [f"{place}: {row['label']}", told])), row["heard"]]))
            )
            lines += [f"   {reason}" for reason in row["reasons"]]
        return [*lines, " ".join(sheet["honest"])]

    # --- inside ---

    def _decider(self) -> str:
        return self.state.player(self.state.agenda[-1].seat)

    def _within(self) -> str:
        assert self.ranking is not None
        if self.ranking.measure == "wins":
            return f"{100 * self.ranking.within:g} %"
        return ngettext("{n} point", "{n} points", round(self.ranking.within)).format(n=f"{self.ranking.within:g}")

    def _twins(self) -> set[str]:
        """Options that are called like another one."""
        assert self.ranking is not None
        screen, found = self.state.game.screen, dict[str, list[str]]()
        for option in self.ranking.options:
            found.setdefault(screen.called(self.state, self.state.read(option)), []).append(option)
        return {option for options in found.values() if len(options) > 1 for option in options}

    def _unplayed(self, option: str) -> Json:
        label = self.called(option)
        empty = dict.fromkeys(("points", "margin", "wins", "behind"), "") | dict.fromkeys(("at", "low", "high"))
        return {"move": option, "label": label, "heard": "", **empty, "level": True, "dots": [], "reasons": []}

    def _row(self, place: int, row: Standing) -> Json:
        top = place == 1
        label, measure = self.called(row.option), self._named["measure"]
        scale = 100 if measure == "wins" else 1
        at, error = scale * getattr(row, measure).mean, 2 * scale * (row.behind.error or 0.0)
        rough = row.playouts < ROUGH
        shown = {
            "points": amount(row.points, rough=rough),
            "margin": amount(row.margin, rough=rough, sign=True),
            "wins": f"{100 * row.wins.mean:.0f} %",
            "behind": "" if top else amount(row.behind, rough=rough, sign=True, scale=scale),
        }
        beside = _("{behind} beside the best, not told apart") if row.level else _("{behind} beside the best")
        heard = "" if top else beside.format(behind=shown["behind"])
        return {
            "move": row.option,
            "label": label,
            "heard": heard,
            **shown,
            "at": at,
            "low": None if top or rough else at - error,
            "high": None if top or rough else at + error,
            "level": row.level,
            "dots": list(row.dots),
            "reasons": self._reasons(row.option, top),
        }

    def _reasons(self, option: str, top: bool) -> list[str]:
        """What speaks for the best option, and for the adviser's own choice; against the others."""
        advice = self.advice.get(option)
        if advice is None:
            return []
        good = top or advice.points > 0
        order = sorted(advice.reasons, key=lambda reason: (reason.points > 0) != good)
        return [reason_told(reason) for reason in order[:REASONS]]


class Analysing:
    """A widget with a panel in which the open decision is analysed; it says which with `_to_analyse`."""

    _analysis: Analysis | None = None
    _beside: Mapping[str, tuple[object, Counting]] = {}
    """What else is counted, by the message that asks for it, and what it is about."""

    @property
    def analysis(self) -> Analysis | None:
        """What is being analysed, or was last; None before."""
        return self._analysis

    def _to_analyse(self, message: Json) -> tuple[Any, int]:
        """The position that a message is about, and its node. Raises: LookupError, Refusal."""
        raise NotImplementedError

    def _analysed(self, message: Json) -> Json:
        """Go on, stop, or count further, as a message says; returns how far it is. "leave": nobody looks any more."""
        if message.get("act") == "leave":
            self._rest_analysis()
            return {}
        state, node = self._to_analyse(message)
        if not state.agenda or state.agenda[-1].seat == LUCK:
            self._rest_analysis()
            return {"sheet": nothing(state, node)}
        analysis = self._analysis
        if analysis is None or analysis.node != node or analysis.state != state:
            self._rest_analysis()
            analysis = self._analysis = Analysis(state, node=node)
        return {"sheet": analysis.act(message.get("act"))}

    def _counted(self, kind: str, message: Json, about: object, make: Callable[[], Counting]) -> Json:
        """The same of anything that is counted. about: as long as it is the same, the counting is."""
        before, counting = self._beside.get(kind, (None, None))
        if message.get("act") == "leave":
            if counting is not None:
                counting.rest()
            return {}
        if counting is None or before != about:
            if counting is not None:
                counting.stop()
            counting = make()
            self._beside = {**self._beside, kind: (about, counting)}
        return {"kind": kind, "sheet": counting.act(message.get("act"))}

    def _rest_analysis(self) -> None:
        if self._analysis is not None:
            self._analysis.rest()

    def _stop_analysis(self) -> None:
        """Nothing is counted any more."""
        for counting in (self._analysis, *(counting for _about, counting in self._beside.values())):
            if counting is not None:
                counting.stop()


def _some(labels: Sequence[str]) -> str:
    """Options, or how many, where they are more than one reads."""
    if len(labels) <= NAMED:
        return listed(f"“{label}”" for label in labels)
    return ngettext("{n} option", "{n} options", len(labels)).format(n=len(labels))


def nothing(state: Any, node: int) -> Json:
    """The sheet of a position in which nobody decides."""
    text = _("The game is over.") if not state.agenda else _("Nobody decides here, so there is nothing to rank.")
    empty: Json = {"rows": [], "scale": [], "span": [], "honest": [], "done": 0, "budget": 0}
    return {"node": node, "asked": "", "stage": "nothing", "verdict": text, **empty}


def told_of(policy: Policy, players: Sequence[str]) -> str:
    """Who plays on, in a sentence."""
    if isinstance(policy, RandomPolicy):
        return _("Everybody plays on at random, with the same luck for each option.")
    who = type(policy).__name__ if repr(policy).startswith(type(policy).__name__) else named(policy, players)
    # Translators: {who}: the name of a program that plays, as “Steward”
    return _("The program {who} plays on for everybody, with the same luck for each option.").format(who=who)


def reason_told(reason: Any) -> str:
    """A reason of an adviser with its points, without the rules behind it: “2 fans more: +1.5”."""
    points = getattr(reason, "points", 0.0)
    return f"{reason.told()}: {signed(points)}" if points else str(reason.told())


def amount(value: Value, *, rough: bool = False, sign: bool = False, scale: float = 1) -> str:
    """A mean with its error: “74.8 ± 0.6”. rough: without."""
    mean = signed(value.mean * scale) if sign else f"{value.mean * scale:.1f}".replace("-", "−")
    return mean if value.error is None or rough else f"{mean} ± {value.error * scale:.1f}"


def signed(number: float) -> str:
    """With its sign, and one decimal.

    >>> signed(-3.06), signed(0.02), signed(1.5)
    ('−3.1', '0.0', '+1.5')
    """
    text = f"{number:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")
