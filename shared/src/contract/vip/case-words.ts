import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'vip-application': { one: msg`VIP application`, many: msg`VIP applications` },
} as const satisfies CaseWords
