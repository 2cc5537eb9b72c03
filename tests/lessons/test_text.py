"""The grammar of a lesson: what a text says step by step, and what is refused, with its line and in one sentence."""

import pytest

from yotd_widget.lessons.text import CLAUSES, END, HEADING_WORDS, KINDS, WORDS_BEFORE, BadLesson, read, words

WHOLE = """# Two bags of rice
: medal drought · minutes 3

Foresee what a Drought
takes.

And lose little.

## say hello: Look
: at EX-12a
Four palaces,
one of them empty.

Count them.

## predict left: How much rice is left?
: at EX-12a rice=6 · ask drought.left
: again EX-12a rice=5
The **Drought** comes.
? Who needs rice:
  persons or palaces?
? Look at palace 4.
> An empty palace
needs none.
> drought-empty: {answer} would be right if
palace 4 needed rice.
> =3: Three live there.
> unknown: It was {key}.
> else: Count again.

## ask keep: May you keep it?
- [x] Yes
> So it is: yes,
always.
- [ ] No
> Why not?
- [ ] Only
  one
> else: Think again.

## play feed: One palace goes without
: until EVT-DROUGHT-4
> move without 2: He lived alone.
> no DECAY-1: No floor is lost.
> EVT-DROUGHT-4: {told}
> Done.

## end: You can foresee a Drought
: next track · also EVT-DROUGHT-5, REL-7
- Each inhabited palace
  needs 1 rice.
- No more.

---

Here you can change things.

```python
1 + 1
```
"""
SAY = "## say hello: Look\nHere.\n\n"
DONE = "## end: Done\n- So.\n"


def lesson(*parts, head="# Rice\n\n", end=DONE):
    return read(head + "".join(parts) + end, "my.md")


def refused(text):
    """What is said to a text that is none."""
    with pytest.raises(BadLesson) as error:
        read(text, "my.md")
    return str(error.value)


# --- what a text says ---


def test_the_head():
    text = read(WHOLE, "my.md")
    assert (text.name, text.title) == ("my.md", "Two bags of rice")
    assert text.able == "Foresee what a Drought takes. And lose little."
    assert text.clauses == {"medal": "drought", "minutes": "3"}
    assert [(step.kind, step.id, step.heading) for step in text.steps] == [
        ("say", "hello", "Look"),
        ("predict", "left", "How much rice is left?"),
        ("ask", "keep", "May you keep it?"),
        ("play", "feed", "One palace goes without"),
    ]
    assert text.step("keep").kind == "ask"
    with pytest.raises((KeyError, StopIteration)):
        text.step("nowhere")


def test_lines_are_those_of_the_file():
    text, lines = read(WHOLE), WHOLE.splitlines()
    for step in (*text.steps, text.end):
        assert lines[step.line - 1].startswith(f"## {step.kind}")
        for reply in step.replies:
            assert lines[reply.line - 1].startswith(f"> {reply.when}")
        for option in step.options:
            assert lines[option.line - 1].startswith(f"- [{'x' if option.right else ' '}] {option.text[:4]}")


def test_a_line_without_a_sign_runs_on_and_an_empty_one_ends_it():
    text = read(WHOLE)
    assert text.step("hello").texts == ("Four palaces, one of them empty.", "Count them.")
    assert text.step("left").hints == ("Who needs rice: persons or palaces?", "Look at palace 4.")
    assert text.step("left").said("drought-empty") == "{answer} would be right if palace 4 needed rice."
    assert text.step("keep").options[0].reply == "So it is: yes, always."
    assert text.step("keep").options[2].text == "Only one"
    assert text.end.points == ("Each inhabited palace needs 1 rice.", "No more.")
    split = lesson("## say a: Look\nHere.\n? A hint\n\nA paragraph.\n").step("a")
    assert (split.texts, split.hints) == (("Here.", "A paragraph."), ("A hint",))


def test_clauses_stand_in_one_line_or_in_several():
    text = read(WHOLE)
    assert text.step("left").clauses == {"at": "EX-12a rice=6", "ask": "drought.left", "again": "EX-12a rice=5"}
    assert text.step("left").texts == ("The **Drought** comes.",)
    assert text.end.clauses == {"next": "track", "also": "EVT-DROUGHT-5, REL-7"}


@pytest.mark.parametrize(
    ("kind", "clause"), [(kind, clause) for kind, known in CLAUSES.items() if kind != END for clause in sorted(known)]
)
def test_every_clause_of_every_kind(kind, clause):
    own = "- [x] Yes\n- [ ] No\n> Why?\n" if kind in ("ask", "predict") else ""
    step = lesson(f"## {kind} a: Look\n: {clause} something=1 more \nHere.\n{own}").step("a")
    assert step.clauses == {clause: "something=1 more"}


