"""What is told of the rules: a sentence for each id, whole sentences for each note, points by cause, nothing hidden."""

import re
from functools import cache
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from yotd_widget.describe.difference import difference
from yotd_widget.describe.ledger import OTHER, causes, ledger
from yotd_widget.describe.tell import tell
from yotd_widget.describe.wording import label, prompt
from yotd_widget.engine.game import load
from yotd_widget.engine.luck import SeededLuck
from yotd_widget.engine.moves import LUCK
from yotd_widget.engine.timeline import Timeline
from yotd_widget.engine.trace import Note
from yotd_widget.games.gugong.data import HOUSE, PACKS
from yotd_widget.games.gugong.moves import Done, Skip
from yotd_widget.games.gugong.pieces import HIDDEN
from yotd_widget.games.gugong.reasons import house, sources
from yotd_widget.games.gugong.reasons.book import BOOK
from yotd_widget.games.gugong.reasons.chapters.rulings import ALTERNATIVES
from yotd_widget.games.gugong.reasons.rules import RULES, RULINGS
from yotd_widget.games.gugong.refusals import refuse
from yotd_widget.games.gugong.told.telling import CLAUSES, HEADINGS, TELLS, VARIANTS
from yotd_widget.games.gugong.unseen import noted

GAME = load("gugong")
NAMES = ("Ada", "Bo", "Cyd", "Dee", "Eve")

# --- Rules -----------------------------------------------------------------------------------------------------------

FAMILIES = {
    "SETUP": range(1, 19), "EXPERT": range(1, 5), "ROUND": range(1, 6), "INFO": range(1, 5), "SERV": range(1, 8),
    "DBL": range(1, 11), "MORN": range(1, 10), "DAY": range(1, 7), "GIFT": range(1, 10), "CARD": range(1, 10),
    "TRAV": range(1, 11),
    "TOK": (0, 1, 2, 3, 4, 5, "5a", 6, 7, "7a", 8, "8a", 9, "9a", 10, "10a", 11, "11a", 12, "12a"),
    "XCH": range(1, 7), "WALL": range(1, 11), "INTB": range(1, 7), "IB": (1, 3, 5, 7), "JADE": range(1, 8),
    "INTR": range(1, 8), "TIE": range(1, 3), "PAL": range(1, 8), "DECREE-0": range(1, 8), "DECREE-1": range(1, 6),
    "DECREE-2": range(1, 6), "DECREE-3": range(1, 6), "CANAL": range(1, 12), "HARB": range(1, 10),
    "NIGHT": range(1, 10), "END": range(8), "BONUS": range(1, 10), "BTOK": range(1, 4), "AUTOMA": range(1, 43),
}  # fmt: skip
"""The rules of the specification in their order: family -> numbers."""
IDS = [f"{family}-{number}" for family, numbers in FAMILIES.items() for number in numbers]
OPEN = [f"AMB-{number}" for number in range(1, 63)]
"""What the rule books leave open."""
UNTOLD = re.compile(r"[A-Z]{2,}-|\b(round|VP|ruling|engine|state|HOUSE)\b|  |[{}]")
"""Ids, abbreviations and words of programmers, which no reader should meet."""


def texts():
    yield from RULES.items()
    yield from RULINGS.items()
    yield from ((name, text) for name, several in ALTERNATIVES.items() for text in several)


def test_every_rule_and_every_ruling_has_a_sentence_in_the_order_of_the_book():
    assert list(RULES) == IDS
    assert list(RULINGS) == list(ALTERNATIVES) == OPEN


def test_a_rule_is_one_sentence_that_a_tooltip_holds():
    assert [name for name, text in texts() if not re.fullmatch(r"[A-Z0-9][^.!?]*\.", text)] == []
    assert [name for name, text in texts() if len(text) > 215] == []
    assert [(name, found[0]) for name, text in texts() if (found := UNTOLD.search(text))] == []
    assert len({*RULES.values()}) == len(RULES)


def test_every_rule_names_its_sources_and_every_source_is_used():
    assert [name for name in RULES if not all(BOOK.source(name))] == []
    places = {place for name in RULES for place in BOOK.source(name)[1]}
    assert {place.partition("/")[2] for place in places if place.startswith("all/")} == {*sources.CHAPTERS}
    assert {*sources.BOOKS} <= {place.partition("/")[0] for place in places}
    assert {*sources.PLACES} <= {place.partition("/")[2] for place in places}
    assert {*RULINGS} == {place for place in places if place in RULINGS}
    named = {part for name in RULES for part in (name, name.rpartition("-")[0], name.partition("-")[0])}
    assert {*sources.SOURCES} <= named


