import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { MoneyFlows } from '../../../finance/admin/money-flows.tsx'
import { OwedToMembers } from '../../../finance/admin/owed-to-members.tsx'
import './home.css'
import { officeHomeQuery } from '../queries.ts'
import { Failed } from './failed.tsx'
import { NewMembers } from './new-members.tsx'
import { StillMissing } from './still-missing.tsx'
import { Today } from './today.tsx'
import { WaitsForMe } from './waits-for-me.tsx'

/** The administrators' first screen: what waits for them, today, and what failed. How the books stand is said in its head. */
export function Home() {
  const { t } = useLingui()
  const query = useQuery(officeHomeQuery)
  return <Page title={t`Home`}>{query.data ? <Glance home={query.data} /> : <Waiting query={query} />}</Page>
}

function Glance({
  home: { waits, requests, movements, members, failed, missing },
}: {
  home: wire.OfficeHome
}) {
  return (
    <div className="office-home">
      {missing.length > 0 && <StillMissing missing={missing} />}
      <div className="office-home-beside">
        <div className="office-home">
          <WaitsForMe waits={waits} requests={requests} />
          <Today movements={movements} />
          <div className="office-home-pair">
            <NewMembers members={members} />
            <Failed failed={failed} />
          </div>
        </div>
        {may('finance.flows') && (
          <div className="office-home">
            <MoneyFlows />
            <OwedToMembers />
          </div>
        )}
      </div>
    </div>
  )
}
