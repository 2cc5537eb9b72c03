"""The catalogues are complete, current and right in their plurals; no text stands in TypeScript."""

import re
import sys
from pathlib import Path

import pytest

from yotd_widget.engine.errors import BadInput
from yotd_widget.engine.texts import LANGUAGES, language, ngettext, speaking

sys.path.append(str(Path(__file__).parents[1] / "scripts"))

from catalogues import DOMAINS, TRANSLATED, extracted, faults, read

from yotd_widget.engine.game import at_home

FRONTEND = Path(__file__).parents[1] / "yotd_widget/widgets/frontend/src"
NUMBERS = (0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 112)
POLISH = {0: "juanów", 1: "juan", 2: "juany", 4: "juany", 5: "juanów", 12: "juanów", 14: "juanów", 21: "juanów",
          22: "juany", 25: "juanów", 112: "juanów"}  # fmt: skip
PLACES = re.compile(r"\{(\w+)[^}]*\}")


def test_the_languages():
    assert {*TRANSLATED, "en"} == set(LANGUAGES)


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("name", TRANSLATED)
def test_complete_and_current(name, domain):
    found = faults(name, domain)
    assert found == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_no_language_speaks_another_one(domain):
    """A text of four words or more that is the same in both languages was put into one of them by mistake."""
    polish, dutch = (read(language, domain) for language in ("pl", "nl"))
    same = [each.id for each in dutch if each.id and each.string == polish.get(each.id, each.context).string]
    assert [text for text in same if isinstance(text, str) and len(re.findall(r"[a-z]{2,}", text)) > 3] == []


def test_each_game_has_a_catalogue_and_no_text_stands_in_two():
    texts = [{(message.context, message.id) for message in extracted(domain) if message.id} for domain in DOMAINS]
    assert ("shared", *at_home()) == DOMAINS
    assert all(texts)
    assert sum(map(len, texts)) == len(set().union(*texts))


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("name", TRANSLATED)
def test_a_translation_has_the_places_of_its_text(name, domain):
    wrong = []
    for message in read(name, domain):
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = set(PLACES.findall(ids[-1]))
        wrong += [(ids[-1], form) for form in forms if set(PLACES.findall(form)) != wanted]
    assert wrong == []


def test_polish_plurals():
    with speaking("pl"):
        assert {number: ngettext("yuan", "yuan", number) for number in NUMBERS} == POLISH


@pytest.mark.parametrize(("name", "one", "many"), [("en", "floor", "floors"), ("nl", "etage", "etages")])
def test_two_forms_elsewhere(name, one, many):
    with speaking(name):
        assert {number: ngettext("floor", "floors", number) for number in NUMBERS} == {
            number: one if number == 1 else many for number in NUMBERS
        }


def test_a_language_that_is_not_there_is_told_and_the_one_before_comes_back():
    with pytest.raises(BadInput, match="there are no texts in “de”; the languages are en, pl, nl"), speaking("de"):
        raise AssertionError("never here")
    with speaking("nl"):
        with speaking("pl"):
            assert language() == "pl"
        assert language() == "nl"
    assert language() == "en"


JSX_TEXT = re.compile(r">\s*([^<>{}()=;]*[A-Za-z]{2,}[^<>{}()=;]*)\s*</")
NAMED = re.compile(r"(?:aria-label|title|alt|placeholder|aria-description)=\"([^\"]*[A-Za-z]{2,}[^\"]*)\"")


def test_no_text_stands_in_typescript():
    found = {}
    for file in FRONTEND.rglob("*.tsx"):
        code = re.sub(r"/\*.*?\*/|//.*", "", file.read_text("utf-8"), flags=re.DOTALL)
        if texts := JSX_TEXT.findall(code) + NAMED.findall(code):
            found[file.name] = texts
    assert found == {}
