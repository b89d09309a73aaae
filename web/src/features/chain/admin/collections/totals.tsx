import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { may } from '../../../../client/may.ts'
import { isZero } from '../../../../i18n/amount.ts'
import { utcText } from '../../../../i18n/time.ts'
import { type Column, List } from '../../../../parts/list.tsx'
import { MoneyOrDash } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'

type Total = wire.CollectionTotal
type TotalsProps = {
  query: UseQueryResult<wire.CollectionTotals>
  /** Addresses whose balance was never looked up. */
  unseen: number
  onCollect: (total: Total) => void
}

/** Totals of all addresses, by currency and network: sums of different currencies are never added. */
export function Totals({ query, unseen, onCollect }: TotalsProps) {
  const { t } = useLingui()
  const columns = useColumns({ onCollect })
  const page = query.data && { rows: query.data.totals, total: query.data.totals.length }
  return (
    <Panel
      title={t`On members’ addresses`}
      aside={unseen > 0 && <span className="hint">{t`${unseen} never looked at`}</span>}
      inset="flush"
    >
      <List
        query={{ ...query, data: page } as UseQueryResult<{ rows: readonly Total[]; total: number }>}
        density="compact"
        columns={columns}
        rowKey={row => `${row.network} ${row.currency}`}
        empty={null}
        isFiltered={false}
        onClear={() => {}}
        page={1}
        onPage={() => {}}
        caption={t`On members’ addresses`}
      />
    </Panel>
  )
}

/** The way to collect, or what is missing for it: an address, or the hours that a new one rests. */
function Act({ total, onCollect }: { total: Total } & Pick<TotalsProps, 'onCollect'>) {
  const { t } = useLingui()
  const { ccaddress, usable_from, balance } = total
  if (!ccaddress) return <Link to="/admin/addressforward">{t`No central address yet`}</Link>
  if (usable_from !== null) {
    const since = utcText(usable_from)
    return <span className="quiet">{t`New central address: usable from ${since}`}</span>
  }
  if (!may('chain.collect')) return null
  return (
    <Button variant="default" size="xs" disabled={isZero(balance)} onClick={() => onCollect(total)}>
      {t`Collect`}
    </Button>
  )
}

function useColumns({ onCollect }: Pick<TotalsProps, 'onCollect'>) {
  const { t } = useLingui()
  const columns: readonly Column<Total>[] = [
    { key: 'what', head: t`Currency`, cell: row => `${row.currency} · ${row.network}` },
    {
      key: 'balance',
      head: t`On the addresses`,
      align: 'end',
      cell: row => <MoneyOrDash amount={row.balance} currency={row.currency} size="sm" isStrong exact />,
    },
    {
      key: 'addresses',
      head: t`Addresses`,
      align: 'end',
      cell: row => <span className="figures">{row.addresses}</span>,
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
      cell: row =>
        row.scanned_date ? (
          <UtcTime at={row.scanned_date} isQuiet />
        ) : (
          <span className="quiet">{t`never`}</span>
        ),
    },
    {
      key: 'do',
      head: <span className="sr">{t`What to do`}</span>,
      align: 'end',
      cell: row => <Act total={row} onCollect={onCollect} />,
    },
  ]
  return columns
}
