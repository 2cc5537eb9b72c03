"""What a page shows of this game: the room `Game.screen`. Its board is its own, and so is much of what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, get_args

from yotd_widget.describe.marks import Mark
from yotd_widget.describe.preview import Preview
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.describe.tell import Sentence
from yotd_widget.engine.moves import Move, Refusal
from yotd_widget.engine.phrases import counted
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, Texts, _
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step
from yotd_widget.games.dragon.actions import fee
from yotd_widget.games.dragon.moves import Use
from yotd_widget.games.dragon.screen import marks, preview
from yotd_widget.games.dragon.screen.about import about
from yotd_widget.games.dragon.screen.acted import acted
from yotd_widget.games.dragon.screen.ahead import kept, turns
from yotd_widget.games.dragon.screen.board import board
from yotd_widget.games.dragon.screen.brief import brief
from yotd_widget.games.dragon.screen.court_view import court_view
from yotd_widget.games.dragon.screen.places import places, taken
from yotd_widget.games.dragon.screen.quiet import quiet
from yotd_widget.games.dragon.screen.wall_view import is_great_event_now
from yotd_widget.games.dragon.screen.wire import Region
from yotd_widget.games.dragon.state import State
from yotd_widget.games.dragon.things import THINGS
from yotd_widget.games.dragon.told.base import DEALT
from yotd_widget.games.dragon.words import EVENT_NAMES, GREAT_EVENT_NAMES, PHASE_NAMES, POINTS, page_words

Json = dict[str, Any]

FEE: Final = "ACT-6"
"""What is paid for a group comes before what is done there, and says less."""
DEAL: Final = "ACT-1"
"""The log does not tell the deal of a month: it is on the table. As a step of its own it says what was dealt."""
RANKS: Final[Texts[int]] = Texts(
    {
        0: N_("{player} is first on the person track (space {space})."),
        1: N_("{player} is second on the person track (space {space})."),
        2: N_("{player} is third on the person track (space {space})."),
        3: N_("{player} is fourth on the person track (space {space})."),
        4: N_("{player} is fifth on the person track (space {space})."),
    }
)


class DragonScreen(ScreenRoom[State]):
    """The table of In the Year of the Dragon."""

    CHAPTERS: ClassVar[Mapping[str, str]] = {
        "EVT-": "event",
        "WALL-1": "wall",
        "GE-1": "",  # which one it will be, told at the start
        "GE-": "great",
        "DECAY-": "decay",
        "SCORE-": "scoring",
        "END-": "end",
    }
    """The building of the wall is no chapter, its check is one."""
    TOLD_ONCE: ClassVar[tuple[str, ...]] = ("note", "has")  # who has how much is the same for everybody
    DRAWN_IN: ClassVar[tuple[str, ...]] = (*ScreenRoom.DRAWN_IN, __package__)

    def words(self) -> dict[str, str]:
        return page_words()

    def about(self) -> dict[str, str]:
        return about()

    def regions(self) -> tuple[str, ...]:
        return get_args(Region)

    def board(self, position: State) -> Json:
        return board(position)

    def glance(self, position: State, seat: int, /) -> Json:
        court = court_view(position, seat)
        seen = {key: court[key] for key in ("seat", "name", "vp", "goods", "palaces")}
        return seen | {"points": counted(court["vp"], POINTS)}

    def remembered(self, position: State, back: Iterable[Step]) -> Json:
        did = acted(position, back)
        return {"acted": did, "turns": turns(position, did)} if did else {}

    def left(self, position: State, board: Json) -> Json:
        """Without buttons and idle hands."""
        hand = board["hand"] if position.phase == "person" or board["focus"] == "offer" else None
        return board | {"extras": [], "hand": hand}

    def quiet(self, picture: Json) -> Json:
        return super().quiet(picture) | {"board": quiet(picture["board"])}

    def printed(self, picture: Json, /, *, forecasts: bool = True) -> dict[str, str]:
        from yotd_widget.games.dragon.screen.printed import printed  # a live view needs none

        return printed(picture if forecasts else self.quiet(picture) | {"decision": None, "choices": {}})

    # --- when it is ---

    def phase(self, position: State) -> str:
        phase = PHASE_NAMES[position.phase]
        if position.great_event and is_great_event_now(position):
            return _("{phase}, {event}").format(phase=phase, event=GREAT_EVENT_NAMES[position.great_event])
        return phase

    def when(self, position: State) -> Json:
        """The month by its event; before the first one the phase."""
        when = PHASE_NAMES[position.phase]
        if position.month and position.event is not None:
            when = _("Month {month}, {event}").format(month=position.month, event=EVENT_NAMES[position.event])
        return super().when(position) | {"when": when}

    def why_now(self, position: State) -> str:
        seat = position.agenda[-1].seat
        player = position.player(seat)
        if position.phase == "draft":
            return _("The oldest player drafts first, then clockwise: now {player}.").format(player=player)
        return RANKS[position.track.index(seat)].format(player=player, space=position.courts[seat].space)

    # --- what can be done ---

    def places(self, position: State, move: Move) -> list[str]:
        return places(position, move) or super().places(position, move)

    def taken(self, position: State, move: Move, count: int) -> list[str]:
        return taken(position, move) or super().taken(position, move, count)

    def details(self, position: State, move: Move) -> Iterator[str]:
        yield from super().details(position, move)
        if isinstance(move, Use) and (due := fee(position, move.group)):
            yield _("fee {due} yuan").format(due=due)

    def brief(self, refusal: Refusal, /) -> str:
        return brief(refusal)

    def choice_at(self, place: str, places: Sequence[str], choice: Json) -> Json:
        preview = choice["preview"]
        return choice | {"preview": preview and preview | {"ghosts": marks.ghosts_at(place, places, preview["ghosts"])}}

    def choices(
        self,
        position: State,
        can_take_back: Callable[[Move], bool] = lambda _move: False,
        eyes: int | None = None,
    ) -> dict[str, Json]:
        with kept(position):
            return super().choices(position, can_take_back, eyes)

    def preview(self, position: State, move: Move) -> Preview:
        return preview.preview(position, move)

    # --- what has happened ---

    def told(self, position: State, step: Step, /) -> Json:
        told = super().told(position, step)
        if any(note.rule == DEAL for note in step.notes):
            told["text"] = f"{_(DEALT).format(groups=THINGS.named('groups').told(step.state.groups))}."
        return told

    def unasked(self, position: State) -> Json:
        """With the month that it is, though nobody decides anything in it."""
        shown = super().unasked(position)
        for month in shown["board"]["year"]:
            number = month["month"]
            month["state"] = "now" if number == position.month else "next" if number > position.month else "done"
        return shown

    def headline(self, sentences: Sequence[Sentence]) -> Sentence:
        return next((each for each in sentences if FEE not in each.rules), sentences[0])

    def is_nothing(self, reason: Because) -> bool:
        """Also nobody to release, no symbols, a marker on a space of its own, a thing worth one."""
        owed = reason.facts.get("owed")
        return (
            super().is_nothing(reason)
            or reason.about == "card"
            or owed == 0
            or (bool(owed) and reason.facts["persons"] == 0)
            or (reason.about == "symbols" and not reason.facts["symbols"])
            or (reason.about == "arrival" and not reason.reasons)
            or (reason.about == "each" and reason.facts["each"] == 1)
        )

    def news(self, way: Sequence[State], notes: Iterable[Note], /) -> dict[str, Mark]:
        return marks.news(way, notes)

    def ghosts(self, before: State, after: State) -> dict[str, Mark]:
        return marks.ghosts(before, after)

    def within(self, place: str, other: str, /) -> bool:
        """Also a palace in its court."""
        kind, _slash, seat = other.partition("/")
        return kind == "court" and place.startswith(f"palace/{seat}/")
