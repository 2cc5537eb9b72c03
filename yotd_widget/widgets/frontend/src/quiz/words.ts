/** The words of questions beside those of every view. Python supplies them: `lessons/words.py`. */
import { useShared } from "../shell/root";
import type { Words } from "../shell/words";

export const QUIZ_WORDS = [
  "after",
  "answer",
  "before",
  "bringAnswers",
  "check",
  "checkPosition",
  "classCounts",
  "commit",
  "down",
  "firstAnswer",
  "firstStep",
  "happened",
  "hint",
  "hints",
  "lookAt",
  "moreOfThem",
  "noAnswer",
  "noneOfThem",
  "noQuestions",
  "notKnown",
  "notYet",
  "predicted",
  "question",
  "reveal",
  "right",
  "saveAnswers",
  "saved",
  "solution",
  "theAnswer",
  "tries",
  "up",
  "whereToLook",
  "whichRule",
] as const;

export type QuizWords = Words & Record<(typeof QUIZ_WORDS)[number], string>;

export const useWords = () => useShared().words as QuizWords;
