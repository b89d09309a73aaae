import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { isZero } from '../../../../i18n/amount.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { monthBegins } from './home-query.ts'

type MonthProps = { month: wire.MemberHome['month']; isHidden: boolean }

/**
 * Sums that came in and went out since the month began, by currency: each leads to its lines on the statement. It counts what began
 * this month, as the period of the statement does: a top-up of last month that is credited in this one is in neither.
 */
export function Month({ month, isHidden }: MonthProps) {
  const { t } = useLingui()
  return (
    <Panel title={t`In and out this month`} inset="flush">
      <ul className="glance-rows">
        {month.length === 0 && <li className="quiet">{t`Nothing that began this month has moved.`}</li>}
        {month.map(({ currency, came, left }) => (
          <li key={currency}>
            <Link to="/transactions" search={{ currency, from: monthBegins() }}>
              {currency}
            </Link>
            <span className="end">
              {isHidden ? (
                <HiddenMoney currency={currency} />
              ) : (
                <>
                  <Flow amount={came} currency={currency} />
                  <Flow amount={`-${left}`} currency={currency} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="panel-body m-0">
        <Link to="/transactions/months">{t`By kind, beside last month`}</Link>
        <span className="hint block mt-8">{t`A movement counts on the day it began.`}</span>
      </p>
    </Panel>
  )
}

function Flow({ amount, currency }: { amount: string; currency: string }) {
  if (isZero(amount)) return null
  return <Money amount={amount} currency={currency} kind="flow" exact />
}
