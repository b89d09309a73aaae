import { credited } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = commonHeads

/** Lists of top-ups. */
export const topUpCsv = { heads, codes: { status: credited } } satisfies CsvWords
