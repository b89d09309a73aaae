import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'
import type { Figure } from '../../../platform/balances/member/snapshots/figures.ts'
import { Ranges } from '../../../platform/balances/member/snapshots/ranges.tsx'
import { DayTable, Line, pointsOf } from '../../../platform/balances/member/snapshots/snapshot-chart.tsx'
import { type PriceRange, priceHistoryQuery } from './queries.ts'

const RANGES: readonly PriceRange[] = ['7', '30', '90', '365']

/** The price of a pair at the end of each day, and now: a line, and a table for screen readers. */
export function PairPrices({ pair: { base, target } }: { pair: Pick<wire.TradedPair, 'base' | 'target'> }) {
  const { t } = useLingui()
  const [days, setDays] = useState<PriceRange>('30')
  const query = useQuery(priceHistoryQuery({ base, target, days }))
  return (
    <Panel title={t`Price of one ${base} in ${target}`}>
      <div className="row mb-12">
        <Ranges ranges={RANGES} current={days} onChoose={setDays} />
      </div>
      {query.data ? (
        <Chart
          figures={query.data.map(({ day, price }) => ({ day, amount: price, currency: target }))}
          change={query.data.at(-1)?.change ?? '0'}
        />
      ) : (
        <WaitingInside query={query} />
      )}
    </Panel>
  )
}

function Chart({ figures, change: share }: { figures: readonly Figure[]; change: string }) {
  const { t } = useLingui()
  const [at, setAt] = useState<number>()
  const [first, last] = [figures[0], figures.at(-1)]
  if (!first || !last || first === last)
    return <p className="quiet">{t`Prices of these days are not known.`}</p>
  const pointed = at === undefined ? undefined : figures[Math.min(at, figures.length - 1)]
  const { day, amount, currency } = pointed ?? last
  const since = calendarDayText(first.day)
  const change = shareText(share)
  return (
    <figure className="snapshot">
      <figcaption className="figures">
        <Money amount={amount} currency={currency} isStrong exact />{' '}
        <span className="quiet">{pointed ? calendarDayText(day) : t`${change} since ${since}`}</span>
      </figcaption>
      <Line days={figures} point={pointed && pointsOf(figures)[figures.indexOf(pointed)]} onAt={setAt} />
      <div className="row apart quiet figures snapshot-days" aria-hidden>
        <span>{since}</span>
        <span>{calendarDayText(last.day)}</span>
      </div>
      <DayTable days={figures} caption={t`Price by day`} />
    </figure>
  )
}

/** A share with its sign: `0.0420` as `+4.20%`. */
const shareText = (share: string): string => {
  const [sign, size] = share.startsWith('-') ? ['\u2212', share.slice(1)] : ['+', share]
  return `${isZero(share) ? '' : sign}${percentOf(size)}`
}
