import { msg, type Word } from '#words'
import type { transactionStatuses } from './statements.ts'

/** Where a line of a statement stands. */
export const lineStates: Readonly<Record<(typeof transactionStatuses)[number], Word>> = {
  pending: msg`Waits for finance`,
  done: msg`Settled`,
  rejected: msg`Did not move`,
  cancelled: msg`Cancelled`,
  reversed: msg`Reversed`,
}
