import * as v from 'valibot'
import { statementEncodings } from '../../statement-text.ts'
import { flag, oneLine } from '../words.ts'

/**
 * Ways in which a CSV file may write a day. Days and months may have one digit or two and years two or four; every mark parts them
 * alike, and a time of day may stand on either side. `MMM` is a month in letters, in the languages of many banks.
 */
export const statementDateFormats = [
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYYMMDD',
  'DD MMM YYYY',
  'MMM DD YYYY',
] as const
export type StatementDateFormat = (typeof statementDateFormats)[number]

/** Characters that may part the columns of a CSV. */
export const statementDelimiters = [',', ';', '|', 'tab'] as const

const column = oneLine(100)

const fields = {
  delimiter: v.optional(v.picklist(statementDelimiters), ','),
  decimal: v.optional(v.picklist(['.', ',']), '.'),
  date: v.optional(v.picklist(statementDateFormats), 'YYYY-MM-DD'),
  /** The encoding of files that do not tell theirs: clients make text of them by it. */
  encoding: v.optional(v.picklist(statementEncodings)),
  /** 0: columns have no heads, or heads that cannot be told apart, and are named by their numbers from 1. */
  heads: v.optional(flag),
  /** Of a file whose columns are numbers: the line on which its first row begins. */
  first_line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
  /** So many rows at the end are totals, and left out. */
  last_rows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  booked_on: column,
  valued_on: v.optional(column),
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
  /** More columns whose texts belong to the reference. */
  texts: v.optional(v.pipe(v.array(column), v.maxLength(20))),
  counterparty: v.optional(column),
  line_id: v.optional(column),
}

/** The columns of a CSV as far as they are known: what a proposal may leave open. */
export const csvMappingParts = v.strictObject({ ...fields, booked_on: v.optional(column) })
export type CsvMappingParts = v.InferOutput<typeof csvMappingParts>

/**
 * The columns of a CSV by their heads. Amounts stand in one signed column, in one for money in and one for money out (a card's
 * file may have one of them alone), or in one without signs beside a `direction` whose two words say which way the money goes. Of
 * a row whose day is empty, `valued_on` is the day. Without a column of currencies, every line is in the source's. Columns of
 * balances and of directions are also found by their heads and words; `-` says that there is none, whatever a column looks like.
 * A balance is held against the one before it and the amount.
 */
export const csvMapping = v.pipe(
  v.strictObject(fields),
  v.check(
    ({ amount, money_in, money_out }) =>
      amount !== undefined ? !money_in && !money_out : !!money_in || !!money_out,
    'Name one column of signed amounts, or one of money in and one of money out',
  ),
  v.check(
    ({ amount, direction, direction_in: into, direction_out: out }) =>
      direction === undefined || direction === '-'
        ? !into && !out
        : !!amount && !!into && !!out && into !== out,
    'Name the two words of the column that says which way the money goes, and one column of amounts',
  ),
  v.check(
    ({ heads, first_line }) => heads === 0 || first_line === undefined,
    'The first line is told of a file whose columns are numbers',
  ),
  v.check(
    ({ heads, ...mapping }) => heads !== 0 || columnsOf(mapping).every(name => /^[1-9]\d{0,2}$/.test(name)),
    'Name the columns of a file without heads by their numbers, from 1',
  ),
)
export type CsvMapping = v.InferOutput<typeof csvMapping>

/** The roles that a column may have. */
export const columnRoles = [
  'booked_on',
  'valued_on',
  'amount',
  'money_in',
  'money_out',
  'direction',
  'currency',
  'balance',
  'account',
  'reference',
  'counterparty',
  'line_id',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** The columns that a mapping names; `-` names none. */
export const columnsOf = (mapping: Pick<CsvMappingParts, ColumnRole | 'texts'>): readonly string[] => [
  ...columnRoles.flatMap(role => mapping[role] ?? []).filter(name => name !== '-'),
  ...(mapping.texts ?? []),
]
