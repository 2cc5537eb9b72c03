/** While Python cannot be reached: what still works, and the next step that does. */
import { useTable } from "../shell/table";
import { fill } from "../shell/words";
import type { Lesson, LessonState } from "./store";
import { headingOf } from "./store";
import { useWords } from "./words";

export function Lost({ lesson, state }: { lesson: Lesson; state: LessonState }) {
  const words = useWords();
  const { line, kernel } = useTable();
  const lost = state.lost || line.trouble === "lost";
  if (!lost) return null;
  const { ahead } = lesson;
  return (
    <div class="banner lesson-lost" role="group" aria-label={words.connection}>
      <span aria-live="polite">{words.needsPython}</span>
      {ahead !== null && (
        <button type="button" class="ask" onClick={() => lesson.go(ahead)}>
          {fill(words.goOnWith, { 1: headingOf(lesson.plan, ahead) })}
        </button>
      )}
      <button
        type="button"
        class="ask"
        onClick={() => {
          lesson.restore();
          kernel?.ping(true);
        }}
      >
        {words.restore}
      </button>
    </div>
  );
}
