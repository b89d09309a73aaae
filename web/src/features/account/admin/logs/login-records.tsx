import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClockTime } from '../../../../parts/clock-time.tsx'
import { PeriodFilter } from '../../../../parts/filters.tsx'
import { List } from '../../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Place } from '../../../../parts/place.tsx'
import { useTimeColumn } from '../../../../parts/time-column.tsx'
import { RecordTabs } from '../../../../platform/lines/member/record-tabs.tsx'
import { loginsQuery } from './queries.ts'

/** When and from where the member's own account was opened. */
export function LoginRecords() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ListSearch>()
  const query = useQuery(loginsQuery(search))
  const time = useTimeColumn((row: wire.LoginRecord) => row.created_date)
  return (
    <Page title={t`Records`}>
      <RecordTabs />
      <Panel title={t`Sign-ins`} inset="flush">
        <div className="toolbar">
          <PeriodFilter from={search.from} to={search.to} onChange={change} />
          <span className="quiet toolbar-note">
            {t`Kept for a year.`} <Link to="/setting/password">{t`Not you? Change the password`}</Link>
          </span>
        </div>
        <List
          query={query}
          columns={[time, { key: 'place', head: t`From`, cell: row => <Place {...row} /> }]}
          card={row => (
            <>
              <span>
                <Place {...row} />
              </span>
              <ClockTime at={row.created_date} />
            </>
          )}
          rowKey={row => row.id}
          day={row => row.created_date}
          empty={<EmptyState title={t`No sign-in yet`} />}
          {...paging}
          caption={t`Sign-ins`}
          records="sign-ins"
        />
      </Panel>
    </Page>
  )
}
