import type { PoolClient } from 'pg'
import type { Projection } from './projection.ts'
/** A rebuild beside the live tables, both at the same position. */
export type Comparison = {
  readonly equal: boolean
  readonly rows: readonly {
    readonly table: string
    readonly live: number
    readonly next: number
  }[]
  /** Groups (a wallet, an account) whose money differs: the first twenty of each table. */
  readonly differences: readonly Difference[]
  /** Streams waiting in the rebuild; with any, it is not equal. */
  readonly parkedStreams: number
}
export type Difference = {
  readonly table: string
  /** The group: `{ uid: '100001', currency: 'USD' }`. */
  readonly of: Readonly<Record<string, string>>
  /** Sums in the live tables and in the rebuild, null where the group is not there at all. */
  readonly live: Readonly<Record<string, string>> | null
  readonly next: Readonly<Record<string, string>> | null
}
/** Compares a rebuild with the live tables: rows by table, money by group. Exact, in SQL. */
export declare const compare: (client: PoolClient, projection: Projection) => Promise<Comparison>