@pytest.mark.parametrize("clause", ["medal drought", "minutes 7", "game dragon", "show year, groups"])
def test_every_clause_of_the_title(clause):
    word, _blank, rest = clause.partition(" ")
    assert lesson(SAY, head=f"# Rice\n: {clause}\n\n").clauses == {word: rest}


@pytest.mark.parametrize("clause", ["next track", "also EVT-DROUGHT-5, REL-7"])
def test_every_clause_of_the_end(clause):
    word, _blank, rest = clause.partition(" ")
    assert lesson(SAY, end=f"## end: Done\n: {clause}\n").end.clauses == {word: rest}


@pytest.mark.parametrize(
    "when",
    [
        "else",
        "unknown",
        "=3",
        "=Bo",
        "=palace 4",
        "move release healer",
        "EVT-DROUGHT-4",
        "REL-7",
        "PER-10",
        "no DECAY-1",
        "DRAFT-2a",
        "drought-empty",
        "event",
        "decay",
        "scoring",
    ],
)
def test_every_condition(when):
    (reply,) = lesson(f"## play a: Look\n> {when}: So it is: yes.\n").step("a").replies
    assert (reply.when, reply.text) == (when, "So it is: yes.")


@pytest.mark.parametrize("text", ["Well done: two are left.", "Two persons: gone.", "1: one", "Right.", "Bo: no"])
def test_what_is_no_condition_is_said_always(text):
    (reply,) = lesson(f"## play a: Look\n> {text}\n").step("a").replies
    assert (reply.when, reply.text) == ("", text)


def test_the_words_of_an_answer_and_those_of_a_condition():
    step = read(WHOLE).step("keep")
    assert [(option.right, option.text, option.reply) for option in step.options] == [
        (True, "Yes", "So it is: yes, always."),
        (False, "No", "Why not?"),
        (False, "Only one", ""),
    ]
    assert [(reply.when, reply.text) for reply in step.replies] == [("else", "Think again.")]
    assert (step.said("else"), step.said("")) == ("Think again.", None)


def test_several_lines_of_reply_belong_to_one_answer():
    step = lesson("## ask a: Look\n- [x] Yes\n> One.\n> Two.\n- [ ] No\n> Three.\n").step("a")
    assert [option.reply for option in step.options] == ["One. Two.", "Three."]
    assert lesson("## ask a: Look\n> Both.\n- [X] Yes\n- [ ] No\n> Three.\n").step("a").said("") == "Both."


def test_the_workshop_is_kept_as_it_stands():
    assert read(WHOLE).workshop == "Here you can change things.\n\n```python\n1 + 1\n```"
    assert lesson(SAY).workshop == ""


def test_lines_may_end_as_on_windows():
    assert read(WHOLE.replace("\n", "\r\n")) == read(WHOLE)


def test_blanks_at_the_end_of_a_line_mean_nothing():
    lines, sign, workshop = WHOLE.partition("\n---\n")
    assert read(lines.replace("\n", "  \n") + sign + workshop) == read(WHOLE)


def test_words_are_what_is_read():
    assert words("Four palaces, **6 rice** – and …") == 5
    assert words("") == 0


# --- what is refused ---


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "my.md, line 1: a lesson begins with its title: “# Drought”"),
        ("Rice\n", "my.md, line 1: a lesson begins with its title: “# Drought”"),
        ("\n\n# \n", "my.md, line 3: a lesson begins with its title: “# Drought”"),
        (f"{SAY}{DONE}", "my.md, line 1: a lesson begins with its title: “# Drought”"),
        (f"# Rice\n\n{SAY}", "my.md, line 6: a lesson ends with one step “## end: …”"),
        (f"# Rice\n\n{DONE}{SAY}", "my.md, line 8: a lesson ends with one step “## end: …”"),
        (f"# Rice\n\n{SAY}{DONE}{DONE}", "my.md, line 10: a lesson ends with one step “## end: …”"),
        (f"# Rice\n\n{DONE}", "my.md, line 1: a lesson has a step at least"),
    ],
)
def test_what_is_no_lesson(text, told):
    assert refused(text) == told


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("## ask", "a step begins as “## ask left: Heading”; its kind is one of say, play,"),
        ("## ask left Heading", "a step begins as “## ask left: Heading”"),
        ("## aks left: Look", "there is no kind of step “aks”: did you mean “ask”?"),
        (
            "## dance left: Look",
            "there is no kind of step “dance”; there are say, play, ask, predict, watch, try, build, end",
        ),
        ("## ask: Look", "the id of a step is one word of the letters a to z, as in “## ask left: Heading”"),
        ("## ask Left: Look", "the id of a step is one word of the letters a to z"),
        ("## ask much left: Look", "the id of a step is one word of the letters a to z"),
        ("## ask 2: Look", "the id of a step is one word of the letters a to z"),
        ("## say left:", "a step has a heading"),
        ("## say left: ", "a step has a heading"),
    ],
)
def test_a_heading_that_is_none(step, told):
    assert refused(f"# Rice\n\n{step}\nHere.\n\n{DONE}").startswith(f"my.md, line 3: {told}")


