r"""The text of a lesson: one Markdown file, read into steps, or refused in one sentence with its line.

The grammar stands in `docs/own-lessons.md`. Nothing is asked of a game here.

>>> lesson = read("# Rice\n\nCount it.\n\n## say hello: Look\nHere.\n\n## end: Done\n- Rice.\n")
>>> lesson.title, lesson.able, [step.id for step in lesson.steps], lesson.end.points
('Rice', 'Count it.', ['hello'], ('Rice.',))
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NoReturn

import msgspec

from yotd_widget.engine.arguments import nearest
from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import _

KINDS: Final = ("say", "play", "ask", "predict", "watch", "try", "build")
END: Final = "end"
TITLE_CLAUSES: Final = frozenset({"medal", "minutes", "game", "show"})
CLAUSES: Final[Mapping[str, frozenset[str]]] = {
    "say": frozenset({"at", "show"}),
    "play": frozenset({"at", "show", "until", "moves", "as", "without", "rules"}),
    "ask": frozenset({"at", "show", "ask", "again", "moves", "rules"}),
    "predict": frozenset({"at", "show", "ask", "again", "moves", "rules"}),
    "watch": frozenset({"at", "show", "moves", "frames"}),
    "try": frozenset({"at", "show", "ask", "vary", "wants"}),
    "build": frozenset({"at", "show", "ask", "may", "wants"}),
    END: frozenset({"next", "also"}),
}
"""Kind of a step -> what may stand in the line below its heading."""

WORDS_BEFORE: Final = 40
HEADING_WORDS: Final = 12
TITLE_WORDS: Final = 5

_HEADING: Final = re.compile(r"## (?P<kind>\S+)(?: (?P<id>[^:]+))?: ?(?P<heading>.*)")
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_BETWEEN: Final = re.compile(r"\s+[·|]\s+")
"""Between clauses; the bar is for keyboards without the dot."""
_STRAIGHT: Final = str.maketrans("“”„", '"""')
_NUMBER: Final = re.compile(r"\d+(\.\d+)?")
_OPTION: Final = re.compile(r"- \[(?P<right>[ xX])\] (?P<text>.+)")
CONDITION: Final = re.compile(
    r"(?P<when>[Ee]lse|ELSE|[Uu]nknown|=[^:]+|move [^:]+"
    r"|(?:no )?[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-d]?|[a-z][a-z0-9]*(?:-[a-z0-9]+)*): (?P<text>.*)"
)


class BadLesson(BadInput):
    """A text that is no lesson, with where and why."""


class Reply(msgspec.Struct, frozen=True):
    """What is said where a condition holds. when: "" for the right answer, or the goal."""

    when: str
    text: str
    line: int


class Option(msgspec.Struct, frozen=True):
    """An answer in a lesson's own words."""

    right: bool
    text: str
    reply: str
    line: int


class Step(msgspec.Struct, frozen=True):
    """A step as it is written. clauses: name -> what stands after it; texts: paragraphs; line: of its heading."""

    kind: str
    id: str
    heading: str
    line: int
    clauses: Mapping[str, str] = {}
    texts: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    replies: tuple[Reply, ...] = ()
    options: tuple[Option, ...] = ()
    points: tuple[str, ...] = ()

    def said(self, when: str) -> str | None:
        """The reply with this condition; None where there is none."""
        return next((reply.text for reply in self.replies if reply.when == when), None)


class Text(msgspec.Struct, frozen=True):
    """A lesson as it is written. name: of its file, as readers call it; able: what one can do afterwards."""

    name: str
    title: str
    able: str
    clauses: Mapping[str, str]
    steps: tuple[Step, ...]
    end: Step
    workshop: str

    def step(self, name: str) -> Step:
        """The step with this id. Raises: KeyError."""
        return next(step for step in self.steps if step.id == name)

    def refuse(self, line: int, why: str) -> NoReturn:
        """Say that the text cannot be used. Raises: BadLesson."""
        raise BadLesson(self.located(line, why))

    def located(self, line: int, why: str) -> str:
        """Something about a line, with where that stands."""
        return _("{file}, line {line}: {why}").format(file=self.name, line=line, why=why)


