"""What Python and the page say to each other, whatever the game: the forms of their JSON.

This is their one source: `scripts/wire.py` makes the TypeScript of it, and tests hold what Python sends against it.
The page draws what it gets and computes nothing about the rules; all texts come resolved, in the reader's language.

A *place* is a key such as "group/A/taxes" or "room/0/2/1". Choices and marks refer to places; whoever draws a place
looks up what may be done there (`choices`) and what happened there (`marks`).
"""

from __future__ import annotations

from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar

Board = TypeVar("Board")
Tone = Literal["plain", "good", "bad"]

# --- A position --------------------------------------------------------------------------------------------------


class House(TypedDict):
    """A house rule."""

    name: str
    title: str
    text: str
    """What it changes, a sentence."""


class Status(TypedDict):
    """The status line."""

    period: str
    """The larger part of the game's calendar: “Month 6 of 12”."""
    phase: str
    """The smaller part: “phase 1: Action”; empty where the calendar has but one."""
    who: str
    """As “Ada chooses an action”."""
    seat: int | None
    """Of the one who decides; null at the end, and while luck decides."""
    why: str
    """Why it is this player's turn now, one sentence."""
    house: NotRequired[list[House]]
    """The house rules by which it is played; left out without any."""


class Decision(TypedDict):
    """The open decision."""

    id: str
    """Decision point of the rules, “D-04”."""
    seat: int
    prompt: str
    """What to do: “Choose an action.”"""
    form: Literal["one", "row"]
    """one: a single press answers. row: several presses, one piece each (release 3 persons, place 4 floors)."""
    progress: tuple[int, int]
    """Pieces given so far and in all; [0, 1] for form "one"."""
    given: NotRequired[str]
    """In a row: “1 of 3 chosen”."""
    missing: NotRequired[str]
    """In a row: “2 more to choose.”"""
    aside: NotRequired[list[str]]
    """Places and parts of places that are no answer to what is asked: they decline it, or can be done beside it."""
    rules: list[str]


class Line(TypedDict):
    """A line that says what happens, by which rules."""

    text: str
    rules: list[str]
    tone: Tone


class WhyLine(Line):
    """A line of an explanation."""

    depth: int


class WhyAsked(TypedDict):
    """Why the open question is asked."""

    lines: list[WhyLine]
    ask: str
    """“Why not 1?”; empty where that is no question."""
    answer: str
    ways: list[str]
    """On the buttons that try it; each is tried by its number."""


class Mark(TypedDict):
    """What has changed at a place, or would."""

    kind: Literal["gain", "loss", "new", "gone", "moved"]
    text: str
    """“+5”, “→ 7”: ready to show."""
    person: NotRequired[str]
    """For a room: who would live there or has left, by id."""
    name: NotRequired[str]
    """Who has left, to be read."""


class Preview(TypedDict):
    """What a choice would do."""

    lines: list[Line]
    """The sum: what happens now."""
    ghosts: dict[str, Mark]
    """What it would change on the board, by place."""


class Reason(TypedDict):
    """Why a choice is not possible."""

    code: str
    text: str
    rules: list[str]
    brief: str
    """The same in two or three words, for the card itself: “1 yuan short”; empty where it takes more."""
    nearest: str
    """“Possible with 1 yuan more (3 in all).”, or that nothing would help."""
    can: bool
    """Whether the game can go on from there: Try it."""
    instead: NotRequired[str]
    """A place that is pressed in place of a part, and `nearest` is what it does."""


class Choice(TypedDict):
    """What may be pressed or asked about at a place."""

    state: Literal["legal", "blocked", "chosen"]
    """legal: can be pressed. blocked: can be focused, says why not. chosen: piece of the row, a press takes it back."""
    move: str
    """In its text form, sent back as it is."""
    label: str
    """Short label for a button or the bar: “Harvest”."""
    name: str
    """Rest of the accessible name, after the visible text: “2 rice, can be chosen”."""
    preview: Preview | None
    reason: Reason | None


AsAbove = tuple[int, str]
"""A text after the one above it: with how many of its parts it begins, and the rest."""


