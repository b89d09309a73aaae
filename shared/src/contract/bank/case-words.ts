import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  deposit: { one: lineWords.deposit.title, many: msg`Bank deposits` },
  'fps-top-up': { one: lineWords['fps-top-up'].title, many: msg`FPS top-ups` },
  'bank-account': { one: msg`Bank account`, many: msg`Bank accounts` },
} as const satisfies CaseWords
