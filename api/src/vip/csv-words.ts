import { msg } from '#words'
import { reviewed } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  file: msg`File`,
  volume: msg`Volume`,
  website: msg`Website`,
  face_value: msg`Face value`,
  quantity: msg`Quantity`,
}

const volume: Codes = {
  0: msg`Under 1,000 USD`,
  1: msg`1,000 to 5,000 USD`,
  2: msg`5,000 to 10,000 USD`,
  3: msg`Above 10,000 USD`,
}

const giftCards: Codes = {
  0: msg`Under 100 cards`,
  1: msg`100 to 300 cards`,
  2: msg`300 to 1,000 cards`,
  3: msg`Over 1,000 cards`,
}

const giftCardStatus: Codes = {
  0: msg`Waiting`,
  1: msg`Accepted`,
  2: msg`Cards sent`,
  '-1': msg`Rejected`,
}

/** Lists of VIP applications. */
export const vipCsv = { heads, codes: { volume, status: reviewed } } satisfies CsvWords

/** Lists of applications for gift cards. */
export const vipGiftCardCsv = {
  heads,
  codes: { quantity: giftCards, status: giftCardStatus },
} satisfies CsvWords
