import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { cardLineTypes } from '@strongroom/shared/words/card/kind'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  const title = useLineTitle()
  const days = daysOfMonth(month)
  if (source === 'card' && isOfCard(type)) return <CardKind type={type} days={days} />
  return (
    <Link to="/transactions" search={{ type, currency, ...days }}>
      {title(type)}
    </Link>
  )
}

const isOfCard = (type: string): type is wire.CardTransactionType => Object.hasOwn(cardLineTypes, type)

type CardKindProps = { type: wire.CardTransactionType; days: ReturnType<typeof daysOfMonth> }

/** A kind of the card's transactions. Withdrawals stand on the statement too; bonuses show on the page of the card alone. */
function CardKind({ type, days }: CardKindProps) {
  const { t } = useLingui()
  const ways: Readonly<Record<wire.CardTransactionType, ReactNode>> = {
    charge: <Link to="/prepaidcard/ChargeList" search={days}>{t`Card top-ups from a bank`}</Link>,
    spend: <Link to="/prepaidcard/SpendList" search={days}>{t`Card purchases`}</Link>,
    fee: <Link to="/prepaidcard/CardFeeList" search={days}>{t`Card fees`}</Link>,
    bonus: <Link to="/prepaidcard">{t`Card bonuses`}</Link>,
    'referrer-bonus': <Link to="/prepaidcard">{t`Card bonuses for inviting`}</Link>,
    'referee-bonus': <Link to="/prepaidcard">{t`Card bonuses for being invited`}</Link>,
    withdrawal: (
      <Link to="/transactions" search={{ type: 'withdrawal', ...days }}>
        {t`Withdrawals from the card`}
      </Link>
    ),
  }
  return ways[type]
}
