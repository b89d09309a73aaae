import { msg } from '#words'
import { reviewed, yesOrNo } from '../http/common-codes.ts'
import { commonHeads } from '../http/common-heads.ts'
import type { CsvWords } from '../http/csv-words.ts'

const heads = {
  ...commonHeads,
  currency_name: msg`Currency name`,
  user_fixed_deposit_amount: msg`Saving`,
  pending: msg`Pending`,
  card: msg`On the card`,
}

/** Lists of wallets and of requests for currencies. */
export const walletCsv = { heads, codes: { pending: yesOrNo, status: reviewed } } satisfies CsvWords
