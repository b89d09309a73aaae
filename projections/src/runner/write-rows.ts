import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Projection, Row, Value } from './projection.ts'
import { arrayLiteral, type Statement } from './statement.ts'
import { fromUnits } from './units.ts'
import { Unprojectable } from './unprojectable.ts'
import type { Entry, WorkingSet } from './working-set.ts'

/** From this many new rows on, COPY is faster than an insert. */
const COPY_FROM_ROWS = 500

/** Target of rows: a table in a schema, its key, and the SQL types of its columns. */
type Target = {
  readonly name: string
  readonly key: readonly string[]
  readonly types: Readonly<Record<string, string>>
}

/** Writes a working set into the tables of a schema with a few statements a table, inside the caller's transaction. */
export const writeRows = async (
  client: PoolClient,
  projection: Projection,
  schema: string,
  rows: WorkingSet,
): Promise<void> => {
  for (const { target, group } of await groupsOf(client, projection, schema, rows))
    if (group.op === 'insert' && group.rows.length >= COPY_FROM_ROWS) await copyIn(client, target, group)
    else {
      const { text, values } = writeOf(target, group)
      const { rowCount } = await client.query(text, [...values])
      if (group.op === 'patch' && rowCount !== group.rows.length)
        throw new Unprojectable(`${target.name}: a row to be changed is not there`)
    }
}

/** The statements that write a working set, in their order. They fail when a row to be changed is not there. */
export const writesOf = async (
  client: PoolClient,
  projection: Projection,
  schema: string,
  rows: WorkingSet,
): Promise<readonly Statement[]> =>
  (await groupsOf(client, projection, schema, rows)).map(({ target, group }) => {
    const write = writeOf(target, group)
    return group.op === 'patch' ? checked(write, group.rows.length) : write
  })

/** Divides by zero where other rows than so many are written: a fault of the event's, as any row that PostgreSQL refuses. */
const checked = ({ text, values }: Statement, rows: number): Statement => ({
  text: `with written as (${text} returning 1) select 1 / (count(*) = $${values.length + 1}::int)::int from written`,
  values: [...values, String(rows)],
})

const groupsOf = async (
  client: PoolClient,
  projection: Projection,
  schema: string,
  rows: WorkingSet,
): Promise<readonly { readonly target: Target; readonly group: Group }[]> => {
  const all: { target: Target; group: Group }[] = []
  for (const [table, key] of Object.entries(projection.tables)) {
    const groups = groupByShape(rows.entriesOf(table))
    if (groups.length === 0) continue
    const types = await typesOf(client, projection, table, schema)
    const target = { name: `${schema}.${table}`, key, types }
    all.push(...groups.map(group => ({ target, group })))
  }
  return all
}

/** Entries that one statement can write: the same change to the same columns. */
type Group = { readonly op: Entry['op']; readonly columns: readonly string[]; readonly rows: Row[] }

const groupByShape = (entries: Iterable<Entry>): readonly Group[] => {
  const groups: Group[] = []
  let last: Group | undefined
  for (const entry of entries) {
    const row = flat(entry)
    // Rows of one kind come in runs, so it is nearly always the group of the row before.
    if (!last || !fits(last, entry.op, row)) {
      last = groups.find(group => fits(group, entry.op, row)) ?? {
        op: entry.op,
        columns: Object.keys(row),
        rows: [],
      }
      if (last.rows.length === 0) groups.push(last)
    }
    last.rows.push(row)
  }
  return groups
}

const fits = (group: Group, op: Entry['op'], row: Row): boolean => {
  if (group.op !== op) return false
  let at = 0
  for (const column in row) if (group.columns[at++] !== column) return false
  return at === group.columns.length
}

const flat = (entry: Entry): Row => {
  if (entry.op === 'insert' || entry.op === 'put') return entry.row
  if (entry.op === 'patch') return { ...entry.key, ...entry.set }
  if (entry.op === 'remove') return entry.key
  const row: Record<string, Value> = { ...entry.key }
  for (const column in entry.units) {
    const units = entry.units[column]
    if (units !== undefined) row[column] = fromUnits(units)
  }
  return row
}

const writeOf = (target: Target, group: Group): Statement => ({
  text: sqlOf[group.op](target, group.columns),
  values: group.columns.map(arrayOf(group)),
})

const arrayOf = (group: Group) => (column: string) => arrayLiteral(group.rows.map(row => row[column] ?? null))

const unnest = ({ types }: Target, columns: readonly string[]) =>
  `unnest(${columns.map((column, at) => `$${at + 1}::${types[column]}[]`).join()}) as n(${columns.join()})`

const insertFrom = (target: Target, columns: readonly string[]) =>
  `insert into ${target.name} as t (${columns.join()}) select ${columns.join()} from ${unnest(target, columns)}`

const rest = (target: Target, columns: readonly string[]) =>
  columns.filter(column => !target.key.includes(column))

const sameRow = ({ key }: Target) => key.map(column => `t.${column} = n.${column}`).join(' and ')

const onConflict = (target: Target, columns: readonly string[], to: (column: string) => string) => {
  const others = rest(target, columns)
  const action = others.length
    ? `update set ${others.map(column => `${column} = ${to(column)}`).join()}`
    : 'nothing'
  return `${insertFrom(target, columns)} on conflict (${target.key.join()}) do ${action}`
}

const sqlOf: Record<Entry['op'], (target: Target, columns: readonly string[]) => string> = {
  insert: insertFrom,
  put: (target, columns) => onConflict(target, columns, column => `excluded.${column}`),
  add: (target, columns) => onConflict(target, columns, column => `t.${column} + excluded.${column}`),
  patch: (target, columns) =>
    `update ${target.name} t set ${rest(target, columns)
      .map(column => `${column} = n.${column}`)
      .join()}
     from ${unnest(target, columns)} where ${sameRow(target)}`,
  remove: (target, columns) =>
    `delete from ${target.name} t using ${unnest(target, columns)} where ${sameRow(target)}`,
}

const copyIn = (client: PoolClient, target: Target, { columns, rows }: Group): Promise<void> =>
  pipeline(
    Readable.from(copyChunks(columns, rows)),
    client.query(copyFrom(`copy ${target.name} (${columns.join()}) from stdin`)),
  )

/** COPY's text form, a thousand rows at a time. */
function* copyChunks(columns: readonly string[], rows: readonly Row[]): Generator<string> {
  for (let start = 0; start < rows.length; start += 1000) {
    let chunk = ''
    for (const row of rows.slice(start, start + 1000)) chunk += copyLine(columns, row)
    yield chunk
  }
}

const copyLine = (columns: readonly string[], row: Row): string => {
  let line = ''
  for (const column of columns) line += `${copyField(row[column])}\t`
  return `${line.slice(0, -1)}\n`
}

const copyEscapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const copyField = (value: Value | undefined): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, sign => copyEscapes[sign] ?? sign) : value
}

const known = new Map<string, Readonly<Record<string, string>>>()

/** Column types from PostgreSQL itself, so that `table.sql` is the only place that names them. */
const typesOf = async (client: PoolClient, { name, version }: Projection, table: string, schema: string) => {
  const id = `${name} ${version} ${table}`
  const types = known.get(id) ?? (await readTypes(client, `${schema}.${table}`))
  known.set(id, types)
  return types
}

const readTypes = async (client: PoolClient, table: string): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}
