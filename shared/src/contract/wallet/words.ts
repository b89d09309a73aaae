import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'given-up': { title: msg`Given up on leaving`, isFilter: false },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  'currency-request': { one: msg`Currency request`, many: msg`Currency requests` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  CurrencyApproved: msg`Wallet in a new currency opened`,
  CurrencyRejected: msg`Wallet in a new currency declined`,
} as const satisfies NoticeWords
