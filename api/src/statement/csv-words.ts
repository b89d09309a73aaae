import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'
import { lineKinds } from './line-kinds.ts'

const heads = {
  ...commonHeads,
  asked: msg`Requested amount`,
  reference: msg`Reference`,
  counterparty: msg`Counterparty`,
  counterparty_name: msg`Name of the counterparty`,
  details: msg`Details`,
}

const lineStatus: Codes = {
  // Also a request that its payer has not paid.
  pending: msg`Waiting`,
  done: msg`Settled`,
  rejected: msg`Did not move`,
  reversed: msg`Reversed`,
}

/** Statements. */
export const statementCsv = { heads, codes: { type: lineKinds, status: lineStatus } } satisfies CsvWords
