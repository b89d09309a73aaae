import { msg, type Word } from '#words'
import { reviewStates } from '../review-words.ts'
import type { Adjustment } from '../withdrawal/withdrawals.ts'
import type { BulkJob, BulkRow } from './bulk.ts'
import type { Proposal } from './proposals.ts'

/** Where a proposal stands. */
export const proposalStates: Readonly<Record<Proposal['status'], Word>> = {
  ...reviewStates,
  0: msg`Waiting`,
  1: msg`Carried out`,
  2: msg`Being carried out`,
  [-2]: msg`Withdrawn`,
  [-3]: msg`Lapsed`,
}

/** Where an adjustment stands, which its author may withdraw. */
export const adjustmentStates: Readonly<Record<Adjustment['status'], Word>> = {
  ...reviewStates,
  [-2]: proposalStates[-2],
}

/** Where the decision about many cases stands. */
export const bulkJobStates: Readonly<Record<BulkJob['status'], Word>> = {
  0: msg`Running`,
  1: msg`Ended`,
  [-1]: msg`Stopped`,
}

/** The outcome of one of many cases. */
export const bulkRowStates: Readonly<Record<BulkRow['status'], Word>> = {
  0: msg`Waiting`,
  1: msg`Decided`,
  [-1]: msg`Refused`,
}
