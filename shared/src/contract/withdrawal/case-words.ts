import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  withdrawal: { one: msg`Withdrawal`, many: msg`Withdrawals` },
} as const satisfies CaseWords
