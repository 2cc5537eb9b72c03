"""Notes in sentences: by their rows, together in a chapter, or by what they changed."""

from describe.caravan import GAME, Caravan
from engine.toy import GAME as TOY

from yotd_widget.describe.tell import Chapter, Told, tell, told, worded
from yotd_widget.engine.supposed import WHAT_IF
from yotd_widget.engine.texts import NN_
from yotd_widget.engine.trace import Note, Notes

PLAYERS = Caravan.players


def texts(*notes, game=GAME):
    return [sentence.text for sentence in tell(game, notes, PLAYERS)]


def test_a_row_is_filled_with_player_facts_and_amounts():
    assert texts(Note("BUY-1", 1, {"coins": -3, "cards": 1}, {"card": "silk"})) == ["Bo buys: bale of silk."]
    assert texts(Note("THROW", 0, {"points": 6}, {"eyes": 3}), game=TOY) == ["The die shows 3: Ann gets 6."]


def test_what_has_no_row_is_told_by_what_changed():
    assert texts(Note("THIEF-2", 0, {"cards": -1}, {"card": "silk"})) == ["Ann: −1 bale of silk."]
    assert texts(Note("ANY", 1, {"coins": 2, "points": -1})) == ["Bo: +2 coins, −1 point."]
    assert texts(Note("ANY", None, {"market": -2})) == ["Market −2."], "of which pieces the note does not say"
    assert texts(Note("ANY", 1, {"coins": 0}), Note("BUY-3", 0)) == [], "nothing changed"


def test_notes_of_a_chapter_are_one_sentence_about_everybody():
    notes = [Note("THIEF-1", seat, facts={"owed": seat}) for seat in (0, 1)]
    (sentence,) = tell(GAME, notes, PLAYERS)
    assert (sentence.seat, sentence.text, sentence.rules) == (None, "The thief wants: Ann 0, Bo 1.", ("THIEF-1",))
    bought = Note("BUY-1", 0, {"coins": -1}, {"card": "tea"})
    assert texts(*notes, bought, *notes[:1]) == [
        "The thief wants: Ann 0, Bo 1.", "Ann buys: tea.", "The thief wants: Ann 0.",
    ]  # fmt: skip


def test_several_notes_of_one_player_are_added_up():
    scored = Chapter("{players}", lambda note: note.change["points"])
    notes = [Note("X", seat, {"points": points}) for seat, points in ((0, 2), (1, 5), (0, 1))]
    assert scored.everybody(notes, PLAYERS) == "Ann 3, Bo 5"
    assert Chapter("{players}").everybody(notes, PLAYERS) == "Ann, Bo"


def test_an_answer_without_a_choice_says_so():
    notes = Notes()
    with notes.without_a_choice():
        notes.add("BUY-1", 0, {"coins": -1, "cards": 1}, card="tea")
    assert texts(*notes) == ["Ann buys: tea. (No other choice.)"]


def test_a_supposition_is_told_once():
    what = Note(WHAT_IF, facts={"text": "a coin more"})
    assert texts(what, Note(WHAT_IF, 0, {"coins": 1}, {"thing": "coins", "item": ""})) == ["What if: a coin more."]


def test_a_row_may_choose_its_text_and_count():
    one_or_more = NN_("{player} waits {count} day.", "{player} waits {count} days.")
    words = {"player": "Ann"}
    assert [worded(one_or_more, words | {"count": count}) for count in (1, 2)] == [
        "Ann waits 1 day.", "Ann waits 2 days.",
    ]  # fmt: skip

    class Telling(type(GAME.telling)):
        def row(self, note):
            text = "{player} sleeps{how}." if note.facts["tired"] else "{player} wakes."
            return Told(lambda _note: text, words=lambda _note: {"how": " well"})

    class Sleepy(type(GAME)):
        telling = property(Telling)

    assert [told(Sleepy(), Note("X", 0, facts={"tired": tired}), PLAYERS) for tired in (True, False)] == [
        "Ann sleeps well.", "Ann wakes.",
    ]  # fmt: skip
