import { useLingui } from '@lingui/react/macro'
import type { Column } from './column.ts'
import { clockText } from './time.ts'

/** Column of the time of day, for rows that are grouped by day. `when` is the row's instant. */
export function useTimeColumn<Row>(when: (row: Row) => string): Column<Row> {
  const { t } = useLingui()
  return {
    key: 'time',
    head: t`Time`,
    width: 76,
    cell: row => <span className="figures quiet">{clockText(when(row))}</span>,
  }
}
