import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'card-order': { one: msg`Card order`, many: msg`Card order numbers` },
  'card-charge': { one: lineWords['card-charge'].title, many: msg`Card charges` },
} as const satisfies CaseWords