def test_a_card_says_which_numbers_stand_in_for_unknown_ones():
    card = GAME.reading.rule("JADE-1")
    assert card.status == ("in the rule book", "with stand-ins for printed values that are not known")
    stand_in = "stand-in of this project, since the printed value is not known"
    cost = "houses of the small side cost 3, 3, 4, 4, of the large side 3, 3, 3, 4, 4, 4"
    assert (stand_in, cost) in card.sources
    assert not GAME.reading.rule_view("JADE-1", None)["card"]["sure"]
    assert GAME.reading.rule_view("JADE-2", None)["card"]["sure"]
    for name in house.PATHS:
        assert house.told(name)
        assert any(name in names for names in sources.HOUSE.values())


def house_data(data, path=""):
    """Where a pack says that something stands in for what is unknown."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from house_data(value, f"{path}{key}.")
        elif key.startswith("status") and str(value).startswith("house"):
            yield f"{path}{key}"


def test_every_stand_in_of_the_pack_is_told_of_and_a_number_that_becomes_known_no_more(monkeypatch):
    pack = PACKS.written(HOUSE)
    assert {*house_data(pack)} == {*house.PATHS.values()}
    pack["jade"]["houses"]["status"] = "known"
    monkeypatch.setattr(type(PACKS), "written", lambda self, name: pack)
    monkeypatch.delitem(BOOK.__dict__, "stand_ins", raising=False)
    assert GAME.reading.rule("JADE-1").status == ("in the rule book",)
    del BOOK.__dict__["stand_ins"]


def test_whatever_names_a_rule_names_one_that_exists():
    named = {*TELLS, *VARIANTS} | {rule for _title, rules in HEADINGS.values() for rule in rules}
    named |= {rule for _text, rules in GAME.refusals.values() for rule in rules}
    named |= {rule for point in GAME.points.values() for rule in point.rules}
    assert named - {*RULES} == set()


NAMED = re.compile(r"\b((?:[A-Z]+-)+)(\d+[a-d]?(?:-\d+)?)(?![\w-])")


def test_no_rule_is_named_in_the_code_that_does_not_exist():
    """Ids of tokens, Decrees and examples look alike; a range names its ends."""
    folder = Path(house.__file__).parents[1]
    named = {
        family + number for file in folder.rglob("*.py") for family, number in NAMED.findall(file.read_text("utf-8"))
    }
    other = ("EX-", "DX-", "INV-", "UTF-", "X-", "B-", "E-", "P-")
    unknown = {name for name in named if not name.startswith(other)} - {*RULES, *RULINGS}
    assert {name for name in unknown if not any(rule.startswith(f"{name}-") for rule in RULES)} == set()


# --- Games -----------------------------------------------------------------------------------------------------------


def random_game(seed, players, **options):
    """A game of players who mostly do what they can."""
    dice = Random(seed)
    game = Timeline(GAME.new(NAMES[:players], seed=seed, **options))
    while game.state.agenda:
        moves = game.state.options()
        does = [move for move in moves if not isinstance(move, Skip | Done) and getattr(move, "mode", "free") == "free"]
        game.play(dice.choice(does if does and dice.random() < 0.8 else moves))
    return game


@cache
def games():
    """A hundred of them, of every number of players."""
    several = [
        random_game(seed, n, bonus=seed % 2 == 0, expert=seed % 3 == 0) for seed, n in product(range(18), range(2, 6))
    ]
    solo = [random_game(seed, 1, level=level) for seed, level in product(range(10), ("easy", "normal", "hard"))]
    return [*several, *solo]


def steps():
    """Every step of every game, with the position before it."""
    for game in games():
        before = game.start
        for step in game.steps:
            yield before, step
            before = step.state


SENTENCE = re.compile(r"[^{}]*\S[.!?)]")
NEVER_HERE = {
    "SETUP-3", "SETUP-5", "SETUP-6", "SETUP-8", "SETUP-10", "SETUP-11", "SETUP-14", "EXPERT-2", "EXPERT-3",
    "AUTOMA-3", "AUTOMA-4",
}  # fmt: skip
"""Noted before the first question alone."""


def test_every_note_of_a_hundred_games_is_told_in_a_whole_sentence():
    assert len(games()) > 100
    rules = set()
    for before, step in steps():
        told = list(tell(GAME, step.notes, before.players))
        assert [each.text for each in told if not SENTENCE.fullmatch(each.text)] == []
        assert {rule for each in told for rule in each.rules} <= {*RULES}
        silent = {note.rule for note in step.notes} - {rule for each in told for rule in each.rules}
        assert silent <= {"XCH-4"}, "what was handed in is told with what was got for it"
        rules |= {note.rule for note in step.notes}
    assert {*TELLS} - rules == NEVER_HERE
    assert rules <= {*TELLS}, "nothing is told by what it changed"


def test_what_luck_lays_out_is_told():
    start = GAME.new(("Ada", "Bo"))
    game = Timeline(start, luck=SeededLuck(4)).play(*[])
    told = [each.text for each in tell(GAME, game.notes(), start.players)]
    assert told[-2:] == ["The Day Tracker stands on Day 1.", "Day 1 begins."]
    assert told[0] in ("Ada is the start player.", "Bo is the start player.")
    assert re.match(r"The officials have their first gifts: Travel: [a-zG ]+ \(\d\), Great Wall: ", told[1])


def test_explanations_have_every_sort_of_reason():
    """Each note with what stands behind it, in sentences."""
    found = set()
    for number, game in enumerate(games()):
        for at, step in enumerate(game.steps):
            if number % 6 and at + 1 < len(game.steps):  # the final scoring is looked at in every game
                continue
            before = game.state_at(at)
            for _depth, reason in GAME.reasons.explain(before, step.move, ahead=False).tree.walk():
                found.add(reason.about)
                line = GAME.reasons.said(reason, before.players)
                assert re.fullmatch(r"[^{}]*\S\.", line), line
    assert {*CLAUSES} - found <= {"nearest"}


def test_points_by_cause_add_up_and_all_have_a_cause():
    for game in games()[::4]:
        moments = ledger(GAME, game)
        for moment in moments:
            shown = [seat.vp for seat in game.state_at(moment.at).seats]
            assert [moment.total(seat) for seat in range(len(shown))] == shown
        assert OTHER not in moments[-1].points[0]
    assert [*causes(GAME)][:4] == ["Great Wall", "Decrees", "Palace", "Harbours"]


def test_causes_of_options_are_listed_where_these_are_played():
    listed = {
        "two": [*GAME.accounts.causes(GAME.new(("Ada", "Bo"), seed=1))],
        "bonus": [*GAME.accounts.causes(GAME.new(("Ada", "Bo"), seed=1, bonus=True))],
        "solo": [*GAME.accounts.causes(GAME.new(("Ada",), seed=1))],
    }
    assert {*listed["bonus"]} - {*listed["two"]} == {"Bonus tokens"}
    assert {*listed["solo"]} - {*listed["two"]} == {"Meng, instead"}


def test_days_are_counted_as_the_calendar_has_them():
    for game in games()[::9]:
        before = game.start
        for step in game.steps:
            lines = GAME.screen.log([step], before)
            if lines and step.state.phase != "over":
                assert lines[-1]["period"] == step.state.when[0]
            before = step.state


# --- What is hidden --------------------------------------------------------------------------------------------------


def visible(position, seat):
    """The cards that a player sees."""
    seen = position.seen_by(seat)
    own = [card for each in seen.seats for card in (*each.hand, *each.discard)]
    return {*seen.gifts.values(), *own} - {HIDDEN}


def test_nothing_hidden_is_told_to_another_seat():
    covered = 0
    for before, step in islice(steps(), 0, None, 5):
        for seat in range(len(before.players)):
            notes = step.state.noted_by(seat, step.notes)
            assert [(note.rule, note.seat, note.change) for note in notes] == [
                (note.rule, note.seat, note.change) for note in step.notes
            ], "that it happened everybody knows"
            known = visible(before, seat) | visible(step.state, seat)
            known |= {card for note in step.notes if "gifts" in note.facts for card in on_the_board(note)}
            told = {word for note in notes for fact in note.facts.values() for word in str(fact).split()}
            assert told & {*before.data.cards} <= known
            covered += HIDDEN in told
            list(tell(GAME, notes, before.players))
    assert covered > 20


def on_the_board(note):
    """The cards that a gift or a swap has laid on the board, or taken from it."""
    swap = "got" in note.facts
    return (note.facts.get("hand"), note.facts.get("discard"), note.facts["got"] if swap else None)


@pytest.mark.parametrize(
    ("note", "text"),
    [
        (Note("GIFT-6", 0, {"hand": -1, "discard": 1}, {"hand": "P2-5", "discard": "P2-5"}),
         "Ada discards a card to pay for the exchange."),
        (Note("TOK-5a", 0, {"hand": -1, "discard": 1}, {"hand": "P1-9", "discard": "P1-9"}),
         "Ada discards a card for a Jade."),
        (Note("TOK-8a", 0, {"hand": 1, "discard": -1}, {"hand": "P1-9", "discard": "P1-9"}),
         "Ada takes a card of the discard pile back into the hand."),
        (Note("HARB-4", 0, {"hand": 1}, {"hand": "X-8", "reward": "card"}), "Ada draws a card."),
        (Note("GIFT-1", 0, {"hand": -1, "discard": 1}, {"hand": "P2-5", "discard": "P2-8", "gifts": "jade"}),
         "Ada: silk (5) to the Jade official, who gives the pipa (8)."),
        (Note("MORN-9", 0, {"hand": 1, "discard": -1}, {"hand": "P1-9", "discard": "P1-9"}),
         "Morning, cards that become hands: Ada 1."),
        (Note("SETUP-11", None, {}, {"what": "draw pile", "drawn": "X-1 X-2"}), "The draw pile is shuffled."),
    ],
)  # fmt: skip
def test_others_learn_that_something_happened(note, text):
    seen = noted(note, 1)
    assert [each.text for each in tell(GAME, [seen], NAMES)] == [text]
    assert noted(note, 0) == note or note.seat is None
    assert "drawn" not in seen.facts


# --- Words -----------------------------------------------------------------------------------------------------------


def test_every_move_says_alone_what_it_does():
    """Two moves of a question are told alike only if they are of equal cards or tokens."""
    for before, _step in [*steps()][::7]:
        if not before.agenda or before.agenda[-1].seat == LUCK:
            continue
        assert re.fullmatch(r"[^{}]+[.]", prompt(GAME, before))
        labels = {}
        for move in before.options():
            text = label(GAME, before, move)
            assert re.fullmatch(r"[A-ZÜ0-9][^{}]+", text), text
            labels.setdefault(text, set()).add(like(before, move))
        assert {text: moves for text, moves in labels.items() if len(moves) > 1} == {}


def like(position, move):
    """A move with its cards by what they are."""
    cards = position.data.cards
    kinds = (str(cards[word].value) + cards[word].action if word in cards else word for word in str(move).split())
    return " ".join(kinds)


def test_a_button_names_the_gift_its_official_and_the_price():
    state = GAME.new(("Ada", "Bo"), seed=1)
    card = state.seats[state.agenda[-1].seat].hand[0]
    found = [label(GAME, state, move) for move in state.agenda[-1].candidates(state) if move.card == card][:12]
    assert any(re.fullmatch(r".+ \(\d.*\) to the Travel official: pay 2 servants", text) for text in found)
    assert any(re.fullmatch(r".+ \(\d.*\) to the Travel official: discard .+ \(\d.*\)", text) for text in found)
    assert any(text.endswith("to the Travel official: no actions") for text in found)


def test_refusals_name_cards_and_decrees():
    assert refuse("E-CARD-HAND", card="P2-5").text == "You do not hold card silk (5, Intrigue)."
    assert refuse("E-CARD-BLANK", card="X-9").text == "Card jade seal (9) has no action."
    assert refuse("E-DECREE-OWN", decree="D2-5").text == "You already have Decree Cheaper Decrees."
    assert refuse("E-CARD-HAND", card="my own").text == "You do not hold card my own."
    assert refuse("E-CARD-HAND", card="P2-5").facts == {"card": "P2-5"}


def test_the_status_line_says_when_it_is_and_why_somebody_decides():
    whys = set()
    for before, _step in steps():
        if before.agenda and before.agenda[-1].seat != LUCK:
            status = GAME.screen.status(before)
            assert re.fullmatch(r"Day [1-4] of 4", status["period"])
            assert status["phase"] in ("Morning", "", "Twilight", "Night", "Scoring")  # the Day is named before
            assert re.fullmatch(r"[^{}]+\.", status["why"])
            whys.add(status["why"].replace(status["who"].split()[0], "Ada"))
    assert "Ada and Meng take turns as long as they have cards." in whys
    assert {line for line in whys if "benefit" in line or "bonus" in line or "What another" in line}


def test_sentences_belong_to_chapters_of_the_day():
    chapter = GAME.screen.chapter_of
    assert [chapter(rule) for rule in ("NIGHT-1", "MORN-9", "ROUND-1", "AUTOMA-13", "DECREE-3-2", "END-4")] == [
        "night", "morning", "morning", "twilight", "scoring", "scoring",
    ]  # fmt: skip
    assert [chapter(rule) for rule in ("GIFT-1", "MORN-6", "END-0", "DECREE-1-1", "HARB-4")] == [""] * 5


def test_a_difference_names_who_plays():
    before = GAME.new(NAMES[:2], seed=1)
    after = before.clone()
    after.medal, after.order = 1, (1, 0)
    before.order = (0, 1)
    told = str(difference(GAME, before, after))
    assert "medal: Bo" in told
    assert "Intrigue order: Bo, Ada" in told
