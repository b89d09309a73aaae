import { msg, type Word } from '#words'
import { cancelledWithMoney } from '../review-words.ts'
import type { Withdrawal } from './withdrawals.ts'

/** Where a withdrawal stands. */
export const withdrawalStates: Readonly<Record<Withdrawal['status'], Word>> = {
  0: msg`Locked, waits for finance`,
  1: msg`Sent`,
  [-1]: msg`Rejected, money is back`,
  ...cancelledWithMoney,
}
