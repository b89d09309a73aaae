import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'card-order': { one: msg`Card order`, many: msg`Card order numbers` },
  'card-charge': { one: msg`Charge of the card`, many: msg`Card charges` },
} as const satisfies CaseWords
