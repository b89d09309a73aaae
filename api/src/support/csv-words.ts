import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  subject: msg({ message: 'Subject', context: 'file' }),
  reference: msg`Reference`,
  messages: msg`Messages`,
}

const status: Codes = {
  0: msg`Waiting`,
  1: msg({ message: 'Answered', context: 'file' }),
  2: msg({ message: 'Closed', context: 'file' }),
}

/** Lists of cases of customer service. */
export const supportCsv = { heads, codes: { status } } satisfies CsvWords
