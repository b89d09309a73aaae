import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { calendarDayText, momentText } from '../../../i18n/time.ts'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { DayChart } from '../../../platform/balances/member/snapshots/day-chart.tsx'
import type { Figure } from '../../../platform/balances/member/snapshots/figures.ts'
import { Ranges } from '../../../platform/balances/member/snapshots/ranges.tsx'
import { type PriceRange, priceHistoryQuery } from './queries.ts'

const RANGES: readonly PriceRange[] = ['1', '7', '30', '90', '365']

/** The price of a pair at the end of each day or by quarters of an hour, and now: a line, and a table for screen readers. */
export function PairPrices({ pair: { base, target } }: { pair: Pick<wire.TradedPair, 'base' | 'target'> }) {
  const { t } = useLingui()
  const [days, setDays] = useState<PriceRange>('30')
  const query = useQuery(priceHistoryQuery({ base, target, days }))
  return (
    <Panel title={t`Price of one ${base} in ${target}`}>
      <div className="row wrap apart mb-12">
        <Ranges ranges={RANGES} current={days} onChoose={setDays} />
        <Link to="/pricealerts" search={{ kind: 'trade', pair: `${base}-${target}` }}>
          {t`Tell me of a price`}
        </Link>
      </div>
      {query.data ? (
        <Chart
          figures={query.data.map(({ day, at, price }) => ({
            day: at ?? day,
            amount: price,
            currency: target,
          }))}
          change={query.data.at(-1)?.change ?? '0'}
          isOneDay={query.data.at(-1)?.at != null}
        />
      ) : (
        <WaitingInside query={query} />
      )}
    </Panel>
  )
}

type ChartProps = { figures: readonly Figure[]; change: string; isOneDay: boolean }

function Chart({ figures, change: share, isOneDay }: ChartProps) {
  const { t } = useLingui()
  const [first, ...others] = figures
  const last = others.at(-1)
  if (!first || !last)
    return (
      <p className="quiet">
        {isOneDay
          ? t`Prices of the last 24 hours are not known yet.`
          : t`Prices of these days are not known.`}
      </p>
    )
  const whenSaid = isOneDay ? momentText : calendarDayText
  const since = whenSaid(first.day)
  const change = shareText(share)
  const said = (pointed: Figure | undefined) => {
    const { day, amount, currency } = pointed ?? last
    return (
      <>
        <Money amount={amount} currency={currency} isStrong exact />{' '}
        <span className="quiet">{pointed ? whenSaid(day) : t`${change} since ${since}`}</span>
      </>
    )
  }
  const caption = isOneDay ? t`Price by quarter of an hour` : t`Price by day`
  return (
    <DayChart
      figures={[first, ...others]}
      caption={caption}
      said={said}
      momentSaid={isOneDay ? momentText : undefined}
    />
  )
}

/** A share with its sign: `0.0420` as `+4.20%`. */
const shareText = (share: string): string => {
  const [sign, size] = share.startsWith('-') ? ['\u2212', share.slice(1)] : ['+', share]
  return `${isZero(share) ? '' : sign}${percentOf(size)}`
}
