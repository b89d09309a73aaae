import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { accountStates } from '@strongroom/shared/words/account/state'
import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWordsOf } from '../../../i18n/word.ts'
import { Standing as OwnChange } from '../../../parts/decided.tsx'
import { ChoiceFilter, type FiltersProps } from '../../../parts/filters.tsx'
import type { Address } from '../../../parts/list-search.ts'
import { custom, InState, REVIEWED, statesOf } from '../../../parts/lists/columns.tsx'
import { choiceOf, ownFilter, period, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import type { SaidFilter, SaidList } from '../../../parts/lists/said.ts'
import { Money } from '../../../parts/money.tsx'
import { Status } from '../../../parts/status.tsx'
import '../../../parts/admin.css'
import { UtcDay } from '../../../parts/utc-time.tsx'
import { useGroupOfCode, userGroupsQuery } from '../../../platform/members/admin/user-groups.ts'
import { useGroupName } from '../../../platform/members/group-name.ts'
import { vipLevelsQuery } from '../../../platform/members/member/queries.ts'
import { MemberTabs } from './member-tabs.tsx'

type List = 'account.members'
type Kind = Pick<SaidList<List, wire.Member>, 'title' | 'empty' | 'asks'>

const KYC = statesOf(verificationStates, REVIEWED)

/** A list of members. A name opens the member's events. */
const membersOf = (kind: Kind, useLevels: typeof useAnyLevel, ...states: readonly SaidFilter<List>[]) =>
  listScreen('account.members', {
    ...kind,
    Above: MemberTabs,
    columns: [
      custom('uid', msg`User ID`, ({ uid }) => <span className="figures quiet">{uid}</span>, {
        sort: 'uid',
        width: 96,
      }),
      custom('name', msg`Member`, member => <Names member={member} />, { sort: 'username' }),
      custom('kyc', msg`Identity`, member => <Kyc member={member} />),
      custom('vip', msg`VIP level`, member => <Vip member={member} />),
      custom('group', msg`User group`, ({ user_group }) => user_group && <Group code={user_group} />),
      custom('state', msg`State`, member => <Standing member={member} />),
      custom('since', msg`Since`, ({ created_date }) => <UtcDay at={created_date} isQuiet />, {
        sort: 'created_date',
      }),
      custom(
        'total',
        msg`Total, estimated`,
        ({ totalAmount }) => <Money amount={totalAmount} currency="USDC" size="sm" />,
        { align: 'end' },
      ),
    ],
    card: member => <PhoneRow member={member} />,
    rowKey: ({ uid }) => uid,
    filters: [
      choiceOf('user_type', msg`Kind of account`, msg`All kinds`, useAccountKinds),
      choiceOf('kyc_status', msg`Identity`, msg`Any identity`, useKycStates),
      choiceOf('vip_level', msg`VIP level`, msg`Any VIP level`, useLevels),
      ownFilter('user_group', GroupFilter),
      ...states,
      period(),
      search(msg`Search name, e-mail, user ID`),
    ],
    everyMs: false,
  })

const useAccountKinds = () => {
  const words = useWordsOf(accountKinds)
  return ([0, 1] as const).map(value => ({ value: String(value), label: words[value] }))
}

const useKycStates = () => {
  const { i18n } = useLingui()
  return ([1, 0, -1] as const).map(value => ({ value: String(value), label: i18n._(KYC[value].name) }))
}

const useAccountStates = () => {
  const words = useWordsOf(accountStates)
  return ([1, 0] as const).map(value => ({ value: String(value), label: words[value] }))
}

const useAnyLevel = () => {
  const { t } = useLingui()
  const { data: levels = [] } = useQuery(vipLevelsQuery)
  return levels.map(({ level }) => ({
    value: String(level),
    label: level > 0 ? t`VIP ${level}` : t`No VIP level`,
  }))
}

const useVipLevels = () => useAnyLevel().filter(({ value }) => Number(value) > 0)

const isEnabled = choiceOf<List>('status', msg`State`, msg`All states`, useAccountStates)

/** Every member. */
export const Members = membersOf(
  { title: msg`Members`, empty: { title: msg`No member yet` } },
  useAnyLevel,
  isEnabled,
)

/** Members whose account is disabled. */
export const DisabledMembers = membersOf(
  {
    title: msg`Disabled members`,
    empty: { title: msg`No account is disabled` },
    asks: () => ({ status: 0 }),
  },
  useAnyLevel,
)

/** Members with a VIP level. */
export const VipMembers = membersOf(
  {
    title: msg`VIP members`,
    empty: { title: msg`No member has a VIP level` },
    asks: () => ({ vip_from: 1 }),
  },
  useVipLevels,
  isEnabled,
)

type MemberProps = { member: wire.Member }

const Name = ({ member: { uid, username } }: MemberProps) => (
  <Link to="/admin/member/$uid" params={{ uid }} className="row-link">
    {username}
  </Link>
)

const namesBeside = ({ email, company_name }: wire.Member) =>
  company_name ? `${company_name} · ${email}` : email

const Names = ({ member }: MemberProps) => (
  <>
    <Name member={member} />
    <div className="quiet break-anywhere">{namesBeside(member)}</div>
  </>
)

/** Whether a member's account is enabled, in a word. */
export function Standing({ member: { status, frozen } }: { member: Pick<wire.Member, 'status' | 'frozen'> }) {
  const { t } = useLingui()
  const words = useWordsOf(accountStates)
  if (status === 1 && frozen === 1) return <Status state="waiting">{t`Frozen by the member`}</Status>
  return status === 1 ? <span className="quiet">{words[1]}</span> : <Status state="wrong">{words[0]}</Status>
}

/** The VIP level of a member, if there is one. */
const Vip = ({ member: { vip_level: level } }: MemberProps) => {
  const { t } = useLingui()
  return level > 0 && <span className="quiet">{t`VIP ${level}`}</span>
}

/** Standing of a member's verification, in administrators' words. */
export const Kyc = ({ member }: MemberProps) => <InState {...KYC[member.kyc_status]} />

const Group = ({ code }: { code: string }) => <span className="quiet">{useGroupOfCode()(code)}</span>

const PhoneRow = ({ member }: MemberProps) => (
  <>
    <Name member={member} />
    <Money amount={member.totalAmount} currency="USDC" />
    <span className="quiet card-wide break-anywhere">
      <span className="figures">{member.uid}</span> · {namesBeside(member)}
    </span>
    <span className="card-wide row wrap">
      <Kyc member={member} />
      <OwnChange id={member.uid}>
        {(member.status === 0 || member.frozen === 1) && <Standing member={member} />}
      </OwnChange>
      <Vip member={member} />
    </span>
  </>
)

type FilterProps = FiltersProps<Address<List>>

function GroupFilter({ search, change }: FilterProps) {
  const { t } = useLingui()
  const { data: groups = [] } = useQuery(userGroupsQuery)
  const nameOf = useGroupName()
  if (groups.length === 0) return null
  return (
    <ChoiceFilter
      label={t`User group`}
      all={t`Any user group`}
      choices={groups.map(group => ({ value: group.group_code, label: nameOf(group) }))}
      value={search.user_group}
      onChange={user_group => change({ user_group })}
    />
  )
}
