"""Read lessons as their authors need them: every step with every answer and reply, all ways walked, what is wrong.

usage: lesson.py [--quiet] NAME|FILE ...   (no name: all lessons); exits 1 if anything is wrong
"""

import sys
from collections import Counter

from yotd_widget.engine.errors import OneSentence
from yotd_widget.lessons import shelf
from yotd_widget.lessons.going import AGAIN, Going
from yotd_widget.lessons.made import Made
from yotd_widget.lessons.walk import Walk, Walked, walk

WALKS = 40


def show(made: Made, found: Walk) -> None:
    print(f"\n{'=' * 100}\n{made.text.title}: {made.text.able}\n")
    going = Going(made)
    for each in found.steps:
        _step(each)
        if "again" in each.step.clauses:
            drawn = going.draw(f"{AGAIN}{each.step.id}")
            print(f"   once more: {' '.join(drawn['texts'])}")
            _answers(drawn["asked"])
    end = made.text.end
    print(f"\n## {end.heading}")
    print(*(f"   - {point}" for point in end.points), sep="\n")


def _step(each: Walked) -> None:
    drawn = each.drawn
    print(f"\n## {drawn['kind']} {drawn['id']}: {drawn['heading']}   [{each.presses} presses]")
    print(*(f"   {text}" for text in drawn["texts"]), sep="\n")
    print(*(f"   ? {text}" for text in drawn["hints"]), sep="\n")
    if drawn["asked"]:
        _answers(drawn["asked"])
    for frame in drawn["frames"]:
        print(f"   [{frame['heading']}]{' *' if frame['good'] and drawn['varied'] else ''} {' '.join(frame['texts'])}")
    for reply in each.said:
        print(f"   > {reply['text']}")
    if drawn["reply"]:
        print(f"   > {drawn['reply']['text']}")


def _answers(asked: dict) -> None:
    print(f"   asked {asked['id']} ({asked['kind']}), right: {asked['label']}")
    for choice in asked["choices"]:
        said = choice["reply"]["text"] if choice["reply"] else f"RIGHT {asked['right']['text']}"
        print(f"     {choice['label']:>14} | {said}")
    for each in asked["recognised"]:
        print(f"     {each['value']} | {each['reply']['text']}")
    print(f"     otherwise | {asked['otherwise']['text']}")


def main(arguments: list[str]) -> int:
    quiet = "--quiet" in arguments
    wanted = [each for each in arguments if not each.startswith("--")]
    wanted = wanted or [shelf.called(*each) for each in shelf.courses() if not shelf.is_check(each[1])]
    wrong, minutes = 0, 0.0
    for name in wanted:
        try:
            text = shelf.own_text(name) if shelf.is_path(name) else shelf.text(*shelf.find(name))
            made = Made(text)
            first, said = walk(made), Counter()
            problems = list(first.problems)
            for seed in range(1, WALKS):
                other = walk(made, seed)
                said += other.said
                problems += [each for each in other.problems if each not in problems]
        except OneSentence as error:
            print(f"{name}: {error}")
            wrong += 1
            continue
        plays = [(step, reply) for step in text.steps if step.kind == "play" for reply in step.replies]
        for step, reply in plays:
            if reply.when and reply.when != "else" and not said[step.id, reply.when] + first.said[step.id, reply.when]:
                problems.append(f"{text.name}, line {reply.line}: “{reply.when}” never held in {WALKS} walks")
        if not quiet:
            show(made, first)
        planned = float(text.clauses.get("minutes", 0))
        minutes += planned
        print(f"\n{name}: {repr(first).splitlines()[0]}; planned {planned:g} minutes")
        print(*(f"  {problem}" for problem in problems), sep="\n")
        wrong += len(problems)
    print(f"\n{len(wanted)} lessons, {minutes:g} minutes, {wrong} things wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
