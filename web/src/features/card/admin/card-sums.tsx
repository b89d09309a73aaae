import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Page as Rows } from '../../../client/call.ts'
import { ChoiceFilter, type FiltersProps, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcDay } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardTabs } from './card-tabs.tsx'
import { type CardSearch, cardListQuery } from './queries.ts'
import { CardStanding, useCardStates } from './words.tsx'

/** Balance of each card, and the estimated worth of its member's wallets. */
export function CardSummaries() {
  const { t } = useLingui()
  const { search } = useListSearch<CardSearch>()
  const query = useQuery(cardListQuery({ name: 'card.summaries' }, search))
  const columns = useSums<wire.CardSummary>()
  return <Sums title={t`Card summary`} query={query} columns={columns} />
}

/** Members with a card. */
export function CardMembers() {
  const { t } = useLingui()
  const { search } = useListSearch<CardSearch>()
  const query = useQuery(cardListQuery({ name: 'card.members' }, search))
  const kyc = { 1: t`Verified`, 0: t`Being looked at`, '-1': t`Not verified` }
  const columns: Column<wire.CardUser>[] = [
    ...useSums<wire.CardUser>(),
    {
      key: 'kyc',
      head: t`Identity`,
      cell: ({ kyc_status }) => <span className="quiet">{kyc[kyc_status]}</span>,
    },
    {
      key: 'vip',
      head: t`VIP level`,
      align: 'end',
      cell: ({ vip_level }) => <span className="figures">{vip_level}</span>,
    },
    {
      key: 'opened',
      head: t({ message: 'Card opened', context: 'day' }),
      align: 'end',
      cell: ({ created_date }) => <UtcDay at={created_date} isQuiet />,
    },
  ]
  return <Sums title={t`Card members`} query={query} columns={columns} />
}

function useSums<Row extends wire.CardSummary>(): Column<Row>[] {
  const { t } = useLingui()
  return [
    { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
    {
      key: 'card',
      head: t`Card`,
      cell: ({ card_number }) => (
        <span className="figures">{card_number ? `•••• ${card_number}` : t`Not entered yet`}</span>
      ),
    },
    { key: 'state', head: t`State`, cell: ({ status }) => <CardStanding status={status} /> },
    {
      key: 'balance',
      head: t`On the card`,
      align: 'end',
      cell: ({ card_balance, currency }) => (
        <Money amount={card_balance} currency={currency} size="sm" isStrong />
      ),
    },
    {
      key: 'wallets',
      head: t`In wallets, estimated`,
      align: 'end',
      cell: ({ wallet_balance }) => <Money amount={wallet_balance} currency="USDC" size="sm" />,
    },
  ]
}

type SumsProps<Row> = { title: string; query: UseQueryResult<Rows<Row>>; columns: Column<Row>[] }

function Sums<Row extends wire.CardSummary>({ title, query, columns }: SumsProps<Row>) {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<CardSearch>()
  return (
    <Page title={title}>
      <CardTabs />
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <div className="wide-scroll">
          <List
            query={query}
            columns={columns}
            density="compact"
            card={row => (
              <>
                <MemberLink {...row} />
                <Money amount={row.card_balance} currency={row.currency} isStrong />
                <span className="quiet figures">
                  {row.card_number ? `•••• ${row.card_number}` : t`Not entered yet`}
                </span>
                <span className="card-end">
                  <CardStanding status={row.status} />
                </span>
              </>
            )}
            rowKey={row => row.id}
            empty={
              <EmptyState title={t`No card yet`}>{t`Cards appear here when members open them.`}</EmptyState>
            }
            {...paging}
            caption={title}
          />
        </div>
      </Panel>
    </Page>
  )
}

function Filters({ search, change }: FiltersProps<CardSearch>) {
  const { t } = useLingui()
  const states = useCardStates()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status })}
      />
      <SearchFilter
        label={t`Search name, e-mail, user ID, card code, last 4 digits`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
