import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useIsOffice } from './audience.ts'
import { useSentences } from './load-sentences.ts'
import type { Problem } from './problem.ts'

const OTHERS = {
  'too-often': ({ retryAfterSeconds }) => msg`Too many tries. Try again in ${retryAfterSeconds} s.`,
  'clock-off': ({ minutes }) =>
    msg`Your device's clock is ${minutes} min off, so nothing it signs counts. Set the clock, then try again.`,
  forbidden: () => msg`Your account may not do this.`,
  unknown: () => msg`There is nothing here.`,
  conflict: () => msg`A different request was already sent under this id. Start again.`,
  'signed-out': () => msg`You have been signed out.`,
  unreachable: ({ isLate }) =>
    isLate
      ? msg`The server has not answered yet, and may still do it. Try again: it counts once, however often you try.`
      : msg`We could not reach the server. Try again: it counts once, however often you try.`,
  busy: ({ retryAfterSeconds }) =>
    msg`The server is busy. Try again in ${retryAfterSeconds} s: it counts once, however often you try.`,
  'no-room': () =>
    msg`The server’s disk is full, so nothing can be changed at present. Try again later: it counts once, however often you try.`,
  'code-not-sent': () => msg`Something wrong with sending out verification code, please try again later`,
  broken: () => msg`Something wrong, please try again later`,
} satisfies {
  [K in Exclude<Problem['kind'], 'refused' | 'wrong'>]: (
    problem: Extract<Problem, { kind: K }>,
  ) => MessageDescriptor
}

/** The names of fields on the wire and the words of a schema are shown to no one; administrators, whose forms have many fields, hear which it is. */
const NOT_VALID = msg`Check your entries: one of them is not valid.`

/** A problem in the language on screen: what happened, what it means for the money, what to do next. */
export function useProblemWords(): (problem: Problem) => string {
  const { i18n } = useLingui()
  const isOffice = useIsOffice()
  const sentences = useSentences()
  return problem => {
    if (problem.kind === 'wrong') {
      const said = problem.issues.map(({ message }) => {
        const words = sentences?.fieldWords(message)
        return words ? i18n._(words) : (isOffice && problem.message) || i18n._(NOT_VALID)
      })
      return [...new Set(said.length > 0 ? said : [i18n._(NOT_VALID)])].join('; ')
    }
    if (problem.kind !== 'refused') {
      const words = OTHERS[problem.kind] as (problem: Problem) => MessageDescriptor
      return i18n._(words(problem))
    }
    const said = sentences?.refusalSentence(problem.code, problem.details, isOffice)
    return said ? i18n._(said) : problem.message || i18n._(OTHERS.broken())
  }
}
