import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callForAll } from '../../client/call.ts'
import { ErrorFace, Skeleton } from '../../parts/faces.tsx'
import { HiddenMoney, Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { calendarDayText } from '../../parts/time.ts'
import { lineOf, pathOf } from './line.ts'
import './snapshot-chart.css'

const RANGES: readonly wire.SnapshotRange[] = ['7', '30', '90', '365', 'all']
/** The chart's own units; it stretches to the width there is. */
const [WIDTH, HEIGHT] = [600, 160]

const snapshotsQuery = (uid: string, range: wire.SnapshotRange) =>
  queryOptions({
    queryKey: ['snapshots', uid, range],
    queryFn: () => callForAll<wire.Snapshot>({ path: `/wallets/snapshot/${uid}/${range}` }),
    refetchInterval: 60_000,
  })

/** What the member held at the end of each day, in USDC, as a line; and as a table for who cannot see one. */
export function SnapshotChart({ uid, isHidden }: { uid: string; isHidden: boolean }) {
  const { t } = useLingui()
  const [range, setRange] = useState<wire.SnapshotRange>('30')
  const { data: days, error, refetch } = useQuery(snapshotsQuery(uid, range))
  const label = (each: wire.SnapshotRange) => (each === 'all' ? t`All` : t`${each} days`)
  return (
    <Panel
      title={t`Total by day`}
      aside={
        <fieldset className="ranges" aria-label={t`Period`}>
          {RANGES.map(each => (
            <button
              key={each}
              type="button"
              className="plain-button"
              aria-pressed={each === range}
              onClick={() => setRange(each)}
            >
              {label(each)}
            </button>
          ))}
        </fieldset>
      }
    >
      {error && !days && <ErrorFace error={error} onRetry={() => void refetch()} />}
      {!days && !error && <Skeleton width="100%" />}
      {days && days.length === 0 && <p className="quiet">{t`Your first money begins this chart.`}</p>}
      {days && days.length > 0 && <Chart days={days} isHidden={isHidden} />}
    </Panel>
  )
}

function Chart({ days, isHidden }: { days: readonly wire.Snapshot[]; isHidden: boolean }) {
  const { t } = useLingui()
  const [at, setAt] = useState<number>()
  const shown = days[Math.min(at ?? days.length - 1, days.length - 1)] as wire.Snapshot
  const first = days[0] as wire.Snapshot
  const points = lineOf(
    days.map(({ total }) => total),
    { width: WIDTH, height: HEIGHT },
  )
  const point = points[days.indexOf(shown)]
  const change = new Decimal(shown.total).minus(first.total).toFixed()
  return (
    <figure className="snapshot">
      <figcaption className="row apart wrap">
        <span>
          {isHidden ? (
            <HiddenMoney currency="USDC" />
          ) : (
            <Money amount={shown.total} currency="USDC" isStrong />
          )}{' '}
          <span className="quiet figures">{shown.date}</span>
        </span>
        {!isHidden && <Money amount={change} currency="USDC" kind="flow" size="sm" />}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="snapshot-line"
        aria-hidden
        onPointerMove={event => {
          const box = event.currentTarget.getBoundingClientRect()
          const share = (event.clientX - box.left) / box.width
          setAt(Math.max(0, Math.min(days.length - 1, Math.round(share * (days.length - 1)))))
        }}
        onPointerLeave={() => setAt(undefined)}
      >
        <path className="snapshot-area" d={`${pathOf(points)} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`} />
        <path className="snapshot-stroke" d={pathOf(points)} />
        {point && at !== undefined && (
          <line className="snapshot-mark" x1={point.x} x2={point.x} y1={0} y2={HEIGHT} />
        )}
      </svg>
      <div className="row apart quiet figures snapshot-days" aria-hidden>
        <span>{calendarDayText(first.day)}</span>
        <span>{calendarDayText((days.at(-1) as wire.Snapshot).day)}</span>
      </div>
      {!isHidden && (
        <table className="sr">
          <caption>{t`Total by day`}</caption>
          <tbody>
            {days.map(({ day, total }) => (
              <tr key={day}>
                <th scope="row">{calendarDayText(day)}</th>
                <td>{total} USDC</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}
