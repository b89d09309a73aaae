import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Place } from '../../../parts/place.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { LoginLog } from './logs/login-log.tsx'
import { sessionsQuery } from './member-queries.ts'

/** A member's open sessions, and the sign-ins of a year. */
export function MemberSessions({ uid }: { uid: string }) {
  return (
    <div className="stack">
      <Open uid={uid} />
      {LoginLog.of({ uid })}
    </div>
  )
}

function Open({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(sessionsQuery(uid))
  const title = t`Open sessions`
  const time = (at: string) => <UtcTime at={at} />
  return (
    <Panel title={title} inset="flush">
      {!query.data ? (
        <WaitingInside query={query} />
      ) : query.data.length === 0 ? (
        <EmptyState title={t`No session is open`} />
      ) : (
        <RowsTable
          caption={title}
          rows={query.data}
          rowKey={({ created_date, used_date, ip }) => created_date + used_date + ip}
          columns={[
            {
              key: 'device',
              head: t`Device`,
              cell: ({ browser, system }) =>
                [browser, system].filter(Boolean).join(' · ') || t`Unknown device`,
            },
            { key: 'place', head: t`From`, cell: session => <Place {...session} /> },
            { key: 'since', head: t`Signed in`, cell: ({ created_date }) => time(created_date) },
            { key: 'used', head: t`Last used`, cell: ({ used_date }) => time(used_date) },
          ]}
        />
      )}
    </Panel>
  )
}
