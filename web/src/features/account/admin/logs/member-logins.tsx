import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { List } from '../../../../parts/list.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Place } from '../../../../parts/place.tsx'
import { utcText } from '../../../../parts/time.ts'
import { loginsQuery } from './queries.ts'

/** One member's sign-ins, as administrators see them. */
export function MemberLogins({ uid }: { uid: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery(loginsQuery({ uid, page }))
  return (
    <Panel title={t`Sign-ins`} inset="flush">
      <List
        query={query}
        density="compact"
        columns={[
          {
            key: 'time',
            head: t`Time`,
            width: 190,
            cell: row => <span className="figures quiet">{utcText(row.created_date)}</span>,
          },
          { key: 'place', head: t`From`, cell: row => <Place {...row} /> },
        ]}
        card={row => (
          <>
            <span>
              <Place {...row} />
            </span>
            <span className="figures quiet">{utcText(row.created_date)}</span>
          </>
        )}
        rowKey={row => row.id}
        empty={<EmptyState title={t`No sign-in yet`} />}
        isFiltered={false}
        onClear={() => setPage(1)}
        page={page}
        onPage={setPage}
        caption={t`Sign-ins`}
      />
    </Panel>
  )
}
