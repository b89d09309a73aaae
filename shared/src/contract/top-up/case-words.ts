import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'top-up': { one: lineWords['top-up'].title, many: msg`Top-ups` },
} as const satisfies CaseWords
