import { msg, type Word } from '#words'
import type { NoticeWords } from '../account/notice-word.ts'
import type { LineWords } from '../statement/line-kind.ts'
import type { Subscription } from './fixed-deposits.ts'

/** This capability's kinds of lines on a statement. */
export const lineWords = {
  'fixed-deposit': { title: msg`Fixed deposit`, isFilter: true },
  interest: { title: msg`Interest`, isFilter: true },
  'fixed-deposit-matured': { title: msg`Fixed deposit, matured`, isFilter: false },
  'fixed-deposit-redeemed': { title: msg`Fixed deposit, redeemed`, isFilter: false },
  'fixed-deposit-cancelled': { title: msg`Fixed deposit, cancelled`, isFilter: false },
} as const satisfies LineWords

/** Titles of this capability's notices. */
export const noticeWords = {
  FixedDepositRateChanged: msg`The rate of your fixed deposit was changed`,
  FixedDepositMatured: msg`Your fixed deposit has ended`,
  FixedDepositCancelled: msg`Your fixed deposit was cancelled`,
  InterestPaid: msg`Interest of your fixed deposit was paid`,
} as const satisfies NoticeWords

/** Where a subscription stands. */
export const subscriptionStates: Readonly<Record<Subscription['status'], Word>> = {
  0: msg`In progress`,
  1: msg`Completed`,
  [-1]: msg`Cancelled`,
}
