import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '../../../../client/query-of.ts'
import { amountText, partsOf } from '../../../../i18n/amount.ts'
import { snapshotDayText } from '../../../../i18n/time.ts'
import { ChoiceFilter } from '../../../../parts/filters.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { type Figure, figuresOf, heldOn } from './figures.ts'
import { lineOf, pathOf } from './line.ts'
import { Ranges } from './ranges.tsx'
import './snapshot-chart.css'

const RANGES: readonly wire.SnapshotRange[] = ['7', '30', '90', '365', 'all']
/** The chart's own units; it stretches to the width there is. */
const [WIDTH, HEIGHT] = [600, 160]

const snapshotsQuery = (uid: string, range: wire.SnapshotRange) =>
  queryOf('wallet.snapshots', { params: { a: uid, b: range } }, { refetchInterval: 60_000 })

/** The member's total at the end of each day, in USDC, or one currency of it: a line, and a table for screen readers. */
export function SnapshotChart({ uid, isHidden }: { uid: string; isHidden: boolean }) {
  const [range, setRange] = useState<wire.SnapshotRange>('30')
  const { data: days, error, refetch } = useQuery(snapshotsQuery(uid, range))
  const ranges = <Ranges ranges={RANGES} current={range} onChoose={setRange} />
  if (error && !days) return <NoChart onRetry={() => void refetch()} />
  return <Chart days={days} isHidden={isHidden} ranges={ranges} />
}

/** Said quietly: what could not be drawn stands in figures beside it. */
function NoChart({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <p className="quiet snapshot-missing">
      {t`This could not be loaded`}
      <button type="button" className="plain-button" onClick={onRetry}>
        {t`Try again`}
      </button>
    </p>
  )
}

type ChartProps = { days: readonly wire.Snapshot[] | undefined; isHidden: boolean; ranges: ReactNode }

function Chart({ days: loaded, isHidden, ranges }: ChartProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string>()
  const held = heldOn(loaded ?? [])
  const days = figuresOf(
    loaded ?? [],
    held.find(each => each === chosen),
  )
  const [at, setAt] = useState<number>()
  const points = pointsOf(days)
  const pointed = at === undefined ? undefined : days[Math.min(at, days.length - 1)]
  const point = pointed && points[days.indexOf(pointed)]
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="snapshot" data-loading={loaded === undefined || undefined}>
      <figcaption className="row apart wrap">
        {ranges}
        {held.length > 1 && <Currencies held={held} chosen={chosen} onChoose={setChosen} />}
        {first && last && <Said first={first} last={last} pointed={pointed} isHidden={isHidden} />}
        {loaded && !first && <span className="quiet">{t`This chart starts with your first money.`}</span>}
      </figcaption>
      <Line days={days} point={point} onAt={setAt} isHidden={isHidden} />
      <div className="row apart quiet figures snapshot-days" aria-hidden>
        <span>{first && snapshotDayText(first.day)}</span>
        <span>{last && last !== first && snapshotDayText(last.day)}</span>
      </div>
      {!isHidden && first && <DayTable days={days} caption={t`Total by day`} />}
    </figure>
  )
}

/** The figures as points of the chart's line. */
export const pointsOf = (days: readonly Figure[]) =>
  lineOf(
    days.map(({ amount }) => amount),
    { width: WIDTH, height: HEIGHT },
  )

type CurrenciesProps = {
  held: readonly string[]
  chosen: string | undefined
  onChoose: (currency: string | undefined) => void
}

function Currencies({ held, chosen, onChoose }: CurrenciesProps) {
  const { t } = useLingui()
  const choices = held.map(value => ({ value, label: value }))
  return (
    <ChoiceFilter
      label={t`Currency of the chart`}
      all={t`All, in USDC`}
      choices={choices}
      value={chosen}
      onChange={onChoose}
    />
  )
}

type SaidProps = {
  first: Figure
  last: Figure
  pointed: Figure | undefined
  isHidden: boolean
}

/** The day one points at, or the only one; otherwise by how much the total has changed since the first day. */
function Said({ first, last, pointed, isHidden }: SaidProps) {
  const { t } = useLingui()
  const one = pointed ?? (first === last ? first : undefined)
  const day = snapshotDayText((one ?? first).day)
  const { currency } = first
  const change = new Decimal(last.amount).minus(first.amount).toFixed()
  return (
    <span className="quiet figures">
      {isHidden ? (
        <HiddenMoney currency={currency} />
      ) : one ? (
        <Money amount={one.amount} currency={currency} isStrong />
      ) : (
        <Money amount={change} currency={currency} kind="flow" size="sm" />
      )}{' '}
      {one ? day : t`since ${day}`}
    </span>
  )
}

type DayTableProps = {
  days: readonly Figure[]
  caption: string
  /** How a day reads. */
  said?: ((day: string) => string) | undefined
}

/** The days of a chart for screen readers. */
export function DayTable({ days, caption, said = snapshotDayText }: DayTableProps) {
  return (
    // A table is as high as its rows, whatever height it is given: the box around it hides it.
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {days.map(({ day, amount, currency }) => (
            <tr key={day}>
              <th scope="row">{said(day)}</th>
              <td>{amountText(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = {
  days: readonly Figure[]
  point: ReturnType<typeof lineOf>[number] | undefined
  onAt: (at: number | undefined) => void
  /** The scale at the side is left out where amounts are hidden. */
  isHidden?: boolean
}

/** The line of a chart with its highest and lowest amount at the side; `onAt` hears of the day that is pointed at. */
export function Line({ isHidden = false, ...props }: LineProps) {
  return (
    <div className="snapshot-plot">
      <Curve {...props} />
      {!isHidden && <Scale days={props.days} />}
    </div>
  )
}

/** The highest and the lowest amount, beside their heights; nothing beside a level line. */
function Scale({ days }: { days: readonly Figure[] }) {
  const [first, ...others] = days
  if (!first) return null
  const amounts = [first, ...others].map(({ amount }) => new Decimal(amount))
  const [least, most] = [Decimal.min(...amounts), Decimal.max(...amounts)]
  if (least.eq(most)) return null
  return (
    <div className="snapshot-scale figures" aria-hidden>
      {[most, least].map(amount => (
        <span key={amount.toFixed()}>{figureText(amount.toFixed(), first.currency)}</span>
      ))}
    </div>
  )
}

const figureText = (amount: string, currency: string): string => {
  const { sign, whole, fraction } = partsOf(amount, currency)
  return `${sign}${whole}.${fraction}`
}

function Curve({ days, point, onAt }: Omit<LineProps, 'isHidden'>) {
  const points = pointsOf(days)
  const [first] = days
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="snapshot-line"
      aria-hidden
      onPointerMove={event => {
        const box = event.currentTarget.getBoundingClientRect()
        const share = (event.clientX - box.left) / box.width
        onAt(Math.max(0, Math.min(days.length - 1, Math.round(share * (days.length - 1)))))
      }}
      onPointerLeave={() => onAt(undefined)}
    >
      {first && (
        <>
          <path className="snapshot-area" d={`${pathOf(points)} L ${WIDTH} ${HEIGHT} L 0 ${HEIGHT} Z`} />
          <path className="snapshot-stroke" d={pathOf(points)} />
        </>
      )}
      {point && (
        <>
          <line className="snapshot-mark" x1={point.x} x2={point.x} y1={0} y2={HEIGHT} />
          <line className="snapshot-mark" x1={0} x2={WIDTH} y1={point.y} y2={point.y} />
        </>
      )}
    </svg>
  )
}
