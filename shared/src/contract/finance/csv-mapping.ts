import * as v from 'valibot'
import { flag, oneLine } from '../words.ts'

/**
 * Ways in which a CSV file may write a day. Days and months may have one digit or two and years two or four; points, slashes and
 * hyphens part them alike, and a time of day may follow.
 */
export const statementDateFormats = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYYMMDD',
] as const

const column = oneLine(100)

/**
 * The columns of a CSV by their heads. Amounts stand in one signed column, in two for money in and money out, or in one without
 * signs beside a `direction` whose two words say which way the money goes. Without a column of currencies, every line is in the
 * source's. Columns of balances and of directions are also found by their heads and words; `-` says that there is none, whatever
 * a column looks like. A balance is held against the one before it and the amount.
 */
export const csvMapping = v.pipe(
  v.strictObject({
    delimiter: v.optional(v.picklist([',', ';', '|', 'tab']), ','),
    decimal: v.optional(v.picklist(['.', ',']), '.'),
    date: v.optional(v.picklist(statementDateFormats), 'YYYY-MM-DD'),
    booked_on: column,
    amount: v.optional(column),
    money_in: v.optional(column),
    money_out: v.optional(column),
    /** 1: the column of money out has a minus before each amount. */
    out_minus: v.optional(flag),
    direction: v.optional(column),
    direction_in: v.optional(column),
    direction_out: v.optional(column),
    currency: v.optional(column),
    balance: v.optional(column),
    account: v.optional(column),
    reference: v.optional(column),
    counterparty: v.optional(column),
    line_id: v.optional(column),
  }),
  v.check(
    ({ amount, money_in, money_out }) =>
      amount !== undefined ? !money_in && !money_out : !!money_in && !!money_out,
    'Name one column of signed amounts, or one of money in and one of money out',
  ),
  v.check(
    ({ amount, direction, direction_in: into, direction_out: out }) =>
      direction === undefined || direction === '-'
        ? !into && !out
        : !!amount && !!into && !!out && into !== out,
    'Name the two words of the column that says which way the money goes, and one column of amounts',
  ),
)
export type CsvMapping = v.InferOutput<typeof csvMapping>
