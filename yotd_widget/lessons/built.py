"""A step in which a court is changed until the engine gives the answer that is wanted."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.errors import BadInput, OneSentence
from yotd_widget.engine.texts import _
from yotd_widget.lessons import clauses
from yotd_widget.lessons.asked import Inquiry, inquiry
from yotd_widget.lessons.made import Json, Made
from yotd_widget.lessons.text import Step
from yotd_widget.lessons.tried import is_answer
from yotd_widget.widgets.drafting import Drafting


class Building:
    """A court in the making. made, step: of the lesson; position: with which it begins."""

    def __init__(self, made: Made, step: Step, position: Any) -> None:
        self.made, self.step = made, step
        with made.line(step.line):
            seat = inquiry(made, step, position).seat
            names = [
                name
                for word in clauses.listed(step.clauses.get("may", ""))
                for name in made.game.editing.within(position, seat, word)
            ]
            self.drafting = Drafting(position, allow=names or None, seat=seat)
            self.wants = step.clauses.get("wants", "")
            if not self.wants:
                raise BadInput(_("a “build” says which answer is wanted: “wants 2”"))

    def speak(self, made: Made, step: Step) -> None:
        """Go on with the same court in the words of another language."""
        self.made, self.step = made, step

    def sheet(self) -> Json:
        """All that the page shows of the court; what speaks against it is said in replies."""
        change = self.drafting.change
        return self.drafting.sheet() | {"title": self.step.heading, "said": change and f"{change}."}

    @property
    def found(self) -> Inquiry:
        """The question about the court as it stands. Raises: OneSentence where it cannot be asked, or cannot be."""
        return inquiry(self.made, self.step, self.drafting.state)

    @property
    def reached(self) -> bool:
        """Whether the engine gives the answer that is wanted, in a position that can be."""
        try:
            return is_answer(self.found, self.wants)
        except OneSentence:
            return False

    def replies(self) -> list[Json]:
        """What holds now."""
        try:
            found = self.found
        except OneSentence as error:
            return [self.made.reply(error.text)]
        rules = [rule for line in found.question.trace for rule in line.rules]
        if is_answer(found, self.wants):
            return [self._right(found, rules)]
        why = " ".join(line.text for line in found.question.trace[:1])
        told = _("Here the answer is: {answer}. {why}").format(answer=f"**{found.question.label}**", why=why)
        return [self.made.reply(told.strip(), rules)]

    def _right(self, found: Inquiry, rules: list[str]) -> Json:
        known = {"answer": found.question.label, "key": found.question.label, "player": found.table.player}
        text = self.step.said("")
        filled = self.made.filled(text, self.step.line, known) if text else ""
        return self.made.reply(filled or _("Right: {answer}.").format(answer=found.question.label), rules)
