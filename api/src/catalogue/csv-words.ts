import { msg } from '#words'
import { accountType, shown, userType, yesOrNo } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

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
    account_type: accountType,
    status: shown,
    user_type: userType,
    is_show: yesOrNo,
    is_hsbc: yesOrNo,
  },
} satisfies CsvWords
