import { requestedStates, sentStates } from '@strongroom/shared/words/payment/state'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'payment-not-sent': { msg: msg`This payment has not been sent to the bank` },
} as const satisfies RefusalWords

const heads = {
  swift: msg`SWIFT`,
}

/** Lists of requested payments. */
export const requestPaymentCsv = { heads, codes: { status: requestedStates } } satisfies CsvWords

/** Lists of sent payments. */
export const sendPaymentCsv = { heads, codes: { status: sentStates } } satisfies CsvWords
