import { lineKinds } from '@strongroom/shared/words/statement/line-kind'
import { lineStates } from '@strongroom/shared/words/statement/state'
import { msg } from '#words'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

const heads = {
  asked: msg`Requested amount`,
  counterparty_name: msg`Name of the counterparty`,
}

/** A line that waits may also be a request that its payer has not paid. */
export const lineStatus: Codes = { ...lineStates, pending: msg`Waiting` }

/** The kinds of a statement's lines. */
export const lineTitles: Codes = Object.fromEntries(
  Object.entries(lineKinds).map(([kind, { title }]) => [kind, title]),
)

/** Statements. */
export const statementCsv = { heads, codes: { type: lineTitles, status: lineStatus } } satisfies CsvWords
