import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'
import { source, withdrawn } from '../http/common-codes.ts'

const heads = commonHeads

/** Lists of withdrawals. */
export const withdrawalCsv = { heads, codes: { source, status: withdrawn } } satisfies CsvWords
