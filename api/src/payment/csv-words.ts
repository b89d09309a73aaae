import { requestedStates, sentStates } from '@strongroom/shared/words/payment/state'
import { msg } from '#words'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  swift: msg`SWIFT`,
}

/** Lists of requested payments. */
export const requestPaymentCsv = { heads, codes: { status: requestedStates } } satisfies CsvWords

/** Lists of sent payments. */
export const sendPaymentCsv = { heads, codes: { status: sentStates } } satisfies CsvWords
