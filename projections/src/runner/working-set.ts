import type { Change, Key, Row, Value } from './projection.ts'
import { fromUnits, toUnits } from './units.ts'

/** What stands to be written for one row, after folding every change made to it. */
export type Entry =
  | { readonly op: 'insert'; readonly row: Row }
  | { readonly op: 'put'; readonly row: Row }
  | { readonly op: 'patch'; readonly key: Row; readonly set: Row }
  | { readonly op: 'add'; readonly key: Row; readonly units: Record<string, bigint> }
  | { readonly op: 'remove'; readonly key: Row }

type Tables = Readonly<Record<string, readonly string[]>>

/**
 * The changes of a batch, folded so that each row is written once. Pure bookkeeping, no database: it also runs the
 * projections' unit tests.
 */
export class WorkingSet {
  readonly #keys: Tables
  readonly #entries = new Map<string, Map<string, Entry>>()
  readonly #read = new Map<string, Map<string, Row | undefined>>()
  #size = 0

  constructor(tables: Tables) {
    this.#keys = tables
    for (const table of Object.keys(tables)) this.#entries.set(table, new Map())
  }

  /** How many rows stand to be written. */
  get size(): number {
    return this.#size
  }

  entriesOf(table: string): Iterable<Entry> {
    return this.#of(table).values()
  }

  apply(change: Change): void {
    const entries = this.#of(change.table)
    const id = this.#idOf(change.table, 'row' in change ? change.row : change.key)
    const before = entries.get(id)
    const after = before ? merge(before, change) : begin(change)
    if (after) entries.set(id, after)
    else entries.delete(id)
    this.#size += (after ? 1 : 0) - (before ? 1 : 0)
  }

  /** Whether the row was brought in by `remember` before. */
  knows({ table, key }: Key): boolean {
    return this.#read.get(table)?.has(this.#idOf(table, key)) ?? false
  }

  /** Keeps a row as the database has it (nothing when it is not there), for `find`. */
  remember({ table, key }: Key, row: Row | undefined): this {
    const rows = this.#read.get(table) ?? new Map<string, Row | undefined>()
    this.#read.set(table, rows.set(this.#idOf(table, key), row))
    return this
  }

  /** The row as the changes so far leave it. */
  find(table: string, key: Row): Row | undefined {
    const entry = this.#of(table).get(this.#idOf(table, key))
    if (entry?.op === 'insert' || entry?.op === 'put') return entry.row
    if (entry?.op === 'remove') return undefined
    if (!this.knows({ table, key }))
      throw new Error(`${table}: a row was looked for that \`reads\` does not name`)
    const stored = this.#read.get(table)?.get(this.#idOf(table, key))
    if (!entry) return stored
    return entry.op === 'patch'
      ? { ...stored, ...entry.set }
      : added({ ...entry.key, ...stored }, entry.units)
  }

  #of(table: string): Map<string, Entry> {
    const entries = this.#entries.get(table)
    if (!entries) throw new Error(`${table} is not a table of this projection`)
    return entries
  }

  #idOf(table: string, row: Row): string {
    const columns = this.#keys[table] ?? []
    if (columns.length === 1) return keyPart(row, columns[0] as string)
    let id = ''
    for (const column of columns) id += `${keyPart(row, column)}\u0000`
    return id
  }
}

const keyPart = (row: Row, column: string): string => {
  const value = row[column]
  if (value === undefined || value === null)
    throw new Error(`a row has no ${column}, which is part of its key`)
  return String(value)
}

const begin = (change: Change): Entry => {
  switch (change.op) {
    case 'insert':
    case 'put':
      return { op: change.op, row: change.row }
    case 'add':
      return { op: 'add', key: change.key, units: plus({}, change.amounts) }
    default:
      return change
  }
}

/** One row, changed again. Nothing is left to do when a row made in this batch is removed in it. */
const merge = (before: Entry, change: Change): Entry | undefined => {
  if (change.op === 'put') return { op: before.op === 'insert' ? 'insert' : 'put', row: change.row }
  if (change.op === 'remove') return before.op === 'insert' ? undefined : change
  if (change.op === 'patch' && (before.op === 'insert' || before.op === 'put'))
    return { op: before.op, row: { ...before.row, ...change.set } }
  if (change.op === 'patch' && before.op === 'patch')
    return { ...before, set: { ...before.set, ...change.set } }
  if (change.op === 'add' && before.op === 'add') {
    plus(before.units, change.amounts)
    return before
  }
  if (change.op === 'insert' && before.op === 'remove') return { op: 'put', row: change.row }
  throw new Error(`${change.table}: ${change.op} cannot follow ${before.op}`)
}

const plus = (units: Record<string, bigint>, amounts: Readonly<Record<string, string>>) => {
  for (const column in amounts) units[column] = (units[column] ?? 0n) + toUnits(amounts[column] as string)
  return units
}

const added = (row: Row, units: Readonly<Record<string, bigint>>): Row => {
  const sums: Record<string, Value> = { ...row }
  for (const column in units)
    sums[column] = fromUnits(toUnits(String(row[column] ?? '0')) + (units[column] ?? 0n))
  return sums
}
