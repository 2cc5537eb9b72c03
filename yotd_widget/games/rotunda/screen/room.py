"""What a page shows of this game: the room `Game.screen`. Its board is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, get_args

from yotd_widget.describe.screen import ScreenRoom, last_choice
from yotd_widget.engine.moves import Move
from yotd_widget.engine.packs import as_printed
from yotd_widget.engine.phrases import listed
from yotd_widget.engine.position import Question
from yotd_widget.engine.texts import _
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games.rotunda.hall import ChooseChain
from yotd_widget.games.rotunda.moves import Peddle, Steer, TakeOrder
from yotd_widget.games.rotunda.moving import ChooseNeutral
from yotd_widget.games.rotunda.orders import told_cost
from yotd_widget.games.rotunda.pieces import HALL
from yotd_widget.games.rotunda.screen.about import ABOUT, IN_SIGHT
from yotd_widget.games.rotunda.screen.board import LAST_STEP, ROOM_STEP, altar, board, glance
from yotd_widget.games.rotunda.screen.options import options as cards_of
from yotd_widget.games.rotunda.screen.options import places_of
from yotd_widget.games.rotunda.screen.wire import Region
from yotd_widget.games.rotunda.screen.words import PAGE_WORDS, STEP_WORDS
from yotd_widget.games.rotunda.state import State

Json = dict[str, Any]


class RotundaScreen(ScreenRoom[State]):
    """The table of Rotunda."""

    ABOUT: ClassVar[Mapping[str, tuple[str, ...]]] = ABOUT
    IN_SIGHT: ClassVar[Mapping[str, tuple[str, ...]]] = IN_SIGHT
    DRAWN_IN: ClassVar[tuple[str, ...]] = (*ScreenRoom.DRAWN_IN, __package__)
    TURNS: ClassVar[bool] = True

    def words(self) -> dict[str, str]:
        return dict(PAGE_WORDS)

    def regions(self) -> tuple[str, ...]:
        return get_args(Region)

    def glance(self, position: State, seat: int, /) -> Json:
        return glance(position, seat)

    def diagram(self) -> Callable[[Mapping[str, Any], str], str]:
        from yotd_widget.games.rotunda.screen.svg_diagram import svg_diagram  # a live view needs none

        return svg_diagram

    def board(self, position: State) -> Json:
        return board(position) | super().board(position)

    @as_printed
    def picture(self, timeline: Timeline[State], /, **options: Any) -> Json:
        """With the cards of what can be chosen, for whoever may choose."""
        shown = super().picture(timeline, **options)
        if shown["decision"] and shown["recent"] and not shown["heard"] and (passed := _passed(timeline, options)):
            told = [line["text"] for line in shown["recent"]]
            shown["heard"] = " ".join([*told, passed, f"{shown['status']['who']}."])
        if shown["choices"]:
            position = timeline.seen_by(options.get("seat")).state
            shown["board"] |= cards_of(self, position, shown["board"])
        return shown

    def scene(self, position: State, /, *, forecasts: bool = True, seat: int | None = None) -> Json:
        """Before a question without sums: who sits on chairs and waits in villages is seen there."""
        shown = super().scene(position, forecasts=forecasts, seat=seat)
        if not forecasts:
            shown["board"] |= {"own": shown["board"]["own"] | {"seated": 0, "sent": 0}}
        return shown

    def unasked(self, position: State) -> Json:
        """After a worship with the Worship board, where it was done; what was done in a room lies in the house."""
        shown, own = super().unasked(position), position.seats[position.active]
        if position.step == ROOM_STEP and (own.chain or {*own.leaders} == {HALL}):
            shown["board"] |= {"altar": altar(position)}
        return shown

    def candidates(self, position: State, question: Question) -> Sequence[Move]:
        """A Neutral Leader who cannot be paid for is asked about with his own resource, not with Gold once more.

        Fields of a chain that has been laid are asked about no more.
        """
        thinkable = question.candidates(position)
        if isinstance(question, ChooseChain):
            return [move for move in thinkable if move not in question.given]
        if not isinstance(question, ChooseNeutral):
            return thinkable
        gold = position.seats[question.seat].has("gold")
        return [move for move in thinkable if not isinstance(move, Steer) or move.cube == move.leader or gold]

    def details(self, position: State, move: Move) -> Iterator[str]:
        yield from super().details(position, move)
        if isinstance(move, TakeOrder):
            cost = position.data.order[move.order].cost
            yield _("cost: {cost}").format(cost=told_cost(cost.cubes, cost.coins))

    def places(self, position: State, move: Move) -> list[str]:
        """As moves say it; a Peddler who goes all round the house is pressed in parts."""
        return (places_of(position, move) if isinstance(move, Peddle) else []) or super().places(position, move)


def _passed(timeline: Timeline[State], options: Mapping[str, Any]) -> str:
    """The steps between the last choice and this question at which there was nothing to choose, as they are heard."""
    since = options.get("since")
    begin = timeline.state_at(last_choice(timeline) if since is None else min(since, timeline.at))
    now = timeline.state
    if begin.turns == now.turns:
        steps = [*range(begin.step + 1, now.step)]
    else:
        steps = [*range(max(begin.step, 1) + 1, LAST_STEP + 1), *range(1, now.step)]
    names = listed(STEP_WORDS[step] for step in dict.fromkeys(steps) if step in STEP_WORDS)
    # Translators: heard; {steps}: steps of a turn, as “Bonus, Orders, Expert”
    return _("Nothing to do at: {steps}.").format(steps=names) if names else ""
