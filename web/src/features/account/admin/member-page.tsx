import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { isLanguage, NAMES } from '../../../i18n/languages.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { Skeleton } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { UtcDay } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import '../../../parts/admin.css'
import { memberQuery } from '../../../platform/members/admin/queries.ts'
import { useRoleWords } from '../../../platform/members/admin/role-words.ts'
import { useGroupOfCode } from '../../../platform/members/admin/user-groups.ts'
import { IdentityDecision } from '../../identity/admin/identity-decision.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberSections } from './member-sections.tsx'
import { Kyc, Standing } from './members.tsx'

/** A user id, as addresses may hold it. */
const UID = /^[1-9]\d{0,14}$/

/** One member: identity, standing and acts, and all their records in tabs with an address each. An address without a user id is no page. */
export const MemberPage = ({ uid }: { uid: string }) =>
  UID.test(uid) ? <PageOfMember uid={uid} /> : <NotFoundPage />

function PageOfMember({ uid }: { uid: string }) {
  const { t } = useLingui()
  const member = useQuery(memberQuery(uid))
  if (member.data === null) return <NotFoundPage />
  return (
    <Page title={member.data?.username ?? t`Member`}>
      {member.error && !member.data ? <Waiting query={member} /> : <Head member={member.data} />}
      {member.data && (
        <div className="row wrap member-acts">
          <MemberActs member={member.data} />
          <IdentityDecision member={member.data} />
        </div>
      )}
      <MemberSections uid={uid} />
      <Outlet />
    </Page>
  )
}

/** Of the number, its last four digits. */
const phoneOf = ({ area_code, phone_last4 }: wire.Member, none: string) =>
  phone_last4 === null ? none : <span className="figures">{`${area_code ?? ''} •••• ${phone_last4}`}</span>

/** The member who brought this one, or the invite code. */
function Referrer({ member: { referrer, referral } }: { member: wire.Member }) {
  const { t } = useLingui()
  if (referrer === null) return referral ?? t`None`
  return (
    <Link to="/admin/member/$uid" params={{ uid: referrer.uid }}>
      {referrer.username}
    </Link>
  )
}

function Head({ member }: { member: wire.Member | undefined }) {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const groupOf = useGroupOfCode()
  const level = member?.vip_level ?? 0
  const kinds = useWordsOf(accountKinds)
  const kind = member && kinds[member.user_type]
  const cells = [
    [t`User ID`, member && <span className="figures">{member.uid}</span>],
    [t`E-mail`, member?.email],
    ...(member?.company_name ? [[t`Company name`, member.company_name] as const] : []),
    [t`Identity`, member && <Kyc member={member} />],
    [t`State`, member && <Standing member={member} />],
    [t`Kind of account`, member && (member.role === 'member' ? kind : `${kind} · ${roleWords(member.role)}`)],
    [t`VIP level`, member && (level > 0 ? t`VIP ${level}` : t`None`)],
    [t`User group`, member && (member.user_group === null ? t`None` : groupOf(member.user_group))],
    [t`Handle`, member && (member.handle ? `@${member.handle}` : t`None`)],
    [t`Phone number`, member && phoneOf(member, t`None`)],
    [t`PAY code`, member && (member.pin_status === 1 ? t`Set` : t`Not set`)],
    [
      t`Language of mails`,
      member && (isLanguage(member.language) ? NAMES[member.language] : member.language),
    ],
    [t`Referrer`, member && <Referrer member={member} />],
    [t`Quick pay`, member && (member.quickpay_status === 1 ? t`On` : t`Off`)],
    [t`Since`, member && <UtcDay at={member.created_date} />],
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
