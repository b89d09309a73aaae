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

/** The month so far, what is still to be set up, what waits for the house, whom to pay, and what comes next; every figure leads to its rows. */
export function AtAGlance({ user, isHidden }: { user: wire.Userinfo; isHidden: boolean }) {
  const query = useQuery(homeQuery())
  const { data } = query
  if (!data) return <Waiting query={query} />
  return (
    <div className="glance">
      <div className="glance-column">
        <Month month={data.month} isHidden={isHidden} />
        {data.funded === 1 && <Checklist home={data} user={user} />}
      </div>
      <div className="glance-column">
        <OwnWaits waits={data.waits} isHidden={isHidden} />
        {quickPayAccess(user).isOpen && <SavedPayeesAtHome />}
      </div>
      <NextUp home={data} isHidden={isHidden} />
    </div>
  )
}
