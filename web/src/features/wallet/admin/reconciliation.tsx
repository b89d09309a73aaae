import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { queryOf } from '../../../client/query-of.ts'
import { amountText, groupWhole } from '../../../i18n/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'

const keptQuery = queryOf('wallet.billChecks')

/** Compares every wallet with its transactions and the log when it is asked to, and shows what was found before. */
export function Reconciliation() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: () => callForOne('wallet.checkBills'),
    onSettled: () => queries.invalidateQueries(keptQuery),
  })
  return (
    <div className="stack gap-12 mb-16">
      <div>
        <Button variant="default" size="sm" loading={check.isPending} onClick={() => check.mutate()}>
          {t`Compare every wallet with its transactions`}
        </Button>
      </div>
      <ProblemNotice of={check.error} />
      {check.data && <Outcome check={check.data} />}
      <Kept />
    </div>
  )
}

function Outcome({ check: { checked, differing, log } }: { check: wire.BillCheck }) {
  const { t } = useLingui()
  if (differing.length === 0)
    return (
      <Notice
        tone={log?.equal === false ? 'wrong' : 'proven'}
        title={t`Every one of ${checked} wallets equals its transactions`}
        isUrgent
      >
        {log && <InLog {...log} />}
      </Notice>
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

function InLog({ equal, number }: { equal: boolean; number: number }) {
  const { t } = useLingui()
  const event = groupWhole(String(number))
  return equal
    ? t`The log comes to the same balances, up to event ${event}.`
    : t`The log comes to other balances. Look at the proof before anything is paid out.`
}

/** Comparisons that administrators have made, of all wallets or of one. */
function Kept() {
  const { t } = useLingui()
  const { data = [] } = useQuery(keptQuery)
  const columns = useKeptColumns()
  if (data.length === 0) return null
  return (
    <Panel title={t`Comparisons made`} inset="flush">
      <RowsTable
        caption={t`Comparisons made`}
        rows={data.slice(0, 5)}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Panel>
  )
}

function useKeptColumns(): Column<wire.KeptBillCheck>[] {
  const { t } = useLingui()
  return [
    { key: 'date', head: t`Time`, cell: ({ date }) => <UtcTime at={date} /> },
    { key: 'by', head: t`By`, cell: ({ by, by_name }) => <MemberLink uid={by} username={by_name} /> },
    {
      key: 'what',
      head: t`Wallets`,
      cell: ({ uid, currency, checked }) => {
        const count = groupWhole(String(checked))
        if (!uid) return t`All ${count}`
        return currency ? t`${currency} of user ID ${uid}` : t`All ${count} of user ID ${uid}`
      },
    },
    { key: 'found', head: t`Result`, cell: row => <Found {...row} /> },
  ]
}

function Found({ differing, log_equal }: wire.KeptBillCheck) {
  const { t } = useLingui()
  const count = differing.length
  if (count > 0) return <Status state="wrong">{t`${count} differ`}</Status>
  if (log_equal === false) return <Status state="wrong">{t`The log differs`}</Status>
  return <Status state="settled">{t`Equal`}</Status>
}

function Difference({ bill: { uid, currency, balance, accumulated } }: { bill: wire.Bill }) {
  const { t } = useLingui()
  const [holds, sums] = [amountText(balance, currency), amountText(accumulated, currency)]
  return (
    <span className="block">{t`User ID ${uid}: the wallet holds ${holds}, its transactions come to ${sums}.`}</span>
  )
}
