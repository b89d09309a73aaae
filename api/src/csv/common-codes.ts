import { msg } from '#words'
import type { Codes } from './csv-words.ts'

/** Whether something of the catalogue is offered. */
export const shown: Codes = {
  0: msg`Hidden`,
  1: msg`Shown`,
}

export const userType: Codes = {
  0: msg`Individual`,
  1: msg`Business`,
  2: msg`Individual with HSBC`,
}

export const verification: Codes = {
  0: msg`Being verified`,
  1: msg`Verified`,
  '-1': msg`Not verified`,
}

export const yesOrNo: Codes = {
  0: msg`No`,
  1: msg`Yes`,
  true: msg`Yes`,
  false: msg`No`,
}

/** Cases that an administrator decides. */
export const reviewed: Codes = {
  0: msg`Waiting`,
  1: msg`Approved`,
  '-1': msg`Rejected`,
}

/** Money that comes in once finance has seen it. */
export const credited: Codes = {
  0: msg`Waits for finance`,
  1: msg`Settled`,
  '-1': msg`Did not move`,
}

export const accountType: Codes = {
  0: msg`US bank`,
  1: msg`EU bank`,
  2: msg`Other bank`,
  3: msg`Hong Kong bank`,
}

export const source: Codes = {
  wallet: msg`Wallet`,
  card: msg`Card`,
}

export const withdrawn: Codes = {
  0: msg`Locked, waits for finance`,
  1: msg({ message: 'Sent', context: 'file' }),
  '-1': msg`Rejected, money is back`,
}
