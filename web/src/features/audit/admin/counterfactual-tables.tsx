import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useProblemWords } from '../../../client/problem-words.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { Money } from '../../../parts/money.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'

type Report = NonNullable<wire.CounterfactualReport['report']>
type AccountRow = Report['accounts'][number]
type MemberRow = Report['members'][number]
type RefusalRow = Report['refusals'][number]

const amount = (of: string, currency: string) => <Money amount={of} currency={currency} size="sm" exact />

const amounts = <Row extends { readonly currency: string }>(
  key: string,
  head: ReactNode,
  of: (row: Row) => string,
): Column<Row> => ({ key, head, align: 'end', cell: row => amount(of(row), row.currency) })

/** How much more it would have been; less, below zero. */
const differences = <Row extends { readonly currency: string }>(
  key: string,
  head: ReactNode,
  of: (row: Row) => { readonly was: string; readonly would: string },
): Column<Row> => ({
  key,
  head,
  align: 'end',
  cell: row => {
    const { was, would } = of(row)
    const more = new Decimal(would).minus(was).toFixed()
    return <Money amount={more} currency={row.currency} kind="flow" size="sm" exact />
  },
})

/** The accounts of the house and the world, and all members as one: how much each changed, and would have. */
export function AccountsTable({ rows }: { rows: readonly AccountRow[] }) {
  const { t } = useLingui()
  const accountWords = useAccountWords()
  const columns: Column<AccountRow>[] = [
    {
      key: 'account',
      head: t`Account`,
      cell: ({ account, was, would }) => (
        <span style={was === would ? undefined : { fontWeight: 600 }}>
          {account === 'members' ? t`All members` : accountWords(account)}
        </span>
      ),
    },
    amounts('was', t`Changed by`, ({ was }) => was),
    amounts('would', t`Would have changed by`, ({ would }) => would),
    differences('difference', t`Difference`, row => row),
  ]
  return (
    <RowsTable
      caption={t`By account`}
      rows={rows}
      columns={columns}
      rowKey={({ account, currency }) => `${account} ${currency}`}
    />
  )
}

/** Members whose fees or balances would have been others. */
export function MembersTable({ rows, count }: { rows: readonly MemberRow[]; count: number }) {
  const { t } = useLingui()
  const columns: Column<MemberRow>[] = [
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => <MemberLink uid={uid} username={username} />,
    },
    amounts('fees', t`Fees paid`, ({ fees }) => fees.was),
    amounts('fees-would', t`Fees, would be`, ({ fees }) => fees.would),
    differences('fees-difference', t`Difference of fees`, ({ fees }) => fees),
    amounts('balance', t`Balance changed by`, ({ balance }) => balance.was),
    amounts('balance-would', t`Would have changed by`, ({ balance }) => balance.would),
    differences('balance-difference', t`Difference`, ({ balance }) => balance),
  ]
  return (
    <>
      <RowsTable
        caption={t`By member`}
        rows={rows}
        columns={columns}
        rowKey={({ uid, currency }) => `${uid} ${currency}`}
      />
      <More shown={new Set(rows.map(({ uid }) => uid)).size} count={count} />
    </>
  )
}

/** Commands that would have been refused, with the reason as the member would have read it. */
export function RefusalsTable({ rows, count }: { rows: readonly RefusalRow[]; count: number }) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const columns: Column<RefusalRow>[] = [
    {
      key: 'event',
      head: t`Event`,
      cell: ({ event, type }) => (
        <Link to="/admin/audit/events/$id" params={{ id: event }} className="row-link">
          {nameOf(type)}
        </Link>
      ),
    },
    {
      key: 'member',
      head: t`Member`,
      cell: ({ uid, username }) => <MemberLink uid={uid} username={username} />,
    },
    { key: 'time', head: t`Time`, cell: ({ at }) => <UtcTime at={at} isQuiet /> },
    { key: 'reason', head: t`Reason`, cell: row => <Reason row={row} /> },
  ]
  return (
    <>
      <RowsTable
        caption={t`Commands that would have been refused`}
        rows={rows}
        columns={columns}
        rowKey={({ event }) => event}
      />
      <More shown={rows.length} count={count} />
    </>
  )
}

function Reason({ row: { code, details } }: { row: RefusalRow }) {
  const { t } = useLingui()
  const words = useProblemWords()
  if (code === null) return t`Its cause would have been refused.`
  return words({ kind: 'refused', code, message: code, details })
}

/** Says that there are more than are shown. */
function More({ shown, count }: { shown: number; count: number }) {
  const { t } = useLingui()
  if (shown >= count) return null
  const [some, all] = [shown, count].map(each => groupWhole(String(each)))
  return (
    <p className="quiet" style={{ padding: '10px 16px', margin: 0 }}>
      {t`The first ${some} of ${all}. npm run strongroom -- counterfactual names all members.`}
    </p>
  )
}
