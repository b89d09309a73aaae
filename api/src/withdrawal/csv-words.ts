import { source, withdrawn } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Lists of withdrawals. */
export const withdrawalCsv = { heads: commonHeads, codes: { source, status: withdrawn } } satisfies CsvWords
