import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'
import type { CaseWords } from './kind-name.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  adjustment: { title: msg`Adjustment`, isFilter: true },
  reversal: { title: msg`Reversal`, isFilter: true },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  adjustment: { one: lineWords.adjustment.title, many: msg`Adjustments` },
  proposal: { one: msg`Proposal`, many: msg`Proposals` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  AdjustmentBooked: msg`Your wallet was adjusted`,
  MovementReversed: msg`A movement of your wallet was taken back`,
} as const satisfies NoticeWords
