"""The game as one object: where its rooms are. Each is loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from yotd_widget.describe.game import Described
from yotd_widget.engine.game import Commands, Editing, Examples, Notation, Reading, Reasons, Screen
from yotd_widget.engine.position import Point
from yotd_widget.engine.texts import N_, _
from yotd_widget.games.dragon.refusals import REFUSALS
from yotd_widget.games.dragon.state import State

if TYPE_CHECKING:
    from yotd_widget.describe.book import Book
    from yotd_widget.describe.demands import Demands
    from yotd_widget.describe.ledger import Accounts
    from yotd_widget.describe.remedy import Remedies
    from yotd_widget.describe.tell import Telling, Told


class Dragon(Described[State]):
    """In the Year of the Dragon."""

    name = "dragon"
    chance = ("event row", "great event", "action groups")
    score = "vp"
    periods = (N_("Month"), N_("Phase"))

    @property
    def title(self) -> str:
        from yotd_widget.games.dragon.words import TITLE

        return _(TITLE)

    @property
    def positions(self) -> type[State]:
        return State

    def new(self, players: Sequence[str] | None = None, *, seed: int | None = None) -> State:
        from yotd_widget.games.dragon.year import new_game

        return new_game(players or ("Ada", "Bo"), seed=seed)

    @property
    def screen(self) -> Screen[State]:
        from yotd_widget.games.dragon.screen import room

        return room

    @property
    def reasons(self) -> Reasons[State]:
        from yotd_widget.games.dragon.reasons.room import DragonReasons

        return DragonReasons(self)

    @property
    def reading(self) -> Reading[State]:
        from yotd_widget.games.dragon.reading import room

        return room

    @property
    def editing(self) -> Editing[State]:
        from yotd_widget.games.dragon.editing import room

        return room

    @property
    def notation(self) -> Notation[State]:
        from yotd_widget.games.dragon.notation import room

        return room

    @property
    def examples(self) -> Examples[State]:
        from yotd_widget.games.dragon.examples import room

        return room

    # --- what is told of its rules ---

    @property
    def names(self) -> Mapping[str, str]:
        from yotd_widget.games.dragon.words import NAMES

        return NAMES

    @property
    def points(self) -> dict[str, Point]:
        from yotd_widget.games.dragon.reasons.sources import DECISIONS as RULES
        from yotd_widget.games.dragon.words import DECISIONS

        return {name: Point(DECISIONS.english[name], "", "", tuple(RULES[name].split())) for name in RULES}

    @property
    def rules(self) -> Mapping[str, str]:
        from yotd_widget.games.dragon.reasons.rules import RULES

        return RULES

    @property
    def refusals(self) -> Mapping[str, tuple[str, tuple[str, ...]]]:
        return REFUSALS

    @property
    def tells(self) -> Mapping[str, str | Told]:
        from yotd_widget.games.dragon.told.telling import TELLS

        return TELLS

    @property
    def telling(self) -> Telling[State]:
        from yotd_widget.games.dragon.told.telling import DragonTelling

        return DragonTelling(self)

    @property
    def book(self) -> Book:
        from yotd_widget.games.dragon.reasons.book import BOOK

        return BOOK

    @property
    def accounts(self) -> Accounts[State]:
        from yotd_widget.games.dragon.reasons.accounts import DragonAccounts

        return DragonAccounts(self)

    @property
    def remedies(self) -> Remedies[State]:
        from yotd_widget.games.dragon.reasons.remedy import DragonRemedies

        return DragonRemedies(self)

    @property
    def demands(self) -> Demands[State]:
        from yotd_widget.games.dragon.reasons.owed import DragonDemands

        return DragonDemands(self)

    def load_lessons(self) -> None:
        import yotd_widget.games.dragon.lessons  # noqa: F401

    @property
    def commands(self) -> Commands[State]:
        from yotd_widget.games.dragon import commands

        return commands


GAME: Final = Dragon()
