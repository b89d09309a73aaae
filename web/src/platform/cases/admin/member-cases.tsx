import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Money } from '../../../parts/money.tsx'
import { Age } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { CASE_PLACES } from '../case-places.ts'
import { ReviewState } from '../member/review-state.tsx'
import { wayToCase } from './way-to-case.ts'
import './case-timeline.css'
import { memberCasesQuery } from './queries.ts'

const MOST = 5

/** The last cases of a member beside the one that is looked at, the newest first; each leads to itself. */
export function MemberCases({ uid, besides }: { uid: string; besides: string }) {
  const { t } = useLingui()
  const query = useQuery(memberCasesQuery(uid))
  if (!query.data) return <WaitingInside query={query} />
  const others = query.data.filter(({ id }) => id !== besides).slice(0, MOST)
  return (
    <section className="case-timeline">
      <h3>{t`The member’s last cases`}</h3>
      {others.length === 0 ? (
        <p className="quiet">{t`No other case yet.`}</p>
      ) : (
        <ol>
          {others.map(each => (
            <OtherCase key={`${each.kind} ${each.id}`} uid={uid} other={each} />
          ))}
        </ol>
      )}
    </section>
  )
}

function OtherCase({ uid, other }: { uid: string; other: wire.MemberCase }) {
  const { i18n } = useLingui()
  const { kind, id, currency, amount, status, created_date } = other
  const way = wayToCase({ id, uid, case_kind: kind, waits: status === 0 ? 1 : 0 })
  return (
    <li>
      <span className="row wrap gap-2-14">
        <Link to={way.to} params={way.params ?? {}} search={way.search ?? {}}>
          {i18n._(CASE_PLACES[kind].label)}
        </Link>
        {currency !== null && amount !== null && (
          <Money amount={amount} currency={currency} size="sm" exact />
        )}
      </span>
      <span className="row wrap gap-2-14">
        <ReviewState status={status} />
        <Age since={created_date} />
      </span>
    </li>
  )
}
