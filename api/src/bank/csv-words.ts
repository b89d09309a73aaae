import { accountTypes, bankHolders, depositTypes } from '@strongroom/shared/words/bank/kind'
import { distributionStates, transferStates, virtualAccountStates } from '@strongroom/shared/words/bank/state'
import { creditStates, reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import { source } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

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
