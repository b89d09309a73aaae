import type { ReactNode } from 'react'

/** A column of a list: what stands in its head, and in a row. */
export type Column<Row> = {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  readonly width?: number | string
}
