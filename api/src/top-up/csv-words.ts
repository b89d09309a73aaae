import { credited } from '../http/common-codes.ts'
import { commonHeads } from '../http/common-heads.ts'
import type { CsvWords } from '../http/csv-words.ts'

const heads = commonHeads

/** Lists of top-ups. */
export const topUpCsv = { heads, codes: { status: credited } } satisfies CsvWords
