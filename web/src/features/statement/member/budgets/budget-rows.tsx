import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { budgetKindWords } from '@strongroom/shared/words/statement/budget-kind'
import type { ReactNode } from 'react'
import { isZero } from '../../../../i18n/amount.ts'
import { useWordsOf } from '../../../../i18n/word.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Status } from '../../../../parts/status.tsx'
import '../../../../parts/list.css'
import '../../../../parts/shares.css'
import './budgets.css'

type RowsProps = {
  all: wire.BudgetMonth
  isHidden: boolean
  /** Buttons of a budget. */
  acts?: (budget: wire.Budget) => ReactNode
}

/** How far the month is, and each budget: what is spent of it and what is left. */
export function BudgetRows({ all: { day, days, passed, budgets }, isHidden, acts }: RowsProps) {
  const { t } = useLingui()
  return (
    <ul className="bare-list cards budgets" aria-label={t`Budgets`}>
      <li className="card-row">
        <span className="quiet">{t`Day ${day} of ${days}`}</span>
        <span className="quiet figures">{passed}%</span>
        <Bar share={passed} reached={0} />
      </li>
      {budgets.map(budget => (
        <li key={budget.kind} className="card-row">
          <BudgetRow budget={budget} isHidden={isHidden} />
          {acts && <span className="card-wide row">{acts(budget)}</span>}
        </li>
      ))}
    </ul>
  )
}

type BudgetProps = { budget: wire.Budget; isHidden: boolean }

function BudgetRow({ budget, isHidden }: BudgetProps) {
  const { t } = useLingui()
  const words = useWordsOf(budgetKindWords)
  const { kind, currency, spent, amount, left, over, share, reached } = budget
  const money = (of: string) =>
    isHidden ? (
      <HiddenMoney currency={currency} size="sm" />
    ) : (
      <Money amount={of} currency={currency} size="sm" exact />
    )
  return (
    <>
      <span className="card-name">{words[kind]}</span>
      <BudgetState reached={reached} />
      <Bar share={share} reached={reached} />
      <span className="card-pair">
        <span>
          <span className="quiet">{t`Spent:`}</span> {money(spent)} <span className="quiet">· {share}%</span>
        </span>
        <span>
          <span className="quiet">{isZero(over) ? t`Left:` : t`Above the budget:`}</span>{' '}
          {money(isZero(over) ? left : over)}
        </span>
      </span>
      <span className="card-wide quiet">
        {t`Budget of a month:`} {money(amount)}
      </span>
    </>
  )
}

function BudgetState({ reached }: { reached: wire.BudgetReached }) {
  const { t } = useLingui()
  if (reached === 0) return <span className="quiet">{t`Within the budget`}</span>
  return <Status state="waiting">{reached === 100 ? t`Spent` : t`Mostly spent`}</Status>
}

function Bar({ share, reached }: { share: string; reached: wire.BudgetReached }) {
  return (
    <span className="share-bar card-wide" data-reached={reached} aria-hidden>
      <span style={{ width: `${share}%` }} />
    </span>
  )
}