def read(text: str, name: str = "lesson.md") -> Text:
    """The lesson of a text. name: what refusals call it. Raises: BadLesson."""
    return _Reader(text, name).lesson()


def words(text: str) -> int:
    """How many words a reader reads."""
    return sum(1 for word in text.split() if any(map(str.isalnum, word)))


class _Reader:
    """Reads line by line; a line without a sign of its own goes on with what stands before it."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        body, _line, workshop = text.replace("\r\n", "\n").partition("\n---\n")
        self.lines = body.split("\n")
        self.workshop = workshop.strip()

    def lesson(self) -> Text:
        parts = list(self._parts())
        head, *others = parts
        title, about = self._head(*head)
        steps = [_Part(self, at, lines).step() for at, lines in others]
        ends = [step for step in steps if step.kind == END]
        if len(ends) != 1 or steps[-1] is not ends[0]:
            self.refuse(len(self.lines), _("a lesson ends with one step “## end: …”"))
        lesson = Text(self.name, title, " ".join(about.texts), about.clauses, tuple(steps[:-1]), ends[0], self.workshop)
        self._check(lesson)
        return lesson

    def refuse(self, line: int, why: str) -> NoReturn:
        raise BadLesson(_("{file}, line {line}: {why}").format(file=self.name, line=line, why=why))

    def _parts(self) -> Iterator[tuple[int, list[str]]]:
        """The title with what stands below it, then each step: number of the first line, and the lines."""
        begin = 0
        for at, line in enumerate(self.lines):
            if line.startswith("## "):
                yield begin, self.lines[begin:at]
                begin = at
        yield begin, self.lines[begin:]

    def _head(self, at: int, lines: list[str]) -> tuple[str, Step]:
        first = next((number for number, line in enumerate(lines) if line.strip()), None)
        if first is None or not lines[first].startswith("# ") or not (title := lines[first][2:].strip()):
            self.refuse(at + (first or 0) + 1, _("a lesson begins with its title: “# Drought”"))
        if words(title) > TITLE_WORDS:
            self.refuse(at + first + 1, _("a title has {most} words at most").format(most=TITLE_WORDS))
        part = _Part(self, at + first, lines[first:])
        return title, part.filled("title", "", title, TITLE_CLAUSES)

    def _check(self, lesson: Text) -> None:
        """What can be said without a game."""
        before = None
        seen: set[str] = set()
        for step in lesson.steps:
            if step.id in seen:
                self.refuse(step.line, _("there are two steps called “{id}”").format(id=step.id))
            seen.add(step.id)
            if step.kind == before == "say":
                self.refuse(step.line, _("two steps “say” stand one after the other"))
            before = step.kind
            if words(step.heading) > HEADING_WORDS:
                self.refuse(step.line, _("a heading has {most} words at most").format(most=HEADING_WORDS))
            if (count := sum(map(words, step.texts))) > WORDS_BEFORE:
                told = _("{count} words stand before the answer; {most} at most")
                self.refuse(step.line, told.format(count=count, most=WORDS_BEFORE))
        if not lesson.steps:
            self.refuse(1, _("a lesson has a step at least"))


class _Part:
    """A heading and what stands below it."""

    def __init__(self, reader: _Reader, at: int, lines: list[str]) -> None:
        self.reader, self.at, self.lines = reader, at, lines

    def refuse(self, why: str, line: int | None = None) -> NoReturn:
        self.reader.refuse(self.at + 1 if line is None else line, why)

    def step(self) -> Step:
        found = _HEADING.fullmatch(self.lines[0].rstrip())
        if found is None:
            self._no_step()
        kind, name, heading = found["kind"], (found["id"] or "").strip(), found["heading"].strip()
        if kind not in CLAUSES:
            told = _("there is no kind of step “{kind}”{hint}")
            self.refuse(told.format(kind=kind, hint=nearest(kind, CLAUSES)))
        if kind == END:
            name = END
        if not _ID.fullmatch(name):
            self.refuse(_("the id of a step is one word of the letters a to z, as in “## ask left: Heading”"))
        if not heading:
            self.refuse(_("a step has a heading"))
        return self.filled(kind, name, heading, CLAUSES[kind])

    def _no_step(self, line: int | None = None) -> NoReturn:
        kinds = ", ".join([*KINDS, END])
        self.refuse(_("a step begins as “## ask left: Heading”; its kind is one of {kinds}").format(kinds=kinds), line)

    def filled(self, kind: str, name: str, heading: str, known: frozenset[str]) -> Step:
        clauses: dict[str, str] = {}
        blocks: list[tuple[str, str, int]] = []  # sign, text, line
        open_ = False
        for number, line in enumerate(self.lines[1:], self.at + 2):
            line = line.rstrip()
            if not line.strip():
                open_ = False
            elif line.lstrip().startswith(":"):
                self._clauses(line.lstrip()[1:], number, known, clauses)
                open_ = False
            elif line.startswith("#"):
                self._no_step(number)
            elif sign := next((sign for sign in ("- [", "? ", "> ", "- ") if line.startswith(sign)), ""):
                blocks.append((sign.strip(), line if sign == "- [" else line[2:].strip(), number))
                open_ = True
            elif open_:
                sign, text, begun = blocks[-1]
                blocks[-1] = sign, f"{text} {line.strip()}", begun
            else:
                blocks.append(("", line.strip(), number))
                open_ = True
        options, replies = self._answers(blocks, kind)
        return Step(
            kind, name, heading, self.at + 1, clauses,
            texts=tuple(text for sign, text, _line in blocks if not sign),
            hints=tuple(text for sign, text, _line in blocks if sign == "?"),
            replies=replies,
            options=options,
            points=tuple(text for sign, text, _line in blocks if sign == "-"),
        )  # fmt: skip

    def _clauses(self, text: str, line: int, known: frozenset[str], clauses: dict[str, str]) -> None:
        for clause in _BETWEEN.split(text.translate(_STRAIGHT)):
            word, _blank, rest = clause.strip().partition(" ")
            if word not in known:
                told = _("there is no clause “{word}” here{hint}")
                self.refuse(told.format(word=word, hint=nearest(word, sorted(known))), line)
            if word in clauses:
                self.refuse(_("the clause “{word}” stands twice").format(word=word), line)
            if word == "minutes" and not _NUMBER.fullmatch(rest.strip()):
                self.refuse(_("“minutes {text}” is no number").format(text=rest.strip()), line)
            clauses[word] = rest.strip()

    def _answers(self, blocks: list[tuple[str, str, int]], kind: str) -> tuple[tuple[Option, ...], tuple[Reply, ...]]:
        """Answers of one's own, each with the reply below it; and the replies that have conditions."""
        options: list[Option] = []
        replies: list[Reply] = []
        for sign, text, line in blocks:
            if sign == "- [":
                found = _OPTION.fullmatch(text)
                if found is None or kind not in ("ask", "predict"):
                    self.refuse(_("an answer is written as “- [x] text” or “- [ ] text”, in an ask or predict"), line)
                options.append(Option(found["right"] != " ", found["text"].strip(), "", line))
            elif sign == ">":
                met = CONDITION.fullmatch(text)
                if options and met is None:
                    options[-1] = msgspec.structs.replace(options[-1], reply=f"{options[-1].reply} {text}".strip())
                    continue
                when, said = (met["when"].strip(), met["text"]) if met else ("", text)
                when = when.casefold() if when.casefold() in ("else", "unknown") else when
                if any(reply.when == when for reply in replies):
                    self.refuse(_("there are two replies for “{when}”").format(when=when or ">"), line)
                replies.append(Reply(when, said.strip(), line))
            elif sign == "-" and kind != END:
                self.refuse(_("a list with “-” stands in the end only"), line)
        return tuple(options), tuple(replies)
