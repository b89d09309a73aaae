import { msg, type Word } from '#words'
import type { CaseStatus, ReviewStatus } from './words.ts'

/** Where a case stands that an administrator decides, of the kinds that have no words of their own. */
export const reviewStates: Readonly<Record<ReviewStatus, Word>> = {
  0: msg`Waits for approval`,
  1: msg`Approved`,
  [-1]: msg`Rejected`,
}

/** The state of a case that its member has cancelled, for the tables of kinds that may be. */
export const cancelled = { [-2]: msg`Cancelled` } as const satisfies Readonly<Record<-2, Word>>

/** The same of a case whose money was locked. */
export const cancelledWithMoney = { [-2]: msg`Cancelled, money is back` } as const satisfies Readonly<
  Record<-2, Word>
>

/** Where such a case stands that its member may cancel. */
export const caseStates: Readonly<Record<CaseStatus, Word>> = { ...reviewStates, ...cancelled }

/** Where money stands that comes in once finance has seen it. */
export const creditStates: Readonly<Record<CaseStatus, Word>> = {
  0: msg`Waits for finance`,
  1: msg`Settled`,
  [-1]: msg`Did not move`,
  ...cancelled,
}
