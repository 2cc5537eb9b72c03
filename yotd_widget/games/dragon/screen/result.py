"""The end of the game as the page shows it, and the rules that any JSON of the page names."""

from __future__ import annotations

from typing import Any

from yotd_widget.engine.phrases import counted
from yotd_widget.engine.texts import _
from yotd_widget.games.dragon.reasons.ledger import CAUSE_NAMES, Way, ledger
from yotd_widget.games.dragon.reasons.rules import RULES
from yotd_widget.games.dragon.words import POINTS

Json = dict[str, Any]


def result(way: Way) -> Json | None:
    """Ranking and points by cause, if the game is over after these steps."""
    state = way.end
    outcome = state.outcome
    if outcome is None:
        return None
    points = ledger(way)[-1].points
    rows = [
        {
            "seat": seat,
            "name": state.player(seat),
            "points": list(points[seat].values()),
            "total": outcome.scores[seat],
        }
        for seat in outcome.order
    ]
    (winner,) = outcome.winners
    score = counted(outcome.scores[winner], POINTS)
    tied = "WIN-2" in outcome.rules
    title = (
        _("{player} wins with {points}, first of the tied on the person track.")
        if tied
        else _("{player} wins with {points}.")
    ).format(player=state.player(winner), points=score)
    return {
        "title": title,
        "rules": list(outcome.rules),
        "causes": [CAUSE_NAMES[cause] for cause in points[0]],
        "rows": rows,
    }


def rule_texts(value: Any) -> dict[str, str]:
    """The statements of all rules that are named in a JSON value."""
    return {rule: RULES[rule] for rule in sorted(_rules_in(value)) if rule in RULES}


def _rules_in(value: Any) -> set[str]:
    """Every rule id named under a key "rules" anywhere in a JSON value."""
    if isinstance(value, list):
        return set().union(*map(_rules_in, value)) if value else set()
    if isinstance(value, dict):
        named = set(value["rules"]) if isinstance(value.get("rules"), list | tuple) else set()
        return named.union(*map(_rules_in, value.values()))
    return set()
