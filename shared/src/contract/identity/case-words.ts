import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  identity: { one: msg`Identity check`, many: msg`Identity checks` },
} as const satisfies CaseWords
