import { useLingui } from '@lingui/react/macro'
import { ClockTime } from './clock-time.tsx'
import type { Column } from './column.ts'

/** Column of the time of day, for rows that are grouped by day. `when` is the row's instant. */
export function useTimeColumn<Row>(when: (row: Row) => string): Column<Row> {
  const { t } = useLingui()
  return {
    key: 'time',
    head: t`Time`,
    width: 76,
    cell: row => <ClockTime at={when(row)} />,
  }
}
