import { Plural, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { spendingCategoryWords } from '@strongroom/shared/words/card/spending-category'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { calendarMonthText } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import '../../../parts/shares.css'
import './card-spending.css'
import { cardSpendingQuery } from './queries.ts'

type Spending = wire.CardSpending
type Category = Spending['categories'][number]

/** Spending with the card in a month: a bar for each category, and its merchants under it. */
export function CardSpending() {
  const { t } = useLingui()
  const [month, choose] = useState<string>()
  const query = useQuery(cardSpendingQuery(month))
  const { data } = query
  return (
    <Panel
      title={t`Spending by month`}
      aside={data && data.month !== null && <MonthChoice spending={data} onChoose={choose} />}
    >
      {data ? <Month spending={data} /> : <WaitingInside query={query} />}
    </Panel>
  )
}

function MonthChoice(props: { spending: Spending; onChoose: (month: string) => void }) {
  const { t } = useLingui()
  const { month, months } = props.spending
  return (
    <span className="chip">
      <select
        aria-label={t`Month`}
        value={month ?? ''}
        onChange={event => props.onChoose(event.currentTarget.value)}
      >
        {months.map(each => (
          <option key={each} value={each}>
            {calendarMonthText(each)}
          </option>
        ))}
      </select>
    </span>
  )
}

function Month({ spending }: { spending: Spending }) {
  const { t } = useLingui()
  const { currency, total, categories } = spending
  if (categories.length === 0)
    return (
      <p className="quiet">{t`You have not spent anything yet. Your card purchases appear here by category.`}</p>
    )
  return (
    <div className="stack">
      <Money amount={total} currency={currency} size="xl" />
      <ul className="spending" aria-label={t`Spending by category`}>
        {categories.map(each => (
          <CategoryRow key={each.category} row={each} currency={currency} />
        ))}
      </ul>
      <p className="hint">{t`By the day of settlement; what came back is taken off.`}</p>
      <div className="row wrap">
        <Link to="/prepaidcard/SpendList">{t`All spending`}</Link>
        <Link to="/transactions/months">{t`Money by month`}</Link>
        <Link to="/budgets">{t`Budgets`}</Link>
      </div>
    </div>
  )
}

function CategoryRow({ row, currency }: { row: Category; currency: string }) {
  const words = useWordsOf(spendingCategoryWords)
  return (
    <li>
      <details>
        <summary>
          <span className="spending-name">{words[row.category]}</span>
          <Money amount={row.amount} currency={currency} exact />
          <span className="share-bar" aria-hidden>
            <span style={{ width: `${row.share}%` }} />
          </span>
          <span className="figures quiet">{row.share}%</span>
        </summary>
        <Merchants row={row} currency={currency} />
      </details>
    </li>
  )
}

function Merchants({ row, currency }: { row: Category; currency: string }) {
  const { t } = useLingui()
  return (
    <ul className="spending-merchants">
      {row.merchants.map(({ merchant, amount, count }) => (
        <li key={merchant ?? ''}>
          <span className="spending-name">{merchant ?? t`Without a merchant’s name`}</span>
          <span className="quiet">
            <Plural value={count} one="# transaction" other="# transactions" />
          </span>
          <Money amount={amount} currency={currency} exact />
        </li>
      ))}
    </ul>
  )
}
