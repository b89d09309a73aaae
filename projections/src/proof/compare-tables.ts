import type { PoolClient } from 'pg'
import { schemaOf } from '../runner/checkpoint.ts'
import type { Projection } from '../runner/projection.ts'
import { type Difference, rowDifference } from './difference.ts'
import { fingerprintSql } from './fingerprint.ts'

/** A check compares the live tables with those that it has made itself. Each is read in a transaction of its own. */
export type Side = { readonly client: PoolClient; readonly generation: 'live' | 'check' }

/** Rows that differ, and how many there are besides those that are named. */
export type Found = {
  readonly rows: number
  /** Of each live table, as it was compared. */
  readonly prints: readonly TablePrint[]
  readonly differences: readonly Difference[]
  readonly more: number
}

/** Rows are compared in so many parts; only parts that differ are read. Three hexadecimal digits of a key's hash. */
const PART_DIGITS = 3
/** So many parts are looked into, and so many rows are named. */
const MOST = 20

/** A table's rows by one number, and what to ask for to see whether they are the same still. */
export type TablePrint = { readonly sql: string; readonly print: string }

type Table = { readonly name: string; readonly key: string; readonly columns: readonly Column[] }
type Column = { readonly name: string; readonly type: string }

/** Compares every row of a read model in both generations, column by column. Both have to stand at the same event. */
export const compareTables = async (live: Side, check: Side, projection: Projection): Promise<Found> => {
  const differences: Difference[] = []
  const prints: TablePrint[] = []
  let [rows, more] = [0, 0]
  for (const [name, keys] of Object.entries(projection.tables)) {
    const key = keys.map(column => `${column}::text`).join(` || ' ' || `)
    const table = { name, key, columns: await columnsOf(check.client, name) }
    const [shown, made] = [await partsOf(live, table), await partsOf(check, table)]
    for (const { n } of shown.values()) rows += n
    prints.push({ sql: printSql(table), print: sumOf([...shown.values()]) })
    const wrong = [...new Set([...shown.keys(), ...made.keys()])].filter(
      part => shown.get(part)?.print !== made.get(part)?.print,
    )
    const found = await lookInto([live, check], table, wrong.slice(0, MOST))
    differences.push(...found.map(each => nameTable(projection, table, each)))
    more += Math.max(0, wrong.length - MOST)
  }
  return {
    rows,
    prints,
    differences: differences.slice(0, MOST),
    more: more + Math.max(0, differences.length - MOST),
  }
}

/** The columns as `table.sql` has them, by name. */
const columnsOf = async (client: PoolClient, table: string): Promise<readonly Column[]> =>
  (
    await client.query<Column>(
      `select quote_ident(attname) as name, format_type(atttypid, null) as type from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attname`,
      [`${schemaOf.check}.${table}`],
    )
  ).rows

/** A column's value as text: of numbers the value alone, for 1.50 is 1.5. */
const textOf = ({ name, type }: Column): string =>
  type === 'numeric' ? `trim_scale(${name})::text` : `${name}::text`

const partOf = ({ key }: Table): string =>
  `left(encode(sha256(convert_to(${key}, 'UTF8')), 'hex'), ${PART_DIGITS})`

type Part = { readonly print: string; readonly n: number }

const rowOf = ({ columns }: Table): string => `row(${columns.map(textOf).join()})::text`

const printSql = (table: Table): string =>
  `(select ${fingerprintSql(rowOf(table))} from ${schemaOf.live}.${table.name})`

const sumOf = (parts: readonly Part[]): string =>
  parts.reduce((sum, { print }) => sum + BigInt(print), 0n).toString()

const partsOf = async ({ client, generation }: Side, table: Table): Promise<ReadonlyMap<string, Part>> => {
  const { rows } = await client.query<Part & { part: string }>(
    `select ${partOf(table)} as part, ${fingerprintSql(rowOf(table))} as print, count(*)::int as n
     from ${schemaOf[generation]}.${table.name} group by 1`,
  )
  return new Map(rows.map(({ part, ...found }) => [part, found]))
}

type Shown = Readonly<Record<string, string | null>>
type Misfit = { readonly key: string; readonly log: Shown | undefined; readonly shown: Shown | undefined }

const lookInto = async (
  [live, check]: readonly [Side, Side],
  table: Table,
  parts: readonly string[],
): Promise<readonly Misfit[]> => {
  if (parts.length === 0) return []
  const [shown, made] = [await rowsOf(live, table, parts), await rowsOf(check, table, parts)]
  return [...new Set([...shown.keys(), ...made.keys()])]
    .sort()
    .map(key => ({ key, log: made.get(key), shown: shown.get(key) }))
    .filter(({ log, shown }) => JSON.stringify(log) !== JSON.stringify(shown))
}

const rowsOf = async ({ client, generation }: Side, table: Table, parts: readonly string[]) => {
  const columns = table.columns.map(column => `${textOf(column)} as ${column.name}`).join()
  const { rows } = await client.query<{ key: string; row: Shown }>(
    `select ${table.key} as key, (select to_json(r) from (select ${columns}) r) as row
     from ${schemaOf[generation]}.${table.name} where ${partOf(table)} = any ($1)`,
    [parts],
  )
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** A read model of several tables names which one it is. */
const nameTable = ({ name, tables }: Projection, table: Table, { key, log, shown }: Misfit): Difference => {
  const place = Object.keys(tables).length > 1 ? `${table.name} ${key}` : key
  const fields = Object.keys(log ?? shown ?? {}).filter(field => log?.[field] !== shown?.[field])
  const isThere = log !== undefined && shown !== undefined
  return rowDifference(name, place, {
    field: isThere ? fields.join(', ') : null,
    log: log ? valuesOf(log, fields) : null,
    shown: shown ? valuesOf(shown, fields) : null,
  })
}

/** Long texts are cut: the place is what matters. */
const MOST_LETTERS = 200

const valuesOf = (row: Shown, fields: readonly string[]): string =>
  fields
    .map(field => row[field] ?? 'null')
    .join(', ')
    .slice(0, MOST_LETTERS)
