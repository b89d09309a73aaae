import { lineKinds } from '@strongroom/shared/words/statement/line-kind'
import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

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

const lineTitles: Codes = Object.fromEntries(
  Object.entries(lineKinds).map(([kind, { title }]) => [kind, title]),
)

/** Statements. */
export const statementCsv = { heads, codes: { type: lineTitles, status: lineStatus } } satisfies CsvWords
