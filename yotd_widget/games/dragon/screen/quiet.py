"""A board without anything that is worked out from it: before a question nothing on it answers it."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def quiet(board: Json) -> Json:
    """A board as it was, but without what events do and take, what decays, what actions bring.

    What lies on the table stays: persons, goods, dragons, tiles. The given board stays as it is.
    """
    silent = board | {
        "year": list(map(_month, board["year"])),
        "groups": [group | {"fee": "", "cards": list(map(_card, group["cards"]))} for group in board["groups"]],
        "asked": None,
        "passing": _card(board["passing"]) if board["passing"] else None,
        "courts": list(map(_court, board["courts"])),
    }
    if "wall" in board:
        silent["wall"] = board["wall"] | {"text": board["wall"]["length"], "verdict": "", "tone": "plain"}
    return silent


def _month(month: Json) -> Json:
    """Without the line that says what the event does, and without what is foreseen."""
    return {key: value for key, value in month.items() if key != "ahead"} | {"rule": ""}


def _card(card: Json) -> Json:
    return card | {"amount": "", "unit": ""}


def _court(court: Json) -> Json:
    return court | {"need": None, "palaces": [palace | {"forecast": None} for palace in court["palaces"]]}
