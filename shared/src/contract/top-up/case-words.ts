import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'top-up': { one: msg`Top-up`, many: msg`Top-ups` },
} as const satisfies CaseWords
