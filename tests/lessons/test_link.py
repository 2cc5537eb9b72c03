"""What links of the site open, and what somebody is told whose link is wrong; in the page, tests/test_site.py."""

import json
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from yotd_widget.engine.errors import LONGEST, OneSentence
from yotd_widget.engine.game import at_home, load
from yotd_widget.engine.texts import LANGUAGES, speaking
from yotd_widget.lessons import link, shelf

START = Path(__file__).parents[2] / "site/page/start.py"
WRONG = {
    "lesson=drougth": "There is no lesson “drougth”: did you mean “drought”?",
    "lesson=nonsense": "There is no lesson “nonsense”; the map shows all there are.",
    "lesson=../../secret.md": "There is no lesson “../../secret.md”; the map shows all there are.",
    "lesson=gugong": "There is no lesson “gugong”: did you mean “gugong.final”?",
    "lesson=": "This link names no lesson.",
    "lesson=drought&at=nonsense": "There is no step “nonsense” in this lesson; there are feed, see, left",
    "code=rubbish": "This is no code, no saved game and no words of a position.",
    "code=": "This is no code, no saved game and no words of a position.",
    "code=position2_zzzz": "This code of a position is damaged or cut off.",
    "code=position9_abc": "This code of a position has the version 9; 3 is the last that is read here.",
    "code=record2_" + "a" * 20_000: "This code of a record is damaged or cut off.",
    "code=" + "[" * 20_000: "This is no code, no saved game and no words of a position.",
    "code=" + '{"a":' * 9000: "This is no code, no saved game and no words of a position.",
    "code=" + "(" * 3000: "This is no code, no saved game and no words of a position.",
    "play=": "The game is for 2 to 5 players.",
    "play=Ada&game=rotunda": "The game is for 2 to 5 players.",
    "play=A,B,C,D,E,F&game=gugong": "Gùgōng is for 1 to 5 players; 6 were given.",
    "play=Ada,Ada": "Two players have the same name.",
    f"play=Ada,{'x' * 99}&game=gugong": "A name has at most 60 signs, not 99.",
    "play=Ada,Bo&seed=x": "The seed is a whole number of at most 100 digits, not “x”.",
    "play=Ada,Bo&seed=" + "9" * 5000: "The seed is a whole number of at most 100 digits, not “99999",
    "game=nonsense": "No game here is called “nonsense”; there is dragon, gugong, rotunda",
}
"""Query of a link -> how the sentence begins that says why it opens nothing."""
ODD = {
    "language=xx": "There are no texts in “xx” here; the languages are en, pl, nl.",
    "lesson=drought&theme=pink": "The theme is auto, light, dark, or contrast, not “pink”.",
    "play=Ada,Bo&scale=nan": "The scale is a number from 0.5 to 3, not “nan”.",
    "play=Ada,Bo&scale=30": "The scale is a number from 0.5 to 3, not “30”.",
    "lesson=canal&game=rotunda": "What this link holds is of another game: Gùgōng.",
}
"""Query of a link that opens something -> what is said beside it."""


def read(query):
    return dict(parse_qsl(query.removeprefix("?"), keep_blank_values=True))


def why_not(query, language="en"):
    with speaking(language), pytest.raises(OneSentence) as raised:
        link.opened(read(query))
    with speaking(language):
        return link.why_not(raised.value)


@pytest.mark.parametrize("query", WRONG)
def test_a_wrong_link_is_told_in_a_sentence_and_leads_on(query):
    said = why_not(query)
    assert said.startswith(WRONG[query])
    assert len(said) <= LONGEST
    assert said.endswith((".", "?"))
    assert len({why_not(query, language) for language in LANGUAGES}) == len(LANGUAGES)
    ways = link.ways_on(read(query))
    assert [address for address, _name in ways if not address.startswith("?")] == [link.NOTEBOOKS]
    for address, _name in ways[:-1]:
        assert link.opened(read(address)).game is not None, address


@pytest.mark.parametrize("query", ODD)
def test_what_is_odd_is_told_beside_what_opens(query):
    widget = link.opened(read(query))
    assert link.remark(read(query), widget) == ODD[query]
    told = set()
    for language in LANGUAGES:
        with speaking(language):
            told.add(link.remark(read(query), widget))
    assert len(told) == len(LANGUAGES)
    assert not [address for address, _name in link.others(read(query), "dragon") if ODD[query][-5:-2] in address]


@pytest.mark.parametrize("game", at_home())
def test_a_code_opens_its_own_game(game):
    code = load(game).new(["Ada", "Bo"], seed=7).to_code()
    for other in at_home():
        query = {"code": code, "game": other}
        widget = link.opened(query)
        assert widget.game.name == game
        assert bool(link.remark(query, widget)) is (other != game)
    assert "damaged" in why_not(f"code={code[:-4]}")
    assert "damaged" in why_not(f"code={code}AAAA")
    assert why_not(f"code={code}&auto=Nobody") == "Nobody here is called Nobody: Ada, Bo."


def test_lessons_of_one_name_are_told_apart_by_the_game():
    for game in link.with_lessons():
        assert link.opened({"lesson": shelf.FINAL, "game": game}).game.name == game


def test_the_likeliest_way_comes_first_and_looks_go_along():
    ways = link.ways_on({"lesson": "drougth", "language": "pl", "theme": "pink", "projector": ""})
    assert ways[0] == ("?lesson=drought&language=pl&projector=", "Drought")
    assert link.ways_on({"play": "Ada", "game": "rotunda"})[0][0] == "?play=Ada,Bo&game=rotunda"
    assert link.links({"theme": "dark"}, "dragon")["dragon/02-drought.ipynb"] == "?lesson=drought&theme=dark"


SAID = """
import json, sys
lines = []
here = {"post": lines.append, "here": "http://page/"}
exec(compile(sys.stdin.read(), "start.py", "exec"), here)
for message in json.loads(sys.argv[1]):
    if message["query"].get("lesson") == "broken":
        here["link"].opened = lambda query: 1 / 0
    here["on_open"](json.dumps(message))
told = [json.loads(line) for line in lines]
print(json.dumps([each for each in told if each["kind"] in ("shown", "failed")]))
"""


def test_the_page_is_told_whatever_happens():
    """Python of the page, without its page."""
    asked = [
        {"query": {"play": "Ada,Bo", "game": "rotunda"}, "language": "en"},
        {"query": {"lesson": "nonsense"}, "language": "nl"},
        {"query": {"language": "xx"}, "language": "pl"},
        {"query": {"lesson": "broken"}, "language": "pl"},
    ]
    command = [sys.executable, "-c", SAID, json.dumps(asked)]
    ran = subprocess.run(command, input=START.read_text("utf-8"), capture_output=True, text=True, check=True)
    shown, wrong, odd, broken = json.loads(ran.stdout)
    assert (shown["kind"], shown["title"], shown["text"], shown["about"]) == ("shown", "Rotunda", "", [])
    assert (wrong["kind"], wrong["text"]) == ("failed", "Er is geen les “nonsense”; de kaart toont ze allemaal.")
    assert odd["kind"] == "shown"
    assert odd["text"].startswith("Nie ma tu tekstów w języku „xx”")
    assert (broken["kind"], broken["text"]) == ("failed", "Tego linku nie można tu otworzyć.")
    assert broken["about"]
    assert "ZeroDivisionError" in ran.stderr
