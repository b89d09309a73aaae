import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { groupWhole, isZero } from '../../../i18n/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { usePocketWords } from '../../../platform/events/admin/event-words.ts'
import { stepQuery } from './history-queries.ts'
import { changesBetween, type PocketChange } from './replay.ts'

type Point = { step: number; balances: readonly wire.PocketBalance[] }

type BalancesThenProps = {
  uid: string
  then: Point
  now: readonly wire.PocketBalance[]
  /** The step to compare with; with the balances of now where there is none. */
  compare: number | undefined
}

/** The member's balances after an event, beside those of now or of another event, and what happened between the two. */
export function BalancesThen({ uid, then, now, compare }: BalancesThenProps) {
  const { t } = useLingui()
  const held = useQuery({ ...stepQuery(uid, { step: compare }), enabled: compare !== undefined })
  const count = counted(then.step)
  if (compare === undefined)
    return (
      <Changes
        title={t`Balances as of event ${count}`}
        heads={{ before: t`As of event ${count}`, change: t`Since then`, after: t`Now` }}
        rows={changesBetween(then.balances, now)}
      />
    )
  if (!held.data)
    return (
      <Panel>
        {held.isError ? (
          <ErrorState error={held.error} onRetry={() => void held.refetch()} />
        ) : (
          <Skeleton width="60%" />
        )}
      </Panel>
    )
  const [earlier, later] = [held.data, then].sort((one, other) => one.step - other.step) as [Point, Point]
  const asOf = (count: string) => t`As of event ${count}`
  const [from, to] = [counted(earlier.step), counted(later.step)]
  return (
    <Changes
      title={t`Balances as of events ${from} and ${to}`}
      heads={{ before: asOf(from), change: t`Difference`, after: asOf(to) }}
      rows={changesBetween(earlier.balances, later.balances)}
    />
  )
}

const counted = (step: number) => groupWhole(String(step))

type ChangesProps = {
  title: string
  heads: Readonly<Record<'before' | 'change' | 'after', string>>
  rows: readonly PocketChange[]
}

function Changes({ title, heads, rows }: ChangesProps) {
  const { t } = useLingui()
  const columns = useColumns(heads)
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <p className="quiet">{t`No money has moved yet.`}</p>
      </Panel>
    )
  return (
    <Panel title={title} inset="flush">
      <RowsTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ currency, pocket }) => `${currency} ${pocket}`}
      />
    </Panel>
  )
}

function useColumns({ before, change, after }: ChangesProps['heads']): Column<PocketChange>[] {
  const { t } = useLingui()
  const pocketWords = usePocketWords()
  return [
    {
      key: 'account',
      head: t`Account`,
      cell: ({ currency, pocket }) => `${currency} ${pocketWords(pocket)}`,
    },
    {
      key: 'before',
      head: before,
      align: 'end',
      cell: row => <Money amount={row.before} currency={row.currency} size="sm" exact isStrong />,
    },
    {
      key: 'change',
      head: change,
      align: 'end',
      cell: row =>
        isZero(row.change) ? (
          <span className="quiet">–</span>
        ) : (
          <Money amount={row.change} currency={row.currency} size="sm" kind="flow" exact />
        ),
    },
    {
      key: 'after',
      head: after,
      align: 'end',
      cell: row => <Money amount={row.after} currency={row.currency} size="sm" exact />,
    },
  ]
}
