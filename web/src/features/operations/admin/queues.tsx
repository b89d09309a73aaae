import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { FailedRuns } from './failed-runs.tsx'
import { OperationsPage } from './operations-page.tsx'
import { workQuery } from './queries.ts'
import { useCount } from './use-group-words.ts'

type Job = wire.WorkRecord['jobs'][number]
type Queue = wire.WorkRecord['queues'][number]

/** The queues of jobs, and the last run of each periodic job. */
export function Queues() {
  const query = useQuery(workQuery)
  return (
    <OperationsPage>
      {query.data ? (
        <>
          <QueueTable queues={query.data.queues} />
          <FailedRuns runs={query.data.failed} />
          <JobTable jobs={query.data.jobs} />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </OperationsPage>
  )
}

function QueueTable({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui()
  const count = useCount()
  const figure = (key: 'waiting' | 'active' | 'delayed' | 'failed', head: string) => ({
    key,
    head,
    align: 'end' as const,
    cell: (row: Queue) => <span className="figures">{count(row[key])}</span>,
  })
  return (
    <Panel title={t`Queues`} inset="flush">
      {queues.length === 0 ? (
        <EmptyState title={t`The workers have said nothing yet`} />
      ) : (
        <RowsTable
          caption={t`Queues`}
          rows={queues}
          rowKey={({ queue }) => queue}
          columns={[
            { key: 'queue', head: t`Queue`, cell: ({ queue }) => <span className="mono">{queue}</span> },
            figure('waiting', t({ message: 'Waiting', context: 'queue' })),
            figure('active', t`Under way`),
            figure('delayed', t`Due later`),
            figure('failed', t`Failed`),
            {
              key: 'at',
              head: t`Counted`,
              align: 'end',
              cell: ({ noted_date }) => <UtcTime at={noted_date} isQuiet />,
            },
          ]}
        />
      )}
    </Panel>
  )
}

function JobTable({ jobs }: { jobs: readonly Job[] }) {
  const { t, i18n } = useLingui()
  const count = useCount()
  return (
    <Panel title={t`Periodic jobs`} inset="flush">
      <RowsTable
        caption={t`Periodic jobs`}
        rows={jobs}
        rowKey={({ job }) => job}
        columns={[
          { key: 'job', head: t`Job`, cell: ({ job }) => <span className="mono">{job}</span> },
          {
            key: 'ran',
            head: t`Last run`,
            cell: ({ ran_date }) => <UtcTime at={ran_date} />,
          },
          {
            key: 'took',
            head: t`Took`,
            align: 'end',
            cell: ({ took_ms }) => (
              <span className="figures">
                {i18n.number(Math.ceil(took_ms), {
                  style: 'unit',
                  unit: 'millisecond',
                  unitDisplay: 'narrow',
                })}
              </span>
            ),
          },
          {
            key: 'runs',
            head: t`Runs`,
            align: 'end',
            cell: ({ runs }) => <span className="figures">{count(runs)}</span>,
          },
          { key: 'failed', head: t`Last failure`, cell: job => <LastFailure job={job} /> },
        ]}
      />
    </Panel>
  )
}

function LastFailure({ job: { failures, failed_date, error } }: { job: Job }) {
  const { t } = useLingui()
  const count = useCount()
  if (failures === 0 && !error) return <Status state="settled">{t`None`}</Status>
  return (
    <>
      <Status state="wrong">{count(failures)}</Status> {failed_date && <UtcTime at={failed_date} isQuiet />}
      {error && <div className="parked-error">{error}</div>}
    </>
  )
}
