import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { usePeriodColumns } from './period-columns.tsx'
import { periodsQuery } from './queries.ts'

/** The months of the books: closed ones, with what came too late for them, and those that are still open. */
export function Periods() {
  const { t } = useLingui()
  const query = useQuery(periodsQuery)
  return (
    <Page title={t`Months of the books`}>
      <p className="lead mb-16">
        {t`A closed month keeps its trial balance for good. A later entry that belongs to it is marked and changes none of its figures.`}
      </p>
      <Panel title={t`Months (UTC)`} inset="flush">
        {query.data ? <Months rows={query.data} /> : <WaitingInside query={query} />}
      </Panel>
    </Page>
  )
}

function Months({ rows }: { rows: readonly wire.Period[] }) {
  const { t } = useLingui()
  const columns = usePeriodColumns()
  if (rows.length === 0) return <EmptyState title={t`No money has moved yet.`} />
  return <RowsTable caption={t`Months (UTC)`} rows={rows} columns={columns} rowKey={({ month }) => month} />
}
