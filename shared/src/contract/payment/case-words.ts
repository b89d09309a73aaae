import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'request-payment': { one: msg`Requested payment`, many: msg`Requested payments` },
  'send-payment': { one: msg`Payment sent`, many: msg`Sent payments` },
} as const satisfies CaseWords
