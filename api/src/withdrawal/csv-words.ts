import { source, withdrawn } from '../http/common-codes.ts'
import { commonHeads } from '../http/common-heads.ts'
import type { CsvWords } from '../http/csv-words.ts'

const heads = commonHeads

/** Lists of withdrawals. */
export const withdrawalCsv = { heads, codes: { source, status: withdrawn } } satisfies CsvWords
