import { withdrawalStates } from '@strongroom/shared/words/withdrawal/state'
import { source } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Lists of withdrawals. */
export const withdrawalCsv = {
  heads: commonHeads,
  codes: { source, status: withdrawalStates },
} satisfies CsvWords
