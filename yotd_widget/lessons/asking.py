"""What `Ask` and `Predict` share: a question with its board, complete on the page, and what the reader has answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import traitlets

from yotd_widget.engine.arguments import arguments
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.game import Game
from yotd_widget.engine.texts import _
from yotd_widget.lessons import answers
from yotd_widget.lessons.twins import printed
from yotd_widget.lessons.words import WORDS
from yotd_widget.quiz.outcome import outcome
from yotd_widget.quiz.questions import Question, Table, Template, find, question_of, sorted_out
from yotd_widget.widgets.board import region_name
from yotd_widget.widgets.widget import Widget


class Asking(Widget):
    """A question about a position.

    question: a template's id, as "dragon.contagion.released". at: a position, a widget with one, or the name of an
    example. player: whom it is about; left out, the first one. board: whether the position is shown with it. Other
    names are facts of the template (moves="use A taxes"), changes of the position in the words of `example` (rice=1),
    or options of every `Widget`.
    Raises: NotFound for a question or example that is not there; Refusal for a move that is not possible; ValueError
    where the answer depends on a choice that nobody has made; TypeError, also for a name that means nothing.
    """

    bundles = "{game}-ask.js"

    view = "question"
    gate = False
    """Whether what happens then stays closed until there is an answer."""

    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    question = traitlets.Dict(help="The question, as JSON.").tag(sync=True, echo_update=False)
    scene = traitlets.Dict(None, allow_none=True, help="The position; None: not shown.").tag(
        sync=True, echo_update=False
    )
    outcome = traitlets.Dict(None, allow_none=True, help="What happened then.").tag(sync=True, echo_update=False)
    closed = traitlets.Bool(False, help="The outcome opens with the answer.").tag(sync=True, echo_update=False)
    progress = traitlets.Dict(help="What the reader has answered so far; the page writes it.").tag(sync=True, page=True)

    def __init__(self, question: str, at: Any, player: str | None = None, *, board: bool = True, **named: Any) -> None:
        options = {name: value for name, value in named.items() if name in self.options()}
        others = {name: value for name, value in named.items() if name not in options}
        self._template: Template = find(question)
        self._given = sorted_out(self._template, at, others, (*arguments(type(self).__init__), *self.options()))
        self._player, self._board = player, board
        self._position = self._given.position
        self._prefer = answers.followed()  # as it was then: the options stay the same in every language
        self._asked = self._ask()
        own = {"progress": answers.known(self._asked.id, gate=self.gate), "closed": self.gate}
        super().__init__(own, **options)
        self.observe(lambda _change: self._twin_output.refresh(), names="progress")
        answers.note(self)

    @property
    def state(self) -> Any:
        """The position that is asked about."""
        return self._position

    @property
    def game(self) -> Game[Any]:
        """The game that is asked about."""
        game: Game[Any] = self._position.game
        return game

    @property
    def asked(self) -> Question:
        """The question with its key, what is behind it and the wrong answers that are known."""
        return self._asked

    @property
    def correct(self) -> bool:
        """Whether the right answer has been given."""
        return any(self._asked.right(each["answer"]) for each in self.progress["attempts"])

    @property
    def answer(self) -> Any:
        """The last answer: a number, or keys of items; None before the first one, and for "I do not know"."""
        attempts = self.progress["attempts"]
        return attempts[-1]["answer"] if attempts else None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._asked.id!r})"

    @traitlets.validate("progress")
    def _checked_progress(self, proposal: Any) -> answers.Progress:
        """Progress in full. Raises: TraitError for anything else, whoever sends it."""
        try:
            return answers.checked(proposal["value"])
        except BadInput as error:
            raise traitlets.TraitError(str(error)) from None

    # --- for the page ---

    def _ask(self) -> Question:
        return question_of(self._given, self._player, self._prefer)

    def _draw(self) -> dict[str, Any]:
        self._asked = self._ask()
        return {
            "title": region_name(self._position, _("Prediction") if self.gate else _("Question")),
            "question": self._shown(self._asked),
            "scene": self._scene() if self._board else None,
            "outcome": self._outcome() if self._board else None,
        }

    def _shown(self, question: Question) -> dict[str, Any]:
        """The question as JSON, with the sentences of all rules that it names."""
        return msgspec.to_builtins(question) | {
            "typed": question.typed,
            "told": _("Right: {answer}.").format(answer=question.label.removesuffix(".")),
            "rules": self._statements([*question.rules, question.hints.rule]),
        }

    def _statements(self, ids: Iterable[str]) -> dict[str, str]:
        """Rule id -> its sentence; what is no rule is left out."""
        return self.game.reading.statements(tuple(ids))

    def _scene(self) -> dict[str, Any]:
        return {"scene": self.game.screen.scene(self._seen(), forecasts=False), "seat": self._seat_shown(self._table())}

    def _seen(self) -> Any:
        """The position that the question shows: the one that it stands at, unless nobody has chosen to come there."""
        table = self._table()
        seen = self._template.shown(table) if self._template.shown else self._position
        return self._position if table.course.open else seen

    def _seat_shown(self, table: Table) -> int:
        """Who is shown in full: the player in question, or another whom the text names."""
        if "{player}" in self._template.text or not self._template.facts:
            return table.seat
        players = self._position.players
        named = [value for value in self._template.facts(table).values() if value in players]
        return players.index(named[0]) if named else table.seat

    def _table(self) -> Table:
        return self._given.table(self._player)

    def _outcome(self) -> dict[str, Any] | None:
        """What follows from the moves of the question; None where nothing does, or the question shows it already."""
        table = self._table()
        found = outcome(table, self._seen(), self._asked.rules)
        if found is None:
            return None
        picture = None if found.scene is None else {"scene": found.scene, "seat": self._seat_shown(table)}
        rules = self._statements(rule for fact in found.facts for rule in fact["rules"])
        return {"picture": picture, "differences": {"facts": found.facts, "rules": rules}, "open": found.open}

    def _own_words(self) -> dict[str, str]:
        return dict(WORDS)

    def _twin(self) -> dict[str, str]:
        return printed(self._asked, self._seen() if self._board else None, self.progress)
