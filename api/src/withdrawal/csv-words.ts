import { withdrawalStates } from '@strongroom/shared/words/withdrawal/state'
import { source } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Lists of withdrawals. */
export const withdrawalCsv = {
  codes: { source, status: withdrawalStates },
} satisfies CsvWords
