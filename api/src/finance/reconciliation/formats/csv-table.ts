import { wire } from '@strongroom/shared'
import type { CsvRow as Row } from './csv-rows.ts'
import type { LineReader } from './statement-line.ts'

/** The rows of a file below its head. */
export type CsvTable = {
  readonly head: readonly string[]
  readonly rows: readonly Row[]
  /** The rows above its head, or above its first row where there is none. */
  readonly above: readonly Row[]
  /** The rows at its end that the source leaves out. */
  readonly left: readonly Row[]
  /** The place of a column; nothing where there is none of this name. */
  readonly at: (name: string | undefined) => number | undefined
  /** A row as it stands. */
  readonly written: (row: Row) => string
}

/** A head stands among the first rows, below what a bank says of the account. */
const FIRST_ROWS = 100

/** The table of a file; nothing where its columns are not found, which is named. */
export const tableIn = (
  rows: readonly Row[],
  mapping: wire.CsvMapping,
  reader: LineReader,
): CsvTable | undefined =>
  mapping.heads === 0 ? numberedTable(rows, mapping, reader) : headOf(rows, mapping, reader)

/** The rows of a file without heads: its columns are called by their numbers, and every row is as wide as the first. */
const numberedTable = (
  rows: readonly Row[],
  mapping: wire.CsvMapping,
  reader: LineReader,
): CsvTable | undefined => {
  const { first_line = 1 } = mapping
  const at = rows.findIndex(({ line }) => line >= first_line)
  const first = rows[at]
  if (!first) return undefined
  const head = first.cells.map((_, place) => String(place + 1))
  const table = tableOf(head, [rows.slice(0, at), rows.slice(at)], mapping)
  const missing = wire.columnsOf(mapping).filter(name => table.at(name) === undefined)
  for (const name of missing)
    reader.problem(first.line, name, 'This column is missing', { found: table.written(first) })
  return missing.length > 0 ? undefined : withWholeRows(table, reader)
}

const withWholeRows = (table: CsvTable, reader: LineReader): CsvTable => {
  // Once: a head may be as long as all rows below it.
  const expected = table.head.join(', ')
  const isWhole = (row: Row): boolean => {
    if (row.cells.length === table.head.length) return true
    reader.problem(row.line, null, 'This line does not have the columns of the head', {
      found: table.written(row),
      expected,
    })
    return false
  }
  return { ...table, rows: table.rows.filter(isWhole) }
}

/** Finds the head of a file: the row that has all columns of its source. Names what is missing, or twice there. */
const headOf = (rows: readonly Row[], mapping: wire.CsvMapping, reader: LineReader): CsvTable | undefined => {
  const names = [...new Set(wire.columnsOf(mapping))]
  const missing = (row: Row) => names.filter(name => !row.cells.includes(name))
  const first = rows.slice(0, FIRST_ROWS)
  const at = first.findIndex(row => missing(row).length === 0)
  const row = rows[at]
  if (!row) return nameMissing(first, names, mapping, reader)
  // Files of several pages have their head on each.
  const below = rows.slice(at + 1).filter(({ cells }) => !isSame(cells, row.cells))
  const table = tableOf(row.cells, [rows.slice(0, at), below], mapping)
  const twice = names.filter(name => row.cells.filter(cell => cell === name).length > 1)
  for (const name of twice)
    reader.problem(row.line, name, 'Two columns have this name: give each a name of its own in the file', {
      found: table.written(row),
    })
  if (twice.length > 0) return undefined
  return withWholeRows(table, reader)
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((cell, at) => cell === other[at])

const tableOf = (
  head: readonly string[],
  [above, below]: readonly [above: readonly Row[], below: readonly Row[]],
  { delimiter, last_rows = 0 }: wire.CsvMapping,
): CsvTable => ({
  head,
  above,
  rows: below.slice(0, Math.max(0, below.length - last_rows)),
  left: below.slice(Math.max(0, below.length - last_rows)),
  at: name => {
    const at = name === undefined ? -1 : head.indexOf(name)
    return at < 0 ? undefined : at
  },
  written: ({ cells }) => cells.join(delimiter === 'tab' ? '\t' : delimiter),
})

const nameMissing = (
  rows: readonly Row[],
  names: readonly string[],
  mapping: wire.CsvMapping,
  reader: LineReader,
): undefined => {
  const missing = (row: Row) => names.filter(name => !row.cells.includes(name))
  const [likeliest] = rows.toSorted((a, b) => missing(a).length - missing(b).length)
  if (!likeliest) return undefined
  const found = tableOf(likeliest.cells, [[], []], mapping).written(likeliest)
  if (missing(likeliest).length === names.length)
    reader.problem(
      likeliest.line,
      null,
      'No row of the file has all columns of the source: look at their names and at what separates them',
      { found, expected: names.join(', ') },
    )
  else
    for (const name of missing(likeliest))
      reader.problem(likeliest.line, name, 'This column is missing', { found })
  return undefined
}

/** The columns that the source gives no role. */
export const unnamed = ({ head }: CsvTable, mapping: wire.CsvMapping): readonly number[] => {
  const names = new Set(wire.columnsOf(mapping))
  return head.flatMap((name, at) => (names.has(name) ? [] : [at]))
}

/** Heads of columns of currencies. */
export const CURRENCY_HEAD =
  /^((account|transaction) )?(currency( code)?|ccy|curr?\.?|währung|waehrung|devise|monnaie|moneda|moeda|valuta|munt|muntsoort|waluta|币种|幣別|幣種|通貨|货币)$/i

/** The rows whose money is of another currency than the source's, by a column that the source does not name. */
export const foreignIn = (
  table: CsvTable,
  { mapping, currency }: { readonly mapping: wire.CsvMapping; readonly currency: string },
): readonly { readonly row: Row; readonly head: string; readonly said: string }[] => {
  if (mapping.currency !== undefined) return []
  const columns = unnamed(table, mapping).filter(at => CURRENCY_HEAD.test(table.head[at] ?? ''))
  return columns.flatMap(at =>
    table.rows.flatMap(row => {
      const said = (row.cells[at] ?? '').trim()
      return said === '' || said.toUpperCase() === currency ? [] : [{ row, head: table.head[at] ?? '', said }]
    }),
  )
}
