import type { Change, Key, Row } from './projection.ts'
/** What stands to be written for one row, after folding every change made to it. */
export type Entry =
  | {
      readonly op: 'insert'
      readonly row: Row
    }
  | {
      readonly op: 'put'
      readonly row: Row
    }
  | {
      readonly op: 'patch'
      readonly key: Row
      readonly set: Row
    }
  | {
      readonly op: 'add'
      readonly key: Row
      readonly units: Record<string, bigint>
    }
  | {
      readonly op: 'remove'
      readonly key: Row
    }
/**
 * The changes of a batch, folded so that each row is written once. Pure bookkeeping, no database: it also runs the
 * projections' unit tests.
 */
export declare class WorkingSet {
  #private
  constructor(tables: Readonly<Record<string, readonly string[]>>)
  /** How many rows stand to be written. */
  get size(): number
  entriesOf(table: string): Iterable<Entry>
  apply(change: Change): void
  /** Whether the row was brought in by `remember` before. */
  knows({ table, key }: Key): boolean
  /** Keeps a row as the database has it (nothing when it is not there), for `find`. */
  remember({ table, key }: Key, row: Row | undefined): this
  /** The row as the changes so far leave it. */
  find(table: string, key: Row): Row | undefined
}
