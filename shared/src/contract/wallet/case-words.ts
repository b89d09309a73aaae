import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'currency-request': { one: msg`Currency request`, many: msg`Currency requests` },
} as const satisfies CaseWords
