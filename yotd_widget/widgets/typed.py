"""What a reader types into the command line: a move in any of its forms, undo, redo, why, help."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from yotd_widget.engine.commands import Unclear, plain
from yotd_widget.engine.texts import N_, Texts, _

if TYPE_CHECKING:
    from yotd_widget.widgets.play import Play

Answer = dict[str, Any]

VERBS: Final[Texts[str]] = Texts(
    {
        # Translators: words that a reader types; "why" is followed by an option, as "why taxes"
        "undo": N_("undo"),
        "redo": N_("redo"),
        "help": N_("help"),
        "why": N_("why"),
    }
)
"""What can be typed beside moves; the English words are understood in every language."""


def obey(play: Play, typed: str) -> Answer:
    """Do what a reader has typed; `said` holds the lines to show, none for a move. Raises: Refusal."""
    try:
        return {"said": _said(play, typed)}
    except Unclear as unclear:
        return {"kind": "refused", "text": str(unclear), "rules": []}


def _said(play: Play, typed: str) -> list[Answer]:
    verb, rest = _verb(typed)
    if verb == "help":
        return list(_help(play))
    if verb == "why":
        return _why(play, rest)
    if verb in ("undo", "redo") and not rest:
        play.undo() if verb == "undo" else play.redo()
    else:
        play.check_turn()
        play.play(*play.game.commands.understood(play.seen.state, typed))
    return []


def _verb(typed: str) -> tuple[str, str]:
    """Which of the verbs the line begins with, "" for none, and the rest of it."""
    words = typed.strip().rstrip("?").split(maxsplit=1) or [""]
    rest = words[1] if len(words) > 1 else ""
    first = plain(words[0])
    found = next((verb for verb, word in VERBS.items() if first in (verb, plain(word))), "")
    return found, rest.strip()


def _why(play: Play, rest: str) -> list[Answer]:
    """Why a legal option does what it does, or why another one cannot be chosen and what would help."""
    if not rest:
        status, asked = play.snapshot["status"], play.why_asked()
        less = [asked["ask"], asked["answer"]] if asked["ask"] else []
        return [
            _line(status["who"]),
            *[_line(text) for text in [status["why"]] if text],
            *asked["lines"],
            *map(_line, less),
        ]
    play.check_turn()
    option = play.game.commands.option_of(play.seen.state, rest)
    if option.legal:
        return [_line(option.label), *play.why_lines(option.move)]
    refusal = play.seen.state.why_not(option.move)
    nearest = refusal.nearest.text if play.seen.eyes is None else ""
    return [_line(refusal.text, refusal.rules, "bad"), *[_line(text) for text in [nearest] if text]]


def _help(play: Play) -> Iterable[Answer]:
    choices = play.snapshot["choices"].values()
    labels = dict.fromkeys(choice["label"] for choice in choices if choice["state"] == "legal")
    if labels:
        yield _line(_("Possible here: {options}.").format(options=", ".join(labels)))
    yield _line(_("A few letters are enough where only one option begins with them."))
    yield _line(_("Also: {verbs}.").format(verbs=", ".join(VERBS.values())))


def _line(text: str, rules: Iterable[str] = (), tone: str = "plain") -> Answer:
    return {"depth": 0, "text": text, "rules": list(rules), "tone": tone}
