import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Page } from '../../../app/shell/page.tsx'
import { callForOne } from '../../../client/call.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText } from '../../../parts/amount.ts'
import { SearchFilter } from '../../../parts/filters.tsx'
import { LabelledCard } from '../../../parts/labelled-card.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { MoneyOrDash } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { MemberLink } from '../../account/admin/member-link.tsx'
import { adminWalletsQuery } from '../member/queries.ts'

/** Everybody's wallets, and whether each comes to what its transactions come to. */
export function AdminWallets() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ListSearch>()
  const query = useQuery(adminWalletsQuery(search))
  const columns = useColumns()
  const title = t`Wallets`
  return (
    <Page title={title}>
      <Reconciliation />
      <Panel inset="flush">
        <div className="toolbar">
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

function useColumns(): Column<wire.AdminWalletRow>[] {
  const { t } = useLingui()
  const money = (key: 'amount' | 'locked' | 'user_fixed_deposit_amount' | 'card', head: string) =>
    ({
      key,
      head,
      align: 'end',
      cell: row => <MoneyOrDash amount={row[key]} currency={row.currency} size="sm" exact />,
    }) satisfies Column<wire.AdminWalletRow>
  return [
    { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
    { key: 'currency', head: t`Currency`, cell: row => row.currency },
    money('amount', t`Available`),
    money('locked', t`Locked`),
    money('user_fixed_deposit_amount', t`Saving`),
    money('card', t`On the card`),
  ]
}

const reconcile = () => callForOne('wallet.checkBills')

/** Compares every wallet with its transactions when it is asked to. */
function Reconciliation() {
  const { t } = useLingui()
  const words = useProblemWords()
  const check = useMutation({ mutationFn: reconcile })
  return (
    <div className="stack" style={{ gap: 12, marginBottom: 16 }}>
      <div>
        <Button variant="default" size="sm" loading={check.isPending} onClick={() => check.mutate()}>
          {t`Compare every wallet with its transactions`}
        </Button>
      </div>
      {check.isError && <Notice tone="wrong" title={words(problemOf(check.error))} isUrgent />}
      {check.data && <Outcome check={check.data} />}
    </div>
  )
}

function Outcome({ check: { checked, differing } }: { check: wire.BillCheck }) {
  const { t } = useLingui()
  if (differing.length === 0)
    return (
      <Notice tone="proven" title={t`Every one of ${checked} wallets equals its transactions`} isUrgent />
    )
  const count = differing.length
  return (
    <Notice tone="wrong" title={t`${count} of ${checked} wallets differ from their transactions`} isUrgent>
      {differing.map(bill => (
        <Difference key={`${bill.uid}:${bill.currency}`} bill={bill} />
      ))}
    </Notice>
  )
}

function Difference({ bill: { uid, currency, balance, accumulated } }: { bill: wire.Bill }) {
  const { t } = useLingui()
  const [holds, sums] = [amountText(balance, currency), amountText(accumulated, currency)]
  return (
    <span
      style={{ display: 'block' }}
    >{t`User ID ${uid}: the wallet holds ${holds}, its transactions come to ${sums}.`}</span>
  )
}
