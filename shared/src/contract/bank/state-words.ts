import { msg, type Word } from '#words'
import { cancelled } from '../review-words.ts'
import type { Deposit } from './deposits.ts'
import type { MemberVirtualAccount } from './virtual-accounts.ts'

/** Whether the transfer of a bank deposit has come. */
export const transferStates: Readonly<Record<Deposit['depositStatus'], Word>> = {
  0: msg`Waits for finance`,
  1: msg`Received`,
  [-1]: msg`Never came`,
  ...cancelled,
}

/** Whether the money of a bank deposit is where its member wants it. */
export const distributionStates: Readonly<Record<Deposit['rechargeStatus'], Word>> = {
  0: msg`To be distributed`,
  1: msg`Distributed`,
  2: msg`Confirmed`,
  [-1]: msg`Rejected`,
  ...cancelled,
}

/** Where a member's virtual account stands. */
export const virtualAccountStates: Readonly<Record<MemberVirtualAccount['status'], Word>> = {
  0: msg({ message: 'Asked for', context: 'virtual account' }),
  1: msg({ message: 'Given', context: 'virtual account' }),
}
