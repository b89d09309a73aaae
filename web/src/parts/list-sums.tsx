import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsOffice } from '../client/audience.ts'
import type { AskedList } from '../client/call.ts'
import type { CallName } from '../client/contract.ts'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { queryOf } from '../client/query-of.ts'
import { Skeleton } from './list-states.tsx'
import { Money } from './money.tsx'

/** The lists that the server adds up, and whether their amounts have a sign. */
const SUMMED: { readonly [N in wire.SummedList]: 'flow' | 'plain' } = {
  'topUp.all': 'plain',
  'bank.depositCases': 'plain',
  'bank.fpsCases': 'plain',
  'bank.circleDeposits': 'plain',
  'withdrawal.cases': 'plain',
  'chain.sendCases': 'plain',
  'payment.requestCases': 'plain',
  'payment.sendCases': 'plain',
  'office.adjustments': 'flow',
  'card.chargeCases': 'plain',
  'earn.allSubscriptions': 'plain',
  'trade.all': 'plain',
  'quickPay.list': 'plain',
  'statement.all': 'flow',
  'swap.log': 'plain',
}
const isSummed = (name: CallName): name is wire.SummedList => Object.hasOwn(SUMMED, name)

/** Names of the figures that stand beside each other in a row. */
const FIGURES: { readonly [F in wire.ListFigure]: MessageDescriptor } = {
  amount: msg`Amount`,
  given: msg`Given`,
  received: msg`Received`,
  fee: msg`Fee`,
}
const byCode = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** Rows that are added up unasked; more take the database a moment. */
const MOST = 10_000

type Filter = Readonly<Record<string, string | number>>

/** The filter without its page and its order: they change no sum, and the same sums serve every page. */
const narrowing = ({ page: _, limit: __, sort: ___, order: ____, ...filter }: Filter): Filter => filter

const sumsQuery = (list: wire.SummedList, filter: Filter) =>
  queryOf('office.listSums', { params: { list }, filter }, { isMoving: true })

type ListSumsProps = {
  asked: AskedList
  /** How many rows fit the filter, on all pages. */
  total: number
}

/** Above an administrators' list: what all rows of its filter come to, by currency. */
export function ListSums({ asked: { name, filter = {} }, total }: ListSumsProps) {
  const isOffice = useIsOffice()
  if (!isOffice || !isSummed(name)) return null
  return <Sums list={name} filter={narrowing(filter as Filter)} isLong={total > MOST} />
}

type SumsProps = { list: wire.SummedList; filter: Filter; isLong: boolean }

function Sums({ list, filter, isLong }: SumsProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [isWanted, setWanted] = useState(false)
  const isAsked = !isLong || isWanted
  const { data, error } = useQuery({ ...sumsQuery(list, filter), enabled: isAsked })
  return (
    <div className="list-sums">
      <span className="quiet">{t`In all`}</span>
      {!isAsked && (
        <button
          type="button"
          className="tool-button"
          onClick={() => setWanted(true)}
        >{t`Add them up`}</button>
      )}
      {isAsked && !data && (error ? words(problemOf(error)) : <Skeleton width={120} />)}
      {data && <Lines list={list} sums={data} />}
      {data && isLong && <span className="hint">{t`At most a minute old`}</span>}
    </div>
  )
}

/** One amount by currency beside each other; several figures in a line for each currency, every figure with its name. */
function Lines({ list, sums }: { list: wire.SummedList; sums: readonly wire.ListSum[] }) {
  const { i18n } = useLingui()
  const money = ({ figure, currency, amount }: wire.ListSum) => (
    <Money
      key={`${figure} ${currency}`}
      amount={amount}
      currency={currency}
      kind={SUMMED[list]}
      size="sm"
      isStrong
      exact
    />
  )
  if (sums.every(({ figure }) => figure === 'amount')) return sums.map(money)
  return (
    <ul className="list-figures">
      {[...Map.groupBy(sums, ({ currency }) => currency)].toSorted(byCode).map(([currency, figures]) => (
        <li key={currency}>
          {figures.map(each => (
            <span key={each.figure} data-figure={each.figure}>
              <span className="quiet">{i18n._(FIGURES[each.figure])}</span> {money(each)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
