import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  withdrawal: { title: msg`Withdrawal`, isFilter: true },
  'withdrawal-returned': { title: msg`Withdrawal, given back`, isFilter: false },
  'withdrawal-sent-back': { title: msg`Withdrawal, sent back by the bank`, isFilter: true },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  withdrawal: { one: lineWords.withdrawal.title, many: msg`Withdrawals` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  WithdrawalRequested: msg`A withdrawal was entered for you`,
  WithdrawalSettled: msg`Withdrawal sent to your bank`,
  WithdrawalRejected: msg`Withdrawal rejected`,
  WithdrawalReturned: msg`The bank has sent a withdrawal back`,
} as const satisfies NoticeWords
