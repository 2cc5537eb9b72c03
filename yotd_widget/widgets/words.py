"""The page's own words: buttons, names of regions, messages. A game adds those of its own regions."""

from __future__ import annotations

from typing import Final

from yotd_widget.engine.texts import N_, Texts

WORDS: Final = Texts(
    {
        "canBeChosen": N_("can be chosen"),
        "chosen": N_("chosen"),
        "close": N_("Close"),
        "connection": N_("Connection"),
        "decision": N_("Decision"),
        "doIt": N_("Do it"),
        "done": N_("done"),
        "help": N_("Help"),
        "here": N_("here"),
        "keyArrows": N_("inside a region"),
        "keyPress": N_("choose, or take back"),
        "keyTab": N_("next region"),
        "last": N_("Last:"),
        "log": N_("Log"),
        "lost": N_("The engine is not connected. Reading still works."),
        "needsEngine": N_("This needs the engine. It is not connected."),
        "noMoves": N_("No decision is open."),
        "notNow": N_("not possible now, says why"),
        "notPossible": N_("Not possible:"),
        "preview": N_("preview: what would change"),
        "redo": N_("Redo"),
        "restore": N_("Connect again"),
        "result": N_("Result"),
        "silent": N_("Python does not answer yet."),
        "takeBack": N_("Take back"),
        "text": N_("Text"),
        "timeline": N_("Timeline"),
        "tools": N_("Tools"),
        "total": N_("Total"),
        "undo": N_("Undo"),
        "unofficial": N_("Unofficial. Own drawings and words."),
        "why": N_("Why?"),
        "whyNot": N_("Why not?"),
        "working": N_("Working …"),
    }
)


def shell_words() -> dict[str, str]:
    """The words of the regions that every game has, in the reader's language."""
    return dict(WORDS)