class Said(TypedDict):
    """All choices of a picture on its way to the page: what they say alike stands once, and is named by its number."""

    rows: list[tuple[AsAbove, int, AsAbove, AsAbove, tuple[list[int], list[int]] | None, int | None]]
    """Place (its parts are joined by “+”), head, move and label (by spaces), lines and marks of its preview, reason."""
    heads: list[tuple[str, str]]
    """State and name."""
    lines: list[Line]
    marks: list[tuple[str, Mark]]
    """Marks of a preview with their places."""
    reasons: list[Reason]


Cause = tuple[str, int, int, int]
"""Where something came from: the rule, the seat, how much came, the number of the place; 0 where none is named."""


class LogLine(TypedDict):
    """What happened, in a sentence."""

    period: int
    """Its number; 0 before the first."""
    seat: int | None
    text: str
    rules: list[str]
    chapter: str
    """Of the period's story, by the name that the game gave it: “event”; empty for what a player does."""
    head: NotRequired[str]
    """Where it says the same of several players: what stands above; only in steps to look back at, as the next."""
    parts: NotRequired[list[tuple[int, str]]]
    """What it says of each, by seat."""
    causes: NotRequired[list[Cause]]
    gone: NotRequired[str]
    """Who leaves the player of whom it tells, by id."""


class Whereabouts(TypedDict):
    """Where on its timeline the game stands."""

    at: int
    """Steps taken so far."""
    steps: int
    """Steps known: more after an undo."""
    undo: bool
    redo: bool
    label: str
    """As “month 6 · step 104”."""
    path: list[int]
    """Nodes of the line that is looked at: the start, then the one after each step."""
    game: NotRequired[int]
    """Counts the games that were put on this board; the nodes of another one are others."""


class ResultRow(TypedDict):
    """A player in the table at the end."""

    seat: int
    name: str
    points: list[int]
    total: int


class Result(TypedDict):
    """The end of the game."""

    title: str
    """“Ada wins with 84 points.”"""
    ties: str
    """What decides between others with as many points; empty where there are none."""
    rules: list[str]
    causes: list[str]
    """Names of the columns, “Research”, “Palaces”, …"""
    rows: list[ResultRow]
    """One a player, in order of rank."""


class Scene(TypedDict, Generic[Board]):
    """What a picture shows of a position: all but what can be done."""

    status: Status
    board: Board
    """What only this game's own regions understand."""
    marks: dict[str, Mark]
    """What the last step changed, by place."""
    result: Result | None
    """Final result, once the game is over."""


class SeatPlayed(TypedDict):
    """Who plays a seat."""

    name: str
    program: str
    """“Steward”; empty for a person."""


class LuckOutcome(TypedDict):
    """What luck may bring."""

    move: str
    """As it is typed."""
    label: str
    """As readers call it."""


class LuckOpen(TypedDict):
    """What luck decides, and what it may bring."""

    asked: str
    """“Luck deals the action cards”"""
    would: str
    """What the game's own luck would bring, as it is typed."""
    outcomes: list[LuckOutcome]
    """All of them; empty where they are too many to choose from: then it is typed."""


class Onward(TypedDict):
    """How a game goes on from where it stands."""

    told: str
    """“Played on from month 5 · new luck 17 · Steward plays Bo”; empty where it goes on as it began."""
    programs: list[str]
    """What programs could take a seat."""
    seats: list[SeatPlayed]
    names_luck: bool
    """Whether the reader may say what luck brings."""
    luck: LuckOpen | None
    """What luck decides now, if the reader says it."""


class Snapshot(Scene[Board]):
    """A position with all that can be done in it."""

    revision: int
    """Counts up with every position shown; a click names the revision it was made on."""
    language: str
    """Language tag of the texts (“en”)."""
    title: str
    """Accessible name of the widget: “In the Year of the Dragon: Play”."""
    decision: Decision | None
    """Null when the game is over."""
    choices: dict[str, Choice]
    """Everything that can be pressed or asked about, by place; of a move in parts by all of them, joined by “+”."""
    recent: list[LogLine]
    """Sentences since the reader's last click, oldest first; the last one is read aloud."""
    summary: str
    """Read aloud first where a period has ended since then: how it stands; else empty."""
    heard: str
    """Read aloud in their place where the press brought no news: “Ada drafts two persons: 1 of 2 chosen, …”."""
    timeline: Whereabouts
    onward: NotRequired[Onward]
    """Of a game that can be played on."""
    rules: dict[str, str]
    """One-sentence statements of the rules named anywhere in this snapshot, by rule id."""
    digest: NotRequired[str]
    """Of a board that is played on: what is the same has the same."""


