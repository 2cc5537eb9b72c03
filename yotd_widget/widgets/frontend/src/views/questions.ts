/** The bundle of a game's questions and rule cards, smaller: a notebook has many, and each brings it along. */
import answers from "../quiz/answers.css";
import quiz from "../quiz/quiz.css";
import tally from "../quiz/tally.css";
import type { GameView } from "../shell/game";
import { type Views, widget } from "../shell/hang";
import ruleCard from "../shell/reading/rule-card.css";
import { layered } from "../shell/sheets";
import { AnswersView } from "./answers";
import { QuestionView } from "./question";
import { RuleCardView } from "./rule-card";

const VIEWS: Views = {
  answers: AnswersView,
  question: QuestionView,
  "rule-card": RuleCardView,
};

export const questions = (game: GameView) =>
  widget(game, VIEWS, layered(game.sheets, [], [ruleCard, quiz, tally, answers]));
