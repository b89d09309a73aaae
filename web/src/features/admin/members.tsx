import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyFace } from '../../parts/faces.tsx'
import { ChoiceFilter, PeriodFilter, SearchFilter } from '../../parts/filters.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { type State, Status } from '../../parts/status.tsx'
import { utcDayText } from '../../parts/time.ts'
import { Page } from '../../shell/page.tsx'
import './admin.css'
import { type MembersSearch, membersQuery } from './queries.ts'

const KYC_STATES: Record<wire.ReviewStatus, State> = { 1: 'settled', 0: 'waiting', [-1]: 'wrong' }

/** Every member. A name opens the member's events. */
export function Members() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<MembersSearch>()
  const query = useQuery(membersQuery(search))
  const columns = useColumns()
  return (
    <Page title={t`Members`}>
      <Panel inset="flush">
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
          <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
          <SearchFilter
            label={t`Search name, e-mail, user ID`}
            value={search.search}
            onChange={text => change({ search: text })}
          />
        </div>
        <List
          query={query}
          columns={columns}
          density="compact"
          card={member => (
            <>
              <Name member={member} />
              <Money amount={member.totalAmount} currency="USDC" />
              <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
                <span className="figures">{member.uid}</span> · {member.email}
              </span>
              <span className="card-wide">
                <Kyc member={member} />
              </span>
            </>
          )}
          rowKey={member => member.uid}
          empty={<EmptyFace title={t`No member yet`} />}
          {...paging}
          caption={t`Members`}
        />
      </Panel>
    </Page>
  )
}

const Name = ({ member: { uid, username } }: { member: wire.Member }) => (
  <Link to="/admin/member/$uid" params={{ uid }} className="row-link">
    {username}
  </Link>
)

/** Where the verification of a member's identity stands, as administrators say it. */
export function Kyc({ member }: { member: wire.Member }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    1: t`Verified`,
    0: t`Being verified`,
    [-1]: t`Not verified`,
  }
  return <Status state={KYC_STATES[member.kyc_status]}>{words[member.kyc_status]}</Status>
}

function useColumns(): Column<wire.Member>[] {
  const { t } = useLingui()
  return [
    {
      key: 'uid',
      head: t`User ID`,
      width: 96,
      cell: ({ uid }) => <span className="figures quiet">{uid}</span>,
    },
    {
      key: 'name',
      head: t`Member`,
      cell: member => (
        <>
          <Name member={member} />
          <div className="quiet" style={{ overflowWrap: 'anywhere' }}>
            {member.email}
          </div>
        </>
      ),
    },
    { key: 'kyc', head: t`Identity`, cell: member => <Kyc member={member} /> },
    {
      key: 'state',
      head: t`State`,
      cell: ({ status }) =>
        status === 1 ? (
          <span className="quiet">{t`Enabled`}</span>
        ) : (
          <Status state="wrong">{t`Disabled`}</Status>
        ),
    },
    {
      key: 'since',
      head: t`Since`,
      cell: ({ created_date }) => <span className="figures quiet">{utcDayText(created_date)}</span>,
    },
    {
      key: 'total',
      head: t`Total, estimated`,
      align: 'end',
      cell: ({ totalAmount }) => <Money amount={totalAmount} currency="USDC" size="sm" />,
    },
  ]
}
