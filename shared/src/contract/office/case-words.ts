import { msg } from '#words'
import type { CaseWords } from '../office/kind-name.ts'

/** The names of this capability's kinds of cases. */
export const caseWords = {
  adjustment: { one: msg`Adjustment`, many: msg`Adjustments` },
  proposal: { one: msg`Proposal`, many: msg`Proposals` },
} as const satisfies CaseWords
