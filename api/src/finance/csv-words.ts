import { msg } from '#words'
import { commonHeads } from '../http/common-heads.ts'
import type { CsvWords } from '../http/csv-words.ts'

const heads = {
  ...commonHeads,
  number: msg`Event number`,
  position: msg`Position`,
  event_id: msg`Event ID`,
  stream: msg`Stream`,
  account: msg({ message: 'Account', context: 'books' }),
  debit: msg`Debit`,
  credit: msg`Credit`,
}

/** Finance's lists. */
export const financeCsv = { heads } satisfies CsvWords
