/** anywidget entry of questions and rule cards, a bundle of its own: a notebook has many, and each brings it along. */
import { widget } from "./hang";
import { styles } from "./quiz/styles";
import { AnswersView } from "./views/answers";
import { QuestionView } from "./views/question";
import { RuleCardView } from "./views/rule-card";

export default widget({ question: QuestionView, answers: AnswersView, "rule-card": RuleCardView }, styles);