# --- Looking back ------------------------------------------------------------------------------------------------

Patch = list[Any] | dict[str, Any]
"""What changed in a value: `engine/history.py` says how."""


class SentStep(TypedDict):
    """A step of a game to look back at."""

    node: int
    parent: NotRequired[int]
    """Left out: the node before it in number. The start has none."""
    label: str
    """As “month 6 · step 104”."""
    period: NotRequired[int]
    """Only where it changes, as the next two; 0 before the first."""
    phase: NotRequired[int]
    """From 1."""
    when: NotRequired[str]
    """Both in words."""
    luck: NotRequired[bool]
    """Chance decided."""
    forced: NotRequired[bool]
    """A question had but one answer."""
    patch: Patch
    marks: NotRequired[dict[str, Mark]]
    say: NotRequired[list[tuple[int, int | None, str, str]]]
    """Lines of the log: period, seat, text, rules."""
    chapters: NotRequired[list[tuple[int, str, str, list[tuple[int, str]], list[Cause]]]]
    """Those of them that belong to a chapter: its line, name, what stands above its parts, these by seat, causes."""
    gone: NotRequired[list[tuple[int, str]]]
    """By line, who leaves in it."""
    why: NotRequired[list[tuple[int, str, str]]]
    """Reasons, where they say more than the log: depth, text, rules; empty for those of the reason above."""


# --- Branches, comparisons, points, rules ------------------------------------------------------------------------


class Differing(TypedDict):
    """What differs at one player, or on the table."""

    seat: int | None
    who: str
    text: str
    """The main numbers; there may be none."""
    lines: list[str]
    """One for every difference."""


class BranchRow(TypedDict):
    """A branch of a game."""

    name: str
    leaves: str | None
    """The branch that it leaves; null for the main line."""
    where: str
    """“leaves branch 1 after step 40”, empty for the main line."""
    after: int | None
    """Step after which it leaves."""
    id: int
    """Node of its end."""
    current: bool
    seat: int | None
    """Whose decision opened it."""
    opening: str
    """That decision in words."""
    when: str
    end: str
    """Who decides at its end, or who wins."""
    over: bool
    note: str
    against: str
    """“compared with the main line after step 42”"""
    differs: list[Differing]
    """By player, and the table at last."""
    count: str
    """“5 differences”"""
    brief: str
    """The main numbers and that, to be heard: names of items leave out what opens inside."""
    luck: str
    """“new luck”, where deals are drawn anew."""
    glance: Any | None
    """What whoever opened it has at its end, for the game's own small picture; null where it draws none."""


class Tree(TypedDict):
    """The branches of a game."""

    branches: list[BranchRow]
    """The main line first."""
    deleted: list[str]
    """Names of those that were put away, the last one at the end."""
    at: int
    """Steps from the start to where the game stands."""


class Fact(TypedDict):
    """One thing that differs."""

    seat: int | None
    who: str
    text: str
    rules: list[str]
    places: list[str]


class Compared(TypedDict):
    """One of the positions that are compared."""

    name: str
    short: str
    """Its value, where one number is varied."""
    refused: str
    """Why there is no such position."""
    patch: Patch | None
    """What makes this board's scene of the first one; null where there is no position."""
    title: str
    """“5 differences”; empty for the first."""
    facts: list[Fact]
    setup: list[str]
    """How the games were set up differently."""


class Comparison(TypedDict):
    """Positions beside each other."""

    scene: Scene[Any]
    """The first position that there is."""
    boards: list[Compared]
    varied: str
    """The number that is varied, “Ada: yuan”: two of the boards are shown at a time. Empty for other comparisons."""
    rules: dict[str, str]


class Cell(TypedDict):
    """A number of points and what it consists of."""

    title: str
    """“4, Ada, Research”"""
    points: int
    lines: list[str]
    """Its parts: “Month 3: +4”."""
    rules: list[str]


class NeedCell(Cell):
    """What an event to come asks of a player."""

    text: str
    verdict: str
    tone: Tone
    lost: int


class Needed(TypedDict):
    """An event to come."""

    period: int
    event: str
    icon: str
    cells: list[NeedCell]


class Named(TypedDict):
    """A player."""

    seat: int
    name: str


class Period(TypedDict):
    """A part of the calendar, as the ledger heads it."""

    short: str
    name: str


