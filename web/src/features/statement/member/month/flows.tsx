import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../../parts/column.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { useLineTitle } from '../../../../platform/lines/member/line-words.tsx'
import { daysOfMonth } from './queries.ts'

type SumProps = { amount: string; currency: string; isHidden: boolean }

/** An amount, unless the member hides amounts. */
export function Sum({ amount, currency, isHidden }: SumProps) {
  if (isHidden) return <HiddenMoney currency={currency} size="sm" />
  return <Money amount={amount} currency={currency} size="sm" exact />
}

type FlowsProps = {
  title: string
  flows: readonly wire.MonthFlow[]
  month: string
  isHidden: boolean
}

/** Flows by kind and currency, each above that of the month before. */
export function Flows({ title, flows, month, isHidden }: FlowsProps) {
  const { t } = useLingui()
  const sum = (key: 'came' | 'went' | 'fees') => (flow: wire.MonthFlow) => (
    <>
      <Sum amount={flow[key]} currency={flow.currency} isHidden={isHidden} />
      <span className="quiet block">
        {t`month before:`} <Sum amount={flow.before[key]} currency={flow.currency} isHidden={isHidden} />
      </span>
    </>
  )
  const columns: readonly Column<wire.MonthFlow>[] = [
    { key: 'kind', head: t`Kind`, cell: flow => <Kind flow={flow} month={month} /> },
    { key: 'came', head: t`In`, align: 'end', cell: sum('came') },
    { key: 'went', head: t`Out`, align: 'end', cell: sum('went') },
    { key: 'fees', head: t`Fees`, align: 'end', cell: sum('fees') },
  ]
  return (
    <Panel title={title} inset="flush">
      <RowsTable
        caption={title}
        rows={flows}
        columns={columns}
        rowKey={({ source, type, currency }) => `${source}:${type}:${currency}`}
      />
    </Panel>
  )
}

/** The name of a flow, which leads to the records that it is the sum of. */
function Kind({ flow: { source, type, currency }, month }: { flow: wire.MonthFlow; month: string }) {
  const { t } = useLingui()
  const title = useLineTitle()
  const days = daysOfMonth(month)
  if (source === 'statement')
    return (
      <Link to="/transactions" search={{ type, currency, ...days }}>
        {title(type)}
      </Link>
    )
  return type === 'fee' ? (
    <Link to="/prepaidcard/CardFeeList" search={days}>{t`Card fees`}</Link>
  ) : (
    <Link to="/prepaidcard/SpendList" search={days}>{t`Card purchases`}</Link>
  )
}
