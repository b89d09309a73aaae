import { accountTypes } from '@strongroom/shared/words/bank/kind'
import { productBankUsers } from '@strongroom/shared/words/catalogue/kind'
import { msg } from '#words'
import { shown, yesOrNo } from '../../csv/common-codes.ts'
import { commonHeads } from '../../csv/common-heads.ts'
import type { CsvWords } from '../../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  bank_name: msg`Bank name`,
  beneficiary_name: msg`Beneficiary`,
  account_number: msg`Bank account number`,
  bank_routing_number: msg`Bank routing number`,
  bank_address: msg`Bank address`,
  is_show: msg`Shown`,
  is_hsbc: msg`HSBC`,
  code: msg({ message: 'Code', context: 'file' }),
  award_amount: msg`Award`,
}

/** Lists of reference data. */
export const catalogueCsv = {
  heads,
  codes: {
    account_type: accountTypes,
    status: shown,
    user_type: productBankUsers,
    is_show: yesOrNo,
    is_hsbc: yesOrNo,
  },
} satisfies CsvWords
