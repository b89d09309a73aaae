import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  withdrawal: { one: lineWords.withdrawal.title, many: msg`Withdrawals` },
} as const satisfies CaseWords
