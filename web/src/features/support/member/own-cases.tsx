import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { instantText } from '../../../i18n/time.ts'
import { List } from '../../../parts/list.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ownSupportQuery } from './queries.ts'
import { SupportState } from './support-state.tsx'

/** The member's own cases of customer service, the last written in first. */
export function OwnCases() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery(ownSupportQuery(page))
  return (
    <Panel title={t`Your questions`} inset="flush">
      <List
        query={query}
        columns={[
          {
            key: 'subject',
            head: t`Subject`,
            cell: row => (
              <Link to="/csr" search={{ case: row.id }}>
                {row.subject}
              </Link>
            ),
          },
          { key: 'updated', head: t`Last message`, cell: row => instantText(row.updated_date) },
          { key: 'state', head: t`State`, align: 'end', cell: row => <SupportState status={row.status} /> },
        ]}
        rowKey={row => row.id}
        empty={
          <EmptyState
            title={t`No question yet`}
          >{t`Your messages to us appear here with our answers.`}</EmptyState>
        }
        page={page}
        onPage={setPage}
        isFiltered={false}
        onClear={() => setPage(1)}
        caption={t`Your questions`}
      />
    </Panel>
  )
}
