import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { Age, UtcTime } from '../../../parts/utc-time.tsx'

type Process = wire.ProcessRecord

const STORES = { postgresql: 'PostgreSQL', eventstoredb: 'EventStoreDB', redis: 'Redis' } as const

/** The processes that run, each with its build, and which of them is of an older one or silent. */
export function ProcessTable({ processes }: { processes: readonly Process[] }) {
  const { t } = useLingui()
  const title = t`Processes`
  return (
    <Panel title={title} inset="flush">
      {processes.length === 0 ? (
        <EmptyState title={t`No process has said that it runs`} />
      ) : (
        <RowsTable
          caption={title}
          rows={processes}
          rowKey={({ id }) => id}
          columns={[
            { key: 'kind', head: t`Process`, cell: process => <Name process={process} /> },
            { key: 'state', head: t`State`, cell: process => <State process={process} /> },
            { key: 'build', head: t`Build`, cell: process => <Build process={process} /> },
            {
              key: 'migration',
              head: t`Knows migrations to`,
              cell: ({ migration }) => <span className="mono">{migration}</span>,
            },
            {
              key: 'stores',
              head: t`Log and queue`,
              cell: ({ log, queue }) => `${STORES[log]} · ${STORES[queue]}`,
            },
            { key: 'since', head: t`Runs since`, cell: ({ started_date }) => <UtcTime at={started_date} /> },
            {
              key: 'seen',
              head: t`Last seen`,
              align: 'end',
              cell: ({ seen_date }) => <Age since={seen_date} />,
            },
          ]}
        />
      )}
    </Panel>
  )
}

function Name({ process: { kind, id } }: { process: Process }) {
  const { t } = useLingui()
  return (
    <>
      {kind === 'api' ? t`API` : t`Workers`} <span className="mono quiet">{id.slice(0, 8)}</span>
    </>
  )
}

function State({ process: { state } }: { process: Process }) {
  const { t } = useLingui()
  if (state === 'missing') return <Status state="wrong">{t`Silent`}</Status>
  if (state === 'older') return <Status state="waiting">{t`Older build`}</Status>
  return <Status state="settled">{t({ message: 'Runs', context: 'process' })}</Status>
}

function Build({ process: { version, commit } }: { process: Process }) {
  return (
    <>
      <span className="figures">{version}</span>{' '}
      {commit && <span className="mono quiet">{commit.slice(0, 12)}</span>}
    </>
  )
}
