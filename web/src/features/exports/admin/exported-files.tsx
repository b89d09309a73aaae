import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '../../../parts/column.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { ExportActs } from './export-acts.tsx'
import { ExportState } from './export-state.tsx'
import './exports.css'
import { exportsQuery } from './queries.ts'
import { Schedules } from './schedules.tsx'

/** An administrator's own exports: lists of more than 10,000 rows as CSV files, and how far each is made. */
export function ExportedFiles() {
  const { t } = useLingui()
  return (
    <Page title={t`Exported files`}>
      <div className="stack gap-16">
        <p className="quiet m-0">
          {t`A list of more than 10,000 rows that you save as CSV is made here. Only you can save the file; it is kept for 7 days, and it is noted when you save it.`}
        </p>
        <Files />
        <Schedules />
      </div>
    </Page>
  )
}

function Files() {
  const { t } = useLingui()
  const query = useQuery(exportsQuery)
  const columns = useColumns()
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton width="100%" />
  if (query.data.length === 0)
    return (
      <Panel>
        <EmptyState title={t`No exported files`}>
          {t`Open a list, set its filter and choose “Save as CSV”. Up to 10,000 rows are saved at once; more are made here.`}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel inset="flush">
      <RowsTable caption={t`Exported files`} rows={query.data} columns={columns} rowKey={({ id }) => id} />
    </Panel>
  )
}

function useColumns(): Column<wire.ExportRecord>[] {
  const { t } = useLingui()
  return [
    {
      key: 'file',
      head: t`File`,
      cell: ({ file_name }) => <span className="exported-name">{file_name}</span>,
    },
    { key: 'asked', head: t`Asked`, cell: ({ created_date }) => <UtcTime at={created_date} isQuiet /> },
    { key: 'state', head: t`State`, cell: row => <ExportState row={row} /> },
    {
      key: 'acts',
      head: <span className="sr">{t`Actions`}</span>,
      align: 'end',
      cell: row => <ExportActs row={row} />,
    },
  ]
}
