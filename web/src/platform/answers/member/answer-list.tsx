import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { accountAnswers } from './account-answers.ts'
import type { Answer, AnswerGroup } from './answer.ts'
import './answers.css'
import { cardAnswers, safetyAnswers } from './card-and-safety-answers.ts'
import { findAnswers } from './find-answers.ts'
import { moneyAnswers } from './money-answers.ts'

/** All questions and answers, by what they are about. */
export const answerGroups: readonly AnswerGroup[] = [accountAnswers, moneyAnswers, cardAnswers, safetyAnswers]

/** Questions, each of which opens its answer. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { i18n } = useLingui()
  return (
    <div className="answers">
      {answers.map(({ id, question, answer, way }) => (
        <details key={id} id={id}>
          <summary>{i18n._(question)}</summary>
          <p>
            {i18n._(answer)} {way && <Link to={way.to}>{i18n._(way.name)}</Link>}
          </p>
        </details>
      ))}
    </div>
  )
}

/** The answers in the reader's language that a typed text is about, the best first. */
export function useFoundAnswers(typed: string): readonly Answer[] {
  const { i18n } = useLingui()
  const all = useMemo(
    () =>
      answerGroups
        .flatMap(({ answers }) => answers)
        .map(said => ({ said, question: i18n._(said.question), answer: i18n._(said.answer) })),
    [i18n, i18n.locale],
  )
  return findAnswers(typed, all).map(({ said }) => said)
}