@pytest.mark.parametrize(
    ("below", "line", "told"),
    [
        (": at EX-12a · utnil choice", 4, "there is no clause “utnil” here"),
        ("Here.\n: frames event", 5, "there is no clause “frames” here"),
        (": at EX-12a · minutes 3", 4, "there is no clause “minutes” here"),
        (": at EX-12a · at EX-12b", 4, "the clause “at” stands twice"),
        (": at EX-12a\n: at EX-12b", 5, "the clause “at” stands twice"),
        ("- a point", 4, "a list with “-” stands in the end only"),
        ("- [x] yes", 4, "an answer is written as “- [x] text” or “- [ ] text”, in an ask or predict"),
        ("> Done.\n> Once more.", 5, "there are two replies for “>”"),
        ("> DECAY-1: Done.\n\n> DECAY-1: Once more.", 6, "there are two replies for “DECAY-1”"),
    ],
)
def test_a_line_that_cannot_stand_there(below, line, told):
    found = refused(f"# Rice\n\n## play a: Look\n{below}\n\n{DONE}")
    assert found.startswith(f"my.md, line {line}: {told}")


@pytest.mark.parametrize("option", ["- [] No", "- [y] No", "- [ ]", "- [ ]No", "- [x No"])
def test_an_answer_that_is_none(option):
    told = "my.md, line 5: an answer is written as “- [x] text” or “- [ ] text”, in an ask or predict"
    assert refused(f"# Rice\n\n## ask a: Look\n- [x] Yes\n{option}\n\n{DONE}") == told


def test_a_clause_that_is_not_known_is_told_with_the_nearest_or_with_all():
    told = refused(f"# Rice\n\n## play a: Look\n: utnil choice\n\n{DONE}")
    assert told == "my.md, line 4: there is no clause “utnil” here: did you mean “until”?"
    told = refused(f"# Rice\n\n## play a: Look\n: frames event\n\n{DONE}")
    assert told.endswith("; there are as, at, moves, rules, show, until, without")
    assert refused(f"# Rice\n: at EX-12a\n\n{SAY}{DONE}").endswith("; there are game, medal, minutes, show")
    assert refused(f"# Rice\n\n{SAY}## end: Done\n: at EX-12a\n").endswith("; there are also, next")


@pytest.mark.parametrize("minutes", ["", "about 7", "-7", "nan", "1e3", "7 minutes"])
def test_minutes_are_a_number(minutes):
    told = f"my.md, line 3: “minutes {minutes}” is no number"
    assert refused(f"# Rice\n\n: medal drought · minutes {minutes}\n\n{SAY}{DONE}") == told
    assert lesson(SAY, head="# Rice\n: minutes 7.5\n").clauses == {"minutes": "7.5"}


def test_an_id_is_used_once():
    again = "## ask hello: Once more\n- [x] Yes\n- [ ] No\n"
    assert refused(f"# Rice\n\n{SAY}{again}{DONE}") == "my.md, line 6: there are two steps called “hello”"


def test_two_steps_say_do_not_follow_each_other():
    more = SAY.replace("hello", "more")
    assert refused(f"# Rice\n\n{SAY}{more}{DONE}") == "my.md, line 6: two steps “say” stand one after the other"


def test_a_title_is_short():
    told = r"^lesson\.md, line 1: a title has 5 words at most$"
    with pytest.raises(BadLesson, match=told):
        read("# One two three four five six\n\n## say a: A\nB.\n\n## end: Done\n- C.\n")


def test_a_heading_is_short():
    heading = " ".join(["word"] * HEADING_WORDS)
    assert lesson(f"## say a: {heading}\nHere.\n").steps[0].heading == heading
    found = refused(f"# Rice\n\n## say a: {heading} more\nHere.\n\n{DONE}")
    assert found == f"my.md, line 3: a heading has {HEADING_WORDS} words at most"


@pytest.mark.parametrize("kind", KINDS)
def test_few_words_stand_before_an_answer(kind):
    long = " ".join(["word"] * WORDS_BEFORE)
    assert lesson(f"## {kind} a: Look\n{long}\n? {long}\n> {long}\n").steps
    told = f"my.md, line 3: {WORDS_BEFORE + 1} words stand before the answer; {WORDS_BEFORE} at most"
    assert refused(f"# Rice\n\n## {kind} a: Look\n{long}\n\nmore\n\n{DONE}") == told
