"""What answers about persons change: draft, cards, tiles, homes; who comes and who leaves (`steward.py`)."""

from __future__ import annotations

from yotd_widget.engine.house_rules import remembered
from yotd_widget.games.dragon.advisors.appraisal import Change, Changes, Reason, Shape, Term, Weights, gain, points
from yotd_widget.games.dragon.advisors.standpoint import CRAFTS, Standpoint
from yotd_widget.games.dragon.great_events import ChooseDropped, ChooseSunrise
from yotd_widget.games.dragon.moves import Discard, Draft, Drop, Place, Play, Replace, Take
from yotd_widget.games.dragon.persons import TAKES, ChooseCard, ChoosePerson, HousePerson
from yotd_widget.games.dragon.pieces import KIND_OF, STEPS, SYMBOLS, Card, Person
from yotd_widget.games.dragon.setup import ChoosePair, HouseDrafted


def reshaped(shape: Shape, number: int, floors: int = 0, persons: int = 0, buddhas: int = 0) -> Shape:
    """The shape with so much more in palace `number`."""
    place = number - 1
    f, p, b = shape[place]
    return (*shape[:place], (f + floors, p + persons, b + buddhas), *shape[place + 1 :])


def buddhas_of(person: Person) -> int:
    """Buddhas on a person."""
    return SYMBOLS[person] if KIND_OF[person] == "monk" else 0


def arrival(here: Standpoint, person: Person, steps: int) -> Changes:
    """A new person at court, wherever it will live. steps: on the track."""
    kind, space = KIND_OF[person], here.court.space
    changes: Changes = [(here.track(space), here.track(space + steps))]
    if kind == "monk":
        shape = here.shape
        free = [n for n, (floors, persons, _) in enumerate(shape, 1) if floors > persons]
        homes = free or range(1, len(shape) + 1)
        if homes:
            home = max(homes, key=lambda n: shape[n - 1][0])
            changes.append((here.estate(shape), here.estate(reshaped(shape, home, buddhas=SYMBOLS[person]))))
    else:
        symbols = here.symbols(kind)
        changes.append((here.craft(kind, symbols), here.craft(kind, symbols + SYMBOLS[person])))
    return changes


def parting(here: Standpoint, person: Person, number: int, shape: Shape) -> Changes:
    """A person leaves palace `number`. shape: of the palaces as they are before."""
    kind = KIND_OF[person]
    after = reshaped(shape, number, persons=-1, buddhas=-buddhas_of(person))
    changes = [(here.estate(shape), here.estate(after))]
    if not after[number - 1][1]:  # one mouth fewer
        rice = here.court.rice
        changes.append((here.granary(rice, shape), here.granary(rice, after)))
    if kind != "monk":
        symbols = here.symbols(kind)
        changes.append((here.craft(kind, symbols), here.craft(kind, symbols - SYMBOLS[person])))
    return changes


def weigh_pair(here: Standpoint, task: ChoosePair, move: Draft) -> Changes:
    """D-02: one person of the two."""
    steps = sum(STEPS[person] for person in (*task.named, *move.persons))
    return arrival(here, move.persons[0], steps)


def weigh_home(here: Standpoint, task: HousePerson | HouseDrafted, move: Place | Replace | Discard) -> Changes:
    """D-03, D-11, D-12, D-24: where the new person lives, and for whom."""
    if isinstance(move, Discard):
        return []
    person, shape, rice = task.person, here.shape, here.court.rice
    if isinstance(move, Place):
        after = reshaped(shape, move.palace, persons=1, buddhas=buddhas_of(person))
        return [
            (here.estate(shape), here.estate(after)),
            (here.granary(rice, shape), here.granary(rice, after)),
        ]
    old, space = move.person, here.court.space
    after = reshaped(shape, move.palace, buddhas=buddhas_of(person) - buddhas_of(old))
    changes = [
        (here.estate(shape), here.estate(after)),
        (here.track(space), here.track(space + STEPS[person])),
    ]
    symbols = {kind: here.symbols(kind) for kind in (KIND_OF[person], KIND_OF[old])}
    then = dict(symbols)
    then[KIND_OF[person]] += SYMBOLS[person]
    then[KIND_OF[old]] -= SYMBOLS[old]
    changes += [(here.craft(k, symbols[k]), here.craft(k, then[k])) for k in symbols if k != "monk"]
    return changes


def weigh_card(here: Standpoint, task: ChooseCard, move: Play) -> Changes:
    """D-09: the best person that the card brings, against the same person a month later."""
    person, _ = expected(here, move.cards[0])
    if person is None:
        return [waited(here, 0.0)]
    return [*arrival(here, person, STEPS[person]), waited(here, newcomer(here.later(), person))]


def card_gain(here: Standpoint, move: Play) -> float:
    """The gain of `weigh_card` in short."""
    person, worth = expected(here, move.cards[0])
    if person is None:
        return 0.0
    later = here.later()
    waiting = later.known.get(person)
    return worth - here.w.keep * (newcomer(later, person) if waiting is None else waiting)


def expected(here: Standpoint, card: Card) -> tuple[Person | None, float]:
    """The best person on the board that a card brings, and its worth [VP] (PER-3, PER-4)."""
    offer, known, best, most = here.state.offer, here.known, None, 0.0
    for person in TAKES[card]:
        if offer[person]:
            worth = known.get(person)
            if worth is None:
                worth = newcomer(here, person)
            if best is None or worth > most:
                best, most = person, worth
    return best, most


def newcomer(here: Standpoint, person: Person) -> float:
    """What a person would be worth at court [VP]: the gain of `arrival`; remembered, for a wild card asks for all."""
    kind, steps = KIND_OF[person], STEPS[person]
    if kind == "monk":
        worth = gain(arrival(here, person, steps))
    else:
        worth = here.pull(steps) + risen(CRAFTS[kind](here, here.symbols(kind)), SYMBOLS[person])
    here.known[person] = worth
    return worth


@remembered(1 << 16)
def risen(term: Term, more: int) -> float:
    """What it is worth to have more of something [VP]."""
    return points(*term[:-1], term[-1] + more) - points(*term)


def waited(here: Standpoint, waiting: float) -> Change:
    """A card is no longer in hand. waiting: what it would bring a month later [VP]."""
    return (patience, here.w, waiting), (patience, here.w, 0.0)


def patience(w: Weights, waiting: float) -> list[Reason]:
    """A card in hand still brings somebody later. waiting: what it would bring a month later [VP]."""
    return [Reason("card kept", ("PER-1", "PER-5"), w.keep * waiting)]


def weigh_person(here: Standpoint, task: ChoosePerson | ChooseSunrise, move: Take) -> Changes:
    """D-10, D-23: young or old, and of which type."""
    return arrival(here, move.person, STEPS[move.person])


def weigh_drop(here: Standpoint, task: ChooseDropped, move: Drop) -> Changes:
    """D-22: what the card would bring."""
    return [waited(here, expected(here.later(), move.cards[0])[1])]
