"""Analysing: an open decision whose options are ranked beside whatever else happens, and what a page shows of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from yotd_widget.engine.beside import Beside, polite
from yotd_widget.engine.causes import NOTED, OTHERS, Cause, Causes
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.estimates import FEWEST, Measure, seat_of
from yotd_widget.engine.luck import KeyedLuck
from yotd_widget.engine.moves import LUCK, Move
from yotd_widget.engine.odds import LISTED
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.policies import Policy
from yotd_widget.engine.ranking import BUDGET, Ranking, Standing
from yotd_widget.engine.texts import _, language, ngettext
from yotd_widget.widgets.advising import advised, caused, caused_shortly
from yotd_widget.widgets.amounts import amount
from yotd_widget.widgets.counting import Counting, told_of

if TYPE_CHECKING:
    from yotd_widget.engine.game import Game

Json = dict[str, Any]
C = TypeVar("C", bound=Counting)

WIDEST: Final = 16
"""Options that are played out at most, if nobody names others: those that the game's adviser thinks best."""
CLOSE: Final = 6
"""Options, from the top, of which it is counted what their points are for."""
KEPT: Final = 6
"""Of what is counted, as of the players whose game is looked back at, so much is kept beside what is looked at."""
NAMED: Final = 3
"""Options that a sentence names at most."""
FIRST: Final = 2
"""Playouts, one of an option, that make a first order."""
ROUGH: Final = 5
"""Playouts below which an error says nothing."""


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
        self.policy: Policy = self.adviser if policy is None else policy
        self._often = budget
        decider = self.state.agenda[-1].seat
        self.seat: int = decider if seat is None else seat_of(self.state.players, seat)
        self._eyes = self.state.dealt_anew(decider, KeyedLuck(0, seed))
        """The table as whoever decides may think of it: advice tells nothing else."""
        self.count = self.state.legal_moves.size
        self.by_adviser = moves is None and hasattr(self.adviser, "gains")
        """Whether its options come in the order in which the adviser has them."""
        if self.by_adviser:
            moves = worth_trying(self.adviser, self._eyes, WIDEST)
        elif moves is None and self.count > min(LISTED, 10 * WIDEST):
            raise BadInput(_("There are too many options here to rank them all; name some of them."))
        self.ranking = Ranking(
            self.state, moves, policy=self.policy, budget=budget, seed=seed, measure=measure, seat=seat
        )
        self.ranking.politely(polite)
        self.advice: dict[tuple[str, str | None], Any] = {}
        """What the adviser says of an option, beside another one."""
        self._causes: Causes | None = None
        self._heard = 0
        self._names: dict[str, dict[str, str]] = {}
        super().__init__()

    # --- counting ---

    def more(self) -> None:
        """As many playouts again, where the order is not settled."""
        if self.ranking.verdict == "spent":
            self.ranking.more(self._often)
            self.work = Beside(self._step)
        self.start()

    def _verdict(self) -> str:
        return self.ranking.verdict

    def _count(self) -> bool:
        """Playouts; between them, once each option was played, what the adviser says; at last what points are for."""
        ranking = self.ranking
        counting = ranking.verdict == "counting"
        if counting and ranking.total < FIRST and not self._play.stands:  # soonest where no other process has to begin
            ranking.step()
            return True
        unsaid = [pair for pair in _pairs(self.standings) if pair not in self.advice]
        if unsaid and hasattr(self.adviser, "why") and not (counting and self._heard == ranking.total):
            self._heard = ranking.total
            self.advice[unsaid[0]] = self.adviser.why(self._eyes, *unsaid[0])
            return True
        if counting:
            self._play(ranking)
            return True
        return self._note(ranking)

    def _note(self, ranking: Ranking) -> bool:
        """What the points of the best options are for. Returns whether there is more to do."""
        options = [row.option for row in ranking.standings[:CLOSE]]
        if len(options) < 2:
            return False
        if self._causes is None or {*self._causes.options} != {*options}:
            budget = min(NOTED, ranking.budget)
            self._causes = Causes(self.state, options, self.seat, self.policy, budget=budget, seed=ranking.seed)
            self._causes.politely(polite)
        return self._play(self._causes)

    # --- what it says, in the language that is spoken ---

    @property
    def standings(self) -> list[Standing]:
        """The best first; empty before each option was played once."""
        return self.ranking.standings

    @property
    def player(self) -> str:
        """Whose points count."""
        return self.state.player(self.seat)

    def called(self, option: str) -> str:
        """An option as its button says; where two say the same, with what one types."""
        spoken = language()
        if spoken not in self._names:
            self._names[spoken] = self._called()
        return self._names[spoken][option]

    def sheet(self) -> Json:
        """What the page shows: the form `Ranking` of the wire."""
        ranking = self.ranking
        beside = dict(_pairs(self.standings))
        rows = [self._row(place, row, beside[row.option]) for place, row in enumerate(self.standings, 1)]
        if not rows:  # the first playouts of many options take long
            begun = {row.option: row for row in ranking.begun}
            rows = [
                self._row(1, begun[each], None) if each in begun else self._unplayed(each) for each in ranking.options
            ]
        ends = [row[end] for row in rows for end in ("at", "low", "high") if row[end] is not None]
        dots = [dot for row in rows for dot in row["dots"]]
        return {
            "node": self.node,
            "asked": self.state.game.screen.asked(self.state),
            "stage": self.stage,
            "going": self.going,
            "done": ranking.playouts,
            "budget": ranking.budget,
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
        ranking = self.ranking
        done, budget = ranking.playouts, ranking.budget
        if self.stage == "settled":
            if len(rows) == 1:
                return _("There is but one option.")
            if len(level) == 1:
                return f"{self._better(rows)} {self._sure()}"
            # Translators: {within}: a number of points of margin
            text = _("“{option}”, and perhaps as good: {others}. It is the best, or at most {within} behind.")
            said = text.format(option=level[0], within=self._within(), others=_some(level[1:]))
            return f"{said} {self._sure()}"
        if self.stage == "spent":
            text = _("Too close to call after {done} trial games: {options}.")
            return text.format(done=f"{done:,}", options=_some(level))
        stopped, counting = _("Stopped after {done} of {budget} trial games."), _("{done} of {budget} trial games.")
        text = (stopped if self.stage == "stopped" else counting).format(done=f"{done:,}", budget=f"{budget:,}")
        if not done and self.by_adviser and self.count > 1:
            first = _("First in the order of the program {who}, until trial games are played.")
            told = first.format(who=type(self.adviser).__name__)
            return f"{told} {text}" if self.stage == "stopped" else told
        if done < FEWEST or len(rows) < 2:
            return text
        if len(level) == 1:
            return f"{self._better(rows)} {text}"
        return _("Not sure yet: {options} are still close.").format(options=_some(level)) + f" {text}"

    def _better(self, rows: Sequence[Standing]) -> str:
        """The answer: what is best, by how much, and why."""
        best, second = rows[0].option, rows[1].option
        less = -rows[1].behind.mean
        if self.ranking.measure == "wins":
            by = ngettext("wins {n} of 100 games more", "wins {n} of 100 games more", round(100 * less))
            told = by.format(n=round(100 * less))
        elif less < 1:
            told = _("less than 1 point better")
        else:
            told = ngettext("about {n} point better", "about {n} points better", round(less)).format(n=round(less))
        reasons = [*caused_shortly(self._parts(best, second), self.state.game)]
        near = less < 1 and self.ranking.measure != "wins"
        if not reasons and not near:  # an adviser's reason alone would promise more than nothing
            reasons = advised(self.advice.get((best, second)), True)
        # Translators: {better}: as “about 4 points better”
        said = _("“{option}”, {better} than “{other}”").format(
            option=self.called(best), better=told, other=self.called(second)
        )
        if not reasons:
            return f"{said}."
        # Translators: goes on from “X, about 4 points better than Y”, or where that is hardly anything
        why = _(": {reason}.") if near else _(", because: {reason}.")
        return said + why.format(reason=reasons[0])

    def _sure(self) -> str:
        """How certain an answer is that is called settled."""
        right = f"{100 - 100 * self.ranking.promise:g}"
        return _("That is settled: of 100 such answers at least {n} are right.").format(n=right)

    def honest(self) -> list[str]:
        """How it was found."""
        ranking = self.ranking
        total = ranking.total
        played = ngettext("{n} trial game in all, for {player}.", "{n} trial games in all, for {player}.", total)
        lines = [played.format(n=f"{total:,}", player=self.player), told_of(self.policy, self.state.players)]
        if self._eyes is not self.state:
            lines.append(_("What {player} cannot see is dealt anew each time.").format(player=self._decider()))
        if len(ranking.options) < self.count:
            text = _("Only {n} of {all} options are tried, those that the adviser thinks best.")
            lines.append(text.format(n=len(ranking.options), all=self.count))
        if len(ranking.options) > 1:
            lines.append(_("± is one standard error."))
        if self.advice:
            text = _("Trial games tell what points are for; other reasons are the estimate of the program {who}.")
            lines.append(text.format(who=type(self.adviser).__name__))
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
            lines += [f"   {reason}" for reason in (*row["counted"], *row["reasons"])]
        return [*lines, " ".join(sheet["honest"])]

    # --- inside ---

    def _decider(self) -> str:
        return self.state.player(self.state.agenda[-1].seat)

    def _within(self) -> str:
        if self.ranking.measure == "wins":
            return f"{100 * self.ranking.within:g} %"
        return ngettext("{n} point", "{n} points", round(self.ranking.within)).format(n=f"{self.ranking.within:g}")

    def _called(self) -> dict[str, str]:
        """All of them, in the language that is spoken."""
        state, options = self.state, self.ranking.options
        labels = {option: state.game.screen.called(state, state.read(option)) for option in options}
        often = Counter(labels.values())
        return {option: f"{label} ({option})" if often[label] > 1 else label for option, label in labels.items()}

    def _unplayed(self, option: str) -> Json:
        label = self.called(option)
        empty = dict.fromkeys(("points", "margin", "wins", "behind"), "") | dict.fromkeys(("at", "low", "high"))
        return {
            "move": option,
            "label": label,
            "heard": "",
            **empty,
            "level": True,
            "dots": [],
            "counted": [],
            "reasons": [],
        }

    def _row(self, place: int, row: Standing, beside: str | None) -> Json:
        top = place == 1
        label, measure = self.called(row.option), self.ranking.measure
        scale = 100 if measure == "wins" else 1
        at, error = scale * getattr(row, measure).mean, 2 * scale * (row.behind.error or 0.0)
        rough = row.playouts < ROUGH
        # Translators: games won, of how many
        won, percent = _("{n} of {all}"), f"{100 * row.wins.mean:.0f} %"
        shown = {
            "points": amount(row.points, rough=rough),
            "margin": amount(row.margin, rough=rough, sign=True),
            "wins": won.format(n=round(row.playouts * row.wins.mean), all=row.playouts) if rough else percent,
            "behind": "" if top else amount(row.behind, rough=rough, sign=True, scale=scale),
        }
        far = _("{behind} beside the best, not told apart") if row.level else _("{behind} beside the best")
        heard = "" if top else far.format(behind=shown["behind"])
        return {
            "move": row.option,
            "label": label,
            "heard": heard,
            **shown,
            "at": at,
            "low": None if top or rough else at - error,
            "high": None if top or rough else at + error,
            "level": row.level,
            "dots": [] if rough else list(row.dots),
            # For the best option beside the second, against the others beside the best
            "counted": [] if beside is None else self._counted(row.option, beside, top),
            "reasons": advised(self.advice.get((row.option, beside)), top),
        }

    def _counted(self, option: str, beside: str, top: bool) -> list[str]:
        """What trial games have shown of the two."""
        return caused(self._parts(option, beside), top, self.state.game, self.called(beside))

    def _parts(self, option: str, beside: str) -> list[Cause]:
        """What playouts have shown of the two, when they have shown enough."""
        causes = self._causes
        if causes is None or causes.playouts(option, beside) < min(FEWEST, causes.budget):
            return []
        parts = causes.parts(option, beside)
        return [part for part in parts if part.name != OTHERS or self.ranking.measure != "points"]


def worth_trying(adviser: Any, position: Any, most: int) -> list[Move]:
    """The options that an adviser thinks best, not too many; others as well, where it would think of one alone."""
    gains: dict[Move, float] = adviser.gains(position)
    best = sorted(gains, key=lambda move: -gains[move])
    others = [] if len(best) > 1 else islice((move for move in position.legal_moves if move not in gains), most)
    return [*best, *others][:most]


def _pairs(standings: Sequence[Standing]) -> list[tuple[str, str | None]]:
    """Each option and what it stands beside: the best, and that beside the second."""
    names = [row.option for row in standings]
    return [(name, names[0] if at else names[1] if names[1:] else None) for at, name in enumerate(names)]


class Analysing:
    """A widget with a panel in which the open decision is analysed; it says which with `_to_analyse`."""

    _beside: Mapping[str, Sequence[tuple[object, Counting]]] = {}
    """What is counted, by the message that asks for it, and what it is about; the last one is looked at."""

    @property
    def analysis(self) -> Analysis | None:
        """What is being analysed, or was last; None before."""
        kept = self._beside.get("analyse", ())
        return kept[-1][1] if kept else None  # type: ignore[return-value]  # of one kind all are

    def _to_analyse(self, message: Json) -> tuple[Any, int]:
        """The position that a message is about, and its node. Raises: LookupError, Refusal."""
        raise NotImplementedError

    def _analysed(self, message: Json) -> Json:
        """Go on, stop, or count further, as a message says; returns how far it is. "leave": nobody looks any more."""
        if message.get("act") == "leave":
            self._rest("analyse")
            return {}
        state, node = self._to_analyse(message)
        if not state.agenda or state.agenda[-1].seat == LUCK:
            self._rest("analyse")
            return {"sheet": nothing(state, node)}
        analysis = self._counted("analyse", message, (node, state), lambda: Analysis(state, node=node))
        return {} if analysis is None else {"sheet": analysis.act(message.get("act"))}

    def _counted(self, kind: str, message: Json, about: object, make: Callable[[], C]) -> C | None:
        """What is counted of this kind: as long as it is about the same, it goes on. None: nobody looks any more."""
        if message.get("act") == "leave":
            self._rest(kind)
            return None
        others = self._beside.get(kind, ())
        found = next((counting for each, counting in others if each == about), None)
        self._rest(kind, found)
        found = found or make()
        kept = [(each, counting) for each, counting in others if counting is not found][1 - KEPT :]
        self._beside = {**self._beside, kind: (*kept, (about, found))}
        counted: C = found  # type: ignore[assignment]  # of one kind all are
        return counted

    def _is_counting(self) -> bool:
        return any(counting.work.running for kept in self._beside.values() for _about, counting in kept)

    def _rest(self, kind: str, but: Counting | None = None) -> None:
        for _about, counting in self._beside.get(kind, ()):
            if counting is not but:
                counting.rest()

    def _stop_analysis(self) -> None:
        """Nothing is counted any more."""
        for kept in self._beside.values():
            for _about, counting in kept:
                counting.stop()


def _some(labels: Sequence[str]) -> str:
    """Options, or how many, where they are more than one reads."""
    if len(labels) <= NAMED:
        return listed(f"“{label}”" for label in labels)
    return ngettext("{n} option", "{n} options", len(labels)).format(n=len(labels))


def nothing(state: Any, node: int) -> Json:
    """The sheet of a position in which nobody decides."""
    text = _("The game is over.") if not state.agenda else _("Nobody decides here, so there is nothing to rank.")
    empty: Json = {"going": False, "rows": [], "scale": [], "span": [], "honest": [], "done": 0, "budget": 0}
    return {"node": node, "asked": "", "stage": "nothing", "verdict": text, **empty}
