import { msg } from '#words'
import type { CaseWords } from './kind-name.ts'
import { lineWords } from './line-words.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  adjustment: { one: lineWords.adjustment.title, many: msg`Adjustments` },
  proposal: { one: msg`Proposal`, many: msg`Proposals` },
} as const satisfies CaseWords
