"""What a page shows of this game: the room `Game.screen`. Its board is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, get_args

from yotd_widget.describe.areas import areas
from yotd_widget.describe.choices import drawn
from yotd_widget.describe.marks import Mark, marks
from yotd_widget.describe.preview import Preview, tried
from yotd_widget.describe.remedy import CANNOT
from yotd_widget.describe.screen import ScreenRoom
from yotd_widget.describe.tell import Sentence
from yotd_widget.describe.things import Things
from yotd_widget.describe.units import Near
from yotd_widget.engine.moves import Move
from yotd_widget.engine.phrases import begun, listed
from yotd_widget.engine.position import Question
from yotd_widget.engine.reasons import Because
from yotd_widget.engine.texts import N_, _
from yotd_widget.engine.trace import Note
from yotd_widget.engine.tree import Step
from yotd_widget.games.gugong.canal import loads
from yotd_widget.games.gugong.gifts import ChooseGift, is_free
from yotd_widget.games.gugong.moves import Build, Buy, Claim, Exchange, Give, Go, Load, Put, Sail, Skip
from yotd_widget.games.gugong.screen import preview, when
from yotd_widget.games.gugong.screen.about import ABOUT, IN_SIGHT
from yotd_widget.games.gugong.screen.board import board, glance
from yotd_widget.games.gugong.screen.places import places
from yotd_widget.games.gugong.screen.quiet import quiet
from yotd_widget.games.gugong.screen.wire import Region
from yotd_widget.games.gugong.screen.words import PAGE_WORDS
from yotd_widget.games.gugong.state import PHASE_WORDS, State
from yotd_widget.games.gugong.things import THINGS
from yotd_widget.games.gugong.words import AUTOMA_NAMES, CARD_NAMES, LOCATION_NAMES

Json = dict[str, Any]

# Translators: heard after a Twilight; {cards}: as “Jade, Travel”
IDLE: Final = N_("Twilight cards without effect: {cards}.")
SEEN: Final = Things(thing for thing in THINGS if thing.key not in ("supply", "hand", "discard"))


class GugongScreen(ScreenRoom[State]):
    """The table of Gùgōng."""

    DRAWN_IN: ClassVar[tuple[str, ...]] = (*ScreenRoom.DRAWN_IN, __package__)
    CHAPTERS: ClassVar[Mapping[str, str]] = when.CHAPTERS
    ABOUT: ClassVar[Mapping[str, tuple[str, ...]]] = ABOUT
    IN_SIGHT: ClassVar[Mapping[str, tuple[str, ...]]] = IN_SIGHT

    def words(self) -> dict[str, str]:
        return dict(PAGE_WORDS)

    def regions(self) -> tuple[str, ...]:
        return get_args(Region)

    def glance(self, position: State, seat: int, /) -> Json:
        return glance(position, seat)

    def board(self, position: State) -> Json:
        return board(position) | {"areas": areas(self.game, position)}

    def scene(self, position: State, /, *, forecasts: bool = True, seat: int | None = None) -> Json:
        shown = super().scene(position, forecasts=forecasts, seat=seat)
        return shown if forecasts else shown | {"board": quiet(shown["board"], position)}

    def diagram(self) -> Callable[[Mapping[str, Any], str], str]:
        from yotd_widget.games.gugong.screen.svg_diagram import svg_diagram  # a live view needs none

        return svg_diagram

    # --- when it is ---

    def phase(self, position: State) -> str:
        return "" if position.phase == "day" else PHASE_WORDS[position.phase]  # the Day has been named

    def why_now(self, position: State) -> str:
        return when.why_now(position)

    # --- what has happened ---

    def tell(self, notes: Iterable[Note], players: Sequence[str]) -> Iterator[Sentence]:
        """Meng's Twilight cards that do nothing are named together, after the others."""
        day, idle, night = when.without_idle([*notes])
        yield from super().tell(day, players)
        if idle:
            yield Sentence(None, _(IDLE).format(cards=listed(AUTOMA_NAMES[card] for card in idle)), ("AUTOMA-13",))
        yield from super().tell(night, players)

    def remembered(self, position: State, back: Iterable[Step]) -> Json:
        """Who laid the cards of this Day, and which cards fitted the dice, if the last step was the Night."""
        laid: dict[str, int] = {}
        matched: list[Json] = []
        for at, step in enumerate(back):
            if not at:
                matched = when.matched(step)
            for note in reversed(step.notes):
                if note.rule == "MORN-7":
                    return {"laid": laid, "matched": matched}
                if note.seat is not None and "gifts" in note.facts:
                    laid.setdefault(str(note.facts["gifts"]), note.seat)
        return {"laid": laid, "matched": matched}

    def chapters(self, sentences: Sequence[Sentence], /) -> list[str]:
        return when.chapters(sentences, self.chapter)

    def is_nothing(self, reason: Because) -> bool:
        """Also who has no matches, and cards that all go the same way."""
        none = reason.facts.get("matches") == 0 or reason.rules == ("MORN-9",)
        return super().is_nothing(reason) or (reason.about == "note" and none)

    # --- what can be done ---

    def places(self, position: State, move: Move) -> list[str]:
        return places(position, move) or super().places(position, move)

    def candidates(self, position: State, question: Question) -> Sequence[Move]:
        """Of an exchange that is free nothing but that, of others no more than needs a word; ships that are there."""
        thinkable = question.candidates(position)
        seat = question.seat
        if isinstance(question, ChooseGift):
            return [move for move in thinkable if not isinstance(move, Give) or self._matters(position, seat, move)]
        fits = {*loads(position, seat, "pool"), *loads(position, seat, "supply")}
        legal = {*question.options(position)}
        return [move for move in thinkable if move in legal or self._is_there(position, seat, move, fits)]

    def _matters(self, position: State, seat: int, move: Give) -> bool:
        return move.mode == "free" or not is_free(position, seat, move.card, move.location)

    def _is_there(self, position: State, seat: int, move: Move, fits: set[Load]) -> bool:
        """Whether a move names what can be seen: an own ship, a token."""
        match move:
            case Load():
                return move in fits
            case Claim() | Build() | Put():
                return False
            case Sail(route, harbour):
                return position.seats[seat].ship(route, harbour) is not None
            case Go(city):
                return position.token_at(city) is not None
        return True

    def choices(
        self,
        position: State,
        can_take_back: Callable[[Move], bool] = lambda _move: False,
        eyes: int | None = None,
    ) -> dict[str, Json]:
        """A gift that is not free is called so only with its price."""
        found = super().choices(position, can_take_back, eyes)
        for place, choice in found.items():
            if choice["state"] == "blocked" and place.startswith("card/") and place.count("+") == 1:
                move = position.moves.parse(choice["move"])
                if isinstance(move, Give):
                    names = {"card": CARD_NAMES[move.card], "location": LOCATION_NAMES[move.location]}
                    choice["label"] = begun(_(move.said[0]).format(**names))
        return found

    def summed(self, steps: Iterable[Step], players: Sequence[str], /) -> Iterable[str]:
        found = [note for step in steps for note in step.notes if note.rule == "NIGHT-1" and note.seat is not None]
        if found:
            named = listed(f"{players[note.seat]} {note.facts['matches']}" for note in found if note.seat is not None)
            # Translators: heard after a Night; {players} is as “Ada 2, Meng 1”
            yield _("Matches: {players}.").format(players=named)

    def remedy(self, position: State, move: Move, near: Near) -> tuple[str, bool]:
        """Of gifts: which own card would be free there. What lies otherwise on the table no reader can bring about."""
        if isinstance(move, Give):
            card = _free_there(position, move)
            text = _("Give the {card}, free.") if card else _("No card of yours is free there.")
            return text.format(card=CARD_NAMES[card or move.card]), False
        if isinstance(move, Go | Load | Sail | Claim | Skip):
            return _(CANNOT), False
        return super().remedy(position, move, near)

    def instead(self, position: State, move: Move) -> str:
        card = _free_there(position, move) if isinstance(move, Give) else None
        return f"card/{card}" if card else ""

    def ghosts(self, before: State, after: State) -> dict[str, Mark]:
        """Where they are seen: not on piles and supplies, which are not drawn."""
        return marks(SEEN, before, after, ahead=True)

    def preview(self, position: State, move: Move) -> Preview:
        match move:
            case Give():
                return self._of_gift(position, move, alone=False)
            case Exchange():
                trial = tried(position, move)
                return preview.exchange(trial), self.ghosts(trial.before, trial.after)
        lines, ghosts = super().preview(position, move)
        return [*lines, *preview.jades(tried(position, move))] if isinstance(move, Buy) else lines, ghosts

    def previews(self, position: State, /) -> Callable[[Move], Preview]:
        """An exchange is tried once for all cards that can pay for it: which one goes changes nothing of what comes."""
        paid: dict[tuple[str, str], Preview] = {}

        def previewed(move: Move) -> Preview:
            if not isinstance(move, Give) or not move.other:
                return self.preview(position, move)
            exchange = move.card, move.location
            if exchange not in paid:
                paid[exchange] = self.preview(position, move)
            (_first, *brought), ghosts = paid[exchange]
            return [preview.discarded(move.other), *brought], ghosts

        return previewed

    def alone(self, position: State, move: Move, /) -> Json | None:
        return drawn(self._of_gift(position, move, alone=True)) if isinstance(move, Give) else None

    def _of_gift(self, position: State, move: Give, *, alone: bool) -> Preview:
        trial = tried(position, move)
        lines, then = preview.gift(position, trial.seat, move, trial.after, alone=alone)
        return lines, self.ghosts(trial.before, then)


def _free_there(state: State, move: Give) -> str | None:
    """The own card of the least value that is given free of charge where another one is not."""
    seat = state.agenda[-1].seat
    free = [card for card in state.seats[seat].hand if is_free(state, seat, card, move.location)]
    return min(free, key=lambda card: state.card(card).value, default=None)
