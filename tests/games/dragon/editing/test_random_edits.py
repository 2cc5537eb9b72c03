"""Random edits from every example: nothing crashes, check and codec agree, fixes fix, words read back."""

import json
import random

import pytest

import yotd_widget as yw
from yotd_widget.engine.editing import Edit
from yotd_widget.engine.errors import BadPosition

State, position, court = yw.dragon.State, yw.dragon.position, yw.dragon.court

STEPS = 8


def possible_edits(sheet, luck):
    """An edit for each control on the page, as a reader could make it."""
    for controls in sheet["controls"].values():
        for control in controls:
            if control["kind"] == "number":
                most = control["max"] if control["max"] is not None else 10**9
                yield control["at"], max(control["min"], min(most, control["value"] + luck.choice([-1, 1, 2, 50])))
            elif control["kind"] == "choice":
                options = [value for value, _name in control.get("options") or sheet["lists"][control["list"]]]
                if control.get("none") and control["at"] != "turn":
                    options.append(None)
                yield control["at"], luck.choice(options)
            elif control["kind"] == "set":
                item = luck.choice(control["items"])
                yield item["at"], item["to"]
            elif control["kind"] == "act":
                yield control["at"], control["to"]
            else:
                yield control["at"], f"Zoe {luck.randrange(9)}-{control['at']}"


def accepted(draft):
    try:
        return State.from_json(json.dumps(draft))
    except BadPosition:
        return None


def same_problem(one, other):
    return (one.kind, one.rules, one.place) == (other.kind, other.rules, other.place)


def check_fixes(bench, draft, found):
    for problem in found:
        for fix in problem.fixes:
            fixed = draft
            for edit in fix.edits:
                fixed = bench.apply(fixed, edit)
            left = bench.check(fixed)
            assert not any(same_problem(problem, each) for each in left), fix
            new = [each for each in left if not any(same_problem(each, old) for old in found)]
            assert [each for each in new if each.kind == "impossible"] == [], fix


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.nightly if at % 6 else ())
        for at, name in enumerate(yw.dragon.named_examples())
    ],
)
def test_random_edits(name):
    luck = random.Random(name)
    start = yw.dragon.example(name)
    bench = yw.dragon.State.game.editing.bench(start)
    draft = bench.start
    for _step in range(STEPS):
        sheet, found = bench.sheet(draft, None), bench.check(draft)
        state = accepted(draft)
        assert (state is not None) == all(problem.kind != "impossible" for problem in found)
        assert all(problem.place in sheet["choices"] for problem in found if problem.place)
        if state is not None:
            assert eval(repr(state)) == bench.parse(repr(state)) == bench.parse(state.to_code()) == state
        assert isinstance(str(bench.difference(draft)), str)
        edit = Edit(*luck.choice(list(possible_edits(sheet, luck))))
        assert bench.told(draft, edit)
        draft = bench.apply(draft, edit)
    check_fixes(bench, draft, bench.check(draft))
    assert bench.printed(draft)["text/plain"]
