"""What can be asked: every question is listed with an example for which the engine has an answer."""

import re
from html.parser import HTMLParser

import pytest

import yotd_widget as yw
from yotd_widget.engine.game import load
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.texts import speaking
from yotd_widget.games.dragon.lessons.samples import SAMPLES
from yotd_widget.lessons import clauses
from yotd_widget.quiz.questions import ask, find, sorted_out, templates, worked_out
from yotd_widget.quiz.wrong_rules import believing, wrong_rules


class Texts(HTMLParser):
    """The texts of a page, and which elements it has."""

    def __init__(self, page):
        super().__init__()
        self.texts, self.tags = [], []
        self.feed(page)

    def handle_data(self, data):
        self.texts.append(data)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)


GAMES = ("dragon", "gugong", "rotunda")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_is_listed(game):
    assert list(yw.questions(game=game)) == list(templates(game))
    assert (yw.questions(game=game) == yw.questions()) == (game == "dragon")


@pytest.mark.parametrize("game", GAMES)
def test_each_example_can_be_asked(game):
    for name, each in yw.questions(game=game).items():
        sample = each.sample
        found = ask(name, sample.at, sample.player or None, **sample.named)
        assert (found.text, found.kind) == (each.text, each.kind)
        assert not re.search(r"[{}]|^[. ]", each.text), name
        given = eval(f"dict({each.example})")  # what is asked with the same is the same question
        assert given == {"at": sample.at} | ({"player": sample.player} if sample.player else {}) | {**sample.named}


@pytest.mark.parametrize("game", GAMES)
def test_each_clause_asks_the_same_in_a_lesson(game):
    for name, each in yw.questions(game=game).items():
        at, query = each.clause.removeprefix("at ").split(" · ask ")
        place, query = clauses.place(at), clauses.query(query)
        assert f"{game}.{query.template}" == name
        named = {**place.changes, **query.facts}
        if (place.name, query.player, named) != (each.sample.at, each.sample.player, {**each.sample.named}):
            asked = ask(name, place.name, query.player or None, **named)  # else it has been asked above
            assert asked.text == each.text, each.clause


def first_moves(position):
    """Facts that name nothing, or one move."""
    yield {}
    if position.decision is not None and position.decision.seat != LUCK:
        yield from ({"moves": str(move)} for move in position.legal_moves)


def can_be_asked(name, at, facts):
    try:
        given = sorted_out(find(name), at, facts)
        worked_out(given.template, given.table(None))
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_asked_at_the_other_positions_too(game):
    example = load(game).examples.example
    for name, each in yw.questions(game=game).items():
        facts = {fact: value for fact, value in each.sample.named.items() if fact in each.takes and fact != "moves"}
        assert each.sample.at not in each.also
        for other in each.also:
            moves = first_moves(example(other))
            assert any(can_be_asked(name, other, facts | more) for more in moves), (name, other)


def test_the_wrong_rules_that_it_knows_are_named_and_those_of_the_example_come_first():
    each = yw.questions("drought.released")["dragon.drought.released"]
    asked = ask(each.id, each.sample.at)
    recognised = [option.wrong for option in asked.options]
    assert recognised
    assert sorted(each.wrong[: len(recognised)]) == sorted(recognised)
    assert {"dragon.drought-person", "dragon.drought-empty"} <= set(each.wrong)
    known = set(wrong_rules("dragon"))
    assert all(known.issuperset(listed.wrong) for listed in yw.questions().values())


def test_an_example_lies_where_its_answer_says_something():
    nothing = [
        name
        for name, each in yw.questions("drought").items()
        if ask(name, each.sample.at, **each.sample.named).key == 0
    ]
    assert nothing == []
    assert yw.questions("tribute.released")["dragon.tribute.released"].sample.at == "tribute-1"


def test_a_sample_is_there_only_for_a_question_that_there_is():
    assert set(SAMPLES) <= set(templates("dragon"))


def test_words_narrow_the_list():
    drought = yw.questions("Drought rice")
    assert {"dragon.drought.left", "dragon.drought.unsupplied", "dragon.plan.short"} <= set(drought)
    assert "dragon.tribute.left" not in drought
    assert set(yw.questions("palace drought")) <= set(yw.questions("drought")) < set(yw.questions())
    assert "dragon.whatif.rule" in yw.questions("instead")


def test_it_is_read_as_a_table():
    lines = repr(yw.questions("drought")).splitlines()
    assert lines[0].split() == ["question", "asks,", "for", "example"]
    assert max(map(len, lines)) <= 100
    (found,) = [at for at, line in enumerate(lines) if line.startswith("dragon.drought.lost ")]
    assert lines[found].endswith("Palace 1 gets no rice. How many persons leave it?")
    assert lines[found + 1].strip() == 'at="drought-3-palaces", palace=1 · a number'
    assert lines[found + 2].strip() == "takes: moves, palace"


def test_the_page_can_be_searched_and_holds_what_the_text_holds():
    found = yw.questions()
    page = Texts(found._repr_html_())
    assert not {"details", "script"} & set(page.tags)
    for each in found.values():
        assert {each.id, each.text} <= set(page.texts)
        assert any(each.example in text for text in page.texts)
    assert page.tags.count("tbody") == len({name.split(".")[1] for name in found})


def test_texts_follow_the_language():
    english = yw.questions("drought.left")["dragon.drought.left"]
    with speaking("pl"):
        polish = yw.questions("drought.left")["dragon.drought.left"]
    assert polish.text != english.text
    assert polish.sample == english.sample
    assert yw.questions("drought.left")["dragon.drought.left"] == english


def test_what_is_found_under_a_wrong_rule_does_not_stay():
    with believing("dragon.drought-whole"):
        yw.questions("drought.lost")
    assert yw.questions("drought.lost")["dragon.drought.lost"].wrong == ("dragon.drought-whole",)


def test_a_question_of_ones_own_is_listed_too(monkeypatch):
    from yotd_widget.quiz import questions

    monkeypatch.setattr(questions, "_TEMPLATES", dict(questions._TEMPLATES))
    questions.Templates("dragon")("own.never", "number", "How many dragons, {player}?", trace=lambda table: ())(
        lambda table: table.facts["dragons"]
    )
    own = yw.questions("own.never")["dragon.own.never"]
    assert (own.text, own.sample, own.example, own.clause) == ("How many dragons, {player}?", None, "", "")
    assert repr(yw.questions("own.never")).endswith("takes: moves")


def test_what_is_wrong_is_said():
    with pytest.raises(LookupError, match="No question is about “droght”: did you mean “drought”"):
        yw.questions("droght")
    with pytest.raises(LookupError, match=r"No question is about “zzz”: action, after, .*whatif$"):
        yw.questions("zzz")
    with pytest.raises(TypeError, match="looked for by words, as “drought”, not by 5"):
        yw.questions(5)
    with pytest.raises(LookupError, match="no game here is called “chess”"):
        yw.questions(game="chess")
