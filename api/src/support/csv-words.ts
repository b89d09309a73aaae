import { supportStates } from '@strongroom/shared/words/support/state'
import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  ...commonHeads,
  subject: msg({ message: 'Subject', context: 'file' }),
  reference: msg`Reference`,
  messages: msg`Messages`,
}

/** Lists of cases of customer service. */
export const supportCsv = { heads, codes: { status: supportStates } } satisfies CsvWords
