import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  deposit: { one: msg`Bank deposit`, many: msg`Bank deposits` },
  'fps-top-up': { one: msg`FPS top-up`, many: msg`FPS top-ups` },
  'bank-account': { one: msg`Bank account`, many: msg`Bank accounts` },
} as const satisfies CaseWords
