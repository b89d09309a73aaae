import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { SearchFilter } from '../../../parts/filters.tsx'
import { LabelledCard } from '../../../parts/labelled-card.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { ListOwnerContext } from '../../../parts/list-owner.ts'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { MoneyOrDash } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { adminWalletsQuery } from './queries.ts'
import { Reconciliation } from './reconciliation.tsx'

type WalletSearch = ListSearch & { currency?: string | undefined }

/** Everybody's wallets, and whether each comes to what its transactions come to. */
export function AdminWallets() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<WalletSearch>()
  const query = useQuery(adminWalletsQuery(search))
  const columns = useColumns()
  const title = t`Wallets`
  const isOwned = use(ListOwnerContext) !== undefined
  return (
    <Page title={title}>
      {!isOwned && <Reconciliation />}
      <Panel inset="flush">
        <div className="toolbar">
          <CurrencyFilter value={search.currency} onChange={currency => change({ currency })} />
          <SearchFilter
            label={t`Search name, e-mail, user ID, currency`}
            value={search.search}
            onChange={text => change({ search: text })}
          />
        </div>
        <List
          query={query}
          density="compact"
          columns={columns}
          card={row => <LabelledCard row={row} columns={columns} />}
          rowKey={row => `${row.uid}:${row.currency}`}
          empty={<EmptyState title={t`No wallet yet`} />}
          {...paging}
          caption={title}
        />
      </Panel>
    </Page>
  )
}

function useColumns(): Column<wire.AdminWalletRow, 'wallet.all'>[] {
  const { t } = useLingui()
  const money = (key: 'amount' | 'locked' | 'user_fixed_deposit_amount' | 'card', head: string) =>
    ({
      key,
      head,
      align: 'end',
      cell: row => <MoneyOrDash amount={row[key]} currency={row.currency} size="sm" exact />,
    }) satisfies Column<wire.AdminWalletRow>
  return [
    { key: 'member', head: t`Member`, sort: 'uid', cell: row => <MemberLink {...row} /> },
    { key: 'currency', head: t`Currency`, cell: row => row.currency },
    { ...money('amount', t`Available`), sort: 'amount' },
    money('locked', t`Locked`),
    money('user_fixed_deposit_amount', t`Saving`),
    money('card', t`On the card`),
  ]
}