class Points(TypedDict):
    """Points by cause and by period, and what is to come."""

    players: list[Named]
    causes: list[str]
    cells: list[list[Cell]]
    """By player and cause."""
    periods: list[Period]
    gained: list[list[Cell]]
    """By player and period."""
    totals: list[int]
    needs: list[Needed]
    rules: dict[str, str]


class Ruling(TypedDict):
    """How an open question is decided here."""

    id: str
    statement: str
    instead: str


class Told(TypedDict):
    """An id and its sentence."""

    id: str
    text: str


class Turned(TypedDict):
    """What a rule does to a player's things: before and after, for the game's own small pictures."""

    before: Any
    after: Any
    text: str
    """“Bo pays 2 rice, …”"""


class RuleExample(TypedDict):
    """A position that shows a rule."""

    name: str
    line: str
    scene: Scene[Any]
    seat: int
    """Of whom it tells."""
    turn: NotRequired[Turned]
    """What the rule does there, where playing on shows it."""


class Card(TypedDict):
    """A rule with all that hangs on it."""

    id: str
    statement: str
    sources: list[str]
    status: str
    """“in the rule book, ruling”"""
    sure: bool
    """It stands in a rule book."""
    rulings: list[Ruling]
    decisions: list[Told]
    refusals: list[Told]
    related: list[str]
    edition: str
    editions: dict[str, list[str]]
    """What it means in each edition, where that differs."""
    example: RuleExample | None


class Marked(TypedDict):
    """A place that somebody points at."""

    place: str
    name: str
    """“Ada: palace 2”"""


# --- Drafts ------------------------------------------------------------------------------------------------------

Value = str | int | bool | None


class Edit(TypedDict):
    """A change of a draft."""

    at: str
    """The thing, “P1.palace2.floors”."""
    to: Value | list[Value]


class NumberControl(TypedDict):
    """A number to change."""

    at: str
    label: str
    kind: Literal["number"]
    value: int
    min: int
    max: int | None


Pairs = list[tuple[str, str]]
"""Values and what they are called."""


class ChoiceControl(TypedDict):
    """One of several."""

    at: str
    label: str
    kind: Literal["choice"]
    value: str | None
    list: NotRequired[str]
    """Name of the list that holds its options."""
    options: NotRequired[Pairs]
    none: NotRequired[str | None]
    """What none of them is called."""


class Switch(TypedDict):
    """One of a set."""

    at: str
    label: str
    on: bool
    to: Value


class SetControl(TypedDict):
    """Several switches."""

    at: str
    label: str
    kind: Literal["set"]
    items: list[Switch]


class ActControl(TypedDict):
    """Done with one press."""

    at: str
    label: str
    kind: Literal["act"]
    to: Value


class TextControl(TypedDict):
    """A name to type."""

    at: str
    label: str
    kind: Literal["text"]
    value: str


Control = NumberControl | ChoiceControl | SetControl | ActControl | TextControl


class Fix(TypedDict):
    """Edits that remove a problem."""

    label: str
    edits: list[Edit]


class Problem(TypedDict):
    """What speaks against a draft."""

    kind: Literal["impossible", "unreachable", "note"]
    text: str
    rules: list[str]
    place: str
    """Key of the place it is about; empty for none."""
    fixes: list[Fix]


class SetupOption(TypedDict):
    """How the game was set up, in a control of its own."""

    place: str
    name: str
    value: str


class Sheet(TypedDict):
    """A draft: the board, and what can be changed on it."""

    revision: int
    title: str
    scene: Scene[Any]
    choices: dict[str, Choice]
    """Every place that can be pressed; blocked where nothing may be changed."""
    controls: dict[str, list[Control]]
    """What opens there."""
    lists: dict[str, Pairs]
    """Options that many selects share."""
    options: list[SetupOption]
    problems: list[Problem]
    rules: dict[str, str]
    differences: list[str]
    """What differs from the start, a line a player."""
    said: str
    """What the last change came to, to be heard; empty before the first."""
    undo: bool
    redo: bool
    changed: bool
    reads: bool
    """Whether another position may be opened."""
    seat: int | None
    """Whose side is open at first; null: that of whoever decides."""


# --- What playouts say -------------------------------------------------------------------------------------------


