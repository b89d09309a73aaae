import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Column } from '../../../parts/column.ts'
import { Facts } from '../../../parts/facts.tsx'
import { List } from '../../../parts/list.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { AssetHistory } from './asset-history.tsx'
import { totalAssetsQuery } from './queries.ts'

/** The assets of all members and of the house, by currency, with an estimate in USDC. */
export function TotalAssets() {
  const { t } = useLingui()
  const query = useQuery(totalAssetsQuery)
  const columns = useColumns()
  return (
    <Page title={t`Total assets`}>
      {query.data && <Estimate totals={query.data.totals} />}
      <Panel inset="flush">
        <List
          query={query}
          density="compact"
          columns={columns}
          rowKey={row => row.currency}
          empty={<EmptyState title={t`No money has moved yet.`} />}
          isFiltered={false}
          onClear={() => {}}
          page={1}
          onPage={() => {}}
          caption={t`Total assets`}
        />
      </Panel>
      <div className="mt-16">
        <AssetHistory />
      </div>
    </Page>
  )
}

function Estimate({ totals }: { totals: wire.TotalAssets }) {
  const { t } = useLingui()
  const usdc = (amount: string) => <Money amount={amount} currency="USDC" exact isStrong />
  return (
    <div className="mb-16">
      <Panel title={t`Estimate in USDC`}>
        <Facts
          rows={[
            { label: t`Members`, value: usdc(totals.members_usdc) },
            { label: t`House`, value: usdc(totals.house_usdc) },
            ...(Number(totals.overdrafts_usdc) === 0
              ? []
              : [{ label: t`What members owe, by cards below zero`, value: usdc(totals.overdrafts_usdc) }]),
            { label: t`Prices of`, value: <UtcTime at={totals.prices_at} /> },
          ]}
        />
      </Panel>
    </div>
  )
}

function useColumns(): Column<wire.TotalAsset>[] {
  const { t } = useLingui()
  // The worth stands under the amount: in columns of its own, the last ones lay beyond the screen.
  const valued = (key: 'members' | 'house', head: string): Column<wire.TotalAsset> => ({
    key,
    head: (
      <>
        {head}
        <div className="quiet">{t`In USDC`}</div>
      </>
    ),
    align: 'end',
    cell: ({ currency, [key]: amount, [`${key}_usdc` as const]: worth }) => (
      <>
        <Link to="/admin/trial-balance" className="row-link">
          <Money amount={amount} currency={currency} size="sm" exact />
        </Link>
        <div className="quiet">
          {worth === null ? '–' : <Money amount={worth} currency="USDC" size="sm" exact />}
        </div>
      </>
    ),
  })
  // A pocket of all members is one account of the books: its figure leads to its own postings.
  const pocket = (
    key: 'available' | 'locked' | 'saving' | 'card',
    head: ReactNode,
  ): Column<wire.TotalAsset> => ({
    key,
    head,
    align: 'end',
    cell: row => (
      <Link
        to="/admin/postings"
        search={{ account: `user:*:${key}`, currency: row.currency }}
        className="row-link"
      >
        <Money amount={row[key]} currency={row.currency} size="sm" exact />
      </Link>
    ),
  })
  return [
    {
      key: 'currency',
      head: t`Currency`,
      cell: ({ currency }) => <strong className="nowrap">{currency}</strong>,
    },
    pocket('available', t`Available`),
    pocket('locked', t`Locked`),
    pocket('saving', t`In fixed deposits`),
    pocket('card', t`On cards`),
    valued('members', t`All members`),
    valued('house', t`House`),
  ]
}
