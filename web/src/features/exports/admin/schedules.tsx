import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import type { Column } from '../../../parts/column.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { useIntervalWords } from '../../../parts/use-interval-words.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { ExportState } from './export-state.tsx'
import { schedulesQuery, stopSchedule } from './queries.ts'

/** An administrator's scheduled exports: how the last file of each went, when the next is due, and how to stop it. */
export function Schedules() {
  const { t } = useLingui()
  const query = useQuery(schedulesQuery)
  const columns = useColumns()
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton width="100%" />
  return (
    <Panel title={t`Scheduled exports`} inset="flush">
      {query.data.length === 0 ? (
        <EmptyState title={t`No scheduled exports`}>
          {t`Open a list, set its filter and choose “Export by schedule”.`}
        </EmptyState>
      ) : (
        <RowsTable
          caption={t`Scheduled exports`}
          rows={query.data}
          columns={columns}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  )
}

function useColumns(): Column<wire.ScheduledExport>[] {
  const { t } = useLingui()
  const every = useIntervalWords()
  return [
    { key: 'name', head: t`Name`, cell: row => row.name },
    { key: 'every', head: t`How often`, cell: row => every[row.every] },
    {
      key: 'rows',
      head: t`Rows`,
      cell: ({ of_period }) => (of_period === 1 ? t`Of the period that has ended` : t`All`),
    },
    {
      key: 'last',
      head: t`Last run`,
      cell: ({ last }) =>
        last ? (
          <span className="export-state">
            <UtcTime at={last.created_date} isQuiet />
            <ExportState row={last} />
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'next',
      head: t`Next run`,
      cell: ({ next_date }) =>
        next_date ? (
          <UtcTime at={next_date} isQuiet />
        ) : (
          <Status state="wrong">{t`Stopped: your role may not read this list`}</Status>
        ),
    },
    {
      key: 'acts',
      head: <span className="sr">{t`Actions`}</span>,
      align: 'end',
      cell: row => <Stop row={row} />,
    },
  ]
}

function Stop({ row: { id, name } }: { row: wire.ScheduledExport }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const stop = useMutation({
    mutationFn: stopSchedule,
    onSuccess: async () => {
      announce(t`The schedule is stopped.`)
      await queries.invalidateQueries(schedulesQuery)
    },
  })
  return (
    <>
      <Button variant="default" size="xs" aria-label={t`Stop ${name}`} onClick={() => setAsking(true)}>
        {t`Stop`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Stop ${name}?`}
        confirmLabel={t`Stop the schedule`}
        onConfirm={() => stop.mutate({ id })}
        onCancel={() => setAsking(false)}
        isBusy={stop.isPending}
      >
        <p>{t`No further file is made. Those that are made stay until they expire.`}</p>
        <ProblemNotice of={stop.error} />
      </Confirm>
    </>
  )
}
