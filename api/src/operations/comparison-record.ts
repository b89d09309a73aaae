import type { Comparison } from '@strongroom/projections/runner'
import { Decimal, type wire } from '@strongroom/shared'

type Sums = Comparison['differences'][number]['live']

/** Without the zeros that the columns carry behind the point. */
const plain = (sums: Sums): Record<string, string> | null =>
  sums &&
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, new Decimal(sum ?? 0).toFixed()]))

/** A comparison as operators read it. */
export const comparisonRecord = ({
  equal,
  rows,
  differences,
  differing,
  parkedStreams,
}: Comparison): wire.Comparison => ({
  equal,
  // One that was kept by an earlier version has counted them only.
  rows: rows.map(row => ({ ...row, differing: row.differing ?? 0 })),
  differences: differences.map(({ live, next, ...group }) => ({
    ...group,
    live: plain(live),
    next: plain(next),
  })),
  differing: [...differing],
  parked_streams: parkedStreams,
})
