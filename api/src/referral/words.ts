import { msg } from '#words'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  verified: msg`Verified`,
  bonus: msg`Bonus`,
  bonus_date: msg`Bonus date`,
  referrer_username: msg`Referrer’s name`,
  referrer_email: msg`Referrer’s email`,
}

/** Lists of referrals. */
export const referralCsv = { heads, codes: { verified: yesOrNo } } satisfies CsvWords
