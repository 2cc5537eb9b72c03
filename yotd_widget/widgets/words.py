"""The page's own words: buttons, names of regions, messages. A game adds those of its own regions."""

from __future__ import annotations

from typing import Any, Final

from yotd_widget.engine.game import PERIODS, Game
from yotd_widget.engine.phrases import inside
from yotd_widget.engine.texts import N_, Texts, _

PAGE: Final = Texts(
    {
        "address": N_("The link stands in the address line."),
        # Translators: a link below “This page needs a newer browser …”
        "again": N_("Load it again"),
        "broken": N_("This page needs a newer browser, or all of its files."),
        "copied": N_("The link has been copied."),
        "stopped": N_("Python in this page has stopped. Loaded again, the page goes on from here."),
        "starting": N_("Python is starting in this page …"),
    }
)
"""What the page without code (`site/page`) says before and beside Python."""

WORDS: Final = Texts(
    {
        # Translators: button below a name or a note that was typed
        "accept": N_("OK"),
        # Translators: beside a line in a drawing: the margin to be expected after what was chosen
        "afterChoice": N_("after what was chosen"),
        # Translators: button: shows all {1} rows of a list
        "allOf": N_("Show all {1}"),
        # Translators: {1}: what the adviser estimates of a move
        "adviser": N_("Adviser: {1}"),
        "adviserThinks": N_("What the adviser estimates"),
        "analyse": N_("Analyse"),
        "askedIn": N_("Asked in"),
        # Translators: {1} is the id of a rule
        "backTo": N_("Back to {1}"),
        "backToNow": N_("Back to now"),
        "branches": N_("Branches"),
        # Translators: {1} is the name of a branch
        "bringBack": N_("Bring back: {1}"),
        "byCause": N_("By cause"),
        "canBeChosen": N_("can be chosen"),
        "bringGameBack": N_("Bring back"),
        "cancel": N_("Cancel"),
        "chance": N_("chance"),
        "chances": N_("Chances"),
        "changeAny": N_("Press anything on the board to change it."),
        "changeFramed": N_("Press what is framed to change it."),
        "changed": N_("The board has changed: this press was not carried out."),
        "chooseHere": N_("Press a choice to go back to it, again to play it. Another one than before opens a branch."),
        "chosen": N_("chosen"),
        "close": N_("Close"),
        "command": N_("Type a move"),
        # Translators: small, in place of the button “Do it”, while the mouse points at something that can be clicked
        "clickToDo": N_("by a click"),
        "clickToSelect": N_("click to select it"),
        "clickToTakeBack": N_("click to take it back"),
        "clickToTry": N_("click to try what would help"),
        "compare": N_("Compare"),
        "compareWith": N_("Compare now with"),
        "connection": N_("Connection"),
        # Translators: button: goes on with the game that was left here
        "continue": N_("Continue"),
        # Translators: button, copies the text beside it
        "copy": N_("Copy"),
        "copied": N_("Copied."),
        "copyCode": N_("Copy code"),
        "copyHere": N_("It is marked: copy it with Ctrl+C or ⌘C."),
        "countedInGames": N_("Counted in trial games"),
        # Translators: button: go on counting playouts, where the order of the options is not settled
        "countOn": N_("Count on"),
        "dearest": N_("What cost most"),
        "decision": N_("Decision"),
        "differences": N_("Differences"),
        "doIt": N_("Do it"),
        # Translators: beside odds: as likely each
        "each": N_("each"),
        "edition": N_("Edition"),
        # Translators: small, in place of the button “Do it”, for whom uses keys; Enter is the key
        "enterToSelect": N_("Enter selects it"),
        "enterToTakeBack": N_("Enter takes it back"),
        # Translators: button: shows fewer rows of a list
        "fewer": N_("Show fewer"),
        # Translators: heading of a scale: final points of a game, drawn as dots that are equally likely
        "finalPoints": N_("Final points: 20 dots, each as likely as the others"),
        "fixIt": N_("Fix it:"),
        "fromStart": N_("Changed since the start"),
        "fullscreen": N_("Whole screen"),
        "goThere": N_("Go there"),
        "help": N_("Help"),
        # Translators: heard when whoever has looked back is at the open question again
        "hereAgain": N_("Back at now."),
        "houseRules": N_("House rules"),
        # Translators: stands before a colon and the name of a house rule
        "houseRule": N_("House rule"),
        "impossible": N_("Impossible"),
        # Translators: stands before the better option; {1}: the option that was chosen
        "insteadOf": N_("Instead of “{1}”:"),
        "keepPreview": N_("keep the preview"),
        "keyArrows": N_("inside a region, round and round"),
        "keyEscape": N_("close; once more: leave the board"),
        "keyNews": N_("hear again what happened"),
        "keyPlacard": N_("point at a thing; arrows: the next one"),
        "keyPress": N_("choose, or take back; of several parts each, the last one twice"),
        "keyQuestion": N_("hear the question again"),
        "keyTab": N_("next region"),
        "last": N_("Just now"),
        # Translators: buttons beside a number; {1} is what it is the number of, as "Yuan"
        "less": N_("− {1}: less"),
        "letterKeys": N_("Single letters are keys"),
        "log": N_("Log"),
        "lookingAt": N_("You look at:"),
        "lost": N_("The engine is not connected. Reading still works."),
        "luck": N_("Luck"),
        "luckNamed": N_("as I say when it is due"),
        "luckNew": N_("new, drawn anew"),
        "luckNumber": N_("Number"),
        "luckSeed": N_("by a number"),
        # Translators: kinds of luck with which a game is played on: "Luck: the same"
        "luckSame": N_("the same as it would have come"),
        "mainLine": N_("main line"),
        # Translators: heading of a scale: how far ahead of the best other player
        "marginScale": N_("Margin: points ahead of the best other player, and twice its error"),
        # Translators: {1} is as “+3.4 ± 0.5”; points ahead of the best other player
        "marginOf": N_("margin {1}"),
        "marked": N_("Marked:"),
        # Translators: heading of a column: by how many points a player's margin is better where something happens
        "meansMargin": N_("Margin, if so"),
        "menu": N_("Menu"),
        "more": N_("+ {1}: more"),
        "moreOnRule": N_("More on this rule"),
        "name": N_("Name"),
        # Translators: {1} is a number of steps
        "nameBranch": N_("Open a branch after step {1}"),
        "needs": N_("What the events ahead ask"),
        "needsEngine": N_("This needs the engine. It is not connected."),
        # Translators: button, on to the next chapter of what happened
        "next": N_("Next"),
        "noChoice": N_("no other choice"),
        # Translators: small, on a button that waits for a choice
        "noMoves": N_("No decision is open."),
        "note": N_("Note"),
        "nothingAgainst": N_("No problems found."),
        "notNow": N_("not possible now, says why"),
        "notPossible": N_("Not possible:"),
        "odds": N_("Odds"),
        # Translators: {1} is as “month 5 · step 57”
        "onwardGo": N_("Play on"),
        "onwardFrom": N_("From {1}, on a branch of its own. What was played stays."),
        # Translators: button that opens: with which luck, and who plays
        "onward": N_("Play on with …"),
        "options": N_("Options"),
        "otherwise": N_("Python has found otherwise than the board showed at first: this is how it stands."),
        # Translators: how what happens at the end of a period is shown: one after the other, or waiting for a button
        "pace": N_("What happens is shown"),
        "paceAuto": N_("by itself"),
        "paceNext": N_("with a button to go on"),
        "paceOff": N_("not at all"),
        # Translators: heard when a part of a move has been chosen and another is missing
        "partChosen": N_("Chosen. More is to be chosen."),
        # Translators: heard when all parts of a move are chosen; {move}: what it does
        "partsWhole": N_("{move}. Enter once more does it."),
        "past": N_("An earlier moment"),
        # Translators: who plays a seat, and not a program
        "aPerson": N_("a person"),
        "open": N_("Open"),
        # Translators: above a list of the games that were on this board before
        "openEarlier": N_("On this board before"),
        "openFile": N_("A saved file"),
        "openText": N_("A code, a link, or the words of a position"),
        "playOn": N_("Play on from here"),
        "points": N_("Points"),
        "pressLine": N_("Press the line to look at a decision."),
        # Translators: {1} is as “74.8 ± 0.6”
        "pointsOf": N_("{1} points"),
        "preview": N_("preview: what would change"),
        "problems": N_("Problems"),
        "promote": N_("Make it the main line"),
        "reasons": N_("What is behind it"),
        "redo": N_("Redo"),
        "refusals": N_("Refusals"),
        "related": N_("Related rules"),
        "remove": N_("Delete"),
        "rename": N_("Rename"),
        "rescue": N_("If it has to be started anew, this line brings the game back:"),
        "reset": N_("Reset"),
        "restInLog": N_("The Log has the rest."),
        "restore": N_("Connect again"),
        "result": N_("Result"),
        "review": N_("Review"),
        "rulings": N_("Rulings"),
        "same": N_("Nothing has been changed."),
        "save": N_("Save"),
        # Translators: {1} is the name of a file
        "saved": N_("Saved as {1}."),
        "seeIt": N_("See it"),
        # Translators: {1} is a place on the board
        "seeThat": N_("See it: {1}"),
        "share": N_("Share"),
        "shareCode": N_("Code"),
        "shareFriend": N_("Copy with instructions for a friend"),
        "shareLink": N_("Link"),
        # Translators: button: hands on a link to what is to be seen
        "shareThis": N_("Share this link"),
        "silent": N_("Python does not answer yet."),
        "sound": N_("Sound"),
        "sources": N_("Sources"),
        "states": N_("How places look"),
        "stepBack": N_("step back"),
        "stepBefore": N_("the step before"),
        "stepForward": N_("step forward"),
        # Translators: {1}: number of a step in its month; {2}: how many steps that month has
        "stepOf": N_("step {1} of {2}"),
        "stop": N_("Stop"),
        "takeBack": N_("Take back"),
        "newGame": N_("New game"),
        "text": N_("Text"),
        "timeline": N_("Timeline"),
        "tools": N_("Tools"),
        "total": N_("Total"),
        "tryBranch": N_("Try it on a branch"),
        "tryIt": N_("Try it"),
        "turns": N_("Turns"),
        "undo": N_("Undo"),
        "unofficial": N_("Unofficial. Own drawings and words."),
        "unreachable": N_("In no real game"),
        "wentOn": N_("The game has gone on meanwhile."),
        # Translators: beside a red line in a drawing: by how much a decision was behind the best one
        "whatItLost": N_("what it lost beside the best"),
        # Translators: label of what somebody chooses as the outcome of a deal or a throw
        "whatLuck": N_("What luck brings"),
        "whoPlays": N_("Who plays"),
        "why": N_("Why?"),
        "whyNot": N_("Why not?"),
        "winsOf": N_("wins {1}"),
        "withoutNames": N_("Without names"),
        "working": N_("Working …"),
        "youAreHere": N_("you are here"),
    }
)


CALENDAR: Final = Texts(
    {
        # Translators: {period} and {phase} are what a game calls the parts of its calendar, as “round”
        "byPeriod": N_("By {period}"),
        "periodBack": N_("{period} back"),
        "periodForward": N_("{period} forward"),
        "periodStart": N_("the start of the {period}"),
        "phaseBack": N_("{phase} back"),
        "phaseForward": N_("{phase} forward"),
    }
)
"""Words on the parts of a calendar; a game whose language bends them has its own (`Game.calendar`).

Of a calendar of one part those on phases are empty, and the page leaves out what they name.
"""


def shell_words(game: Game[Any] | None = None) -> dict[str, str]:
    """The words of the regions that every game has, in the reader's language. game: whose calendar they name."""
    names = [inside(_(name)) for name in (game.parts if game else PERIODS)]
    parts = dict(zip(("period", "phase"), names, strict=False))
    there = len(parts) == len(PERIODS)
    calendar = {key: text.format(**parts) if there or "{phase}" not in text else "" for key, text in CALENDAR.items()}
    return dict(WORDS) | calendar | (game.calendar() if game else {})
