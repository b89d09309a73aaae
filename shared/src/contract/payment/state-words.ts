import { msg, type Word } from '#words'
import { cancelled, cancelledWithMoney } from '../review-words.ts'
import type { CaseStatus } from '../words.ts'

/** Where a requested payment stands. */
export const requestedStates: Readonly<Record<CaseStatus, Word>> = {
  0: msg`Unpaid`,
  1: msg`Received`,
  [-1]: msg`Rejected`,
  ...cancelled,
}

/** Where a sent payment stands. */
export const sentStates: Readonly<Record<CaseStatus, Word>> = {
  0: msg`Waits for finance`,
  1: msg`Sent`,
  [-1]: msg`Failed, money returned`,
  ...cancelledWithMoney,
}
