import { accountTypes } from '@strongroom/shared/words/bank/kind'
import { productBankUsers } from '@strongroom/shared/words/catalogue/kind'
import { shown, yesOrNo } from '../../csv/common-codes.ts'
import type { CsvWords } from '../../csv/csv-words.ts'

/** Lists of reference data. */
export const catalogueCsv = {
  codes: {
    account_type: accountTypes,
    status: shown,
    user_type: productBankUsers,
    is_show: yesOrNo,
    is_hsbc: yesOrNo,
  },
} satisfies CsvWords