class Ranked(TypedDict):
    """An option of a decision in the order of what it comes to."""

    move: str
    label: str
    heard: str
    """What is told by pictures alone: where it stands beside the best; empty at the top."""
    points: str
    """“74.8 ± 0.6”; empty before it was played, as the next three."""
    margin: str
    wins: str
    behind: str
    """“−3.1 ± 0.4”; empty at the top."""
    at: float | None
    """Where it stands on the scale, by the measure that ranks."""
    low: float | None
    """Twice the error below and above; null at the top, from which the others are measured, and at first."""
    high: float | None
    level: bool
    """Not told apart from the top."""
    dots: list[int]
    """Final points, each as likely as the others."""
    counted: list[str]
    """What trial games show of what its points are for."""
    reasons: list[str]
    """Why it stands where it does: at the top beside the second, else beside the top; the weightiest first."""


class Ranking(TypedDict):
    """The options of a decision, as far as playouts have ranked them."""

    node: int
    """Of the timeline, where the decision is."""
    asked: str
    """“Ada chooses an action”; empty where nobody decides."""
    stage: Literal["nothing", "counting", "stopped", "settled", "spent", "failed"]
    going: bool
    """Whether reasons are still being counted."""
    done: int
    """Playouts of each option, as the next."""
    budget: int
    verdict: str
    """What is known by now, in a sentence."""
    honest: list[str]
    """How it was found: how many playouts, for whom, who plays on."""
    rows: list[Ranked]
    scale: list[float]
    """From and to; empty before there is anything, as the next."""
    span: list[int]
    """The same of the dots."""


class Happening(TypedDict):
    """Something that luck may decide."""

    label: str
    means: str
    """“−1.4 ± 0.5”: what it would mean for the player's margin; empty while not known."""
    sure: bool
    """More than three errors from nothing."""
    places: list[str]
    """Where it will be seen on the board."""


class Alike(TypedDict):
    """What is one of a kind, and as likely; or one thing by itself."""

    title: str
    """Of the kind, or of the one thing."""
    several: bool
    """Whether there are rows below the title that say which."""
    odds: str
    """Of each: “5/21”"""
    percent: str
    share: float
    """The same from 0 to 1."""
    told: str
    """How many of them matter, in a sentence; empty while not known."""
    rows: list[Happening]


class ChanceTable(TypedDict):
    """What may come of one thing that luck decides."""

    title: str
    rules: list[str]
    meant: bool
    """Whether it can be told what it would mean."""
    groups: list[Alike]


class Chances(TypedDict):
    """What luck decides next."""

    node: int
    stage: Literal["nothing", "counting", "stopped", "spent", "failed"]
    done: int
    budget: int
    further: bool
    """Whether more can be counted."""
    verdict: str
    honest: list[str]
    tables: list[ChanceTable]
    rules: dict[str, str]


class ReviewPoint(TypedDict):
    """A decision of a player in a game."""

    node: int
    """Before it."""
    told: str
    """All of it: “Month 3 · step 20: Palace 1. From +7.6 with “Palace 3” to +3.4: 4.2 ± 1.0 lost”."""
    when: str
    chosen: str
    period: str
    """“3”; empty before the first one."""
    before: float
    """The margin from which it falls: with the best option, if something was lost for sure; else as the next."""
    margin: float
    """To be expected after it."""
    lost: float
    """Beside the best."""


class ReviewDear(TypedDict):
    """A decision that cost much, and what to do instead."""

    at: int
    """Which of the points."""
    node: int
    when: str
    chosen: str
    best: str
    told: str
    """What was chosen and what would have been better, in a sentence."""
    move: str
    """The best, as one types it."""
    loss: str
    """“−4.2 ± 1.0”"""
    fall: str
    """“from +7.6 to +3.4”"""
    closely: bool
    """Whether it has been looked at twice."""
    reasons: list[str]
    """What speaks for the best beside what was chosen."""


class Review(TypedDict):
    """The decisions of a player, and what each of them cost."""

    seat: int
    players: list[Named]
    """Whose decisions can be looked at; none where names are left out."""
    stage: Literal["nothing", "counting", "stopped", "spent", "failed"]
    linked: bool
    """Whether a board shows what is pressed."""
    done: int
    budget: int
    verdict: str
    honest: list[str]
    points: list[ReviewPoint]
    scale: list[float]
    """From and to, of the margins; empty before there are any."""
    final: float | None
    """The margin in the end; null while the game goes on."""
    dearest: list[ReviewDear]
