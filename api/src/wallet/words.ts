import { caseStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'wallet-closed': { msg: msg`This account has been deleted` },
  'case-taken': { msg: msg`An administrator has taken this already: it can no longer be cancelled` },
  'wallet-resting': {
    msg: msg`The PAY code was changed without the one before: nothing leaves this account until it has rested`,
  },
  'wallet-frozen': { msg: msg`This account is frozen: no money can leave it until it is unfrozen` },
} as const satisfies RefusalWords

const heads = {
  user_fixed_deposit_amount: msg`Saving`,
  pending: msg`Pending`,
  card: msg`On the card`,
}

/** Lists of wallets and of requests for currencies. */
export const walletCsv = { heads, codes: { pending: yesOrNo, status: caseStates } } satisfies CsvWords
