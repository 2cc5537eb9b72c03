/** The board of a lesson: all areas with whatever can be chosen, and below them what the step brings along. */
import type { LessonProps } from "../../shell/game";
import { GenericDraft } from "./generic-draft";

export function GenericLesson({ children }: LessonProps) {
  return (
    <>
      <GenericDraft />
      {children}
    </>
  );
}
