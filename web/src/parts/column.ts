import type { ReactNode } from 'react'
import type { CallName } from '../client/contract.ts'
import type { Sort } from '../client/list-filter.ts'

/** A column of the list of a call: what stands in its head, and in a row. */
export type Column<Row, N extends CallName = never> = {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  readonly width?: number | string
  /** The name by which the call sorts by this column: readers may then, and its head is their button. */
  readonly sort?: Sort<N>
  /** The cells rise while what it is sorted by falls: the longer a case has waited, the earlier its date. */
  readonly isInverse?: boolean
  /** The column stands only where a reader chooses it. */
  readonly isSpare?: boolean
}
