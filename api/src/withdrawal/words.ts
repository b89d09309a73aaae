import { withdrawalStates } from '@strongroom/shared/words/withdrawal/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { source } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'withdrawal-not-sent': { msg: msg`This withdrawal has not been sent to the bank` },
} as const satisfies RefusalWords

/** Lists of withdrawals. */
export const withdrawalCsv = {
  codes: { source, status: withdrawalStates },
} satisfies CsvWords
