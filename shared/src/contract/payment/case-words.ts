import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'request-payment': { one: lineWords['request-payment'].title, many: msg`Requested payments` },
  'send-payment': { one: lineWords['send-payment'].title, many: msg`Sent payments` },
} as const satisfies CaseWords
