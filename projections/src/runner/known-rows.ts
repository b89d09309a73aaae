import type { Key, Row } from './projection.ts'
import type { WorkingSet } from './working-set.ts'

/** How many rows are kept at least, where there are so many; at most twice as many. */
const KEEP_AT_LEAST = 40_000

type Rows = Map<string, Row | undefined>

/**
 * Rows as the windows of a rebuild have left them, so that they need not be read back for the next. Only of tables that
 * projections look at, and only where no other process changes them. When it begins with empty tables, it also knows which rows
 * are absent, for as long as it has not had to forget any.
 */
export class KnownRows {
  /** The tables that are looked at, and whether all of their rows are known. */
  readonly #tables = new Map<string, boolean>()
  readonly #keepAtLeast: number
  #knowsAll: boolean
  /** Two generations: the older is forgotten as a whole. */
  #older: Rows = new Map()
  #newer: Rows = new Map()

  constructor({ fromEmpty, keepAtLeast = KEEP_AT_LEAST }: { fromEmpty: boolean; keepAtLeast?: number }) {
    this.#knowsAll = fromEmpty
    this.#keepAtLeast = keepAtLeast
  }

  /** Brings in the rows it knows (nothing for one that is not there); answers with the keys it knows nothing of. */
  tell(keys: readonly Key[], rows: WorkingSet): readonly Key[] {
    return keys.filter(key => {
      const id = idOf(key.table, rows.idOf(key))
      const from = this.#newer.has(id) ? this.#newer : this.#older
      const isKnown = from.has(id) || this.#knowsAllOf(key.table)
      if (isKnown) rows.remember(key, from.get(id))
      return !isKnown
    })
  }

  /** Takes over the rows as a window leaves them. A row that the window changed without knowing the rest of it is forgotten. */
  takeOver(rows: WorkingSet): void {
    for (const table of this.#tables.keys())
      for (const { id, isTold, row } of rows.left(table))
        if (isTold) this.#keep(idOf(table, id), row)
        else this.#forget(table, id)
    // Rows that no window has looked at have not been taken over.
    this.#knowsAll = false
  }

  #knowsAllOf(table: string): boolean {
    const known = this.#tables.get(table) ?? this.#knowsAll
    this.#tables.set(table, known)
    return known
  }

  #keep(id: string, row: Row | undefined): void {
    if (this.#newer.size >= this.#keepAtLeast && !this.#newer.has(id)) {
      if (this.#older.size > 0) for (const table of this.#tables.keys()) this.#tables.set(table, false)
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(id, row)
  }

  #forget(table: string, id: string): void {
    this.#newer.delete(idOf(table, id))
    this.#older.delete(idOf(table, id))
    this.#tables.set(table, false)
  }
}

const idOf = (table: string, id: string): string => `${table} ${id}`
