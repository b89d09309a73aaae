import type { wire } from '@strongroom/shared'
import { negated, type RowAmount, readAmount } from './amounts.ts'
import { balanceRowIn } from './balance-rows.ts'
import { accountAbove, addAccounts } from './csv-account.ts'
import { balanceColumn, checkBalances } from './csv-balance.ts'
import { dayOf } from './csv-days.ts'
import { type Direction, directionOf } from './csv-direction.ts'
import { csvRows } from './csv-rows.ts'
import { unbookedIn } from './csv-status.ts'
import { type CsvTable, foreignIn, tableIn } from './csv-table.ts'
import { isDay, LineReader, type RawLine, type ReadStatement } from './statement-line.ts'

/** How a CSV of a source is read. `currency` is that of lines without one of their own. */
type CsvReading = {
  readonly mapping: wire.CsvMapping
  readonly currency: string
  readonly inverted: boolean
  readonly places: Readonly<Record<string, number>>
}

/** Reads a CSV by its columns' heads. */
export const readCsv = (csv: string, reading: CsvReading): ReadStatement => {
  const { mapping } = reading
  const reader = new LineReader(
    {
      bookedOn: mapping.booked_on,
      amount: [mapping.amount, mapping.money_in, mapping.money_out].filter(Boolean).join(', '),
      currency: mapping.currency ?? 'currency',
    },
    reading.places,
  )
  const table = tableIn(rowsOf(csv, mapping, reader), mapping, reader)
  if (table) addRows(reader, table, reading)
  return reader.read()
}

type Row = CsvTable['rows'][number]

/** Every row, the first of its file too. What is wrong with a quotation mark is named by its line. */
const rowsOf = (csv: string, { delimiter }: wire.CsvMapping, reader: LineReader): readonly Row[] => {
  const { rows, brokenAt } = csvRows(csv, delimiter)
  if (brokenAt !== undefined)
    reader.problem(
      brokenAt,
      null,
      'A quotation mark is out of place: quote the whole cell and double any quotation marks inside it',
    )
  return rows
}

const addRows = (reader: LineReader, table: CsvTable, reading: CsvReading): void => {
  const { mapping } = reading
  const isBalance = balanceRowIn(table, mapping)
  const unbooked = unbookedIn(table)
  const rows = table.rows.filter(row => {
    if (isBalance(row)) {
      reader.notice(row.line, null, 'A row of a balance, not of a movement: left out', {
        found: table.written(row),
      })
      return false
    }
    const status = unbooked(row)
    if (status !== undefined)
      reader.notice(row.line, status.head, 'Not booked yet: left out', { found: status.said })
    return status === undefined
  })
  const booked = { ...table, rows }
  for (const { row, head, said } of foreignIn(booked, reading))
    reader.problem(row.line, head, 'This is not the line’s currency', {
      found: said,
      expected: reading.currency,
    })
  const direction = directionOf(booked, reading, reader)
  const lines = rows.map(row => lineOf(booked, row, reading, { reader, direction }))
  for (const line of lines) reader.add(line)
  nameLeftLines(reader, booked, reading)
  const balance = balanceColumn(booked, mapping)
  const account = accountAbove(booked, mapping)
  if (balance !== undefined) checkBalances(reader, booked, lines, { balance, account, ...reading })
  addAccounts(reader, lines, account)
}

/** Names the rows that the source leaves out at the end and that are lines: fewer totals stand there than in other files. */
const nameLeftLines = (reader: LineReader, table: CsvTable, reading: CsvReading): void => {
  const lines = table.left.map(row => lineOf(table, row, reading, { reader, direction: undefined }))
  for (const { line, bookedOn = '', amount, row } of lines)
    if (isDay(bookedOn) && amount !== undefined)
      reader.problem(line, null, 'The source leaves this row out as a total, yet it is a line', {
        found: row,
      })
}

type Help = { readonly reader: LineReader; readonly direction: Direction | undefined }

const lineOf = (table: CsvTable, row: Row, reading: CsvReading, { reader, direction }: Help): RawLine => {
  const { mapping } = reading
  const cell = (role: wire.ColumnRole): string | undefined => {
    const at = table.at(mapping[role])
    return at === undefined ? undefined : row.cells[at]
  }
  const texts = (mapping.texts ?? []).map(name => row.cells[table.at(name) ?? -1])
  const currency = cell('currency')?.toUpperCase() || reading.currency
  const read = amountOf(cell, reading, { currency, places: reader.places(currency) })
  return {
    line: row.line,
    bookedOn: dayOf(cell('booked_on') || cell('valued_on') || '', mapping.date),
    currency,
    ...(direction ? direction.turned(row, read) : read),
    account: cell('account'),
    references: [cell('reference'), ...texts, cell('line_id')],
    counterparty: cell('counterparty'),
    lineId: cell('line_id'),
    row: table.written(row),
  }
}

const amountOf = (
  cell: (role: wire.ColumnRole) => string | undefined,
  { mapping }: CsvReading,
  { currency, places }: { readonly currency: string; readonly places: number | undefined },
): RowAmount => {
  const read = (given: string): RowAmount => {
    const found = readAmount(given, currency, { decimal: mapping.decimal, places })
    return 'amount' in found ? found : { amount: undefined, ...found }
  }
  if (mapping.amount !== undefined) return read(cell('amount') ?? '')
  const [into, out] = [cell('money_in') ?? '', cell('money_out') ?? '']
  // A line is one or the other; of the other, banks write nothing or zero.
  const [hasIn, hasOut] = [isSome(into), isSome(out)]
  if (hasIn && hasOut) return { amount: undefined, wrong: 'Money in and money out stand in one line' }
  if (!hasOut) return positive(read(into || out))
  const taken = read(out)
  const turned = mapping.out_minus === 1 ? taken : { ...taken, amount: taken.amount && negated(taken.amount) }
  return turned.amount === undefined || turned.amount.startsWith('-') ? turned : belowZero
}

const isSome = (given: string): boolean => !/^[\s0.,\u2012-\u2015-]*$/.test(given)
const belowZero: RowAmount = {
  amount: undefined,
  wrong:
    'An amount below zero in a column of money in or out: it may be money back. Say in the source how this column is written, or mend the line',
}
const positive = (read: RowAmount): RowAmount =>
  read.amount?.startsWith('-') && /[1-9]/.test(read.amount) ? belowZero : read
