import { msg } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { CaseWords } from '../office/kind-name.ts'
import type { LineWords } from '../statement/line-kind.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  deposit: { title: msg`Bank deposit`, isFilter: true },
  'fps-top-up': { title: msg`FPS top-up`, isFilter: true },
  'circle-deposit': { title: msg`Wire to the virtual account`, isFilter: true },
} as const satisfies LineWords

/** The names of this capability's kinds of cases. */
export const caseWords = {
  deposit: { one: lineWords.deposit.title, many: msg`Bank deposits` },
  'fps-top-up': { one: lineWords['fps-top-up'].title, many: msg`FPS top-ups` },
  'bank-account': { one: msg`Bank account`, many: msg`Bank accounts` },
} as const satisfies CaseWords

/** Titles of this capability's notices. */
export const noticeWords = {
  FpsTopUpApproved: msg`FPS top-up approved`,
  FpsTopUpRejected: msg`FPS top-up rejected`,
  DepositCompleted: msg`Bank deposit arrived`,
  CircleDepositCredited: msg`Bank deposit arrived`,
  DepositFailed: msg`Bank deposit rejected`,
  DepositRejected: msg`Bank deposit rejected`,
  'bank-approved': msg`Bank account approved`,
  'bank-rejected': msg`Bank account rejected`,
  BankUnlinked: msg`A bank account was removed from your account`,
  VirtualAccountGiven: msg`Your virtual account is ready`,
} as const satisfies NoticeWords
