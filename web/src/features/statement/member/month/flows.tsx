import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { isZero } from '../../../../i18n/amount.ts'
import type { Column } from '../../../../parts/column.ts'
import { LabelledCard } from '../../../../parts/labelled-card.tsx'
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

type SumKey = keyof wire.MonthFlow['before']

/** Whether nothing of a kind moved in either month. */
const isNothing = (flow: wire.MonthFlow, key: SumKey): boolean =>
  isZero(flow[key]) && isZero(flow.before[key])

/** Flows by kind and currency, each above that of the month before where there was one. */
export function Flows({ title, flows, month, isHidden }: FlowsProps) {
  const { t } = useLingui()
  const sum = (key: SumKey) => (flow: wire.MonthFlow) => {
    if (isNothing(flow, key)) return '–'
    return (
      <>
        <Sum amount={flow[key]} currency={flow.currency} isHidden={isHidden} />
        {!isZero(flow.before[key]) && (
          <span className="quiet block">
            {t`month before:`} <Sum amount={flow.before[key]} currency={flow.currency} isHidden={isHidden} />
          </span>
        )}
      </>
    )
  }
  const sums = [
    { key: 'came', head: t`In`, align: 'end', cell: sum('came') },
    { key: 'went', head: t`Out`, align: 'end', cell: sum('went') },
    { key: 'fees', head: t`Fees`, align: 'end', cell: sum('fees') },
  ] as const
  const name: Column<wire.MonthFlow> = {
    key: 'kind',
    head: t`Kind`,
    cell: flow => <Kind flow={flow} month={month} />,
  }
  return (
    <Panel title={title} inset="flush">
      <RowsTable
        caption={title}
        rows={flows}
        columns={[name, ...sums]}
        rowKey={({ source, type, currency }) => `${source}:${type}:${currency}`}
        card={flow => (
          <LabelledCard row={flow} columns={[name, ...sums.filter(({ key }) => !isNothing(flow, key))]} />
        )}
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
