import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Standing as OwnChange } from '../../../parts/decided.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { type State, Status } from '../../../parts/status.tsx'
import { UtcDay } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { useGroupOfCode, userGroupsQuery } from '../../../platform/members/admin/user-groups.ts'
import { useGroupName } from '../../../platform/members/group-name.ts'
import { vipLevelsQuery } from '../../../platform/members/member/vip-levels.ts'
import { type MemberKind, type MembersSearch, membersQuery } from './member-queries.ts'
import { MemberTabs } from './member-tabs.tsx'

const KYC_STATES: Record<wire.ReviewStatus, State> = { 1: 'settled', 0: 'waiting', [-1]: 'wrong' }

/** Every member, or those of one kind. A name opens the member's events. */
export function Members({ kind = 'all' }: { kind?: MemberKind }) {
  const { search, change, paging } = useListSearch<MembersSearch>()
  const query = useQuery(membersQuery(search, kind))
  const columns = useColumns()
  const words = useKindWords()[kind]
  return (
    <Page title={words.title}>
      <MemberTabs />
      <Panel inset="flush">
        <Filters kind={kind} search={search} change={change} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={member => (
            <>
              <Name member={member} />
              <Money amount={member.totalAmount} currency="USDC" />
              <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
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
          )}
          rowKey={member => member.uid}
          empty={<EmptyState title={words.empty} />}
          {...paging}
          caption={words.title}
        />
      </Panel>
    </Page>
  )
}

function useKindWords(): Record<MemberKind, { title: string; empty: string }> {
  const { t } = useLingui()
  return {
    all: { title: t`Members`, empty: t`No member yet` },
    disabled: { title: t`Disabled members`, empty: t`No account is disabled` },
    vip: { title: t`VIP members`, empty: t`No member has a VIP level` },
  }
}

const Name = ({ member: { uid, username } }: { member: wire.Member }) => (
  <Link to="/admin/member/$uid" params={{ uid }} className="row-link">
    {username}
  </Link>
)

const namesBeside = ({ email, company_name }: wire.Member) =>
  company_name ? `${company_name} · ${email}` : email

/** Whether a member's account is enabled, in a word. */
export function Standing({ member: { status, frozen } }: { member: Pick<wire.Member, 'status' | 'frozen'> }) {
  const { t } = useLingui()
  if (status === 1 && frozen === 1) return <Status state="waiting">{t`Frozen by the member`}</Status>
  return status === 1 ? (
    <span className="quiet">{t`Enabled`}</span>
  ) : (
    <Status state="wrong">{t`Disabled`}</Status>
  )
}

/** The VIP level of a member, if there is one. */
const Vip = ({ member: { vip_level: level } }: { member: wire.Member }) => {
  const { t } = useLingui()
  return level > 0 && <span className="quiet">{t`VIP ${level}`}</span>
}

/** Standing of a member's verification, in administrators' words. */
export function Kyc({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    1: t`Verified`,
    0: t`Being verified`,
    [-1]: t`Not verified`,
  }
  return <Status state={KYC_STATES[member.kyc_status]}>{words[member.kyc_status]}</Status>
}

function useColumns(): Column<wire.Member, 'account.members'>[] {
  const { t } = useLingui()
  const groupOf = useGroupOfCode()
  return [
    {
      key: 'uid',
      head: t`User ID`,
      sort: 'uid',
      width: 96,
      cell: ({ uid }) => <span className="figures quiet">{uid}</span>,
    },
    {
      key: 'name',
      head: t`Member`,
      sort: 'username',
      cell: member => (
        <>
          <Name member={member} />
          <div className="quiet" style={{ overflowWrap: 'anywhere' }}>
            {namesBeside(member)}
          </div>
        </>
      ),
    },
    { key: 'kyc', head: t`Identity`, cell: member => <Kyc member={member} /> },
    {
      key: 'vip',
      head: t`VIP level`,
      cell: member => <Vip member={member} />,
    },
    {
      key: 'group',
      head: t`User group`,
      cell: ({ user_group }) => user_group && <span className="quiet">{groupOf(user_group)}</span>,
    },
    { key: 'state', head: t`State`, cell: member => <Standing member={member} /> },
    {
      key: 'since',
      head: t`Since`,
      sort: 'created_date',
      cell: ({ created_date }) => <UtcDay at={created_date} isQuiet />,
    },
    {
      key: 'total',
      head: t`Total, estimated`,
      align: 'end',
      cell: ({ totalAmount }) => <Money amount={totalAmount} currency="USDC" size="sm" />,
    },
  ]
}

function Filters({ kind, search, change }: FiltersProps<MembersSearch> & { kind: MemberKind }) {
  const { t } = useLingui()
  const { data: levels = [] } = useQuery(vipLevelsQuery)
  const { data: groups = [] } = useQuery(userGroupsQuery)
  const nameOf = useGroupName()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Kind of account`}
        all={t`All kinds`}
        choices={[
          { value: '0', label: t`Individual` },
          { value: '1', label: t`Business` },
        ]}
        value={search.user_type}
        onChange={user_type => change({ user_type })}
      />
      <ChoiceFilter
        label={t`Identity`}
        all={t`Any identity`}
        choices={[
          { value: '1', label: t`Verified` },
          { value: '0', label: t`Being verified` },
          { value: '-1', label: t`Not verified` },
        ]}
        value={search.kyc_status}
        onChange={kyc_status => change({ kyc_status })}
      />
      <ChoiceFilter
        label={t`VIP level`}
        all={t`Any VIP level`}
        choices={levels
          .filter(({ level }) => kind !== 'vip' || level > 0)
          .map(({ level }) => ({
            value: String(level),
            label: level > 0 ? t`VIP ${level}` : t`No VIP level`,
          }))}
        value={search.vip_level}
        onChange={vip_level => change({ vip_level })}
      />
      {groups.length > 0 && (
        <ChoiceFilter
          label={t`User group`}
          all={t`Any user group`}
          choices={groups.map(group => ({ value: group.group_code, label: nameOf(group) }))}
          value={search.user_group}
          onChange={user_group => change({ user_group })}
        />
      )}
      {kind !== 'disabled' && (
        <ChoiceFilter
          label={t`State`}
          all={t`All states`}
          choices={[
            { value: '1', label: t`Enabled` },
            { value: '0', label: t`Disabled` },
          ]}
          value={search.status}
          onChange={status => change({ status })}
        />
      )}
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter
        label={t`Search name, e-mail, user ID`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
