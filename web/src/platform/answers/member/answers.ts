import { accountAnswers } from './account-answers.ts'
import type { AnswerGroup } from './answer.ts'
import { cardAnswers, safetyAnswers } from './card-and-safety-answers.ts'
import { moneyAnswers } from './money-answers.ts'

/** All questions and answers, by what they are about. */
export const answerGroups: readonly AnswerGroup[] = [accountAnswers, moneyAnswers, cardAnswers, safetyAnswers]
