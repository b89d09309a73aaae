import { reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  user_fixed_deposit_amount: msg`Saving`,
  pending: msg`Pending`,
  card: msg`On the card`,
}

/** Lists of wallets and of requests for currencies. */
export const walletCsv = { heads, codes: { pending: yesOrNo, status: reviewStates } } satisfies CsvWords
