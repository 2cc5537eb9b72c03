"""RuleCard: one rule to read, with everything that hangs on it; a press on another rule turns to that one."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets

from yotd_widget.engine.errors import NotFound, WrongKind, short
from yotd_widget.engine.game import Game, load
from yotd_widget.engine.game import names as games
from yotd_widget.engine.texts import _, either
from yotd_widget.widgets.twin import folded
from yotd_widget.widgets.widget import Widget


class RuleCard(Widget):
    """What a rule says, where it stands, how sure it is, what rests on it, and a position that shows it.

    rule_id: "dragon.EVT-DROUGHT-2", or a ruling as "dragon.AMB-02"; the name of the game may be left out where no other
    game has such a rule. edition: as "2007", for what depends on it; left out, the game's own first choice. options:
    those of every `Widget`.
    Raises: LookupError for a rule that is not there, naming the nearest, or that several games have; ValueError for an
    edition; TypeError.

    Example: `yw.RuleCard("dragon.ACT-PRIV-1", edition="2007")`.
    """

    view = "rule-card"
    title = traitlets.Unicode(help="Accessible name of the region.").tag(sync=True, echo_update=False)
    card = traitlets.Dict(help="The card that is shown.").tag(sync=True, echo_update=False)
    near = traitlets.Dict(help="Cards of its neighbours.").tag(sync=True, echo_update=False)
    edition = traitlets.Unicode(None, allow_none=True, help="Edition of the game.")

    def __init__(self, rule_id: str, edition: str | None = None, **options: Any) -> None:
        self._game, self._rule = found(rule_id)
        self._checked_edition({"value": edition})
        super().__init__({"edition": edition}, **options)
        self.observe(lambda _change: self._redraw(), names="edition")

    @property
    def game(self) -> Game[Any]:
        """Whose rule it is."""
        return self._game

    @property
    def rule(self) -> Any:
        """The card of the rule that is shown: its parts as plain values. Set an id to turn to another one."""
        return self._rule

    @rule.setter
    def rule(self, rule_id: str) -> None:
        self._rule = self._game.reading.rule(rule_id)
        self._redraw()

    @traitlets.validate("edition")
    def _checked_edition(self, proposal: Any) -> str | None:
        """An edition that this game has. Raises: ValueError."""
        edition: str | None = proposal["value"]
        self._game.reading.rule_view(self._rule.id, edition)
        return edition

    def __repr__(self) -> str:
        return f"RuleCard({f'{self._game.name}.{self._rule.id}'!r})"

    # --- for the page ---

    def _draw(self) -> dict[str, Any]:
        self._rule = self._game.reading.rule(self._rule.id)
        title = _("{game}: rule {id}").format(game=self._game.title, id=self._rule.id)
        return {"title": title} | self._game.reading.rule_view(self._rule.id, self.edition)

    def _twin(self) -> dict[str, str]:
        text, card = str(self._rule), self.card
        head, statement, *behind = text.splitlines()
        facts = [*card["editions"].get(card["edition"], ()), *([card["example"]["line"]] if card["example"] else ())]
        first = "".join(f"<p>{escape(line)}</p>" for line in [head, statement, *facts])
        rest = escape("\n".join(behind))
        more = f"<details><summary>{escape(_('More on this rule'))}</summary>"
        more += f"<pre style='white-space:pre-wrap'>{rest}</pre></details>"
        return {"text/plain": text, "text/html": folded(self.title, first + more)}

    def _obey(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("kind") != "rule":
            return super()._obey(message)
        self.rule = message.get("id")  # type: ignore[assignment]
        return {}


def found(rule_id: str) -> tuple[Game[Any], Any]:
    """A rule and whose it is. Raises: NotFound, WrongKind."""
    if not isinstance(rule_id, str):
        raise WrongKind(_("the id of a rule is text, as “dragon.PER-7”, not {given}").format(given=short(rule_id)))
    game, _dot, bare = rule_id.partition(".")
    if game in games():
        return load(game), load(game).reading.rule(bare)
    known = {}
    for game in games():
        try:
            known[game] = load(game).reading.rule(rule_id)
        except NotFound as error:
            missing = error
    if not known:
        raise missing
    if len(known) > 1:
        told = _("several games have a rule “{rule}”: say {ids}")
        raise NotFound(told.format(rule=rule_id, ids=either([f"“{game}.{rule_id}”" for game in known])))
    [(game, rule)] = known.items()
    return load(game), rule
