import { supportStates } from '@strongroom/shared/words-of/support'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  messages: msg`Messages`,
}

/** Lists of cases of customer service. */
export const supportCsv = { heads, codes: { status: supportStates } } satisfies CsvWords
