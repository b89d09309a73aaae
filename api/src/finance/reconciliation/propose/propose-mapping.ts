import type { wire } from '@strongroom/shared'
import { accountAbove } from '../formats/csv-account.ts'
import { type CsvRow, csvRows } from '../formats/csv-rows.ts'
import { type Column, columnsIn, headed } from './column.ts'
import { bookedHeads, valueHead } from './head-words.ts'
import { type RecognisedAmounts, recogniseAmounts } from './recognise-amounts.ts'
import { type RecognisedDecimal, recogniseDecimal } from './recognise-decimal.ts'
import { recogniseDelimiter } from './recognise-delimiter.ts'
import { type FileRows, recogniseRows } from './recognise-rows.ts'
import { recogniseTexts } from './recognise-texts.ts'

/** The beginning of a file, and whether it is all of it: then its totals at the end are known. */
export type Beginning = { readonly text: string; readonly isWhole: boolean }

/** The way a file seems to be written, and the doubts that only a person can settle. */
export type Proposal = {
  readonly mapping: wire.CsvMappingParts
  readonly inverted: boolean
  readonly doubts: readonly wire.MappingDoubt[]
  readonly currency: string | undefined
  readonly account: string | undefined
}

/** So many rows tell how the others are written. */
const MOST_ROWS = 120
const LAST_ROWS = 25

/** Proposes how a CSV is read, from its first lines alone. Nothing where no row is like a line of a statement. */
export const proposeMapping = ({ text, isWhole }: Beginning): Proposal | undefined => {
  const delimiter = recogniseDelimiter(text)
  const rows = csvRows(text, delimiter).rows
  // Totals stand among the last rows.
  const ends = rows.slice(Math.max(MOST_ROWS, rows.length - LAST_ROWS))
  const parts = recogniseRows([...rows.slice(0, MOST_ROWS), ...(isWhole ? ends : [])])
  if (!parts) return undefined
  const columns = columnsIn({ ...parts, lines: parts.lines.slice(0, MOST_ROWS - LAST_ROWS) })
  return proposalOf({ parts, columns, delimiter, isWhole, ...amountsIn(columns, delimiter) })
}

const cellsOf = (columns: readonly (Column | undefined)[]): readonly string[] =>
  columns.flatMap(column => column?.cells ?? [])

/** The columns of amounts, and their decimal sign: some banks write that of balances or rates otherwise. */
const amountsIn = (columns: readonly Column[], delimiter: wire.CsvMapping['delimiter']) => {
  const all = recogniseDecimal(cellsOf(columns.filter(({ isFigures }) => isFigures)), delimiter)
  const first = recogniseAmounts(columns, all.decimal)
  if (!first || all.isSure) return { amounts: first, sign: all }
  const sign = recogniseDecimal(cellsOf([first.amount, first.into, first.out]), delimiter)
  return { amounts: recogniseAmounts(columns, sign.decimal), sign }
}

type Found = {
  readonly parts: FileRows
  readonly columns: readonly Column[]
  readonly delimiter: wire.CsvMapping['delimiter']
  readonly sign: RecognisedDecimal
  readonly amounts: RecognisedAmounts | undefined
  readonly isWhole: boolean
}

const proposalOf = (found: Found): Proposal => {
  const { parts, columns, delimiter, sign, amounts, isWhole } = found
  const ofDays = columns.filter(({ days }) => days !== undefined)
  const full = ofDays.filter(({ isFull }) => isFull)
  const own = full.filter(({ head }) => !valueHead.test(head))
  const booked = headed(own, bookedHeads) ?? own[0] ?? full[0] ?? ofDays[0]
  const valued = booked && ofDays.find(column => column !== booked && valueHead.test(column.head))
  const spoken = [amounts?.amount, amounts?.into, amounts?.out, amounts?.direction?.column, amounts?.balance]
  const free = columns.filter(column => !spoken.includes(column) && !column.days)
  const texts = recogniseTexts(free, parts.head !== undefined)
  const { currency, account, counterparty, reference, lineId } = texts
  const roles = {
    booked_on: booked,
    valued_on: valued,
    amount: amounts?.amount,
    money_in: amounts?.into,
    money_out: amounts?.out,
    direction: amounts?.direction?.column,
    balance: amounts?.isProven ? amounts.balance : undefined,
    currency,
    account,
    counterparty,
    reference,
    line_id: lineId,
  } as const satisfies Partial<Record<wire.ColumnRole, Column | undefined>>
  const used = [...Object.values(roles).filter(column => column !== undefined), ...texts.texts]
  const naming = namingOf(parts, used, columns.length)
  const mapping: wire.CsvMappingParts = {
    delimiter,
    decimal: sign.decimal,
    date: booked?.days?.format ?? 'YYYY-MM-DD',
    ...naming.fields,
    ...(isWhole && parts.totals > 0 && { last_rows: parts.totals }),
    ...named(roles, naming.nameOf),
    ...(amounts?.isOutMinus && { out_minus: 1 as const }),
    ...(amounts?.direction && { direction_in: amounts.direction.into, direction_out: amounts.direction.out }),
    ...(texts.texts.length > 0 && { texts: texts.texts.map(naming.nameOf) }),
  }
  return {
    mapping,
    inverted: amounts?.isInverted === true,
    doubts: doubtsOf(found, booked),
    currency: currency?.cells[0]?.toUpperCase(),
    account: account?.cells[0] ?? accountAbove(parts, mapping),
  }
}

const named = (
  roles: Readonly<Partial<Record<wire.ColumnRole, Column | undefined>>>,
  nameOf: (column: Column) => string,
): Partial<Record<wire.ColumnRole, string>> =>
  Object.fromEntries(
    Object.entries(roles).flatMap(([role, column]) => (column ? [[role, nameOf(column)]] : [])),
  )

/** Columns are named by their heads where these tell them apart, else by their numbers. */
const namingOf = ({ head, lines }: FileRows, used: readonly Column[], width: number) => {
  const isClear = ({ head: name }: Column) =>
    name !== '' &&
    name !== '-' &&
    name.length <= 100 &&
    head?.cells.filter(cell => cell === name).length === 1
  if (head?.cells.length === width && used.every(isClear))
    return { fields: {}, nameOf: (column: Column) => column.head }
  const first: CsvRow | undefined = lines[0]
  return {
    fields: { heads: 0 as const, ...(first && { first_line: first.line }) },
    nameOf: ({ at }: Column) => String(at + 1),
  }
}

const doubtsOf = ({ sign, amounts }: Found, booked: Column | undefined): readonly wire.MappingDoubt[] => [
  ...(booked?.days?.other ? ['date' as const] : []),
  ...(sign.isSure ? [] : ['decimal' as const]),
  ...(amounts ? [] : ['amount' as const]),
  ...(amounts?.isGuess && !amounts.isProven ? [guessOf(amounts)] : []),
]

const guessOf = ({ direction, amount }: RecognisedAmounts): wire.MappingDoubt =>
  direction ? 'direction' : amount ? 'sign' : 'sides'
