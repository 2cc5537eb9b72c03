"""What is easily forgotten in a game that is described. Each of these looks through a whole game that was played."""

from yotd_widget.describe.things import Pieces
from yotd_widget.engine.moves import LUCK


def kinds(timeline):
    """Notes that count pieces and do not say which, as a fact under the key of the thing."""
    things = timeline.start.game.things
    return {
        f"{note.rule} counts {key}, and has no fact “{thing.key}”"
        for note in timeline.notes()
        for key, change in note.change.items()
        if change and isinstance(thing := things.counted(key), Pieces) and not thing.item(note.facts)
    }


def labels(timeline):
    """Moves of players that have neither a label for a button nor a place where they are pressed."""
    positions = [timeline.state_at(at) for at in range(len(timeline))]
    asked = [each for each in positions if each.agenda[-1].seat != LUCK]
    questions = [question for each in asked for question in (each.agenda[-1], *each.acts())]
    moves = {kind for question in questions for kind in question.answers}
    return {f"{kind.__name__} has no label" for kind in moves if not kind.label and not kind.place}


def chance(timeline):
    """Points at which chance decided, and which the game does not list."""
    points = {timeline.state_at(at).decision.id for at, step in enumerate(timeline.steps) if step.seat == LUCK}
    return {f"“{point}” is not among the game's chance" for point in points - {*timeline.start.game.chance}}


EVERYTHING = (kinds, labels, chance)
