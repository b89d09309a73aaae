import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { calendarMonthText, dayOf } from '../../../../i18n/time.ts'
import type { Column } from '../../../../parts/column.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { MonthBudgets } from '../budgets/month-budgets.tsx'
import { monthsBefore } from '../statements/months.ts'
import { Flows, Sum } from './flows.tsx'
import { monthFlowsQuery } from './queries.ts'

/** Months that can be chosen, the one that has begun among them. */
const MONTHS = 13

/** Where the member's money came from and went in a month, beside the month before. */
export function MonthsPage() {
  const { t } = useLingui()
  const [isHidden, toggleHidden] = useHidden()
  const navigate = useNavigate()
  const today = dayOf(new Date().toISOString())
  const current = today.slice(0, 7)
  const months = [current, ...monthsBefore(today, MONTHS - 1).map(({ month }) => month)]
  const { month: asked }: { month?: string } = useSearch({ strict: false })
  const month = months.find(each => each === asked) ?? current
  const query = useQuery(monthFlowsQuery(month))
  return (
    <Page title={t`Money by month`} actions={<HideButton isHidden={isHidden} onToggle={toggleHidden} />}>
      <div className="stack">
        <NativeSelect
          className="max-640"
          label={t`Month`}
          value={month}
          data={months.map(value => ({ value, label: calendarMonthText(value) }))}
          onChange={({ currentTarget: { value } }) =>
            void navigate({ to: '/transactions/months', search: { month: value } })
          }
        />
        {query.data ? <Months all={query.data} isHidden={isHidden} /> : <Waiting query={query} />}
      </div>
    </Page>
  )
}

type Shown = { all: wire.MonthFlows; isHidden: boolean }

function Months({ all, isHidden }: Shown) {
  const { t } = useLingui()
  const others = all.flows.filter(({ own }) => own === 0)
  const own = all.flows.filter(flow => flow.own === 1)
  const { month } = all
  return (
    <>
      <Totals all={all} isHidden={isHidden} />
      <MonthBudgets month={month} isHidden={isHidden} />
      {all.flows.length === 0 && (
        <p className="quiet">{t`Nothing that began in these two months has moved.`}</p>
      )}
      {others.length > 0 && (
        <Flows title={t`Came and went`} flows={others} month={month} isHidden={isHidden} />
      )}
      {own.length > 0 && (
        <Flows title={t`Between your own balances`} flows={own} month={month} isHidden={isHidden} />
      )}
      <Link to="/prepaidcard">{t`Card purchases by category`}</Link>
      <p className="hint">
        {t`By the day on which each movement began. Totals are in USDC at the prices of now, without currencies that have no price. Of what moves between your own balances, only the fees count. Money that came back whole is left out.`}
      </p>
    </>
  )
}

const SUMS = ['came', 'went', 'fees'] as const

function Totals({ all: { month, month_before, total, total_before }, isHidden }: Shown) {
  const { t } = useLingui()
  const heads = { came: t`In`, went: t`Out`, fees: t`Fees` }
  const usdc = (amount: string) => <Sum amount={amount} currency="USDC" isHidden={isHidden} />
  const columns: readonly Column<(typeof SUMS)[number]>[] = [
    { key: 'sum', head: t`In USDC`, cell: row => heads[row] },
    { key: 'now', head: calendarMonthText(month), align: 'end', cell: row => usdc(total[row]) },
    {
      key: 'before',
      head: calendarMonthText(month_before),
      align: 'end',
      cell: row => usdc(total_before[row]),
    },
  ]
  return (
    <Panel title={t`Together`} inset="flush">
      <RowsTable caption={t`Together`} rows={SUMS} columns={columns} rowKey={row => row} />
    </Panel>
  )
}
