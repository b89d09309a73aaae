import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Money } from '../../../parts/money.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { unitOf, useCount, useGroupWords, useSumWords } from './use-group-words.ts'

type Difference = wire.Comparison['differences'][number]
type Line = {
  readonly key: string
  readonly group: Difference['of']
  readonly column: string
  readonly live: string | undefined
  readonly next: string | undefined
}

const linesOf = ({ table, of, live, next }: Difference): readonly Line[] => {
  const columns = Object.keys(live ?? next ?? {}).filter(name => live?.[name] !== next?.[name])
  const key = `${table} ${Object.values(of).join(' ')}`
  return columns.map(column => ({
    key: `${key} ${column}`,
    group: of,
    column,
    live: live?.[column],
    next: next?.[column],
  }))
}

/** Differences in money between a rebuild and the live read model, account by account. */
export function ComparisonTable({ comparison }: { comparison: wire.Comparison }) {
  const { t } = useLingui()
  const groupWords = useGroupWords()
  const sumWords = useSumWords()
  const sum = (amount: string | undefined, { group }: Line) =>
    amount === undefined ? (
      <span className="quiet">{t`not there`}</span>
    ) : (
      <Money amount={amount} currency={unitOf(group)} size="sm" exact />
    )
  return (
    <RowsTable
      caption={t`Where the money differs`}
      rows={comparison.differences.flatMap(linesOf)}
      rowKey={line => line.key}
      columns={[
        { key: 'group', head: t`Account`, cell: line => groupWords(line.group) },
        { key: 'column', head: t`Sum`, cell: line => sumWords(line.column) },
        { key: 'live', head: t`Live`, align: 'end', cell: line => sum(line.live, line) },
        { key: 'next', head: t`Rebuilt`, align: 'end', cell: line => sum(line.next, line) },
      ]}
    />
  )
}

/** How many rows the tables have, where the two have another number of them, or other rows. */
export function RowsThatDiffer({ comparison: { rows } }: { comparison: wire.Comparison }) {
  const { t } = useLingui()
  const count = useCount()
  const counted = rows.filter(({ live, next }) => live !== next)
  const others = rows.filter(({ live, next, differing }) => live === next && differing > 0)
  return (
    <>
      {counted.map(({ table, live, next }) => {
        const [now, then] = [count(live), count(next)]
        return <p key={table}>{t`${table}: ${now} rows live, ${then} rebuilt`}</p>
      })}
      {others.map(({ table, live, differing }) => {
        const [of, all] = [count(differing), count(live)]
        return <p key={table}>{t`${table}: ${of} of ${all} rows differ`}</p>
      })}
    </>
  )
}
