import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../parts/column.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Age } from '../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { CASE_PLACES } from '../../../platform/cases/case-places.ts'
import { memberQuery } from '../../../platform/members/admin/queries.ts'
import { waitingOfQuery } from './member-queries.ts'

/** A member at a glance: what waits for a decision, and what is in the wallets. */
export function MemberOverview({ uid }: { uid: string }) {
  return (
    <div className="stack">
      <Waits uid={uid} />
      <Holdings uid={uid} />
    </div>
  )
}

function Waits({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(waitingOfQuery(uid))
  const title = t`Waits for a decision`
  const columns = useWaitingColumns()
  return (
    <Panel title={title} inset="flush">
      {!query.data ? (
        <WaitingInside query={query} />
      ) : query.data.length === 0 ? (
        <EmptyState title={t`Nothing of this member waits`} />
      ) : (
        <RowsTable caption={title} rows={query.data} rowKey={row => row.kind + row.id} columns={columns} />
      )}
    </Panel>
  )
}

function useWaitingColumns(): readonly Column<wire.InboxCase>[] {
  const { t, i18n } = useLingui()
  return [
    {
      key: 'kind',
      head: t`Kind`,
      cell: ({ kind, id }) => (
        <Link
          to="/admin/inbox"
          search={{ whose: 'all', search: id, open: `${kind}:${id}` }}
          className="row-link"
        >
          {i18n._(CASE_PLACES[kind].label)}
        </Link>
      ),
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? (
          <span className="quiet">–</span>
        ) : (
          <Money amount={amount} currency={currency} size="sm" exact />
        ),
    },
    {
      key: 'since',
      head: t`Has waited`,
      align: 'end',
      cell: ({ created_date }) => <Age since={created_date} />,
    },
  ]
}

type Wallet = wire.Member['walletList'][number]

function Holdings({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(memberQuery(uid))
  const title = t`Wallets`
  // The page above says by itself that its member could not be had.
  const isSaidAbove = query.error !== null && !query.data
  const money = (key: 'amount' | 'locked' | 'user_fixed_deposit_amount', head: string) =>
    ({
      key,
      head,
      align: 'end',
      cell: row => <Money amount={row[key]} currency={row.currency} size="sm" exact />,
    }) satisfies Column<Wallet>
  if (isSaidAbove) return null
  return (
    <Panel title={title} inset="flush">
      {!query.data ? (
        <WaitingInside query={query} />
      ) : query.data.walletList.length === 0 ? (
        <EmptyState title={t`No wallet yet`} />
      ) : (
        <RowsTable
          caption={title}
          rows={query.data.walletList}
          rowKey={({ currency }) => currency}
          columns={[
            {
              key: 'currency',
              head: t`Currency`,
              cell: ({ currency }) => (
                <Link to="/admin/member/bill/transaction" search={{ uid, currency }} className="row-link">
                  {currency}
                </Link>
              ),
            },
            money('amount', t`Available`),
            money('locked', t`Locked`),
            money('user_fixed_deposit_amount', t`Saving`),
          ]}
        />
      )}
    </Panel>
  )
}
