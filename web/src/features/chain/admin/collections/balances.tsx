import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { ChoiceFilter, type FiltersProps, SearchFilter } from '../../../../parts/filters.tsx'
import { type Column, List } from '../../../../parts/list.tsx'
import { useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { May } from '../../../../parts/may.tsx'
import { MoneyOrDash } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import type { ToCollect } from './collect-dialog.tsx'
import { type BalanceSearch, balancesQuery } from './queries.ts'

type Row = wire.AddressBalance
type Total = wire.CollectionTotal

const keyOf = ({ id, currency }: Row) => `${id} ${currency}`
const isOf = (row: Row, { network, currency }: { network: string; currency: string }) =>
  row.network === network && row.currency === currency

type BalancesProps = { totals: readonly Total[]; onCollect: (what: ToCollect) => void }

/** Balance and owner of each address; administrators choose some of one currency and network and collect them. */
export function Balances({ totals, onCollect }: BalancesProps) {
  const { t } = useLingui()
  const { search, change, paging } = useListState<BalanceSearch>()
  const query = useQuery(balancesQuery(search))
  const [chosen, setChosen] = useState<readonly Row[]>([])
  // Rows chosen on another page, or collected meanwhile, are not on screen.
  const shown = chosen.flatMap(row => query.data?.rows.find(each => keyOf(each) === keyOf(row)) ?? [])
  const toggle = (row: Row) =>
    setChosen(
      shown.some(each => keyOf(each) === keyOf(row))
        ? shown.filter(each => keyOf(each) !== keyOf(row))
        : [...shown.filter(each => isOf(each, row)), row],
    )
  const [first] = shown
  const total = first && totals.find(each => isOf(first, each))
  const count = shown.length
  const columns = useColumns(shown, toggle)
  return (
    <Panel
      title={t`By address`}
      aside={
        total?.ccaddress && (
          <May call="chain.collect">
            <Button size="xs" onClick={() => onCollect({ total, chosen: shown })}>
              {t`Collect from ${count} chosen`}
            </Button>
          </May>
        )
      }
      inset="flush"
    >
      <Filters search={search} change={change} totals={totals} />
      <List
        query={query}
        density="compact"
        columns={columns}
        rowKey={keyOf}
        empty={
          <EmptyState title={t`Nothing stands on the addresses`}>{t`Scan to look at them again.`}</EmptyState>
        }
        {...paging}
        caption={t`By address`}
      />
    </Panel>
  )
}

function useColumns(
  chosen: readonly Row[],
  toggle: (row: Row) => void,
): readonly Column<Row, 'chain.addressBalances'>[] {
  const { t } = useLingui()
  const isChosen = (row: Row) => chosen.some(each => keyOf(each) === keyOf(row))
  return [
    {
      key: 'choose',
      head: <span className="sr">{t`Choose`}</span>,
      width: 44,
      cell: row => {
        const { ccaddress } = row
        return (
          <Checkbox
            size="sm"
            aria-label={t`Choose ${ccaddress}`}
            checked={isChosen(row)}
            disabled={!/[1-9]/.test(row.balance)}
            onChange={() => toggle(row)}
          />
        )
      },
    },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => (uid ? <MemberLink uid={uid} username={username} /> : t`erased`),
    },
    {
      key: 'address',
      head: t`Address`,
      cell: ({ ccaddress, currency, network, demo }) => (
        <span className="break-anywhere">
          <span className="mono">{ccaddress}</span> <CopyButton text={ccaddress} what={t`Copy address`} />
          <span className="hint">
            {' '}
            {currency} · {network}
          </span>
          {demo === 1 && <span className="hint"> · {t`demo`}</span>}
        </span>
      ),
    },
    {
      key: 'balance',
      head: t`Balance`,
      sort: 'amount',
      align: 'end',
      cell: row => <MoneyOrDash amount={row.balance} currency={row.currency} size="sm" isStrong exact />,
    },
    {
      key: 'collected',
      head: t`Collected so far`,
      align: 'end',
      cell: row => <MoneyOrDash amount={row.collected} currency={row.currency} size="sm" exact />,
    },
    {
      key: 'scanned',
      head: t`Looked at`,
      sort: 'scanned_date',
      cell: row => <UtcTime at={row.scanned_date} isQuiet />,
    },
  ]
}

function Filters({ search, change, totals }: FiltersProps<BalanceSearch> & Pick<BalancesProps, 'totals'>) {
  const { t } = useLingui()
  const choices = (of: 'network' | 'currency') =>
    [...new Set(totals.map(each => each[of]))].map(value => ({ value, label: value }))
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Currency`}
        all={t`All currencies`}
        choices={choices('currency')}
        value={search.currency}
        onChange={currency => change({ currency })}
      />
      <ChoiceFilter
        label={t`Network`}
        all={t`All networks`}
        choices={choices('network')}
        value={search.network}
        onChange={network => change({ network })}
      />
      <ChoiceFilter
        label={t`Empty addresses`}
        all={t`With a balance`}
        choices={[{ value: 'all', label: t`Empty ones too` }]}
        value={search.empty}
        onChange={empty => change({ empty })}
      />
      <SearchFilter
        label={t`Search name, e-mail, user ID, chain address`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}
