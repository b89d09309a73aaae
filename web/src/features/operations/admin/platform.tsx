import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { calendarDayText } from '../../../i18n/time.ts'
import { bytesText } from '../../../parts/bytes-text.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { OperationsPage } from './operations-page.tsx'
import { ProcessTable } from './process-table.tsx'
import { platformQuery } from './queries.ts'
import { SealPanel } from './seal-panel.tsx'
import { useCount } from './use-group-words.ts'

/** The processes that run, the log and its seal, and versions. */
export function Platform() {
  const query = useQuery(platformQuery)
  return (
    <OperationsPage>
      {query.data ? (
        <>
          <ProcessTable processes={query.data.processes} />
          {query.data.seal && <SealPanel seal={query.data.seal} />}
          <Growth days={query.data.days} />
          <Versions platform={query.data} />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </OperationsPage>
  )
}

function Growth({ days }: { days: wire.PlatformRecord['days'] }) {
  const { t } = useLingui()
  const count = useCount()
  return (
    <Panel title={t`Growth of the log`} inset="flush">
      <RowsTable
        caption={t`Growth of the log`}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', head: t`Day (UTC)`, cell: ({ day }) => calendarDayText(day) },
          {
            key: 'added',
            head: t`New events`,
            align: 'end',
            cell: ({ added }) => <span className="figures">{count(added)}</span>,
          },
          {
            key: 'events',
            head: t`Events`,
            align: 'end',
            cell: ({ events }) => <span className="figures">{count(events)}</span>,
          },
          {
            key: 'bytes',
            head: t`Size`,
            align: 'end',
            cell: ({ bytes }) => <span className="figures">{bytes === null ? '–' : bytesText(bytes)}</span>,
          },
        ]}
      />
    </Panel>
  )
}

function Versions({ platform }: { platform: wire.PlatformRecord }) {
  const { t } = useLingui()
  const { version, commit, node, database, started_date, migrations } = platform
  const figure = (text: string) => <span className="figures">{text}</span>
  return (
    <Panel title={t`Versions`}>
      <Facts
        rows={[
          {
            label: 'Strongroom',
            value: (
              <>
                {figure(version)} {commit && <span className="mono quiet">{commit.slice(0, 12)}</span>}
              </>
            ),
          },
          { label: 'Node', value: figure(node) },
          { label: 'PostgreSQL', value: figure(database) },
          { label: t`This API process runs since`, value: <UtcTime at={started_date} /> },
          ...migrations.map(({ schemas, name, ran_date }) => ({
            label: t`Last migration of ${{ schemas: schemas.join(', ') }}`,
            value: (
              <>
                <span className="mono">{name}</span> <UtcTime at={ran_date} isQuiet />
              </>
            ),
          })),
        ]}
      />
    </Panel>
  )
}
