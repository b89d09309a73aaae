import { accountTypes, bankHolders, depositTypes } from '@strongroom/shared/words/bank/kind'
import { distributionStates, transferStates, virtualAccountStates } from '@strongroom/shared/words/bank/state'
import { creditStates, reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { source } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'above-maximum': { msg: msg`The amount is above the maximum` },
  'bank-limit-reached': { msg: msg`No more bank accounts can be linked` },
  'details-changed': { msg: msg`The details have changed since you looked at them` },
  'vip-level-too-low': { msg: msg`Your VIP level is too low for this` },
  'not-completed': { msg: msg`This has not been completed yet` },
  'fps-off': { msg: msg`FPS is not available at present` },
  'circle-id-already-used': { msg: msg`This Circle payment has been credited before` },
} as const satisfies RefusalWords

const heads = {
  version: msg`Version`,
  transferImg: msg`Transfer proof`,
  distribution: msg`Distribution`,
  cardFee: msg`Card fee`,
  ratio: msg`Ratio`,
  worth: msg`Worth`,
}

/** Lists of virtual accounts. */
export const virtualAccountCsv = {
  heads: { last4: msg`Last 4 digits` },
  codes: { status: virtualAccountStates },
} satisfies CsvWords

/** Lists of bank accounts. */
export const bankAccountCsv = {
  heads,
  codes: { account_type: accountTypes, user_type: bankHolders, status: reviewStates },
} satisfies CsvWords

/** Lists of bank deposits; the cases of one kind are withdrawals. */
export const depositCsv = {
  heads,
  codes: {
    depositType: depositTypes,
    depositStatus: transferStates,
    rechargeStatus: distributionStates,
    distribution: distributionStates,
    source,
    status: transferStates,
  },
} satisfies CsvWords

/** Lists of FPS top-ups. */
export const fpsTopUpCsv = { heads, codes: { status: creditStates } } satisfies CsvWords

/** Lists of Circle deposits. */
export const circleDepositCsv = { heads } satisfies CsvWords
