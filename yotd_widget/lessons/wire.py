"""Lessons as Python sends them, and what a reader does in them."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from yotd_widget.engine.wire import Scene

StepKind = Literal["say", "play", "ask", "predict", "watch", "try", "build"]
Value = int | str | list[str]
"""A number, the key of an item, or keys of items."""
Answer = Value | None
"""Null: the reader does not know."""


class Reason(TypedDict):
    """A line behind an answer."""

    text: str
    rules: list[str]
    depth: int
    place: str
    """Key of the place that it is about, empty for none."""


class Pin(TypedDict):
    """A mark on the board where something was to be seen."""

    place: str
    name: str
    """What the place is called."""


class Reply(TypedDict):
    """What is said to an answer, or when a goal is reached. In all texts **bold** and *leaning* may stand."""

    text: str
    rules: list[str]
    """Small print under “Why?”."""
    pins: list[Pin]
    wrong: str
    """Name of the wrong rule that the answer follows from; empty for none."""


class Choice(TypedDict):
    """What can be picked, marked or put in order."""

    value: int | str
    label: str
    place: str
    """Its key on the board, empty where it does not lie there."""
    reply: Reply | None
    """Said when it was picked wrongly, or marked and does not belong there; null for what is right."""


class Recognised(TypedDict):
    """A wrong selection or order that somebody can believe in."""

    value: Value
    reply: Reply


class Asked(TypedDict):
    """A question with its key, and a reply to every answer."""

    id: str
    """Template and position; the same in every language."""
    kind: Literal["number", "pick", "select", "order"]
    gate: bool
    """Answered once; what happens then is shown. Else until it is right."""
    unit: str
    choices: list[Choice]
    key: Value
    label: str
    """The key in words."""
    right: Reply
    unknown: Reply
    """Said to “I do not know”, and to who has the answer shown."""
    recognised: list[Recognised]
    otherwise: Reply
    """To any other answer."""
    trace: list[Reason]
    """The way to the answer."""


class Picture(TypedDict):
    """A position on the board."""

    scene: Scene[Any]
    seat: int
    """Who is shown in full."""
    regions: list[str]
    """What of the table lies beside the courts, beyond what the places asked about need."""
    pins: list[Pin]


class Frame(TypedDict):
    """One thing after another: a moment of a watch, a value of a try."""

    heading: str
    """Of a try: the value, “2 rice”; of a watch empty, or what the moment is called."""
    texts: list[str]
    picture: Picture
    good: bool
    """Of a try: this is what was sought. Of a watch: always true."""


class Varied(TypedDict):
    """The number that a try changes."""

    name: str
    """“Rice”."""
    begin: int
    """Which frame comes first."""
    all: bool
    """Every value has to be looked at; else the one sought has to be found."""


class Step(TypedDict):
    """A step as it is drawn: everything that the page needs to go through it without Python, but for play and build."""

    id: str
    kind: StepKind
    again: bool
    """A missed question, with other numbers."""
    heading: str
    texts: list[str]
    hints: list[str]
    picture: Picture | None
    """The board; null where the reader plays or builds on it: then it is the live one."""
    regions: list[str]
    """Of a play or a build, where the lesson says it: what of the table lies beside the courts."""
    asked: Asked | None
    outcome: Picture | None
    """What happens after a prediction; null where nothing moves."""
    frames: list[Frame]
    varied: Varied | None
    reply: Reply | None
    """Said when a watch or a try is through; null for nothing."""
    rules: dict[str, str]
    """Rule id -> its sentence, of all rules named here."""


class Standing(TypedDict):
    """How a play or a build stands."""

    id: str
    """Of the step."""
    seat: int | None
    """Whose board it is, where one plays: it stays in sight when the turn has passed on."""
    moved: bool
    """Whether the reader has played a move in the step."""
    since: list[str]
    """How periods have ended since the reader's last move, where the step goes on."""
    reached: bool
    replies: list[Reply]
    """Once the goal is reached; of a build also what holds now."""
    picture: Picture | None
    """The moment at which the goal was reached, where the board has gone on since."""
    rules: dict[str, str]


class Stop(TypedDict):
    """A station on the line of a lesson."""

    id: str
    kind: StepKind
    heading: str
    again: bool
    """Whether it comes back with other numbers when it was missed."""


class Also(TypedDict):
    """A rule that is looked up rather than asked."""

    rule: str
    text: str


class Link(TypedDict):
    """Another lesson."""

    name: str
    title: str
    href: str
    """Of its notebook, from this one; empty where it has none."""


class Plan(TypedDict):
    """A lesson as a line of stations."""

    game: str
    """Name of the game; the page keeps its memory under it."""
    name: str
    title: str
    medal: str
    """Symbol of the game's drawings; empty for none."""
    minutes: float
    able: str
    """What one can do afterwards."""
    stops: list[Stop]
    most_again: int
    """How many missed questions come back at most."""
    counts: bool
    """Whether it is said how many answers were right at the first try."""
    learnt: str
    """Heading of the end."""
    points: list[str]
    """What to take along."""
    also: list[Also]
    next: Link | None
    map: str
    """Href of the map; empty where there is none."""
    alone: bool
    """A single question: no head, no map, no end."""


class Trial(TypedDict):
    """What a reader has done in a step."""

    given: list[Answer]
    """Answers in their order."""
    hints: int
    shown: bool
    """Had the answer shown."""
    done: bool
    seconds: float
    """Up to the first answer."""
    question: str
    """Id of what was asked; empty where nothing was."""
    missed: bool
    """The first answer was not right, or the answer was shown."""
    wrong: list[str]
    """Names of the wrong rules that answers followed from."""


class Progress(TypedDict):
    """How far a reader has come in a lesson; the page writes it, Python keeps it."""

    at: str
    """Id of the step; empty at the end."""
    trials: dict[str, Trial]
    """By step."""
    time: float
    """When it was written: milliseconds since 1970. The later one of two counts."""
    finished: bool


class Station(TypedDict):
    """A lesson on the road."""

    name: str
    title: str
    medal: str
    minutes: float
    able: str
    href: str
    kind: Literal["lesson", "check"]
    state: Literal["new", "begun", "done"]
    steps: int
    done: int
    """Steps that are done."""


class Leg(TypedDict):
    """A part of the road."""

    title: str
    stations: list[Station]


class Road(TypedDict):
    """The lessons of a game as a road."""

    game: str
    title: str
    legs: list[Leg]
    go_on: str
    """Name of the lesson to go on with; empty when all are done."""
    refresh: str
    """A lesson that was done more than a week ago, for five minutes; empty for none."""
    code: str
    """Stations and missed questions as a word to take along."""
