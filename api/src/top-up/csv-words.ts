import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'
import { credited } from '../http/common-codes.ts'

const heads = commonHeads

/** Lists of top-ups. */
export const topUpCsv = { heads, codes: { status: credited } } satisfies CsvWords
