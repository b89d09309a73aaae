import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Waiting } from '../../../../parts/waiting.tsx'
import { quickPayAccess } from '../../../../platform/members/member/queries.ts'
import { Checklist } from './checklist.tsx'
import { homeQuery } from './home-query.ts'
import { Month } from './month.tsx'
import { NextUp } from './next-up.tsx'
import { OwnWaits } from './own-waits.tsx'
import { SavedPayeesAtHome } from './saved-payees.tsx'
import './at-a-glance.css'

/** The month so far, what waits for the house, what comes next, what is still to be set up, and whom to pay; every figure leads to its rows. */
export function AtAGlance({ user, isHidden }: { user: wire.Userinfo; isHidden: boolean }) {
  const query = useQuery(homeQuery())
  const { data } = query
  if (!data) return <Waiting query={query} />
  return (
    <div className="glance">
      <div className="glance-column">
        <Month month={data.month} isHidden={isHidden} />
        {quickPayAccess(user).isOpen && <SavedPayeesAtHome />}
      </div>
      <OwnWaits waits={data.waits} isHidden={isHidden} />
      <div className="glance-column">
        {data.funded === 1 && <Checklist home={data} user={user} />}
        <NextUp home={data} isHidden={isHidden} />
      </div>
    </div>
  )
}
