import type { Change, Key, Row, Value } from './projection.ts'
import { fromUnits, toUnits } from './units.ts'

/** The change to be written for one row, after folding every change made to it. */
export type Entry =
  | { readonly op: 'insert'; readonly row: Row }
  | { readonly op: 'put'; readonly row: Row }
  | { readonly op: 'patch'; readonly key: Row; readonly set: Row }
  | { readonly op: 'add'; readonly key: Row; readonly units: Record<string, bigint> }
  | { readonly op: 'remove'; readonly key: Row }

type Table = {
  readonly key: readonly string[]
  readonly entries: Map<string, Entry>
  /** Rows as the database has them, nothing where it has none. */
  readonly stored: Map<string, Row | undefined>
}

/**
 * The changes of a batch, folded so that each row is written once. Pure bookkeeping, no database: it also runs the
 * projections' unit tests.
 */
export class WorkingSet {
  readonly #tables = new Map<string, Table>()
  #size = 0

  constructor(tables: Readonly<Record<string, readonly string[]>>) {
    for (const [name, key] of Object.entries(tables))
      this.#tables.set(name, { key, entries: new Map(), stored: new Map() })
  }

  /** How many rows stand to be written. */
  get size(): number {
    return this.#size
  }

  entriesOf(table: string): Iterable<Entry> {
    return this.#table(table).entries.values()
  }

  apply(change: Change): void {
    const { key, entries } = this.#table(change.table)
    const id = idOf(key, 'row' in change ? change.row : change.key)
    const before = entries.get(id)
    if (before === undefined) {
      entries.set(id, begin(change))
      this.#size++
      return
    }
    const after = merge(before, change)
    if (after === before) return
    if (after) entries.set(id, after)
    else {
      entries.delete(id)
      this.#size--
    }
  }

  /** A row's key as one text, the same in every working set. */
  idOf({ table, key }: Key): string {
    return idOf(this.#table(table).key, key)
  }

  /** Whether the row was brought in by `remember` before. */
  knows(wanted: Key): boolean {
    return this.#table(wanted.table).stored.has(this.idOf(wanted))
  }

  /** Whether the row stands to be written. */
  changes(wanted: Key): boolean {
    return this.#table(wanted.table).entries.has(this.idOf(wanted))
  }

  /** The rows of a table that were looked at or changed, by id; `isTold` where `find` can tell all of the row. */
  *left(table: string): Generator<{ id: string; isTold: boolean; row: Row | undefined }> {
    const { entries, stored } = this.#table(table)
    for (const id of new Set([...stored.keys(), ...entries.keys()])) {
      const op = entries.get(id)?.op
      const isTold = op === 'insert' || op === 'put' || op === 'remove' || stored.has(id)
      yield { id, isTold, row: isTold ? this.#find(table, id) : undefined }
    }
  }

  /** Keeps a row as the database has it (nothing when it is not there), for `find`. */
  remember({ table, key }: Key, row: Row | undefined): this {
    const { key: columns, stored } = this.#table(table)
    stored.set(idOf(columns, key), row)
    return this
  }

  /** The row as the changes so far leave it. */
  find(table: string, key: Row): Row | undefined {
    return this.#find(table, this.idOf({ table, key }))
  }

  #find(table: string, id: string): Row | undefined {
    const { entries, stored } = this.#table(table)
    const entry = entries.get(id)
    if (entry?.op === 'insert' || entry?.op === 'put') return entry.row
    if (entry?.op === 'remove') return undefined
    const row = stored.get(id)
    if (!row && !stored.has(id))
      throw new Error(`${table}: a row was looked for that \`reads\` does not name`)
    if (!entry) return row
    return entry.op === 'patch' ? { ...row, ...entry.set } : added({ ...entry.key, ...row }, entry.units)
  }

  #table(name: string): Table {
    const table = this.#tables.get(name)
    if (!table) throw new Error(`${name} is not a table of this projection`)
    return table
  }
}

const idOf = (columns: readonly string[], row: Row): string => {
  let id: string | undefined
  for (const column of columns) {
    const value = row[column]
    if (value === undefined || value === null)
      throw new Error(`a row has no ${column}, which is part of its key`)
    id = id === undefined ? String(value) : `${id}\u0000${value}`
  }
  return id ?? ''
}

const begin = (change: Change): Entry =>
  change.op === 'add' ? { op: 'add', key: change.key, units: plus({}, change.amounts) } : change

/** One row, changed again. Nothing is left to do when a row made in this batch is removed in it. */
const merge = (before: Entry, change: Change): Entry | undefined => {
  if (change.op === 'put') return before.op === 'insert' ? { op: 'insert', row: change.row } : change
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

const plus = (units: Record<string, bigint>, amounts: Readonly<Partial<Record<string, string>>>) => {
  for (const column in amounts) {
    const amount = amounts[column]
    if (amount !== undefined) units[column] = (units[column] ?? 0n) + toUnits(amount)
  }
  return units
}

const added = (row: Row, units: Readonly<Record<string, bigint>>): Row => {
  const sums: Record<string, Value> = { ...row }
  for (const column in units)
    sums[column] = fromUnits(toUnits(String(row[column] ?? '0')) + (units[column] ?? 0n))
  return sums
}
