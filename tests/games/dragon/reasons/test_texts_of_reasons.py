"""Every word that a reader may see from the reasons, the notation and the advisors comes from the catalogues.

Names of players, ids, and words of the notation stay as they are.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from engine.test_records import DAMAGED
from games.dragon.notation.test_notation import IMPOSSIBLE, REFUSED, REMARKED, ROW
from games.dragon.reasons.test_remedy import HOPELESS, NAMED
from games.dragon.test_codec import FAULTS, changed, read, saved
from pseudo import marked, pseudo

from yotd_widget.describe.ledger import BEFORE, OTHER, SUPPOSED, cause_name, causes
from yotd_widget.engine.errors import BadInput, BadPosition, NotFound, OutOfRange
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.records import BadRecord, Record, record, replay
from yotd_widget.engine.share import BadCode, pack
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Notes
from yotd_widget.games import explain, explain_step
from yotd_widget.games.dragon import court, difference, difference_between, example, new_game, position, rule
from yotd_widget.games.dragon.advisors import ADVISORS, STEWARD
from yotd_widget.games.dragon.examples import about, named_examples
from yotd_widget.games.dragon.game import GAME
from yotd_widget.games.dragon.notation.plausibility import remarks
from yotd_widget.games.dragon.pieces import GREAT_EVENTS
from yotd_widget.games.dragon.reasons.forecast import decay, need
from yotd_widget.games.dragon.reasons.outlook import CHANGING, SOURCE_NAMES, outlook
from yotd_widget.games.dragon.reasons.rules import RULES, RULINGS
from yotd_widget.games.dragon.reasons.sources import CHAPTERS
from yotd_widget.games.dragon.state import Setup, State
from yotd_widget.games.dragon.year import begin

NAMES = ("Ania", "Benek", "Kasia", "Dorota", "Emil")
KNOWN = re.compile(
    r"\b(Ada|Bo|Cyd|Ania|Benek|Kasia|Dorota|Emil|P[1-5]|Luck)\b"
    r"|\bERR(-[A-Z]+)+\b|\b[A-Z]+(-[A-Z]+)*-\d+[a-d]?\b"  # ids
    r"|\b[A-E]\b"  # groups of action cards
)
QUOTED = re.compile(r"“[^”]*”")
"""What was typed, or could be: words of the notation."""


MARKED = re.compile("⟦[^⟧]*⟧")


@pytest.fixture(autouse=True)
def in_brackets():
    """Speak a language whose catalogue has every text."""
    with pseudo(marked):
        yield


def english(text: str, *known: str) -> str:
    """What is left of a text without known words: letters that no catalogue has written."""
    text = MARKED.sub("", text)
    for word in sorted(known, key=len, reverse=True):
        text = text.replace(word, "")
    return " ".join(re.findall(r"[^\W\d_]+", KNOWN.sub("", text)))


def games():
    """Positions of random games, each with a move: all Super Events, with and without the wall, 2 to 5 players."""
    for number, event in enumerate((None, *GREAT_EVENTS)):
        dice = Random(number)
        state = begin(Setup(NAMES[: 2 + number % 4], great_wall=number % 3 > 0, great_event=event))
        while state.agenda:
            options = state.options()
            yield state, options[dice.randrange(len(options))]
            state = state.after(options[dice.randrange(len(options))])


GAMES = list(games())

# --- Reasons ---------------------------------------------------------------------------------------------------------


def test_an_english_word_would_be_found():
    assert english("Ania: 3 ⟦palaces⟧ [DECAY-2, D-04] ERR-GROUP-PAY A") == ""
    assert english("Ania ⟦pays⟧ 3 VP") == "VP"


@pytest.mark.parametrize("part", range(4))
def test_explanations(part):
    for state, move in GAMES[part::4]:
        told = explain(state, move)
        moves = [str(reason.facts["move"]) for _, reason in told.tree.walk() if "move" in reason.facts]
        for line in str(told).splitlines():
            assert english(line, *moves) == ""


def test_a_step_that_is_not_there():
    with pytest.raises(OutOfRange) as wrong:
        explain_step(Timeline(example("month-5")), 5)
    assert english(str(wrong.value)) == ""


@pytest.mark.parametrize("part", range(4))
def test_differences(part):
    for state, move in GAMES[part::4]:
        notes = Notes()
        facts = difference(state, state.after(move, notes=notes), notes)
        assert english(str(facts)) == ""
        assert [english(str(fact)) for fact in facts if english(str(fact))] == []
    with pytest.raises(BadInput) as wrong:
        difference(example("month-5"), example("first-drought"))
    assert english(str(wrong.value), *example("first-drought").players) == ""


def test_what_was_supposed():
    now, then = Timeline(example("first-drought")), example("first-drought", yuan=9, rice=0)
    now.suppose(then, "9")
    assert english(str(difference_between(now, 0))) == ""
    assert english(str(explain_step(now, 1)), "9") == ""


def test_outlooks():
    for state, _ in GAMES[::10]:
        assert english(str(outlook(state))) == ""
    ahead = outlook(example("first-drought"))
    for ask in (lambda: ahead.row(1, "9", "Ada"), lambda: ahead.total("Ada", "9")):
        with pytest.raises(NotFound) as wrong:
            ask()
        assert english(str(wrong.value), *CHANGING) == ""
    assert english(" ".join(SOURCE_NAMES.values())) == ""


def test_what_a_month_asks():
    told = set()
    for state, _ in GAMES:
        for seat, court_there in enumerate(state.courts):
            asked = need(state, seat)
            told |= {asked.event, asked.text, asked.verdict} if asked else set()
            for number in range(1, len(court_there.palaces) + 1):
                told |= set((decay(state, seat, number) or ("",))[:1])
    assert [text for text in told if english(text)] == []
    assert len(told) > 100


def test_causes_of_points():
    named = [*causes(GAME), BEFORE, SUPPOSED, OTHER]
    assert english(" ".join(map(cause_name, named))) == ""


def test_rule_cards():
    headings = {heading for chapter in CHAPTERS.values() for heading in chapter.values() if heading != "title"}
    headings |= {place.partition("/")[2] for name in RULES for place in GAME.book.source(name)[1]}
    for name in (*RULES, *RULINGS):
        assert english(str(rule(name)), *filter(None, headings)) == ""


@pytest.mark.parametrize("name", ["drought-3", "ERR-STEP", "ERR-ID", "D-13"])
def test_a_rule_that_is_none(name):
    with pytest.raises(NotFound) as wrong:
        rule(name)
    assert english(QUOTED.sub("", str(wrong.value))) == ""


@pytest.mark.parametrize(("state", "move", "text"), [*NAMED, *HOPELESS])
def test_remedies(state, move, text):
    assert english(str(state().why_not(move).nearest)) == ""


@pytest.mark.parametrize("who", ["random", "steward"])
def test_advice(who):
    for state, _ in GAMES[::7]:
        if state.agenda[-1].seat != LUCK:
            advice = ADVISORS[who].why(state)
            assert english(str(advice), str(advice.move), str(advice.instead)) == ""


def test_advice_on_another_move():
    state = example("first-drought", rice=3)
    assert english(str(STEWARD.why(state, "place 1")), "place 1", "place 3") == ""


# --- Positions in words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "ada", "_told"), REMARKED)
def test_remarks(words, ada, _told):
    bo = court() if words[0] == "draft" else court("2 young warrior", "1", space=10)
    for remark in remarks(position(*words, Ada=ada, Bo=bo)):
        assert english(QUOTED.sub("", str(remark))) == ""


def test_odd_things():
    mine = court("no palace", yuan=70, rice=30, fireworks=20, small=6, large=4, space=20)
    found = remarks(position("month 9", Ada=mine, Bo=court("3", *["3"] * 30, space=9)))
    assert len(found) >= 7
    assert english(" ".join(map(str, found))) == ""


@pytest.mark.parametrize(("words", "_sentence"), [*REFUSED, *IMPOSSIBLE])
def test_positions_that_cannot_be_read(words, _sentence):
    names = {"court": court, "position": position, "two": {"Ada": court(), "Bo": court()}, "row": ROW}
    with pytest.raises(BadPosition) as refused:
        eval(words, names)
    text = re.sub(r"(?<=⟦are⟧ )[^()]*", "", str(refused.value))  # the words that there are
    text = re.sub(r"\w+=(court|\S+)", "", text)  # an argument as it was typed
    assert english(QUOTED.sub("", text), "Bo=court", "court") == ""


@pytest.mark.parametrize(("state", "path", "value", "_fault"), FAULTS)
def test_saved_positions_that_cannot_be(state, path, value, _fault):
    with pytest.raises(BadPosition) as refused:
        read(changed(saved(state), path, value))
    if not refused.value.sentence.startswith(("Expected", "Invalid", "Object", "Malformed")):  # the form of the JSON
        assert english(QUOTED.sub("", refused.value.sentence)) == ""


def test_captions_of_examples():
    assert [name for name, line in named_examples().items() if english(line, name, about(name).same_as or name)] == []
    assert english(about("first-drought").line) == ""
    with pytest.raises(NotFound) as wrong:
        about("9")
    assert english(QUOTED.sub("", str(wrong.value))) == ""


# --- Records and codes -----------------------------------------------------------------------------------------------


def test_records_in_words():
    game = Timeline(new_game(NAMES[:2], seed=1)).branch("rich")
    assert english(str(record(game)), "dragon", "rich", "branch 1") == ""


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_records_that_do_not_replay(text, sentence):
    with pytest.raises(BadRecord) as wrong:
        replay(Record.from_json(text))
    form = sentence.partition(": ")[2] if sentence.startswith(("This is", "The record")) else ""  # of the JSON
    said = QUOTED.sub("", str(wrong.value).removesuffix(form))
    assert english(said.partition("⟦one⟧ ⟦of⟧")[0]) == ""  # the words with which a move begins


@pytest.mark.parametrize("code", ["9", "record1_AAAA", "position3_AAAA", "position1_AAAA"])
def test_codes_that_cannot_be_read(code):
    with pytest.raises(BadCode) as wrong:
        State.from_code(code)
    assert english(str(wrong.value), "position") == ""
    with pytest.raises(BadInput) as wrong:
        pack("record", GAME, lambda writer: writer.value("9" * 100_000))
    assert english(str(wrong.value)) == ""
