import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { NotFoundPage } from '../../../app/shell/error-pages.tsx'
import { Page } from '../../../app/shell/page.tsx'
import { Skeleton } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { utcDayText } from '../../../parts/time.ts'
import '../../audit/admin/admin.css'
import type { ReplaySearch } from '../../audit/admin/history-queries.ts'
import { memberQuery } from '../../audit/admin/queries.ts'
import { Replay } from '../../audit/admin/replay-view.tsx'
import { IdentityDecision } from '../../identity/admin/identity-decision.tsx'
import { MemberLogins } from './logs/member-logins.tsx'
import { MemberActs } from './member-acts.tsx'
import { Kyc, Standing } from './members.tsx'

/** One member: who it is, and everything that ever happened, replayable to any moment. */
export function MemberPage({ uid, search }: { uid: string; search: ReplaySearch }) {
  const { t } = useLingui()
  const member = useQuery(memberQuery(uid))
  if (member.data === null) return <NotFoundPage />
  return (
    <Page
      title={member.data?.username ?? t`Member`}
      actions={member.data && <MemberActs member={member.data} />}
    >
      <Head member={member.data} />
      <Replay uid={uid} search={search} />
      <div style={{ marginTop: 16 }}>
        <MemberLogins uid={uid} />
      </div>
    </Page>
  )
}

function Head({ member }: { member: wire.Member | undefined }) {
  const { t } = useLingui()
  const level = member?.vip_level ?? 0
  const cells = [
    [t`User ID`, member && <span className="figures">{member.uid}</span>],
    [t`E-mail`, member?.email],
    [
      t`Identity`,
      member && (
        <span className="row wrap">
          <Kyc member={member} /> <IdentityDecision member={member} />
        </span>
      ),
    ],
    [t`State`, member && <Standing member={member} />],
    [t`VIP level`, member && (level > 0 ? t`VIP ${level}` : t`None`)],
    [t`Since`, member && utcDayText(member.created_date)],
    [t`Total, estimated`, member && <Money amount={member.totalAmount} currency="USDC" isStrong />],
  ] as const
  return (
    <div className="member-head">
      {cells.map(([label, value]) => (
        <div key={label}>
          <div className="label">{label}</div>
          <div>{value ?? <Skeleton width={90} />}</div>
        </div>
      ))}
    </div>
  )
}
