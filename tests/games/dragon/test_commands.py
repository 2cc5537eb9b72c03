"""What a reader types: text forms, spoken forms, labels in three languages; nothing is guessed."""

import pytest

from yotd_widget.engine.commands import Unclear, plain
from yotd_widget.engine.moves import Refusal
from yotd_widget.engine.policies import RandomPolicy
from yotd_widget.engine.texts import LANGUAGES, speaking
from yotd_widget.engine.timeline import Timeline
from yotd_widget.games import dragon
from yotd_widget.games.dragon.examples import example
from yotd_widget.games.dragon.game import GAME

MOVES = (
    *("use A taxes", "use B military_parade", "use A taxes", "play farmer", "take young farmer", "place 3"),
    *("play healer", "take young healer", "play healer", "take old healer", "place 1"),
)


def at(steps: int):
    return Timeline(example("month-5")).play(*MOVES[:steps]).state


def typed(state, text):
    return [str(move) for move in GAME.commands.understood(state, text)]


@pytest.mark.parametrize(
    ("steps", "text", "moves"),
    [
        (0, "taxes", ["use A taxes"]),
        (0, "  TAX ", ["use A taxes"]),
        (0, "A taxes", ["use A taxes"]),
        (0, "use group a, taxes".replace(",", ""), ["use A taxes"]),
        (0, "use B military parade", ["use B military_parade"]),
        (0, "parade", ["use B military_parade"]),
        (0, "pass.", ["pass"]),
        (3, "farmer", ["play farmer"]),
        (3, "play the farmer card", ["play farmer"]),
        (4, "take young farmer", ["take young farmer"]),
        (4, "hire old farmer", ["take old farmer"]),
        (5, "place 3", ["place 3"]),
        (5, "into palace 3", ["place 3"]),
        (5, "3", ["place 3"]),
        (11, "release monk", ["release young monk 2"]),
        (11, "young monk from palace 2", ["release young monk 2"]),
        (11, "warrior, scholar and monk", [f"release young {who}" for who in ("warrior 1", "scholar 1", "monk 2")]),
        (11, "release young warrior 1, scholar", ["release young warrior 1", "release young scholar 1"]),
        (11, "release young warrior 1, young scholar 1", ["release young warrior 1, young scholar 1"]),
    ],
)
def test_what_people_say_is_understood(steps, text, moves):
    assert typed(at(steps), text) == moves


def test_floors_are_counted():
    state = example("month-5")
    state.courts[0].palaces[0] = dragon.Palace(3, ("young craftsman",))
    state = state.after("use B build")
    assert typed(state, "build 1 on palace 2, new") == ["build 1 on 2, new 1"]
    assert typed(state, "floor on palace 2 and new palace") == ["build 1 on 2"]  # the other has no choice
    state.courts[0].palaces[1] = dragon.Palace(1, ("young tax_collector",))
    assert typed(state, "floor on palace 2 and new palace") == ["build 1 on 2", "build new 1"]


@pytest.mark.parametrize(
    ("steps", "text", "said"),
    [
        (0, "", "Type a move, or “help”."),
        (0, "taxs", "“taxs” is not possible here; perhaps “Taxes”?"),
        (0, "zzz", "“zzz” is not possible here. Possible: Taxes, Harvest, Research, Build,"),
        (4, "farmer", "“farmer” can mean: Young farmer, Old farmer."),
        (0, "taxes, pass", "After “taxes” nothing more is asked here: “pass” is left."),
        (11, "release craftsman", "“release craftsman” is not possible here. Possible: Young warrior leaves,"),
    ],
)
def test_anything_else_gets_one_sentence_that_names_what_is_possible(steps, text, said):
    with pytest.raises(Unclear) as caught:
        GAME.commands.understood(at(steps), text)
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)


def test_a_blocked_option_is_refused_with_its_reason():
    with pytest.raises(Refusal, match="You do not hold that card"):
        GAME.commands.understood(at(3), "monk")
    with pytest.raises(Refusal, match="That palace is not yours"):
        GAME.commands.understood(at(5), "place 9")


def test_equal_labels_are_told_apart_by_what_to_type():
    state = example("first-drought")
    names = [option.label for option in GAME.commands.options(state)]
    assert len(set(names)) == len(names)
    with pytest.raises(Unclear, match=r"can mean: .*\(.*\)"):
        GAME.commands.understood(_two_monks(), "monk")


def _two_monks():
    state = at(11)
    palaces = state.courts[state.decision.seat].palaces
    palaces[0] = dragon.Palace(palaces[0].floors, ("young monk", *palaces[0].persons[1:]))
    return state


@pytest.mark.parametrize("seeds", [(1,), pytest.param((0, 1, 2), marks=pytest.mark.nightly)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_and_text_form_of_random_games_is_understood(language, seeds):
    """In each language: what the board writes on an option can be typed, unless two options share the words.

    At a push each language has every third position of a game.
    """
    every = len(LANGUAGES) if len(seeds) == 1 else 1
    for seed in seeds:
        state = dragon.new_game(["Ada", "Bo", "Cyd"], seed=seed, great_wall=True, great_event="random")
        state.settle()
        policy = RandomPolicy(seed)
        for at in range(60):
            if not state.agenda:
                break
            with speaking(language):
                asked = at % every == LANGUAGES.index(language) % every
                legal = [option for option in GAME.commands.options(state) if option.legal] if asked else []
                for option in legal:
                    assert typed(state, str(option.move)) == [str(option.move)]
                    twins = [other for other in legal if plain(other.label) == plain(option.label)]
                    if len(twins) == 1 and "," not in option.label:
                        assert typed(state, option.label.upper()) == [str(option.move)]
            state = state.after(policy.choose(state))
